#include "games/dragon-racer/tests/edited_pack.h"
#include "games/dragon-racer/tests/fixtures.h"

#include <algorithm>

namespace dragon_racer::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Key;
using ::testing::SizeIs;

// ---- the tile

// What joins the deck when this tile is the one turned up on turn 3.
Ids joining_on_turn_3(std::size_t players, const std::string& tile) {
    const Position position =
        a_race().with_players(players).on_turn(3).upper({"wyrm_woods_red", tile, "star_field_blue"});
    const Ids before = Position(position).on_turn(2).drafting().in_play();
    return without(Position(position).exploring().in_play(), before);
}

TEST(Explore, DR_22_turns_2_to_4_turn_up_the_upper_tiles_clockwise) {
    const Ids tiles{"star_field_blue", "frozen_cove_green", "golden_caves_gold"};

    EXPECT_EQ(a_race().on_turn(2).upper(tiles).exploring().face_up(), (Ids{"star_field_blue"}));
    EXPECT_EQ(a_race().on_turn(3).upper(tiles).exploring().face_up(),
              (Ids{"star_field_blue", "frozen_cove_green"}));
    EXPECT_EQ(a_race().on_turn(4).upper(tiles).exploring().face_up(), tiles);
}

TEST(Explore, DR_22_turns_5_to_7_turn_up_the_lower_tiles_clockwise) {
    const Ids upper{"star_field_blue", "frozen_cove_green", "golden_caves_gold"};
    const Ids lower{"star_field_red", "golden_caves_green", "speed_city_blue"};
    Position position = a_race().upper(upper).lower(lower);

    EXPECT_EQ(position.on_turn(5).exploring().face_up(), joined(upper, {"star_field_red"}));
    EXPECT_EQ(position.on_turn(6).exploring().face_up(),
              joined(upper, {"star_field_red", "golden_caves_green"}));
    EXPECT_EQ(position.on_turn(7).exploring().face_up(), joined(upper, lower));
}

TEST(Explore, DR_22_the_tiles_lie_at_positions_2_to_4_and_7_to_9) {
    const Race race = a_race()
                          .on_turn(6)
                          .upper({"star_field_blue", "frozen_cove_green", "golden_caves_gold"})
                          .lower({"star_field_red", "speed_city_blue", "golden_caves_green"})
                          .exploring();

    const std::string drawing = race.drawing(spectator);

    EXPECT_THAT(drawing,
                HasSubstr("| Wyrm Woods   | Star Field   | Frozen Cove  | Golden Caves | Burning Spire|"));
    EXPECT_THAT(drawing,
                HasSubstr("| Speed City   | ?            | Speed City   | Star Field   | Frozen Cove  |"));
    EXPECT_THAT(drawing,
                HasSubstr("| gold, start  | up on turn 7 | blue         | red          | blue         |"));
}

TEST(Explore, DR_23_the_tiles_dragons_of_the_labels_in_the_game_join_the_deck) {
    EXPECT_EQ(joining_on_turn_3(2, "frozen_cove_green"), (Ids{"glacierfern", "kelpfang"}));
    EXPECT_EQ(joining_on_turn_3(3, "frozen_cove_green"), (Ids{"brinestrike", "glacierfern", "kelpfang"}));
    EXPECT_EQ(joining_on_turn_3(4, "frozen_cove_green"),
              (Ids{"brinestrike", "glacierfern", "kelpfang", "tidemoss"}));
}

TEST(Explore, DR_23_with_two_copies_both_join) {
    const Ids a_and_b{"brinestrike", "brinestrike", "glacierfern", "glacierfern", "kelpfang", "kelpfang"};

    EXPECT_EQ(joining_on_turn_3(5, "frozen_cove_green"), a_and_b);
    EXPECT_EQ(joining_on_turn_3(6, "frozen_cove_green"), a_and_b);
    EXPECT_EQ(joining_on_turn_3(7, "frozen_cove_green"), joined(a_and_b, {"tidemoss", "tidemoss"}));
    EXPECT_EQ(joining_on_turn_3(8, "frozen_cove_green"), joined(a_and_b, {"tidemoss", "tidemoss"}));
}

