#pragma once

#include "engine/pack/pack.h"

#include <filesystem>

namespace homestretch {

// Reads a pack from a folder, as read_pack does from memory; what cannot be read is one more problem.
[[nodiscard]] Result<Pack, Problems> load_pack(const std::filesystem::path& folder,
                                               std::span<const std::string_view> table_files);

} // namespace homestretch
