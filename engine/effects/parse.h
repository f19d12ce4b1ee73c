#pragma once

#include "engine/effects/language.h"
#include "engine/pack/table_reader.h"
#include "engine/result.h"

namespace homestretch {

// One mistake in an effect. The message names the position and the nearest valid word itself, so it can be
// shown behind file, line and column of the pack.
struct EffectProblem {
    std::size_t character = 0; // where the wrong word begins in the text, from 1
    std::string message{};
    bool operator==(const EffectProblem&) const = default;
};
using EffectProblems = std::vector<EffectProblem>;

// Reads an effect that stands in a place (one bit), as steps for a ProgramTable:
//
//     effect := "" | item { ";" item }
//     item   := verb | prefix verb | prefix verb "else" verb
//
// With `else` an item becomes two steps, the second one marked `otherwise`. Every mistake is reported, not
// only the first. Whatever concerns several steps (at most one `draw`, no `move` behind a `swap`) is left to
// the game, which inspects the steps.
[[nodiscard]] Result<std::vector<Step>, EffectProblems> parse_program(std::string_view text,
                                                                      const Language& language, Places place);

// The same for the text of a cell, at most so many steps long. Nothing if it is wrong; the cell says so then.
[[nodiscard]] std::optional<std::vector<Step>> read_program(const Cells& cells, std::string_view column,
                                                            std::string_view text, const Language& language,
                                                            Places place, std::size_t longest);

} // namespace homestretch
