#include "games/dragon-racer/game.h"

#include "games/dragon-racer/tables.h"

#include <vector>

namespace dragon_racer {

homestretch::OptionSpecs Game::options() {
    using homestretch::OptionKind;
    using homestretch::OptionSpec;
    static const std::vector<OptionSpec> specs{
        {.name = "characters",
         .values = {{"random", "dealt at random"},
                    {"choose", "chosen one after another, in the open"},
                    {"fixed", "one character id per seat, as in fixed:rowan,li", true}},
         .meaning = "How the players get their characters",
         .rule = "DR-99"},
        {.name = "first_chooser",
         .kind = OptionKind::Seat,
         .meaning = "Who chooses first if characters are chosen; then clockwise",
         .rule = "DR-100"},
        {.name = "advanced_characters",
         .values = {{"on", "all characters"}, {"off", "normal characters only, for a first game"}},
         .meaning = "Which characters may be played (always off with 2 players)",
         .rule = "DR-101"},
        {.name = "unique_by",
         .values = {{"character", "both sides of a character card may be at the table"},
                    {"card", "one side of each character card"}},
         .meaning = "What may not be at the table twice, with 5 to 8 players",
         .rule = "DR-102",
         .letter = "character"},
        {.name = "attack_answer",
         .values = {{"any_support", "the character's support may answer an attack"},
                    {"dragons_only", "only cards answer an attack"}},
         .meaning = "What may meet the extra need that an attack brings",
         .rule = "DR-103",
         .letter = "dragons_only"},
        {.name = "self_attack_bonus",
         .values = {{"on", "attacks on one's own dragons pay"}, {"off", "they do not"}},
         .meaning = "Whether an attack on one's own dragon counts for abilities that pay for attacks",
         .rule = "DR-104",
         .letter = "on"},
        {.name = "draft_notes",
         .values = {{"on", "shown"}, {"off", "everybody relies on memory"}},
         .meaning = "Whether players are shown the hands they passed on this turn",
         .rule = "DR-105"},
    };
    return specs;
}

std::span<const std::string_view> Game::tables() {
    return table_files;
}

std::size_t Game::decision_bound(const Rules& rules) {
    std::size_t each = 1; // a character
    for (const Turn& turn : rules.turns) each += 2U * turn.deal + 1U;
    return rules.seats * each;
}

void Game::legal(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    actions.clear();
    if (!state.open.pending.contains(seat)) return;
    switch (state.open.phase) {
    case Phase::ChooseCharacter: return legal_characters(rules, state.open, actions);
    case Phase::Draft: [[likely]] return legal_picks(state, actions);
    case Phase::Attack: return legal_attacks(rules, state.open, actions);
    case Phase::Fire: return legal_fires(state, actions);
    case Phase::Swap: return legal_swaps(rules, state.open, actions);
    default: return;
    }
}

void Game::apply(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
    switch (state.open.phase) {
    case Phase::ChooseCharacter:
        return take_character(rules, state, seat, static_cast<CharacterId>(action.first), sink);
    case Phase::Draft: [[likely]] return commit_pick(rules, state, seat, action.first, sink);
    case Phase::Attack: return decide_attack(rules, state, action, sink);
    case Phase::Fire: return fire_up(rules, state, action.first, sink);
    case Phase::Swap: return decide_swap(rules, state, action, sink);
    default: homestretch::check(false);
    }
}

// DR-92 to DR-95: by distance, then by what was moved in the last turn; equal players share their rank.
homestretch::Outcome Game::outcome(const Rules& rules, const State& state) {
    homestretch::Outcome outcome;
    outcome.ending =
        state.open.phase == Phase::Finished ? homestretch::Ending::Finished : homestretch::Ending::Unfinished;
    const auto key = [&](Seat seat) {
        return std::pair(player(state, seat).distance, player(state, seat).moved);
    };
    for (const Seat seat : seats(rules.seats)) {
        std::uint8_t rank = 1;
        for (const Seat other : seats(rules.seats))
            rank = static_cast<std::uint8_t>(rank + (key(other) > key(seat)));
        outcome.standings.push_back({.score = player(state, seat).distance, .rank = rank});
    }
    return outcome;
}

} // namespace dragon_racer
