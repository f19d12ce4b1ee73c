#include "lab/study/effects.h"

#include <algorithm>
#include <cmath>

namespace homestretch {

namespace {

constexpr auto one_win = static_cast<double>(Tally::one_win);
constexpr std::uint64_t enough_games = 200;

Estimate share_estimate(double share, double trials) {
    const Interval interval = wilson_interval(share, trials);
    const double error = trials > 0.0 ? std::sqrt(share * (1.0 - share) / trials) : 0.0;
    return {.value = share, .error = error, .low = interval.low, .high = interval.high};
}

} // namespace

std::vector<double> usual_shares(const Study& study) {
    const Tally& tally = study.findings.tally;
    const double games = std::max(1.0, static_cast<double>(tally.finished));
    if (study.team_game) return {static_cast<double>(tally.team_wins) / games};
    std::vector<double> shares;
    for (std::size_t seat = 0; seat < study.request.bots.size(); ++seat)
        shares.push_back(static_cast<double>(tally.wins[seat]) / one_win / games);
    return shares;
}

// A game in which the seats S had the thing gives w, what they won of it, less e, what seats S usually win.
// The mean of this by seat is a ratio, whose error comes from how far games differ from it.
Effect effect_of(std::span<const Cell> cells, std::span<const double> shares) {
    Effect effect;
    double won = 0.0;
    double rest = 0.0;         // of w - e
    double rest_squares = 0.0; // of their squares
    double rest_by_seat = 0.0; // and times the number of seats
    double seat_squares = 0.0;
    for (std::size_t mask = 1; mask < cells.size(); ++mask) {
        const Cell& cell = cells[mask];
        if (cell.games == 0) continue;
        std::uint64_t seats = 0;
        double usual = 0.0;
        for (std::size_t seat = 0; seat < shares.size(); ++seat) {
            if ((mask >> seat & 1U) == 0) continue;
            ++seats;
            usual += shares[seat];
        }
        const auto games = static_cast<double>(cell.games);
        const auto width = static_cast<double>(seats);
        const double wins = static_cast<double>(cell.wins) / one_win;
        const double squares = static_cast<double>(cell.squares) / (one_win * one_win);
        effect.games += cell.games;
        effect.seats += cell.games * seats;
        won += wins;
        rest += wins - games * usual;
        rest_squares += squares - 2.0 * usual * wins + usual * usual * games;
        rest_by_seat += width * (wins - games * usual);
        seat_squares += width * width * games;
    }
    if (effect.games == 0) return effect;
    const auto games = static_cast<double>(effect.games);
    const auto seats = static_cast<double>(effect.seats);
    effect.wins = share_estimate(won / seats, seats);
    const double more = rest / seats;
    const double about = std::max(0.0, rest_squares - 2.0 * more * rest_by_seat + more * more * seat_squares);
    const double error = games > 1.0 ? std::sqrt(about * games / (games - 1.0)) / seats : 0.0;
    effect.more = estimate(more, error, games - 1.0);
    return effect;
}

std::vector<PairEffect> telling_pairs(const Study& study, std::size_t most) {
    const std::vector<double> shares = usual_shares(study);
    const Census& census = study.findings.census;
    const auto measured = [&](const PairCell& cell) {
        PairEffect effect;
        double usual = 0.0;
        double variance = 0.0;
        for (std::size_t seat = 0; seat < shares.size(); ++seat) {
            const auto games = static_cast<double>(cell.games[seat]);
            effect.seats += cell.games[seat];
            usual += games * shares[seat];
            variance += games * shares[seat] * (1.0 - shares[seat]);
        }
        const auto seats = std::max(1.0, static_cast<double>(effect.seats));
        const double won = static_cast<double>(cell.wins) / one_win;
        effect.wins = share_estimate(won / seats, seats);
        effect.more = estimate((won - usual) / seats, std::sqrt(variance) / seats, seats - 1.0);
        return effect;
    };
    // By itself: whoever had it, by whatever count makes a pair.
    std::vector<double> alone(census.things(), 0.0);
    for (std::size_t i = 0; i < census.things(); ++i) alone[i] = measured(census.pair(i, i)).more.value;

    std::vector<PairEffect> pairs;
    std::vector<double> p;
    for (std::size_t i = 0; i < census.things(); ++i) {
        if (study.things[i].of_table) continue;
        for (std::size_t k = 0; k < i; ++k) {
            if (study.things[k].of_table) continue;
            PairEffect pair = measured(census.pair(i, k));
            if (pair.seats < enough_games) continue;
            pair.one = k;
            pair.other = i;
            pair.together = estimate(pair.more.value - alone[i] - alone[k], pair.more.error,
                                     static_cast<double>(pair.seats) - 1.0);
            p.push_back(pair.together.error > 0.0 ? two_sided_p(pair.together.value / pair.together.error)
                                                  : 1.0);
            pairs.push_back(pair);
        }
    }
    const std::vector<double> alarms = false_alarms(p);
    for (std::size_t i = 0; i < pairs.size(); ++i) pairs[i].false_alarm = alarms[i];
    std::ranges::stable_sort(pairs, std::ranges::greater{}, [](const PairEffect& pair) {
        return pair.together.error > 0.0 ? std::abs(pair.together.value / pair.together.error) : 0.0;
    });
    if (pairs.size() > most) pairs.resize(most);
    return pairs;
}

} // namespace homestretch
