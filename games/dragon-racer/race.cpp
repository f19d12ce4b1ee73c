#include "games/dragon-racer/phases.h"
#include "games/dragon-racer/support.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace dragon_racer {

namespace {

Seat holder_of_trophy(const Rules& rules, const State& state, std::size_t place) {
    std::size_t seat = 0;
    while (state.open.players[seat].trophy != place) ++seat;
    homestretch::debug_check(seat < rules.seats);
    return seat_at(seat);
}

void move_by_ability(Player& who, Seat seat, int spaces, Sink sink) {
    if (spaces == 0) return;
    move(who, spaces);
    sink([&] {
        return Event{.kind = Kind::BonusMoved,
                     .seat = seat,
                     .character = who.character,
                     .number = static_cast<std::int16_t>(spaces)};
    });
}

void ask(State& state, Seat seat, Phase phase) {
    state.open.phase = phase;
    state.open.pending = SeatSet::only(seat);
}

// DR-40: in reverse trophy order, 1st place last.
void end_race(const Rules& rules, State& state, Seat seat, Sink sink) {
    const std::size_t place = player(state, seat).trophy;
    if (place > 1) {
        race(rules, state, holder_of_trophy(rules, state, place - 1U), sink);
        return;
    }
    boost(rules, state, sink);
}

// DR-63, DR-69: one optional exchange; without a racing dragon among the collected cards nothing is asked.
void begin_swap(const Rules& rules, State& state, Seat seat, Sink sink) {
    const Hand& collected = player(state, seat).collected;
    const bool possible = std::any_of(collected.begin(), collected.end(),
                                      [&](CardId card) { return !rules.dragon(card).attacks(); });
    if (!possible) {
        end_race(rules, state, seat, sink);
        return;
    }
    ask(state, seat, Phase::Swap);
}

// DR-62: the attackers return to their owners' collections, whether or not their dragon was fired up.
void return_attackers(const Rules& rules, State& state, Seat seat) {
    for (const Seat by : seats(rules.seats)) {
        Attacks& attacks = state.open.attacks[index_of(by)];
        if (attacks.empty()) continue;
        std::size_t left = 0;
        for (const Attack& attack : attacks) {
            if (attack.seat != seat) attacks[left++] = attack;
        }
        attacks.resize(left);
    }
}

// DR-61: if nothing can be fired up, nothing is asked.
void begin_fire(const Rules& rules, State& state, Seat seat, Sink sink) {
    const MaskSet feasible = feasible_masks(rules, state.open, seat);
    if (feasible == only_the_empty_set) {
        return_attackers(rules, state, seat);
        begin_swap(rules, state, seat, sink);
        return;
    }
    state.feasible = feasible;
    ask(state, seat, Phase::Fire);
}

// DR-44: attack dragons are decided one at a time, by collected index.
void next_attack(const Rules& rules, State& state, Seat seat, std::size_t from, Sink sink) {
    const Hand& collected = player(state, seat).collected;
    unsigned attackers = 0; // as bits, so that there is one branch and not one per card
    for (std::size_t i = from; i < collected.size(); ++i)
        attackers |= unsigned{rules.dragon(collected[i]).attacks()} << i;
    if (attackers == 0) {
        state.open.asking = no_index;
        begin_fire(rules, state, seat, sink);
        return;
    }
    state.open.asking = static_cast<std::uint8_t>(std::countr_zero(attackers));
    ask(state, seat, Phase::Attack);
}

} // namespace

void begin_race(const Rules& rules, State& state, Sink sink) {
    race(rules, state, holder_of_trophy(rules, state, rules.seats), sink);
}

// DR-42: what he has collected lies open from now on.
void reveal(State& state, Seat seat) {
    player(state, seat).collected = std::exchange(secret(state, seat).collected, {});
    state.open.revealed.insert(seat);
}

// DR-41: reveal, attack, fire up, return attackers, swap.
void race(const Rules& rules, State& state, Seat seat, Sink sink) {
    reveal(state, seat);
    sink([&] { return Event{.kind = Kind::Revealed, .seat = seat, .cards = player(state, seat).collected}; });
    next_attack(rules, state, seat, 0, sink);
}

// DR-45: racing dragons of players who have not raced yet, and one's own. DR-43: or hold it for support.
void legal_attacks(const Rules& rules, const Open& open, ActionList& actions) {
    static constexpr auto attacks = [] {
        std::array<std::array<Action, max_team>, max_players> rows{};
        for (std::size_t i = 0; i < rows.size(); ++i) {
            rows[i] = action_row<max_team>([&](std::size_t slot) { return attack(seat_at(i), slot); });
        }
        return rows;
    }();
    actions.push_back(hold());
    const std::uint8_t own_trophy = player(open, racer(open)).trophy;
    for (const Seat seat : seats(rules.seats)) {
        const Player& target = player(open, seat);
        if (target.trophy > own_trophy) continue;
        actions.append(attacks[index_of(seat)], target.team.size());
    }
}

