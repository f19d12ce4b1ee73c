#pragma once

// Words for the tests of Slow and Steady: a round in some position, what players do there and what is seen
// then.
//
//     Play play = a_round(3).challenges({"B1", "S03", "B2"}).hand(ann, {"S02"}).begin();
//     play.does(ann, "play S02 c1");
//     EXPECT_THAT(play.choices(ann), ElementsAre("place c2", "place c3", "place u"));
//
// What a test leaves open is filled in: it is round 1, the challenges have just been dealt, Ann leads,
// everybody else holds a basic card with power 1, and all other cards are out of play.

#include "engine/testing/play.h"
#include "games/slow-and-steady/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace slow_and_steady::tests {

using homestretch::ann;
using homestretch::ben;
using homestretch::cell;
using homestretch::cleo;
using homestretch::Json;
using homestretch::nth_seed;
using homestretch::OptionTexts;
using homestretch::Pack;
using homestretch::Texts;
using homestretch::Viewer;
using Play = homestretch::Play<Game>;

[[nodiscard]] inline const Pack& standard_pack() {
    return homestretch::standard_pack(Game::info.id, table_files);
}
[[nodiscard]] inline std::shared_ptr<const Rules>
rules_for(std::size_t players, const OptionTexts& options = {}, const Pack& pack = standard_pack()) {
    return homestretch::rules_for<Game>(players, options, pack);
}
[[nodiscard]] inline std::string refusal(const Pack& pack, std::size_t players = 3,
                                         const OptionTexts& options = {}) {
    return homestretch::refusal<Game>(pack, players, options);
}

// What a plan would come to; throws what is wrong with it.
[[nodiscard]] inline Json preview(const Play& play, Viewer viewer, const Json& plan) {
    auto answer = Game::preview(play.rules(), play.seen_by(viewer), plan);
    if (!answer) throw std::runtime_error(answer.error().message);
    return std::move(*answer);
}
[[nodiscard]] inline std::vector<int> row(const Play& play) { // the powers of the challenges
    std::vector<int> row;
    for (const Contest& contest : resolution(play.rules(), play.state().open).contests)
        row.push_back(contest.power);
    return row;
}

// A position in the making.
class Position : public homestretch::Arranging<Game, Position> {
public:
    explicit Position(std::size_t players, const OptionTexts& options = {},
                      const Pack& pack = standard_pack())
        : Arranging(players, options, pack) {
        set("phase", "activation").set("decision", nullptr).set("pending", Json::array());
        set("draft_step", 4)
            .set("round", 1)
            .set("lead", 0)
            .set("turn", 0)
            .set("challenge_deck", Json::array());
        set("special_deck", {"rest"}).set("unused", {"rest"});
        for (const Seat seat : seats(players))
            deck(seat, {})
                .hand(seat, {"B1"})
                .set(seat, "offer", Json::array())
                .set(seat, "saw", Json::array());
    }
    Position& challenges(const Texts& cards) { return set("columns", cards); }
    Position& hand(Seat seat, const Texts& cards) { return set(seat, "hand", cards); }
    Position& deck(Seat seat, const Texts& cards) { return set(seat, "deck", cards); }
    Position& challenge_deck(const Texts& cards) { // from the top
        Texts sorted = cards;
        std::ranges::sort(sorted); // basic cards begin with a B
        return set("challenge_deck", sorted).set("stacked", cards);
    }
};
[[nodiscard]] inline Position a_round(std::size_t players, const OptionTexts& options = {}) {
    return Position(players, options);
}

} // namespace slow_and_steady::tests
