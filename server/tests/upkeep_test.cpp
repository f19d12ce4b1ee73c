// Looking after a database: lists, deleting, forgetting, keys, copies, and what has outlived its time.

#include "server/storage/backup.h"
#include "server/storage/database.h"
#include "server/storage/sql_store.h"
#include "server/tests/temporary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <future>

namespace homestretch::server {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

const GuestId ann = "guest-ann-0123456789ab";
const GuestId bo = "guest-bo-0123456789abc";
const Instant long_ago = instant_at(1000);

template <class Begin>
bool done(const Begin& begin) {
    std::promise<bool> kept;
    begin([&](const std::optional<StoreError>& error) { kept.set_value(!error); });
    return kept.get_future().get();
}

// What a table of these guests has kept: the first makes it, the others sit down, and everybody talks.
void keep_table(Database& store, const TableId& id,
                const std::vector<std::pair<GuestId, std::string>>& guests,
                const std::string& phase = "playing") {
    Batch batch{.table = id, .phase = phase, .privacy = "private"};
    Json seats = Json::array();
    Json ids = Json::array();
    Json names = Json::array();
    const auto note = [&](const GuestId& guest, Fact fact) {
        batch.records.push_back({.seq = batch.records.size() + 1,
                                 .at = long_ago,
                                 .command = CommandName{guest, "c"},
                                 .fact = std::move(fact)});
    };
    for (const auto& [guest, name] : guests) {
        if (batch.records.empty()) {
            note(guest, Created{.table = id,
                                .host = guest,
                                .name = name,
                                .settings = {.game = "dragon-racer", .pack = "hash", .seats = 2},
                                .watch = "watch-of-" + id});
        } else {
            note(guest, Sat{.seat = seat_at(seats.size()), .sitter = guest, .name = name});
        }
        note(guest, Said{.seat = seat_at(seats.size()), .name = name, .text = "my words"});
        seats.push_back({{"seat", seats.size()}, {"name", name}});
        ids.push_back(guest);
        names.push_back(name);
        batch.guests.push_back(guest);
    }
    batch.links = {"watch-of-" + id, "replay-of-" + id};
    batch.summary = Json{{"table", {{"id", id}, {"seats", seats}}},
                         {"guests", ids},
                         {"replays", Json::array({{{"players", names}, {"guests", ids}}})}}
                        .dump();
    ASSERT_TRUE(done([&](Store::Written written) { store.append(batch, std::move(written)); }));
}

// Every text in the database, one after the other.
std::string everything(const TemporaryFolder& folder) {
    soci::session reader;
    connect(reader, folder.file());
    std::string all;
    for (const char* query :
         {"SELECT body FROM records ORDER BY table_id, seq", "SELECT summary FROM tables",
          "SELECT guest_id FROM visits", "SELECT id FROM guests", "SELECT name FROM guests"}) {
        const soci::rowset<std::string> texts = (reader.prepare << query);
        for (const std::string& text : texts) all += text + "\n";
    }
    return all;
}

TEST(Upkeep, forgets_a_guest_and_what_concerns_nobody_else) {
    const TemporaryFolder folder;
    const auto store = open_store(folder.database());
    keep_table(*store, "alone", {{ann, "Ann"}});
    keep_table(*store, "both", {{bo, "Bo"}, {ann, "Annie"}});
    store->name_guest(ann, "Ann", [](const std::optional<StoreError>&) {});
    store->name_guest(bo, "Bo", [](const std::optional<StoreError>&) {});

    ASSERT_TRUE(done([&](Store::Written written) { store->forget_guest(ann, std::move(written)); }));

    EXPECT_THAT(everything(folder), Not(HasSubstr("Ann")));
    EXPECT_THAT(everything(folder), Not(HasSubstr(ann)));
    EXPECT_THAT(store->records("alone"), IsEmpty());
    EXPECT_EQ(store->table_of_link("watch-of-alone"), std::nullopt);
    const Records both = store->records("both");
    ASSERT_THAT(both, SizeIs(4));
    EXPECT_EQ(std::get<Created>(both[0].fact).host, bo);
    EXPECT_EQ(std::get<Said>(both[1].fact).text, "my words");
    EXPECT_EQ(std::get<Sat>(both[2].fact).name, "Somebody");
    EXPECT_EQ(std::get<Said>(both[3].fact).text, "");
    const Json summary = Json::parse(store->table_rows("both").at(0).summary);
    EXPECT_EQ(summary["table"]["seats"][1]["name"], "Somebody");
    EXPECT_EQ(summary["replays"][0]["players"], (Json{"Bo", "Somebody"}));
    EXPECT_EQ(store->guest_name(bo), "Bo");
}

TEST(Upkeep, lets_a_replay_stay_that_somebody_else_keeps) {
    const TemporaryFolder folder;
    const auto store = open_store(folder.database());
    keep_table(*store, "alone", {{ann, "Ann"}}, "finished");
    ASSERT_TRUE(done([&](Store::Written written) {
        store->keep_replay(bo, "replay-of-alone", true, std::move(written));
    }));
    EXPECT_FALSE(done(
        [&](Store::Written written) { store->keep_replay(bo, "no-such-replay", true, std::move(written)); }));

    ASSERT_TRUE(done([&](Store::Written written) { store->forget_guest(ann, std::move(written)); }));

    EXPECT_THAT(store->records("alone"), SizeIs(2));
    EXPECT_THAT(everything(folder), Not(HasSubstr("Ann")));
    EXPECT_THAT(store->kept_replays(bo), ElementsAre("replay-of-alone"));
}

TEST(Upkeep, gives_a_guest_a_new_id_that_no_cookie_has) {
    const TemporaryFolder folder;
    const auto store = open_store(folder.database());
    keep_table(*store, "both", {{bo, "Bo"}, {ann, "Ann"}});
    store->name_guest(ann, "Ann", [](const std::optional<StoreError>&) {});

    ASSERT_TRUE(done([&](Store::Written written) { store->revoke_cookies(ann, std::move(written)); }));

    EXPECT_THAT(everything(folder), Not(HasSubstr(ann)));
    EXPECT_EQ(store->guest_name(ann), std::nullopt);
    EXPECT_THAT(store->tables_of_guest(ann, 10), IsEmpty());
    const GuestId fresh = std::get<Sat>(store->records("both")[2].fact).sitter;
    EXPECT_EQ(store->guest_name(fresh), "Ann");
    EXPECT_THAT(store->tables_of_guest(fresh, 10), SizeIs(1));
}

TEST(Upkeep, renews_the_links_of_a_table) {
    const TemporaryFolder folder;
    const auto store = open_store(folder.database());
    keep_table(*store, "both", {{bo, "Bo"}, {ann, "Ann"}});

    ASSERT_TRUE(done([&](Store::Written written) { store->renew_links("both", std::move(written)); }));

    EXPECT_EQ(store->table_of_link("watch-of-both"), std::nullopt);
    EXPECT_EQ(store->table_of_link(std::get<Created>(store->records("both")[0].fact).watch), "both");
}

TEST(Upkeep, deletes_tables_with_everything_that_belongs_to_them) {
    const TemporaryFolder folder;
    const auto store = open_store(folder.database());
    for (const TableId id : {"a", "b", "c"}) keep_table(*store, id, {{ann, "Ann"}});

    ASSERT_TRUE(done([&](Store::Written written) { store->delete_tables({"a", "b"}, std::move(written)); }));

    ASSERT_THAT(store->table_rows({}), SizeIs(1));
    EXPECT_EQ(store->table_rows({})[0].table, "c");
    EXPECT_EQ(store->table_rows({})[0].records, 2U);
    EXPECT_THAT(store->records("a"), IsEmpty());
    EXPECT_EQ(store->table_of_link("watch-of-a"), std::nullopt);
    EXPECT_THAT(store->tables_visited_by(ann), ElementsAre("c"));
}

TEST(Upkeep, rotates_the_signing_key) {
    const TemporaryFolder folder;
    const auto store = open_store(folder.database());
    const SigningKeys first = store->signing_keys();
    ASSERT_THAT(first, SizeIs(1));

    ASSERT_TRUE(done([&](Store::Written written) { store->rotate_signing_key(false, std::move(written)); }));
    const SigningKeys second = store->signing_keys();
    ASSERT_TRUE(done([&](Store::Written written) { store->rotate_signing_key(true, std::move(written)); }));
    const SigningKeys third = store->signing_keys();

    EXPECT_THAT(second, SizeIs(2));
    EXPECT_NE(second[0], first[0]);
    EXPECT_EQ(second[1], first[0]);
    EXPECT_THAT(third, SizeIs(1));
    EXPECT_NE(third[0], second[0]);
}

TEST(Upkeep, copies_a_database_that_is_in_use) {
    const TemporaryFolder folder;
    const auto store = open_store(folder.database());
    keep_table(*store, "a", {{ann, "Ann"}});
    const SigningKeys keys = store->signing_keys();
    const std::filesystem::path copy = folder.file().string() + "-copy";

    copy_database(folder.file(), copy);

    const auto permissions = std::filesystem::status(copy).permissions();
    EXPECT_EQ(permissions, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    const auto restored = open_store("sqlite3:" + copy.string());
    EXPECT_EQ(restored->records("a"), store->records("a"));
    EXPECT_EQ(restored->signing_keys(), keys);
    try {
        copy_database(folder.file(), copy);
        ADD_FAILURE() << "it wrote over a backup";
    } catch (const StoreError& error) {
        EXPECT_THAT(error.what(), HasSubstr("is there already"));
    }
}

TEST(Upkeep, finds_what_has_outlived_its_time) {
    const TemporaryFolder folder;
    const auto store = open_store(folder.database());
    keep_table(*store, "over", {{ann, "Ann"}}, "finished");
    keep_table(*store, "kept", {{ann, "Ann"}}, "finished");
    keep_table(*store, "left", {{ann, "Ann"}}, "playing");
    keep_table(*store, "open", {{ann, "Ann"}}, "gathering");
    ASSERT_TRUE(done(
        [&](Store::Written written) { store->keep_replay(bo, "replay-of-kept", true, std::move(written)); }));
    const Instant later = long_ago + Duration(1);

    EXPECT_THAT(store->tables_over_since(long_ago, 10), IsEmpty());
    EXPECT_THAT(store->tables_over_since(later, 10), ElementsAre("over"));
    EXPECT_THAT(store->tables_abandoned_since(later, 10), UnorderedElementsAre("left", "open"));
    EXPECT_THAT(store->guests_unseen_since(later, 10), IsEmpty());
    EXPECT_THAT(store->guests_unseen_since(now() + Duration(1), 10), ElementsAre(bo));
    EXPECT_THAT(store->tables_with_talk_before(later, 10), SizeIs(4));
    ASSERT_TRUE(done([&](Store::Written written) { store->forget_talk("left", later, std::move(written)); }));
    EXPECT_THAT(store->tables_with_talk_before(later, 10), UnorderedElementsAre("over", "kept", "open"));
    EXPECT_EQ(std::get<Said>(store->records("left")[1].fact).text, "");
}

TEST(Upkeep, finds_damage_of_the_file) {
    const TemporaryFolder folder;
    {
        const auto store = open_store(folder.database());
        for (int i = 0; i < 200; ++i) keep_table(*store, "t" + std::to_string(i), {{ann, "Ann"}});
        EXPECT_THAT(store->damage(), IsEmpty());
    }
    {
        std::fstream file(folder.file(), std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(3 * 4096);
        file << std::string(4096, '\x5A');
    }

    const auto store = open_store(folder.database());

    EXPECT_THAT(store->damage(), Not(IsEmpty()));
}

// "table trials" for everything that is not of the first schema; indexes come before their tables.
std::vector<std::string> later_steps(soci::session& session) {
    const soci::rowset<std::string> names =
        (session.prepare << "SELECT type || ' ' || name FROM sqlite_master WHERE sql IS NOT NULL"
                            " AND name NOT IN ('schema_version', 'secrets', 'guests', 'tables', 'records',"
                            " 'links', 'visits', 'packs', 'pack_files', 'tables_by_phase') ORDER BY type");
    return {names.begin(), names.end()};
}

TEST(Upkeep, brings_an_older_database_up_to_date) {
    const TemporaryFolder folder;
    {
        const auto store = open_store(folder.database());
        keep_table(*store, "a", {{ann, "Ann"}});
        store->name_guest(ann, "Ann", [](const std::optional<StoreError>&) {});
    }
    {
        soci::session session; // back to the first schema
        connect(session, folder.file());
        for (const std::string& statement : later_steps(session)) session << "DROP " + statement;
        session << "ALTER TABLE tables DROP COLUMN due";
        session << "ALTER TABLE tables DROP COLUMN host";
        session << "ALTER TABLE guests DROP COLUMN seen";
        session << "DELETE FROM schema_version WHERE version > 1";
    }

    const auto store = open_store(folder.database());

    EXPECT_THAT(store->records("a"), SizeIs(2));
    EXPECT_EQ(store->guest_name(ann), "Ann");
    EXPECT_THAT(store->guests_unseen_since(now() - std::chrono::hours(1), 10), IsEmpty());
    EXPECT_THAT(store->guests_unseen_since(now() + Duration(1), 10), ElementsAre(ann));
}

} // namespace
} // namespace homestretch::server
