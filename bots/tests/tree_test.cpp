#include "bots/search/candidates.h"
#include "bots/search/edge_table.h"
#include "bots/search/footprints.h"
#include "bots/search/spread.h"

#include <gtest/gtest.h>

namespace homestretch {
namespace {

constexpr Seat first = seat_at(0);
constexpr Seat second = seat_at(1);
constexpr std::uint32_t left = 1;
constexpr std::uint32_t right = 2;

TEST(EdgeTable, finds_what_was_added_and_nothing_else) {
    EdgeTable table(10);
    Edge* const edge = table.add(mixed(1, 2));
    edge->visits = 3;

    EXPECT_EQ(table.find(mixed(1, 2)), edge);
    EXPECT_EQ(table.find(mixed(2, 1)), nullptr);
}

TEST(EdgeTable, keeps_edges_whose_places_collide_apart) {
    EdgeTable table(100);
    for (std::uint64_t key = 1; key <= 100; ++key)
        table.add(key << 32U)->visits = static_cast<std::uint32_t>(key);

    for (std::uint64_t key = 1; key <= 100; ++key) EXPECT_EQ(table.find(key << 32U)->visits, key);
}

TEST(EdgeTable, takes_no_more_than_it_has_room_for) {
    EdgeTable table(3);
    std::uint64_t added = 0;
    while (table.add(added + 1) != nullptr) ++added;

    EXPECT_GE(added, 3U);
    EXPECT_EQ(table.find(added + 1), nullptr);
}

// Where a seat stands after one common question has been answered.
std::uint64_t after_answers(SearchMethod method, std::uint32_t of_first, std::uint32_t of_second, Seat seat) {
    Footprints footprints(method);
    footprints.begin(SeatSet::first(2));
    footprints.act(first, of_first);
    footprints.begin(SeatSet::only(second));
    footprints.act(second, of_second);
    footprints.begin(SeatSet::only(seat));
    return footprints.of(seat);
}

TEST(Footprints, show_a_seat_its_own_answers) {
    EXPECT_NE(after_answers(SearchMethod::MultiObserver, left, left, first),
              after_answers(SearchMethod::MultiObserver, right, left, first));
}

TEST(Footprints, keep_answers_to_a_common_question_secret) {
    EXPECT_EQ(after_answers(SearchMethod::MultiObserver, left, left, first),
              after_answers(SearchMethod::MultiObserver, left, right, first));
}

TEST(Footprints, of_a_single_observer_show_everything_once_all_have_answered) {
    EXPECT_NE(after_answers(SearchMethod::SingleObserver, left, left, first),
              after_answers(SearchMethod::SingleObserver, left, right, first));
}

TEST(Footprints, of_a_single_observer_keep_the_first_answer_from_the_second_seat) {
    const auto while_asked = [](std::uint32_t of_first) {
        Footprints footprints(SearchMethod::SingleObserver);
        footprints.begin(SeatSet::first(2));
        footprints.act(first, of_first);
        footprints.begin(SeatSet::only(second));
        return footprints.of(second);
    };
    EXPECT_EQ(while_asked(left), while_asked(right));
}

TEST(Footprints, show_what_a_seat_does_alone) {
    const auto seen = [](std::uint32_t done) {
        Footprints footprints(SearchMethod::MultiObserver);
        footprints.begin(SeatSet::only(first));
        footprints.act(first, done);
        footprints.begin(SeatSet::only(second));
        return footprints.of(second);
    };
    EXPECT_NE(seen(left), seen(right));
}

TEST(Spread, is_the_standard_deviation_once_there_is_enough_to_tell) {
    searching::Spread spread;
    EXPECT_FLOAT_EQ(spread.deviation(), 0.5F);
    for (int i = 0; i < 100; ++i) spread.add(i % 2 == 0 ? 0.4 : 0.6);

    EXPECT_NEAR(spread.deviation(), 0.1F, 1e-4);
}

searching::Candidates four_candidates() {
    ActionList actions;
    for (std::uint8_t i = 0; i < 4; ++i) actions.push_back({.kind = i, .first = 0, .second = 0, .third = 0});
    searching::Candidates candidates(actions);
    for (Candidate& candidate : candidates.running()) {
        candidate.visits = 10;
        candidate.total = candidate.action.kind; // the last is the best
    }
    return candidates;
}

TEST(Candidates, lose_their_weaker_half_as_the_budget_is_used) {
    searching::Candidates candidates = four_candidates();
    candidates.drop_weak(0.4);
    EXPECT_EQ(candidates.running().size(), 4U);
    candidates.drop_weak(0.5);

    ASSERT_EQ(candidates.running().size(), 2U);
    EXPECT_EQ(candidates.running()[0].action.kind, 3);
    EXPECT_EQ(candidates.running()[1].action.kind, 2);
}

TEST(Candidates, stay_behind_the_one_that_is_liked_until_they_have_proved_better) {
    searching::Candidates candidates = four_candidates();
    const Action liked = candidates.running()[1].action;
    candidates.favour(liked, 2.5);

    EXPECT_EQ(candidates.thought().candidates.front().action, liked); // won 1 of 10; the best 3, less 2.5
    EXPECT_DOUBLE_EQ(candidates.thought().candidates.front().value(), 0.1);
    candidates.add(four_candidates());
    EXPECT_EQ(candidates.thought().candidates.front().action.kind, 3); // 6 of 20, less 2.5
    EXPECT_DOUBLE_EQ(candidates.thought().candidates.front().value(), 0.3);
}

TEST(Candidates, add_up_across_threads) {
    searching::Candidates candidates = four_candidates();
    candidates.add(four_candidates());

    const Thought thought = candidates.thought();
    EXPECT_EQ(thought.iterations, 80U);
    EXPECT_EQ(thought.candidates.front().action.kind, 3);
    EXPECT_EQ(thought.candidates.front().visits, 20U);
}

} // namespace
} // namespace homestretch