TEST(Explore, DR_23_racetrack_and_colour_both_decide) {
    Position position =
        a_race().with_players(4).lower({"golden_caves_green", "star_field_red", "speed_city_blue"});

    const Ids before = position.on_turn(4).drafting().in_play();
    const Ids after = position.on_turn(5).exploring().in_play();

    EXPECT_EQ(without(after, before), (Ids{"emeraldeep", "jadehoard", "malachite", "verdigris"}));
}

TEST(Explore, DR_24_cards_of_the_removed_tiles_never_enter_the_game) {
    Race race = a_plain_match(4).start();
    const Ids never =
        joined(cards_of_tile(race, race.removed_upper()), cards_of_tile(race, race.removed_lower()));

    race.plays_on(1);

    EXPECT_THAT(race.in_play(), SizeIs(64 - 8));
    EXPECT_THAT(in_both(race.in_play(), never), IsEmpty());
}

TEST(Explore, DR_25_a_token_on_the_turned_tile_keeps_its_space) {
    const Race race = a_race().on_turn(2).distances({18, 3}).exploring();

    const Json token = race.view(spectator)["players"][0];

    EXPECT_EQ(race.distance(ann), 18);
    EXPECT_EQ(token["space"], 18);
    EXPECT_EQ(token["tile"], 2);
}

// ---- the trophies

TEST(Explore, DR_26_trophies_go_by_distance) {
    const Race race =
        a_race().with_players(4).on_turn(4).trophies({1, 2, 3, 4}).distances({12, 30, 25, 40}).exploring();

    EXPECT_EQ(race.trophies(), (Numbers{4, 2, 3, 1}));
}

TEST(Explore, DR_26_the_tile_is_turned_up_before_the_trophies_are_handed_out) {
    Race race = a_race().with_players(2).trophies({1, 2}).distances({50, 10}).racing(ben);

    race.everybody_rests();

    const Texts kinds = race.kinds();
    const auto turn_ended = std::ranges::find(kinds, "turn_ended");
    EXPECT_THAT(Texts(turn_ended, kinds.end()), ElementsAre("turn_ended", "tile_turned", "trophy_given",
                                                            "trophy_given", "hand_dealt", "hand_dealt"));
}

TEST(Explore, DR_27_equal_players_draw_lots_for_the_places_they_share) {
    const auto trophies = tally(600, [](const Seed& seed) {
        return a_race()
            .with_players(5)
            .on_turn(3)
            .distances({14, 20, 14, 9, 14})
            .from_seed(seed)
            .exploring()
            .trophies();
    });

    EXPECT_THAT(trophies, SpreadsEvenlyOver(6));
    EXPECT_THAT(trophies, ElementsAre(Key(ElementsAre(2, 1, 3, 5, 4)), Key(ElementsAre(2, 1, 4, 5, 3)),
                                      Key(ElementsAre(3, 1, 2, 5, 4)), Key(ElementsAre(3, 1, 4, 5, 2)),
                                      Key(ElementsAre(4, 1, 2, 5, 3)), Key(ElementsAre(4, 1, 3, 5, 2))));
}

TEST(Explore, DR_27_three_equal_players_get_the_trophies_in_any_order) {
    const auto trophies = tally(600, [](const Seed& seed) {
        return a_race()
            .with_players(3)
            .on_turn(2)
            .distances({6, 6, 6})
            .from_seed(seed)
            .exploring()
            .trophies();
    });

    EXPECT_THAT(trophies, SpreadsEvenlyOver(6));
}

