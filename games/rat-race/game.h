#pragma once

#include "engine/fields/of_game.h"
#include "engine/game.h"
#include "games/rat-race/phases.h"
#include "games/rat-race/view.h"

namespace rat_race {

// A state as people write it: it may be in a part that goes on by itself to the next decision.
struct Position {
    State state{};
    Part next = Part::Waits;
};

// Rat Race under the names the contract asks for.
struct Game {
    using Rules = rat_race::Rules;
    using State = rat_race::State;
    using View = rat_race::View;
    using Event = rat_race::Event;
    using Position = rat_race::Position;

    static constexpr homestretch::GameInfo info{
        .id = "rat-race",
        .title = "Rat Race",
        .kind = "hidden loyalty on a shared board",
        .summary = "Push any of five Councilors to the Throne, and have banked on the right one.",
        .credit = "Gerard Mulder and Wim de Boer; MindGame, as inferred from the web address in the book",
        .min_seats = 2,
        .max_seats = 5,
        .left_open =
            "The rulebook names 24 of the 60 cards and shows its field in a picture that we do not have; the "
            "other cards, the symbols on all of them, the three fields and a few fine points are ours, made "
            "to fit every hint it gives.",
        .cards_note = "How many copies there are of each card is ours, too.", // RR-102
    };
    // game.cpp
    static homestretch::OptionSpecs options();
    static std::span<const std::string_view> tables();
    static std::size_t decision_bound(const Rules&) { return most_decisions; }
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
    static void problems(const Rules& rules, const Position& position, homestretch::Mistakes& mistakes);
    static void settle(const Rules& rules, Position& position, homestretch::Mistakes& mistakes);
    // words.cpp, blocked.cpp, draw.cpp
    static const homestretch::Wording<Game>& words();
    static std::vector<homestretch::Blocked> blocked(const Rules& rules, const View& view,
                                                     const ActionList& actions,
                                                     const homestretch::SeatNames& names);
    static std::string draw(const Rules& rules, const View& view, const homestretch::Paint& paint);
    // heuristics.cpp, rollout.cpp
    static Action greedy(const Rules& rules, const View& view, const ActionList& actions);
    static Action quick(const Rules& rules, const State& state, Seat seat, const ActionList& actions,
                        homestretch::Dice& dice);
    static homestretch::SearchTuning search(const Rules& rules);
    static unsigned clock(const State& state) { return state.open.turns; }
    static homestretch::SeatValues evaluate(const Rules& rules, const State& state);
};
static_assert(homestretch::Game<Game>);

} // namespace rat_race
