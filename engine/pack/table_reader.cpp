#include "engine/pack/table_reader.h"

#include "engine/check.h"
#include "engine/nearest.h"
#include "engine/pack/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <system_error>
#include <utility>

namespace homestretch {

namespace {

bool contains(const std::vector<std::string_view>& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

bool is_id(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
               (letter >= '0' && letter <= '9') || letter == '-' || letter == '_';
    });
}

// Digits, perhaps behind a minus: everything else is no whole number, "3.0" included.
bool is_whole(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    return !text.empty() &&
           std::ranges::all_of(text, [](char letter) { return letter >= '0' && letter <= '9'; });
}

// Nothing if it does not fit into an int.
std::optional<int> as_int(std::string_view whole) {
    int number = 0;
    const auto [end, failed] = std::from_chars(whole.data(), whole.data() + whole.size(), number);
    if (failed != std::errc()) return std::nullopt;
    return number;
}

std::vector<std::string_view> split_at_spaces(std::string_view text) {
    std::vector<std::string_view> words;
    while (!(text = trimmed(text)).empty()) {
        const std::string_view word = text.substr(0, text.find_first_of(" \t\n"));
        words.push_back(word);
        text.remove_prefix(word.size());
    }
    return words;
}

// An empty text has no words; otherwise there is one more than there are signs.
std::vector<std::string_view> split_at(char sign, std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t start = text.empty() ? std::string_view::npos : 0; start != std::string_view::npos;) {
        const std::size_t end = text.find(sign, start);
        words.push_back(trimmed(text.substr(start, end - start)));
        start = end == std::string_view::npos ? end : end + 1;
    }
    return words;
}

// What to write into an empty cell: the words, if they are few.
std::string empty_message(const Vocabulary& vocabulary) {
    return "the cell is empty" + suggestion("", vocabulary.ids());
}

} // namespace

TableReader::TableReader(const Table& table, Columns columns, Problems& problems)
    : table_(table), columns_(std::move(columns)), problems_(problems) {
    check_columns();
}

void TableReader::check_columns() {
    std::vector<std::string_view> known = columns_.required;
    known.insert(known.end(), columns_.optional.begin(), columns_.optional.end());
    std::vector<std::string_view> absent; // what an unknown column may have been meant to be
    for (const std::string_view name : known) {
        if (std::ranges::find(table_.columns, name) == table_.columns.end()) absent.push_back(name);
    }
    std::vector<std::string_view> unknown;
    for (const std::string& name : table_.columns) {
        if (!contains(known, name)) unknown.push_back(name);
    }

    for (const std::string_view name : columns_.required) {
        if (!contains(absent, name)) continue;
        const auto similar = nearest(name, unknown);
        header_problem(similar ? fmt::format("column {} is missing; rename column {} if it is meant", name,
                                             in_quotes(*similar))
                               : fmt::format("column {} is missing; add it", name));
    }
    for (const std::string_view name : unknown) {
        const auto similar = nearest(name, absent);
        header_problem(similar
                           ? fmt::format("unknown column {}; did you mean '{}'?", in_quotes(name), *similar)
                           : fmt::format("unknown column {}; remove it", in_quotes(name)));
    }
}

std::vector<Cells> TableReader::rows() {
    std::vector<Cells> all;
    all.reserve(table_.rows.size());
    for (const Row& row : table_.rows) all.push_back(Cells(*this, row));
    return all;
}

void TableReader::problem(std::string message) {
    problems_.push_back({.file = table_.file, .message = std::move(message)});
}

void TableReader::header_problem(std::string message) {
    problems_.push_back({.file = table_.file, .line = 1, .message = std::move(message)});
}

int Cells::line() const {
    return row_->line;
}

// Nothing if the table lacks the column.
const std::string* Cells::cell(std::string_view column) const {
    check(contains(reader_->columns_.required, column) || contains(reader_->columns_.optional, column));
    const std::vector<std::string>& columns = reader_->table_.columns;
    const auto place = static_cast<std::size_t>(std::ranges::find(columns, column) - columns.begin());
    return place < row_->cells.size() ? &row_->cells[place] : nullptr;
}

std::string Cells::text(std::string_view column) const {
    const std::string* found = cell(column);
    if (found == nullptr) return "";
    if (found->empty()) problem(column, "the cell is empty; expected text");
    return *found;
}

