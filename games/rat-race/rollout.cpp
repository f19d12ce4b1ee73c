#include "games/rat-race/game.h"
#include "games/rat-race/prospects.h"
#include "games/rat-race/riots.h"

#include <algorithm>
#include <utility>

namespace rat_race {

namespace {

constexpr double of_hand = 0.35; // what a symbol in the hand is worth, against one in the bank

using Symbols = std::array<ByCouncilor, max_players>; // by seat

std::size_t turn_order(const Rules& rules, const State& state, Seat seat) {
    return (index_of(seat) + rules.seats - index_of(state.open.first)) % rules.seats;
}

// What every seat has of every Councilor.
Symbols symbols(const Rules& rules, const State& state) {
    Symbols sums{};
    for (const Seat seat : seats(rules.seats)) {
        ByCouncilor& own = sums[index_of(seat)];
        own.fill(late_turn * static_cast<double>(turn_order(rules, state, seat)) /
                 static_cast<double>(rules.seats));
        const auto add = [&](const auto& cards, double weight) {
            for (const Card& card : cards) {
                for (std::size_t i = 0; i < councilor_count; ++i)
                    own[i] += weight * rules.title(card.title).symbols[i];
            }
        };
        add(state.held[bank_of(seat)], 1);
        add(state.held[hand_of(seat)], of_hand);
    }
    return sums;
}

// How far ahead of its best rival a seat is with each Councilor.
ByCouncilor leads_of(const Rules& rules, const Symbols& sums, Seat seat) {
    ByCouncilor result{};
    for (std::size_t i = 0; i < councilor_count; ++i) {
        double rival = -1;
        for (const Seat other : seats(rules.seats))
            if (other != seat) rival = std::max(rival, sums[index_of(other)][i]);
        result[i] = sums[index_of(seat)][i] - rival;
    }
    return result;
}

// RR-78: by symbols in the bank, then by the later turn.
bool has_won(const Rules& rules, const State& state, Seat seat) {
    const auto in_bank = [&](Seat who) {
        return std::pair(symbols_on(rules, state.open.monarch, state.held[bank_of(who)]),
                         turn_order(rules, state, who));
    };
    bool won = true;
    for (const Seat other : seats(rules.seats)) won &= in_bank(seat) >= in_bank(other);
    return won;
}

// Whether the player in turn can crown a Councilor he wins with.
bool is_decided(const Rules& rules, const State& state, const Symbols& sums) {
    const ByCouncilor ahead = leads_of(rules, sums, state.open.active);
    return std::ranges::any_of(councilors, [&](Councilor councilor) {
        constexpr double safe_lead = 0.5;
        return ahead[index_of(councilor)] > safe_lead && feet_allow(state.open.board, councilor) &&
               distance(rules, token(state.open.board, councilor)) == 1;
    });
}

} // namespace

// A round and a half ahead. The rule of thumb tries every row and every move, so the tree tries little else.
homestretch::SearchTuning Game::search(const Rules& rules) {
    return {
        .method = homestretch::SearchMethod::MultiObserver,
        .exploration = 0.3F,
        .widening = 0.15F,
        .rashness = 0.15F,
        .horizon = static_cast<std::uint16_t>(rules.seats + rules.seats / 2), // turns
        .easy = 16,
        .normal = 80,
        .hard = 40'000,
    };
}

// By who would win with each Councilor, and how near it is to the Throne.
homestretch::SeatValues Game::evaluate(const Rules& rules, const State& state) {
    homestretch::SeatValues values{};
    if (state.open.ask == Ask::Finished) {
        for (const Seat seat : seats(rules.seats))
            values[index_of(seat)] = has_won(rules, state, seat) ? 1.0F : 0.0F;
        return values;
    }
    constexpr double as_good_as_won = 0.93;
    const Symbols sums = symbols(rules, state);
    const bool decided = is_decided(rules, state, sums);
    const ByCouncilor weights =
        chances(rules, state.open.board, state.open.board.tokens, ideals_of(state.open.board),
                places_with_a_way(rules.layout, state.open.board.riots));
    double all = 0;
    for (const double weight : weights) all += weight;
    for (const Seat seat : seats(rules.seats)) {
        const ByCouncilor ahead = leads_of(rules, sums, seat);
        double value = 0;
        for (std::size_t i = 0; i < councilor_count; ++i) value += weights[i] * win_chance(ahead[i]) / all;
        if (decided)
            value =
                seat == state.open.active ? std::max(value, as_good_as_won) : value * (1 - as_good_as_won);
        values[index_of(seat)] = static_cast<float>(value);
    }
    return values;
}

} // namespace rat_race
