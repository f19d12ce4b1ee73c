#include "engine/testing/edited_pack.h"

#include "engine/pack/folder.h"
#include "engine/testing/setting.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace homestretch {

namespace {

std::filesystem::path standard_folder(std::string_view game) {
    return std::filesystem::path(folder_of_packs(game)) / "standard";
}

Pack whole(Result<Pack, Problems> pack) {
    if (!pack) throw std::runtime_error(to_text(pack.error()));
    return std::move(*pack);
}

// A slip in a test is said, not read past.
template <class Found, class End>
Found there(Found found, End end, std::string_view file, std::string_view what) {
    if (found == end) throw std::runtime_error(fmt::format("{} has no {}", file, what));
    return found;
}

} // namespace

const Pack& standard_pack(std::string_view game, std::span<const std::string_view> tables) {
    static const Pack pack = whole(load_pack(standard_folder(game), tables)); // a test knows one game
    check(pack.game == game);
    return pack;
}

std::string& cell(Pack& pack, std::string_view file, std::string_view row, std::string_view column) {
    const auto table =
        there(std::ranges::find(pack.tables, file, &Table::file), pack.tables.end(), file, "table");
    const auto place = there(std::ranges::find(table->columns, column), table->columns.end(), file, column);
    const auto found =
        std::ranges::find_if(table->rows, [&](const Row& cells) { return cells.cells.front() == row; });
    return there(found, table->rows.end(), file, row)
        ->cells.at(static_cast<std::size_t>(place - table->columns.begin()));
}

EditedPack::EditedPack(std::string_view game, std::span<const std::string_view> tables) : tables_(tables) {
    for (const std::string_view file : files_of_pack(tables)) {
        std::ifstream input(standard_folder(game) / file);
        files_[std::string(file)].assign(std::istreambuf_iterator<char>(input), {});
    }
}

EditedPack& EditedPack::set(std::string_view file, std::string_view row, std::string_view column,
                            std::string_view value) {
    cells_.push_back({std::string(file), std::string(row), std::string(column), std::string(value)});
    return *this;
}

EditedPack& EditedPack::replace(std::string_view file, std::string_view from, std::string_view to) {
    std::string& all = text(file);
    const std::size_t at = all.find(from);
    if (at == std::string::npos) throw std::runtime_error(fmt::format("{} has no {}", file, from));
    all.replace(at, from.size(), to);
    return *this;
}

EditedPack& EditedPack::add(std::string_view file, std::string_view line) {
    text(file).append(line).push_back('\n');
    return *this;
}

EditedPack& EditedPack::remove(std::string_view file, std::string_view row) {
    std::string& all = text(file);
    const std::size_t before = all.find(fmt::format("\n{},", row));
    if (before == std::string::npos) throw std::runtime_error(fmt::format("{} has no {}", file, row));
    all.erase(before, all.find('\n', before + 1) - before);
    return *this;
}

std::string& EditedPack::text(std::string_view file) {
    return files_.at(std::string(file));
}

Pack EditedPack::pack() const {
    Pack pack = whole(read_pack(files_, "edited", tables_));
    for (const Cell& changed : cells_) cell(pack, changed.file, changed.row, changed.column) = changed.value;
    return pack;
}

} // namespace homestretch
