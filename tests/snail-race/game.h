#pragma once

#include "engine/fields/of_game.h"
#include "engine/game.h"
#include "tests/snail-race/state.h"

namespace snail_race {

// The pack compiled.
struct Rules {
    std::size_t seats = 0;
    std::uint8_t track = 0;                     // spaces to the finish
    std::array<std::uint8_t, max_snails> die{}; // by snail: how many faces its die has
    homestretch::Vocabulary snails{};
};

struct View {
    homestretch::Viewer viewer{};
    Open open{};
    Bets bets = no_bets; // those the viewer knows
    bool operator==(const View&) const = default;
};

enum class ActionKind : std::uint8_t { Bet, Feed, Look };
[[nodiscard]] constexpr homestretch::Action bet(SnailId snail) {
    return {static_cast<std::uint8_t>(ActionKind::Bet), static_cast<std::uint8_t>(snail), 0, 0};
}
[[nodiscard]] constexpr homestretch::Action feed(SnailId snail) {
    return {static_cast<std::uint8_t>(ActionKind::Feed), static_cast<std::uint8_t>(snail), 0, 0};
}
[[nodiscard]] constexpr homestretch::Action look_at(Seat seat) {
    return {static_cast<std::uint8_t>(ActionKind::Look), static_cast<std::uint8_t>(seat), 0, 0};
}

struct Event {
    enum class Kind : std::uint8_t { Bet, Fed, Looked, Revealed };
    Kind kind{};
    Seat seat{};
    SnailId snail = no_snail;
    Seat other{};   // whose bet was looked at
    int spaces = 0; // that the snail moved
};
using Sink = homestretch::Sink<Event>;

struct Game {
    static constexpr homestretch::GameInfo info{.id = "snail-race",
                                                .title = "Snail Race",
                                                .kind = "competitive betting",
                                                .summary = "Four snails, hidden bets, one finish line.",
                                                .credit = "Homestretch",
                                                .min_seats = 2,
                                                .max_seats = max_players};
    using Rules = snail_race::Rules;
    using State = snail_race::State;
    using View = snail_race::View;
    using Event = snail_race::Event;

    // rules.cpp
    static homestretch::OptionSpecs options();
    static std::span<const std::string_view> tables();
    static homestretch::Result<Rules, homestretch::Problems> compile(const homestretch::Pack& pack,
                                                                     const homestretch::MatchSetup& setup);
    // turn.cpp
    static State start(const Rules& rules, const homestretch::Seed& seed, Sink sink);
    static SeatSet pending(const State& state);
    static void legal(const Rules& rules, const State& state, Seat seat, homestretch::ActionList& actions);
    static void apply(const Rules& rules, State& state, Seat seat, homestretch::Action action, Sink sink);
    static homestretch::Outcome outcome(const Rules& rules, const State& state);
    static std::size_t decision_bound(const Rules& rules);
    // view.cpp
    static View view(const Rules& rules, const State& state, homestretch::Viewer viewer);
    static void redeal(const Rules& rules, State& state, homestretch::Viewer viewer,
                       homestretch::RandomStream& random);
    // words.cpp
    static std::vector<homestretch::CardWords> cards(const Rules& rules);
    static const homestretch::Wording<Game>& words();
    // heuristics.cpp
    static homestretch::Action greedy(const Rules& rules, const View& view,
                                      const homestretch::ActionList& actions);
    // fields.cpp
    static const homestretch::fields::Fields& fields();
    static const homestretch::fields::Fields& view_fields();
    static void problems(const Rules& rules, const State& state, homestretch::Mistakes& mistakes);
    static void settle(const Rules& rules, State& state, homestretch::Mistakes& mistakes);
};
static_assert(homestretch::Game<Game>);

[[nodiscard]] SeatSet deciding(const Open& open);
[[nodiscard]] bool at_finish(const Rules& rules, const Open& open);

} // namespace snail_race
