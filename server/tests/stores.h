#pragma once

#include "server/storage/store.h"

#include <condition_variable>
#include <mutex>
#include <utility>
#include <vector>

namespace homestretch::server {

// A store in front of another one that can be told to fail, or to keep the writer waiting.
class TroubledStore final : public Store {
public:
    enum class Mood : std::uint8_t { Works, Fails, Waits };

    explicit TroubledStore(Store& store) : store_(store) {}

    void set(Mood mood) {
        std::vector<std::pair<Batch, Written>> held;
        {
            const std::lock_guard lock(mutex_);
            mood_ = mood;
            if (mood != Mood::Waits) held = std::exchange(held_, {});
        }
        for (auto& [batch, written] : held) append(std::move(batch), std::move(written));
    }
    // As if each name with a number of three digits were some table's.
    void take_short_names() { short_names_taken_ = true; }
    [[nodiscard]] std::size_t held() const {
        const std::lock_guard lock(mutex_);
        return held_.size();
    }

    void append(Batch batch, Written written) override {
        {
            const std::lock_guard lock(mutex_);
            if (mood_ == Mood::Waits) {
                held_.emplace_back(std::move(batch), std::move(written));
                return;
            }
            if (mood_ == Mood::Fails) batch.records.front().seq += 1000; // the store itself refuses it
        }
        store_.append(std::move(batch), std::move(written));
    }
    void name_guest(const GuestId& guest, const std::string& name, Written written) override {
        store_.name_guest(guest, name, std::move(written));
    }
    void keep_recovery(const StoredRecovery& recovery, Written written) override {
        store_.keep_recovery(recovery, std::move(written));
    }
    void keep_pack(std::string_view hash, std::string_view game, PackFiles files, Written written) override {
        store_.keep_pack(hash, game, std::move(files), std::move(written));
    }
    void note_guest(const GuestId& guest) override { store_.note_guest(guest); }
    void keep_replay(const GuestId& guest, const Token& replay, bool keep, Written written) override {
        store_.keep_replay(guest, replay, keep, std::move(written));
    }
    void try_write(Written written) override { store_.try_write(std::move(written)); }
    std::size_t waiting() const override { return store_.waiting(); }
    void settle() override { store_.settle(); }
    SigningKey signing_key() override { return store_.signing_key(); }
    // Whoever reads this table waits until it is another one, or none.
    void hold_up(const TableId& table) {
        {
            const std::lock_guard lock(mutex_);
            held_up_ = table;
        }
        changed_.notify_all();
    }
    Records records(const TableId& table) override {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return held_up_ != table; });
        lock.unlock();
        const bool short_name = table.size() - table.rfind('-') <= 4;
        if (short_names_taken_ && short_name) return {Record{.seq = 1, .fact = Started{}}};
        return store_.records(table);
    }
    std::optional<StoredPack> pack(std::string_view hash) override { return store_.pack(hash); }
    std::optional<TableId> table_of_link(const Token& token) override { return store_.table_of_link(token); }
    std::optional<std::string> guest_name(const GuestId& guest) override { return store_.guest_name(guest); }
    std::vector<StoredRecovery> recoveries(const std::string& finder) override {
        return store_.recoveries(finder);
    }
    std::optional<Instant> recovery_made(const GuestId& guest) override {
        return store_.recovery_made(guest);
    }
    std::vector<TableId> tables_in_phase(std::string_view phase) override {
        return store_.tables_in_phase(phase);
    }
    std::vector<TableId> tables_due(Instant before, std::size_t most) override {
        return store_.tables_due(before, most);
    }
    std::vector<Token> kept_replays(const GuestId& guest) override { return store_.kept_replays(guest); }
    std::vector<StoredSummary> public_tables(std::size_t most, std::size_t most_of_one_host) override {
        return store_.public_tables(most, most_of_one_host);
    }
    std::vector<std::string> replays_of_guest(const GuestId& guest, std::size_t most) override {
        return store_.replays_of_guest(guest, most);
    }
    std::vector<StoredSummary> tables_of_guest(const GuestId& guest, std::size_t most) override {
        return store_.tables_of_guest(guest, most);
    }

private:
    Store& store_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    TableId held_up_;
    Mood mood_ = Mood::Works;
    bool short_names_taken_ = false;
    std::vector<std::pair<Batch, Written>> held_;
};

} // namespace homestretch::server
