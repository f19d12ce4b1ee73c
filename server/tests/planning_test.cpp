// What players plan together: seen by all, part of nothing.

#include "server/table/planning.h"
#include "server/tests/tabletop.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch::server {
namespace {

using ::testing::HasSubstr;

// A cooperative match of three in which the first card of a round is to be played.
Tabletop a_round(const OptionTexts& options = {}) {
    Tabletop top({.game = "slow-and-steady", .settings = {.options = options, .seats = 3}});
    top.arrive(host);
    top.must(host, Sit{second, "Bo"});
    top.must(host, Sit{third, "Cy"});
    top.must(host, Start{});
    while (top.table.match()->view(spectator)["decision"] != "play")
        top.play(*top.table.match()->pending().begin());
    return top;
}

// The n-th card of the seat's hand, to the unopposed area, where there is always room.
PlannedPlay thought(const Tabletop& top, Seat by, Seat seat, std::size_t card = 0) {
    const Json view = top.table.match()->view(seat);
    return {.by = by, .seat = seat, .card = view["players"][index_of(seat)]["hand"][card], .place = "u"};
}

Seat in_turn(const Tabletop& top) {
    return *top.table.match()->pending().begin();
}
Seat after(Seat seat) {
    return seat_at((index_of(seat) + 1) % 3);
}

class Planned : public ::testing::Test {
protected:
    Answer<void> plan(Seat by, const std::vector<PlannedPlay>& plays) {
        return planning.plan(*top.table.match(), {.seat = by, .plays = plays});
    }
    [[nodiscard]] Json seen(Viewer viewer = spectator) const {
        return planning.message(*top.table.match(), viewer);
    }

