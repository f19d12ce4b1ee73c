#include "cli/rules_page.h"

#include "cli/text/markdown.h"
#include "engine/source.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace homestretch {

namespace {

// The page with every source mark in words: "- **RR-2** (rulebook) All five Councilors …".
std::string with_sources(std::string_view page, const Paint& paint) {
    std::string text;
    bool in_code = false;
    while (!page.empty()) {
        if (page.starts_with("```")) in_code = !in_code;
        const auto rule = in_code ? std::nullopt : numbered_rule(page);
        if (rule && rule->source && !rule->text.empty()) {
            text += fmt::format("- **{}** {} ", rule->id,
                                paint(Ink::Faint, fmt::format("({})", in_words(*rule->source))));
            page = rule->text;
        }
        const std::size_t end = std::min(page.find('\n'), page.size() - 1) + 1;
        text += page.substr(0, end);
        page.remove_prefix(end);
    }
    return text;
}

// What is ours, in front of the first section.
std::string with_courtesy(std::string page, const GameInfo& game) {
    const std::size_t first_section = page.find("\n## ");
    std::string words;
    if (!game.left_open.empty()) words += fmt::format("\n{}\n", game.left_open);
    words += fmt::format("\nBehind its number every rule says where it comes from. {}\n", meaning_of_sources);
    return page.insert(std::min(first_section, page.size()), words);
}

} // namespace

Result<std::string> rules_page(const Home& home, const GameInfo& game, const Console& console) {
    constexpr std::size_t widest_prose = 96; // longer lines are hard to read
    const std::filesystem::path path = home.rules_page(game.id);
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    if (!file || !(text << file.rdbuf())) {
        return failure(fmt::format("cannot read the rules of {} in '{}'", game.title, path.string()));
    }
    const std::string page = with_courtesy(with_sources(text.str(), console.paint), game);
    return rendered_markdown(page, console.paint, std::min(console.width, widest_prose));
}

} // namespace homestretch
