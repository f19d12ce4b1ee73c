#pragma once

#include "games/dragon-racer/rules.h"
#include "games/dragon-racer/state.h"

#include <array>
#include <cstdint>

namespace dragon_racer {

// What firing up takes.
struct Need {
    ColourCounts printed{};
    ColourCounts attacks{}; // what attacks add (DR-47)
    unsigned any = 0;
    friend Need operator+(const Need& left, const Need& right) {
        return {left.printed + right.printed, left.attacks + right.attacks, left.any + right.any};
    }
};

// What a racer has to give.
struct Supply {
    ColourCounts cards{};
    ColourCounts character{};
    unsigned character_any = 0;
};

// Whether the supporters can be assigned so that the whole need is met. Nothing else about the assignment
// matters (DR-58): cards used and unused alike stay collected, and the character's support is new each turn.
[[nodiscard]] inline bool is_met(const Rules& rules, const Need& need, const Supply& supply) {
    const ColourCounts wanted = need.printed + need.attacks;
    const ColourCounts given = supply.cards + supply.character;
    if (wanted.beyond(given).total() > supply.character_any) return false;
    if (wanted.total() + need.any > given.total() + supply.character_any) return false;
    // DR-103: with `dragons_only` what attacks add is met by cards, never by the character.
    return !rules.attacks_need_cards || need.attacks.beyond(supply.cards) == ColourCounts();
}

// DR-51, DR-52: one supporter per collected card that does not attack, and the character. `Who` is a
// Player or a PlayerView: the same rule serves the game and those who only see it.
template <class Who>
[[nodiscard]] Supply supply_of(const Rules& rules, const Who& who) {
    const Character& character = rules.character(who.character);
    Supply supply{.character = character.support, .character_any = character.support_any};
    for (std::size_t i = 0; i < who.collected.size(); ++i) {
        if (!who.attacks[i].active) supply.cards += ColourCounts::of(rules.dragon(who.collected[i]).colour, 1);
    }
    return supply;
}

// DR-46, DR-47: what attacks add to the need of each of a seat's dragons. `Table` is a State or a View.
using AttackNeeds = std::array<ColourCounts, max_team>;
template <class Table>
[[nodiscard]] AttackNeeds attack_needs(const Rules& rules, const Table& table, Seat seat) {
    AttackNeeds needs{};
    for (std::size_t from = 0; from < rules.seats; ++from) {
        const auto& attacker = table.players[from];
        for (std::size_t i = 0; i < attacker.collected.size(); ++i) {
            const Target& target = attacker.attacks[i];
            if (!target.active || target.seat != homestretch::index_of(seat)) continue;
            const Dragon& dragon = rules.dragon(attacker.collected[i]);
            needs[target.slot] += ColourCounts::of(dragon.attack_colour, dragon.attack_icons);
        }
    }
    return needs;
}

[[nodiscard]] inline Need need_of(const Dragon& dragon, ColourCounts attacks) {
    return {.printed = dragon.need, .attacks = attacks, .any = dragon.need_any};
}

// The sets of slots that can be fired up (DR-58), as bits: bit m is mask m, whose bit j is slot j. The empty
// set, bit 0, is always among them.
using MaskSet = std::uint64_t;
[[nodiscard]] MaskSet feasible_masks(const Rules& rules, const Team& team, const AttackNeeds& attacks,
                                     const Supply& supply);
inline constexpr MaskSet only_the_empty_set = 1;

// Who supports whom when a feasible set is fired up: shown to people, without effect on play.
struct Supporters {
    static constexpr std::uint8_t aside = 255;
    std::array<std::uint8_t, max_hand> cards{};  // by collected index: the slot it supports, or aside
    FixedList<std::uint8_t, 4> character{};      // one entry per support that is used: the slot
};
template <class Table>
[[nodiscard]] Supporters assigned_supporters(const Rules& rules, const Table& table, Seat seat, std::size_t mask);

} // namespace dragon_racer
