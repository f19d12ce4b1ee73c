#include "cli/tournament_text.h"

#include "cli/text/grid.h"
#include "cli/text/numbers.h"

#include <fmt/format.h>

namespace homestretch {

namespace {

std::string standings(const Tournament& tournament, const Console& console) {
    std::vector<std::string> headings{"Bot", "Games", tournament.team_game ? "Won" : "Win share",
                                      "95 % interval", "Rating"};
    if (tournament.team_game) headings.emplace_back("Mean confidence");
    Grid grid(headings);
    for (std::size_t column = 1; column < headings.size(); ++column) grid.align_right(column);
    for (const TournamentRow& row : tournament.table) {
        grid.add({to_text(row.bot), with_commas(row.games), percent(row.win_share), percent(row.interval),
                  fmt::format("{:.0f}", row.rating),
                  tournament.team_game ? fmt::format("{:.1f}", row.mean_confidence) : ""});
    }
    return grid.text(console.paint, console.width);
}

} // namespace

std::string tournament_text(const Tournament& tournament, const GameInfo& game, const Pack& pack,
                            const Console& console) {
    const TournamentRequest& request = tournament.request;
    std::string text = fmt::format("{}, {} seats, pack {} {}\n", console.paint(Ink::Strong, game.title),
                                   request.seats, pack.id, pack.version);
    text += fmt::format("{} line-up{} of {} games, in {:.1f} s\n\n", tournament.lineups,
                        tournament.lineups == 1 ? "" : "s", with_commas(request.games), tournament.seconds);
    text += standings(tournament, console);
    if (!tournament.team_game) {
        text += fmt::format("\nOf equally strong players each would win {} of the games.\n",
                            percent(1.0 / static_cast<double>(request.seats)));
    }
    if (tournament.unfinished > 0) text += fmt::format("Unfinished  {}\n", tournament.unfinished);
    return text;
}

} // namespace homestretch
