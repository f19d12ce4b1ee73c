#include "games/dragon-racer/tests/fixtures.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace dragon_racer::tests {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;
using ::testing::Key;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

// ---- the track

TEST(Setup, DR_4_DR_6_the_ring_has_four_corners_and_three_face_down_tiles_above_and_below) {
    const Race race = a_plain_match(3).start();

    const std::string drawing = race.drawing(spectator);

    EXPECT_THAT(drawing,
                HasSubstr("| Wyrm Woods   | ?            | ?            | ?            | Burning Spire|"));
    EXPECT_THAT(drawing,
                HasSubstr("| Speed City   | ?            | ?            | ?            | Frozen Cove  |"));
}

TEST(Setup, DR_4_upper_tiles_lie_above_and_lower_tiles_below) {
    const Race race = a_plain_match(3).start();

    EXPECT_THAT(upper_tiles, IsSupersetOf(race.upper()));
    EXPECT_THAT(lower_tiles, IsSupersetOf(race.lower()));
}

TEST(Setup, DR_5_chance_removes_any_upper_tile_and_any_lower_tile) {
    const auto removed = tally(800, [](const Seed& seed) {
        const Race race = a_plain_match(2).from_seed(seed).start();
        return race.removed_upper() + " and " + race.removed_lower();
    });

    EXPECT_THAT(removed, SpreadsEvenlyOver(16));
}

TEST(Setup, DR_5_the_face_down_tiles_lie_in_any_order) {
    const auto orders =
        tally(1200, [](const Seed& seed) { return a_plain_match(2).from_seed(seed).start().upper(); });

    EXPECT_THAT(orders, SpreadsEvenlyOver(24));
}

TEST(Setup, DR_5_nobody_ever_learns_which_tiles_were_removed) {
    Race race = a_plain_match(2).start();
    const std::string upper = race.removed_upper();
    const std::string lower = race.removed_lower();

    race.plays_on(1);

    EXPECT_EQ(race.decision(), "finished");
    EXPECT_FALSE(mentions(race.view(ann), upper));
    EXPECT_FALSE(mentions(race.view(ben), lower));
    EXPECT_FALSE(mentions(race.view(spectator), upper));
    EXPECT_FALSE(mentions(race.view(spectator), lower));
}

TEST(Setup, DR_6_no_upper_or_lower_tile_is_face_up_at_the_start) {
    const Race race = a_plain_match(3).start();

    EXPECT_THAT(race.face_up(), IsEmpty());
    EXPECT_FALSE(mentions(race.view(ann), race.upper()[0]));
    EXPECT_FALSE(mentions(race.view(ann), race.lower()[2]));
}

TEST(Setup, DR_6_the_corners_count_as_face_up_from_the_first_moment) {
    const Race race = a_plain_match(3).start();

    EXPECT_EQ(race.in_play(), cards_of_tiles(race, corner_tiles));
}

TEST(Setup, DR_7_a_tile_has_8_spaces_and_a_lap_80) {
    const Race race = a_race().with_players(4).distances({7, 8, 79, 80}).drafting();

    const Json view = race.view(spectator);

    EXPECT_EQ(view["lap"], 80);
    EXPECT_EQ(view["players"][0]["tile"], 0);
    EXPECT_EQ(view["players"][1]["tile"], 1);
    EXPECT_EQ(view["players"][2]["tile"], 9);
    EXPECT_EQ(view["players"][3]["tile"], 0);
}

TEST(Setup, DR_18_every_token_starts_on_the_start_line) {
    const Race race = a_plain_match(3).start();

    EXPECT_EQ(race.distances(), (Numbers{0, 0, 0}));
    EXPECT_EQ(race.view(spectator)["players"][2]["space"], 0);
    EXPECT_THAT(race.drawing(spectator), HasSubstr("| #0 #1 #2 "));
    EXPECT_THAT(a_plain_match(8).start().drawing(spectator), HasSubstr("| #01234567 "));
}

