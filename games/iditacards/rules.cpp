#include "engine/effects/data.h"
#include "engine/effects/text.h"
#include "engine/nearest.h"
#include "games/iditacards/game.h"
#include "games/iditacards/help.h"
#include "games/iditacards/tables.h"

#include <fmt/format.h>

#include <algorithm>

namespace iditacards {

using homestretch::Json;
using homestretch::Options;
using homestretch::Problems;

namespace {

void refuse(Problems& problems, std::string message) {
    problems.push_back({.message = std::move(message)});
}

void read_options(const Options& options, Rules& rules, Problems& problems) {
    rules.wipe_supply = options.is("snow", "wipe-supply");
    rules.supply_adds = options.is("supply_fill", "add-y");
    rules.immunity_protects_passing = options.is("immunity_passing", "protects");
    if (options.is("leg_day_effects", "participants")) rules.day_effects = DayEffects::Participants;
    if (options.is("end_move", "one")) rules.end_move = EndMove::One;
    if (options.is("end_move", "none")) rules.end_move = EndMove::None;
    rules.damage_stops_end_move = options.is("damage_stops_end_move", "on");
    rules.allow_pass = options.is("allow_pass", "on");
    rules.round_limit = static_cast<std::uint16_t>(options.number("round_limit"));
    for (const Seat seat : homestretch::seats(max_players)) {
        const std::size_t number = index_of(seat);
        if (!options.is("first_player", std::to_string(number))) continue;
        rules.first_player = seat;
        if (number >= rules.seats) {
            refuse(problems, fmt::format("first_player={} needs a seat {}, and the last seat here is {}",
                                         number, number, rules.seats - 1));
        }
    }
    if (options.is("solo_utility", "remove") && rules.seats > 1)
        refuse(problems, "solo_utility=remove is for one player; leave it out with more");
}

// Which upgrade decks are in play, once the pack has said which there are.
void choose_decks(const Options& options, Rules& rules, Problems& problems) {
    if (options.is("decks", "all")) return;
    for (const std::size_t deck : rules.upgrade_decks) rules.decks[deck].in_play = false;
    for (const std::string& id : options.list("decks")) {
        const auto found = rules.upgrade_words.find(id);
        if (!found) {
            refuse(problems, fmt::format("unknown upgrade deck '{}'{}", id,
                                         homestretch::suggestion(id, rules.upgrade_words.ids())));
            continue;
        }
        Deck& deck = rules.decks[rules.upgrade_decks[*found]];
        if (deck.in_play) refuse(problems, fmt::format("decks=only names the deck '{}' twice", id));
        deck.in_play = true;
    }
}

// What stays in the box: decks not chosen, and utility cards with solo_utility=remove.
void clear_box(const Options& options, Rules& rules, Problems& problems) {
    std::size_t legendary = 0;
    for (Card& card : rules.cards) {
        const Deck& deck = rules.decks[card.deck];
        card.takes_part =
            deck.in_play && !(card.type == Type::Utility && options.is("solo_utility", "remove"));
        if (card.takes_part && deck.role == Role::Legendary) legendary += card.copies;
    }
    if (legendary < legendary_dealt * rules.seats) {
        problems.push_back(
            {.file = "cards.csv",
             .message = fmt::format("{} players are dealt {} legendary cards, and only {} are there",
                                    rules.seats, legendary_dealt * rules.seats, legendary)});
    }
}

} // namespace

homestretch::Result<Rules, Problems> Game::compile(const homestretch::Pack& pack,
                                                   const homestretch::MatchSetup& setup) {
    Rules rules;
    rules.seats = setup.seats;
    Problems problems;
    read_options(setup.options, rules, problems);
    read_tables(pack, rules, problems);
    if (problems.empty()) choose_decks(setup.options, rules, problems);
    if (problems.empty()) clear_box(setup.options, rules, problems);
    if (!problems.empty()) return homestretch::Unexpected{problems};
    return rules;
}

std::string Rules::text(CardId id) const {
    return text_of(language, programs.steps(card(id).text));
}

std::string Rules::text(const Leg& leg) const {
    return text_of(language, programs.steps(leg.text));
}

std::string Rules::text(const Weather& weather) const {
    return "For everybody who is not immune: " + text_of(language, programs.steps(weather.text));
}

std::string leg_id(bool solo, std::size_t number) {
    return fmt::format("{}leg-{}", solo ? "solo-" : "", number + 1);
}

std::string facts(const Rules& rules, CardId id) {
    const Card& card = rules.card(id);
    const std::string type = rules.type_words.id(static_cast<std::size_t>(card.type));
    return fmt::format("{}{}, energy {}, health {}, risk {}",
                       card.subtype == no_subtype ? "" : rules.subtype_words.id(card.subtype) + " ", type,
                       card.energy == cost_all ? "ALL" : std::to_string(card.energy), card.health, card.risk);
}

namespace {

Json effect_data(const Rules& rules, ProgramId program) {
    return data_of(rules.language, rules.programs.steps(program));
}

Json card_data(const Rules& rules, const Card& card) {
    return {{"deck", rules.deck_words.id(card.deck)},
            {"type", rules.type_words.id(static_cast<std::size_t>(card.type))},
            {"subtype", card.subtype == no_subtype ? Json() : Json(rules.subtype_words.id(card.subtype))},
            {"energy", card.energy == cost_all ? Json("all") : Json(card.energy)},
            {"health", card.health},
            {"risk", card.risk},
            {"holds", card.holds},
            {"counts_as", card.counts_as},
            {"armour", card.armour},
            {"fake", card.fake},
            {"in_deck", card.in_deck},
            {"copies", card.copies},
            {"effect", effect_data(rules, card.text)}};
}

homestretch::CardWords leg_words(const Rules& rules, const LegRow& row, std::string_view table,
                                 std::string id) {
    const Leg& leg = row.leg;
    const std::string checkpoint =
        leg.checkpoint < 0 ? "" : fmt::format(", checkpoint on {}", leg.checkpoint);
    return {.table = std::string(table),
            .id = std::move(id),
            .name = row.name,
            .facts = fmt::format("squares {} to {}, entry hypothermia {}, starvation {}{}", leg.first,
                                 leg.last, leg.enter_hypothermia, leg.enter_starvation, checkpoint),
            .text = rules.text(leg),
            .data = {{"effect", effect_data(rules, leg.text)}},
            .sources = row.sources};
}

} // namespace

std::vector<homestretch::CardWords> Game::cards(const Rules& rules) {
    std::vector<homestretch::CardWords> words;
    for (std::size_t i = 0; i < rules.cards.size(); ++i) {
        const auto id = static_cast<CardId>(i);
        words.push_back({.table = rules.deck_words.name(rules.cards[i].deck),
                         .id = rules.id(id),
                         .name = rules.name(id),
                         .facts = fmt::format("{}, {} in the deck", facts(rules, id), rules.cards[i].in_deck),
                         .text = rules.text(id),
                         .data = card_data(rules, rules.cards[i]),
                         .sources = rules.card_sources[i]});
    }
    for (const bool solo : {false, true}) {
        const std::vector<LegRow>& legs = rules.boards.at(solo ? 1 : 0);
        for (std::size_t i = 0; i < legs.size(); ++i)
            words.push_back(
                leg_words(rules, legs[i], solo ? "Legs for one player" : "Legs", leg_id(solo, i)));
    }
    for (std::size_t i = 0; i < rules.weathers.size(); ++i) {
        words.push_back({.table = "Weather",
                         .id = rules.weather_words.id(i),
                         .name = rules.weather_words.name(i),
                         .facts = fmt::format("face {}", i + 1),
                         .text = rules.text(rules.weathers[i]),
                         .data = {{"effect", effect_data(rules, rules.weathers[i].text)}},
                         .sources = rules.weather_sources[i]});
    }
    for (const HelpWord& word : help_words) {
        words.push_back({.table = "Words",
                         .id = std::string(word.id),
                         .name = std::string(word.name),
                         .facts = std::string(word.rules),
                         .text = std::string(word.text)});
    }
    return words;
}

} // namespace iditacards
