#include "engine/pattern.h"

#include <gtest/gtest.h>

#include <map>

namespace homestretch {
namespace {

constexpr Seat mira = Seat{0};
constexpr Seat otto = Seat{1};
const SeatNames names({"Mira", "Otto"});

// What a pattern says to a viewer.
Words said(const char* pattern, Viewer viewer, const std::map<std::string_view, Value>& arguments) {
    const std::map<std::string, Pattern, std::less<>> phrases{{"copy", Pattern("a copy of {card}")}};
    return Pattern(pattern).said(
        {.viewer = viewer,
         .names = names,
         .find = [&](std::string_view name) { return arguments.at(name); },
         .phrase = [&](std::string_view key) -> const Pattern& { return phrases.find(key)->second; }});
}
std::string read(const char* pattern, const std::map<std::string_view, Value>& arguments) {
    return said(pattern, mira, arguments).text();
}

TEST(Pattern, seats_are_you_or_their_names) {
    EXPECT_EQ(read("{Seat} hit {seat}.", {{"seat", mira}}), "You hit you.");
    EXPECT_EQ(read("{Seat's} dog bit {other's} dog.", {{"seat", mira}, {"other", otto}}),
              "Your dog bit Otto's dog.");
    EXPECT_EQ(read("{Seat} {seat?were|was} hit.", {{"seat", otto}}), "Otto was hit.");
    EXPECT_EQ(read("{Seat} {seat?were|was} hit.", {{"seat", mira}}), "You were hit.");
}

TEST(Pattern, counts_and_articles_agree_with_what_they_count) {
    EXPECT_EQ(read("{n|card}, {m|die|dice}", {{"n", 1}, {"m", 2}}), "1 card, 2 dice");
    EXPECT_EQ(read("{n|card}", {{"n", 0}}), "0 cards");
    EXPECT_EQ(read("{+n} and {+m}", {{"n", 2}, {"m", -1}}), "+2 and −1");
    EXPECT_EQ(read("{a kind} card, {A other}", {{"kind", "Outfit"}, {"other", "wig"}}),
              "an Outfit card, A wig");
}

TEST(Pattern, lists_are_joined) {
    const std::vector<Value> three{"Ant", "Bull", "Rat"};
    EXPECT_EQ(read("{all} / {all,}", {{"all", three}}), "Ant, Bull and Rat / Ant, Bull, Rat");
    EXPECT_EQ(read("{all?{all}|nothing}", {{"all", std::vector<Value>()}}), "nothing");
}

TEST(Pattern, what_is_said_depends_on_arguments) {
    EXPECT_EQ(read("{tied?tied|won}{by_lot?, by lot}", {{"tied", true}, {"by_lot", false}}), "tied");
    EXPECT_EQ(read("{card?{card}|a card}", {{"card", Value()}}), "a card");
    EXPECT_EQ(read("{n=2?two{b?, and b}|{n=3?three|many}}", {{"n", 3}, {"b", true}}), "three");
    EXPECT_EQ(read("{n=2?two{b?, and b}|{n=3?three|many}}", {{"n", 2}, {"b", true}}), "two, and b");
}

TEST(Pattern, a_phrase_is_said_with_its_own_arguments_before_those_around_it) {
    EXPECT_EQ(read("{what}", {{"what", phrase("copy")}, {"card", "Ant"}}), "a copy of Ant");
    EXPECT_EQ(read("{what}", {{"what", phrase("copy", {{"card", "Bull"}})}, {"card", "Ant"}}),
              "a copy of Bull");
}

TEST(Pattern, seats_numbers_and_words_are_parts_of_their_own) {
    const Vocabulary cards{"ant"};

    const Words words = said("{Seat} took {card}, {n|space}.", otto,
                             {{"seat", mira}, {"card", word_value("card", cards, 0)}, {"n", 2}});

    EXPECT_EQ(to_json(words), Json::parse(R"([{"seat": 0, "text": "Mira"}, " took ",
                              {"noun": "card", "id": "ant", "text": "ant"}, ", ", 2, " spaces."])"));
}

TEST(Pattern, programs_read_ids_and_numbers) {
    Vocabulary cards;
    cards.add("ant", "The Ant");
    const Words words = Pattern("give {card} {seat}")
                            .said({.viewer = mira,
                                   .names = names,
                                   .find = [&](std::string_view name) -> Value {
                                       if (name == "seat") return otto;
                                       return word_value("card", cards, 0);
                                   },
                                   .is_for_programs = true});
    EXPECT_EQ(words.text(), "give ant 1");
}

} // namespace
} // namespace homestretch