std::optional<std::string> Cells::optional_text(std::string_view column) const {
    const std::string* found = cell(column);
    if (found == nullptr || found->empty()) return std::nullopt;
    return *found;
}

int Cells::number(std::string_view column, int low, int high) const {
    const std::string* found = cell(column);
    if (found != nullptr && found->empty()) {
        problem(column, fmt::format("the cell is empty; expected a whole number from {} to {}", low, high));
    }
    return optional_number(column, low, high).value_or(low);
}

std::optional<int> Cells::optional_number(std::string_view column, int low, int high) const {
    const std::string* found = cell(column);
    if (found == nullptr || found->empty()) return std::nullopt;
    if (!is_whole(*found)) {
        problem(column, fmt::format("{} is not a whole number; expected one from {} to {}", in_quotes(*found),
                                    low, high));
        return std::nullopt;
    }
    const std::optional<int> number = as_int(*found);
    if (!number || *number < low || *number > high) {
        problem(column, fmt::format("{} is out of range; expected a whole number from {} to {}",
                                    shown(*found), low, high));
        return std::nullopt;
    }
    return number;
}

std::size_t Cells::word(std::string_view column, const Vocabulary& vocabulary) const {
    const std::string* found = cell(column);
    if (found != nullptr && found->empty()) problem(column, empty_message(vocabulary));
    return optional_word(column, vocabulary).value_or(0);
}

std::optional<std::size_t> Cells::optional_word(std::string_view column, const Vocabulary& vocabulary) const {
    const std::string* found = cell(column);
    if (found == nullptr || found->empty()) return std::nullopt;
    const std::optional<std::size_t> index = vocabulary.find(*found);
    if (!index) {
        problem(column, fmt::format("unknown {} {}{}", column, in_quotes(*found),
                                    suggestion(*found, vocabulary.ids())));
    }
    return index;
}

std::vector<std::size_t> Cells::words(std::string_view column, const Vocabulary& vocabulary) const {
    const std::string* found = cell(column);
    return found == nullptr ? std::vector<std::size_t>()
                            : known_words(column, vocabulary, split_at_spaces(*found));
}

std::vector<std::size_t> Cells::joined_words(std::string_view column, const Vocabulary& vocabulary) const {
    const std::string* found = cell(column);
    return found == nullptr ? std::vector<std::size_t>()
                            : known_words(column, vocabulary, split_at('+', *found));
}

std::vector<std::size_t> Cells::known_words(std::string_view column, const Vocabulary& vocabulary,
                                            const std::vector<std::string_view>& list) const {
    std::vector<std::size_t> indexes;
    for (const std::string_view written : list) {
        if (const auto index = vocabulary.find(written)) {
            indexes.push_back(*index);
        } else {
            problem(column, fmt::format("unknown word {}{}", in_quotes(written),
                                        suggestion(written, vocabulary.ids())));
        }
    }
    return indexes;
}

bool Cells::yes_no(std::string_view column) const {
    const std::string* found = cell(column);
    if (found == nullptr || *found == "no") return false;
    if (*found == "yes") return true;
    problem(column, found->empty() ? "the cell is empty; expected yes or no"
                                   : fmt::format("expected yes or no, not {}", in_quotes(*found)));
    return false;
}

std::string Cells::unique_id(std::string_view column) const {
    const std::string* found = cell(column);
    if (found == nullptr) return "";
    if (!is_id(*found)) {
        problem(column,
                found->empty()
                    ? "the cell is empty; expected an id that no other row has"
                    : fmt::format("{} is not an id; use letters without accents, digits, '-' and '_' only",
                                  in_quotes(*found)));
        return *found;
    }
    const auto [first, added] = reader_->lines_by_id_[std::string(column)].emplace(*found, line());
    if (!added)
        problem(column, fmt::format("{} is used already in line {}; ids must differ", in_quotes(*found),
                                    first->second));
    return *found;
}

void Cells::problem(std::string_view column, std::string message) const {
    reader_->problems_.push_back({.file = reader_->table_.file,
                                  .line = row_->line,
                                  .column = std::string(column),
                                  .message = std::move(message)});
}

} // namespace homestretch
