#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>

namespace homestretch {

// Keys keep the order in which a game writes them: dumps, views and replays are read by people too.
using Json = nlohmann::ordered_json;

// An object for so many fields. One that grows copies all that is in it, which for a view is a lot.
[[nodiscard]] inline Json object_with_room(std::size_t fields) {
    Json json = Json::object();
    json.get_ref<Json::object_t&>().reserve(fields);
    return json;
}

} // namespace homestretch
