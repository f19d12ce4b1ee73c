#pragma once

#include "games/dragon-racer/tests/fixtures.h"

#include <map>
#include <string>
#include <vector>

namespace dragon_racer::tests {

// The standard pack with changes, for what edited data may do and what they are told if they may not.
class EditedPack {
public:
    EditedPack();
    // `name` is the first cell of a row.
    EditedPack& set(const std::string& file, const std::string& name, const std::string& in_column,
                    const std::string& value);
    EditedPack& add(const std::string& file, const std::string& line);
    EditedPack& remove(const std::string& file, const std::string& name);
    EditedPack& keep_rows(const std::string& file, std::size_t count);
    EditedPack& rename_column(const std::string& file, const std::string& name, const std::string& other);
    EditedPack& append_to_manifest(const std::string& lines);
    // Makes players.csv agree with the dragons that are there.
    EditedPack& counted();

    [[nodiscard]] Pack pack() const;
    // Every problem on a line of its own; empty if the pack can be played.
    [[nodiscard]] std::string problems(std::size_t players = 4) const;

private:
    using Rows = std::vector<std::vector<std::string>>; // the first one names the columns
    [[nodiscard]] std::size_t row(const std::string& file, const std::string& name) const;
    [[nodiscard]] std::size_t column(const std::string& file, const std::string& name) const;

    std::map<std::string, Rows> tables_{};
    std::string manifest_{};
};

} // namespace dragon_racer::tests
