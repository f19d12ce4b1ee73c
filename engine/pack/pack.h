#pragma once

#include "engine/options.h"
#include "engine/pack/csv.h"

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch {

// A folder with the cards, boards and options of a game: pack.toml says what it is, tables say the rest.
//
//   id = "standard"
//   version = "1.0"
//   title = "Dragon Racer"
//   game = "dragon-racer"
//   authors = ["Ada", "Grace"]
//   licence = "CC-BY-4.0"
//
//   [options]            # optional: defaults that differ from the game's
//   advanced = true      # text, a whole number, or true and false for the option values on and off
struct Pack {
    std::string id{}; // lower-case words joined by '-'
    std::string version{};
    std::string title{};
    std::string game{}; // the id of the game it is made for
    std::string licence{};
    std::vector<std::string> authors{};
    OptionTexts option_defaults{}; // not yet checked against the game's options
    std::string folder{};          // where it was found
    std::string hash{};            // of everything read: 64 hexadecimal digits, part of a match's identity
    std::vector<Table> tables{};   // in the order they were asked for

    // Asking for a file that was not asked for when loading is a mistake of ours.
    [[nodiscard]] const Table& table(std::string_view file) const;
};

using PackFiles = std::map<std::string, std::string>; // file name, bytes

// pack.toml and the tables a game asks for.
[[nodiscard]] std::vector<std::string_view> files_of_pack(std::span<const std::string_view> table_files);

// Reads pack.toml and the tables the game asks for ("dragons.csv") from memory; other files are no part of
// the pack. Without tables it tells which game a pack is made for. Every problem of every file is reported at
// once. `unread` are files that are there besides: no part of the pack, or, as `problems` says, unreadable.
//
// The hash is SHA-256 over these files by name, after normalising: a spreadsheet that writes a byte-order
// mark or Windows line ends does not make another pack. To read a folder: engine/pack/folder.h.
[[nodiscard]] Result<Pack, Problems> read_pack(const PackFiles& files, std::string folder,
                                               std::span<const std::string_view> table_files,
                                               const std::set<std::string>& unread = {},
                                               Problems problems = {});

} // namespace homestretch
