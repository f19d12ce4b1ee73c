#include "games/iditacards/tests/fixtures.h"

namespace iditacards::tests {
namespace {

using ::testing::HasSubstr;

TEST(Pack, ID_41_the_standard_set_can_be_played_by_one_to_four) {
    for (std::size_t players = 1; players <= 4; ++players) EXPECT_EQ(problems(edited_pack(), players), "");
}

TEST(Pack, ID_59_an_unknown_trait_is_named_with_the_nearest_word) {
    EXPECT_EQ(problems(edited_pack().replace("cards.csv", "Good Dog,dog,,starter,1,3,3,0,hand 1",
                                             "Good Dog,dog,,starter,1,3,3,0,hnad 1")),
              "cards.csv:2, column effect: unknown verb 'hnad' at character 1; did you mean 'hand'?");
}

TEST(Pack, ID_41_a_trait_of_dogs_does_not_stand_on_a_food_card) {
    EXPECT_THAT(
        problems(edited_pack().replace("cards.csv", "Waffle,food,,legendary,1,0,0,0,draw 2",
                                       "Waffle,food,,legendary,1,0,0,0,speed 2")),
        HasSubstr(
            "column effect: 'speed' does not stand on a card that is played for its effect, only on a dog "
            "or on an attachment or on a weather"));
}

TEST(Pack, ID_76_a_movement_cannot_set_off_a_movement) {
    EXPECT_THAT(problems(edited_pack().replace("cards.csv", "on-move draw 1", "on-move move 1")),
                HasSubstr("'move' does not stand after 'on-move'"));
}

TEST(Pack, ID_48_a_new_day_cannot_be_set_off_by_a_dog) {
    EXPECT_THAT(
        problems(edited_pack().replace("cards.csv", "on-day-end-empty move 10", "on-day-end-empty new-day")),
        HasSubstr("'new-day' does not stand after 'on-day-end-empty'"));
}

TEST(Pack, ID_26_a_dog_does_not_destroy_itself) {
    EXPECT_THAT(problems(edited_pack().replace("cards.csv", "speed 3; counts-as 2", "speed 3; destroy-self")),
                HasSubstr("'destroy-self' does not stand on a dog"));
}

TEST(Pack, ID_70_destroyed_needs_something_destroyed_before) {
    EXPECT_THAT(problems(edited_pack().replace("cards.csv", "destroy-hand; take destroyed of destroyed",
                                               "take destroyed of 1")),
                HasSubstr("'destroyed' needs a 'destroy-hand' before it on the same card"));
}

TEST(Pack, ID_43_a_condition_names_cards_that_exist) {
    EXPECT_THAT(problems(edited_pack().replace("cards.csv", "Breakfast+Lunch+Dinner", "Breakfast+Lunchh")),
                HasSubstr("unknown card 'Lunchh' at character 26; did you mean 'Lunch'?"));
}

TEST(Pack, ID_17_a_printed_cost_is_at_most_9) {
    EXPECT_EQ(problems(edited_pack().replace("cards.csv", "Waffle,food,,legendary,1,0,0,0",
                                             "Waffle,food,,legendary,1,12,0,0")),
              "cards.csv:27, column energy: 12 is out of range; expected a whole number from 0 to 9");
}

TEST(Pack, ID_66_a_dog_holds_at_most_2) {
    EXPECT_THAT(problems(edited_pack().replace("cards.csv", "speed -1; holds 2", "speed -1; holds 3")),
                HasSubstr("holds takes a number from 0 to 2, not '3'"));
}

TEST(Pack, ID_64_death_kills_at_most_5) {
    EXPECT_THAT(problems(edited_pack().replace("cards.csv", "death-kills 1", "death-kills 6")),
                HasSubstr("death-kills takes a number from 1 to 5 or all, not '6'"));
}

TEST(Pack, ID_46_a_number_is_at_most_99) {
    EXPECT_THAT(problems(edited_pack().replace("cards.csv", "draw 7", "draw 100")),
                HasSubstr("draw takes a number from 1 to 99, not '100'"));
}

TEST(Pack, ID_41_a_card_does_something) {
    EXPECT_THAT(problems(edited_pack().replace("cards.csv", "Waffle,food,,legendary,1,0,0,0,draw 2",
                                               "Waffle,food,,legendary,1,0,0,0,")),
                HasSubstr("this card does nothing; expected at least one step"));
}

TEST(Pack, ID_11_no_two_cards_have_one_name) {
    EXPECT_THAT(problems(edited_pack().replace("cards.csv", "Waffle,food", "LUNCH,food")),
                HasSubstr("cards.csv:27, column name: another card is called 'lunch' too"));
    EXPECT_THAT(problems(edited_pack().replace("cards.csv", "Waffle,food", "Waf:fle,food")),
                HasSubstr("a card's name has no '+', ':' or ';'"));
}

TEST(Pack, ID_77_legs_cover_the_track) {
    EXPECT_EQ(problems(edited_pack().replace("legs.csv", "multiplayer,10,Village,155,159,5",
                                             "multiplayer,10,Village,155,158,4")),
              "legs.csv: the legs of the board 'multiplayer' have 159 squares together; the track has 160");
    EXPECT_THAT(problems(edited_pack().replace("legs.csv", "multiplayer,2,Hills,5,34,30",
                                               "multiplayer,2,Hills,6,34,29")),
                HasSubstr("legs.csv:3, column first: the leg before it ends on square 4; expected 5 here"));
    EXPECT_THAT(problems(edited_pack().replace("legs.csv", "multiplayer,2,Hills,5,34,30",
                                               "multiplayer,2,Hills,5,34,31")),
                HasSubstr("legs.csv:3, column squares: squares 5 to 34 are 30"));
}

TEST(Pack, ID_80_entering_a_leg_cannot_kill) {
    EXPECT_EQ(problems(edited_pack().replace("legs.csv", "155,159,5,0,5", "155,159,5,0,7")),
              "legs.csv:11, column enter_starvation: 7 is out of range; expected a whole number from 0 to 6");
}

TEST(Pack, ID_82_a_board_has_at_most_5_checkpoints) {
    EXPECT_THAT(problems(edited_pack().replace("legs.csv", "0,0,,immune", "0,0,0,immune")),
                HasSubstr("the board 'multiplayer' has 6 checkpoints; at most 5 are possible"));
    EXPECT_THAT(problems(edited_pack().replace("legs.csv", "1,2,5,dog-speed", "1,2,35,dog-speed")),
                HasSubstr("legs.csv:3, column checkpoint: square 35 is not on this leg"));
}

TEST(Pack, ID_71_a_deck_has_cards) {
    EXPECT_THAT(problems(edited_pack().add("decks.csv", "empty,Empty,upgrade,1,0,yes,D")),
                HasSubstr("no card of cards.csv lies in the deck 'empty'"));
    EXPECT_THAT(
        problems(edited_pack().replace("decks.csv", "speed,Speed,upgrade,1,53", "speed,Speed,upgrade,1,54")),
        HasSubstr("decks.csv:4, column cards_per_copy: cards.csv has 53 cards for the deck 'speed', not 54"));
}

TEST(Pack, ID_87_damage_cards_lie_in_the_damage_deck) {
    EXPECT_THAT(problems(edited_pack().replace("cards.csv", "Waffle,food", "Waffle,damage")),
                HasSubstr("cards of the type 'damage' lie in the damage deck, and no others do"));
}

TEST(Pack, ID_1_a_state_has_room_for_384_cards) {
    EXPECT_THAT(problems(edited_pack()
                             .replace("cards.csv", "Push,movement,,speed,4", "Push,movement,,speed,40")
                             .replace("decks.csv", "speed,Speed,upgrade,1,53", "speed,Speed,upgrade,1,89")),
                HasSubstr("cards.csv: 392 cards in all; at most 384 are possible"));
}

TEST(Pack, ID_40_payments_count_twice_on_cards_with_risk_only) {
    EXPECT_THAT(problems(edited_pack().replace("cards.csv", "Utility Knife,utility,,legendary,1,1,0,1",
                                               "Utility Knife,utility,,legendary,1,1,0,0")),
                HasSubstr("a card with 'risk-payments-twice' has a risk of at least 1"));
}

TEST(Pack, ID_82_everybody_is_dealt_five_legendary_cards) {
    homestretch::EditedPack pack = edited_pack();
    pack.replace("cards.csv", "Waffle,food,,legendary,1", "Waffle,food,,speed,1")
        .replace("cards.csv", "Cricket,dog,fake,legendary,1", "Cricket,dog,fake,speed,1")
        .replace("cards.csv", "Puppy,dog,,legendary,1", "Puppy,dog,,speed,1")
        .replace("decks.csv", "speed,Speed,upgrade,1,53", "speed,Speed,upgrade,1,56")
        .replace("decks.csv", "legendary,Legendary,legendary,1,22", "legendary,Legendary,legendary,1,19");

    EXPECT_EQ(problems(pack, 3), "");
    EXPECT_EQ(problems(pack, 4), "cards.csv: 4 players are dealt 20 legendary cards, and only 19 are there");
}

TEST(Pack, ID_53_every_mistake_is_reported_at_once) {
    const std::string told =
        problems(edited_pack()
                     .replace("weather.csv", "on-roll gain self hypothermia 1", "on-rol gain self cold 1")
                     .replace("legs.csv", "no-starve", "no-starv")
                     .replace("cards.csv", "draw 3", "draw three"));

    EXPECT_THAT(told, HasSubstr("weather.csv:4"));
    EXPECT_THAT(told, HasSubstr("did you mean 'no-starve'?"));
    EXPECT_THAT(told, HasSubstr("draw takes a number from 1 to 99, not 'three'"));
}

} // namespace
} // namespace iditacards::tests
