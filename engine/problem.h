#pragma once

#include "engine/result.h"

#include <string>
#include <vector>

namespace homestretch {

// One mistake in something a person wrote: a pack file, an option, a scenario.
struct Problem {
    std::string file{};    // as the person knows it; empty: not about a file
    int line = 0;          // from 1; 0: the file as a whole
    std::string column{};  // the column or key it stands in; empty: the line as a whole
    std::string message{}; // what is wrong, what was expected, the nearest valid word
    bool operator==(const Problem&) const = default;
};

// Every mistake at once: nobody wants to mend a table one error message at a time.
using Problems = std::vector<Problem>;

// "dragons.csv:12, column colour: unknown colour 'bleu'; did you mean 'blue'?"
[[nodiscard]] std::string to_text(const Problem& problem);
// One line each, without a trailing newline.
[[nodiscard]] std::string to_text(const Problems& problems);

[[nodiscard]] Error as_error(const Problems& problems);

} // namespace homestretch
