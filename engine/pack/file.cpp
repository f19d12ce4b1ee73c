#include "engine/pack/file.h"

#include <fmt/format.h>

#include <cerrno>
#include <fstream>
#include <system_error>

namespace homestretch {

namespace {

Unexpected<Error> refused(const std::filesystem::path& path, std::string_view reason) {
    return failure(fmt::format("{}: {}", path.string(), reason));
}

std::string size_text(std::size_t bytes) {
    constexpr std::size_t kibi = 1024;
    if (bytes >= kibi * kibi && bytes % (kibi * kibi) == 0)
        return fmt::format("{} MiB", bytes / (kibi * kibi));
    if (bytes >= kibi && bytes % kibi == 0) return fmt::format("{} KiB", bytes / kibi);
    return fmt::format("{} bytes", bytes);
}

} // namespace

Result<std::string> read_text_file(const std::filesystem::path& path, std::size_t limit) {
    std::error_code failed;
    const auto status = std::filesystem::status(path, failed);
    if (status.type() == std::filesystem::file_type::not_found) return refused(path, "there is no such file");
    if (failed) return refused(path, fmt::format("cannot be read ({})", failed.message()));
    if (std::filesystem::is_directory(status)) return refused(path, "is a folder, not a file");
    // A pipe could make us wait for ever.
    if (!std::filesystem::is_regular_file(status)) return refused(path, "is not a file that can be read");

    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return refused(path, fmt::format("cannot be read ({})", std::generic_category().message(errno)));
    std::string bytes(limit + 1, '\0'); // one more shows that there is more
    file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (file.bad()) return refused(path, "cannot be read to its end");
    bytes.resize(static_cast<std::size_t>(file.gcount()));
    if (bytes.size() > limit) return refused(path, fmt::format("is larger than {}", size_text(limit)));
    return bytes;
}

} // namespace homestretch
