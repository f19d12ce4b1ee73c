#include "games/dragon-racer/phases.h"

#include <span>

namespace dragon_racer {

namespace {

// DR-22: the next face-down tile of the row, clockwise. DR-23: its dragons join the deck.
template <class Sink>
void turn_up_tile(const Rules& rules, State& state, Sink& sink) {
    const bool upper = rules.turn(state.turn).explore == Explore::Upper;
    const std::size_t already = (upper ? rules.upper_turned : rules.lower_turned)[state.turn - 1U];
    const TileId tile = (upper ? state.upper : state.lower)[already];
    const std::vector<CardId>& cards = rules.cards_of(tile);
    for (const CardId card : cards) state.deck.push_back(card);
    sink(Event{.kind = Event::Kind::TileTurned, .tile = tile, .number = static_cast<std::int16_t>(cards.size())});
}

// DR-26 to DR-28: by distance; equal players draw lots for the places they share, best group first.
template <class Sink>
void hand_out_trophies(const Rules& rules, State& state, Sink& sink) {
    for (std::size_t place = 1; place <= rules.seats;) {
        FixedList<std::uint8_t, max_players> group; // seats whose rank is this place
        FixedList<std::uint8_t, max_players> places;
        for (const Seat seat : seats(rules.seats)) {
            std::size_t ahead = 0;
            for (const Seat other : seats(rules.seats)) ahead += player(state, other).distance > player(state, seat).distance;
            if (ahead + 1 != place) continue;
            places.push_back(static_cast<std::uint8_t>(place + group.size()));
            group.push_back(static_cast<std::uint8_t>(index_of(seat)));
        }
        state.random.shuffle(std::span(places.begin(), places.end()));
        for (std::size_t i = 0; i < group.size(); ++i) {
            state.players[group[i]].trophy = places[i];
            sink(Event{.kind = Event::Kind::TrophyGiven,
                       .seat = seat_at(group[i]),
                       .number = places[i],
                       .shared = group.size() > 1});
        }
        place += group.size();
    }
}

} // namespace

template <class Sink>
void explore(const Rules& rules, State& state, Sink& sink) {
    turn_up_tile(rules, state, sink);
    hand_out_trophies(rules, state, sink);
}

template void explore(const Rules&, State&, NullSink&);
template void explore(const Rules&, State&, Recorder&);

} // namespace dragon_racer
