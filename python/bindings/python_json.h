#pragma once

#include "engine/json.h"

#include <nanobind/nanobind.h>

namespace homestretch::python {

// The same as dictionaries, lists, numbers and text.
[[nodiscard]] nanobind::object to_python(const Json& json);

// The reverse, through Python's own json module, so that all it can write may be handed in.
[[nodiscard]] Json from_python(nanobind::handle value);

} // namespace homestretch::python
