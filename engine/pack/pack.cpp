#include "engine/pack/pack.h"

#include "engine/check.h"
#include "engine/nearest.h"
#include "engine/pack/manifest.h"
#include "engine/pack/text.h"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace homestretch {

namespace {

std::string hash_of(const PackFiles& files, std::span<const std::string_view> table_files) {
    std::set<std::string_view> names(table_files.begin(), table_files.end());
    names.insert(manifest_file);

    crypto_hash_sha256_state state;
    const auto add = [&state](std::string_view text) {
        const std::vector<unsigned char> bytes(text.begin(), text.end());
        crypto_hash_sha256_update(&state, bytes.data(), bytes.size());
    };
    crypto_hash_sha256_init(&state);
    for (const std::string_view name : names) {
        const std::string content = normalised(files.at(std::string(name)));
        add(fmt::format("{} {}\n", name, content.size())); // where one file ends cannot be moved
        add(content);
    }
    std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
    crypto_hash_sha256_final(&state, digest.data());
    return fmt::format("{:02x}", fmt::join(digest, ""));
}

// Every file that should be there and is not, with the one that may have been meant.
void report_missing(std::span<const std::string_view> wanted, const std::set<std::string>& present,
                    Problems& problems) {
    for (const std::string_view name : wanted) {
        if (present.contains(std::string(name))) continue;
        std::vector<std::string_view> unused;
        for (const std::string& other : present) {
            if (std::ranges::find(wanted, other) == wanted.end()) unused.push_back(other);
        }
        const auto similar = nearest(name, unused);
        problems.push_back({.file = std::string(name),
                            .message = similar ? fmt::format("the file is missing; rename {} if it is meant",
                                                             in_quotes(*similar))
                                               : "the file is missing; add it to the pack"});
    }
}

} // namespace

std::vector<std::string_view> files_of_pack(std::span<const std::string_view> table_files) {
    std::vector<std::string_view> all{manifest_file};
    all.insert(all.end(), table_files.begin(), table_files.end());
    return all;
}

const Table& Pack::table(std::string_view file) const {
    const auto found = std::ranges::find(tables, file, &Table::file);
    check(found != tables.end());
    return *found;
}

Result<Pack, Problems> read_pack(const PackFiles& files, std::string folder,
                                 std::span<const std::string_view> table_files,
                                 const std::set<std::string>& unread, Problems problems) {
    std::set<std::string> present = unread;
    for (const auto& [name, bytes] : files) present.insert(name);
    Pack pack{.folder = std::move(folder)};
    report_missing(files_of_pack(table_files), present, problems);
    if (const auto manifest = files.find(std::string(manifest_file)); manifest != files.end()) {
        read_manifest(normalised(manifest->second), pack, problems);
    }
    for (const std::string_view name : table_files) {
        const auto file = files.find(std::string(name));
        if (file == files.end()) continue;
        auto table = read_csv(name, file->second);
        if (table) {
            pack.tables.push_back(*std::move(table));
        } else {
            problems.insert(problems.end(), table.error().begin(), table.error().end());
        }
    }
    if (!problems.empty()) return Unexpected{std::move(problems)};
    pack.hash = hash_of(files, table_files);
    return pack;
}

} // namespace homestretch
