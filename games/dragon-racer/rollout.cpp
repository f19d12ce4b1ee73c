#include "engine/best_of.h"
#include "games/dragon-racer/game.h"
#include "games/dragon-racer/plans.h"
#include "games/dragon-racer/support.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace dragon_racer {

namespace {

using homestretch::best_of;
using homestretch::Dice;
using homestretch::SeatValues;

// What a racing dragon adds to a team, roughly: far, but not hard to fire up.
float worth_on_team(const Dragon& dragon, const Character& character) {
    const unsigned icons = dragon.need.total() + dragon.need_any;
    return static_cast<float>(dragon.speed + character.fire_bonus[dragon.speed]) *
           (1.0F - 0.09F * static_cast<float>(icons));
}

Action quick_pick(const Rules& rules, const State& state, Seat seat, const ActionList& actions, Dice& dice) {
    const Player& who = player(state, seat);
    const Character& character = rules.character(who.character);
    const Hand& taken = secret(state, seat).collected;
    const Supply supply = supply_of(rules, who.character, taken, {});
    Need need;
    float weakest = 100.0F;
    for (const CardId card : who.team) {
        need = need + need_of(rules.dragon(card), {});
        weakest = std::min(weakest, worth_on_team(rules.dragon(card), character));
    }
    const ColourCounts missing = need.coloured.beyond(supply.coloured);
    const bool lacks_any = need.icons > supply.all;
    const RacetrackCounts tracks = racetrack_counts(rules, who.team, taken);
    const Turn& turn = rules.turn(state.open.turn);
    const auto turns_left = static_cast<float>(rules.turns.size() - state.open.turn);
    const float per_boost = 0.22F * static_cast<float>(turn.boost_sole);
    const Hand& hand = hand_of(rules, state, seat);
    return best_of(actions, [&](Action action) {
        const Dragon& dragon = rules.dragon(hand[action.first]);
        float value = per_boost * (1.0F + 0.35F * static_cast<float>(tracks[dragon.racetrack]));
        if (missing[dragon.colour] > 0) value += 1.3F;
        if (lacks_any) value += 0.5F;
        if (dragon.attacks()) {
            value += who.trophy > 1 ? 0.8F : 0.1F;
            if (character.attack_bonus > 0) value += 2.0F;
        } else {
            const float gain = worth_on_team(dragon, character) - weakest;
            value += 0.3F * std::max(0.0F, gain) * std::min(3.0F, turns_left);
        }
        return value + 0.4F * dice.fraction();
    });
}

Action quick_attack(const Rules& rules, const State& state, Seat seat, const ActionList& actions,
                    Dice& dice) {
    const Player& who = player(state, seat);
    const Dragon& attacker = rules.dragon(who.collected[state.open.asking]);
    const Character& character = rules.character(who.character);
    Need need;
    for (const CardId card : who.team) need = need + need_of(rules.dragon(card), {});
    const Supply supply = supply_of(rules, state.open, seat);
    // Held back it supports one icon, if one of its colour is wanted.
    const bool wanted = need.coloured[attacker.colour] >= supply.coloured[attacker.colour] &&
                        need.coloured[attacker.colour] > 0;
    return best_of(actions, [&](Action action) {
        if (kind_of(action) == ActionKind::Hold) return wanted ? 1.2F : 0.2F;
        const bool self = seat_at(action.first) == seat;
        const float bonus =
            self && !rules.self_attack_pays ? 0.0F : static_cast<float>(character.attack_bonus);
        if (self) return bonus - 1.0F;
        const Player& target = state.open.players[action.first];
        const auto speed = static_cast<float>(rules.dragon(target.team[action.second]).speed);
        return bonus + 0.35F * speed * (target.trophy == 1 ? 1.15F : 1.0F) + 0.3F * dice.fraction();
    });
}

Action quick_fire(const Rules& rules, const State& state, Seat seat, const ActionList& actions) {
    const Player& who = player(state, seat);
    const Character& character = rules.character(who.character);
    std::array<float, max_team> flight{};
    for (std::size_t slot = 0; slot < who.team.size(); ++slot) {
        const std::uint8_t speed = rules.dragon(who.team[slot]).speed;
        flight[slot] = static_cast<float>(speed + character.fire_bonus[speed]);
    }
    const std::size_t whole = whole_team(who.team);
    return best_of(actions, [&](Action action) {
        float value = action.first == whole ? static_cast<float>(character.fire_all_bonus) : 0.0F;
        for (std::size_t left = action.first; left != 0; left &= left - 1)
            value += flight[static_cast<std::size_t>(std::countr_zero(left))];
        return value;
    });
}

Action quick_swap(const Rules& rules, const State& state, Seat seat, const ActionList& actions) {
    const Player& who = player(state, seat);
    const Character& character = rules.character(who.character);
    const auto turns_left = static_cast<float>(rules.turns.size() - state.open.turn);
    std::array<float, max_team> team{};
    for (std::size_t slot = 0; slot < who.team.size(); ++slot)
        team[slot] = worth_on_team(rules.dragon(who.team[slot]), character);
    return best_of(actions, [&](Action action) {
        if (kind_of(action) == ActionKind::KeepTeam) return 0.05F;
        const Dragon& in = rules.dragon(who.collected[action.first]);
        const bool other_colour = in.colour != rules.dragon(who.team[action.second]).colour;
        const int bonus = character.swap_bonus + (other_colour ? character.swap_colour_bonus : 0);
        return static_cast<float>(bonus) +
               std::min(3.0F, turns_left) * 0.7F * (worth_on_team(in, character) - team[action.second]);
    });
}

} // namespace

