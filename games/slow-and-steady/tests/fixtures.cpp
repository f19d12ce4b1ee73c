#include "games/slow-and-steady/tests/fixtures.h"

#include "engine/compile.h"
#include "engine/pack/folder.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>

namespace slow_and_steady::tests {

Seed nth_seed(std::uint64_t number) {
    return homestretch::derived_seed(Seed{}, number);
}

const Pack& standard_pack() {
    static const Pack pack = [] {
        const auto folder =
            std::filesystem::path(HOMESTRETCH_SOURCE_DIR) / "packs" / "slow-and-steady" / "standard";
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

ActionList Play::legal(Seat seat) const {
    ActionList actions;
    Game::legal(*rules_, state_, seat, actions);
    return actions;
}

Play& Play::does(Seat seat, std::string_view text) {
    for (const Action action : legal(seat)) {
        if (action_text(*rules_, action) != text) continue;
        Game::apply(*rules_, state_, seat, action, recorder_);
        return *this;
    }
    ADD_FAILURE() << "seat " << index_of(seat) << " cannot '" << text << "'; it can "
                  << fmt::format("{}", fmt::join(choices(seat), ", "));
    return *this;
}

Texts Play::choices(Seat seat) const {
    Texts texts;
    for (const Action action : legal(seat)) texts.push_back(action_text(*rules_, action));
    return texts;
}

Json Play::preview(Viewer viewer, const Json& plan) const {
    auto answer = Game::preview(*rules_, seen_by(viewer), plan);
    if (!answer) throw std::runtime_error(answer.error().message);
    return std::move(*answer);
}

std::vector<int> Play::row() const {
    std::vector<int> row;
    for (const Contest& contest : resolution(*rules_, state_.open).contests) row.push_back(contest.power);
    return row;
}

std::string Play::drawing(Viewer viewer) const {
    return Game::draw(*rules_, seen_by(viewer), homestretch::Paint(false));
}

std::string Play::described(Seat seat, std::string_view text) const {
    const View view = seen_by(seat);
    for (const Action action : legal(seat)) {
        if (action_text(*rules_, action) == text) return describe(*rules_, view, action, {}).words;
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

Position::Position(std::size_t players, const OptionTexts& options, const Pack& pack)
    : rules_(rules_for(players, options, pack)) {
    NullSink silent;
    json_ = homestretch::dump<Game>(*rules_, Game::start(*rules_, nth_seed(0), silent));
    json_["phase"] = "activation";
    json_["decision"] = nullptr;
    json_["pending"] = Json::array();
    json_["draft_step"] = 4;
    json_["round"] = 1;
    json_["lead"] = json_["turn"] = 0;
    for (Json& player : json_["players"]) {
        player["deck"] = player["offer"] = player["saw"] = Json::array();
        player["hand"] = {"B1"};
    }
    json_["challenge_deck"] = Json::array();
    json_["special_deck"] = json_["unused"] = {"rest"};
}

Position& Position::challenges(const Texts& cards) {
    return set("columns", cards);
}
Position& Position::hand(Seat seat, const Texts& cards) {
    json_["players"][index_of(seat)]["hand"] = cards;
    return *this;
}
Position& Position::deck(Seat seat, const Texts& cards) {
    json_["players"][index_of(seat)]["deck"] = cards;
    return *this;
}
Position& Position::challenge_deck(const Texts& cards) {
    Texts sorted = cards;
    std::ranges::sort(sorted); // basic cards begin with a B
    json_["challenge_deck"] = sorted;
    return set("stacked", cards);
}
Position& Position::set(const std::string& key, const Json& value) {
    json_[key] = value;
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

} // namespace slow_and_steady::tests
