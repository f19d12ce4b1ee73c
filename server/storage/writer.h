#pragma once

#include "server/storage/store.h"

#include <soci/soci.h>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace homestretch::server {

class WriteTransaction;

// The one thread that writes. Whatever waits when it comes round goes into one transaction, so that a busy
// server waits for the disk as often as an idle one.
class Writer {
public:
    // Writes something into the transaction; false: it cannot be kept, though the others can.
    using Work = std::function<bool(soci::session&)>;

    Writer(const std::string& file, StoreWatch watch);
    ~Writer(); // after all that was added has been written or refused
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void add(Work work, Store::Written written);
    [[nodiscard]] std::size_t waiting() const; // the ones being written included

private:
    struct Job {
        Work work;
        Store::Written written;
    };
    using Jobs = std::vector<Job>;

    void run();
    void write(const Jobs& jobs);
    // What became of each; throws if the transaction as a whole failed.
    [[nodiscard]] std::vector<bool> write_together(const Jobs& jobs);
    void write_alone(const Job& job);
    void commit(WriteTransaction& transaction);
    void report(const Job& job, const std::optional<StoreError>& failed);

    StoreWatch watch_;
    soci::session session_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    Jobs waiting_;
    std::size_t unreported_ = 0;
    bool closing_ = false;
    std::thread thread_; // last: it uses all of the above
};

} // namespace homestretch::server
