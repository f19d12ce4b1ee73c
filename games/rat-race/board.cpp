#include "games/rat-race/board.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace rat_race {

using homestretch::Step;

namespace {

constexpr PlaceSet no_field = bit(throne) | bit(off_board);

PlaceSet forward_of(const Rules& rules, Place place) {
    return rules.layout.forward[static_cast<std::size_t>(place)];
}
PlaceSet backward_of(const Rules& rules, Place place) {
    return rules.layout.backward[static_cast<std::size_t>(place)];
}

} // namespace

IdealCounts arsenal(const Rules& rules, const Board& board, Councilor councilor) {
    IdealCounts counts{};
    ++counts[static_cast<std::size_t>(rules.home[index_of(councilor)])];
    for (const TitleId issue : board.rows[index_of(councilor)])
        ++counts[static_cast<std::size_t>(rules.title(issue).ideal)];
    return counts;
}

PlaceSet satisfied_by(const Layout& layout, const IdealCounts& arsenal) {
    PlaceSet lacking = 0;
    for (std::size_t ideal = 0; ideal < ideal_count; ++ideal)
        lacking |= layout.beyond[ideal][std::min<std::size_t>(arsenal[ideal], max_demand)];
    return (layout.fields & ~lacking) | bit(throne);
}

void renew_arsenal(const Rules& rules, Board& board, Councilor councilor) {
    board.satisfied[index_of(councilor)] = satisfied_by(rules.layout, arsenal(rules, board, councilor));
}

std::optional<TitleId> active_card(const Board& board, Councilor councilor) {
    const auto row = board.rows[index_of(councilor)];
    return row.empty() ? std::nullopt : std::optional(row.back());
}

Councilors with_feet(const Rules& rules, const Board& board) {
    Councilors feet = 0;
    for (const Councilor councilor : councilors) {
        const auto row = board.rows[index_of(councilor)];
        if (!row.empty() && rules.title(row.back()).feet)
            feet = static_cast<Councilors>(feet | bit(councilor));
    }
    return feet;
}

PlaceSet occupied(const Board& board) {
    PlaceSet places = 0;
    for (const Place place : board.tokens) places |= bit(place);
    return places & ~no_field;
}

int Moves::count() const {
    int count = may_pass ? 1 : 0;
    for (const Councilor councilor : councilors)
        count += std::popcount(forward[index_of(councilor)]) + std::popcount(backward[index_of(councilor)]);
    return count;
}

Moves moves(const Rules& rules, const Board& board, bool final_sprint) {
    Moves moves;
    const PlaceSet closed = board.riots | occupied(board); // RR-41, RR-44, RR-56
    const Councilors feet = with_feet(rules, board);
    const Councilors allowed = feet == 0 || final_sprint ? all_councilors : feet; // RR-37, RR-80
    PlaceSet any_forward = 0;
    PlaceSet any_backward = 0;
    for (const Councilor councilor : councilors) {
        if ((allowed & bit(councilor)) == 0) continue;
        const std::size_t i = index_of(councilor);
        const Place place = board.tokens[i];
        const PlaceSet ahead = forward_of(rules, place);
        moves.forward[i] = ahead & board.satisfied[i] & ~closed;
        any_forward |= moves.forward[i];
        if (moves.forward[i] != 0 || place == off_board || final_sprint) continue;
        const bool riot_in_the_way =
            rules.backward_needs_all ? (ahead & ~board.riots) == 0 : (ahead & board.riots) != 0; // RR-46
        if (riot_in_the_way) moves.backward[i] = backward_of(rules, place) & ~closed;            // RR-47
        any_backward |= moves.backward[i];
    }
    if (any_forward == 0 && any_backward == 0 && allowed != all_councilors && rules.feet_lift) { // RR-39
        for (std::size_t i = 0; i < councilor_count; ++i)
            moves.forward[i] = forward_of(rules, board.tokens[i]) & board.satisfied[i] & ~closed;
    }
    moves.may_pass = any_forward == 0 && any_backward != 0 && !rules.backward_forced; // RR-48
    return moves;
}