void decide_attack(const Rules& rules, State& state, Action action, Sink sink) {
    const Seat seat = racer(state.open);
    Player& who = player(state, seat);
    const std::size_t index = state.open.asking;
    if (kind_of(action) == ActionKind::Hold) {
        sink([&] { return Event{.kind = Kind::Held, .seat = seat, .card = who.collected[index]}; });
    } else {
        const Attack made{
            .card = static_cast<std::uint8_t>(index), .seat = seat_at(action.first), .slot = action.second};
        state.open.attacks[index_of(seat)].push_back(made);
        sink([&] {
            return Event{.kind = Kind::Attacked,
                         .seat = seat,
                         .card = who.collected[index],
                         .other = player(state, made.seat).team[made.slot],
                         .attack = made};
        });
        const bool pays = made.seat != seat || rules.self_attack_pays; // DR-85, DR-104
        if (pays)
            move_by_ability(who, seat, rules.character(who.character).attack_bonus, sink); // DR-84: at once
    }
    next_attack(rules, state, seat, index + 1, sink);
}

// DR-56, DR-58: any feasible set of dragons, the empty one included.
void legal_fires(const State& state, ActionList& actions) {
    for (MaskSet left = state.feasible; left != 0; left &= left - 1)
        actions.push_back(fire(static_cast<std::size_t>(std::countr_zero(left))));
}

// DR-59: each dragon fired up moves its speed; abilities add to it (DR-80, DR-82).
void fire_up(const Rules& rules, State& state, std::size_t mask, Sink sink) {
    const Seat seat = racer(state.open);
    Player& who = player(state, seat);
    const Character& character = rules.character(who.character);
    int spaces = 0;
    int bonus = 0;
    for (std::size_t slot = 0; slot < who.team.size(); ++slot) {
        const int fired = static_cast<int>((mask >> slot) & 1U);
        const Dragon& dragon = rules.dragon(who.team[slot]);
        spaces += fired * dragon.speed;
        bonus += fired * character.fire_bonus[dragon.speed];
    }
    if (mask == whole_team(who.team)) bonus += character.fire_all_bonus;
    move(who, spaces);
    sink([&] {
        return Event{.kind = Kind::FiredUp,
                     .seat = seat,
                     .character = who.character,
                     .number = static_cast<std::int16_t>(spaces),
                     .cards = who.collected,
                     .team = who.team,
                     .mask = static_cast<std::uint8_t>(mask),
                     .supporters = assigned_supporters(rules, state.open, seat, mask)};
    });
    move_by_ability(who, seat, bonus, sink);
    state.feasible = 0;
    return_attackers(rules, state, seat);
    begin_swap(rules, state, seat, sink);
}

// DR-64: any collected racing dragon. DR-65: for any dragon of the team.
void legal_swaps(const Rules& rules, const Open& open, ActionList& actions) {
    static constexpr auto swaps = [] {
        std::array<std::array<Action, max_team>, max_hand> rows{};
        for (std::size_t i = 0; i < rows.size(); ++i) {
            rows[i] = action_row<max_team>([&](std::size_t slot) { return swap(i, slot); });
        }
        return rows;
    }();
    const Player& who = player(open, racer(open));
    actions.push_back(keep_team());
    for (std::size_t i = 0; i < who.collected.size(); ++i) {
        actions.append(swaps[i], rules.dragon(who.collected[i]).attacks() ? 0 : who.team.size());
    }
}

void decide_swap(const Rules& rules, State& state, Action action, Sink sink) {
    const Seat seat = racer(state.open);
    Player& who = player(state, seat);
    if (kind_of(action) == ActionKind::KeepTeam) {
        sink([&] { return Event{.kind = Kind::TeamKept, .seat = seat}; });
    } else {
        CardId& collected = who.collected[action.first];
        CardId& racing = who.team[action.second];
        who.swapped = {.index = action.first, .card = collected};
        std::swap(collected, racing); // DR-66: each takes the other's place
        sink([&] { return Event{.kind = Kind::Swapped, .seat = seat, .card = racing, .other = collected}; });
        const Character& character = rules.character(who.character);
        const bool other_colour = rules.dragon(racing).colour != rules.dragon(collected).colour; // DR-81
        move_by_ability(who, seat, character.swap_bonus + (other_colour ? character.swap_colour_bonus : 0),
                        sink);
    }
    end_race(rules, state, seat, sink);
}

} // namespace dragon_racer
