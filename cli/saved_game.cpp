#include "cli/saved_game.h"

#include "cli/arguments.h"
#include "engine/pack/folder.h"
#include "engine/replay/store.h"

#include <fmt/format.h>

namespace homestretch {

namespace {

Result<Pack, Problems> pack_of(const Home& home, const GameType& game, const MatchIdentity& identity) {
    for (const std::string& name : home.packs_of(game.info().id)) {
        auto pack = home.load_named_pack(game, name);
        if (pack && pack->hash == identity.pack_hash) return pack;
    }
    return home.load_named_pack(game, identity.pack); // of another content, or not there: to be reported
}

} // namespace

Result<std::unique_ptr<Match>> SavedGame::match(std::optional<std::size_t> ply) const {
    auto match = restore(replay, *game, pack, ply);
    if (match || pack.hash == replay.identity.pack_hash) return match;
    return failure(match.error().message +
                   "\nIf it was played with cards of your own, name their folder: --pack DIR");
}

Result<SavedGame> load_saved_game(const Home& home, const std::string& file, const std::string& pack) {
    auto replay = load_replay(file);
    if (!replay) return Unexpected{replay.error()};
    const auto game = game_named(replay->identity.game);
    if (!game) return failure(fmt::format("{}: {}", file, game.error().message));
    auto loaded = pack.empty() ? pack_of(home, **game, replay->identity) : home.load_pack(**game, pack);
    if (!loaded) return Unexpected{as_error(loaded.error())};
    return SavedGame{std::move(*replay), *game, std::move(*loaded)};
}

} // namespace homestretch
