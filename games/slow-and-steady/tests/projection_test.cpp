#include "games/slow-and-steady/projection.h"

#include "games/slow-and-steady/tests/fixtures.h"

// What a round would bring is what it does bring.

namespace slow_and_steady::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

Json planned(int seat, const std::string& card, const std::string& place, const Texts& answers = {}) {
    return {{"by", seat}, {"seat", seat}, {"card", card}, {"place", place}, {"answers", answers}};
}
Json suggested(int by, int seat, const std::string& card, const std::string& place) {
    Json play = planned(seat, card, place);
    play["by"] = by;
    return play;
}

TEST(Projection, SS_92_a_plan_of_everybody_brings_what_playing_it_brings) {
    Play play = a_round(4)
                    .challenges({"B2", "B3", "S03", "B4"})
                    .hand(ann, {"B3"})
                    .hand(ben, {"B3"})
                    .hand(cleo, {"S02"})
                    .hand(homestretch::seat_at(3), {"B4"})
                    .begin();
    const Json plan{planned(3, "B4", "c4"), planned(0, "B3", "c2"), planned(1, "B3", "u"),
                    planned(2, "S02", "c1", {"place c3"})};

    const Json expected = preview(play, ann, plan);
    play.does(ann, "play B3 c2").does(ben, "play B3 u").does(cleo, "play S02 c1").does(cleo, "place c3");
    play.does(homestretch::seat_at(3), "play B4 c4");

    EXPECT_EQ(expected["words"], "All overcome: +3, hearts 3");
    EXPECT_EQ(expected["left_out"], Json::array());
    EXPECT_EQ(expected["change"], int{play.state().open.history[0].change});
    EXPECT_EQ(expected["hearts"], play.state().open.history[0].hearts);
}

TEST(Projection, SS_92_random_rounds_come_out_as_projected_before_the_last_card) {
    const auto rules = rules_for(4, {{"start_confidence", "14"}});
    NullSink silent;
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        State state = Game::start(*rules, nth_seed(seed), silent);
        RandomStream luck(nth_seed(seed + 1'000'000));
        while (!state.open.pending.empty()) {
            const Seat seat = *state.open.pending.begin();
            ActionList actions;
            Game::legal(*rules, state, seat, actions);
            const Action action = actions[luck.below(static_cast<std::uint32_t>(actions.size()))];
            const bool last = state.open.ask == Ask::Play && state.open.turn + 1U == rules->seats &&
                              !rules->resource(card_of(action)).acts;
            if (!last) {
                Game::apply(*rules, state, seat, action, silent);
                continue;
            }
            const std::array<PlannedPlay, 1> plan{{{seat, seat, card_of(action), place_of(action), {}}}};
            const Projection projection = project(*rules, Game::view(*rules, state, seat), plan);
            const std::size_t round = state.open.history.size();
            Game::apply(*rules, state, seat, action, silent);
            ++compared;
            ASSERT_EQ(projection.result.change, int{state.open.history[round].change}) << "seed " << seed;
            ASSERT_EQ(projection.result.hearts, state.open.history[round].hearts) << "seed " << seed;
            ASSERT_EQ(projection.result.success, state.open.history[round].success) << "seed " << seed;
        }
    }
    EXPECT_GT(compared, 60);
}

TEST(Projection, SS_92_what_others_have_not_planned_is_left_out) {
    const Play play = a_round(3).challenges({"B1", "B2", "B4"}).hand(ann, {"B2"}).hand(ben, {"B4"}).begin();

    const Json seen = preview(play, ben, Json::array({planned(1, "B4", "c3")}));

    EXPECT_EQ(seen["words"], "2 not overcome: −3, hearts 0");
}

TEST(Projection, SS_92_answers_that_are_missing_decline_and_place_unopposed) {
    const Play play = a_round(3).challenges({"B1", "B2", "B4"}).hand(ann, {"S39"}).begin();

    const Json bare = preview(play, ann, Json::array({planned(0, "S39", "c2")}));
    const Json full =
        preview(play, ann, Json::array({planned(0, "S39", "c2", {"pick c3", "split 2", "place c1"})}));

    EXPECT_EQ(bare["columns"].size(), 3U);
    EXPECT_EQ(bare["columns"][0]["strength"], 0);
    ASSERT_EQ(full["columns"].size(), 4U);
    EXPECT_EQ(full["columns"][2]["power"], 2);
    EXPECT_EQ(full["columns"][3]["power"], 2);
    EXPECT_EQ(full["columns"][0]["strength"], 1);
}

TEST(Projection, SS_92_hidden_cards_are_not_used) {
    const Play play = a_round(3)
                          .challenges({"B1", "B2", "B4"})
                          .hand(ann, {"S15"})
                          .hand(ben, {"S33"})
                          .deck(ben, {"B4"})
                          .challenge_deck({"S09", "B3"})
                          .begin();

    const Json seen = preview(play, ann, Json::array({planned(0, "S15", "c1"), planned(1, "S33", "u")}));

    EXPECT_EQ(seen["unknown"], (Json{"cull", "gather"}));
    EXPECT_THAT(seen["words"].get<std::string>(), HasSubstr("? cull"));
}

