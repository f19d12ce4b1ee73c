#include "server/table/replays.h"

#include "games/registry.h"
#include "server/table/position.h"

#include <fmt/format.h>

namespace homestretch::server {

std::string replay_file(const FinishedMatch& match) {
    return write_replay(match.replay);
}

Answer<Json> replay_ply(const FinishedMatch& match, std::size_t ply, ReplayViewer viewer, PackShelf& packs) {
    const MatchIdentity& identity = match.replay.identity;
    const std::vector<Move>& moves = match.replay.moves;
    if (ply > moves.size()) {
        return refused("not-found",
                       fmt::format("there is no ply {}; the match has plies 0 to {}", ply, moves.size()));
    }
    if (viewer.viewer && index_of(*viewer.viewer) >= identity.seats) {
        return refused("not-found", fmt::format("there is no seat {}; the match had seats 0 to {}",
                                                index_of(*viewer.viewer), identity.seats - 1));
    }
    const GameType& game = *find_game(identity.game);
    const auto pack = packs.at(identity.pack_hash);
    auto shown = restore(match.replay, game, *pack, ply == 0 ? 0 : ply - 1);
    check(shown.has_value()); // it was played here
    Match& position = **shown;
    const std::size_t heard_before = ply == 0 ? 0 : position.event_count();
    if (ply > 0) check(position.act(moves[ply - 1].seat, moves[ply - 1].text).has_value());

    const SeatNames names(match.replay.players);
    Json positions = Json::array();
    for (const Seat seat : seats(identity.seats)) {
        if (viewer.all) positions.push_back(position_of(position, match.number, seat, names));
    }
    if (!viewer.all) positions.push_back(position_of(position, match.number, viewer.viewer, names));
    Json move;
    if (ply > 0) move = {{"seat", index_of(moves[ply - 1].seat)}, {"action", moves[ply - 1].text}};
    return Json{{"ply", ply},
                {"plies", moves.size()},
                {"players", match.replay.players},
                {"move", std::move(move)},
                {"positions", std::move(positions)},
                {"log", log_of(position, viewer.viewer, names, heard_before)}};
}

} // namespace homestretch::server
