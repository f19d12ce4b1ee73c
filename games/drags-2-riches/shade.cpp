#include "games/drags-2-riches/phases.h"

// Shade: the target, the reactions, what is done to those who suffer, and the reversals.

namespace drags_2_riches {

using homestretch::verb_of;

namespace {

std::int16_t with(std::int16_t set, Seat seat) {
    return static_cast<std::int16_t>(static_cast<unsigned>(set) | bit(seat));
}
std::int16_t without(std::int16_t set, Seat seat) {
    return static_cast<std::int16_t>(static_cast<unsigned>(set) & ~static_cast<unsigned>(bit(seat)));
}

// D2R-37, D2R-38
Progress aim(const Rules& rules, State& state, Frame& frame, const Step& step, Sink sink) {
    if (kept(frame, Kept::Victims) != 0) return Progress::Done;
    if (static_cast<Who>(step.arguments[0]) == Who::Others) {
        for (const Seat seat : seats(rules.seats)) {
            if (seat != frame.seat) kept(frame, Kept::Victims) = with(kept(frame, Kept::Victims), seat);
        }
        return Progress::Done;
    }
    if (rules.seats > 2) return asks(state, frame, frame.seat, Ask::Target);
    const Seat only = rules.after(frame.seat);
    kept(frame, Kept::Victims) = bit(only);
    sink([&] { return Event{.kind = Event::Kind::Aimed, .seat = frame.seat, .other = only}; });
    return Progress::Done;
}

// D2R-40, D2R-41: clockwise; asked is who has a card, whatever it is, or a power.
Progress ask_for_reactions(const Rules& rules, State& state, Frame& frame) {
    for (; frame.scratch[0] + 1 < static_cast<int>(rules.seats); ++frame.scratch[0]) {
        const Seat seat = victim_of(rules, frame);
        if (!is_in(kept(frame, Kept::Victims), seat)) continue;
        if (!player(state, seat).hand.empty() || has_reaction_power(rules, player(state.open, seat)))
            return asks(state, frame, seat, Ask::React);
    }
    return Progress::Done;
}

// D2R-49 to D2R-54
Progress reverse(const Rules& rules, State& state, Frame& frame, Sink sink) {
    const auto source = origin_of(frame);
    for (std::size_t steps = 1; steps < rules.seats; ++steps) {
        const Seat seat = rules.after(frame.seat, steps);
        if (!is_in(kept(frame, Kept::Reversers), seat)) continue;
        kept(frame, Kept::Reversers) = without(kept(frame, Kept::Reversers), seat);
        const bool possible = player(state, frame.seat).hand.size() >= rules.effect(source).need;
        if (possible || state.open.waiting.full()) {
            Frame reversal{.program = rules.effect(source).reversal, .seat = seat};
            kept(reversal, Kept::Origin) = source;
            kept(reversal, Kept::Victims) = bit(frame.seat);
            state.open.effects.push(reversal);
            return Progress::Calls;
        }
        state.open.waiting.push_back({seat, source});
        sink([&] { return Event{.kind = Event::Kind::ReversalWaits, .seat = seat, .other = frame.seat}; });
    }
    return Progress::Done;
}

// Option answer_reversal; scratch[0]: 1 suffers, 2 has cancelled it.
Progress ask_for_answer(const Rules& rules, State& state, Frame& frame, Sink sink) {
    const bool asked = rules.reversals_answered && !player(state, state.open.active).hand.empty();
    if (asked && frame.scratch[0] == 0) return asks(state, frame, state.open.active, Ask::Answer);
    if (frame.scratch[0] == 2) return Progress::Ends;
    sink([&] {
        return Event{.kind = Event::Kind::ReversalBegan, .seat = frame.seat, .other = state.open.active};
    });
    return Progress::Done;
}

// Where a taken card goes, openly.
CardId dispose(const Rules& rules, State& state, const Frame& frame, Verb verb, CardId card) {
    const Deed deed = deed_of(verb);
    CardSet& zone = deed == Deed::Trash     ? state.open.trash
                    : deed == Deed::Discard ? player(state.open, victim_of(rules, frame)).floordrobe
                                            : player(state.open, frame.seat).floordrobe;
    zone.add(rules.bits(card));
    return card;
}

CardId take_from_hand(const Rules& rules, State& state, const Frame& frame, Verb verb, CardId card) {
    leave_hand_openly(rules, state, victim_of(rules, frame), card);
    return dispose(rules, state, frame, verb, card);
}

CardId take_from_look(const Rules& rules, State& state, const Frame& frame, Verb verb, std::size_t slot) {
    const Seat victim = victim_of(rules, frame);
    return dispose(rules, state, frame, verb, take_off(state, victim, static_cast<Category>(slot)));
}

CardId take_from_floordrobe(const Rules& rules, State& state, const Frame& frame, Verb verb, CardId card) {
    player(state.open, victim_of(rules, frame)).floordrobe.remove(rules.bits(card));
    return dispose(rules, state, frame, verb, card);
}

// Cards that leave together are told together: nobody can see in which order.
void tell_taken(const Rules& rules, const Frame& frame, Verb verb, const CardSet& cards, Sink sink) {
    sink([&] {
        return Event{.kind = Event::Kind::Took,
                     .seat = frame.seat,
                     .other = victim_of(rules, frame),
                     .from = zone_of(verb),
                     .deed = deed_of(verb),
                     .cards = cards};
    });
}

std::size_t slots_filled(const Player& who) {
    std::size_t filled = 0;
    for (const CardId card : who.look) filled += card == no_card ? 0 : 1;
    return filled;
}

std::size_t nth_filled(const Player& who, std::size_t n) {
    std::size_t slot = 0;
    while (who.look[slot] == no_card || n-- > 0) ++slot;
    return slot;
}

// A card, or why none is taken.
struct Taking {
    enum class Result : std::uint8_t { Took, Asks, Nothing };
    Result result = Result::Nothing;
    CardId card = no_card;
};
constexpr Taking taking_asks{Taking::Result::Asks, no_card};

// One victim after the other (D2R-47): scratch[0] counts the players passed, scratch[1] what was taken from
// this one. `take_one(victim, left)` takes a card, unless there is none or it must be chosen.
template <class TakeOne>
Progress from_each_victim(const Rules& rules, State& state, Frame& frame, const Step& step, Ask what,
                          TakeOne&& take_one, Sink sink) {
    const int count = step.arguments[1];
    for (; frame.scratch[0] + 1 < static_cast<int>(rules.seats); ++frame.scratch[0], frame.scratch[1] = 0) {
        if (!is_in(kept(frame, Kept::Victims), victim_of(rules, frame))) continue;
        CardSet taken;
        for (; frame.scratch[1] < count; ++frame.scratch[1]) {
            const Taking taking =
                take_one(victim_of(rules, frame), static_cast<std::size_t>(count - frame.scratch[1]));
            if (taking.result == Taking::Result::Asks) return asks(state, frame, frame.seat, what);
            if (taking.result == Taking::Result::Nothing) break;
            taken.add(rules.bits(taking.card));
        }
        if (!taken.empty()) tell_taken(rules, frame, verb_of<Verb>(step), taken, sink);
    }
    return Progress::Done;
}

// D2R-48: by lot, or as the acting player picks. D2R-111: all that are there are taken without a question.
Progress take_hands(const Rules& rules, State& state, Frame& frame, const Step& step, Sink sink) {
    const bool pick = step.arguments[2] != 0;
    const auto take_one = [&](Seat seat, std::size_t left) -> Taking {
        const Player& victim = player(state, seat);
        const std::size_t size = victim.hand.size();
        if (size == 0) return {};
        if (pick && size > left) return taking_asks;
        const std::size_t place = pick ? 0 : state.random.below(static_cast<std::uint32_t>(size));
        const CardId card = rules.card_at[victim.hand.nth(place)];
        return {Taking::Result::Took, take_from_hand(rules, state, frame, verb_of<Verb>(step), card)};
    };
    return from_each_victim(rules, state, frame, step, Ask::TakeHand, take_one, sink);
}

Progress take_looks(const Rules& rules, State& state, Frame& frame, const Step& step, Sink sink) {
    const bool pick = step.arguments[2] != 0;
    const auto take_one = [&](Seat seat, std::size_t left) -> Taking {
        const Player& victim = player(state, seat);
        const std::size_t filled = slots_filled(victim);
        if (filled == 0) return {};
        if (pick && filled > left) return taking_asks;
        const std::size_t place = pick ? 0 : state.random.below(static_cast<std::uint32_t>(filled));
        const std::size_t slot = nth_filled(victim, place);
        return {Taking::Result::Took, take_from_look(rules, state, frame, verb_of<Verb>(step), slot)};
    };
    return from_each_victim(rules, state, frame, step, Ask::TakeLook, take_one, sink);
}

CardSet in_floordrobe_of(const Rules& rules, const OpenPlayer& victim, const Step& step) {
    return victim.floordrobe & rules.worth_at_most[static_cast<std::size_t>(step.arguments[2])];
}

// D2R-48: open, so it is always chosen.
Progress take_floordrobes(const Rules& rules, State& state, Frame& frame, const Step& step, Sink sink) {
    const auto take_one = [&](Seat victim, std::size_t) -> Taking {
        const CardSet cards = in_floordrobe_of(rules, player(state.open, victim), step);
        if (cards.empty()) return {};
        if (cards.size() > 1) return taking_asks;
        const CardId card = rules.card_at[cards.lowest()];
        return {Taking::Result::Took, take_from_floordrobe(rules, state, frame, verb_of<Verb>(step), card)};
    };
    return from_each_victim(rules, state, frame, step, Ask::TakeFloordrobe, take_one, sink);
}

void peek(const Rules& rules, State& state, const Frame& frame, bool at_hands, Sink sink) {
    for (std::size_t steps = 1; steps < rules.seats; ++steps) {
        const Seat seat = rules.after(frame.seat, steps);
        if (!is_in(kept(frame, Kept::Victims), seat)) continue;
        Player& who = player(state, seat);
        Event event{.kind = at_hands ? Event::Kind::PeekedHand : Event::Kind::PeekedLook,
                    .seat = frame.seat,
                    .other = seat};
        if (at_hands) {
            peek_hand(state, seat, frame.seat);
            if (sink) event.cards = who.hand;
        } else {
            for (std::size_t slot = 0; slot < category_count; ++slot) {
                if (who.look[slot] == no_card) continue;
                who.look_known[slot] = static_cast<Watchers>(who.look_known[slot] | bit(frame.seat));
                if (sink) event.cards.add(rules.bits(who.look[slot]));
            }
        }
        event.number = static_cast<std::uint32_t>(event.cards.size());
        sink([&] { return event; });
    }
}

void list_cards(const Rules& rules, ActionKind kind, const CardSet& firsts, ActionList& actions) {
    firsts.for_each_bit([&](std::size_t bit) { actions.push_back(make_action(kind, rules.card_at[bit])); });
}

// D2R-42 to D2R-44, D2R-58
void react(const Rules& rules, State& state, Frame& frame, Seat seat, Action action, Sink sink) {
    ++frame.scratch[0];
    const ActionKind kind = kind_of(action);
    if (kind == ActionKind::Suffer)
        return sink([&] { return Event{.kind = Event::Kind::Suffered, .seat = seat}; });
    kept(frame, Kept::Victims) = without(kept(frame, Kept::Victims), seat);
    if (kind != ActionKind::Block) kept(frame, Kept::Reversers) = with(kept(frame, Kept::Reversers), seat);
    if (kind == ActionKind::UsePower) { // D2R-66
        player(state.open, seat).power_used = true;
        return sink([&] { return Event{.kind = Event::Kind::Reversed, .seat = seat}; });
    }
    show(rules, state, seat, card_of(action));
    sink([&] {
        return Event{.kind = kind == ActionKind::Block ? Event::Kind::Blocked : Event::Kind::Reversed,
                     .seat = seat,
                     .card = card_of(action)};
    });
}

void answer_reversal(const Rules& rules, State& state, Frame& frame, Seat seat, Action action, Sink sink) {
    if (kind_of(action) == ActionKind::Suffer) {
        frame.scratch[0] = 1;
        return sink([&] { return Event{.kind = Event::Kind::Suffered, .seat = seat}; });
    }
    frame.scratch[0] = 2;
    show(rules, state, seat, card_of(action));
    sink(
        [&] { return Event{.kind = Event::Kind::ReversalCancelled, .seat = seat, .card = card_of(action)}; });
}

} // namespace

bool has_reaction_power(const Rules& rules, const OpenPlayer& who) {
    return who.character != no_character && !who.power_used && rules.character(who.character).reaction;
}

Progress perform_shade(const Rules& rules, State& state, Frame& frame, const Step& step, Sink sink) {
    const Verb verb = verb_of<Verb>(step);
    switch (verb) {
    case Verb::Target: return aim(rules, state, frame, step, sink);
    case Verb::Reactions: return ask_for_reactions(rules, state, frame);
    case Verb::Reversals: return reverse(rules, state, frame, sink);
    case Verb::Answer: return ask_for_answer(rules, state, frame, sink);
    case Verb::PeekHand:
    case Verb::PeekLook: peek(rules, state, frame, verb == Verb::PeekHand, sink); return Progress::Done;
    default: break;
    }
    switch (zone_of(verb)) {
    case Zone::Hand: return take_hands(rules, state, frame, step, sink);
    case Zone::Look: return take_looks(rules, state, frame, step, sink);
    default: return take_floordrobes(rules, state, frame, step, sink);
    }
}

void list_shade_choices(const Rules& rules, const State& state, Seat seat, const Frame& frame,
                        const Step& step, ActionList& actions) {
    const CardSet& hand = player(state, seat).hand;
    switch (state.open.ask) {
    case Ask::Target:
        for (const Seat other : seats(rules.seats)) {
            if (other != seat) actions.push_back(make_action(ActionKind::Target, other));
        }
        return;
    case Ask::React:
        actions.push_back(make_action(ActionKind::Suffer));
        list_cards(rules, ActionKind::Block, hand & rules.blocks, actions);
        list_cards(rules, ActionKind::Reverse, hand & rules.reverses, actions);
        return actions.push_back_if(has_reaction_power(rules, player(state.open, seat)),
                                    make_action(ActionKind::UsePower));
    case Ask::Answer:
        actions.push_back(make_action(ActionKind::Suffer));
        return list_cards(rules, ActionKind::Block, hand & (rules.blocks | rules.reverses), actions);
    case Ask::TakeHand:
        return list_cards(rules, ActionKind::Pick, player(state, victim_of(rules, frame)).hand & rules.types,
                          actions);
    case Ask::TakeLook: {
        const Player& victim = player(state, victim_of(rules, frame));
        for (const Category category : categories)
            actions.push_back_if(victim.look[index_of(category)] != no_card,
                                 make_action(ActionKind::PickWorn, category));
        return;
    }
    default:
        list_cards(rules, ActionKind::Pick,
                   in_floordrobe_of(rules, player(state.open, victim_of(rules, frame)), step), actions);
    }
}

void carry_out_shade(const Rules& rules, State& state, Frame& frame, const Step& step, Seat seat,
                     Action action, Sink sink) {
    const Verb verb = verb_of<Verb>(step);
    switch (state.open.ask) {
    case Ask::Target:
        kept(frame, Kept::Victims) = bit(seat_of(action));
        return sink(
            [&] { return Event{.kind = Event::Kind::Aimed, .seat = seat, .other = seat_of(action)}; });
    case Ask::React: return react(rules, state, frame, seat, action, sink);
    case Ask::Answer: return answer_reversal(rules, state, frame, seat, action, sink);
    default: break;
    }
    CardSet taken;
    switch (state.open.ask) {
    case Ask::TakeHand:
        taken.add(rules.bits(take_from_hand(rules, state, frame, verb, card_of(action))));
        break;
    case Ask::TakeLook: taken.add(rules.bits(take_from_look(rules, state, frame, verb, action.first))); break;
    default: taken.add(rules.bits(take_from_floordrobe(rules, state, frame, verb, card_of(action))));
    }
    tell_taken(rules, frame, verb, taken, sink);
    ++frame.scratch[1];
}

} // namespace drags_2_riches
