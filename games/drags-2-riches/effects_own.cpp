#include "games/drags-2-riches/phases.h"

#include <bit>
#include <limits>
#include <utility>

// Steps about the own cards, the Market and the piles. scratch[0] of a frame counts what a step has done; a
// step that was declined has done as much as it can.

namespace drags_2_riches {

using homestretch::verb_of;

namespace {

constexpr auto declined = std::numeric_limits<std::int16_t>::max();

// Cards whose slot in the Look is empty, by their first bits.
CardSet fitting(const Rules& rules, const Player& who) {
    CardSet cards;
    for (std::size_t slot = 0; slot < category_count; ++slot) {
        if (who.look[slot] == no_card) cards = cards | rules.worn_on[slot];
    }
    return cards;
}

// The cards of the own Floordrobe that a step may choose, by their first bits.
CardSet in_floordrobe(const Rules& rules, const State& state, const Step& step) {
    const CardSet& floordrobe = player(state.open, state.open.active).floordrobe;
    const auto worth = static_cast<std::size_t>(step.arguments[0]);
    switch (verb_of<Verb>(step)) {
    case Verb::TrashFloordrobe: return floordrobe & rules.types;
    case Verb::ReturnToLook:
        return floordrobe & rules.worth_at_most[worth] & fitting(rules, player(state, state.open.active));
    case Verb::ActivateFloordrobe: return floordrobe & rules.worth_at_most[worth] & rules.callable;
    default: return floordrobe & rules.worth_at_most[worth];
    }
}

using Slots = std::uint8_t; // of the Market or of a Look, as bits

Slots in_market(const Rules& rules, const State& state, const Step& step) {
    const Player& who = player(state, state.open.active);
    Slots slots = 0;
    for (std::size_t slot = 0; slot < market_slots; ++slot) {
        if (state.open.market[slot] == no_card) continue;
        const Card& card = rules.card(state.open.market[slot]);
        const bool fits = verb_of<Verb>(step) == Verb::WearMarket
                              ? who.look[index_of(*card.category)] == no_card
                              : !card.effect.activates;
        if (fits && card.value <= step.arguments[0]) slots |= static_cast<Slots>(1U << slot);
    }
    return slots;
}

Slots in_look(const Rules& rules, const State& state, const Step& step) {
    const Player& who = player(state, state.open.active);
    Slots slots = 0;
    for (std::size_t slot = 0; slot < category_count; ++slot) {
        if (who.look[slot] == no_card) continue;
        const Card& card = rules.card(who.look[slot]);
        if (!card.effect.activates && card.value <= step.arguments[0])
            slots |= static_cast<Slots>(1U << slot);
    }
    return slots;
}

bool is_one_card(const CardSet& firsts) {
    return firsts.size() == 1;
}

// ---- from the hand

void lose_from_hand(const Rules& rules, State& state, const Frame& frame, const Step& step, CardId card,
                    Sink sink) {
    const Seat seat = state.open.active;
    leave_hand_openly(rules, state, seat, card);
    switch (verb_of<Verb>(step)) {
    case Verb::DiscardHand:
        player(state.open, seat).floordrobe.add(rules.bits(card));
        return sink([&] { return Event{.kind = Event::Kind::Dropped, .seat = seat, .card = card}; });
    case Verb::TrashHand:
        state.open.trash.add(rules.bits(card));
        return sink([&] {
            return Event{.kind = Event::Kind::Trashed, .seat = seat, .card = card, .from = Zone::Hand};
        });
    default: {
        const Seat receiver = seat_at(static_cast<std::size_t>(frame.scratch[1] - 1));
        player(state.open, receiver).floordrobe.add(rules.bits(card));
        sink([&] { return Event{.kind = Event::Kind::Lent, .seat = seat, .other = receiver, .card = card}; });
    }
    }
}

// Asked unless all cards have to go, whatever they are (D2R-111).
Progress lose_cards(const Rules& rules, State& state, Frame& frame, const Step& step, Sink sink) {
    const CardSet& hand = player(state, state.open.active).hand;
    for (; frame.scratch[0] < step.arguments[1] && !hand.empty(); ++frame.scratch[0]) {
        const auto left = static_cast<std::size_t>(step.arguments[1] - frame.scratch[0]);
        if (is_up_to(step) || hand.size() > left) return asks(state, frame, state.open.active, Ask::PickHand);
        lose_from_hand(rules, state, frame, step, rules.card_at[hand.lowest()], sink);
    }
    return Progress::Done;
}

// scratch[1]: who is lent to, counted from 1
Progress lend(const Rules& rules, State& state, Frame& frame, const Step& step, Sink sink) {
    if (frame.scratch[1] == 0) {
        if (player(state, state.open.active).hand.empty()) return Progress::Done;
        if (is_up_to(step) || rules.seats > 2) return asks(state, frame, state.open.active, Ask::Recipient);
        frame.scratch[1] = static_cast<std::int16_t>(index_of(rules.after(state.open.active)) + 1);
    }
    return lose_cards(rules, state, frame, step, sink);
}

// ---- from the Floordrobe

void use_from_floordrobe(const Rules& rules, State& state, const Step& step, CardId card, Sink sink) {
    const Seat seat = state.open.active;
    player(state.open, seat).floordrobe.remove(rules.bits(card));
    Zone to = Zone::Look;
    switch (verb_of<Verb>(step)) {
    case Verb::TrashFloordrobe:
        state.open.trash.add(rules.bits(card));
        return sink([&] {
            return Event{.kind = Event::Kind::Trashed, .seat = seat, .card = card, .from = Zone::Floordrobe};
        });
    case Verb::ActivateFloordrobe: return activate(rules, state, card, Zone::Floordrobe, sink);
    case Verb::ReturnToHand:
        enter_hand_openly(rules, state, seat, card);
        to = Zone::Hand;
        break;
    case Verb::ReturnToWardrobe:
        state.open.lists.push_back(index_of(seat), card);
        to = Zone::Wardrobe;
        break;
    default: put_on(rules, state, seat, card, static_cast<Watchers>(everybody(rules.seats) & ~bit(seat)));
    }
    sink([&] { return Event{.kind = Event::Kind::Returned, .seat = seat, .card = card, .to = to}; });
}

// `times` cards, one after another; what lies open and leaves no choice is not asked.
Progress choose_from_floordrobe(const Rules& rules, State& state, Frame& frame, const Step& step, int times,
                                bool declinable, Sink sink) {
    while (frame.scratch[0] < times) {
        const CardSet cards = in_floordrobe(rules, state, step);
        if (cards.empty()) return Progress::Done;
        if (declinable || !is_one_card(cards))
            return asks(state, frame, state.open.active, Ask::PickFloordrobe);
        ++frame.scratch[0];
        use_from_floordrobe(rules, state, step, rules.card_at[cards.lowest()], sink);
        if (&state.open.effects.top() != &frame) return Progress::Calls; // it was activated
    }
    return Progress::Done;
}

// ---- from Market and Look

void use_from_market(const Rules& rules, State& state, const Step& step, std::size_t slot, Sink sink) {
    const Seat seat = state.open.active;
    const CardId card = state.open.market[slot];
    if (verb_of<Verb>(step) == Verb::ActivateMarket) return activate(rules, state, card, Zone::Market, sink);
    put_on(rules, state, seat, card, static_cast<Watchers>(everybody(rules.seats) & ~bit(seat)));
    sink([&] {
        return Event{.kind = Event::Kind::WornOpenly, .seat = seat, .card = card, .from = Zone::Market};
    });
    refill(rules, state, slot);
}

Progress choose_from_market(const Rules& rules, State& state, Frame& frame, const Step& step, Sink sink) {
    if (frame.scratch[0] != 0) return Progress::Done;
    const Slots slots = in_market(rules, state, step);
    if (slots == 0) return Progress::Done;
    if (is_optional(step) || std::popcount(slots) > 1)
        return asks(state, frame, state.open.active, Ask::PickMarket);
    frame.scratch[0] = 1;
    use_from_market(rules, state, step, static_cast<std::size_t>(std::countr_zero(slots)), sink);
    return &state.open.effects.top() != &frame ? Progress::Calls : Progress::Done; // if it was activated
}

// D2R-111: the cards of a Look are hidden, so it is asked even if none of them will do.
Progress choose_from_look(State& state, Frame& frame) {
    if (frame.scratch[0] != 0 || !has_look(player(state, state.open.active))) return Progress::Done;
    return asks(state, frame, state.open.active, Ask::PickLook);
}

// ---- `peek wardrobe`

void lift_cards(const Rules& rules, State& state, int count, Sink sink) {
    const Seat seat = state.open.active;
    if (is_wardrobe_empty(state, seat)) dry_clean(rules, state, seat, sink);
    Player& who = player(state, seat);
    Peeked& peeked = state.peeked;
    const std::size_t zone = index_of(seat);
    for (int i = 0; i < count && !is_wardrobe_empty(state, seat); ++i) {
        if (!state.open.lists.empty(zone)) {
            const CardBits& bits = rules.bits(state.open.lists.take(zone, state.open.lists.size(zone) - 1));
            peeked.cards.add(bits);
            peeked.known.add(bits);
        } else {
            peeked.cards.add(rules.bits(take_random(rules, state, who.wardrobe, who.wardrobe.size())));
        }
    }
    sink([&] {
        return Event{.kind = Event::Kind::PeekedWardrobe,
                     .seat = seat,
                     .number = static_cast<std::uint32_t>(peeked.cards.size()),
                     .cards = peeked.cards};
    });
}

// The picked cards join the hand. Who knew a card that is not among those thrown down knows where it is.
void end_peek(const Rules& rules, State& state, Sink sink) {
    const Seat seat = state.open.active;
    Player& who = player(state, seat);
    CardSet seen_in_hand = state.peeked.known;
    state.peeked.cards.for_each_bit(
        [&](std::size_t bit) { seen_in_hand.remove(rules.bits(rules.card_at[bit])); });
    CardSet unseen = state.peeked.picked;
    seen_in_hand.for_each_bit([&](std::size_t bit) {
        unseen.remove(rules.bits(rules.card_at[bit]));
        enter_hand_openly(rules, state, seat, rules.card_at[bit]);
    });
    add_all(rules, who.hand, unseen);
    enter_hand_unseen(state, seat, unseen.size());
    add_all(rules, player(state.open, seat).floordrobe, state.peeked.cards);
    if (!sink) {
        state.peeked = Peeked();
        return;
    }
    const Peeked ended = std::exchange(state.peeked, Peeked()); // told once all lies where it goes
    sink([&] {
        return Event{.kind = Event::Kind::Kept,
                     .seat = seat,
                     .number = static_cast<std::uint32_t>(ended.picked.size()),
                     .cards = ended.picked};
    });
    ended.cards.for_each_bit([&](std::size_t bit) {
        sink([&] { return Event{.kind = Event::Kind::Dropped, .seat = seat, .card = rules.card_at[bit]}; });
    });
}

Progress peek_wardrobe(const Rules& rules, State& state, Frame& frame, const Step& step, Sink sink) {
    const Seat seat = state.open.active;
    if (state.peeked.cards.empty() && state.peeked.picked.empty()) { // not lifted yet
        if (is_wardrobe_empty(state, seat) && player(state.open, seat).floordrobe.empty())
            return Progress::Done;
        lift_cards(rules, state, step.arguments[0], sink);
    }
    const auto left = static_cast<std::size_t>(step.arguments[1] - frame.scratch[0]);
    if (left > 0 && state.peeked.cards.size() > left) return asks(state, frame, seat, Ask::PickPeeked);
    if (left > 0) { // all of them
        add_all(rules, state.peeked.picked, state.peeked.cards);
        state.peeked.cards = CardSet();
    }
    end_peek(rules, state, sink);
    return Progress::Done;
}

// ---- others

Progress perform_dry_clean(const Rules& rules, State& state, Frame& frame, const Step& step, Sink sink) {
    const Seat seat = state.open.active;
    if (frame.scratch[0] == declined) return Progress::Done;
    if (is_wardrobe_empty(state, seat) && player(state.open, seat).floordrobe.empty()) return Progress::Done;
    if (is_optional(step) && frame.scratch[0] == 0) return asks(state, frame, seat, Ask::May);
    dry_clean(rules, state, seat, sink);
    return Progress::Done;
}

void trash_self(const Rules& rules, State& state, Frame& frame, Sink sink) {
    if (kept(frame, Kept::Laid) == 0) return; // used in the Market, or trashed already
    kept(frame, Kept::Laid) = 0;
    const auto card = static_cast<CardId>(kept(frame, Kept::Origin));
    const auto activated = state.open.lists[activated_list];
    std::size_t place = activated.size() - 1; // the copy laid down last
    while (activated[place] != card) --place;
    (void)state.open.lists.take(activated_list, place);
    state.open.trash.add(rules.bits(card));
    sink([&] {
        return Event{
            .kind = Event::Kind::Trashed, .seat = state.open.active, .card = card, .from = Zone::Hand};
    });
}

void double_category(State& state, const Frame& frame, Seat partner, Sink sink) {
    const auto slot = static_cast<unsigned>(frame.scratch[0] - 1);
    for (const Seat seat : {state.open.active, partner}) {
        OpenPlayer& who = player(state.open, seat);
        who.doubled = static_cast<std::uint8_t>(who.doubled | 1U << slot);
    }
    sink([&] {
        return Event{.kind = Event::Kind::Doubled,
                     .seat = state.open.active,
                     .other = partner,
                     .category = static_cast<Category>(slot)};
    });
}

// D2R-65; scratch[0]: the category, counted from 1; scratch[1]: 1 when it is done
Progress mother(const Rules& rules, State& state, Frame& frame, Sink sink) {
    if (frame.scratch[1] != 0) return Progress::Done;
    if (frame.scratch[0] == 0) return asks(state, frame, state.open.active, Ask::MotherCategory);
    if (rules.seats > 2) return asks(state, frame, state.open.active, Ask::MotherPlayer);
    double_category(state, frame, rules.after(state.open.active), sink);
    return Progress::Done;
}

void list_cards(const Rules& rules, const CardSet& firsts, ActionList& actions) {
    firsts.for_each_bit(
        [&](std::size_t bit) { actions.push_back(make_action(ActionKind::Pick, rules.card_at[bit])); });
}

void list_slots(Slots slots, ActionKind kind, ActionList& actions) {
    for (Slots left = slots; left != 0; left &= static_cast<Slots>(left - 1U))
        actions.push_back(make_action(kind, static_cast<std::size_t>(std::countr_zero(left))));
}

void list_others(const Rules& rules, const State& state, ActionList& actions) {
    for (const Seat seat : seats(rules.seats)) {
        if (seat != state.open.active) actions.push_back(make_action(ActionKind::To, seat));
    }
}

} // namespace

Progress perform_own(const Rules& rules, State& state, Frame& frame, const Step& step, Sink sink) {
    const int first = step.arguments[0];
    switch (verb_of<Verb>(step)) {
    case Verb::Draw:
        draw(rules, state, state.open.active, static_cast<std::size_t>(first), sink);
        return Progress::Done;
    case Verb::DiscardHand:
    case Verb::TrashHand: return lose_cards(rules, state, frame, step, sink);
    case Verb::Lend: return lend(rules, state, frame, step, sink);
    case Verb::TrashFloordrobe:
        return choose_from_floordrobe(rules, state, frame, step, step.arguments[1], is_up_to(step), sink);
    case Verb::ReturnToHand:
    case Verb::ReturnToWardrobe:
    case Verb::ReturnToLook:
    case Verb::ActivateFloordrobe:
        return choose_from_floordrobe(rules, state, frame, step, 1, is_optional(step), sink);
    case Verb::TrashSelf: trash_self(rules, state, frame, sink); return Progress::Done;
    case Verb::PeekWardrobe: return peek_wardrobe(rules, state, frame, step, sink);
    case Verb::WearMarket:
    case Verb::ActivateMarket: return choose_from_market(rules, state, frame, step, sink);
    case Verb::ActivateLook: return choose_from_look(state, frame);
    case Verb::DryClean: return perform_dry_clean(rules, state, frame, step, sink);
    case Verb::Coins:
        state.open.coins += static_cast<std::uint32_t>(first);
        sink([&] {
            return Event{.kind = Event::Kind::GainedCoins,
                         .seat = state.open.active,
                         .number = static_cast<std::uint32_t>(first)};
        });
        return Progress::Done;
    case Verb::LookBonus:
        player(state.open, state.open.active).bonus += static_cast<std::uint32_t>(first);
        sink([&] {
            return Event{.kind = Event::Kind::GainedBonus,
                         .seat = state.open.active,
                         .number = static_cast<std::uint32_t>(first)};
        });
        return Progress::Done;
    case Verb::DoubleCategory: return mother(rules, state, frame, sink);
    default: homestretch::check(false);
    }
    return Progress::Stops;
}

void list_own_choices(const Rules& rules, const State& state, const Frame& frame, const Step& step,
                      ActionList& actions) {
    const Player& who = player(state, state.open.active);
    switch (state.open.ask) {
    case Ask::PickHand:
        list_cards(rules, who.hand & rules.types, actions);
        return actions.push_back_if(is_up_to(step), make_action(ActionKind::Stop));
    case Ask::PickPeeked: return list_cards(rules, state.peeked.cards & rules.types, actions);
    case Ask::PickFloordrobe: {
        list_cards(rules, in_floordrobe(rules, state, step), actions);
        const bool trashing = verb_of<Verb>(step) == Verb::TrashFloordrobe;
        actions.push_back_if(trashing && is_up_to(step), make_action(ActionKind::Stop));
        return actions.push_back_if(!trashing && is_optional(step), make_action(ActionKind::Skip));
    }
    case Ask::PickLook: {
        const Slots slots = in_look(rules, state, step);
        list_slots(slots, ActionKind::PickWorn, actions);
        return actions.push_back_if(is_optional(step) || slots == 0, make_action(ActionKind::Skip));
    }
    case Ask::PickMarket:
        list_slots(in_market(rules, state, step), ActionKind::PickSlot, actions);
        return actions.push_back_if(is_optional(step), make_action(ActionKind::Skip));
    case Ask::Recipient:
        list_others(rules, state, actions);
        return actions.push_back_if(is_up_to(step), make_action(ActionKind::ToNobody));
    case Ask::May:
        actions.push_back(make_action(ActionKind::Yes));
        return actions.push_back(make_action(ActionKind::Skip));
    case Ask::MotherCategory:
        for (const Category category : categories)
            actions.push_back(make_action(ActionKind::Category, category));
        return;
    case Ask::MotherPlayer: return list_others(rules, state, actions);
    default: homestretch::check(frame.asked.empty());
    }
}

void carry_out_own(const Rules& rules, State& state, Frame& frame, const Step& step, Action action,
                   Sink sink) {
    switch (kind_of(action)) {
    case ActionKind::Stop:
    case ActionKind::Skip:
    case ActionKind::ToNobody:
        frame.scratch[0] = declined;
        frame.scratch[1] = 1; // for `lend`: nobody is asked for
        return sink([&] { return Event{.kind = Event::Kind::Declined, .seat = state.open.active}; });
    case ActionKind::Yes: frame.scratch[0] = 1; return;
    case ActionKind::Category: frame.scratch[0] = static_cast<std::int16_t>(action.first + 1); return;
    case ActionKind::To:
        frame.scratch[1] = static_cast<std::int16_t>(action.first + 1);
        if (state.open.ask == Ask::MotherPlayer) double_category(state, frame, seat_of(action), sink);
        return;
    case ActionKind::PickSlot:
        frame.scratch[0] = 1;
        return use_from_market(rules, state, step, action.first, sink);
    case ActionKind::PickWorn:
        frame.scratch[0] = 1;
        return activate(rules, state, take_off(state, state.open.active, category_of(action)), Zone::Look,
                        sink);
    default: break;
    }
    ++frame.scratch[0];
    const CardId card = card_of(action);
    switch (state.open.ask) {
    case Ask::PickHand: return lose_from_hand(rules, state, frame, step, card, sink);
    case Ask::PickPeeked:
        state.peeked.cards.remove(rules.bits(card));
        return state.peeked.picked.add(rules.bits(card));
    default: return use_from_floordrobe(rules, state, step, card, sink);
    }
}

} // namespace drags_2_riches
