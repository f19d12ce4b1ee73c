#include "games/drags-2-riches/tests/fixtures.h"

#include "engine/compile.h"
#include "engine/pack/folder.h"
#include "games/drags-2-riches/names.h"
#include "games/drags-2-riches/tables.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>

namespace drags_2_riches::tests {

Seed nth_seed(std::uint64_t number) {
    return homestretch::derived_seed(Seed{}, number);
}

const Pack& standard_pack() {
    static const Pack pack = [] {
        const auto folder =
            std::filesystem::path(HOMESTRETCH_SOURCE_DIR) / "packs" / "drags-2-riches" / "standard";
        auto read = homestretch::load_pack(folder, table_files);
        if (!read) throw std::runtime_error(to_text(read.error()));
        return std::move(*read);
    }();
    return pack;
}

std::shared_ptr<const Rules> rules_for(std::size_t players, const OptionTexts& options, const Pack& pack) {
    auto rules = homestretch::compile_for<Game>(pack, players, options);
    if (!rules) throw std::runtime_error(to_text(rules.error()));
    return std::make_shared<const Rules>(std::move(*rules));
}

std::string refusal(const Pack& pack, std::size_t players, const OptionTexts& options) {
    const auto rules = homestretch::compile_for<Game>(pack, players, options);
    return rules ? "" : to_text(rules.error());
}

std::string& cell(Pack& pack, std::string_view file, std::string_view row, std::string_view column) {
    const auto table = std::ranges::find(pack.tables, file, &homestretch::Table::file);
    const auto place = std::ranges::find(table->columns, column) - table->columns.begin();
    const auto found = std::ranges::find_if(
        table->rows, [&](const homestretch::Row& cells) { return cells.cells.front() == row; });
    return found->cells.at(static_cast<std::size_t>(place));
}

Pack with_effect(std::string_view card, const std::string& effect, const std::string& icons) {
    Pack pack = standard_pack();
    cell(pack, "wardrobe.csv", card, "effect") = effect;
    cell(pack, "wardrobe.csv", card, "icons") = icons;
    return pack;
}

ActionList Play::legal(Seat seat) const {
    ActionList actions;
    Game::legal(*rules_, state_, seat, actions);
    return actions;
}

Play& Play::does(Seat seat, std::string_view text) {
    const View view = seen_by(seat);
    for (const Action action : legal(seat)) {
        if (Game::action_text(*rules_, view, action) != text) continue;
        Game::apply(*rules_, state_, seat, action, recorder_);
        return *this;
    }
    ADD_FAILURE() << "seat " << index_of(seat) << " cannot '" << text << "'; it can "
                  << fmt::format("{}", fmt::join(choices(seat), ", "));
    return *this;
}

Texts Play::choices(Seat seat) const {
    Texts texts;
    const View view = seen_by(seat);
    for (const Action action : legal(seat)) texts.push_back(Game::action_text(*rules_, view, action));
    return texts;
}

std::string Play::drawing(Viewer viewer) const {
    return Game::draw(*rules_, seen_by(viewer), homestretch::Paint(false));
}

std::string Play::described(Seat seat, std::string_view text) const {
    const View view = seen_by(seat);
    for (const Action action : legal(seat)) {
        if (Game::action_text(*rules_, view, action) == text)
            return Game::describe(*rules_, view, action, {}).words;
    }
    return "";
}

homestretch::Question Play::question(Viewer viewer) const {
    return Game::question(*rules_, seen_by(viewer));
}

Texts Play::reasons(Seat seat) const {
    Texts texts;
    for (const homestretch::Blocked& blocked : Game::blocked(*rules_, seen_by(seat), legal(seat), {}))
        texts.push_back(fmt::format("{}: {} ({})", blocked.target.id, blocked.reason, blocked.rule));
    return texts;
}

Texts Play::story(Viewer viewer) const {
    Texts sentences;
    for (const Event& event : recorder_.events)
        sentences.push_back(Game::tell(*rules_, event, viewer, {}).words);
    return sentences;
}

std::string Play::greedy_choice(Seat seat) const {
    const View view = seen_by(seat);
    return Game::action_text(*rules_, view, Game::greedy(*rules_, view, legal(seat)));
}

Position::Position(std::size_t players, OptionTexts options, const Pack& pack) {
    options.emplace("characters", "none");
    options.emplace("first_player", "0");
    rules_ = rules_for(players, options, pack);
    NullSink silent;
    json_ = homestretch::dump<Game>(*rules_, Game::start(*rules_, nth_seed(0), silent));
    for (Json& player : json_["players"]) {
        player["hand"] = {"any"};
        player["wardrobe"] = {"any", "any", "any", "any", "any"};
        player["washed"] = "all";
    }
    json_["round"] = 1;
    json_["draw_pile"] = {"rest"};
    json_["trash"] = {"rest"};
    market({});
    event("E01");
    phase("playing", "play");
}

Position& Position::phase(const std::string& phase, const std::string& decision) {
    json_["phase"] = phase;
    return set("decision", decision).set("pending", Json::array({json_["active"]}));
}

Position& Position::cards(Seat seat, const std::string& zone, Texts cards) {
    std::ranges::stable_sort(cards, {}, [&](const std::string& card) {
        return rules_->card_words.find(card).value_or(max_types);
    });
    return set(seat, zone, cards);
}
Position& Position::hand(Seat seat, Texts hand) {
    return cards(seat, "hand", std::move(hand));
}
Position& Position::wardrobe(Seat seat, Texts wardrobe) {
    return cards(seat, "wardrobe", std::move(wardrobe));
}
Position& Position::floordrobe(Seat seat, Texts floordrobe) {
    return cards(seat, "floordrobe", std::move(floordrobe));
}
Position& Position::look(Seat seat, const Texts& cards) {
    for (const std::string& card : cards) {
        const Card& row = rules_->cards[rules_->card_words.find(card).value()];
        json_["players"][index_of(seat)]["look"][name_of(*row.category)] = card;
    }
    return *this;
}
Position& Position::market(const Texts& cards) {
    Json slots = cards;
    while (slots.size() < market_slots) slots.push_back("any");
    return set("market", slots);
}
Position& Position::event(const std::string& event) {
    return set("event", event).set("event_stack", {"rest"});
}
Position& Position::set(const std::string& key, const Json& value) {
    json_[key] = value;
    return *this;
}
Position& Position::set(Seat seat, const std::string& key, const Json& value) {
    json_["players"][index_of(seat)][key] = value;
    return *this;
}

Play Position::begin() const {
    const auto state = homestretch::arrange<Game>(*rules_, json_);
    if (!state) throw std::runtime_error(state.error().message);
    return {rules_, *state};
}

std::string Position::mistake() const {
    const auto state = homestretch::arrange<Game>(*rules_, json_);
    return state ? "" : state.error().message;
}

} // namespace drags_2_riches::tests
