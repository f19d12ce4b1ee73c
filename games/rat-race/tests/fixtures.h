#pragma once

// Words for the tests of Rat Race: a table in some position, what players do there and what is seen then.
//
//     Play play = a_table(3).hand(ann, {"A19", "A05"}).hand(ben, {"I20"}).begin();
//     play.does(ann, "play A19");
//     EXPECT_THAT(play.choices(ann), ElementsAre("steal 1", "steal 2"));
//
// What a test leaves open is filled in: Ann is active and plays a card, hands hold two cards that lie nowhere
// else, everything else is in the pile.

#include "games/rat-race/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace rat_race::tests {

using homestretch::Json;
using homestretch::OptionTexts;
using homestretch::Pack;
using homestretch::Seed;
using homestretch::spectator;
using homestretch::Telling;
using homestretch::Viewer;

inline constexpr Seat ann = homestretch::seat_at(0);
inline constexpr Seat ben = homestretch::seat_at(1);
inline constexpr Seat cleo = homestretch::seat_at(2);

using Texts = std::vector<std::string>;

[[nodiscard]] Seed nth_seed(std::uint64_t number);
[[nodiscard]] const Pack& standard_pack();
[[nodiscard]] std::shared_ptr<const Rules> rules_for(std::size_t players, const OptionTexts& options = {},
                                                     const Pack& pack = standard_pack());
// Why a table is refused, every reason on a line of its own; empty if it is not.
[[nodiscard]] std::string refusal(const Pack& pack, std::size_t players = 3, const OptionTexts& options = {});
// The only cell of a table whose row begins with this cell.
[[nodiscard]] std::string& cell(Pack& pack, std::string_view file, std::string_view row,
                                std::string_view column);

// A match in some position; whatever happens in it from there on is remembered.
class Play {
public:
    Play(std::shared_ptr<const Rules> rules, const State& state) : rules_(std::move(rules)), state_(state) {}

    // A test in which that is not legal fails, and says what would be.
    Play& does(Seat seat, std::string_view text);
    [[nodiscard]] Texts choices(Seat seat) const;
    [[nodiscard]] View seen_by(Viewer viewer) const { return Game::view(*rules_, state_, viewer); }
    [[nodiscard]] Json view(Viewer viewer) const {
        return homestretch::view_json<Game>(*rules_, seen_by(viewer));
    }
    [[nodiscard]] Json dump() const { return homestretch::dump<Game>(*rules_, state_); }
    [[nodiscard]] std::string drawing(Viewer viewer) const;
    [[nodiscard]] std::string described(Seat seat, std::string_view text) const; // the words of a choice
    [[nodiscard]] homestretch::Question question(Viewer viewer) const;
    [[nodiscard]] Texts reasons(Seat seat) const;   // why something is blocked
    [[nodiscard]] Texts story(Viewer viewer) const; // the sentences of what is heard

    [[nodiscard]] const Rules& rules() const { return *rules_; }
    [[nodiscard]] const State& state() const { return state_; }

private:
    [[nodiscard]] ActionList legal(Seat seat) const;

    std::shared_ptr<const Rules> rules_;
    State state_;
    homestretch::EventRecorder<Event> recorder_{};
};

// A position in the making.
class Position {
public:
    explicit Position(std::size_t players, const OptionTexts& options = {},
                      const Pack& pack = standard_pack());
    Position& phase(const std::string& phase);
    Position& hand(Seat seat, const Texts& cards);
    Position& bank(Seat seat, const Texts& cards);
    Position& pile(const Texts& cards); // the top first
    Position& discard(const Texts& cards);
    Position& token(const std::string& councilor, const std::string& place);
    Position& row(const std::string& councilor, const Texts& issues);
    Position& riots(const Texts& fields);
    Position& set(const std::string& key, const Json& value);

    [[nodiscard]] Play begin() const;
    // Why such a position cannot be; empty if it can.
    [[nodiscard]] std::string mistake() const;

private:
    std::shared_ptr<const Rules> rules_;
    Json json_;
};
[[nodiscard]] inline Position a_table(std::size_t players, const OptionTexts& options = {}) {
    return Position(players, options);
}

} // namespace rat_race::tests
