#include "games/slow-and-steady/tests/fixtures.h"

#include <fstream>
#include <regex>

// What people read.

namespace slow_and_steady::tests {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

CardId card(const Rules& rules, std::string_view id) {
    return static_cast<CardId>(*rules.card_words.find(id));
}
std::string resource_text(std::string_view id, const OptionTexts& options = {}) {
    const auto rules = rules_for(3, options);
    return rules->text(rules->resource(card(*rules, id)));
}
std::string challenge_text(std::string_view id, const OptionTexts& options = {}) {
    const auto rules = rules_for(3, options);
    return rules->text(rules->challenge(card(*rules, id)));
}

TEST(Texts, SS_28_of_challenges) {
    EXPECT_EQ(challenge_text("S01"),
              "The first player returns 1 card from hand to their deck (keeping at least one).");
    EXPECT_EQ(challenge_text("S02"), "Draw 1 more challenge.");
    EXPECT_EQ(challenge_text("S29"), "Draw 2 more challenges.");
    EXPECT_EQ(challenge_text("S05"), "Evenly break the strongest other challenge.");
    EXPECT_EQ(challenge_text("S09"), "Each other challenge gets +1 power.");
    EXPECT_EQ(challenge_text("S40"),
              "The challenge to the left gets +1 power. The challenge to the right gets +1 power.");
    EXPECT_EQ(challenge_text("S31"), "Merge this with the strongest other challenge.");
    EXPECT_EQ(challenge_text("S12"),
              "The strongest other challenge gets +1 power. The weakest other challenge gets +1 power.");
    EXPECT_EQ(challenge_text("S15"),
              "The challenge to the left gets −1 power. The challenge to the right gets +1 power.");
    EXPECT_EQ(challenge_text("S42"),
              "Lose 2 confidence (counted at the end of the round). If overcome, gain 2.");
    EXPECT_EQ(challenge_text("S04"), "Basic resources get −1 power.");
    EXPECT_EQ(challenge_text("S21"), "Only special resources count against this.");
}

TEST(Texts, SS_45_of_resources) {
    EXPECT_EQ(resource_text("S01"),
              "Look at the top 5 cards of the challenge deck; you may discard up to 1 of them.");
    EXPECT_EQ(resource_text("S15"),
              "Look at the top 2 cards of the challenge deck; you may discard up to 1 of them.");
    EXPECT_EQ(resource_text("S04"), "The next two players' cards get +2 power.");
    EXPECT_EQ(resource_text("S07"), "May join another resource. Every other player's card gets +1 power.");
    EXPECT_EQ(resource_text("S10"), "You may give a challenge −2 power.");
    EXPECT_EQ(resource_text("S09"), "Each challenge gets −1 power.");
    EXPECT_EQ(resource_text("S39"),
              "You may break a challenge, splitting its power as you like. Add an extra 1-power resource.");
    EXPECT_EQ(resource_text("S44"), "All other resources get +1 power.");
    EXPECT_EQ(resource_text("S18"), "Basic resources get +1 power.");
    EXPECT_EQ(resource_text("S33"), "Draw 2 cards from your deck. You may play another card.");
}

TEST(Texts, SS_57_of_variable_powers) {
    EXPECT_EQ(challenge_text("S03"), "Plus half of the total power of special resources, rounded down.");
    EXPECT_EQ(challenge_text("S03", {{"half_rounding", "up"}}),
              "Plus half of the total power of special resources, rounded up.");
    EXPECT_EQ(challenge_text("S44"), "Plus a third of the total power of special resources, rounded down.");
    EXPECT_EQ(challenge_text("S23"), "Plus the power of the strongest resource.");
    EXPECT_EQ(challenge_text("S20"), "+2 power for each card played unopposed.");
    EXPECT_EQ(challenge_text("S26"), "+1 power for every 3 hearts at the start of the round, rounded down.");
    EXPECT_EQ(resource_text("S16"), "+1 power for each other basic card played.");
    EXPECT_EQ(resource_text("S48"), "+2 power if the team began the round with 2 hearts or fewer.");
}

TEST(Texts, SS_93_a_note_comes_before_the_first_match) {
    EXPECT_THAT(std::string(Game::info.note), HasSubstr("social pressures, discrimination and trauma"));
    EXPECT_THAT(std::string(Game::info.note), HasSubstr("many LGBTQIA+ people"));
    EXPECT_THAT(std::string(Game::info.note), HasSubstr("hard for some players"));
    EXPECT_THAT(std::string(Game::info.note), HasSubstr("leave"));
}

TEST(Texts, SS_41_a_taken_slot_says_why_it_cannot_be_chosen) {
    Play play = a_round(3).challenges({"B1", "B2", "B4"}).hand(ann, {"B1"}).hand(ben, {"B4"}).begin();

    play.does(ann, "play B1 c1");

    EXPECT_THAT(play.reasons(ben), ElementsAre("B1: another resource opposes it already (SS-41)"));
}

TEST(Texts, SS_65_so_does_what_cannot_be_broken) {
    Play play = a_round(3).challenges({"S05", "B2", "B4"}).hand(ann, {"S39"}).begin();

    play.does(ann, "play S39 u");

    EXPECT_THAT(play.reasons(ann), ElementsAre("S05: it breaks others, so it cannot be broken (SS-65)"));
    EXPECT_THAT(play.question(ann).ask.text(), HasSubstr("is broken in two"));
    EXPECT_EQ(play.question(ben).ask, "");
}

TEST(Texts, SS_44_everybody_hears_what_is_played) {
    Play play = a_round(3).challenges({"B1", "B2", "B4"}).hand(ann, {"S02"}).begin();

    play.does(ann, "play S02 c1").does(ann, "place u");

    EXPECT_THAT(play.story(ben), ElementsAre("Seat 0 played Ask for Help against Basic 1.",
                                             "Seat 0 added a 2-power piece unopposed."));
    EXPECT_THAT(play.story(ann), Contains("You played Ask for Help against Basic 1."));
}

TEST(Texts, SS_17_closed_hands_are_not_told) {
    Play play = a_round(3, {{"open_hands", "off"}})
                    .challenges({"S14", "B2", "B4"})
                    .hand(ann, {"B1", "S02"})
                    .hand(ben, {"B2", "S03"})
                    .hand(cleo, {"B3", "S05"})
                    .begin();

    play.does(ann, "forget S02");

    EXPECT_THAT(play.story(ann), Contains("You returned Ask for Help to the deck."));
    EXPECT_THAT(play.story(ben), Contains("Seat 0 returned a card to the deck."));
    EXPECT_THAT(play.drawing(ben), Not(HasSubstr("Ask for Help")));
}

TEST(Texts, SS_77_the_terminal_says_when_any_loss_is_a_defeat) {
    const Play empty =
        a_round(3).challenges({"B1", "B2", "B4"}).hand(ann, {"B1", "B2"}).set("round", 2).begin();
    const Play first = a_round(3).challenges({"B1", "B2", "B4"}).hand(ann, {"B1", "B2"}).begin();

    EXPECT_THAT(empty.drawing(ann), HasSubstr("any loss in this round is a defeat"));
    EXPECT_THAT(first.drawing(ann), Not(HasSubstr("any loss")));
}

TEST(Texts, SS_103_hearts_lost_to_the_cap_are_told) {
    Play play = a_round(3)
                    .challenges({"S03", "B1", "B1"})
                    .hand(cleo, {"B4"})
                    .set("hearts", 13)
                    .set("round", 4)
                    .begin();

    play.does(ann, "play B1 c2").does(ben, "play B1 c3").does(cleo, "play B4 u");

    EXPECT_THAT(play.story(ben), Contains("3 hearts lost: no more than 14 fit."));
}

TEST(Texts, SS_91_what_is_not_chosen_is_by_the_letter_of_the_rulebook) {
    std::vector<std::string_view> readings;
    for (const homestretch::OptionSpec& option : Game::options()) {
        if (option.letter.empty()) continue;
        readings.push_back(option.name);
        EXPECT_EQ(option.letter,
                  option.values.empty() ? std::to_string(option.normal) : option.values[0].word);
    }

    EXPECT_THAT(readings,
                ElementsAre("difficulty", "start_confidence", "loss_rule", "open_hands", "start_player"));
}

TEST(Texts, SS_104_every_rule_says_where_it_comes_from) {
    std::ifstream page(std::string(HOMESTRETCH_SOURCE_DIR) + "/docs/rules/slow-and-steady.md");
    const std::regex marked(R"(- \*\*SS-\d+\*\* \[([RPD]|R\+D: [^\]]+)\] .+)");
    int rules = 0;
    for (std::string line; std::getline(page, line);) rules += std::regex_match(line, marked) ? 1 : 0;

    EXPECT_EQ(rules, 104);
}

TEST(Texts, SS_104_every_special_card_says_what_of_it_is_the_rulebooks) {
    Pack pack = standard_pack();

    for (const homestretch::Row& row : pack.tables[1].rows) {
        for (const std::string_view side : {"resource_source", "challenge_source"}) {
            EXPECT_THAT(cell(pack, "special_cards.csv", row.cells.front(), side),
                        ::testing::MatchesRegex("[RD][RD][RD]"));
        }
    }
    EXPECT_EQ(cell(pack, "special_cards.csv", "S03", "challenge_source"), "RDR"); // Public Shaming
}

TEST(Texts, SS_88_the_end_is_told_with_its_title) {
    Play play = a_round(3).challenges({}).set("round", 4).set("hearts", 4).begin();

    EXPECT_THAT(play.drawing(ann), HasSubstr("Victory: Crowd Favorite"));
    EXPECT_EQ(play.question(ann).phase, "Victory");
}

} // namespace
} // namespace slow_and_steady::tests
