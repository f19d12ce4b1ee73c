#pragma once

#include "bots/kinds.h"
#include "engine/result.h"

#include <optional>
#include <string>
#include <vector>

namespace homestretch {

// Who sits where, by seat: a bot, or a person in front of the screen.
using Seating = std::vector<std::optional<BotKind>>;
inline constexpr std::optional<BotKind> a_person = std::nullopt;

inline constexpr std::string_view person_word = "human"; // in --bots and in saved games

// People take the first seats, bots the rest in the order of the list, which starts over when it is short.
// A list with a name for every seat goes by seat. A list with `human` in it says itself who sits where.
[[nodiscard]] Result<Seating> seat_players(const std::vector<std::string>& list, std::size_t seats,
                                           std::optional<std::size_t> people);
// As a saved game tells: who is no bot is a person. Without names: one person against greedy bots.
[[nodiscard]] Seating seating_of(const std::vector<std::string>& players, std::size_t seats);

[[nodiscard]] std::size_t people_in(const Seating& seating);
[[nodiscard]] std::vector<std::string> player_words(const Seating& seating); // for saved games

} // namespace homestretch
