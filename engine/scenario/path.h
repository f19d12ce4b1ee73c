#pragma once

#include "engine/json.h"
#include "engine/result.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch::scenario {

// A place in a JSON value: keys separated by dots, digits for the items of a list, `*` for all of them.
// "players.1.hand.0"; "players.*.distance" is the list of all distances.
struct Path {
    std::vector<std::string> keys{}; // none empty
    [[nodiscard]] std::string text() const;
    bool operator==(const Path&) const = default;
};

[[nodiscard]] Result<Path> path_from(std::string_view text);

// Where a path leaves the value it was followed in.
struct Missing {
    std::string message{};  // where it breaks, what there is instead, the nearest key
    bool only_last = false; // all but the last key exist: the thing is not there, the path is not nonsense
    bool is_item = false;   // the list that the last key counts in is too short
};

// The value at the end of the keys. `where` is how messages call the root: "dump".
[[nodiscard]] Result<Json, Missing> look_up(const Json& root, std::span<const std::string> keys,
                                            std::string_view where);

// Replaces the value at the end of the keys, which must exist; nothing has changed if it does not.
[[nodiscard]] Result<void, Missing> assign(Json& root, std::span<const std::string> keys, const Json& value,
                                           std::string_view where);

} // namespace homestretch::scenario
