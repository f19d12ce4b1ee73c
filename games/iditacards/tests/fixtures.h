#pragma once

#include "engine/match_of.h"
#include "engine/testing/play.h"
#include "games/iditacards/game.h"
#include "games/iditacards/tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>

namespace iditacards::tests {

using homestretch::OptionTexts;
using homestretch::Pack;

[[nodiscard]] inline homestretch::EditedPack edited_pack() {
    return {Game::info.id, table_files};
}
// Every problem on a line of its own; empty if the pack can be played.
[[nodiscard]] inline std::string problems(const homestretch::EditedPack& pack, std::size_t players = 2) {
    return homestretch::refusal<Game>(pack.pack(), players, {});
}
[[nodiscard]] inline std::shared_ptr<const Rules>
rules_for(std::size_t players, const OptionTexts& options = {},
          const Pack& pack = homestretch::standard_pack(Game::info.id, table_files)) {
    return homestretch::rules_for<Game>(players, options, pack);
}

[[nodiscard]] inline CardId card_named(const Rules& rules, std::string_view id) {
    return static_cast<CardId>(rules.card_words.find(id).value());
}

// One player alone on the Frozen Lake, with the cards that a test says.
class Alone {
public:
    explicit Alone(const homestretch::Json& changes, const homestretch::EditedPack& pack = edited_pack())
        : rules_(rules_for(1, {}, pack.pack())) {
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
    std::shared_ptr<const Rules> rules_;
    State state_{};
};

[[nodiscard]] inline homestretch::Json dog(std::string_view id, std::vector<std::string> attachments = {}) {
    return {{"dog", id}, {"attachments", std::move(attachments)}};
}

} // namespace iditacards::tests
