#include "games/slow-and-steady/rules.h"

#include "engine/effects/parse.h"
#include "engine/pack/source_cells.h"
#include "engine/pack/table_reader.h"

#include <fmt/format.h>

#include <algorithm>

namespace slow_and_steady {

using homestretch::Cells;
using homestretch::Pack;
using homestretch::Problems;
using homestretch::Step;
using homestretch::TableReader;

namespace {

constexpr int most_power = 4;
constexpr int most_hearts = 99;
constexpr std::size_t starter_decks = 5; // one for each of four players, one for the challenges (SS-3, SS-4)
// SS-11: drafted by four players.
constexpr std::size_t fewest_specials = offered * max_players * draft_steps;

// The columns of one side.
struct SideColumns {
    std::string_view power{};
    std::string_view variable{};
    std::string_view effect{};
    homestretch::Places place = 0;
};
constexpr std::array<std::string_view, 3> parts_of_side{"name", "power", "effect"}; // of its source letters
constexpr SideColumns resource_columns{"resource_power", "resource_variable", "resource_effect", on_resource};
constexpr SideColumns challenge_columns{"challenge_power", "challenge_variable", "challenge_effect",
                                        on_challenge};

Lasting lasting_of(const Step& step) {
    const auto number = [&](std::size_t index) { return static_cast<std::int8_t>(step.arguments[index]); };
    const Verb verb = homestretch::verb_of<Verb>(step);
    switch (verb) {
    case Verb::Vary: {
        const bool divides = step.arguments[2] > 0;
        return {verb, number(0), number(1), divides ? number(2) : std::int8_t{1}};
    }
    case Verb::Aura: return {verb, number(1), number(0)};
    case Verb::Only: return {verb, number(0)};
    default: return {verb, 0, number(0)};
    }
}

class Reader {
public:
    Reader(const Pack& pack, Rules& rules, Problems& problems)
        : pack_(pack), rules_(rules), problems_(problems) {}

    void read() {
        read_basic_cards();
        read_special_cards();
        read_ratings();
    }

private:
    // SS-3, SS-4: a starter deck is one card of each power, the same on both sides.
    void read_basic_cards() {
        TableReader reader(pack_.table("basic_cards.csv"),
                           {.required = {"id", "copies", "resource_power", "challenge_power"},
                            .optional = {"starter_decks", "source"}},
                           problems_);
        std::size_t row = 0;
        for (const Cells cells : reader.rows()) {
            const std::string id = cells.unique_id("id");
            const int power = cells.number("resource_power", 0, most_power);
            const int copies =
                cells.number("copies", static_cast<int>(starter_decks), static_cast<int>(most_copies));
            if (cells.number("challenge_power", 0, most_power) != power) {
                cells.problem("challenge_power",
                              fmt::format("a basic card has the same power on both sides: {}", power));
            }
            if (++row > basic_powers) continue;
            if (power != static_cast<int>(row)) {
                cells.problem("resource_power",
                              fmt::format("row {} is the basic card with power {}, not {}", row, row, power));
            }
            const std::string name = fmt::format("Basic {}", row);
            rules_.card_words.add(id, name);
            const homestretch::Sources sources = read_source(cells);
            rules_.texts.push_back({name, sources, sources});
            rules_.basic_copies.at(row - 1) = static_cast<std::uint8_t>(copies);
            const Side side{.power = static_cast<std::int8_t>(row), .program = rules_.programs.add({})};
            rules_.cards.at(index_of(basic_card(row))) = {side, side};
            for (int sides = 2; sides > 0; --sides) (void)rules_.acting.add({});
        }
        if (row != basic_powers) {
            reader.problem(
                fmt::format("expected four basic cards with the powers 1, 2, 3 and 4, found {} rows", row));
        }
    }

