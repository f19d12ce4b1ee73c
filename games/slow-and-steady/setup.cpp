#include "games/slow-and-steady/game.h"

namespace slow_and_steady {

State Game::start(const Rules& rules, const homestretch::Seed& seed, Sink sink) {
    State state{.random = RandomStream(seed)};
    state.special_deck = CardSet::first_specials(rules.specials);
    // SS-3 to SS-5: a starter deck for each player and one for the challenges; the rest is not used.
    for (std::size_t power = 1; power <= basic_powers; ++power) {
        for (std::size_t copy = rules.seats + 1; copy < rules.basic_copies[power - 1]; ++copy)
            state.open.unused.add(basic_card(power));
    }
    for (const Seat seat : seats(rules.seats)) player(state, seat).deck = CardSet::starter_deck();
    state.challenge_deck = CardSet::starter_deck();
    state.open.hearts = rules.start_hearts;                                                 // SS-9
    state.open.lead = seat_at(state.random.below(static_cast<std::uint32_t>(rules.seats))); // SS-7
    sink([&] { return Event{.kind = Event::Kind::StartPlayer, .seat = state.open.lead}; });
    go_on(rules, state, Part::Draft, sink);
    return state;
}

} // namespace slow_and_steady
