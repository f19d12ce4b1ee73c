#include "engine/pack/csv.h"

#include "engine/pack/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace homestretch {

namespace {

struct Mistake {
    int line = 0;
    std::size_t cell = 0; // which of its row, from 0
    std::string message{};
};

// Splits normalised text into rows and cells. A mistake does not stop it: the text is taken as it stands.
class Splitter {
public:
    explicit Splitter(std::string_view text) : rest_(text) {}

    // The next row, or nothing at the end of the text.
    std::optional<Row> next() {
        if (rest_.empty()) return std::nullopt;
        Row row{.line = line_};
        do {
            cell_ = row.cells.size();
            row.cells.push_back(read_cell());
        } while (take(','));
        if (take('\n')) ++line_;
        return row;
    }

    std::vector<Mistake> mistakes;

private:
    std::string read_cell() {
        const std::size_t quote = rest_.find_first_not_of(" \t");
        if (quote == std::string_view::npos || rest_[quote] != '"') return read_plain();
        rest_.remove_prefix(quote);
        std::string text = read_quoted();
        const std::string_view behind = trimmed(take_until_separator());
        if (!behind.empty()) {
            report(line_,
                   fmt::format(
                       "{} stands behind the closing quote; write a quote that belongs to the text twice",
                       in_quotes(behind)));
            text += behind;
        }
        return text;
    }

    std::string read_plain() {
        const std::string_view text = trimmed(take_until_separator());
        if (text.find('"') != std::string_view::npos) {
            report(line_,
                   "a quote inside a cell that does not begin with one; put the whole cell in quotes and "
                   "write this quote twice, or remove it");
        }
        return std::string(text);
    }

    // From the opening quote to behind the closing one.
    std::string read_quoted() {
        const int opened = line_;
        std::string text;
        take('"');
        while (true) {
            const std::size_t quote = std::min(rest_.find('"'), rest_.size());
            text += rest_.substr(0, quote);
            line_ += static_cast<int>(std::ranges::count(rest_.substr(0, quote), '\n'));
            rest_.remove_prefix(quote);
            if (!take('"')) {
                report(opened, "the quote that opens here is never closed; close it or remove it");
                break;
            }
            if (!take('"')) break;
            text += '"';
        }
        return std::string(trimmed(text));
    }

    std::string_view take_until_separator() {
        const std::string_view taken = rest_.substr(0, std::min(rest_.find_first_of(",\n"), rest_.size()));
        rest_.remove_prefix(taken.size());
        return taken;
    }

    bool take(char wanted) {
        if (!rest_.starts_with(wanted)) return false;
        rest_.remove_prefix(1);
        return true;
    }

    void report(int line, std::string message) {
        mistakes.push_back({.line = line, .cell = cell_, .message = std::move(message)});
    }

    std::string_view rest_;
    int line_ = 1;
    std::size_t cell_ = 0; // the one being read
};

bool is_empty(const Row& row) {
    return std::ranges::all_of(row.cells, &std::string::empty);
}

// A file that is no CSV at all: one sentence says more than a hundred broken cells.
std::optional<std::string> wrong_kind(std::string_view bytes) {
    if (bytes.size() > CsvLimits::bytes) {
        return fmt::format("is larger than {} MiB; split the table or remove what is not needed",
                           CsvLimits::bytes >> 20U);
    }
    if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) {
        return "is written in UTF-16; save it as CSV in UTF-8";
    }
    if (bytes.starts_with("PK\x03\x04") || bytes.starts_with("\xD0\xCF\x11\xE0")) {
        return "is a spreadsheet document, not CSV; save it as CSV in UTF-8";
    }
    return std::nullopt;
}

std::optional<std::string> wrong_separator(const Row& header) {
    if (header.cells.size() != 1) return std::nullopt;
    if (header.cells[0].find(';') != std::string::npos)
        return "cells are separated by semicolons; save it with commas";
    if (header.cells[0].find('\t') != std::string::npos)
        return "cells are separated by tabs; save it with commas";
    return std::nullopt;
}

// Turns rows of text into a Table, with everything that is wrong about them.
class TableBuilder {
public:
    TableBuilder(std::string_view file, std::string_view text) : splitter_(text) { table_.file = file; }

