#include "games/dragon-racer/game.h"

#include "engine/effects/data.h"
#include "engine/effects/text.h"
#include "engine/nearest.h"
#include "games/dragon-racer/tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace dragon_racer {

using homestretch::Json;
using homestretch::Options;
using homestretch::Problem;
using homestretch::Problems;
using homestretch::ProgramId;

namespace {

void refuse(Problems& problems, std::string message) {
    problems.push_back({.message = std::move(message)});
}

// How many players the allowed characters can serve (DR-10, DR-11).
std::size_t servable(const Rules& rules) {
    std::set<std::size_t> different;
    for (const CharacterId id : rules.allowed) different.insert(rules.taken_once(id));
    return different.size();
}

// The most level-1 cards that teams can take: every player with the largest teams there are.
std::size_t largest_teams(const Rules& rules) {
    std::map<std::size_t, std::size_t> sizes; // by what may be taken once
    for (const CharacterId id : rules.allowed) sizes[rules.taken_once(id)] = rules.character(id).team_size;
    std::vector<std::size_t> largest;
    for (const auto& [taken_once, size] : sizes) largest.push_back(size);
    std::ranges::sort(largest, std::greater<>());
    std::size_t all = 0;
    for (std::size_t i = 0; i < std::min(rules.seats, largest.size()); ++i) all += largest[i];
    return all;
}

void read_fixed_characters(const Options& options, Rules& rules, Problems& problems) {
    const std::vector<std::string> ids = options.list("characters");
    if (ids.size() != rules.seats) {
        refuse(problems, fmt::format("characters=fixed needs one character for each of the {} seats, not {}",
                                     rules.seats, ids.size()));
        return;
    }
    std::set<std::size_t> taken;
    for (const std::string& id : ids) {
        const auto found = rules.character_words.find(id);
        if (!found) {
            refuse(problems, fmt::format("unknown character '{}'{}", id,
                                         homestretch::suggestion(id, rules.character_words.ids())));
            continue;
        }
        const auto character = static_cast<CharacterId>(*found);
        if (!rules.allowed.contains(character)) {
            refuse(problems,
                   fmt::format("{} is an advanced character, and this table allows only normal ones",
                               rules.name(character)));
        }
        if (!taken.insert(rules.taken_once(character)).second) {
            refuse(problems,
                   fmt::format("{} cannot sit at this table twice{}", rules.name(character),
                               rules.unique_by_card ? "; both sides of a character card count as one" : ""));
        }
        rules.fixed.push_back(character);
    }
}

// The options that are still to be had at this table.
std::string ways_to_more_characters(const Rules& rules, bool advanced) {
    std::string ways;
    if (!advanced && rules.advanced_possible) ways += ", advanced_characters=on";
    if (rules.unique_by_card && rules.copies > 1) ways += ", unique_by=character";
    return ways.empty() ? "" : "; there are more with " + ways.substr(2);
}

void read_options(const Options& options, Rules& rules, Problems& problems) {
    // DR-13, DR-101, DR-108: where advanced characters are impossible the default quietly means `off`.
    const bool advanced = options.is("advanced_characters", "on") && rules.advanced_possible;
    if (options.is("advanced_characters", "on") && !rules.advanced_possible &&
        options.chosen("advanced_characters")) {
        refuse(problems, fmt::format("with {} players only normal characters are allowed; leave out "
                                     "advanced_characters or set it to off",
                                     rules.seats));
    }
    for (std::size_t i = 0; i < rules.characters.size(); ++i) {
        if (advanced || rules.characters[i].category == Category::Normal)
            rules.allowed.push_back(static_cast<CharacterId>(i));
    }
    rules.unique_by_card = rules.copies == 1 || options.is("unique_by", "card"); // DR-10, DR-102
    rules.attacks_need_cards = options.is("attack_answer", "dragons_only");      // DR-103
    rules.self_attack_pays = options.is("self_attack_bonus", "on");              // DR-104
    rules.draft_notes = options.is("draft_notes", "on");                         // DR-105
    rules.first_chooser = static_cast<std::size_t>(options.number("first_chooser"));

    if (options.is("characters", "choose")) rules.character_choice = CharacterChoice::Choose;
    if (options.is("characters", "fixed")) {
        rules.character_choice = CharacterChoice::Fixed;
        read_fixed_characters(options, rules, problems);
    }
    if (servable(rules) < rules.seats) { // DR-106
        refuse(problems, fmt::format("these options allow only {} characters, too few for {} players{}",
                                     servable(rules), rules.seats, ways_to_more_characters(rules, advanced)));
    }
}

ProgramId program_of(const Rules&, CardId id) {
    return static_cast<ProgramId>(id);
}
ProgramId program_of(const Rules& rules, CharacterId id) {
    return static_cast<ProgramId>(rules.dragons.size() + static_cast<std::size_t>(id));
}

std::string icons_text(const Rules& rules, const Dragon& dragon) {
    std::string icons;
    const auto add = [&](unsigned count, std::string_view colour) {
        if (count > 0) icons += fmt::format("{}{} {}", icons.empty() ? "" : ", ", count, colour);
    };
    for (std::size_t colour = 0; colour < colour_count; ++colour)
        add(dragon.need[colour], rules.colour_words.id(colour));
    add(dragon.need_any, "any");
    return icons;
}

// By colour, where there is something; "any" takes or gives whatever is wanted.
Json counts_data(const Rules& rules, ColourCounts counts, unsigned any) {
    Json data = Json::object();
    for (std::size_t colour = 0; colour < colour_count; ++colour)
        if (counts[colour] > 0) data[rules.colour_words.id(colour)] = counts[colour];
    if (any > 0) data["any"] = any;
    return data;
}

Json data_of(const Rules& rules, CardId id) {
    const Dragon& dragon = rules.dragon(id);
    return {{"level", dragon.level},
            {"label", rules.labels[static_cast<std::size_t>(id)]},
            {"colour", rules.colour_words.id(dragon.colour)},
            {"racetrack", rules.racetrack_words.id(dragon.racetrack)},
            {"attacks", dragon.attacks()},
            {"speed", dragon.attacks() ? Json() : Json(dragon.speed)},
            {"needs", counts_data(rules, dragon.need, dragon.need_any)},
            {"effect", homestretch::data_of(rules.language, rules.programs.steps(program_of(rules, id)))}};
}

Json data_of(const Rules& rules, CharacterId id) {
    const Character& character = rules.character(id);
    const std::string& token = rules.tokens[static_cast<std::size_t>(id)];
    return {{"ability", rules.abilities[static_cast<std::size_t>(id)]},
            {"category", character.category == Category::Normal ? "normal" : "advanced"},
            {"token", token.empty() ? Json() : Json(token)},
            {"supports", counts_data(rules, character.support, character.support_any)},
            {"effect", homestretch::data_of(rules.language, rules.programs.steps(program_of(rules, id)))}};
}

} // namespace

