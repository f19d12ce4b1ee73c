#pragma once

#include "engine/replay/replay.h"

#include <filesystem>

namespace homestretch {

// Files larger than this are not replays.
inline constexpr std::size_t largest_replay = std::size_t{16} << 20;

// Errors begin with the path.
[[nodiscard]] Result<Replay> load_replay(const std::filesystem::path& path);
// All or nothing: whoever interrupts this finds the old file or the new one, whole.
[[nodiscard]] Result<void> save_replay(const std::filesystem::path& path, const Replay& replay);

} // namespace homestretch
