#include "games/drags-2-riches/game.h"

#include "engine/effects/data.h"
#include "engine/effects/text.h"
#include "games/drags-2-riches/names.h"
#include "games/drags-2-riches/tables.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace drags_2_riches {

using homestretch::Json;
using homestretch::Options;
using homestretch::Problems;

namespace {

void read_options(const Options& options, Rules& rules, Problems& problems) {
    rules.choice_of_characters = options.is("characters", "random") ? Characters::Random
                                 : options.is("characters", "none") ? Characters::None
                                                                    : Characters::Choose;
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        if (!options.is("first_player", std::to_string(seat))) continue;
        rules.first_player = homestretch::seat_at(seat);
        if (seat >= rules.seats) {
            problems.push_back(
                {.message = fmt::format("first_player={} needs a seat {}, and the last seat here is {}", seat,
                                        seat, rules.seats - 1)});
        }
    }
    rules.last_minute = options.is("last_minute_additions", "on");
    rules.thrifting = options.is("thrifting", "on");
    rules.category_is = options.is("category_is", "on");
    rules.tie_by_turn_order = options.is("tie_rule", "turn-order");
    rules.reversals_answered = options.is("answer_reversal", "block");
    rules.open_prestige = options.is("open_prestige", "on");
    if (rules.category_is && rules.tie_by_turn_order) {
        problems.push_back({.message = "category_is=on needs a judge, and with tie_rule=turn-order there is "
                                       "none; choose one of the two"});
    }
}

// D2R-6, D2R-106: the events that take part. The intro game has no deck III; it ends with the Tour, deck II's
// Shopping Spree, or both.
void choose_events(const Options& options, Rules& rules) {
    const bool intro = options.is("length", "intro");
    const bool with_tour = !intro || !options.is("intro_finale", "spree");
    const bool with_spree = !intro || !options.is("intro_finale", "tour");
    for (std::size_t i = 0; i < rules.events.size(); ++i) {
        const EventCard& event = rules.events[i];
        bool used = !intro || event.deck < 2;
        if (event.kind == EventKind::Tour) used = with_tour;
        if (event.kind == EventKind::Spree && event.deck == 1) used = with_spree;
        if (!used) continue;
        const auto id = static_cast<EventId>(i);
        rules.stack.insert(id);
        (event.kind == EventKind::Event ? rules.ordinary : rules.special).at(event.deck).insert(id);
    }
    rules.tour_reserve = options.is("tour_reserve", "on") && with_tour;
}

void name_sources(Rules& rules) {
    rules.source_words = rules.worn_words = rules.card_words;
    rules.first_power = static_cast<Source>(rules.cards.size());
    for (std::size_t i = 0; i < rules.character_words.size(); ++i)
        rules.source_words.add(rules.character_words.id(i), rules.character_words.name(i));
    rules.worn_words.add("?", "a card face down");
}

std::string coins_text(std::size_t coins) {
    return coins == 1 ? "1 coin." : fmt::format("{} coins.", coins);
}

} // namespace

homestretch::Result<Rules, Problems> Game::compile(const homestretch::Pack& pack,
                                                   const homestretch::MatchSetup& setup) {
    Rules rules;
    rules.seats = setup.seats;
    Problems problems;
    read_tables(pack, rules, problems);
    read_options(setup.options, rules, problems);
    if (!problems.empty()) return homestretch::Unexpected{problems};
    choose_events(setup.options, rules);
    name_sources(rules);
    return rules;
}

const std::string& Rules::source_name(Source source) const {
    return source < first_power ? card_words.name(source) : power_names[std::size_t{source} - first_power];
}

std::string Rules::text(CardId id) const {
    const Card& printed = card(id);
    std::vector<std::string> parts;
    if (printed.coins > 0) parts.push_back(coins_text(printed.coins));
    if (printed.effect.shade) parts.emplace_back("Shade.");
    if (printed.block) parts.emplace_back("Block Shade.");
    if (printed.reverse) parts.emplace_back("Reverse Shade.");
    if (printed.effect.does_something)
        parts.push_back(text_of(language, programs.steps(printed.effect.written)));
    return fmt::format("{}", fmt::join(parts, " "));
}

std::string Rules::text(CharacterId id) const {
    const Effect& power = character(id).effect;
    return (power.shade ? "Shade. " : "") + text_of(language, programs.steps(power.written));
}

std::string Rules::text(EventId id) const {
    switch (event(id).kind) {
    case EventKind::Event: return "The best Look that competes wins it.";
    case EventKind::Spree:
        return fmt::format("Draw {} more cards at the start of your turn. Nobody competes this round.",
                           spree_drawn);
    case EventKind::Tour:
        return "Cards you buy go to your hand, and you may use them at once. The best Look that competes "
               "wins it.";
    }
    return "";
}

namespace {

Json data_of(const Rules& rules, const Effect& effect) {
    return homestretch::data_of(rules.language, rules.programs.steps(effect.written));
}

Json data_of(const Rules& rules, const Card& card) {
    return {{"category", card.category ? Json(name_of(*card.category)) : Json()},
            {"value", card.value},
            {"coins", card.coins},
            {"copies", card.copies},
            {"for_sale", card.for_sale},
            {"shade", card.effect.shade},
            {"block", card.block},
            {"reverse", card.reverse},
            {"effect", data_of(rules, card.effect)}};
}

} // namespace

std::vector<homestretch::CardWords> Game::cards(const Rules& rules) {
    std::vector<homestretch::CardWords> words;
    for (std::size_t i = 0; i < rules.cards.size(); ++i) {
        const Card& card = rules.cards[i];
        const auto id = static_cast<CardId>(i);
        std::string facts = card.category ? fmt::format("{}, value {}", name_of(*card.category), card.value)
                                          : fmt::format("value {}", card.value);
        if (!card.for_sale) facts += fmt::format(", {} of each player", card.copies);
        if (card.for_sale && card.copies > 1) facts += fmt::format(", {} copies", card.copies);
        words.push_back({.table = card.for_sale   ? "Wardrobe cards"
                                  : card.category ? "Starters"
                                                  : "Coins",
                         .id = rules.id(id),
                         .name = rules.name(id),
                         .facts = std::move(facts),
                         .text = rules.text(id),
                         .data = data_of(rules, card),
                         .sources = rules.card_sources[i]});
    }
    for (std::size_t i = 0; i < rules.characters.size(); ++i) {
        const auto id = static_cast<CharacterId>(i);
        words.push_back(
            {.table = "Characters",
             .id = rules.id(id),
             .name = rules.name(id),
             .facts = fmt::format("{}, {}", rules.power_names[i],
                                  rules.characters[i].reaction ? "as a reaction" : "on your turn"),
             .text = rules.text(id),
             .data = {{"power", rules.power_names[i]},
                      {"reaction", rules.characters[i].reaction},
                      {"shade", rules.characters[i].effect.shade},
                      {"effect", data_of(rules, rules.characters[i].effect)}},
             .sources = rules.character_sources[i]});
    }
    for (std::size_t i = 0; i < rules.events.size(); ++i) {
        const EventCard& event = rules.events[i];
        const auto id = static_cast<EventId>(i);
        words.push_back(
            {.table = "Events",
             .id = rules.id(id),
             .name = rules.name(id),
             .facts = fmt::format("deck {}, prestige {}", deck_words.id(event.deck), event.prestige),
             .text = rules.text(id),
             .data = {{"deck", deck_words.id(event.deck)}, {"prestige", event.prestige}},
             .sources = rules.event_sources[i]});
    }
    return words;
}

} // namespace drags_2_riches
