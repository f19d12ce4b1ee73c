#include "engine/nearest.h"
#include "engine/pack/folder.h"
#include "engine/replay/replay.h"
#include "engine/scenario/run.h"
#include "games/registry.h"
#include "python/bindings/bind.h"
#include "python/bindings/python_json.h"
#include "python/bindings/refused.h"

#include <fmt/format.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;
using namespace nb::literals;

namespace homestretch::python {

namespace {

const GameType& game_named(std::string_view id) {
    if (const GameType* const game = find_game(id)) return *game;
    std::vector<std::string_view> ids;
    for (const GameType* const game : all_games()) ids.push_back(game->info().id);
    throw Refused(fmt::format("there is no game '{}'{}", id, suggestion(id, ids)));
}

std::vector<std::string> game_ids() {
    std::vector<std::string> ids;
    for (const GameType* const game : all_games()) ids.emplace_back(game->info().id);
    return ids;
}

nb::dict game_info(std::string_view id) {
    const GameInfo& info = game_named(id).info();
    nb::dict about;
    about["id"] = info.id;
    about["title"] = info.title;
    about["kind"] = info.kind;
    about["summary"] = info.summary;
    about["credit"] = info.credit;
    about["min_seats"] = info.min_seats;
    about["max_seats"] = info.max_seats;
    about["cooperative"] = info.cooperative;
    return about;
}

nb::list game_options(std::string_view id) {
    nb::list all;
    for (const OptionSpec& spec : game_named(id).options()) {
        nb::dict option;
        nb::list values;
        for (const OptionValue& value : spec.values)
            values.append(nb::str(value.word.data(), value.word.size()));
        option["name"] = spec.name;
        option["default"] = default_of(spec);
        option["values"] = values;
        option["low"] = spec.kind == OptionKind::Number ? nb::object(nb::int_(spec.low)) : nb::none();
        option["high"] = spec.kind == OptionKind::Number ? nb::object(nb::int_(spec.high)) : nb::none();
        option["meaning"] = spec.meaning;
        option["rule"] = spec.rule;
        all.append(option);
    }
    return all;
}

// From a folder, or from the bytes of its files: what is pickled goes where the folder is not.
Pack pack_in(const GameType& game, const std::string& folder) {
    return value_of<BadPack>(load_pack(folder, game.tables()));
}
Pack pack_of(const GameType& game, const std::map<std::string, nb::bytes>& files, std::string folder) {
    PackFiles read;
    for (const auto& [name, bytes] : files) read[name] = std::string(bytes.c_str(), bytes.size());
    return value_of<BadPack>(read_pack(read, std::move(folder), game.tables()));
}

BoundTable table_with(const GameType& game, Pack pack, std::size_t seats, const OptionTexts& options) {
    const bool is_ours = game.check_pack(pack).empty(); // what is wrong then is what was chosen, not the pack
    auto table = make_table({.type = &game, .pack = std::move(pack), .seats = seats, .options = options});
    if (is_ours) return {value_of<Refused>(std::move(table))};
    return {value_of<BadPack>(std::move(table))};
}

nb::dict replay_content(const std::string& text) {
    const Replay replay = value_of(read_replay(text));
    nb::dict head;
    head["game"] = replay.identity.game;
    head["pack"] = replay.identity.pack;
    head["pack_hash"] = replay.identity.pack_hash;
    head["options"] = replay.identity.options;
    head["seats"] = replay.identity.seats;
    head["seed"] = to_hex(replay.identity.seed);
    nb::list actions;
    for (const Move& move : replay.moves) actions.append(nb::make_tuple(index_of(move.seat), move.text));
    head["actions"] = actions;
    head["players"] = replay.players;
    return head;
}

nb::object run_scenario(const std::string& file, const std::string& packs) {
    const auto load = [&](const GameType& game, const PackReference& pack) {
        const auto folder = std::filesystem::path(packs) / game.info().id / pack.id;
        return load_pack(pack.folder.value_or(folder), game.tables());
    };
    const auto games = all_games();
    return to_python(
        to_json(run_scenario_file(file, {.games = {games.begin(), games.end()}, .load_pack = load})));
}

nb::list cards(const BoundTable& bound) {
    nb::list all;
    for (const CardWords& card : bound.table->cards()) {
        nb::dict words;
        words["table"] = card.table;
        words["id"] = card.id;
        words["name"] = card.name;
        words["facts"] = card.facts;
        words["text"] = card.text;
        all.append(words);
    }
    return all;
}

nb::tuple observation(const BoundTable& bound) {
    nb::list names;
    nb::list low;
    nb::list high;
    for (const fields::Observed& number : bound.table->observation()) {
        names.append(number.name);
        low.append(number.low);
        high.append(number.high);
    }
    return nb::make_tuple(names, low, high);
}

nb::object schema(const BoundTable& bound, bool of_position) {
    const TableSetup& setup = bound.table->setup();
    const DescribedGame described = value_of(setup.type->described(setup.pack, setup.seats, setup.options));
    return to_python(of_position ? described.position_schema : described.view_schema);
}

} // namespace

Seed seed_of_digits(const std::string& digits) {
    return digits.empty() ? seed_from_system() : value_of(seed_from_hex(digits));
}

void bind_table(nb::module_& module) {
    module.def("game_ids", &game_ids, "The games of this build.");
    module.def("game_info", &game_info, "game"_a, "What a game is, in a few words.");
    module.def("game_options", &game_options, "game"_a, "What may be agreed on before a match.");
    module.def("replay_content", &replay_content, "text"_a, "What a replay holds.");
    module.def("run_scenario", &run_scenario, "file"_a, "packs"_a, "Plays a scenario file; the report.");

    nb::class_<BoundTable>(module, "Table", "A game compiled for one table.")
        .def_static(
            "from_folder",
            [](std::string_view id, const std::string& folder, std::size_t seats,
               const OptionTexts& options) {
                const GameType& game = game_named(id);
                return table_with(game, pack_in(game, folder), seats, options);
            },
            "game"_a, "folder"_a, "seats"_a, "options"_a)
        .def_static(
            "from_files",
            [](std::string_view id, const std::map<std::string, nb::bytes>& files, const std::string& folder,
               std::size_t seats, const OptionTexts& options) {
                const GameType& game = game_named(id);
                return table_with(game, pack_of(game, files, folder), seats, options);
            },
            "game"_a, "files"_a, "folder"_a, "seats"_a, "options"_a)
        .def_prop_ro("seats", [](const BoundTable& bound) { return bound.table->setup().seats; })
        .def_prop_ro("pack", [](const BoundTable& bound) { return bound.table->setup().pack.id; })
        .def_prop_ro("pack_version",
                     [](const BoundTable& bound) { return bound.table->setup().pack.version; })
        .def_prop_ro("pack_hash", [](const BoundTable& bound) { return bound.table->setup().pack.hash; })
        .def_prop_ro("pack_files",
                     [](const BoundTable& bound) {
                         std::vector<std::string> names;
                         for (const auto name : files_of_pack(bound.table->setup().type->tables()))
                             names.emplace_back(name);
                         return names;
                     })
        .def_prop_ro("is_team_game", [](const BoundTable& bound) { return bound.table->is_team_game(); })
        .def_prop_ro("decision_bound", [](const BoundTable& bound) { return bound.table->decision_bound(); })
        .def_prop_ro("state_bytes", [](const BoundTable& bound) { return bound.table->state_bytes(); })
        .def("cards", &cards, "Every card with its generated text.")
        .def("observation", &observation, "Names, lowest and highest of each number of an observation.")
        .def("schema", &schema, "of_position"_a, "JSON Schema of dumps, or of views.");
}

} // namespace homestretch::python
