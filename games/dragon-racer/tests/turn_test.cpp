#include "games/dragon-racer/tests/fixtures.h"

#include <fmt/format.h>

#include <algorithm>

namespace dragon_racer::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// The phases a match went through, as everybody could hear, without what came before the first hands.
Texts phases_heard(const Race& race) {
    const std::map<std::string, std::string> phase_of{{"tile_turned", "explore"}, {"trophy_given", "explore"},
                                                      {"hand_dealt", "draft"},    {"committed", "draft"},
                                                      {"taken", "draft"},         {"hands_passed", "draft"},
                                                      {"revealed", "race"},       {"held", "race"},
                                                      {"attacked", "race"},       {"fired_up", "race"},
                                                      {"swapped", "race"},        {"team_kept", "race"},
                                                      {"boosted", "boost"},       {"turn_ended", "clean-up"}};
    Texts phases;
    bool begun = false;
    for (const std::string& kind : race.kinds()) {
        begun = begun || kind == "hand_dealt";
        const auto phase = phase_of.find(kind);
        if (!begun || phase == phase_of.end()) continue;
        if (phases.empty() || phases.back() != phase->second) phases.push_back(phase->second);
    }
    return phases;
}

Texts repeated(const Texts& phases, int times) {
    Texts all;
    for (int i = 0; i < times; ++i) all = joined(all, phases);
    return all;
}

