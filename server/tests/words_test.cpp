#include "server/table/words.h"

#include "server/table/names.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch::server {
namespace {

using testing::HasSubstr;

std::string_view bytes(const char8_t* text) {
    return reinterpret_cast<const char*>(text);
}

std::string name(const char8_t* written) {
    const auto cleaned = cleaned_name(bytes(written));
    return cleaned ? *cleaned : "refused: " + cleaned.error().message;
}

TEST(Names, are_cleaned_of_what_cannot_be_seen) {
    EXPECT_EQ(name(u8"  Zoë \n  of\tX "), bytes(u8"Zoë of X"));
    EXPECT_EQ(name(u8"a\u202Eb"), "ab"); // turns the direction of writing
    EXPECT_EQ(name(u8"Ho\u00ADst\u061C\u180E\u3164\u200B"), "Host");
    EXPECT_EQ(name(u8"Ann\u00A0\u2003Bo"), "Ann Bo");
    EXPECT_EQ(name(u8"Zoe\u0308"), bytes(u8"Zoë"));
}

TEST(Names, that_are_nothing_but_unseen_are_refused) {
    for (const char8_t* unseen : {u8"", u8" ", u8"\u3164", u8"\u00AD", u8"\u061C", u8"\u180E", u8"\u200B"}) {
        EXPECT_THAT(name(unseen), HasSubstr("empty")) << bytes(unseen);
    }
    for (const char8_t* blank : {u8"\u2800", u8"Host\u2800", u8"\u0301", u8"Ann \u0301", u8"\u16A0"}) {
        EXPECT_THAT(name(blank), HasSubstr("cannot read")) << bytes(blank);
    }
    EXPECT_THAT(name(u8"a\u0302\u0303\u0304\u0305\u0306\u0307"), HasSubstr("cannot read"));
}

TEST(Names, that_mix_look_alike_alphabets_are_refused) {
    EXPECT_THAT(name(u8"Hоst"), HasSubstr("alphabet")); // Cyrillic о
    EXPECT_THAT(name(u8"Ηost"), HasSubstr("alphabet")); // Greek Η
}

TEST(Names, of_people_everywhere_are_kept) {
    for (const char8_t* honest : {u8"José", u8"Łukasz", u8"Павел", u8"Νίκος", u8"张伟 Wei", u8"ข้าวปั้น",
                                  u8"שלום", u8"محمد", u8"한국", u8"<b>Bob</b>", u8"O'Neill-3", u8"🐉🐉"}) {
        EXPECT_EQ(name(honest), bytes(honest));
    }
}

TEST(Names, have_at_most_32_characters) {
    EXPECT_TRUE(cleaned_name(std::string(longest_name, 'x')));
    EXPECT_FALSE(cleaned_name(std::string(longest_name + 1, 'x')));
}

TEST(NamesAtOneTable, that_look_alike_are_told_apart_by_a_number) {
    const auto beside = [](const char8_t* mine, const char8_t* other) {
        const std::vector<std::string> others{"", std::string(bytes(other))};
        return unlike(std::string(bytes(mine)), others);
    };

    EXPECT_EQ(beside(u8"Ann", u8"Bob"), "Ann");
    EXPECT_EQ(beside(u8"Ann", u8"Ann"), "Ann 2");
    EXPECT_EQ(beside(u8"ANN", u8"Ann"), "ANN 2");
    EXPECT_EQ(beside(u8"lan", u8"Ian"), "lan 2");
    EXPECT_EQ(beside(u8"Fem", u8"Fern"), "Fem 2");
    EXPECT_EQ(beside(u8"Сор", u8"Cop"), bytes(u8"Сор 2")); // all of it Cyrillic
}

TEST(Talk, keeps_words_and_drops_what_would_change_how_others_are_read) {
    EXPECT_EQ(cleaned_talk("well\x07 played\x1b[2J"), "well played[2J");
    EXPECT_EQ(cleaned_talk(bytes(u8"a\u202Eb\u2066c\u061Cd")), "abcd");
    EXPECT_EQ(cleaned_talk(bytes(u8"👩\u200D🚀 Zoë")), bytes(u8"👩\u200D🚀 Zoë"));
    EXPECT_EQ(cleaned_talk(bytes(u8"\u202E \n ")), "");
}

TEST(Talk, has_few_line_breaks) {
    EXPECT_EQ(cleaned_talk("one\r\n\n\n  two"), "one\ntwo");
    EXPECT_EQ(cleaned_talk(bytes(u8"1\n2\u20283\n4\n5\n6")), "1\n2\n3\n4 5 6");
}

TEST(Messages, to_people_are_short_and_end_between_two_characters) {
    EXPECT_EQ(shortened("no such seat"), "no such seat");
    EXPECT_EQ(shortened(std::string(60'000, 'x')), std::string(500, 'x') + "…");
    const std::string odd = "x" + std::string(498, 'y') + std::string(bytes(u8"éé"));
    EXPECT_EQ(shortened(odd), odd.substr(0, 499) + "…");
}

} // namespace
} // namespace homestretch::server
