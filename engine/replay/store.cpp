#include "engine/replay/store.h"

#include "engine/pack/file.h"

#include <fmt/format.h>

#include <cerrno>
#include <fstream>
#include <system_error>

namespace homestretch {

namespace {

Unexpected<Error> not_saved(const std::filesystem::path& path, const std::string& reason) {
    return failure(fmt::format("{}: cannot be saved ({})", path.string(), reason));
}

bool written(const std::filesystem::path& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << text;
    file.close(); // a full disk may show only here
    return !file.fail();
}

} // namespace

Result<Replay> load_replay(const std::filesystem::path& path) {
    const auto text = read_text_file(path, largest_replay);
    if (!text) return Unexpected{text.error()};
    auto replay = read_replay(*text);
    if (!replay) return failure(fmt::format("{}: {}", path.string(), replay.error().message));
    return replay;
}

Result<void> save_replay(const std::filesystem::path& path, const Replay& replay) {
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) return not_saved(path, "it is a folder");

    // In the same folder, because only there a rename is one step.
    std::filesystem::path part = path;
    part += ".part";
    errno = 0;
    if (!written(part, write_replay(replay))) {
        const std::string reason = std::generic_category().message(errno);
        std::filesystem::remove(part, ignored);
        return not_saved(path, reason);
    }
    std::error_code failed;
    std::filesystem::rename(part, path, failed);
    if (!failed) return {};
    std::filesystem::remove(part, ignored);
    return not_saved(path, failed.message());
}

} // namespace homestretch
