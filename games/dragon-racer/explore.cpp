#include "games/dragon-racer/phases.h"

#include <span>

namespace dragon_racer {

namespace {

// DR-22: the next face-down tile of the row, clockwise. DR-23: its dragons join the deck.
void turn_up_tile(const Rules& rules, State& state, Sink sink) {
    const bool upper = rules.turn(state.open.turn).explore == Explore::Upper;
    const TileId tile = (upper ? state.upper : state.lower).take(0);
    (upper ? state.open.upper : state.open.lower).push_back(tile);
    const auto& cards = rules.cards_of(tile);
    for (const CardId card : cards) state.deck.push_back(card);
    sink([&] {
        return Event{
            .kind = Kind::TileTurned, .tile = tile, .number = static_cast<std::int16_t>(cards.size())};
    });
}

// DR-27: the seats that share a place draw lots for it and the places behind it.
void draw_lots(const Rules& rules, State& state, std::uint8_t place) {
    FixedList<std::uint8_t, max_players> places;
    for (const Seat seat : seats(rules.seats)) {
        if (player(state, seat).trophy == place)
            places.push_back(static_cast<std::uint8_t>(place + places.size()));
    }
    state.random.shuffle(std::span(places.begin(), places.end()));
    std::size_t next = 0;
    for (const Seat seat : seats(rules.seats)) {
        std::uint8_t& trophy = player(state, seat).trophy;
        if (trophy == place && next < places.size()) trophy = places[next++];
    }
}

// DR-26, DR-28: by distance, the farthest first.
void hand_out_trophies(const Rules& rules, State& state, Sink sink) {
    std::array<std::uint8_t, max_players + 1> holders{}; // by place
    for (const Seat seat : seats(rules.seats)) {
        std::uint8_t place = 1;
        for (const Seat other : seats(rules.seats)) {
            place = static_cast<std::uint8_t>(place +
                                              (player(state, other).distance > player(state, seat).distance));
        }
        player(state, seat).trophy = place;
        ++holders[place];
    }
    SeatSet by_lot;
    for (std::uint8_t place = 1; place <= rules.seats; ++place) {
        if (holders[place] < 2) continue;
        for (const Seat seat : seats(rules.seats)) {
            if (player(state, seat).trophy == place) by_lot.insert(seat);
        }
        draw_lots(rules, state, place);
    }
    for (const Seat seat : seats(rules.seats)) {
        sink([&] {
            return Event{.kind = Kind::TrophyGiven,
                         .seat = seat,
                         .number = player(state, seat).trophy,
                         .shared = by_lot.contains(seat)};
        });
    }
}

} // namespace

void explore(const Rules& rules, State& state, Sink sink) {
    turn_up_tile(rules, state, sink);
    hand_out_trophies(rules, state, sink);
}

} // namespace dragon_racer