StepRule step_rule(const Step& step) {
    return {.who = static_cast<Who>(step.arguments[0]),
            .direction = static_cast<Direction>(step.arguments[1]),
            .free = step.arguments[3] != 0,
            .share = step.arguments[4] != 0};
}

Councilors steppers(const Rules& rules, const Board& board, Who who, Councilor here) {
    Councilors found = 0;
    switch (who) {
    case Who::Any: found = all_councilors; break;
    case Who::Here: found = bit(here); break;
    case Who::Front:  // RR-49: never off the board
    case Who::Last: { // RR-55: off the board is farthest
        int wanted = who == Who::Front ? farthest : 0;
        for (const Place place : board.tokens) {
            const int steps = distance(rules, place);
            wanted = who == Who::Front ? std::min(wanted, steps) : std::max(wanted, steps);
        }
        if (who == Who::Front && wanted == farthest) break;
        for (const Councilor councilor : councilors) {
            if (distance(rules, token(board, councilor)) == wanted)
                found = static_cast<Councilors>(found | bit(councilor));
        }
        break;
    }
    }
    const Councilors feet = rules.feet_for_cards ? with_feet(rules, board) : Councilors{0}; // RR-38
    return feet == 0 ? found : static_cast<Councilors>(found & feet);
}

PlaceSet step_targets(const Rules& rules, const Board& board, Councilor councilor, const StepRule& rule) {
    const Place place = token(board, councilor);
    PlaceSet targets = 0;
    if (rule.direction != Direction::Back)
        targets |=
            forward_of(rules, place) & (rule.free ? ~PlaceSet{0} : board.satisfied[index_of(councilor)]);
    if (rule.direction != Direction::Forward) targets |= backward_of(rules, place); // RR-51
    return targets & ~board.riots & (rule.share ? ~PlaceSet{0} : ~occupied(board));
}

bool ways_open(const Layout& layout, PlaceSet riots) {
    const PlaceSet open = (layout.fields & ~riots) | no_field;
    PlaceSet reached = bit(throne);
    for (PlaceSet before = 0; before != reached;) {
        before = reached;
        for (const Place place : layout.nearest_first) {
            const PlaceSet ahead = layout.forward[static_cast<std::size_t>(place)] & open;
            const PlaceSet next =
                ahead != 0 ? ahead : layout.backward[static_cast<std::size_t>(place)] & open;
            if ((next & reached) != 0) reached |= bit(place) & open;
        }
    }
    return reached == open;
}

PlaceSet riot_fields(const Rules& rules, const Board& board) {
    const Layout& layout = rules.layout;
    PlaceSet candidates = layout.may_riot & ~board.riots;
    for (PlaceSet left = board.riots; left != 0; left &= left - 1)
        candidates &= ~layout.neighbours[static_cast<std::size_t>(std::countr_zero(left))]; // RR-58
    if (!rules.riot_occupied) candidates &= ~occupied(board);

    // Only a field that is the one way forward from somewhere can close a way, unless some way leads back
    // already. Most fields are cleared by this, and the others are tried out.
    const PlaceSet open = (layout.fields & ~board.riots) | no_field;
    PlaceSet doubtful = 0;
    for (const Place place : layout.nearest_first) {
        if ((bit(place) & open) == 0) continue;
        const PlaceSet ahead = layout.forward[static_cast<std::size_t>(place)] & open;
        if (ahead == 0) doubtful = ~PlaceSet{0};
        if (std::has_single_bit(ahead)) doubtful |= ahead;
    }
    for (PlaceSet left = candidates & doubtful; left != 0; left &= left - 1) {
        const PlaceSet field = left & (~left + 1);
        if (!ways_open(layout, board.riots | field)) candidates &= ~field;
    }
    return candidates;
}

Councilor regent(const Rules& rules, const Board& board) {
    return *std::ranges::min_element(councilors, {}, [&](Councilor councilor) {
        return std::pair(int{distance(rules, token(board, councilor))},
                         -static_cast<int>(board.rows.size(index_of(councilor))));
    });
}

} // namespace rat_race
