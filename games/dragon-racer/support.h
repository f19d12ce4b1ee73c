#pragma once

#include "games/dragon-racer/rules.h"
#include "games/dragon-racer/state.h"

#include <array>
#include <cstdint>

namespace dragon_racer {

// What firing up takes.
struct Need {
    ColourCounts coloured{}; // printed icons and what attacks add (DR-47)
    unsigned icons = 0;      // all of them, those that take any supporter included
    friend Need operator+(const Need& left, const Need& right) {
        return {left.coloured + right.coloured, left.icons + right.icons};
    }
};

// What a racer has to give.
struct Supply {
    ColourCounts cards{};
    ColourCounts coloured{}; // cards and the character's support of given colours
    unsigned any = 0;        // the character's support of any colour
    unsigned all = 0;        // supporters of every kind
};

// Whether the supporters can be assigned so that the whole need is met. Nothing else about the assignment
// matters (DR-58): cards used and unused alike stay collected, and the character's support is new each turn.
[[nodiscard]] inline bool is_met(const Need& need, const Supply& supply) {
    const bool enough = need.icons <= supply.all;
    const bool right_colours = need.coloured.beyond(supply.coloured).total() <= supply.any;
    return (unsigned{enough} & unsigned{right_colours}) != 0; // no branch to mispredict
}

[[nodiscard]] inline Supply supply_from(ColourCounts cards, const Character& character) {
    const ColourCounts coloured = cards + character.support;
    return {cards, coloured, character.support_any, coloured.total() + character.support_any};
}

// DR-51, DR-52: one supporter per collected card that does not attack, and the character.
[[nodiscard]] inline Supply supply_of(const Rules& rules, CharacterId character, const Hand& collected,
                                      const Attacks& attacks) {
    ColourCounts cards;
    for (const CardId card : collected) cards += rules.dragon(card).as_supporter;
    for (const Attack& attack : attacks) cards = cards - rules.dragon(collected[attack.card]).as_supporter;
    return supply_from(cards, rules.character(character));
}
// Of a player who has begun his race.
[[nodiscard]] inline Supply supply_of(const Rules& rules, const Open& open, Seat seat) {
    const Player& who = player(open, seat);
    return supply_of(rules, who.character, who.collected, open.attacks[homestretch::index_of(seat)]);
}

// DR-46, DR-47: what attacks add to the need of each of a seat's dragons.
using AttackNeeds = std::array<ColourCounts, max_team>;
[[nodiscard]] inline AttackNeeds attack_needs(const Rules& rules, const Open& open, Seat seat) {
    AttackNeeds needs{};
    for (const Seat by : homestretch::seats(rules.seats)) {
        for (const Attack& attack : open.attacks[homestretch::index_of(by)]) {
            const Dragon& dragon = rules.dragon(player(open, by).collected[attack.card]);
            needs[attack.slot] +=
                ColourCounts::of(dragon.attack_colour, dragon.attack_icons).only_if(attack.seat == seat);
        }
    }
    return needs;
}

[[nodiscard]] inline Need need_of(const Dragon& dragon, ColourCounts attacks) {
    const ColourCounts coloured = dragon.need + attacks;
    return {.coloured = coloured, .icons = coloured.total() + dragon.need_any};
}

// The sets of slots that can be fired up (DR-58), as bits: bit m is mask m, whose bit j is slot j. The empty
// set, bit 0, is always among them.
using MaskSet = std::uint64_t;
inline constexpr MaskSet only_the_empty_set = 1;
[[nodiscard]] MaskSet feasible_masks(const Rules& rules, const Open& open, Seat seat);

[[nodiscard]] inline std::size_t whole_team(const Team& team) {
    return (std::size_t{1} << team.size()) - 1;
}

// Who supports whom when a feasible set is fired up: shown to people, without effect on play.
struct Supporters {
    static constexpr std::uint8_t aside = 255;
    std::array<std::uint8_t, max_hand> cards{}; // by collected index: the slot it supports, or aside
    FixedList<std::uint8_t, 4> character{};     // one entry per support that is used: the slot
};
[[nodiscard]] Supporters assigned_supporters(const Rules& rules, const Open& open, Seat seat,
                                             std::size_t mask);

} // namespace dragon_racer
