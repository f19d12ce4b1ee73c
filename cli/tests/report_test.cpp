#include "cli/report_page.h"
#include "cli/tests/running.h"
#include "cli/whole_file.h"
#include "engine/json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <fstream>

#include <sys/resource.h>

namespace homestretch {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

Ran report(std::vector<std::string> words) {
    words.insert(words.begin(), {"report", "rat-race", "--seats", "2", "--bots", "random", "--seed", "1"});
    return run(words);
}

std::string text_in(const fs::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

// ---- the command

TEST(Report, gives_its_numbers_as_one_object) {
    const Ran ran = report({"--games", "20", "--json"});
    const Json data = Json::parse(ran.out);

    EXPECT_EQ(ran.status, exit_ok) << ran.err;
    EXPECT_EQ(data["games"], 20);
    EXPECT_EQ(data["seats"].size(), 2U);
    EXPECT_EQ(data["game"]["id"], "rat-race");
    EXPECT_FALSE(data["tables"].empty());
    EXPECT_EQ(data["again"], "homestretch report rat-race --games 20 --seats 2 --bots random --seed 1");
}

TEST(Report, gives_the_same_numbers_with_any_number_of_threads) {
    Json one = Json::parse(report({"--games", "20", "--threads", "1", "--json"}).out);
    Json three = Json::parse(report({"--games", "20", "--threads", "3", "--json"}).out);
    one.erase("seconds");
    three.erase("seconds");

    EXPECT_EQ(one, three);
}

TEST(Report, refuses_no_games) {
    const Ran ran = report({"--games", "0"});
    EXPECT_EQ(ran.status, exit_bad_input);
    EXPECT_THAT(ran.err, HasSubstr("--games"));
}

TEST(Report, refuses_games_and_seconds_at_once) {
    EXPECT_EQ(report({"--games", "5", "--seconds", "5"}).status, exit_bad_input);
}

TEST(Report, refuses_a_pack_it_does_not_know) {
    const Ran ran = report({"--games", "5", "--pack", "no-such-pack", "--json"});
    EXPECT_EQ(ran.status, exit_bad_input);
    EXPECT_THAT(ran.err, HasSubstr("no-such-pack"));
}

TEST(Report, refuses_a_pack_of_another_game) {
    const std::string other = HOMESTRETCH_SOURCE_DIR "/packs/dragon-racer/standard";
    EXPECT_EQ(report({"--games", "5", "--pack", other, "--json"}).status, exit_bad_input);
}

// ---- the page

TEST(ReportPage, holds_the_numbers_where_no_text_can_end_the_script) {
    const std::string page = report_page("<script>\"the numbers\"</script>", Json{{"name", "</script><b>"}});
    EXPECT_EQ(page, "<script>{\"name\":\"\\u003c/script>\\u003cb>\"}</script>");
}

TEST(ReportPage, without_a_template_says_how_to_get_one) {
    const TemporaryFolder folder;
    const auto page = report_template(Home(folder.path()));
    ASSERT_FALSE(page.has_value());
    EXPECT_THAT(page.error().message, HasSubstr("make build"));
}

// ---- files

TEST(WholeFile, takes_the_place_of_what_was_there) {
    const TemporaryFolder folder;
    ASSERT_TRUE(write_whole("page.html", "old").has_value());
    ASSERT_TRUE(write_whole("page.html", "new").has_value());
    EXPECT_EQ(text_in("page.html"), "new");
}

TEST(WholeFile, needs_a_folder_that_exists) {
    const TemporaryFolder folder;
    const auto could = can_write("nowhere/page.html");
    ASSERT_FALSE(could.has_value());
    EXPECT_THAT(could.error().message, HasSubstr("no folder 'nowhere'"));
    EXPECT_FALSE(can_write(folder.path().string()).has_value());
}

TEST(WholeFile, leaves_nothing_when_there_is_no_room) {
    const TemporaryFolder folder;
    ASSERT_TRUE(write_whole("page.html", "old").has_value());
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const auto handled = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{.rlim_cur = 1000, .rlim_max = before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);

    const auto written = write_whole("page.html", std::string(100'000, 'x'));

    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handled);
    EXPECT_FALSE(written.has_value());
    EXPECT_EQ(text_in("page.html"), "old");
    EXPECT_EQ(std::distance(fs::directory_iterator("."), fs::directory_iterator{}), 1);
}

} // namespace
} // namespace homestretch
