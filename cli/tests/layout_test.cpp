#include "cli/text/grid.h"
#include "cli/text/layout.h"
#include "cli/text/markdown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

const Paint plain(false);
const Paint coloured(true);

TEST(Layout, colours_take_no_room_and_characters_take_one) {
    EXPECT_EQ(display_width("é–x"), 3U);
    EXPECT_EQ(display_width(coloured(Ink::Red, "abc")), 3U);
    EXPECT_EQ(padded(coloured(Ink::Red, "abc"), 5), coloured(Ink::Red, "abc") + "  ");
}

TEST(Layout, wraps_at_spaces_only) {
    EXPECT_THAT(wrapped("one two three", 7), ElementsAre("one two", "three"));
    EXPECT_THAT(wrapped("incomprehensible word", 5), ElementsAre("incomprehensible", "word"));
    EXPECT_THAT(wrapped("", 5), ElementsAre(""));
}

TEST(Layout, pictures_go_on_below_where_things_stand_apart) {
    EXPECT_EQ(fitted("  team: red one  blue two  gold three\nshort\n", 26),
              "  team: red one  blue two\n      gold three\nshort\n");
    EXPECT_EQ(fitted("one two three four\n", 10), "one two\n    three\n    four\n");
    EXPECT_EQ(fitted("+-----------+\n", 5), "+-----------+\n");
    const std::string painted = coloured(Ink::Red, "one") + "  " + coloured(Ink::Blue, "two");
    EXPECT_EQ(fitted(painted, 8), painted + "\n");
}

TEST(Layout, takes_orders_to_the_terminal_out) {
    EXPECT_EQ(without_controls("a\x1b[2Jb\nc"), "a[2Jb\nc");
}

TEST(Grid, aligns_columns_and_wraps_the_widest) {
    Grid grid({"N", "Words"});
    grid.align_right(0);
    grid.add({"1", "a few words that are long"});
    grid.add({"12", "x"});

    EXPECT_EQ(grid.text(plain, 80), " N  Words\n 1  a few words that are long\n12  x\n");
    EXPECT_EQ(grid.text(plain, 18), " N  Words\n 1  a few words\n    that are long\n12  x\n");
}

TEST(Markdown, paragraphs_and_lists_are_joined_and_wrapped) {
    EXPECT_EQ(rendered_markdown("one\ntwo\n\n- **DR-1** three\n  four\n- five\n", plain, 80),
              "one two\n\n• DR-1 three four\n• five\n");
    EXPECT_EQ(rendered_markdown("1. a b c d e f g h i j k l m n o\n", plain, 22),
              "1. a b c d e f g h i j\n   k l m n o\n");
}

TEST(Markdown, headings_strong_words_and_code_are_painted) {
    const std::string text = rendered_markdown("## Race\n\n**DR-1** type `fire 3`\n", coloured, 80);
    EXPECT_THAT(text, HasSubstr(coloured(Ink::Gold, "Race")));
    EXPECT_THAT(text, HasSubstr(coloured(Ink::Strong, "DR-1")));
    EXPECT_THAT(text, HasSubstr(coloured(Ink::Sky, "fire 3")));
    EXPECT_THAT(rendered_markdown("type `fire 3`", plain, 80), HasSubstr("`fire 3`"));
}

TEST(Markdown, tables_are_aligned_and_links_are_their_text) {
    EXPECT_EQ(rendered_markdown("| A | Bee |\n|---|---|\n| one | [two](x.md) |\n", plain, 80),
              "  A    Bee\n  one  two\n");
}

TEST(Markdown, what_is_not_marked_up_stays_as_it_is) {
    EXPECT_EQ(rendered_markdown("3 * 4 * 5, a_b_c, 50 %\n", plain, 80), "3 * 4 * 5, a_b_c, 50 %\n");
    EXPECT_THAT(rendered_markdown("an open **mark", plain, 80), HasSubstr("an open **mark"));
    EXPECT_EQ(rendered_markdown("[x] is no [link](there)\n", plain, 80), "[x] is no link\n");
    EXPECT_THAT(rendered_markdown("```\nx  y\n```\n", plain, 80), HasSubstr("    x  y\n"));
    EXPECT_THAT(rendered_markdown("", plain, 80), Not(HasSubstr("x")));
}

} // namespace
} // namespace homestretch
