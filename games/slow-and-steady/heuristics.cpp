#include "games/slow-and-steady/heuristics.h"

#include "games/slow-and-steady/imagine.h"
#include "games/slow-and-steady/phases.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

// The draft weighs both sides of a card. In a round the bot plans the rest of it for everybody: it tries many
// ways to play on, changes the best of them a little here and there, and then does its own part of the plan
// that comes out best over several deals of what it cannot see.

namespace slow_and_steady {

namespace {

// ---- the draft

double resource_worth(const Rules& rules, CardId card) {
    double worth = rules.resource(card).power;
    for (const Step& step : rules.programs.steps(rules.resource(card).program)) {
        const int number = step.arguments[0];
        switch (homestretch::verb_of<Verb>(step)) {
        case Verb::Token:
        case Verb::Confidence: worth += number; break;
        case Verb::Boost: {
            const auto reach = static_cast<Boosted>(step.arguments[1]);
            const int players = reach == Boosted::Next2    ? 2
                                : reach == Boosted::Others ? static_cast<int>(rules.seats) - 1
                                                           : 1;
            worth += 0.9 * number * players;
            break;
        }
        case Verb::Power: {
            const auto aim = static_cast<Aim>(step.arguments[1]);
            const bool many = aim == Aim::All || aim == Aim::Others;
            worth += -0.8 * number * (many ? static_cast<double>(rules.dealt) : 1.0);
            break;
        }
        case Verb::Extra: worth += 2.5; break;
        case Verb::Aura: worth += 2.0 * number; break;
        case Verb::Vary: worth += 1.2; break;
        case Verb::Replace:
        case Verb::Silence:
        case Verb::Merge:
        case Verb::Guard: worth += 0.9; break;
        default: worth += 0.6;
        }
    }
    return worth;
}

double danger(const Rules& rules, CardId card) {
    double danger = rules.challenge(card).power;
    for (const Step& step : rules.programs.steps(rules.challenge(card).program)) {
        const int number = step.arguments[0];
        switch (homestretch::verb_of<Verb>(step)) {
        case Verb::Draw: danger += 2.3 * number; break;
        case Verb::Vary: danger += 1.3; break;
        case Verb::Power: {
            const bool many = static_cast<Aim>(step.arguments[1]) == Aim::Others;
            danger += number * (many ? static_cast<double>(rules.dealt) - 1.0 : 1.0);
            break;
        }
        case Verb::Aura: {
            const auto filter = static_cast<Filter>(step.arguments[1]);
            const double each = filter == Filter::All ? 3.5 : filter == Filter::Basic ? 2.0 : 1.5;
            danger += -each * number;
            break;
        }
        case Verb::Break: danger += 1.2; break;
        case Verb::Forget:
            danger += static_cast<Forgets>(step.arguments[1]) == Forgets::Each ? 1.2 : 0.5;
            break;
        case Verb::Confidence: danger += -0.8 * number; break;
        case Verb::Penalty: danger += 0.5 * number; break;
        case Verb::Only: danger += 0.6; break;
        case Verb::Reward: danger += -0.8 * number; break;
        case Verb::Merge: danger += -0.3; break;
        default: break;
        }
    }
    return danger;
}

Action draft_choice(const Rules& rules, const ActionList& actions) {
    constexpr double weight_of_danger = 0.6;
    const auto worth = [&](Action action) {
        return resource_worth(rules, card_of(action)) + weight_of_danger * danger(rules, card_of(action));
    };
    return *std::max_element(actions.begin(), actions.end(),
                             [&](Action one, Action other) { return worth(one) < worth(other); });
}

// ---- a round

constexpr int samples = 60;
constexpr std::size_t kept = 6;
constexpr int changes = 200;
constexpr int replays = 10;

// What a player is worth keeping a card for later.
double saved_worth(const Rules& rules, const Piece& piece) {
    if (piece.kind != PieceKind::Card || rules.resource(piece.card).keeps) return 0.0;
    return rules.resource(piece.card).power + (is_special(piece.card) ? 1.0 : 0.0);
}

double worth_of(const Rules& rules, const Open& open) {
    const Resolution result = resolution(rules, open);
    double worth = result.hearts;
    if (result.defeat) worth -= 40.0;
    for (const Contest& contest : result.contests)
        worth -= contest.overcome ? 0.0 : 0.05 * (contest.power - contest.strength);
    if (open.round == max_rounds) return worth;
    // At 0 hearts any loss in the next round is a defeat; with `brink` only after a losing round.
    const bool safe = rules.loss_rule == LossRule::Brink && result.change >= 0;
    if (result.hearts == 0) worth -= safe ? 1.0 : 3.0;
    for (const Piece& piece : open.pieces) worth -= 0.25 * saved_worth(rules, piece);
    return worth;
}

// What everybody does until the round ends, by seat and in order.
struct Plan {
    std::array<FixedList<Action, 40>, max_players> parts{};
    double worth = 0.0;
};

class Planner {
public:
    Planner(const Rules& rules, const View& view)
        : rules_(rules), view_(view), seat_(*view.viewer), base_(imagined(rules, view)),
          random_(seed_of(view)) {}

