#pragma once

// The parts of the module `_engine`, a function each.

#include "python/bindings/match.h"

#include <nanobind/nanobind.h>

namespace homestretch::python {

// A table by itself, as the class Game of the package holds it.
struct BoundTable {
    std::shared_ptr<const Table> table{};
};
// A match, with the Game it was started from.
struct BoundMatch {
    nanobind::object game{};
    PlayedMatch played;
};

// The seed in hexadecimal digits; empty: one from the operating system.
[[nodiscard]] Seed seed_of_digits(const std::string& digits);

void bind_table(nanobind::module_& module);
void bind_match(nanobind::module_& module);
void bind_bots(nanobind::module_& module);
void bind_batch(nanobind::module_& module);
void bind_lab(nanobind::module_& module);

} // namespace homestretch::python
