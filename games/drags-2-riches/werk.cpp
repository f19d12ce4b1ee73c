#include "games/drags-2-riches/phases.h"

#include <algorithm>

namespace drags_2_riches {

namespace {

std::uint32_t price(const Rules& rules, CardId card) {
    return rules.card(card).value;
}

// The lowest price in the Market; nothing there costs more than anybody has.
std::uint32_t lowest_price(const Rules& rules, const State& state) {
    std::uint32_t lowest = ~std::uint32_t{0};
    for (const CardId card : state.market) {
        if (card != no_card) lowest = std::min(lowest, price(rules, card));
    }
    return lowest;
}

bool is_market_empty(const State& state) {
    return std::ranges::all_of(state.market, [](CardId card) { return card == no_card; });
}

} // namespace

// D2R-68, D2R-74, D2R-104: one buys, or else thrifts once.
bool may_buy(const Rules& rules, const State& state) {
    if (state.bought == Bought::Thrifted) return false;
    if (lowest_price(rules, state) <= state.coins) return true;
    return rules.thrifting && state.bought == Bought::Nothing && !is_market_empty(state);
}

void legal_purchases(const Rules& rules, const State& state, ActionList& actions) {
    if (!may_buy(rules, state)) return;
    const std::uint32_t lowest = lowest_price(rules, state);
    const bool thrifts = lowest > state.coins;
    const std::uint32_t most = thrifts ? lowest : state.coins;
    const ActionKind kind = thrifts ? ActionKind::Thrift : ActionKind::Buy;
    for (std::size_t slot = 0; slot < market_slots; ++slot) {
        const CardId card = state.market[slot];
        if (card == no_card) continue;
        actions.push_back_if(price(rules, card) <= most, make_action(kind, slot));
    }
}

void legal_werk(const Rules& rules, const State& state, ActionList& actions) {
    legal_purchases(rules, state, actions);
    actions.push_back_if(can_use_power(rules, state), make_action(ActionKind::Power));
    actions.push_back(make_action(ActionKind::End));
}

template <class Sink>
void decide_werk(const Rules& rules, State& state, Action action, Sink& sink) {
    if (kind_of(action) == ActionKind::End) return untuck(rules, state, sink); // D2R-73
    decide_play(rules, state, action, sink);
}

// D2R-69, D2R-70; in the Tour to the hand, openly (D2R-101).
template <class Sink>
void buy(const Rules& rules, State& state, Action action, Sink& sink) {
    const std::size_t slot = action.first;
    const CardId card = state.market[slot];
    const bool free = kind_of(action) == ActionKind::Thrift;
    if (!free) state.coins -= price(rules, card);
    state.bought = free ? Bought::Thrifted : Bought::Something;
    if (state.phase == Phase::Tour)
        enter_hand_openly(rules, state, state.active, card);
    else
        player(state, state.active).floordrobe.add(rules.bits(card));
    sink(Event{.kind = free ? Event::Kind::Thrifted : Event::Kind::Bought,
               .seat = state.active,
               .card = card,
               .number = free ? 0 : price(rules, card)});
    refill(rules, state, slot);
}

// D2R-72: without a card the slot stays empty. The Tour reserve cannot be told from the draw pile, so a
// card of both together is as good as one of the pile.
void refill(const Rules& rules, State& state, std::size_t slot) {
    const std::size_t size = state.draw_pile.size();
    state.market[slot] = size > state.reserve ? take_random(rules, state, state.draw_pile, size) : no_card;
}

template void decide_werk(const Rules&, State&, Action, NullSink&);
template void decide_werk(const Rules&, State&, Action, Recorder&);
template void buy(const Rules&, State&, Action, NullSink&);
template void buy(const Rules&, State&, Action, Recorder&);

} // namespace drags_2_riches
