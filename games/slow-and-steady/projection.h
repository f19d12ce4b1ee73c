#pragma once

// What the round would bring (SS-92): if it ended now, and with cards that are only thought of. Computed by
// the rules themselves on what the viewer sees, so it is exact as far as no hidden card is drawn.

#include "engine/json.h"
#include "engine/result.h"
#include "games/slow-and-steady/actions.h"
#include "games/slow-and-steady/power.h"
#include "games/slow-and-steady/view.h"

#include <span>
#include <string>
#include <vector>

namespace slow_and_steady {

// A card that somebody thinks of playing, and the answers to what it will ask, in order. Where an answer is
// missing or not possible, what can be declined is, and pieces go to the unopposed area.
struct PlannedPlay {
    Seat seat{};
    CardId card{};
    Place place = unopposed;
    std::vector<Action> answers{};
};

struct Projection {
    Board board{}; // with the planned cards in play
    Resolution result{};
    std::vector<Verb> unknown{}; // steps that draw hidden cards, in order: what they bring is left out
    std::vector<std::size_t> left_out{}; // planned plays that are not possible, by number
};

// The round with these plays, in turn order; with none, as it stands. A player without a planned play plays
// nothing; a second one of the same player is made only if there is an extra play for it. Cards must be in
// hands that the viewer sees.
[[nodiscard]] Projection project(const Rules& rules, const View& view, std::span<const PlannedPlay> plan);

// "All overcome: +3, 5 hearts", "2 not overcome: −5, defeat"
[[nodiscard]] std::string words(const Projection& projection);
// How the text of a verb begins: "draw", "replace"
[[nodiscard]] std::string_view word_of(Verb verb);
[[nodiscard]] homestretch::Json to_json(const Projection& projection);

// A plan as a client writes it: [{"seat": 0, "card": "S02", "place": "c1", "answers": ["place u"]}, ...]. The
// answer is the projection, or what is wrong with the plan.
[[nodiscard]] homestretch::Result<homestretch::Json> preview(const Rules& rules, const View& view,
                                                             const homestretch::Json& plan);

} // namespace slow_and_steady
