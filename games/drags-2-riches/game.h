#pragma once

#include "engine/fields/of_game.h"
#include "engine/game.h"
#include "games/drags-2-riches/phases.h"
#include "games/drags-2-riches/view.h"

namespace drags_2_riches {

// Drags 2 Riches under the names the contract asks for.
struct Game {
    using Rules = drags_2_riches::Rules;
    using State = drags_2_riches::State;
    using View = drags_2_riches::View;
    using Event = drags_2_riches::Event;

    static constexpr homestretch::GameInfo info{
        .id = "drags-2-riches",
        .title = "Drags 2 Riches",
        .kind = "competitive deck-builder",
        .summary = "Buy clothes, wear them face down, throw Shade, and choose the night to show your Look.",
        .credit = "David Pettifer with art by Greco Westermann, Bored Wreckers Inc.",
        .min_seats = 2,
        .max_seats = 5,
        .left_open = "The rulebook does not list the single cards, so all 75 Wardrobe cards and most of the "
                     "powers were "
                     "made anew here, and a few questions it leaves open are settled.",
    };
    // game.cpp
    static homestretch::OptionSpecs options();
    static std::span<const std::string_view> tables();
    static std::size_t decision_bound(const Rules& rules);
    static SeatSet pending(const State& state) { return state.open.pending; }
    static void legal(const Rules& rules, const State& state, Seat seat, ActionList& actions);
    static homestretch::Outcome outcome(const Rules& rules, const State& state);
    // rules.cpp
    static homestretch::Result<Rules, homestretch::Problems> compile(const homestretch::Pack& pack,
                                                                     const homestretch::MatchSetup& setup);
    static std::vector<homestretch::CardWords> cards(const Rules& rules);
    // setup.cpp, turn.cpp
    static State start(const Rules& rules, const homestretch::Seed& seed, Sink sink);
    static void apply(const Rules& rules, State& state, Seat seat, Action action, Sink sink);
    // view.cpp, redeal.cpp
    static View view(const Rules& rules, const State& state, homestretch::Viewer viewer);
    static void redeal(const Rules& rules, State& state, homestretch::Viewer viewer, RandomStream& random);
    // fields.cpp, problems.cpp
    static const homestretch::fields::Fields& fields();
    static const homestretch::fields::Fields& view_fields();
    static void problems(const Rules& rules, const State& state, homestretch::Mistakes& mistakes);
    static void settle(const Rules& rules, State& state, homestretch::Mistakes& mistakes);
    // words.cpp, blocked.cpp, draw.cpp
    static const homestretch::Wording<Game>& words();
    static std::vector<homestretch::Blocked> blocked(const Rules& rules, const View& view,
                                                     const ActionList& actions,
                                                     const homestretch::SeatNames& names);
    static std::string draw(const Rules& rules, const View& view, const homestretch::Paint& paint);
    // heuristics.cpp
    static Action greedy(const Rules& rules, const View& view, const ActionList& actions);
    static homestretch::SearchTuning search(const Rules& rules);
    static unsigned clock(const State& state) { return state.open.round; }
    static Action quick(const Rules& rules, const State& state, Seat seat, const ActionList& actions,
                        homestretch::Dice& dice);
    static homestretch::SeatValues evaluate(const Rules& rules, const State& state);
};
static_assert(homestretch::Game<Game>);

} // namespace drags_2_riches
