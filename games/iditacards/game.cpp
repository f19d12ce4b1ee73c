#include "games/iditacards/game.h"
#include "games/iditacards/tables.h"

#include <vector>

namespace iditacards {

std::span<const std::string_view> Game::tables() {
    return table_files;
}

std::size_t Game::decision_bound(const Rules& /*rules*/) {
    return decision_cap;
}

State Game::start(const Rules& rules, const homestretch::Seed& seed, Sink sink) {
    State state = blank(rules);
    state.random = RandomStream(seed);
    Race(rules, state, sink).set_up();
    return state;
}

void Game::legal(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    actions.clear();
    if (pending(state).contains(seat)) iditacards::legal(rules, state, seat, actions);
}

homestretch::OptionSpecs Game::options() {
    using homestretch::OptionKind;
    using homestretch::OptionSpec;
    static const std::vector<OptionSpec> specs{
        {.name = "decks",
         .values = {{"all", "all upgrade decks"}, {"only", "only these, as in only:speed,attack", true}},
         .meaning = "Which upgrade decks are in play",
         .rule = "ID-71"},
        {.name = "snow",
         .values = {{"cancel-sled", "sled cards have no effect"},
                    {"wipe-supply", "all cards in the supply are destroyed when it is rolled"}},
         .meaning = "What snow does",
         .rule = "ID-45",
         .letter = "cancel-sled"},
        {.name = "supply_fill",
         .values = {{"up-to-y", "the supply is filled up to Y cards"}, {"add-y", "Y cards are added to it"}},
         .meaning = "What 'take X of Y' does first",
         .rule = "ID-70",
         .letter = "up-to-y"},
        {.name = "immunity_passing",
         .values = {{"protects", "who is immune takes no damage for passing"}, {"ignored", "they do"}},
         .meaning = "Whether immunity protects a passing player",
         .rule = "ID-88",
         .letter = "protects"},
        {.name = "leg_day_effects",
         .values = {{"everyone", "everybody who stands there"},
                    {"participants", "only who takes part in the new day"}},
         .meaning = "Whom legs strike at a new day",
         .rule = "ID-54",
         .letter = "everyone"},
        {.name = "end_move",
         .values = {{"one-plus-speed", "1 square plus speed"}, {"one", "1 square"}, {"none", "nothing"}},
         .meaning = "How far everybody moves at the end of a turn",
         .rule = "ID-8",
         .letter = "one-plus-speed"},
        {.name = "damage_stops_end_move",
         .values = {{"off", "the turn ends as usual"}, {"on", "there is no movement at its end"}},
         .meaning = "What follows when a Damaged card makes a payment fail",
         .rule = "ID-24",
         .letter = "off"},
        {.name = "allow_pass",
         .values = {{"off", "one must act"}, {"on", "one may do nothing"}},
         .meaning = "Whether passing is a main action",
         .rule = "ID-3",
         .letter = "off"},
        {.name = "first_player",
         .values =
             {{"random", "drawn by lot"}, {"0", "seat 0"}, {"1", "seat 1"}, {"2", "seat 2"}, {"3", "seat 3"}},
         .meaning = "Who begins",
         .rule = "ID-1"},
        {.name = "solo_utility",
         .values = {{"keep", "all cards are used"}, {"remove", "utility cards stay in the box"}},
         .meaning = "Whether one player alone plays with utility cards",
         .rule = "ID-98",
         .letter = "keep"},
        {.name = "round_limit",
         .kind = OptionKind::Number,
         .low = 1,
         .high = 1000,
         .normal = 200,
         .meaning = "After so many rounds the foremost player wins",
         .rule = "ID-96"},
    };
    return specs;
}

// ID-94 to ID-97: by position; players together on Start share a rank. Alone one wins by arriving, and the
// score is the number of turns; a loss has none.
homestretch::Outcome Game::outcome(const Rules& rules, const State& state) {
    homestretch::Outcome outcome;
    const bool over = state.open.phase == Phase::Finished;
    outcome.ending = over ? homestretch::Ending::Finished : homestretch::Ending::Unfinished;
    for (const Seat seat : seats(rules.seats)) {
        std::uint8_t rank = 1;
        for (const Seat other : seats(rules.seats))
            rank = static_cast<std::uint8_t>(
                rank + (player(state.open, other).position > player(state.open, seat).position));
        outcome.standings.push_back({.score = player(state.open, seat).position, .rank = rank});
    }
    if (rules.seats == 1) {
        const Player& alone = state.open.players[0];
        const bool won = over && alone.position == finish_square;
        outcome.team = homestretch::TeamResult{.won = won};
        if (won) outcome.team->score = alone.turns;
    }
    return outcome;
}

} // namespace iditacards
