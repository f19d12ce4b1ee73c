#pragma once

#include "engine/fields/of_game.h"
#include "engine/game.h"
#include "games/dragon-racer/actions.h"
#include "games/dragon-racer/draw.h"
#include "games/dragon-racer/events.h"
#include "games/dragon-racer/heuristics.h"
#include "games/dragon-racer/phases.h"
#include "games/dragon-racer/rollout.h"
#include "games/dragon-racer/rules.h"
#include "games/dragon-racer/state.h"
#include "games/dragon-racer/tables.h"
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
    [[nodiscard]] static homestretch::OptionSpecs options();
    [[nodiscard]] static std::span<const std::string_view> tables() { return table_files; }

    [[nodiscard]] static auto compile(const homestretch::Pack& pack, const homestretch::MatchSetup& setup) {
        return dragon_racer::compile(pack, setup);
    }
    [[nodiscard]] static auto cards(const Rules& rules) { return dragon_racer::cards(rules); }
    [[nodiscard]] static std::size_t decision_bound(const Rules& rules);

    [[nodiscard]] static State start(const Rules& rules, const homestretch::Seed& seed, Sink sink) {
        return dragon_racer::start(rules, seed, sink);
    }
    [[nodiscard]] static SeatSet pending(const State& state) { return state.open.pending; }
    static void legal(const Rules& rules, const State& state, Seat seat, ActionList& actions);
    static void apply(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
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
    [[nodiscard]] static homestretch::Outcome outcome(const Rules& rules, const State& state);

    [[nodiscard]] static View view(const Rules& rules, const State& state, homestretch::Viewer viewer);
    [[nodiscard]] static auto draw(const Rules& rules, const View& view, const homestretch::Paint& paint) {
        return dragon_racer::draw(rules, view, paint);
    }
    static void redeal(const Rules& rules, State& state, homestretch::Viewer viewer, RandomStream& random);
    [[nodiscard]] static const homestretch::Wording<Game>& words();
    [[nodiscard]] static std::vector<homestretch::Blocked> blocked(const Rules& rules, const View& view,
                                                                   const ActionList& actions,
                                                                   const homestretch::SeatNames& names);
    [[nodiscard]] static const homestretch::fields::Fields& fields();
    [[nodiscard]] static const homestretch::fields::Fields& view_fields();
    static void problems(const Rules& rules, const State& state, homestretch::Mistakes& mistakes);
    static void settle(const Rules& rules, State& state, homestretch::Mistakes& mistakes);
    [[nodiscard]] static Action greedy(const Rules& rules, const View& view, const ActionList& actions) {
        return dragon_racer::greedy(rules, view, actions);
    }

    // For search.
    [[nodiscard]] static homestretch::SearchTuning search(const Rules& /*rules*/) { return search_tuning; }
    [[nodiscard]] static unsigned clock(const State& state) { return state.open.turn; }
    [[nodiscard]] static Action quick(const Rules& rules, const State& state, Seat seat,
                                      const ActionList& actions, homestretch::Dice& dice) {
        return dragon_racer::quick(rules, state, seat, actions, dice);
    }
    [[nodiscard]] static auto evaluate(const Rules& rules, const State& state) {
        return dragon_racer::evaluate(rules, state);
    }
    [[nodiscard]] static std::uint32_t meaning(const Rules& rules, const State& state, Seat seat,
                                               Action action) {
        return dragon_racer::meaning(rules, state, seat, action);
    }
};
static_assert(homestretch::Game<Game>);

} // namespace dragon_racer
