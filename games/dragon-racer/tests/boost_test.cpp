#include "games/dragon-racer/tests/fixtures.h"

#include <algorithm>

namespace dragon_racer::tests {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

// ---- who counts what

Numbers racetrack_counts_of(const Race& race, Seat seat) { // in the order of judging
    const Json counts = race.view(seat)["players"][index_of(seat)]["racetracks"];
    return {counts["speed_city"],  counts["wyrm_woods"],   counts["burning_spire"],
            counts["frozen_cove"], counts["golden_caves"], counts["star_field"]};
}

TEST(Boost, DR_73_DR_74_team_and_collected_cards_of_both_colours_count) {
    const Race race =
        a_race()
            .with_players(3)
            .on_turn(4)
            .team(ann, {"slagwing", "kilnheart", "rustleaf"})
            .collected(ann, {"emberpup", "pyreclimber", "mossback", "lampdart", "frostkit", "briarfire"})
            .racing(ann);

    EXPECT_EQ(racetrack_counts_of(race, ann), (Numbers{1, 3, 4, 1, 0, 0}));
}

TEST(Boost, DR_73_an_attack_dragon_counts_whether_it_attacked_or_not) {
    Position position =
        a_race()
            .with_players(3)
            .on_turn(4)
            .team(ann, {"slagwing", "kilnheart", "rustleaf"})
            .collected(ann, {"emberpup", "pyreclimber", "mossback", "lampdart", "frostkit", "briarfire"});
    Race holding = position.racing(ann);
    Race attacking = position.racing(ann);

    holding.does(ann, "hold");
    attacking.does(ann, "attack 0 0");

    EXPECT_EQ(racetrack_counts_of(holding, ann), (Numbers{1, 3, 4, 1, 0, 0}));
    EXPECT_EQ(racetrack_counts_of(attacking, ann), (Numbers{1, 3, 4, 1, 0, 0}));
}

TEST(Boost, DR_73_cards_swapped_on_and_off_count_both) {
    Race race = a_race()
                    .trophies({2, 1})
                    .team(ann, {"slagwing", "bramblewing", "brassgust"})
                    .collected(ann, {"frostkit", "fernling", "lampdart"})
                    .racing(ann);
    const Numbers before = racetrack_counts_of(race, ann);

    race.does(ann, "swap 0 0");

    EXPECT_EQ(before, (Numbers{2, 2, 1, 1, 0, 0}));
    EXPECT_EQ(racetrack_counts_of(race, ann), before);
}

TEST(Boost, DR_73_supporters_and_unused_cards_count_alike) {
    Race fired = a_race()
                     .trophies({2, 1})
                     .team(ann, {"emberpup", "any"})
                     .collected(ann, {"kilnheart", "any"})
                     .racing(ann);
    Race unused = fired;

    fired.does(ann, "fire 1");
    unused.does(ann, "fire 0");

    EXPECT_EQ(racetrack_counts_of(fired, ann), racetrack_counts_of(unused, ann));
}

// ---- what is judged, in which order

Ids boosted_racetracks(const Race& race) { // each once, as they came
    Ids racetracks;
    for (const Telling& telling : race.heard(spectator)) {
        if (telling.kind == "boosted") racetracks.push_back(telling.details["racetrack"]);
    }
    racetracks.erase(std::unique(racetracks.begin(), racetracks.end()), racetracks.end());
    return racetracks;
}

TEST(Boost, DR_71_racetracks_are_judged_in_the_order_of_the_rules_page) {
    Race race =
        a_race()
            .with_players(3)
            .on_turn(6)
            .upper({"golden_caves_gold", "wyrm_woods_red", "star_field_blue"})
            .team(ann, {"moonspan", "coinscale", "lampdart"})
            .collected(ann, {"brassgust", "mossback", "rustleaf", "emberpup", "kilnheart", "frostkit", "any"})
            .racing(ann);

    race.everybody_rests();

    EXPECT_THAT(boosted_racetracks(race), ElementsAre("speed_city", "wyrm_woods", "burning_spire",
                                                      "frozen_cove", "golden_caves", "star_field"));
}

Ids judged(const Race& race) {
    const RacetrackSet set = judged_racetracks(race.rules(), race.state().open);
    Ids ids;
    for (std::size_t i = 0; i < race.rules().racetrack_words.size(); ++i) {
        if (set.contains(i)) ids.push_back(race.rules().racetrack_words.id(i));
    }
    return ids;
}

TEST(Boost, DR_72_golden_caves_and_star_field_are_judged_only_once_a_tile_of_theirs_is_face_up) {
    Position position = a_race()
                            .with_players(3)
                            .upper({"frozen_cove_green", "star_field_blue", "wyrm_woods_red"})
                            .lower({"golden_caves_green", "star_field_red", "speed_city_blue"});
    const Ids corners{"speed_city", "wyrm_woods", "burning_spire", "frozen_cove"};

    EXPECT_EQ(judged(position.on_turn(1).drafting()), corners);
    EXPECT_EQ(judged(position.on_turn(2).drafting()), corners);
    EXPECT_EQ(judged(position.on_turn(3).drafting()), joined(corners, {"star_field"}));
    EXPECT_EQ(judged(position.on_turn(5).drafting()), joined(corners, {"golden_caves", "star_field"}));
}

TEST(Boost, DR_72_their_dragons_are_not_in_play_before) {
    const Position position = a_race().with_players(3).on_turn(2).collected(ann, {"veinseeker", "any"});

    EXPECT_THAT(position.mistake("boost", {}), HasSubstr("'veinseeker' is not in play"));
}

// ---- what is won

// Two players, and Ann has all the gold Speed City dragons: what she moves for it on this turn.
int sole_bonus_on_turn(int turn) {
    Race race = a_race()
                    .on_turn(turn)
                    .team(ann, {"lampdart", "tramwing", "brassgust"})
                    .collected(ann, {"turnpike", "fernling", "any"})
                    .lower({"burning_spire_gold", "star_field_red", "golden_caves_green"})
                    .racing(ann);
    race.everybody_rests();
    for (const Telling& telling : race.heard(spectator)) {
        if (telling.kind == "boosted" && telling.details["racetrack"] == "speed_city")
            return telling.details["spaces"];
    }
    return 0;
}

TEST(Boost, DR_75_the_only_leader_moves_1_then_2_then_3) {
    EXPECT_EQ(sole_bonus_on_turn(1), 1);
    EXPECT_EQ(sole_bonus_on_turn(2), 2);
    EXPECT_EQ(sole_bonus_on_turn(3), 2);
    EXPECT_EQ(sole_bonus_on_turn(4), 2);
    EXPECT_EQ(sole_bonus_on_turn(5), 3);
    EXPECT_EQ(sole_bonus_on_turn(6), 3);
    EXPECT_EQ(sole_bonus_on_turn(7), 3);
}

// The six boosts of the rules page's example: turn 6, three players, both extra racetracks face up.
Race six_boosts() {
    return a_race()
        .with_players(3)
        .on_turn(6)
        .characters({"odalys", "li", "rosella"})
        .upper({"wyrm_woods_red", "golden_caves_gold", "star_field_blue"})
        .lower({"burning_spire_gold", "speed_city_blue", "golden_caves_green"})
        .team(ann, {"slagwing", "rustleaf", "nebulon"})
        .collected(ann, {"lampdart", "rimewing", "fernling", "moonspan", "emberpup", "frostkit", "veinseeker",
                         "blazeraider"})
        .team(ben, {"brassgust", "coinscale", "crownflare"})
        .collected(ben, {"turnpike", "mossback", "twigtail", "kilnheart", "driftfin", "icicle", "chromescale",
                         "vaultbiter"})
        .team(cleo, {"autumnblaze", "skyrail", "sunforge"})
        .collected(cleo, {"copperkite", "bramblewing", "thornstride", "cindernose", "sleetrunner",
                          "floebreaker", "stormsiren", "briarfire"})
        .racing(cleo);
}

TEST(Boost, DR_71_DR_75_DR_76_DR_83_six_boosts_counted_out) {
    Race race = six_boosts();

    race.everybody_rests();

    EXPECT_EQ(race.distances(), (Numbers{10, 5, 5}));
    EXPECT_THAT(race.story(spectator, "boosted"),
                ElementsAre("Seat 1 tied the Speed City boost and moved 1 space.",
                            "Seat 2 tied the Speed City boost and moved 1 space.",
                            "Seat 2 won the Wyrm Woods boost and moved 3 spaces.",
                            "Seat 0 won the Burning Spire boost and moved 3 spaces.",
                            "Seat 0 tied the Frozen Cove boost and moved 1 space.",
                            "Seat 1 tied the Frozen Cove boost and moved 1 space.",
                            "Seat 2 tied the Frozen Cove boost and moved 1 space.",
                            "Seat 1 won the Golden Caves boost and moved 3 spaces.",
                            "Seat 0 won the Star Field boost and moved 3 spaces."));
}

TEST(Boost, DR_76_a_tie_moves_every_tied_player_one_space) {
    const Race race = a_race()
                          .with_players(3)
                          .on_turn(5)
                          .characters({"rowan", "rosella", "li"})
                          .team(ann, {"frostkit", "lampdart", "fernling"})
                          .collected(ann, {"rimewing", "icicle", "tramwing", "mossback", "emberpup",
                                           "slagwing", "rustleaf"})
                          .team(ben, {"driftfin", "copperkite", "twigtail"})
                          .collected(ben, {"sleetrunner", "floebreaker", "brassgust", "bramblewing",
                                           "cindernose", "kilnheart", "autumnblaze"})
                          .team(cleo, {"turnpike", "chromescale", "thornstride"})
                          .collected(cleo, {"hollowroot", "briarfire", "sparktooth", "pyreclimber",
                                            "veinseeker", "glacierfern", "kelpfang"})
                          .boosting();

    // Speed City 2, 2, 2; Wyrm Woods 3, 3, 3; Burning Spire 2, 2, 2; Frozen Cove 3, 3, 2; Golden Caves 0,
    // 0, 1.
    EXPECT_EQ(race.distances(), (Numbers{1 + 1 + 1 + 1, 1 + 1 + 1 + 1, 1 + 1 + 1 + 3}));
}

TEST(Boost, DR_77_a_racetrack_nobody_has_moves_nobody) {
    Race race = a_race()
                    .team(ann, {"lampdart", "mossback", "emberpup"})
                    .team(ben, {"tramwing", "fernling", "cindernose"})
                    .undealt({"frostkit", "driftfin", "rimewing", "sleetrunner"})
                    .racing(ann);

    race.everybody_rests();

    EXPECT_THAT(race.story(spectator, "boosted"), Not(Contains(HasSubstr("Frozen Cove"))));
    EXPECT_EQ(race.turn(), 2);
}

TEST(Boost, DR_76_DR_77_a_tie_at_zero_is_no_tie) {
    const Race race = a_race()
                          .team(ann, {"lampdart", "mossback", "emberpup"})
                          .collected(ann, {"brassgust", "bramblewing", "slagwing"})
                          .team(ben, {"tramwing", "fernling", "cindernose"})
                          .collected(ben, {"turnpike", "thornstride", "kilnheart"})
                          .undealt({"frostkit", "driftfin", "rimewing", "sleetrunner"})
                          .boosting();

    EXPECT_EQ(race.distances(), (Numbers{1 + 1 + 1, 1 + 1 + 1}));
}

} // namespace
} // namespace dragon_racer::tests
