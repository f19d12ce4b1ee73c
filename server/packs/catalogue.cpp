#include "server/packs/catalogue.h"

#include "engine/nearest.h"
#include "engine/pack/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>

namespace homestretch::server {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view usual_pack = "standard";
constexpr std::chrono::milliseconds between_looks{250};

} // namespace

WatchedPacks::WatchedPacks(std::vector<fs::path> roots, Report report)
    : roots_(std::move(roots)), report_(std::move(report)) {
    order_ = pack_folders(roots_);
    for (const fs::path& folder : order_) {
        Watched& watched = watched_[folder];
        watched.stamp = folder_stamp(folder);
        read(folder, watched);
    }
}

void WatchedPacks::look() {
    std::vector<fs::path> order = pack_folders(roots_);
    std::map<fs::path, Watched> watched;
    {
        const std::lock_guard lock(guard_);
        watched = watched_;
    }
    std::erase_if(watched, [&](const auto& entry) { return std::ranges::count(order, entry.first) == 0; });
    for (const fs::path& folder : order) { // reading takes a while: outside the lock
        Watched& one = watched[folder];
        const std::string stamp = folder_stamp(folder);
        if (stamp == one.stamp && stamp != one.read_stamp) read(folder, one);
        one.stamp = stamp;
    }
    const std::lock_guard lock(guard_);
    order_ = std::move(order);
    watched_ = std::move(watched);
}

void WatchedPacks::read(const fs::path& folder, Watched& watched) {
    auto edition = load_edition(folder);
    watched.read_stamp = watched.stamp;
    if (edition) {
        watched.edition = *std::move(edition);
        watched.problems.clear();
        return;
    }
    watched.problems = edition.error().problems;
    watched.claimed_game = edition.error().game;
    if (report_) report_({folder.filename().string(), edition.error()});
}

std::map<std::string, PackEdition> WatchedPacks::editions_of(std::string_view game) const {
    const std::lock_guard lock(guard_);
    std::map<std::string, PackEdition> editions;
    for (const fs::path& folder : order_) {
        const PackEdition& edition = watched_.at(folder).edition;
        if (edition.pack && edition.pack->game == game) editions[edition.pack->id] = edition;
    }
    return editions;
}

Answer<PackEdition> WatchedPacks::newest(std::string_view game, std::string_view id) const {
    const std::map<std::string, PackEdition> editions = editions_of(game);
    const std::string wanted(id.empty() ? usual_pack : id);
    if (const auto found = editions.find(wanted); found != editions.end()) return found->second;
    if (id.empty() && !editions.empty()) return editions.begin()->second;
    std::vector<std::string_view> ids;
    for (const auto& [name, edition] : editions) ids.push_back(name);
    return refused(Code::NotFound, fmt::format("there is no pack {} of this game{}", in_quotes(wanted),
                                               suggestion(wanted, ids)));
}

std::shared_ptr<const Pack> WatchedPacks::with_hash(std::string_view hash) const {
    const std::lock_guard lock(guard_);
    for (const auto& [folder, watched] : watched_) {
        if (watched.edition.pack && watched.edition.pack->hash == hash) return watched.edition.pack;
    }
    return nullptr;
}

std::vector<std::shared_ptr<const Pack>> WatchedPacks::packs_of(std::string_view game) const {
    std::vector<std::shared_ptr<const Pack>> packs;
    for (const auto& [id, edition] : editions_of(game)) packs.push_back(edition.pack);
    return packs;
}

std::vector<BrokenPack> WatchedPacks::broken() const {
    const std::lock_guard lock(guard_);
    std::vector<BrokenPack> broken;
    for (const fs::path& folder : order_) {
        const Watched& watched = watched_.at(folder);
        if (watched.problems.empty()) continue;
        const auto& good = watched.edition.pack;
        const std::string& game = watched.claimed_game.empty() && good ? good->game : watched.claimed_game;
        broken.push_back({folder.filename().string(), {game, watched.problems}});
    }
    return broken;
}

PackWatcher::PackWatcher(WatchedPacks& packs)
    : thread_([this, &packs] {
          std::unique_lock lock(guard_);
          while (!woken_.wait_for(lock, between_looks, [this] { return ending_; })) packs.look();
      }) {}

PackWatcher::~PackWatcher() {
    {
        const std::lock_guard lock(guard_);
        ending_ = true;
    }
    woken_.notify_all();
    thread_.join();
}

} // namespace homestretch::server
