#include "engine/pack/source_cells.h"

#include "engine/nearest.h"
#include "engine/pack/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace homestretch {

namespace {

constexpr std::array<std::string_view, 3> letters{"R", "P", "D"};
constexpr std::array<std::string_view, 7> known_marks{"R", "P", "D", "RD", "RP", "PD", "RPD"};

void refuse(const Cells& cells, std::string_view column, std::string_view marks,
            std::span<const std::string_view> known) {
    cells.problem(column, fmt::format("{} is no source (R: the rulebook, P: a public source, D: ours){}",
                                      in_quotes(marks), suggestion(marks, known)));
}

// Underscores are for columns, which a part may be named after.
std::string part_name(std::string_view written) {
    std::string name(trimmed(written));
    std::ranges::replace(name, '_', ' ');
    return name;
}

// "name R", "ability R (follows from the supports)"
std::optional<Source> part_of_note(std::string_view text) {
    Source source;
    if (const std::size_t open = text.find('('); open != std::string_view::npos && text.ends_with(')')) {
        source.note = text.substr(open + 1, text.size() - open - 2);
        text = trimmed(text.substr(0, open));
    }
    const std::size_t space = text.rfind(' ');
    const auto origins = space == std::string_view::npos ? std::nullopt : origins_of(text.substr(space + 1));
    if (!origins) return std::nullopt;
    source.origins = *origins;
    source.part = part_name(text.substr(0, space));
    return source;
}

// Nothing if a part of it is no "what R".
Sources parts_of_note(std::string_view note) {
    Sources parts;
    for (std::string_view left = note; !left.empty();) {
        const std::size_t end = std::min(left.find(';'), left.size());
        auto part = part_of_note(trimmed(left.substr(0, end)));
        if (!part) return {};
        parts.push_back(std::move(*part));
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    return parts;
}

} // namespace

Sources read_source(const Cells& cells, std::string_view column, std::string_view part) {
    const std::string text = cells.optional_text(column).value_or("");
    Sources sources;
    for (std::string_view left = text; !(left = trimmed(left)).empty();) {
        const std::string_view marks = left.substr(0, left.find_first_of(" (,;"));
        const auto origins = origins_of(marks);
        left = trimmed(left.substr(marks.size()));
        Source source{.part = std::string(part), .origins = origins.value_or(Origins{})};
        if (!origins) {
            refuse(cells, column, marks.empty() ? left : marks, known_marks);
            return {};
        }
        if (left.starts_with('(')) {
            const std::size_t end = left.find(')');
            if (end == std::string_view::npos) {
                cells.problem(column, "a bracket is not closed; write ')' behind the words");
                return {};
            }
            source.part = part_name(left.substr(1, end - 1));
            left = trimmed(left.substr(end + 1));
        } else if (!left.empty() || !sources.empty()) {
            cells.problem(column,
                          "expected what each letter is about in brackets, as in 'R (name) D (power)'");
            return {};
        }
        if (left.starts_with(',') || left.starts_with(';')) left.remove_prefix(1);
        sources.push_back(std::move(source));
    }
    return sources;
}

Sources read_noted_source(const Cells& cells, std::string_view column, std::string_view note_column) {
    Sources sources = read_source(cells, column);
    const std::string note = cells.optional_text(note_column).value_or("");
    if (sources.size() != 1 || note.empty()) return sources;
    Sources parts = parts_of_note(note);
    if (!parts.empty()) return parts;
    sources.front().note = note;
    return sources;
}

Sources read_part_sources(const Cells& cells, std::string_view column,
                          std::span<const std::string_view> parts) {
    const std::string text = cells.optional_text(column).value_or("");
    Sources sources;
    if (text.empty()) return sources;
    if (text.size() != parts.size()) {
        cells.problem(column, fmt::format("expected {} letters, for {}, not {}", parts.size(),
                                          fmt::join(parts, ", "), in_quotes(text)));
        return sources;
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::string_view mark = std::string_view(text).substr(i, 1);
        const auto origins = origins_of(mark);
        if (!origins) {
            refuse(cells, column, mark, letters);
            return {};
        }
        sources.push_back({.part = std::string(parts[i]), .origins = *origins});
    }
    return sources;
}

} // namespace homestretch
