#include "engine/fields/common.h"
#include "tests/tiny_race/game.h"

namespace tiny_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words
namespace f = homestretch::fields;

namespace {

std::vector<int> copies(const Rules& rules) {
    std::vector<int> copies(rules.cards.size());
    for (const CardId card : rules.deck) ++copies[static_cast<std::size_t>(card)];
    return copies;
}

const f::Deck deck{.noun = "card", .words = f::words<&Rules::cards>(), .copies = f::copies<&copies>()};
const Vocabulary asks{"none", "choose-card", "move-or-draw", "play-another", "push"};

// The step a card waits at; nothing if it has no such step.
const Step* waiting_step(const Rules& rules, const Frame& frame) {
    const std::span<const Step> steps = rules.programs.steps(frame.program);
    return frame.next < steps.size() ? &steps[frame.next] : nullptr;
}

// Whether the card below waits behind the step that played the next one.
bool has_called(const Rules& rules, const Frame& frame) {
    return frame.next > 0 && frame.next <= rules.programs.steps(frame.program).size() &&
           verb_of<Verb>(rules.programs.steps(frame.program)[frame.next - 1U]) == Verb::PlayAnother;
}

void check_effects(const Rules& rules, const State& state, Mistakes& mistakes) {
    for (std::size_t i = 0; i < state.effects.size(); ++i) {
        const Frame& frame = state.effects.begin()[i];
        const auto say = [&](std::string_view field, std::string_view what) {
            mistakes.say(fmt::format("effects.{}.{}", i, field), what);
        };
        if (!state.discard.contains(card_of(frame.program))) say("card", "expected a card of the discard");
        if (frame.seat != state.effects.begin()->seat) say("seat", "expected the same seat");
        if (i + 1 < state.effects.size()) {
            if (!has_called(rules, frame))
                say("next", "expected to be behind the step that played the next card");
            continue;
        }
        const Step* const step = waiting_step(rules, frame);
        if (step == nullptr || asking(state, frame.seat, *step).seats.empty())
            say("next", "expected a step that asks somebody");
    }
}

} // namespace

const f::Fields& Game::fields() {
    static const f::Fields all = [] {
        const f::Single card = f::card(deck);
        return f::describe(
            f::field<&State::deck>("deck", f::list(card.lying()), "the draw pile; its end is the top"),
            f::field<&State::discard>("discard", f::list(card.lying()), "face up, in the order played"),
            f::by_seat<&State::players>(
                "players", "by seat", f::field<&Player::spaces>("spaces", f::count(0, 999), "from the start"),
                f::field<&Player::hand>("hand", f::list(card.lying()), "only its owner sees it"),
                f::field<&Player::chosen>("chosen", card.lying().or_null(no_card),
                                          "face down until all have chosen, then face up until performed")),
            f::field<&State::effects>(
                "effects",
                f::list(f::object(
                    f::field<&Frame::program>("card", card, "whose effect it is"),
                    f::field<&Frame::seat>("seat", f::seat(), "who played it"),
                    f::field<&Frame::next>("next", f::count(0, max_steps), "the step it waits at"))),
                "cards in the middle of their effects, the lowest first"),
            f::stream<&State::random>("random"));
    }();
    return all;
}

const f::Fields& Game::view_fields() {
    static const f::Fields all = [] {
        const f::Single card = f::card(deck);
        return f::describe(
            f::field<&View::deck_size>("deck", f::count(0, max_cards), "how many cards lie in it"),
            f::field<&View::discard>("discard", f::list(card), "face up, in the order played"),
            f::by_seat<&View::players>(
                "players", "by seat",
                f::field<&PlayerView::spaces>("spaces", f::count(0, 999), "from the start"),
                f::field<&PlayerView::hand_size>("hand_size", f::count(0, max_cards),
                                                 "how many cards are held"),
                f::field<&PlayerView::hand>("hand", f::list(card), "the viewer's own"),
                f::field<&PlayerView::has_chosen>("has_chosen", f::flag(), "a card lies chosen"),
                f::field<&PlayerView::chosen>("chosen", card.or_null(no_card),
                                              "the viewer's own, or revealed")),
            f::field<&View::pending>("pending", f::seats(), "who owes a decision"),
            f::field<&View::ask>("question", f::word("question", f::words(asks)), "what they are asked"),
            f::field<&View::amounts>("amounts", f::list(f::count(0, 9)), "of the step that asks"));
    }();
    return all;
}

State Game::blank(const Rules& rules) {
    return {.seats = static_cast<std::uint8_t>(rules.seats)};
}

// Before the cards are revealed at least one seat has none chosen; afterwards those still to come have.
void Game::problems(const Rules& rules, const State& state, Mistakes& mistakes) {
    check_effects(rules, state, mistakes);
    const bool revealed = !state.effects.empty();
    SeatSet choosing = revealed ? SeatSet() : choosers(rules, state);
    const bool over = !revealed && choosing.empty();
    for (const Seat seat : seats(rules.seats)) {
        const Player& who = state.players[index_of(seat)];
        const bool has_chosen = who.chosen != no_card;
        const bool to_come = revealed && seat > state.effects.top().seat;
        if (has_chosen && (over || (revealed && !to_come)))
            mistakes.say(of_seat(seat, "chosen"), "it is too late to choose a card");
        if (!has_chosen && to_come && !who.hand.empty())
            mistakes.say(of_seat(seat, "chosen"), "expected a card");
        if (has_chosen) choosing.erase(seat);
    }
    if (!over && !revealed && choosing.empty()) mistakes.say("", "expected a seat without a chosen card");
}

void Game::settle(const Rules& rules, State& state, Mistakes&) {
    if (state.effects.empty()) {
        state.choosing = choosers(rules, state);
        for (const Seat seat : seats(rules.seats)) {
            if (state.players[index_of(seat)].chosen != no_card) state.choosing.erase(seat);
        }
        return;
    }
    Frame& top = state.effects.top();
    top.entered = true;
    top.asked = asking(state, top.seat, *waiting_step(rules, top)).seats;
    state.performed = static_cast<std::uint8_t>(index_of(top.seat) + 1);
}

} // namespace tiny_race
