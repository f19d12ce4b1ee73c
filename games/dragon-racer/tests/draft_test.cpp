#include "games/dragon-racer/tests/edited_pack.h"
#include "games/dragon-racer/tests/fixtures.h"

#include "engine/playing.h"

#include <algorithm>

namespace dragon_racer::tests {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// Turn 1 of three players, whose hands and picks are those of the rules page's example.
Position three_hands() {
    return a_race()
        .with_players(3)
        .team(ann, {"lampdart", "fernling", "emberpup"})
        .team(ben, {"tramwing", "mossback", "cindernose"})
        .team(cleo, {"frostkit", "driftfin", "icicle"})
        .hand(ann, {"brassgust", "bramblewing", "slagwing"})
        .hand(ben, {"rimewing", "turnpike", "thornstride"})
        .hand(cleo, {"kilnheart", "sleetrunner", "hollowroot"});
}

// ---- dealing

TEST(Draft, DR_30_the_deck_is_every_card_of_the_face_up_tiles_that_is_on_no_team) {
    const Race race = a_race()
                          .with_players(3)
                          .on_turn(2)
                          .upper({"star_field_blue", "wyrm_woods_red", "golden_caves_gold"})
                          .exploring();

    const Ids face_up = cards_of_tiles(race, joined(corner_tiles, {"star_field_blue"}));

    EXPECT_EQ(race.deck(), without(face_up, all_teams(race)));
}

TEST(Draft, DR_30_every_card_of_the_deck_may_lie_anywhere) {
    const auto tops =
        tally(600, [](const Seed& seed) { return a_race().from_seed(seed).dealing().hand(ann)[0]; });
    const auto lasts =
        tally(600, [](const Seed& seed) { return a_race().from_seed(seed).dealing().hand(ben)[2]; });

    EXPECT_THAT(tops, SpreadsEvenlyOver(10));
    EXPECT_THAT(lasts, SpreadsEvenlyOver(10));
}

TEST(Draft, DR_30_any_hand_may_be_dealt) {
    const auto hands =
        tally(2400, [](const Seed& seed) { return sorted(a_race().from_seed(seed).dealing().hand(ben)); });

    EXPECT_THAT(hands, SpreadsEvenlyOver(10 * 9 * 8 / 6));
}

TEST(Draft, DR_30_the_deck_is_shuffled_anew_on_later_turns) {
    const auto tops = tally(
        700, [](const Seed& seed) { return a_race().on_turn(3).from_seed(seed).exploring().hand(ben)[4]; });

    EXPECT_THAT(tops, SpreadsEvenlyOver(20 - 6));
}

// The sizes of the hands at the start of each of the seven turns.
std::vector<std::vector<std::size_t>> hand_sizes(Race race) {
    std::vector<std::vector<std::size_t>> sizes;
    while (race.decision() == "draft") {
        sizes.push_back({race.hand(ann).size(), race.hand(ben).size(), race.hand(cleo).size()});
        race.drafts().everybody_rests();
    }
    return sizes;
}

TEST(Draft, DR_31_everybody_is_dealt_two_more_cards_than_the_number_of_the_turn) {
    const Race race = a_plain_match(3).start();

    EXPECT_THAT(hand_sizes(race),
                ElementsAre(Each(3U), Each(4U), Each(5U), Each(6U), Each(7U), Each(8U), Each(9U)));
}

TEST(Draft, DR_32_whole_hands_are_dealt_in_seat_order_from_the_top) {
    const Seed seed = nth_seed(9);
    const Race race = a_race().from_seed(seed).dealing();

    Chance chance(seed);
    const Ids dealt = chance.dealt(in_file_order(race, race.deck()), 2 * 3);

    EXPECT_EQ(joined(race.hand(ann), race.hand(ben)), dealt);
}

TEST(Draft, DR_33_undealt_cards_stay_unused_for_the_turn) {
    Race race = a_plain_match(2).start();
    const Ids undealt = race.undealt();

    race.drafts().rests(race.waits_for().front());

    EXPECT_EQ(race.turn(), 1);
    EXPECT_EQ(race.undealt(), undealt);
}

TEST(Draft, DR_33_nobody_may_look_at_the_undealt_cards) {
    const Race race = three_hands().drafting();
    const Race other = three_hands().drafting().redealt(spectator, nth_seed(1));

    EXPECT_NE(race.undealt(), other.undealt());
    EXPECT_EQ(race.view(spectator), other.view(spectator));
    EXPECT_EQ(race.view(ann)["undealt_size"], 6);
}

// ---- picking

TEST(Draft, DR_34_all_players_are_asked_at_the_same_time) {
    Race race = three_hands().drafting();

    EXPECT_EQ(race.waits_for(), (Seats{ann, ben, cleo}));
    EXPECT_THAT(race.choices(ann), ElementsAre("pick 0", "pick 1", "pick 2"));
    race.does(ben, "pick 0");

    EXPECT_EQ(race.waits_for(), (Seats{ann, cleo}));
}

TEST(Draft, DR_34_a_commit_is_final) {
    Race race = three_hands().drafting();

    race.does(ben, "pick 0");

    EXPECT_THAT(race.choices(ben), IsEmpty());
}

TEST(Draft, DR_34_others_see_only_that_a_seat_has_committed) {
    Race race = three_hands().drafting();
    Race other = three_hands().drafting();

    race.does(ben, "pick 0");
    other.does(ben, "pick 2");

    EXPECT_EQ(race.view(ann), other.view(ann));
    EXPECT_EQ(race.view(spectator), other.view(spectator));
    EXPECT_EQ(race.story(cleo), other.story(cleo));
    EXPECT_EQ(race.view(ann)["players"][1]["committed"], true);
    EXPECT_EQ(race.view(ann)["players"][2]["committed"], false);
}

TEST(Draft, DR_34_cards_move_only_when_the_last_commit_is_in) {
    Race race = three_hands().drafting();

    race.does(ann, "pick 2").does(cleo, "pick 2");
    EXPECT_THAT(race.collected(ann), IsEmpty());
    EXPECT_THAT(race.hand(ann), SizeIs(3));
    race.does(ben, "pick 0");

    EXPECT_THAT(race.collected(ann), ElementsAre("slagwing"));
    EXPECT_THAT(race.collected(ben), ElementsAre("rimewing"));
    EXPECT_THAT(race.collected(cleo), ElementsAre("hollowroot"));
}

TEST(Draft, DR_34_commits_may_come_in_any_order_with_the_same_result) {
    Race race = three_hands().drafting();
    Race other = three_hands().drafting();

    race.does(ann, "pick 2").does(ben, "pick 0").does(cleo, "pick 1");
    other.does(cleo, "pick 1").does(ann, "pick 2").does(ben, "pick 0");

    EXPECT_TRUE(homestretch::same_bytes<Game>(race.state(), other.state()));
}

TEST(Draft, DR_109_a_hand_keeps_its_order_and_picks_count_from_0) {
    Race race = a_race()
                    .with_players(2)
                    .on_turn(3)
                    .hand(ann, {"slagwing", "lampdart", "rimewing", "fernling", "kilnheart"})
                    .drafting();

    race.does(ann, "pick 1").does(ben, "pick 0");

    EXPECT_THAT(race.collected(ann), ElementsAre("lampdart"));
    EXPECT_THAT(race.hand(ben), ElementsAre("slagwing", "rimewing", "fernling", "kilnheart"));
}

// ---- passing

// Who holds Ann's hand after the first round of this turn.
Seat receiver_of_anns_hand(int turn) {
    Race race = a_race().with_players(3).on_turn(turn).drafting();
    const Ids passed = without(race.hand(ann), {race.hand(ann)[0]});
    race.does(ann, "pick 0").does(ben, "pick 0").does(cleo, "pick 0");
    return race.hand(ben) == passed ? ben : race.hand(cleo) == passed ? cleo : ann;
}

TEST(Draft, DR_35_hands_pass_to_the_left_on_odd_turns) {
    EXPECT_EQ(receiver_of_anns_hand(1), ben);
    EXPECT_EQ(receiver_of_anns_hand(3), ben);
    EXPECT_EQ(receiver_of_anns_hand(5), ben);
    EXPECT_EQ(receiver_of_anns_hand(7), ben);
}

TEST(Draft, DR_35_hands_pass_to_the_right_on_even_turns) {
    EXPECT_EQ(receiver_of_anns_hand(2), cleo);
    EXPECT_EQ(receiver_of_anns_hand(4), cleo);
    EXPECT_EQ(receiver_of_anns_hand(6), cleo);
}

TEST(Draft, DR_35_DR_36_DR_37_a_draft_to_the_left_card_by_card) {
    Race race = three_hands().drafting();

    race.everybody_takes({"slagwing", "rimewing", "hollowroot"});
    EXPECT_THAT(race.hand(ann), ElementsAre("kilnheart", "sleetrunner"));
    EXPECT_THAT(race.hand(ben), ElementsAre("brassgust", "bramblewing"));
    EXPECT_THAT(race.hand(cleo), ElementsAre("turnpike", "thornstride"));
    race.everybody_takes({"kilnheart", "bramblewing", "turnpike"});

    EXPECT_THAT(race.collected(ann), ElementsAre("slagwing", "kilnheart", "thornstride"));
    EXPECT_THAT(race.collected(ben), ElementsAre("rimewing", "bramblewing", "sleetrunner"));
    EXPECT_THAT(race.collected(cleo), ElementsAre("hollowroot", "turnpike", "brassgust"));
}

TEST(Draft, DR_35_DR_36_every_pass_of_a_turn_goes_the_same_way) {
    Race race = a_race().with_players(3).on_turn(2).drafting();
    const Ids anns = race.hand(ann);

    race.does(ann, "pick 0").does(ben, "pick 0").does(cleo, "pick 0");
    race.does(ann, "pick 0").does(ben, "pick 0").does(cleo, "pick 0");

    EXPECT_EQ(race.hand(ben), (Ids{anns[2], anns[3]}));
}

TEST(Draft, DR_36_everybody_collects_as_many_cards_as_were_dealt) {
    Race race = a_race().with_players(4).on_turn(6).drafting();

    race.drafts();

    EXPECT_THAT(race.collected(ann), SizeIs(8));
    EXPECT_THAT(race.collected(dan), SizeIs(8));
    EXPECT_THAT(race.hand(ann), IsEmpty());
    EXPECT_THAT(race.hand(dan), IsEmpty());
}

TEST(Draft, DR_37_a_single_card_is_taken_without_a_decision) {
    Race race = three_hands().drafting();

    race.everybody_takes({"slagwing", "rimewing", "hollowroot"})
        .everybody_takes({"kilnheart", "bramblewing", "turnpike"});

    EXPECT_NE(race.decision(), "draft");
    EXPECT_THAT(race.story(spectator, "committed"), SizeIs(6));
    EXPECT_THAT(race.story(spectator, "taken"), SizeIs(9));
}

TEST(Draft, DR_38_players_see_their_own_collected_cards_and_of_others_only_how_many) {
    Race race = three_hands().drafting();

    race.everybody_takes({"slagwing", "rimewing", "hollowroot"});

    const Json view = race.view(ann);
    EXPECT_EQ(view["players"][0]["collected"], Ids{"slagwing"});
    EXPECT_EQ(view["players"][1]["collected_size"], 1);
    EXPECT_FALSE(view["players"][1].contains("collected"));
    EXPECT_EQ(view["hand"], (Ids{"kilnheart", "sleetrunner"}));
}

TEST(Draft, DR_98_two_copies_in_a_hand_are_two_choices_with_the_same_effect) {
    const Position position = a_race().with_players(5).hand(ann, {"rimewing", "slagwing", "rimewing"});
    Race race = position.drafting();
    Race other = position.drafting();

    EXPECT_THAT(race.choices(ann), ElementsAre("pick 0", "pick 1", "pick 2"));
    race.does(ann, "pick 0").does(ben, "pick 0").does(cleo, "pick 0").does(dan, "pick 0").does(eve, "pick 0");
    other.does(ann, "pick 2")
        .does(ben, "pick 0")
        .does(cleo, "pick 0")
        .does(dan, "pick 0")
        .does(eve, "pick 0");

    EXPECT_EQ(race.collected(ann), other.collected(ann));
    EXPECT_EQ(sorted(race.hand(ben)), sorted(other.hand(ben)));
}

// ---- too few cards

TEST(Draft, DR_39_with_too_few_cards_all_are_dealt_equally_many) {
    const Pack pack = EditedPack().set("turns.csv", "1", "deal", "9").pack();

    const Race race = a_plain_match(3).with_pack(pack).start();

    EXPECT_THAT(race.hand(ann), SizeIs(15 / 3));
    EXPECT_THAT(race.hand(cleo), SizeIs(15 / 3));
    EXPECT_THAT(race.undealt(), IsEmpty());
}

TEST(Draft, DR_39_the_rounding_is_down) {
    const Pack pack = EditedPack().set("turns.csv", "1", "deal", "9").pack();

    const Race race = a_plain_match(5).with_pack(pack).start();

    EXPECT_THAT(race.hand(eve), SizeIs(33 / 5));
    EXPECT_THAT(race.undealt(), SizeIs(33 % 5));
}

TEST(Draft, DR_39_with_fewer_cards_than_players_there_is_no_draft) {
    const Pack pack = EditedPack()
                          .remove("dragons.csv", "lampdart")
                          .remove("dragons.csv", "brassgust")
                          .remove("dragons.csv", "turnpike")
                          .remove("dragons.csv", "bramblewing")
                          .remove("dragons.csv", "thornstride")
                          .remove("dragons.csv", "slagwing")
                          .remove("dragons.csv", "kilnheart")
                          .remove("dragons.csv", "rimewing")
                          .remove("dragons.csv", "sleetrunner")
                          .counted()
                          .pack();

    const Race race = a_plain_match(2).with_pack(pack).start();

    const Texts kinds = race.kinds();
    const auto team_of_ben = std::ranges::find(kinds, "team_dealt") + 1;
    EXPECT_THAT(Texts(team_of_ben, team_of_ben + 4),
                ElementsAre("team_dealt", "hand_dealt", "hand_dealt", "revealed"));
    EXPECT_EQ(race.story(spectator, "hand_dealt")[0], "Seat 0 was dealt 0 cards.");
}

} // namespace
} // namespace dragon_racer::tests