    void read_special_cards() {
        TableReader reader(
            pack_.table("special_cards.csv"),
            {.required = {"id", "resource_name", "resource_power", "resource_variable", "resource_effect",
                          "challenge_name", "challenge_power", "challenge_variable", "challenge_effect"},
             .optional = {"copies", "resource_source", "challenge_source"}},
            problems_);
        for (const Cells cells : reader.rows()) {
            const std::string id = cells.unique_id("id");
            if (rules_.specials == most_specials) {
                cells.problem("id", fmt::format("a pack has at most {} special cards", most_specials));
                continue;
            }
            if (const auto basic = rules_.card_words.find(id); basic && *basic < basic_powers)
                cells.problem("id",
                              fmt::format("'{}' is a basic card already; ids of cards must differ", id));
            if (cells.optional_number("copies", 1, most_copies).value_or(1) != 1)
                cells.problem("copies", "every special card exists once; write 1");
            rules_.cards.at(index_of(special_card(rules_.specials))) = {read_side(cells, resource_columns),
                                                                        read_side(cells, challenge_columns)};
            rules_.card_words.add(id, cells.text("resource_name"));
            rules_.texts.push_back({cells.text("challenge_name"),
                                    read_part_sources(cells, "resource_source", parts_of_side),
                                    read_part_sources(cells, "challenge_source", parts_of_side)});
            ++rules_.specials;
        }
        if (rules_.specials < fewest_specials) {
            reader.problem(fmt::format("{} players draft {} special cards, and there are only {}",
                                       max_players, fewest_specials, rules_.specials));
        }
    }

    Side read_side(const Cells& cells, const SideColumns& columns) {
        const std::vector<Step> steps = read_effect(cells, columns);
        const auto has = [&](Verb verb) {
            return std::ranges::any_of(
                steps, [&](const Step& step) { return homestretch::verb_of<Verb>(step) == verb; });
        };
        const bool varies = has(Verb::Vary);
        Side side{.power = static_cast<std::int8_t>(cells.number(columns.power, 0, most_power)),
                  .variable = cells.yes_no(columns.variable),
                  .joins = has(Verb::Join),
                  .keeps = has(Verb::Keep),
                  .breaks = has(Verb::Break),
                  .copies = has(Verb::CopyEffect) || has(Verb::CopyPower),
                  .program = rules_.programs.add(steps)};
        std::vector<Step> acting;
        for (const Step& step : steps) {
            if (is_lasting(homestretch::verb_of<Verb>(step)))
                side.lasting.push_back(lasting_of(step));
            else
                acting.push_back(step);
        }
        side.acts = !acting.empty();
        (void)rules_.acting.add(acting);
        if (!steps.empty() && side.variable != varies) {
            cells.problem(columns.variable, varies ? "the effect has a `vary` step; write yes"
                                                   : "no step of the effect is `vary`; write no or add one");
        }
        return side;
    }

    // Empty if it is wrong.
    std::vector<Step> read_effect(const Cells& cells, const SideColumns& columns) {
        auto parsed = homestretch::parse_program(cells.text(columns.effect), rules_.language, columns.place);
        if (!parsed) {
            for (const homestretch::EffectProblem& problem : parsed.error())
                cells.problem(columns.effect, problem.message);
            return {};
        }
        if (parsed->size() > most_steps) {
            cells.problem(columns.effect,
                          fmt::format("a side has at most {} steps, not {}", most_steps, parsed->size()));
            return {};
        }
        for (const Step& step : *parsed) {
            const Verb verb = homestretch::verb_of<Verb>(step);
            const bool changes = verb == Verb::Power || verb == Verb::Aura || verb == Verb::Confidence;
            if (!changes || step.arguments[0] != 0) continue;
            cells.problem(columns.effect, "a change of 0 does nothing; use a number from −9 to 9 but 0");
            return {};
        }
        return std::move(*parsed);
    }

    // SS-89: every number of hearts has one title.
    void read_ratings() {
        TableReader reader(pack_.table("ratings.csv"),
                           {.required = {"from", "to", "title"}, .optional = {"source"}}, problems_);
        int next = 0;
        for (const Cells cells : reader.rows()) {
            Rating rating{.from = cells.number("from", 0, most_hearts),
                          .to = cells.number("to", 0, most_hearts),
                          .title = cells.text("title")};
            if (rating.from != next)
                cells.problem("from", fmt::format("expected {}: every score has one title", next));
            if (rating.to < rating.from) cells.problem("to", "a range ends where it begins or later");
            next = std::max(rating.from, rating.to) + 1;
            (void)read_source(cells);
            rules_.ratings.push_back(std::move(rating));
        }
        if (next != most_hearts + 1)
            reader.problem(fmt::format("the last title must reach to {} hearts", most_hearts));
    }

    const Pack& pack_;
    Rules& rules_;
    Problems& problems_;
};

} // namespace

void read_tables(const Pack& pack, Rules& rules, Problems& problems) {
    Reader(pack, rules, problems).read();
}

} // namespace slow_and_steady
