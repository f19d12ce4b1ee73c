#pragma once

#include "engine/effects/language.h"
#include "engine/pack/vocabulary.h"
#include "tests/tiny_race/state.h"

#include <string>
#include <vector>

namespace tiny_race {

enum class Verb : std::uint8_t { Move, MoveOrDraw, PlayAnother, Push };

// The effect of a card is the program with its number.
[[nodiscard]] constexpr homestretch::ProgramId program_of(CardId card) {
    return homestretch::ProgramId{static_cast<std::uint16_t>(card)};
}
[[nodiscard]] constexpr CardId card_of(homestretch::ProgramId program) {
    return CardId{static_cast<std::uint8_t>(program)};
}

// The pack compiled.
struct Rules {
    homestretch::Language language{};
    homestretch::ProgramTable programs{};
    homestretch::Vocabulary cards{};
    std::vector<std::string> texts{}; // by card, generated from its program
    Cards deck{};                     // every card of the game, in the order of the table
    std::size_t seats = 0;
    int track = 0; // spaces to the finish

    [[nodiscard]] std::span<const homestretch::Step> steps(CardId card) const {
        return programs.steps(program_of(card));
    }
    [[nodiscard]] const std::string& id(CardId card) const {
        return cards.id(static_cast<std::size_t>(card));
    }
    [[nodiscard]] const std::string& name(CardId card) const {
        return cards.name(static_cast<std::size_t>(card));
    }
    [[nodiscard]] const std::string& text(CardId card) const { return texts[static_cast<std::size_t>(card)]; }
};

} // namespace tiny_race
