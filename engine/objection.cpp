#include "engine/objection.h"

#include "engine/nearest.h"

#include <algorithm>

namespace homestretch {

namespace {

std::string_view verb_of(std::string_view text) {
    return text.substr(0, text.find(' ') + 1);
}

// "0,6" of "riot 0,6", if something else can be named like that now: then the text asks for this thing.
std::string_view named_thing(std::string_view text, const std::vector<std::string_view>& legal) {
    const std::string_view verb = verb_of(text);
    const std::string_view thing = text.substr(verb.size());
    const bool alike = !verb.empty() && thing.find(' ') == std::string_view::npos &&
                       std::ranges::find(legal, verb, verb_of) != legal.end();
    return alike ? thing : std::string_view();
}

} // namespace

std::string objection(std::string_view text, const std::vector<std::string_view>& legal,
                      const std::vector<Blocked>& blocked) {
    const std::string_view thing = named_thing(text, legal);
    const auto known = std::ranges::find_if(blocked, [&](const Blocked& other) {
        return !thing.empty() && thing == (other.target.id.empty() ? other.target.zone : other.target.id);
    });
    return known == blocked.end() ? suggestion(text, legal) : ": " + known->reason.text();
}

} // namespace homestretch
