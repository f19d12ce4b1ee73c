#include "engine/pack/folder.h"

#include "engine/pack/file.h"

#include <fmt/format.h>

#include <system_error>
#include <utility>

namespace homestretch {

namespace {

Result<std::set<std::string>> names_in(const std::filesystem::path& folder) {
    std::set<std::string> names;
    std::error_code failed;
    std::filesystem::directory_iterator entry(folder, failed);
    while (!failed && entry != std::filesystem::directory_iterator()) {
        names.insert(entry->path().filename().string());
        entry.increment(failed);
    }
    if (!failed) return names;
    if (failed == std::errc::no_such_file_or_directory) {
        return failure(fmt::format("{}: there is no such folder", folder.string()));
    }
    if (failed == std::errc::not_a_directory) {
        return failure(fmt::format("{}: is a file; name the folder of the pack", folder.string()));
    }
    return failure(fmt::format("{}: cannot be read ({})", folder.string(), failed.message()));
}

} // namespace

Result<Pack, Problems> load_pack(const std::filesystem::path& folder,
                                 std::span<const std::string_view> table_files) {
    auto unread = names_in(folder);
    if (!unread) return Unexpected{Problems{{.message = unread.error().message}}};

    PackFiles files;
    Problems problems;
    for (const std::string_view wanted : files_of_pack(table_files)) {
        const std::string name(wanted);
        if (!unread->contains(name)) continue;
        if (auto bytes = read_text_file(folder / name, CsvLimits::bytes)) {
            files.insert_or_assign(name, *std::move(bytes));
            unread->erase(name);
        } else {
            problems.push_back({.message = bytes.error().message});
        }
    }
    return read_pack(files, folder.string(), table_files, *unread, std::move(problems));
}

} // namespace homestretch
