#include "engine/best_of.h"
#include "games/slow-and-steady/game.h"

#include <algorithm>

namespace slow_and_steady {

namespace {

constexpr float per_effect = 0.7F; // what it is worth that a card does something
constexpr float whim = 0.8F;       // how far taste reaches

// Cards go where they are just enough, and the rest where it counts as confidence.
float worth_of_place(const Resolution& now, Place place, float power) {
    if (place == unopposed) return now.success ? 2.0F + power : 0.5F - 0.1F * power;
    const Contest& contest = now.contests[column_of(place)];
    if (contest.overcome) return 0.2F;
    const auto gap = static_cast<float>(contest.power - contest.strength);
    const float left_over = power - gap;
    return left_over >= 0 ? 3.0F + 0.3F * gap - 0.3F * left_over : 0.8F + 0.2F * left_over;
}

float worth_of_play(const Rules& rules, const Open& open, const Resolution& now, Seat seat, Action action) {
    if (kind_of(action) == ActionKind::Stop) return 0.0F;
    const Side& side = rules.resource(card_of(action));
    const int power = side.power + open.boosts[index_of(seat)] + (side.variable ? 1 : 0);
    return (side.acts ? per_effect : 0.0F) + worth_of_place(now, place_of(action), static_cast<float>(power));
}

} // namespace

// With open hands everybody knows what the others know, and one tree serves all. With closed hands nobody may
// learn from what only the searching player sees.
homestretch::SearchTuning Game::search(const Rules& rules) {
    using homestretch::SearchMethod;
    return {
        .method = rules.open_hands ? SearchMethod::SingleObserver : SearchMethod::Redealing,
        .widening = 1.0F,
        .rashness = 0.1F,
        .easy = 24,
        .normal = 600,
        .hard = 200'000,
    };
}

Action Game::quick(const Rules& rules, const State& state, Seat seat, const ActionList& actions,
                   homestretch::Dice& dice) {
    const auto best_by = [&](auto worth) {
        return homestretch::best_of(actions,
                                    [&](Action action) { return worth(action) + whim * dice.fraction(); });
    };
    switch (state.open.ask) {
    case Ask::Draft:
        return best_by([&](Action action) { return rules.draft_worths[index_of(card_of(action))]; });
    case Ask::Play:
    case Ask::Extra: {
        const Resolution now = resolution(rules, state.open);
        return best_by([&](Action action) { return worth_of_play(rules, state.open, now, seat, action); });
    }
    case Ask::Place:
    case Ask::MoveTo: {
        const Resolution now = resolution(rules, state.open);
        return best_by([&](Action action) {
            return kind_of(action) == ActionKind::Decline ? 0.5F
                                                          : worth_of_place(now, place_of(action), 2.0F);
        });
    }
    default:
        return best_by([](Action action) { return kind_of(action) == ActionKind::Decline ? -0.4F : 0.0F; });
    }
}

// Mostly by victory, a little by Mary's confidence.
homestretch::SeatValues Game::evaluate(const Rules& rules, const State& state) {
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
