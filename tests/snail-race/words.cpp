#include "tests/snail-race/game.h"

#include <fmt/format.h>

namespace snail_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words

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

std::string Game::action_text(const Rules& rules, const View&, Action action) {
    switch (static_cast<ActionKind>(action.kind)) {
    case ActionKind::Bet: return fmt::format("bet {}", rules.snails.id(action.first));
    case ActionKind::Feed: return fmt::format("feed {}", rules.snails.id(action.first));
    case ActionKind::Look: return fmt::format("look {}", action.first);
    }
    return "";
}

ActionWords Game::describe(const Rules& rules, const View&, Action action, const SeatNames& names) {
    if (static_cast<ActionKind>(action.kind) == ActionKind::Look) {
        const Seat other{action.first};
        const std::string words = fmt::format("Look at the bet of {}", names.in_sentence(other));
        return {words, words + "; once in a match", {{.zone = "bet", .seat = other}}};
    }
    const bool bets = static_cast<ActionKind>(action.kind) == ActionKind::Bet;
    const std::string label = fmt::format("{} {}", bets ? "Bet on" : "Feed", rules.snails.name(action.first));
    return {label,
            fmt::format("{}: it moves 1 to {}", label, rules.die[action.first]),
            {{.zone = "spaces", .id = rules.snails.id(action.first)}}};
}

Question Game::question(const Rules&, const View& view) {
    const bool asked = view.viewer && deciding(view.open).contains(*view.viewer);
    if (view.open.is_over) return {.phase = "Finished"};
    if (!view.open.betting.empty())
        return {.phase = "Betting", .ask = asked ? "Which snail will win?" : "", .rule = "SN-1"};
    return {.phase = "Racing", .ask = asked ? "Feed a snail" : "", .rule = "SN-2"};
}

Telling Game::tell(const Rules& rules, const Event& event, Viewer viewer, const SeatNames& names) {
    const std::string who = names.first_in_sentence(event.seat);
    const auto snail = [&] { return rules.snails.name(index_of(event.snail)); };
    Telling told{.details = {{"seat", index_of(event.seat)}}};
    bool knows = true;
    switch (event.kind) {
    case Event::Kind::Bet:
        knows = viewer == event.seat;
        told.kind = "bet";
        told.words = fmt::format("{} bets on {}", who, knows ? snail() : "a snail");
        break;
    case Event::Kind::Fed:
        told.kind = "fed";
        told.words = fmt::format("{} feeds {}: {}", who, snail(), event.spaces);
        told.details["spaces"] = event.spaces;
        break;
    case Event::Kind::Looked:
        knows = viewer == event.seat || viewer == event.other;
        told.kind = "looked";
        told.words = fmt::format("{} looks at the bet of {}{}", who, names.in_sentence(event.other),
                                 knows ? ": " + snail() : "");
        told.details["other"] = index_of(event.other);
        break;
    case Event::Kind::Revealed:
        told.kind = "revealed";
        told.words = fmt::format("{} has bet on {}", who, snail());
        break;
    }
    if (knows) told.details["snail"] = rules.snails.id(index_of(event.snail));
    return told;
}

} // namespace snail_race
