#pragma once

#include "engine/compile.h"
#include "engine/match_of.h"
#include "games/iditacards/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>

namespace iditacards::tests {

[[nodiscard]] inline std::filesystem::path standard_folder() {
    return std::filesystem::path(HOMESTRETCH_SOURCE_DIR) / "packs" / "iditacards" / "standard";
}

// The standard pack with some of its text replaced, for what edited data may do and what they are told if
// they may not.
class EditedPack {
public:
    EditedPack() {
        for (const std::string_view file : table_files) read(std::string(file));
        read("pack.toml");
    }
    EditedPack& replace(const std::string& file, std::string_view from, std::string_view to) {
        std::string& text = files_.at(file);
        const std::size_t at = text.find(from);
        if (at == std::string::npos) throw std::runtime_error(file + " has no " + std::string(from));
        text.replace(at, from.size(), to);
        return *this;
    }
    EditedPack& add(const std::string& file, std::string_view line) {
        files_.at(file) += std::string(line) + "\n";
        return *this;
    }
    [[nodiscard]] homestretch::Pack pack() const {
        auto pack = homestretch::read_pack(files_, "edited", table_files);
        if (!pack) throw std::runtime_error(to_text(pack.error()));
        return std::move(*pack);
    }
    // Every problem on a line of its own; empty if the pack can be played.
    [[nodiscard]] std::string problems(std::size_t players = 2) const {
        const auto rules = homestretch::compile_for<Game>(pack(), players, {});
        return rules ? std::string() : to_text(rules.error());
    }

private:
    void read(const std::string& file) {
        std::ifstream input(standard_folder() / file);
        files_[file].assign(std::istreambuf_iterator<char>(input), {});
    }
    homestretch::PackFiles files_{};
};

[[nodiscard]] inline std::shared_ptr<const Rules> rules_for(std::size_t players,
                                                            const homestretch::OptionTexts& options = {}) {
    auto rules = homestretch::compile_for<Game>(EditedPack().pack(), players, options);
    if (!rules) throw std::runtime_error(to_text(rules.error()));
    return std::make_shared<const Rules>(std::move(*rules));
}

[[nodiscard]] inline CardId card_named(const Rules& rules, std::string_view id) {
    return static_cast<CardId>(rules.card_words.find(id).value());
}

// One player alone on the Frozen Lake, with the cards that a test says.
class Alone {
public:
    explicit Alone(const homestretch::Json& changes, const EditedPack& pack = {}) {
        auto rules = homestretch::compile_for<Game>(pack.pack(), 1, {});
        if (!rules) throw std::runtime_error(to_text(rules.error()));
        rules_ = std::make_shared<const Rules>(std::move(*rules));
        NullSink silent;
        homestretch::Json position = homestretch::dump<Game>(*rules_, Game::start(*rules_, {}, silent));
        for (auto& deck : position["decks"]) deck = homestretch::Json::array();
        position["box"] = "rest";
        position["players"][0].update(
            {{"position", 55}, {"hand", homestretch::Json::object()}, {"deck", homestretch::Json::array()}});
        position["players"][0].update(changes);
        auto arranged = homestretch::arrange<Game>(*rules_, position);
        if (!arranged) throw std::runtime_error(arranged.error().message);
        state_ = *arranged;
    }
    void play(Action action) {
        NullSink silent;
        Game::apply(*rules_, state_, Seat{0}, action, silent);
    }
    [[nodiscard]] CardId card(std::string_view id) const { return card_named(*rules_, id); }
    [[nodiscard]] Ask ask() const { return ask_of(*rules_, state_.open); }
    [[nodiscard]] Action greedy_answer() const {
        ActionList actions;
        Game::legal(*rules_, state_, Seat{0}, actions);
        return Game::greedy(*rules_, Game::view(*rules_, state_, Seat{0}), actions);
    }
    [[nodiscard]] homestretch::Json dump() const { return homestretch::dump<Game>(*rules_, state_); }
    [[nodiscard]] homestretch::Result<State> arranged(const homestretch::Json& position) const {
        return homestretch::arrange<Game>(*rules_, position);
    }
    [[nodiscard]] const State& state() const { return state_; }

private:
    std::shared_ptr<const Rules> rules_{};
    State state_{};
};

[[nodiscard]] inline homestretch::Json dog(std::string_view id, std::vector<std::string> attachments = {}) {
    return {{"dog", id}, {"attachments", std::move(attachments)}};
}

} // namespace iditacards::tests
