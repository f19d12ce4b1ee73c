#pragma once

#include "engine/json.h"

#include <string>

namespace homestretch::fields {

// Collects a JSON Patch (RFC 6902) on the way through two values.
class Patch {
public:
    // What leads from one value to the other, both being what `path` (a JSON Pointer) leads to. Keys of
    // objects have no order in this.
    void compare(const Json& before, const Json& after, const std::string& path);

    void add(const std::string& path, const Json& value);
    void remove(const std::string& path);

    [[nodiscard]] Json take() && { return std::move(steps_); }

private:
    void compare_objects(const Json& before, const Json& after, const std::string& path);
    void compare_arrays(const Json& before, const Json& after, const std::string& path);
    void replace(const std::string& path, const Json& value);

    Json steps_ = Json::array();
};

} // namespace homestretch::fields
