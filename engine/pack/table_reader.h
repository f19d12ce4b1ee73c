#pragma once

#include "engine/pack/csv.h"
#include "engine/pack/vocabulary.h"
#include "engine/problem.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch {

class TableReader;

// One row, read by column. An accessor whose cell is wrong adds a problem with file, line and column, and
// returns something harmless, so that reading goes on to the next mistake. The column must be one of those
// the reader was given; if the table lacks it, that is reported already and the cell is quietly harmless.
class Cells {
public:
    [[nodiscard]] int line() const;

    // Not empty. Harmless: "".
    [[nodiscard]] std::string text(std::string_view column) const;
    [[nodiscard]] std::optional<std::string> optional_text(std::string_view column) const;

    // A whole number from low to high, both included. Harmless: low, or nothing.
    [[nodiscard]] int number(std::string_view column, int low, int high) const;
    template <class T> // as the type of the member it is for
    [[nodiscard]] T number(std::string_view column, int low, int high) const {
        return static_cast<T>(number(column, low, high));
    }
    [[nodiscard]] std::optional<int> optional_number(std::string_view column, int low, int high) const;

    // The index of a word. Harmless: 0, which is no index of an empty vocabulary, or nothing.
    [[nodiscard]] std::size_t word(std::string_view column, const Vocabulary& vocabulary) const;
    template <class T>
    [[nodiscard]] T word(std::string_view column, const Vocabulary& vocabulary) const {
        return static_cast<T>(word(column, vocabulary));
    }
    [[nodiscard]] std::optional<std::size_t> optional_word(std::string_view column,
                                                           const Vocabulary& vocabulary) const;

    // Words separated by spaces, in the order written, perhaps none. Harmless: those that are known.
    [[nodiscard]] std::vector<std::size_t> words(std::string_view column, const Vocabulary& vocabulary) const;
    // The same for words joined by '+', as in "ant+bull".
    [[nodiscard]] std::vector<std::size_t> joined_words(std::string_view column,
                                                        const Vocabulary& vocabulary) const;

    // "yes" or "no". Harmless: false.
    [[nodiscard]] bool yes_no(std::string_view column) const;

    // Letters, digits, '-' and '_', unlike every other row's. Ask once per row. Harmless: what is
    // written, whatever it is.
    [[nodiscard]] std::string unique_id(std::string_view column) const;

    // For what only the game can judge: "the deck holds at most 128 cards; this is number 129".
    void problem(std::string_view column, std::string message) const;

private:
    friend class TableReader;
    Cells(TableReader& reader, const Row& row) : reader_(&reader), row_(&row) {}

    [[nodiscard]] const std::string* cell(std::string_view column) const;
    [[nodiscard]] std::vector<std::size_t> known_words(std::string_view column, const Vocabulary& vocabulary,
                                                       const std::vector<std::string_view>& list) const;

    TableReader* reader_;
    const Row* row_;
};

// What a table must and may have, in any order.
struct Columns {
    std::vector<std::string_view> required{};
    std::vector<std::string_view> optional{}; // may be missing; if it is, its cells read as empty
};

// Reads a table with types and collects every problem.
//
//   TableReader reader(table, {.required = {"id", "speed"}, .optional = {"source"}}, problems);
//   for (const Cells cells : reader.rows()) {
//       add_dragon(cells.unique_id("id"), cells.number("speed", 0, 12));
//   }
//
// The table, the problems and the reader must outlive the rows.
class TableReader {
public:
    // Reports columns that are missing or unknown, with the name that was probably meant.
    TableReader(const Table& table, Columns columns, Problems& problems);
    TableReader(const TableReader&) = delete;
    TableReader& operator=(const TableReader&) = delete;

    [[nodiscard]] std::vector<Cells> rows();

    // About the table as a whole: "expected at least one row".
    void problem(std::string message);

private:
    friend class Cells;

    void check_columns();
    void header_problem(std::string message);

    const Table& table_;
    Columns columns_;
    Problems& problems_;
    std::map<std::string, std::map<std::string, int>> lines_by_id_; // per column of ids
};

} // namespace homestretch
