#include "engine/testing/setting.h"
#include "engine/pack/folder.h"

#include <algorithm>
#include <filesystem>
#include <stdexcept>

namespace homestretch {

std::vector<Pack> packs_of(std::string_view game, std::span<const std::string_view> tables) {
    const std::filesystem::path folder = std::filesystem::path(HOMESTRETCH_SOURCE_DIR) / "packs" / game;
    std::vector<std::filesystem::path> folders;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.is_directory()) folders.push_back(entry.path());
    }
    std::sort(folders.begin(), folders.end()); // the order in which a disk lists them is no order
    std::vector<Pack> packs;
    for (const auto& path : folders) {
        auto pack = load_pack(path, tables);
        if (!pack) throw std::runtime_error(to_text(pack.error()));
        packs.push_back(std::move(*pack));
    }
    return packs;
}

} // namespace homestretch
