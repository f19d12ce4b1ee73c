// The database itself: what is kept, what is refused, and what happens when the disk is full.

#include "server/storage/database.h"
#include "server/storage/sql_store.h"
#include "server/table/unreadable_table.h"
#include "server/tests/temporary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>
#include <future>
#include <thread>

namespace homestretch::server {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

Batch batch(const TableId& table, std::uint64_t seq, Fact fact = Started{}) {
    return {.table = table,
            .records = {{.seq = seq, .at = instant_at(1000), .fact = std::move(fact)}},
            .links = {"token-of-" + table},
            .guests = {"guest-1"},
            .phase = "playing",
            .privacy = "public",
            .summary = "{}"};
}

bool append(Store& store, Batch what) {
    std::promise<bool> kept;
    store.append(std::move(what), [&](const std::optional<StoreError>& error) { kept.set_value(!error); });
    return kept.get_future().get();
}

TEST(SqlStore, keeps_everything_over_a_restart) {
    const TemporaryFolder folder;
    const auto first_key = open_store(folder.database())->signing_key();
    {
        const auto store = open_store(folder.database());
        EXPECT_TRUE(append(*store, batch("a", 1, Named{.seat = seat_at(3), .name = "Zo\xC3\xAB '\""})));
        EXPECT_TRUE(append(*store, batch("a", 2)));
        store->keep_pack("hash", "dragon-racer", {{"pack.toml", "id = 1"}, {"a.csv", "x\n"}},
                         [](const std::optional<StoreError>&) {});
        store->name_guest("guest-1", "Zoe", [](const std::optional<StoreError>&) {});
    }

    const auto store = open_store(folder.database());
    EXPECT_EQ(store->records("a"),
              (Records{batch("a", 1, Named{.seat = seat_at(3), .name = "Zo\xC3\xAB '\""}).records[0],
                       batch("a", 2).records[0]}));
    EXPECT_TRUE(store->records("b").empty());
    EXPECT_EQ(store->pack("hash")->files, (PackFiles{{"pack.toml", "id = 1"}, {"a.csv", "x\n"}}));
    EXPECT_EQ(store->guest_name("guest-1"), "Zoe");
    EXPECT_EQ(store->guest_name("guest-2"), std::nullopt);
    EXPECT_EQ(store->table_of_link("token-of-a"), "a");
    EXPECT_EQ(store->tables_in_phase("playing"), std::vector<TableId>{"a"});
    EXPECT_EQ(store->tables_of_guest("guest-1", 10).size(), 1U);
    EXPECT_EQ(store->public_tables(10, 3).size(), 1U);
    EXPECT_EQ(store->signing_key(), first_key);
}

TEST(SqlStore, keeps_one_recovery_of_a_guest_until_it_is_forgotten) {
    const TemporaryFolder folder;
    const auto store = open_store(folder.database());
    const auto keep = [&](const std::string& finder) {
        std::promise<bool> kept;
        store->keep_recovery(
            {.guest = "guest-1", .finder = finder, .hash = "hash of " + finder, .made = instant_at(5)},
            [&](const std::optional<StoreError>& error) { kept.set_value(!error); });
        return kept.get_future().get();
    };

    EXPECT_FALSE(store->recovery_made("guest-1"));
    EXPECT_TRUE(keep("red fox"));
    EXPECT_TRUE(keep("blue fox"));

    EXPECT_TRUE(store->recoveries("red fox").empty());
    ASSERT_EQ(store->recoveries("blue fox").size(), 1U);
    EXPECT_EQ(store->recoveries("blue fox")[0].guest, "guest-1");
    EXPECT_EQ(store->recoveries("blue fox")[0].hash, "hash of blue fox");
    EXPECT_EQ(store->recovery_made("guest-1"), instant_at(5));

    std::promise<void> forgotten;
    store->forget_guest("guest-1", [&](const std::optional<StoreError>&) { forgotten.set_value(); });
    forgotten.get_future().wait();
    EXPECT_TRUE(store->recoveries("blue fox").empty());
}

TEST(SqlStore, lists_so_many_public_tables_of_each_host) {
    const TemporaryFolder folder;
    const auto store = open_store(folder.database());
    for (const std::string table : {"a", "b", "c", "d"}) {
        Batch made = batch(table, 1);
        made.host = table == "d" ? "honest" : "spammer";
        EXPECT_TRUE(append(*store, std::move(made)));
    }

    EXPECT_EQ(store->public_tables(10, 2).size(), 3U);
    EXPECT_EQ(store->public_tables(2, 10).size(), 2U);
}

TEST(SqlStore, refuses_a_record_that_does_not_follow_the_last) {
    const TemporaryFolder folder;
    const auto store = open_store(folder.database());

    EXPECT_TRUE(append(*store, batch("a", 1)));
    EXPECT_FALSE(append(*store, batch("a", 3)));
    EXPECT_FALSE(append(*store, batch("a", 1)));
    EXPECT_TRUE(append(*store, batch("a", 2)));

    EXPECT_EQ(store->records("a").size(), 2U);
}

TEST(SqlStore, refuses_a_table_whose_pack_was_not_kept) {
    const TemporaryFolder folder;
    const auto store = open_store(folder.database());
    Batch created = batch("a", 1);
    created.pack = "hash";

    EXPECT_FALSE(append(*store, created));
    store->keep_pack("hash", "dragon-racer", {}, [](const std::optional<StoreError>&) {});
    EXPECT_TRUE(append(*store, created));
}

TEST(SqlStore, a_refused_batch_does_not_take_its_neighbours_with_it) {
    const TemporaryFolder folder;
    const auto store = open_store(folder.database());
    EXPECT_TRUE(append(*store, batch("a", 1)));
    std::vector<int> kept(20);
    for (std::size_t i = 0; i < kept.size(); ++i) {
        // Every other one is there already.
        const TableId table = i % 2 == 0 ? "a" : "new-" + std::to_string(i);
        store->append(batch(table, 1),
                      [&kept, i](const std::optional<StoreError>& error) { kept[i] = error ? 2 : 1; });
    }

    store->settle();

    for (std::size_t i = 0; i < kept.size(); ++i) EXPECT_EQ(kept[i], i % 2 == 0 ? 2 : 1) << i;
    EXPECT_EQ(store->tables_in_phase("playing").size(), 11U);
}

TEST(SqlStore, survives_a_full_disk) {
    const TemporaryFolder folder;
    const auto store = open_store(folder.database());
    EXPECT_TRUE(append(*store, batch("a", 1)));
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const auto old_handler = std::signal(SIGXFSZ, SIG_IGN);

    const rlimit tight{.rlim_cur = 1 << 16, .rlim_max = before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &tight);
    const bool kept = append(*store, batch("a", 2, Named{.name = std::string(1 << 20, 'x')}));
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, old_handler);

