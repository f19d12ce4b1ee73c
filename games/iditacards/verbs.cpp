#include "games/iditacards/verbs.h"

#include "engine/fields/common.h"
#include "games/iditacards/race.h"

#include <concepts>

namespace iditacards {

namespace f = homestretch::fields;

namespace {

using homestretch::Step;

// ---- choices

template <class Names>
void each_name(ActionKind kind, const Names& names, ActionList& actions) {
    for (const CardId card : names) actions.push_back(make_action(kind, card));
}

void dogs_to_kill(const Rules& rules, const Table& table, ActionList& actions) {
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (can_die(rules, table[i])) actions.push_back(make_action(ActionKind::KillDog, i));
    }
}
void own_dogs(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    dogs_to_kill(rules, player(state.open, seat).table, actions);
}

// ID-7
void free_actions(const Rules& rules, const Table& table, ActionList& actions) {
    for (std::size_t i = 0; i < table.size(); ++i) {
        const Dog& dog = table[i];
        if (can_die(rules, dog)) actions.push_back(make_action(ActionKind::KillDog, i));
        for (std::size_t k = 0; k < dog.attachments.size(); ++k) { // ID-11: equal ones once
            if (k == 0 || dog.attachments[0] != dog.attachments[k])
                actions.push_back(discard_attachment(i, dog.attachments[k]));
        }
    }
}

// ID-4 to ID-7, ID-21
void main_actions(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    const Player& who = player(state.open, seat);
    if (state.open.risks.empty(index_of(seat))) {
        const Cards& cards = hand(state, seat);
        const CostTable costs(rules, who);
        const std::size_t deck = state.decks.size(deck_of(seat));
        for (const CardId card : cards.names()) {
            actions.push_back_if(affordable(costs.when_played(card), cards.size() - 1, deck),
                                 make_action(ActionKind::Play, card));
        }
    } else {
        actions.push_back(make_action(ActionKind::PayRisk));
    }
    actions.push_back(make_action(ActionKind::NewDay));
    if (rules.allow_pass) actions.push_back(make_action(ActionKind::Pass));
    free_actions(rules, who.table, actions);
}

void rescues(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    free_actions(rules, player(state.open, seat).table, actions);
    actions.push_back(make_action(ActionKind::Fizzle));
}

void energy(const Rules&, const State& state, Seat seat, ActionList& actions) {
    each_name(ActionKind::PayEnergy, hand(state, seat).names(), actions);
}

void join_or_stay(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    actions.push_back(make_action(ActionKind::Join));
    actions.push_back(make_action(ActionKind::Stay));
    free_actions(rules, player(state.open, seat).table, actions);
}

void legendary_cards(const Rules&, const State& state, Seat seat, ActionList& actions) {
    each_name(ActionKind::Claim, set_of(state.unclaimed[index_of(seat)]), actions);
}

void room(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    own_dogs(rules, state, seat, actions);
    actions.push_back(make_action(ActionKind::Decline));
}

// ID-65: declining is a choice unless one dog alone can hold it and has room. ID-66: a full dog gives one up.
void holders(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    const Table& table = player(state.open, seat).table;
    const auto chosen = state.open.effects.top().scratch[scratch::chosen_dog];
    if (chosen != 0) {
        const Dog& dog = table[static_cast<std::size_t>(chosen - 1)];
        return each_name(ActionKind::Replace, set_of(dog.attachments), actions);
    }
    bool free = true;
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (!can_hold(rules, table[i])) continue;
        actions.push_back(make_action(ActionKind::AttachTo, i));
        free = free && !is_full(rules, table[i]);
    }
    if (actions.size() > 1 || !free) actions.push_back(make_action(ActionKind::Decline));
}

void prey(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    const auto verb = homestretch::verb_of<Verb>(asking_step(rules, state.open));
    for (const Seat owner : seats(state.open.seats)) {
        const Table& table = player(state.open, owner).table;
        for (std::size_t i = 0; i < table.size(); ++i) {
            if (is_prey(rules, state.open, seat, owner, table[i], verb))
                actions.push_back(kill_any(owner, i));
        }
    }
}

bool is_destroying(const Frame& frame) {
    return frame.scratch[scratch::stage] == stage::destroying;
}
void looked_at(const Rules&, const State& state, Seat seat, ActionList& actions) {
    each_name(is_destroying(state.open.effects.top()) ? ActionKind::Destroy : ActionKind::Draw,
              set_of(state.decks[deck_of(seat)].last(state.open.looking)), actions);
    actions.push_back(make_action(ActionKind::Stop));
}
void hand_to_destroy(const Rules&, const State& state, Seat seat, ActionList& actions) {
    each_name(ActionKind::Destroy, hand(state, seat).names(), actions);
    actions.push_back(make_action(ActionKind::Stop));
}

