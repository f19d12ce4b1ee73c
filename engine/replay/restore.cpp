#include "engine/replay/replay.h"

#include "engine/pack/text.h"

#include <fmt/format.h>

namespace homestretch {

namespace {

// Enough of a hash to tell two packs apart by eye.
std::string_view short_hash(std::string_view hash) {
    return hash.substr(0, 12);
}

std::optional<Error> identity_mistake(const MatchIdentity& identity, const GameType& game, const Pack& pack) {
    if (identity.game != game.info().id) {
        return Error{
            fmt::format("this is a match of {}, not of '{}'", in_quotes(identity.game), game.info().id)};
    }
    if (identity.pack_hash != pack.hash) {
        return Error{
            fmt::format("the match was played with pack {} {} (hash {}), but pack '{}' '{}' at hand has "
                        "other cards (hash {}); give the pack it was played with by --pack DIR",
                        in_quotes(identity.pack), in_quotes(identity.pack_version),
                        short_hash(identity.pack_hash), pack.id, pack.version, short_hash(pack.hash))};
    }
    return std::nullopt;
}

} // namespace

Result<std::unique_ptr<Match>> restore(const Replay& replay, const GameType& game, const Pack& pack,
                                       std::optional<std::size_t> ply) {
    const MatchIdentity& identity = replay.identity;
    if (const auto mistake = identity_mistake(identity, game, pack)) return Unexpected{*mistake};
    const std::size_t last = ply.value_or(replay.moves.size());
    if (last > replay.moves.size()) {
        return failure(
            fmt::format("there is no ply {}; the replay has plies 0 to {}", last, replay.moves.size()));
    }

    auto match = game.new_match(pack, identity.seats, identity.options, identity.seed);
    if (!match) return Unexpected{as_error(match.error())};
    for (std::size_t i = 0; i < last; ++i) {
        const Move& move = replay.moves[i];
        if (const auto played = (*match)->act(move.seat, move.text); !played) {
            return failure(fmt::format("ply {} (seat {}, {}) cannot be played: {}", i + 1,
                                       index_of(move.seat), in_quotes(move.text), played.error().message));
        }
    }
    return std::move(*match);
}

} // namespace homestretch
