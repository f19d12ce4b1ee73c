#pragma once

#include "engine/fields/of_game.h"
#include "engine/game.h"
#include "games/iditacards/asks.h"
#include "games/iditacards/describe.h"
#include "games/iditacards/draw.h"
#include "games/iditacards/events.h"
#include "games/iditacards/heuristics.h"
#include "games/iditacards/question.h"
#include "games/iditacards/race.h"
#include "games/iditacards/redeal.h"
#include "games/iditacards/rollout.h"
#include "games/iditacards/rules.h"
#include "games/iditacards/state.h"
#include "games/iditacards/tables.h"
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
    [[nodiscard]] static homestretch::OptionSpecs options();
    [[nodiscard]] static std::span<const std::string_view> tables() { return table_files; }

    [[nodiscard]] static auto compile(const homestretch::Pack& pack, const homestretch::MatchSetup& setup) {
        return iditacards::compile(pack, setup);
    }
    [[nodiscard]] static auto cards(const Rules& rules) { return iditacards::cards(rules); }
    [[nodiscard]] static std::size_t decision_bound(const Rules& /*rules*/) { return decision_cap; }

    [[nodiscard]] static State start(const Rules& rules, const homestretch::Seed& seed, Sink sink) {
        State state = blank(rules);
        state.random = RandomStream(seed);
        Race(rules, state, sink).set_up();
        return state;
    }
    [[nodiscard]] static SeatSet pending(const State& state) { return iditacards::pending(state.open); }
    static void legal(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
        actions.clear();
        if (pending(state).contains(seat)) iditacards::legal(rules, state, seat, actions);
    }
    static void apply(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
        Race(rules, state, sink).apply(seat, action);
    }
    [[nodiscard]] static homestretch::Outcome outcome(const Rules& rules, const State& state);

    [[nodiscard]] static View view(const Rules& rules, const State& state, homestretch::Viewer viewer);
    [[nodiscard]] static auto draw(const Rules& rules, const View& view, const homestretch::Paint& paint) {
        return iditacards::draw(rules, view, paint);
    }
    static void redeal(const Rules& rules, State& state, homestretch::Viewer viewer, RandomStream& random) {
        iditacards::redeal(rules, state, viewer, random);
    }
    [[nodiscard]] static auto action_text(const Rules& rules, const View& view, Action action) {
        return iditacards::action_text(rules, view, action);
    }
    [[nodiscard]] static auto describe(const Rules& rules, const View& view, Action action,
                                       const homestretch::SeatNames& names) {
        return iditacards::describe(rules, view, action, names);
    }
    [[nodiscard]] static auto question(const Rules& rules, const View& view) {
        return iditacards::question(rules, view);
    }
    [[nodiscard]] static auto blocked(const Rules& rules, const View& view, const ActionList& actions,
                                      const homestretch::SeatNames& names) {
        return iditacards::blocked(rules, view, actions, names);
    }
    [[nodiscard]] static auto tell(const Rules& rules, const Event& event, homestretch::Viewer viewer,
                                   const homestretch::SeatNames& names) {
        return iditacards::tell(rules, event, viewer, names);
    }
    // fields.cpp
    [[nodiscard]] static const homestretch::fields::Fields& fields();
    [[nodiscard]] static const homestretch::fields::Fields& view_fields();
    // problems.cpp
    [[nodiscard]] static State blank(const Rules& rules);
    static void problems(const Rules& rules, const State& state, homestretch::Mistakes& mistakes);
    static void settle(const Rules& rules, State& state, homestretch::Mistakes& mistakes);
    [[nodiscard]] static Action greedy(const Rules& rules, const View& view, const ActionList& actions) {
        return iditacards::greedy(rules, view, actions);
    }

    // For search.
    [[nodiscard]] static homestretch::SearchTuning search(const Rules& /*rules*/) { return search_tuning; }
    [[nodiscard]] static unsigned clock(const State& state) {
        return unsigned{state.open.turn} / state.open.seats;
    }
    [[nodiscard]] static Action quick(const Rules& rules, const State& state, Seat seat,
                                      const ActionList& actions, homestretch::Dice& dice) {
        return iditacards::quick(rules, state, seat, actions, dice);
    }
    [[nodiscard]] static auto evaluate(const Rules& rules, const State& state) {
        return iditacards::evaluate(rules, state);
    }
};
static_assert(homestretch::Game<Game>);

} // namespace iditacards
