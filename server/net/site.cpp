#include "server/net/site.h"

#include "server/net/origin.h"

#include <array>
#include <charconv>
#include <exception>

namespace homestretch::server {

namespace {

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
    for (const std::string_view known : {"GET", "HEAD", "POST", "PUT"}) {
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

Site::Site(const Settings& settings, Hall& hall, const WatchedPacks& packs, std::filesystem::path rules,
           const GuestSignature& signature, Readiness& readiness, Metrics& metrics, const Log& log)
    : settings_(settings), hall_(hall), api_(hall, packs, std::move(rules)), files_(settings.web),
      signature_(signature), readiness_(readiness), metrics_(metrics), log_(log),
      requests_(settings.request_rate) {}

Response Site::dressed(Response response) const {
    for (const auto& [name, value] : every_answer) response.headers.emplace_back(name, value);
    if (settings_.public_url.starts_with("https:")) {
        response.headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
    }
    return response;
}

Site::Visitor Site::visitor(const Request& request) const {
    const auto known = signature_.guest_in(cookie_value(request.header("cookie"), guest_cookie));
    Visitor from{.guest = known ? *known : random_token()};
    const bool renews = request.path == "/api/v1/session";    // for another year
    const bool shared = request.path.starts_with("/assets/"); // caches keep these for everybody
    if (renews || (!known && !shared)) {
        from.set_cookie =
            set_cookie(signature_.cookie(from.guest), settings_.public_url.starts_with("https:"));
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

std::optional<Response> Site::machine_page(const Request& request) {
    if (!only_reads(request)) return std::nullopt;
    if (request.path == "/healthz") return plain(200, "ok\n");
    if (request.path == "/readyz" && draining_) return plain(503, "draining\n");
    if (request.path == "/metrics") {
        Response response = plain(200, metrics_.text(hall_.counts()));
        response.headers.front().second = "text/plain; version=0.0.4; charset=utf-8";
        return response;
    }
    return std::nullopt;
}

void Site::route(const Request& request, const Visitor& from, const Api::Done& done) {
    if (request.path.starts_with(api_prefix)) return api_.answer(request, from.guest, done);
    if (only_reads(request)) return done(files_.get(request));
    done(error_response(Code::WrongMethod, "files can only be read"));
}

void Site::answer_ready(const Api::Done& done) {
    readiness_.ask([this, done](bool works) {
        done(dressed(works ? plain(200, "ready\n") : plain(503, "the database cannot be written\n")));
    });
}

void Site::answer(const Request& request, const Api::Done& done) {
    if (auto page = machine_page(request)) return done(dressed(std::move(*page)));
    if (request.path == "/readyz" && only_reads(request)) return answer_ready(done);

    const auto begun = std::chrono::steady_clock::now();
    const Visitor from = visitor(request);
    const auto finish = [this, done, begun, pattern = pattern_of(request),
                         method = known_method(request.method), cookie = from.set_cookie](Response response) {
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
        metrics_.request(method, pattern, response.status, took);
        log_.write(response.status >= 500 ? LogLevel::Error : LogLevel::Debug, "request",
                   {{"method", method},
                    {"path", pattern},
                    {"status", response.status},
                    {"milliseconds", took.count() * 1000}});
        if (!cookie.empty()) response.headers.emplace_back("Set-Cookie", cookie);
        done(dressed(std::move(response)));
    };
    if (auto objected = objection(request, !only_reads(request))) return finish(std::move(*objected));
    try {
        route(request, from, finish);
    } catch (const std::exception& trouble) { // the world failed, the database most likely
        log_.write(LogLevel::Error, "failure", {{"path", pattern_of(request)}, {"reason", trouble.what()}});
        finish(error_response(Code::Storage, "the server cannot reach its data; try again in a moment"));
    }
}

std::variant<SocketWish, Response> Site::admit(const Request& request) {
    if (auto objected = objection(request, true)) return dressed(std::move(*objected));
    if (draining_) return dressed(error_response(Code::Draining, "the server is about to stop; try again"));
    if (request.method != "GET" || Api::pattern_of(request.path) != socket_pattern) {
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
    return wish;
}

} // namespace homestretch::server
