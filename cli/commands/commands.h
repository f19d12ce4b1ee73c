#pragma once

#include "cli/console.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <string>

namespace homestretch {

// What the words on the command line ask for, ready to be done; returns the exit status.
using Command = std::function<int(const Console& console)>;

// Each adds its command to the line. When the words have been read and are complete, `chosen` is what to do.
void add_games(CLI::App& line, Command& chosen);
void add_rules(CLI::App& line, Command& chosen);
void add_cards(CLI::App& line, Command& chosen);
void add_fields(CLI::App& line, Command& chosen);
void add_play(CLI::App& line, Command& chosen);
void add_sim(CLI::App& line, Command& chosen);
void add_report(CLI::App& line, Command& chosen);
void add_tournament(CLI::App& line, Command& chosen);
void add_hint(CLI::App& line, Command& chosen);
void add_learn(CLI::App& line, Command& chosen);
void add_replay(CLI::App& line, Command& chosen);
void add_pack(CLI::App& line, Command& chosen);
void add_scenario(CLI::App& line, Command& chosen);
void add_serve(CLI::App& line, Command& chosen);
void add_admin(CLI::App& line, Command& chosen);
void add_verify(CLI::App& line, Command& chosen);

// For option values that are whole numbers; refuses others with the range.
[[nodiscard]] CLI::Validator number_between(std::uint64_t low, std::uint64_t high);
// For seeds: up to 64 hexadecimal digits.
[[nodiscard]] CLI::Validator hexadecimal();

} // namespace homestretch
