#include "games/drags-2-riches/tests/fixtures.h"

#include <fmt/format.h>

#include <algorithm>

// Shade with every combination of targets and reactions, at hands of every size, compared with a count by
// hand; and what only edited cards do.

namespace drags_2_riches::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

enum class Reaction : std::uint8_t { NoCards, Suffers, Blocks, Reverses };
constexpr std::array reactions{Reaction::NoCards, Reaction::Suffers, Reaction::Blocks, Reaction::Reverses};

// A Block and a Reverse card for each of the others, by seat.
constexpr std::array blocks{"", "A02", "L02", "O03"};
constexpr std::array reverses{"", "A09", "L09", "M09"};

Texts some_cards(std::size_t count) {
    return Texts(count, "any");
}

std::string answer_of(Reaction reaction, std::size_t seat) {
    switch (reaction) {
    case Reaction::Blocks: return fmt::format("block {}", blocks.at(seat));
    case Reaction::Reverses: return fmt::format("reverse {}", reverses.at(seat));
    default: return "suffer";
    }
}

Position table_with(const std::string& card, std::size_t held, const std::array<Reaction, 4>& of) {
    Texts hand = some_cards(held);
    hand.push_back(card);
    Position position = a_table(4).hand(ann, hand).set("coins", 9); // her turn goes on with an empty hand
    for (std::size_t seat = 1; seat < of.size(); ++seat) {
        const Texts both{blocks.at(seat), reverses.at(seat)};
        position.hand(seat_at(seat), of.at(seat) == Reaction::NoCards ? Texts() : both);
    }
    return position;
}

// The reactions of three players, and how many cards the attacker holds besides.
class Everybody : public ::testing::TestWithParam<std::tuple<Reaction, Reaction, Reaction, std::size_t>> {};
INSTANTIATE_TEST_SUITE_P(All, Everybody,
                         ::testing::Combine(::testing::ValuesIn(reactions), ::testing::ValuesIn(reactions),
                                            ::testing::ValuesIn(reactions),
                                            ::testing::Values(0U, 1U, 2U, 3U)));

TEST_P(Everybody, D2R_38_D2R_51_D2R_52_borrows_a_card_or_reacts) {
    const auto& [first, second, third, held] = GetParam();
    const std::array of{Reaction::NoCards, first, second, third};
    Play play = table_with("L15", held, of).begin();

    play.does(ann, "activate L15");
    for (std::size_t seat = 1; seat < of.size(); ++seat) {
        if (of.at(seat) == Reaction::NoCards) continue;
        ASSERT_EQ(play.asked(), SeatSet::only(seat_at(seat)));
        play.does(seat_at(seat), answer_of(of.at(seat), seat));
    }

    const auto count = [&](Reaction reaction) {
        return static_cast<std::size_t>(std::ranges::count(of, reaction)) -
               (reaction == Reaction::NoCards ? 1 : 0);
    };
    const std::size_t at_once = std::min(held, count(Reaction::Reverses));
    const std::size_t waits = count(Reaction::Reverses) - at_once;
    EXPECT_EQ(play.of(ann)["hand"].size(), held - at_once);
    EXPECT_EQ(play.dump()["waiting"].size(), waits);
    for (std::size_t seat = 1; seat < of.size(); ++seat) {
        const std::size_t had = of.at(seat) == Reaction::NoCards ? 0 : 2;
        const Json who = play.of(seat_at(seat));
        EXPECT_EQ(who["hand"].size(), had - (of.at(seat) == Reaction::Suffers ? 1 : 0));
    }
    const auto taken = [&] {
        std::size_t cards = 0;
        for (std::size_t seat = 1; seat < of.size(); ++seat)
            cards += of.at(seat) == Reaction::Reverses ? play.of(seat_at(seat))["floordrobe"].size() : 0;
        return cards;
    };
    EXPECT_EQ(taken(), at_once);

    if (held > at_once) play.does(ann, "end");
    play.does(ann, "end"); // and what waited is taken from her new hand
    EXPECT_EQ(play.of(ann)["hand"].size(), 5 - waits);
}

// One target, its reaction, and how many cards the attacker holds besides.
class OneTarget : public ::testing::TestWithParam<std::tuple<std::size_t, Reaction, std::size_t>> {};
INSTANTIATE_TEST_SUITE_P(All, OneTarget,
                         ::testing::Combine(::testing::Values(1U, 2U, 3U), ::testing::ValuesIn(reactions),
                                            ::testing::Values(0U, 1U, 2U, 3U)));

