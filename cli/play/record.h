#pragma once

#include "cli/console.h"
#include "engine/match.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace homestretch {

// Keeps a game from getting lost: in a file that is up to date after every action if one was named, and
// otherwise by asking, or without asking when nobody answers any more.
class Record {
public:
    // `file`: where to keep the game from the start. One that did not begin with the deal cannot be kept.
    Record(const Console& console, std::vector<std::string> players,
           std::optional<std::filesystem::path> file, bool can_be_kept)
        : console_(console), players_(std::move(players)), file_(std::move(file)), can_be_kept_(can_be_kept) {
    }

    // After every action. A file that cannot be written is reported once; the game goes on without it.
    void keep_up(const Match& match);

    // Offers to save under a name people choose; never replaces a file without asking. False if the input
    // ended before there was an answer. Offers nothing where the game cannot be kept.
    [[nodiscard]] bool offer(const Match& match, std::string_view question, bool normally);

    // Saves to a file that was not there before, and says where. False if no folder would take it, or it
    // cannot be kept.
    bool rescue(const Match& match);

    // The file that holds the game as it stands.
    [[nodiscard]] const std::optional<std::filesystem::path>& file() const { return file_; }

private:
    [[nodiscard]] bool save(const Match& match, const std::filesystem::path& path);
    [[nodiscard]] static std::string usual_name(const Match& match);

    const Console& console_;
    std::vector<std::string> players_;
    std::optional<std::filesystem::path> file_;
    bool can_be_kept_;
};

// How to go on with a saved game, as one types it.
[[nodiscard]] std::string resume_command(const std::filesystem::path& file);

} // namespace homestretch
