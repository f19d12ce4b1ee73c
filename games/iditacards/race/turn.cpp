#include "games/iditacards/race.h"

namespace iditacards {

void Race::begin_turn() {
    Player& who = player(open_, open_.current);
    who.turns = static_cast<std::uint16_t>(who.turns + 1);
    open_.payment_broken = 0;
    open_.phase = Phase::Main;
    tell(Kind::TurnBegan, open_.current, open_.turn / open_.seats + 1);
}

// ID-10; ID-96: a round is one turn of every player.
void Race::end_turn() {
    open_.turn = static_cast<std::uint16_t>(open_.turn + 1);
    if (open_.turn >= rules_.round_limit * open_.seats) return end_match(Kind::LimitReached);
    open_.current = after(open_.current, 1); // ID-1
    begin_turn();
}

// ID-94: nothing else is carried out.
void Race::end_match(Kind kind, Seat seat, int number) {
    lay_down_cards();
    open_.phase = Phase::Finished;
    open_.deaths.clear();
    open_.looking = 0;
    open_.self_destroyed = 0;
    open_.payment_broken = 0;
    tell(kind, seat, number);
}

// A card in the air when a match ends lies in its owner's discard pile, and so does a chain that it began.
void Race::lay_down_cards() {
    for (const Frame& frame : open_.effects) {
        if (const auto card = card_in_the_air(frame)) discard(open_, frame.seat).add(*card);
    }
    for (const Seat seat : seats(open_.seats)) {
        if (open_.risks.empty(index_of(seat))) end_chain(seat);
    }
}

void Race::apply(Seat seat, Action action) {
    open_.decisions = static_cast<std::uint16_t>(open_.decisions + 1);
    if (open_.effects.empty()) {
        main_action(seat, action);
    } else {
        open_.effects.top().asked = SeatSet();
        const Step& step = asking_step(rules_, open_);
        row_of(step).asks.answer(*this, open_.effects.top(), action);
    }
    run();
    if (open_.decisions >= decision_cap && open_.phase != Phase::Finished) { // ID-96
        end_match(Kind::LimitReached);
        open_.effects.clear();
    }
}

// ID-2: the main action, perhaps a new day, then the end of the turn.
void Race::run() {
    for (;;) {
        homestretch::run_effects(
            rules_.programs, open_.effects,
            [&](const Frame& frame, const Step& step) { return applies(player(open_, frame.seat), step); },
            [&](Frame& frame, const Step& step) { return perform(frame, step); });
        if (open_.phase == Phase::Finished) return;
        if (!open_.effects.empty()) return;
        switch (open_.phase) {
        case Phase::Main:
        case Phase::FreeAction: // ID-7: then the same player decides again
            open_.phase = Phase::Main;
            return;
        case Phase::Action:
            if (open_.day_called != 0) {
                open_.day_called = 0;
                open_.phase = Phase::NewDay;
                Frame day{.program = program_of(ProgramKind::NewDay), .seat = open_.current};
                day.kept[kept::participants] = static_cast<std::int16_t>(1U << index_of(open_.current));
                open_.effects.push(day);
                break;
            }
            [[fallthrough]];
        case Phase::NewDay:
            open_.phase = Phase::EndOfTurn;
            call(program_of(ProgramKind::EndOfTurn), open_.current);
            break;
        case Phase::EndOfTurn: return end_turn();
        case Phase::Finished: return;
        }
    }
}

void Race::main_action(Seat seat, Action action) {
    open_.phase = Phase::Action;
    switch (kind_of(action)) {
    case ActionKind::Play:
        hand(state_, seat).remove(card_of(action));
        open_.known[index_of(seat)].leaves_hand(card_of(action));
        tell(Kind::Played, seat, card_of(action));
        return play(seat, card_of(action));
    case ActionKind::PayRisk: return pay_risk(seat);
    case ActionKind::NewDay:
        open_.day_called = 1;
        tell(Kind::DayCalled, seat);
        return;
    case ActionKind::Pass: tell(Kind::Passed, seat); return;
    default: open_.phase = Phase::FreeAction; return free_action(seat, action);
    }
}

// ID-7
void Race::free_action(Seat seat, Action action) {
    if (kind_of(action) == ActionKind::KillDog) return kill_and_follow(seat, action.first);
    homestretch::check(kind_of(action) == ActionKind::DiscardAttachment);
    drop_attachment(seat, action.first, static_cast<CardId>(action.second));
}

Progress Race::ask(Frame& frame, Seat seat) {
    frame.asked = SeatSet::only(seat);
    return Progress::Asks;
}

bool Race::asks_again() {
    Frame& frame = open_.effects.top();
    const Step& step = asking_step(rules_, open_);
    frame.asked = SeatSet();
    return row_of(step).perform(*this, frame, step) == Progress::Asks;
}

Progress Race::perform(Frame& frame, const Step& step) {
    const VerbRow& row = row_of(step);
    Progress progress = row.perform(*this, frame, step);
    if (progress == Progress::Asks && !row.asks.always) progress = answer_alone(row, frame, step);
    return open_.phase == Phase::Finished ? Progress::Stops : progress;
}

// ID-11: a choice with one answer is not asked.
Progress Race::answer_alone(const VerbRow& row, Frame& frame, const Step& step) {
    for (;;) {
        ActionList actions;
        row.asks.choices(rules_, state_, *frame.asked.begin(), actions);
        homestretch::debug_check(!actions.empty());
        if (actions.size() > 1) return Progress::Asks;
        frame.asked = SeatSet();
        const std::size_t depth = open_.effects.size();
        row.asks.answer(*this, frame, actions[0]);
        if (open_.effects.size() > depth) return Progress::Calls;
        const Progress progress = row.perform(*this, frame, step);
        if (progress != Progress::Asks || open_.phase == Phase::Finished) return progress;
    }
}

// ID-8
Progress Race::end_move(Frame& frame) {
    if (rules_.damage_stops_end_move && open_.payment_broken != 0) return Progress::Done; // ID-24
    start_walk(frame.seat, end_distance(rules_, player(open_, frame.seat), open_.weather));
    return Progress::Done;
}

// ID-9: the leg after the movement counts.
Progress Race::feel_turn_end(Frame& frame) {
    const ProgramId program = rules_.leg(player(open_, frame.seat).position).on_turn_end;
    if (program != no_program) call(program, frame.seat, {}, given_by_leg);
    return Progress::Done;
}

} // namespace iditacards
