#pragma once

// Words for the tests of Drags 2 Riches: a table in some position, what players do there and what is seen
// then.
//
//     Play play = a_table(3).hand(ann, {"L05", "C-G"}).hand(ben, {"L02"}).begin();
//     play.does(ann, "activate L05").does(ann, "target 1");
//     EXPECT_THAT(play.choices(ben), ElementsAre("suffer", "block L02"));
//
// What a test leaves open is filled in: there are no characters, Ann is first and plays, everybody holds one
// starter or coin and has five in her Wardrobe, cards for sale are in the draw pile, others in the trash.

#include "games/drags-2-riches/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace drags_2_riches::tests {

using homestretch::Json;
using homestretch::NullSink;
using homestretch::OptionTexts;
using homestretch::Pack;
using homestretch::Seed;
using homestretch::spectator;
using homestretch::Viewer;
using Recorder = homestretch::EventRecorder<Event>;

inline constexpr Seat ann = homestretch::seat_at(0);
inline constexpr Seat ben = homestretch::seat_at(1);
inline constexpr Seat cleo = homestretch::seat_at(2);
inline constexpr Seat dora = homestretch::seat_at(3);

using Texts = std::vector<std::string>;

[[nodiscard]] Seed nth_seed(std::uint64_t number);
[[nodiscard]] const Pack& standard_pack();
[[nodiscard]] std::shared_ptr<const Rules> rules_for(std::size_t players, const OptionTexts& options = {},
                                                     const Pack& pack = standard_pack());
// Why a table is refused, every reason on a line of its own; empty if it is not.
[[nodiscard]] std::string refusal(const Pack& pack, std::size_t players = 3, const OptionTexts& options = {});
// The cell of a table in the row that begins with this cell.
[[nodiscard]] std::string& cell(Pack& pack, std::string_view file, std::string_view row,
                                std::string_view column);
// The standard pack in which a Wardrobe card has another effect, and the Shade icon if it needs one.
[[nodiscard]] Pack with_effect(std::string_view card, const std::string& effect, const std::string& icons);

// A match in some position; whatever happens in it from there on is remembered.
class Play {
public:
    Play(std::shared_ptr<const Rules> rules, const State& state) : rules_(std::move(rules)), state_(state) {}

    // A test in which that is not legal fails, and says what would be.
    Play& does(Seat seat, std::string_view text);
    [[nodiscard]] Texts choices(Seat seat) const;
    [[nodiscard]] SeatSet asked() const { return state_.open.pending; }
    [[nodiscard]] View seen_by(Viewer viewer) const { return Game::view(*rules_, state_, viewer); }
    [[nodiscard]] Json view(Viewer viewer) const {
        return homestretch::view_json<Game>(*rules_, seen_by(viewer));
    }
    [[nodiscard]] Json dump() const { return homestretch::dump<Game>(*rules_, state_); }
    [[nodiscard]] Json of(Seat seat) const { return dump()["players"][index_of(seat)]; }
    [[nodiscard]] std::string drawing(Viewer viewer) const;
    [[nodiscard]] std::string described(Seat seat, std::string_view text) const; // the words of a choice
    [[nodiscard]] homestretch::Question question(Viewer viewer) const;
    [[nodiscard]] Texts reasons(Seat seat) const;   // why something is blocked
    [[nodiscard]] Texts story(Viewer viewer) const; // the sentences of what is heard
    [[nodiscard]] std::string greedy_choice(Seat seat) const;

    [[nodiscard]] const Rules& rules() const { return *rules_; }
    [[nodiscard]] const State& state() const { return state_; }

private:
    [[nodiscard]] ActionList legal(Seat seat) const;

    std::shared_ptr<const Rules> rules_;
    State state_;
    Recorder recorder_{};
};

// A position in the making. Cards may be given in any order.
class Position {
public:
    explicit Position(std::size_t players, OptionTexts options = {}, const Pack& pack = standard_pack());
    Position& phase(const std::string& phase, const std::string& decision);
    Position& hand(Seat seat, Texts hand);
    Position& wardrobe(Seat seat, Texts wardrobe);
    Position& floordrobe(Seat seat, Texts floordrobe);
    Position& look(Seat seat, const Texts& cards);
    Position& market(const Texts& cards); // the first slots; the others hold any cards
    Position& event(const std::string& event);
    Position& set(const std::string& key, const Json& value);
    Position& set(Seat seat, const std::string& key, const Json& value);

    [[nodiscard]] Play begin() const;
    // Why such a position cannot be; empty if it can.
    [[nodiscard]] std::string mistake() const;

private:
    Position& cards(Seat seat, const std::string& zone, Texts cards);

    std::shared_ptr<const Rules> rules_;
    Json json_;
};
[[nodiscard]] inline Position a_table(std::size_t players, const OptionTexts& options = {}) {
    return Position(players, options);
}

} // namespace drags_2_riches::tests
