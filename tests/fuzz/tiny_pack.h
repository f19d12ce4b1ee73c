#pragma once

#include "engine/check.h"
#include "engine/pack/pack.h"
#include "tests/tiny_race/game.h"

#include <utility>

namespace homestretch {

// The pack of the tiny race from memory: a fuzz target may run anywhere.
[[nodiscard]] inline Pack tiny_fuzz_pack() {
    auto pack = read_pack({{"pack.toml", "id = \"tiny\"\nversion = \"1.0\"\ntitle = \"Tiny Race\"\n"
                                         "game = \"tiny-race\"\nauthors = [\"Homestretch\"]\n"
                                         "licence = \"Apache-2.0\"\n"},
                           {"cards.csv", "id,name,copies,effect\ntrot,Trot,4,move 2\ndash,Dash,2,move 3\n"
                                         "fork,Fork,2,move 2 or draw 1\nrelay,Relay,2,move 1; play-another\n"
                                         "shove,Shove,2,push 2; move 1\n"}},
                          "fuzz", tiny_race::Game::tables());
    check(pack.has_value());
    return std::move(*pack);
}

} // namespace homestretch
