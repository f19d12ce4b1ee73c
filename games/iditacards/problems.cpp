#include "games/iditacards/game.h"
#include "games/iditacards/measures.h"
#include "games/iditacards/position.h"

#include <fmt/format.h>

namespace iditacards {

using homestretch::Mistakes;
using homestretch::of_seat;
using homestretch::seats;

namespace {

Cards lying_nowhere(const Rules& rules, const State& state) {
    Cards left;
    for (std::size_t i = 0; i < rules.cards.size(); ++i)
        left.add(static_cast<CardId>(i), rules.cards[i].copies);
    const auto out = [&](CardId card) {
        if (left.contains(card)) left.remove(card);
    };
    const Open& open = state.open;
    for (const Seat seat : seats(rules.seats)) {
        hand(state, seat).for_each(out);
        discard(open, seat).for_each(out);
        std::ranges::for_each(resolved(open, seat), out);
        std::ranges::for_each(state.unclaimed[index_of(seat)], out);
        for (const Risk& risk : open.risks[index_of(seat)]) out(risk.card);
        for (const Dog& dog : player(open, seat).table) {
            out(dog.card);
            std::ranges::for_each(dog.attachments, out);
        }
    }
    for (std::size_t deck = 0; deck < max_upgrade_decks + max_players; ++deck)
        std::ranges::for_each(state.decks[deck], out);
    open.supply.for_each(out);
    open.gone.for_each(out);
    std::ranges::for_each(state.undealt, out);
    for (const Frame& frame : open.effects) {
        if (const auto card = card_in_the_air(frame)) out(*card);
    }
    return left;
}

// One position that somebody wrote, with what effects need not be told.
class Check {
public:
    Check(const Rules& rules, const State& state, Mistakes& mistakes)
        : rules_(rules), state_(state), open_(state.open), mistakes_(mistakes) {}

    void all() {
        limits();
        for (const Seat seat : seats(rules_.seats)) {
            track(seat);
            table(seat);
            cards(seat);
        }
        upgrades();
        ending();
        if (mistakes_.empty()) check_effects(rules_, state_, mistakes_);
        if (mistakes_.empty()) known();
    }

private:
    [[nodiscard]] bool finished() const { return open_.phase == Phase::Finished; }
    void expect(bool holds, std::string_view path, std::string_view otherwise) {
        mistakes_.expect(holds, path, otherwise);
    }

    void limits() { // ID-96
        expect(finished() || open_.turn < rules_.round_limit * rules_.seats, "turn",
               "the round limit is reached");
        expect(finished() || open_.decisions < decision_cap, "decisions", "the limit is reached");
    }

    void track(Seat seat) {
        const Player& who = player(open_, seat);
        const int deadly = std::max(who.hypothermia, who.starvation);
        expect(finished() || who.position != finish_square, of_seat(seat, "position"),
               "somebody on square 160 has finished the match (ID-94)");
        expect(deadly < death_level || (finished() && rules_.seats == 1),
               of_seat(seat, who.hypothermia == death_level ? "hypothermia" : "starvation"),
               "only who died alone is left with a deadly level (ID-92)");
        expect(who.checkpoints < no_checkpoint, of_seat(seat, "checkpoints"),
               "expected the squares of checkpoints, in rising order (ID-82)");
        for (const Seat other : seats(index_of(seat))) {
            expect(who.position < 0 || player(open_, other).position != who.position,
                   of_seat(seat, "position"),
                   fmt::format("seat {} stands on this square (ID-84)", index_of(other)));
        }
    }

    void table(Seat seat) {
        const Table& table = player(open_, seat).table;
        for (std::size_t i = 0; i < table.size(); ++i) {
            const Dog& dog = table[i];
            expect(rules_.card(dog.card).type == Type::Dog, of_seat(seat, fmt::format("table.{}.dog", i)),
                   "this card is no dog");
            for (std::size_t k = 0; k < dog.attachments.size(); ++k) {
                const std::string path = of_seat(seat, fmt::format("table.{}.attachments.{}", i, k));
                expect(rules_.card(dog.attachments[k]).type == Type::Attachment, path,
                       "this card is no attachment");
                expect(k < rules_.card(dog.card).holds, path,
                       fmt::format("{} holds no more (ID-66)", rules_.name(dog.card)));
            }
        }
        expect(dog_count(rules_, table) <= static_cast<int>(max_dogs), of_seat(seat, "table"),
               fmt::format("a table has room for {} dogs (ID-59)", max_dogs));
    }

