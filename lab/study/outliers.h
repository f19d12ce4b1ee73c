#pragma once

#include "lab/study/effects.h"

#include <map>
#include <string>

namespace homestretch {

// How a thing stands among those of its table.
struct Standout {
    Count by = Count::Seen;   // the count that tells most of such things
    Effect effect{};          // by that count
    double beyond = 0.0;      // its effect above the middle of its table
    double false_alarm = 1.0; // at this rate of false alarms it would still be reported
    bool is_outlier = false;
};

struct Standouts {
    std::vector<Standout> things{};       // every thing of the study, by number
    std::map<std::string, Usual> usual{}; // by table
};

// What is usual is measured within each table, so a card stands out from
// cards like it: their middle and true spread come from the table itself, and what lies further off than
// that spread and the errors explain is an outlier, at one false alarm in twenty reported.
[[nodiscard]] Standouts standouts(const Study& study);

} // namespace homestretch
