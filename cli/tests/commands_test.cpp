#include "cli/tests/running.h"

#include "cli/home.h"
#include "engine/json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

namespace homestretch {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(Overview, bare_command_says_what_to_try_first) {
    const Ran ran = run({});
    EXPECT_EQ(ran.status, exit_ok);
    EXPECT_THAT(ran.out, HasSubstr("homestretch play dragon-racer"));
}

TEST(Help, every_command_explains_itself_with_an_example) {
    for (const std::string command : {"games", "rules", "cards", "play", "sim", "tournament", "replay",
                                      "hint", "pack", "scenario", "serve", "admin", "verify"}) {
        const Ran ran = run({command, "--help"});
        EXPECT_EQ(ran.status, exit_ok) << command;
        EXPECT_THAT(ran.out, HasSubstr("Example")) << command;
        EXPECT_THAT(ran.out, HasSubstr("homestretch " + command)) << command;
        EXPECT_EQ(run({"help", command}).out, ran.out);
    }
}

TEST(Help, names_the_bots_where_they_are_chosen) {
    EXPECT_THAT(run({"sim", "--help"}).out, HasSubstr("greedy"));
    EXPECT_THAT(run({"play", "--help"}).out, HasSubstr("random"));
}

TEST(Version, is_printed) {
    EXPECT_THAT(run({"--version"}).out, StartsWith("homestretch "));
}

TEST(Games, lists_each_with_players_and_kind) {
    const Ran ran = run({"games"});
    EXPECT_EQ(ran.status, exit_ok);
    EXPECT_THAT(ran.out, HasSubstr("dragon-racer"));
    EXPECT_THAT(ran.out, HasSubstr("2–8"));
    EXPECT_THAT(ran.out, Not(HasSubstr("\x1b"))); // not a terminal: no colours
}

TEST(Rules, are_readable_without_marks) {
    const Ran ran = run({"rules", "dragon-racer"});
    EXPECT_EQ(ran.status, exit_ok);
    EXPECT_THAT(ran.out, HasSubstr("DR-34 (rulebook + ours: when commits arrive"));
    EXPECT_THAT(ran.out, Not(HasSubstr("**")));
    EXPECT_THAT(ran.out, Not(HasSubstr("|---")));
}

TEST(Cards, come_table_by_table_with_their_text) {
    const Ran ran = run({"cards", "dragon-racer"});
    EXPECT_EQ(ran.status, exit_ok);
    EXPECT_THAT(ran.out, HasSubstr("Mossback"));
    EXPECT_EQ(run({"cards", "dragon-racer", "--pack", "packs/dragon-racer/standard"}).out, ran.out);
    EXPECT_EQ(run({"cards", "dragon-racer", "--pack", "standard"}).out, ran.out);
}

TEST(Sim, same_seed_same_result_whatever_the_thread_count) {
    const std::vector<std::string> words{"sim",    "dragon-racer",  "--games", "40", "--seats", "4",
                                         "--bots", "greedy,random", "--seed",  "2a", "--json",  "--threads"};
    const auto result = [&](const std::string& threads) {
        std::vector<std::string> asked = words;
        asked.push_back(threads);
        Json json = Json::parse(run(asked).out);
        json.erase("seconds");
        json.erase("decisions_per_second");
        return json;
    };
    const Json one = result("1");
    EXPECT_EQ(one, result("3"));
    EXPECT_EQ(one["bots"], (Json{"greedy", "random", "greedy", "random"})); // a shorter list repeats
    EXPECT_EQ(one["finished"], 40);
}

TEST(Sim, text_has_intervals_and_how_to_repeat_it) {
    const Ran ran = run({"sim", "dragon-racer", "--games", "20", "--bots", "random"});
    EXPECT_EQ(ran.status, exit_ok);
    EXPECT_THAT(ran.out, HasSubstr("95 % interval"));
    EXPECT_THAT(ran.out, HasSubstr("Unfinished  0"));
    EXPECT_THAT(ran.out, HasSubstr("--seed "));
    EXPECT_EQ(ran.err, "");
}

TEST(Sim, options_reach_the_game) {
    const Ran ran = run({"sim", "dragon-racer", "--games", "5", "--option", "characters=choose", "--option",
                         "first_chooser=1", "--json"});
    EXPECT_EQ(ran.status, exit_ok) << ran.err;
    EXPECT_EQ(Json::parse(ran.out)["options"]["first_chooser"], "1");
}

TEST(PackCheck, the_standard_pack_is_fine) {
    const Ran ran = run({"pack", "check", "packs/dragon-racer/standard"});
    EXPECT_EQ(ran.status, exit_ok) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("ok: pack standard"));
    EXPECT_THAT(ran.out, HasSubstr("content hash"));
}

// A scenario of one expectation: that the match is on this turn at its start.
void write_scenario(const std::string& file, int turn) {
    std::ofstream(file) << "title = \"a question\"\ngame = \"dragon-racer\"\nseats = 2\nseed = \"1\"\n"
                        << "[[step]]\nexpect = { \"dump.turn\" = " << turn << " }\n";
}

TEST(Scenario, a_folder_stands_for_its_files) {
    const TemporaryFolder folder;
    write_scenario("first.toml", 1);
    write_scenario("second.toml", 1);

    const Ran ran = run({"scenario", "."});

    EXPECT_EQ(ran.status, exit_ok) << ran.out << ran.err;
    EXPECT_EQ(ran.out, "2 scenarios passed\n");
}

TEST(Scenario, a_failed_expectation_is_shown_and_exits_with_1) {
    const TemporaryFolder folder;
    write_scenario("right.toml", 1);
    write_scenario("wrong.toml", 5);

    const Ran text = run({"scenario", "right.toml", "wrong.toml"});
    const Ran json = run({"scenario", "right.toml", "wrong.toml", "--json"});

    EXPECT_EQ(text.status, exit_failed) << text.out << text.err;
    EXPECT_THAT(text.out, HasSubstr("dump.turn"));
    EXPECT_THAT(text.out, HasSubstr("1 of 2 scenarios failed"));
    EXPECT_EQ(json.status, exit_failed);
    EXPECT_EQ(Json::parse(json.out)[0]["passed"], true);
    EXPECT_EQ(Json::parse(json.out)[1]["passed"], false);
}

TEST(Scenario, a_folder_without_scenarios_is_refused) {
    const TemporaryFolder folder;
    EXPECT_EQ(run({"scenario", "."}).status, exit_bad_input);
}

TEST(Home, is_found_above_the_program_or_beside_it_or_above_the_current_folder) {
    const TemporaryFolder folder;
    const std::filesystem::path& root = folder.path();
    for (const std::string home : {"tree", "usr/share/homestretch"}) {
        std::filesystem::create_directories(root / home / "packs");
        std::filesystem::create_directories(root / home / "docs/rules");
    }
    EXPECT_EQ(Home::find_from(root / "tree/build/release", root)->folder(), root / "tree");
    EXPECT_EQ(Home::find_from(root / "usr/bin", root)->folder(), root / "usr/share/homestretch");
    EXPECT_EQ(Home::find_from(root / "elsewhere", root / "tree/docs")->folder(), root / "tree");
    EXPECT_THAT(Home::find_from(root / "a", root / "b").error().message, HasSubstr("HOMESTRETCH_HOME"));
}

} // namespace
} // namespace homestretch
