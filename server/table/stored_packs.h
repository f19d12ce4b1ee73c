#pragma once

#include "server/storage/store.h"
#include "server/table/packs.h"

#include <map>
#include <mutex>
#include <set>
#include <string>

namespace homestretch::server {

// The shelf of all tables: editions are on their way to the database before a table refers to them, and stay
// in memory once they were asked for. Never waits for a write. Thread-safe.
class StoredPacks final : public PackShelf {
public:
    StoredPacks(Store& store, const PackCatalogue& catalogue) : store_(store), catalogue_(catalogue) {}

    [[nodiscard]] std::shared_ptr<const Pack> at(std::string_view hash) override;
    [[nodiscard]] Answer<std::shared_ptr<const Pack>> newest(std::string_view game,
                                                             std::string_view id) override;
    [[nodiscard]] std::shared_ptr<const Pack>
    find(std::string_view hash); // nullptr: never seen, or not readable

private:
    Store& store_;
    const PackCatalogue& catalogue_;
    std::mutex mutex_;
    std::map<std::string, std::shared_ptr<const Pack>, std::less<>> packs_; // by hash
    std::set<std::string, std::less<>> kept_;                               // in the database, or on the way
};

} // namespace homestretch::server
