#include "games/dragon-racer/game.h"
#include "games/dragon-racer/names.h"
#include "games/dragon-racer/support.h"
#include "games/dragon-racer/words.h"

#include <algorithm>

namespace dragon_racer {

using homestretch::Blocked;
using homestretch::SeatNames;

namespace {

using Reasons = homestretch::Reasons<Game>;

// DR-10, DR-11
void taken_characters(Reasons& reasons) {
    const Seen& seen = reasons.seen;
    const Rules& rules = seen.rules;
    for (const CharacterId id : rules.allowed) {
        for (const Seat seat : seats(rules.seats)) {
            const CharacterId taken = player(seen.view.open, seat).character;
            if (taken == no_character) continue;
            const bool other_side =
                rules.unique_by_card && rules.character(taken).card == rules.character(id).card;
            if (taken != id && !other_side) continue;
            reasons.add(taken == id ? "taken" : "other-side", {"character", {}, {}, id_of(rules, id)},
                        {{"seat", seat}, {"front", rules.name(taken)}});
            break;
        }
    }
}

// DR-45
void safe_dragons(Reasons& reasons) {
    const Seen& seen = reasons.seen;
    const std::uint8_t own_trophy = player(seen.view.open, *seen.view.viewer).trophy;
    for (const Seat seat : seats(seen.rules.seats)) {
        const Player& who = player(seen.view.open, seat);
        if (who.trophy <= own_trophy) continue;
        for (std::size_t slot = 0; slot < who.team.size(); ++slot)
            reasons.add("has-raced", racing_dragon(seen, seat, slot), {{"seat", seat}});
    }
}

// What is missing for one dragon alone.
void unsupported(std::size_t slot, Reasons& reasons) {
    const Seen& seen = reasons.seen;
    const Rules& rules = seen.rules;
    const Seat seat = *seen.view.viewer;
    const CardId card = player(seen.view.open, seat).team[slot];
    const Need need = need_of(rules.dragon(card), attack_needs(rules, seen.view.open, seat)[slot]);
    const Supply supply = supply_of(rules, seen.view.open, seat);
    const ColourCounts missing = need.coloured.beyond(supply.coloured);
    if (missing.total() > supply.any) {
        reasons.add("lacks-icons", racing_dragon(seen, seat, slot),
                    {{"missing", icons(rules, {.coloured = missing, .icons = missing.total()})},
                     {"any", supply.any}});
    } else if (need.icons > supply.all) {
        reasons.add("lacks-supporters", racing_dragon(seen, seat, slot),
                    {{"missing", need.icons - supply.all}});
    } else {
        reasons.add("cards-only", racing_dragon(seen, seat, slot));
    }
}

void unsupported_dragons(const ActionList& actions, Reasons& reasons) {
    const View& view = reasons.seen.view;
    for (std::size_t slot = 0; slot < player(view.open, *view.viewer).team.size(); ++slot) {
        const bool can_fly = std::any_of(actions.begin(), actions.end(), [&](Action action) {
            return ((unsigned{action.first} >> slot) & 1U) != 0;
        });
        if (!can_fly) unsupported(slot, reasons);
    }
}

// DR-64
void attackers(Reasons& reasons) {
    const Seen& seen = reasons.seen;
    const Hand& collected = player(seen.view.open, *seen.view.viewer).collected;
    for (std::size_t i = 0; i < collected.size(); ++i) {
        if (seen.rules.dragon(collected[i]).attacks())
            reasons.add("attacks", {"collected", seen.view.viewer, i, id_of(seen.rules, collected[i])});
    }
}

} // namespace

std::vector<Blocked> Game::blocked(const Rules& rules, const View& view, const ActionList& actions,
                                   const SeatNames& names) {
    Reasons reasons{{rules, view, {}}, names};
    switch (view.open.phase) {
    case Phase::ChooseCharacter: taken_characters(reasons); break;
    case Phase::Attack: safe_dragons(reasons); break;
    case Phase::Fire: unsupported_dragons(actions, reasons); break;
    case Phase::Swap: attackers(reasons); break;
    default: break;
    }
    return reasons.blocked;
}

} // namespace dragon_racer
