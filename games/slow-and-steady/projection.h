#pragma once

// What the round would bring (SS-92): if it ended now, and with cards that are only thought of. Computed by
// the rules themselves on what the viewer sees, so it is exact as far as no hidden card is drawn.

#include "games/slow-and-steady/actions.h"
#include "games/slow-and-steady/power.h"
#include "games/slow-and-steady/view.h"

#include <span>
#include <string>
#include <vector>

namespace slow_and_steady {

// A card that somebody thinks of playing, and the answers to what it will ask, in order, as actions are
// written. Where an answer is missing or not possible, what can be declined is, and pieces go to the
// unopposed area.
struct PlannedPlay {
    Seat by{};   // whose thought it is: the player's own, or a suggestion
    Seat seat{}; // who would play it
    CardId card{};
    Place place = unopposed;
    std::vector<std::string> answers{};
};

// What a planned play would ask, and the answer that was taken for it.
struct PlannedAnswer {
    std::size_t play = 0; // by number
    Action taken{};
    ActionList options{};
    View view{}; // of the player who is asked, at that moment
};

struct Projection {
    Open open{}; // with the planned cards in play
    Resolution result{};
    std::vector<Verb> unknown{}; // steps that draw hidden cards, in order: what they bring is left out
    std::vector<std::size_t> left_out{}; // planned plays that are not possible, by number
    std::vector<PlannedAnswer> asked{};
};

// The round with these plays, in turn order; with none, as it stands. A player without a planned play plays
// nothing; a second one of the same player is made only if there is an extra play for it. Cards must be in
// hands that the viewer sees; of a closed hand its owner may show them by planning with them (SS-92).
[[nodiscard]] Projection project(const Rules& rules, const View& view, std::span<const PlannedPlay> plan);

} // namespace slow_and_steady
