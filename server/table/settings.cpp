#include "server/table/settings.h"

#include "engine/match.h"
#include "engine/nearest.h"
#include "games/registry.h"
#include "server/table/fields.h"
#include "server/table/names.h"
#include "server/table/table_setting.h"
#include "server/table/unreadable_table.h"

#include <fmt/format.h>

namespace homestretch::server {

namespace {

constexpr std::size_t most_options = 64; // as the schema says
constexpr std::size_t longest_option = 400;

OptionTexts read_options(const Json& json, Fields& whole) {
    OptionTexts options;
    if (!json.is_object() || json.size() > most_options) {
        whole.complain(fmt::format("'options' must be an object with at most {} of them", most_options));
        return options;
    }
    for (const auto& [name, value] : json.items()) {
        if (value.is_string() && value.get_ref<const std::string&>().size() <= longest_option) {
            options[name] = value.get<std::string>();
        } else {
            whole.complain(
                fmt::format("option '{}' must be a text of at most {} bytes", name, longest_option));
        }
    }
    return options;
}

SettingsChange read_change(Fields& fields) {
    SettingsChange change;
    if (fields.has("pack")) change.pack = fields.text("pack", 80);
    if (fields.has("options")) change.options = read_options(fields.object("options"), fields);
    if (fields.has("seats")) {
        change.seats = static_cast<std::size_t>(fields.number("seats", 1, std::int64_t{max_seats}));
    }
    for (const TableSetting& setting : table_settings()) {
        if (fields.has(setting.name)) setting.wish(change, setting.read(fields));
    }
    return change;
}

Answer<const GameType*> game_called(const std::string& id) {
    if (const GameType* game = find_game(id)) return game;
    std::vector<std::string_view> ids;
    for (const GameType* game : all_games()) ids.push_back(game->info().id);
    return refused(Code::NotFound, fmt::format("there is no game '{}'{}", id, suggestion(id, ids)));
}

// Whether a match could begin with these; the engine says it best.
std::optional<Refusal> misfit(const TableSettings& settings, const Pack& pack) {
    const auto match = find_game(settings.game)->new_match(pack, settings.seats, settings.options, {});
    if (match) return std::nullopt;
    return Refusal{.code = Code::BadSetting, .message = to_text(match.error())};
}

} // namespace

Answer<SettingsChange> read_settings_change(Fields& fields) {
    SettingsChange change = read_change(fields);
    if (auto mistake = fields.mistake()) return Unexpected{*mistake};
    return change;
}

Answer<NewTable> read_new_table(const Json& body) {
    Fields fields(body);
    NewTable wanted{.game = fields.text("game", 80)};
    if (fields.has("name")) wanted.name = fields.text("name", longest_name);
    wanted.settings = read_change(fields);
    if (auto mistake = fields.mistake()) return Unexpected{*mistake};
    return wanted;
}

Answer<TableSettings> changed(const TableSettings& settings, const SettingsChange& change, PackShelf& packs) {
    TableSettings next = settings;
    if (change.pack || settings.pack.empty()) {
        const auto pack = packs.newest(settings.game, change.pack.value_or(""));
        if (!pack) return Unexpected{pack.error()};
        next.pack = (*pack)->hash;
    }
    next.options = change.options.value_or(next.options);
    next.seats = change.seats.value_or(next.seats);
    for (const TableSetting& setting : table_settings()) setting.adopt(next, change);
    if (auto reason = misfit(next, *packs.at(next.pack))) return Unexpected{*reason};
    return next;
}

Answer<TableSettings> first_settings(const NewTable& wanted, PackShelf& packs) {
    const auto game = game_called(wanted.game);
    if (!game) return Unexpected{game.error()};
    return changed({.game = wanted.game, .seats = (*game)->info().min_seats}, wanted.settings, packs);
}

Json to_json(const TableSettings& settings) {
    Json json{{"game", settings.game},
              {"pack", settings.pack},
              {"options", settings.options},
              {"seats", settings.seats}};
    for (const TableSetting& setting : table_settings()) {
        json[std::string(setting.name)] = setting.write(setting.of(settings));
    }
    return json;
}

TableSettings settings_from(const Json& json) {
    Fields fields(json);
    TableSettings settings{.game = fields.text("game", 80)};
    const SettingsChange all = read_change(fields);
    if (find_game(settings.game) == nullptr) throw UnreadableTable("there is no game " + settings.game);
    if (!all.pack || !all.options || !all.seats) fields.complain("settings without a pack, options or seats");
    if (const auto mistake = fields.mistake()) throw UnreadableTable(mistake->message);
    settings.pack = *all.pack;
    settings.options = *all.options;
    settings.seats = *all.seats;
    // Tables that are older than a setting have its default.
    for (const TableSetting& setting : table_settings()) setting.adopt(settings, all);
    return settings;
}

Json pack_name(const Pack& pack) {
    return {{"id", pack.id}, {"version", pack.version}, {"title", pack.title}, {"hash", pack.hash}};
}

} // namespace homestretch::server
