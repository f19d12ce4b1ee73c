#include "engine/scenario/read_setup.h"

#include "engine/pack/text.h"
#include "engine/scenario/read_expectations.h"

#include <fmt/format.h>

#include <cstdint>

namespace homestretch::scenario {

namespace {

OptionTexts option_texts(const TomlNode& table, FieldReader& fields) {
    OptionTexts texts;
    for (const auto& [name, value] : table.members) {
        if (value.scalar.is_string()) {
            texts[name] = value.scalar.get<std::string>();
        } else if (value.scalar.is_boolean()) {
            texts[name] = value.scalar.get<bool>() ? "on" : "off";
        } else if (value.scalar.is_number_integer()) {
            texts[name] = value.scalar.dump();
        } else {
            fields.problem(value.line,
                           fmt::format("option {} must be text, a whole number, true or false, not {}",
                                       in_quotes(name), kind_of(value)));
        }
    }
    return texts;
}

} // namespace

Setup read_setup(const TomlNode& table, FieldReader& fields) {
    Setup setup{.line = table.line};
    setup.seats = fields.number(table, "seats", 1, max_seats);
    setup.pack = fields.text(table, "pack");
    setup.refused = fields.text(table, "refused");
    if (const TomlNode* options = fields.table(table, "options"))
        setup.options = option_texts(*options, fields);
    if (const auto digits = fields.text(table, "seed")) {
        const auto seed = seed_from_hex(*digits);
        if (seed) {
            setup.seed = *seed;
        } else {
            fields.problem(table.find("seed")->line, seed.error().message);
        }
    }
    return setup;
}

Position read_position(const TomlNode& parent, FieldReader& fields) {
    const TomlNode* table = fields.table(parent, "position");
    if (table == nullptr) return {};
    return {.changes = read_changes(*table, fields), .line = table->line};
}

std::vector<Move> read_moves(const TomlNode& table, std::string_view key, std::size_t least,
                             FieldReader& fields) {
    std::vector<Move> moves;
    const TomlNode* list = table.find(key);
    if (list == nullptr) return moves;
    for (const TomlNode& item : list->items) {
        const bool fits = item.items.size() == 2 && item.items[0].scalar.is_number_integer() &&
                          item.items[1].scalar.is_string();
        const std::int64_t index = fits ? item.items[0].scalar.get<std::int64_t>() : -1;
        if (index < 0 || index >= static_cast<std::int64_t>(max_seats)) {
            moves.clear();
            break;
        }
        moves.push_back({seat_at(static_cast<std::size_t>(index)), item.items[1].scalar.get<std::string>()});
    }
    if (moves.size() < least) {
        fields.problem(list->line,
                       fmt::format("{} is a list of at least {} {}, as in [[0, \"pick 1\"], [1, \"pick 0\"]]",
                                   key, least == 1 ? "one" : "two", least == 1 ? "action" : "actions"));
    }
    return moves;
}

} // namespace homestretch::scenario