TEST_P(OneTarget, D2R_37_D2R_52_D2R_53_loses_two_cards_or_reacts) {
    const auto& [target, reaction, held] = GetParam();
    std::array of{Reaction::Suffers, Reaction::Suffers, Reaction::Suffers, Reaction::Suffers};
    of.at(target) = reaction;
    Play play = table_with("L12", held, of).begin();

    play.does(ann, "activate L12").does(ann, fmt::format("target {}", target));
    if (reaction != Reaction::NoCards) {
        ASSERT_EQ(play.asked(), SeatSet::only(seat_at(target)));
        play.does(seat_at(target), answer_of(reaction, target));
    }

    const bool at_once = reaction == Reaction::Reverses && held >= 2;
    const bool waits = reaction == Reaction::Reverses && held < 2;
    EXPECT_EQ(play.of(ann)["hand"].size(), held - (at_once ? 2 : 0));
    EXPECT_EQ(play.dump()["waiting"].size(), waits ? 1U : 0U);
    for (std::size_t seat = 1; seat < of.size(); ++seat) {
        const bool hit = seat == target && reaction == Reaction::Suffers;
        const bool had_none = of.at(seat) == Reaction::NoCards;
        EXPECT_EQ(play.of(seat_at(seat))["hand"].size(), hit || had_none ? 0U : 2U);
        EXPECT_EQ(play.of(seat_at(seat))["floordrobe"].size(), seat == target && at_once ? 2U : 0U);
    }

    if (held > (at_once ? 2U : 0U)) play.does(ann, "end");
    play.does(ann, "end");
    EXPECT_EQ(play.of(ann)["hand"].size(), waits ? 3U : 5U);
}

TEST(Shade, D2R_47_each_step_strikes_everyone_before_the_next_one_does) {
    const Pack pack = with_effect("L10", "peek others hand; discard others hand 1 pick", "shade");
    Play play = Position(3, {}, pack)
                    .hand(ann, {"L10", "C-S"})
                    .hand(ben, {"S-H", "S-O"})
                    .hand(cleo, {"S-L", "S-M"})
                    .begin();

    play.does(ann, "activate L10").does(ben, "suffer").does(cleo, "suffer");

    EXPECT_EQ(play.view(ann)["players"][1]["hand"], Json({"S-H", "S-O"}));
    EXPECT_EQ(play.view(ann)["players"][2]["hand"], Json({"S-L", "S-M"})); // both peeks before any pick
    EXPECT_THAT(play.choices(ann), ElementsAre("pick S-H", "pick S-O"));
    play.does(ann, "pick S-O");
    EXPECT_THAT(play.choices(ann), ElementsAre("pick S-L", "pick S-M"));
    play.does(ann, "pick S-L");
    EXPECT_EQ(play.of(ben)["floordrobe"], Json({"S-O"}));
    EXPECT_EQ(play.of(cleo)["floordrobe"], Json({"S-L"}));
}

TEST(Shade, D2R_43_a_block_serves_again_in_the_same_turn) {
    Play play = a_table(2).hand(ann, {"L03", "L07", "C-S"}).hand(ben, {"A02", "S-H"}).begin();

    play.does(ann, "activate L03").does(ben, "block A02").does(ann, "activate L07");

    EXPECT_THAT(play.choices(ben), ElementsAre("suffer", "block A02"));
    play.does(ben, "block A02");
    EXPECT_EQ(play.of(ben)["hand"].size(), 2U);
    EXPECT_EQ(play.view(ann)["players"][1]["hand"], Json({"A02"}));
}

TEST(Shade, D2R_45_what_is_no_shade_happens_whatever_is_answered) {
    Play play = a_table(2).hand(ann, {"M06", "C-S"}).wardrobe(ann, {"H15"}).hand(ben, {"L09", "S-H"}).begin();

    play.does(ann, "activate M06").does(ben, "reverse L09");

    EXPECT_EQ(play.of(ann)["hand"], Json({"H15", "C-S"}));
    EXPECT_EQ(play.dump()["coins"], 1);
}

TEST(Shade, D2R_50_only_the_shade_is_reversed) {
    Play play =
        a_table(2).hand(ann, {"H11", "S-O", "C-S"}).hand(ben, {"L09", "S-H"}).wardrobe(ann, {"S-L"}).begin();

    play.does(ann, "activate H11").does(ben, "reverse L09");

    EXPECT_EQ(play.of(ben)["hand"].size(), 2U);
    EXPECT_EQ(play.of(ben)["floordrobe"].size(), 1U);
    EXPECT_EQ(play.of(ann)["hand"].size(), 2U); // one drawn, one lost
}

