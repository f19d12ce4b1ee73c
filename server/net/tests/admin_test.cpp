// The operator's socket of a running server, and what the server says about itself.

#include "server/admin/offline.h"
#include "server/admin/socket.h"
#include "server/net/tests/running_server.h"
#include "server/storage/database.h"

#include <gmock/gmock.h>
#include <sys/stat.h>

namespace homestretch::server {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;

class AdminOfServer : public testing::Test {
protected:
    [[nodiscard]] std::filesystem::path database() const { return server_.folder().path() / "test.db"; }
    [[nodiscard]] std::filesystem::path socket() const { return admin_socket_of(database()); }
    Json errand(const Json& request) const {
        const auto answer = ask_server(socket(), request);
        EXPECT_TRUE(answer.has_value());
        return answer.value_or(Json());
    }

    RunningServer server_;
};

TEST_F(AdminOfServer, is_for_the_owner_of_the_database_alone) {
    struct stat file {};
    ASSERT_EQ(stat(socket().c_str(), &file), 0);
    EXPECT_TRUE(S_ISSOCK(file.st_mode));
    EXPECT_EQ(file.st_mode & 0777U, 0600U);
    EXPECT_THAT(do_without_server(database(), {{"errand", "status"}})["error"].get<std::string>(),
                HasSubstr("another server leads"));
}

TEST_F(AdminOfServer, does_errands_beside_people_who_play) {
    Browser ann = server_.browser();
    const NewTableOnServer made(ann);
    TableSocket table(ann, made.socket);
    ASSERT_EQ(table.status(), 101U);

    EXPECT_EQ(errand({{"errand", "status"}})["visits"], 1);
    EXPECT_EQ(errand({{"errand", "announce"}, {"seconds", 60}})["announced"]["text"], "");
    EXPECT_FALSE(table.next_of("notice")["notice"].is_null());
    EXPECT_EQ(errand({{"errand", "delete"}, {"tables", {made.id}}})["deleted"][0], made.id);
    EXPECT_EQ(table.next_of("bye")["again"], true);
    EXPECT_EQ(ann.get("/api/v1/tables/" + made.id).status, 404U);
    EXPECT_THAT(errand(Json::array())["error"].get<std::string>(), HasSubstr("an errand is an object"));
}

TEST_F(AdminOfServer, rotates_the_key_and_knows_guests_of_before) {
    Browser ann = server_.browser();
    ASSERT_EQ(ann.put("/api/v1/session", {{"name", "Ann"}}).status, 200U);

    errand({{"errand", "rotate-key"}});
    EXPECT_EQ(ann.get("/api/v1/session").json().at("name"), "Ann"); // and gets a cookie of the new key
    errand({{"errand", "rotate-key"}});
    EXPECT_EQ(ann.get("/api/v1/session").json().at("name"), "Ann");

    errand({{"errand", "rotate-key"}, {"at_once", true}});
    EXPECT_TRUE(ann.get("/api/v1/session").json().at("name").is_null());
}

TEST_F(AdminOfServer, is_not_ready_while_nothing_can_be_written) {
    Browser ann = server_.browser();
    EXPECT_EQ(ann.get("/readyz").status, 200U);
    {
        soci::session other;
        connect(other, database());
        other << "ALTER TABLE trials RENAME TO away"; // as if the disk refused it
        std::this_thread::sleep_for(std::chrono::milliseconds(1100));

        const HttpAnswer answer = ann.get("/readyz");

        EXPECT_EQ(answer.status, 503U);
        EXPECT_EQ(answer.body, "the database cannot be written\n");
        EXPECT_THAT(ann.get("/metrics").body, HasSubstr("\nhomestretch_failed_writes_total 1"));
        other << "ALTER TABLE away RENAME TO trials";
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(1100));
    EXPECT_EQ(ann.get("/readyz").status, 200U);
}

TEST_F(AdminOfServer, counts_syncs_refusals_and_bytes_by_type) {
    Browser ann = server_.browser();
    const NewTableOnServer made(ann);
    TableSocket table(ann, made.socket);
    table.say({{"type", "start"}, {"id", "start"}});
    EXPECT_EQ(table.next_of("refused")["code"], "not-now");

    const std::string metrics = ann.get("/metrics").body;

    EXPECT_THAT(metrics, ContainsRegex("homestretch_sync_seconds_count [1-9]"));
    EXPECT_THAT(metrics, HasSubstr("homestretch_refusals_total{code=\"not-now\"} 1"));
    EXPECT_THAT(metrics, ContainsRegex("homestretch_messages_sent_bytes_total\\{type=\"table\"\\} [1-9]"));
    EXPECT_THAT(metrics, ContainsRegex("homestretch_thinking_seconds_total [0-9]"));
    EXPECT_THAT(metrics, ContainsRegex("homestretch_waiting_writes [0-9]"));
}

} // namespace
} // namespace homestretch::server
