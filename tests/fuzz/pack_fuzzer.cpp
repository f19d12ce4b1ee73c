#include "engine/check.h"
#include "engine/pack/pack.h"
#include "engine/pack/table_reader.h"
#include "engine/pack/text.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

// A pack of two files: pack.toml, a line "===", and a table. Whatever they hold, the answer is a pack or a
// list of problems, and each problem is one line that can be shown.

namespace homestretch {
namespace {

constexpr std::string_view table_file = "dragons.csv";

PackFiles split(std::string_view input) {
    constexpr std::string_view border = "\n===\n";
    const std::size_t place = input.find(border);
    if (place == std::string_view::npos) return {{"pack.toml", std::string(input)}};
    return {{"pack.toml", std::string(input.substr(0, place + 1))},
            {std::string(table_file), std::string(input.substr(place + border.size()))}};
}

void read_every_way(const Table& table, Problems& problems) {
    const Vocabulary colours{"red", "green", "blue"};
    TableReader reader(
        table, {.required = {"id", "name", "speed", "colour", "labels", "allowed"}, .optional = {"note"}},
        problems);
    for (const Cells cells : reader.rows()) {
        const int speed = cells.number("speed", -3, 12);
        check(speed >= -3 && speed <= 12);
        check(cells.word("colour", colours) < colours.size());
        for (const std::size_t label : cells.words("labels", colours)) check(label < colours.size());
        static_cast<void>(cells.unique_id("id"));
        static_cast<void>(cells.text("name"));
        static_cast<void>(cells.yes_no("allowed"));
        static_cast<void>(cells.optional_text("note"));
        static_cast<void>(cells.optional_number("note", 0, 9));
        static_cast<void>(cells.optional_word("note", colours));
    }
}

void check_readable(const Problems& problems) {
    for (const Problem& problem : problems) {
        const std::string text = to_text(problem);
        check(!problem.message.empty() && is_utf8(text) && text.find('\n') == std::string::npos);
    }
}

void read_any_pack(std::string_view input) {
    const PackFiles files = split(input);
    const std::array<std::string_view, 1> tables = {table_file};
    const auto pack = read_pack(files, "fuzz", tables);
    if (!pack) {
        check(!pack.error().empty());
        check_readable(pack.error());
    } else {
        check(pack->hash.size() == 64);
    }

    // The table is worth reading also when pack.toml is broken.
    const auto file = files.find(std::string(table_file));
    if (file == files.end()) return;
    const auto table = read_csv(table_file, file->second);
    if (!table) return;
    Problems problems;
    read_every_way(*table, problems);
    check_readable(problems);
}

} // namespace
} // namespace homestretch

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    homestretch::read_any_pack(std::string(data, data + size));
    return 0;
}
