// `homestretch admin` on a database that no server leads; with a server it is in tests/server/.

#include "cli/tests/running.h"
#include "engine/json.h"
#include "server/storage/sql_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace homestretch {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::string guest = "guest-ann-0123456789ab";

// A database with one finished table, in the current folder.
void make_database() {
    const auto store = server::open_store("sqlite3:test.db");
    store->name_guest(guest, "Ann", [](const std::optional<server::StoreError>&) {});
    server::Batch batch{
        .table = "brisk-otter-417", .guests = {guest}, .phase = "finished", .privacy = "private"};
    batch.records = {
        {.seq = 1,
         .at = server::instant_at(1'000),
         .fact = server::Created{.table = batch.table,
                                 .host = guest,
                                 .name = "Ann",
                                 .settings = {.game = "dragon-racer", .pack = "x", .seats = 2}}}};
    batch.summary = R"({"table": {"game": "dragon-racer", "seats": [{"name": "Ann"}, {"name": null}]},)"
                    R"("guests": [null, null], "replays": []})";
    store->append(batch, [](const std::optional<server::StoreError>&) {});
}

Ran admin(std::vector<std::string> words, const std::string& input = "") {
    words.insert(words.begin(), {"admin", "--database", "test.db"});
    return run(words, input);
}

TEST(Admin, explains_itself_and_every_errand) {
    const Ran all = run({"admin", "--help"});
    EXPECT_THAT(all.out, HasSubstr("homestretch admin backup /var/backups"));
    EXPECT_THAT(all.out, HasSubstr("--json"));
    for (const std::string errand : {"status", "tables", "close", "delete", "renew-links", "guests", "forget",
                                     "revoke-cookies", "rotate-key", "backup", "check", "announce"}) {
        EXPECT_THAT(all.out, HasSubstr(errand));
        EXPECT_THAT(run({"admin", errand, "--help"}).out, HasSubstr("homestretch admin " + errand));
    }
}

TEST(Admin, names_the_database_that_is_not_there) {
    const TemporaryFolder folder;
    const Ran ran = admin({"tables"});

    EXPECT_EQ(ran.status, exit_bad_input);
    EXPECT_THAT(ran.err, HasSubstr("there is no database test.db; name the server's with --database FILE"));
    EXPECT_FALSE(std::filesystem::exists("test.db"));
}

TEST(Admin, lists_tables_and_guests_for_people_and_for_scripts) {
    const TemporaryFolder folder;
    make_database();

    const Ran tables = admin({"tables"});
    EXPECT_EQ(tables.status, exit_ok) << tables.err;
    EXPECT_THAT(tables.out, HasSubstr("brisk-otter-417"));
    EXPECT_THAT(tables.out, HasSubstr("Ann"));
    const Json scripted = Json::parse(admin({"tables", "--json"}).out);
    EXPECT_EQ(scripted["tables"][0]["records"], 1);
    EXPECT_EQ(Json::parse(admin({"tables", "--phase", "playing", "--json"}).out)["tables"], Json::array());
    EXPECT_THAT(admin({"guests"}).out, HasSubstr(guest));
    EXPECT_THAT(admin({"status"}).out, HasSubstr("No server runs"));
}

TEST(Admin, asks_before_something_is_gone_for_good) {
    const TemporaryFolder folder;
    make_database();

    const Ran no = admin({"delete", "brisk-otter-417"}, "n\n");
    EXPECT_EQ(no.status, exit_failed);
    EXPECT_THAT(no.err, HasSubstr("Nothing was done"));
    EXPECT_THAT(admin({"tables"}).out, HasSubstr("brisk-otter-417"));

    EXPECT_EQ(admin({"delete", "brisk-otter-417"}, "y\n").status, exit_ok);
    EXPECT_THAT(admin({"tables"}).out, HasSubstr("There are no tables"));
    EXPECT_EQ(admin({"forget", guest, "--yes"}).status, exit_ok);
    EXPECT_THAT(admin({"guests"}).out, Not(HasSubstr("Ann")));
}

TEST(Admin, says_what_was_meant_instead) {
    const TemporaryFolder folder;
    make_database();

    const Ran ran = admin({"renew-links", "brisk-oter-417"});
    EXPECT_EQ(ran.status, exit_failed);
    EXPECT_THAT(ran.err, HasSubstr("there is no table 'brisk-oter-417'; did you mean 'brisk-otter-417'?"));
    EXPECT_THAT(admin({"announce"}).err, HasSubstr("nobody would hear it"));
    EXPECT_EQ(run({"admin", "bakup"}).status, exit_bad_input);
    EXPECT_THAT(run({"admin", "bakup"}).err, HasSubstr("did you mean 'backup'?"));
}

TEST(Admin, checks_every_table_and_copies_the_database) {
    const TemporaryFolder folder;
    make_database();

    const Ran check = admin({"check"}); // its pack was never kept
    EXPECT_EQ(check.status, exit_failed);
    EXPECT_THAT(check.out, HasSubstr("brisk-otter-417: record 1"));
    EXPECT_EQ(admin({"backup", "copy.db"}).status, exit_ok);
    EXPECT_THAT(run({"admin", "tables", "--database", "copy.db"}).out, HasSubstr("brisk-otter-417"));
    EXPECT_THAT(admin({"backup", "copy.db"}).err, HasSubstr("is there already"));
}

} // namespace
} // namespace homestretch
