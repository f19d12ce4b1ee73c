#include "games/drags-2-riches/names.h"
#include "games/drags-2-riches/phases.h"

#include <algorithm>

namespace drags_2_riches {

namespace {

// D2R-93, D2R-94
void put_looks_away(const Rules& rules, State& state) {
    for (const Seat seat : state.up) {
        Player& who = player(state, seat);
        for (const Category category : categories) {
            if (who.look[index_of(category)] != no_card)
                player(state.open, seat).floordrobe.add(rules.bits(take_off(state, seat, category)));
        }
    }
    state.up = state.open.tied = SeatSet();
}

// D2R-92
void award(const Rules& rules, State& state, Seat winner, Sink sink) {
    player(state, winner).won.insert(state.open.event);
    sink([&] { return Event{.kind = Kind::Won, .seat = winner, .event = state.open.event}; });
    put_looks_away(rules, state);
    end_round(rules, state, sink);
}

// D2R-87 to D2R-90
void find_winner(const Rules& rules, State& state, Sink sink) {
    state.open.tied = best_of(rules, state);
    if (state.open.tied.size() == 1) return award(rules, state, *state.open.tied.begin(), sink);
    sink([&] { return Event{.kind = Kind::Tied, .up = state.open.tied}; });
    if (rules.tie_by_turn_order) {
        Seat winner = state.open.first;
        while (!state.open.tied.contains(winner)) winner = rules.after(winner);
        return award(rules, state, winner, sink);
    }
    state.open.phase = Phase::Verdict;
    ask(state, state.open.first, rules.category_is ? Ask::CategoryIs : Ask::Judge);
}

// D2R-85: the cards of those who compete are open now.
void reveal(const Rules& rules, State& state, SeatSet asked, Sink sink) {
    for (const Seat seat : asked) {
        const bool competes = state.up.contains(seat);
        Player& who = player(state, seat);
        for (const Category category : competes ? filled_slots(who) : Categories())
            who.look_known[index_of(category)] = others(rules.seats, seat);
        sink([&] {
            Event event{.kind = Kind::Showed, .seat = seat, .up = state.up};
            if (!competes) return event;
            event.number = static_cast<std::uint32_t>(look_total(rules, state, seat));
            event.cards = look_cards(rules, who);
            return event;
        });
    }
}

void close_declarations(const Rules& rules, State& state, Sink sink) {
    if (!state.up.empty()) return find_winner(rules, state, sink);
    state.open.spent.insert(state.open.event); // D2R-95
    sink([&] { return Event{.kind = Kind::EventTrashed, .event = state.open.event}; });
    end_round(rules, state, sink);
}

// D2R-83, D2R-84
void ask_for_declarations(const Rules& rules, State& state, Sink sink) {
    state.open.phase = Phase::Declarations;
    state.open.ask = Ask::Declare;
    state.open.pending = SeatSet();
    state.open.active = state.open.first;
    for (const Seat seat : seats(rules.seats)) {
        if (has_look(player(state, seat))) state.open.pending.insert(seat);
    }
    if (state.open.pending.empty()) close_declarations(rules, state, sink);
}

} // namespace

SeatSet best_of(const Rules& rules, const State& state) {
    int best = -1;
    for (const Seat seat : state.up) best = std::max(best, look_total(rules, state, seat));
    SeatSet all;
    for (const Seat seat : state.up) {
        if (look_total(rules, state, seat) == best) all.insert(seat);
    }
    return all;
}

void begin_event_phase(const Rules& rules, State& state, Sink sink) {
    state.open.coins = 0;
    state.open.bought = Bought::Nothing;
    if (!rules.last_minute) return ask_for_declarations(rules, state, sink);
    state.open.phase = Phase::LastMinute;
    ask_for_additions(rules, state, sink);
}

// D2R-81: in turn order; who has a card is asked, whatever card it is (D2R-111).
void ask_for_additions(const Rules& rules, State& state, Sink sink) {
    do {
        if (!player(state, state.open.active).hand.empty())
            return ask(state, state.open.active, Ask::LastMinute);
        state.open.active = rules.after(state.open.active);
    } while (state.open.active != state.open.first);
    ask_for_declarations(rules, state, sink);
}

// D2R-82
void legal_additions(const Rules& rules, const State& state, ActionList& actions) {
    const Player& who = player(state, state.open.active);
    for (const Category category : categories) {
        if (who.look[index_of(category)] != no_card) continue;
        (who.hand & rules.worn_on[index_of(category)]).for_each_bit([&](std::size_t bit) {
            actions.push_back(make_action(ActionKind::Wear, rules.card_at[bit]));
        });
    }
    actions.push_back(make_action(ActionKind::Done));
}

void decide_addition(const Rules& rules, State& state, Action action, Sink sink) {
    if (kind_of(action) == ActionKind::Wear) {
        wear(rules, state, state.open.active, card_of(action), sink);
        if (!player(state, state.open.active).hand.empty()) return;
    }
    state.open.active = rules.after(state.open.active);
    if (state.open.active == state.open.first) return ask_for_declarations(rules, state, sink);
    ask_for_additions(rules, state, sink);
}

void legal_declarations(ActionList& actions) {
    actions.push_back(make_action(ActionKind::Up));
    actions.push_back(make_action(ActionKind::Down));
}

void declare(const Rules& rules, State& state, Seat seat, bool up, Sink sink) {
    state.open.pending.erase(seat);
    if (up) state.up.insert(seat);
    sink([&] { return Event{.kind = Kind::Declared, .seat = seat}; });
    if (!state.open.pending.empty()) return;
    SeatSet asked;
    for (const Seat other : seats(rules.seats)) {
        if (has_look(player(state, other))) asked.insert(other);
    }
    reveal(rules, state, asked, sink);
    close_declarations(rules, state, sink);
}

// D2R-91
void legal_labels(ActionList& actions) {
    for (std::size_t label = 0; label < performance_labels().size(); ++label)
        actions.push_back(make_action(ActionKind::Label, label));
    actions.push_back(make_action(ActionKind::NoLabel));
}

// D2R-89
void legal_verdicts(const State& state, ActionList& actions) {
    for (const Seat tied : state.open.tied) actions.push_back(make_action(ActionKind::Judge, tied));
}

// D2R-89, D2R-91
void decide_verdict(const Rules& rules, State& state, Action action, Sink sink) {
    if (kind_of(action) == ActionKind::Judge) return award(rules, state, seat_of(action), sink);
    if (kind_of(action) == ActionKind::Label)
        sink([&] { return Event{.kind = Kind::Labelled, .seat = state.open.first, .number = action.first}; });
    ask(state, state.open.first, Ask::Judge);
}

} // namespace drags_2_riches
