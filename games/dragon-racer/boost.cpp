#include "games/dragon-racer/phases.h"

#include <algorithm>

namespace dragon_racer {

unsigned judged_racetracks(const Rules& rules, const State& state) {
    unsigned judged = rules.always_judged;
    for (std::size_t i = 0; i < rules.upper_turned[state.turn]; ++i) judged |= 1U << rules.tile(state.upper[i]).racetrack;
    for (std::size_t i = 0; i < rules.lower_turned[state.turn]; ++i) judged |= 1U << rules.tile(state.lower[i]).racetrack;
    return judged;
}

// DR-71: racetrack by racetrack. DR-75 to DR-77: who alone has most moves the turn's bonus; sharing the
// most moves less; having none moves nobody.
template <class Sink>
void boost(const Rules& rules, State& state, Sink& sink) {
    std::array<std::uint64_t, max_players> counts{};
    for (const Seat seat : seats(rules.seats)) counts[index_of(seat)] = racetrack_counts(rules, player(state, seat));
    const Turn& turn = rules.turn(state.turn);
    const unsigned judged = judged_racetracks(rules, state);
    for (const std::uint8_t racetrack : rules.boost_order) {
        if (((judged >> racetrack) & 1U) == 0) continue;
        unsigned most = 1;
        SeatSet leaders;
        for (const Seat seat : seats(rules.seats)) {
            const auto count = static_cast<unsigned>((counts[index_of(seat)] >> (8U * racetrack)) & 0xffU);
            if (count < most) continue;
            if (count > most) leaders = SeatSet();
            most = count;
            leaders.insert(seat);
        }
        const bool tied = leaders.size() > 1;
        for (const Seat seat : leaders) {
            Player& who = player(state, seat);
            const Character& character = rules.character(who.character);
            const int spaces = tied ? turn.boost_tie : turn.boost_sole;
            const int bonus = tied ? character.boost_tie_bonus : character.boost_sole_bonus; // DR-83
            move(who, spaces + bonus);
            sink(Event{.kind = Event::Kind::Boosted,
                       .seat = seat,
                       .racetrack = racetrack,
                       .number = static_cast<std::int16_t>(spaces),
                       .shared = tied});
            if (bonus > 0) {
                sink(Event{.kind = Event::Kind::BonusMoved,
                           .seat = seat,
                           .character = who.character,
                           .number = static_cast<std::int16_t>(bonus)});
            }
        }
    }
    end_turn(rules, state, sink);
}

template void boost(const Rules&, State&, NullSink&);
template void boost(const Rules&, State&, Recorder&);

} // namespace dragon_racer
