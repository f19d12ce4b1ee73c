#include "games/dragon-racer/tests/fixtures.h"

namespace dragon_racer::tests {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Key;
using ::testing::SizeIs;
using ::testing::StartsWith;
using ::testing::UnorderedElementsAre;

// The draft of the rules page's example, in its first round.
Race first_round() {
    return a_race()
        .with_players(3)
        .trophies({3, 2, 1})
        .team(ann, {"lampdart", "fernling", "emberpup"})
        .team(ben, {"tramwing", "mossback", "cindernose"})
        .team(cleo, {"frostkit", "driftfin", "icicle"})
        .hand(ann, {"brassgust", "bramblewing", "slagwing"})
        .hand(ben, {"rimewing", "turnpike", "thornstride"})
        .hand(cleo, {"kilnheart", "sleetrunner", "hollowroot"})
        .undealt({"copperkite", "twigtail", "sparktooth", "chromescale", "pyreclimber", "floebreaker"})
        .drafting();
}

Race second_round() {
    return first_round().everybody_takes({"slagwing", "rimewing", "hollowroot"});
}

// Everything is drafted; Ann, who is third, races first.
Race drafted() {
    return second_round().everybody_takes({"kilnheart", "bramblewing", "turnpike"});
}

// ---- what a view holds

TEST(View, DR_15_DR_26_DR_28_characters_trophies_distances_and_teams_are_public) {
    const Race race = a_race().with_players(3).trophies({2, 3, 1}).distances({4, 0, 9}).on_turn(2).drafting();

    const Json players = race.view(spectator)["players"];

    EXPECT_EQ(players[0]["character"], "rowan");
    EXPECT_EQ(players[1]["trophy"], 3);
    EXPECT_EQ(players[2]["distance"], 9);
    EXPECT_EQ(players[2]["team"], race.team(cleo));
}

TEST(View, DR_30_the_composition_of_the_deck_is_public) {
    const Race race = first_round();

    EXPECT_EQ(sorted(race.view(spectator)["deck"].get<Ids>()), race.deck());
}

TEST(View, DR_34_DR_38_a_hand_is_seen_by_its_holder_only) {
    const Race race = first_round();

    EXPECT_EQ(race.view(ann)["hand"], (Ids{"brassgust", "bramblewing", "slagwing"}));
    EXPECT_EQ(race.view(ben)["hand"], (Ids{"rimewing", "turnpike", "thornstride"}));
    EXPECT_FALSE(race.view(spectator).contains("hand"));
    EXPECT_EQ(race.view(spectator)["players"][0]["hand_size"], 3);
}

TEST(View, DR_34_a_player_sees_the_own_commit) {
    Race race = first_round();

    race.does(ann, "pick 2");

    EXPECT_EQ(race.view(ann)["commit"], 2);
    EXPECT_EQ(race.view(ben)["commit"], nullptr);
}

TEST(View, DR_22_face_down_tiles_are_seen_by_nobody_until_turned) {
    const Race race =
        a_race().on_turn(3).upper({"star_field_blue", "frozen_cove_green", "golden_caves_gold"}).drafting();

    EXPECT_EQ(race.view(ann)["tiles"]["upper"], (Ids{"star_field_blue", "frozen_cove_green"}));
    EXPECT_FALSE(mentions(race.view(ann), "golden_caves_gold"));
}

TEST(View, DR_38_DR_42_the_picks_of_others_are_hidden_until_they_race) {
    const Race race = drafted();

    EXPECT_EQ(race.waits_for(), Seats{ann});
    EXPECT_EQ(race.view(ben)["players"][0]["collected"], (Ids{"slagwing", "kilnheart", "thornstride"}));
    EXPECT_FALSE(race.view(ann)["players"][1].contains("collected"));
    EXPECT_FALSE(race.view(spectator)["players"][2].contains("collected"));
    EXPECT_EQ(race.view(ann)["players"][1]["collected_size"], 3);
}

// ---- what the story tells

TEST(Story, DR_34_others_hear_only_that_a_card_was_taken) {
    const Race race = second_round();

    EXPECT_THAT(race.story(ann, "taken"),
                ElementsAre("You took Slagwing.", "Seat 1 took a card.", "Seat 2 took a card."));
    EXPECT_THAT(race.story(spectator, "taken"),
                ElementsAre("Seat 0 took a card.", "Seat 1 took a card.", "Seat 2 took a card."));
    EXPECT_THAT(race.story(ben, "committed"),
                ElementsAre("Seat 0 chose a card.", "You chose a card.", "Seat 2 chose a card."));
}

TEST(Story, DR_34_a_hand_is_told_to_its_holder_only) {
    const Race race = a_plain_match(2).start();

    EXPECT_EQ(race.story(ben, "hand_dealt")[0], "Seat 0 was dealt 3 cards.");
    EXPECT_THAT(race.story(ann, "hand_dealt")[0], StartsWith("You were dealt "));
    EXPECT_FALSE(race.heard(ben)[6].details.contains("cards"));
}

// ---- draft notes

Ids note(const Race& race, Seat seat, std::size_t number) {
    return race.view(seat)["notes"][number]["cards"].get<Ids>();
}

TEST(Notes, DR_105_a_player_is_shown_the_hands_already_passed_on) {
    const Race race = second_round();

    EXPECT_THAT(race.view(ann)["notes"], SizeIs(1));
    EXPECT_THAT(note(race, ann, 0), UnorderedElementsAre("brassgust", "bramblewing", "slagwing"));
    EXPECT_EQ(race.view(ann)["notes"][0]["round"], 1);
    EXPECT_EQ(race.view(ann)["notes"][0]["dealt_to"], 0);
}

TEST(Notes, DR_105_notes_hold_what_the_hand_held_when_it_came) {
    const Race race = drafted();

    EXPECT_THAT(race.view(ann)["notes"], SizeIs(3));
    EXPECT_THAT(note(race, ann, 1), UnorderedElementsAre("kilnheart", "sleetrunner"));
    EXPECT_EQ(race.view(ann)["notes"][1]["dealt_to"], 2);
    EXPECT_THAT(note(race, ann, 2), UnorderedElementsAre("thornstride"));
}

TEST(Notes, DR_105_a_swap_does_not_change_what_was_seen) {
    Race race = drafted();

    race.does(ann, "fire 0").does(ann, "swap 2 0");

    EXPECT_EQ(race.team(ann)[0], "thornstride");
    EXPECT_THAT(note(race, ben, 0), UnorderedElementsAre("rimewing", "turnpike", "thornstride"));
    EXPECT_THAT(note(race, ann, 2), UnorderedElementsAre("thornstride"));
}

TEST(Notes, DR_105_notes_are_a_set_and_never_say_who_took_what) {
    Race race = second_round();
    Race other = second_round();

    race.everybody_takes({"kilnheart", "bramblewing", "turnpike"});
    other.everybody_takes({"kilnheart", "brassgust", "turnpike"});

    EXPECT_EQ(race.view(ann)["notes"], other.view(ann)["notes"]);
}

TEST(Notes, DR_78_DR_105_the_clean_up_ends_the_notes) {
    Race race = drafted();

    race.everybody_rests();

    EXPECT_THAT(race.view(ann)["notes"], IsEmpty());
}

// ---- what cannot be known, dealt anew

// Sleetrunner was the last card of a hand that Ann passed on. Bramblewing and Brassgust left her together.
// Three places hold any three of the nine cards that she has not seen.
TEST(Redeal, DR_33_DR_38_what_ann_cannot_know_is_dealt_evenly_over_all_that_is_possible) {
    const Race race = drafted();

    const auto last_of_ben =
        tally(100, [&](const Seed& luck) { return race.redealt(ann, luck).collected(ben)[2]; });
    const auto all = tally(20'160, [&](const Seed& luck) {
        const Race imagined = race.redealt(ann, luck);
        return joined(imagined.collected(ben), imagined.collected(cleo));
    });

