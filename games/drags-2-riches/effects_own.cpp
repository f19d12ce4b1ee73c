#include "games/drags-2-riches/phases.h"

#include <span>

// Steps about the own cards, the Market and the piles. scratch[0] of a frame counts what a step has done; a
// step that was declined has done as much as it can.

namespace drags_2_riches {

using homestretch::Places;
using homestretch::verb_of;

namespace {

void list_others(const Rules& rules, Seat seat, ActionList& actions) {
    for (const Seat other : seats(rules.seats)) {
        if (other != seat) actions.push_back(make_action(ActionKind::To, other));
    }
}

Progress draw_cards(Resolving& at) {
    draw(at.rules, at.state, at.seat, static_cast<std::size_t>(at.step.arguments[0]), at.sink);
    return Progress::Done;
}

// ---- cards of the own hand and Floordrobe

// How many a step moves.
int count_of(const Step& step) {
    return row_of(step).counted ? step.arguments[1] : 1;
}

// The cards that a step may choose, by their first bits.
CardSet choosable(const Rules& rules, const State& state, const Step& step) {
    const Seat seat = state.open.active;
    const VerbRow& verb = row_of(step);
    if (verb.zone == Zone::Hand) return player(state, seat).hand & rules.types;
    if (verb.zone == Zone::Wardrobe) return state.peeked.cards & rules.types;
    const CardSet cards = player(state.open, seat).floordrobe & rules.types;
    if (verb.counted) return cards;
    const CardSet cheap = cards & rules.worth_at_most[static_cast<std::size_t>(step.arguments[0])];
    if (is_activation(verb.verb)) return cheap & rules.callable;
    if (verb.verb != Verb::ReturnToLook) return cheap;
    CardSet fitting;
    for (std::size_t slot = 0; slot < category_count; ++slot) {
        if (player(state, seat).look[slot] == no_card) fitting = fitting | rules.worn_on[slot];
    }
    return cheap & fitting;
}

void list_cards(const Rules& rules, const State& state, Seat, ActionList& actions) {
    const Step& step = waiting_step(rules, state.open.effects);
    choosable(rules, state, step).for_each_bit([&](std::size_t bit) {
        actions.push_back(make_action(ActionKind::Pick, rules.card_at[bit]));
    });
    actions.push_back_if(is_up_to(step), make_action(ActionKind::Stop));
    actions.push_back_if(is_optional(step), make_action(ActionKind::Skip));
}

void use_card(Resolving& at, CardId card) {
    ++at.frame.scratch[0];
    if (at.verb.zone == Zone::Hand)
        leave_hand_openly(at.rules, at.state, at.seat, card);
    else if (at.verb.zone == Zone::Wardrobe)
        at.state.peeked.cards.remove(at.rules.bits(card));
    else
        player(at.state.open, at.seat).floordrobe.remove(at.rules.bits(card));
    at.verb.put(at, card);
}

void pick_card(Resolving& at, Seat, Action action) {
    use_card(at, card_of(action));
}

// One after another. D2R-111: what lies open and leaves no choice is not asked; of a hand nothing but all of
// it, whatever cards these are.
Progress choose_cards(Resolving& at) {
    const bool may_decline = is_up_to(at.step) || is_optional(at.step);
    while (at.frame.scratch[0] < count_of(at.step)) {
        const CardSet cards = choosable(at.rules, at.state, at.step);
        if (cards.empty()) break;
        const auto left = static_cast<std::size_t>(count_of(at.step) - at.frame.scratch[0]);
        const bool is_choice =
            at.verb.zone == Zone::Hand ? player(at.state, at.seat).hand.size() > left : cards.size() > 1;
        if (may_decline || is_choice) return asks(at, at.seat, at.verb.asks);
        use_card(at, at.rules.card_at[cards.lowest()]);
        if (&at.state.open.effects.top() != &at.frame) return Progress::Calls; // it was activated
    }
    return Progress::Done;
}

// scratch[1]: who is lent to, counted from 1
Progress lend(Resolving& at) {
    if (at.frame.scratch[1] == 0) {
        if (player(at.state, at.seat).hand.empty()) return Progress::Done;
        if (is_up_to(at.step) || at.rules.seats > 2) return asks(at, at.seat, Ask::Recipient);
        at.frame.scratch[1] = static_cast<std::int16_t>(index_of(at.rules.after(at.seat)) + 1);
    }
    return choose_cards(at);
}
void list_lending(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    if (state.open.ask == Ask::PickHand) return list_cards(rules, state, seat, actions);
    list_others(rules, seat, actions);
    actions.push_back_if(is_up_to(waiting_step(rules, state.open.effects)),
                         make_action(ActionKind::ToNobody));
}
void answer_lending(Resolving& at, Seat seat, Action action) {
    if (kind_of(action) != ActionKind::To) return pick_card(at, seat, action);
    at.frame.scratch[1] = static_cast<std::int16_t>(action.first + 1);
}

// ---- what becomes of a card that was chosen

void discard(Resolving& at, CardId card) {
    player(at.state.open, at.seat).floordrobe.add(at.rules.bits(card));
    at.sink([&] { return Event{.kind = Kind::Dropped, .seat = at.seat, .card = card}; });
}
void trash(Resolving& at, CardId card) {
    at.state.open.trash.add(at.rules.bits(card));
    at.sink(
        [&] { return Event{.kind = Kind::Trashed, .seat = at.seat, .card = card, .from = at.verb.zone}; });
}
void hand_over(Resolving& at, CardId card) {
    const Seat receiver = seat_at(static_cast<std::size_t>(at.frame.scratch[1] - 1));
    player(at.state.open, receiver).floordrobe.add(at.rules.bits(card));
    at.sink([&] { return Event{.kind = Kind::Lent, .seat = at.seat, .other = receiver, .card = card}; });
}
void tell_returned(Resolving& at, CardId card, Zone to) {
    at.sink([&] { return Event{.kind = Kind::Returned, .seat = at.seat, .card = card, .to = to}; });
}
void return_to_hand(Resolving& at, CardId card) {
    enter_hand_openly(at.rules, at.state, at.seat, card);
    tell_returned(at, card, Zone::Hand);
}
void return_to_wardrobe(Resolving& at, CardId card) {
    at.state.open.lists.push_back(index_of(at.seat), card);
    tell_returned(at, card, Zone::Wardrobe);
}
void return_to_look(Resolving& at, CardId card) {
    put_on(at.rules, at.state, at.seat, card, others(at.rules.seats, at.seat));
    tell_returned(at, card, Zone::Look);
}
void activate_now(Resolving& at, CardId card) {
    activate(at.rules, at.state, card, at.verb.zone, at.sink);
}
void keep(Resolving& at, CardId card) { // of those looked through
    at.state.peeked.picked.add(at.rules.bits(card));
}

// ---- from Market and Look

enum class Slot : std::uint8_t {}; // of the Market, or by category of the own Look
using Slots = homestretch::EnumSet<Slot, market_slots>;

// Those a step may choose.
Slots choosable_slots(const Rules& rules, const State& state, const Step& step) {
    const WornCards& look = player(state, state.open.active).look;
    const VerbRow& verb = row_of(step);
    const std::span<const CardId> cards =
        verb.zone == Zone::Look ? std::span<const CardId>(look) : std::span<const CardId>(state.open.market);
    Slots slots;
    for (std::size_t slot = 0; slot < cards.size(); ++slot) {
        if (cards[slot] == no_card) continue;
        const Card& card = rules.card(cards[slot]);
        const bool fits = verb.verb == Verb::WearMarket ? look[index_of(*card.category)] == no_card
                                                        : !card.effect.activates;
        if (fits && card.value <= step.arguments[0]) slots.insert(static_cast<Slot>(slot));
    }
    return slots;
}

void list_slots(const Rules& rules, const State& state, Seat, ActionList& actions) {
    const Step& step = waiting_step(rules, state.open.effects);
    const Slots slots = choosable_slots(rules, state, step);
    const bool worn = row_of(step).zone == Zone::Look;
    for (const Slot slot : slots)
        actions.push_back(make_action(worn ? ActionKind::PickWorn : ActionKind::PickSlot, slot));
    actions.push_back_if(is_optional(step) || slots.empty(), make_action(ActionKind::Skip));
}

void use_slot(Resolving& at, std::size_t slot) {
    at.frame.scratch[0] = 1;
    if (at.verb.zone == Zone::Look)
        return activate_now(at, take_off(at.state, at.seat, static_cast<Category>(slot)));
    const CardId card = at.state.open.market[slot];
    if (is_activation(at.verb.verb)) return activate_now(at, card);
    put_on(at.rules, at.state, at.seat, card, others(at.rules.seats, at.seat));
    at.sink(
        [&] { return Event{.kind = Kind::WornOpenly, .seat = at.seat, .card = card, .from = Zone::Market}; });
    refill(at.rules, at.state, slot);
}

void pick_slot(Resolving& at, Seat, Action action) {
    use_slot(at, action.first);
}

// Once. D2R-111: the cards of a Look are hidden, so it is asked even if none of them will do.
Progress choose_slot(Resolving& at) {
    if (at.frame.scratch[0] != 0) return Progress::Done;
    const bool hidden = at.verb.zone == Zone::Look;
    const Slots slots = choosable_slots(at.rules, at.state, at.step);
    if (hidden ? !has_look(player(at.state, at.seat)) : slots.empty()) return Progress::Done;
    if (hidden || is_optional(at.step) || slots.size() > 1) return asks(at, at.seat, at.verb.asks);
    use_slot(at, static_cast<std::size_t>(*slots.begin()));
    return &at.state.open.effects.top() != &at.frame ? Progress::Calls : Progress::Done; // was it activated?
}

// ---- `peek wardrobe`

bool has_nothing_to_draw(const State& state, Seat seat) {
    return is_wardrobe_empty(state, seat) && player(state.open, seat).floordrobe.empty();
}

void lift_cards(Resolving& at) {
    State& state = at.state;
    if (is_wardrobe_empty(state, at.seat)) dry_clean(at.rules, state, at.seat, at.sink);
    CardSet& wardrobe = player(state, at.seat).wardrobe;
    Peeked& peeked = state.peeked;
    const std::size_t zone = index_of(at.seat);
    for (int i = 0; i < at.step.arguments[0] && !is_wardrobe_empty(state, at.seat); ++i) {
        if (!state.open.lists.empty(zone)) {
            const CardBits& bits = at.rules.bits(take_top(state.open.lists, zone));
            peeked.cards.add(bits);
            peeked.known.add(bits);
        } else {
            peeked.cards.add(at.rules.bits(take_random(at.rules, state, wardrobe, wardrobe.size())));
        }
    }
    at.sink([&] { return Event{.kind = Kind::PeekedWardrobe, .seat = at.seat, .cards = peeked.cards}; });
}

// The picked cards join the hand. Who knew a card that is not among those thrown down knows where it is.
void end_peek(Resolving& at) {
    const Rules& rules = at.rules;
    Player& who = player(at.state, at.seat);
    const Peeked peeked = at.state.peeked;
    at.state.peeked = Peeked();
    CardSet seen_in_hand = peeked.known;
    remove_all(rules, seen_in_hand, peeked.cards);
    CardSet unseen = peeked.picked;
    remove_all(rules, unseen, seen_in_hand);
    seen_in_hand.for_each_bit(
        [&](std::size_t bit) { enter_hand_openly(rules, at.state, at.seat, rules.card_at[bit]); });
    add_all(rules, who.hand, unseen);
    enter_hand_unseen(at.state, at.seat, unseen.size());
    add_all(rules, player(at.state.open, at.seat).floordrobe, peeked.cards);
    // Told once all lies where it goes.
    at.sink([&] { return Event{.kind = Kind::Kept, .seat = at.seat, .cards = peeked.picked}; });
    peeked.cards.for_each_bit([&](std::size_t bit) {
        at.sink([&] { return Event{.kind = Kind::Dropped, .seat = at.seat, .card = rules.card_at[bit]}; });
    });
}

Progress peek_wardrobe(Resolving& at) {
    Peeked& peeked = at.state.peeked;
    if (peeked.cards.empty() && peeked.picked.empty()) { // not lifted yet
        if (has_nothing_to_draw(at.state, at.seat)) return Progress::Done;
        lift_cards(at);
    }
    const auto left = static_cast<std::size_t>(at.step.arguments[1] - at.frame.scratch[0]);
    if (left > 0 && peeked.cards.size() > left) return asks(at, at.seat, at.verb.asks);
    if (left > 0) { // all of them
        add_all(at.rules, peeked.picked, peeked.cards);
        peeked.cards = CardSet();
    }
    end_peek(at);
    return Progress::Done;
}

// ---- others

Progress dry_clean_now(Resolving& at) {
    const bool may = is_optional(at.step);
    if (at.frame.scratch[0] == declined || has_nothing_to_draw(at.state, at.seat)) return Progress::Done;
    if (may && at.frame.scratch[0] == 0) return asks(at, at.seat, Ask::May);
    dry_clean(at.rules, at.state, at.seat, at.sink);
    return Progress::Done;
}
void list_yes(const Rules&, const State&, Seat, ActionList& actions) {
    actions.push_back(make_action(ActionKind::Yes));
    actions.push_back(make_action(ActionKind::Skip));
}
void answer_yes(Resolving& at, Seat, Action) {
    at.frame.scratch[0] = 1;
}

Progress trash_self(Resolving& at) {
    if (kept(at.frame, Kept::Laid) == 0) return Progress::Done; // used in the Market, or trashed already
    kept(at.frame, Kept::Laid) = 0;
    const auto card = static_cast<CardId>(origin_of(at.frame));
    const auto activated = at.state.open.lists[activated_list];
    std::size_t place = activated.size() - 1; // the copy laid down last
    while (activated[place] != card) --place;
    (void)at.state.open.lists.take(activated_list, place);
    trash(at, card);
    return Progress::Done;
}

Progress gain_coins(Resolving& at) {
    const auto coins = static_cast<std::uint32_t>(at.step.arguments[0]);
    at.state.open.coins += coins;
    at.sink([&] { return Event{.kind = Kind::GainedCoins, .seat = at.seat, .number = coins}; });
    return Progress::Done;
}

Progress gain_bonus(Resolving& at) {
    const auto bonus = static_cast<std::uint32_t>(at.step.arguments[0]);
    player(at.state.open, at.seat).bonus += bonus;
    at.sink([&] { return Event{.kind = Kind::GainedBonus, .seat = at.seat, .number = bonus}; });
    return Progress::Done;
}

// D2R-65; scratch[0]: the category, counted from 1; scratch[1]: 1 when it is done
void double_with(Resolving& at, Seat partner) {
    at.frame.scratch[1] = 1;
    const auto category = static_cast<Category>(at.frame.scratch[0] - 1);
    for (const Seat seat : {at.seat, partner}) player(at.state.open, seat).doubled.insert(category);
    at.sink([&] {
        return Event{.kind = Kind::Doubled, .seat = at.seat, .other = partner, .category = category};
    });
}
Progress double_category(Resolving& at) {
    if (at.frame.scratch[1] != 0) return Progress::Done;
    if (at.frame.scratch[0] == 0) return asks(at, at.seat, Ask::MotherCategory);
    if (at.rules.seats > 2) return asks(at, at.seat, Ask::MotherPlayer);
    double_with(at, at.rules.after(at.seat));
    return Progress::Done;
}
void list_doubling(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    if (state.open.ask == Ask::MotherPlayer) return list_others(rules, seat, actions);
    for (const Category category : categories) actions.push_back(make_action(ActionKind::Category, category));
}
void answer_doubling(Resolving& at, Seat, Action action) {
    if (kind_of(action) == ActionKind::To) return double_with(at, seat_of(action));
    at.frame.scratch[0] = static_cast<std::int16_t>(action.first + 1);
}

constexpr Places optional = anywhere | after_may;

constexpr VerbRow choosing(Verb verb, std::string_view form, Places where, Zone zone,
                           void (*put)(Resolving&, CardId), std::string_view picking, std::string_view onto,
                           std::string_view text) {
    const bool counted = form.find("[up-to]") != std::string_view::npos;
    return {.verb = verb,
            .form = form,
            .where = where,
            .text = text,
            .perform = &choose_cards,
            .list = &list_cards,
            .answer = &pick_card,
            .memory = counted               ? Memory::Chosen
                      : is_activation(verb) ? Memory::Activated
                                            : Memory::Nothing,
            .asks = zone == Zone::Hand ? Ask::PickHand : Ask::PickFloordrobe,
            .zone = zone,
            .put = put,
            .picking = picking,
            .onto = onto};
}

} // namespace

// clang-format off
constinit const std::array<VerbRow, own_verb_count> own_verbs{
    VerbRow{Verb::Draw, "draw {count}", anywhere, "Draw {0} {0|card|cards}.", &draw_cards},
    choosing(Verb::DiscardHand, "discard hand [up-to] {count}", anywhere, Zone::Hand, &discard, "discard", "",
             "Discard {0?up to |}{1} {1|card|cards} from your hand."),
    choosing(Verb::TrashHand, "trash hand [up-to] {count}", anywhere, Zone::Hand, &trash, "trash", "",
             "Trash {0?up to |}{1} {1|card|cards} from your hand."),
    choosing(Verb::TrashFloordrobe, "trash floordrobe [up-to] {count}", anywhere, Zone::Floordrobe, &trash, "trash", "",
             "Trash {0?up to |}{1} {1|card|cards} from your Floordrobe."),
    VerbRow{Verb::TrashSelf, "trash self", on_card, "Trash this card.", &trash_self},
    choosing(Verb::ReturnToHand, "return {value} to hand", optional, Zone::Floordrobe, &return_to_hand, "return", "to-hand",
             "Return a card of value {0} or less from your Floordrobe to your hand."),
    choosing(Verb::ReturnToWardrobe, "return {value} to wardrobe", optional, Zone::Floordrobe, &return_to_wardrobe, "return", "to-wardrobe",
             "Return a card of value {0} or less from your Floordrobe to the top of your Wardrobe."),
    choosing(Verb::ReturnToLook, "return {value} to look", optional, Zone::Floordrobe, &return_to_look, "return", "to-look",
             "Return a card of value {0} or less from your Floordrobe to an empty slot of your Look."),
    VerbRow{.verb = Verb::Lend, .form = "lend [up-to] {count}", .where = anywhere,
            .text = "Lend {0?up to |}{1} {1|card|cards} from your hand to another player.",
            .perform = &lend, .list = &list_lending, .answer = &answer_lending, .memory = Memory::Lending,
            .asks = Ask::PickHand, .zone = Zone::Hand, .put = &hand_over, .picking = "lend"},
    VerbRow{.verb = Verb::PeekWardrobe, .form = "peek wardrobe {count} draw {count}", .where = anywhere,
            .text = "Peek at the top {0} {0|card|cards} of your Wardrobe; draw {1}, discard the rest.",
            .perform = &peek_wardrobe, .list = &list_cards, .answer = &pick_card, .memory = Memory::Chosen,
            .asks = Ask::PickPeeked, .zone = Zone::Wardrobe, .put = &keep, .picking = "draw", .onto = "the-rest"},
    VerbRow{.verb = Verb::WearMarket, .form = "wear market {value}", .where = optional,
            .text = "Wear a Market card of value {0} or less in an empty slot, for free.",
            .perform = &choose_slot, .list = &list_slots, .answer = &pick_slot,
            .asks = Ask::PickMarket, .zone = Zone::Market, .picking = "wear"},
    VerbRow{.verb = Verb::ActivateLook, .form = "activate look {value}", .where = optional,
            .text = "Activate a card of value {0} or less from your Look.",
            .perform = &choose_slot, .list = &list_slots, .answer = &pick_slot, .memory = Memory::Activated,
            .asks = Ask::PickLook, .zone = Zone::Look, .picking = "activate"},
    choosing(Verb::ActivateFloordrobe, "activate floordrobe {value}", optional, Zone::Floordrobe, &activate_now, "activate", "its-text",
             "Activate a card of value {0} or less from your Floordrobe."),
    VerbRow{.verb = Verb::ActivateMarket, .form = "activate market {value}", .where = optional,
            .text = "Use a Market card of value {0} or less as if you activated it.",
            .perform = &choose_slot, .list = &list_slots, .answer = &pick_slot, .memory = Memory::Activated,
            .asks = Ask::PickMarket, .zone = Zone::Market, .picking = "use"},
    VerbRow{Verb::DryClean, "dry-clean", optional, "Shuffle what is left of your Wardrobe and your Floordrobe into a new Wardrobe.",
            &dry_clean_now, &list_yes, &answer_yes},
    VerbRow{Verb::Coins, "coins {count}", anywhere, "Gain {0} {0|coin|coins}.", &gain_coins},
    VerbRow{Verb::LookBonus, "look-bonus {count}", on_turn_power, "This round each card in your Look is worth {0} more.", &gain_bonus},
    VerbRow{Verb::DoubleCategory, "double-category", on_turn_power,
            "Choose a category and another player: this round it counts double for both of you.",
            &double_category, &list_doubling, &answer_doubling, Memory::Doubling},
    VerbRow{Verb::Reverse, "reverse", on_reaction_power, "When you are given Shade: reverse it."}, // done by reacting (shade.cpp)
};
// clang-format on

} // namespace drags_2_riches
