#include "games/rat-race/board.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace rat_race {

using homestretch::Step;

namespace {

constexpr PlaceSet no_field = bit(throne) | bit(off_board);

// For conditions that nobody can foresee: all places or none, found without a branch.
PlaceSet all_if(bool holds) {
    return PlaceSet{0} - PlaceSet{holds};
}
PlaceSet lowest(PlaceSet places) {
    return places & (~places + 1);
}
bool is_one(PlaceSet places) {
    return places != 0 && (places & (places - 1)) == 0;
}

PlaceSet forward_of(const Rules& rules, Place place) {
    return rules.layout.forward[static_cast<std::size_t>(place)];
}
PlaceSet backward_of(const Rules& rules, Place place) {
    return rules.layout.backward[static_cast<std::size_t>(place)];
}

} // namespace

PlaceSet satisfied_by(const Layout& layout, const IdealCounts& arsenal) {
    PlaceSet lacking = 0;
    for (std::size_t ideal = 0; ideal < ideal_count; ++ideal)
        lacking |= layout.beyond[ideal][std::min<std::size_t>(arsenal[ideal], max_demand)];
    return (layout.fields & ~lacking) | bit(throne);
}

namespace {

std::uint8_t& count_of(const Rules& rules, Board& board, Councilor councilor, TitleId issue) {
    return board.arsenals[index_of(councilor)][static_cast<std::size_t>(rules.title(issue).ideal)];
}

// After a row has changed.
void renew(const Rules& rules, Board& board, Councilor councilor) {
    board.satisfied[index_of(councilor)] = satisfied_by(rules.layout, arsenal(board, councilor));
    const auto row = board.rows[index_of(councilor)];
    const bool feet = !row.empty() && rules.title(row.back()).feet;
    board.feet = static_cast<Councilors>((board.feet & ~bit(councilor)) | (feet ? bit(councilor) : 0));
}

} // namespace

Board empty_board(const Rules& rules) {
    Board board;
    for (const Councilor councilor : councilors) {
        ++board.arsenals[index_of(councilor)][static_cast<std::size_t>(rules.home[index_of(councilor)])];
        renew(rules, board, councilor);
    }
    return board;
}

void add_issue(const Rules& rules, Board& board, Councilor councilor, TitleId issue) {
    board.rows.push_back(index_of(councilor), issue);
    ++count_of(rules, board, councilor, issue);
    renew(rules, board, councilor);
}

void add_issue_under(const Rules& rules, Board& board, Councilor councilor, TitleId issue) {
    const std::size_t size = board.rows.size(index_of(councilor));
    board.rows.insert(index_of(councilor), size > 0 ? size - 1 : 0, issue);
    ++count_of(rules, board, councilor, issue);
    renew(rules, board, councilor);
}

TitleId take_issue(const Rules& rules, Board& board, Councilor councilor, std::size_t index) {
    const TitleId issue = board.rows.take(index_of(councilor), index);
    --count_of(rules, board, councilor, issue);
    renew(rules, board, councilor);
    return issue;
}

std::optional<TitleId> active_card(const Board& board, Councilor councilor) {
    const auto row = board.rows[index_of(councilor)];
    return row.empty() ? std::nullopt : std::optional(row.back());
}

PlaceSet occupied(const Board& board) {
    PlaceSet places = 0;
    for (const Place place : board.tokens) places |= bit(place);
    return places & ~no_field;
}

Count count(const Moves& moves) {
    PlaceSet some = 0;
    for (const PlaceSet targets : moves.targets) {
        if (targets == 0) continue;
        if (some != 0) return Count::Several;
        some = targets;
    }
    if (some == 0) return Count::None; // then one cannot pass either
    return is_one(some) && moves.may_pass == 0 ? Count::One : Count::Several;
}

