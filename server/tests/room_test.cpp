// A table in use: who hears what, who is here, and what happens when nobody is.

#include "server/tests/house.h"
#include "server/tests/temporary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace homestretch::server {
namespace {

const NewTable for_two{.game = "dragon-racer", .name = "Hannah", .settings = {.seats = 2}};

std::size_t count(const Ears& ears, const std::string& type) {
    const auto all = ears.all();
    return static_cast<std::size_t>(std::ranges::count_if(
        all, [&](const std::string& text) { return Json::parse(text)["type"] == type; }));
}

std::function<bool(const Json&)> answers(const std::string& id) {
    return [id](const Json& heard) { return heard.contains("id") && heard["id"] == id; };
}

TEST(Rooms, send_away_whoever_loses_the_right_to_listen) {
    const TemporaryFolder folder;
    House house(folder.database());
    const Json table = house.create(for_two);
    const TableId id = table["id"];
    ASSERT_TRUE(house.open_link(ally, table["links"]["join"][0]["token"]).has_value());
    const auto mine = std::make_shared<Ears>();
    const auto theirs = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, mine);
    const auto other_visit = house.visit(id, ally, theirs);

    visit->command(command("stand", "a", {{"seat", 1}}));
    EXPECT_EQ((*theirs->wait_for_type("bye"))["code"], "not-allowed");
    theirs->forget();
    visit->command(command("say", "b", {{"text", "are we alone?"}}));
    ASSERT_TRUE(mine->wait_for_type("chat"));
    other_visit->command(command("say", "c", {{"text", "no"}}));
    visit->command(command("say", "d", {{"text", "good"}}));
    ASSERT_TRUE(mine->wait_for(answers("d")));

    EXPECT_TRUE(theirs->all().empty());
    EXPECT_EQ(count(*mine, "chat"), 2U);
    EXPECT_EQ(mine->last("table")->at("table")["watchers"], 0);
}

TEST(Rooms, say_briefly_and_once_that_a_crowd_has_come_or_gone) {
    const TemporaryFolder folder;
    House house(folder.database());
    const TableId id = house.create({.game = "dragon-racer", .settings = {.privacy = Privacy::Public}})["id"];
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);
    ears->forget();
    std::vector<std::unique_ptr<Visit>> crowd;
    for (int i = 0; i < 200; ++i) {
        crowd.push_back(house.visit(id, "guest-" + std::to_string(i), std::make_shared<Ears>()));
    }
    const auto watched_by = [](int watchers) {
        return
            [=](const Json& heard) { return heard["type"] == "presence" && heard["watchers"] == watchers; };
    };
    EXPECT_TRUE(ears->wait_for(watched_by(200)));
    crowd.clear();
    EXPECT_TRUE(ears->wait_for(watched_by(0)));

    EXPECT_EQ(count(*ears, "table"), 0U);
    EXPECT_LT(count(*ears, "presence"), 100U);
    EXPECT_LT(ears->last("presence")->dump().size(), 120U);
}

TEST(Rooms, say_nothing_of_one_of_many_connections_of_the_same_guest) {
    const TemporaryFolder folder;
    House house(folder.database());
    const TableId id = house.create(for_two)["id"];
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);
    ASSERT_TRUE(ears->wait_for_type("presence"));
    ears->forget();

    std::vector<std::unique_ptr<Visit>> many;
    for (int i = 0; i < 800; ++i) many.push_back(house.visit(id, host, std::make_shared<Ears>()));
    many.clear();
    visit->command(command("say", "a", {{"text", "still here"}}));
    ASSERT_TRUE(ears->wait_for_type("done"));

    EXPECT_EQ(count(*ears, "presence"), 0U);
    EXPECT_EQ(count(*ears, "table"), 0U);
}

TEST(Rooms, let_no_bot_think_where_nobody_watches) {
    const TemporaryFolder folder;
    House house(folder.database());
    const TableId id = house.create({.game = "dragon-racer", .settings = {.seats = 3}})["id"];
    {
        const auto ears = std::make_shared<Ears>();
        const auto visit = house.visit(id, host, ears);
        visit->command(command("start", "a", {{"fill", "hard"}}));
        ASSERT_TRUE(ears->wait_for(asks));
    }
    const Records begun = house.sql->records(id);

    // Thoughts that were begun are given up soon.
    for (int i = 0; i < 2000 && house.hall.counts().bots_thinking > 0; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    EXPECT_EQ(house.hall.counts().bots_thinking, 0U);
    EXPECT_EQ(house.sql->records(id).size(), begun.size());
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);
    EXPECT_GT(house.hall.counts().bots_thinking, 0U);
}

