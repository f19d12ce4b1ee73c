#include "server/table/settings.h"

#include "engine/match.h"
#include "engine/nearest.h"
#include "games/registry.h"
#include "server/table/fields.h"
#include "server/table/record.h"

#include <fmt/format.h>

#include <array>

namespace homestretch::server {

namespace {

constexpr std::array<std::string_view, 3> clock_words{"none", "decision", "bank"};
constexpr std::array<std::string_view, 2> privacy_words{"private", "public"};
constexpr std::array<std::string_view, 4> chat_words{"off", "phrases", "players", "everyone"};
constexpr std::array<std::string_view, 3> undo_words{"none", "free", "ask"};
constexpr std::array<std::string_view, 3> hint_words{"alone", "on", "off"};

constexpr std::int64_t shortest_clock = 5; // seconds
constexpr std::int64_t longest_clock = 86'400;
constexpr std::int64_t longest_increment = 3'600;

template <class Enum, std::size_t Count>
std::string_view word_in(const std::array<std::string_view, Count>& words, Enum value) {
    return words.at(static_cast<std::size_t>(value));
}

Clock read_clock(const Json& json, Fields& whole) {
    Fields fields(json);
    Clock clock{.kind = static_cast<ClockKind>(fields.word("kind", clock_words))};
    if (clock.kind != ClockKind::None) {
        clock.time = std::chrono::seconds(fields.number("seconds", shortest_clock, longest_clock));
    }
    if (clock.kind == ClockKind::Bank) {
        clock.increment = std::chrono::seconds(fields.number("increment", 0, longest_increment));
    }
    if (const auto mistake = fields.mistake()) whole.complain("clock: " + mistake->message);
    return clock;
}

OptionTexts read_options(const Json& json, Fields& whole) {
    OptionTexts options;
    if (!json.is_object()) whole.complain("'options' must be an object");
    for (const auto& [name, value] : json.items()) {
        if (value.is_string()) {
            options[name] = value.get<std::string>();
        } else {
            whole.complain(fmt::format("option '{}' must be a text", name));
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
    if (fields.has("clock")) change.clock = read_clock(fields.object("clock"), fields);
    if (fields.has("privacy")) change.privacy = static_cast<Privacy>(fields.word("privacy", privacy_words));
    if (fields.has("chat")) change.chat = static_cast<Chat>(fields.word("chat", chat_words));
    if (fields.has("undo")) change.undo = static_cast<UndoRule>(fields.word("undo", undo_words));
    if (fields.has("hints")) change.hints = static_cast<HintRule>(fields.word("hints", hint_words));
    return change;
}

Answer<const GameType*> game_called(const std::string& id) {
    if (const GameType* game = find_game(id)) return game;
    std::vector<std::string_view> ids;
    for (const GameType* game : all_games()) ids.push_back(game->info().id);
    return refused("not-found", fmt::format("there is no game '{}'{}", id, suggestion(id, ids)));
}

// Whether a match could begin with these; the engine says it best.
std::optional<Refusal> misfit(const TableSettings& settings) {
    const auto match =
        find_game(settings.game)->new_match(*settings.pack, settings.seats, settings.options, {});
    if (match) return std::nullopt;
    return Refusal{.code = "bad-setting", .message = to_text(match.error())};
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
    if (fields.has("name")) wanted.name = fields.text("name", 32);
    wanted.settings = read_change(fields);
    if (auto mistake = fields.mistake()) return Unexpected{*mistake};
    return wanted;
}

Answer<TableSettings> changed(const TableSettings& settings, const SettingsChange& change, PackShelf& packs) {
    TableSettings next = settings;
    if (change.pack || !settings.pack) {
        auto pack = packs.newest(settings.game, change.pack.value_or(""));
        if (!pack) return Unexpected{pack.error()};
        next.pack = *pack;
    }
    next.options = change.options.value_or(next.options);
    next.seats = change.seats.value_or(next.seats);
    next.clock = change.clock.value_or(next.clock);
    next.privacy = change.privacy.value_or(next.privacy);
    next.chat = change.chat.value_or(next.chat);
    next.undo = change.undo.value_or(next.undo);
    next.hints = change.hints.value_or(next.hints);
    if (auto reason = misfit(next)) return Unexpected{*reason};
    return next;
}

Answer<TableSettings> first_settings(const NewTable& wanted, PackShelf& packs) {
    const auto game = game_called(wanted.game);
    if (!game) return Unexpected{game.error()};
    return changed({.game = wanted.game, .seats = (*game)->info().min_seats}, wanted.settings, packs);
}

Json to_json(const Clock& clock) {
    Json json{{"kind", word_in(clock_words, clock.kind)}};
    if (clock.kind != ClockKind::None) json["seconds"] = clock.time / std::chrono::seconds(1);
    if (clock.kind == ClockKind::Bank) json["increment"] = clock.increment / std::chrono::seconds(1);
    return json;
}

Json to_json(const TableSettings& settings) {
    return {{"game", settings.game},
            {"pack", settings.pack->hash},
            {"options", settings.options},
            {"seats", settings.seats},
            {"clock", to_json(settings.clock)},
            {"privacy", word_of(settings.privacy)},
            {"chat", word_of(settings.chat)},
            {"undo", word_of(settings.undo)},
            {"hints", word_of(settings.hints)}};
}

TableSettings settings_from(const Json& json, PackShelf& packs) {
    Fields fields(json);
    TableSettings settings{.game = fields.text("game", 80)};
    const SettingsChange all = read_change(fields);
    if (find_game(settings.game) == nullptr) throw UnreadableTable("there is no game " + settings.game);
    if (const auto mistake = fields.mistake()) throw UnreadableTable(mistake->message);
    settings.pack = packs.at(all.pack.value());
    settings.options = all.options.value();
    settings.seats = all.seats.value();
    settings.clock = all.clock.value();
    settings.privacy = all.privacy.value();
    settings.chat = all.chat.value();
    settings.undo = all.undo.value();
    settings.hints = all.hints.value_or(settings.hints); // tables that are older than hints
    return settings;
}

std::string_view word_of(Privacy privacy) {
    return word_in(privacy_words, privacy);
}
std::string_view word_of(Chat chat) {
    return word_in(chat_words, chat);
}
std::string_view word_of(UndoRule undo) {
    return word_in(undo_words, undo);
}
std::string_view word_of(HintRule hints) {
    return word_in(hint_words, hints);
}

Json pack_name(const Pack& pack) {
    return {{"id", pack.id}, {"version", pack.version}, {"title", pack.title}, {"hash", pack.hash}};
}

} // namespace homestretch::server