// ---- characters

const std::map<std::string, int> character_cards{{"rowan", 1}, {"amrita", 1}, {"rosella", 2}, {"katsuro", 2},
                                                 {"li", 3},    {"shawna", 3}, {"odalys", 4},  {"bram", 4},
                                                 {"zahra", 5}, {"teague", 5}, {"kafka", 6},   {"mingzhu", 6}};

std::size_t different_cards(const Ids& characters) {
    std::set<int> cards;
    for (const std::string& id : characters) cards.insert(character_cards.at(id));
    return cards.size();
}

std::size_t different(const Ids& ids) {
    return std::set(ids.begin(), ids.end()).size();
}

Ids dealt_characters(std::size_t players, const OptionTexts& options, const Seed& seed) {
    Position position = a_race().with_players(players).from_seed(seed);
    for (const auto& [name, value] : options) position.with(name, value);
    return position.start().characters();
}

TEST(Setup, DR_8_DR_14_DR_15_every_player_gets_a_character_a_trophy_and_a_team) {
    const Race race = a_race().with_players(3).start();

    EXPECT_THAT(race.characters(), Not(Contains("")));
    EXPECT_THAT(race.trophies(), UnorderedElementsAre(1, 2, 3));
    EXPECT_EQ(race.decision(), "draft");
}

TEST(Setup, DR_9_DR_100_players_choose_clockwise_from_the_first_chooser) {
    Race race = a_race().with_players(3).with("characters", "choose").with("first_chooser", "1").start();

    EXPECT_EQ(race.waits_for(), Seats{ben});
    race.does(ben, "choose_character katsuro");
    EXPECT_EQ(race.waits_for(), Seats{cleo});
    race.does(cleo, "choose_character mingzhu");
    EXPECT_EQ(race.waits_for(), Seats{ann});
    race.does(ann, "choose_character rowan");

    EXPECT_EQ(race.characters(), (Ids{"rowan", "katsuro", "mingzhu"}));
    EXPECT_EQ(race.decision(), "draft");
}

TEST(Setup, DR_9_a_choice_is_public_at_once) {
    Race race = a_race().with_players(3).with("characters", "choose").start();

    race.does(ann, "choose_character zahra");

    EXPECT_EQ(race.view(cleo)["players"][0]["character"], "zahra");
    EXPECT_EQ(race.view(spectator)["players"][0]["character"], "zahra");
    EXPECT_THAT(race.story(ben), ElementsAre("Seat 0 took the character Zahra (Hit and Run)."));
}

TEST(Setup, DR_9_nobody_chooses_knowing_a_team_or_a_trophy) {
    Race race = a_race().with_players(2).with("characters", "choose").start();

    race.does(ann, "choose_character rowan");

    EXPECT_EQ(race.decision(), "choose_character");
    EXPECT_THAT(race.team(ann), IsEmpty());
    EXPECT_EQ(race.trophies(), (Numbers{0, 0}));
}

TEST(Setup, DR_9_choosing_asks_no_chance_so_trophies_and_cards_are_those_of_the_seed) {
    Race chosen = a_race().with_players(2).with("characters", "choose").from_seed(nth_seed(3)).start();
    const Race fixed =
        a_race().with_players(2).with("characters", "fixed:li,rowan").from_seed(nth_seed(3)).start();

    chosen.does(ann, "choose_character li").does(ben, "choose_character rowan");

    EXPECT_EQ(chosen.dump(), fixed.dump());
}

TEST(Setup, DR_9_DR_101_the_only_character_left_is_taken_without_asking) {
    Race race =
        a_race().with_players(6).with("characters", "choose").with("advanced_characters", "off").start();

    race.does(ann, "choose_character rowan").does(ben, "choose_character amrita");
    race.does(cleo, "choose_character rosella").does(dan, "choose_character katsuro");
    EXPECT_THAT(race.choices(eve), ElementsAre("choose_character li", "choose_character shawna"));
    race.does(eve, "choose_character li");

    EXPECT_EQ(race.characters(), (Ids{"rowan", "amrita", "rosella", "katsuro", "li", "shawna"}));
    EXPECT_EQ(race.decision(), "draft");
}

