#include "games/dragon-racer/tests/edited_pack.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace dragon_racer::tests {

EditedPack::EditedPack() {
    for (const std::string_view file : table_files) {
        std::ifstream table(standard_folder() / file);
        Rows& rows = tables_[std::string(file)];
        for (std::string line; std::getline(table, line);) {
            std::istringstream cells(line + ","); // no cell of the standard pack holds a comma
            rows.emplace_back();
            for (std::string cell; std::getline(cells, cell, ',');) rows.back().push_back(cell);
        }
    }
    std::ifstream manifest(standard_folder() / "pack.toml");
    manifest_.assign(std::istreambuf_iterator<char>(manifest), {});
}

std::size_t EditedPack::row(const std::string& file, const std::string& name) const {
    const Rows& rows = tables_.at(file);
    const auto found = std::ranges::find_if(rows, [&](const auto& cells) { return cells.front() == name; });
    if (found == rows.end()) ADD_FAILURE() << file << " has no row " << name;
    return static_cast<std::size_t>(found - rows.begin());
}

std::size_t EditedPack::column(const std::string& file, const std::string& name) const {
    const auto& names = tables_.at(file).front();
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) ADD_FAILURE() << file << " has no column " << name;
    return static_cast<std::size_t>(found - names.begin());
}

EditedPack& EditedPack::set(const std::string& file, const std::string& name, const std::string& in_column,
                            const std::string& value) {
    tables_.at(file).at(row(file, name)).at(column(file, in_column)) = value;
    return *this;
}

EditedPack& EditedPack::add(const std::string& file, const std::string& line) {
    std::istringstream cells(line + ",");
    Rows& rows = tables_.at(file);
    rows.emplace_back();
    for (std::string cell; std::getline(cells, cell, ',');) rows.back().push_back(cell);
    return *this;
}

EditedPack& EditedPack::remove(const std::string& file, const std::string& name) {
    Rows& rows = tables_.at(file);
    rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(row(file, name)));
    return *this;
}

EditedPack& EditedPack::keep_rows(const std::string& file, std::size_t count) {
    tables_.at(file).resize(count + 1);
    return *this;
}

EditedPack& EditedPack::rename_column(const std::string& file, const std::string& name,
                                      const std::string& other) {
    tables_.at(file).front().at(column(file, name)) = other;
    return *this;
}

EditedPack& EditedPack::append_to_manifest(const std::string& lines) {
    manifest_ += lines;
    return *this;
}

EditedPack& EditedPack::counted() {
    std::map<char, int> cards;
    const std::size_t label = column("dragons.csv", "label");
    const Rows& dragons = tables_.at("dragons.csv");
    for (std::size_t i = 1; i < dragons.size(); ++i) ++cards[dragons[i].at(label).at(0)];
    Rows& players = tables_.at("players.csv");
    for (std::size_t i = 1; i < players.size(); ++i) {
        int sum = 0;
        for (const char letter : players[i].at(column("players.csv", "labels"))) sum += cards[letter];
        sum *= std::stoi(players[i].at(column("players.csv", "copies")));
        players[i].at(column("players.csv", "dragons_in_game")) = std::to_string(sum);
    }
    return *this;
}

Pack EditedPack::pack() const {
    homestretch::PackFiles files{{"pack.toml", manifest_}};
    for (const auto& [file, rows] : tables_) {
        for (const auto& cells : rows) files[file] += fmt::format("{}\n", fmt::join(cells, ","));
    }
    const auto read = homestretch::read_pack(files, "edited", table_files);
    if (!read) throw std::runtime_error(to_text(read.error()));
    return read.value();
}

std::string EditedPack::problems(std::size_t players) const {
    return refusal(players, {}, pack());
}

} // namespace dragon_racer::tests
