#pragma once

#include "engine/paint.h"

#include <cstddef>
#include <string>
#include <vector>

namespace homestretch {

// A table for a terminal: columns are as wide as they must be; where that is too wide, the widest ones are
// wrapped.
class Grid {
public:
    explicit Grid(std::vector<std::string> headings)
        : headings_(std::move(headings)), to_right_(headings_.size()) {}

    // Numbers stand at the right edge of their column.
    void align_right(std::size_t column) { to_right_[column] = true; }
    // One text per column; missing ones are empty. Texts may be painted.
    void add(std::vector<std::string> row);
    [[nodiscard]] bool empty() const { return rows_.empty(); }

    // Ends with a newline. A grid without headings (all empty) is only its rows.
    [[nodiscard]] std::string text(const Paint& paint, std::size_t width, std::size_t indent = 0) const;

private:
    [[nodiscard]] std::vector<std::size_t> column_widths(std::size_t available) const;
    void append_row(std::string& out, const std::vector<std::string>& row,
                    const std::vector<std::size_t>& widths, std::size_t indent) const;

    std::vector<std::string> headings_;
    std::vector<bool> to_right_;
    std::vector<std::vector<std::string>> rows_;
};

} // namespace homestretch
