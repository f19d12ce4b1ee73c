#pragma once

#include "engine/pack/folder.h"
#include "engine/testing/setting.h"
#include "tests/tiny_race/game.h"

#include <concepts>

namespace tiny_race {

[[nodiscard]] inline homestretch::Pack tiny_pack() {
    auto pack = homestretch::load_pack(HOMESTRETCH_SOURCE_DIR "/tests/tiny_race/pack", Game::tables());
    homestretch::check(pack.has_value());
    return std::move(*pack);
}

} // namespace tiny_race

// The pack lies beside its game, not among those for players. Also for variants of the game.
template <std::derived_from<tiny_race::Game> G>
struct homestretch::ContractPacks<G> : UsualPacks<G> {
    static std::vector<Pack> packs() { return {tiny_race::tiny_pack()}; }
};
