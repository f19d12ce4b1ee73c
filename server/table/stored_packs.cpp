#include "server/table/stored_packs.h"

#include "games/registry.h"
#include "server/table/unreadable_table.h"

#include <fmt/format.h>

namespace homestretch::server {

std::shared_ptr<const Pack> StoredPacks::at(std::string_view hash) {
    auto pack = find(hash);
    if (pack == nullptr) throw UnreadableTable(fmt::format("its pack {} cannot be read", hash));
    return pack;
}

std::shared_ptr<const Pack> StoredPacks::find(std::string_view hash) {
    const std::lock_guard lock(mutex_);
    if (const auto known = packs_.find(hash); known != packs_.end()) return known->second;
    const auto stored = store_.pack(hash);
    const GameType* game = stored ? find_game(stored->game) : nullptr;
    if (game == nullptr) return nullptr;
    auto read = read_pack(stored->files, "", game->tables());
    if (!read) return nullptr;
    kept_.emplace(hash);
    return packs_.emplace(hash, std::make_shared<const Pack>(std::move(*read))).first->second;
}

Answer<std::shared_ptr<const Pack>> StoredPacks::newest(std::string_view game, std::string_view id) {
    const auto edition = catalogue_.newest(game, id);
    if (!edition) return Unexpected{edition.error()};
    const std::string& hash = edition->pack->hash;
    const std::lock_guard lock(mutex_);
    if (kept_.insert(hash).second) {
        store_.keep_pack(hash, game, edition->files, [this, hash](const std::optional<StoreError>& error) {
            if (!error) return;
            const std::lock_guard relock(mutex_);
            kept_.erase(hash); // the next table that wants it tries again
        });
    }
    return packs_.emplace(hash, edition->pack).first->second;
}

} // namespace homestretch::server