namespace {

// What is rare stays out of line, so that what is not finds room in the registers.

// RR-46, RR-47: a step back for those who cannot go forward and have a riot in the way. Returns the targets.
[[gnu::noinline]] PlaceSet add_steps_back(const Rules& rules, const Board& board, Councilors allowed,
                                          PlaceSet closed, Moves& moves) {
    PlaceSet any = 0;
    for (std::size_t i = 0; i < councilor_count; ++i) {
        if ((unsigned{allowed} >> i & 1U) == 0 || moves.targets[i] != 0) continue;
        const PlaceSet ahead = forward_of(rules, board.tokens[i]);
        const bool riot_in_the_way =
            rules.backward_needs_all ? (ahead & ~board.riots) == 0 : (ahead & board.riots) != 0;
        if (riot_in_the_way) moves.targets[i] = backward_of(rules, board.tokens[i]) & ~closed;
        any |= moves.targets[i];
    }
    return any;
}

// RR-39: nobody with Feet can move, so all may, but not back.
[[gnu::noinline]] void ignore_feet(const Rules& rules, const Board& board, PlaceSet closed, Moves& moves) {
    for (std::size_t i = 0; i < councilor_count; ++i)
        moves.targets[i] = forward_of(rules, board.tokens[i]) & board.satisfied[i] & ~closed;
}

} // namespace

