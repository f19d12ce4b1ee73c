#pragma once

#include "engine/pack/table_reader.h"
#include "engine/source.h"

#include <span>
#include <string_view>
#include <vector>

namespace homestretch {

// The source columns of a table, which say of every row what is the rulebook's and what is ours. The letters
// are those of `Origins`, and a wrong one is a problem; words beside them are free. A table without the
// column, or an empty cell, claims nothing.

// "RD"; or letters for each part, "R (name) D (power and its name)". `part` says what the whole column is
// about, where a row has several of them.
[[nodiscard]] Sources read_source(const Cells& cells, std::string_view column = "source",
                                  std::string_view part = "");

// The same with words in a column of their own: "name R; support colour D" becomes parts, which say more than
// the letters; whatever else it says stays a note.
[[nodiscard]] Sources read_noted_source(const Cells& cells, std::string_view column = "source",
                                        std::string_view note_column = "source_note");

// "RDD": one letter for each part.
[[nodiscard]] Sources read_part_sources(const Cells& cells, std::string_view column,
                                        std::span<const std::string_view> parts);

} // namespace homestretch
