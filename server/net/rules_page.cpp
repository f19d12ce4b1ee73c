#include "server/net/rules_page.h"

#include "engine/pack/text.h"

#include <algorithm>
#include <optional>
#include <string>

namespace homestretch::server {

namespace {

constexpr std::string_view rule_mark = "- **";
constexpr std::string_view fence = "```";

std::size_t heading_level(std::string_view line) {
    const std::size_t level = std::min(line.find_first_not_of('#'), line.size());
    return level <= 6 && line.substr(level).starts_with(' ') ? level : 0;
}

// The id of "- **DR-34** Everybody …": capitals, a hyphen, digits.
std::optional<std::string_view> rule_id(std::string_view line) {
    if (!line.starts_with(rule_mark)) return std::nullopt;
    line.remove_prefix(rule_mark.size());
    const std::string_view id = line.substr(0, line.find("**"));
    const std::size_t hyphen = id.find('-');
    if (id.size() == line.size() || hyphen == 0 || hyphen == std::string_view::npos) return std::nullopt;
    const bool is_id = id.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == hyphen &&
                       id.find_first_not_of("0123456789", hyphen + 1) == std::string_view::npos;
    return is_id && hyphen + 1 < id.size() ? std::optional(id) : std::nullopt;
}

// Builds the page line by line.
class RulesReader {
public:
    explicit RulesReader(std::string_view game)
        : page_{{"game", game}, {"title", ""}, {"sections", Json::array()}} {}

    void line(std::string_view line) {
        if (line.starts_with(fence)) in_code_ = !in_code_;
        const std::size_t level = in_code_ ? 0 : heading_level(line);
        if (level > 0) {
            end_block();
            begin_section(trimmed(line.substr(level)), level);
        } else if (const auto id = in_code_ ? std::nullopt : rule_id(line)) {
            end_block();
            id_ = *id;
            add(trimmed(line.substr(rule_mark.size() + id->size() + 2)));
        } else if (trimmed(line).empty() && !in_code_) {
            end_block();
        } else {
            add(id_.is_null() ? line : trimmed(line));
        }
    }

    Json finish() {
        end_block();
        return std::move(page_);
    }

private:
    void begin_section(std::string_view title, std::size_t level) {
        if (page_["sections"].empty()) page_["title"] = title;
        page_["sections"].push_back({{"title", title}, {"level", level}, {"blocks", Json::array()}});
    }

    void add(std::string_view text) {
        if (!text_.empty()) text_ += '\n';
        text_ += text;
    }

    void end_block() {
        if (text_.empty()) return;
        if (page_["sections"].empty()) begin_section(page_["game"].get<std::string>(), 1);
        page_["sections"].back()["blocks"].push_back({{"id", id_}, {"text", text_}});
        id_ = nullptr;
        text_.clear();
    }

    Json page_;
    Json id_ = nullptr; // of the rule being read
    std::string text_;
    bool in_code_ = false;
};

} // namespace

Json rules_page(std::string_view game, std::string_view markdown) {
    const std::string text = normalised(markdown);
    RulesReader reader(game);
    for (std::string_view left = text; !left.empty();) {
        const std::size_t end = left.find('\n');
        reader.line(left.substr(0, end));
        left.remove_prefix(end == std::string_view::npos ? left.size() : end + 1);
    }
    return reader.finish();
}

} // namespace homestretch::server
