#include "engine/pack/table_reader.h"
#include "tests/snail-race/game.h"

#include <fmt/format.h>

namespace snail_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words

OptionSpecs Game::options() {
    static const std::vector<OptionSpec> specs{{.name = "track",
                                                .kind = OptionKind::Number,
                                                .low = 4,
                                                .high = 20,
                                                .normal = 10,
                                                .meaning = "how many spaces it is to the finish",
                                                .rule = "SN-4"}};
    return specs;
}

std::span<const std::string_view> Game::tables() {
    static constexpr std::array<std::string_view, 1> files{"snails.csv"};
    return files;
}

Result<Rules, Problems> Game::compile(const Pack& pack, const MatchSetup& setup) {
    Rules rules{.seats = setup.seats, .track = static_cast<std::uint8_t>(setup.options.number("track"))};
    Problems problems;
    TableReader reader(pack.table("snails.csv"), {.required = {"id", "name", "die"}}, problems);
    for (const Cells cells : reader.rows()) {
        const std::size_t snail = rules.snails.size();
        rules.snails.add(cells.unique_id("id"), cells.text("name"));
        const int die = cells.number("die", 1, 6);
        if (snail < max_snails) rules.die[snail] = static_cast<std::uint8_t>(die);
    }
    if (rules.snails.size() < 2 || rules.snails.size() > max_snails)
        reader.problem(fmt::format("expected 2 to {} snails", max_snails));
    if (!problems.empty()) return Unexpected{problems};
    return rules;
}

} // namespace snail_race
