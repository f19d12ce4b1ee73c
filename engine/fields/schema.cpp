#include "engine/fields/schema.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>

namespace homestretch::fields {

namespace {

Json enumeration(const Kind& kind, const void* rules) {
    Json json{{"type", "string"}};
    const bool is_fixed = !kind.words.by_rules;
    if (kind.words && (is_fixed || rules != nullptr)) {
        json["enum"] = Json::array();
        for (const std::string_view id : kind.words(rules).ids()) json["enum"].push_back(id);
    }
    return json;
}

Json nullable(Json json) {
    if (json.contains("enum")) json["enum"].push_back(nullptr);
    if (json.contains("type") && json["type"].is_string()) {
        json["type"] = Json::array({json["type"], "null"});
        return json;
    }
    return {{"anyOf", Json::array({std::move(json), {{"type", "null"}}})}};
}

Json array_of(Json items) {
    return {{"type", "array"}, {"items", std::move(items)}};
}

Json schema_of(const Kind& kind, const void* rules);

void add_fields(const Fields& fields, const void* rules, Json& properties, Json& required);

Json object_schema(const Fields& fields, const void* rules) {
    Json json{{"type", "object"}, {"properties", Json::object()}, {"required", Json::array()}};
    add_fields(fields, rules, json["properties"], json["required"]);
    json["additionalProperties"] = false;
    return json;
}

Json repeated_schema(const Fields& fields, const void* rules) {
    if (!is_bare(fields)) return object_schema(fields, rules);
    const Kind& kind = fields.front().kind;
    return kind.shape == Shape::Struct ? repeated_schema(*kind.children, rules) : schema_of(kind, rules);
}

Json words_schema(const Kind& kind, const void* rules) {
    Json each = repeated_schema(*kind.children, rules);
    Json json{{"type", "object"}};
    if (kind.words.by_rules && rules == nullptr) {
        json["additionalProperties"] = std::move(each);
        return json;
    }
    for (const std::string_view id : kind.words(rules).ids()) {
        json["properties"][std::string(id)] = each;
        if (!kind.sparse) json["required"].push_back(id);
    }
    json["additionalProperties"] = false;
    return json;
}

Json count_schema(const Kind& kind, const void* rules) {
    Json json{{"type", "integer"}};
    if (rules != nullptr || !kind.low.by_rules) json["minimum"] = kind.low.in(rules);
    if (rules != nullptr || !kind.high.by_rules) json["maximum"] = kind.high.in(rules);
    return json;
}

Json seat_schema() {
    return {{"type", "integer"}, {"minimum", 0}};
}

Json plain_schema(const Kind& kind, const void* rules) {
    switch (kind.shape) {
    case Shape::Count: return count_schema(kind, rules);
    case Shape::Flag: return {{"type", "boolean"}};
    case Shape::Word:
        if (kind.first_seat > 0) return {{"anyOf", Json::array({enumeration(kind, rules), seat_schema()})}};
        return enumeration(kind, rules);
    case Shape::Seat: return seat_schema();
    case Shape::Seats: return array_of(seat_schema());
    case Shape::Chosen: return array_of(enumeration(kind, rules));
    case Shape::Text: return {{"type", "string"}};
    case Shape::List: return array_of(schema_of(*kind.inner, rules));
    case Shape::Bag:
        if (kind.counted)
            return {{"type", "object"}, {"additionalProperties", {{"type", "integer"}, {"minimum", 1}}}};
        return array_of(enumeration(kind, rules));
    case Shape::Struct: return object_schema(*kind.children, rules);
    case Shape::Maybe: return nullable(schema_of(*kind.inner, rules));
    case Shape::Named: return {{"type", "object"}};
    case Shape::Raw: return kind.schema;
    case Shape::BySeat: return array_of(repeated_schema(*kind.children, rules));
    case Shape::ByWord: return words_schema(kind, rules);
    }
    return {};
}

Json schema_of(const Kind& kind, const void* rules) {
    Json json = plain_schema(kind, rules);
    return kind.may_be_none ? nullable(std::move(json)) : json;
}

void add_fields(const Fields& fields, const void* rules, Json& properties, Json& required) {
    for (const Node& node : fields) {
        if (node.name.empty()) {
            add_fields(*node.kind.children, rules, properties, required);
            continue;
        }
        Json json = schema_of(node.kind, rules);
        if (!node.meaning.empty()) json["description"] = node.meaning;
        properties[node.name] = std::move(json);
        if (!node.is_absent) required.push_back(node.name);
    }
}

// ---- for people

std::string bounds(const Bound& low, const Bound& high, const void* rules) {
    return fmt::format("{} to {}", low.in(rules), high.in(rules));
}

std::string words_of(const Kind& kind, const void* rules) {
    if (kind.deck != nullptr || kind.words(rules).size() > 12) return fmt::format("a {}", kind.noun);
    return fmt::format("{}", fmt::join(kind.words(rules).ids(), " | "));
}

std::string said(const Kind& kind, const void* rules) {
    const std::string either =
        std::string(kind.first_seat > 0 ? ", or a seat" : "") + (kind.may_be_none ? ", or null" : "") +
        (kind.other.empty() ? "" : fmt::format(", or \"{}\" when one writes it", kind.other));
    switch (kind.shape) {
    case Shape::Count: return bounds(kind.low, kind.high, rules) + either;
    case Shape::Flag: return "true | false";
    case Shape::Word: return words_of(kind, rules) + either;
    case Shape::Seat: return "a seat" + either;
    case Shape::Seats: return "seats";
    case Shape::Chosen: return fmt::format("some of: {}", words_of(kind, rules));
    case Shape::Text: return fmt::format("a {}, as text", kind.noun);
    case Shape::List:
        return fmt::format("a list{}: {}{}", kind.top_first ? ", the top first" : "",
                           said(*kind.inner, rules),
                           kind.runs ? "; \"3 ...\" when one writes three in a row" : "");
    case Shape::Bag:
        return fmt::format("{}s, {}", kind.noun,
                           kind.counted ? "with how many of each" : "in the order of their table");
    case Shape::Named: return "numbers with names that depend on the step";
    case Shape::Maybe: return said(*kind.inner, rules) + ", or null";
    case Shape::BySeat: return "for each seat";
    case Shape::ByWord: return fmt::format("for each of {}", words_of(kind, rules));
    case Shape::Struct: return kind.spelled_out ? "an object, or a text that stands for it" : "an object";
    default: return "see the schema";
    }
}

void add_lines(const Fields& fields, const void* rules, std::size_t depth, std::vector<FieldLine>& lines) {
    for (const Node& node : fields) {
        const Kind* inner = &node.kind;
        while (inner->inner) inner = inner->inner.get();
        if (!node.name.empty()) lines.push_back({depth, node.name, said(node.kind, rules), node.meaning});
        if (inner->children) add_lines(*inner->children, rules, node.name.empty() ? depth : depth + 1, lines);
    }
}

} // namespace

Json schema(const Fields& fields, const void* rules) {
    return object_schema(fields, rules);
}

std::vector<FieldLine> lines(const Fields& fields, const void* rules) {
    std::vector<FieldLine> lines;
    add_lines(fields, rules, 0, lines);
    return lines;
}

} // namespace homestretch::fields