// Picks of one draft are secret until all have chosen, so every seat has a tree of its own. It tries few
// actions besides those of the rule of thumb: hands come by only once.
homestretch::SearchTuning Game::search(const Rules& /*rules*/) {
    return {
        .method = homestretch::SearchMethod::MultiObserver,
        .exploration = 0.3F,
        .widening = 0.15F,
        .rashness = 0.1F,
        .horizon = 2, // turns
        .easy = 24,
        .normal = 100,
        .hard = 100'000,
    };
}

// A sensible action by simple sums: supporters the team lacks, cards for boosts, the farthest flight.
Action Game::quick(const Rules& rules, const State& state, Seat seat, const ActionList& actions, Dice& dice) {
    switch (state.open.phase) {
    case Phase::Draft: return quick_pick(rules, state, seat, actions, dice);
    case Phase::Attack: return quick_attack(rules, state, seat, actions, dice);
    case Phase::Fire: return quick_fire(rules, state, seat, actions);
    case Phase::Swap: return quick_swap(rules, state, seat, actions);
    default: return actions[dice.below(actions.size())];
    }
}

// By the lead in spaces, with what the teams can be expected to fly in the turns to come.
SeatValues Game::evaluate(const Rules& rules, const State& state) {
    const bool over = state.open.phase == Phase::Finished;
    const std::size_t turns_left = over ? 0 : rules.turns.size() + 1 - state.open.turn;
    std::array<float, max_players> reach{};
    for (const Seat seat : seats(rules.seats)) {
        const Player& who = player(state, seat);
        float& spaces = reach[index_of(seat)];
        // A tie goes to whoever moved farther in the last turn.
        spaces = static_cast<float>(who.distance) + 0.02F * static_cast<float>(who.moved);
        if (over || who.character == no_character) continue;
        // Teams get better; what they can do now counts for the turns that are near.
        const auto near = static_cast<float>(std::min<std::size_t>(turns_left, 3));
        spaces += near * expected_flight(rules, rules.character(who.character), who.team, state.open.turn);
    }
    const float doubt = over ? 1.0F : 3.0F + 2.0F * std::sqrt(static_cast<float>(turns_left));
    SeatValues values{};
    for (std::size_t i = 0; i < rules.seats; ++i) {
        float rival = -1000.0F;
        for (std::size_t other = 0; other < rules.seats; ++other)
            if (other != i) rival = std::max(rival, reach[other]);
        const float lead = reach[i] - rival;
        const float chance = 0.5F + 0.5F * lead / (doubt + std::abs(lead));
        values[i] = over ? 0.7F * (lead > 0   ? 1.0F
                                   : lead < 0 ? 0.0F
                                              : 0.5F) +
                               0.3F * std::clamp(0.5F + lead / 40.0F, 0.0F, 1.0F)
                         : chance;
    }
    return values;
}

// Picks and swaps are about cards, wherever they lie.
std::uint32_t Game::meaning(const Rules& rules, const State& state, Seat seat, Action action) {
    switch (kind_of(action)) {
    case ActionKind::Pick:
        return std::bit_cast<std::uint32_t>(make_action(
            ActionKind::Pick, static_cast<std::size_t>(hand_of(rules, state, seat)[action.first])));
    case ActionKind::Swap:
        return std::bit_cast<std::uint32_t>(make_action(
            ActionKind::Swap, static_cast<std::size_t>(player(state, seat).collected[action.first]),
            action.second));
    default: return std::bit_cast<std::uint32_t>(action);
    }
}

} // namespace dragon_racer
