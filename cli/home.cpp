#include "cli/home.h"

#include "engine/nearest.h"
#include "engine/pack/folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace homestretch {

namespace fs = std::filesystem;

namespace {

bool is_home(const fs::path& folder) {
    std::error_code ignored;
    return fs::is_directory(folder / "packs", ignored) &&
           fs::is_directory(folder / "docs" / "rules", ignored);
}

std::optional<fs::path> home_above(fs::path folder) {
    while (!folder.empty()) {
        if (is_home(folder)) return folder;
        if (folder == folder.parent_path()) break;
        folder = folder.parent_path();
    }
    return std::nullopt;
}

} // namespace

Result<Home> Home::find() {
    if (const char* chosen = std::getenv("HOMESTRETCH_HOME"); chosen != nullptr && *chosen != '\0') {
        if (is_home(chosen)) return Home(chosen);
        return failure(
            fmt::format("HOMESTRETCH_HOME is '{}', but there is no packs/ and docs/rules/ in it; set it to "
                        "the folder that holds them, or unset it",
                        chosen));
    }
    std::error_code ignored;
    return find_from(fs::read_symlink("/proc/self/exe", ignored).parent_path(), fs::current_path(ignored));
}

Result<Home> Home::find_from(const fs::path& program_folder, const fs::path& current_folder) {
    if (const auto above = home_above(program_folder)) return Home(*above);
    const fs::path installed = program_folder.parent_path() / "share" / "homestretch";
    if (is_home(installed)) return Home(installed);
    if (const auto above = home_above(current_folder)) return Home(*above);
    return failure("cannot find the folder with packs/ and docs/rules/; run the command inside it, or set "
                   "HOMESTRETCH_HOME to it");
}

fs::path Home::rules_page(std::string_view game) const {
    return folder_ / "docs" / "rules" / (std::string(game) + ".md");
}

std::vector<std::string> Home::packs_of(std::string_view game) const {
    std::vector<std::string> names;
    std::error_code failed;
    for (fs::directory_iterator at(folder_ / "packs" / game, failed), end; !failed && at != end;
         at.increment(failed)) {
        if (fs::exists(at->path() / "pack.toml", failed)) names.push_back(at->path().filename().string());
    }
    std::ranges::sort(names);
    return names;
}

std::vector<fs::path> Home::lessons_of(std::string_view game) const {
    std::vector<fs::path> files;
    std::error_code failed;
    for (fs::directory_iterator at(folder_ / "packs" / game / "lessons", failed), end; !failed && at != end;
         at.increment(failed)) {
        if (at->path().extension() == ".toml") files.push_back(at->path());
    }
    std::ranges::sort(files);
    return files;
}

Result<Pack, Problems> Home::load_named_pack(const GameType& game, const std::string& name) const {
    const std::vector<std::string> names = packs_of(game.info().id);
    if (std::ranges::find(names, name) != names.end()) {
        return homestretch::load_pack(folder_ / "packs" / game.info().id / name, game.tables());
    }
    const std::vector<std::string_view> words(names.begin(), names.end());
    return Unexpected{Problems{
        {.message = fmt::format("{} has no pack '{}'{}", game.info().title, name, suggestion(name, words))}}};
}

Result<Pack, Problems> Home::load_pack(const GameType& game, const std::string& asked) const {
    std::error_code ignored;
    const std::vector<std::string> names = packs_of(game.info().id);
    const bool is_name = std::ranges::find(names, asked) != names.end();
    const bool is_folder = fs::is_directory(asked, ignored);
    // A folder of that name goes before ours only if there are cards in it; one without them can say itself
    // what is missing.
    if (is_folder && (!is_name || fs::exists(fs::path(asked) / "pack.toml", ignored))) {
        return homestretch::load_pack(asked, game.tables());
    }
    return load_named_pack(game, asked);
}

} // namespace homestretch
