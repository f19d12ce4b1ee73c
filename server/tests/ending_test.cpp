// Matches that end before their end, and tables that are left for good.

#include "engine/replay/fairness.h"
#include "server/table/messages.h"
#include "server/table/summaries.h"
#include "server/tests/tabletop.h"

#include <gtest/gtest.h>

namespace homestretch::server {
namespace {

TEST(Resigning, hands_the_seat_to_a_bot_for_the_rest_of_the_match) {
    Tabletop top = a_match_of_two();
    EXPECT_EQ(top.refusal(host, Resign{second}), "not-allowed");

    top.must(ally, Resign{second});

    EXPECT_TRUE(top.chair(1).bot.has_value());
    EXPECT_TRUE(seat_entry(top.table.state(), second)["resigned"]);
    EXPECT_EQ(top.refusal(ally, TakeBack{second}), "not-now");
    EXPECT_EQ(top.refusal(ally, SeatBot{second, "random"}), "not-now");
    EXPECT_EQ(top.refusal(ally, Resign{second}), "not-now");
    EXPECT_EQ(top.table.state().phase, Phase::Playing);
}

TEST(Resigning, of_the_last_person_ends_the_match) {
    Tabletop top = a_match_of_two();
    top.must(ally, Resign{second});

    top.must(host, Resign{first});

    EXPECT_TRUE(top.table.state().is_stopped());
    EXPECT_EQ(top.refusal(host, Resign{first}), "not-now");
}

TEST(Resigning, is_over_with_the_match) {
    Tabletop top = a_match_of_two();
    top.must(ally, Resign{second});
    top.must(host, Resign{first});

    top.must(ally, Rematch{});

    EXPECT_FALSE(top.chair(0).resigned);
    EXPECT_EQ(top.chair(0).guest, ally);
    top.must(ally, TakeBack{first});
}

TEST(EndVote, ends_the_match_when_everybody_agrees) {
    Tabletop top = a_match_of_two();
    EXPECT_EQ(top.refusal(watcher, EndMatch{first}), "not-allowed");
    top.must(host, EndMatch{first});
    EXPECT_EQ(top.refusal(ally, EndMatch{second}), "not-now");
    top.play(first); // the match goes on meanwhile
    EXPECT_EQ(top.refusal(host, EndAnswer{first, true}), "not-now");

    top.must(ally, EndAnswer{second, true});

    EXPECT_TRUE(top.table.state().is_stopped());
    EXPECT_FALSE(top.table.state().ending.has_value());
    const Json position = match_message(top.table, second, {})["position"];
    EXPECT_EQ(position["outcome"]["ending"], "stopped");
    EXPECT_EQ(position["outcome"]["standings"].size(), 2U);
    EXPECT_TRUE(position["pending"].empty());
    EXPECT_TRUE(position["choices"].empty());
    EXPECT_TRUE(position["decision"].is_null());
    EXPECT_TRUE(top.table.bot_duties().empty());
}

TEST(EndVote, that_is_declined_or_withdrawn_changes_nothing) {
    Tabletop top = a_match_of_two();
    top.must(host, EndMatch{first});
    top.must(ally, EndAnswer{second, false});
    EXPECT_FALSE(top.table.state().ending.has_value());

    top.must(host, EndMatch{first});
    top.must(host, EndAnswer{first, false});

    EXPECT_FALSE(top.table.state().ending.has_value());
    EXPECT_EQ(top.table.state().phase, Phase::Playing);
}

TEST(EndVote, needs_nobody_who_is_gone_for_longer_than_the_table_waits) {
    Tabletop top = a_match_of_two();
    top.leave(ally);
    top.must(host, EndMatch{first});
    EXPECT_EQ(top.table.state().phase, Phase::Playing);

    top.time += std::chrono::seconds(60);
    EXPECT_FALSE(top.expire().empty());

    EXPECT_TRUE(top.table.state().is_stopped());
}

TEST(EndVote, leaves_a_replay_of_what_was_played) {
    Tabletop top = a_match_of_two();
    top.play(first);
    top.must(host, EndMatch{first});
    top.must(ally, EndAnswer{second, true});

    const FinishedMatch& match = top.table.state().finished.at(0);

    EXPECT_EQ(match.replay.moves.size(), 1U);
    EXPECT_EQ(fault_in(match.replay, {}), DealFault::None);
    EXPECT_EQ(outcome_of(match)["ending"], "stopped");
    EXPECT_EQ(top.refusal(ally, Rematch{}), "granted");
}

TEST(PuttingAway, takes_a_table_that_is_over_out_of_the_guests_sight) {
    Tabletop top = a_match_of_two();
    EXPECT_EQ(top.table.put_away(ally, top.world()).error().code, Code::NotNow);
    top.must(host, EndMatch{first});
    top.must(ally, EndAnswer{second, true});

    EXPECT_EQ(top.table.put_away(ally, top.world()).value().size(), 1U);
    EXPECT_TRUE(top.table.put_away(ally, top.world()).value().empty());

    const Json stored = stored_summary(top.table);
    EXPECT_TRUE(is_put_away(stored, ally));
    EXPECT_FALSE(is_put_away(stored, host));
}

TEST(PuttingAway, ends_with_a_rematch) {
    Tabletop top = a_match_of_two();
    top.must(host, EndMatch{first});
    top.must(ally, EndAnswer{second, true});
    const Records away = top.table.put_away(ally, top.world()).value();
    top.records.insert(top.records.end(), away.begin(), away.end());

    top.must(host, Rematch{});

    EXPECT_FALSE(is_put_away(stored_summary(top.table), ally));
}

TEST(Summaries, do_not_grow_with_every_rematch) {
    Tabletop top = a_match_of_two();
    top.must(host, EndMatch{first});
    top.must(ally, EndAnswer{second, true});
    const std::size_t once = to_text(stored_summary(top.table)).size();
    for (int i = 0; i < 20; ++i) {
        top.must(host, Rematch{});
        const Seat own = top.table.seats_of(host).front();
        const Seat other = top.table.seats_of(ally).front();
        top.must(host, EndMatch{own});
        top.must(ally, EndAnswer{other, true});
    }

    EXPECT_EQ(to_text(stored_summary(top.table)).size(), once);
}

TEST(Answers, are_not_pushed_out_by_what_others_write) {
    Tabletop top = a_match_of_two();
    ASSERT_FALSE(top.ask(host, top.any_act(first), "mine")->empty());
    for (int i = 0; i < 300; ++i) {
        Record said{.seq = top.table.last_seq() + 1,
                    .at = top.time,
                    .command = CommandName{ally, std::to_string(i)},
                    .fact = Said{.seat = second, .name = "Opener", .text = "hi"}};
        top.records.push_back(said);
        top.table = Table(top.records, top.shelf);
    }

    EXPECT_TRUE(top.ask(host, top.any_act(second), "mine")->empty());
}

TEST(Chat, is_kept_for_who_comes_later) {
    Tabletop top = a_match_of_two();
    for (int i = 0; i < 101; ++i) top.must(host, Say{.words = std::to_string(i)});

    const Json talk = talk_message(top.table.state());

    ASSERT_EQ(talk["said"].size(), 100U);
    EXPECT_EQ(talk["said"][0]["text"], "1");
    EXPECT_EQ(talk["said"][99]["text"], "100");
    EXPECT_EQ(talk["said"][99]["name"], "Hannah");
}

} // namespace
} // namespace homestretch::server