TEST(Setup, DR_10_with_one_copy_both_sides_of_a_card_are_one) {
    Race race = a_race().with_players(3).with("characters", "choose").start();

    EXPECT_THAT(race.choices(ann), SizeIs(12));
    race.does(ann, "choose_character katsuro");
    EXPECT_THAT(race.choices(ben), AllOf(SizeIs(10), Not(Contains("choose_character katsuro")),
                                         Not(Contains("choose_character rosella"))));
    race.does(ben, "choose_character mingzhu");
    EXPECT_THAT(race.choices(cleo), AllOf(SizeIs(8), Not(Contains("choose_character kafka"))));
}

TEST(Setup, DR_11_with_two_copies_only_the_same_character_is_gone) {
    Race race = a_race().with_players(6).with("characters", "choose").start();

    EXPECT_THAT(race.choices(ann), SizeIs(12));
    race.does(ann, "choose_character kafka");
    EXPECT_THAT(race.choices(ben), AllOf(SizeIs(11), Contains("choose_character mingzhu"),
                                         Not(Contains("choose_character kafka"))));
    race.does(ben, "choose_character mingzhu");
    EXPECT_THAT(race.choices(cleo), SizeIs(10));
    race.does(cleo, "choose_character rowan");
    EXPECT_THAT(race.choices(dan), SizeIs(9));
    race.does(dan, "choose_character amrita");
    EXPECT_THAT(race.choices(eve), SizeIs(8));
    race.does(eve, "choose_character li");
    EXPECT_THAT(race.choices(finn), SizeIs(7));
}

TEST(Setup, DR_12_each_seat_gets_each_character_equally_often) {
    const auto characters = tally(1200, [](const Seed& seed) { return dealt_characters(3, {}, seed)[2]; });

    EXPECT_THAT(characters, SpreadsEvenlyOver(12));
}

TEST(Setup, DR_10_DR_12_up_to_four_players_never_hold_two_sides_of_a_card) {
    const auto cards =
        tally(300, [](const Seed& seed) { return different_cards(dealt_characters(4, {}, seed)); });

    EXPECT_THAT(cards, ElementsAre(Key(4)));
}

TEST(Setup, DR_11_DR_12_five_players_never_hold_a_character_twice_but_both_sides_of_a_card) {
    const auto characters =
        tally(300, [](const Seed& seed) { return different(dealt_characters(5, {}, seed)); });
    const auto cards =
        tally(300, [](const Seed& seed) { return different_cards(dealt_characters(5, {}, seed)); });

    EXPECT_THAT(characters, ElementsAre(Key(5)));
    EXPECT_THAT(cards, ElementsAre(Key(3), Key(4), Key(5)));
}

TEST(Setup, DR_12_DR_102_unique_by_card_deals_cards_to_six_players) {
    const auto cards = tally(300, [](const Seed& seed) {
        return different_cards(dealt_characters(6, {{"unique_by", "card"}}, seed));
    });

    EXPECT_THAT(cards, ElementsAre(Key(6)));
}

TEST(Setup, DR_12_a_fair_coin_per_seat_decides_the_side) {
    const std::set<std::string> fronts{"rowan", "rosella", "li", "odalys", "zahra", "kafka"};
    const auto sides = tally(800, [&](const Seed& seed) {
        const Ids characters = dealt_characters(3, {}, seed);
        return std::tuple(fronts.contains(characters[0]), fronts.contains(characters[1]),
                          fronts.contains(characters[2]));
    });

    EXPECT_THAT(sides, SpreadsEvenlyOver(8));
}

