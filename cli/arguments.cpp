#include "cli/arguments.h"

#include "cli/exit_status.h"
#include "cli/text/layout.h"
#include "engine/nearest.h"
#include "games/registry.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <ostream>

namespace homestretch {

namespace {

std::string_view trimmed(std::string_view text) {
    const std::size_t start = text.find_first_not_of(' ');
    if (start == std::string_view::npos) return {};
    return text.substr(start, text.find_last_not_of(' ') - start + 1);
}

} // namespace

Result<const GameType*> game_named(std::string_view id) {
    if (const GameType* game = find_game(id)) return game;
    std::vector<std::string_view> ids;
    for (const GameType* game : all_games()) ids.push_back(game->info().id);
    return failure(
        fmt::format("there is no game '{}'{}\nAll games: homestretch games", id, suggestion(id, ids)));
}

Result<OptionTexts> option_texts(const std::vector<std::string>& settings) {
    OptionTexts options;
    for (const std::string& setting : settings) {
        const std::size_t equals = setting.find('=');
        if (equals == std::string::npos || equals == 0) {
            return failure(fmt::format("'{}' is not a setting; write --option NAME=VALUE", setting));
        }
        const std::string name(trimmed(std::string_view(setting).substr(0, equals)));
        const std::string value(trimmed(std::string_view(setting).substr(equals + 1)));
        if (!options.emplace(name, value).second) {
            return failure(fmt::format("option {} is set twice; leave one out", name));
        }
    }
    return options;
}

Result<std::vector<std::string>> comma_list(std::string_view text) {
    std::vector<std::string> items;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(',', start), text.size());
        const std::string_view item = trimmed(text.substr(start, end - start));
        if (item.empty())
            return failure(fmt::format("'{}' has an empty place; write names between commas", text));
        items.emplace_back(item);
        start = end + 1;
    }
    return items;
}

Result<Seed> seed_or_random(const std::string& digits) {
    if (digits.empty()) return seed_from_system();
    return seed_from_hex(digits);
}

std::string short_hex(const Seed& seed) {
    const std::string digits = to_hex(seed);
    const std::size_t first = digits.find_first_not_of('0');
    return first == std::string::npos ? "0" : digits.substr(first);
}

Result<std::uint64_t> whole_number(std::string_view text, std::uint64_t low, std::uint64_t high) {
    std::uint64_t number = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = failed == std::errc() && end == text.data() + text.size();
    if (whole && number >= low && number <= high) return number;
    return failure(fmt::format("expected a whole number from {} to {}, not '{}'", low, high, text));
}

std::size_t usual_seats(const GameInfo& game, std::size_t at_least) {
    constexpr std::size_t sociable = 3;
    return std::clamp(std::max(sociable, at_least), game.min_seats, game.max_seats);
}

int refuse(const Console& console, std::string_view command, std::string_view message) {
    console.err << "homestretch " << command << ": " << without_controls(message) << '\n';
    return exit_bad_input;
}

int refuse(const Console& console, std::string_view command, const Problems& problems) {
    if (problems.size() == 1) return refuse(console, command, to_text(problems));
    return refuse(console, command, fmt::format("{} problems\n{}", problems.size(), to_text(problems)));
}

} // namespace homestretch
