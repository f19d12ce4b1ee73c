#pragma once

#include "engine/pack/pack.h"
#include "server/table/names.h"
#include "server/table/record.h"

#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch::server {

// The database failed: disk full, file gone, connection lost. The message is for the operator's log.
struct StoreError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// A finished match in lists.
struct StoredReplay {
    Token token{};
    Instant ended{};
    std::string summary{};
};

// What belongs together: all of it is on disk, or nothing.
struct Batch {
    TableId table{};
    Records records{};                 // the first follows the last one stored, or the batch is refused
    std::vector<Token> links{};        // new ones that lead to this table
    std::vector<GuestId> guests{};     // who came to this table
    std::optional<std::string> pack{}; // its hash; must have been kept before, or the batch is refused
    std::string phase{};               // as the table stands after the records; for lists and restarts
    std::string privacy{};
    GuestId host{};
    std::string summary{};
    std::vector<StoredReplay> replays{}; // of matches that are over; those that are there already stay
    std::optional<Instant> due{}; // when time changes something at the table, though nobody may be there
};

struct StoredSummary {
    TableId table{};
    std::string summary{};
};

// How a guest without an account is found again on another device.
struct StoredRecovery {
    GuestId guest{};
    std::string finder{}; // the words that find it, no secret
    std::string hash{};   // of the others
    Instant made{};
};

using SigningKey = std::array<unsigned char, 32>;

// For whoever counts and logs what happens at the disk. Called on the writer's thread; must not wait.
struct StoreWatch {
    std::function<void(const StoreError&)> failed = [](const StoreError&) {}; // once for each write
    std::function<void(std::chrono::duration<double>)> synced = [](std::chrono::duration<double>) {};
};

// Keeps everything that must survive. Reading throws StoreError; writing reports it.
class Store {
public:
    // Success, or the reason why nothing of the batch was kept. Called on the writer's thread.
    using Written = std::function<void(const std::optional<StoreError>&)>;

    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    // Returns at once. Batches are written, and their callbacks called, in the order they came.
    virtual void append(Batch batch, Written written) = 0;
    virtual void name_guest(const GuestId& guest, const std::string& name, Written written) = 0;
    // In place of the guest's recovery before, if there is one.
    virtual void keep_recovery(const StoredRecovery& recovery, Written written) = 0;
    // Returns at once; a pack that is there already is left alone.
    virtual void keep_pack(std::string_view hash, std::string_view game, PackFiles files,
                           Written written) = 0;
    // Remembers that the guest was here; written once a day.
    virtual void note_guest(const GuestId& guest) = 0;
    // A replay that somebody keeps outlives the retention settings. `keep` false: no longer.
    virtual void keep_replay(const GuestId& guest, const Token& replay, bool keep, Written written) = 0;
    // Writes something that nobody needs, to see whether writing works.
    virtual void try_write(Written written) = 0;
    [[nodiscard]] virtual std::size_t waiting() const = 0; // writes not yet answered
    // Waits until everything that was appended before has been written or refused.
    virtual void settle() = 0;

    // 32 bytes drawn from the operating system when the database was made, and kept in it ever since: they
    // sign the guests' cookies.
    [[nodiscard]] virtual SigningKey signing_key() = 0;

    struct StoredPack {
        std::string game{};
        PackFiles files{};
    };
    // Empty: there is no such table. Throws UnreadableTable if they are damaged.
    [[nodiscard]] virtual Records records(const TableId& table) = 0;
    [[nodiscard]] virtual std::optional<StoredPack> pack(std::string_view hash) = 0;
    [[nodiscard]] virtual std::optional<TableId> table_of_link(const Token& token) = 0;
    [[nodiscard]] virtual std::optional<std::string> guest_name(const GuestId& guest) = 0;
    [[nodiscard]] virtual std::vector<StoredRecovery> recoveries(const std::string& finder) = 0;
    // When the guest's recovery was made; nothing: there is none.
    [[nodiscard]] virtual std::optional<Instant> recovery_made(const GuestId& guest) = 0;
    [[nodiscard]] virtual std::vector<TableId> tables_in_phase(std::string_view phase) = 0;
    [[nodiscard]] virtual std::vector<TableId> tables_due(Instant before, std::size_t most) = 0;
    [[nodiscard]] virtual std::vector<Token> kept_replays(const GuestId& guest) = 0;
    // The newest first, and only so many of each host.
    [[nodiscard]] virtual std::vector<StoredSummary> public_tables(std::size_t most,
                                                                   std::size_t most_of_one_host) = 0;
    [[nodiscard]] virtual std::vector<StoredSummary> tables_of_guest(const GuestId& guest,
                                                                     std::size_t most) = 0;
    // The summaries of matches at these tables, the last one first.
    [[nodiscard]] virtual std::vector<std::string> replays_of_guest(const GuestId& guest,
                                                                    std::size_t most) = 0;
};

} // namespace homestretch::server
