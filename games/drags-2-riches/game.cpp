#include "games/drags-2-riches/game.h"

#include "games/drags-2-riches/names.h"
#include "games/drags-2-riches/tables.h"

#include <vector>

namespace drags_2_riches {

homestretch::OptionSpecs Game::options() {
    using homestretch::OptionSpec;
    static const std::vector<OptionSpec> specs{
        {.name = "length",
         .values = {{"full", "all three decks of events, 15 rounds"},
                    {"intro", "decks I and II only, 10 or 11 rounds"}},
         .meaning = "How long the match is",
         .rule = "D2R-106"},
        {.name = "intro_finale",
         .values = {{"tour", "the Sell-Out Tour, in place of deck II's Shopping Spree"},
                    {"spree", "deck II's Shopping Spree, without the Tour"},
                    {"spree_tour", "deck II's Shopping Spree, and then the Sell-Out Tour"}},
         .meaning = "How the intro game ends",
         .rule = "D2R-106",
         .letter = "spree"},
        {.name = "last_minute_additions",
         .values = {{"off", "no"}, {"on", "into empty slots, from the new hand"}},
         .meaning = "Whether cards may be added to a Look just before the declarations",
         .rule = "D2R-81"},
        {.name = "thrifting",
         .values = {{"off", "no"}, {"on", "one of the cheapest cards, for free, once a turn"}},
         .meaning = "Whether who has bought nothing and can afford nothing may take a card",
         .rule = "D2R-74"},
        {.name = "category_is",
         .values = {{"off", "no"}, {"on", "if she likes, and then it is shown in the log"}},
         .meaning = "Whether the judge of a tie may name a category for the performance",
         .rule = "D2R-91"},
        {.name = "tie_rule",
         .values = {{"judge", "the first player picks the winner"},
                    {"turn-order", "the earliest in turn order wins"}},
         .meaning = "How ties for an event are settled",
         .rule = "D2R-89",
         .letter = "judge"},
        {.name = "characters",
         .values = {{"choose", "chosen in turn order"},
                    {"random", "dealt by lot"},
                    {"none", "nobody has one"}},
         .meaning = "How players get their characters",
         .rule = "D2R-9"},
        {.name = "first_player",
         .values = {{"random", "drawn by lot"},
                    {"0", "seat 0"},
                    {"1", "seat 1"},
                    {"2", "seat 2"},
                    {"3", "seat 3"},
                    {"4", "seat 4"}},
         .meaning = "Who holds the First Player Token in round 1",
         .rule = "D2R-8"},
        {.name = "answer_reversal",
         .values = {{"no", "no"}, {"block", "a Block or Reverse card cancels it"}},
         .meaning = "Whether an attacker may answer a reversal",
         .rule = "D2R-55"},
        {.name = "tour_reserve",
         .values = {{"off", "no"}, {"on", "8 cards, laid aside at setup"}},
         .meaning = "Whether cards are kept back for the Market of the Tour",
         .rule = "D2R-112"},
        {.name = "open_prestige",
         .values = {{"off", "face down, only their number"}, {"on", "face up, with totals"}},
         .meaning = "How won events lie on the table",
         .rule = "D2R-107"},
    };
    return specs;
}

std::span<const std::string_view> Game::tables() {
    return table_files;
}

std::size_t Game::decision_bound(const Rules& /*rules*/) {
    return most_decisions;
}

void Game::legal(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    actions.clear();
    if (!state.open.pending.contains(seat)) return;
    switch (state.open.ask) {
    case Ask::Character: return legal_characters(rules, state, actions);
    case Ask::Play:
    case Ask::Tour: return legal_plays(rules, state, actions);
    case Ask::Werk: return legal_werk(rules, state, actions);
    case Ask::LastMinute: return legal_additions(rules, state, actions);
    case Ask::Declare: return legal_declarations(actions);
    case Ask::CategoryIs: return legal_labels(actions);
    case Ask::Judge: return legal_verdicts(state, actions);
    case Ask::Nothing: return;
    default: return legal_answers(rules, state, seat, actions);
    }
}

// D2R-107, D2R-108: by prestige, then by the number of events won. Until the end these lie face down.
homestretch::Outcome Game::outcome(const Rules& rules, const State& state) {
    homestretch::Outcome outcome;
    const bool over = state.open.phase == Phase::Finished;
    if (over) outcome.ending = homestretch::Ending::Finished;
    const auto key = [&](Seat seat) {
        const EventSet won = player(state, seat).won;
        return std::pair(prestige_of(rules, won), won.size());
    };
    for (const Seat seat : seats(rules.seats)) {
        if (!over && !rules.open_prestige) {
            outcome.standings.push_back({.score = 0, .rank = 1});
            continue;
        }
        std::uint8_t rank = 1;
        for (const Seat other : seats(rules.seats))
            rank = static_cast<std::uint8_t>(rank + (key(other) > key(seat) ? 1 : 0));
        outcome.standings.push_back({.score = key(seat).first, .rank = rank});
    }
    return outcome;
}

} // namespace drags_2_riches
