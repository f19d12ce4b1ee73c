#include "engine/replay/replay.h"

#include "engine/replay/format.h"

#include <fmt/format.h>

#include <utility>

namespace homestretch {

namespace {

// One line. Bytes that are not UTF-8 (a player's name, perhaps) become a replacement character.
std::string line(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json deal_body(const Deal& deal) {
    Json parts = Json::array();
    for (const DealPart& part : deal.parts) {
        parts.push_back({{"seat", index_of(part.seat)},
                         {"promise", part.promise},
                         {"given", part.given ? Json(to_hex(*part.given)) : Json()}});
    }
    return {{"secret", to_hex(deal.secret)}, {"parts", std::move(parts)}};
}

} // namespace

Replay replay_of(const Match& match, std::vector<std::string> players) {
    return {.identity = match.identity(), .players = std::move(players), .moves = match.history()};
}

std::string write_replay(const Replay& replay) {
    const MatchIdentity& identity = replay.identity;
    std::string text = "{";
    const auto add = [&](std::string_view key, const std::string& value) {
        text += fmt::format("{}\n  \"{}\": {}", text.size() > 1 ? "," : "", key, value);
    };
    add("format", line(replay_format));
    add("version", line(replay.deal ? replay_version : version_without_deal));
    add("game", line(identity.game));
    add("pack",
        line({{"id", identity.pack}, {"version", identity.pack_version}, {"hash", identity.pack_hash}}));
    add("options", line(identity.options));
    add("seats", line(identity.seats));
    add("seed", line(to_hex(identity.seed)));
    if (!replay.seal.empty()) add("seal", line(replay.seal));
    if (replay.deal) add("deal", line(deal_body(*replay.deal)));
    if (!replay.players.empty()) add("players", line(replay.players));

    std::string actions;
    for (const Move& move : replay.moves) {
        actions +=
            fmt::format("{}\n    [{}, {}]", actions.empty() ? "" : ",", index_of(move.seat), line(move.text));
    }
    add("actions", actions.empty() ? "[]" : "[" + actions + "\n  ]");
    return text + "\n}\n";
}

} // namespace homestretch
