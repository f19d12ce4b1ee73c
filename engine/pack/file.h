#pragma once

#include "engine/result.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace homestretch {

// The bytes of a file. The error names the path and the reason: missing, a folder, no permission, more
// than `limit` bytes. "packs/mine/dragons.csv: there is no such file"
[[nodiscard]] Result<std::string> read_text_file(const std::filesystem::path& path, std::size_t limit);

} // namespace homestretch
