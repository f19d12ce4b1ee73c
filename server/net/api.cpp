#include "server/net/api.h"

#include "engine/pack/file.h"
#include "engine/pack/text.h"
#include "games/registry.h"
#include "server/net/game_pages.h"
#include "server/net/lesson_pages.h"
#include "server/net/rules_page.h"
#include "server/table/awaiting.h"
#include "server/table/fields.h"
#include "server/table/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace homestretch::server {

namespace {

constexpr std::size_t largest_rules_page = std::size_t{1} << 20;
constexpr std::size_t longest_code = 200; // as somebody types it
constexpr std::size_t codes_per_hour = 10;
constexpr std::string_view no_such_path = "/api/…";

// Whether the path fits the pattern; what stands for each {name} is put into the parameters.
bool fits(std::string_view pattern, std::string_view path, std::map<std::string, std::string>& parameters) {
    while (!pattern.empty() && !path.empty()) {
        const std::size_t pattern_end = std::min(pattern.find('/', 1), pattern.size());
        const std::size_t path_end = std::min(path.find('/', 1), path.size());
        const std::string_view piece = pattern.substr(1, pattern_end - 1);
        const std::string_view word = path.substr(1, path_end - 1);
        if (piece.starts_with('{') && !word.empty()) {
            parameters[std::string(piece.substr(1, piece.size() - 2))] = word;
        } else if (piece != word) {
            return false;
        }
        pattern.remove_prefix(pattern_end);
        path.remove_prefix(path_end);
    }
    return pattern.empty() && path.empty();
}

Answer<Json> body_of(const Request& request) {
    Json body = request.body.empty() ? Json::object() : Json::parse(request.body, nullptr, false);
    if (body.is_discarded()) return refused(Code::Malformed, "the body is not JSON");
    return body;
}

// The `name` of a body that may have nothing else.
Answer<std::optional<std::string>> name_in(const Request& request) {
    const auto body = body_of(request);
    if (!body) return Unexpected{body.error()};
    Fields fields(*body);
    std::optional<std::string> name;
    if (fields.has("name")) name = fields.text("name", longest_name);
    if (const auto mistake = fields.mistake()) return Unexpected{*mistake};
    return name;
}

constexpr std::size_t most_told = 200; // plies of a replay's log at once

std::optional<std::size_t> small_number(std::string_view text) {
    std::uint32_t number = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failed != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

Answer<LessonPlace> lesson_place(const std::map<std::string, std::string>& parameters) {
    const auto step = small_number(parameters.at("step"));
    if (!step) return refused(Code::Malformed, "a step is a number");
    return LessonPlace{parameters.at("game"), parameters.at("lesson"), *step};
}

Response not_found(const std::string& message) {
    return error_response(Code::NotFound, message);
}

template <class T>
Json or_null(const std::optional<T>& value) {
    return value ? Json(*value) : Json();
}

Response too_often(std::string_view what) {
    return error_response(Code::TooManyRequests,
                          fmt::format("you have asked for many {} lately; wait a while", what));
}

} // namespace

Quotas::Quotas(const Settings& settings)
    : tables({settings.table_rate, std::chrono::hours(1)}),
      talk({settings.talk_rate, std::chrono::minutes(1)}),
      hints({settings.hint_rate, std::chrono::minutes(1)}), codes({codes_per_hour, std::chrono::hours(1)}) {}

struct Api::Call {
    const Request& request;
    GuestId guest{};
    std::map<std::string, std::string> parameters{};
};

struct Api::Route {
    std::string_view method{};
    std::string_view pattern{};
    Answering (Api::*handle)(const Call&) = nullptr; // null: the socket, which is not for handlers
    bool personal = false;
};

const Api::Route* Api::find_route(std::string_view method, std::string_view path,
                                  std::map<std::string, std::string>& parameters) {
    static constexpr bool personal = true;
    static constexpr std::array routes = {
        Route{"GET", "/api/v1/session", &Api::get_session, personal},
        Route{"PUT", "/api/v1/session", &Api::put_session, personal},
        Route{"DELETE", "/api/v1/session", &Api::delete_session},
        Route{"POST", "/api/v1/session/recovery", &Api::post_recovery, personal},
        Route{"POST", "/api/v1/session/adopt", &Api::post_adopt},
        Route{"GET", "/api/v1/games", &Api::get_games},
        Route{"GET", "/api/v1/games/{game}/rules", &Api::get_rules},
        Route{"GET", "/api/v1/games/{game}/lessons", &Api::get_lessons},
        Route{"GET", "/api/v1/games/{game}/lessons/{lesson}/steps/{step}", &Api::get_lesson_step},
        Route{"GET", "/api/v1/games/{game}/lessons/{lesson}/steps/{step}/aside", &Api::get_lesson_aside},
        Route{"GET", "/api/v1/packs/{hash}", &Api::get_pack},
        Route{"GET", "/api/v1/tables", &Api::get_tables},
        Route{"POST", "/api/v1/tables", &Api::post_table, personal},
        Route{"GET", "/api/v1/tables/{table}", &Api::get_table},
        Route{"DELETE", "/api/v1/session/tables/{table}", &Api::delete_session_table},
        Route{"GET", "/api/v1/tables/{table}/socket", nullptr, personal},
        Route{"POST", "/api/v1/links/{token}", &Api::post_link, personal},
        Route{"GET", "/api/v1/replays/{token}", &Api::get_replay},
        Route{"PUT", "/api/v1/replays/{token}/kept", &Api::put_replay_kept, personal},
        Route{"GET", "/api/v1/replays/{token}/plies/{ply}", &Api::get_replay_ply},
        Route{"GET", "/api/v1/replays/{token}/plies/{ply}/hint", &Api::get_replay_hint},
    };
    for (const Route& route : routes) {
        parameters.clear();
        if ((method.empty() || route.method == method) && fits(route.pattern, path, parameters))
            return &route;
    }
    return nullptr;
}

std::string_view Api::pattern_of(std::string_view path) {
    std::map<std::string, std::string> ignored;
    const Route* route = find_route("", path, ignored);
    return route == nullptr ? no_such_path : route->pattern;
}

bool Api::is_personal(const Request& request) {
    std::map<std::string, std::string> ignored;
    const Route* route = find_route(request.method, request.path, ignored);
    return route != nullptr && route->personal;
}

Answering Api::answer(const Request& request, GuestId guest) {
    Call call{.request = request, .guest = std::move(guest)};
    const std::string_view method = request.method == "HEAD" ? "GET" : std::string_view(request.method);
    const Route* route = find_route(method, request.path, call.parameters);
    if (route == nullptr) {
        if (find_route("", request.path, call.parameters) == nullptr) {
            co_return not_found("there is nothing at this path; see docs/protocol.md");
        }
        co_return error_response(Code::WrongMethod,
                                 "this path does not take that method; see docs/protocol.md");
    }
    if (route->handle == nullptr) {
        co_return error_response(Code::UpgradeRequired, "this is a WebSocket; ask for an upgrade");
    }
    co_return co_await (this->*route->handle)(call);
}

Answering Api::get_session(const Call& call) {
    co_return json_response(hall_.session(call.guest));
}

Answering Api::put_session(const Call& call) {
    const auto name = name_in(call.request);
    if (!name) co_return refusal_response(name.error());
    if (!*name) co_return error_response(Code::Malformed, "'name' is missing");
    const auto named = co_await hall_.name_guest(call.guest, **name);
    if (!named) co_return refusal_response(named.error());
    co_return json_response(hall_.session(call.guest));
}

// At tables with others everybody is sent away for a moment, and comes back to a stranger in the guest's
// seat.
Answering Api::delete_session(const Call& call) {
    const auto held = hall_.hold(upkeep_.tables_visited_by(call.guest));
    const auto error = co_await called_back<std::optional<StoreError>>(
        [&](auto then) { upkeep_.forget_guest(call.guest, then); });
    if (error) co_return refusal_response(not_stored());
    Response response = json_response({{"forgotten", true}});
    response.guest = GuestId(); // the browser is nobody's
    co_return response;
}

Answering Api::post_recovery(const Call& call) {
    if (!quotas_.codes.take(call.guest, call.request.client)) co_return too_often("recovery codes");
    const auto code = co_await recovery_.make_code(call.guest);
    co_return code ? json_response({{"code", *code}}, 201) : refusal_response(code.error());
}

Answering Api::post_adopt(const Call& call) {
    const auto body = body_of(call.request);
    if (!body) co_return refusal_response(body.error());
    Fields fields(*body);
    const std::string code = fields.text("code", longest_code);
    if (const auto mistake = fields.mistake()) co_return refusal_response(*mistake);
    if (!quotas_.codes.take(call.guest, call.request.client)) co_return too_often("recovery codes");
    const auto guest = co_await recovery_.guest_with(code);
    if (!guest) co_return refusal_response(guest.error());
    Response response = json_response(hall_.session(*guest));
    response.guest = *guest;
    co_return response;
}

Answering Api::get_games(const Call& /*call*/) {
    co_return json_response(game_list(packs_));
}

Answering Api::get_rules(const Call& call) {
    const std::string& id = call.parameters.at("game");
    if (find_game(id) == nullptr) co_return not_found("there is no game " + in_quotes(id));
    const auto text = read_text_file(home_ / "docs" / "rules" / (id + ".md"), largest_rules_page);
    if (!text) co_return not_found("the rules of this game are not installed");
    co_return json_response(rules_page(id, *text));
}

Answering Api::get_lessons(const Call& call) {
    const std::string& game = call.parameters.at("game");
    if (find_game(game) == nullptr) co_return not_found("there is no game " + in_quotes(game));
    co_return json_response(lesson_list(home_ / "packs", game));
}

Answering Api::get_lesson_step(const Call& call) {
    const auto place = lesson_place(call.parameters);
    if (!place) co_return refusal_response(place.error());
    const auto step = lesson_step(home_ / "packs", *place, packs_);
    co_return step ? json_response(*step) : refusal_response(step.error());
}

Answering Api::get_lesson_aside(const Call& call) {
    const auto place = lesson_place(call.parameters);
    if (!place) co_return refusal_response(place.error());
    const auto action = call.request.query.find("action");
    if (action == call.request.query.end()) co_return error_response(Code::Malformed, "which 'action'?");
    const auto aside = lesson_aside(home_ / "packs", *place, action->second, packs_);
    co_return aside ? json_response(*aside) : refusal_response(aside.error());
}

Answering Api::get_pack(const Call& call) {
    const std::string& hash = call.parameters.at("hash");
    auto pack = packs_.with_hash(hash);
    if (!pack) pack = hall_.pack(hash);
    if (!pack) co_return not_found("there is no pack with this hash");
    OptionTexts options = call.request.query; // besides `seats`, options of the table
    const auto wanted = options.extract("seats");
    const auto seats =
        wanted.empty() ? find_game(pack->game)->info().max_seats : small_number(wanted.mapped());
    if (!seats) co_return error_response(Code::Malformed, "'seats' is a number");
    const auto page = pack_page(*pack, *seats, options);
    if (!page) co_return error_response(Code::BadSetting, to_text(page.error()));
    Response response = json_response(*page);
    for (auto& [name, value] : response.headers) {
        if (name == "Cache-Control") value = "private, max-age=31536000, immutable";
    }
    co_return response;
}

Answering Api::get_tables(const Call& call) {
    co_return json_response(hall_.open_tables(call.guest));
}

Answering Api::post_table(const Call& call) {
    const auto body = body_of(call.request);
    if (!body) co_return refusal_response(body.error());
    const auto wanted = read_new_table(*body);
    if (!wanted) co_return refusal_response(wanted.error());
    if (!quotas_.tables.take(call.guest, call.request.client)) co_return too_often("new tables");
    const auto table = co_await hall_.create(call.guest, *wanted);
    co_return table ? json_response(*table, 201) : refusal_response(table.error());
}

Answering Api::get_table(const Call& call) {
    const auto table = co_await hall_.table(call.parameters.at("table"), call.guest);
    co_return table ? json_response(*table) : refusal_response(table.error());
}

Answering Api::delete_session_table(const Call& call) {
    const auto session = co_await hall_.put_away(call.parameters.at("table"), call.guest);
    co_return session ? json_response(*session) : refusal_response(session.error());
}

Answering Api::post_link(const Call& call) {
    const auto name = name_in(call.request);
    if (!name) co_return refusal_response(name.error());
    const auto opened = co_await hall_.open_link(call.guest, call.parameters.at("token"), *name);
    if (!opened) co_return refusal_response(opened.error());
    co_return json_response({{"kind", opened->kind},
                             {"table", or_null(opened->table)},
                             {"seat", opened->seat ? Json(index_of(*opened->seat)) : Json()},
                             {"replay", or_null(opened->replay)}});
}

Answering Api::get_replay(const Call& call) {
    const auto file = co_await hall_.replay(call.parameters.at("token"));
    if (!file) co_return refusal_response(file.error());
    Response response{.body = *file};
    response.headers = {{"Content-Type", "application/json"},
                        {"Cache-Control", "no-store"},
                        {"Content-Disposition", "attachment; filename=\"homestretch-replay.json\""}};
    co_return response;
}

Answering Api::put_replay_kept(const Call& call) {
    const auto body = body_of(call.request);
    if (!body) co_return refusal_response(body.error());
    Fields fields(*body);
    const bool kept = fields.flag("kept");
    if (const auto mistake = fields.mistake()) co_return refusal_response(*mistake);
    const auto keeps = co_await hall_.keep_replay(call.guest, call.parameters.at("token"), kept);
    co_return keeps ? json_response({{"kept", *keeps}}) : refusal_response(keeps.error());
}

Answering Api::get_replay_ply(const Call& call) {
    const auto ply = small_number(call.parameters.at("ply"));
    const auto as = call.request.query.find("as");
    ReplayViewer viewer;
    bool understood = ply.has_value();
    if (as != call.request.query.end() && as->second == "all") {
        viewer.all = true;
    } else if (as != call.request.query.end()) {
        const auto seat = small_number(as->second);
        understood = understood && seat && *seat < max_seats;
        if (understood) viewer.viewer = seat_at(*seat);
    }
    if (const auto log = call.request.query.find("log"); log != call.request.query.end()) {
        const auto told = small_number(log->second);
        understood = understood && told && *told >= 1 && *told <= most_told;
        if (understood) viewer.told = *told;
    }
    if (!understood) {
        co_return error_response(
            Code::Malformed,
            fmt::format("a ply is a number, 'as' a seat or all, and 'log' 1 to {}", most_told));
    }
    const auto position = co_await hall_.replay_ply(call.parameters.at("token"), *ply, viewer);
    co_return position ? json_response(*position) : refusal_response(position.error());
}

Answering Api::get_replay_hint(const Call& call) {
    const auto ply = small_number(call.parameters.at("ply"));
    if (!ply) co_return error_response(Code::Malformed, "a ply is a number");
    if (!quotas_.hints.take(call.guest, call.request.client)) co_return too_often("hints");
    const auto hint = co_await hall_.replay_hint(call.guest, call.parameters.at("token"), *ply);
    co_return hint ? json_response(*hint) : refusal_response(hint.error());
}

Response refusal_response(const Refusal& refusal) {
    return error_response(refusal.code, refusal.message);
}

} // namespace homestretch::server
