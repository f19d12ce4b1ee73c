#include "engine/scenario/scenario.h"

#include "engine/pack/text.h"
#include "engine/scenario/fields.h"
#include "engine/scenario/read_expectations.h"
#include "engine/scenario/read_setup.h"

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <utility>

namespace homestretch::scenario {

namespace {

constexpr std::array<std::string_view, 12> scenario_keys = {"title",   "game",     "seats", "seed",
                                                            "pack",    "options",  "rules", "note",
                                                            "refused", "position", "step",  "variant"};
constexpr std::array<std::string_view, 9> variant_keys = {"title",   "note",    "seats",    "seed", "pack",
                                                          "options", "refused", "position", "step"};
constexpr std::array<std::string_view, 11> step_keys = {"note",     "position",     "seat",      "do",
                                                        "together", "refuse",       "reason",    "play_until",
                                                        "expect",   "over_redeals", "over_seeds"};

class ScenarioReader {
public:
    ScenarioReader(std::string file, Problems& problems) : fields_(std::move(file), problems) {}

    Scenario read(const TomlNode& root) {
        fields_.refuse_unknown(root, scenario_keys, "a scenario");
        Scenario scenario;
        scenario.title = required(root, "title");
        scenario.game = required(root, "game");
        if (const TomlNode* game = root.find("game")) scenario.game_line = game->line;
        scenario.rules = fields_.texts(root, "rules");
        scenario.note = fields_.text(root, "note").value_or("");
        scenario.setup = read_setup(root, fields_);
        scenario.position = read_position(root, fields_);
        scenario.steps = steps(root, scenario.setup, scenario.position);
        for (const TomlNode* node : fields_.tables(root, "variant"))
            scenario.variants.push_back(variant(*node));
        check_seats(scenario);
        return scenario;
    }

private:
    std::string required(const TomlNode& table, std::string_view key) {
        if (table.find(key) == nullptr)
            fields_.problem(table.line, fmt::format("{} = \"...\" is missing", key));
        return fields_.text(table, key).value_or("");
    }

    Variant variant(const TomlNode& table) {
        fields_.refuse_unknown(table, variant_keys, "a variant");
        Variant variant{.title = required(table, "title"), .line = table.line};
        variant.note = fields_.text(table, "note").value_or("");
        variant.setup = read_setup(table, fields_);
        variant.position = read_position(table, fields_);
        variant.steps = steps(table, variant.setup, variant.position);
        return variant;
    }

    std::vector<Step> steps(const TomlNode& parent, const Setup& setup, const Position& position) {
        std::vector<Step> steps;
        for (const TomlNode* table : fields_.tables(parent, "step")) steps.push_back(step(*table));
        if (setup.refused && (!steps.empty() || position.line > 0)) {
            fields_.problem(parent.find("refused")->line,
                            "a match that must be refused has no position and no steps");
        }
        return steps;
    }

    Step step(const TomlNode& table) {
        fields_.refuse_unknown(table, step_keys, "a step");
        Step step{.line = table.line};
        step.note = fields_.text(table, "note").value_or("");
        step.position = read_position(table, fields_);
        step.moves = moves(table);
        step.refuse = fields_.flag(table, "refuse");
        step.reason = fields_.text(table, "reason").value_or("");
        if (const TomlNode* until = fields_.table(table, "play_until")) {
            step.play_until = read_expectations(*until, fields_);
        }
        if (const TomlNode* expect = fields_.table(table, "expect"))
            step.expect = read_expectations(*expect, fields_);
        for (const TomlNode* draws : fields_.tables(table, "over_redeals")) {
            step.over_redeals.push_back(read_draws(*draws, DrawKind::Redeals, fields_));
        }
        for (const TomlNode* draws : fields_.tables(table, "over_seeds")) {
            step.over_seeds.push_back(read_draws(*draws, DrawKind::Seeds, fields_));
        }
        check_together(table);
        return step;
    }

    // seat = 0, do = "pick 1"; or together = [[0, "pick 1"], [1, "pick 0"]].
    std::vector<Move> moves(const TomlNode& table) {
        const auto seat = fields_.number(table, "seat", 0, max_seats - 1);
        const auto action = fields_.text(table, "do");
        std::vector<Move> moves = read_moves(table, "together", 2, fields_);
        if (seat && action) moves.insert(moves.begin(), {seat_at(*seat), *action});
        return moves;
    }

    // Keys of a step that need or exclude each other.
    void check_together(const TomlNode& table) {
        const auto has = [&](std::string_view key) { return table.find(key) != nullptr; };
        const auto complain = [&](std::string_view key, std::string_view why) {
            fields_.problem(table.find(key)->line, fmt::format("{} {}", key, why));
        };
        if (has("do") && !has("seat")) complain("do", "needs a seat that does it");
        if (has("seat") && !has("do")) complain("seat", "needs something it does: do = \"...\"");
        if (has("refuse") && !has("do"))
            complain("refuse", "needs an action that must be refused: do = \"...\"");
        if (has("reason") && !has("refuse")) complain("reason", "goes with refuse = true");
        if (has("together") && has("do")) complain("together", "and do exclude each other; take two steps");
        if (has("play_until") && (has("do") || has("together"))) {
            complain("play_until", "does not go with do or together; take two steps");
        }
    }

    void check_seats(const Scenario& scenario) {
        if (scenario.setup.seats) return;
        bool needed = scenario.variants.empty() || !scenario.steps.empty() || scenario.setup.refused;
        for (const Variant& variant : scenario.variants) needed = needed || !variant.setup.seats;
        if (needed) fields_.problem(1, "seats = N is missing");
    }

    FieldReader fields_;
};

} // namespace

} // namespace homestretch::scenario

namespace homestretch {

Result<Scenario, Problems> read_scenario(std::string_view text, std::string file) {
    const auto root = scenario::read_toml(text, file);
    if (!root) return Unexpected{root.error()};
    Problems problems;
    Scenario read = scenario::ScenarioReader(file, problems).read(*root);
    if (!problems.empty()) return Unexpected{problems};
    read.file = std::move(file);
    return read;
}

} // namespace homestretch
