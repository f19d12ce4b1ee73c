#pragma once

#include "engine/fields/of_game.h"
#include "engine/game.h"
#include "games/drags-2-riches/describe.h"
#include "games/drags-2-riches/draw.h"
#include "games/drags-2-riches/events.h"
#include "games/drags-2-riches/heuristics.h"
#include "games/drags-2-riches/phases.h"
#include "games/drags-2-riches/question.h"
#include "games/drags-2-riches/redeal.h"
#include "games/drags-2-riches/rollout.h"
#include "games/drags-2-riches/rules.h"
#include "games/drags-2-riches/state.h"
#include "games/drags-2-riches/tables.h"
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
    [[nodiscard]] static homestretch::OptionSpecs options();
    [[nodiscard]] static std::span<const std::string_view> tables() { return table_files; }

    [[nodiscard]] static auto compile(const homestretch::Pack& pack, const homestretch::MatchSetup& setup) {
        return drags_2_riches::compile(pack, setup);
    }
    [[nodiscard]] static auto cards(const Rules& rules) { return drags_2_riches::cards(rules); }
    [[nodiscard]] static std::size_t decision_bound(const Rules&) { return most_decisions; }

    template <class Sink>
    [[nodiscard]] static State start(const Rules& rules, const homestretch::Seed& seed, Sink& sink) {
        return drags_2_riches::start(rules, seed, sink);
    }
    [[nodiscard]] static SeatSet pending(const State& state) { return state.open.pending; }
    static void legal(const Rules& rules, const State& state, Seat seat, ActionList& actions);
    template <class Sink>
    static void apply(const Rules& rules, State& state, Seat seat, Action action, Sink& sink) {
        ++state.decisions;
        decide(rules, state, seat, action, sink);
        go_on(rules, state, sink);
        if (state.decisions == most_decisions && state.open.phase != Phase::Finished) [[unlikely]]
            stop_match(rules, state, sink);
    }
    [[nodiscard]] static homestretch::Outcome outcome(const Rules& rules, const State& state);

    [[nodiscard]] static View view(const Rules& rules, const State& state, homestretch::Viewer viewer) {
        return drags_2_riches::view(rules, state, viewer);
    }
    [[nodiscard]] static auto draw(const Rules& rules, const View& view, const homestretch::Paint& paint) {
        return drags_2_riches::draw(rules, view, paint);
    }
    static void redeal(const Rules& rules, State& state, homestretch::Viewer viewer, RandomStream& random) {
        drags_2_riches::redeal(rules, state, viewer, random);
    }
    [[nodiscard]] static auto action_text(const Rules& rules, const View& view, Action action) {
        return drags_2_riches::action_text(rules, view, action);
    }
    [[nodiscard]] static auto describe(const Rules& rules, const View& view, Action action,
                                       const homestretch::SeatNames& names) {
        return drags_2_riches::describe(rules, view, action, names);
    }
    [[nodiscard]] static auto question(const Rules& rules, const View& view) {
        return drags_2_riches::question(rules, view);
    }
    [[nodiscard]] static auto blocked(const Rules& rules, const View& view, const ActionList& actions,
                                      const homestretch::SeatNames& names) {
        return drags_2_riches::blocked(rules, view, actions, names);
    }
    [[nodiscard]] static auto tell(const Rules& rules, const Event& event, homestretch::Viewer viewer,
                                   const homestretch::SeatNames& names) {
        return drags_2_riches::tell(rules, event, viewer, names);
    }
    // fields.cpp
    [[nodiscard]] static const homestretch::fields::Fields& fields();
    [[nodiscard]] static const homestretch::fields::Fields& view_fields();
    // problems.cpp
    static void problems(const Rules& rules, const State& state, homestretch::Mistakes& mistakes);
    static void settle(const Rules& rules, State& state, homestretch::Mistakes& mistakes);
    [[nodiscard]] static Action greedy(const Rules& rules, const View& view, const ActionList& actions) {
        return drags_2_riches::greedy(rules, view, actions);
    }

    // For search.
    [[nodiscard]] static homestretch::SearchTuning search(const Rules& /*rules*/) { return search_tuning; }
    [[nodiscard]] static unsigned clock(const State& state) { return state.open.round; }
    [[nodiscard]] static Action quick(const Rules& rules, const State& state, Seat seat,
                                      const ActionList& actions, homestretch::Dice& dice) {
        return drags_2_riches::quick(rules, state, seat, actions, dice);
    }
    [[nodiscard]] static auto evaluate(const Rules& rules, const State& state) {
        return drags_2_riches::evaluate(rules, state);
    }

private:
    template <class Sink>
    static void decide(const Rules& rules, State& state, Seat seat, Action action, Sink& sink) {
        switch (state.open.ask) {
        case Ask::Character:
            return choose_character(rules, state, seat, static_cast<CharacterId>(action.first), sink);
        case Ask::Play:
        case Ask::Tour: return decide_play(rules, state, action, sink);
        case Ask::Werk: return decide_werk(rules, state, action, sink);
        case Ask::LastMinute: return decide_addition(rules, state, action, sink);
        case Ask::Declare: return declare(rules, state, seat, kind_of(action) == ActionKind::Up, sink);
        case Ask::CategoryIs:
        case Ask::Judge: return decide_verdict(rules, state, action, sink);
        default: return answer(rules, state, seat, action, sink);
        }
    }
};
static_assert(homestretch::Game<Game>);

} // namespace drags_2_riches