    Tabletop top = a_round();
    Planning planning;
    Seat now = in_turn(top);
    Seat next = after(now);
};

TEST_F(Planned, everybody_sees_what_is_planned_and_what_would_come_of_it) {
    ASSERT_TRUE(plan(now, {thought(top, now, now), thought(top, now, next)}).has_value());
    ASSERT_TRUE(planning.agree({.seat = next, .agree = true}).has_value());

    for (const Viewer viewer : {Viewer(first), Viewer(third), spectator}) {
        const Json message = seen(viewer);
        EXPECT_EQ(message["plays"].size(), 2U);
        EXPECT_EQ(message["plays"][1]["by"], index_of(now));
        EXPECT_EQ(message["plays"][1]["seat"], index_of(next));
        EXPECT_EQ(message["agreed"], Json{index_of(next)});
        EXPECT_EQ(message["preview"]["board"]["pieces"].size(), 2U);
    }
}

TEST_F(Planned, a_change_takes_back_what_others_agreed_to) {
    ASSERT_TRUE(plan(now, {thought(top, now, now)}).has_value());
    ASSERT_TRUE(planning.agree({.seat = next, .agree = true}).has_value());

    ASSERT_TRUE(plan(now, {thought(top, now, now, 1)}).has_value());

    EXPECT_EQ(seen()["agreed"], Json::array());
    EXPECT_EQ(seen()["plays"].size(), 1U);
    EXPECT_EQ(seen()["plays"][0]["card"], thought(top, now, now, 1).card);
}

TEST_F(Planned, the_same_card_is_planned_once) {
    ASSERT_TRUE(plan(now, {thought(top, now, next)}).has_value());
    ASSERT_TRUE(plan(next, {thought(top, next, next)}).has_value());

    ASSERT_EQ(seen()["plays"].size(), 1U);
    EXPECT_EQ(seen()["plays"][0]["by"], index_of(next));
}

TEST_F(Planned, a_suggestion_makes_room_for_what_its_player_means_to_do) {
    ASSERT_TRUE(plan(now, {thought(top, now, next)}).has_value());
    ASSERT_TRUE(plan(next, {thought(top, next, next, 1)}).has_value());

    ASSERT_EQ(seen()["plays"].size(), 1U);
    EXPECT_EQ(seen()["plays"][0]["card"], thought(top, next, next, 1).card);
}

TEST_F(Planned, what_cannot_be_played_so_is_refused_and_changes_nothing) {
    ASSERT_TRUE(plan(now, {thought(top, now, now)}).has_value());
    const Json before = seen();
    PlannedPlay nowhere = thought(top, now, now);
    nowhere.place = "c8";
    PlannedPlay unreadable = thought(top, now, now);
    unreadable.card = "unheard-of";

    const auto refusal = plan(now, {nowhere});
    const auto mistake = plan(now, {unreadable});

    ASSERT_FALSE(refusal.has_value());
    EXPECT_EQ(refusal.error().code, Code::Illegal);
    EXPECT_THAT(refusal.error().message, HasSubstr("cannot be played to c8"));
    ASSERT_FALSE(mistake.has_value());
    EXPECT_THAT(mistake.error().message, HasSubstr("unheard-of"));
    EXPECT_EQ(seen(), before);
}

TEST_F(Planned, a_card_that_was_played_is_planned_no_more) {
    ASSERT_TRUE(plan(now, {thought(top, now, now), thought(top, now, next)}).has_value());

    while (in_turn(top) == now) top.play(now);
    planning.keep_up(*top.table.match());

    ASSERT_EQ(seen()["plays"].size(), 1U);
    EXPECT_EQ(seen()["plays"][0]["seat"], index_of(next));
}

TEST_F(Planned, nothing_is_left_of_it_in_the_next_round) {
    const Seat last = after(next);
    ASSERT_TRUE(plan(now, {thought(top, now, last)}).has_value());

    const auto round = [&] { return top.table.match()->view(spectator)["round"]; };
    const Json before = round();
    while (top.table.state().phase == Phase::Playing && round() == before) {
        top.play(in_turn(top));
        planning.keep_up(*top.table.match());
    }

    EXPECT_TRUE(planning.empty());
    EXPECT_EQ(seen()["preview"], Json());
}

TEST_F(Planned, nobody_agrees_to_nothing) {
    EXPECT_EQ(planning.agree({.seat = now, .agree = true}).error().code, Code::NotNow);
}

TEST_F(Planned, clearing_needs_no_reason) {
    ASSERT_TRUE(plan(now, {thought(top, now, now)}).has_value());
    ASSERT_TRUE(plan(now, {}).has_value());

    EXPECT_TRUE(planning.empty());
}

TEST(ClosedHands, are_planned_with_by_their_owners_alone) {
    const Tabletop top = a_round({{"open_hands", "off"}});
    const Seat now = in_turn(top);
    const Seat next = after(now);
    Planning planning;

    const auto suggestion =
        planning.plan(*top.table.match(), {.seat = now, .plays = {thought(top, now, next)}});
    const auto own = planning.plan(*top.table.match(), {.seat = next, .plays = {thought(top, next, next)}});

    EXPECT_FALSE(suggestion.has_value());
    ASSERT_TRUE(own.has_value());
    const Json seen = planning.message(*top.table.match(), now);
    EXPECT_EQ(seen["preview"]["left_out"], Json::array());
    RandomStream random(derived_seed(Seed{}, 5));
    for (int i = 0; i < 20; ++i) {
        const Table other = top.table.imagined_by(now, random);
        EXPECT_EQ(planning.message(*other.match(), now), seen);
    }
}

TEST(Plans, are_not_made_in_games_without_them) {
    const Tabletop top = a_match_of_two();
    Planning planning;

    const auto refusal = planning.plan(*top.table.match(), {.seat = first, .plays = {PlannedPlay{}}});

    EXPECT_EQ(refusal.error().code, Code::Illegal);
    EXPECT_THAT(refusal.error().message, HasSubstr("no plans in Dragon Racer"));
}

} // namespace
} // namespace homestretch::server
