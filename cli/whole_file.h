#pragma once

#include "engine/result.h"

#include <string>
#include <string_view>

namespace homestretch {

// A file that is either there with all its contents or not at all: what was there before stays until the new
// one is complete. "-" is no name for a stream here.

// Whether a file could be written there now; the error says why not.
[[nodiscard]] Result<void> can_write(const std::string& file);
[[nodiscard]] Result<void> write_whole(const std::string& file, std::string_view contents);

} // namespace homestretch
