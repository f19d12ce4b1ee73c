#include "engine/pack/manifest.h"

#include "engine/nearest.h"
#include "engine/pack/text.h"
#include "engine/pack/toml.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace homestretch {

namespace {

constexpr std::array<std::string_view, 7> manifest_keys = {"id",      "version", "title",  "game",
                                                           "authors", "licence", "options"};
constexpr std::size_t longest_text = 200;

bool is_lower_or_digit(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
}

// Lower-case words joined by '-': the id is a folder's name and part of addresses.
bool is_kebab(std::string_view text) {
    bool in_word = false;
    for (const char letter : text) {
        if (!is_lower_or_digit(letter) && !(letter == '-' && in_word)) return false;
        in_word = letter != '-';
    }
    return in_word;
}

std::string_view kind_of(const toml::node& node) {
    switch (node.type()) {
    case toml::node_type::table: return "a section";
    case toml::node_type::array: return "a list";
    case toml::node_type::string: return "text";
    case toml::node_type::integer: return "a whole number";
    case toml::node_type::floating_point: return "a number with a point";
    case toml::node_type::boolean: return "true or false";
    case toml::node_type::date:
    case toml::node_type::time:
    case toml::node_type::date_time: return "a date or time";
    case toml::node_type::none: break;
    }
    return "nothing";
}

int line_of(const toml::source_region& source) {
    return static_cast<int>(source.begin.line);
}

class ManifestReader {
public:
    ManifestReader(const toml::table& root, Problems& problems) : root_(root), problems_(problems) {}

    void read(Pack& pack) {
        refuse_unknown_keys();
        pack.id = id("id");
        pack.version = text("version");
        pack.title = text("title");
        pack.game = id("game");
        pack.authors = texts("authors");
        pack.licence = text("licence");
        pack.option_defaults = options("options");
    }

private:
    void refuse_unknown_keys() {
        for (const auto& [key, node] : root_) {
            if (std::ranges::find(manifest_keys, key.str()) != manifest_keys.end()) continue;
            report(line_of(key.source()), fmt::format("unknown key {}{}", in_quotes(key.str()),
                                                      suggestion(key.str(), manifest_keys)));
        }
    }

    std::string id(std::string_view key) {
        std::string found = text(key);
        if (!found.empty() && !is_kebab(found)) {
            report(line_of(root_.get(key)->source()),
                   fmt::format("{} must be lower-case words joined by '-', as in \"my-pack\", not {}", key,
                               in_quotes(found)));
        }
        return found;
    }

    std::string text(std::string_view key) {
        const toml::node* node = required(key, "\"...\"");
        return node == nullptr ? "" : text(key, *node);
    }

    std::string text(std::string_view what, const toml::node& node) {
        const toml::value<std::string>* value = node.as_string();
        if (value == nullptr) {
            report(line_of(node.source()),
                   fmt::format("{} must be text in quotes, not {}", what, kind_of(node)));
            return "";
        }
        const std::string& found = value->get();
        const bool one_line = std::ranges::none_of(found, [](char c) { return c >= '\0' && c < ' '; });
        if (trimmed(found).empty() || !one_line || character_count(found) > longest_text) {
            report(line_of(node.source()),
                   fmt::format("{} must be one line of text, not empty and at most {} characters", what,
                               longest_text));
        }
        return found;
    }

    std::vector<std::string> texts(std::string_view key) {
        const toml::node* node = required(key, "[\"...\"]");
        if (node == nullptr) return {};
        const toml::array* list = node->as_array();
        if (list == nullptr || list->empty()) {
            report(line_of(node->source()),
                   fmt::format("{} must be a list of texts, as in {} = [\"Ada\", \"Grace\"]", key, key));
            return {};
        }
        std::vector<std::string> found;
        for (const toml::node& element : *list)
            found.push_back(text(fmt::format("each of {}", key), element));
        return found;
    }

    OptionTexts options(std::string_view key) {
        const toml::node* node = root_.get(key);
        if (node == nullptr) return {};
        const toml::table* section = node->as_table();
        if (section == nullptr) {
            report(line_of(node->source()), fmt::format("{} must be a section [{}]", key, key));
            return {};
        }
        OptionTexts found;
        for (const auto& [name, value] : *section) {
            if (auto written = option_text(name.str(), value))
                found[std::string(name.str())] = *std::move(written);
        }
        return found;
    }

    std::optional<std::string> option_text(std::string_view name, const toml::node& node) {
        if (node.is_string()) return text("option " + shown(name), node);
        if (const auto* number = node.as_integer()) return fmt::format("{}", number->get());
        if (const auto* flag = node.as_boolean()) return flag->get() ? "on" : "off";
        report(line_of(node.source()),
               fmt::format("option {} must be text in quotes, a whole number, true or false, not {}",
                           shown(name), kind_of(node)));
        return std::nullopt;
    }

    const toml::node* required(std::string_view key, std::string_view example) {
        const toml::node* node = root_.get(key);
        if (node == nullptr) report(0, fmt::format("{} is missing; add a line {} = {}", key, key, example));
        return node;
    }

    void report(int line, std::string message) {
        problems_.push_back(
            {.file = std::string(manifest_file), .line = line, .message = std::move(message)});
    }

    const toml::table& root_;
    Problems& problems_;
};

} // namespace

void read_manifest(std::string_view text, Pack& pack, Problems& problems) {
    if (const auto root = parse_toml(text)) {
        ManifestReader(*root, problems).read(pack);
    } else {
        problems.push_back({.file = std::string(manifest_file),
                            .line = root.error().line,
                            .message = shown(root.error().message, longest_text)});
    }
}

} // namespace homestretch