    EXPECT_THAT(last_of_ben, ElementsAre(Key("sleetrunner")));
    EXPECT_THAT(all, SpreadsEvenlyOver(2 * 9 * 8 * 7));
}

TEST(Redeal, DR_38_what_ann_knows_stays) {
    const Race race = drafted();
    const Race imagined = race.redealt(ann, nth_seed(3));

    EXPECT_NE(imagined.dump(), race.dump());
    EXPECT_EQ(imagined.view(ann), race.view(ann));
    EXPECT_EQ(imagined.collected(ann), race.collected(ann));
    EXPECT_EQ(imagined.in_play(), race.in_play());
}

TEST(Redeal, DR_42_DR_110_a_reveal_tells_what_is_left_for_others) {
    Race race = drafted();

    race.rests(ann);

    const auto last_of_cleo =
        tally(100, [&](const Seed& luck) { return race.redealt(ann, luck).collected(cleo)[2]; });
    const auto others_of_cleo = tally(1'120, [&](const Seed& luck) {
        const Ids cards = race.redealt(ann, luck).collected(cleo);
        return std::pair(cards[0], cards[1]);
    });
    EXPECT_EQ(race.waits_for(), Seats{ben});
    EXPECT_THAT(last_of_cleo, ElementsAre(Key("brassgust")));
    EXPECT_THAT(others_of_cleo, SpreadsEvenlyOver(8 * 7));
}

