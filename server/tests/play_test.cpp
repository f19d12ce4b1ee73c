// Acting, repeating, committing at the same time, and taking back.

#include "engine/replay/fairness.h"
#include "server/table/unreadable_table.h"
#include "server/tests/tabletop.h"

#include <gtest/gtest.h>

#include <ctime>

namespace homestretch::server {
namespace {

NewTable with_undo(UndoRule undo) {
    return {.game = "dragon-racer", .settings = {.undo = undo}};
}

TEST(Commands, are_carried_out_once) {
    Tabletop top = a_match_of_two();
    const Act act = top.any_act(first);

    EXPECT_FALSE(top.ask(host, act, "same-id")->empty());
    EXPECT_TRUE(top.ask(host, act, "same-id")->empty());

    EXPECT_EQ(top.table.match()->history().size(), 1U);
}

TEST(Commands, are_told_apart_by_guest) {
    Tabletop top = a_match_of_two();

    EXPECT_FALSE(top.ask(host, top.any_act(first), "same-id")->empty());
    EXPECT_FALSE(top.ask(ally, top.any_act(second), "same-id")->empty());
}

TEST(Commands, are_remembered_by_a_table_that_is_read_again) {
    Tabletop top = a_match_of_two();
    const Act act = top.any_act(first);
    EXPECT_FALSE(top.ask(host, act, "same-id")->empty());

    Table again(top.records, top.shelf);

    EXPECT_TRUE(again.carry_out({.guest = host}, {.id = "same-id", .wish = act}, top.world())->empty());
}

TEST(Decisions, stay_the_same_while_others_commit) {
    Tabletop top = a_match_of_two();
    ASSERT_EQ(top.table.match()->pending().size(), 2U);
    const Act waiting = top.any_act(second);

    top.play(first);

    EXPECT_EQ(top.chair(1).asked->decision, waiting.decision);
    EXPECT_EQ(top.refusal(ally, waiting), "granted");
}

TEST(Decisions, commit_in_any_order_to_the_same_match) {
    Tabletop one = a_match_of_two();
    Tabletop other = a_match_of_two();
    const Act host_acts = one.any_act(first);
    const Act ally_acts = one.any_act(second);

    one.must(host, host_acts);
    one.must(ally, ally_acts);
    other.must(ally, ally_acts);
    other.must(host, host_acts);

    EXPECT_EQ(one.table.match()->dump(), other.table.match()->dump());
}

TEST(Decisions, are_never_numbered_alike_after_an_undo) {
    Tabletop top = a_match_of_two();
    const Act act = top.any_act(first);
    top.must(host, act);

    top.must(host, Undo{first});

    EXPECT_GT(top.chair(0).asked->decision, act.decision);
    EXPECT_EQ(top.refusal(host, act), "stale");
}

TEST(Undo, is_free_while_nothing_was_revealed) {
    Tabletop top = a_match_of_two();
    const Json before = top.table.match()->dump();
    top.play(first); // the other hand is still being chosen from: nobody has seen anything

    EXPECT_EQ(top.table.undo_for(first), UndoRule::Free);
    EXPECT_EQ(top.table.undo_for(second), UndoRule::None);
    top.must(host, Undo{first});

    EXPECT_EQ(top.table.match()->dump(), before);
    EXPECT_EQ(top.refusal(host, Undo{first}), "not-now");
}

TEST(Undo, needs_consent_once_hands_were_passed) {
    Tabletop top = a_match_of_two();
    const Json before = top.table.match()->dump();
    top.play(first);
    top.play(second);
    EXPECT_EQ(top.table.undo_for(second), UndoRule::Ask);
    EXPECT_EQ(top.table.undo_for(first), UndoRule::Ask);

    top.must(host, Undo{first});
    EXPECT_EQ(top.refusal(ally, Undo{second}), "not-now");
    EXPECT_EQ(top.refusal(host, UndoAnswer{first, true}), "not-now");
    EXPECT_EQ(top.refusal(watcher, UndoAnswer{second, true}), "not-allowed");
    EXPECT_EQ(top.table.match()->history().size(), 2U);
    top.must(ally, UndoAnswer{second, true});

    EXPECT_EQ(top.table.match()->dump(), before);
    EXPECT_FALSE(top.table.state().undo.has_value());
}

TEST(Undo, goes_back_to_before_the_own_last_action_only) {
    Tabletop top = a_match_of_two();
    top.play(first);
    const Json between = top.table.match()->dump();
    top.play(second);

    top.must(ally, Undo{second});
    top.must(host, UndoAnswer{first, true});

    EXPECT_EQ(top.table.match()->dump(), between);
}

TEST(Undo, that_is_declined_changes_nothing) {
    Tabletop top = a_match_of_two();
    top.play(first);
    top.play(second);
    const Json before = top.table.match()->dump();

    top.must(host, Undo{first});
    top.must(ally, UndoAnswer{second, false});

    EXPECT_EQ(top.table.match()->dump(), before);
    EXPECT_FALSE(top.table.state().undo.has_value());
}

TEST(Undo, lapses_when_somebody_acts) {
    Tabletop top = a_match_of_two();
    top.play(first);
    top.play(second);
    top.must(host, Undo{first});

    top.play(second);

    EXPECT_FALSE(top.table.state().undo.has_value());
    EXPECT_EQ(top.refusal(ally, UndoAnswer{second, true}), "not-now");
}

TEST(Undo, holds_bots_back_while_people_decide) {
    Tabletop top = a_match_of_two();
    top.play(first);
    top.play(second);
    top.must(host, Undo{first});
    top.must(host, SeatBot{first, "greedy"});
    EXPECT_TRUE(top.table.bot_duties().empty());

    top.must(ally, UndoAnswer{second, false});

    EXPECT_EQ(top.table.bot_duties().size(), 1U);
}

TEST(Undo, is_free_among_bots) {
    Tabletop top({.game = "dragon-racer"});
    top.must(host, Start{.fill = "greedy"});
    top.play(first);
    top.bots_act();
    EXPECT_EQ(top.table.undo_for(first), UndoRule::Free);

    top.must(host, Undo{first});

    EXPECT_TRUE(top.table.match()->history().empty());
}

TEST(Undo, is_as_far_as_the_table_allows) {
    Tabletop never = a_match_of_two(with_undo(UndoRule::None));
    never.play(first);
    EXPECT_EQ(never.table.undo_for(first), UndoRule::None);
    EXPECT_EQ(never.refusal(host, Undo{first}), "not-allowed");

    Tabletop free = a_match_of_two(with_undo(UndoRule::Free));
    free.play(first);
    free.play(second);
    EXPECT_EQ(free.refusal(ally, Undo{second}), "not-allowed");
    EXPECT_EQ(free.refusal(host, Undo{second}), "not-allowed");
}

TEST(Bots, play_their_seats_and_throw_away_old_answers) {
    Tabletop top({.game = "dragon-racer"});
    top.must(host, Start{.fill = "greedy"});
    const BotDuty duty = top.table.bot_duties().at(0);
    const std::string action = top.table.match()->choices(second).front().text;

    top.bots_act();

    EXPECT_EQ(top.table.match()->history().size(), 1U);
    EXPECT_TRUE(top.table.bot_acts(duty, action, top.world()).empty());
    EXPECT_EQ(top.refusal(host, Act{.seat = second, .decision = duty.decision, .action = action}),
              "not-allowed");
}

TEST(Records, of_other_rules_or_with_a_gap_are_reported_and_not_played) {
    Tabletop top = a_match_of_two();
    top.play(first);
    Records records = top.records;
    std::get<Acted>(records.back().fact).action = "fly";
    EXPECT_THROW(Table(records, top.shelf), UnreadableTable);

    records = top.records;
    records.erase(records.end() - 2);
    EXPECT_THROW(Table(records, top.shelf), UnreadableTable);

    records = top.records;
    records.erase(records.begin());
    EXPECT_THROW(Table(records, top.shelf), UnreadableTable);
}

TEST(Records, of_hundreds_of_undos_are_folded_at_once) {
    Tabletop top = a_match_of_two();
    for (int i = 0; i < 60; ++i) top.play(*top.table.match()->pending().begin());
    const Records again(top.records.end() - 4, top.records.end());
    const std::size_t to = top.table.match()->history().size() - again.size();
    Records records = top.records;
    const auto add = [&](const Fact& fact) {
        records.push_back({.seq = records.size() + 1, .at = top.time, .fact = fact});
    };
    for (int i = 0; i < 900; ++i) {
        add(Undone{.seat = first, .to = to});
        for (const Record& record : again) add(record.fact);
    }

    const std::clock_t begun = std::clock();
    const Table table(records, top.shelf);
    const std::clock_t taken = std::clock() - begun; // 50 ms of processor time, unoptimized and with checks

    EXPECT_EQ(table.match()->dump(), top.table.match()->dump());
    EXPECT_LT(taken, 2 * CLOCKS_PER_SEC);
}

TEST(Matches, end_with_a_replay_that_shows_the_seed) {
    Tabletop top = a_match_of_two();
    const std::string seal = top.table.state().seal;

    top.play_to_end();

    EXPECT_EQ(top.table.state().phase, Phase::Finished);
    const FinishedMatch& match = top.table.state().finished.at(0);
    EXPECT_EQ(match.replay.seal, seal);
    EXPECT_EQ(fault_in(match.replay, {.seal = seal}), DealFault::None);
    EXPECT_EQ(match.replay.moves, top.table.match()->history());
    EXPECT_EQ(top.refusal(host, Undo{first}), "not-now");
}

} // namespace
} // namespace homestretch::server
