#include "engine/scenario/document.h"

#include "engine/pack/toml.h"

#include <algorithm>

namespace homestretch::scenario {

namespace {

int line_of(const toml::source_region& source) {
    return static_cast<int>(source.begin.line);
}

class Converter {
public:
    Converter(const std::string& file, Problems& problems) : file_(file), problems_(problems) {}

    TomlNode convert(const toml::node& node) {
        TomlNode made{.line = line_of(node.source())};
        if (const toml::table* table = node.as_table()) {
            made.kind = table->is_inline() ? TomlNode::Kind::Inline : TomlNode::Kind::Section;
            made.members = members(*table);
        } else if (const toml::array* array = node.as_array()) {
            made.kind = TomlNode::Kind::List;
            for (const toml::node& item : *array) made.items.push_back(convert(item));
        } else {
            made.scalar = scalar(node);
        }
        return made;
    }

private:
    std::vector<std::pair<std::string, TomlNode>> members(const toml::table& table) {
        struct Entry {
            const toml::key* key;
            const toml::node* node;
        };
        std::vector<Entry> entries;
        for (const auto& [key, node] : table) entries.push_back({&key, &node});
        std::ranges::stable_sort(entries, [](const Entry& left, const Entry& right) {
            const auto& a = left.key->source().begin;
            const auto& b = right.key->source().begin;
            return std::pair(a.line, a.column) < std::pair(b.line, b.column);
        });
        std::vector<std::pair<std::string, TomlNode>> made;
        for (const Entry& entry : entries) {
            made.emplace_back(std::string(entry.key->str()), convert(*entry.node));
            // A list over several lines, or the first of several tables, is known by where its name stands.
            made.back().second.line = line_of(entry.key->source());
        }
        return made;
    }

    Json scalar(const toml::node& node) {
        if (const auto* text = node.as_string()) return text->get();
        if (const auto* number = node.as_integer()) return number->get();
        if (const auto* number = node.as_floating_point()) return number->get();
        if (const auto* flag = node.as_boolean()) return flag->get();
        problems_.push_back({.file = file_,
                             .line = line_of(node.source()),
                             .message = "dates and times have no meaning here; write text in quotes"});
        return nullptr;
    }

    const std::string& file_;
    Problems& problems_;
};

// TOML has no word for it.
bool is_null(const TomlNode& node) {
    return node.kind == TomlNode::Kind::Inline && node.members.size() == 1 &&
           node.members[0].first == "null" && node.members[0].second.scalar == Json(true);
}

} // namespace

const TomlNode* TomlNode::find(std::string_view key) const {
    const auto found = std::ranges::find(members, key, &std::pair<std::string, TomlNode>::first);
    return found == members.end() ? nullptr : &found->second;
}

Result<TomlNode, Problems> read_toml(std::string_view text, const std::string& file) {
    const auto root = parse_toml(text);
    if (!root) {
        return Unexpected{Problems{{.file = file,
                                    .line = root.error().line,
                                    .message = "this is not TOML: " + root.error().message}}};
    }
    Problems problems;
    TomlNode document = Converter(file, problems).convert(*root);
    if (!problems.empty()) return Unexpected{problems};
    return document;
}

Json to_json(const TomlNode& node) {
    switch (node.kind) {
    case TomlNode::Kind::Scalar: return node.scalar;
    case TomlNode::Kind::List: {
        Json list = Json::array();
        for (const TomlNode& item : node.items) list.push_back(to_json(item));
        return list;
    }
    case TomlNode::Kind::Inline:
    case TomlNode::Kind::Section: break;
    }
    if (is_null(node)) return nullptr;
    Json object = Json::object();
    for (const auto& [key, value] : node.members) object[key] = to_json(value);
    return object;
}

std::string_view kind_of(const TomlNode& node) {
    if (node.is_table()) return "a table";
    if (node.kind == TomlNode::Kind::List) return "a list";
    if (node.scalar.is_string()) return "text";
    if (node.scalar.is_boolean()) return "true or false";
    return node.scalar.is_number_integer() ? "a whole number" : "a number with a point";
}

} // namespace homestretch::scenario
