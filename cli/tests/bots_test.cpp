#include "cli/tests/running.h"

#include "engine/json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

// The commands about bots: tournament and hint.

namespace homestretch {
namespace {

using ::testing::HasSubstr;

const std::vector<std::string> a_tournament{
    "tournament", "dragon-racer", "--bots", "random,greedy,easy", "--games", "2", "--iterations",
    "4",          "--seed",       "7"};

std::vector<std::string> with(std::vector<std::string> words, const std::vector<std::string>& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

TEST(Tournament, ranks_the_bots_and_says_how_to_repeat_it) {
    const Ran ran = run(a_tournament);

    EXPECT_EQ(ran.status, exit_ok) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("3 line-ups of 2 games"));
    EXPECT_THAT(ran.out, HasSubstr("Rating"));
    EXPECT_THAT(ran.out, HasSubstr("Again:  homestretch tournament dragon-racer --bots random,greedy,easy "
                                   "--games 2 --seats 2 --iterations 4 --seed 7"));
}

TEST(Tournament, gives_programs_the_same_table_twice) {
    const Ran once = run(with(a_tournament, {"--json", "--threads", "1"}));
    const Ran again = run(with(a_tournament, {"--json", "--threads", "2"}));

    EXPECT_EQ(once.out, again.out);
    const Json json = Json::parse(once.out);
    EXPECT_EQ(json["game"], "dragon-racer");
    EXPECT_EQ(json["seats"], 2);
    EXPECT_EQ(json["games"], 2);
    EXPECT_EQ(json["table"].size(), 3U);
}

TEST(Tournament, of_a_cooperative_game_counts_victories_and_confidence) {
    const Ran ran = run({"tournament", "slow-and-steady", "--bots", "random,easy", "--games", "2",
                         "--iterations", "2", "--json"});

    EXPECT_EQ(ran.status, exit_ok) << ran.err;
    EXPECT_TRUE(Json::parse(ran.out)["table"][0].contains("mean_confidence"));
}

TEST(Tournament, refuses_two_budgets_and_unknown_bots) {
    EXPECT_THAT(run(with(a_tournament, {"--time", "5"})).err, HasSubstr("--iterations excludes --time"));
    EXPECT_THAT(run({"tournament", "dragon-racer", "--bots", "hrad"}).err, HasSubstr("did you mean 'hard'?"));
    EXPECT_THAT(run({"tournament", "dragon-racer", "--bots", "hard@many"}).err,
                HasSubstr("a number of iterations from 1 to"));
}

// A finished game of three bots, as its file.
class Hint : public ::testing::Test {
protected:
    void SetUp() override {
        const Ran played =
            run({"play", "dragon-racer", "--humans", "0", "--seed", "5", "--record", "game.json"});
        ASSERT_EQ(played.status, exit_ok) << played.err;
    }

private:
    TemporaryFolder folder_;
};

TEST_F(Hint, lists_the_best_actions_in_words) {
    const Ran ran = run({"hint", "game.json", "--ply", "0", "--seat", "1", "--iterations", "40"});

    EXPECT_EQ(ran.status, exit_ok) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("Seat 1"));
    EXPECT_THAT(ran.out, HasSubstr("pick"));
    EXPECT_THAT(ran.out, HasSubstr("imagined games"));
}

TEST_F(Hint, is_the_same_each_time) {
    const std::vector<std::string> asked{"hint", "game.json", "--ply", "3", "--iterations", "40", "--json"};
    const Json json = Json::parse(run(asked).out);

    EXPECT_EQ(json, Json::parse(run(asked).out));
    EXPECT_EQ(json["ply"], 3);
    EXPECT_GE(json["actions"][0]["visits"], json["actions"].back()["visits"]);
}

TEST_F(Hint, says_what_to_do_where_nobody_has_to_decide) {
    EXPECT_THAT(run({"hint", "game.json"}).err, HasSubstr("give an earlier --ply"));
    EXPECT_THAT(run({"hint", "game.json", "--ply", "0", "--seat", "9"}).err, HasSubstr("--seat"));
}

} // namespace
} // namespace homestretch