    void cards(Seat seat) {
        const auto stack = open_.risks[index_of(seat)];
        for (std::size_t i = 0; i < stack.size(); ++i) {
            expect(rules_.card(stack[i].card).risk > 0, of_seat(seat, fmt::format("stack.{}.card", i)),
                   "this card has no risk to pay (ID-28)");
        }
        for (const CardId card : resolved(open_, seat)) {
            const Type type = rules_.card(card).type;
            expect(type != Type::Dog && type != Type::Attachment && type != Type::Damage,
                   of_seat(seat, "resolved." + rules_.id(card)),
                   "dogs, attachments and damage cards do not lie with the resolved cards (ID-34)");
        }
        const bool resolves = open_.current == seat && !open_.effects.empty() &&
                              is_resolving(rules_.origin(open_.effects.begin()->program).kind);
        expect(resolved(open_, seat).empty() || !stack.empty() || resolves, of_seat(seat, "resolved"),
               "resolved cards are discarded when no risk is left; see stack (ID-34)");
        deck(deck_of(seat), of_seat(seat, "deck"), of_seat(seat, "unordered"));
    }

    void deck(std::size_t deck, const std::string& path, const std::string& unordered) {
        const auto cards = state_.decks[deck];
        for (std::size_t i = 0; i < cards.size(); ++i)
            in_play(cards[i], fmt::format("{}.{}", path, cards.size() - 1 - i));
        expect(state_.decks.unordered(deck) <= cards.size(), unordered,
               fmt::format("expected at most {}, the cards of this deck", cards.size()));
    }
    void in_play(CardId card, std::string_view path) {
        expect(rules_.deck(card).in_play, path,
               "this card's deck is not in play; see the option 'decks' (ID-71)");
    }

    void upgrades() {
        for (std::size_t i = 0; i < rules_.upgrade_decks.size(); ++i) {
            const std::string& id = rules_.upgrade_words.id(i);
            deck(i, "decks." + id, "unordered." + id);
            for (const CardId card : state_.decks[i])
                expect(rules_.card(card).deck == rules_.upgrade_decks[i], "decks." + id,
                       fmt::format("'{}' does not belong into this deck", rules_.id(card)));
            const Cards destroyed = destroyed_of(rules_, open_, i);
            for (const CardId card : destroyed.names())
                in_play(card, fmt::format("destroyed.{}.{}", id, rules_.id(card)));
        }
        for (const CardId card : open_.supply.names()) {
            expect(rules_.deck(card).role == Role::Upgrade, "supply." + rules_.id(card),
                   "only upgrade cards lie in the supply (ID-70)");
            in_play(card, "supply." + rules_.id(card));
        }
    }

    void ending() {
        if (!finished()) return;
        std::size_t reasons = 0;
        for (const Seat seat : seats(rules_.seats)) {
            const Player& who = player(open_, seat);
            reasons += who.position == finish_square ? 1U : 0U;
            reasons += std::max(who.hypothermia, who.starvation) == death_level ? 1U : 0U;
        }
        const bool limit = open_.turn == rules_.round_limit * rules_.seats || open_.decisions == decision_cap;
        expect(reasons == 1 || (reasons == 0 && limit), "phase",
               "a match is finished when somebody is on square 160, has died alone, or a limit is reached "
               "(ID-94 to ID-97)");
    }

    void known() {
        for (const Seat seat : seats(rules_.seats)) {
            const Known& known = open_.known[index_of(seat)];
            const auto deck = state_.decks[deck_of(seat)];
            for (std::size_t i = 0; i < rules_.cards.size(); ++i) {
                const auto card = static_cast<CardId>(i);
                const auto in_deck = static_cast<std::size_t>(std::ranges::count(deck, card));
                expect(known.in_hand(card) <= hand(state_, seat).count(card),
                       of_seat(seat, "known_hand." + rules_.id(card)),
                       "what is known to lie there lies there");
                expect(known.in_deck(card) <= (lifted(open_, seat) > 0 ? 0 : in_deck),
                       of_seat(seat, "known_deck." + rules_.id(card)),
                       "what is known to lie there lies there, and of a deck that is being looked at nothing "
                       "is known (ID-68)");
            }
        }
    }

    const Rules& rules_;
    const State& state_;
    const Open& open_;
    Mistakes& mistakes_;
};

} // namespace

Cards box_of(const Rules& rules, const State& state) {
    Cards box = lying_nowhere(rules, state);
    while (box.contains(rules.damage_card)) box.remove(rules.damage_card);
    return box;
}

int damage_pile(const Rules& rules, const State& state) {
    if (state.open.damage != all_damage) return state.open.damage;
    return static_cast<int>(lying_nowhere(rules, state).count(rules.damage_card));
}

State Game::blank(const Rules& rules) {
    return {.open = {.seats = static_cast<std::uint8_t>(rules.seats)}};
}

void Game::problems(const Rules& rules, const State& state, Mistakes& mistakes) {
    State settled = state;
    settle_effects(rules, settled.open);
    Check(rules, settled, mistakes).all();
}

void Game::settle(const Rules& rules, State& state, Mistakes&) {
    state.open.damage = static_cast<std::uint16_t>(damage_pile(rules, state));
    settle_effects(rules, state.open);
    if (!state.open.effects.empty()) state.open.effects.top().asked = asked_again(rules, state);
}

} // namespace iditacards