    Action best_action() {
        std::vector<Plan> plans;
        plans.reserve(samples);
        for (int i = 0; i < samples; ++i) plans.push_back(played({}));
        const auto better = [](const Plan& one, const Plan& other) { return one.worth > other.worth; };
        std::partial_sort(plans.begin(), plans.begin() + kept, plans.end(), better);
        plans.resize(kept);
        for (int i = 0; i < changes; ++i) {
            Plan& old = plans[random_.below(kept)];
            Plan tried = played(changed(old));
            if (tried.worth > old.worth) old = tried;
        }
        // Some of these only had luck with hidden cards: what counts in the end is how they do on average.
        for (Plan& plan : plans) plan.worth = usual_worth(plan);
        return std::max_element(plans.begin(), plans.end(),
                                [](const Plan& one, const Plan& other) { return one.worth < other.worth; })
            ->parts[index_of(seat_)][0];
    }

private:
    // The same position is always thought about in the same way.
    static homestretch::Seed seed_of(const View& view) {
        homestretch::Seed seed{};
        seed[0] = view.open.round;
        seed[1] = view.open.turn;
        seed[2] = static_cast<std::uint8_t>(view.open.pieces.size());
        return seed;
    }

    // Without the parts of one or two players, which are made up anew.
    Plan changed(const Plan& plan) {
        Plan other = plan;
        for (std::uint32_t count = 1 + random_.below(2); count > 0; --count)
            other.parts[random_.below(static_cast<std::uint32_t>(rules_.seats))].clear();
        return other;
    }

    double usual_worth(const Plan& plan) {
        double sum = 0.0;
        for (int i = 0; i < replays; ++i) sum += played(plan).worth;
        return sum / replays;
    }

    // Plays the round to its end: as planned where that is possible, otherwise at random.
    Plan played(const Plan& plan) {
        State state = base_;
        deal_unseen(rules_, view_, state, random_);
        Plan made;
        std::array<std::size_t, max_players> next{};
        ActionList actions;
        while (true) {
            const Seat seat = *state.open.pending.begin();
            list(state, seat, actions);
            const auto& part = plan.parts[index_of(seat)];
            std::size_t& step = next[index_of(seat)];
            const bool planned = step < part.size() && actions.contains(part[step]);
            const Action action =
                planned ? part[step] : actions[random_.below(static_cast<std::uint32_t>(actions.size()))];
            ++step;
            auto& done = made.parts[index_of(seat)];
            if (!done.full()) done.push_back(action);
            NullSink silent;
            if (play_on(rules_, state, decide(state, seat, action), silent)) break;
        }
        made.worth = worth_of(rules_, state.open);
        return made;
    }

    void list(const State& state, Seat seat, ActionList& actions) const {
        actions.clear();
        if (state.open.ask == Ask::Play || state.open.ask == Ask::Extra) {
            legal_plays(rules_, state, actions);
        } else {
            legal_answers(rules_, state, seat, actions);
        }
    }
    Part decide(State& state, Seat seat, Action action) const {
        NullSink silent;
        switch (state.open.ask) {
        case Ask::Play: return play(rules_, state, seat, card_of(action), place_of(action), silent);
        case Ask::Extra: return decide_extra(rules_, state, seat, action, silent);
        default: return answer(rules_, state, seat, action, silent);
        }
    }

    const Rules& rules_;
    const View& view_;
    Seat seat_;
    State base_;
    RandomStream random_;
};

} // namespace

Action greedy(const Rules& rules, const View& view, const ActionList& actions) {
    if (view.open.ask == Ask::Draft) return draft_choice(rules, actions);
    return Planner(rules, view).best_action();
}

} // namespace slow_and_steady
