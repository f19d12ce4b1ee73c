// Who is gone, and for how long the others wait: one setting says it everywhere.

#include "server/table/messages.h"
#include "server/tests/tabletop.h"

#include <gtest/gtest.h>

namespace homestretch::server {
namespace {

using std::chrono::hours;
using std::chrono::seconds;

NewTable with_patience(Patience patience) {
    return {.game = "dragon-racer", .settings = {.patience = patience}};
}

constexpr Patience a_day{.kind = PatienceKind::Day};
constexpr Patience without_end{.kind = PatienceKind::None};

// Both have acted, so that taking back needs consent.
Tabletop after_both_acted(Patience patience = {}) {
    Tabletop top = a_match_of_two(with_patience(patience));
    top.play(first);
    top.play(second);
    return top;
}

TEST(Patience, a_bot_plays_on_after_it_if_somebody_waits) {
    Tabletop top = a_match_of_two(with_patience({.time = seconds(30)}));
    EXPECT_FALSE(top.table.next_expiry(top.presence).has_value());
    top.time += seconds(10);
    top.leave(ally);

    top.time += seconds(29);
    EXPECT_TRUE(top.expire().empty());
    top.time += seconds(1);
    EXPECT_EQ(top.table.next_expiry(top.presence), top.time);
    EXPECT_FALSE(top.expire().empty());

    EXPECT_EQ(top.chair(1).bot, BotKind::Normal);
    EXPECT_EQ(top.chair(1).guest, ally);
}

TEST(Patience, is_not_tried_while_nothing_is_owed) {
    Tabletop top = a_match_of_two();
    top.play(second);
    top.leave(ally);
    top.time += seconds(3600);

    EXPECT_TRUE(top.expire().empty());
}

TEST(Patience, of_a_live_table_is_not_tried_by_people_who_are_all_away) {
    Tabletop top = a_match_of_two();
    top.leave(ally);
    top.leave(host);
    top.time += seconds(3599);

    EXPECT_TRUE(top.expire().empty());
}

TEST(Patience, of_a_day_needs_nobody_who_watches_the_clock) {
    Tabletop top = a_match_of_two(with_patience(a_day));
    top.leave(ally);
    top.time += hours(12);
    top.leave(host);
    top.time += hours(12);

    EXPECT_FALSE(top.expire().empty());
    EXPECT_TRUE(top.chair(1).bot.has_value());
    EXPECT_FALSE(top.chair(0).bot.has_value());
}

TEST(Patience, without_end_gives_no_seat_to_a_bot) {
    Tabletop top = a_match_of_two(with_patience(without_end));
    top.leave(ally);
    top.time += hours(1000);

    EXPECT_FALSE(top.table.next_expiry(top.presence).has_value());
    EXPECT_EQ(top.refusal(host, SeatBot{second, "normal"}), "not-allowed");
}

TEST(Patience, keeps_the_seat_of_somebody_whose_connection_drops) {
    Tabletop top = a_match_of_two();
    top.leave(ally);

    EXPECT_EQ(top.refusal(host, SeatBot{second, "normal"}), "not-allowed");
    top.time += seconds(60);
    EXPECT_EQ(top.refusal(host, SeatBot{second, "random"}), "bad-setting");
    EXPECT_EQ(top.refusal(host, SeatBot{second, "normal"}), "granted");
}

TEST(Patience, keeps_the_consent_of_somebody_whose_connection_drops) {
    Tabletop top = after_both_acted();
    top.leave(ally);

    top.must(host, Undo{first});
    EXPECT_EQ(top.table.match()->history().size(), 2U);
    EXPECT_TRUE(top.expire().empty());
    top.time += seconds(60);
    EXPECT_EQ(top.table.next_expiry(top.presence), top.time);
    EXPECT_FALSE(top.expire().empty());

    EXPECT_TRUE(top.table.match()->history().empty());
}

TEST(Patience, asks_for_no_consent_of_those_who_are_away_for_longer) {
    Tabletop top = after_both_acted();
    top.leave(ally);
    top.time += seconds(60);

    top.must(host, Undo{first});

    EXPECT_TRUE(top.table.match()->history().empty());
}

TEST(Patience, lets_whoever_asked_for_consent_go_on_without_it) {
    Tabletop top = after_both_acted(without_end);
    top.leave(ally);
    top.must(host, Undo{first});

    top.must(host, UndoAnswer{first, false});

    EXPECT_FALSE(top.table.state().undo.has_value());
    EXPECT_EQ(top.table.match()->history().size(), 2U);
}

TEST(Patience, shows_who_has_tried_it) {
    Tabletop top = a_match_of_two();
    top.leave(ally);
    const auto away = [&] { return presence_body(top.table, top.presence, top.time); };

    EXPECT_EQ(away()["here"], Json({true, false}));
    EXPECT_EQ(away()["away"], Json({false, false}));
    EXPECT_EQ(top.table.next_absence(top.presence, top.time), top.time + seconds(60));
    top.time += seconds(60);
    EXPECT_EQ(away()["away"], Json({false, true}));
    EXPECT_FALSE(top.table.next_absence(top.presence, top.time).has_value());
}

TEST(Patience, ends_a_match_that_everybody_has_left) {
    Tabletop top = a_match_of_two();
    top.leave(ally);
    top.leave(host);
    top.time += hours(1) - seconds(1);
    EXPECT_TRUE(top.expire().empty());
    top.time += seconds(1);

    EXPECT_EQ(top.table.next_expiry(top.presence), top.time);
    EXPECT_FALSE(top.expire().empty());

    EXPECT_EQ(top.table.state().phase, Phase::Finished);
    EXPECT_TRUE(top.table.state().is_stopped());
}

TEST(Patience, leaves_who_plays_with_bots_all_the_time_in_the_world) {
    Tabletop top({.game = "dragon-racer"});
    top.arrive(host);
    top.must(host, Start{.fill = "greedy"});
    top.leave(host);
    top.time += hours(1000);

    EXPECT_FALSE(top.table.next_expiry(top.presence).has_value());
    EXPECT_TRUE(top.expire().empty());
}

} // namespace
} // namespace homestretch::server
