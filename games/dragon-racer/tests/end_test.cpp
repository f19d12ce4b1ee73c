#include "games/dragon-racer/tests/fixtures.h"

#include <algorithm>

namespace dragon_racer::tests {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

Numbers ranks(const Race& race) {
    Numbers all;
    for (const homestretch::Standing& standing : race.outcome().standings) all.push_back(standing.rank);
    return all;
}

Numbers scores(const Race& race) {
    Numbers all;
    for (const homestretch::Standing& standing : race.outcome().standings) all.push_back(standing.score);
    return all;
}

Seats winners_of(const Race& race) {
    Seats all;
    for (const Seat seat : homestretch::winners(race.outcome())) all.push_back(seat);
    return all;
}

// A finished match of as many players as there are distances.
Race finish(const Numbers& distances, const Numbers& moved_on_turn_7) {
    return a_race()
        .with_players(distances.size())
        .on_turn(7)
        .distances(distances)
        .moved(moved_on_turn_7)
        .finished();
}

// ---- when

TEST(End, DR_91_the_match_ends_after_the_clean_up_of_turn_7_and_not_before) {
    Race race = a_plain_match(3).start();

    race.plays_on(1);

    EXPECT_EQ(race.turn(), 7);
    EXPECT_EQ(race.decision(), "finished");
    EXPECT_EQ(race.outcome().ending, homestretch::Ending::Finished);
    EXPECT_THAT(race.story(spectator, "turn_ended"), SizeIs(7));
    EXPECT_THAT(race.story(spectator, "finished"), SizeIs(1));
    EXPECT_EQ(race.kinds().back(), "finished");
}

TEST(End, DR_91_nothing_ends_it_earlier_however_far_somebody_is_ahead) {
    const Race race = a_race().on_turn(6).distances({900, 0}).boosting();

    EXPECT_EQ(race.turn(), 7);
    EXPECT_EQ(race.decision(), "draft");
    EXPECT_EQ(race.outcome().ending, homestretch::Ending::Unfinished);
    EXPECT_THAT(winners_of(race), IsEmpty());
}

TEST(End, DR_91_turn_7_is_boosted_and_cleaned_up_before_the_end) {
    Race race = a_race().on_turn(7).racing(ann);

    race.everybody_rests();

    EXPECT_EQ(race.decision(), "finished");
    EXPECT_THAT(race.kinds(), Contains("boosted"));
    EXPECT_THAT(race.collected(ann), IsEmpty());
}

// ---- who

TEST(End, DR_92_the_greatest_distance_wins) {
    const Race race = finish({88, 97, 91}, {30, 10, 20});

    EXPECT_EQ(winners_of(race), Seats{ben});
    EXPECT_EQ(scores(race), (Numbers{88, 97, 91}));
    EXPECT_EQ(ranks(race), (Numbers{3, 1, 2}));
}

TEST(End, DR_93_of_equal_distances_the_one_who_moved_most_on_turn_7_wins) {
    const Race race = finish({91, 91, 91, 90}, {17, 19, 18, 30});

    EXPECT_EQ(winners_of(race), Seats{ben});
}

TEST(End, DR_94_all_places_are_settled_by_the_same_two_numbers) {
    const Race race = finish({91, 91, 91, 90}, {17, 19, 18, 30});

    EXPECT_EQ(ranks(race), (Numbers{3, 1, 2, 4}));
}

TEST(End, DR_94_ties_further_down_are_broken_as_well) {
    const Race race = finish({70, 99, 70, 70}, {12, 20, 14, 14});

    EXPECT_EQ(ranks(race), (Numbers{4, 1, 2, 2}));
}

TEST(End, DR_95_players_equal_in_both_share_the_win_and_the_rank) {
    const Race race = finish({91, 91, 91, 90}, {17, 19, 19, 30});

    EXPECT_EQ(winners_of(race), (Seats{ben, cleo}));
    EXPECT_EQ(ranks(race), (Numbers{3, 1, 1, 4}));
}

// ---- movement

// All spaces a seat was told to have moved, by dragons, abilities and boosts: in the whole match, and in its
// last turn.
struct SpacesTold {
    int in_match = 0;
    int in_last_turn = 0;
    int least = 1000;
};

SpacesTold spaces_told(const Race& race, Seat seat) {
    SpacesTold told;
    for (const Telling& telling : race.heard(spectator)) {
        if (telling.kind == "tile_turned") told.in_last_turn = 0; // a new turn
        if (!telling.details.contains("spaces") || telling.details["seat"] != index_of(seat)) continue;
        const int spaces = telling.details["spaces"];
        told.in_match += spaces;
        told.in_last_turn += spaces;
        told.least = std::min(told.least, spaces);
    }
    return told;
}

class RandomMatch : public ::testing::TestWithParam<int> {
protected:
    Race race = a_race()
                    .with_players(4)
                    .with("characters", "fixed:odalys,rosella,li,zahra")
                    .start()
                    .plays_on(static_cast<std::uint64_t>(GetParam()));
};
INSTANTIATE_TEST_SUITE_P(Luck, RandomMatch, ::testing::Range(0, 5));

TEST_P(RandomMatch, DR_28_DR_88_distance_is_the_sum_of_all_forward_movement) {
    EXPECT_EQ(race.distance(ann), spaces_told(race, ann).in_match);
    EXPECT_EQ(race.distance(dan), spaces_told(race, dan).in_match);
    EXPECT_GE(spaces_told(race, ann).least, 0);
}

TEST_P(RandomMatch, DR_90_movement_of_the_turn_adds_up_dragons_characters_and_boosts) {
    EXPECT_EQ(race.moved(ann), spaces_told(race, ann).in_last_turn);
    EXPECT_EQ(race.moved(ben), spaces_told(race, ben).in_last_turn);
    EXPECT_EQ(race.moved(cleo), spaces_told(race, cleo).in_last_turn);
    EXPECT_EQ(race.moved(dan), spaces_told(race, dan).in_last_turn);
}

TEST(Movement, DR_90_DR_93_boosts_and_abilities_of_turn_7_count_for_the_tie_break) {
    Race race = a_race()
                    .with_players(3)
                    .on_turn(7)
                    .characters({"odalys", "rosella", "li"})
                    .team(ann, {"emberpup", "any"})
                    .collected(ann, {"kilnheart", "any"})
                    .racing(ann);

    race.does(ann, "fire 1").rests(ann);

    const int boosts = race.moved(ann) - dragon(race, "emberpup").speed;
    EXPECT_EQ(race.decision(), "finished");
    EXPECT_EQ(boosts, spaces_told(race, ann).in_last_turn - 2);
    EXPECT_GT(boosts, 0);
    EXPECT_EQ(race.moved(ann), race.distance(ann));
}

TEST(Movement, DR_88_DR_89_who_completes_a_lap_goes_on_round) {
    Race race = a_race()
                    .with_players(3)
                    .on_turn(6)
                    .trophies({3, 2, 1})
                    .distances({78, 79, 0})
                    .characters({"rowan", "rosella", "li"})
                    .team(ann, {"rimewing", "hollowroot", "slagwing"})
                    .collected(ann, {"frostkit", "fernling", "bramblewing", "thornstride", "emberpup",
                                     "lampdart", "brassgust", "veinseeker"})
                    .racing(ann);
    const Json before = race.view(spectator)["players"];

    race.does(ann, "fire 3");

    const Json after = race.view(spectator)["players"];
    EXPECT_EQ(before[0]["space"], 78);
    EXPECT_EQ(before[0]["lap"], 0);
    EXPECT_EQ(before[0]["tile"], 9);
    EXPECT_EQ(race.distance(ann), 87);
    EXPECT_EQ(after[0]["space"], 7);
    EXPECT_EQ(after[0]["lap"], 1);
    EXPECT_EQ(after[0]["tile"], 0);
    EXPECT_EQ(after[1]["space"], 79);
}

TEST(Movement, DR_89_any_number_of_tokens_may_share_a_space_and_spaces_do_nothing) {
    Race race = a_race().with_players(3).on_turn(2).distances({90, 10, 90}).exploring();

    EXPECT_THAT(race.drawing(spectator), HasSubstr("| #0 #1 #2     |"));
    race.drafts();
    EXPECT_EQ(race.distances(), (Numbers{90, 10, 90}));
}

} // namespace
} // namespace dragon_racer::tests
