#include "games/rat-race/verbs.h"

#include <algorithm>

// The verbs that move cards between hands, banks and piles.

namespace rat_race {

namespace {

// ---- choices

template <ActionKind kind>
void list_hand(const Asking& at, ActionList& actions) {
    list_titles(kind, at.state.held[hand_of(at.seat)], actions);
}
void list_lifted(const Asking& at, ActionList& actions) {
    list_titles(ActionKind::Keep, at.state.lifted, actions);
}
// Face-up and face-down copies are different choices: one is seen by all.
void list_banked(const Asking& at, ActionList& actions) {
    std::array<SeenTitles, 2> seen;
    for (const Card& card : at.state.held[bank_of(at.seat)]) {
        actions.push_back_if(seen[std::size_t{card.face_up}].add(card.title),
                             make_action(ActionKind::Unbank, card.title, card.face_up));
    }
}
void list_discarded(const Asking& at, ActionList& actions) {
    SeenTitles seen;
    for (const TitleId title : at.state.open.discard)
        actions.push_back_if(seen.add(title), make_action(ActionKind::Recover, title));
}
void list_picks(const Asking& at, ActionList& actions) {
    list_commits(at.state, at.seat, actions);
}

bool has_hand(const Asking& at, Seat seat) {
    return !at.state.held.empty(hand_of(seat));
}
bool has_hidden_bank(const Asking& at, Seat seat) {
    return has_face_down(at.state, seat);
}
bool is_unseen(const Asking& at, Seat seat) { // scratch[1]: the players looked at so far
    return (at.frame.scratch[1] & bit(seat)) == 0 && has_face_down(at.state, seat);
}
template <ActionKind kind, auto can_be_chosen>
void list_others(const Asking& at, ActionList& actions) {
    for (const Seat seat : seats(at.rules.seats)) {
        if (seat != at.seat && can_be_chosen(at, seat)) actions.push_back(make_action(kind, seat));
    }
}
void list_receivers(const Asking& at, ActionList& actions) { // scratch[1]: how many went to oneself
    for (const Seat seat : seats(at.rules.seats)) {
        if (seat != at.seat || at.frame.scratch[1] < at.step.arguments[1])
            actions.push_back(make_action(ActionKind::Deal, seat));
    }
}

// RR-18: of cards that others cannot see one must be chosen. With two or more it is asked, so that the
// question tells nothing about them.
bool several_in_hand(const Doing& at) {
    return at.state.held.size(hand_of(at.seat)) > 1;
}
bool several_in_bank(const Doing& at) {
    return at.state.held.size(bank_of(at.seat)) > 1 && has_face_down(at.state, at.seat);
}
bool several_lifted(const Doing& at) {
    return at.state.lifted.size() > 1;
}

// ---- what is chosen

void bank_chosen(const Doing& at, Action action) {
    bank(at.rules, at.state, title_of(action), at.sink);
}

void unbank(const Doing& at, Action action) {
    auto& [rules, state, frame, step, row, seat, sink] = at;
    const TitleId title = title_of(action);
    const bool face_up = action.second == 1;
    const std::size_t index = place_in(state, bank_of(seat), title, face_up);
    const Card card =
        face_up ? Card{.title = take_openly(rules, state, bank_of(seat), index), .known = rules.everybody}
                : take_hidden(rules, state, bank_of(seat), index, bit(seat));
    receive(state, hand_of(seat), seat, card);
    sink([&, seat = seat] {
        return Event{.kind = Kind::Unbanked, .seat = seat, .title = title, .face_up = face_up};
    });
}

void discard_chosen(const Doing& at, Action action) {
    discard(at.rules, at.state, at.seat, title_of(action), at.sink);
}

void steal(const Doing& at, Action action) {
    auto& [rules, state, frame, step, row, thief, sink] = at;
    const Seat victim = seat_of(action);
    for (int i = 0; i < step.arguments[0] && !state.held.empty(hand_of(victim)); ++i) {
        const auto cards = static_cast<std::uint32_t>(state.held.size(hand_of(victim)));
        const Card card = take_hidden(rules, state, hand_of(victim), state.random.below(cards),
                                      static_cast<Seats>(bit(thief) | bit(victim)));
        receive(state, hand_of(thief), thief, card);
        sink([&, thief = thief] {
            return Event{.kind = Kind::Stolen, .seat = thief, .other = victim, .title = card.title};
        });
    }
}

void recover(const Doing& at, Action action) {
    auto& [rules, state, frame, step, row, seat, sink] = at;
    const TitleId title = title_of(action);
    std::size_t place = state.open.discard.size() - 1; // the uppermost copy
    while (state.open.discard[place] != title) --place;
    (void)state.open.discard.take(place);
    receive(state, hand_of(seat), seat, {.title = title, .known = rules.everybody});
    sink([&, seat = seat] { return Event{.kind = Kind::Recovered, .seat = seat, .title = title}; });
}

void keep(const Doing& at, Action action) {
    const TitleId title = title_of(action);
    const auto* const found = std::ranges::find(at.state.lifted, title, &Card::title);
    const Card card =
        take_lifted(at.rules, at.state, static_cast<std::size_t>(found - at.state.lifted.begin()));
    receive(at.state, hand_of(at.seat), at.seat, card);
    at.sink([&] { return Event{.kind = Kind::Kept, .seat = at.seat, .title = title}; });
}

// RR-75
void put_into_bank(const Doing& at, Seat receiver, const Card& card) {
    receive(at.state, bank_of(receiver), receiver, card);
    at.sink(
        [&] { return Event{.kind = Kind::Given, .seat = at.seat, .other = receiver, .title = card.title}; });
}
void give(const Doing& at, Action action) {
    const Seat receiver = next_receiver(at.rules, at.frame, at.step);
    const std::size_t hand = hand_of(at.seat);
    put_into_bank(at, receiver,
                  take_hidden(at.rules, at.state, hand, place_in(at.state, hand, title_of(action)),
                              static_cast<Seats>(bit(at.seat) | bit(receiver))));
}
void deal(const Doing& at, Action action) {
    put_into_bank(at, seat_of(action), at.state.lifted.take(0));
    if (seat_of(action) == at.seat) ++at.frame.scratch[1];
}

// RR-34, RR-93
void peek(const Doing& at, Action action) {
    const Seat owner = seat_of(action);
    for (Card& card : at.state.held[bank_of(owner)])
        card.known = static_cast<Seats>(card.known | bit(at.seat));
    at.frame.scratch[1] = static_cast<std::int16_t>(at.frame.scratch[1] | bit(owner));
    at.sink([&] {
        Event event{.kind = Kind::Peeked, .seat = at.seat, .other = owner};
        for (const Card& card : at.state.held[bank_of(owner)]) {
            if (!card.face_up) event.cards.push_back(card.title);
        }
        std::sort(event.cards.begin(), event.cards.end());
        return event;
    });
}

void expose_by_lot(const Doing& at, Action action) {
    const Seat owner = seat_of(action);
    for (int i = 0; i < at.step.arguments[0]; ++i) {
        const auto cards = static_cast<std::uint32_t>(face_down_count(at.state, owner));
        if (cards == 0) return;
        std::uint32_t before = at.state.random.below(cards); // face-down cards that are passed over
        const auto bank = at.state.held[bank_of(owner)];
        std::size_t index = 0;
        while (bank[index].face_up || before-- > 0) ++index;
        turn_up(at.rules, at.state, owner, index);
        at.sink([&] { return Event{.kind = Kind::Exposed, .seat = owner, .title = bank[index].title}; });
    }
}

// ---- steps

Progress draw_so_many(const Doing& at, std::size_t count) {
    for (std::size_t i = 0; i < count && can_lift(at.state); ++i) draw(at.rules, at.state, at.sink);
    return Progress::Done;
}

Event event_of_lifted(Kind kind, const Doing& at) {
    return {.kind = kind,
            .seat = at.seat,
            .number = static_cast<std::int16_t>(at.state.lifted.size()),
            .cards = titles_of(at.state.lifted)};
}

// scratch[2]: how many cards were lifted when the step began.
void lift_cards(const Doing& at) {
    auto& [rules, state, frame, step, row, seat, sink] = at;
    if (frame.scratch[2] > 0) return;
    for (int i = 0; i < step.arguments[0] && can_lift(state); ++i) {
        const PileCard card = lift(rules, state, sink);
        state.lifted.push_back({.title = card.title, .known = static_cast<Seats>(card.known | bit(seat))});
    }
    frame.scratch[2] = static_cast<std::int16_t>(state.lifted.size());
    if (!state.lifted.empty()) sink([&] { return event_of_lifted(Kind::Looked, at); });
}

// RR-99: the first lifted ends up uppermost, and the looker goes on knowing where they lie.
void put_under(const Doing& at) {
    State& state = at.state;
    at.sink([&] { return event_of_lifted(Kind::PutUnder, at); });
    FixedList<PileCard, max_cards> pile;
    for (std::size_t i = state.lifted.size(); i-- > 0;)
        pile.push_back({.title = state.lifted[i].title, .known = state.lifted[i].known});
    pile.append(state.pile.begin(), state.pile.size());
    state.pile = pile;
    state.lifted.clear();
}

Progress look(const Doing& at) {
    lift_cards(at);
    const int taken = at.step.arguments[1];
    if (at.frame.scratch[2] <= taken) { // all of them, and everybody can follow that
        while (!at.state.lifted.empty()) {
            const Card card = at.state.lifted.take(0);
            receive(at.state, hand_of(at.seat), at.seat, card);
            at.sink([&] { return Event{.kind = Kind::Kept, .seat = at.seat, .title = card.title}; });
        }
        return Progress::Done;
    }
    const Progress progress = choose(at, taken);
    if (progress == Progress::Done) put_under(at);
    return progress;
}

Progress hand_out(const Doing& at) {
    lift_cards(at);
    return choose(at, at.frame.scratch[2]);
}

int once(const Rules&, const Step&) {
    return 1;
}
int cards_given(const Rules& rules, const Step& step) {
    const bool all = static_cast<Receivers>(step.arguments[1]) == Receivers::All;
    return step.arguments[0] * static_cast<int>(all ? rules.seats : rules.seats - 1);
}
int cards_kept(const Rules&, const Step& step) {
    return step.arguments[1];
}

} // namespace

Seat next_receiver(const Rules& rules, const Frame& frame, const Step& step) {
    const int passed = frame.scratch[0] / step.arguments[0];
    Seat seat = frame.seat;
    if (static_cast<Receivers>(step.arguments[1]) == Receivers::Others) seat = rules.after(seat);
    for (int i = 0; i < passed; ++i) seat = rules.after(seat);
    return seat;
}

// clang-format off
constinit const std::array<VerbRow, first_board_verb> card_verbs{{
    {.verb = Verb::Feet, .form = "feet", .where = on_issue,
     .text = "Feet: as long as an Active card shows Feet, the Move phase is for Councilors whose Active card does.",
     .perform = [](const Doing&) { return Progress::Done; }}, // RR-36: works while it lies on top
    {.verb = Verb::DrawPlayers, .form = "draw players", .where = anywhere, .text = "Draw as many cards as there are players.",
     .perform = [](const Doing& at) { return draw_so_many(at, at.rules.seats); }},
    {.verb = Verb::Draw, .form = "draw {count}", .where = anywhere, .text = "Draw {0} {0|card|cards}.",
     .perform = [](const Doing& at) { return draw_so_many(at, static_cast<std::size_t>(at.step.arguments[0])); }},
    {.verb = Verb::Bank, .form = "bank {count}", .where = also_optional, .text = "Bank {N} {0|card|cards} from your hand.",
     .ask = Ask::Bank, .has_several = &several_in_hand, .list = &list_hand<ActionKind::Bank>, .carry_out = &bank_chosen},
    {.verb = Verb::Unbank, .form = "unbank {count}", .where = also_optional, .text = "Return {N} of your banked cards to your hand.",
     .ask = Ask::Unbank, .has_several = &several_in_bank, .list = &list_banked, .carry_out = &unbank},
    {.verb = Verb::Discard, .form = "discard {count}", .where = also_optional, .text = "Discard {N} {0|card|cards} from your hand.",
     .ask = Ask::Discard, .has_several = &several_in_hand, .list = &list_hand<ActionKind::Discard>, .carry_out = &discard_chosen},
    {.verb = Verb::OthersDiscard, .form = "others-discard {count}", .where = anywhere,
     .text = "All other players discard {0} {0|card|cards} each.",
     .ask = Ask::OthersDiscard, .list = &list_picks, .carry_out = &commit, .perform = &commit_together},
    {.verb = Verb::Steal, .form = "steal {count}", .where = anywhere, .text = "Draw {0} {0|card|cards} blindly from another player's hand.",
     .ask = Ask::Steal, .list = &list_others<ActionKind::Steal, has_hand>, .carry_out = &steal, .times = &once},
    {.verb = Verb::Recover, .form = "recover {count}", .where = also_optional,
     .text = "Pick {N} {0|card|cards} from the discard pile for your hand.",
     .ask = Ask::Recover, .list = &list_discarded, .carry_out = &recover},
    {.verb = Verb::Look, .form = "look {count} take {count}", .where = anywhere,
     .text = "See the top {0} {0|card|cards} of the pile: {1} of your choice {1|goes|go} to your hand, the others under the pile.",
     .ask = Ask::Look, .has_several = &several_lifted, .list = &list_lifted, .carry_out = &keep, .times = &cards_kept, .perform = &look},
    {.verb = Verb::GiveBank, .form = "give-bank {count} {receivers}", .where = anywhere,
     .text = "Choose {0} {0|card|cards} from your hand for each {1}; they bank {0|it|them}.",
     .ask = Ask::Give, .has_several = &several_in_hand, .list = &list_hand<ActionKind::Give>, .carry_out = &give, .times = &cards_given},
    {.verb = Verb::HandOut, .form = "hand-out {count} self-max {most}", .where = anywhere,
     .text = "See the top {0} {0|card|cards} of the pile and put each into a bank of your choice, at most {1} into your own.",
     .ask = Ask::HandOut, .list = &list_receivers, .carry_out = &deal, .perform = &hand_out},
    {.verb = Verb::PeekBank, .form = "peek-bank {count}", .where = also_optional,
     .text = "Look through the {0|bank|banks} of {N} other {0|player|players}.",
     .ask = Ask::Peek, .list = &list_others<ActionKind::Peek, is_unseen>, .carry_out = &peek},
    {.verb = Verb::ExposeAll, .form = "expose {count} all", .where = anywhere,
     .text = "Every player turns up {0} of the face-down cards in their bank.",
     .ask = Ask::ExposeOwn, .list = &list_picks, .carry_out = &commit, .perform = &commit_together},
    {.verb = Verb::ExposeOther, .form = "expose {count} other", .where = anywhere,
     .text = "Choose another player: {0} of the face-down cards in that bank, drawn by lot, {0|is|are} turned up.",
     .ask = Ask::ExposeOther, .list = &list_others<ActionKind::ExposeOf, has_hidden_bank>, .carry_out = &expose_by_lot, .times = &once},
}};
// clang-format on

} // namespace rat_race
