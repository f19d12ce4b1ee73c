#pragma once

#include "engine/fields/observe.h"
#include "engine/fields/schema.h"
#include "engine/game.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch {

// What makes two matches the same match, before the first action.
struct MatchIdentity {
    std::string game{};
    std::string pack{};
    std::string pack_version{};
    std::string pack_hash{};
    OptionTexts options{}; // as chosen; everything else is a default of the pack with this hash
    std::size_t seats = 0;
    Seed seed{};
    bool operator==(const MatchIdentity&) const = default;
};

// One legal action as people and programs see it.
struct Choice {
    Action action{};
    std::string text{}; // short and stable: "fire 3"
    ActionWords said{};
};

struct Move {
    Seat seat{};
    std::string text{};
    bool operator==(const Move&) const = default;
};

// A match of any game, for everything that need not be fast: terminal, server, scenarios, replays.
// Made by `GameType::new_match`. Bots reach the typed match behind it through `MatchOf<G>`.
class Match {
public:
    Match() = default;
    Match(const Match&) = default;
    Match& operator=(const Match&) = delete;
    virtual ~Match() = default;
    [[nodiscard]] virtual std::unique_ptr<Match> clone() const = 0;

    [[nodiscard]] virtual const MatchIdentity& identity() const = 0;
    [[nodiscard]] virtual const GameInfo& info() const = 0;
    [[nodiscard]] virtual const std::vector<Move>& history() const = 0; // its size is the ply

    [[nodiscard]] virtual SeatSet pending() const = 0;
    // Empty for a seat that is not pending, and so are its blocked things.
    [[nodiscard]] virtual std::vector<Choice> choices(Seat seat, const SeatNames& names) const = 0;
    [[nodiscard]] std::vector<Choice> choices(Seat seat) const { return choices(seat, {}); }
    [[nodiscard]] virtual std::vector<Blocked> blocked(Seat seat, const SeatNames& names) const = 0;
    [[nodiscard]] virtual Question question(Viewer viewer) const = 0;
    // Plays the action with this text. An error says why not and what would do; nothing has changed then.
    [[nodiscard]] virtual Result<void> act(Seat seat, std::string_view text) = 0;
    [[nodiscard]] virtual Outcome outcome() const = 0;
    // The match as it was after so many of its actions: much faster than playing them by their texts. One
    // that was arranged began there.
    [[nodiscard]] virtual std::unique_ptr<Match> rewound(std::size_t ply) const = 0;

    [[nodiscard]] virtual Json view(Viewer viewer) const = 0;
    [[nodiscard]] virtual std::string draw(Viewer viewer, const Paint& paint) const = 0;
    // What the viewer has heard since the start, or only from event number `from` on.
    [[nodiscard]] virtual std::vector<Telling> story(Viewer viewer, const SeatNames& names,
                                                     std::size_t from) const = 0;
    [[nodiscard]] std::vector<Telling> story(Viewer viewer, std::size_t from = 0) const {
        return story(viewer, {}, from);
    }
    [[nodiscard]] virtual std::size_t event_count() const = 0;
    // When so many moves had been made.
    [[nodiscard]] virtual std::size_t event_count_at(std::size_t ply) const = 0;
    // What the last move changed in the viewer's view (engine/frames.h); empty before the first.
    [[nodiscard]] virtual std::vector<Json> frames(Viewer viewer) const = 0;
    // Whether the viewer sees the same in both, waits for the same seats, and has heard the same from event
    // number `from` on. `other` must be a match of the same game. Much faster than comparing views as JSON.
    [[nodiscard]] virtual bool looks_the_same(const Match& other, Viewer viewer, std::size_t from) const = 0;

    // Complete and secret: for tests, scenarios and bug reports, never for a network.
    [[nodiscard]] virtual Json dump() const = 0;
    // Puts another position in place and forgets how the old one came about.
    [[nodiscard]] virtual Result<void> arrange(const Json& position) = 0;
    // That position, as `dump` writes it; nothing if the match began as its rules begin.
    [[nodiscard]] virtual std::optional<Json> arranged() const = 0;
    // The same match with everything this viewer cannot know dealt anew, consistent with what it does know.
    [[nodiscard]] virtual std::unique_ptr<Match> redealt(Viewer viewer, RandomStream& random) const = 0;
    // What would come of a plan, written as the game says, as far as this viewer can know; changes nothing.
    // An error if the plan cannot be read, or in games without plans.
    [[nodiscard]] virtual Result<Json> preview(Viewer viewer, const Json& plan) const = 0;
};

// What a game knows of its positions, derived from the description of their fields.
struct DescribedGame {
    std::vector<fields::FieldLine> position{}; // what `dump` writes and `arrange` reads
    std::vector<fields::FieldLine> view{};     // what one viewer may know
    Json position_schema{};
    Json view_schema{};
    Json any_view_schema{};                      // the same, at any table and with any cards
    Json events_schema{};                        // of the details of each event, by its key, at any table
    std::vector<fields::Observed> observation{}; // how a view lies in an array, for learning
};

// What there is to know about a game before a match of it, with its type erased.
class GameType {
public:
    GameType() = default;
    GameType(const GameType&) = delete;
    GameType& operator=(const GameType&) = delete;
    virtual ~GameType() = default;

    [[nodiscard]] virtual const GameInfo& info() const = 0;
    [[nodiscard]] virtual OptionSpecs options() const = 0;
    [[nodiscard]] virtual std::span<const std::string_view> tables() const = 0;
    // Every mistake of a pack, whatever the table it would be played at.
    [[nodiscard]] virtual Problems check_pack(const Pack& pack) const = 0;
    // As they read at such a table: an option can change what a card does.
    [[nodiscard]] virtual Result<std::vector<CardWords>, Problems>
    cards(const Pack& pack, std::size_t seats, const OptionTexts& options) const = 0;
    [[nodiscard]] Result<std::vector<CardWords>, Problems> cards(const Pack& pack) const {
        return cards(pack, info().max_seats, {});
    }
    [[nodiscard]] virtual Result<DescribedGame, Problems> described(const Pack& pack, std::size_t seats,
                                                                    const OptionTexts& options) const = 0;
    [[nodiscard]] virtual Result<std::unique_ptr<Match>, Problems>
    new_match(const Pack& pack, std::size_t seats, const OptionTexts& options, const Seed& seed) const = 0;
};

} // namespace homestretch
