#pragma once

#include "engine/problem.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch {

enum class OptionKind : std::uint8_t {
    Choice, // one of the listed values
    Number, // a whole number from low to high
    Seat,   // a seat of this table: 0 to seats - 1
};

struct OptionValue {
    std::string_view word{};
    std::string_view meaning{};
    bool takes_list = false; // written `word:item,item`
};

// What may be agreed on before a match, in the game's own words.
struct OptionSpec {
    std::string_view name{};
    OptionKind kind = OptionKind::Choice;
    std::vector<OptionValue> values{}; // of a Choice, or words for a Number; the first is the default
    int low = 0;                       // of a Number
    int high = 0;
    int normal = 0; // the default of a Number without words; a Seat defaults to 0
    std::string_view meaning{};
    std::string_view rule{}; // the rule id that explains it
    // Where the values are readings of the rulebook: the one that takes it by its letter.
    std::string_view letter{};
};

// What it is unless the pack or people say otherwise.
[[nodiscard]] std::string default_of(const OptionSpec& spec);

using OptionSpecs = std::span<const OptionSpec>;
using OptionTexts = std::map<std::string, std::string>; // as a person wrote them: name, value

// The settings of one match: one checked value for every option of the game.
class Options {
public:
    // Later sources win: the game's defaults, the pack's, what the people at the table chose.
    [[nodiscard]] static Result<Options, Problems> resolve(OptionSpecs specs,
                                                           const OptionTexts& pack_defaults,
                                                           const OptionTexts& chosen, std::size_t seats);

    // Asking for a name the game has not declared is a mistake of ours.
    [[nodiscard]] bool is(std::string_view name, std::string_view word) const;
    [[nodiscard]] int number(std::string_view name) const;
    [[nodiscard]] std::vector<std::string> list(std::string_view name) const; // of `word:item,item`
    [[nodiscard]] bool chosen(std::string_view name) const;                   // by people, not by default

    [[nodiscard]] const OptionTexts& all() const { return values_; }
    [[nodiscard]] const OptionTexts& chosen() const { return chosen_; }

private:
    [[nodiscard]] const std::string& value(std::string_view name) const;

    OptionTexts values_;
    OptionTexts chosen_;
};

} // namespace homestretch
