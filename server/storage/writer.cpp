#include "server/storage/writer.h"

#include "server/storage/database.h"

#include <soci/sqlite3/soci-sqlite3.h>

#include <utility>

namespace homestretch::server {

namespace {

const StoreError out_of_order{"what this builds on was not kept"};
constexpr int busy = 5; // SQLite's code, also the low byte of the longer ones

// Somebody else had the database for longer than a writer waits; the next job would wait as long in vain.
bool was_locked_out(const std::exception& error) {
    const auto* reason = dynamic_cast<const soci::sqlite3_soci_error*>(&error);
    return reason != nullptr && (reason->result() & 0xFF) == busy;
}

} // namespace

Writer::Writer(const std::string& file, StoreWatch watch) : watch_(std::move(watch)) {
    connect(session_, file);
    try {
        migrate(session_);
    } catch (const soci::soci_error& error) {
        throw StoreError(std::string("the database cannot be brought up to date: ") + error.what());
    }
    thread_ = std::thread([this] { run(); });
}

Writer::~Writer() {
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    changed_.notify_one();
    thread_.join();
}

void Writer::add(Work work, Store::Written written) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back({std::move(work), std::move(written)});
        ++unreported_;
    }
    changed_.notify_one();
}

std::size_t Writer::waiting() const {
    const std::lock_guard lock(mutex_);
    return unreported_;
}

void Writer::run() {
    while (true) {
        Jobs jobs;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
            if (waiting_.empty()) return;
            std::swap(jobs, waiting_);
        }
        write(jobs);
    }
}

void Writer::write(const Jobs& jobs) {
    std::vector<bool> kept;
    try {
        kept = write_together(jobs);
    } catch (const std::exception& error) {
        // One bad job must not take the others with it; if the disk is full, each will find out.
        for (const Job& job : jobs) {
            if (was_locked_out(error)) {
                report(job, StoreError(error.what()));
            } else {
                write_alone(job);
            }
        }
        return;
    }
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        report(jobs[i], kept[i] ? std::nullopt : std::optional(out_of_order));
    }
}

std::vector<bool> Writer::write_together(const Jobs& jobs) {
    WriteTransaction transaction(session_);
    std::vector<bool> kept;
    for (const Job& job : jobs) kept.push_back(job.work(session_));
    commit(transaction);
    return kept;
}

void Writer::write_alone(const Job& job) {
    std::optional<StoreError> failed;
    try {
        WriteTransaction transaction(session_);
        if (!job.work(session_)) failed = out_of_order;
        commit(transaction);
    } catch (const std::exception& error) {
        failed = StoreError(error.what());
    }
    report(job, failed);
}

void Writer::commit(WriteTransaction& transaction) {
    const auto begun = std::chrono::steady_clock::now();
    transaction.commit();
    watch_.synced(std::chrono::steady_clock::now() - begun);
}

void Writer::report(const Job& job, const std::optional<StoreError>& failed) {
    {
        const std::lock_guard lock(mutex_);
        --unreported_;
    }
    if (failed) watch_.failed(*failed);
    job.written(failed);
}

} // namespace homestretch::server