TEST(Setup, DR_13_two_players_choose_among_the_six_normal_characters) {
    Race race = a_race().with_players(2).with("characters", "choose").start();

    EXPECT_THAT(race.choices(ann),
                UnorderedElementsAre("choose_character rowan", "choose_character amrita",
                                     "choose_character rosella", "choose_character katsuro",
                                     "choose_character li", "choose_character shawna"));
    race.does(ann, "choose_character li");
    EXPECT_THAT(race.choices(ben), SizeIs(4));
}

TEST(Setup, DR_13_DR_96_two_players_are_dealt_normal_characters_only) {
    const auto characters = tally(300, [](const Seed& seed) { return dealt_characters(2, {}, seed)[1]; });

    EXPECT_THAT(characters, SpreadsEvenlyOver(6));
    EXPECT_THAT(characters, ElementsAre(Key("amrita"), Key("katsuro"), Key("li"), Key("rosella"),
                                        Key("rowan"), Key("shawna")));
}

// ---- trophies, teams and the deck

TEST(Setup, DR_14_the_first_trophies_are_dealt_in_any_order) {
    const auto orders =
        tally(600, [](const Seed& seed) { return a_plain_match(3).from_seed(seed).start().trophies(); });

    EXPECT_THAT(orders, SpreadsEvenlyOver(6));
}

TEST(Setup, DR_15_teams_are_level_1_dragons) {
    const Race race = a_race().with_players(3).with("characters", "fixed:rowan,kafka,li").start();

    EXPECT_EQ(levels(race, race.team(ann)), (Numbers{3, 0, 0, 0}));
    EXPECT_EQ(levels(race, race.team(ben)), (Numbers{4, 0, 0, 0}));
    EXPECT_EQ(levels(race, race.team(cleo)), (Numbers{3, 0, 0, 0}));
}

TEST(Setup, DR_15_teams_are_dealt_at_random) {
    const auto firsts =
        tally(600, [](const Seed& seed) { return a_plain_match(3).from_seed(seed).start().team(ann)[0]; });
    const auto lasts =
        tally(600, [](const Seed& seed) { return a_plain_match(3).from_seed(seed).start().team(cleo)[2]; });

    EXPECT_THAT(firsts, SpreadsEvenlyOver(12));
    EXPECT_THAT(lasts, SpreadsEvenlyOver(12));
}

TEST(Setup, DR_15_teams_lie_face_up) {
    const Race race = a_plain_match(3).start();

    EXPECT_EQ(race.view(ann)["players"][1]["team"], race.team(ben));
    EXPECT_EQ(race.view(spectator)["players"][2]["team"], race.team(cleo));
}

TEST(Setup, DR_16_the_deck_is_the_rest_of_level_1_and_all_of_level_2) {
    const Race race = a_plain_match(4).start();

    EXPECT_EQ(levels(race, race.deck()), (Numbers{4, 16, 0, 0}));
    EXPECT_EQ(sorted(joined(race.deck(), all_teams(race))), cards_of_tiles(race, corner_tiles));
}

TEST(Setup, DR_17_levels_3_and_4_wait_and_everybody_may_look_them_up) {
    const Race race = a_plain_match(4).start();

    const auto cards = Game::cards(race.rules());

    EXPECT_EQ(levels(race, race.in_play()), (Numbers{16, 16, 0, 0}));
    EXPECT_THAT(cards,
                Contains(::testing::Field(&homestretch::CardWords::facts, "level 3 B, green, Frozen Cove")));
    EXPECT_THAT(cards,
                Contains(::testing::Field(&homestretch::CardWords::facts, "level 4 A, red, Star Field")));
}

// ---- the order of random draws

// The first so many cards leave the pile.
Ids dealt_from(Ids& pile, std::size_t count) {
    Ids cards(pile.begin(), pile.begin() + static_cast<std::ptrdiff_t>(count));
    pile.erase(pile.begin(), pile.begin() + static_cast<std::ptrdiff_t>(count));
    return cards;
}

