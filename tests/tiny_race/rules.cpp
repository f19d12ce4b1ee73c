#include "engine/effects/parse.h"
#include "engine/effects/text.h"
#include "engine/pack/table_reader.h"
#include "tests/tiny_race/game.h"

#include <fmt/format.h>

namespace tiny_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words

namespace {

constexpr Places on_card = 1;

Language tiny_language() {
    return {.places = {{on_card, "on a card"}},
            .holes = {{.name = "spaces", .numbers = Range{1, 9}}, {.name = "count", .numbers = Range{1, 3}}},
            .verbs = {{.id = id_of(Verb::Move),
                       .form = "move {spaces}",
                       .where = on_card,
                       .text = "Move {0} {0|space|spaces}."},
                      {.id = id_of(Verb::MoveOrDraw),
                       .form = "move {spaces} or draw {count}",
                       .where = on_card,
                       .text = "Move {0} {0|space|spaces} or draw {1} {1|card|cards}."},
                      {.id = id_of(Verb::PlayAnother),
                       .form = "play-another",
                       .where = on_card,
                       .text = "Play another card of your hand."},
                      {.id = id_of(Verb::Push),
                       .form = "push {spaces}",
                       .where = on_card,
                       .text = "The player to your left moves back {0}, unless they discard a card."}}};
}

} // namespace

OptionSpecs Game::options() {
    static const std::vector<OptionSpec> specs{{.name = "track",
                                                .values = {{"short", "8 spaces"}, {"long", "14 spaces"}},
                                                .meaning = "how far it is to the finish"}};
    return specs;
}

std::span<const std::string_view> Game::tables() {
    static constexpr std::array<std::string_view, 1> files{"cards.csv"};
    return files;
}

Result<Rules, Problems> Game::compile(const Pack& pack, const MatchSetup& setup) {
    Rules rules{.language = tiny_language(),
                .seats = setup.seats,
                .track = setup.options.is("track", "long") ? 14 : 8};
    Problems problems;
    TableReader reader(pack.table("cards.csv"), {.required = {"id", "name", "copies", "effect"}}, problems);
    std::size_t total = 0;
    std::size_t relays = 0;
    for (const Cells cells : reader.rows()) {
        const CardId card{static_cast<std::uint8_t>(rules.cards.size())};
        rules.cards.add(cells.unique_id("id"), cells.text("name"));
        const auto steps = parse_program(cells.text("effect"), rules.language, on_card);
        if (!steps) {
            for (const EffectProblem& problem : steps.error()) cells.problem("effect", problem.message);
            continue;
        }
        rules.programs.add(*steps);
        rules.texts.push_back(text_of(rules.language, *steps));
        const int copies = cells.number("copies", 1, static_cast<int>(max_cards));
        for (int i = 0; i < copies && ++total <= max_cards; ++i) rules.deck.push_back(card);
        for (const Step& step : *steps) {
            if (verb_of<Verb>(step) == Verb::PlayAnother) relays += static_cast<std::size_t>(copies);
        }
    }
    if (total > max_cards || total < hand_size * setup.seats) {
        reader.problem(
            fmt::format("the cards and their copies must be {} to {}", hand_size * setup.seats, max_cards));
    }
    if (relays > max_relays) reader.problem(fmt::format("at most {} cards may play another one", max_relays));
    if (!problems.empty()) return Unexpected{problems};
    return rules;
}

std::vector<CardWords> Game::cards(const Rules& rules) {
    std::vector<CardWords> all;
    for (std::size_t i = 0; i < rules.cards.size(); ++i) {
        all.push_back(
            {.table = "Cards", .id = rules.cards.id(i), .name = rules.cards.name(i), .text = rules.texts[i]});
    }
    return all;
}

// Every card is chosen once, and asks at most once per step.
std::size_t Game::decision_bound(const Rules& rules) {
    std::size_t bound = 0;
    for (const CardId card : rules.deck) bound += 1 + rules.steps(card).size();
    return bound;
}

} // namespace tiny_race
