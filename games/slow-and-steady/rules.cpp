#include "games/slow-and-steady/game.h"

#include "engine/effects/data.h"
#include "engine/effects/text.h"

#include <fmt/format.h>

#include <algorithm>

namespace slow_and_steady {

using homestretch::Json;
using homestretch::Options;
using homestretch::Problems;

namespace {

// SS-91: a difficulty is a set of defaults; what the people at the table chose stands.
struct Difficulty {
    std::string_view word{};
    int start_confidence = 0;
    int extra_challenges = 0;
    LossRule loss_rule = LossRule::ZeroThenLoss;
};
constexpr std::array<Difficulty, 3> difficulties{Difficulty{"standard", 0, 0}, Difficulty{"gentle", 3, 0},
                                                 Difficulty{"fierce", 4, 1, LossRule::BelowZero}};

LossRule loss_rule(const Options& options, LossRule otherwise) {
    if (!options.chosen("loss_rule")) return otherwise;
    return options.is("loss_rule", "below_zero") ? LossRule::BelowZero
           : options.is("loss_rule", "brink")    ? LossRule::Brink
                                                 : LossRule::ZeroThenLoss;
}

void read_options(const Options& options, Rules& rules) {
    const auto* const difficulty = std::ranges::find_if(
        difficulties, [&](const Difficulty& one) { return options.is("difficulty", one.word); });
    const auto number = [&](std::string_view name, int otherwise) {
        return options.chosen(name) ? options.number(name) : otherwise;
    };
    constexpr int no_cap = 99;
    const int cap = options.number("heart_cap");
    rules.heart_cap = static_cast<std::uint8_t>(cap == 0 ? no_cap : cap);
    rules.start_hearts = static_cast<std::uint8_t>(
        std::min<int>(number("start_confidence", difficulty->start_confidence), rules.heart_cap));
    rules.dealt = static_cast<std::uint8_t>(static_cast<int>(rules.seats) +
                                            number("extra_challenges", difficulty->extra_challenges));
    rules.start_player = options.is("start_player", "rotate")   ? StartPlayer::Rotate
                         : options.is("start_player", "random") ? StartPlayer::Random
                                                                : StartPlayer::Fixed;
    rules.loss_rule = loss_rule(options, difficulty->loss_rule);
    rules.open_hands = options.is("open_hands", "on");
    rules.rounds_up = options.is("half_rounding", "up");
    rules.refills = options.is("challenge_refill", "discards");
    rules.planning_aid = options.is("planning_aid", "on");
}

} // namespace

homestretch::Result<Rules, Problems> Game::compile(const homestretch::Pack& pack,
                                                   const homestretch::MatchSetup& setup) {
    Rules rules;
    rules.seats = setup.seats;
    read_options(setup.options, rules);
    rules.language = effect_language(rules.rounds_up);
    Problems problems;
    read_tables(pack, rules, problems);
    if (!problems.empty()) return homestretch::Unexpected{problems};
    rules.draft_worths = draft_worths(rules);
    return rules;
}

std::string power_text(const Side& side) {
    return fmt::format("{}{}", side.power, side.variable ? "+" : "");
}

std::string Rules::text(const Side& side) const {
    return text_of(language, programs.steps(side.program));
}

const std::string& Rules::title(int score) const {
    const auto found = std::ranges::find_if(
        ratings, [&](const Rating& rating) { return score >= rating.from && score <= rating.to; });
    homestretch::check(found != ratings.end());
    return found->title;
}

namespace {

Json data_of(const Rules& rules, const Side& side) {
    return {{"power", side.power},
            {"variable", side.variable},
            {"effect", homestretch::data_of(rules.language, rules.programs.steps(side.program))}};
}

} // namespace

std::vector<homestretch::CardWords> Game::cards(const Rules& rules) {
    std::vector<homestretch::CardWords> words;
    const auto add_specials = [&](std::string_view table, auto name, auto side, auto sources) {
        for (std::size_t i = 0; i < rules.specials; ++i) {
            const CardId card = special_card(i);
            words.push_back({.table = std::string(table),
                             .id = rules.id(card),
                             .name = (rules.*name)(card),
                             .facts = "power " + power_text((rules.*side)(card)),
                             .text = rules.text((rules.*side)(card)),
                             .data = data_of(rules, (rules.*side)(card)),
                             .sources = rules.texts[index_of(card)].*sources});
        }
    };
    add_specials("Special cards: resource side", &Rules::resource_name, &Rules::resource,
                 &CardText::resource_sources);
    add_specials("Special cards: challenge side", &Rules::challenge_name, &Rules::challenge,
                 &CardText::challenge_sources);
    for (std::size_t power = 1; power <= basic_powers; ++power) {
        const CardId card = basic_card(power);
        words.push_back(
            {.table = "Basic cards",
             .id = rules.id(card),
             .name = rules.resource_name(card),
             .facts = fmt::format("power {} on both sides, {} copies", power, rules.basic_copies[power - 1]),
             .text = "",
             .data = data_of(rules, rules.resource(card)),
             .sources = rules.texts[index_of(card)].resource_sources});
    }
    return words;
}

} // namespace slow_and_steady
