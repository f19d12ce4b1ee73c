#pragma once

#include "server/table/packs.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace homestretch::server {

// The folders with a pack.toml: each root itself, and two levels below it (packs/dragon-racer/standard).
// Sorted within a root, so that everybody finds them in the same order.
[[nodiscard]] std::vector<std::filesystem::path>
pack_folders(const std::vector<std::filesystem::path>& roots);

// Changes whenever a file of the folder is written, added or removed.
[[nodiscard]] std::string folder_stamp(const std::filesystem::path& folder);

struct PackMistakes {
    std::string game{}; // empty: the manifest does not tell
    Problems problems{};
};

// Reads a pack and compiles it for every number of seats: what comes back can be played.
[[nodiscard]] Result<PackEdition, PackMistakes> load_edition(const std::filesystem::path& folder);

} // namespace homestretch::server
