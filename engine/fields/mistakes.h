#pragma once

#include "engine/result.h"
#include "engine/seat.h"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

namespace homestretch {

// What is wrong with a position that somebody wrote, all at once, each with the path it stands at:
//
//     mistakes.say("players.0.hand", "nobody holds more than ten cards (DR-17)");
//     mistakes.say(of_seat(seat, "hand"), "...");
class Mistakes {
public:
    void say(std::string_view path, std::string_view message) {
        lines_.push_back(path.empty() ? std::string(message) : fmt::format("{}: {}", path, message));
    }
    void expect(bool holds, std::string_view path, std::string_view otherwise) {
        if (!holds) say(path, otherwise);
    }
    [[nodiscard]] bool empty() const { return lines_.empty(); }
    [[nodiscard]] std::vector<std::string>& lines() { return lines_; }
    [[nodiscard]] Error as_error() const { return {fmt::format("{}", fmt::join(lines_, "\n"))}; }

private:
    std::vector<std::string> lines_{};
};

[[nodiscard]] inline std::string of_seat(Seat seat, std::string_view field) {
    return fmt::format("players.{}.{}", index_of(seat), field);
}

} // namespace homestretch
