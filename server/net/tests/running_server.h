#pragma once

#include "server/net/server.h"
#include "server/net/tests/client.h"
#include "server/net/tests/temporary_folder.h"

#include <gtest/gtest.h>

#include <memory>
#include <thread>

namespace homestretch::server {

// The real server on a free port, with a database and a client of its own.
class RunningServer {
public:
    explicit RunningServer(Settings settings = quick_settings())
        : server_(prepared(std::move(settings)), HOMESTRETCH_SOURCE_DIR), thread_([this] { server_.run(); }) {
    }
    RunningServer(const RunningServer&) = delete;
    RunningServer& operator=(const RunningServer&) = delete;
    ~RunningServer() {
        server_.stop();
        thread_.join();
    }

    static Settings quick_settings() {
        return {.log_level = "off",
                .bot_games = 50,
                .bot_pause = std::chrono::milliseconds(0),
                .request_rate = 100'000,
                .message_rate = 100'000,
                .table_rate = 100'000,
                .talk_rate = 100'000,
                .hint_rate = 100'000};
    }

    [[nodiscard]] std::uint16_t port() const { return server_.port(); }
    [[nodiscard]] Browser browser() const { return Browser(port()); }
    [[nodiscard]] const TemporaryFolder& folder() const { return folder_; }
    void stop() { server_.stop(); }

private:
    Settings prepared(Settings settings) {
        folder_.write("web/index.html", "<p>page</p>");
        settings.port = 0;
        settings.database = (folder_.path() / "test.db").string();
        settings.web = folder_.path() / "web";
        return settings;
    }

    TemporaryFolder folder_;
    Server server_;
    std::thread thread_;
};

// Two people's browsers at a server that all tests of a suite share.
class OnOneServer : public testing::Test {
protected:
    static void SetUpTestSuite() { server_ = std::make_unique<RunningServer>(); }
    static void TearDownTestSuite() { server_.reset(); }

    inline static std::unique_ptr<RunningServer> server_{};
    Browser ann_ = server_->browser();
    Browser bob_ = server_->browser();
};

// A table of two that a browser has just made: its id and the tokens the host sees.
struct NewTableOnServer {
    explicit NewTableOnServer(Browser& host, const Json& wanted = {
                                                 {"game", "dragon-racer"}, {"seats", 2}, {"name", "Ann"}}) {
        const HttpAnswer answer = host.post("/api/v1/tables", wanted);
        EXPECT_EQ(answer.status, 201U) << answer.body;
        table = answer.json();
        id = table.at("id");
        socket = "/api/v1/tables/" + id + "/socket";
    }
    [[nodiscard]] std::string join_token() const { return table.at("links").at("join").at(0).at("token"); }
    [[nodiscard]] std::string watch_token() const { return table.at("links").at("watch"); }

    Json table{};
    std::string id{};
    std::string socket{};
};

} // namespace homestretch::server