Ids cards_of_level(const Race& race, int level) {
    Ids cards = in_file_order(race, cards_in_game(race));
    std::erase_if(cards, [&](const std::string& id) { return dragon(race, id).level != level; });
    return cards;
}

std::string side_of_card(int card, bool front) {
    const std::map<int, std::pair<std::string, std::string>> sides{
        {1, {"rowan", "amrita"}}, {2, {"rosella", "katsuro"}}, {3, {"li", "shawna"}},
        {4, {"odalys", "bram"}},  {5, {"zahra", "teague"}},    {6, {"kafka", "mingzhu"}}};
    return front ? sides.at(card).first : sides.at(card).second;
}

TEST(Setup, DR_5_DR_12_DR_14_DR_15_DR_32_chance_is_asked_in_the_order_of_the_rules_page) {
    const Seed seed = nth_seed(1);
    const Race race = a_race().with_players(3).from_seed(seed).start();

    Chance chance(seed);
    Ids upper = chance.shuffled(upper_tiles);
    Ids lower = chance.shuffled(lower_tiles);
    const Numbers cards = chance.shuffled(Numbers{1, 2, 3, 4, 5, 6});
    const Ids characters{side_of_card(cards[0], chance.heads()), side_of_card(cards[1], chance.heads()),
                         side_of_card(cards[2], chance.heads())};
    const Numbers trophies = chance.shuffled(Numbers{1, 2, 3});
    Ids level_1 = chance.shuffled(cards_of_level(race, 1));

    EXPECT_THAT(race.removed_upper(), dealt_from(upper, 1)[0]);
    EXPECT_EQ(race.upper(), upper);
    EXPECT_THAT(race.removed_lower(), dealt_from(lower, 1)[0]);
    EXPECT_EQ(race.lower(), lower);
    EXPECT_EQ(race.characters(), characters);
    EXPECT_EQ(race.trophies(), trophies);
    EXPECT_EQ(race.team(ann), dealt_from(level_1, race.team(ann).size()));
    EXPECT_EQ(race.team(ben), dealt_from(level_1, race.team(ben).size()));
    EXPECT_EQ(race.team(cleo), dealt_from(level_1, race.team(cleo).size()));
    Ids hands = chance.dealt(in_file_order(race, joined(level_1, cards_of_level(race, 2))), 3 * 3);
    EXPECT_EQ(race.hand(ann), dealt_from(hands, 3));
    EXPECT_EQ(race.hand(ben), dealt_from(hands, 3));
    EXPECT_EQ(race.hand(cleo), dealt_from(hands, 3));
}

TEST(Setup, DR_12_DR_97_with_two_copies_characters_are_shuffled_and_copies_lie_side_by_side) {
    const Seed seed = nth_seed(2);
    const Race race = a_race().with_players(5).from_seed(seed).start();

    Chance chance(seed);
    const Ids upper = chance.shuffled(upper_tiles);
    const Ids lower = chance.shuffled(lower_tiles);
    Ids characters = chance.shuffled(Ids{"rowan", "amrita", "rosella", "katsuro", "li", "shawna", "odalys",
                                         "bram", "zahra", "teague", "kafka", "mingzhu"});
    const Numbers trophies = chance.shuffled(Numbers{1, 2, 3, 4, 5});
    Ids level_1 = chance.shuffled(cards_of_level(race, 1));

    EXPECT_EQ(race.removed_upper(), upper[0]);
    EXPECT_EQ(race.removed_lower(), lower[0]);
    EXPECT_EQ(race.characters(), dealt_from(characters, 5));
    EXPECT_EQ(race.trophies(), trophies);
    EXPECT_EQ(race.team(ann), dealt_from(level_1, race.team(ann).size()));
}

} // namespace
} // namespace dragon_racer::tests
