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
    EXPECT_EQ(ran.out,
              "Seal   fits the server's part; whoever saw it before the deal knows that it was fixed "
              "then\n"
              "Deal   the server's alone: whoever runs it could have chosen the cards\n"
              "Moves  2 moves, all by the rules; the match is not over\n"
              "The replay is in order.\n");
}

TEST_F(Verify, notices_another_deal) {
    replay_.seal = seal_of(Seed{});

    const Ran ran = verify();

    EXPECT_EQ(ran.status, exit_failed);
    EXPECT_THAT(ran.out, HasSubstr("it was changed after it was sealed"));
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
    EXPECT_THAT(ran.out, HasSubstr("Seal   none, so nobody can tell"));
}

// A match of two moves that both seats have put something into.
class VerifyDeal : public Verify {
protected:
    VerifyDeal() {
        replay_.deal = Deal{.secret = Seed{1}, .parts = {part(0, anns_), part(1, bobs_)}};
        replay_.players = {"Ann", "Bob"};
        deal();
    }

    static DealPart part(std::size_t seat, const Seed& given) {
        return {.seat = seat_at(seat), .promise = seal_of(given), .given = given};
    }
    // Plays the same again with the seed that comes of the deal.
    void deal() {
        const GameType& game = *find_game("dragon-racer");
        const std::string folder = std::string(HOMESTRETCH_SOURCE_DIR) + "/packs/dragon-racer/standard";
        const auto pack = load_pack(folder, game.tables());
        const auto match = *game.new_match(*pack, 2, {}, seed_of(*replay_.deal));
        for (const Seat seat : seats(2)) {
            EXPECT_TRUE(match->act(seat, match->choices(seat).front().text));
        }
        replay_.identity = match->identity();
        replay_.moves = match->history();
        replay_.seal = seal_of(replay_.deal->secret);
    }

    Seed anns_{2};
    Seed bobs_{3};
};

TEST_F(VerifyDeal, says_whose_parts_are_in_the_deal) {
    EXPECT_THAT(verify().out, HasSubstr("Deal   of the server's part and of Ann, Bob\n"));

    const Ran ran = verify(
        {"--seal", seal_of(Seed{1}), "--promises", seal_of(anns_), seal_of(bobs_), "--part", to_hex(anns_)});

    EXPECT_EQ(ran.status, exit_ok) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("Seal   the one you noted: the server's part was fixed then\n"));
    EXPECT_THAT(ran.out, HasSubstr("; yours is in it, so nobody chose alone\n"));
}

TEST_F(VerifyDeal, says_what_a_part_that_did_not_come_leaves_open) {
    replay_.deal->parts[1].given.reset();
    deal();

    const Ran ran = verify();

    EXPECT_EQ(ran.status, exit_ok) << ran.err;
    EXPECT_THAT(ran.out,
                HasSubstr("promised by Bob did not come in time, so the server could choose among 2"));
}

TEST_F(VerifyDeal, finds_out_an_operator_who_has_chosen_the_seed) {
    replay_.identity.seed = *seed_from_hex("c0ffee");

    const Ran ran = verify();

    EXPECT_EQ(ran.status, exit_failed);
    EXPECT_THAT(ran.out, HasSubstr("Seal   the seed does not come of the parts: somebody has chosen it"));
}

TEST_F(VerifyDeal, finds_out_a_server_that_shows_another_seal_at_the_end) {
    const std::string noted = replay_.seal;
    replay_.deal->secret = Seed{7};
    deal();

    EXPECT_EQ(verify().status, exit_ok); // its own seal fits
    EXPECT_THAT(verify({"--seal", noted}).out, HasSubstr("not the one whose seal you noted"));
}

TEST_F(VerifyDeal, finds_out_a_part_that_is_missing_or_was_added) {
    EXPECT_THAT(verify({"--part", to_hex(Seed{9})}).out, HasSubstr("your part is not in it"));
    EXPECT_THAT(verify({"--promises", seal_of(anns_)}).out, HasSubstr("other parts were promised"));
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
