#pragma once

#include "engine/check.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace homestretch {

inline constexpr std::size_t max_arguments = 6;
using Arguments = std::array<std::int16_t, max_arguments>;

// One step of a card's effect: a verb, and perhaps a prefix before it that says when or whether it is
// performed. Text and behaviour are both made from this value. Arguments stand in the order of the holes
// in the form (language.h); a game may fill those that its form leaves unused with facts about the card.
// Its size is a power of two, so that the interpreter finds a step by a shift.
struct alignas(16) Step {
    std::uint8_t verb = 0;        // the game's number for the verb
    std::uint8_t prefix = 0;      // the game's number for the prefix; 0: none
    std::uint8_t verb_form = 0;   // the entry in Language::verbs it was written with
    std::uint8_t prefix_form = 0; // the entry in Language::prefixes, if there is a prefix
    bool otherwise = false;       // the `else` branch of the step before it
    Arguments prefix_arguments{};
    Arguments arguments{};
    bool operator==(const Step&) const = default;
};

// The number as the game's own enumeration: `switch (verb_of<Verb>(step))`.
template <class Verb>
[[nodiscard]] constexpr Verb verb_of(const Step& step) {
    return static_cast<Verb>(step.verb);
}
template <class Prefix>
[[nodiscard]] constexpr Prefix prefix_of(const Step& step) {
    return static_cast<Prefix>(step.prefix);
}

enum class ProgramId : std::uint16_t {};

inline constexpr std::size_t max_steps = 255; // of one program: a frame counts them in a byte

// The effects of all cards of a pack, one behind the other. Part of a game's Rules; never changes in play.
class ProgramTable {
public:
    ProgramId add(std::span<const Step> steps) {
        check(steps.size() <= max_steps && programs_.size() <= 0xffffU);
        programs_.push_back(
            {static_cast<std::uint32_t>(steps_.size()), static_cast<std::uint32_t>(steps.size())});
        steps_.insert(steps_.end(), steps.begin(), steps.end());
        return static_cast<ProgramId>(programs_.size() - 1);
    }
    [[nodiscard]] std::span<const Step> steps(ProgramId id) const {
        const Program& program = programs_[static_cast<std::size_t>(id)];
        return {steps_.data() + program.first, program.count};
    }
    [[nodiscard]] std::size_t size() const { return programs_.size(); }

private:
    struct Program {
        std::uint32_t first = 0;
        std::uint32_t count = 0;
    };
    std::vector<Program> programs_;
    std::vector<Step> steps_;
};

} // namespace homestretch
