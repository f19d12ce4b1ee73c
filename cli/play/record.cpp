#include "cli/play/record.h"

#include "cli/play/prompt.h"
#include "engine/replay/replay.h"
#include "engine/replay/store.h"

#include <fmt/format.h>

#include <ostream>

namespace homestretch {

namespace fs = std::filesystem;

namespace {

// game.json, game-2.json, game-3.json, ...: the first that does not exist.
fs::path free_path(const fs::path& folder, const std::string& name) {
    fs::path path = folder / name;
    std::error_code ignored;
    for (int number = 2; fs::exists(path, ignored); ++number) {
        path = folder / fmt::format("{}-{}.json", fs::path(name).stem().string(), number);
    }
    return path;
}

} // namespace

std::string Record::usual_name(const Match& match) {
    return fmt::format("{}-{}.json", match.info().id, to_hex(match.identity().seed).substr(56));
}

bool Record::save(const Match& match, const fs::path& path) {
    const auto saved = save_replay(path, replay_of(match, players_));
    if (!saved) console_.out << "Could not save: " << saved.error().message << '\n';
    return saved.has_value();
}

void Record::keep_up(const Match& match) {
    if (!file_ || save(match, *file_)) return;
    file_.reset();
    console_.out << "The game goes on, but is not being saved; q lets you save it elsewhere.\n";
}

bool Record::offer(const Match& match, std::string_view question, bool normally) {
    if (!can_be_kept_) return true;
    const auto wanted = ask_yes_no(console_, question, normally);
    if (!wanted || !*wanted) return wanted.has_value();
    const std::string usual = free_path("", usual_name(match)).string();
    while (true) {
        const auto answer = ask(console_, fmt::format("File name [{}]: ", usual));
        if (!answer) return false;
        const fs::path path = answer->empty() ? usual : *answer;
        std::error_code ignored;
        if (fs::exists(path, ignored)) {
            const auto replace =
                ask_yes_no(console_, fmt::format("'{}' exists already. Replace it?", path.string()), false);
            if (!replace) return false;
            if (!*replace) continue;
        }
        if (!save(match, path)) continue;
        file_ = path;
        return true;
    }
}

bool Record::rescue(const Match& match) {
    if (!can_be_kept_) return false;
    std::error_code ignored;
    for (const fs::path& folder : {fs::path(), fs::temp_directory_path(ignored)}) {
        const fs::path path = free_path(folder, usual_name(match));
        if (!save(match, path)) continue;
        file_ = path;
        return true;
    }
    return false;
}

std::string resume_command(const fs::path& file) {
    const std::string name = file.string();
    const bool plain = name.find_first_of(" \t'\"\\$&;|<>()*?[]#~`!") == std::string::npos;
    return fmt::format("homestretch play --resume {}", plain ? name : fmt::format("\"{}\"", name));
}

} // namespace homestretch
