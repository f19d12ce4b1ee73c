#include "games/registry.h"

#include "engine/match_of.h"
#include "games/all_games.h"

#include <array>
#include <tuple>

namespace homestretch {

namespace {

template <class... Games>
std::span<const GameType* const> types_of(GameList<Games...>) {
    static const std::tuple<GameTypeOf<Games>...> types;
    static const std::array<const GameType*, sizeof...(Games)> pointers{
        &std::get<GameTypeOf<Games>>(types)...};
    return pointers;
}

} // namespace

std::span<const GameType* const> all_games() {
    return types_of(AllGames{});
}

const GameType* find_game(std::string_view id) {
    for (const GameType* game : all_games()) {
        if (game->info().id == id) return game;
    }
    return nullptr;
}

} // namespace homestretch
