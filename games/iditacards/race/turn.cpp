#include "games/iditacards/race.h"

namespace iditacards {

// How to pay energy is always asked, since not asking would tell about a hand; the others have two answers at
// least: join or stay, a card and "no more", a card to hand or deck, a dog and "fizzle".
inline bool is_always_asked(Verb verb) {
    switch (verb) {
    case Verb::MakePayable:
    case Verb::PayEnergy:
    case Verb::AskToJoin:
    case Verb::Destroy:
    case Verb::MayDestroyHand:
    case Verb::Recover:
    case Verb::RecoverAll: return true;
    default: return false;
    }
}

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
        answer(action);
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

// An answer to the step that asks. It does what was chosen; the step itself decides what comes next.
void Race::answer(Action action) {
    Frame& frame = open_.effects.top();
    const Step& step = rules_.programs.steps(frame.program)[frame.next];
    switch (homestretch::verb_of<Verb>(step)) {
    case Verb::MakePayable:
        if (kind_of(action) != ActionKind::Fizzle) return free_action(frame.seat, action);
        frame.scratch[scratch::stopped] = 1;
        return;
    case Verb::PayEnergy: return answer_energy(frame, card_of(action));
    case Verb::AskToJoin: return answer_join(frame, action);
    case Verb::Walk: return claim(frame, card_of(action));
    case Verb::MakeRoom: return answer_room(frame, action);
    case Verb::Attach: return answer_attach(frame, action);
    case Verb::KillOwn:
    case Verb::KillEachOther:
    case Verb::KillAnyFake:
    case Verb::KillAnyAttached:
    case Verb::Deaths: return answer_kill(frame, action);
    case Verb::Destroy: return answer_destroy_of(frame, action);
    case Verb::MayDestroyHand: return answer_destroy_hand(frame, action);
    case Verb::Recover:
    case Verb::RecoverAll: return answer_recover(frame, action);
    case Verb::Take:
        if (kind_of(action) == ActionKind::ChooseDeck) {
            frame.scratch[scratch::deck] = static_cast<std::int16_t>(action.first + 1);
            tell(Kind::ChoseDeck, frame.seat, action.first);
        } else {
            --frame.scratch[scratch::to_take];
            take_card(frame.seat, card_of(action));
        }
        return;
    default: homestretch::check(false);
    }
}

Progress Race::ask(Frame& frame, Seat seat) {
    frame.asked = SeatSet::only(seat);
    return Progress::Asks;
}

bool Race::asks_again() {
    Frame& frame = open_.effects.top();
    frame.asked = SeatSet();
    return perform_once(frame, asking_step(rules_, open_)) == Progress::Asks;
}

// ID-11: a choice with one answer is not asked.
Progress Race::perform(Frame& frame, const Step& step) {
    for (;;) {
        const Progress progress = perform_once(frame, step);
        if (open_.phase == Phase::Finished) return Progress::Stops;
        if (progress != Progress::Asks || is_always_asked(homestretch::verb_of<Verb>(step))) return progress;
        ActionList actions;
        legal(rules_, state_, *frame.asked.begin(), actions);
        homestretch::debug_check(!actions.empty());
        if (actions.size() > 1) return Progress::Asks;
        frame.asked = SeatSet();
        const std::size_t depth = open_.effects.size();
        answer(actions[0]);
        if (open_.effects.size() > depth) return Progress::Calls;
    }
}

Progress Race::perform_once(Frame& frame, const Step& step) {
    const Seat seat = frame.seat;
    const auto first = step.arguments[0];
    switch (homestretch::verb_of<Verb>(step)) {
    case Verb::MakePayable: return make_payable(frame);
    case Verb::PayEnergy: return pay_energy(frame);
    case Verb::PayHealth: return pay_health(frame);
    case Verb::Settle: return settle(frame);
    case Verb::Execute: return execute(frame);
    case Verb::PutAway: return put_away(frame);
    case Verb::PayParent: return pay_parent(frame);
    case Verb::MakeRoom: return make_room(frame);
    case Verb::EnterTable: return enter_table(frame);
    case Verb::Attach: return attach(frame);
    case Verb::Walk: return walk(frame);
    case Verb::OnMove: return on_move(frame);
    case Verb::Deaths: return work_off_deaths(frame);
    case Verb::AskToJoin: return ask_to_join(frame);
    case Verb::EndDays: return end_days(frame);
    case Verb::RollWeather: return roll_weather();
    case Verb::FeelWeather: return feel_weather(frame);
    case Verb::FeelLegs: return feel_legs(frame);
    case Verb::EndMove: return end_move(frame);
    case Verb::FeelTurnEnd: return feel_turn_end(frame);
    case Verb::Recover:
    case Verb::RecoverAll: return recover(frame, step);
    case Verb::Destroy: return destroy_of(frame, step);
    case Verb::MayDestroyHand: return may_destroy_hand(frame, step);
    case Verb::Take: return take(frame, step);
    case Verb::KillOwn: return kill_own(frame);
    case Verb::KillEachOther: return kill_each_other(frame);
    case Verb::KillAnyFake:
    case Verb::KillAnyAttached: return kill_any(frame, step);
    case Verb::NewDay: return call_new_day(frame);
    // What needs no choice:
    case Verb::Draw: draw(seat, static_cast<std::size_t>(first)); break;
    case Verb::DrawPerDog:
        draw(seat, static_cast<std::size_t>(first) *
                       static_cast<std::size_t>(dog_count(rules_, player(open_, seat).table)));
        break;
    case Verb::DestroyHand: destroy_hand(frame); break;
    case Verb::Move: move_by_card(seat, step); break;
    case Verb::DamageSelf: damage(seat, first); break;
    case Verb::DamageOthers: for_others(seat, [&](Seat other) { damage(other, first); }); break;
    case Verb::GainSelf: gain_self(frame, step); break;
    case Verb::GainOthers:
        for_others(seat, [&](Seat other) { gain(other, static_cast<Level>(first), step.arguments[1]); });
        break;
    case Verb::RaiseOthers: // ID-102
        for_others(seat, [&](Seat other) {
            const Leg& leg = rules_.leg(player(open_, other).position);
            const bool cold = static_cast<Level>(first) == Level::Hypothermia;
            set_level(other, static_cast<Level>(first), cold ? leg.enter_hypothermia : leg.enter_starvation);
        });
        break;
    case Verb::ClearSelf: {
        Player& who = player(open_, seat);
        (static_cast<Level>(first) == Level::Hypothermia ? who.hypothermia : who.starvation) = 0;
        tell_levels(seat);
        break;
    }
    case Verb::ShuffleDiscard: shuffle_discard(seat); break;
    case Verb::DestroySelf: open_.self_destroyed = 1; break;
    case Verb::UntilDayEnd:
        player(open_, seat).day_flags.insert(static_cast<DayFlag>(first));
        tell(Kind::FlagSet, seat, first);
        break;
    default: homestretch::check(false);
    }
    return Progress::Done;
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
    if (program != no_program) call_given(program, frame.seat, given_by_leg);
    return Progress::Done;
}

} // namespace iditacards
