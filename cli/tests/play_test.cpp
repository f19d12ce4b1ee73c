#include "cli/tests/running.h"

#include "engine/replay/replay.h"
#include "engine/replay/store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

namespace homestretch {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// More than enough first choices for any game here.
std::string always_the_first(std::size_t times = 400) {
    std::string input;
    for (std::size_t i = 0; i < times; ++i) input += "1\n";
    return input;
}

std::string contents(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::size_t files_in(const std::filesystem::path& folder) {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder), {}));
}

// Each test plays in an empty folder; the games are found above the program.
class Play : public ::testing::Test {
protected:
    TemporaryFolder folder_;
};

TEST_F(Play, a_whole_game_ends_with_a_ranking) {
    const Ran ran = run({"play", "dragon-racer", "--seed", "1"}, always_the_first());
    EXPECT_EQ(ran.status, exit_ok) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("You are seat 0. Seat 1: greedy, seat 2: greedy."));
    EXPECT_THAT(ran.out, HasSubstr("Place"));
    EXPECT_THAT(ran.out, HasSubstr("Seat 0 (you)"));
    EXPECT_THAT(ran.out, HasSubstr("Seed 1\n"));
}

TEST_F(Play, bots_alone_play_to_the_end) {
    const Ran ran = run({"play", "dragon-racer", "--humans", "0", "--bots", "greedy,random"});
    EXPECT_EQ(ran.status, exit_ok) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("Seat 2 (greedy)"));
}

TEST_F(Play, an_action_can_be_typed_as_text) {
    const Ran ran = run({"play", "dragon-racer", "--seed", "1", "--record", "game.json"}, "  Pick   1\nq\n");
    EXPECT_EQ(ran.status, exit_ok);
    const auto replay = load_replay("game.json");
    ASSERT_TRUE(replay.has_value()) << replay.error().message;
    EXPECT_NE(std::ranges::find(replay->moves, Move{seat_at(0), "pick 1"}), replay->moves.end());
}

TEST_F(Play, wrong_input_explains_itself_and_changes_nothing) {
    const Ran ran = run({"play", "dragon-racer"}, "99\npik 1\nfly away\n0\n-1\n\nq\nn\n");
    EXPECT_EQ(ran.status, exit_ok);
    EXPECT_THAT(ran.out, HasSubstr("There is no choice 99; they go from 1 to 3."));
    EXPECT_THAT(ran.out, HasSubstr("did you mean 'pick 1'?"));
    EXPECT_THAT(ran.out, HasSubstr("'fly away' is not one of your choices"));
    EXPECT_EQ(files_in(folder_.path()), 0U);
}

TEST_F(Play, help_view_log_rules_and_cards_are_a_letter_away) {
    const Ran ran = run({"play", "dragon-racer", "--seed", "2a"}, "?\nv\nl\nr\nc\nq\nn\n");
    EXPECT_EQ(ran.status, exit_ok);
    EXPECT_THAT(ran.out, HasSubstr("You can type"));
    EXPECT_THAT(ran.out, HasSubstr("Seed 2a"));
    EXPECT_THAT(ran.out, HasSubstr("You were dealt"));
    EXPECT_THAT(ran.out, HasSubstr("DR-34"));
    EXPECT_THAT(ran.out, HasSubstr("Dragons ("));
}

TEST_F(Play, leaving_offers_to_save_and_a_saved_game_goes_on) {
    const Ran left = run({"play", "dragon-racer", "--seed", "7"}, "1\n1\nq\ny\nmine.json\n");
    EXPECT_EQ(left.status, exit_ok);
    EXPECT_THAT(left.out, HasSubstr("homestretch play --resume mine.json"));
    const auto before = load_replay("mine.json");
    ASSERT_TRUE(before.has_value());

    const Ran resumed = run({"play", "--resume", "mine.json"}, always_the_first());
    EXPECT_EQ(resumed.status, exit_ok) << resumed.err;
    const auto after = load_replay("mine.json");
    ASSERT_TRUE(after.has_value());
    EXPECT_EQ(after->players, before->players);
    EXPECT_GT(after->moves.size(), before->moves.size());
    EXPECT_TRUE(std::equal(before->moves.begin(), before->moves.end(), after->moves.begin()));

    const Ran over = run({"play", "--resume", "mine.json"});
    EXPECT_EQ(over.status, exit_bad_input);
    EXPECT_THAT(over.err, HasSubstr("is over"));
}

TEST_F(Play, saving_never_replaces_a_file_without_asking) {
    std::ofstream("precious.json") << "precious";
    const Ran ran = run({"play", "dragon-racer"}, "1\nq\ny\nprecious.json\nn\nother.json\n");
    EXPECT_EQ(ran.status, exit_ok);
    EXPECT_THAT(ran.out, HasSubstr("'precious.json' exists already. Replace it?"));
    EXPECT_EQ(contents("precious.json"), "precious");
    EXPECT_TRUE(load_replay("other.json").has_value());

    const Ran record = run({"play", "dragon-racer", "--record", "precious.json"});
    EXPECT_EQ(record.status, exit_bad_input);
    EXPECT_EQ(contents("precious.json"), "precious");
}

