#include "server/net/api.h"

#include "engine/pack/file.h"
#include "engine/pack/text.h"
#include "games/registry.h"
#include "server/net/game_pages.h"
#include "server/net/rules_page.h"
#include "server/table/fields.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace homestretch::server {

namespace {

constexpr std::size_t largest_rules_page = std::size_t{1} << 20;
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

std::optional<std::size_t> small_number(std::string_view text) {
    std::uint32_t number = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failed != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

Response not_found(const std::string& message) {
    return error_response(Code::NotFound, message);
}

template <class T>
Json or_null(const std::optional<T>& value) {
    return value ? Json(*value) : Json();
}

} // namespace

struct Api::Call {
    const Request& request;
    GuestId guest{};
    std::map<std::string, std::string> parameters{};
    Done done{};
};

struct Api::Route {
    std::string_view method{};
    std::string_view pattern{};
    void (Api::*handle)(const Call&) = nullptr; // null: the socket, which is not for handlers
};

const Api::Route* Api::find_route(std::string_view method, std::string_view path,
                                  std::map<std::string, std::string>& parameters) {
    static constexpr std::array routes = {
        Route{"GET", "/api/v1/session", &Api::get_session},
        Route{"PUT", "/api/v1/session", &Api::put_session},
        Route{"GET", "/api/v1/games", &Api::get_games},
        Route{"GET", "/api/v1/games/{game}/rules", &Api::get_rules},
        Route{"GET", "/api/v1/packs/{hash}", &Api::get_pack},
        Route{"GET", "/api/v1/tables", &Api::get_tables},
        Route{"POST", "/api/v1/tables", &Api::post_table},
        Route{"GET", "/api/v1/tables/{table}", &Api::get_table},
        Route{"DELETE", "/api/v1/session/tables/{table}", &Api::delete_session_table},
        Route{"GET", "/api/v1/tables/{table}/socket", nullptr},
        Route{"POST", "/api/v1/links/{token}", &Api::post_link},
        Route{"GET", "/api/v1/replays/{token}", &Api::get_replay},
        Route{"PUT", "/api/v1/replays/{token}/kept", &Api::put_replay_kept},
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

void Api::answer(const Request& request, const GuestId& guest, const Done& done) {
    Call call{.request = request, .guest = guest, .done = done};
    const std::string_view method = request.method == "HEAD" ? "GET" : std::string_view(request.method);
    const Route* route = find_route(method, request.path, call.parameters);
    if (route == nullptr) {
        const bool other_method = find_route("", request.path, call.parameters) != nullptr;
        done(other_method ? error_response(Code::WrongMethod,
                                           "this path does not take that method; see docs/protocol.md")
                          : not_found("there is nothing at this path; see docs/protocol.md"));
    } else if (route->handle == nullptr) {
        done(error_response(Code::UpgradeRequired, "this is a WebSocket; ask for an upgrade"));
    } else {
        (this->*route->handle)(call);
    }
}

void Api::get_session(const Call& call) {
    call.done(json_response(hall_.session(call.guest)));
}

void Api::put_session(const Call& call) {
    const auto name = name_in(call.request);
    if (!name) return call.done(refusal_response(name.error()));
    if (!*name) return call.done(error_response(Code::Malformed, "'name' is missing"));
    hall_.name_guest(
        call.guest, **name,
        [session = hall_.session(call.guest), done = call.done](const Answer<std::string>& named) mutable {
            if (!named) return done(refusal_response(named.error()));
            session["name"] = *named;
            done(json_response(session));
        });
}

void Api::get_games(const Call& call) {
    call.done(json_response(game_list(packs_)));
}

void Api::get_rules(const Call& call) {
    const std::string& id = call.parameters.at("game");
    if (find_game(id) == nullptr) return call.done(not_found("there is no game " + in_quotes(id)));
    const auto text = read_text_file(rules_ / (id + ".md"), largest_rules_page);
    if (!text) return call.done(not_found("the rules of this game are not installed"));
    call.done(json_response(rules_page(id, *text)));
}

void Api::get_pack(const Call& call) {
    const std::string& hash = call.parameters.at("hash");
    auto pack = packs_.with_hash(hash);
    if (!pack) pack = hall_.pack(hash);
    if (!pack) return call.done(not_found("there is no pack with this hash"));
    OptionTexts options = call.request.query; // besides `seats`, options of the table
    const auto wanted = options.extract("seats");
    const auto seats =
        wanted.empty() ? find_game(pack->game)->info().max_seats : small_number(wanted.mapped());
    if (!seats) return call.done(error_response(Code::Malformed, "'seats' is a number"));
    const auto page = pack_page(*pack, *seats, options);
    if (!page) return call.done(error_response(Code::BadSetting, to_text(page.error())));
    Response response = json_response(*page);
    for (auto& [name, value] : response.headers) {
        if (name == "Cache-Control") value = "private, max-age=31536000, immutable";
    }
    call.done(std::move(response));
}

void Api::get_tables(const Call& call) {
    call.done(json_response(hall_.open_tables(call.guest)));
}

void Api::post_table(const Call& call) {
    const auto body = body_of(call.request);
    if (!body) return call.done(refusal_response(body.error()));
    const auto wanted = read_new_table(*body);
    if (!wanted) return call.done(refusal_response(wanted.error()));
    hall_.create(call.guest, *wanted, [done = call.done](const Answer<Json>& table) {
        done(table ? json_response(*table, 201) : refusal_response(table.error()));
    });
}

void Api::get_table(const Call& call) {
    hall_.table(call.parameters.at("table"), call.guest, [done = call.done](const Answer<Json>& table) {
        done(table ? json_response(*table) : refusal_response(table.error()));
    });
}

void Api::delete_session_table(const Call& call) {
    hall_.put_away(call.parameters.at("table"), call.guest, [done = call.done](const Answer<Json>& session) {
        done(session ? json_response(*session) : refusal_response(session.error()));
    });
}

void Api::post_link(const Call& call) {
    const auto name = name_in(call.request);
    if (!name) return call.done(refusal_response(name.error()));
    hall_.open_link(call.guest, call.parameters.at("token"), *name,
                    [done = call.done](const Answer<OpenedLink>& opened) {
                        if (!opened) return done(refusal_response(opened.error()));
                        done(json_response({{"kind", opened->kind},
                                            {"table", or_null(opened->table)},
                                            {"seat", opened->seat ? Json(index_of(*opened->seat)) : Json()},
                                            {"replay", or_null(opened->replay)}}));
                    });
}

void Api::get_replay(const Call& call) {
    const auto file = hall_.replay(call.parameters.at("token"));
    if (!file) return call.done(refusal_response(file.error()));
    Response response{.body = *file};
    response.headers = {{"Content-Type", "application/json"},
                        {"Cache-Control", "no-store"},
                        {"Content-Disposition", "attachment; filename=\"homestretch-replay.json\""}};
    call.done(std::move(response));
}

void Api::put_replay_kept(const Call& call) {
    const auto body = body_of(call.request);
    if (!body) return call.done(refusal_response(body.error()));
    Fields fields(*body);
    const bool kept = fields.flag("kept");
    if (const auto mistake = fields.mistake()) return call.done(refusal_response(*mistake));
    hall_.keep_replay(call.guest, call.parameters.at("token"), kept,
                      [done = call.done](const Answer<bool>& keeps) {
                          done(keeps ? json_response({{"kept", *keeps}}) : refusal_response(keeps.error()));
                      });
}

void Api::get_replay_ply(const Call& call) {
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
    if (!understood) {
        return call.done(error_response(Code::Malformed, "a ply is a number, and 'as' a seat or all"));
    }
    const auto position = hall_.replay_ply(call.parameters.at("token"), *ply, viewer);
    call.done(position ? json_response(*position) : refusal_response(position.error()));
}

void Api::get_replay_hint(const Call& call) {
    const auto ply = small_number(call.parameters.at("ply"));
    if (!ply) return call.done(error_response(Code::Malformed, "a ply is a number"));
    hall_.replay_hint(call.guest, call.parameters.at("token"), *ply,
                      [done = call.done](const Answer<Json>& hint) {
                          done(hint ? json_response(*hint) : refusal_response(hint.error()));
                      });
}

Response refusal_response(const Refusal& refusal) {
    return error_response(refusal.code, refusal.message);
}

} // namespace homestretch::server
