#include "server/packs/load.h"

#include "engine/nearest.h"
#include "engine/pack/csv.h"
#include "engine/pack/file.h"
#include "engine/pack/manifest.h"
#include "engine/pack/text.h"
#include "games/registry.h"

#include <fmt/format.h>

#include <algorithm>

namespace homestretch::server {

namespace fs = std::filesystem;

namespace {

constexpr int deepest = 2;
constexpr std::size_t most_entries = 1000; // in one folder: somebody named their home directory

std::vector<fs::path> entries(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code failed;
    for (fs::directory_iterator at(folder, failed), end; !failed && at != end && found.size() < most_entries;
         at.increment(failed)) {
        found.push_back(at->path());
    }
    std::ranges::sort(found);
    return found;
}

void find_packs(const fs::path& folder, int depth, std::vector<fs::path>& found) {
    std::error_code ignored;
    if (fs::exists(folder / manifest_file, ignored)) {
        found.push_back(folder);
        return;
    }
    if (depth == deepest) return;
    for (const fs::path& entry : entries(folder)) {
        if (fs::is_directory(entry, ignored)) find_packs(entry, depth + 1, found);
    }
}

bool may_belong(const fs::path& file) {
    std::error_code ignored;
    return (file.extension() == ".csv" || file.filename() == manifest_file) &&
           fs::is_regular_file(file, ignored);
}

Problem unknown_game(const std::string& id) {
    std::vector<std::string_view> ids;
    for (const GameType* game : all_games()) ids.push_back(game->info().id);
    return {.file = std::string(manifest_file),
            .column = "game",
            .message = fmt::format("there is no game {}{}", in_quotes(id), suggestion(id, ids))};
}

PackFiles files_of(const GameType& game, const PackFiles& all) {
    PackFiles files;
    files.insert(*all.find(std::string(manifest_file)));
    for (const std::string_view table : game.tables()) files.insert(*all.find(std::string(table)));
    return files;
}

} // namespace

std::vector<fs::path> pack_folders(const std::vector<fs::path>& roots) {
    std::vector<fs::path> found;
    for (const fs::path& root : roots) find_packs(root, 0, found);
    return found;
}

std::string folder_stamp(const fs::path& folder) {
    std::string stamp;
    for (const fs::path& entry : entries(folder)) {
        if (!may_belong(entry)) continue;
        std::error_code ignored;
        stamp += fmt::format("{} {} {}\n", entry.filename().string(), fs::file_size(entry, ignored),
                             fs::last_write_time(entry, ignored).time_since_epoch().count());
    }
    return stamp;
}

Result<PackEdition, PackMistakes> load_edition(const fs::path& folder) {
    PackFiles files;
    Problems problems;
    for (const fs::path& entry : entries(folder)) {
        if (!may_belong(entry)) continue;
        auto bytes = read_text_file(entry, CsvLimits::bytes);
        if (bytes) {
            files[entry.filename().string()] = *std::move(bytes);
        } else {
            problems.push_back({.file = entry.filename().string(), .message = bytes.error().message});
        }
    }
    if (!problems.empty()) return Unexpected{PackMistakes{.problems = problems}};

    const auto manifest = read_pack(files, folder.string(), {});
    if (!manifest) return Unexpected{PackMistakes{.problems = manifest.error()}};
    const GameType* game = find_game(manifest->game);
    if (game == nullptr) return Unexpected{PackMistakes{.problems = {unknown_game(manifest->game)}}};

    auto pack = read_pack(files, folder.string(), game->tables());
    problems = pack ? game->check_pack(*pack) : pack.error();
    if (!problems.empty()) return Unexpected{PackMistakes{manifest->game, problems}};
    return PackEdition{.pack = std::make_shared<const Pack>(*std::move(pack)),
                       .files = files_of(*game, files)};
}

} // namespace homestretch::server
