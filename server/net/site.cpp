#include "server/net/site.h"

#include "server/net/origin.h"
#include "server/table/awaiting.h"

#include <array>
#include <charconv>
#include <exception>

namespace homestretch::server {

namespace {

constexpr std::size_t seconds_at_once = 4;
constexpr std::string_view ready_path = "/readyz";
constexpr std::string_view metrics_path = "/metrics";
constexpr std::string_view api_prefix = "/api/";
constexpr std::string_view socket_pattern = "/api/v1/tables/{table}/socket";
constexpr std::string_view file_pattern = "/…";

using Header = std::pair<std::string_view, std::string_view>;
// Links carry tokens: no referrer. Boards set style attributes, so these are allowed; nothing else inline is.
constexpr std::array every_answer = {
    Header{"Content-Security-Policy",
           "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
           "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
           "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    Header{"X-Content-Type-Options", "nosniff"},
    Header{"X-Frame-Options", "DENY"},
    Header{"Referrer-Policy", "no-referrer"},
    Header{"Cross-Origin-Opener-Policy", "same-origin"},
    Header{"Cross-Origin-Resource-Policy", "same-origin"},
    Header{"Permissions-Policy", "camera=(), geolocation=(), microphone=()"},
};

bool only_reads(const Request& request) {
    return request.method == "GET" || request.method == "HEAD";
}

std::string_view pattern_of(const Request& request) {
    return request.path.starts_with(api_prefix) ? Api::pattern_of(request.path) : file_pattern;
}

// A label of a count must not be what a client makes up.
std::string_view known_method(std::string_view method) {
    for (const std::string_view known : {"GET", "HEAD", "POST", "PUT", "DELETE"}) {
        if (method == known) return known;
    }
    return "other";
}

Response plain(unsigned status, std::string body) {
    return {.status = status,
            .body = std::move(body),
            .headers = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}}};
}

std::optional<std::size_t> number_in(const std::string& text) {
    std::uint32_t number = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failed != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

// `as`, `epoch` and `since` of a socket's address; nothing if they are not what the protocol says.
bool read_wish(const Request& request, SocketWish& wish) {
    for (const auto& [name, value] : request.query) {
        const auto number = number_in(value);
        if (name == "as" && value == "watch") {
            wish.as.watch = true;
        } else if (name == "as" && number && *number < max_seats) {
            wish.as.seat = seat_at(*number);
        } else if (name == "since" && number) {
            wish.known.entries = *number;
        } else if (name == "epoch" && number) {
            wish.known.epoch = *number;
        } else {
            return false;
        }
    }
    return true;
}

} // namespace

Site::Site(const Settings& settings, Hall& hall, Api api, const GuestSignature& signature,
           Readiness& readiness, Metrics& metrics, const Log& log)
    : settings_(settings), hall_(hall), api_(std::move(api)), files_(settings.web),
      cookie_(signature, settings.public_url.starts_with("https:")), readiness_(readiness), metrics_(metrics),
      log_(log), requests_({.most = settings.request_rate * seconds_at_once,
                            .period = std::chrono::seconds(seconds_at_once)}),
      at_tables_(settings.table_sockets), of_guests_(settings.guest_sockets),
      of_addresses_(settings.address_connections) {}

Response Site::dressed(Response response) const {
    for (const auto& [name, value] : every_answer) response.headers.emplace_back(name, value);
    if (settings_.public_url.starts_with("https:")) {
        response.headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
    }
    return response;
}

// A page of another site that makes a browser ask for something must not get it another guest.
Site::Visitor Site::visitor(const Request& request) const {
    const auto known = cookie_.read(request);
    Visitor from{.guest = known ? known->guest : random_token()};
    const bool due = !known || cookie_.is_due(request, *known);
    if (due && Api::is_personal(request) && read_by_our_origin(request, settings_.public_url)) {
        from.set_cookie = cookie_.set(from.guest);
    }
    return from;
}

std::optional<Response> Site::objection(const Request& request, bool changes) {
    if (!requests_.take(request.client, std::chrono::steady_clock::now())) {
        Response response =
            error_response(Code::TooManyRequests, "you ask faster than this server answers; wait a second");
        response.headers.emplace_back("Retry-After", "1");
        return response;
    }
    if (changes && !from_our_origin(request, settings_.public_url)) {
        return error_response(Code::WrongOrigin, "this was asked for by a page of another site");
    }
    return std::nullopt;
}

// Those who watch over the server ask often, and must hear when everybody else is told to wait.
std::optional<Response> Site::health_page(const Request& request) const {
    if (!only_reads(request)) return std::nullopt;
    if (request.path == "/healthz") return plain(200, "ok\n");
    if (request.path == ready_path && draining_) return plain(503, "draining\n");
    if (request.for_machines && request.path != metrics_path && request.path != ready_path)
        return plain(404, "there is nothing here\n");
    return std::nullopt;
}

Response Site::metrics_page(const Request& request) {
    if (!request.for_machines && !settings_.metrics.empty()) return plain(404, "there is nothing here\n");
    Response response = plain(200, metrics_.text(hall_.counts()));
    response.headers.front().second = "text/plain; version=0.0.4; charset=utf-8";
    return response;
}

Answering Site::ready_page() {
    const bool works = co_await called_back<bool>([this](auto then) { readiness_.ask(then); });
    co_return works ? plain(200, "ready\n") : plain(503, "the database cannot be written\n");
}

Answering Site::route(const Request& request, const GuestId& guest) {
    if (request.path.starts_with(api_prefix)) co_return co_await api_.answer(request, guest);
    if (only_reads(request)) co_return files_.get(request);
    co_return error_response(Code::WrongMethod, "files can only be read");
}

void Site::note(const Request& request, unsigned status, SteadyInstant begun) const {
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    const std::string_view method = known_method(request.method);
    const std::string_view pattern = pattern_of(request);
    metrics_.request(method, pattern, status, took);
    log_.write(
        status >= 500 ? LogLevel::Error : LogLevel::Debug, "request",
        {{"method", method}, {"path", pattern}, {"status", status}, {"milliseconds", took.count() * 1000}});
}

Answering Site::answer(const Request& request) {
    if (auto page = health_page(request)) co_return dressed(std::move(*page));
    if (request.path == ready_path && only_reads(request)) co_return dressed(co_await ready_page());
    const auto begun = std::chrono::steady_clock::now();
    auto objected = objection(request, !only_reads(request));
    if (!objected && request.path == metrics_path) co_return dressed(metrics_page(request));
    const Visitor from = visitor(request);
    Response response;
    try {
        if (objected) {
            response = std::move(*objected);
        } else {
            response = co_await route(request, from.guest);
        }
    } catch (const std::exception& trouble) { // the world failed, the database most likely
        log_.write(LogLevel::Error, "failure", {{"path", pattern_of(request)}, {"reason", trouble.what()}});
        response = error_response(Code::Storage, "the server cannot reach its data; try again in a moment");
    }
    note(request, response.status, begun);
    if (response.guest && response.guest->empty()) {
        for (std::string& cleared : cookie_.clear())
            response.headers.emplace_back("Set-Cookie", std::move(cleared));
    } else if (response.guest) {
        response.headers.emplace_back("Set-Cookie", cookie_.set(*response.guest));
    } else if (!from.set_cookie.empty()) {
        response.headers.emplace_back("Set-Cookie", from.set_cookie);
    }
    co_return dressed(std::move(response));
}

// A browser opens one socket for each page; many more are somebody's mistake, or meant to take all there are.
bool Site::take_places(const Request& request, SocketWish& wish) {
    for (auto& [kind, holder] :
         {std::pair(&at_tables_, wish.guest + " " + wish.table), std::pair(&of_guests_, wish.guest),
          std::pair(&of_addresses_, request.client)}) {
        auto place = kind->take(holder);
        if (!place) return false;
        wish.places.push_back(std::move(*place));
    }
    return true;
}

std::variant<SocketWish, Response> Site::admit(const Request& request) {
    if (auto objected = objection(request, true)) return dressed(std::move(*objected));
    if (draining_) return dressed(error_response(Code::Draining, "the server is about to stop; try again"));
    if (request.for_machines || request.method != "GET" || Api::pattern_of(request.path) != socket_pattern) {
        return dressed(error_response(Code::NotFound, "there is no socket at this path"));
    }
    const Visitor from = visitor(request);
    SocketWish wish{.guest = from.guest, .set_cookie = from.set_cookie};
    const std::size_t begin = socket_pattern.find('{');
    wish.table = request.path.substr(begin, request.path.rfind('/') - begin);
    if (!read_wish(request, wish)) {
        return dressed(
            error_response(Code::Malformed, "'as' is a seat or watch, 'epoch' and 'since' are numbers"));
    }
    if (!take_places(request, wish)) {
        metrics_.socket_dropped("too-many-sockets");
        return dressed(error_response(Code::TooManyRequests,
                                      "you have this open in too many places; close some of them"));
    }
    return wish;
}

} // namespace homestretch::server
