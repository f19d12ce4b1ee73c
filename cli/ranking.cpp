#include "cli/ranking.h"

#include "cli/text/grid.h"
#include "cli/text/layout.h"

#include <fmt/format.h>

#include <algorithm>

namespace homestretch {

namespace {

std::string name_of_seat(Seat seat, const std::vector<std::string>& players) {
    if (index_of(seat) >= players.size()) return fmt::format("Seat {}", index_of(seat));
    return fmt::format("Seat {} ({})", index_of(seat), without_controls(players[index_of(seat)]));
}

std::string winners_text(const Outcome& outcome, const std::vector<std::string>& players) {
    if (outcome.ending == Ending::Void) return "The match is void: it went on longer than its rules allow.";
    if (outcome.team) {
        const bool alone = outcome.standings.size() == 1;
        const std::string who = alone ? name_of_seat(Seat{0}, players) : "The team";
        if (!outcome.team->won) return who + " has lost.";
        return fmt::format("{} has won with {}.", who, outcome.team->score.value_or(0));
    }
    std::string names;
    const SeatSet first = winners(outcome);
    for (const Seat seat : first)
        names += fmt::format("{}{}", names.empty() ? "" : " and ", name_of_seat(seat, players));
    return first.size() > 1 ? names + " share the win." : names + " wins.";
}

} // namespace

std::string ranking_text(const Outcome& outcome, const std::vector<std::string>& players,
                         const Console& console) {
    std::string text = console.paint(Ink::Gold, winners_text(outcome, players)) + '\n';
    if (outcome.team) return text;
    std::vector<Seat> order;
    for (const Seat seat : seats(outcome.standings.size())) order.push_back(seat);
    std::ranges::stable_sort(order, {}, [&](Seat seat) { return outcome.standings[index_of(seat)].rank; });
    Grid grid({"Place", "Player", "Score"});
    grid.align_right(0);
    grid.align_right(2);
    for (const Seat seat : order) {
        const Standing& standing = outcome.standings[index_of(seat)];
        grid.add({fmt::format("{}", standing.rank), name_of_seat(seat, players),
                  fmt::format("{}", standing.score)});
    }
    return text + grid.text(console.paint, console.width);
}

} // namespace homestretch
