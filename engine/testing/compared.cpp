#include "engine/testing/compared.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <set>

namespace homestretch {

bool same(const Json& one, const Json& other) {
    return one == other;
}

bool same(const std::vector<Telling>& one, const std::vector<Telling>& other) {
    return one == other;
}

bool same_content(const Json& one, const Json& other) {
    return one == other || Json::diff(one, other).empty();
}

Json patched(const Json& json, const Json& patch) {
    return json.patch(patch);
}

std::optional<std::string> surplus_of(const Json& patch, const Json& patched) {
    for (const Json& step : patch) {
        if (step.at("op") == "remove") continue;
        const Json::json_pointer place(step.at("path").get<std::string>());
        if (!patched.contains(place) || patched.at(place) != step.at("value")) return step.dump();
    }
    return std::nullopt;
}

Json written_and_read(const Json& json) {
    return Json::parse(json.dump());
}

std::string difference_of(const Json& one, const Json& other) {
    return Json::diff(one, other).dump();
}

std::string differing_places(const Json& one, const Json& other) {
    std::set<std::string> places;
    for (const Json& change : Json::diff(one, other)) {
        Json::json_pointer place(change.at("path").get<std::string>());
        while (!place.empty() && one.contains(place.parent_pointer()) &&
               one.at(place.parent_pointer()).is_array() && !one.at(place.parent_pointer()).empty() &&
               !one.at(place.parent_pointer()).front().is_structured())
            place = place.parent_pointer(); // the list, not which of its items
        std::string words = place.to_string().substr(1);
        std::ranges::replace(words, '/', '.');
        places.insert(std::move(words));
    }
    return fmt::format("{}", fmt::join(places, ", "));
}

std::string words_of(const std::vector<Telling>& told) {
    std::string words;
    for (const Telling& telling : told)
        words +=
            fmt::format("[{}] {} {} ", telling.kind, to_json(telling.words).dump(), telling.details.dump());
    return words;
}

std::optional<std::string> slip_in(const Words& words) {
    const std::string text = words.text();
    for (const std::string_view slip : {"  ", "{", "}", " .", " ,", "..", "\n"}) {
        if (text.find(slip) != std::string::npos) return fmt::format("'{}' holds '{}'", text, slip);
    }
    if (text.starts_with(' ') || text.ends_with(' ')) return fmt::format("'{}' has a space at its end", text);
    return std::nullopt;
}

} // namespace homestretch
