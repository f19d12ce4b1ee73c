#include "cli/play/screen.h"

#include "cli/arguments.h"
#include "cli/text/grid.h"
#include "cli/text/layout.h"

#include <fmt/format.h>

#include <algorithm>

namespace homestretch {

std::string table_line(const Seating& seating, Viewer reader) {
    std::string line = reader ? fmt::format("You are seat {}.", index_of(*reader)) : "";
    std::string others;
    for (const Seat seat : seats(seating.size())) {
        if (reader == seat) continue;
        const auto& bot = seating[index_of(seat)];
        others += fmt::format("{}eat {}: {}", others.empty() ? "S" : ", s", index_of(seat),
                              bot ? name_of(*bot) : "a person");
    }
    if (!others.empty()) line += (line.empty() ? "" : " ") + others + ".";
    return line;
}

std::string story_text(const Match& match, Viewer viewer, std::size_t from, const Console& console) {
    std::string text;
    for (const Telling& telling : match.story(viewer, from)) {
        if (!telling.words.empty()) text += wrapped_behind("  ", telling.words.text(), console.width);
    }
    return text;
}

std::string choices_text(const std::vector<Choice>& choices, std::size_t& shown, const Console& console) {
    constexpr std::size_t lines_around = 6;
    const std::size_t room =
        console.out_is_terminal ? std::max<std::size_t>(console.height, 14) - lines_around : choices.size();
    const std::size_t last = std::min(choices.size(), shown + room);
    Grid grid({"", "", ""});
    grid.align_right(0);
    for (; shown < last; ++shown) {
        grid.add({console.paint(Ink::Gold, fmt::format("{}", shown + 1)), choices[shown].said.words.text(),
                  console.paint(Ink::Faint, choices[shown].text)});
    }
    std::string text = grid.text(console.paint, console.width, 2);
    if (shown < choices.size()) text += fmt::format("  + shows {} more\n", choices.size() - shown);
    return text;
}

std::string help_text(const Match& match, const Seating& seating, Seat seat, const Console& console) {
    const GameInfo& game = match.info();
    std::string text = console.paint(Ink::Strong, game.title) + '\n';
    text += wrapped_behind("  ", game.summary, console.width);
    text += wrapped_behind("  ", table_line(seating, seat), console.width);
    text +=
        fmt::format("  Seed {}; with it the same cards are dealt again.\n", short_hex(match.identity().seed));
    for (const auto& [name, value] : match.identity().options)
        text += fmt::format("  Option {}={}\n", name, value);
    text += console.paint(Ink::Strong, "You can type") + '\n';
    Grid grid({"", ""});
    for (const auto& [key, meaning] : {std::pair{"a number", "to make that choice"},
                                       {"its short text", "the same; it is printed behind each choice"},
                                       {"v", "to see the table and your choices again"},
                                       {"l", "to read all that has happened"},
                                       {"r", "to read the rules (q leaves them)"},
                                       {"c", "to read every card"},
                                       {"+", "to see more choices, if there are too many for the screen"},
                                       {"q", "to leave; you can save the game and go on later"}}) {
        grid.add({console.paint(Ink::Gold, key), meaning});
    }
    return text + grid.text(console.paint, console.width, 2);
}

} // namespace homestretch