TEST(Projection, SS_92_plays_that_cannot_be_made_are_named) {
    const Play play = a_round(3).challenges({"B1", "B2", "B4"}).hand(ann, {"B1", "B3", "S12"}).begin();

    const Json twice = preview(play, ann, Json::array({planned(0, "B1", "c1"), planned(0, "B3", "c2")}));
    const Json extra = preview(
        play, ann, Json::array({planned(0, "S12", "c1"), planned(0, "B3", "c2"), planned(1, "B1", "c2")}));

    EXPECT_EQ(twice["left_out"], Json{1});
    EXPECT_EQ(extra["left_out"], Json{2}); // the extra play is made, and c2 is taken then
    EXPECT_EQ(extra["columns"][1]["strength"], 3);
}

TEST(Projection, SS_92_a_plan_is_checked) {
    const Play play = a_round(3).challenges({"B1", "B2", "B4"}).begin();
    const Play closed = a_round(3, {{"planning_aid", "off"}}).challenges({"B1", "B2", "B4"}).begin();
    const auto mistake = [](const Play& at, const Json& plan) {
        const auto answer = Game::preview(at.rules(), at.seen_by(ann), plan);
        return answer ? std::string() : answer.error().message;
    };

    EXPECT_THAT(mistake(play, Json::array({planned(0, "B9", "c1")})), HasSubstr("B9"));
    EXPECT_THAT(mistake(play, Json::array({planned(7, "B1", "c1")})), HasSubstr("0.seat"));
    EXPECT_THAT(mistake(play, Json::array({planned(0, "B1", "c9")})),
                HasSubstr("'c9' is no place; write c1 to c8, or u"));
    EXPECT_THAT(mistake(play, Json::array({planned(0, "B1", "c1", {"jump"})})),
                HasSubstr("this is no answer"));
    EXPECT_THAT(mistake(closed, Json::array({planned(0, "B1", "c1")})), HasSubstr("planning_aid"));
}

TEST(Projection, SS_17_a_viewer_plans_with_the_cards_it_sees) {
    const Play play = a_round(3, {{"open_hands", "off"}})
                          .challenges({"B1", "B2", "B4"})
                          .hand(ann, {"B1"})
                          .hand(ben, {"B4"})
                          .begin();

    const Json seen = preview(play, ann, Json::array({planned(0, "B1", "c1"), suggested(0, 1, "B4", "c3")}));

    EXPECT_EQ(seen["left_out"], Json{1});
}

TEST(Projection, SS_92_who_plans_with_a_card_of_a_closed_hand_shows_it) {
    const Play play = a_round(3, {{"open_hands", "off"}})
                          .challenges({"B1", "B2", "B4"})
                          .hand(ann, {"B1"})
                          .hand(ben, {"B4"})
                          .begin();

    const Json honest = preview(play, ann, Json::array({planned(1, "B4", "c3")}));
    const Json boasting = preview(play, ben, Json::array({planned(1, "B3", "c3")}));

    EXPECT_EQ(honest["left_out"], Json::array());
    EXPECT_EQ(honest["columns"][2]["strength"], 4);
    EXPECT_EQ(boasting["left_out"], Json{0}); // one's own hand one sees
}

TEST(Projection, SS_92_a_plan_says_what_will_be_asked_and_how_the_board_would_be) {
    const Play play = a_round(3).challenges({"B1", "B2", "B4"}).hand(ann, {"S02"}).begin();

    const Json bare = preview(play, ann, Json::array({planned(0, "S02", "c1")}));
    const Json full = preview(play, ann, Json::array({planned(0, "S02", "c1", {"place c2"})}));

    ASSERT_EQ(bare["asked"].size(), 1U);
    EXPECT_EQ(bare["asked"][0]["play"], 0);
    EXPECT_EQ(bare["asked"][0]["action"], "place u");
    EXPECT_EQ(bare["asked"][0]["options"][0],
              (Json{{"action", "place c2"}, {"label", "against Basic 2 (2nd)"}}));
    EXPECT_EQ(full["asked"][0]["action"], "place c2");
    EXPECT_EQ(full["board"]["pieces"].size(), 2U);
    EXPECT_EQ(full["board"]["columns"][1]["pieces"], Json{2});
    EXPECT_EQ(full["scope"], 1);
}

TEST(Projection, SS_53_the_terminal_shows_it) {
    Play play = a_round(3).challenges({"B1", "B2", "B4"}).hand(ann, {"B4"}).hand(ben, {"B2"}).begin();

    play.does(ann, "play B4 c3");

    EXPECT_THAT(play.drawing(ann), HasSubstr("If the round ended now: 2 not overcome: −3, hearts 0"));
    EXPECT_THAT(play.described(ben, "play B2 c2"), HasSubstr("If the round ended then: 1 not overcome: −1"));
}

} // namespace
} // namespace slow_and_steady::tests
