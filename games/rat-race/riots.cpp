#include "games/rat-race/riots.h"

#include "games/rat-race/board.h"

namespace rat_race {

namespace {

constexpr PlaceSet no_field = bit(throne) | bit(off_board);

// The places that have a step to one of `fields`, and perhaps more.
PlaceSet behind(const Layout& layout, PlaceSet fields) {
    PlaceSet found = (fields & layout.forward[index_of(off_board)]) != 0 ? bit(off_board) : 0;
    for (const Place place : each(fields)) found |= layout.backward[index_of(place)];
    return found;
}

// Those of `places` that have no step forward to an open one.
PlaceSet cut_off(const Layout& layout, PlaceSet places, PlaceSet open) {
    PlaceSet found = 0;
    for (const Place place : each(places))
        found |= bit(place) & all_if((layout.forward[index_of(place)] & open) == 0);
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

// RR-60, step by step from the Throne: those of `wanted` from which it can be reached, forward if that is
// possible, otherwise back. A token leaves a Riot Field, but nobody passes one.
PlaceSet with_a_way(const Layout& layout, const Ways& ways, PlaceSet wanted) {
    PlaceSet reached = ways.forward;
    for (PlaceSet found = 1; (wanted & ~reached) != 0 && found != 0; reached |= found) {
        found = 0;
        for (const Place place : each((ways.open | wanted) & ~reached)) {
            const PlaceSet ahead = layout.forward[index_of(place)] & ways.open;
            const PlaceSet next = ahead != 0 ? ahead : layout.backward[index_of(place)] & ways.open;
            found |= bit(place) & all_if((next & reached) != 0);
        }
    }
    return wanted & reached;
}

// The fields without which a way might be closed. What stands on none of them goes on as before: forward to
// the Throne, or forward to a dead end and from there back to where it leads forward.
PlaceSet needed(const Layout& layout, const Ways& ways, PlaceSet behind_riots) {
    PlaceSet found = ways.open & ~ways.forward;
    const PlaceSet few_ways = layout.narrow | behind_riots | behind(layout, found);
    for (const Place place : each(few_ways & ways.forward)) {
        const PlaceSet next = layout.forward[index_of(place)] & ways.forward;
        found |= next & all_if(is_one(next));
    }
    for (const Place place : each(ways.dead_ends)) {
        const PlaceSet next = layout.backward[index_of(place)] & ways.forward;
        if (next == 0) return ways.open;
        found |= next & all_if(is_one(next));
    }
    return found;
}

// Whether `wanted` keep their ways if one field more is closed.
bool survive(const Layout& layout, Ways ways, Place closed, PlaceSet wanted) {
    lose(layout, layout.depending[index_of(closed)] & ways.open, ways);
    if ((wanted & ~ways.forward) == 0) return true;
    ways.open &= ~bit(closed);
    ways.dead_ends |= cut_off(layout, behind(layout, bit(closed)) & ~ways.forward, ways.open);
    for (const Place place : each(ways.dead_ends & ways.open)) {
        if ((layout.backward[index_of(place)] & ways.forward) == 0)
            return with_a_way(layout, ways, wanted) == wanted;
    }
    return true; // who cannot go forward to the Throne can go forward to a dead end
}

PlaceSet places_of_tokens(const Board& board) {
    PlaceSet places = 0;
    for (const Place place : board.tokens) places |= bit(place);
    return places;
}

} // namespace

PlaceSet riot_fields(const Rules& rules, const Board& board) {
    const Layout& layout = rules.layout;
    PlaceSet candidates = layout.may_riot & ~board.riots;
    for (const Place riot : each(board.riots)) candidates &= ~layout.neighbours[index_of(riot)]; // RR-58
    if (!rules.riot_occupied) candidates &= ~occupied(board);
    if (candidates == 0) return 0; // as many a match ends

    // RR-59: only a field that somebody may not be able to do without can close a way; these are tried out.
    const PlaceSet behind_riots = behind(layout, board.riots);
    const Ways ways = find_ways(layout, board.riots, behind_riots);
    const PlaceSet tokens = with_a_way(layout, ways, places_of_tokens(board)); // others do not count
    for (const Place field : each(candidates & needed(layout, ways, behind_riots))) {
        const PlaceSet wanted = rules.riots_spare_every_field ? ways.open & ~bit(field) : tokens;
        if (!survive(layout, ways, field, wanted)) candidates &= ~bit(field);
    }
    return candidates;
}

PlaceSet places_with_a_way(const Layout& layout, PlaceSet riots) {
    return with_a_way(layout, find_ways(layout, riots, behind(layout, riots)), layout.fields | no_field);
}

PlaceSet cut_off_by_riot(const Rules& rules, const Board& board, Place field) {
    const PlaceSet riots = board.riots | bit(field);
    const PlaceSet wanted = rules.riots_spare_every_field
                                ? (rules.layout.fields | bit(off_board)) & ~riots
                                : places_of_tokens(board) & places_with_a_way(rules.layout, board.riots);
    return wanted & ~places_with_a_way(rules.layout, riots);
}

} // namespace rat_race
