#pragma once

#include "engine/json.h"

#include <string>
#include <vector>

namespace homestretch::scenario {

// Equal for people: keys of an object in any order, 3 and 3.0 alike.
[[nodiscard]] bool same_value(const Json& left, const Json& right);

// A list whose order means nothing, so that two with the same items are equal; anything else as it is.
[[nodiscard]] Json in_order(Json list);

// The items of `wanted` that are not in `list`; two equal ones must be there twice.
[[nodiscard]] std::vector<Json> lacking(const Json& list, const Json& wanted);

// On one line, cut if it is very long.
[[nodiscard]] std::string compact(const Json& value);

// Where two values first differ: `item 2 is "slagwing", expected "bramblewing"`. They must differ.
[[nodiscard]] std::string first_difference(const Json& expected, const Json& actual);

} // namespace homestretch::scenario
