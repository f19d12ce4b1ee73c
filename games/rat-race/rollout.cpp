#include "games/rat-race/rollout.h"

#include "games/rat-race/board.h"
#include "games/rat-race/phases.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <utility>

namespace rat_race {

namespace {

using ByCouncilor = std::array<float, councilor_count>;

constexpr float per_step = 0.41F;  // how much less likely a Councilor wins from one step farther back
constexpr float way_open = 1.35F;  // and how much more with a field before it that it can enter
constexpr float per_ideal = 1.42F; // or with one more ideal
constexpr float in_hand = 0.35F;   // what a symbol in the hand is worth, against one in the bank
constexpr float late_turn = 0.3F;  // what it is worth to win ties (RR-78), in symbols

// Steps to the Throne, also from off the board, where every entry is one step away.
std::size_t steps_left(const Rules& rules, Place place) {
    if (place != off_board) return distance(rules, place);
    const PlaceSet entries = rules.layout.forward[static_cast<std::size_t>(off_board)];
    return 1U + distance(rules, static_cast<Place>(std::countr_zero(entries)));
}

// How likely each Councilor is to be crowned, against the others.
float chance_of(const Rules& rules, const Board& board, Councilor councilor) {
    static constexpr auto powers = [] {
        std::array<float, 16> table{};
        float power = 1.0F;
        for (float& entry : table) {
            entry = power;
            power *= per_step;
        }
        return table;
    }();
    const Place place = token(board, councilor);
    const std::size_t steps = std::min(steps_left(rules, place), powers.size() - 1);
    const PlaceSet closed = board.riots | occupied(board);
    const PlaceSet ahead = rules.layout.forward[static_cast<std::size_t>(place)];
    const bool open = (ahead & board.satisfied[index_of(councilor)] & ~closed) != 0;
    float chance = powers[steps] * (open ? way_open : 1.0F);
    for (const std::uint8_t count : arsenal(rules, board, councilor)) chance *= count > 0 ? per_ideal : 1.0F;
    return chance;
}

// What every seat has of every Councilor.
std::array<ByCouncilor, max_players> symbols(const Rules& rules, const State& state) {
    std::array<ByCouncilor, max_players> sums{};
    for (const Seat seat : seats(rules.seats)) {
        ByCouncilor& own = sums[index_of(seat)];
        const std::size_t order = (index_of(seat) + rules.seats - index_of(state.first)) % rules.seats;
        own.fill(late_turn * static_cast<float>(order) / static_cast<float>(rules.seats));
        const auto add = [&](const auto& cards, float weight) {
            for (const Card& card : cards) {
                for (std::size_t i = 0; i < councilor_count; ++i)
                    own[i] += weight * static_cast<float>(rules.title(card.title).symbols[i]);
            }
        };
        add(state.held[bank_of(seat)], 1.0F);
        add(state.held[hand_of(seat)], in_hand);
    }
    return sums;
}

// How far ahead of its best rival a seat is with each Councilor.
ByCouncilor leads(const Rules& rules, const std::array<ByCouncilor, max_players>& sums, Seat seat) {
    ByCouncilor result{};
    for (std::size_t i = 0; i < councilor_count; ++i) {
        float rival = -1.0F;
        for (std::size_t other = 0; other < rules.seats; ++other)
            if (other != index_of(seat)) rival = std::max(rival, sums[other][i]);
        result[i] = sums[index_of(seat)][i] - rival;
    }
    return result;
}

float win_chance(float lead) {
    return 0.5F + 0.5F * lead / (1.0F + std::abs(lead));
}

// Who has won a match that is over: by symbols in the bank, then by the later turn (RR-78).
bool has_won(const Rules& rules, const State& state, Seat seat) {
    const auto in_bank = [&](Seat who) {
        const std::size_t order = (index_of(who) + rules.seats - index_of(state.first)) % rules.seats;
        return std::pair(symbols_on(rules, state.monarch, state.held[bank_of(who)]), order);
    };
    bool won = true;
    for (const Seat other : seats(rules.seats)) won &= in_bank(seat) >= in_bank(other);
    return won;
}

// Whether the Councilor can be moved on to the Throne by whoever moves next.
bool is_before_throne(const Rules& rules, const Board& board, Councilor councilor) {
    if (board.feet != 0 && (board.feet & bit(councilor)) == 0) return false; // RR-37
    const PlaceSet ahead = rules.layout.forward[static_cast<std::size_t>(token(board, councilor))];
    return (ahead & board.satisfied[index_of(councilor)] & bit(throne)) != 0;
}

} // namespace

homestretch::SeatValues evaluate(const Rules& rules, const State& state) {
    homestretch::SeatValues values{};
    if (state.ask == Ask::Finished) {
        for (const Seat seat : seats(rules.seats))
            values[index_of(seat)] = has_won(rules, state, seat) ? 1.0F : 0.0F;
        return values;
    }
    constexpr float as_good_as_won = 0.93F;
    const auto sums = symbols(rules, state);
    const ByCouncilor movers_leads = leads(rules, sums, state.active);
    bool decided = false; // whoever moves next can crown a Councilor he wins with
    ByCouncilor weights{};
    float all = 0;
    for (const Councilor councilor : councilors) {
        const std::size_t i = index_of(councilor);
        weights[i] = chance_of(rules, state.board, councilor);
        all += weights[i];
        decided |= movers_leads[i] > 0.5F && is_before_throne(rules, state.board, councilor);
    }
    for (const Seat seat : seats(rules.seats)) {
        const ByCouncilor ahead = leads(rules, sums, seat);
        float& value = values[index_of(seat)];
        for (std::size_t i = 0; i < councilor_count; ++i) value += weights[i] * win_chance(ahead[i]) / all;
        if (!decided) continue;
        value = seat == state.active ? std::max(value, as_good_as_won) : value * (1.0F - as_good_as_won);
    }
    return values;
}

} // namespace rat_race
