#include "games/drags-2-riches/phases.h"

#include <algorithm>

namespace drags_2_riches {

bool is_wardrobe_empty(const State& state, Seat seat) {
    return state.open.lists.empty(index_of(seat)) && player(state, seat).wardrobe.empty();
}

std::size_t wardrobe_size(const State& state, Seat seat) {
    return state.open.lists.size(index_of(seat)) + player(state, seat).wardrobe.size();
}

CardId take_random(const Rules& rules, State& state, CardSet& cards, std::size_t size) {
    const CardId card = rules.card_at[cards.nth(state.random.below(static_cast<std::uint32_t>(size)))];
    cards.remove(rules.bits(card));
    return card;
}

// D2R-16 to D2R-19: one card after the other, those in known places first.
void draw(const Rules& rules, State& state, Seat seat, std::size_t count, Sink sink) {
    Player& who = player(state, seat);
    const std::size_t zone = index_of(seat);
    CardSet drawn; // for those who listen
    while (count > 0) {
        if (!state.open.lists.empty(zone)) [[unlikely]] {
            const CardId card = take_top(state.open.lists, zone);
            enter_hand_openly(rules, state, seat, card);
            if (sink) drawn.add(rules.bits(card));
            --count;
            continue;
        }
        if (who.wardrobe.empty()) {
            if (player(state.open, seat).floordrobe.empty()) break; // D2R-19
            dry_clean(rules, state, seat, sink);
        }
        std::size_t left = who.wardrobe.size();
        enter_hand_unseen(state, seat, std::min(left, count));
        if (left <= count) { // all of them: the order makes no difference
            count -= left;
            for (; left > 0; --left) (void)state.random.below(static_cast<std::uint32_t>(left));
            if (who.hand.empty())
                who.hand = who.wardrobe;
            else
                add_all(rules, who.hand, who.wardrobe);
            if (sink) add_all(rules, drawn, who.wardrobe);
            who.wardrobe = CardSet();
            continue;
        }
        for (; count > 0; --left, --count) {
            const CardId card = take_random(rules, state, who.wardrobe, left);
            who.hand.add(rules.bits(card));
            if (sink) drawn.add(rules.bits(card));
        }
    }
    sink([&] { return Event{.kind = Kind::Drew, .seat = seat, .cards = drawn}; });
}

namespace {

// What is left of the Wardrobe, what lies on top of it and the Floordrobe, all together.
void wash_over(const Rules& rules, State& state, Seat seat) {
    Player& who = player(state, seat);
    OpenPlayer& shown = player(state.open, seat);
    // Beneath what is seen going in may be what went in before and was not seen since.
    shown.washed = shown.washed & unseen(rules, state, seat, spectators);
    const std::size_t zone = index_of(seat);
    for (const CardId card : state.open.lists[zone]) {
        shown.washed.add(rules.bits(card));
        who.wardrobe.add(rules.bits(card));
    }
    state.open.lists.clear(zone);
    add_all(rules, shown.washed, shown.floordrobe);
    add_all(rules, who.wardrobe, shown.floordrobe);
}

} // namespace

void dry_clean(const Rules& rules, State& state, Seat seat, Sink sink) {
    Player& who = player(state, seat);
    OpenPlayer& shown = player(state.open, seat);
    if (is_wardrobe_empty(state, seat)) [[likely]] {
        who.wardrobe = shown.washed = shown.floordrobe; // which lies open: everybody sees what goes in
        shown.unwashed = filled_slots(who);
    } else {
        wash_over(rules, state, seat); // a card worn lately may be one of those that went in before
    }
    shown.floordrobe = CardSet();
    sink([&] {
        return Event{.kind = Kind::DryCleaned,
                     .seat = seat,
                     .number = static_cast<std::uint32_t>(who.wardrobe.size())};
    });
}

} // namespace drags_2_riches
