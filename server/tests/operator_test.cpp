// What an operator does beside tables that are played, and what must not hold them up.

#include "server/admin/caretaker.h"
#include "server/admin/desk.h"
#include "server/storage/database.h"
#include "server/tests/house.h"
#include "server/tests/temporary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <future>

namespace homestretch::server {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

const NewTable a_table_of_two{.game = "dragon-racer", .name = "Hannah"};

void change(const TemporaryFolder& folder, const std::string& statement) {
    soci::session other;
    connect(other, folder.file());
    other << statement;
}

// Whether the table can be looked at.
bool opens(House& house, const TableId& table, const GuestId& guest = host) {
    return house.attach(table, guest, {}, {}, std::make_shared<Ears>()).has_value();
}

// Whether it becomes true: other threads work at it.
bool soon(const std::function<bool()>& is_true) {
    for (int patience = 500; patience > 0 && !is_true(); --patience)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return is_true();
}

class Operator : public ::testing::Test {
protected:
    Json errand(const std::string& name, const Json& fields = Json::object()) {
        Json request{{"errand", name}};
        request.update(fields);
        return Desk(*house.sql, house.hall.shelf(), &house.hall, {}).carry_out(request);
    }

    TemporaryFolder folder;
    House house{folder.database()};
};

TEST(DamagedTable, is_set_aside_and_everything_else_goes_on) {
    const TemporaryFolder folder;
    std::vector<TableId> tables;
    {
        House house(folder.database());
        for (int i = 0; i < 6; ++i) tables.push_back(house.create(a_table_of_two)["id"]);
    }
    const auto damage = [&](std::size_t table, const std::string& what) {
        change(folder, "UPDATE records SET " + what + " WHERE table_id = '" + tables[table] + "'");
    };
    damage(0, "body = '{\"table\":'");
    damage(1, "seq = 2");
    damage(2, "body = replace(body, '\"pack\":\"', '\"pack\":\"0')");
    damage(3, "kind = 'acted', body = '{\"seat\":0,\"action\":\"x\",\"by\":\"person\"}'");
    damage(4, "body = replace(body, '\"seats\":2', '\"seats\":0')");
    change(folder, "UPDATE tables SET summary = 'no JSON' WHERE id = '" + tables[0] + "'");

    House house(folder.database());

    for (std::size_t i = 0; i < 5; ++i) {
        EXPECT_FALSE(opens(house, tables[i])) << i;
        EXPECT_TRUE(house.hall.set_aside().contains(tables[i])) << i;
    }
    EXPECT_TRUE(opens(house, tables[5]));
    EXPECT_THAT(house.hall.set_aside(), SizeIs(5));
    EXPECT_THAT(house.hall.set_aside()[tables[2]], StartsWith("record 1: its pack 0"));
    EXPECT_THAT(house.hall.session(host)["tables"], SizeIs(5)); // but the one without a summary
    Desk desk(*house.sql, house.hall.shelf(), &house.hall, {});
    EXPECT_THAT(desk.carry_out({{"errand", "check"}})["damaged"], SizeIs(5));
}

TEST(Start, reads_no_table_that_nobody_asks_for_but_those_that_are_due) {
    const TemporaryFolder folder;
    TableId id;
    {
        House house(folder.database());
        id = house.create(a_table_of_two)["id"];
        house.create(a_table_of_two);
    }
    House house(folder.database());
    house.hall.wake(10);
    EXPECT_EQ(house.hall.counts().tables_in_memory, 0U);

    change(folder, "UPDATE tables SET due = 1000 WHERE id = '" + id + "'");
    house.hall.wake(10);

    EXPECT_TRUE(soon([&] { return house.hall.counts().tables_in_memory == 1; }));
}

TEST_F(Operator, reading_one_table_holds_up_nobody_at_another) {
    const TableId slow = house.create(a_table_of_two)["id"];
    const TableId other = house.create(a_table_of_two)["id"];
    static_cast<void>(house.hall.hold({slow, other})); // out of memory
    house.store.hold_up(slow);
    auto waiting = std::async(std::launch::async, [&] { return opens(house, slow); });
    std::this_thread::sleep_for(std::chrono::milliseconds(50)); // until it reads

    EXPECT_TRUE(opens(house, other));
    EXPECT_THAT(house.hall.open_tables(host)["tables"], IsEmpty());
    EXPECT_EQ(house.hall.counts().tables_in_memory, 1U);

    house.store.hold_up("");
    EXPECT_TRUE(waiting.get());
}

TEST_F(Operator, closes_a_table_and_lets_everybody_come_back) {
    const TableId id = house.create(a_table_of_two)["id"];
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);

    EXPECT_EQ(errand("close", {{"tables", {id}}})["closed"][0], id);

    EXPECT_EQ((*ears->wait_for_type("bye"))["again"], true);
    visit->command(command("seat_bot", "late", {{"seat", 1}, {"bot", "random"}}));
    EXPECT_TRUE(ears->last("refused").has_value());
    const auto again = std::make_shared<Ears>();
    const auto visit_again = house.visit(id, host, again);
    EXPECT_EQ((*again->last("table"))["table"]["seats"][1]["holder"], "open");
}

