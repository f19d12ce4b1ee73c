#include "cli/tests/running.h"
#include "engine/pack/folder.h"
#include "engine/replay/replay.h"
#include "engine/replay/store.h"
#include "games/registry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch {
namespace {

using testing::HasSubstr;

// A match of two moves with a sealed deal.
class Verify : public testing::Test {
protected:
    Verify() {
        const GameType& game = *find_game("dragon-racer");
        const std::string folder = std::string(HOMESTRETCH_SOURCE_DIR) + "/packs/dragon-racer/standard";
        const auto pack = load_pack(folder, game.tables());
        const auto match = *game.new_match(*pack, 2, {}, *seed_from_hex("2a"));
        for (const Seat seat : seats(2)) {
            EXPECT_TRUE(match->act(seat, match->choices(seat).front().text));
        }
        replay_ = replay_of(*match);
        replay_.seal = seal_of(replay_.identity.seed);
    }

    Ran verify(const std::vector<std::string>& more = {}) {
        EXPECT_TRUE(save_replay("match.json", replay_));
        std::vector<std::string> words{"verify", "match.json"};
        words.insert(words.end(), more.begin(), more.end());
        return run(words);
    }

    TemporaryFolder folder_;
    Replay replay_;
};

TEST_F(Verify, finds_an_honest_match_in_order) {
    const Ran ran = verify();

    EXPECT_EQ(ran.status, exit_ok) << ran.err;
    EXPECT_EQ(ran.out, "Seal   fits the seed: the deal was fixed before the first move\n"
                       "Moves  2 moves, all by the rules; the match is not over\n"
                       "The replay is in order.\n");
}

TEST_F(Verify, notices_another_deal) {
    replay_.seal = seal_of(Seed{});

    const Ran ran = verify();

    EXPECT_EQ(ran.status, exit_failed);
    EXPECT_THAT(ran.out, HasSubstr("the deal was changed"));
    EXPECT_THAT(ran.out, HasSubstr("NOT in order"));
}

TEST_F(Verify, notices_a_move_that_was_never_legal) {
    replay_.moves.back().text = "pick 7";

    const Ran ran = verify();

    EXPECT_EQ(ran.status, exit_failed);
    EXPECT_THAT(ran.out, HasSubstr("Moves  ply 2 (seat 1, 'pick 7') cannot be played"));
}

TEST_F(Verify, compares_the_seal_that_somebody_noted) {
    EXPECT_EQ(verify({"--seal", replay_.seal}).status, exit_ok);
    EXPECT_EQ(verify({"--seal", seal_of(Seed{})}).status, exit_failed);
}

TEST_F(Verify, says_that_a_match_without_a_seal_proves_less) {
    replay_.seal.clear();

    const Ran ran = verify();

    EXPECT_EQ(ran.status, exit_ok);
    EXPECT_THAT(ran.out, HasSubstr("Seal   the file has none"));
}

TEST_F(Verify, needs_the_cards_of_the_match) {
    replay_.identity.pack_hash = std::string(64, '0');

    const Ran ran = verify();

    EXPECT_EQ(ran.status, exit_bad_input);
    EXPECT_THAT(ran.err, HasSubstr("--pack DIR"));
}

TEST(Serve, refuses_settings_that_cannot_be_meant_before_it_starts) {
    const Ran ran = run({"serve", "--port", "many"});

    EXPECT_EQ(ran.status, exit_bad_input);
    EXPECT_THAT(ran.err, HasSubstr("--port must be a whole number from 0 to 65535, not 'many'"));
}

TEST(Serve, explains_every_setting) {
    const Ran ran = run({"serve", "--help"});

    EXPECT_THAT(ran.out, HasSubstr("--port N"));
    EXPECT_THAT(ran.out, HasSubstr("--packs DIR"));
    EXPECT_THAT(ran.out, HasSubstr("(default 8080)"));
}

} // namespace
} // namespace homestretch
