#include "games/rat-race/game.h"

#include "engine/effects/data.h"
#include "engine/effects/text.h"
#include "engine/nearest.h"
#include "games/rat-race/tables.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace rat_race {

using homestretch::Json;
using homestretch::Options;
using homestretch::Problems;

namespace {

// RR-3: the layout that was asked for, or the usual one for this number of players.
void choose_layout(const Options& options, std::vector<PackLayout>& layouts, Rules& rules,
                   Problems& problems) {
    std::vector<std::string_view> ids;
    for (const PackLayout& known : layouts) ids.push_back(known.layout.id);
    auto chosen = layouts.end();
    if (options.is("layout", "by_players")) {
        chosen = std::ranges::find_if(layouts, [&](const PackLayout& known) {
            return std::ranges::find(known.usual_for, rules.seats) != known.usual_for.end();
        });
    } else {
        const std::string& text = options.all().at("layout");
        const std::string wanted =
            options.is("layout", "own") ? fmt::format("{}", fmt::join(options.list("layout"), ",")) : text;
        chosen =
            std::ranges::find_if(layouts, [&](const PackLayout& known) { return known.layout.id == wanted; });
        if (chosen == layouts.end()) {
            problems.push_back({.message = fmt::format("this pack has no layout '{}'{}", wanted,
                                                       homestretch::suggestion(wanted, ids))});
        }
    }
    if (chosen != layouts.end()) rules.layout = std::move(chosen->layout);
}

void read_options(const Options& options, Rules& rules) {
    rules.first_player = options.is("first_player", "seat0")      ? FirstPlayer::Seat0
                         : options.is("first_player", "election") ? FirstPlayer::Election
                                                                  : FirstPlayer::Random;
    if (rules.seats == 2 && rules.first_player == FirstPlayer::Election)
        rules.first_player = FirstPlayer::Random; // RR-11: two votes are always a tie
    rules.turn_limit = !options.is("turn_limit", "off");
    if (rules.turn_limit) rules.last_turn = static_cast<std::uint16_t>(options.number("turn_limit"));
    rules.backward_needs_all = options.is("backward_rule", "riot_all");
    rules.backward_forced = options.is("backward_forced", "yes");
    rules.feet_for_cards = options.is("feet_scope", "all_steps");
    rules.feet_lift = options.is("feet_deadlock", "lift");
    rules.plant_top_only = options.is("plant_pick", "top");
    rules.plant_under = options.is("plant_place", "under");
    rules.riot_occupied = options.is("riot_occupied", "yes");
    rules.riots_spare_every_field = options.is("riot_path", "every_field");
    rules.remembers = options.is("peek_memory", "on");
}

std::string symbols_text(const Rules& rules, const Title& title) {
    std::vector<std::string> symbols;
    for (const Councilor councilor : councilors) {
        for (int i = 0; i < title.symbols[index_of(councilor)]; ++i) symbols.push_back(rules.name(councilor));
    }
    return fmt::format("{}", fmt::join(symbols, " + "));
}

Json data_of(const Rules& rules, const Title& title) {
    Json symbols = Json::object();
    for (const Councilor councilor : councilors) {
        const int count = title.symbols[index_of(councilor)];
        if (count > 0) symbols[rules.id(councilor)] = count;
    }
    return {{"symbols", std::move(symbols)},
            {"ideal", title.is_issue ? Json(rules.id(title.ideal)) : Json()},
            {"feet", title.feet},
            {"copies", title.copies},
            {"effect", homestretch::data_of(rules.language, rules.programs.steps(title.program))}};
}

} // namespace

homestretch::Result<Rules, Problems> Game::compile(const homestretch::Pack& pack,
                                                   const homestretch::MatchSetup& setup) {
    Rules rules;
    rules.seats = setup.seats;
    rules.everybody = static_cast<Seats>((1U << setup.seats) - 1U);
    read_options(setup.options, rules); // the words of cards follow them
    Problems problems;
    std::vector<PackLayout> layouts =
        read_tables(pack, setup.options.is("back_off_board", "yes"), rules, problems);
    if (!problems.empty()) return homestretch::Unexpected{problems};

    for (std::size_t i = 0; i < rules.titles.size(); ++i) {
        for (std::size_t copy = 0; copy < rules.titles[i].copies; ++copy)
            rules.cards.push_back({.title = static_cast<TitleId>(i)});
    }
    choose_layout(setup.options, layouts, rules, problems);
    if (!problems.empty()) return homestretch::Unexpected{problems};
    return rules;
}

std::string Rules::text(TitleId id) const {
    return text_of(language, programs.steps(title(id).program));
}

std::vector<homestretch::CardWords> Game::cards(const Rules& rules) {
    std::vector<homestretch::CardWords> words;
    for (std::size_t i = 0; i < rules.titles.size(); ++i) {
        const Title& title = rules.titles[i];
        const std::string copies = title.copies == 1 ? "1 copy" : fmt::format("{} copies", title.copies);
        const std::string symbols = symbols_text(rules, title);
        words.push_back({.table = title.is_issue ? "Issues" : "Actions",
                         .id = rules.title_words.id(i),
                         .name = rules.title_words.name(i),
                         .facts = title.is_issue ? fmt::format("{}, {}{}, {}", symbols, rules.id(title.ideal),
                                                               title.feet ? ", Feet" : "", copies)
                                                 : fmt::format("{}, {}", symbols, copies),
                         .text = rules.text(static_cast<TitleId>(i)),
                         .data = data_of(rules, title),
                         .sources = rules.title_sources[i]});
    }
    for (const Councilor councilor : councilors) {
        words.push_back(
            {.table = "Councilors",
             .id = rules.id(councilor),
             .name = rules.name(councilor),
             .facts = rules.visions[index_of(councilor)],
             .text = fmt::format("Brings the ideal {}.", rules.id(rules.home[index_of(councilor)])),
             .data = {{"home", rules.id(rules.home[index_of(councilor)])}},
             .sources = rules.councilor_sources[index_of(councilor)]});
    }
    return words;
}

} // namespace rat_race