void find_moves(const Rules& rules, const Board& board, bool final_sprint, Moves& moves) {
    const PlaceSet closed = board.riots | occupied(board); // RR-41, RR-44, RR-56
    const Councilors allowed = board.feet == 0 || final_sprint ? all_councilors : board.feet; // RR-37, RR-80
    PlaceSet any_forward = 0;
    PlaceSet hindering = 0; // the riots before those who cannot go forward
    for (std::size_t i = 0; i < councilor_count; ++i) {
        const PlaceSet ahead = forward_of(rules, board.tokens[i]);
        moves.targets[i] = ahead & board.satisfied[i] & ~closed & all_if((unsigned{allowed} >> i & 1U) != 0);
        any_forward |= moves.targets[i];
        hindering |= ahead & board.riots & all_if(moves.targets[i] == 0);
    }
    PlaceSet any_backward = 0;
    if (hindering != 0 && !final_sprint) any_backward = add_steps_back(rules, board, allowed, closed, moves);
    if (any_forward == 0 && any_backward == 0 && allowed != all_councilors && rules.feet_lift)
        ignore_feet(rules, board, closed, moves);
    moves.may_pass = any_forward == 0 && any_backward != 0 && !rules.backward_forced ? 1 : 0; // RR-48
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
    const Councilors feet = rules.feet_for_cards ? board.feet : Councilors{0}; // RR-38
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

namespace {

// The places that have a step to one of `fields`, and perhaps more.
PlaceSet behind(const Layout& layout, PlaceSet fields) {
    PlaceSet found = (fields & layout.forward[static_cast<std::size_t>(off_board)]) != 0 ? bit(off_board) : 0;
    for (PlaceSet left = fields; left != 0; left &= left - 1)
        found |= layout.backward[static_cast<std::size_t>(std::countr_zero(left))];
    return found;
}

// Those of `places` that have no step forward to an open one.
PlaceSet cut_off(const Layout& layout, PlaceSet places, PlaceSet open) {
    PlaceSet found = 0;
    for (PlaceSet left = places; left != 0; left &= left - 1) {
        const PlaceSet ahead = layout.forward[static_cast<std::size_t>(std::countr_zero(left))] & open;
        found |= lowest(left) & all_if(ahead == 0);
    }
    return found;
}

// Which ways lead to the Throne.
struct Ways {
    PlaceSet open = 0;      // everything but riots, off the board and the Throne included
    PlaceSet dead_ends = 0; // the open places from which one can only go back
    PlaceSet forward = 0;   // the open places from which steps forward alone are enough
};

// Takes `lost` out of those that lead forward, and step by step all behind them that had no other way.
void lose(const Layout& layout, PlaceSet lost, Ways& ways) {
    while (lost != 0) {
        ways.forward &= ~lost;
        lost = cut_off(layout, behind(layout, lost) & ways.forward, ways.forward);
    }
}

Ways find_ways(const Layout& layout, PlaceSet riots, PlaceSet behind_riots) {
    Ways ways{.open = (layout.fields | no_field) & ~riots};
    ways.dead_ends = cut_off(layout, behind_riots & layout.may_be_cut_off & ways.open, ways.open);
    ways.forward = ways.open;
    lose(layout, ways.dead_ends, ways);
    return ways;
}

// RR-60, step by step from the Throne: from wherever else one stands, forward if that is possible, otherwise
// back.
bool all_reach_throne(const Layout& layout, const Ways& ways) {
    PlaceSet reached = ways.forward;
    for (PlaceSet found = 1; (ways.open & ~reached) != 0 && found != 0; reached |= found) {
        found = 0;
        for (PlaceSet left = ways.open & ~reached; left != 0; left &= left - 1) {
            const auto place = static_cast<std::size_t>(std::countr_zero(left));
            const PlaceSet ahead = layout.forward[place] & ways.open;
            const PlaceSet next = ahead != 0 ? ahead : layout.backward[place] & ways.open;
            found |= lowest(left) & all_if((next & reached) != 0);
        }
    }
    return (ways.open & ~reached) == 0;
}

// The fields without which a way might be closed. What stands on none of them goes on as before: forward to
// the Throne, or forward to a dead end and from there back to where it leads forward.
PlaceSet needed(const Layout& layout, const Ways& ways, PlaceSet behind_riots) {
    PlaceSet found = ways.open & ~ways.forward;
    const PlaceSet few_ways = layout.narrow | behind_riots | behind(layout, found);
    for (PlaceSet left = few_ways & ways.forward; left != 0; left &= left - 1) {
        const PlaceSet next = layout.forward[static_cast<std::size_t>(std::countr_zero(left))] & ways.forward;
        found |= next & all_if(is_one(next));
    }
    for (PlaceSet left = ways.dead_ends; left != 0; left &= left - 1) {
        const PlaceSet next =
            layout.backward[static_cast<std::size_t>(std::countr_zero(left))] & ways.forward;
        if (next == 0) return ways.open;
        found |= next & all_if(is_one(next));
    }
    return found;
}

// Whether all ways lead to the Throne if one field more is closed.
bool survives(const Layout& layout, Ways ways, PlaceSet closed) {
    const PlaceSet lost = layout.depending[static_cast<std::size_t>(std::countr_zero(closed))];
    lose(layout, lost & ways.open, ways);
    ways.open &= ~closed;
    ways.dead_ends |= cut_off(layout, behind(layout, closed) & ~ways.forward, ways.open);
    for (PlaceSet left = ways.dead_ends & ways.open; left != 0; left &= left - 1) {
        const auto place = static_cast<std::size_t>(std::countr_zero(left));
        if ((layout.backward[place] & ways.forward) == 0) return all_reach_throne(layout, ways);
    }
    return true; // who cannot go forward to the Throne can go forward to a dead end
}

} // namespace

PlaceSet riot_fields(const Rules& rules, const Board& board) {
    const Layout& layout = rules.layout;
    PlaceSet candidates = layout.may_riot & ~board.riots;
    for (PlaceSet left = board.riots; left != 0; left &= left - 1)
        candidates &= ~layout.neighbours[static_cast<std::size_t>(std::countr_zero(left))]; // RR-58
    if (!rules.riot_occupied) candidates &= ~occupied(board);
    if (candidates == 0) return 0; // as many a match ends

    // RR-59: only a field that somebody may not be able to do without can close a way; these are tried out.
    const PlaceSet behind_riots = behind(layout, board.riots);
    const Ways ways = find_ways(layout, board.riots, behind_riots);
    for (PlaceSet left = candidates & needed(layout, ways, behind_riots); left != 0; left &= left - 1) {
        if (!survives(layout, ways, lowest(left))) candidates &= ~lowest(left);
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