TEST(Redeal, DR_33_DR_38_a_spectator_knows_of_no_card_that_is_not_open) {
    const Race race = drafted();

    const auto firsts =
        tally(1'200, [&](const Seed& luck) { return race.redealt(spectator, luck).collected(ben)[0]; });

    EXPECT_THAT(firsts, SpreadsEvenlyOver(6 + 6)); // undealt, and collected by Ben and Cleo
}

// Ben has committed Bramblewing out of Brassgust and Bramblewing.
Race ben_has_committed() {
    return second_round().does(ben, "pick 1");
}

std::size_t place_committed_by_ben(const Race& race) {
    return race.dump()["players"][1]["commit"];
}
std::string committed_by_ben(const Race& race) {
    return race.hand(ben)[place_committed_by_ben(race)];
}

TEST(Redeal, DR_34_ann_passed_bens_hand_and_does_not_know_his_choice) {
    const Race race = ben_has_committed();

    const auto hands =
        tally(100, [&](const Seed& luck) { return sorted(race.redealt(ann, luck).hand(ben)); });
    const auto commits =
        tally(600, [&](const Seed& luck) { return committed_by_ben(race.redealt(ann, luck)); });

    EXPECT_THAT(hands, ElementsAre(Key(ElementsAre("bramblewing", "brassgust"))));
    EXPECT_THAT(commits, SpreadsEvenlyOver(2));
}

TEST(Redeal, DR_34_cleo_never_held_bens_hand_and_knows_none_of_its_cards) {
    const Race race = ben_has_committed();

    const auto hands =
        tally(4'500, [&](const Seed& luck) { return sorted(race.redealt(cleo, luck).hand(ben)); });
    const auto places =
        tally(600, [&](const Seed& luck) { return place_committed_by_ben(race.redealt(cleo, luck)); });
    const auto known =
        tally(100, [&](const Seed& luck) { return sorted(race.redealt(cleo, luck).hand(ann)); });

    EXPECT_THAT(hands, SpreadsEvenlyOver(10 * 9 / 2));
    EXPECT_THAT(places, SpreadsEvenlyOver(2));
    EXPECT_THAT(known, ElementsAre(Key(ElementsAre("kilnheart", "sleetrunner"))));
}

TEST(Redeal, DR_34_cleo_cannot_tell_any_arrangement_of_the_unseen_cards_from_another) {
    const Race race = ben_has_committed();

    const auto all = tally(25'200, [&](const Seed& luck) {
        const Race imagined = race.redealt(cleo, luck);
        return std::tuple(imagined.collected(ann), imagined.collected(ben), sorted(imagined.hand(ben)));
    });

    EXPECT_THAT(all, SpreadsEvenlyOver(10 * 9 * (8 * 7 / 2)));
}

TEST(Redeal, DR_34_ones_own_commit_stays_and_nobody_else_becomes_committed) {
    const Race race = ben_has_committed();

    const auto commits =
        tally(50, [&](const Seed& luck) { return committed_by_ben(race.redealt(ben, luck)); });
    const auto pending = tally(50, [&](const Seed& luck) { return race.redealt(ben, luck).waits_for(); });

    EXPECT_THAT(commits, ElementsAre(Key("bramblewing")));
    EXPECT_THAT(pending, ElementsAre(Key(ElementsAre(ann, cleo))));
}

TEST(Redeal, DR_36_a_hand_that_comes_back_shows_what_is_gone_but_not_who_took_it) {
    Race race = a_race()
                    .with_players(2)
                    .on_turn(3)
                    .hand(ann, {"slagwing", "lampdart", "rimewing", "fernling", "kilnheart"})
                    .drafting();

    race.does(ann, "pick 0").does(ben, "pick 0").does(ann, "pick 0").does(ben, "pick 0");

    // Ben took one of the four cards she passed on, and it is the one that did not come back.
    const auto taken =
        tally(100, [&](const Seed& luck) { return race.redealt(ann, luck).collected(ben)[1]; });
    EXPECT_THAT(race.hand(ann), ElementsAre("rimewing", "fernling", "kilnheart"));
    EXPECT_THAT(taken, ElementsAre(Key("lampdart")));
}

TEST(Redeal, DR_36_who_took_which_of_two_missing_cards_stays_open) {
    Race race = a_race()
                    .with_players(3)
                    .on_turn(3)
                    .hand(ann, {"slagwing", "lampdart", "rimewing", "fernling", "kilnheart"})
                    .drafting();

    race.does(ann, "pick 0").does(ben, "pick 0").does(cleo, "pick 0");
    race.does(ann, "pick 0").does(ben, "pick 0").does(cleo, "pick 0");
    race.does(ann, "pick 0").does(ben, "pick 0").does(cleo, "pick 0");

    const auto takers = tally(400, [&](const Seed& luck) {
        const Race imagined = race.redealt(ann, luck);
        return std::pair(imagined.collected(ben)[1], imagined.collected(cleo)[2]);
    });
    EXPECT_THAT(race.hand(ann), ElementsAre("fernling", "kilnheart"));
    EXPECT_THAT(takers, AllOf(SpreadsEvenlyOver(2),
                              Contains(Key(std::pair<std::string, std::string>("lampdart", "rimewing"))),
                              Contains(Key(std::pair<std::string, std::string>("rimewing", "lampdart")))));
}

TEST(Redeal, DR_5_DR_22_face_down_tiles_are_mixed_with_the_removed_one_of_their_row) {
    const Race race =
        a_race().on_turn(3).upper({"star_field_blue", "frozen_cove_green", "golden_caves_gold"}).drafting();

    const auto rows = tally(960, [&](const Seed& luck) {
        const Race imagined = race.redealt(ann, luck);
        return std::pair(imagined.upper(), imagined.lower());
    });
    const auto face_up = tally(50, [&](const Seed& luck) { return race.redealt(ann, luck).face_up(); });

    EXPECT_THAT(rows, SpreadsEvenlyOver(2 * 24));
    EXPECT_THAT(face_up, ElementsAre(Key(ElementsAre("star_field_blue", "frozen_cove_green"))));
}

TEST(Redeal, DR_30_the_next_shuffle_is_as_unknown_as_the_cards) {
    const Race before = a_race().on_turn(6).trophies({1, 2}).racing(ann);

    const auto next_hands = tally(300, [&](const Seed& luck) {
        Race imagined = before.redealt(ann, luck);
        return imagined.everybody_rests().hand(ann)[0];
    });

    EXPECT_GT(next_hands.size(), 10U);
    EXPECT_NE(before.redealt(ann, nth_seed(1)).dump()["random"], before.dump()["random"]);
}

TEST(Redeal, DR_9_while_characters_are_chosen_only_tiles_and_chance_are_hidden) {
    Race race = a_race().with_players(3).with("characters", "choose").start();
    race.does(ann, "choose_character zahra");

    const Race imagined = race.redealt(ben, nth_seed(4));

    EXPECT_EQ(imagined.characters(), race.characters());
    EXPECT_EQ(imagined.undealt(), race.undealt());
    EXPECT_NE(imagined.dump()["tiles"], race.dump()["tiles"]);
    EXPECT_NE(imagined.dump()["random"], race.dump()["random"]);
}

} // namespace
} // namespace dragon_racer::tests
