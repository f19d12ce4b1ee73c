#pragma once

// What the field, the tokens and the Issue rows allow. All of it is public, so these functions read the
// board of a state and the board of a view alike.

#include "games/rat-race/effects.h"
#include "games/rat-race/rules.h"
#include "games/rat-race/state.h"

#include <array>
#include <optional>

namespace rat_race {

// What follows from the rows.
void count_arsenals(const Rules& rules, Board& board);
// The only ways to change a row: what follows from it changes with it.
void add_issue(const Rules& rules, Board& board, Councilor councilor, TitleId issue);
void add_issue_under(const Rules& rules, Board& board, Councilor councilor, TitleId issue); // the Active card
// RR-33: the others close up, and the last one is the Active card.
TitleId take_issue(const Rules& rules, Board& board, Councilor councilor, std::size_t index);

[[nodiscard]] inline const IdealCounts& arsenal(const Board& board, Councilor councilor) {
    return board.arsenals[index_of(councilor)];
}
// RR-20, RR-22: the fields it satisfies, and the Throne.
[[nodiscard]] PlaceSet satisfied_by(const Layout& layout, const IdealCounts& arsenal);
[[nodiscard]] std::optional<TitleId> active_card(const Board& board, Councilor councilor);

[[nodiscard]] inline Place token(const Board& board, Councilor councilor) {
    return board.tokens[index_of(councilor)];
}
[[nodiscard]] inline std::uint8_t distance(const Rules& rules, Place place) {
    return rules.layout.distance[index_of(place)];
}
[[nodiscard]] PlaceSet occupied(const Board& board); // fields with a token

// Phase 2. RR-40 to RR-48.
void find_moves(const Rules& rules, const Board& board, bool final_sprint, Moves& moves);
enum class Count : std::uint8_t { None, One, Several };
[[nodiscard]] Count count(const Moves& moves); // passing included

// A `step` of a card. RR-49 to RR-55.
struct StepRule {
    Who who{};
    Direction direction{};
    bool free = false;  // its ideals are not needed
    bool share = false; // the target may hold tokens
};
[[nodiscard]] StepRule step_rule(const homestretch::Step& step);
// Who may make it. `here`: the Councilor the Issue was played on.
[[nodiscard]] Councilors steppers(const Rules& rules, const Board& board, Who who, Councilor here);
[[nodiscard]] PlaceSet step_targets(const Rules& rules, const Board& board, Councilor councilor,
                                    const StepRule& rule);

// RR-84
[[nodiscard]] Councilor regent(const Rules& rules, const Board& board);

} // namespace rat_race
