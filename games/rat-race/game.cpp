#include "games/rat-race/game.h"

#include "games/rat-race/tables.h"

#include <vector>

namespace rat_race {

homestretch::OptionSpecs Game::options() {
    using homestretch::OptionKind;
    using homestretch::OptionSpec;
    static const std::vector<OptionSpec> specs{
        {.name = "layout",
         .values = {{"by_players", "the layout made for this number of players"},
                    {"lane", "25 fields, made for 2 players"},
                    {"great-stair", "36 fields, made for 3 players"},
                    {"avenue", "36 fields, made for 4 and 5 players"},
                    {"own", "a layout of the pack by its id, as in own:lane", true}},
         .meaning = "The field the Councilors climb",
         .rule = "RR-3"},
        {.name = "first_player",
         .values = {{"random", "drawn by lot"},
                    {"election", "all players vote (by lot with 2 players)"},
                    {"seat0", "seat 0"}},
         .meaning = "Who takes the first turn",
         .rule = "RR-9",
         .letter = "election"},
        {.name = "turn_limit",
         .kind = OptionKind::Number,
         .values = {{"off", "never, only the Throne does"}},
         .low = 20,
         .high = 240,
         .meaning = "After how many turns a Regency ends the match",
         .rule = "RR-83",
         .letter = "off"},
        {.name = "backward_rule",
         .values = {{"riot_any", "a riot on one of the next fields is enough"},
                    {"riot_all", "all next fields must riot"}},
         .meaning = "When a stuck Councilor may be moved back",
         .rule = "RR-46",
         .letter = "riot_any"},
        {.name = "backward_forced",
         .values = {{"no", "one may pass instead"}, {"yes", "it must be made"}},
         .meaning = "Whether a step back must be made when nobody can step forward",
         .rule = "RR-48",
         .letter = "no"},
        {.name = "feet_scope",
         .values = {{"move_phase", "the Move phase only"}, {"all_steps", "steps made by cards as well"}},
         .meaning = "What Feet restrict",
         .rule = "RR-38",
         .letter = "move_phase"},
        {.name = "feet_deadlock",
         .values = {{"skip", "nobody moves"}, {"lift", "Feet are ignored for that move"}},
         .meaning = "What happens when no Councilor with Feet can move",
         .rule = "RR-39",
         .letter = "skip"},
        {.name = "plant_pick",
         .values = {{"any", "any Issue"}, {"top", "Active cards only"}},
         .meaning = "What a Plant Issue may take",
         .rule = "RR-30",
         .letter = "any"},
        {.name = "plant_place",
         .values = {{"top", "on top"}, {"under", "directly under the Plant Issue"}},
         .meaning = "Where the taken Issue goes",
         .rule = "RR-31",
         .letter = "top"},
        {.name = "back_off_board",
         .values = {{"yes", "off the board"}, {"no", "nowhere"}},
         .meaning = "Where a step back from the first row leads",
         .rule = "RR-53",
         .letter = "yes"},
        {.name = "riot_occupied",
         .values = {{"no", "never"}, {"yes", "allowed; the Councilor stays and leaves normally"}},
         .meaning = "Whether a field with a Councilor on it may riot",
         .rule = "RR-57",
         .letter = "yes"},
        {.name = "riot_path",
         .values = {{"councilors", "where the Councilors stand"},
                    {"every_field", "anywhere a Councilor might come to stand"}},
         .meaning = "From where riots must leave a way to the Throne",
         .rule = "RR-59",
         .letter = "councilors"},
        {.name = "peek_memory",
         .values = {{"on", "shown as long as they can be known"}, {"off", "shown once"}},
         .meaning = "Whether players are reminded of hidden cards they have seen",
         .rule = "RR-92"},
    };
    return specs;
}

std::span<const std::string_view> Game::tables() {
    return table_files;
}

void Game::legal(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    actions.clear();
    if (!state.open.pending.contains(seat)) return;
    switch (state.open.ask) {
    case Ask::Vote: return legal_votes(rules, seat, actions);
    case Ask::Play: return legal_plays(state, actions);
    case Ask::Place: return legal_rows(actions);
    case Ask::Move: return legal_moves(state, actions);
    case Ask::DrawBank: return legal_picks(state, actions);
    case Ask::Finished: return;
    default: return legal_answers(rules, state, seat, actions);
    }
}

namespace {

Part decide(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
    switch (state.open.ask) {
    case Ask::Vote: return cast_vote(rules, state, seat, seat_of(action), sink);
    case Ask::Play: return play(rules, state, title_of(action), sink);
    case Ask::Place: return place(rules, state, councilor_of(action), sink);
    case Ask::Move: return decide_move(rules, state, action, sink);
    case Ask::DrawBank: return decide_pick(rules, state, action, sink);
    default: return answer(rules, state, seat, action, sink);
    }
}

} // namespace

void Game::apply(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
    if (!rules.remembers) forget(state); // RR-92
    ++state.decisions;
    go_on(rules, state, decide(rules, state, seat, action, sink), sink);
    if (state.decisions == most_decisions && state.open.ask != Ask::Finished) [[unlikely]] {
        state.open.effects.clear();
        end_by_regency(rules, state, EndedBy::TechnicalBound, sink);
    }
}

// RR-77 to RR-79: by symbols of the Monarch; of equals the one whose first turn came later is better. While
// the match goes on nobody may know a score.
homestretch::Outcome Game::outcome(const Rules& rules, const State& state) {
    homestretch::Outcome outcome;
    if (state.open.ask != Ask::Finished) {
        for (std::size_t i = 0; i < rules.seats; ++i) outcome.standings.push_back({.score = 0, .rank = 1});
        return outcome;
    }
    outcome.ending = homestretch::Ending::Finished;
    const auto key = [&](Seat seat) {
        const std::size_t order = (index_of(seat) + rules.seats - index_of(state.open.first)) % rules.seats;
        return std::pair(symbols_on(rules, state.open.monarch, state.held[bank_of(seat)]), order);
    };
    for (const Seat seat : seats(rules.seats)) {
        std::uint8_t rank = 1;
        for (const Seat other : seats(rules.seats))
            rank = static_cast<std::uint8_t>(rank + (key(other) > key(seat) ? 1 : 0));
        outcome.standings.push_back({.score = key(seat).first, .rank = rank});
    }
    return outcome;
}

} // namespace rat_race
