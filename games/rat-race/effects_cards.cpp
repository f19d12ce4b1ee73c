#include "games/rat-race/phases.h"

#include <algorithm>

// The verbs that move cards between hands, banks and piles.

namespace rat_race {

namespace {

void list_seats_that(const Rules& rules, const State& state, ActionKind kind, auto&& can_be_chosen,
                     ActionList& actions) {
    for (const Seat seat : seats(rules.seats)) {
        if (seat != state.open.active && can_be_chosen(seat)) actions.push_back(make_action(kind, seat));
    }
}

// Face-up and face-down copies are different choices: one is seen by all.
void list_banked(const State& state, ActionList& actions) {
    std::array<SeenTitles, 2> seen;
    for (const Card& card : state.held[bank_of(state.open.active)]) {
        actions.push_back_if(seen[std::size_t{card.face_up}].add(card.title),
                             make_action(ActionKind::Unbank, card.title, card.face_up));
    }
}

void list_discarded(const State& state, ActionList& actions) {
    SeenTitles seen;
    for (const TitleId title : state.open.discard)
        actions.push_back_if(seen.add(title), make_action(ActionKind::Recover, title));
}

void list_issues_in_hand(const Rules& rules, const State& state, ActionList& actions) {
    SeenTitles seen;
    for (const Card& card : state.held[hand_of(state.open.active)]) {
        if (rules.title(card.title).is_issue)
            actions.push_back_if(seen.add(card.title), make_action(ActionKind::Play, card.title));
    }
}

// The uppermost copy.
void take_from_discard(State& state, TitleId title) {
    for (std::size_t i = state.open.discard.size(); i-- > 0;) {
        if (state.open.discard[i] != title) continue;
        (void)state.open.discard.take(i);
        return;
    }
    homestretch::check(false);
}

void unbank(const Rules& rules, State& state, TitleId title, bool face_up, Sink sink) {
    const Seat seat = state.open.active;
    const std::size_t index = place_in(state, bank_of(seat), title, face_up);
    if (face_up) {
        receive(state, hand_of(seat), seat,
                {.title = take_openly(rules, state, bank_of(seat), index), .known = everybody(rules.seats)});
    } else {
        receive(state, hand_of(seat), seat, take_hidden(rules, state, bank_of(seat), index, bit(seat)));
    }
    sink([&] {
        return Event{.kind = Event::Kind::Unbanked, .seat = seat, .title = title, .face_up = face_up};
    });
}

void steal(const Rules& rules, State& state, Seat victim, int count, Sink sink) {
    const Seat thief = state.open.active;
    for (int i = 0; i < count && !state.held.empty(hand_of(victim)); ++i) {
        const auto cards = static_cast<std::uint32_t>(state.held.size(hand_of(victim)));
        const Card card = take_hidden(rules, state, hand_of(victim), state.random.below(cards),
                                      static_cast<Seats>(bit(thief) | bit(victim)));
        receive(state, hand_of(thief), thief, card);
        sink([&] {
            return Event{.kind = Event::Kind::Stolen, .seat = thief, .other = victim, .title = card.title};
        });
    }
}

void expose_by_lot(const Rules& rules, State& state, Seat owner, int count, Sink sink) {
    for (int i = 0; i < count; ++i) {
        const auto cards = static_cast<std::uint32_t>(face_down_count(state, owner));
        if (cards == 0) return;
        std::uint32_t before = state.random.below(cards); // face-down cards that are passed over
        const auto bank = state.held[bank_of(owner)];
        std::size_t index = 0;
        while (bank[index].face_up || before-- > 0) ++index;
        turn_up(rules, state, owner, index);
        sink([&] { return Event{.kind = Event::Kind::Exposed, .seat = owner, .title = bank[index].title}; });
    }
}

// RR-34, RR-93
void peek(State& state, Seat owner, Sink sink) {
    for (Card& card : state.held[bank_of(owner)])
        card.known = static_cast<Seats>(card.known | bit(state.open.active));
    sink([&] {
        Event event{.kind = Event::Kind::Peeked, .seat = state.open.active, .other = owner};
        for (const Card& card : state.held[bank_of(owner)]) {
            if (!card.face_up) event.cards.push_back(card.title);
        }
        std::sort(event.cards.begin(), event.cards.end());
        return event;
    });
}

void give(const Rules& rules, State& state, Seat receiver, TitleId title, Sink sink) {
    const Seat giver = state.open.active;
    const Card card = take_hidden(rules, state, hand_of(giver), place_in(state, hand_of(giver), title),
                                  static_cast<Seats>(bit(giver) | bit(receiver)));
    receive(state, bank_of(receiver), receiver, card); // RR-75
    sink([&] { return Event{.kind = Event::Kind::Given, .seat = giver, .other = receiver, .title = title}; });
}

void keep(const Rules& rules, State& state, TitleId title, Sink sink) {
    const auto found = std::find_if(state.lifted.begin(), state.lifted.end(),
                                    [&](const Card& card) { return card.title == title; });
    const Card card = take_lifted(rules, state, static_cast<std::size_t>(found - state.lifted.begin()));
    receive(state, hand_of(state.open.active), state.open.active, card);
    sink([&] { return Event{.kind = Event::Kind::Kept, .seat = state.open.active, .title = title}; });
}

} // namespace

Seat next_receiver(const Rules& rules, const Frame& frame, const Step& step) {
    const int passed = frame.scratch[0] / step.arguments[0];
    Seat seat = frame.seat;
    if (static_cast<Receivers>(step.arguments[1]) == Receivers::Others) seat = rules.after(seat);
    for (int i = 0; i < passed; ++i) seat = rules.after(seat);
    return seat;
}

void list_card_choices(const Rules& rules, const State& state, const Frame& frame, const Step& step,
                       ActionList& actions) {
    const auto hand = state.held[hand_of(state.open.active)];
    switch (state.open.ask) {
    case Ask::Bank: return list_titles(ActionKind::Bank, hand, actions);
    case Ask::Discard: return list_titles(ActionKind::Discard, hand, actions);
    case Ask::Give: return list_titles(ActionKind::Give, hand, actions);
    case Ask::Unbank: return list_banked(state, actions);
    case Ask::Look: return list_titles(ActionKind::Keep, state.lifted, actions);
    case Ask::Recover: return list_discarded(state, actions);
    case Ask::PlayIssue: return list_issues_in_hand(rules, state, actions);
    case Ask::Steal:
        return list_seats_that(
            rules, state, ActionKind::Steal, [&](Seat seat) { return !state.held.empty(hand_of(seat)); },
            actions);
    case Ask::ExposeOther:
        return list_seats_that(
            rules, state, ActionKind::ExposeOf, [&](Seat seat) { return has_face_down(state, seat); },
            actions);
    case Ask::Peek: // scratch[1]: the players looked at so far
        return list_seats_that(
            rules, state, ActionKind::Peek,
            [&](Seat seat) { return (frame.scratch[1] & bit(seat)) == 0 && has_face_down(state, seat); },
            actions);
    case Ask::HandOut: // scratch[1]: how many went to oneself
        for (const Seat seat : seats(rules.seats)) {
            if (seat != state.open.active || frame.scratch[1] < step.arguments[1])
                actions.push_back(make_action(ActionKind::Deal, seat));
        }
        return;
    default: homestretch::check(false);
    }
}

void carry_out_card_choice(const Rules& rules, State& state, Frame& frame, const Step& step, Action action,
                           Sink sink) {
    const Seat seat = state.open.active;
    switch (state.open.ask) {
    case Ask::Bank: bank(rules, state, title_of(action), sink); break;
    case Ask::Unbank: unbank(rules, state, title_of(action), action.second == 1, sink); break;
    case Ask::Give: give(rules, state, next_receiver(rules, frame, step), title_of(action), sink); break;
    case Ask::Look: keep(rules, state, title_of(action), sink); break;
    case Ask::Steal: steal(rules, state, seat_of(action), step.arguments[0], sink); break;
    case Ask::ExposeOther: expose_by_lot(rules, state, seat_of(action), step.arguments[0], sink); break;
    case Ask::Discard: {
        const TitleId title = title_of(action);
        (void)take_openly(rules, state, hand_of(seat), place_in(state, hand_of(seat), title));
        state.open.discard.push_back(title);
        sink([&] { return Event{.kind = Event::Kind::Discarded, .seat = seat, .title = title}; });
        break;
    }
    case Ask::Recover:
        take_from_discard(state, title_of(action));
        receive(state, hand_of(seat), seat, {.title = title_of(action), .known = everybody(rules.seats)});
        sink([&] { return Event{.kind = Event::Kind::Recovered, .seat = seat, .title = title_of(action)}; });
        break;
    case Ask::Peek:
        peek(state, seat_of(action), sink);
        frame.scratch[1] = static_cast<std::int16_t>(frame.scratch[1] | bit(seat_of(action)));
        break;
    case Ask::HandOut: {
        const Seat receiver = seat_of(action);
        const Card card = state.lifted.take(0);
        receive(state, bank_of(receiver), receiver, card);
        if (receiver == seat) ++frame.scratch[1];
        sink([&] {
            return Event{.kind = Event::Kind::Given, .seat = seat, .other = receiver, .title = card.title};
        });
        break;
    }
    case Ask::PlayIssue: // its place is asked next
        (void)take_openly(rules, state, hand_of(seat), place_in(state, hand_of(seat), title_of(action)));
        state.open.placing = title_of(action);
        sink([&] { return Event{.kind = Event::Kind::Played, .seat = seat, .title = title_of(action)}; });
        break;
    default: homestretch::check(false);
    }
    ++frame.scratch[0];
}

} // namespace rat_race
