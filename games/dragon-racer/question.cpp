#include "games/dragon-racer/question.h"

#include "games/dragon-racer/describe.h"
#include "games/dragon-racer/names.h"
#include "games/dragon-racer/support.h"

#include <fmt/format.h>

#include <algorithm>

namespace dragon_racer {

using homestretch::Blocked;
using homestretch::index_of;
using homestretch::Question;
using homestretch::SeatNames;
using homestretch::seats;

Question question(const Rules& rules, const View& view) {
    const bool asked = view.viewer && view.open.pending.contains(*view.viewer);
    const auto asking = [&](std::string phase, std::string ask, std::string_view rule) {
        return asked ? Question{std::move(phase), std::move(ask), std::string(rule)}
                     : Question{std::move(phase), "", ""};
    };
    switch (view.open.phase) {
    case Phase::ChooseCharacter: return asking("Setup", "Choose your character", "DR-9");
    case Phase::Draft: {
        return asking(
            fmt::format("Draft, pick {} of {}", view.open.round, view.hand_size + view.collected_size),
            "Take one dragon, pass the rest", "DR-34");
    }
    case Phase::Attack: {
        const std::string attacker =
            asked ? rules.name(view.open.players[index_of(*view.viewer)].collected[view.open.asking]) : "";
        return asking("Race, attack", fmt::format("Attack with {}, or hold it", attacker), "DR-43");
    }
    case Phase::Fire: return asking("Race, fire up", "Choose the dragons to fire up", "DR-58");
    case Phase::Swap: return asking("Race, swap", "Swap one dragon in, or keep your team", "DR-63");
    default: break;
    }
    return {"Finished", "", ""};
}

namespace {

// DR-10, DR-11
std::vector<Blocked> taken_characters(const Rules& rules, const View& view, const SeatNames& names) {
    std::vector<Blocked> blocked;
    for (const CharacterId id : rules.allowed) {
        for (const Seat seat : seats(rules.seats)) {
            const CharacterId taken = view.open.players[index_of(seat)].character;
            if (taken == no_character) continue;
            const bool other_side =
                rules.unique_by_card && rules.character(taken).card == rules.character(id).card;
            if (taken != id && !other_side) continue;
            blocked.push_back({{"character", {}, {}, id_of(rules, id)},
                               taken == id ? fmt::format("{} plays it", names.first_in_sentence(seat))
                                           : fmt::format("the back of {}'s card", rules.name(taken)),
                               taken == id ? "DR-11" : "DR-10"});
            break;
        }
    }
    return blocked;
}

// DR-45
std::vector<Blocked> safe_dragons(const Rules& rules, const View& view, const SeatNames& names) {
    std::vector<Blocked> blocked;
    const std::uint8_t own_trophy = view.open.players[index_of(*view.viewer)].trophy;
    for (const Seat seat : seats(rules.seats)) {
        const Player& who = view.open.players[index_of(seat)];
        if (who.trophy <= own_trophy) continue;
        for (std::size_t slot = 0; slot < who.team.size(); ++slot) {
            blocked.push_back({{"team", seat, slot, id_of(rules, who.team[slot])},
                               fmt::format("{} has raced already", names.first_in_sentence(seat)),
                               "DR-45"});
        }
    }
    return blocked;
}

// What is missing for one dragon alone.
Blocked unsupported(const Rules& rules, const View& view, std::size_t slot) {
    const Seat seat = *view.viewer;
    const CardId card = view.open.players[index_of(seat)].team[slot];
    const Need need = need_of(rules.dragon(card), attack_needs(rules, view.open, seat)[slot]);
    const Supply supply = supply_of(rules, view.open, seat);
    const ColourCounts missing = need.coloured.beyond(supply.coloured);
    Blocked blocked{{"team", seat, slot, id_of(rules, card)}, "", "DR-54"};
    if (missing.total() > supply.any) {
        blocked.reason = "lacks " + icon_words(rules, {.coloured = missing, .icons = missing.total()});
        if (supply.any > 0) blocked.reason += "; your character covers one of them";
    } else if (need.icons > supply.all) {
        const unsigned few = need.icons - supply.all;
        blocked.reason = fmt::format("lacks {} supporter{}", few, few == 1 ? "" : "s");
    } else {
        blocked.reason = "only cards can answer its attacks";
        blocked.rule = "DR-103";
    }
    return blocked;
}

std::vector<Blocked> unsupported_dragons(const Rules& rules, const View& view, const ActionList& actions) {
    std::vector<Blocked> blocked;
    for (std::size_t slot = 0; slot < view.open.players[index_of(*view.viewer)].team.size(); ++slot) {
        const bool can_fly = std::any_of(actions.begin(), actions.end(), [&](Action action) {
            return ((unsigned{action.first} >> slot) & 1U) != 0;
        });
        if (!can_fly) blocked.push_back(unsupported(rules, view, slot));
    }
    return blocked;
}

// DR-64
std::vector<Blocked> attackers(const Rules& rules, const View& view) {
    std::vector<Blocked> blocked;
    const Hand& collected = view.open.players[index_of(*view.viewer)].collected;
    for (std::size_t i = 0; i < collected.size(); ++i) {
        if (!rules.dragon(collected[i]).attacks()) continue;
        blocked.push_back({{"collected", view.viewer, i, id_of(rules, collected[i])},
                           "attack dragons never join a team",
                           "DR-64"});
    }
    return blocked;
}

} // namespace

std::vector<Blocked> blocked(const Rules& rules, const View& view, const ActionList& actions,
                             const SeatNames& names) {
    switch (view.open.phase) {
    case Phase::ChooseCharacter: return taken_characters(rules, view, names);
    case Phase::Attack: return safe_dragons(rules, view, names);
    case Phase::Fire: return unsupported_dragons(rules, view, actions);
    case Phase::Swap: return attackers(rules, view);
    default: return {};
    }
}

} // namespace dragon_racer