homestretch::Result<Rules, Problems> Game::compile(const homestretch::Pack& pack,
                                                   const homestretch::MatchSetup& setup) {
    Rules rules;
    rules.seats = setup.seats;
    for (std::size_t round = 1; round < rules.passed.size(); ++round)
        rules.passed[round] = static_cast<std::uint8_t>((round - 1) % setup.seats);
    Problems problems;
    read_tables(pack, rules, problems);
    if (!problems.empty()) return homestretch::Unexpected{problems};

    read_options(setup.options, rules, problems);
    std::size_t level_one = 0;
    for (const Dragon& dragon : rules.dragons) level_one += dragon.level == 1 ? dragon.copies : 0U;
    if (level_one < largest_teams(rules)) {
        problems.push_back(
            {.file = "dragons.csv",
             .message = fmt::format("with {} players the teams need {} level 1 dragons, and only {} are "
                                    "in the game",
                                    rules.seats, largest_teams(rules), level_one)});
    }
    if (!problems.empty()) return homestretch::Unexpected{problems};
    return rules;
}

std::string Rules::text(CardId id) const {
    const Dragon& card = dragon(id);
    if (!card.attacks()) return fmt::format("Needs {}. Speed {}.", icons_text(*this, card), card.speed);
    return fmt::format("{} Or support as a {} dragon.",
                       text_of(language, programs.steps(program_of(*this, id))),
                       colour_words.id(card.colour));
}

std::string Rules::text(CharacterId id) const {
    const Character& who = character(id);
    const bool supports = who.support.total() + who.support_any > 0;
    return text_of(language, programs.steps(program_of(*this, id))) + (supports ? "" : " Gives no support.");
}

int RulesOfPlay::lap() const {
    int spaces = 0;
    for (const Tile& tile : tiles) spaces += tile.place == Place::Corner ? tile.spaces : 0;
    return spaces + static_cast<int>(tiles_in_row) * (tile(upper[0]).spaces + tile(lower[0]).spaces);
}

std::vector<homestretch::CardWords> Game::cards(const Rules& rules) {
    std::vector<homestretch::CardWords> words;
    for (std::size_t i = 0; i < rules.dragons.size(); ++i) {
        const Dragon& dragon = rules.dragons[i];
        words.push_back({.table = "Dragons",
                         .id = rules.dragon_words.id(i),
                         .name = rules.dragon_words.name(i),
                         .facts = fmt::format("level {} {}, {}, {}", dragon.level, rules.labels[i],
                                              rules.colour_words.id(dragon.colour),
                                              rules.racetrack_words.name(dragon.racetrack)),
                         .text = rules.text(static_cast<CardId>(i)),
                         .data = data_of(rules, static_cast<CardId>(i)),
                         .sources = rules.dragon_sources[i]});
    }
    for (std::size_t i = 0; i < rules.characters.size(); ++i) {
        const bool normal = rules.characters[i].category == Category::Normal;
        const std::string& token = rules.tokens[i];
        words.push_back({.table = "Characters",
                         .id = rules.character_words.id(i),
                         .name = rules.character_words.name(i),
                         .facts = fmt::format("{}, {}{}", rules.abilities[i], normal ? "normal" : "advanced",
                                              token.empty() ? "" : ", " + token + " token"),
                         .text = rules.text(static_cast<CharacterId>(i)),
                         .data = data_of(rules, static_cast<CharacterId>(i)),
                         .sources = rules.character_sources[i]});
    }
    return words;
}

} // namespace dragon_racer
