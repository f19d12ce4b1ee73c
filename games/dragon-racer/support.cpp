#include "games/dragon-racer/support.h"

#include "games/dragon-racer/view.h"

#include <bit>

namespace dragon_racer {

MaskSet feasible_masks(const Rules& rules, const State& state, Seat seat) {
    const Team& team = player(state, seat).team;
    const AttackNeeds attacks = attack_needs(rules, state, seat);
    const Supply supply = supply_of(rules, state, seat);
    std::array<Need, max_team> needs{};
    for (std::size_t slot = 0; slot < team.size(); ++slot)
        needs[slot] = need_of(rules.dragon(team[slot]), attacks[slot]);

    // In the order of a Gray code each set differs from the one before by a single dragon, so one sum is
    // enough. Trying all is quicker than leaving some out: it never branches on what cannot be foreseen.
    MaskSet feasible = only_the_empty_set;
    std::size_t mask = 0;
    Need need;
    for (std::size_t step = 1; step <= whole_team(team); ++step) {
        const auto slot = static_cast<std::size_t>(std::countr_zero(step));
        mask ^= std::size_t{1} << slot;
        need = ((mask >> slot) & 1U) != 0 ? need + needs[slot] : need - needs[slot];
        feasible |= MaskSet{is_met(rules, need, supply)} << mask;
    }
    return feasible;
}

namespace {

// Hands out supporters in a fixed order that people can follow: colour by colour, attacks first, then
// printed icons, each by slot; ordinary cards before held attack dragons before the character.
template <class Table>
class Assignment {
public:
    Assignment(const Rules& rules, const Table& table, Seat seat, std::size_t mask)
        : rules_(rules), who_(table.players[homestretch::index_of(seat)]),
          attacks_(attack_needs(rules, table, seat)), mask_(mask) {
        supporters_.cards.fill(Supporters::aside);
        for (const Attack& attack : table.attacks) {
            if (attack.by == homestretch::index_of(seat)) attacking_.at(attack.card) = true;
        }
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
    const std::remove_cvref_t<decltype(std::declval<Table>().players[0])>& who_;
    AttackNeeds attacks_;
    std::array<bool, max_hand> attacking_{}; // by collected index
    std::size_t mask_;
    ColourCounts character_{};
    unsigned character_any_ = 0;
    FixedList<std::uint8_t, 64> unmet_{}; // slots of coloured icons that wait for support of any colour
    Supporters supporters_{};
};

} // namespace

template <class Table>
Supporters assigned_supporters(const Rules& rules, const Table& table, Seat seat, std::size_t mask) {
    return Assignment<Table>(rules, table, seat, mask).assign();
}

template Supporters assigned_supporters(const Rules&, const State&, Seat, std::size_t);
template Supporters assigned_supporters(const Rules&, const View&, Seat, std::size_t);

} // namespace dragon_racer
