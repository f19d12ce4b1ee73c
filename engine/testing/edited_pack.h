#pragma once

#include "engine/pack/pack.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace homestretch {

// The pack `standard` of a game; one that cannot be read is no test's business, so it throws.
[[nodiscard]] const Pack& standard_pack(std::string_view game, std::span<const std::string_view> tables);

// The cell of a table in the row that begins with this cell. A pack that lacks it throws.
[[nodiscard]] std::string& cell(Pack& pack, std::string_view file, std::string_view row,
                                std::string_view column);

// The standard pack of a game as somebody else edits its files, for what edited data may do and what people
// are told if it may not.
class EditedPack {
public:
    EditedPack(std::string_view game, std::span<const std::string_view> tables);

    EditedPack& set(std::string_view file, std::string_view row, std::string_view column,
                    std::string_view value);
    EditedPack& replace(std::string_view file, std::string_view from,
                        std::string_view to); // where it stands first
    EditedPack& add(std::string_view file, std::string_view line);
    EditedPack& remove(std::string_view file, std::string_view row); // the line that begins with this cell

    [[nodiscard]] Pack pack() const;

private:
    struct Cell {
        std::string file{};
        std::string row{};
        std::string column{};
        std::string value{};
    };
    [[nodiscard]] std::string& text(std::string_view file);

    std::span<const std::string_view> tables_;
    PackFiles files_{};
    std::vector<Cell> cells_{}; // written when the files have been read
};

} // namespace homestretch
