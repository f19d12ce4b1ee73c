#pragma once

// Words for the tests of Rat Race: a table in some position, what players do there and what is seen then.
//
//     Play play = a_table(3).hand(ann, {"A19", "A05"}).hand(ben, {"I20"}).begin();
//     play.does(ann, "play A19");
//     EXPECT_THAT(play.choices(ann), ElementsAre("steal 1", "steal 2"));
//
// What a test leaves open is filled in: Ann is active and plays a card, hands hold two cards that lie nowhere
// else, everything else is in the pile.

#include "engine/testing/play.h"
#include "games/rat-race/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace rat_race::tests {

using homestretch::ann;
using homestretch::ben;
using homestretch::cell;
using homestretch::cleo;
using homestretch::expect_no_difference;
using homestretch::Json;
using homestretch::nth_seed;
using homestretch::OptionTexts;
using homestretch::Pack;
using homestretch::spectator;
using homestretch::Telling;
using homestretch::Texts;
using homestretch::Viewer;
using Play = homestretch::Play<Game>;

[[nodiscard]] inline const Pack& standard_pack() {
    return homestretch::standard_pack(Game::info.id, Game::tables());
}
[[nodiscard]] inline std::shared_ptr<const Rules>
rules_for(std::size_t players, const OptionTexts& options = {}, const Pack& pack = standard_pack()) {
    return homestretch::rules_for<Game>(players, options, pack);
}
[[nodiscard]] inline std::string refusal(const Pack& pack, std::size_t players = 3,
                                         const OptionTexts& options = {}) {
    return homestretch::refusal<Game>(pack, players, options);
}

// A position in the making.
class Position : public homestretch::Arranging<Game, Position> {
public:
    explicit Position(std::size_t players, const OptionTexts& options = {},
                      const Pack& pack = standard_pack())
        : Arranging(players, options, pack) {
        set("phase", "play").set("active", 0).set("first", 0).set("pending", {0}).set("pile", {"rest"});
        for (const Seat seat : seats(players)) hand(seat, {"any", "any"});
    }
    Position& phase(const std::string& phase) { return set("phase", phase); }
    Position& hand(Seat seat, const Texts& cards) { return set(seat, "hand", cards); }
    Position& bank(Seat seat, const Texts& cards) { return set(seat, "bank", cards); }
    Position& pile(const Texts& cards) { return set("pile", cards); } // the top first
    Position& discard(const Texts& cards) { return set("discard", cards); }
    Position& riots(const Texts& fields) { return set("riots", fields); }
    Position& token(const std::string& councilor, const std::string& place) {
        json()["tokens"][councilor] = place;
        return *this;
    }
    Position& row(const std::string& councilor, const Texts& issues) {
        json()["rows"][councilor] = issues;
        return *this;
    }
};
[[nodiscard]] inline Position a_table(std::size_t players, const OptionTexts& options = {}) {
    return Position(players, options);
}

} // namespace rat_race::tests
