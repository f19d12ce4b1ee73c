#include "cli/whole_file.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include <unistd.h>

namespace homestretch {

namespace fs = std::filesystem;

namespace {

std::string beside(const std::string& file) {
    return fmt::format("{}.{}.part", file, getpid());
}

Unexpected<Error> cannot(const std::string& file, std::string_view why) {
    return failure(fmt::format("cannot write '{}': {}", file, why));
}

} // namespace

Result<void> can_write(const std::string& file) {
    std::error_code ignored;
    const fs::path folder = fs::path(file).parent_path();
    if (!folder.empty() && !fs::is_directory(folder, ignored))
        return cannot(file, fmt::format("there is no folder '{}'; make it first", folder.string()));
    if (fs::is_directory(file, ignored)) return cannot(file, "it is a folder; name a file in it");
    if (fs::exists(file, ignored) && !fs::is_regular_file(file, ignored))
        return cannot(file, "it is no ordinary file");
    const std::string where = folder.empty() ? "." : folder.string();
    if (access(where.c_str(), W_OK) != 0) return cannot(file, std::strerror(errno));
    return {};
}

Result<void> write_whole(const std::string& file, std::string_view contents) {
    const std::string part = beside(file);
    errno = 0;
    std::ofstream out(part, std::ios::binary);
    out.write(contents.data(), static_cast<std::streamsize>(contents.size()));
    out.close();
    if (out.fail()) {
        const int reason = errno;
        std::error_code ignored;
        fs::remove(part, ignored);
        return cannot(file, reason == ENOSPC ? "the disk is full" : std::strerror(reason));
    }
    std::error_code failed;
    fs::rename(part, file, failed);
    if (!failed) return {};
    std::error_code ignored;
    fs::remove(part, ignored);
    return cannot(file, failed.message());
}

} // namespace homestretch