TEST_F(Play, the_end_of_the_input_saves_and_says_where) {
    const Ran ran = run({"play", "dragon-racer", "--seed", "7"}, "1\n1\n");
    EXPECT_EQ(ran.status, exit_interrupted);
    EXPECT_THAT(ran.err, HasSubstr("--resume dragon-racer-00000007.json"));
    EXPECT_TRUE(load_replay("dragon-racer-00000007.json").has_value());

    const Ran again = run({"play", "dragon-racer", "--seed", "7"}, "1\n");
    EXPECT_THAT(again.err, HasSubstr("dragon-racer-00000007-2.json")); // the first is still there
}

TEST_F(Play, without_a_decision_nothing_is_saved) {
    const Ran ran = run({"play", "dragon-racer", "--seed", "7"});
    EXPECT_EQ(ran.status, exit_interrupted);
    EXPECT_THAT(ran.err, HasSubstr("--seed 7"));
    EXPECT_EQ(files_in(folder_.path()), 0U);
}

TEST_F(Play, people_at_one_screen_are_told_to_pass_it_on) {
    const Ran ran =
        run({"play", "dragon-racer", "--humans", "2", "--seats", "2", "--seed", "3"}, "\n1\n\n1\nq\nn\n");
    EXPECT_THAT(ran.out, HasSubstr("Pass the device to seat 0"));
    EXPECT_THAT(ran.out, HasSubstr("Pass the device to seat 1"));
    // What seat 1 was dealt is told to seat 1 only.
    const std::size_t passed = ran.out.find("Pass the device to seat 1");
    EXPECT_THAT(ran.out.substr(0, passed), HasSubstr("Seat 1 was dealt"));
    EXPECT_THAT(ran.out.substr(passed), HasSubstr("Seat 0 was dealt"));
}

TEST_F(Play, a_game_resumes_the_same_way_each_time) {
    EXPECT_EQ(run({"play", "dragon-racer", "--seed", "7", "--bots", "random", "--record", "a.json"}, "1\n1\n")
                  .status,
              exit_interrupted);
    std::filesystem::copy_file("a.json", "b.json");

    EXPECT_EQ(run({"play", "--resume", "a.json"}, always_the_first()).status, exit_ok);
    EXPECT_EQ(run({"play", "--resume", "b.json"}, always_the_first()).status, exit_ok);

    EXPECT_EQ(contents("a.json"), contents("b.json"));
}

class ReplayCommand : public Play {
protected:
    ReplayCommand() {
        check(run({"play", "dragon-racer", "--humans", "0", "--seed", "5", "--record", "game.json"}).status ==
              exit_ok);
    }
};

TEST_F(ReplayCommand, tells_the_story_and_the_ranking) {
    const Ran ran = run({"replay", "game.json"});
    EXPECT_EQ(ran.status, exit_ok) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("seat 0: greedy"));
    EXPECT_THAT(ran.out, HasSubstr("Turn 7 is over."));
    EXPECT_THAT(ran.out, HasSubstr("Place"));
}

TEST_F(ReplayCommand, shows_a_seat_what_it_knew_and_no_more) {
    const Ran spectator_view = run({"replay", "game.json", "--ply", "4"});
    const Ran seat_view = run({"replay", "game.json", "--ply", "4", "--view", "1"});
    const Ran all = run({"replay", "game.json", "--ply", "4", "--view", "all"});

    EXPECT_THAT(spectator_view.out, Not(HasSubstr("You were dealt")));
    EXPECT_THAT(spectator_view.out, Not(HasSubstr(": pick")));
    EXPECT_THAT(seat_view.out, HasSubstr("seat 1: pick"));
    EXPECT_THAT(seat_view.out, Not(HasSubstr("seat 0: pick")));
    EXPECT_THAT(all.out, HasSubstr("[seat 2] You were dealt"));
    EXPECT_THAT(all.out, HasSubstr("seat 0: pick"));
    EXPECT_THAT(all.out, HasSubstr("4 of "));
}

TEST_F(ReplayCommand, a_damaged_file_is_refused_with_the_place) {
    std::string text = contents("game.json");
    std::ofstream("cut.json") << text.substr(0, text.size() / 2);
    text.replace(text.find("pick "), 6, "fire 9");
    std::ofstream("edited.json") << text;

    const Ran cut = run({"replay", "cut.json"});
    const Ran edited = run({"replay", "edited.json", "--ply", "0"});

    EXPECT_EQ(cut.status, exit_bad_input);
    EXPECT_THAT(cut.err, HasSubstr("cut.json"));
    EXPECT_EQ(edited.status, exit_bad_input);
    EXPECT_THAT(edited.err, HasSubstr("ply"));
    EXPECT_EQ(run({"play", "--resume", "edited.json"}).status, exit_bad_input);
}

TEST_F(ReplayCommand, places_that_do_not_exist_are_refused) {
    EXPECT_THAT(run({"replay", "game.json", "--ply", "100000"}).err, HasSubstr("from 0 to"));
    EXPECT_THAT(run({"replay", "game.json", "--view", "3"}).err, HasSubstr("a seat from 0 to 2, or all"));
    EXPECT_THAT(run({"replay", "nowhere.json"}).err, HasSubstr("nowhere.json"));
}

} // namespace
} // namespace homestretch
