// How many of what, for every number of players.

#include "games/dragon-racer/tests/fixtures.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace dragon_racer::tests {
namespace {

using ::testing::AllOf;
using ::testing::Each;
using ::testing::IsEmpty;
using ::testing::SizeIs;

struct TableRow {
    std::size_t players = 0;
    Ids labels{};
    std::size_t dragons = 0;
    int per_level = 0;
    std::size_t in_teams = 0;
    std::size_t first_deck = 0;
    Numbers undealt{}; // on turns 1 to 7
    std::size_t per_tile = 0;
};

void PrintTo(const TableRow& row, std::ostream* out) {
    *out << row.players << " players";
}

class EveryTable : public ::testing::TestWithParam<TableRow> {};

INSTANTIATE_TEST_SUITE_P(
    Players, EveryTable,
    ::testing::Values(TableRow{2, {"A"}, 32, 8, 6, 10, {4, 4, 4, 4, 4, 4, 4}, 2},
                      TableRow{3, {"A", "B"}, 48, 12, 9, 15, {6, 6, 6, 6, 6, 6, 6}, 3},
                      TableRow{4, {"A", "B", "C"}, 64, 16, 12, 20, {8, 8, 8, 8, 8, 8, 8}, 4},
                      TableRow{5, {"A", "B"}, 96, 24, 15, 33, {18, 19, 20, 21, 22, 23, 24}, 6},
                      TableRow{6, {"A", "B"}, 96, 24, 18, 30, {12, 12, 12, 12, 12, 12, 12}, 6},
                      TableRow{7, {"A", "B", "C"}, 128, 32, 21, 43, {22, 23, 24, 25, 26, 27, 28}, 8},
                      TableRow{8, {"A", "B", "C"}, 128, 32, 24, 40, {16, 16, 16, 16, 16, 16, 16}, 8}),
    [](const auto& row) { return fmt::format("of_{}", row.param.players); });

Numbers undealt_by_turn(Race race) {
    Numbers counts;
    while (race.decision() == "draft") {
        counts.push_back(static_cast<int>(race.undealt().size()));
        race.drafts().everybody_rests();
    }
    return counts;
}

// How many cards the tile of each of the turns 2 to 7 adds to what is in play.
std::vector<std::size_t> added_by_turn(Race race) {
    std::vector<std::size_t> added;
    for (std::size_t before = race.in_play().size(); race.turn() < 7; before = race.in_play().size()) {
        race.drafts().everybody_rests();
        added.push_back(race.in_play().size() - before);
    }
    return added;
}

TEST_P(EveryTable, DR_1_is_a_table_for_2_to_8_players) {
    EXPECT_EQ(refusal(GetParam().players), "");
}

TEST(PlayerCounts, DR_1_one_player_is_too_few_and_nine_are_too_many) {
    EXPECT_EQ(refusal(1), "Dragon Racer is for 2 to 8 players, not 1");
    EXPECT_EQ(refusal(9), "Dragon Racer is for 2 to 8 players, not 9");
}

TEST_P(EveryTable, DR_2_DR_3_has_the_dragons_of_its_labels_and_copies) {
    const Race race = a_plain_match(GetParam().players).start();

    const Ids cards = cards_in_game(race);

    EXPECT_THAT(cards, SizeIs(GetParam().dragons));
    EXPECT_EQ(labels(race, cards), GetParam().labels);
    EXPECT_THAT(levels(race, cards), Each(GetParam().per_level));
}

TEST_P(EveryTable, DR_3_never_sees_a_card_of_another_label) {
    Race race = a_plain_match(GetParam().players).start();

    race.plays_on(1);

    EXPECT_EQ(labels(race, race.in_play()), GetParam().labels);
}

TEST_P(EveryTable, DR_15_DR_16_deals_teams_and_leaves_the_first_deck) {
    const Race race = a_plain_match(GetParam().players).start();

    EXPECT_THAT(all_teams(race), SizeIs(GetParam().in_teams));
    EXPECT_THAT(race.deck(), SizeIs(GetParam().first_deck));
}

TEST_P(EveryTable, DR_31_DR_33_leaves_the_same_cards_undealt_as_measured) {
    const Race race = a_plain_match(GetParam().players).start();

    EXPECT_EQ(undealt_by_turn(race), GetParam().undealt);
}

TEST_P(EveryTable, DR_23_adds_so_many_cards_with_every_tile) {
    const Race race = a_plain_match(GetParam().players).start();

    EXPECT_THAT(added_by_turn(race), AllOf(SizeIs(6), Each(GetParam().per_tile)));
}

TEST_P(EveryTable, DR_19_bounds_the_decisions_of_a_match) {
    constexpr std::size_t each_at_most = 92; // one character, and 2 * (3 + 4 + ... + 9) + 7

    EXPECT_EQ(Game::decision_bound(*rules_for(GetParam().players)), GetParam().players * each_at_most);
}

TEST(PlayerCounts, DR_15_DR_86_a_team_player_takes_one_card_from_the_deck) {
    const Race race = a_race().with_players(4).with("characters", "fixed:kafka,rowan,li,zahra").start();

    EXPECT_THAT(all_teams(race), SizeIs(13));
    EXPECT_THAT(race.team(ann), SizeIs(4));
    EXPECT_THAT(race.deck(), SizeIs(19));
    EXPECT_EQ(undealt_by_turn(race), (Numbers{7, 7, 7, 7, 7, 7, 7}));
}

TEST(PlayerCounts, DR_11_DR_15_DR_86_two_team_players_take_two_cards) {
    const Race race = a_race()
                          .with_players(8)
                          .with("characters", "fixed:kafka,mingzhu,rowan,li,zahra,amrita,katsuro,teague")
                          .start();

    EXPECT_THAT(all_teams(race), SizeIs(26));
    EXPECT_THAT(race.deck(), SizeIs(38));
    EXPECT_EQ(undealt_by_turn(race), (Numbers{14, 14, 14, 14, 14, 14, 14}));
}

TEST(PlayerCounts, DR_96_two_players_have_no_attack_dragon_in_the_game) {
    const Race two = a_plain_match(2).start();
    const Race three = a_plain_match(3).start();

    EXPECT_THAT(attackers(two, cards_in_game(two)), IsEmpty());
    EXPECT_THAT(attackers(three, cards_in_game(three)), SizeIs(8));
}

TEST(PlayerCounts, DR_2_DR_97_from_five_players_on_every_dragon_is_there_twice) {
    const Race four = a_plain_match(4).start();
    const Race seven = a_plain_match(7).start();

    const Ids once = cards_in_game(four);

    EXPECT_THAT(std::set(once.begin(), once.end()), SizeIs(64));
    EXPECT_EQ(cards_in_game(seven), sorted(joined(once, once)));
}

TEST(PlayerCounts, DR_2_the_tiles_always_come_from_one_copy) {
    const Race race = a_plain_match(8).start();

    EXPECT_EQ(sorted(joined(race.upper(), {race.removed_upper()})), sorted(upper_tiles));
    EXPECT_EQ(sorted(joined(race.lower(), {race.removed_lower()})), sorted(lower_tiles));
}

TEST_P(EveryTable, DR_14_deals_exactly_the_trophies_of_its_places) {
    const Race race = a_plain_match(GetParam().players).start();

    Numbers trophies = race.trophies();
    std::ranges::sort(trophies);

    EXPECT_THAT(trophies, SizeIs(GetParam().players));
    EXPECT_EQ(trophies.front(), 1);
    EXPECT_EQ(trophies.back(), static_cast<int>(GetParam().players));
    EXPECT_THAT(std::set(trophies.begin(), trophies.end()), SizeIs(GetParam().players));
}

} // namespace
} // namespace dragon_racer::tests
