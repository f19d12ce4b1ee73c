#include "games/drags-2-riches/phases.h"

#include <algorithm>

namespace drags_2_riches {

namespace {

bool can_afford_something(const Rules& rules, const State& state) {
    for (const CardId card : state.open.market) {
        if (rules.price(card) <= state.open.coins) return true;
    }
    return false;
}

// D2R-74: one of the cheapest, if there is any card.
void list_thrifts(const Rules& rules, const State& state, ActionList& actions) {
    std::uint32_t lowest = rules.price(no_card);
    for (const CardId card : state.open.market) lowest = std::min(lowest, rules.price(card));
    for (std::size_t slot = 0; slot < market_slots; ++slot) {
        const CardId card = state.open.market[slot];
        actions.push_back_if(card != no_card && rules.price(card) == lowest,
                             make_action(ActionKind::Thrift, slot));
    }
}

// D2R-104: the phases are one there, and she could thrift before she turns her cards into coins.
bool has_thrifted_on_tour(const State& state) {
    return state.open.bought == Bought::Thrifted && state.open.phase == Phase::Tour;
}

bool may_thrift(const Rules& rules, const State& state) {
    return rules.thrifting && state.open.bought == Bought::Nothing &&
           std::ranges::any_of(state.open.market, [](CardId card) { return card != no_card; });
}

} // namespace

// D2R-68, D2R-74: one buys, or else thrifts once and may buy then.
bool may_buy(const Rules& rules, const State& state) {
    if (has_thrifted_on_tour(state)) return false;
    return can_afford_something(rules, state) || may_thrift(rules, state);
}

void legal_purchases(const Rules& rules, const State& state, ActionList& actions) {
    if (has_thrifted_on_tour(state)) return;
    const std::size_t before = actions.size();
    for (std::size_t slot = 0; slot < market_slots; ++slot)
        actions.push_back_if(rules.price(state.open.market[slot]) <= state.open.coins,
                             make_action(ActionKind::Buy, slot));
    if (actions.size() == before && may_thrift(rules, state)) list_thrifts(rules, state, actions);
}

void legal_werk(const Rules& rules, const State& state, ActionList& actions) {
    legal_purchases(rules, state, actions);
    actions.push_back_if(can_use_power(rules, state), make_action(ActionKind::Power));
    actions.push_back(make_action(ActionKind::End));
}

void decide_werk(const Rules& rules, State& state, Action action, Sink sink) {
    if (kind_of(action) == ActionKind::End) return untuck(rules, state, sink); // D2R-73
    decide_play(rules, state, action, sink);
}

// D2R-69, D2R-70; in the Tour to the hand, openly (D2R-101).
void buy(const Rules& rules, State& state, Action action, Sink sink) {
    const std::size_t slot = action.first;
    const CardId card = state.open.market[slot];
    const bool free = kind_of(action) == ActionKind::Thrift;
    if (!free) state.open.coins -= rules.price(card);
    state.open.bought = free ? Bought::Thrifted : Bought::Something;
    if (state.open.phase == Phase::Tour)
        enter_hand_openly(rules, state, state.open.active, card);
    else
        player(state.open, state.open.active).floordrobe.add(rules.bits(card));
    sink([&] {
        return Event{.kind = free ? Kind::Thrifted : Kind::Bought,
                     .seat = state.open.active,
                     .card = card,
                     .number = free ? 0 : rules.price(card)};
    });
    refill(rules, state, slot);
}

// D2R-72: without a card the slot stays empty. The Tour reserve cannot be told from the draw pile, so a
// card of both together is as good as one of the pile.
void refill(const Rules& rules, State& state, std::size_t slot) {
    const std::size_t size = state.draw_pile.size();
    state.open.market[slot] =
        size > state.open.reserve ? take_random(rules, state, state.draw_pile, size) : no_card;
}

} // namespace drags_2_riches