void every_recoverable(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    const CardSet names = recoverable(rules, state.open, seat, asking_step(rules, state.open));
    each_name(ActionKind::RecoverToHand, names, actions);
    each_name(ActionKind::RecoverToDeck, names, actions);
}
void some_recoverable(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    every_recoverable(rules, state, seat, actions);
    actions.push_back(make_action(ActionKind::Stop));
}

bool is_filling(const Frame& frame) {
    return frame.scratch[scratch::stage] == stage::filling;
}
void upgrades(const Rules& rules, const State& state, Seat, ActionList& actions) {
    if (!is_filling(state.open.effects.top()))
        return each_name(ActionKind::Take, state.open.supply.names(), actions);
    for (std::size_t i = 0; i < rules.upgrade_decks.size(); ++i) {
        if (is_usable(rules, state.open, i, state.decks.empty(i)))
            actions.push_back(make_action(ActionKind::ChooseDeck, i));
    }
}

// ---- what steps remember while they wait

constexpr std::size_t table_entries = max_dogs * (max_held + 1);
std::int64_t seats_of(const Rules& rules) {
    return static_cast<std::int64_t>(rules.seats);
}
constexpr auto executions = [] {
    return f::Slots{f::scratch<scratch::done>("executions", f::count(0, 2), "begun (ID-40)")};
};
constexpr auto holder = [] {
    return f::Slots{f::scratch<scratch::chosen_dog>("dog", f::count(1, max_dogs).or_null(0),
                                                    "that is to hold it; the first of the table is 1")};
};
constexpr auto table_entry = [] {
    return f::Slots{
        f::scratch<scratch::table_entry>("entry", f::count(0, table_entries), "cards of the table seen to")};
};
constexpr auto ended_days = [] {
    return f::Slots{f::scratch<scratch::turn>("players", f::count(0, &seats_of), "whose day has ended"),
                    f::scratch<scratch::entry>("entry", f::count(0, table_entries),
                                               "cards of the next one's table seen to")};
};
constexpr auto players_done = [] {
    return f::Slots{f::scratch<scratch::turn>("players", f::count(0, &seats_of), "done with")};
};
constexpr auto recovered = [] {
    return f::Slots{f::scratch<scratch::done>("recovered", f::count(0, max_cards), "so far"),
                    f::scratch<scratch::to_deck>("shuffles", f::flag(), "a card went to the deck")};
};
constexpr auto destroyed_so_far = [] {
    return f::Slots{f::scratch<scratch::done>("destroyed", f::count(0, max_cards), "so far")};
};
constexpr auto stage_of_looking = [] {
    static const homestretch::Vocabulary stages{"not-begun", "destroying", "drawing"};
    return f::Slots{f::scratch<scratch::stage>("stage", f::word("stage", f::words(stages)), "of looking"),
                    f::scratch<scratch::destroys>("destroys", f::count(0, max_cards), "still allowed")};
};
constexpr auto stage_of_taking = [] {
    static const homestretch::Vocabulary stages{"not-begun", "filling", "taking"};
    return f::Slots{f::scratch<scratch::stage>("stage", f::word("stage", f::words(stages)), "of taking"),
                    f::scratch<scratch::to_add>("to_add", f::count(0, 2000), "cards still to turn up"),
                    f::scratch<scratch::to_take>("to_take", f::count(0, 2000), "cards still to take")};
};
template <auto Make>
const f::Slots& remembers() {
    static const f::Slots slots = Make();
    return slots;
}

// ---- how the functions of a race stand in a row

template <auto Function>
Progress does(Race& race, Frame& frame, const Step& step) {
    const auto call = [&] {
        if constexpr (std::invocable<decltype(Function), Race&, Frame&, const Step&>)
            return (race.*Function)(frame, step);
        else if constexpr (std::invocable<decltype(Function), Race&, Frame&>)
            return (race.*Function)(frame);
        else
            return (race.*Function)();
    };
    if constexpr (std::same_as<decltype(call()), Progress>) {
        return call();
    } else {
        call();
        return Progress::Done;
    }
}
template <auto Function>
void answers(Race& race, Frame& frame, Action action) {
    (race.*Function)(frame, action);
}
template <Ask question>
Ask one(const Frame&) {
    return question;
}
template <Ask question, bool (*Is)(const Frame&), Ask otherwise>
Ask either(const Frame& frame) {
    return Is(frame) ? question : otherwise;
}
bool has_no_holder(const Frame& frame) {
    return frame.scratch[scratch::chosen_dog] == 0;
}

constexpr homestretch::Places on_played = on_card | on_damage;
constexpr homestretch::Places anywhere =
    on_card | on_damage | after_on_play | after_on_move | after_on_day_end | after_on_roll | after_on_leg;
