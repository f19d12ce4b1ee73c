#include "games/rat-race/board.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace rat_race {

using homestretch::Step;

namespace {

constexpr PlaceSet no_field = bit(throne) | bit(off_board);

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
    const auto row = board.rows[index_of(councilor)];
    const bool feet = !row.empty() && rules.title(row.back()).feet;
    board.feet = (board.feet & ~std::uint64_t{bit(councilor)}) | (feet ? bit(councilor) : 0U);
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

Moves moves(const Rules& rules, const Board& board, bool final_sprint) {
    Moves moves;
    const PlaceSet closed = board.riots | occupied(board); // RR-41, RR-44, RR-56
    const Councilors feet = with_feet(board);
    const Councilors allowed = feet == 0 || final_sprint ? all_councilors : feet; // RR-37, RR-80
    PlaceSet any_forward = 0;
    PlaceSet any_backward = 0;
    for (const Councilor councilor : councilors) {
        if ((allowed & bit(councilor)) == 0) continue;
        const std::size_t i = index_of(councilor);
        const Place place = board.tokens[i];
        const PlaceSet ahead = forward_of(rules, place);
        moves.targets[i] = ahead & board.satisfied[i] & ~closed;
        any_forward |= moves.targets[i];
        if (moves.targets[i] != 0 || place == off_board || final_sprint) continue;
        const bool riot_in_the_way =
            rules.backward_needs_all ? (ahead & ~board.riots) == 0 : (ahead & board.riots) != 0; // RR-46
        if (riot_in_the_way) moves.targets[i] = backward_of(rules, place) & ~closed;             // RR-47
        any_backward |= moves.targets[i];
    }
    if (any_forward == 0 && any_backward == 0 && allowed != all_councilors && rules.feet_lift) { // RR-39
        for (std::size_t i = 0; i < councilor_count; ++i)
            moves.targets[i] = forward_of(rules, board.tokens[i]) & board.satisfied[i] & ~closed;
    }
    moves.may_pass = any_forward == 0 && any_backward != 0 && !rules.backward_forced ? 1 : 0; // RR-48
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
    const Councilors feet = rules.feet_for_cards ? with_feet(board) : Councilors{0}; // RR-38
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

// Fields are numbered from the farthest to the nearest.
Place nearest(PlaceSet fields) {
    return static_cast<Place>(63 - std::countl_zero(fields));
}

// From which places the Throne can be reached.
struct Ways {
    PlaceSet forward = 0; // by steps forward alone
    PlaceSet only = 0;    // the fields without which one of them might have to be reached in another way
    bool all = false;     // from everywhere, back where there is no way on (RR-60)
};

// Adds those of `fields` from which steps forward alone lead to what is reached already.
void go_forward(const Layout& layout, PlaceSet fields, Ways& ways) {
    while (fields != 0) {
        const Place place = nearest(fields);
        fields ^= bit(place);
        const PlaceSet next = layout.forward[static_cast<std::size_t>(place)] & ways.forward;
        if (next != 0) ways.forward |= bit(place);
        if (is_one(next)) ways.only |= next;
    }
}

// From wherever else one stands: forward if that is possible, otherwise back.
void go_back(const Layout& layout, PlaceSet open, Ways& ways) {
    PlaceSet reached = ways.forward;
    for (PlaceSet found = 1; (open & ~reached) != 0 && found != 0;) {
        found = 0;
        for (PlaceSet left = open & ~reached; left != 0; left &= left - 1) {
            const auto place = static_cast<std::size_t>(std::countr_zero(left));
            const PlaceSet ahead = layout.forward[place] & open;
            const PlaceSet next = (ahead != 0 ? ahead : layout.backward[place] & open) & reached;
            if (next != 0) found |= PlaceSet{1} << place;
            if (is_one(next)) ways.only |= next;
        }
        reached |= found;
    }
    ways.all = (open & ~reached) == 0;
}

Ways find_ways(const Layout& layout, PlaceSet open) {
    Ways ways{.forward = open | bit(throne), .all = true};
    for (PlaceSet left = layout.may_be_cut_off & (open | bit(off_board)); left != 0; left &= left - 1) {
        const PlaceSet ahead = layout.forward[static_cast<std::size_t>(std::countr_zero(left))] & open;
        if (is_one(ahead)) ways.only |= ahead;
        ways.all = ways.all && ahead != 0;
    }
    if (ways.all) return ways; // mostly one can go forward from everywhere

    ways = {.forward = bit(throne)};
    go_forward(layout, open, ways);
    go_back(layout, open | no_field, ways);
    return ways;
}

// Those of `places` that have no step forward to an open field.
PlaceSet cut_off(const Layout& layout, PlaceSet places, PlaceSet open) {
    PlaceSet found = 0;
    for (PlaceSet left = places; left != 0; left &= left - 1) {
        const auto place = static_cast<std::size_t>(std::countr_zero(left));
        if ((layout.forward[place] & open) == 0) found |= PlaceSet{1} << place;
    }
    return found;
}

// Whether the ways stay open if one field more is closed. Step by step those behind it lose their way forward
// that had no other.
bool survives(const Layout& layout, PlaceSet open, const Ways& before, std::size_t closed) {
    const PlaceSet own = PlaceSet{1} << closed;
    Ways ways{.forward = before.forward & ~own};
    for (PlaceSet lost = own; lost != 0;) {
        PlaceSet behind = 0;
        for (PlaceSet left = lost; left != 0; left &= left - 1)
            behind |= layout.backward[static_cast<std::size_t>(std::countr_zero(left))];
        lost = cut_off(layout, behind & ways.forward, ways.forward);
        ways.forward &= ~lost;
    }
    go_back(layout, (open & ~own) | no_field, ways);
    return ways.all;
}

} // namespace

PlaceSet riot_fields(const Rules& rules, const Board& board) {
    const Layout& layout = rules.layout;
    PlaceSet candidates = layout.may_riot & ~board.riots;
    for (PlaceSet left = board.riots; left != 0; left &= left - 1)
        candidates &= ~layout.neighbours[static_cast<std::size_t>(std::countr_zero(left))]; // RR-58
    if (!rules.riot_occupied) candidates &= ~occupied(board);

    // RR-59: only a field that somebody may not be able to do without can close a way; these are tried out.
    const PlaceSet open = layout.fields & ~board.riots;
    const Ways ways = find_ways(layout, open);
    for (PlaceSet left = candidates & ways.only; left != 0; left &= left - 1) {
        const auto field = static_cast<std::size_t>(std::countr_zero(left));
        if (!survives(layout, open, ways, field)) candidates &= ~(PlaceSet{1} << field);
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