// Decisions of a random match that are neither a pick nor part of the decider's own race.
Texts decisions_out_of_place(Race race, std::uint64_t luck) {
    RandomStream random(nth_seed(luck));
    Texts out_of_place;
    while (!race.waits_for().empty()) {
        const Seats pending = race.waits_for();
        const bool in_draft = race.decision() == "draft";
        const bool in_own_race = pending.size() == 1 && race.state().open.revealed.contains(pending[0]);
        if (!in_draft && !in_own_race) out_of_place.push_back(race.decision());
        for (const Seat seat : seats(race.rules().seats)) {
            const bool may_decide = !race.choices(seat).empty();
            const bool is_asked = std::find(pending.begin(), pending.end(), seat) != pending.end();
            if (may_decide != is_asked)
                out_of_place.push_back(fmt::format("seat {} interferes", index_of(seat)));
        }
        const Texts choices = race.choices(pending[0]);
        race.does(pending[0], choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
    }
    return out_of_place;
}

TEST(Turn, DR_19_DR_20_seven_turns_run_through_their_phases_and_the_first_has_no_explore) {
    Race race = a_plain_match(3).start();

    race.plays_on(1);

    const Texts first{"draft", "race", "boost", "clean-up"};
    const Texts later{"explore", "draft", "race", "boost", "clean-up"};
    EXPECT_EQ(phases_heard(race), joined(first, repeated(later, 6)));
}

TEST(Turn, DR_20_turn_1_opens_with_the_draft) {
    const Race race = a_plain_match(3).start();

    EXPECT_EQ(race.turn(), 1);
    EXPECT_EQ(race.decision(), "draft");
    EXPECT_THAT(race.story(spectator, "tile_turned"), IsEmpty());
}

TEST(Turn, DR_21_players_decide_in_the_draft_and_in_their_own_race_only) {
    const Race three = a_plain_match(3).start();
    const Race eight = a_plain_match(8).from_seed(nth_seed(1)).start();

    EXPECT_THAT(decisions_out_of_place(three, 1), IsEmpty());
    EXPECT_THAT(decisions_out_of_place(eight, 2), IsEmpty());
}

TEST(Turn, DR_21_DR_71_boosts_clean_up_and_explore_ask_nobody) {
    Race race = a_race().with_players(2).trophies({1, 2}).racing(ben);

    race.rests(ben).rests(ann);

    EXPECT_EQ(race.turn(), 2);
    EXPECT_EQ(race.decision(), "draft");
}

TEST(Turn, DR_78_collected_and_undealt_cards_are_the_deck_again_and_teams_stay) {
    Race race = a_race()
                    .with_players(2)
                    .upper({"star_field_blue", "wyrm_woods_red", "golden_caves_gold"})
                    .team(ann, {"lampdart", "mossback", "frostkit"})
                    .team(ben, {"kilnheart", "emberpup", "tramwing"})
                    .collected(ann, {"turnpike", "bramblewing", "slagwing"})
                    .collected(ben, {"fernling", "rimewing", "driftfin"})
                    .undealt({"cindernose", "brassgust", "thornstride", "sleetrunner"})
                    .cleaning_up();

    const Ids last_turn{"turnpike", "bramblewing", "slagwing",  "fernling",    "rimewing",
                        "driftfin", "cindernose",  "brassgust", "thornstride", "sleetrunner"};
    EXPECT_EQ(race.deck(), sorted(joined(last_turn, {"nebulon", "moonspan"})));
    EXPECT_THAT(race.team(ann), ElementsAre("lampdart", "mossback", "frostkit"));
    EXPECT_THAT(race.team(ben), ElementsAre("kilnheart", "emberpup", "tramwing"));
    EXPECT_THAT(race.collected(ann), IsEmpty());
    EXPECT_THAT(race.collected(ben), IsEmpty());
}

TEST(Turn, DR_79_the_next_turn_follows_the_clean_up) {
    const Race race = a_race().with_players(3).on_turn(4).cleaning_up();

    EXPECT_EQ(race.turn(), 5);
    EXPECT_EQ(race.decision(), "draft");
}

TEST(Turn, DR_79_DR_91_after_turn_7_the_match_is_over) {
    const Race race = a_race().with_players(3).on_turn(7).cleaning_up();

    EXPECT_EQ(race.turn(), 7);
    EXPECT_EQ(race.decision(), "finished");
    EXPECT_THAT(race.waits_for(), IsEmpty());
}

TEST(Turn, DR_90_what_was_moved_is_counted_anew_every_turn) {
    const Race race = a_race().with_players(2).distances({20, 10}).moved({7, 4}).on_turn(3).cleaning_up();

    EXPECT_EQ(race.moved(ann), 0);
    EXPECT_EQ(race.moved(ben), 0);
    EXPECT_EQ(race.distances(), (Numbers{20, 10}));
}

// ---- a whole turn of two players, card by card

class WholeTurn : public ::testing::Test {
protected:
    Race race = a_race()
                    .with_players(2)
                    .characters({"rowan", "li"})
                    .trophies({1, 2})
                    .upper({"star_field_blue", "wyrm_woods_red", "golden_caves_gold"})
                    .team(ann, {"lampdart", "mossback", "frostkit"})
                    .team(ben, {"fernling", "emberpup", "tramwing"})
                    .hand(ann, {"turnpike", "slagwing", "rimewing"})
                    .hand(ben, {"bramblewing", "kilnheart", "driftfin"})
                    .undealt({"cindernose", "brassgust", "thornstride", "sleetrunner"})
                    .drafting();

    void draft() {
        race.everybody_takes({"turnpike", "kilnheart"}).everybody_takes({"bramblewing", "rimewing"});
    }
    void race_of_ben() { race.does(ben, "fire 6").does(ben, "swap 0 0"); }
    void race_of_ann() { race.does(ann, "fire 7").does(ann, "swap none"); }
};

TEST_F(WholeTurn, DR_36_DR_37_the_last_cards_go_without_asking) {
    draft();

    EXPECT_THAT(race.collected(ann), ElementsAre("turnpike", "bramblewing", "slagwing"));
    EXPECT_THAT(race.collected(ben), ElementsAre("kilnheart", "rimewing", "driftfin"));
    EXPECT_EQ(race.decision(), "fire");
}

TEST_F(WholeTurn, DR_40_DR_52_DR_58_the_second_place_races_first_with_li_for_any_colour) {
    draft();

    EXPECT_EQ(race.waits_for(), Seats{ben});
    EXPECT_EQ(race.choices(ben), fires({0, 1, 2, 3, 4, 6}));
}

TEST_F(WholeTurn, DR_59_DR_66_DR_80_races_move_the_tokens_and_a_swap_changes_places) {
    draft();

    race_of_ben();
    EXPECT_EQ(race.moved(ben), 5);
    EXPECT_THAT(race.team(ben), ElementsAre("kilnheart", "emberpup", "tramwing"));
    EXPECT_THAT(race.collected(ben), ElementsAre("fernling", "rimewing", "driftfin"));
    EXPECT_EQ(race.choices(ann), fires({0, 1, 2, 3, 4, 5, 6, 7}));
    race.does(ann, "fire 7");

    EXPECT_EQ(race.moved(ann), 7 + 3);
}

TEST_F(WholeTurn, DR_71_DR_75_DR_78_boosts_of_1_each_and_ten_cards_to_shuffle) {
    draft();

    race_of_ben();
    race_of_ann();

    EXPECT_EQ(race.distances(), (Numbers{12, 7}));
    EXPECT_THAT(race.story(spectator, "boosted"),
                ElementsAre("Seat 0 won the Speed City boost and moved 1 space.",
                            "Seat 0 won the Wyrm Woods boost and moved 1 space.",
                            "Seat 1 won the Burning Spire boost and moved 1 space.",
                            "Seat 1 won the Frozen Cove boost and moved 1 space."));
    EXPECT_EQ(race.turn(), 2);
    EXPECT_EQ(race.deck(),
              sorted({"cindernose", "brassgust", "thornstride", "sleetrunner", "turnpike", "bramblewing",
                      "slagwing", "fernling", "rimewing", "driftfin", "nebulon", "moonspan"}));
    EXPECT_EQ(race.undealt().size(), 4U);
}

} // namespace
} // namespace dragon_racer::tests
