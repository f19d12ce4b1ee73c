#include "games/slow-and-steady/rollout.h"

#include "games/slow-and-steady/phases.h"

#include <algorithm>
#include <array>

namespace slow_and_steady {

namespace {

using homestretch::Dice;
using homestretch::SearchMethod;

constexpr float per_effect = 0.7F; // what it is worth that a side of a card does something
constexpr float whim = 0.8F;       // how far taste reaches

float weight_of(const Side& side) {
    return static_cast<float>(side.power) + (side.acts || !side.lasting.empty() ? per_effect : 0.0F);
}

// Keeps the card that does more for the team, and rather gives away a harmless challenge.
float worth_of_draft(const Rules& rules, CardId card) {
    return weight_of(rules.resource(card)) + 0.6F * weight_of(rules.challenge(card));
}

// What is still missing against each column.
class Gaps {
public:
    Gaps(const Rules& rules, const Open& open) {
        const Powers strong = powers(rules, open);
        for (std::size_t i = 0; i < open.columns.size(); ++i) of_[i] = strong.columns[i];
        for (std::size_t i = 0; i < open.pieces.size(); ++i) {
            if (open.pieces[i].place != unopposed) of_[column_of(open.pieces[i].place)] -= strong.pieces[i];
        }
        for (std::size_t i = 0; i < open.columns.size(); ++i) open_ += of_[i] > 0 ? 1 : 0;
    }
    [[nodiscard]] int of(Place place) const { return of_[column_of(place)]; }
    [[nodiscard]] int open() const { return open_; } // columns that are not overcome yet

private:
    std::array<int, max_columns> of_{};
    int open_ = 0;
};

float worth_of_place(const Gaps& gaps, Place place, float power) {
    if (place == unopposed) return gaps.open() == 0 ? 2.0F + power : 0.5F - 0.1F * power;
    const auto gap = static_cast<float>(gaps.of(place));
    if (gap <= 0) return 0.2F; // overcome already
    const float left_over = power - gap;
    return left_over >= 0 ? 3.0F + 0.3F * gap - 0.3F * left_over : 0.8F + 0.2F * left_over;
}

float power_of(const Rules& rules, const State& state, Seat seat, CardId card) {
    const Side& side = rules.resource(card);
    return static_cast<float>(side.power + state.open.boosts[index_of(seat)] + (side.variable ? 1 : 0));
}

} // namespace

homestretch::SearchTuning search_tuning(const Rules& rules) {
    return {
        .method = rules.open_hands ? SearchMethod::SingleObserver : SearchMethod::Redealing,
        .widening = 1.0F,
        .rashness = 0.1F,
        .easy = 24,
        .normal = 600,
        .hard = 200'000,
    };
}

Action quick(const Rules& rules, const State& state, Seat seat, const ActionList& actions, Dice& dice) {
    const auto best_by = [&](auto worth) {
        Action best = actions[0];
        float most = -1000.0F;
        for (const Action action : actions) {
            const float value = worth(action) + whim * dice.fraction();
            if (value <= most) continue;
            most = value;
            best = action;
        }
        return best;
    };
    switch (state.open.ask) {
    case Ask::Draft: return best_by([&](Action action) { return worth_of_draft(rules, card_of(action)); });
    case Ask::Play:
    case Ask::Extra: {
        const Gaps gaps(rules, state.open);
        return best_by([&](Action action) {
            if (kind_of(action) == ActionKind::Stop) return 0.0F;
            const float effect = rules.resource(card_of(action)).acts ? per_effect : 0.0F;
            return effect +
                   worth_of_place(gaps, place_of(action), power_of(rules, state, seat, card_of(action)));
        });
    }
    case Ask::Place:
    case Ask::MoveTo: {
        const Gaps gaps(rules, state.open);
        return best_by([&](Action action) {
            return kind_of(action) == ActionKind::Decline ? 0.5F
                                                          : worth_of_place(gaps, place_of(action), 2.0F);
        });
    }
    default:
        return best_by([](Action action) { return kind_of(action) == ActionKind::Decline ? -0.4F : 0.0F; });
    }
}

homestretch::SeatValues evaluate(const Rules& rules, const State& state) {
    const float hearts = std::min(1.0F, static_cast<float>(state.open.hearts) / 14.0F);
    const float way = static_cast<float>(state.open.round) / static_cast<float>(max_rounds);
    float value = 0.3F + 0.3F * way + 0.3F * hearts;
    if (state.open.ended_by == EndedBy::Victory) value = 0.8F + 0.2F * hearts;
    if (state.open.ended_by == EndedBy::Defeat) value = 0.1F * way;
    homestretch::SeatValues values{};
    std::fill_n(values.begin(), rules.seats, value); // they win and lose together
    return values;
}

} // namespace slow_and_steady
