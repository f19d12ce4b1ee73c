#include "server/net/rules_page.h"

#include "engine/pack/text.h"
#include "engine/source.h"

#include <algorithm>
#include <string>

namespace homestretch::server {

namespace {

constexpr std::string_view fence = "```";

std::size_t heading_level(std::string_view line) {
    const std::size_t level = std::min(line.find_first_not_of('#'), line.size());
    return level <= 6 && line.substr(level).starts_with(' ') ? level : 0;
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
        } else if (!in_code_ && numbered_rule(line)) {
            end_block();
            in_rule_ = true;
            add(line);
        } else if (trimmed(line).empty() && !in_code_) {
            end_block();
        } else {
            add(in_rule_ ? trimmed(line) : line);
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
        const auto rule = in_rule_ ? numbered_rule(text_) : std::nullopt;
        page_["sections"].back()["blocks"].push_back(
            {{"id", rule ? Json(rule->id) : Json()},
             {"source", rule && rule->source ? to_json(*rule->source) : Json()},
             {"text", rule ? rule->text : std::string_view(text_)}});
        in_rule_ = false;
        text_.clear();
    }

    Json page_;
    std::string text_; // of the block being read
    bool in_rule_ = false;
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
