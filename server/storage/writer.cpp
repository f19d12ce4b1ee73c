#include "server/storage/writer.h"

#include "server/storage/database.h"

#include <utility>

namespace homestretch::server {

namespace {

const StoreError out_of_order{"what this builds on was not kept"};

} // namespace

Writer::Writer(const std::string& url) {
    connect(session_, url);
    migrate(session_);
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
    }
    changed_.notify_one();
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
    } catch (const soci::soci_error&) {
        // One bad job must not take the others with it; if the disk is full, each will find out.
        for (const Job& job : jobs) write_alone(job);
        return;
    }
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        jobs[i].written(kept[i] ? std::nullopt : std::optional(out_of_order));
    }
}

std::vector<bool> Writer::write_together(const Jobs& jobs) {
    soci::transaction transaction(session_);
    std::vector<bool> kept;
    for (const Job& job : jobs) kept.push_back(job.work(session_));
    transaction.commit();
    return kept;
}

void Writer::write_alone(const Job& job) {
    std::optional<StoreError> failed;
    try {
        soci::transaction transaction(session_);
        if (!job.work(session_)) failed = out_of_order;
        transaction.commit();
    } catch (const soci::soci_error& error) {
        failed = StoreError(error.what());
    }
    job.written(failed);
}

} // namespace homestretch::server
