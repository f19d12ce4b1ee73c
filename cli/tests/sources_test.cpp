#include "cli/tests/running.h"

#include "cli/home.h"
#include "engine/pack/folder.h"
#include "games/registry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <functional>

// That people are told what is the rulebook's and what is ours.

namespace homestretch {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string source_of(std::string_view game, std::string_view card, const std::string& pack = "standard") {
    const GameType* type = find_game(game);
    const auto loaded = Home::find()->load_pack(*type, pack);
    if (!loaded) return to_text(loaded.error());
    const auto cards = type->cards(*loaded);
    const auto found = std::ranges::find(*cards, card, &CardWords::id);
    return found == cards->end() ? "(no such card)" : in_words(found->sources);
}

// The standard dragons in a folder of their own, with every row changed.
void write_dragons(const std::function<std::string(const std::string&)>& changed) {
    const std::filesystem::path standard = HOMESTRETCH_SOURCE_DIR "/packs/dragon-racer/standard";
    std::filesystem::copy(standard, "mine");
    std::ifstream from(standard / "dragons.csv");
    std::ofstream to("mine/dragons.csv");
    for (std::string line; std::getline(from, line);) to << changed(line) << '\n';
}

TEST(Cards, say_whose_they_are_in_every_game) {
    EXPECT_EQ(source_of("dragon-racer", "lampdart"), "ours");
    EXPECT_THAT(source_of("dragon-racer", "rowan"), HasSubstr("ability: rulebook; "));
    EXPECT_EQ(source_of("iditacards", "lead-dog"), "public");
    EXPECT_EQ(source_of("rat-race", "A02"),
              "title: rulebook; symbols: ours; effect: rulebook + ours (the numbers are ours)");
    EXPECT_EQ(source_of("drags-2-riches", "Q2"),
              "name: rulebook; power in outline: public; its name and details: ours");
    EXPECT_EQ(source_of("slow-and-steady", "S01"), "name: rulebook; power: rulebook; effect: ours");
}

TEST(Cards, show_it_in_a_column_and_say_below_what_it_means) {
    const std::string out = run({"cards", "dragon-racer"}).out;

    EXPECT_THAT(out, HasSubstr("Source"));
    EXPECT_THAT(out, HasSubstr("Source: \"rulebook\": it is in the rulebook."));
}

TEST(Cards, claim_nothing_where_a_pack_says_nothing) {
    const TemporaryFolder folder;
    write_dragons([](const std::string& line) { return line.substr(0, line.rfind(',')); });

    EXPECT_EQ(run({"pack", "check", "mine"}).status, exit_ok);
    EXPECT_EQ(source_of("dragon-racer", "lampdart", "mine"), "");
}

TEST(Cards, with_a_wrong_source_are_a_mistake_of_their_pack) {
    const TemporaryFolder folder;
    write_dragons([](const std::string& line) {
        return line.starts_with("lampdart") ? line.substr(0, line.rfind(',')) + ",d" : line;
    });

    const Ran ran = run({"pack", "check", "mine"});
    EXPECT_EQ(ran.status, exit_bad_input);
    EXPECT_THAT(ran.err, HasSubstr("dragons.csv:2, column source: 'd' is no source"));
    EXPECT_THAT(ran.err, HasSubstr("did you mean 'D'?"));
}

TEST(Rules, say_in_words_where_each_comes_from) {
    for (const GameType* game : all_games()) {
        const Ran ran = run({"rules", std::string(game->info().id)});

        EXPECT_EQ(ran.status, exit_ok);
        EXPECT_THAT(ran.out, HasSubstr("\"ours\": we decided"));
        EXPECT_THAT(ran.out, Not(HasSubstr(" [R] ")));
        EXPECT_THAT(ran.out, HasSubstr(" (rulebook) "));
    }
}

TEST(Games, show_the_options_of_one_and_which_value_is_the_letter_of_the_rulebook) {
    const Ran ran = run({"games", "dragon-racer"});

    EXPECT_EQ(ran.status, exit_ok);
    EXPECT_THAT(ran.out, HasSubstr("attack_answer"));
    EXPECT_THAT(ran.out, HasSubstr("(usual)"));
    EXPECT_THAT(ran.out, HasSubstr("letter"));
    EXPECT_THAT(ran.out, HasSubstr("homestretch rules dragon-racer"));
    EXPECT_THAT(run({"games", "dragonracer"}).err, HasSubstr("did you mean 'dragon-racer'?"));
}

} // namespace
} // namespace homestretch
