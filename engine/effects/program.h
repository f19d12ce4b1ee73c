#pragma once

#include "engine/check.h"
#include "engine/fixed_list.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

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

// The effects of all cards of a pack, one behind the other. Part of what play reads of a game's Rules: a
// plain value, so with room for so many.
inline constexpr std::size_t max_programs = 1024;
inline constexpr std::size_t max_steps_in_all = 2048;

class ProgramTable {
public:
    // Beyond its room an effect is left out and the table is overfull, which compile_for() refuses.
    ProgramId add(std::span<const Step> steps) {
        check(steps.size() <= max_steps);
        if (programs_.full() || steps_.size() + steps.size() > max_steps_in_all) {
            overfull_ = true;
            return {};
        }
        programs_.push_back(
            {static_cast<std::uint16_t>(steps_.size()), static_cast<std::uint16_t>(steps.size())});
        steps_.append(steps.data(), steps.size());
        return static_cast<ProgramId>(programs_.size() - 1);
    }
    [[nodiscard]] std::span<const Step> steps(ProgramId id) const {
        const Program& program = programs_[static_cast<std::size_t>(id)];
        return {steps_.data() + program.first, program.count};
    }
    [[nodiscard]] std::size_t size() const { return programs_.size(); }
    [[nodiscard]] bool is_overfull() const { return overfull_; }

private:
    struct Program {
        std::uint16_t first = 0;
        std::uint16_t count = 0;
        bool operator==(const Program&) const = default;
    };
    FixedList<Program, max_programs> programs_{};
    FixedList<Step, max_steps_in_all> steps_{};
    bool overfull_ = false;
};
static_assert(std::is_trivially_copyable_v<ProgramTable>);

} // namespace homestretch