    EXPECT_FALSE(kept);
    EXPECT_EQ(store->records("a").size(), 1U);
    EXPECT_TRUE(append(*store, batch("a", 2)));
}

std::string complaint(const std::string& url) {
    try {
        static_cast<void>(open_store(url));
        return "none";
    } catch (const StoreError& error) {
        return error.what();
    }
}

TEST(SqlStore, says_what_to_do_when_it_cannot_open) {
    EXPECT_THAT(complaint("mongo:x"), HasSubstr("sqlite3:homestretch.db"));
    EXPECT_THAT(complaint("sqlite3:/nowhere/at/all/x.db"), HasSubstr("is the folder there"));
}

TEST(SqlStore, is_led_by_one_at_a_time_and_read_by_anybody) {
    const TemporaryFolder folder;
    {
        const auto leader = open_store(folder.database());
        EXPECT_TRUE(append(*leader, batch("a", 1)));

        EXPECT_THAT(complaint(folder.database()), HasSubstr("another server leads the database"));

        soci::session reader; // as a backup does
        connect(reader, folder.file());
        int records = 0;
        reader << "SELECT COUNT(*) FROM records", soci::into(records);
        EXPECT_EQ(records, 1);
    }
    EXPECT_EQ(complaint(folder.database()), "none");
}

TEST(SqlStore, makes_files_that_only_their_owner_can_read) {
    const TemporaryFolder folder;
    const mode_t usual = umask(0);
    const auto store = open_store(folder.database());
    EXPECT_TRUE(append(*store, batch("a", 1)));
    umask(usual);

    for (const char* ending : {"", "-wal", "-shm"}) {
        struct stat file {};
        ASSERT_EQ(stat((folder.file().string() + ending).c_str(), &file), 0) << ending;
        EXPECT_EQ(file.st_mode & 0777U, 0600U) << ending;
    }
}

TEST(SqlStore, waits_for_a_locked_database) {
    const TemporaryFolder folder;
    const auto store = open_store(folder.database());
    EXPECT_TRUE(append(*store, batch("a", 1)));
    soci::session other;
    connect(other, folder.file());
    other << "BEGIN IMMEDIATE";
    other << "INSERT INTO guests (id, name) VALUES ('x', 'X')";

    std::promise<bool> kept;
    store->append(batch("a", 2), [&](const std::optional<StoreError>& error) { kept.set_value(!error); });
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    other << "COMMIT";

    EXPECT_TRUE(kept.get_future().get());
}

TEST(SqlStore, tells_who_watches_of_every_failed_write_and_every_sync) {
    const TemporaryFolder folder;
    std::vector<std::string> failures;
    int syncs = 0;
    {
        const auto store =
            open_store(folder.database(),
                       {.failed = [&](const StoreError& error) { failures.emplace_back(error.what()); },
                        .synced = [&](std::chrono::duration<double>) { ++syncs; }});
        EXPECT_TRUE(append(*store, batch("a", 1)));
        EXPECT_FALSE(append(*store, batch("a", 5)));
        EXPECT_FALSE(append(*store, batch("b", 1, Named{.name = "\xFF"}))); // text that is none
    }

    EXPECT_THAT(failures, ElementsAre(HasSubstr("was not kept"), HasSubstr("UTF-8")));
    EXPECT_EQ(syncs, 2);
}

TEST(SqlStore, says_what_is_damaged) {
    const TemporaryFolder folder;
    const auto store = open_store(folder.database());
    for (const TableId& table : {TableId("a"), TableId("b")}) {
        for (std::uint64_t seq = 1; seq <= 3; ++seq) EXPECT_TRUE(append(*store, batch(table, seq)));
    }
    soci::session other;
    connect(other, folder.file());
    other << "DELETE FROM records WHERE table_id = 'a' AND seq = 2";
    other << "UPDATE records SET body = '{\"seat\":' WHERE table_id = 'b' AND seq = 3";

    const auto damage = [&](const TableId& table) -> std::string {
        try {
            return store->records(table).empty() ? "empty" : "none";
        } catch (const UnreadableTable& error) {
            return error.what();
        }
    };
    EXPECT_THAT(damage("a"), HasSubstr("record 2: it is missing"));
    EXPECT_THAT(damage("b"), HasSubstr("record 3: [json"));
}

} // namespace
} // namespace homestretch::server
