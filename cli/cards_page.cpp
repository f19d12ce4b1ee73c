#include "cli/cards_page.h"

#include "cli/text/grid.h"
#include "cli/text/layout.h"

#include <fmt/format.h>

#include <algorithm>

namespace homestretch {

namespace {

// A column that is empty in the whole table is left out.
std::string table_text(const std::vector<const CardWords*>& cards, const Console& console) {
    const auto any = [&](std::string CardWords::*field) {
        return std::ranges::any_of(cards, [&](const CardWords* card) { return !(card->*field).empty(); });
    };
    const bool facts = any(&CardWords::facts);
    const bool text = any(&CardWords::text);
    const bool sources =
        std::ranges::any_of(cards, [](const CardWords* card) { return !card->sources.empty(); });
    std::vector<std::string> headings{"Name", "Id"};
    if (facts) headings.emplace_back("Facts");
    if (text) headings.emplace_back("Text");
    if (sources) headings.emplace_back("Source");
    Grid grid(headings);
    for (const CardWords* card : cards) {
        std::vector<std::string> row{console.paint(Ink::Strong, card->name),
                                     console.paint(Ink::Faint, card->id)};
        if (facts) row.push_back(card->facts);
        if (text) row.push_back(card->text);
        if (sources) row.push_back(console.paint(Ink::Faint, in_words(card->sources)));
        grid.add(std::move(row));
    }
    return grid.text(console.paint, console.width, 2);
}

} // namespace

std::string cards_page(const std::vector<CardWords>& cards, const GameInfo& game, const Console& console) {
    std::vector<std::string> tables; // in the order the game gives them
    for (const CardWords& card : cards) {
        if (std::ranges::find(tables, card.table) == tables.end()) tables.push_back(card.table);
    }
    std::string page;
    for (const std::string& table : tables) {
        std::vector<const CardWords*> members;
        for (const CardWords& card : cards) {
            if (card.table == table) members.push_back(&card);
        }
        if (!page.empty()) page += '\n';
        page += console.paint(Ink::Gold, fmt::format("{} ({})", table, members.size())) + '\n';
        page += table_text(members, console);
    }
    if (std::ranges::all_of(cards, [](const CardWords& card) { return card.sources.empty(); })) return page;
    std::string legend = fmt::format("Source: {}", meaning_of_sources);
    if (!game.cards_note.empty()) legend += fmt::format(" {}", game.cards_note);
    return page + '\n' + wrapped_behind("", legend, console.width);
}

} // namespace homestretch
