#include "tests/tiny_race/game.h"

#include <fmt/format.h>

namespace tiny_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words

namespace {

// Whether the card below waits behind the step that played the next one.
bool has_called(const Rules& rules, const Frame& frame) {
    return frame.next > 0 && frame.next <= rules.programs.steps(frame.program).size() &&
           verb_of<Verb>(rules.programs.steps(frame.program)[frame.next - 1U]) == Verb::PlayAnother;
}

void check_effects(const Rules& rules, const State& state, Mistakes& mistakes) {
    const auto& effects = state.open.effects;
    for (std::size_t i = 0; i < effects.size(); ++i) {
        const Frame& frame = effects.begin()[i];
        const auto say = [&](std::string_view field, std::string_view what) {
            mistakes.say(fmt::format("effects.{}.{}", i, field), what);
        };
        if (!state.open.discard.contains(card_of(frame.program)))
            say("card", "expected a card of the discard");
        if (frame.seat != effects.begin()->seat) say("seat", "expected the same seat");
        if (i + 1 < effects.size()) {
            if (!has_called(rules, frame))
                say("next", "expected to be behind the step that played the next card");
            continue;
        }
        const Step* const step = waiting_step(rules, state.open);
        if (step == nullptr || asked_by(rules, state, frame.seat, *step).empty())
            say("next", "expected a step that asks somebody");
    }
}

} // namespace

// Before the cards are revealed at least one seat has none chosen; afterwards those still to come have.
void Game::problems(const Rules& rules, const State& state, Mistakes& mistakes) {
    check_effects(rules, state, mistakes);
    const bool revealed = !state.open.effects.empty();
    SeatSet choosing = revealed ? SeatSet() : choosers(rules, state);
    const bool over = !revealed && choosing.empty();
    for (const Seat seat : seats(rules.seats)) {
        const Player& who = state.players[index_of(seat)];
        const bool has_chosen = who.chosen != no_card;
        const bool to_come = revealed && seat > state.open.effects.top().seat;
        if (has_chosen && (over || (revealed && !to_come)))
            mistakes.say(of_seat(seat, "chosen"), "it is too late to choose a card");
        if (!has_chosen && to_come && !who.hand.empty())
            mistakes.say(of_seat(seat, "chosen"), "expected a card");
        if (has_chosen) choosing.erase(seat);
    }
    if (!over && !revealed && choosing.empty()) mistakes.say("", "expected a seat without a chosen card");
}

void Game::settle(const Rules& rules, State& state, Mistakes&) {
    Open& open = state.open;
    if (open.effects.empty()) {
        open.choosing = choosers(rules, state);
        for (const Seat seat : seats(rules.seats)) {
            if (state.players[index_of(seat)].chosen != no_card) open.choosing.erase(seat);
        }
        return;
    }
    Frame& top = open.effects.top();
    top.entered = true;
    top.asked = asked_by(rules, state, top.seat, *waiting_step(rules, open));
    open.performed = static_cast<std::uint8_t>(index_of(top.seat) + 1);
}

} // namespace tiny_race
