#pragma once

#include "engine/fields/of_game.h"
#include "engine/game.h"
#include "games/slow-and-steady/actions.h"
#include "games/slow-and-steady/draw.h"
#include "games/slow-and-steady/events.h"
#include "games/slow-and-steady/heuristics.h"
#include "games/slow-and-steady/phases.h"
#include "games/slow-and-steady/projection.h"
#include "games/slow-and-steady/redeal.h"
#include "games/slow-and-steady/rollout.h"
#include "games/slow-and-steady/rules.h"
#include "games/slow-and-steady/state.h"
#include "games/slow-and-steady/tables.h"
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
    [[nodiscard]] static homestretch::OptionSpecs options();
    [[nodiscard]] static std::span<const std::string_view> tables() { return table_files; }

    [[nodiscard]] static auto compile(const homestretch::Pack& pack, const homestretch::MatchSetup& setup) {
        return slow_and_steady::compile(pack, setup);
    }
    [[nodiscard]] static auto cards(const Rules& rules) { return slow_and_steady::cards(rules); }
    [[nodiscard]] static std::size_t decision_bound(const Rules&) { return most_decisions; }

    [[nodiscard]] static State start(const Rules& rules, const homestretch::Seed& seed, Sink sink) {
        return slow_and_steady::start(rules, seed, sink);
    }
    [[nodiscard]] static SeatSet pending(const State& state) { return state.open.pending; }
    static void legal(const Rules& rules, const State& state, Seat seat, ActionList& actions);
    static void apply(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
        ++state.open.decisions;
        const Part next = decide(rules, state, seat, action, sink);
        if (next != Part::Waits) go_on(rules, state, next, sink); // most choices of a draft end right here
        if (state.open.decisions == most_decisions && state.open.stage != Stage::Finished) [[unlikely]]
            stop_at_limit(state, sink);
    }
    [[nodiscard]] static homestretch::Outcome outcome(const Rules& rules, const State& state);

    [[nodiscard]] static View view(const Rules& rules, const State& state, homestretch::Viewer viewer) {
        return slow_and_steady::view(rules, state, viewer);
    }
    [[nodiscard]] static auto preview(const Rules& rules, const View& view, const homestretch::Json& plan) {
        return slow_and_steady::preview(rules, view, plan);
    }
    [[nodiscard]] static auto draw(const Rules& rules, const View& view, const homestretch::Paint& paint) {
        return slow_and_steady::draw(rules, view, paint);
    }
    static void redeal(const Rules& rules, State& state, homestretch::Viewer viewer, RandomStream& random) {
        slow_and_steady::redeal(rules, state, viewer, random);
    }
    [[nodiscard]] static const homestretch::Wording<Game>& words();
    [[nodiscard]] static std::vector<homestretch::Blocked> blocked(const Rules& rules, const View& view,
                                                                   const ActionList& actions,
                                                                   const homestretch::SeatNames& names);
    // fields.cpp, problems.cpp. People may write "rest" as `special_deck` and `unused` for the cards that lie
    // nowhere else, and no decision with nobody pending while a round is played: the match runs on from
    // there.
    [[nodiscard]] static const homestretch::fields::Fields& fields();
    [[nodiscard]] static const homestretch::fields::Fields& view_fields();
    static void problems(const Rules& rules, const State& state, homestretch::Mistakes& mistakes);
    static void settle(const Rules& rules, State& state, homestretch::Mistakes& mistakes);
    [[nodiscard]] static Action greedy(const Rules& rules, const View& view, const ActionList& actions) {
        return slow_and_steady::greedy(rules, view, actions);
    }

    // For search.
    [[nodiscard]] static homestretch::SearchTuning search(const Rules& rules) { return search_tuning(rules); }
    [[nodiscard]] static unsigned clock(const State& state) { return state.open.round; }
    [[nodiscard]] static Action quick(const Rules& rules, const State& state, Seat seat,
                                      const ActionList& actions, homestretch::Dice& dice) {
        return slow_and_steady::quick(rules, state, seat, actions, dice);
    }
    [[nodiscard]] static auto evaluate(const Rules& rules, const State& state) {
        return slow_and_steady::evaluate(rules, state);
    }

private:
    static Part decide(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
        switch (state.open.ask) {
        case Ask::Draft: return draft(rules, state, seat, card_of(action), sink);
        case Ask::Play: return play(rules, state, seat, card_of(action), place_of(action), sink);
        case Ask::Extra: return decide_extra(rules, state, seat, action, sink);
        default: return answer(rules, state, seat, action, sink);
        }
    }
};
static_assert(homestretch::Game<Game>);

} // namespace slow_and_steady
