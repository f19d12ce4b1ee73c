#pragma once

#include "engine/fields/of_game.h"
#include "engine/game.h"
#include "games/iditacards/events.h"
#include "games/iditacards/race.h"
#include "games/iditacards/rules.h"
#include "games/iditacards/state.h"
#include "games/iditacards/view.h"

namespace iditacards {

// Iditacards under the names the contract asks for.
struct Game {
    using Rules = iditacards::Rules;
    using State = iditacards::State;
    using View = iditacards::View;
    using Event = iditacards::Event;

    static constexpr homestretch::GameInfo info{
        .id = "iditacards",
        .title = "Iditacards",
        .kind = "competitive deck building",
        .summary = "Drive a sled team over 160 frozen squares, and pay for everything with your own deck.",
        .credit = "Louis A. Burke",
        .min_seats = 1,
        .max_seats = max_players,
        .left_open =
            "Where the rulebook leaves a choice open we have made one, such as when a dog may be killed, "
            "what "
            "comes first when several things happen at once, and when a race that stands still is over.",
    };
    // game.cpp
    static homestretch::OptionSpecs options();
    static std::span<const std::string_view> tables();
    static std::size_t decision_bound(const Rules& rules);
    static State start(const Rules& rules, const homestretch::Seed& seed, Sink sink);
    static SeatSet pending(const State& state) { return iditacards::pending(state.open); }
    static void legal(const Rules& rules, const State& state, Seat seat, ActionList& actions);
    static void apply(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
        Race(rules, state, sink).apply(seat, action);
    }
    static homestretch::Outcome outcome(const Rules& rules, const State& state);
    // rules.cpp
    static homestretch::Result<Rules, homestretch::Problems> compile(const homestretch::Pack& pack,
                                                                     const homestretch::MatchSetup& setup);
    static std::vector<homestretch::CardWords> cards(const Rules& rules);
    // view.cpp, redeal.cpp
    static View view(const Rules& rules, const State& state, homestretch::Viewer viewer);
    static void redeal(const Rules& rules, State& state, homestretch::Viewer viewer, RandomStream& random);
    // fields.cpp, problems.cpp
    static const homestretch::fields::Fields& fields();
    static const homestretch::fields::Fields& view_fields();
    static State blank(const Rules& rules);
    static void problems(const Rules& rules, const State& state, homestretch::Mistakes& mistakes);
    static void settle(const Rules& rules, State& state, homestretch::Mistakes& mistakes);
    // heuristics.cpp
    static Action greedy(const Rules& rules, const View& view, const ActionList& actions);
    static homestretch::SearchTuning search(const Rules& rules);
    static unsigned clock(const State& state) { return unsigned{state.open.turn} / state.open.seats; }
    static Action quick(const Rules& rules, const State& state, Seat seat, const ActionList& actions,
                        homestretch::Dice& dice);
    static homestretch::SeatValues evaluate(const Rules& rules, const State& state);
    // words.cpp, blocked.cpp, draw.cpp
    static const homestretch::Wording<Game>& words();
    static std::vector<homestretch::Blocked> blocked(const Rules& rules, const View& view,
                                                     const ActionList& actions,
                                                     const homestretch::SeatNames& names);
    static std::string draw(const Rules& rules, const View& view, const homestretch::Paint& paint);
};
static_assert(homestretch::Game<Game>);

} // namespace iditacards