constexpr homestretch::Places may_move = on_card | on_damage | after_on_play | after_on_day_end;

constexpr Call deaths{ProgramKind::Deaths, Common::Nothing, true};
constexpr Call counted_deaths{ProgramKind::Deaths, Common::Nothing, true, scratch::done};

} // namespace

// clang-format off
constexpr std::array<VerbRow, performed_verbs> Verbs::rows{{
    // Steps of effects
    {Verb::Draw, {"draw {count}", anywhere, "Draw {0} {0|card|cards}."}, &does<&Race::draw_cards>},
    {Verb::DrawPerDog, {"draw-per-dog {count}", anywhere, "Draw {0} {0|card|cards} per dog you have."}, &does<&Race::draw_per_dog>},
    {Verb::Recover, {"recover {count}", anywhere, "Recover up to {0} {0|card|cards} from your discard pile."}, &does<&Race::recover>,
     {&one<Ask::Recover>, &some_recoverable, &answers<&Race::answer_recover>, true}, {}, &remembers<recovered>},
    {Verb::RecoverAll, {"recover-all {subtype}", anywhere, "Recover all {0} cards from your discard pile."}, &does<&Race::recover>,
     {&one<Ask::RecoverAll>, &every_recoverable, &answers<&Race::answer_recover>, true}, {}, &remembers<recovered>},
    {Verb::Destroy, {"destroy {number} of {number}", anywhere, "", &destroy_sentence}, &does<&Race::destroy_of>,
     {&either<Ask::DestroyOf, &is_destroying, Ask::DrawOf>, &looked_at, &answers<&Race::answer_destroy_of>, true}, {}, &remembers<stage_of_looking>},
    {Verb::DestroyHand, {"destroy-hand", anywhere, "Destroy all cards in your hand."}, &does<&Race::destroy_hand>},
    {Verb::MayDestroyHand, {"may-destroy-hand {count}", anywhere, "You may destroy up to {0} {0|card|cards} in your hand."}, &does<&Race::may_destroy_hand>,
     {&one<Ask::DestroyHand>, &hand_to_destroy, &answers<&Race::answer_destroy_hand>, true}, {}, &remembers<destroyed_so_far>},
    {Verb::Take, {"take {taken} of {supply}", anywhere, "", &take_sentence}, &does<&Race::take>,
     {&either<Ask::UpgradeDeck, &is_filling, Ask::Take>, &upgrades, &answers<&Race::answer_take>}, {}, &remembers<stage_of_taking>},
    {Verb::Move, {"move {distance} [x{count}]", may_move, "Move {1?({0} + speed) × {1}|{0} + speed}."}, &does<&Race::move_by_card>,
     {}, {ProgramKind::Walk, Common::Seat}},
    {Verb::DamageSelf, {"damage self {count}", anywhere, "Take {0} damage."}, &does<&Race::damage_self>},
    {Verb::DamageOthers, {"damage others {count}", anywhere, "Each other player takes {0} damage."}, &does<&Race::damage_others>},
    {Verb::GainSelf, {"gain self {level} {count}", anywhere, "Gain {1} {0}."}, &does<&Race::gain_self>},
    {Verb::GainOthers, {"gain others {level} {count}", anywhere, "Each other player gains {1} {0}."}, &does<&Race::gain_others>},
    {Verb::RaiseOthers, {"raise others {level}", anywhere, "Each other player's {0} rises to the entry number of their leg."}, &does<&Race::raise_others>},
    {Verb::ClearSelf, {"clear self {level}", anywhere, "Your {0} becomes 0."}, &does<&Race::clear_self>},
    {Verb::KillOwn, {"kill own", anywhere, "", &kill_own_sentence}, &does<&Race::kill_own>,
     {&one<Ask::KillOwn>, &own_dogs, &answers<&Race::answer_kill_own>}, counted_deaths},
    {Verb::KillEachOther, {"kill each-other", anywhere, "Each other player kills one of their dogs."}, &does<&Race::kill_each_other>,
     {&one<Ask::KillOwn>, &own_dogs, &answers<&Race::answer_kill_each_other>}, {ProgramKind::Deaths, Common::Nothing, true, scratch::turn}, &remembers<players_done>},
    {Verb::KillAnyFake, {"kill any fake", anywhere, "Kill one fake dog, whoever owns it."}, &does<&Race::kill_any>,
     {&one<Ask::KillAny>, &prey, &answers<&Race::answer_kill_any>}, counted_deaths},
    {Verb::KillAnyAttached, {"kill any attached", anywhere, "Kill one dog that holds an attachment, whoever owns it."}, &does<&Race::kill_any>,
     {&one<Ask::KillAny>, &prey, &answers<&Race::answer_kill_any>}, counted_deaths},
    {Verb::NewDay, {"new-day", on_played, "A new day begins."}, &does<&Race::call_new_day>},
    {Verb::ShuffleDiscard, {"shuffle-discard", anywhere, "Your discard pile is shuffled into your deck."}, &does<&Race::shuffle_discard>},
    {Verb::DestroySelf, {"destroy-self", on_played, "Once played, this card is destroyed."}, &does<&Race::destroy_self>},
    {Verb::UntilDayEnd, {"until-day-end {flag}", anywhere, "Until your day ends {0}."}, &does<&Race::set_day_flag>},
    {Verb::DestroySupply, {"destroy-supply", after_on_roll, "All cards in the supply are destroyed."}, &does<&Race::destroy_supply>},
    // Steps of the procedures (procedures.h)
    {Verb::MakePayable, {}, &does<&Race::make_payable>, {&one<Ask::BeforeFailing>, &rescues, &answers<&Race::answer_before_failing>, true}, deaths},
    {Verb::PayEnergy, {}, &does<&Race::pay_energy>, {&one<Ask::Energy>, &energy, &answers<&Race::answer_energy>, true}},
    {Verb::PayHealth, {}, &does<&Race::pay_health>},
    {Verb::Settle, {}, &does<&Race::settle>},
    {Verb::Execute, {}, &does<&Race::execute>, {}, {ProgramKind::Card, Common::SeatAndCard, true, scratch::done}, &remembers<executions>},
    {Verb::PutAway, {}, &does<&Race::put_away>},
    {Verb::MakeRoom, {}, &does<&Race::make_room>, {&one<Ask::Room>, &room, &answers<&Race::answer_room>}, deaths},
    {Verb::EnterTable, {}, &does<&Race::enter_table>, {}, {ProgramKind::OnPlay, Common::SeatAndCard}},
    {Verb::Attach, {}, &does<&Race::attach>,
     {&either<Ask::AttachTo, &has_no_holder, Ask::Replace>, &holders, &answers<&Race::answer_attach>}, {ProgramKind::OnPlay, Common::SeatAndCard}, &remembers<holder>},
    {Verb::PayParent, {}, &does<&Race::pay_parent>},
    {Verb::Walk, {}, &does<&Race::walk>, {&one<Ask::Legendary>, &legendary_cards, &answers<&Race::claim>}},
    {Verb::OnMove, {}, &does<&Race::on_move>, {}, {ProgramKind::OnMove, Common::Seat, true, scratch::table_entry}, &remembers<table_entry>},
    {Verb::Deaths, {}, &does<&Race::work_off_deaths>, {&one<Ask::KillOwn>, &own_dogs, &answers<&Race::answer_deaths>}},
    {Verb::AskToJoin, {}, &does<&Race::ask_to_join>, {&one<Ask::Join>, &join_or_stay, &answers<&Race::answer_join>, true}, deaths, &remembers<players_done>},
    {Verb::EndDays, {}, &does<&Race::end_days>, {}, {ProgramKind::OnDayEndEmpty, Common::Nothing, true, scratch::entry}, &remembers<ended_days>},
    {Verb::RollWeather, {}, &does<&Race::roll_weather>},
    {Verb::FeelWeather, {}, &does<&Race::feel_weather>, {}, {ProgramKind::OnRoll, Common::Nothing, true, scratch::turn}, &remembers<players_done>},
    {Verb::FeelLegs, {}, &does<&Race::feel_legs>, {}, {ProgramKind::OnDay, Common::Nothing, true, scratch::turn}, &remembers<players_done>},
    {Verb::EndMove, {}, &does<&Race::end_move>, {}, {ProgramKind::Walk, Common::Seat}},
    {Verb::FeelTurnEnd, {}, &does<&Race::feel_turn_end>, {}, {ProgramKind::OnTurnEnd, Common::Seat}},
}};
// clang-format on
static_assert([] {
    for (std::size_t i = 0; i < performed_verbs; ++i) {
        if (static_cast<std::size_t>(Verbs::rows[i].verb) != i) return false;
    }
    return true;
}());

const Step& asking_step(const Rules& rules, const Open& open) {
    const Frame& frame = open.effects.top();
    return rules.programs.steps(frame.program)[frame.next];
}

Ask ask_of(const Rules& rules, const Open& open) {
    if (open.phase == Phase::Finished) return Ask::None;
    if (open.effects.empty()) return Ask::Main;
    const Asking& asks = row_of(asking_step(rules, open)).asks;
    return asks.question == nullptr ? Ask::None : asks.question(open.effects.top());
}

void legal(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    if (state.open.phase == Phase::Finished) return;
    if (state.open.effects.empty()) return main_actions(rules, state, seat, actions);
    const Asking& asks = row_of(asking_step(rules, state.open)).asks;
    if (asks.choices != nullptr) asks.choices(rules, state, seat, actions);
}

} // namespace iditacards