TEST(Rooms, take_back_no_claim_to_a_seat_that_has_moved_on_with_a_rematch) {
    const TemporaryFolder folder;
    House house(folder.database());
    const Json table = house.create(for_two);
    const TableId id = table["id"];
    ASSERT_TRUE(house.open_link(ally, table["links"]["join"][0]["token"]).has_value());
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);
    const auto other = house.visit(id, ally, std::make_shared<Ears>());
    visit->command(command("start", "a"));
    visit->command(command("end", "b", {{"seat", 0}}));
    other->command(command("end_answer", "c", {{"seat", 1}, {"agree", true}}));
    visit->command(command("rematch", "d"));
    ASSERT_TRUE(ears->wait_for(answers("d")));

    const auto again = std::make_shared<Ears>();
    const auto back = house.visit(id, host, again, {.seat = seat_at(0)});

    EXPECT_EQ(again->last("match")->at("position")["viewer"], 1);
    EXPECT_EQ(house.attach(id, stranger, {.seat = seat_at(0)}, {}, again).error().code, Code::NotAllowed);
}

TEST(Rooms, tell_the_talk_so_far_to_who_comes) {
    const TemporaryFolder folder;
    House house(folder.database());
    const TableId id = house.create(for_two)["id"];
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);
    visit->command(command("say", "a", {{"text", "hello"}}));
    ASSERT_TRUE(ears->wait_for_type("done"));

    const auto late = std::make_shared<Ears>();
    const auto late_visit = house.visit(id, host, late);

    EXPECT_EQ(late->wait_for_type("talk")->at("said")[0]["text"], "hello");
}

TEST(Rooms, answer_a_ping_at_once_even_while_the_disk_is_slow) {
    const TemporaryFolder folder;
    House house(folder.database());
    const TableId id = house.create(for_two)["id"];
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);
    house.store.set(TroubledStore::Mood::Waits);
    visit->command(command("say", "a", {{"text", "hello"}}));

    visit->command(command("ping", "b"));

    EXPECT_EQ(ears->wait_for_type("done")->at("id"), "b");
    EXPECT_EQ(count(*ears, "done"), 1U);
    house.store.set(TroubledStore::Mood::Works);
    EXPECT_TRUE(ears->wait_for(answers("a")));
}

TEST(Rooms, give_a_client_the_whole_log_after_an_undo_it_has_not_heard_of) {
    const TemporaryFolder folder;
    House house(folder.database());
    const TableId id = house.create(for_two)["id"];
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);
    visit->command(command("start", "a", {{"fill", "greedy"}}));
    const Json began = (*ears->wait_for(asks))["position"];
    const Known heard{.epoch = began["epoch"], .entries = began["log_size"]};
    static_cast<void>(house.visit(id, host, ears, {}, heard)); // comes and goes
    EXPECT_TRUE(ears->wait_for([&](const Json& message) {
        return message["type"] == "match" && message["since"] == heard.entries;
    }));
    visit->command(answer_to(began, "b"));
    visit->command(command("undo", "c", {{"seat", 0}}));
    ASSERT_TRUE(ears->wait_for(answers("c")));
    ears->forget();

    const auto again = house.visit(id, host, ears, {}, heard);

    EXPECT_EQ(ears->wait_for_type("match")->at("since"), 0);
}

TEST(Rooms, go_on_although_the_clock_was_set_back) {
    const TemporaryFolder folder;
    TableId id;
    {
        House house(folder.database());
        id = house.create(for_two)["id"];
        const std::uint64_t last = house.sql->records(id).back().seq;
        const Instant then = now() + std::chrono::hours(10); // the clock has been set back since
        Batch future{.table = id, .phase = "playing", .privacy = "private", .summary = "{}"};
        future.records = {{.seq = last + 1,
                           .at = then,
                           .fact = BotSeated{.seat = second, .bot = BotKind::Greedy, .name = "Hazel"}},
                          {.seq = last + 2, .at = then, .fact = Started{}}};
        house.sql->append(future, [](const std::optional<StoreError>& error) { EXPECT_FALSE(error); });
        house.sql->settle();
    }
    House house(folder.database());

    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);

    EXPECT_TRUE(ears->wait_for_type("events")) << "the bot waits for a time that is hours away";
}

TEST(Rooms, list_replays_that_are_no_part_of_their_tables_row) {
    const TemporaryFolder folder;
    House house(folder.database());
    const TableId id = house.create({.game = "dragon-racer"})["id"];
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);
    visit->command(command("start", "a", {{"fill", "greedy"}}));
    visit->command(command("end", "b", {{"seat", 0}}));
    ASSERT_TRUE(ears->wait_for(answers("b")));

    const Json session = house.hall.session(host);
    EXPECT_EQ(session["tables"].size(), 1U);
    ASSERT_EQ(session["replays"].size(), 1U);
    EXPECT_EQ(session["replays"][0]["outcome"]["ending"], "stopped");
    EXPECT_FALSE(session["replays"][0].contains("guests"));
    EXPECT_EQ(house.hall.session(ally)["replays"].size(), 0U);

    const Json after = house.wait(house.hall.put_away(id, host)).value();
    EXPECT_EQ(after["tables"].size(), 0U);
    EXPECT_EQ(after["replays"].size(), 1U);
    EXPECT_TRUE(house.wait(house.hall.replay(session["replays"][0]["token"])).has_value());
}

} // namespace
} // namespace homestretch::server
