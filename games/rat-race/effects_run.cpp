#include "games/rat-race/phases.h"
#include "games/rat-race/riots.h"

#include <limits>

// Performs the steps of a card in order, each as far as possible (RR-27), and stops where somebody has to
// choose. scratch[0] of a frame counts what the step has done so far.

namespace rat_race {

namespace {

constexpr bool is_about_the_board(Ask ask) {
    return ask >= Ask::TakeIssue && ask <= Ask::Calm && ask != Ask::PlayIssue;
}

void list_choices(const Rules& rules, const State& state, const Frame& frame, const Step& step,
                  ActionList& actions) {
    if (is_about_the_board(state.open.ask)) return list_board_choices(rules, state, frame, step, actions);
    list_card_choices(rules, state, frame, step, actions);
}

void carry_out(const Rules& rules, State& state, Frame& frame, const Step& step, Action action, Sink sink) {
    if (is_about_the_board(state.open.ask))
        return carry_out_board_choice(rules, state, frame, step, action, sink);
    carry_out_card_choice(rules, state, frame, step, action, sink);
}

// `may`: the first choice of each unit can be declined.
bool offers_stop(const Step& step, Ask ask) {
    return is_optional(step) && ask != Ask::ShiftTo;
}

// RR-18: of so many cards that others cannot see one must be chosen. With two or more it is asked, so that
// the question tells nothing about them.
std::size_t hidden_cards(const State& state) {
    const Seat seat = state.open.active;
    switch (state.open.ask) {
    case Ask::Bank:
    case Ask::Discard:
    case Ask::Give: return state.held.size(hand_of(seat));
    case Ask::Unbank: return has_face_down(state, seat) ? state.held.size(bank_of(seat)) : 0;
    case Ask::Look: return state.lifted.size();
    default: return 0;
    }
}

// Whether there is certainly more than one choice, as far as that is seen without listing them.
bool has_several(const State& state) {
    switch (state.open.ask) {
    case Ask::Riot:
    case Ask::Calm: return (state.open.choices & (state.open.choices - 1)) != 0;
    case Ask::TakeIssue:
    case Ask::ShiftIssue:
    case Ask::DropIssue: { // three rows: whichever may not be chosen from, two are left
        int rows = 0;
        for (std::size_t i = 0; i < councilor_count; ++i) rows += state.open.board.rows.empty(i) ? 0 : 1;
        return rows > 2;
    }
    case Ask::ShiftTo: return true;
    default: return hidden_cards(state) > 1;
    }
}

Progress ask(State& state, Frame& frame, Ask what) {
    (void)ask_active(state, what);
    frame.asked = state.open.pending;
    return Progress::Asks;
}

// Asks for the same thing until the step has done it so many times, or cannot any more. What needs no
// question is done at once.
Progress choose(const Rules& rules, State& state, Frame& frame, const Step& step, Ask what, int times,
                Sink sink) {
    while (frame.scratch[0] < times) {
        state.open.ask = what == Ask::ShiftIssue && frame.scratch[1] != 0 ? Ask::ShiftTo : what;
        if (what == Ask::Riot)
            state.open.choices = riot_fields(rules, state.open.board); // RR-61: found anew each time
        if (what == Ask::Calm) state.open.choices = state.open.board.riots;
        if (what == Ask::PlayIssue) { // asked even if there is no Issue in the hand (RR-18)
            if (state.held.empty(hand_of(state.open.active))) return Progress::Done;
            return ask(state, frame, what);
        }
        if (has_several(state)) return ask(state, frame, state.open.ask);
        ActionList choices;
        list_choices(rules, state, frame, step, choices);
        if (choices.empty()) return Progress::Done;
        if (choices.size() > 1 || offers_stop(step, state.open.ask)) return ask(state, frame, state.open.ask);
        carry_out(rules, state, frame, step, choices[0], sink);
        if (state.open.ask == Ask::Finished) return Progress::Stops; // RR-76
    }
    return Progress::Done;
}

void draw_cards(const Rules& rules, State& state, std::size_t count, Sink sink) {
    for (std::size_t i = 0; i < count && can_lift(state); ++i) draw(rules, state, sink);
}

Event event_of_lifted(Event::Kind kind, const State& state) {
    return {.kind = kind,
            .seat = state.open.active,
            .number = static_cast<std::int16_t>(state.lifted.size()),
            .cards = titles_of(state.lifted)};
}

// scratch[2]: how many cards were lifted when the step began.
void lift_cards(const Rules& rules, State& state, Frame& frame, int count, Sink sink) {
    if (frame.scratch[2] > 0) return;
    for (int i = 0; i < count && can_lift(state); ++i) {
        const PileCard card = lift(rules, state, sink);
        state.lifted.push_back(
            {.title = card.title, .known = static_cast<Seats>(card.known | bit(frame.seat))});
    }
    frame.scratch[2] = static_cast<std::int16_t>(state.lifted.size());
    if (!state.lifted.empty()) sink([&] { return event_of_lifted(Event::Kind::Looked, state); });
}

// RR-99: the first lifted ends up uppermost, and the looker goes on knowing where they lie.
void put_under(State& state, Sink sink) {
    sink([&] { return event_of_lifted(Event::Kind::PutUnder, state); });
    FixedList<PileCard, max_cards> pile;
    for (std::size_t i = state.lifted.size(); i-- > 0;)
        pile.push_back({.title = state.lifted[i].title, .known = state.lifted[i].known});
    pile.append(state.pile.begin(), state.pile.size());
    state.pile = pile;
    state.lifted.clear();
}

Progress look(const Rules& rules, State& state, Frame& frame, const Step& step, Sink sink) {
    lift_cards(rules, state, frame, step.arguments[0], sink);
    const int taken = step.arguments[1];
    if (frame.scratch[2] <= taken) { // all of them, and everybody can follow that
        while (!state.lifted.empty()) {
            const Card card = state.lifted.take(0);
            receive(state, hand_of(frame.seat), frame.seat, card);
            sink([&] { return Event{.kind = Event::Kind::Kept, .seat = frame.seat, .title = card.title}; });
        }
        return Progress::Done;
    }
    const Progress progress = choose(rules, state, frame, step, Ask::Look, taken, sink);
    if (progress == Progress::Done) put_under(state, sink);
    return progress;
}

Progress hand_out(const Rules& rules, State& state, Frame& frame, const Step& step, Sink sink) {
    lift_cards(rules, state, frame, step.arguments[0], sink);
    return choose(rules, state, frame, step, Ask::HandOut, frame.scratch[2], sink);
}

Progress reveal(const Rules& rules, State& state, Frame& frame, const Step& step, Sink sink) {
    while (frame.scratch[0] < step.arguments[0]) {
        if (state.open.revealed == no_title) {
            if (!can_lift(state)) return Progress::Done;
            const TitleId title = lift(rules, state, sink).title;
            sink([&] { return Event{.kind = Event::Kind::Revealed, .seat = frame.seat, .title = title}; });
            if (!rules.title(title).is_issue) {
                state.open.discard.push_back(title);
                ++frame.scratch[0];
                continue;
            }
            state.open.revealed = title;
        }
        const Progress progress = choose(rules, state, frame, step, Ask::Least, frame.scratch[0] + 1, sink);
        if (progress != Progress::Done) return progress;
    }
    return Progress::Done;
}

Progress perform(const Rules& rules, State& state, Frame& frame, const Step& step, Sink sink) {
    const int count = step.arguments[0];
    switch (homestretch::verb_of<Verb>(step)) {
    case Verb::Feet: return Progress::Done; // RR-36: works while it lies on top
    case Verb::Draw: draw_cards(rules, state, static_cast<std::size_t>(count), sink); return Progress::Done;
    case Verb::DrawPlayers: draw_cards(rules, state, rules.seats, sink); return Progress::Done;
    case Verb::ExtraMove:
        state.open.moves = static_cast<std::uint8_t>(state.open.moves + count);
        return Progress::Done;
    case Verb::SkipMove: state.open.skip_move = true; return Progress::Done;
    case Verb::OthersDiscard:
    case Verb::ExposeAll: return commit_together(rules, state, frame, step, sink);
    case Verb::Look: return look(rules, state, frame, step, sink);
    case Verb::HandOut: return hand_out(rules, state, frame, step, sink);
    case Verb::RevealPlace: return reveal(rules, state, frame, step, sink);
    case Verb::PlayIssue:
        if (state.open.placing != no_title) return ask(state, frame, Ask::Place);
        [[fallthrough]];
    default: return choose(rules, state, frame, step, asked_by(step), times_asked(rules, step), sink);
    }
}

} // namespace

Ask asked_by(const Step& step) {
    static constexpr std::array asks{Ask::Finished,  Ask::Finished,      Ask::Finished,
                                     Ask::Bank,      Ask::Unbank, // Feet to Unbank
                                     Ask::Discard,   Ask::OthersDiscard, Ask::Steal,
                                     Ask::Recover,   Ask::Look, // to Look
                                     Ask::Give,      Ask::HandOut,       Ask::Peek,
                                     Ask::ExposeOwn, Ask::ExposeOther, // to ExposeOther
                                     Ask::TakeIssue, Ask::ShiftIssue,    Ask::DropIssue,
                                     Ask::Least,     Ask::PlayIssue, // to PlayIssue
                                     Ask::Step,      Ask::Finished,      Ask::Finished,
                                     Ask::Riot,      Ask::Calm}; // to Calm
    static_assert(asks.size() == static_cast<std::size_t>(Verb::Calm) + 1);
    return asks[step.verb];
}

int times_asked(const Rules& rules, const Step& step) {
    switch (homestretch::verb_of<Verb>(step)) {
    case Verb::Steal:
    case Verb::ExposeOther: return 1;
    case Verb::GiveBank: {
        const bool all = static_cast<Receivers>(step.arguments[1]) == Receivers::All;
        return step.arguments[0] * static_cast<int>(all ? rules.seats : rules.seats - 1);
    }
    case Verb::Look: return step.arguments[1];
    case Verb::Step: return step.arguments[2];
    default: return step.arguments[0];
    }
}

const Step& waiting_step(const Rules& rules, const Effects& effects) {
    const Frame& frame = effects.top();
    return rules.programs.steps(frame.program)[frame.next];
}

void legal_answers(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    if (state.open.ask == Ask::OthersDiscard || state.open.ask == Ask::ExposeOwn)
        return list_commits(state, seat, actions);
    const Step& step = waiting_step(rules, state.open.effects);
    list_choices(rules, state, state.open.effects.top(), step, actions);
    if (offers_stop(step, state.open.ask)) actions.push_back(make_action(ActionKind::Stop));
}

void run_effects(const Rules& rules, State& state, Sink sink) {
    homestretch::run_effects(
        rules.programs, state.open.effects, [](const Frame&, const Step&) { return true; },
        [&](Frame& frame, const Step& step) { return perform(rules, state, frame, step, sink); });
}

Part answer(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
    Frame& frame = state.open.effects.top();
    const Step& step = waiting_step(rules, state.open.effects);
    if (state.open.ask == Ask::OthersDiscard || state.open.ask == Ask::ExposeOwn) {
        commit(state, frame, step, seat, title_of(action), sink);
        return Part::Card;
    }
    frame.asked = SeatSet();
    if (kind_of(action) == ActionKind::Stop) {
        frame.scratch[0] = std::numeric_limits<std::int16_t>::max();
        state.open.choices = 0;
        sink([&] { return Event{.kind = Event::Kind::Stopped, .seat = seat}; });
        return Part::Card;
    }
    carry_out(rules, state, frame, step, action, sink);
    if (state.open.ask == Ask::Finished) state.open.effects.clear(); // RR-76
    return state.open.ask == Ask::Finished ? Part::Waits : Part::Card;
}

} // namespace rat_race