TEST_F(Operator, lets_nobody_in_while_a_table_is_held) {
    const TableId id = house.create(a_table_of_two)["id"];
    {
        const auto held = house.hall.hold({id});
        EXPECT_EQ(house.attach(id, host, {}, {}, std::make_shared<Ears>()).error().code, Code::Storage);
    }
    EXPECT_TRUE(opens(house, id));
}

TEST_F(Operator, deletes_a_table_under_its_players) {
    const TableId id = house.create(a_table_of_two)["id"];
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);

    EXPECT_EQ(errand("delete", {{"tables", {id}}})["deleted"][0], id);

    EXPECT_TRUE(ears->wait_for_type("bye"));
    EXPECT_EQ(house.attach(id, host, {}, {}, ears).error().code, Code::NotFound);
    EXPECT_THAT(house.hall.session(host)["tables"], IsEmpty());
    const Json unknown = errand("delete", {{"tables", {id.substr(0, id.size() - 1)}}});
    EXPECT_THAT(unknown["error"].get<std::string>(), HasSubstr("there is no table"));
}

TEST_F(Operator, forgets_a_guest_while_others_play_on) {
    const Json table = house.create(a_table_of_two);
    const TableId id = table["id"];
    ASSERT_TRUE(house.open_link(ally, table["links"]["join"][0]["token"]).has_value());
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, ally, ears);

    EXPECT_EQ(errand("forget", {{"guest", host}})["forgotten"], host);

    EXPECT_TRUE(ears->wait_for_type("bye"));
    const auto again = std::make_shared<Ears>();
    const auto visit_again = house.visit(id, ally, again);
    const Json seats = (*again->last("table"))["table"]["seats"];
    EXPECT_EQ(seats[0]["name"], "Somebody");
    EXPECT_EQ(seats[1]["mine"], true);
    EXPECT_FALSE(opens(house, id, host)); // it is private, and the guest nobody
    EXPECT_THAT(house.hall.session(host)["tables"], IsEmpty());
    EXPECT_THAT(errand("forget", {{"guest", "nobody"}})["error"].get<std::string>(),
                HasSubstr("there is no guest 'nobody'"));
}

TEST_F(Operator, renews_links_so_that_old_ones_lead_nowhere) {
    const Json table = house.create(a_table_of_two);
    const Token old = table["links"]["join"][0]["token"];

    EXPECT_EQ(errand("renew-links", {{"tables", {table["id"]}}})["renewed"][0], table["id"]);

    EXPECT_EQ(house.open_link(ally, old).error().code, Code::NotFound);
    const Json now_there = house.table(table["id"], host).value();
    EXPECT_TRUE(house.open_link(ally, now_there["links"]["join"][0]["token"]).has_value());
}

TEST_F(Operator, announces_a_restart_to_who_is_here_and_who_comes) {
    const TableId id = house.create(a_table_of_two)["id"];
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);

    const Json answer = errand("announce", {{"seconds", 600}, {"text", "A new version"}});

    EXPECT_EQ((*ears->wait_for_type("notice"))["notice"]["text"], "A new version");
    const auto late = std::make_shared<Ears>();
    const auto late_visit = house.visit(id, host, late);
    EXPECT_EQ((*late->last("notice"))["notice"], answer["announced"]);
    EXPECT_EQ(house.hall.session(stranger)["notice"], answer["announced"]);
    errand("announce", {{"cancel", true}});
    EXPECT_TRUE(late->wait_for(
        [](const Json& heard) { return heard["type"] == "notice" && heard["notice"].is_null(); }));
    EXPECT_THAT(errand("announce", {{"seconds", -5}})["error"].get<std::string>(), HasSubstr("a week"));
}

TEST_F(Operator, lists_what_there_is) {
    const TableId id = house.create(a_table_of_two)["id"];

    const Json tables = errand("tables")["tables"];
    ASSERT_THAT(tables, SizeIs(1));
    EXPECT_EQ(tables[0]["table"], id);
    EXPECT_EQ(tables[0]["game"], "dragon-racer");
    EXPECT_EQ(tables[0]["players"], Json{"Hannah"});
    EXPECT_THAT(errand("tables", {{"phase", "finished"}})["tables"], IsEmpty());
    EXPECT_EQ(errand("guests")["guests"][0]["guest"], host);
    EXPECT_EQ(errand("status")["phases"]["gathering"], 1);
    EXPECT_THAT(errand("nonsense")["error"].get<std::string>(), HasSubstr("there is no errand 'nonsense'"));
}

TEST_F(Operator, deletes_what_has_outlived_its_time_but_nothing_that_is_watched) {
    const TableId left = house.create(a_table_of_two)["id"];
    const TableId watched = house.create(a_table_of_two)["id"];
    const auto visit = house.visit(watched, host, std::make_shared<Ears>());
    const Retention a_month{.finished = std::chrono::days(30), .abandoned = std::chrono::days(30)};

    EXPECT_EQ(clean(*house.sql, house.hall, a_month, now()), Cleaned{});
    EXPECT_EQ(clean(*house.sql, house.hall, {}, now() + std::chrono::days(1000)), Cleaned{});
    EXPECT_EQ(clean(*house.sql, house.hall, a_month, now() + std::chrono::days(31)),
              (Cleaned{.abandoned = 1}));

    EXPECT_FALSE(opens(house, left));
    EXPECT_TRUE(opens(house, watched));
}

} // namespace
} // namespace homestretch::server
