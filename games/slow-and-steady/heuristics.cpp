#include "engine/best_of.h"
#include "games/slow-and-steady/game.h"
#include "games/slow-and-steady/verbs.h"

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

float columns_in_reach(const Rules& rules, Aim aim, bool own_too) {
    if (aim != Aim::All && aim != Aim::Others) return 1;
    return static_cast<float>(rules.dealt) - (own_too ? 0.0F : 1.0F);
}
float players_in_reach(const Rules& rules, Boosted whom) {
    if (whom == Boosted::Others) return static_cast<float>(rules.seats) - 1;
    return whom == Boosted::Next2 ? 2 : 1;
}
float resources_in_reach(Filter filter) {
    if (filter == Filter::All) return 3.5F;
    return filter == Filter::Basic ? 2.0F : 1.5F;
}

// What the row of a verb says counts for each that the step reaches.
float reach(const Rules& rules, const Step& step, bool is_challenge) {
    const int whom = step.arguments[1];
    switch (homestretch::verb_of<Verb>(step)) {
    case Verb::Boost: return players_in_reach(rules, static_cast<Boosted>(whom));
    case Verb::Power: return columns_in_reach(rules, static_cast<Aim>(whom), !is_challenge);
    case Verb::Aura: return is_challenge ? resources_in_reach(static_cast<Filter>(whom)) : 1;
    case Verb::Forget: return static_cast<Forgets>(whom) == Forgets::Each ? 2.4F : 1;
    default: return 1;
    }
}
float worth_of_side(const Rules& rules, const Side& side, bool is_challenge) {
    float worth = side.power;
    for (const Step& step : rules.programs.steps(side.program)) {
        const VerbRow& row = row_of(homestretch::verb_of<Verb>(step));
        const Worth& by_verb = is_challenge ? row.danger : row.worth;
        worth += (by_verb.flat + by_verb.each * step.arguments[0]) * reach(rules, step, is_challenge);
    }
    return worth;
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
        : rules_(rules), seat_(*view.viewer), base_(imagined(rules, view)), random_(seed_of(view.open)) {}

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
    static homestretch::Seed seed_of(const Open& open) {
        return {open.round, open.turn, static_cast<std::uint8_t>(open.pieces.size())};
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
        Game::redeal(rules_, state, seat_, random_);
        Plan made;
        std::array<std::size_t, max_players> next{};
        ActionList actions;
        NullSink silent;
        while (true) {
            const Seat seat = *state.open.pending.begin();
            Game::legal(rules_, state, seat, actions);
            const auto& part = plan.parts[index_of(seat)];
            std::size_t& step = next[index_of(seat)];
            const bool planned = step < part.size() && actions.contains(part[step]);
            const Action action =
                planned ? part[step] : actions[random_.below(static_cast<std::uint32_t>(actions.size()))];
            ++step;
            auto& done = made.parts[index_of(seat)];
            if (!done.full()) done.push_back(action);
            if (play_on(rules_, state, decide(rules_, state, seat, action, silent), silent)) break;
        }
        made.worth = worth_of(rules_, state.open);
        return made;
    }

    const Rules& rules_;
    Seat seat_;
    State base_;
    RandomStream random_;
};

} // namespace

std::array<float, most_cards> draft_worths(const Rules& rules) {
    constexpr float weight_of_danger = 0.6F;
    std::array<float, most_cards> worths{};
    for (std::size_t i = 0; i < rules.specials; ++i) {
        const CardId card = special_card(i);
        worths.at(index_of(card)) = worth_of_side(rules, rules.resource(card), false) +
                                    weight_of_danger * worth_of_side(rules, rules.challenge(card), true);
    }
    return worths;
}

Action Game::greedy(const Rules& rules, const View& view, const ActionList& actions) {
    if (view.open.ask != Ask::Draft) return Planner(rules, view).best_action();
    return homestretch::best_of(actions,
                                [&](Action action) { return rules.draft_worths[index_of(card_of(action))]; });
}

} // namespace slow_and_steady
