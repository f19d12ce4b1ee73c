#include "games/slow-and-steady/game.h"

#include <vector>

namespace slow_and_steady {

homestretch::OptionSpecs Game::options() {
    using homestretch::OptionKind;
    using homestretch::OptionSpec;
    static const std::vector<OptionSpec> specs{
        {.name = "difficulty",
         .values = {{"standard",
                     "no hearts to begin with; 90 of 100 teams of Quick bots win, 97 of Hard ones"},
                    {"gentle", "3 hearts to begin with; 97 of 100 teams of Quick bots win, 99 of Hard ones"},
                    {"fierce",
                     "4 hearts to begin with, one more challenge in every round, and a loss greater than the "
                     "hearts is the end; 59 of 100 teams of Quick bots win, 82 of Hard ones"}},
         .meaning = "How hard it is, where nothing else is chosen",
         .rule = "SS-91",
         .letter = "standard"},
        {.name = "start_confidence",
         .kind = OptionKind::Number,
         .low = 0,
         .high = 14,
         .normal = 0,
         .meaning = "Hearts to begin with; if not chosen, those of the difficulty",
         .rule = "SS-9",
         .letter = "0"},
        {.name = "loss_rule",
         .values = {{"zero_then_loss", "when a round that began without hearts is lost, from the second on"},
                    {"below_zero", "when hearts would fall below 0, in any round"},
                    {"brink", "when a round is lost right after one that was lost down to 0"}},
         .meaning = "When the team is defeated; if not chosen, by the rule of the difficulty",
         .rule = "SS-77",
         .letter = "zero_then_loss"},
        {.name = "heart_cap",
         .kind = OptionKind::Number,
         .low = 0,
         .high = 99,
         .normal = 14,
         .meaning = "The most hearts there can be; 0 for no limit",
         .rule = "SS-75"},
        {.name = "open_hands",
         .values = {{"on", "everybody sees all hands and draft offers"},
                    {"off", "everybody sees their own only"}},
         .meaning = "Whether cards are shown to the team",
         .rule = "SS-17",
         .letter = "on"},
        {.name = "half_rounding",
         .values = {{"down", "down"}, {"up", "up"}},
         .meaning = "How fractions of variable powers are rounded",
         .rule = "SS-57"},
        {.name = "start_player",
         .values = {{"fixed", "the one of the draft, always"},
                    {"rotate", "the next seat in each round"},
                    {"random", "drawn by lot for each round"}},
         .meaning = "Who is first in turn order",
         .rule = "SS-19",
         .letter = "fixed"},
        {.name = "challenge_refill",
         .values = {{"discards", "its discards are shuffled"}, {"none", "it stays empty"}},
         .meaning = "What happens when the challenge deck is empty",
         .rule = "SS-25"},
        {.name = "extra_challenges",
         .kind = OptionKind::Number,
         .low = 0,
         .high = 2,
         .normal = 0,
         .meaning =
             "Challenges dealt in each round beyond one per player; if not chosen, those of the difficulty",
         .rule = "SS-22"},
        {.name = "planning_aid",
         .values = {{"on", "players can plan together and see what would come of it"}, {"off", "no help"}},
         .meaning = "Whether plans and projections are shown",
         .rule = "SS-92"},
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
    case Ask::Draft: return legal_drafts(state, seat, actions);
    case Ask::Play:
    case Ask::Extra: return legal_plays(rules, state, actions);
    default: return legal_answers(rules, state, seat, actions);
    }
}

// SS-2, SS-88, SS-90: one result for all; a defeat has no score.
homestretch::Outcome Game::outcome(const Rules& rules, const State& state) {
    const bool over = state.open.stage == Stage::Finished;
    const bool won = state.open.ended_by == EndedBy::Victory;
    const int score = won || !over ? state.open.hearts : 0;
    homestretch::Outcome outcome;
    outcome.ending = over ? homestretch::Ending::Finished : homestretch::Ending::Unfinished;
    for (std::size_t i = 0; i < rules.seats; ++i) outcome.standings.push_back({.score = score, .rank = 1});
    outcome.team = homestretch::TeamResult{.won = won, .score = score};
    return outcome;
}

} // namespace slow_and_steady
