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

} // namespace iditacards::tests
