#include "games/dragon-racer/heuristics.h"

#include "games/dragon-racer/phases.h"
#include "games/dragon-racer/support.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace dragon_racer {

namespace {

// ---- how likely missing supporters still turn up

constexpr std::size_t max_missing = 13;

// chance[colours][missing][picks]: to get `missing` supporters of `colours` wanted colours out of the hands
// of `picks`, …, 2, 1 cards that still come by. Each hand gives one if it holds a wanted colour at all.
using ChanceTable = std::array<std::array<std::array<float, max_hand + 1>, max_missing>, colour_count + 1>;

constexpr ChanceTable make_chances() {
    ChanceTable chance{};
    for (std::size_t colours = 0; colours <= colour_count; ++colours) {
        chance[colours][0].fill(1.0F);
        const float unwanted = 1.0F - static_cast<float>(colours) / static_cast<float>(colour_count);
        float none_wanted = 1.0F; // in a hand of `picks` cards
        for (std::size_t picks = 1; picks <= max_hand; ++picks) {
            none_wanted *= unwanted;
            for (std::size_t missing = 1; missing < max_missing; ++missing) {
                chance[colours][missing][picks] =
                    (1.0F - none_wanted) * chance[colours][missing - 1][picks - 1] +
                    none_wanted * chance[colours][missing][picks - 1];
            }
        }
    }
    return chance;
}
constexpr ChanceTable chances = make_chances();

float chance_to_meet(const Need& need, const Supply& supply, std::size_t picks) {
    const ColourCounts short_of = need.coloured.beyond(supply.coloured);
    unsigned missing = short_of.total();
    missing -= std::min(missing, supply.any);
    std::size_t colours = 0;
    for (std::size_t colour = 0; colour < colour_count; ++colour) colours += short_of[colour] > 0;
    if (need.icons > supply.all && need.icons - supply.all > missing) { // `any` icons: every card helps
        missing = need.icons - supply.all;
        colours = colour_count;
    }
    if (missing > picks || missing >= max_missing) return 0.0F;
    return chances[colours][missing][picks];
}

// ---- what a team is worth

struct Racer {
    const Rules& rules;
    const View& view;
    const PlayerView& own;
    const Character& character;
    AttackNeeds attacks;
};

float value_of_set(const Racer& racer, std::size_t mask) {
    float value = 0;
    for (std::size_t slot = 0; slot < racer.own.team.size(); ++slot) {
        if (((mask >> slot) & 1U) == 0) continue;
        const std::uint8_t speed = racer.rules.dragon(racer.own.team[slot]).speed;
        value += static_cast<float>(speed + racer.character.fire_bonus[speed]);
    }
    return value +
           static_cast<float>(mask == whole_team(racer.own.team) ? racer.character.fire_all_bonus : 0);
}

// The best set of dragons, each set weighed by the chance that it can be fired up after `picks` more cards.
float best_movement(const Racer& racer, const Supply& supply, std::size_t picks) {
    std::array<Need, std::size_t{1} << max_team> needs{};
    float best = 0;
    for (std::size_t mask = 1; mask < std::size_t{1} << racer.own.team.size(); ++mask) {
        const auto slot = static_cast<std::size_t>(std::countr_zero(mask));
        needs[mask] =
            needs[mask & (mask - 1)] + need_of(racer.rules.dragon(racer.own.team[slot]), racer.attacks[slot]);
        best = std::max(best, value_of_set(racer, mask) * chance_to_meet(needs[mask], supply, picks));
    }
    return best;
}

// What a team can be expected to move in the turn after this one: comfortable if all it needs is up to 85 %
// of the cards to come, and up to 60 % in a single colour.
float expected_of_team(const Racer& racer, const Team& team) {
    if (racer.view.turn >= racer.rules.turns.size()) return 0;
    const auto cards = static_cast<float>(racer.rules.turn(racer.view.turn + 1U).deal);
    float best = 0;
    for (std::size_t mask = 1; mask < std::size_t{1} << team.size(); ++mask) {
        Need need;
        float value = 0;
        for (std::size_t slot = 0; slot < team.size(); ++slot) {
            if (((mask >> slot) & 1U) == 0) continue;
            const Dragon& dragon = racer.rules.dragon(team[slot]);
            need = need + need_of(dragon, ColourCounts());
            value += static_cast<float>(dragon.speed + racer.character.fire_bonus[dragon.speed]);
        }
        if (mask == whole_team(team)) value += static_cast<float>(racer.character.fire_all_bonus);
        const float given = static_cast<float>(racer.character.support.total() + racer.character.support_any);
        const auto total = std::max(1.0F, static_cast<float>(need.icons) - given);
        float sure = std::min(1.0F, 0.85F * cards / total);
        for (std::size_t colour = 0; colour < colour_count; ++colour) {
            const float icons = static_cast<float>(need.coloured[colour]) -
                                static_cast<float>(racer.character.support[colour]);
            if (icons > 0) sure *= std::min(1.0F, 0.6F * cards / icons);
        }
        best = std::max(best, value * sure);
    }
    return best;
}

// What it is worth to have this card on the team from the next turn on, in the best slot.
float value_of_swap(const Racer& racer, CardId card, std::size_t slot) {
    Team team = racer.own.team;
    const float before = expected_of_team(racer, team);
    team[slot] = card;
    const auto turns_left =
        static_cast<float>(std::min<std::size_t>(3, racer.rules.turns.size() - racer.view.turn));
    return (expected_of_team(racer, team) - before) * turns_left;
}

float swap_bonus(const Racer& racer, CardId in, std::size_t slot) {
    const bool other_colour =
        racer.rules.dragon(in).colour != racer.rules.dragon(racer.own.team[slot]).colour;
    return static_cast<float>(racer.character.swap_bonus +
                              (other_colour ? racer.character.swap_colour_bonus : 0));
}

Supply with_card(const Racer& racer, const Supply& supply, CardId card) {
    return supply_from(supply.cards + racer.rules.dragon(card).as_supporter, racer.character);
}

// ---- the decisions

float value_of_pick(const Racer& racer, const Supply& supply, float without, CardId card) {
    const Dragon& dragon = racer.rules.dragon(card);
    const std::size_t picks = racer.view.hand.size() - 1;
    float value = best_movement(racer, with_card(racer, supply, card), picks) - without;

    const Turn& turn = racer.rules.turn(racer.view.turn);
    const auto same = static_cast<float>(racetrack_counts(racer.rules, racer.own)[dragon.racetrack]);
    const float leap = racer.character.boost_sole_bonus > 0 ? 1.4F : 1.0F;
    value += leap * 0.22F * static_cast<float>(turn.boost_sole) * (1.0F + 0.35F * same);

    if (dragon.attacks()) {
        value += racer.own.trophy > 1 ? 1.2F : 0.2F;
        if (racer.character.attack_bonus > 0) value += 2.0F;
    } else {
        float best_swap = 0;
        for (std::size_t slot = 0; slot < racer.own.team.size(); ++slot) {
            best_swap = std::max(best_swap, value_of_swap(racer, card, slot) + swap_bonus(racer, card, slot));
        }
        value += 0.33F * best_swap;
    }

    // Denial: what the card would do for the neighbour who gets this hand.
    const std::size_t me = index_of(*racer.view.viewer);
    const std::size_t next = (me + (turn.pass_left ? 1U : racer.rules.seats - 1U)) % racer.rules.seats;
    unsigned wanted = 0;
    for (const CardId racing : racer.view.players[next].team)
        wanted += racer.rules.dragon(racing).need[dragon.colour];
    return value + 0.15F * std::min(3.0F, static_cast<float>(wanted));
}

float value_of_attack(const Racer& racer, Action action) {
    const Supply held = supply_of(racer.rules, racer.view, *racer.view.viewer);
    if (kind_of(action) == ActionKind::Hold) return best_movement(racer, held, 0);
    const Dragon& attacker = racer.rules.dragon(racer.own.collected[racer.view.asking]);
    const Supply supply = supply_from(held.cards.beyond(attacker.as_supporter), racer.character);
    const bool self = seat_at(action.first) == *racer.view.viewer;
    const bool pays = !self || racer.rules.self_attack_pays;
    const float bonus = pays ? racer.character.attack_bonus : 0.0F;

    Racer after = racer;
    if (self) {
        after.attacks[action.second] += ColourCounts::of(attacker.attack_colour, attacker.attack_icons);
        return best_movement(after, supply, 0) + bonus;
    }
    const PlayerView& target = racer.view.players[action.first];
    const Dragon& dragon = racer.rules.dragon(target.team[action.second]);
    unsigned used_colour = racer.rules.character(target.character).support[attacker.attack_colour];
    for (const CardId racing : target.team)
        used_colour += racer.rules.dragon(racing).need[attacker.attack_colour];
    // Who has no use for the colour has not drafted it; the leader is worth most.
    const float harm = 0.35F * static_cast<float>(dragon.speed) * (used_colour == 0 ? 1.3F : 1.0F) *
                       (target.trophy == 1 ? 1.15F : 1.0F);
    return best_movement(racer, supply, 0) + bonus + harm;
}

float value_of(const Racer& racer, const Supply& supply, float without, Action action) {
    switch (kind_of(action)) {
    case ActionKind::ChooseCharacter: {
        const Character& character = racer.rules.characters[action.first];
        return static_cast<float>(character.fire_bonus[max_speed]) * 3 +
               static_cast<float>(character.support.total()) + static_cast<float>(character.support_any) * 2 +
               static_cast<float>(character.fire_all_bonus + character.swap_colour_bonus) +
               static_cast<float>(character.boost_sole_bonus) * 2 +
               static_cast<float>(character.attack_bonus);
    }
    case ActionKind::Pick: return value_of_pick(racer, supply, without, racer.view.hand[action.first]);
    case ActionKind::Hold:
    case ActionKind::Attack: return value_of_attack(racer, action);
    case ActionKind::Fire: return value_of_set(racer, action.first);
    case ActionKind::KeepTeam: return 0.05F; // a change must be worth something
    case ActionKind::Swap:
        return value_of_swap(racer, racer.own.collected[action.first], action.second) +
               swap_bonus(racer, racer.own.collected[action.first], action.second);
    }
    return 0;
}

} // namespace

Action greedy(const Rules& rules, const View& view, const ActionList& actions) {
    const PlayerView& own = view.players[index_of(*view.viewer)];
    const bool has_character = own.character != no_character;
    const Racer racer{rules, view, own, rules.character(has_character ? own.character : CharacterId{}),
                      attack_needs(rules, view, *view.viewer)};
    Supply supply;
    float without = 0;
    if (view.phase == Phase::Draft) {
        supply = supply_of(rules, view, *view.viewer);
        without = best_movement(racer, supply, view.hand.size() - 1);
    }
    Action best = actions[0];
    float most = value_of(racer, supply, without, best);
    for (const Action action : actions) {
        const float value = value_of(racer, supply, without, action);
        if (value > most) {
            most = value;
            best = action;
        }
    }
    return best;
}

} // namespace dragon_racer
