#include "games/dragon-racer/support.h"

#include <bit>

namespace dragon_racer {

namespace {

// Calls `test(mask, sum)` for every set of the first Slots items but the empty one. Each set is one that came
// before and one item more, so one addition is enough; with few slots nothing of the loop is left.
template <std::size_t Slots, class Item, class Test>
void for_each_sum(const std::array<Item, max_team>& items, Test test) {
    std::array<Item, std::size_t{1} << Slots> sums;
    sums[0] = Item();
#pragma GCC unroll 16
    for (std::size_t mask = 1; mask < sums.size(); ++mask) {
        sums[mask] = sums[mask & (mask - 1)] + items[static_cast<std::size_t>(std::countr_zero(mask))];
        test(mask, sums[mask]);
    }
}

// Trying all sets is quicker than leaving some out: it never branches on what cannot be foreseen.
template <std::size_t Slots>
MaskSet masks_met(const std::array<Need, max_team>& needs, const Supply& supply) {
    MaskSet feasible = only_the_empty_set;
    for_each_sum<Slots>(needs, [&](std::size_t mask, const Need& need) {
        feasible |= MaskSet{is_met(need, supply)} << mask;
    });
    return feasible;
}

// DR-103: with `dragons_only` what attacks add is met by cards, never by the character.
MaskSet masks_answered(const AttackNeeds& attacks, const Supply& supply) {
    MaskSet answered = only_the_empty_set;
    for_each_sum<max_team>(attacks, [&](std::size_t mask, ColourCounts icons) {
        answered |= MaskSet{icons.beyond(supply.cards) == ColourCounts()} << mask;
    });
    return answered;
}

} // namespace

MaskSet feasible_masks(const Rules& rules, const Open& open, Seat seat) {
    const Team& team = player(open, seat).team;
    const AttackNeeds attacks = attack_needs(rules, open, seat);
    const Supply supply = supply_of(rules, open, seat);
    constexpr Need nobody_there{.icons = 1000}; // more than any supply
    std::array<Need, max_team> needs;
    needs.fill(nobody_there);
    for (std::size_t slot = 0; slot < team.size(); ++slot)
        needs[slot] = need_of(rules.dragon(team[slot]), attacks[slot]);
    const MaskSet met = team.size() == normal_team       ? masks_met<normal_team>(needs, supply)
                        : team.size() == normal_team + 1 ? masks_met<normal_team + 1>(needs, supply)
                                                         : masks_met<max_team>(needs, supply);
    return rules.attacks_need_cards ? met & masks_answered(attacks, supply) : met;
}

namespace {

// Hands out supporters in a fixed order that people can follow: colour by colour, attacks first, then
// printed icons, each by slot; ordinary cards before held attack dragons before the character.
class Assignment {
public:
    Assignment(const Rules& rules, const Open& open, Seat seat, std::size_t mask)
        : rules_(rules), who_(player(open, seat)), attacks_(attack_needs(rules, open, seat)), mask_(mask) {
        supporters_.cards.fill(Supporters::aside);
        for (const Attack& attack : open.attacks[homestretch::index_of(seat)])
            attacking_.at(attack.card) = true;
        character_ = rules.character(who_.character).support;
        character_any_ = rules.character(who_.character).support_any;
    }

    Supporters assign() {
        for (std::size_t colour = 0; colour < colour_count; ++colour) {
            each_slot([&](std::size_t slot) { serve(slot, attacks_[slot][colour], colour); });
            each_slot(
                [&](std::size_t slot) { serve(slot, rules_.dragon(who_.team[slot]).need[colour], colour); });
        }
        for (const std::uint8_t slot : unmet_) use_character_any(slot);
        each_slot([&](std::size_t slot) {
            for (unsigned i = 0; i < rules_.dragon(who_.team[slot]).need_any; ++i) serve_any(slot);
        });
        return supporters_;
    }

private:
    template <class Act>
    void each_slot(Act act) {
        for (std::size_t slot = 0; slot < who_.team.size(); ++slot) {
            if (((mask_ >> slot) & 1U) != 0) act(slot);
        }
    }

    void serve(std::size_t slot, unsigned icons, std::size_t colour) {
        for (unsigned i = 0; i < icons; ++i) {
            if (use_card(slot, colour)) continue;
            if (character_[colour] > 0) {
                character_ = character_.beyond(ColourCounts::of(colour, 1));
                supporters_.character.push_back(static_cast<std::uint8_t>(slot));
            } else {
                unmet_.push_back(static_cast<std::uint8_t>(slot));
            }
        }
    }

    void serve_any(std::size_t slot) {
        if (use_card(slot, colour_count)) return;
        if (character_.total() > 0) {
            for (std::size_t colour = 0; colour < colour_count; ++colour) {
                if (character_[colour] == 0) continue;
                character_ = character_.beyond(ColourCounts::of(colour, 1));
                break;
            }
            supporters_.character.push_back(static_cast<std::uint8_t>(slot));
            return;
        }
        use_character_any(slot);
    }

    void use_character_any(std::size_t slot) {
        if (character_any_ == 0) return;
        --character_any_;
        supporters_.character.push_back(static_cast<std::uint8_t>(slot));
    }

    // The next free card of a colour (colour_count: of any), ordinary dragons first.
    bool use_card(std::size_t slot, std::size_t colour) {
        for (const bool attackers : {false, true}) {
            for (std::size_t i = 0; i < who_.collected.size(); ++i) {
                const Dragon& dragon = rules_.dragon(who_.collected[i]);
                if (attacking_[i] || supporters_.cards[i] != Supporters::aside) continue;
                if (dragon.attacks() != attackers) continue;
                if (colour != colour_count && dragon.colour != colour) continue;
                supporters_.cards[i] = static_cast<std::uint8_t>(slot);
                return true;
            }
        }
        return false;
    }

    const Rules& rules_;
    const Player& who_;
    AttackNeeds attacks_;
    std::array<bool, max_hand> attacking_{}; // by collected index
    std::size_t mask_;
    ColourCounts character_{};
    unsigned character_any_ = 0;
    FixedList<std::uint8_t, 64> unmet_{}; // slots of coloured icons that wait for support of any colour
    Supporters supporters_{};
};

} // namespace

Supporters assigned_supporters(const Rules& rules, const Open& open, Seat seat, std::size_t mask) {
    return Assignment(rules, open, seat, mask).assign();
}

} // namespace dragon_racer
