#include "lab/ratings.h"

#include <algorithm>
#include <cmath>

namespace homestretch {

namespace {

constexpr double middle = 1500.0;
constexpr double per_tenfold = 400.0;

double games_won(const LineupResult& result, std::size_t place) {
    return static_cast<double>(result.tally.wins[place]) / static_cast<double>(Tally::one_win);
}

// As if half a game had been won and half a game lost: even who never wins has a rating.
double team_rating(const Contestant& bot, std::span<const LineupResult> results) {
    double won = 0.5;
    double lost = 0.5;
    for (const LineupResult& result : results) {
        if (result.lineup.front() != bot) continue;
        won += static_cast<double>(result.tally.team_wins);
        lost += static_cast<double>(result.tally.finished - result.tally.team_wins);
    }
    return middle + per_tenfold * std::log10(won / lost);
}

// Strengths such that whoever has the strength s wins with the chance s / (the sum at the table), found by
// Hunter's minorization and maximization. Everybody is also given half a win in one game against a bot of
// strength 1, so that nobody's is 0 or without bound.
class Strengths {
public:
    explicit Strengths(std::span<const Contestant> bots)
        : bots_(bots.begin(), bots.end()), of_(bots.size(), 1.0) {}

    void improve(std::span<const LineupResult> results) {
        std::vector<double> won(bots_.size(), 0.5);
        std::vector<double> met(bots_.size());
        for (std::size_t i = 0; i < bots_.size(); ++i) met[i] = 1.0 / (of_[i] + 1.0);
        for (const LineupResult& result : results) {
            double sum = 0;
            for (const Contestant& bot : result.lineup) sum += of_[number(bot)];
            for (std::size_t place = 0; place < result.lineup.size(); ++place) {
                const std::size_t bot = number(result.lineup[place]);
                won[bot] += games_won(result, place);
                met[bot] += static_cast<double>(result.tally.finished) / sum;
            }
        }
        for (std::size_t i = 0; i < bots_.size(); ++i) of_[i] = won[i] / met[i];
    }

    [[nodiscard]] std::vector<double> ratings() const {
        double mean = 0;
        for (const double strength : of_) mean += std::log10(strength) / static_cast<double>(of_.size());
        std::vector<double> ratings;
        for (const double strength : of_)
            ratings.push_back(middle + per_tenfold * (std::log10(strength) - mean));
        return ratings;
    }

private:
    [[nodiscard]] std::size_t number(const Contestant& bot) const {
        return static_cast<std::size_t>(std::ranges::find(bots_, bot) - bots_.begin());
    }

    std::vector<Contestant> bots_;
    std::vector<double> of_;
};

} // namespace

std::vector<double> ratings(std::span<const Contestant> bots, std::span<const LineupResult> results,
                            bool team_game) {
    if (team_game) {
        std::vector<double> rated;
        for (const Contestant& bot : bots) rated.push_back(team_rating(bot, results));
        return rated;
    }
    constexpr int rounds = 500; // far more than it takes to settle
    Strengths strengths(bots);
    for (int round = 0; round < rounds; ++round) strengths.improve(results);
    return strengths.ratings();
}

} // namespace homestretch
