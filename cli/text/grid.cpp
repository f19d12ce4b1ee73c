#include "cli/text/grid.h"

#include "cli/text/layout.h"

#include <algorithm>
#include <numeric>

namespace homestretch {

namespace {

constexpr std::size_t gap = 2;       // spaces between columns
constexpr std::size_t narrowest = 8; // a column is not wrapped further

} // namespace

void Grid::add(std::vector<std::string> row) {
    row.resize(headings_.size());
    rows_.push_back(std::move(row));
}

std::vector<std::size_t> Grid::column_widths(std::size_t available) const {
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < headings_.size(); ++i) {
        widths.push_back(display_width(headings_[i]));
        for (const auto& row : rows_) widths[i] = std::max(widths[i], display_width(row[i]));
    }
    std::size_t total = std::accumulate(widths.begin(), widths.end(), gap * (widths.size() - 1));
    while (total > available) {
        const auto widest = std::ranges::max_element(widths);
        if (*widest <= narrowest) break;
        --*widest;
        --total;
    }
    return widths;
}

void Grid::append_row(std::string& out, const std::vector<std::string>& row,
                      const std::vector<std::size_t>& widths, std::size_t indent) const {
    std::vector<std::vector<std::string>> cells;
    std::size_t height = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        cells.push_back(wrapped(row[i], widths[i]));
        height = std::max(height, cells.back().size());
    }
    for (std::size_t line = 0; line < height; ++line) {
        std::string text(indent, ' ');
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const std::string cell = line < cells[i].size() ? cells[i][line] : "";
            text += to_right_[i] ? padded_left(cell, widths[i]) : padded(cell, widths[i]);
            text.append(gap, ' ');
        }
        text.erase(text.find_last_not_of(' ') + 1);
        out += text + '\n';
    }
}

std::string Grid::text(const Paint& paint, std::size_t width, std::size_t indent) const {
    const std::vector<std::size_t> widths = column_widths(std::max(width, indent) - indent);
    std::string out;
    if (!std::ranges::all_of(headings_, &std::string::empty)) {
        std::vector<std::string> headings;
        for (const std::string& heading : headings_) headings.push_back(paint(Ink::Strong, heading));
        append_row(out, headings, widths, indent);
    }
    for (const auto& row : rows_) append_row(out, row, widths, indent);
    return out;
}

} // namespace homestretch