    Result<Table, Problems> build() && {
        std::optional<Row> header = splitter_.next();
        if (!header || is_empty(*header)) {
            return stop(1, header ? "the first line is empty; it must hold the names of the columns"
                                  : "the file is empty; it must begin with the names of the columns");
        }
        if (auto message = wrong_separator(*header)) return stop(header->line, *std::move(message));
        if (header->cells.size() > CsvLimits::columns) {
            return stop(header->line, fmt::format("has {} columns; at most {} are allowed",
                                                  header->cells.size(), CsvLimits::columns));
        }
        table_.columns = std::move(header->cells);
        check_cells(header->line, table_.columns);
        check_names(header->line);
        read_rows();
        for (Mistake& mistake : splitter_.mistakes)
            report(mistake.line, mistake.cell, std::move(mistake.message));
        if (problems_.empty()) return std::move(table_);
        std::ranges::stable_sort(problems_, {}, &Problem::line);
        return Unexpected{std::move(problems_)};
    }

private:
    void read_rows() {
        std::size_t mistakes = splitter_.mistakes.size();
        std::vector<int> empty_lines; // of rows since the last that was not empty
        while (std::optional<Row> row = splitter_.next()) {
            if (is_empty(*row)) {
                empty_lines.push_back(row->line);
                continue;
            }
            for (const int line : empty_lines) report(line, "the row is empty; remove it");
            empty_lines.clear();
            if (table_.rows.size() == CsvLimits::rows) {
                report(row->line, fmt::format("there are more than {} rows; remove some", CsvLimits::rows));
                return;
            }
            if (splitter_.mistakes.size() == mistakes)
                check_row(*row); // a misplaced quote hides where cells end
            mistakes = splitter_.mistakes.size();
            table_.rows.push_back(*std::move(row));
        }
    }

    void check_row(const Row& row) {
        const std::size_t expected = table_.columns.size();
        const std::size_t found = row.cells.size();
        if (found != expected) {
            report(row.line,
                   fmt::format("expected {} cells, one for every column, and found {}{}", expected, found,
                               found > expected ? "; put a cell that contains a comma in quotes" : ""));
        }
        check_cells(row.line, row.cells);
    }

    void check_cells(int line, const std::vector<std::string>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const std::string& cell = cells[i];
            if (!is_utf8(cell))
                report(line, i,
                       fmt::format("{} is not UTF-8; save the file as CSV in UTF-8", in_quotes(cell)));
            if (cell.find('\0') != std::string::npos) {
                report(line, i, "contains a zero byte; save the file again as CSV in UTF-8");
            }
            if (const std::size_t length = character_count(cell); length > CsvLimits::characters) {
                report(
                    line, i,
                    fmt::format("has {} characters; at most {} are allowed", length, CsvLimits::characters));
            }
        }
    }

    void check_names(int line) {
        std::map<std::string_view, std::size_t> first_places;
        for (std::size_t i = 0; i < table_.columns.size(); ++i) {
            const std::string& name = table_.columns[i];
            if (name.empty()) {
                report(line, fmt::format("column {} has no name; name it or delete the column", i + 1));
            } else if (const auto [first, added] = first_places.emplace(name, i); !added) {
                report(line, fmt::format("columns {} and {} are both named {}; rename or delete one",
                                         first->second + 1, i + 1, in_quotes(name)));
            }
        }
    }

    void report(int line, std::string message) {
        problems_.push_back({.file = table_.file, .line = line, .message = std::move(message)});
    }
    void report(int line, std::size_t cell, std::string message) {
        report(line, std::move(message));
        if (cell < table_.columns.size()) problems_.back().column = shown(table_.columns[cell]);
    }

    Result<Table, Problems> stop(int line, std::string message) {
        report(line, std::move(message));
        return Unexpected{std::move(problems_)};
    }

    Splitter splitter_;
    Table table_;
    Problems problems_;
};

} // namespace

Result<Table, Problems> read_csv(std::string_view file, std::string_view bytes) {
    if (auto message = wrong_kind(bytes)) {
        return Unexpected{Problems{{.file = std::string(file), .message = *std::move(message)}}};
    }
    const std::string text = normalised(bytes);
    return TableBuilder(file, text).build();
}

} // namespace homestretch
