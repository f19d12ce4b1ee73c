#include "games/rat-race/phases.h"

namespace rat_race {

namespace {

constexpr std::uint8_t picks_each_turn = 2; // RR-63

}

bool can_lift(const State& state) {
    return !state.pile.empty() || !state.open.discard.empty();
}

// RR-65
void legal_picks(const State& state, ActionList& actions) {
    if (can_lift(state)) actions.push_back(make_action(ActionKind::Draw));
    list_titles(ActionKind::Bank, state.held[hand_of(state.open.active)], actions);
}

// RR-64: both picks, as far as possible. RR-18: what is certain to everybody is not asked.
Part draw_bank_phase(const Rules& rules, State& state, Sink sink) {
    for (; state.open.picks < picks_each_turn; ++state.open.picks) {
        const auto hand = state.held[hand_of(state.open.active)];
        if (hand.size() > 1 || (!hand.empty() && can_lift(state))) [[likely]]
            return ask_active(state, Ask::DrawBank);
        if (can_lift(state)) {
            draw(rules, state, sink);
        } else if (!hand.empty()) {
            bank(rules, state, hand[0].title, sink);
        }
    }
    return Part::EndTurn;
}

Part decide_pick(const Rules& rules, State& state, Action action, Sink sink) {
    if (kind_of(action) == ActionKind::Draw) {
        draw(rules, state, sink);
    } else {
        bank(rules, state, title_of(action), sink);
    }
    ++state.open.picks;
    return Part::DrawBank;
}

namespace {

[[gnu::noinline]] void refill(const Rules& rules, State& state, Sink sink) {
    sink([&] {
        return Event{.kind = Kind::Reshuffled,
                     .number = static_cast<std::int16_t>(state.open.discard.size())};
    });
    reshuffle(rules, state);
}

} // namespace

// RR-68, RR-69: the discard pile is shuffled when a card is needed, not before.
PileCard lift(const Rules& rules, State& state, Sink sink) {
    if (state.pile.empty()) [[unlikely]]
        refill(rules, state, sink);
    return state.pile.pop_back();
}

void draw(const Rules& rules, State& state, Sink sink) {
    const PileCard card = lift(rules, state, sink);
    receive(state, hand_of(state.open.active), state.open.active, {.title = card.title, .known = card.known});
    state.acted = true;
    sink([&] { return Event{.kind = Kind::Drew, .seat = state.open.active, .title = card.title}; });
}

// RR-66, RR-72
void bank(const Rules& rules, State& state, TitleId title, Sink sink) {
    const Seat seat = state.open.active;
    const Card card =
        take_hidden(rules, state, hand_of(seat), place_in(state, hand_of(seat), title), bit(seat));
    receive(state, bank_of(seat), seat, card);
    state.acted = true;
    sink([&] { return Event{.kind = Kind::Banked, .seat = seat, .title = title}; });
}

void discard(const Rules& rules, State& state, Seat seat, TitleId title, Sink sink) {
    (void)take_openly(rules, state, hand_of(seat), place_in(state, hand_of(seat), title));
    state.open.discard.push_back(title);
    sink([&] { return Event{.kind = Kind::Discarded, .seat = seat, .title = title}; });
}

} // namespace rat_race
