#include "games/drags-2-riches/phases.h"

// Shade: the target, the reactions, what is done to those who suffer, and the reversals.

namespace drags_2_riches {

namespace {

void insert(Frame& frame, Kept what, Seat seat) {
    keep(frame, what, seats_in(frame, what) | SeatSet::only(seat));
}
void erase(Frame& frame, Kept what, Seat seat) {
    keep(frame, what, seats_in(frame, what) - SeatSet::only(seat));
}
bool suffers(const Frame& frame, Seat seat) {
    return seats_in(frame, Kept::Victims).contains(seat);
}

// ---- the target

// D2R-37, D2R-38
void aim_at(Resolving& at, Seat target) {
    keep(at.frame, Kept::Victims, SeatSet::only(target));
    at.sink([&] { return Event{.kind = Kind::Aimed, .seat = at.frame.seat, .other = target}; });
}
Progress aim(Resolving& at) {
    if (kept(at.frame, Kept::Victims) != 0) return Progress::Done;
    if (static_cast<Who>(at.step.arguments[0]) == Who::Others) {
        keep(at.frame, Kept::Victims, seats(at.rules.seats) - SeatSet::only(at.frame.seat));
        return Progress::Done;
    }
    if (at.rules.seats > 2) return asks(at, at.frame.seat, Ask::Target);
    aim_at(at, at.rules.after(at.frame.seat));
    return Progress::Done;
}
void list_targets(const Rules& rules, const State&, Seat seat, ActionList& actions) {
    for (const Seat other : seats(rules.seats)) {
        if (other != seat) actions.push_back(make_action(ActionKind::Target, other));
    }
}
void choose_target(Resolving& at, Seat, Action action) {
    aim_at(at, seat_of(action));
}

// ---- reactions

void list_by_kind(const Rules& rules, ActionKind kind, const CardSet& firsts, ActionList& actions) {
    firsts.for_each_bit([&](std::size_t bit) { actions.push_back(make_action(kind, rules.card_at[bit])); });
}

// D2R-40, D2R-41: clockwise; asked is who has a card, whatever it is, or a power.
Progress ask_for_reactions(Resolving& at) {
    for (; at.frame.scratch[0] + 1 < static_cast<int>(at.rules.seats); ++at.frame.scratch[0]) {
        const Seat seat = victim_of(at.rules, at.frame);
        if (!suffers(at.frame, seat)) continue;
        if (!player(at.state, seat).hand.empty() || has_reaction_power(at.rules, player(at.state.open, seat)))
            return asks(at, seat, Ask::React);
    }
    return Progress::Done;
}
void list_reactions(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    const CardSet& hand = player(state, seat).hand;
    actions.push_back(make_action(ActionKind::Suffer));
    list_by_kind(rules, ActionKind::Block, hand & rules.blocks, actions);
    list_by_kind(rules, ActionKind::Reverse, hand & rules.reverses, actions);
    actions.push_back_if(has_reaction_power(rules, player(state.open, seat)),
                         make_action(ActionKind::UsePower));
}

void suffer(Resolving& at, Seat seat) {
    at.sink([&] { return Event{.kind = Kind::Suffered, .seat = seat}; });
}
void show(Resolving& at, Seat seat, CardId card, Kind what) {
    if (card != no_card) show(at.rules, at.state, seat, card);
    at.sink([&] { return Event{.kind = what, .seat = seat, .card = card}; });
}
// D2R-42 to D2R-44, D2R-58
void react(Resolving& at, Seat seat, Action action) {
    Frame& frame = at.frame;
    ++frame.scratch[0];
    if (kind_of(action) == ActionKind::Suffer) return suffer(at, seat);
    erase(frame, Kept::Victims, seat);
    if (kind_of(action) == ActionKind::Block) return show(at, seat, card_of(action), Kind::Blocked);
    insert(frame, Kept::Reversers, seat);
    const bool by_power = kind_of(action) == ActionKind::UsePower; // D2R-66
    if (by_power) player(at.state.open, seat).power_used = true;
    show(at, seat, by_power ? no_card : card_of(action), Kind::Reversed);
}

// ---- reversals

// D2R-49 to D2R-54
Progress begin_reversals(Resolving& at) {
    const Source source = origin_of(at.frame);
    const Seat attacker = at.frame.seat;
    for (std::size_t steps = 1; steps < at.rules.seats; ++steps) {
        const Seat seat = at.rules.after(attacker, steps);
        if (!seats_in(at.frame, Kept::Reversers).contains(seat)) continue;
        erase(at.frame, Kept::Reversers, seat);
        const bool possible = player(at.state, attacker).hand.size() >= at.rules.effect(source).need;
        if (possible || at.state.open.waiting.full()) {
            begin_reversal(at.rules, at.state, {seat, source});
            return Progress::Calls;
        }
        at.state.open.waiting.push_back({seat, source});
        at.sink([&] { return Event{.kind = Kind::ReversalWaits, .seat = seat, .other = attacker}; });
    }
    return Progress::Done;
}

// Option answer_reversal; scratch[0]: 1 suffers, 2 has cancelled it.
Progress ask_for_answer(Resolving& at) {
    const bool asked = at.rules.reversals_answered && !player(at.state, at.seat).hand.empty();
    if (asked && at.frame.scratch[0] == 0) return asks(at, at.seat, Ask::Answer);
    if (at.frame.scratch[0] == 2) return Progress::Ends;
    at.sink([&] { return Event{.kind = Kind::ReversalBegan, .seat = at.frame.seat, .other = at.seat}; });
    return Progress::Done;
}
void list_answers(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    actions.push_back(make_action(ActionKind::Suffer));
    list_by_kind(rules, ActionKind::Block, player(state, seat).hand & (rules.blocks | rules.reverses),
                 actions);
}
void answer_reversal(Resolving& at, Seat seat, Action action) {
    const bool suffers_it = kind_of(action) == ActionKind::Suffer;
    at.frame.scratch[0] = suffers_it ? 1 : 2;
    if (suffers_it) return suffer(at, seat);
    show(at, seat, card_of(action), Kind::ReversalCancelled);
}

// ---- cards of those who suffer

std::size_t nth_filled(const Player& who, std::size_t n) {
    std::size_t slot = 0;
    while (who.look[slot] == no_card || n-- > 0) ++slot;
    return slot;
}

// Those in a Floordrobe that a step may take, by their first bits.
CardSet in_floordrobe(const Rules& rules, const State& state, Seat victim, const Step& step) {
    return player(state.open, victim).floordrobe &
           rules.worth_at_most[static_cast<std::size_t>(step.arguments[2])];
}

// How many cards there are to choose from.
std::size_t count_takeable(const Resolving& at, Seat victim) {
    switch (at.verb.zone) {
    case Zone::Hand: return player(at.state, victim).hand.size();
    case Zone::Look: return filled_slots(player(at.state, victim)).size();
    default: return in_floordrobe(at.rules, at.state, victim, at.step).size();
    }
}

// Takes a card, and puts it where it goes, openly.
CardId take(Resolving& at, CardId card) {
    const Seat victim = victim_of(at.rules, at.frame);
    if (at.verb.zone == Zone::Hand)
        leave_hand_openly(at.rules, at.state, victim, card);
    else if (at.verb.zone == Zone::Look)
        (void)take_off(at.state, victim, *at.rules.card(card).category);
    else
        player(at.state.open, victim).floordrobe.remove(at.rules.bits(card));
    const Deed deed = at.verb.deed;
    CardSet& zone = deed == Deed::Trash     ? at.state.open.trash
                    : deed == Deed::Discard ? player(at.state.open, victim).floordrobe
                                            : player(at.state.open, at.frame.seat).floordrobe;
    zone.add(at.rules.bits(card));
    return card;
}
CardId take_nth(Resolving& at, std::size_t place) {
    const Player& victim = player(at.state, victim_of(at.rules, at.frame));
    switch (at.verb.zone) {
    case Zone::Hand: return take(at, at.rules.card_at[victim.hand.nth(place)]);
    case Zone::Look: return take(at, victim.look[nth_filled(victim, place)]);
    default: {
        const CardSet cards = in_floordrobe(at.rules, at.state, victim_of(at.rules, at.frame), at.step);
        return take(at, at.rules.card_at[cards.nth(place)]);
    }
    }
}

// Cards that leave together are told together: nobody can see in which order.
void tell_taken(Resolving& at, const CardSet& cards) {
    at.sink([&] {
        return Event{.kind = Kind::Took,
                     .seat = at.frame.seat,
                     .other = victim_of(at.rules, at.frame),
                     .from = at.verb.zone,
                     .deed = at.verb.deed,
                     .cards = cards};
    });
}

// One victim after the other (D2R-47): scratch[0] counts the players passed, scratch[1] what was taken from
// this one. D2R-48: by lot, or as the acting player picks; what lies open is always chosen. D2R-111: all that
// are there, and what leaves no choice, are taken without a question.
Progress take_cards(Resolving& at) {
    const bool open = at.verb.zone == Zone::Floordrobe;
    const bool picked = open || at.step.arguments[2] != 0;
    const int count = at.step.arguments[1];
    auto& [passed, done, unused, also_unused] = at.frame.scratch;
    for (; passed + 1 < static_cast<int>(at.rules.seats); ++passed, done = 0) {
        const Seat victim = victim_of(at.rules, at.frame);
        if (!suffers(at.frame, victim)) continue;
        CardSet taken;
        for (; done < count; ++done) {
            const std::size_t there = count_takeable(at, victim);
            if (there == 0) break;
            const std::size_t unasked = open ? 1 : static_cast<std::size_t>(count - done);
            if (picked && there > unasked) return asks(at, at.frame.seat, at.verb.asks);
            const auto size = static_cast<std::uint32_t>(there);
            taken.add(at.rules.bits(take_nth(at, picked ? 0 : at.state.random.below(size))));
        }
        if (!taken.empty()) tell_taken(at, taken);
    }
    return Progress::Done;
}

void list_victims_cards(const Rules& rules, const State& state, Seat, ActionList& actions) {
    const Seat victim = victim_of(rules, state.open.effects.top());
    const Player& who = player(state, victim);
    switch (state.open.ask) {
    case Ask::TakeHand: return list_by_kind(rules, ActionKind::Pick, who.hand & rules.types, actions);
    case Ask::TakeLook:
        for (const Category category : filled_slots(who))
            actions.push_back(make_action(ActionKind::PickWorn, category));
        return;
    default: {
        const Step& step = waiting_step(rules, state.open.effects);
        list_by_kind(rules, ActionKind::Pick, in_floordrobe(rules, state, victim, step), actions);
    }
    }
}

void take_chosen(Resolving& at, Seat, Action action) {
    const WornCards& look = player(at.state, victim_of(at.rules, at.frame)).look;
    CardSet taken;
    taken.add(at.rules.bits(take(at, at.verb.zone == Zone::Look ? look[action.first] : card_of(action))));
    tell_taken(at, taken);
    ++at.frame.scratch[1];
}

// ---- peeking

Progress peek(Resolving& at) {
    for (std::size_t steps = 1; steps < at.rules.seats; ++steps) {
        const Seat seat = at.rules.after(at.frame.seat, steps);
        if (!suffers(at.frame, seat)) continue;
        Player& who = player(at.state, seat);
        const bool at_hand = at.verb.zone == Zone::Hand;
        if (at_hand) {
            peek_hand(at.state, seat, at.frame.seat);
        } else {
            for (const Category category : filled_slots(who))
                who.look_known[index_of(category)].insert(at.frame.seat);
        }
        at.sink([&] {
            return Event{.kind = at_hand ? Kind::PeekedHand : Kind::PeekedLook,
                         .seat = at.frame.seat,
                         .other = seat,
                         .cards = at_hand ? who.hand : look_cards(at.rules, who)};
        });
    }
    return Progress::Done;
}

constexpr VerbRow peeking(Verb verb, std::string_view form, Zone zone, std::string_view text) {
    return {.verb = verb,
            .form = form,
            .where = anywhere,
            .text = text,
            .perform = &peek,
            .memory = Memory::Taking,
            .zone = zone};
}
constexpr VerbRow taking(Verb verb, std::string_view form, Zone zone, Deed deed, std::string_view text) {
    constexpr std::array<std::string_view, 3> picking{"borrow", "force", "trash"}; // by deed
    return {.verb = verb,
            .form = form,
            .where = anywhere,
            .text = text,
            .perform = &take_cards,
            .list = &list_victims_cards,
            .answer = &take_chosen,
            .memory = Memory::Taking,
            .asks = zone == Zone::Hand   ? Ask::TakeHand
                    : zone == Zone::Look ? Ask::TakeLook
                                         : Ask::TakeFloordrobe,
            .zone = zone,
            .deed = deed,
            .picking = picking.at(static_cast<std::size_t>(deed))};
}

} // namespace

// clang-format off
constinit const std::array<VerbRow, shade_verb_count> shade_verbs{
    peeking(Verb::PeekHand, "peek {who} hand", Zone::Hand, "Peek at {W}'s hand."),
    peeking(Verb::PeekLook, "peek {who} look", Zone::Look, "Peek at {W}'s Look."),
    taking(Verb::BorrowHand, "borrow {who} hand {count} [pick]", Zone::Hand, Deed::Borrow,
           "Borrow {1} {2?|random }{1|card|cards}{2? of your choice|} from {W}'s hand."),
    taking(Verb::BorrowLook, "borrow {who} look {count} [pick]", Zone::Look, Deed::Borrow,
           "Borrow {1} {2?|random }{1|card|cards}{2? of your choice|} from {W}'s Look."),
    taking(Verb::BorrowFloordrobe, "borrow {who} floordrobe {count} max {value}", Zone::Floordrobe, Deed::Borrow,
           "Borrow {1} {1|card|cards} of value {2} or less from {W}'s Floordrobe."),
    taking(Verb::DiscardTheirHand, "discard {who} hand {count} [pick]", Zone::Hand, Deed::Discard,
           "Make {W} discard {1} {2?|random }{1|card|cards}{2? of your choice|} from their hand."),
    taking(Verb::DiscardTheirLook, "discard {who} look {count} [pick]", Zone::Look, Deed::Discard,
           "Make {W} discard {1} {2?|random }{1|card|cards}{2? of your choice|} from their Look."),
    taking(Verb::TrashTheirHand, "trash {who} hand {count} [pick]", Zone::Hand, Deed::Trash,
           "Trash {1} {2?|random }{1|card|cards}{2? of your choice|} from {W}'s hand."),
    taking(Verb::TrashTheirLook, "trash {who} look {count} [pick]", Zone::Look, Deed::Trash,
           "Trash {1} {2?|random }{1|card|cards}{2? of your choice|} from {W}'s Look."),
    taking(Verb::TrashTheirFloordrobe, "trash {who} floordrobe {count} max {value}", Zone::Floordrobe, Deed::Trash,
           "Trash {1} {1|card|cards} of value {2} or less from {W}'s Floordrobe."),
    VerbRow{Verb::Target, "", 0, "", &aim, &list_targets, &choose_target},
    VerbRow{Verb::Reactions, "", 0, "", &ask_for_reactions, &list_reactions, &react, Memory::Passed},
    VerbRow{Verb::Reversals, "", 0, "", &begin_reversals},
    VerbRow{Verb::Answer, "", 0, "", &ask_for_answer, &list_answers, &answer_reversal},
};
// clang-format on

bool has_reaction_power(const Rules& rules, const OpenPlayer& who) {
    return who.character != no_character && !who.power_used && rules.character(who.character).reaction;
}

} // namespace drags_2_riches
