#include "games/dragon-racer/draft_odds.h"

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

namespace dragon_racer {

namespace {

constexpr std::size_t most_missing = 7; // of one colour; more is hopeless
using Missing = std::array<std::size_t, colour_count>;

// Worked out once for everything that can be missing: looking it up is all that play has to do.
class DraftOdds {
public:
    DraftOdds() : chances_(places) {
        for (std::size_t picks = 0; picks <= max_hand; ++picks) {
            for_each_missing(
                [&](const Missing& missing) { chances_[place(missing, picks)] = work_out(missing, picks); });
        }
    }
    [[nodiscard]] float operator()(const Missing& missing, std::size_t picks) const {
        return chances_[place(missing, picks)];
    }

private:
    static constexpr std::size_t base = most_missing + 1;
    static constexpr std::size_t places = base * base * base * base * (max_hand + 1);
    [[nodiscard]] static std::size_t place(const Missing& missing, std::size_t picks) {
        std::size_t index = picks;
        for (const std::size_t count : missing) index = index * base + count;
        return index;
    }
    template <class Visit>
    static void for_each_missing(Visit visit) {
        for (std::size_t number = 0; number < base * base * base * base; ++number) {
            visit(Missing{number / (base * base * base), number / (base * base) % base, number / base % base,
                          number % base});
        }
    }

    // From the chances with one pick less.
    [[nodiscard]] float work_out(Missing missing, std::size_t picks) const {
        std::sort(missing.begin(), missing.end(), std::greater<>());
        if (missing[0] == 0) return 1.0F;
        if (picks == 0) return 0.0F;
        float chance = 0;
        float none_so_far = 1.0F; // of the colours looked for: the hand has only others
        for (std::size_t colour = 0; colour < colour_count && missing[colour] > 0; ++colour) {
            const auto others = static_cast<float>(colour_count - colour);
            float none = none_so_far; // also without this colour
            for (std::size_t card = 0; card < picks; ++card) none *= (others - 1.0F) / others;
            Missing after = missing;
            --after[colour];
            chance += (none_so_far - none) * (*this)(after, picks - 1);
            none_so_far = none;
        }
        return chance + none_so_far * (*this)(missing, picks - 1);
    }

    std::vector<float> chances_;
};

} // namespace

float chance_to_meet(const Need& need, const Supply& supply, std::size_t picks) {
    static const DraftOdds odds;
    const ColourCounts short_of = need.coloured.beyond(supply.coloured);
    Missing missing{};
    for (std::size_t colour = 0; colour < colour_count; ++colour) missing[colour] = short_of[colour];
    for (unsigned i = 0; i < supply.any; ++i) { // where it helps most
        std::size_t& most = *std::max_element(missing.begin(), missing.end());
        if (most > 0) --most;
    }
    const std::size_t coloured = missing[0] + missing[1] + missing[2] + missing[3];
    const std::size_t all = need.icons > supply.all ? need.icons - supply.all : 0;
    const std::size_t of_any_colour = all > coloured ? all - coloured : 0; // each of them costs a pick
    if (coloured + of_any_colour > picks) return 0.0F;
    if (*std::max_element(missing.begin(), missing.end()) > most_missing) return 0.0F;
    return odds(missing, picks - of_any_colour);
}

} // namespace dragon_racer
