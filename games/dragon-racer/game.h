#pragma once

#include "engine/fields/of_game.h"
#include "engine/game.h"
#include "games/dragon-racer/phases.h"
#include "games/dragon-racer/view.h"

namespace dragon_racer {

// Dragon Racer under the names the contract asks for.
struct Game {
    using Rules = dragon_racer::Rules;
    using State = dragon_racer::State;
    using View = dragon_racer::View;
    using Event = dragon_racer::Event;

    static constexpr homestretch::GameInfo info{
        .id = "dragon-racer",
        .title = "Dragon Racer",
        .kind = "competitive draft",
        .summary = "Draft dragons, fire up your team and fly furthest round the ring in seven turns.",
        .credit = "Myles O'Neill and Luke English, Thylacine Games",
        .min_seats = 2,
        .max_seats = 8,
        .left_open =
            "The rulebook's card lists are pictures, so the dragons and some details of tiles and characters "
            "were made anew here, and a few questions it leaves open are settled.",
    };
    // game.cpp
    static homestretch::OptionSpecs options();
    static std::span<const std::string_view> tables();
    static std::size_t decision_bound(const Rules& rules);
    static SeatSet pending(const State& state) { return state.open.pending; }
    static void legal(const Rules& rules, const State& state, Seat seat, ActionList& actions);
    static void apply(const Rules& rules, State& state, Seat seat, Action action, Sink sink);
    static homestretch::Outcome outcome(const Rules& rules, const State& state);
    // rules.cpp
    static homestretch::Result<Rules, homestretch::Problems> compile(const homestretch::Pack& pack,
                                                                     const homestretch::MatchSetup& setup);
    static std::vector<homestretch::CardWords> cards(const Rules& rules);
    // setup.cpp
    static State start(const Rules& rules, const homestretch::Seed& seed, Sink sink);
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
    // rollout.cpp
    static homestretch::SearchTuning search(const Rules& rules);
    static unsigned clock(const State& state) { return state.open.turn; }
    static Action quick(const Rules& rules, const State& state, Seat seat, const ActionList& actions,
                        homestretch::Dice& dice);
    static homestretch::SeatValues evaluate(const Rules& rules, const State& state);
    static std::uint32_t meaning(const Rules& rules, const State& state, Seat seat, Action action);
};
static_assert(homestretch::Game<Game>);

} // namespace dragon_racer
