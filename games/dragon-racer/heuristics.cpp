#include "engine/best_of.h"
#include "games/dragon-racer/draft_odds.h"
#include "games/dragon-racer/game.h"
#include "games/dragon-racer/plans.h"
#include "games/dragon-racer/support.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace dragon_racer {

namespace {

// ---- what a team is worth

struct Racer {
    const Rules& rules;
    const View& view;
    const Player& own;
    const Hand& collected;
    const Character& character;
    AttackNeeds attacks;
};

float value_of_set(const Rules& rules, const Character& character, const Team& team, std::size_t mask) {
    float value = 0;
    for (std::size_t slot = 0; slot < team.size(); ++slot) {
        if (((mask >> slot) & 1U) == 0) continue;
        const std::uint8_t speed = rules.dragon(team[slot]).speed;
        value += static_cast<float>(speed + character.fire_bonus[speed]);
    }
    return value + static_cast<float>(mask == whole_team(team) ? character.fire_all_bonus : 0);
}

// What a player who aims at the best set of dragons can expect, given the value of each set and the chance
// that it can be fired up: who fails with a set falls back on a part of it.
template <class Value, class Chance>
float expected_movement(std::size_t dragons, Value value, Chance chance) {
    std::array<float, std::size_t{1} << max_team> expected; // NOLINT: parts come before the whole
    expected[0] = 0;
    float best = 0;
    for (std::size_t mask = 1; mask < std::size_t{1} << dragons; ++mask) {
        float part = 0;
        for (std::size_t left = mask; left != 0; left &= left - 1)
            part = std::max(part, expected[mask & ~(left & (~left + 1))]);
        const float sure = chance(mask);
        expected[mask] = sure * value(mask) + (1.0F - sure) * part;
        best = std::max(best, expected[mask]);
    }
    return best;
}

// With these supporters and `picks` more cards to come.
float best_movement(const Rules& rules, const Character& character, const Team& team,
                    const AttackNeeds& attacks, const Supply& supply, std::size_t picks) {
    std::array<Need, std::size_t{1} << max_team> needs; // NOLINT: parts come before the whole
    needs[0] = {};
    const auto chance = [&](std::size_t mask) {
        const auto slot = static_cast<std::size_t>(std::countr_zero(mask));
        needs[mask] = needs[mask & (mask - 1)] + need_of(rules.dragon(team[slot]), attacks[slot]);
        return chance_to_meet(needs[mask], supply, picks);
    };
    return expected_movement(
        team.size(), [&](std::size_t mask) { return value_of_set(rules, character, team, mask); }, chance);
}
float best_movement(const Racer& racer, const Supply& supply, std::size_t picks) {
    return best_movement(racer.rules, racer.character, racer.own.team, racer.attacks, supply, picks);
}

// What a team can be expected to move in the turn after this one.
float expected_of_team(const Racer& racer, const Team& team) {
    if (racer.view.open.turn >= racer.rules.turns.size()) return 0;
    return expected_flight(racer.rules, racer.character, team, racer.view.open.turn + 1U);
}

// What it is worth to have this card on the team from the next turn on, in the best slot.
float value_of_swap(const Racer& racer, CardId card, std::size_t slot) {
    Team team = racer.own.team;
    const float before = expected_of_team(racer, team);
    team[slot] = card;
    const auto turns_left =
        static_cast<float>(std::min<std::size_t>(3, racer.rules.turns.size() - racer.view.open.turn));
    return (expected_of_team(racer, team) - before) * turns_left;
}

float swap_bonus(const Racer& racer, CardId in, std::size_t slot) {
    const bool other_colour =
        racer.rules.dragon(in).colour != racer.rules.dragon(racer.own.team[slot]).colour;
    return static_cast<float>(racer.character.swap_bonus +
                              (other_colour ? racer.character.swap_colour_bonus : 0));
}

float best_swap(const Racer& racer, CardId card) {
    float best = 0;
    for (std::size_t slot = 0; slot < racer.own.team.size(); ++slot)
        best = std::max(best, value_of_swap(racer, card, slot) + swap_bonus(racer, card, slot));
    return best;
}

Supply with_card(const Racer& racer, const Supply& supply, CardId card) {
    return supply_from(supply.cards + racer.rules.dragon(card).as_supporter, racer.character);
}

// ---- the decisions

// What the cards collected so far promise.
struct Prospects {
    Supply supply{};
    float movement = 0;
    float swap = 0; // one a turn, so the best one
};

Prospects prospects_of(const Racer& racer) {
    Prospects so_far{.supply = supply_of(racer.rules, racer.own.character, racer.collected, {})};
    so_far.movement = best_movement(racer, so_far.supply, racer.view.hand.size() - 1);
    for (const CardId card : racer.collected) {
        if (!racer.rules.dragon(card).attacks()) so_far.swap = std::max(so_far.swap, best_swap(racer, card));
    }
    return so_far;
}

float value_of_pick(const Racer& racer, const Prospects& so_far, CardId card) {
    const Dragon& dragon = racer.rules.dragon(card);
    const std::size_t picks = racer.view.hand.size() - 1;
    float value = best_movement(racer, with_card(racer, so_far.supply, card), picks) - so_far.movement;

    const Turn& turn = racer.rules.turn(racer.view.open.turn);
    const auto same =
        static_cast<float>(racetrack_counts(racer.rules, racer.own.team, racer.collected)[dragon.racetrack]);
    const float leap = racer.character.boost_sole_bonus > 0 ? 1.4F : 1.0F;
    value += leap * 0.22F * static_cast<float>(turn.boost_sole) * (1.0F + 0.35F * same);

    if (dragon.attacks()) {
        value += racer.own.trophy > 1 ? 1.2F : 0.2F;
        if (racer.character.attack_bonus > 0) value += 2.0F;
    } else {
        value += 0.33F * std::max(0.0F, best_swap(racer, card) - so_far.swap);
    }

    // Denial: what the card would do for the neighbour who gets this hand.
    const std::size_t me = index_of(*racer.view.viewer);
    const std::size_t next = (me + (turn.pass_left ? 1U : racer.rules.seats - 1U)) % racer.rules.seats;
    unsigned wanted = 0;
    for (const CardId racing : racer.view.open.players[next].team)
        wanted += racer.rules.dragon(racing).need[dragon.colour];
    return value + 0.15F * std::min(3.0F, static_cast<float>(wanted));
}

float value_of_attack(const Racer& racer, Action action) {
    const Supply held = supply_of(racer.rules, racer.view.open, *racer.view.viewer);
    if (kind_of(action) == ActionKind::Hold) return best_movement(racer, held, 0);
    const Dragon& attacker = racer.rules.dragon(racer.collected[racer.view.open.asking]);
    const Supply supply = supply_from(held.cards.beyond(attacker.as_supporter), racer.character);
    const bool self = seat_at(action.first) == *racer.view.viewer;
    const bool pays = !self || racer.rules.self_attack_pays;
    const float bonus = pays ? racer.character.attack_bonus : 0.0F;

    Racer after = racer;
    if (self) {
        after.attacks[action.second] += ColourCounts::of(attacker.attack_colour, attacker.attack_icons);
        return best_movement(after, supply, 0) + bonus;
    }
    const Player& target = racer.view.open.players[action.first];
    const Dragon& dragon = racer.rules.dragon(target.team[action.second]);
    unsigned used_colour = racer.rules.character(target.character).support[attacker.attack_colour];
    for (const CardId racing : target.team)
        used_colour += racer.rules.dragon(racing).need[attacker.attack_colour];
    // Who has no use for the colour has not drafted it; the leader is worth most.
    const float harm = 0.35F * static_cast<float>(dragon.speed) * (used_colour == 0 ? 1.3F : 1.0F) *
                       (target.trophy == 1 ? 1.15F : 1.0F);
    return best_movement(racer, supply, 0) + bonus + harm;
}

float value_of(const Racer& racer, const Prospects& so_far, Action action) {
    switch (kind_of(action)) {
    case ActionKind::ChooseCharacter: {
        const Character& character = racer.rules.characters[action.first];
        return static_cast<float>(character.fire_bonus[max_speed]) * 3 +
               static_cast<float>(character.support.total()) + static_cast<float>(character.support_any) * 2 +
               static_cast<float>(character.fire_all_bonus + character.swap_colour_bonus) +
               static_cast<float>(character.boost_sole_bonus) * 2 +
               static_cast<float>(character.attack_bonus);
    }
    case ActionKind::Pick: return value_of_pick(racer, so_far, racer.view.hand[action.first]);
    case ActionKind::Hold:
    case ActionKind::Attack: return value_of_attack(racer, action);
    case ActionKind::Fire: return value_of_set(racer.rules, racer.character, racer.own.team, action.first);
    case ActionKind::KeepTeam: return 0.05F; // a change must be worth something
    case ActionKind::Swap:
        return value_of_swap(racer, racer.collected[action.first], action.second) +
               swap_bonus(racer, racer.collected[action.first], action.second);
    }
    return 0;
}

} // namespace

float expected_flight(const Rules& rules, const Character& character, const Team& team, std::size_t turn) {
    return best_movement(rules, character, team, {}, supply_from({}, character), rules.turn(turn).deal);
}

// A quick player that wants to move far: takes the card that adds most to what its team can be expected to
// move, fires the best set, attacks where it hurts. Knows nothing but its view.
Action Game::greedy(const Rules& rules, const View& view, const ActionList& actions) {
    const Player& own = view.open.players[index_of(*view.viewer)];
    const bool has_character = own.character != no_character;
    const Racer racer{rules,
                      view,
                      own,
                      collected(view, *view.viewer),
                      rules.character(has_character ? own.character : CharacterId{}),
                      attack_needs(rules, view.open, *view.viewer)};
    const Prospects so_far = view.open.phase == Phase::Draft ? prospects_of(racer) : Prospects{};
    return homestretch::best_of(actions, [&](Action action) { return value_of(racer, so_far, action); });
}

} // namespace dragon_racer
