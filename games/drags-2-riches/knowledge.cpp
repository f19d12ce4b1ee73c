#include "games/drags-2-riches/knowledge.h"

#include <algorithm>

namespace drags_2_riches {

namespace {

constexpr std::uint16_t bit_of(std::size_t watcher) {
    return static_cast<std::uint16_t>(1U << watcher);
}

template <class Visit>
void for_each_other(const Rules& rules, Seat owner, Visit&& visit) {
    for (std::size_t seat = 0; seat < rules.seats; ++seat) {
        if (seat != index_of(owner)) visit(seat);
    }
    visit(watcher_of(homestretch::spectator));
}

} // namespace

void set_known(Player& who, std::size_t watcher, const CardSet& cards) {
    who.known[watcher] = cards;
    if (cards.empty())
        who.informed = static_cast<std::uint16_t>(who.informed & ~bit_of(watcher));
    else
        who.informed = static_cast<std::uint16_t>(who.informed | bit_of(watcher));
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
    for_each_other(rules, owner, [&](std::size_t watcher) {
        CardSet known = who.known[watcher];
        known.add(rules.bits(card));
        set_known(who, watcher, known);
    });
}

void leave_hand_openly(const Rules& rules, State& state, Seat owner, CardId card) {
    Player& who = player(state, owner);
    who.hand.remove(rules.bits(card));
    if (who.informed == 0) [[likely]]
        return;
    for (std::size_t watcher = 0; watcher < watcher_count; ++watcher) {
        CardSet known = who.known[watcher];
        known.remove(rules.bits(card)); // nothing happens where it was not known
        set_known(who, watcher, known);
    }
}

void leave_hand_to_be_worn(const Rules& rules, State& state, Seat owner, CardId card) {
    Player& who = player(state, owner);
    const Card& worn = rules.card(card);
    if (player(state.open, owner).glimpsed) [[unlikely]] {
        for (Glimpse& glimpse : player(state.open, owner).glimpses) {
            if (glimpse.seen > 0) glimpse.worn |= static_cast<std::uint8_t>(1U << index_of(*worn.category));
        }
    }
    if (who.informed == 0) [[likely]]
        return who.hand.remove(worn.bits);
    // What everybody knows to be in her hand now is not in the Wardrobe, also when nobody knows it any more.
    CardSet& washed = player(state.open, owner).washed;
    washed = washed & unseen(rules, state, owner, watcher_of(homestretch::spectator));
    who.hand.remove(worn.bits);
    for (std::size_t watcher = 0; watcher < watcher_count; ++watcher)
        set_known(who, watcher, who.known[watcher].without(rules.of_category[index_of(*worn.category)]));
}

void leave_hand_together(State& state, Seat owner) {
    Player& who = player(state, owner);
    who.hand = CardSet();
    player(state.open, owner).glimpsed = false;
    player(state.open, owner).glimpses = {};
    if (who.informed == 0) [[likely]]
        return;
    who.known = {};
    who.informed = 0;
}

void show(const Rules& rules, State& state, Seat owner, CardId card) {
    Player& who = player(state, owner);
    for_each_other(rules, owner, [&](std::size_t watcher) {
        if (who.known[watcher].has(rules.bits(card))) return;
        CardSet known = who.known[watcher];
        known.add(rules.bits(card));
        set_known(who, watcher, known);
    });
}

void peek_hand(State& state, Seat owner, Seat peeker) {
    Player& who = player(state, owner);
    const CardSet news = who.hand.without(who.known[watcher_of(homestretch::spectator)]);
    OpenPlayer& shown = player(state.open, owner);
    shown.glimpses[index_of(peeker)] = {.seen = static_cast<std::uint8_t>(news.size())};
    shown.glimpsed = std::ranges::any_of(shown.glimpses, [](const Glimpse& it) { return it.seen > 0; });
    set_known(who, index_of(peeker), who.hand);
}

CardSet unseen(const Rules& rules, const State& state, Seat owner, std::size_t watcher) {
    const Player& who = player(state, owner);
    CardSet cards = who.wardrobe;
    add_all(rules, cards, who.hand.without(who.known[watcher]));
    for (std::size_t slot = 0; slot < category_count; ++slot) {
        if (who.look[slot] != no_card && !has_bit(who.look_known[slot], watcher))
            cards.add(rules.bits(who.look[slot]));
    }
    if (owner == state.open.active) add_all(rules, cards, unknown_peeked(rules, state.peeked));
    return cards;
}

CardSet unknown_peeked(const Rules& rules, const Peeked& peeked) {
    CardSet cards = peeked.cards;
    add_all(rules, cards, peeked.picked);
    peeked.known.for_each_bit([&](std::size_t bit) { cards.remove(rules.bits(rules.card_at[bit])); });
    return cards;
}

void add_all(const Rules& rules, CardSet& cards, const CardSet& more) {
    cards = cards | (more & rules.single);
    more.without(rules.single).for_each_bit([&](std::size_t bit) {
        cards.add(rules.bits(rules.card_at[bit]));
    });
}

namespace {

void fill_slot(State& state, Seat owner, std::size_t slot, CardId card, Watchers known) {
    Player& who = player(state, owner);
    OpenPlayer& shown = player(state.open, owner);
    who.look[slot] = card;
    who.look_known[slot] = known;
    shown.unwashed = static_cast<std::uint8_t>(shown.unwashed & ~(1U << slot));
}

} // namespace

void put_on(const Rules& rules, State& state, Seat owner, CardId card, Watchers known) {
    fill_slot(state, owner, index_of(*rules.card(card).category), card, known);
}

CardId take_off(State& state, Seat owner, Category category) {
    const CardId card = player(state, owner).look[index_of(category)];
    fill_slot(state, owner, index_of(category), no_card, Watchers{0});
    return card;
}

} // namespace drags_2_riches
