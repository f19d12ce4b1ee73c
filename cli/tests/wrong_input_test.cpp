#include "cli/tests/running.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

namespace homestretch {
namespace {

using ::testing::HasSubstr;

// Refused with status 2, a message with this in it on the error stream, and nothing on the other.
void expect_refused(const std::vector<std::string>& words, const std::string& why) {
    const Ran ran = run(words);
    EXPECT_EQ(ran.status, exit_bad_input) << why;
    EXPECT_THAT(ran.err, HasSubstr(why));
    EXPECT_EQ(ran.out, "");
}

TEST(WrongInput, unknown_words_suggest_the_nearest) {
    expect_refused({"plya"}, "there is no command 'plya'; did you mean 'play'?");
    expect_refused({"pack", "chek"}, "there is no command 'chek'; did you mean 'check'?");
    expect_refused({"play", "dragon-racer", "--seets", "3"},
                   "there is no option '--seets'; did you mean '--seats'?");
    expect_refused({"sim", "dragon-racer", "--gmaes=3"}, "did you mean '--games'?");
    expect_refused({"rules", "dragonracer"}, "there is no game 'dragonracer'; did you mean 'dragon-racer'?");
    expect_refused({"sim", "dragon-racer", "--bots", "gredy"}, "did you mean 'greedy'?");
    expect_refused({"play", "dragon-racer", "--bots", "rnadom"}, "did you mean 'random'?");
    expect_refused({"cards", "dragon-racer", "--pack", "standart"}, "did you mean 'standard'?");
}

TEST(WrongInput, options_of_the_game_suggest_the_nearest) {
    expect_refused({"play", "dragon-racer", "--option", "charakters=choose"}, "did you mean 'characters'?");
    expect_refused({"play", "dragon-racer", "--option", "characters=chose"}, "did you mean 'choose'?");
    expect_refused({"sim", "dragon-racer", "--option", "characters"}, "write --option NAME=VALUE");
    expect_refused({"sim", "dragon-racer", "--option", "=x"}, "write --option NAME=VALUE");
    expect_refused({"sim", "dragon-racer", "--option", "unique_by=card", "--option", "unique_by=card"},
                   "set twice");
    expect_refused({"play", "dragon-racer", "--option", "first_chooser=9"}, "from 0 to 2");
}

TEST(WrongInput, numbers_say_their_range) {
    expect_refused({"play", "dragon-racer", "--seats", "1"}, "2 to 8 players, not 1");
    expect_refused({"play", "dragon-racer", "--seats", "9"}, "2 to 8 players, not 9");
    expect_refused({"sim", "dragon-racer", "--seats", "many"}, "expected a whole number");
    expect_refused({"sim", "dragon-racer", "--games", "0"}, "expected a whole number from 1 to");
    expect_refused({"sim", "dragon-racer", "--games=-5"}, "not '-5'");
    expect_refused({"sim", "dragon-racer", "--games", "99999999999999999999999"}, "expected a whole number");
    expect_refused({"sim", "dragon-racer", "--threads", "0"}, "expected a whole number");
    expect_refused({"sim", "dragon-racer", "--seed", "xyz"}, "--seed");
    expect_refused({"sim", "dragon-racer", "--seed", std::string(65, '1')}, "--seed");
}

TEST(WrongInput, what_is_missing_or_too_much_is_named) {
    expect_refused({"play"}, "which game?");
    expect_refused({"rules"}, "GAME is missing");
    expect_refused({"pack"}, "expected one of check");
    expect_refused({"pack", "check"}, "DIR is missing");
    expect_refused({"--verbose"}, "there is no option '--verbose'");
    expect_refused({"games", "dragon-racer", "more"}, "'more' is one word too many");
    expect_refused({"games", "more"}, "there is no game 'more'");
    expect_refused({"play", "dragon-racer", "--seats"}, "--seats needs a value");
    expect_refused({"sim", "dragon-racer", "--seed", "1", "--seed", "2"}, "--seed may be given only once");
    expect_refused({"sim", "dragon-racer", "--seats", "2", "--bots", "random,random,random"},
                   "3 bots for 2 seats");
    expect_refused({"sim", "dragon-racer", "--bots", "random,,greedy"}, "empty place");
    expect_refused({"play", "--resume", "x.json", "--seats", "3"}, "settles --seats itself");
}

TEST(WrongInput, files_that_cannot_be_read_are_named) {
    expect_refused({"play", "--resume", "nowhere.json"}, "nowhere.json");
    expect_refused({"play", "dragon-racer", "--record", "nowhere/game.json"}, "nowhere/game.json");
    expect_refused({"pack", "check", "nowhere"}, "nowhere");
}

TEST(WrongInput, scenario_file_that_is_not_there) {
    const Ran ran = run({"scenario", "nowhere.toml"});
    EXPECT_EQ(ran.status, exit_bad_input);
    EXPECT_THAT(ran.out + ran.err, HasSubstr("nowhere.toml"));
}

TEST(WrongInput, orders_to_the_terminal_are_not_repeated) {
    const Ran ran = run({"rules", "\x1b[2Jdragon"});
    EXPECT_EQ(ran.status, exit_bad_input);
    EXPECT_EQ(ran.err.find('\x1b'), std::string::npos);
}

TEST(WrongInput, a_pack_with_mistakes_reports_them_all) {
    const TemporaryFolder folder;
    const std::filesystem::path standard = HOMESTRETCH_SOURCE_DIR "/packs/dragon-racer/standard";
    std::filesystem::copy(standard, "mine");
    std::ofstream("mine/colours.csv", std::ios::app) << "\"unclosed\n";
    std::filesystem::remove("mine/turns.csv");

    const Ran check = run({"pack", "check", "mine"});
    const Ran play = run({"play", "dragon-racer", "--pack", "mine"});

    EXPECT_EQ(check.status, exit_bad_input);
    EXPECT_THAT(check.err, HasSubstr("colours.csv"));
    EXPECT_THAT(check.err, HasSubstr("turns.csv"));
    EXPECT_THAT(check.err, HasSubstr("to mend"));
    EXPECT_EQ(play.status, exit_bad_input);
    EXPECT_THAT(play.err, HasSubstr("turns.csv"));
}

} // namespace
} // namespace homestretch
