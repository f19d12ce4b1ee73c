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

SeatSet shown_pending(const Rules&, const View& view) {
    return deciding(view.open);
}
Ask shown_ask(const Rules& rules, const View& view) {
    return ask_of(rules, view.open);
}

// What state and view share.
f::Fields open_fields() {
    const f::Single card = f::card(deck);
    return f::describe(
        f::field<&Open::discard>("discard", f::list(card.lying()), "face up, in the order played"),
        f::by_seat("players", "by seat",
                   f::field<&Open::spaces>("spaces", f::count(0, 999), "from the start")),
        f::field<&Open::effects>(
            "effects",
            f::list(
                f::object(f::field<&Frame::program>("card", card, "whose effect it is"),
                          f::field<&Frame::seat>("seat", f::seat(), "who played it"),
                          f::field<&Frame::next>("next", f::count(0, max_steps), "the step it waits at"))),
            "cards in the middle of their effects, the lowest first"));
}

} // namespace

const f::Fields& Game::fields() {
    static const f::Fields all = [] {
        const f::Single card = f::card(deck);
        return f::describe(
            f::part<&State::open>(open_fields()),
            f::field<&State::deck>("deck", f::list(card.lying()), "the draw pile; its end is the top"),
            f::by_seat<&State::players>(
                "players", "by seat",
                f::field<&Player::hand>("hand", f::list(card.lying()), "only its owner sees it"),
                f::field<&Player::chosen>("chosen", card.lying().or_null(no_card),
                                          "face down until all have chosen, then face up until performed")),
            f::stream<&State::random>("random"));
    }();
    return all;
}

const f::Fields& Game::view_fields() {
    static const f::Fields all = [] {
        const f::Single card = f::card(deck);
        return f::describe(
            f::part<&View::open>(open_fields()),
            f::field<&View::deck_size>("deck", f::count(0, max_cards), "how many cards lie in it"),
            f::by_seat<&View::players>(
                "players", "by seat",
                f::field<&PlayerView::hand_size>("hand_size", f::count(0, max_cards),
                                                 "how many cards are held"),
                f::field<&PlayerView::hand>("hand", f::list(card), "the viewer's own"),
                f::field<&PlayerView::has_chosen>("has_chosen", f::flag(), "a card lies chosen"),
                f::field<&PlayerView::chosen>("chosen", card.or_null(no_card),
                                              "the viewer's own, or revealed")),
            f::made<&shown_pending>("pending", f::seats(), "who owes a decision").observed(),
            f::made<&shown_ask>("question", f::word("question", f::words(asks)), "what they are asked")
                .observed());
    }();
    return all;
}

} // namespace tiny_race
