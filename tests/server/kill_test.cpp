#include "server/net/tests/client.h"
#include "server/net/tests/temporary_folder.h"
#include "tests/server/server_process.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <thread>
#include <utility>

namespace homestretch::server {
namespace {

constexpr int tables = 6;
constexpr auto under_load = std::chrono::milliseconds(1200);

// Somebody who plays against bots and remembers everything the server said.
class Player {
public:
    explicit Player(std::uint16_t port) : browser_(port) {
        const HttpAnswer made =
            browser_.post("/api/v1/tables", {{"game", "dragon-racer"}, {"seats", 4}, {"name", "Ann"}});
        table_ = made.json().at("id");
    }

    // Until the match is over or the server is gone.
    void play(std::atomic<int>& acknowledged) {
        TableSocket socket(browser_, path());
        socket.say({{"type", "start"}, {"id", "start"}, {"fill", "greedy"}});
        while (const auto message = socket.next()) {
            if (message->at("type") == "done") ++acknowledged;
            if (!message->contains("position")) continue;
            remember(*message);
            if (!position_.at("outcome").is_null()) return;
            if (!position_.at("decision").is_null() && position_.at("decision") != answered_) answer(socket);
        }
    }

    // What a server says now must begin with what was heard before.
    void expect_nothing_lost(std::uint16_t port) const {
        Browser browser(port);
        browser.set_cookie(browser_.cookie());
        TableSocket socket(browser, path());
        ASSERT_EQ(socket.status(), 101U);
        const Json match = socket.next_of("match");
        ASSERT_FALSE(match.is_null());
        ASSERT_GE(match.at("log").size(), heard_.size());
        for (std::size_t i = 0; i < heard_.size(); ++i) EXPECT_EQ(match.at("log").at(i), heard_.at(i)) << i;
        EXPECT_GE(match.at("position").at("ply"), position_.at("ply"));
    }

    [[nodiscard]] std::size_t heard() const { return heard_.size(); }

private:
    [[nodiscard]] std::string path() const { return "/api/v1/tables/" + table_ + "/socket"; }

    void remember(const Json& message) {
        position_ = message.at("position");
        if (message.at("type") == "match") heard_ = message.at("log");
        if (message.at("type") == "events") {
            for (Json event : message.at("events")) {
                event.erase("frame"); // what it changed in the view stands in no log
                heard_.push_back(std::move(event));
            }
        }
    }

    void answer(TableSocket& socket) {
        answered_ = position_.at("decision");
        socket.say({{"type", "act"},
                    {"id", "act-" + answered_.dump()},
                    {"seat", 0},
                    {"decision", answered_},
                    {"action", position_.at("choices").at(0).at("action")}});
    }

    Browser browser_;
    std::string table_;
    Json heard_ = Json::array();
    Json position_ = {{"ply", 0}};
    Json answered_;
};

TEST(Kill, under_load_loses_nothing_that_was_said) {
    const TemporaryFolder folder;
    const auto database = folder.path() / "matches.db";
    std::vector<Player> players;
    std::atomic<int> acknowledged = 0;
    {
        ServerProcess server(database);
        for (int i = 0; i < tables; ++i) players.emplace_back(server.port());
        std::vector<std::thread> threads;
        for (Player& player : players) threads.emplace_back([&] { player.play(acknowledged); });
        std::this_thread::sleep_for(under_load);
        EXPECT_EQ(server.end_by(SIGKILL), -SIGKILL);
        for (std::thread& thread : threads) thread.join();
    }
    ASSERT_GT(acknowledged, tables); // more than the starts: there was something to lose

    const ServerProcess again(database);
    for (const Player& player : players) player.expect_nothing_lost(again.port());
}

// What the program says, on both streams, and its exit status.
std::pair<std::string, int> said_by(const std::string& words) {
    FILE* pipe = popen((std::string(HOMESTRETCH_PROGRAM) + " " + words + " 2>&1").c_str(), "r");
    std::string text;
    for (int letter = fgetc(pipe); letter != EOF; letter = fgetc(pipe)) text += static_cast<char>(letter);
    return {text, WEXITSTATUS(pclose(pipe))};
}

TEST(Leader, is_the_only_one_until_it_ends_however_that_is) {
    const TemporaryFolder folder;
    const std::string database = folder.path() / "matches.db";
    ServerProcess leader(database);

    const auto [text, status] = said_by("serve --port 0 --database " + database);
    EXPECT_EQ(status, 1);
    EXPECT_THAT(text, testing::HasSubstr("another server leads the database"));
    EXPECT_EQ(said_by("admin backup --database " + database + " " + database + ".copy").second, 0);
    EXPECT_THAT(said_by("admin status --database " + database).first,
                testing::HasSubstr("A server runs on this database."));

    leader.end_by(SIGKILL);
    EXPECT_THAT(said_by("admin status --database " + database).first, testing::HasSubstr("No server runs"));
    const ServerProcess next(database);
    EXPECT_GT(next.port(), 0);
}

TEST(Stop, ends_with_status_zero) {
    const TemporaryFolder folder;
    ServerProcess server(folder.path() / "matches.db");

    EXPECT_EQ(server.end_by(SIGTERM), 0);
}

} // namespace
} // namespace homestretch::server
