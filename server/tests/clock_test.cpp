// Clocks and absent players, with made-up time.

#include "server/tests/tabletop.h"

#include <gtest/gtest.h>

namespace homestretch::server {
namespace {

using std::chrono::seconds;

NewTable with_clock(ClockKind kind, seconds time, seconds increment = {}) {
    return {.game = "dragon-racer", .settings = {.clock = Clock{kind, time, increment}}};
}

TEST(DecisionClock, a_bot_answers_when_it_runs_out_and_not_before) {
    Tabletop top = a_match_of_two(with_clock(ClockKind::Decision, seconds(30)));
    top.time += seconds(20);
    top.play(second);
    EXPECT_EQ(top.table.deadline(), top.time + seconds(10));

    top.time += seconds(9);
    EXPECT_TRUE(top.expire().empty());
    top.time += seconds(1);
    EXPECT_EQ(top.table.next_expiry(top.presence), top.time);
    EXPECT_FALSE(top.expire().empty());

    EXPECT_EQ(top.table.state().played.at(1).by, PlayedBy::Clock);
    EXPECT_FALSE(top.chair(0).bot.has_value());
}

TEST(DecisionClock, three_missed_in_a_row_give_the_seat_to_a_bot) {
    Tabletop top = a_match_of_two(with_clock(ClockKind::Decision, seconds(30)));
    for (int missed = 1; missed <= 3; ++missed) {
        EXPECT_FALSE(top.chair(0).bot.has_value());
        if (top.table.match()->pending().contains(second)) top.play(second);
        top.time += seconds(30);
        top.expire();
    }
    EXPECT_TRUE(top.chair(0).bot.has_value());
    EXPECT_EQ(top.chair(0).guest, host);
    EXPECT_TRUE(is_one_of<BotSeated>(top.records.back()));

    top.must(host, TakeBack{first});
    EXPECT_EQ(top.chair(0).missed, 0);
}

TEST(DecisionClock, an_action_of_ones_own_forgives_what_was_missed) {
    Tabletop top = a_match_of_two(with_clock(ClockKind::Decision, seconds(30)));
    top.play(second);
    top.time += seconds(30);
    top.expire();
    EXPECT_EQ(top.chair(0).missed, 1);

    top.play(first);

    EXPECT_EQ(top.chair(0).missed, 0);
}

TEST(DecisionClock, taking_back_gives_no_time_back) {
    Tabletop top = a_match_of_two(with_clock(ClockKind::Decision, seconds(30)));
    top.time += seconds(25);
    top.play(first);

    top.time += seconds(3);
    top.must(host, Undo{first});

    EXPECT_EQ(top.chair(0).asked->allowance, seconds(5));
    EXPECT_EQ(top.chair(1).asked->allowance, seconds(2));
}

TEST(BankClock, pays_for_time_and_earns_the_increment) {
    Tabletop top = a_match_of_two(with_clock(ClockKind::Bank, seconds(100), seconds(5)));
    top.time += seconds(40);
    top.play(first);
    EXPECT_EQ(top.chair(0).bank, seconds(65));
    EXPECT_EQ(top.chair(1).bank, seconds(100));

    top.time += seconds(60);
    EXPECT_EQ(top.table.deadline(), top.time);
    EXPECT_FALSE(top.expire().empty());
    EXPECT_EQ(top.chair(1).bank, seconds(5));
}

TEST(BankClock, taking_back_is_no_way_to_make_time) {
    Tabletop top = a_match_of_two(with_clock(ClockKind::Bank, seconds(100), seconds(5)));
    top.time += seconds(40);
    top.play(first);

    top.must(host, Undo{first});

    EXPECT_EQ(top.chair(0).bank, seconds(60));
    EXPECT_EQ(top.chair(0).asked->allowance, seconds(60));
    EXPECT_EQ(top.chair(1).bank, seconds(60));
}

TEST(BankClock, does_not_run_while_a_bot_plays) {
    Tabletop top = a_match_of_two(with_clock(ClockKind::Bank, seconds(100), seconds(5)));
    top.time += seconds(10);
    top.must(host, Stand{first});
    top.time += seconds(50);
    top.must(host, TakeBack{first});

    EXPECT_EQ(top.chair(0).bank, seconds(90));
    EXPECT_EQ(top.chair(0).asked->allowance, seconds(90));
}

} // namespace
} // namespace homestretch::server
