#pragma once

#include "engine/problem.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch {

struct Row {
    int line = 0;                     // where it begins in the file, from 1
    std::vector<std::string> cells{}; // one for every column
    bool operator==(const Row&) const = default;
};

// A sheet as a person filled it in: everything is text still. TableReader gives it types.
struct Table {
    std::string file{};                 // its name, for error messages
    std::vector<std::string> columns{}; // the header: no name empty, none twice
    std::vector<Row> rows{};            // none of them wholly empty
    bool operator==(const Table&) const = default;
};

// Larger tables are refused: nobody plays with so many cards, and a server must not read them.
struct CsvLimits {
    static constexpr std::size_t bytes = std::size_t{1} << 20;
    static constexpr std::size_t rows = 4096;
    static constexpr std::size_t columns = 64;
    static constexpr std::size_t characters = 1000; // in a cell
};

// Reads CSV as spreadsheets write it: UTF-8 with or without a byte-order mark; lines ended by LF, CRLF or
// CR; cells with commas, quotes or line breaks in quotes, a quote inside doubled. Cells lose the spaces
// around them, a line break in a cell becomes LF, and empty rows at the end do not count.
//
// Everything else is a problem, and all of them are reported, in the order of lines.
[[nodiscard]] Result<Table, Problems> read_csv(std::string_view file, std::string_view bytes);

} // namespace homestretch
