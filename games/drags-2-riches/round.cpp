#include "games/drags-2-riches/names.h"
#include "games/drags-2-riches/phases.h"

namespace drags_2_riches {

namespace {

// D2R-6: deck after deck, the ordinary events of each in any order, its special card last.
EventId turn_up(const Rules& rules, State& state) {
    EventSet next;
    for (std::size_t deck = 0; next.empty(); ++deck) {
        next = state.open.unturned & rules.ordinary[deck];
        if (next.empty()) next = state.open.unturned & rules.special[deck];
    }
    const EventId turned = one_by_lot(state.random, next);
    state.open.unturned.erase(turned);
    return turned;
}

// D2R-112: the empty slots are filled from it; what is left is the draw pile's again.
void open_reserve(const Rules& rules, State& state, Sink sink) {
    std::uint32_t filled = 0;
    const std::uint16_t laid_aside = state.open.reserve;
    state.open.reserve = 0;
    for (std::size_t slot = 0; slot < market_slots && filled < laid_aside; ++slot) {
        if (state.open.market[slot] != no_card) continue;
        refill(rules, state, slot);
        ++filled;
    }
    sink([&] { return Event{.kind = Kind::ReserveOpened, .number = filled}; });
}

} // namespace

// D2R-11, D2R-12
void begin_round(const Rules& rules, State& state, Sink sink) {
    ++state.open.round;
    state.open.event = turn_up(rules, state);
    state.open.active = state.open.first;
    sink([&] {
        return Event{.kind = Kind::RoundBegan, .event = state.open.event, .number = state.open.round};
    });
    if (rules.tour_reserve && rules.is_kind(state.open.event, EventKind::Tour))
        open_reserve(rules, state, sink);
    for (std::size_t i = 0; i < rules.seats && state.open.round == 1; ++i)
        draw(rules, state, rules.after(state.open.first, i), hand_drawn, sink);
    begin_turn(rules, state, sink);
}

// D2R-14, D2R-15
void begin_turn(const Rules& rules, State& state, Sink sink) {
    state.open.phase = rules.is_kind(state.open.event, EventKind::Tour) ? Phase::Tour : Phase::Playing;
    state.open.coins = 0;
    state.open.bought = Bought::Nothing;
    sink([&] { return Event{.kind = Kind::TurnBegan, .seat = state.open.active}; });
    if (rules.is_kind(state.open.event, EventKind::Spree)) // D2R-97
        draw(rules, state, state.open.active, spree_drawn, sink);
}

// D2R-13: one turn each, then the Event Phase, unless it is a Shopping Spree (D2R-80, D2R-98).
void end_turn(const Rules& rules, State& state, Sink sink) {
    state.open.active = rules.after(state.open.active);
    if (state.open.active != state.open.first) return begin_turn(rules, state, sink);
    if (!rules.is_kind(state.open.event, EventKind::Spree)) return begin_event_phase(rules, state, sink);
    state.open.spent.insert(state.open.event);
    end_round(rules, state, sink);
}

// D2R-96, D2R-105
void end_round(const Rules& rules, State& state, Sink sink) {
    for (std::size_t seat = 0; seat < rules.seats; ++seat) {
        state.open.players[seat].bonus = 0;
        state.open.players[seat].doubled = Categories();
    }
    state.open.event = no_event;
    state.open.first = state.open.active = rules.after(state.open.first);
    state.open.coins = 0;
    state.open.bought = Bought::Nothing;
    if (state.open.unturned.empty()) return finish(rules, state, sink);
    begin_round(rules, state, sink);
}

// D2R-107
void finish(const Rules& rules, State& state, Sink sink) {
    state.open.phase = Phase::Finished;
    state.open.ask = Ask::Nothing;
    state.open.pending = SeatSet();
    for (const Seat seat : seats(rules.seats)) {
        const EventSet won = player(state, seat).won;
        sink([&] {
            return Event{.kind = Kind::Scored,
                         .seat = seat,
                         .number = static_cast<std::uint32_t>(prestige_of(rules, won)),
                         .won = won};
        });
    }
}

// What lies on the table stays there; nothing of it counts any more.
void stop_match(const Rules& rules, State& state, Sink sink) {
    state.open.spent = state.open.spent | state.open.unturned;
    if (state.open.event != no_event) state.open.spent.insert(state.open.event);
    state.open.unturned = EventSet();
    state.open.event = no_event;
    state.open.effects.clear();
    state.open.waiting.clear();
    state.up = state.open.tied = SeatSet();
    sink([&] { return Event{.kind = Kind::Stopped}; });
    finish(rules, state, sink);
}

} // namespace drags_2_riches
