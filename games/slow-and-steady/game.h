#pragma once

#include "engine/fields/of_game.h"
#include "engine/game.h"
#include "games/slow-and-steady/phases.h"
#include "games/slow-and-steady/view.h"

namespace slow_and_steady {

// Slow and Steady Wins the (Drag) Race under the names the contract asks for.
struct Game {
    using Rules = slow_and_steady::Rules;
    using State = slow_and_steady::State;
    using View = slow_and_steady::View;
    using Event = slow_and_steady::Event;

    static constexpr homestretch::GameInfo info{
        .id = "slow-and-steady",
        .title = "Slow and Steady Wins the (Drag) Race",
        .kind = "cooperative deck-building",
        .summary = "Be the friends Mary the turtle needs: plan together, and carry them on to the stage.",
        .credit = "a student team of an introductory game design course",
        .min_seats = 3,
        .max_seats = 4,
        .cooperative = true,
        .note = "This game speaks of social pressures, discrimination and trauma, which many LGBTQIA+ people "
                "have lived through. Meeting them here may be hard for some players. If it is not for you "
                "today, leave whenever you like.",
        .left_open =
            "The rulebook names only five of the 48 special cards, so most of what they do was made anew "
            "here; and where a sentence of it can be read in two ways, one had to be chosen.",
    };
    // game.cpp
    static homestretch::OptionSpecs options();
    static std::span<const std::string_view> tables();
    static std::size_t decision_bound(const Rules&) { return most_decisions; }
    static SeatSet pending(const State& state) { return state.open.pending; }
    static void legal(const Rules& rules, const State& state, Seat seat, ActionList& actions);
    static homestretch::Outcome outcome(const Rules& rules, const State& state);
    // rules.cpp
    static homestretch::Result<Rules, homestretch::Problems> compile(const homestretch::Pack& pack,
                                                                     const homestretch::MatchSetup& setup);
    static std::vector<homestretch::CardWords> cards(const Rules& rules);
    // setup.cpp, round.cpp
    static State start(const Rules& rules, const homestretch::Seed& seed, Sink sink);
    static void apply(const Rules& rules, State& state, Seat seat, Action action, Sink sink);
    // view.cpp, redeal.cpp
    static View view(const Rules& rules, const State& state, homestretch::Viewer viewer);
    static void redeal(const Rules& rules, State& state, homestretch::Viewer viewer, RandomStream& random);
    // fields.cpp, problems.cpp. People may write "rest" as `special_deck` and `unused` for the cards that lie
    // nowhere else, and no decision with nobody pending while a round is played: the match runs on from
    // there.
    static const homestretch::fields::Fields& fields();
    static const homestretch::fields::Fields& view_fields();
    static void problems(const Rules& rules, const State& state, homestretch::Mistakes& mistakes);
    static void settle(const Rules& rules, State& state, homestretch::Mistakes& mistakes);
    // words.cpp, blocked.cpp, draw.cpp, preview.cpp
    static const homestretch::Wording<Game>& words();
    static std::vector<homestretch::Blocked> blocked(const Rules& rules, const View& view,
                                                     const ActionList& actions,
                                                     const homestretch::SeatNames& names);
    static std::string draw(const Rules& rules, const View& view, const homestretch::Paint& paint);
    static homestretch::Result<homestretch::Json> preview(const Rules& rules, const View& view,
                                                          const homestretch::Json& plan);
    // heuristics.cpp, rollout.cpp
    static Action greedy(const Rules& rules, const View& view, const ActionList& actions);
    static homestretch::SearchTuning search(const Rules& rules);
    static unsigned clock(const State& state) { return state.open.round; }
    static Action quick(const Rules& rules, const State& state, Seat seat, const ActionList& actions,
                        homestretch::Dice& dice);
    static homestretch::SeatValues evaluate(const Rules& rules, const State& state);
};
static_assert(homestretch::Game<Game>);

} // namespace slow_and_steady
