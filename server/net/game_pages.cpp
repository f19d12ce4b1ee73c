#include "server/net/game_pages.h"

#include "bots/kinds.h"
#include "engine/check.h"
#include "games/registry.h"
#include "server/table/table_setting.h"

namespace homestretch::server {

namespace {

std::string_view kind_word(OptionKind kind) {
    switch (kind) {
    case OptionKind::Choice: return "choice";
    case OptionKind::Number: return "number";
    case OptionKind::Seat: return "seat";
    }
    return {};
}

Json option_entry(const OptionSpec& option) {
    Json values = Json::array();
    for (const OptionValue& value : option.values) {
        values.push_back(
            {{"word", value.word}, {"meaning", value.meaning}, {"takes_list", value.takes_list}});
    }
    const bool is_number = option.kind == OptionKind::Number;
    return {{"name", option.name},
            {"kind", kind_word(option.kind)},
            {"values", values},
            {"low", is_number ? Json(option.low) : Json()},
            {"high", is_number ? Json(option.high) : Json()},
            {"default", default_of(option)},
            {"meaning", option.meaning},
            {"rule", option.rule.empty() ? Json() : Json(option.rule)},
            {"letter", option.letter.empty() ? Json() : Json(option.letter)}};
}

Json pack_entry(const Pack& pack) {
    return {{"id", pack.id},
            {"version", pack.version},
            {"title", pack.title},
            {"hash", pack.hash},
            {"authors", pack.authors},
            {"licence", pack.licence},
            {"options", Json(pack.option_defaults)}};
}

Json bot_entries() {
    Json bots = Json::array();
    for (const BotSpec& bot : all_bots()) {
        if (bot.offered) bots.push_back({{"name", bot.name}, {"meaning", bot.meaning}});
    }
    return bots;
}

Json game_entry(const GameType& game, const WatchedPacks& packs) {
    Json options = Json::array();
    for (const OptionSpec& option : game.options()) options.push_back(option_entry(option));
    Json editions = Json::array();
    for (const auto& pack : packs.packs_of(game.info().id)) editions.push_back(pack_entry(*pack));
    const GameInfo& info = game.info();
    Json entry{{"id", info.id},
               {"title", info.title},
               {"kind", info.kind},
               {"summary", info.summary},
               {"credit", info.credit},
               {"min_seats", info.min_seats},
               {"max_seats", info.max_seats},
               {"options", options},
               {"packs", editions},
               {"bots", bot_entries()}};
    const auto add = [&](std::string_view key, std::string_view words) {
        if (!words.empty()) entry[std::string(key)] = words;
    };
    add("note", info.note);
    add("left_open", info.left_open);
    add("cards_note", info.cards_note);
    return entry;
}

} // namespace

Json game_list(const WatchedPacks& packs) {
    Json games = Json::array();
    for (const GameType* game : all_games()) games.push_back(game_entry(*game, packs));
    Json problems = Json::array();
    for (const BrokenPack& broken : packs.broken()) {
        const std::string& game = broken.mistakes.game;
        for (const Problem& problem : broken.mistakes.problems) {
            problems.push_back({{"pack", broken.folder},
                                {"game", game.empty() ? Json() : Json(game)},
                                {"file", problem.file},
                                {"line", problem.line},
                                {"column", problem.column},
                                {"message", problem.message}});
        }
    }
    return {{"games", games}, {"settings", setting_entries()}, {"problems", problems}};
}

Result<Json, Problems> pack_page(const Pack& pack, std::size_t seats, const OptionTexts& options) {
    const GameType* game = find_game(pack.game);
    check(game != nullptr);
    const auto cards = game->cards(pack, seats, options);
    if (!cards) return Unexpected{cards.error()};
    Json tables = Json::array();
    for (const homestretch::Table& table : pack.tables) {
        Json rows = Json::array();
        for (const Row& row : table.rows) rows.push_back(row.cells);
        tables.push_back({{"file", table.file}, {"columns", table.columns}, {"rows", rows}});
    }
    Json words = Json::array();
    for (const CardWords& card : *cards) {
        Json entry{{"table", card.table}, {"id", card.id},     {"name", card.name},
                   {"facts", card.facts}, {"text", card.text}, {"data", card.data}};
        for (const homestretch::Source& source : card.sources)
            entry["sources"].push_back(homestretch::to_json(source));
        words.push_back(std::move(entry));
    }
    return Json{{"hash", pack.hash},       {"id", pack.id},     {"version", pack.version},
                {"title", pack.title},     {"game", pack.game}, {"authors", pack.authors},
                {"licence", pack.licence}, {"tables", tables},  {"cards", words}};
}

} // namespace homestretch::server
