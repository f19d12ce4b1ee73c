#include "server/net/tests/running_server.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace homestretch::server {
namespace {

using testing::HasSubstr;

TEST(Limits, too_many_requests_are_told_to_wait) {
    Settings settings = RunningServer::quick_settings();
    settings.request_rate = 1;
    const RunningServer server(settings);
    Browser ann = server.browser();

    unsigned last = 0;
    for (int i = 0; last != 429U && i < 100; ++i) last = ann.get("/api/v1/games").status;

    EXPECT_EQ(last, 429U);
    EXPECT_EQ(ann.get("/healthz").status, 200U);
}

TEST(Limits, behind_a_proxy_count_the_clients_it_names) {
    Settings settings = RunningServer::quick_settings();
    settings.request_rate = 1;
    settings.behind_proxy = true;
    const RunningServer server(settings);
    Browser proxy = server.browser();

    unsigned same = 0;
    unsigned other = 0;
    for (int i = 0; same != 429U && i < 100; ++i) {
        same = proxy.get("/api/v1/games", {{"X-Forwarded-For", "9.9.9.9, 2001:db8::" + std::to_string(i)}})
                   .status;
        other = proxy.get("/api/v1/games", {{"X-Forwarded-For", "192.0.2." + std::to_string(i)}}).status;
    }

    EXPECT_EQ(same, 429U); // one network, whatever else the client wrote into the header
    EXPECT_EQ(other, 200U);
}

TEST(Limits, slow_request_is_shut_out) {
    Settings settings = RunningServer::quick_settings();
    settings.request_timeout = std::chrono::seconds(1);
    const RunningServer server(settings);

    EXPECT_EQ(send_raw(server.port(), "GET / HTTP/1.1\r\nHost: a\r\n"), ""); // never finished
}

Settings with(std::size_t Settings::*setting, std::size_t value) {
    Settings settings = RunningServer::quick_settings();
    settings.*setting = value;
    return settings;
}

TEST(Limits, one_address_takes_no_more_connections_than_its_own) {
    const RunningServer server(with(&Settings::address_connections, 10));
    std::vector<std::unique_ptr<OpenConnection>> mob;
    for (int i = 0; i < 30; ++i) mob.push_back(std::make_unique<OpenConnection>(server.port(), "127.0.0.2"));

    const auto answered =
        std::ranges::count_if(mob, [](const auto& connection) { return connection->is_answered(); });

    EXPECT_EQ(answered, 10);
    EXPECT_TRUE(OpenConnection(server.port(), "127.0.0.3").is_answered());
    mob.clear();
    while (!OpenConnection(server.port(), "127.0.0.2").is_answered()) std::this_thread::yield();
}

TEST(Limits, last_connections_are_for_those_who_have_few) {
    const RunningServer server(with(&Settings::max_connections, 32));
    std::vector<std::unique_ptr<OpenConnection>> mob;
    for (int i = 0; i < 64; ++i) mob.push_back(std::make_unique<OpenConnection>(server.port(), "127.0.0.2"));

    const auto answered =
        std::ranges::count_if(mob, [](const auto& connection) { return connection->is_answered(); });

    EXPECT_EQ(answered, 28);
    EXPECT_TRUE(OpenConnection(server.port(), "127.0.0.3").is_answered());
}

TEST(Limits, guest_has_so_many_sockets_at_a_table_and_in_all) {
    Settings settings = with(&Settings::table_sockets, 3);
    settings.guest_sockets = 4;
    const RunningServer server(settings);
    Browser ann = server.browser();
    const NewTableOnServer one(ann);
    const NewTableOnServer two(ann);
    std::vector<std::unique_ptr<TableSocket>> open;
    const auto status_at = [&](const NewTableOnServer& table) {
        open.push_back(std::make_unique<TableSocket>(ann, table.socket));
        return open.back()->status();
    };

    for (int i = 0; i < 3; ++i) EXPECT_EQ(status_at(one), 101U);
    EXPECT_EQ(status_at(one), 429U);
    EXPECT_EQ(status_at(two), 101U);
    EXPECT_EQ(status_at(two), 429U);

    open.clear();
    while (status_at(one) == 429U) std::this_thread::yield();
    EXPECT_EQ(open.back()->status(), 101U);
}

TEST(Limits, sockets_are_counted_for_the_address_that_a_proxy_names) {
    Settings settings = with(&Settings::address_connections, 2);
    settings.behind_proxy = true;
    const RunningServer server(settings);
    Browser ann = server.browser();
    const NewTableOnServer made(ann);
    std::vector<std::unique_ptr<TableSocket>> open;
    const auto status_from = [&](const std::string& address) {
        open.push_back(
            std::make_unique<TableSocket>(ann, made.socket, HeaderList{{"X-Forwarded-For", address}}));
        return open.back()->status();
    };

    EXPECT_EQ(status_from("2001:db8::1"), 101U);
    EXPECT_EQ(status_from("2001:db8::2"), 101U);
    EXPECT_EQ(status_from("2001:db8::3"), 429U); // the same network of 2^64
    EXPECT_EQ(status_from("2001:db8:0:1::3"), 101U);
}

TEST(Limits, guest_makes_so_many_tables_and_an_address_a_few_times_that) {
    const RunningServer server(with(&Settings::table_rate, 2));
    Browser ann = server.browser();
    const Json wanted{{"game", "dragon-racer"}};
    EXPECT_EQ(ann.post("/api/v1/tables", wanted).status, 201U);
    EXPECT_EQ(ann.post("/api/v1/tables", wanted).status, 201U);

    EXPECT_EQ(ann.post("/api/v1/tables", wanted).code(), "too-many-requests");
    int strangers = 0;
    while (server.browser().post("/api/v1/tables", wanted).status == 201U) ++strangers;
    EXPECT_EQ(strangers, 8);
    EXPECT_EQ(ann.get("/api/v1/session").json().at("tables").size(), 2U);
}

TEST(Limits, talk_and_hints_are_for_now_and_then) {
    Settings settings = with(&Settings::talk_rate, 2);
    settings.hint_rate = 2;
    const RunningServer server(settings);
    Browser ann = server.browser();
    const NewTableOnServer made(ann);
    TableSocket socket(ann, made.socket);
    const auto answer = [&](Json command, std::string_view id) {
        command["id"] = id;
        socket.say(command);
        return socket.answer_to(id).value("code", "");
    };
    const Json talk{{"type", "say"}, {"text", "hello"}};
    const Json hint{{"type", "hint"}, {"seat", 0}, {"decision", 1}};

    for (const std::string_view id : {"a", "b"}) EXPECT_EQ(answer(talk, id), "");
    EXPECT_EQ(answer(talk, "c"), "too-many-requests");
    for (const std::string_view id : {"d", "e"}) EXPECT_NE(answer(hint, id), "too-many-requests");
    EXPECT_EQ(answer(hint, "f"), "too-many-requests");
    EXPECT_EQ(answer({{"type", "configure"}, {"seats", 3}}, "g"), "");
}

TEST(Limits, long_request_gets_a_short_error) {
    const RunningServer server;
    Browser ann = server.browser();
    Json options = Json::object();
    for (int i = 0; i < 4000; ++i) options["option" + std::to_string(i)] = "x";

    for (const Json& wanted : {Json{{"game", "dragon-racer"}, {"options", options}},
                               Json{{"game", "dragon-racer"}, {std::string(60'000, 'x'), 1}},
                               Json{{"game", std::string(60'000, 'x')}}}) {
        const HttpAnswer answer = ann.post("/api/v1/tables", wanted);
        EXPECT_GE(answer.status, 400U);
        EXPECT_LT(answer.body.size(), 1000U) << answer.body.substr(0, 300);
    }
    const NewTableOnServer made(ann);
    TableSocket socket(ann, made.socket);
    socket.say_text(Json{{"type", "configure"}, {"id", "c"}, {std::string(16'000, 'x'), 1}}.dump());
    EXPECT_LT(socket.answer_to("c").dump().size(), 1000U);
}

TEST(Metrics, may_have_an_address_of_their_own) {
    Settings settings = RunningServer::quick_settings();
    settings.metrics = "127.0.0.1:" + std::to_string(free_port());
    const RunningServer server(settings);
    Browser everybody = server.browser();
    Browser machine(settings.metrics_port());

    EXPECT_EQ(everybody.get("/metrics").status, 404U);
    EXPECT_THAT(machine.get("/metrics").body, HasSubstr("homestretch_connections"));
    EXPECT_EQ(machine.get("/healthz").status, 200U);
    EXPECT_EQ(machine.get("/").status, 404U);
}

TEST(Metrics, at_the_address_of_everything_are_not_for_asking_all_the_time) {
    const RunningServer server(with(&Settings::request_rate, 1));
    Browser ann = server.browser();

    unsigned last = 0;
    for (int i = 0; last != 429U && i < 100; ++i) last = ann.get("/metrics").status;

    EXPECT_EQ(last, 429U);
}

} // namespace
} // namespace homestretch::server
