#include "games/drags-2-riches/knowledge.h"

#include <algorithm>

namespace drags_2_riches {

namespace {

template <class Change>
void change_known(Player& who, Watchers watchers, Change&& change) {
    for (const Seat watcher : watchers) {
        CardSet& known = who.known[index_of(watcher)];
        change(known);
        if (known.empty())
            who.informed.erase(watcher);
        else
            who.informed.insert(watcher);
    }
}

} // namespace

void set_known(Player& who, Seat watcher, const CardSet& cards) {
    change_known(who, Watchers::only(watcher), [&](CardSet& known) { known = cards; });
}

void enter_hand_unseen(State& state, Seat owner, std::size_t count) {
    OpenPlayer& shown = player(state.open, owner);
    if (!shown.glimpsed) [[likely]]
        return;
    for (Glimpse& glimpse : shown.glimpses) {
        if (glimpse.seen > 0)
            glimpse.since = static_cast<std::uint8_t>(std::min<std::size_t>(glimpse.since + count, 255));
    }
}

void enter_hand_openly(const Rules& rules, State& state, Seat owner, CardId card) {
    Player& who = player(state, owner);
    who.hand.add(rules.bits(card));
    change_known(who, others(rules.seats, owner), [&](CardSet& known) { known.add(rules.bits(card)); });
}

void leave_hand_openly(const Rules& rules, State& state, Seat owner, CardId card) {
    Player& who = player(state, owner);
    who.hand.remove(rules.bits(card));
    // Nothing happens where it was not known.
    change_known(who, who.informed, [&](CardSet& known) { known.remove(rules.bits(card)); });
}

void leave_hand_to_be_worn(const Rules& rules, State& state, Seat owner, CardId card) {
    Player& who = player(state, owner);
    const Card& worn = rules.card(card);
    if (player(state.open, owner).glimpsed) [[unlikely]] {
        for (Glimpse& glimpse : player(state.open, owner).glimpses) {
            if (glimpse.seen > 0) glimpse.worn.insert(*worn.category);
        }
    }
    if (who.informed.empty()) [[likely]]
        return who.hand.remove(worn.bits);
    // What everybody knows to be in her hand now is not in the Wardrobe, also when nobody knows it any more.
    CardSet& washed = player(state.open, owner).washed;
    washed = washed & unseen(rules, state, owner, spectators);
    who.hand.remove(worn.bits);
    const CardSet& like_it = rules.of_category[index_of(*worn.category)];
    change_known(who, who.informed, [&](CardSet& known) { known = known.without(like_it); });
}

void leave_hand_together(State& state, Seat owner) {
    Player& who = player(state, owner);
    who.hand = CardSet();
    player(state.open, owner).glimpsed = false;
    player(state.open, owner).glimpses = {};
    if (who.informed.empty()) [[likely]]
        return;
    who.known = {};
    who.informed = Watchers();
}

void show(const Rules& rules, State& state, Seat owner, CardId card) {
    Player& who = player(state, owner);
    change_known(who, others(rules.seats, owner), [&](CardSet& known) {
        if (!known.has(rules.bits(card))) known.add(rules.bits(card));
    });
}

void peek_hand(State& state, Seat owner, Seat peeker) {
    Player& who = player(state, owner);
    const CardSet news = who.hand.without(who.known[index_of(spectators)]);
    OpenPlayer& shown = player(state.open, owner);
    shown.glimpses[index_of(peeker)] = {.seen = static_cast<std::uint8_t>(news.size())};
    shown.glimpsed = std::ranges::any_of(shown.glimpses, [](const Glimpse& it) { return it.seen > 0; });
    set_known(who, peeker, who.hand);
}

CardSet unseen(const Rules& rules, const State& state, Seat owner, Seat watcher) {
    const Player& who = player(state, owner);
    CardSet cards = who.wardrobe;
    add_all(rules, cards, who.hand.without(who.known[index_of(watcher)]));
    for (std::size_t slot = 0; slot < category_count; ++slot) {
        if (who.look[slot] != no_card && !who.look_known[slot].contains(watcher))
            cards.add(rules.bits(who.look[slot]));
    }
    if (owner == state.open.active) add_all(rules, cards, unknown_peeked(rules, state.peeked));
    return cards;
}

CardSet unknown_peeked(const Rules& rules, const Peeked& peeked) {
    CardSet cards = peeked.cards;
    add_all(rules, cards, peeked.picked);
    remove_all(rules, cards, peeked.known);
    return cards;
}

void add_all(const Rules& rules, CardSet& cards, const CardSet& more) {
    cards = cards | (more & rules.single);
    more.without(rules.single).for_each_bit([&](std::size_t bit) {
        cards.add(rules.bits(rules.card_at[bit]));
    });
}

void remove_all(const Rules& rules, CardSet& cards, const CardSet& fewer) {
    fewer.for_each_bit([&](std::size_t bit) { cards.remove(rules.bits(rules.card_at[bit])); });
}

CardSet look_cards(const Rules& rules, const Player& who) {
    CardSet cards;
    for (const CardId card : who.look) {
        if (card != no_card) cards.add(rules.bits(card));
    }
    return cards;
}

namespace {

void fill_slot(State& state, Seat owner, Category category, CardId card, Watchers known) {
    Player& who = player(state, owner);
    OpenPlayer& shown = player(state.open, owner);
    who.look[index_of(category)] = card;
    who.look_known[index_of(category)] = known;
    shown.unwashed.erase(category);
}

} // namespace

void put_on(const Rules& rules, State& state, Seat owner, CardId card, Watchers known) {
    fill_slot(state, owner, *rules.card(card).category, card, known);
}

CardId take_off(State& state, Seat owner, Category category) {
    const CardId card = player(state, owner).look[index_of(category)];
    fill_slot(state, owner, category, no_card, Watchers());
    return card;
}

} // namespace drags_2_riches
