#include "engine/testing/setting.h"
#include "engine/pack/folder.h"

#include <algorithm>
#include <filesystem>
#include <stdexcept>

namespace homestretch {

namespace fs = std::filesystem;

std::string folder_of_game(std::string_view game) {
    const fs::path source = HOMESTRETCH_SOURCE_DIR;
    const fs::path folder = source / "games" / game;
    return fs::exists(folder) ? folder : source / "tests" / game;
}

std::string folder_of_packs(std::string_view game) {
    const fs::path own = fs::path(folder_of_game(game)) / "packs";
    return fs::exists(own) ? own : fs::path(HOMESTRETCH_SOURCE_DIR) / "packs" / game;
}

std::vector<Pack> packs_of(std::string_view game, std::span<const std::string_view> tables) {
    std::vector<fs::path> folders;
    for (const auto& entry : fs::directory_iterator(folder_of_packs(game))) {
        if (fs::exists(entry.path() / "pack.toml")) folders.push_back(entry.path());
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
