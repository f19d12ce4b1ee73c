#pragma once

#include "cli/home.h"
#include "engine/replay/replay.h"

#include <memory>
#include <optional>
#include <string>

namespace homestretch {

// A replay file with what it takes to play it again.
struct SavedGame {
    Replay replay{};
    const GameType* game = nullptr;
    Pack pack{};

    // The match after `ply` actions, or after all.
    [[nodiscard]] Result<std::unique_ptr<Match>> match(std::optional<std::size_t> ply = std::nullopt) const;
};

// `pack` is what a person asked for; empty: the game's pack with the content the file names.
[[nodiscard]] Result<SavedGame> load_saved_game(const Home& home, const std::string& file,
                                                const std::string& pack);

} // namespace homestretch
