#include "games/dragon-racer/phases.h"

namespace dragon_racer {

RacetrackSet judged_racetracks(const Rules& rules, const Open& open) {
    RacetrackSet judged = rules.always_judged;
    for (const TileId tile : open.upper) judged.insert(rules.tile(tile).racetrack);
    for (const TileId tile : open.lower) judged.insert(rules.tile(tile).racetrack);
    return judged;
}

namespace {

// What each seat wins; all racetracks are judged side by side, since their order changes nothing (DR-71).
struct Boosts {
    std::array<RacetrackSet, max_players> sole{}; // by seat
    std::array<RacetrackSet, max_players> tied{};
};

Boosts judge(const Rules& rules, const State& state) {
    std::array<RacetrackCounts, max_players> counts;
    RacetrackCounts most;
    RacetrackCounts holders; // how many share the most
    for (const Seat seat : seats(rules.seats)) {
        const Player& who = player(state, seat);
        counts[index_of(seat)] = racetrack_counts(rules, who.team, who.collected);
        most = most.or_more(counts[index_of(seat)]);
    }
    const RacetrackSet judged = judged_racetracks(rules, state.open) & most.any(); // DR-77
    Boosts boosts;
    for (const Seat seat : seats(rules.seats)) {
        const RacetrackSet leads = counts[index_of(seat)].at_least(most) & judged;
        boosts.sole[index_of(seat)] = leads;
        holders.add(leads);
    }
    const RacetrackSet shared = holders.at_least_two();
    for (const Seat seat : seats(rules.seats)) {
        RacetrackSet& sole = boosts.sole[index_of(seat)];
        boosts.tied[index_of(seat)] = sole & shared;
        sole = sole - shared;
    }
    return boosts;
}

void tell_boosts(const Rules& rules, const State& state, const Boosts& boosts, Sink sink) {
    const Turn& turn = rules.turn(state.open.turn);
    for (const std::uint8_t racetrack : rules.boost_order) {
        for (const Seat seat : seats(rules.seats)) {
            const bool tied = boosts.tied[index_of(seat)].contains(racetrack);
            if (!tied && !boosts.sole[index_of(seat)].contains(racetrack)) continue;
            const CharacterId id = player(state, seat).character;
            const Character& character = rules.character(id);
            sink([&] {
                return Event{.kind = Kind::Boosted,
                             .seat = seat,
                             .racetrack = racetrack,
                             .number = tied ? turn.boost_tie : turn.boost_sole,
                             .shared = tied};
            });
            const std::uint8_t bonus = tied ? character.boost_tie_bonus : character.boost_sole_bonus;
            if (bonus > 0) {
                sink([&] {
                    return Event{.kind = Kind::BonusMoved, .seat = seat, .character = id, .number = bonus};
                });
            }
        }
    }
}

} // namespace

// DR-75, DR-76: who alone has most dragons of a racetrack moves the turn's bonus; sharing the most moves
// less. DR-83: some characters add to it.
void boost(const Rules& rules, State& state, Sink sink) {
    const Turn& turn = rules.turn(state.open.turn);
    const Boosts boosts = judge(rules, state);
    if (sink) tell_boosts(rules, state, boosts, sink);
    for (const Seat seat : seats(rules.seats)) {
        Player& who = player(state, seat);
        const Character& character = rules.character(who.character);
        move(who, boosts.sole[index_of(seat)].size() * (turn.boost_sole + character.boost_sole_bonus) +
                      boosts.tied[index_of(seat)].size() * (turn.boost_tie + character.boost_tie_bonus));
    }
    end_turn(rules, state, sink);
}

} // namespace dragon_racer
