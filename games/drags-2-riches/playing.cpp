#include "games/drags-2-riches/phases.h"

namespace drags_2_riches {

namespace {

// D2R-59, D2R-64: spent in any case.
void use_power(const Rules& rules, State& state, Sink sink) {
    OpenPlayer& who = player(state.open, state.open.active);
    who.power_used = true;
    sink([&] {
        return Event{.kind = Kind::PowerUsed, .seat = state.open.active, .character = who.character};
    });
    Frame frame{.program = rules.character(who.character).effect.program, .seat = state.open.active};
    kept(frame, Kept::Origin) = rules.source_of(who.character);
    state.open.effects.push(frame);
}

} // namespace

bool can_use_power(const Rules& rules, const State& state) {
    const OpenPlayer& who = player(state.open, state.open.active);
    if (who.character == no_character || who.power_used) return false;
    const Character& character = rules.character(who.character);
    return !character.reaction &&
           !(character.effect.for_events && rules.is_kind(state.open.event, EventKind::Spree));
}

bool may_play(const Rules& rules, const State& state) {
    return !player(state, state.open.active).hand.empty() || can_use_power(rules, state);
}

// D2R-22, D2R-31. In the Tour the Market is open as well (D2R-100).
void legal_plays(const Rules& rules, const State& state, ActionList& actions) {
    const CardSet& hand = player(state, state.open.active).hand;
    (hand & rules.types).for_each_bit([&](std::size_t bit) {
        actions.append(rules.plays[bit].activate_or_wear, rules.plays[bit].count);
    });
    if (state.open.phase == Phase::Tour) legal_purchases(rules, state, actions);
    actions.push_back_if(can_use_power(rules, state), make_action(ActionKind::Power));
    actions.push_back(make_action(ActionKind::End));
}

void decide_play(const Rules& rules, State& state, Action action, Sink sink) {
    switch (kind_of(action)) {
    case ActionKind::Activate: return activate(rules, state, card_of(action), Zone::Hand, sink);
    case ActionKind::Wear: return wear(rules, state, state.open.active, card_of(action), sink);
    case ActionKind::Power: return use_power(rules, state, sink);
    case ActionKind::Buy:
    case ActionKind::Thrift: return buy(rules, state, action, sink);
    default:
        if (state.open.phase == Phase::Playing) {
            state.open.phase = Phase::Werk;
        } else {
            untuck(rules, state, sink);
        }
    }
}

// D2R-24, D2R-26: shown, its coins count at once, then its steps are carried out.
void activate(const Rules& rules, State& state, CardId card, Zone from, Sink sink) {
    if (from == Zone::Hand) leave_hand_openly(rules, state, state.open.active, card);
    const Card& shown = rules.card(card);
    const bool laid = from != Zone::Market; // a Market card stays where it is
    if (laid) state.open.lists.push_back(activated_list, card);
    state.open.coins += shown.coins;
    sink([&] {
        return Event{.kind = Kind::Activated,
                     .seat = state.open.active,
                     .card = card,
                     .from = from,
                     .number = shown.coins};
    });
    if (!shown.effect.does_something) return;
    Frame frame{.program = shown.effect.program, .seat = state.open.active};
    kept(frame, Kept::Origin) = source_of(card);
    kept(frame, Kept::Laid) = std::int16_t{laid};
    state.open.effects.push(frame);
}

// D2R-27 to D2R-29: what lay in the slot is seen by all, what lies there now by nobody else.
void wear(const Rules& rules, State& state, Seat seat, CardId card, Sink sink) {
    Player& who = player(state, seat);
    const Category category = *rules.card(card).category;
    leave_hand_to_be_worn(rules, state, seat, card);
    const bool replaces = who.look[index_of(category)] != no_card;
    const CardId old = replaces ? take_off(state, seat, category) : no_card;
    if (replaces) player(state.open, seat).floordrobe.add(rules.bits(old));
    put_on(rules, state, seat, card, Watchers());
    if (replaces) sink([&] { return Event{.kind = Kind::Replaced, .seat = seat, .card = old}; });
    sink([&] { return Event{.kind = Kind::Worn, .seat = seat, .card = card, .category = category}; });
}

} // namespace drags_2_riches
