#include "engine/replay/replay.h"

#include "engine/match_of.h"
#include "tests/tiny_race/fixtures.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch {
namespace {

using testing::HasSubstr;

class Restore : public testing::Test {
protected:
    // A match in which the first seat that is asked does the first thing it may, so many times.
    [[nodiscard]] std::unique_ptr<Match> played(std::size_t plies) const {
        auto match = game.new_match(pack, 2, {{"track", "long"}}, *seed_from_hex("7"));
        for (std::size_t i = 0; i < plies; ++i) {
            const Seat seat = *(*match)->pending().begin();
            EXPECT_TRUE((*match)->act(seat, (*match)->choices(seat).front().text));
        }
        return std::move(*match);
    }

    [[nodiscard]] std::string complaint(const Replay& replay,
                                        std::optional<std::size_t> ply = std::nullopt) const {
        const auto match = restore(replay, game, pack, ply);
        return match ? "(it was restored)" : match.error().message;
    }

    GameTypeOf<tiny_race::Game> game;
    Pack pack = tiny_race::tiny_pack();
};

TEST_F(Restore, gives_the_match_that_was_written_down) {
    const auto match = played(5);

    const auto again = restore(*read_replay(write_replay(replay_of(*match, {"you", "greedy"}))), game, pack);

    ASSERT_TRUE(again);
    EXPECT_EQ((*again)->dump(), match->dump());
    EXPECT_EQ((*again)->identity(), match->identity());
    EXPECT_EQ((*again)->history(), match->history());
}

TEST_F(Restore, gives_any_ply_on_the_way) {
    const Replay replay = replay_of(*played(5));

    const auto start = restore(replay, game, pack, 0);
    const auto middle = restore(replay, game, pack, 3);

    ASSERT_TRUE(start && middle);
    EXPECT_EQ((*start)->dump(), played(0)->dump());
    EXPECT_EQ((*middle)->dump(), played(3)->dump());
}

TEST_F(Restore, refuses_a_ply_that_was_not_played) {
    EXPECT_EQ(complaint(replay_of(*played(3)), 4), "there is no ply 4; the replay has plies 0 to 3");
}

TEST_F(Restore, refuses_another_game) {
    Replay replay = replay_of(*played(1));
    replay.identity.game = "dragon-racer";

    EXPECT_EQ(complaint(replay), "this is a match of 'dragon-racer', not of 'tiny-race'");
}

TEST_F(Restore, refuses_other_cards_and_says_what_to_do) {
    Replay replay = replay_of(*played(1));
    replay.identity.pack_hash = std::string(64, 'e');

    EXPECT_THAT(complaint(replay), HasSubstr("(hash eeeeeeeeeeee)"));
    EXPECT_THAT(complaint(replay), HasSubstr("(hash " + pack.hash.substr(0, 12) + ")"));
    EXPECT_THAT(complaint(replay), HasSubstr("--pack DIR"));
}

TEST_F(Restore, names_the_ply_of_an_illegal_action) {
    Replay replay = replay_of(*played(4));
    replay.moves[2].text = "play nothing";

    EXPECT_THAT(complaint(replay), HasSubstr("ply 3 (seat "));
    EXPECT_THAT(complaint(replay),
                HasSubstr("'play nothing') cannot be played: 'play nothing' is not legal now"));
}

TEST_F(Restore, names_the_ply_of_an_action_after_the_end) {
    auto match = played(0);
    while (!match->pending().empty()) {
        const Seat seat = *match->pending().begin();
        ASSERT_TRUE(match->act(seat, match->choices(seat).front().text));
    }
    Replay replay = replay_of(*match);
    replay.moves.push_back({seat_at(0), "play trot"});

    EXPECT_THAT(complaint(replay), HasSubstr("the match is over"));
    EXPECT_THAT(complaint(replay), HasSubstr("ply " + std::to_string(replay.moves.size())));
}

TEST_F(Restore, refuses_a_table_the_game_does_not_have) {
    Replay replay = replay_of(*played(1));
    replay.identity.seats = 8;

    EXPECT_EQ(complaint(replay), "Tiny Race is for 2 to 3 players, not 8");
}

TEST_F(Restore, refuses_an_option_the_game_does_not_have) {
    Replay replay = replay_of(*played(1));
    replay.identity.options = {{"trak", "long"}};

    EXPECT_THAT(complaint(replay), HasSubstr("there is no option 'trak'; did you mean 'track'?"));
}

} // namespace
} // namespace homestretch
