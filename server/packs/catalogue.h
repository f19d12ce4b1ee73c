#pragma once

#include "server/packs/load.h"
#include "server/table/packs.h"

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace homestretch::server {

// A pack that cannot be read at the moment. If it could once, that edition stays in use.
struct BrokenPack {
    std::string folder{}; // its name, not where it is
    PackMistakes mistakes{};
};

// The packs in some folders, read again when they are edited. Of two packs with the same id for the same
// game the one in the later folder is used, so that people can replace ours.
class WatchedPacks final : public PackCatalogue {
public:
    using Report = std::function<void(const BrokenPack&)>;

    // Reads everything once before it returns. `report` hears of every pack that breaks.
    explicit WatchedPacks(std::vector<std::filesystem::path> roots, Report report = {});

    // Looks for changes. A folder is read again when it has stayed the same from one look to the next:
    // until then somebody may still be writing.
    void look();

    [[nodiscard]] Answer<PackEdition> newest(std::string_view game, std::string_view id) const override;
    // The pack with this content, if it is the newest edition of any pack.
    [[nodiscard]] std::shared_ptr<const Pack> with_hash(std::string_view hash) const;
    [[nodiscard]] std::vector<std::shared_ptr<const Pack>> packs_of(std::string_view game) const; // by id
    [[nodiscard]] std::vector<BrokenPack> broken() const;

private:
    struct Watched {
        std::string stamp{};        // what the folder looked like at the last look
        std::string read_stamp{};   // and when it was read
        PackEdition edition{};      // the last good one; its pack is null if there never was any
        Problems problems{};        // of the last reading
        std::string claimed_game{}; // of the last reading, as far as it is known
    };
    void read(const std::filesystem::path& folder, Watched& watched);
    [[nodiscard]] std::map<std::string, PackEdition> editions_of(std::string_view game) const;

    std::vector<std::filesystem::path> roots_;
    Report report_;
    mutable std::mutex guard_;
    std::vector<std::filesystem::path> order_; // of the folders, as found
    std::map<std::filesystem::path, Watched> watched_;
};

// Calls `look` several times a second until it is destroyed.
class PackWatcher {
public:
    explicit PackWatcher(WatchedPacks& packs);
    PackWatcher(const PackWatcher&) = delete;
    PackWatcher& operator=(const PackWatcher&) = delete;
    ~PackWatcher();

private:
    std::mutex guard_;
    std::condition_variable woken_;
    bool ending_ = false;
    std::thread thread_;
};

} // namespace homestretch::server
