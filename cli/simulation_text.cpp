#include "cli/simulation_text.h"

#include "cli/text/grid.h"
#include "cli/text/numbers.h"

#include <fmt/format.h>

namespace homestretch {

namespace {

std::string per_second(double rate) {
    if (rate >= 1e6) return fmt::format("{:.1f} million", rate / 1e6);
    return with_commas(static_cast<std::uint64_t>(rate));
}

std::string seat_table(const Simulation& simulation, const Console& console) {
    Grid grid({"Seat", "Bot", "Win share", "95 % interval", "Mean score"});
    for (const std::size_t column : {0U, 2U, 3U, 4U}) grid.align_right(column);
    for (const Seat seat : seats(simulation.request.bots.size())) {
        const Share share = seat_share(simulation, seat);
        grid.add({fmt::format("{}", index_of(seat)),
                  std::string(name_of(simulation.request.bots[index_of(seat)])), percent(share.share),
                  percent(share.interval), fmt::format("{:.1f}", mean_score(simulation, seat))});
    }
    return grid.text(console.paint, console.width);
}

std::string bot_table(const Simulation& simulation, const Console& console) {
    Grid grid({"Bot", "Seats", "Win share", "95 % interval", "If all were equal"});
    for (const std::size_t column : {2U, 3U, 4U}) grid.align_right(column);
    for (const BotShare& bot : bot_shares(simulation)) {
        std::string held;
        for (const Seat seat : bot.seats)
            held += fmt::format("{}{}", held.empty() ? "" : ", ", index_of(seat));
        grid.add({std::string(name_of(bot.bot)), held, percent(bot.wins.share), percent(bot.wins.interval),
                  percent(bot.equal_share)});
    }
    return grid.text(console.paint, console.width);
}

std::string team_text(const Simulation& simulation) {
    const Share team = team_share(simulation);
    const auto score = mean_team_score(simulation);
    return fmt::format("The {} wins {} of the games (95 % interval {}){}.\n",
                       simulation.request.bots.size() == 1 ? "player" : "team", percent(team.share),
                       percent(team.interval),
                       score ? fmt::format(", with a mean score of {:.1f} in these", *score) : "");
}

} // namespace

std::string simulation_text(const Simulation& simulation, const GameInfo& game, const Pack& pack,
                            const Console& console) {
    const Tally& tally = simulation.tally;
    std::string text = fmt::format("{}, {} seats, pack {} {}\n", console.paint(Ink::Strong, game.title),
                                   simulation.request.bots.size(), pack.id, pack.version);
    text += fmt::format("{} games in {:.2f} s: {} decisions, {} a second\n\n", with_commas(tally.games),
                        simulation.seconds, with_commas(tally.decisions),
                        per_second(decisions_per_second(simulation)));
    if (simulation.team_game) {
        text += team_text(simulation);
    } else {
        text += seat_table(simulation, console) + '\n' + bot_table(simulation, console);
    }
    if (tally.games > 0) {
        text += fmt::format("\nLength      {:.1f} decisions on average, from {} to {}\n",
                            mean_decisions(simulation), tally.fewest_decisions, tally.most_decisions);
    }
    text += fmt::format("Unfinished  {}\n", with_commas(tally.games - tally.finished));
    return text;
}

} // namespace homestretch