TEST(Explore, DR_27_lots_are_drawn_group_by_group_the_best_first) {
    const Seed seed = nth_seed(5);
    const Race race =
        a_race().with_players(6).on_turn(2).distances({5, 9, 9, 5, 9, 7}).from_seed(seed).exploring();

    Chance chance(seed);
    const Numbers best = chance.shuffled(Numbers{1, 2, 3});
    const Numbers last = chance.shuffled(Numbers{5, 6});

    EXPECT_EQ(race.trophies(), (Numbers{last[0], best[0], best[1], last[1], best[2], 4}));
}

TEST(Explore, DR_27_DR_30_who_is_alone_draws_no_lot_and_the_deck_is_shuffled_after_the_lots) {
    const Seed seed = nth_seed(6);
    const Position position = a_race().with_players(2).on_turn(2).from_seed(seed);

    const Race alone = Position(position).distances({9, 5}).exploring();
    const Race equal = Position(position).distances({7, 7}).exploring();

    Chance chance(seed);
    EXPECT_EQ(joined(alone.hand(ann), alone.hand(ben)),
              chance.dealt(in_file_order(alone, alone.deck()), 2 * 4));
    Chance other_chance(seed);
    EXPECT_EQ(equal.trophies(), other_chance.shuffled(Numbers{1, 2}));
    EXPECT_EQ(joined(equal.hand(ann), equal.hand(ben)),
              other_chance.dealt(in_file_order(equal, equal.deck()), 2 * 4));
}

TEST(Explore, DR_28_a_lap_ahead_is_ahead_wherever_the_token_stands) {
    const Race race = a_race().with_players(2).on_turn(7).trophies({2, 1}).distances({87, 79}).exploring();

    const Json players = race.view(spectator)["players"];

    EXPECT_EQ(race.trophies(), (Numbers{1, 2}));
    EXPECT_LT(players[0]["space"], players[1]["space"]);
}

TEST(Explore, DR_29_trophies_stay_when_somebody_is_overtaken) {
    Race race = a_race()
                    .with_players(2)
                    .trophies({1, 2})
                    .team(ben, {"emberpup", "kilnheart", "slagwing"})
                    .collected(ben, {"cindernose", "mossback", "bramblewing"})
                    .racing(ben);

    race.does(ben, "fire 3").does(ben, "swap none");

    EXPECT_GT(race.distance(ben), race.distance(ann));
    EXPECT_EQ(race.turn(), 1);
    EXPECT_EQ(race.trophies(), (Numbers{1, 2}));
}

TEST(Explore, DR_29_a_later_turn_without_explore_leaves_trophies_and_tiles_as_they_are) {
    const Pack pack = EditedPack().set("turns.csv", "3", "explore", "none").pack();

    const Race race = a_race().with_pack(pack).on_turn(2).trophies({1, 2}).distances({0, 50}).cleaning_up();

    EXPECT_EQ(race.turn(), 3);
    EXPECT_EQ(race.trophies(), (Numbers{1, 2}));
    EXPECT_THAT(race.face_up(), SizeIs(1));
}

TEST(Explore, DR_22_with_such_a_turn_the_next_explore_turns_up_the_next_tile) {
    const Pack pack = EditedPack().set("turns.csv", "3", "explore", "none").pack();
    const Ids tiles{"star_field_blue", "frozen_cove_green", "golden_caves_gold"};

    EXPECT_EQ(a_race().with_pack(pack).on_turn(4).upper(tiles).exploring().face_up(),
              (Ids{"star_field_blue", "frozen_cove_green"}));
}

TEST(Explore, DR_29_DR_84_moving_by_an_attack_opens_no_new_targets) {
    Race race = a_race()
                    .with_players(3)
                    .on_turn(4)
                    .characters({"rowan", "zahra", "li"})
                    .distances({1, 0, 0})
                    .collected(ben, {"brinestrike", "briarfire", "any"})
                    .racing(ben);
    const Texts first = race.choices(ben);

    race.does(ben, "attack 0 0");

    EXPECT_GT(race.distance(ben), race.distance(ann));
    EXPECT_EQ(race.choices(ben), first);
}

} // namespace
} // namespace dragon_racer::tests
