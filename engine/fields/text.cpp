#include "engine/fields/text.h"

#include <fmt/format.h>

#include <algorithm>

namespace homestretch::fields {

namespace {

std::string word(const Json& value) {
    std::string text = value.is_string() ? value.get<std::string>() : value.dump();
    std::ranges::replace(text, '\n', ' ');
    return text;
}

std::string spelled(std::string name) {
    std::ranges::replace(name, '_', ' ');
    return name;
}

bool says_nothing(const Json& value) {
    return value.is_null() || value == false || value == "" || (value.is_structured() && value.empty());
}

bool is_list_of_words(const Json& value) {
    return value.is_array() &&
           std::ranges::none_of(value, [](const Json& item) { return item.is_structured(); });
}

// Ends with a line for `head`, unless there is nothing to say.
void add(std::string& text, const std::string& head, const Json& object, const Paint& paint) {
    std::string plain;
    std::string below;
    for (const auto& [key, value] : object.items()) {
        if (says_nothing(value)) continue;
        const std::string name = spelled(key);
        const std::string whole = head.empty() ? name : fmt::format("{} {}", head, name);
        std::string said = name;
        if (is_list_of_words(value)) {
            for (const Json& item : value) said += " " + word(item);
        } else if (value.is_array()) {
            for (std::size_t i = 0; i < value.size(); ++i)
                add(below, fmt::format("{} {}", whole, i), value[i], paint);
            continue;
        } else if (value.is_object()) {
            add(below, whole, value, paint);
            continue;
        } else if (value != true) {
            said += " " + word(value);
        }
        plain += (plain.empty() ? "" : ", ") + said;
    }
    if (!plain.empty() && head.empty()) text += plain + "\n";
    if (!plain.empty() && !head.empty()) text += fmt::format("{}: {}\n", paint(Ink::Strong, head), plain);
    text += below;
}

} // namespace

std::string as_text(const Json& view, const Paint& paint) {
    std::string text;
    add(text, "", view, paint);
    return text.empty() ? "\n" : text;
}

} // namespace homestretch::fields