TEST(Shade, D2R_54_a_reversal_that_needs_no_hand_never_waits) {
    Play play =
        a_table(2).hand(ann, {"H13"}).look(ann, {"O15"}).hand(ben, {"L09"}).look(ben, {"M15"}).begin();

    play.does(ann, "activate H13").does(ben, "reverse L09");

    EXPECT_EQ(play.of(ann)["look"]["Outfit"], nullptr);
    EXPECT_EQ(play.of(ben)["look"]["Makeup"], "M15");
}

TEST(Shade, D2R_52_a_reversed_peek_needs_one_card) {
    Play play = a_table(2)
                    .hand(ann, {"H06"})
                    .wardrobe(ann, {"S-O"})
                    .floordrobe(ann, {"C-S"})
                    .hand(ben, {"L09"})
                    .begin();

    play.does(ann, "activate H06").does(ben, "reverse L09"); // she draws a card first, so it happens now

    EXPECT_EQ(play.view(ben)["players"][0]["hand"], Json({"S-O"}));
}

TEST(Shade, D2R_57_a_power_is_answered_like_a_card) {
    Play play = a_table(2, {{"characters", "choose"}})
                    .set(ann, "character", "Q8")
                    .set(ben, "character", "Q7")
                    .hand(ben, {"A02"})
                    .look(ben, {"H15", "O15", "L15"})
                    .begin();

    play.does(ann, "power");

    EXPECT_THAT(play.choices(ben), ElementsAre("suffer", "block A02"));
    play.does(ben, "suffer");
    EXPECT_EQ(play.of(ben)["floordrobe"].size(), 2U);
    EXPECT_EQ(play.of(ann)["hand"].size(), 3U); // it draws two
}

TEST(Shade, D2R_53_what_waits_is_done_as_far_as_possible_and_is_over) {
    Play play = a_table(2)
                    .hand(ann, {"L12", "C-S"})
                    .wardrobe(ann, {})
                    .hand(ben, {"L09", "S-H"})
                    .market({"H13", "H14", "H15", "O13", "O14", "O15", "M15", "A15"})
                    .begin();

    play.does(ann, "activate L12").does(ben, "reverse L09").does(ann, "activate C-S");

    EXPECT_EQ(play.asked(), SeatSet::only(ben)); // her new hand was L12 and the coin: both are gone
    EXPECT_THAT(play.of(ben)["floordrobe"].get<Texts>(), UnorderedElementsAre("L12", "C-S"));
    EXPECT_TRUE(play.of(ann)["hand"].empty());
    EXPECT_TRUE(play.dump()["waiting"].empty());
}

TEST(Shade, D2R_55_a_waiting_reversal_is_answered_with_the_new_hand) {
    Play play = a_table(2, {{"answer_reversal", "block"}})
                    .hand(ann, {"L12"})
                    .wardrobe(ann, {"O03", "S-H", "S-O", "S-L", "S-M"})
                    .hand(ben, {"L09"})
                    .begin();

    play.does(ann, "activate L12").does(ben, "reverse L09");

    EXPECT_THAT(play.choices(ann), ElementsAre("suffer", "block O03"));
    play.does(ann, "block O03");
    EXPECT_EQ(play.of(ann)["hand"].size(), 5U);
    EXPECT_EQ(play.view(ben)["players"][0]["hand"], Json({"O03"}));
    EXPECT_EQ(play.asked(), SeatSet::only(ben));
}

// A card that activates another in the Market, which is reversed: three effects at once.
TEST(Shade, D2R_49_reversals_inside_an_activated_card_come_before_its_next_step) {
    Pack pack = with_effect("M14", "activate market 99; draw 1", "");
    Play play = Position(2, {}, pack)
                    .hand(ann, {"M14", "C-S", "S-O"})
                    .wardrobe(ann, {"H15"})
                    .market({"A13", "H02", "H03", "H04", "H05", "H07", "H09", "H10"})
                    .hand(ben, {"L09", "S-H"})
                    .begin();

    play.does(ann, "activate M14").does(ann, "pick-slot 0").does(ben, "reverse L09");

    EXPECT_THAT(play.choices(ben), UnorderedElementsAre("pick S-O", "pick C-S")); // H15 is not drawn yet
    play.does(ben, "pick C-S");
    EXPECT_EQ(play.of(ann)["hand"], Json({"H15", "S-O"}));
    EXPECT_EQ(play.dump()["market"][0], "A13");
    EXPECT_EQ(play.dump()["coins"], 3);
}

} // namespace
} // namespace drags_2_riches::tests
