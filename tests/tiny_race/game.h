#pragma once

#include "engine/fields/of_game.h"
#include "engine/game.h"
#include "tests/tiny_race/rules.h"
#include "tests/tiny_race/state.h"

namespace tiny_race {

inline constexpr std::size_t hand_size = 3;

// What a pending seat is asked for.
enum class Ask : std::uint8_t { None, ChooseCard, MoveOrDraw, PlayAnother, Push };

enum class ActionKind : std::uint8_t { Play, Move, Draw, GiveWay, Block };
[[nodiscard]] constexpr homestretch::Action action(ActionKind kind, CardId card = CardId{}) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(card), 0, 0};
}

// What one viewer knows of a player's cards.
struct PlayerView {
    std::uint8_t hand_size = 0;
    Cards hand{}; // of the viewer only
    bool has_chosen = false;
    CardId chosen = no_card; // the viewer's own, or revealed
    bool operator==(const PlayerView&) const = default;
};

struct View {
    homestretch::Viewer viewer{};
    Open open{};
    std::array<PlayerView, max_players> players{}; // by seat
    std::uint8_t deck_size = 0;
    bool operator==(const View&) const = default;
};

struct Event {
    enum class Kind : std::uint8_t { Chose, Played, Moved, Drew, Blocked };
    Kind kind{};
    Seat seat{};
    CardId card = no_card;
    int spaces = 0;
};
using Sink = homestretch::Sink<Event>;

struct Game {
    static constexpr homestretch::GameInfo info{.id = "tiny-race",
                                                .title = "Tiny Race",
                                                .kind = "competitive",
                                                .summary =
                                                    "Twelve cards, two or three racers, one finish line.",
                                                .credit = "Homestretch",
                                                .min_seats = 2,
                                                .max_seats = 3};
    using Rules = tiny_race::Rules;
    using State = tiny_race::State;
    using View = tiny_race::View;
    using Event = tiny_race::Event;

    // rules.cpp
    static homestretch::OptionSpecs options();
    static std::span<const std::string_view> tables();
    static homestretch::Result<Rules, homestretch::Problems> compile(const homestretch::Pack& pack,
                                                                     const homestretch::MatchSetup& setup);
    static std::vector<homestretch::CardWords> cards(const Rules& rules);
    static std::size_t decision_bound(const Rules& rules);
    // turn.cpp
    static State start(const Rules& rules, const homestretch::Seed& seed, Sink sink);
    static SeatSet pending(const State& state);
    static void legal(const Rules& rules, const State& state, Seat seat, homestretch::ActionList& actions);
    static void apply(const Rules& rules, State& state, Seat seat, homestretch::Action action, Sink sink);
    static homestretch::Outcome outcome(const Rules& rules, const State& state);
    // view.cpp
    static View view(const Rules& rules, const State& state, homestretch::Viewer viewer);
    static void redeal(const Rules& rules, State& state, homestretch::Viewer viewer,
                       homestretch::RandomStream& random);
    static homestretch::Action greedy(const Rules& rules, const View& view,
                                      const homestretch::ActionList& actions);
    // words.cpp
    static const homestretch::Wording<Game>& words();
    // fields.cpp
    static const homestretch::fields::Fields& fields();
    static const homestretch::fields::Fields& view_fields();
    // problems.cpp
    static void problems(const Rules& rules, const State& state, homestretch::Mistakes& mistakes);
    static void settle(const Rules& rules, State& state, homestretch::Mistakes& mistakes);
};
static_assert(homestretch::Game<Game>);

[[nodiscard]] SeatSet deciding(const Open& open);
[[nodiscard]] Ask ask_of(const Rules& rules, const Open& open);
// The step on top of the effect stack; nothing while no card is in the middle of its effect.
[[nodiscard]] const homestretch::Step* waiting_step(const Rules& rules, const Open& open);
// Whom a step of this player's card asks: nobody if it need not ask.
[[nodiscard]] SeatSet asked_by(const Rules& rules, const State& state, Seat owner,
                               const homestretch::Step& step);
// Seats that choose a card at the beginning of a round; none when the race is over.
[[nodiscard]] SeatSet choosers(const Rules& rules, const State& state);

} // namespace tiny_race
