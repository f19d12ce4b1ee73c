#pragma once

#include "bots/kinds.h"
#include "cli/console.h"
#include "engine/match.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch {

// What people write behind a command, read into values. Errors are sentences with the nearest valid word.

[[nodiscard]] Result<const GameType*> game_named(std::string_view id);
// "K=V" each; the game checks names and values.
[[nodiscard]] Result<OptionTexts> option_texts(const std::vector<std::string>& settings);
// Items between commas, without surrounding spaces; an empty item is an error.
[[nodiscard]] Result<std::vector<std::string>> comma_list(std::string_view text);
// The seed people gave, or one from the operating system.
[[nodiscard]] Result<Seed> seed_or_random(const std::string& digits);
// Without leading zeros: as short as people can write it.
[[nodiscard]] std::string short_hex(const Seed& seed);
// A whole number from low to high, or why it is none.
[[nodiscard]] Result<std::uint64_t> whole_number(std::string_view text, std::uint64_t low,
                                                 std::uint64_t high);

// So many play when nobody says: enough to show the game, few enough to learn it.
[[nodiscard]] std::size_t usual_seats(const GameInfo& game, std::size_t at_least);

// Says on the error stream what is wrong ("homestretch play: ...") and returns exit_bad_input.
int refuse(const Console& console, std::string_view command, std::string_view message);
int refuse(const Console& console, std::string_view command, const Problems& problems);

} // namespace homestretch
