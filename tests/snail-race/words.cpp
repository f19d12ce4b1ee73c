#include "engine/wording.h"
#include "tests/snail-race/game.h"

#include <fmt/format.h>

namespace snail_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words
namespace f = fields;

std::vector<CardWords> Game::cards(const Rules& rules) {
    std::vector<CardWords> all;
    for (std::size_t i = 0; i < rules.snails.size(); ++i) {
        all.push_back({.table = "Snails",
                       .id = rules.snails.id(i),
                       .name = rules.snails.name(i),
                       .facts = fmt::format("die {}", rules.die[i]),
                       .text = fmt::format("Moves 1 to {} spaces.", rules.die[i])});
    }
    return all;
}

const Wording<Game>& Game::words() {
    using Heard = homestretch::Heard<Game>;
    using Seen = homestretch::Seen<Game>;
    using Kind = Event::Kind;
    static const auto seat = f::field<&Event::seat>("seat", f::seat(), "who acted");
    static const auto other = f::field<&Event::other>("other", f::seat(), "whose bet it is");
    static const auto spaces = f::field<&Event::spaces>("spaces", f::count(1, 9), "that the snail moved");
    static const auto snail =
        f::field<&Event::snail>("snail", f::word("snail", f::words<&Rules::snails>()), "which snail");
    constexpr auto owner = [](const Heard& of) { return of.viewer == of.event.seat; };
    constexpr auto those_two = [](const Heard& of) {
        return of.viewer == of.event.seat || of.viewer == of.event.other;
    };
    constexpr auto fed = [](const Seen& to) {
        return Target{.zone = "spaces", .id = to.rules.snails.id(to.action.first)};
    };
    static const Wording<Game> table{
        .events = {{Kind::Bet, "bet", {seat, {snail, owner}}, "{Seat} bet on {snail?{snail}|a snail}."},
                   {Kind::Fed, "fed", {seat, snail, spaces}, "{Seat} fed {snail}: {spaces}."},
                   {Kind::Looked,
                    "looked",
                    {seat, other, {snail, those_two}},
                    "{Seat} looked at {other's} bet{snail?: {snail}}."},
                   {Kind::Revealed, "revealed", {seat, snail}, "{Seat} had bet on {snail}."}},
        .seen = {{"snail",
                  [](const Seen& to) { return word_value("snail", to.rules.snails, to.action.first); }},
                 {"die", [](const Seen& to) { return to.rules.die[to.action.first]; }},
                 {"other", [](const Seen& to) { return seat_at(to.action.first); }}},
        .choices =
            {{ActionKind::Bet, "bet {snail}", "Bet on {snail}", "Bet on {snail}: it moves 1 to {die}", {fed}},
             {ActionKind::Feed, "feed {snail}", "Feed {snail}", "Feed {snail}: it moves 1 to {die}", {fed}},
             {ActionKind::Look,
              "look {other}",
              "Look at {other's} bet",
              "Look at {other's} bet; once in a match",
              {[](const Seen& to) { return Target{.zone = "bet", .seat = seat_at(to.action.first)}; }}}},
        .asked =
            [](const Seen& to) { return to.view.open.is_over           ? 0
                                        : to.view.open.betting.empty() ? 1
                                                                       : 2; },
        .is_asked =
            [](const View& view) { return view.viewer && deciding(view.open).contains(*view.viewer); },
        .questions = {{0, "Finished"},
                      {1, "Racing", "Feed a snail", "SN-2"},
                      {2, "Betting", "Which snail will win?", "SN-1"}}};
    return table;
}

} // namespace snail_race
