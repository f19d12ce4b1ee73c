// What a room is made of, each part alone.

#include "server/table/alarm.h"
#include "server/table/audience.h"
#include "server/table/first_answers.h"
#include "server/table/hint_desk.h"
#include "server/table/thoughts.h"
#include "server/tests/ears.h"
#include "server/tests/tabletop.h"

#include <boost/asio/io_context.hpp>
#include <gtest/gtest.h>

#include <future>

namespace homestretch::server {
namespace {

using std::chrono::milliseconds;

TEST(Alarms, ring_once_at_the_last_time_that_was_set) {
    boost::asio::io_context io;
    Alarm alarm(io.get_executor());
    int rang = 0;
    const Instant present = now();
    alarm.set(present + milliseconds(1), present, [&] { rang += 100; });
    alarm.set(present + milliseconds(2), present, [&] { ++rang; });

    io.run();

    EXPECT_EQ(rang, 1);
}

TEST(Alarms, that_are_set_to_nothing_do_not_ring) {
    boost::asio::io_context io;
    Alarm alarm(io.get_executor());
    alarm.set(now(), now(), [] { FAIL(); });
    alarm.set(std::nullopt, now(), [] { FAIL(); });

    io.run();

    EXPECT_FALSE(alarm.at().has_value());
}

Member member(const GuestId& guest, LookAs as = {}) {
    return {.caller = {.guest = guest}, .as = as, .listener = std::make_shared<Ears>()};
}

TEST(Audiences, are_here_as_long_as_one_of_their_connections_is) {
    Audience audience{Instant{}};
    const auto one = audience.join(member(host));
    const auto other = audience.join(member(host));

    audience.leave(one, instant_at(5));
    EXPECT_TRUE(audience.presence().is_here(host));
    audience.leave(other, instant_at(7));

    EXPECT_TRUE(audience.empty());
    EXPECT_EQ(audience.presence().away_since(host), instant_at(7));
    EXPECT_EQ(audience.presence().away_since(ally), Instant{});
    audience.leave(other, instant_at(9)); // sent away before
}

TEST(Audiences, look_through_their_own_eyes_only) {
    const Tabletop top = a_match_of_two();

    EXPECT_EQ(viewer_of(top.table, member(ally)), second);
    EXPECT_EQ(viewer_of(top.table, member(ally, {.seat = first})), second);
    EXPECT_EQ(viewer_of(top.table, member(ally, {.watch = true})), spectator);
    EXPECT_EQ(viewer_of(top.table, member(watcher, {.seat = first})), spectator);
}

TEST(Audiences, lose_those_who_may_not_watch_any_more) {
    Tabletop top;
    ASSERT_TRUE(top.open(ally, top.chair(1).join).has_value());
    Audience audience{Instant{}};
    audience.join(member(host));
    const Member leaver = member(ally);
    const auto number = audience.join(leaver);
    EXPECT_TRUE(audience.without_rights(top.table, top.time).empty());

    top.must(host, Stand{second});

    EXPECT_EQ(audience.without_rights(top.table, top.time), std::vector{leaver.listener});
    EXPECT_EQ(audience.find(number), nullptr);
    EXPECT_EQ(audience.members().size(), 1U);
}

TEST(FirstAnswers, are_each_guests_own) {
    FirstAnswers answers;
    const Refusal mine{.code = Code::NotNow, .message = "wait"};
    answers.remember({host, "a"}, mine);
    for (int i = 0; i < 1000; ++i) answers.remember({ally, std::to_string(i)}, {.code = Code::Illegal});

    EXPECT_EQ(answers.find({host, "a"}), mine);
    EXPECT_FALSE(answers.find({host, "b"}).has_value());
    EXPECT_FALSE(answers.find({ally, "0"}).has_value()); // everybody's own are limited
}

TEST(FirstAnswers, of_passers_by_are_forgotten_when_there_are_many) {
    FirstAnswers answers;
    const Refusal refusal{.code = Code::NotNow, .message = "not yet"};
    for (int i = 0; i < 101; ++i) answers.remember({.guest = "g" + std::to_string(i), .id = "c"}, refusal);

    answers.forget_passers_by([](const GuestId& guest) { return guest == "g0"; });

    EXPECT_TRUE(answers.find({.guest = "g0", .id = "c"}));
    EXPECT_FALSE(answers.find({.guest = "g1", .id = "c"}));
    answers.remember({.guest = "g1", .id = "c"}, refusal);
    answers.forget_passers_by([](const GuestId&) { return false; });
    EXPECT_TRUE(answers.find({.guest = "g1", .id = "c"})); // a few do no harm
}

// Threads of their own for one test.
struct Minds {
    BotThreads patient{1};
    BotThreads quick{1};
    Thinkers thinkers{.patient = patient, .quick = quick, .budget = SearchBudget{.iterations = 20}};
};

TEST(Thoughts, end_with_an_action_for_the_duty) {
    Tabletop top({.game = "dragon-racer"});
    top.must(host, Start{.fill = "greedy"});
    const BotDuty duty = top.table.bot_duties().at(0);
    Minds minds;
    Thoughts thoughts(minds.thinkers);
    std::promise<std::pair<Thoughts::Number, std::string>> found;

    thoughts.begin(duty, *top.table.match(), host, [&](Thoughts::Number number, const std::string& action) {
        found.set_value({number, action});
    });
    const auto [number, action] = found.get_future().get();

    EXPECT_TRUE(thoughts.is_about(duty));
    EXPECT_EQ(thoughts.end(number), duty);
    EXPECT_TRUE(thoughts.empty());
    EXPECT_FALSE(thoughts.end(number).has_value());
    EXPECT_FALSE(top.table.bot_acts(duty, action, top.world()).empty());
}

TEST(Thoughts, that_are_dropped_are_of_no_use) {
    Tabletop top({.game = "dragon-racer"});
    top.must(host, Start{.fill = "hard"});
    const BotDuty duty = top.table.bot_duties().at(0);
    Minds minds;
    Thoughts thoughts(minds.thinkers);
    thoughts.begin(duty, *top.table.match(), host, [](Thoughts::Number, const std::string&) {});

    thoughts.keep_only({});

    EXPECT_TRUE(thoughts.empty());
    EXPECT_FALSE(thoughts.end(1).has_value());
}

TEST(HintDesks, think_once_for_a_decision) {
    Tabletop top({.game = "dragon-racer"});
    top.must(host, Start{.fill = "greedy"});
    const AskHint wish{.seat = first, .decision = top.chair(0).asked->decision};
    Minds minds;
    HintDesk desk(minds.thinkers);
    std::promise<Hint> found;
    const auto ask = [&](const std::string& command) {
        return desk.ask(wish, {host, command}, top.table,
                        [&](const AskHint&, const Hint& hint) { found.set_value(hint); });
    };

    EXPECT_FALSE(ask("a").value().has_value());
    EXPECT_FALSE(ask("a").value().has_value()); // said again after a break
    EXPECT_EQ(ask("b").error().code, Code::NotNow);
    const auto message = desk.keep(wish, found.get_future().get());

    EXPECT_EQ(ask("b").value(), message);
    top.play(first);
    desk.keep_up(top.table);
    EXPECT_FALSE(desk.keep(wish, {}).has_value());
}

} // namespace
} // namespace homestretch::server
