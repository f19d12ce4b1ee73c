#pragma once

#include "games/rat-race/rules.h"
#include "games/rat-race/state.h"

#include <optional>

namespace rat_race {

// One player as a viewer sees him. Lists of titles are in file order, so that their order tells nothing.
struct PlayerView {
    std::uint8_t hand_size = 0;
    std::uint8_t bank_size = 0;
    std::uint8_t committed = 0; // picks or votes made that are not shown yet (RR-98)
    Titles hand{};              // what the viewer knows of it; one's own in the order it came
    Titles bank_up{};           // face up
    Titles bank_down{};         // face down and known to the viewer; one's own: all
    bool operator==(const PlayerView&) const = default;
};

// A card of the draw pile whose place the viewer knows (RR-99).
struct PilePlace {
    std::uint8_t from_bottom = 0; // 1: the lowest
    TitleId title{};
    bool operator==(const PilePlace&) const = default;
};

struct View {
    homestretch::Viewer viewer{};
    Open open{};
    std::uint8_t pile_size = 0;
    FixedList<PilePlace, max_cards> pile{}; // known places, lowest first
    FixedList<TitleId, max_count> lifted{}; // no_title: not known to the viewer
    std::array<PlayerView, max_players> players{};
    std::optional<Commits> commits{}; // the viewer's own
    bool operator==(const View&) const = default;
};

// RR-80, from what everybody sees.
[[nodiscard]] bool is_final_sprint(const View& view);

} // namespace rat_race
