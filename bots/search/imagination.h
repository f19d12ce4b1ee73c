#pragma once

#include "bots/search/edge_table.h"
#include "bots/search/footprints.h"
#include "bots/search/hooks.h"
#include "bots/search/spread.h"
#include "engine/fixed_list.h"
#include "engine/observer.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace homestretch::searching {

// Imagined games: worlds that look to the observer like the true one, played to their end or horizon. The
// first decisions of a game are taken by what the tree has learned, the rest by the quick rule of thumb.
template <Game G>
class Imagination {
public:
    Imagination(const Observer<G>& observer, const SearchTuning& tuning, std::size_t room,
                RandomStream& random)
        : observer_(observer), rules_(observer.rules()), tuning_(tuning), random_(random),
          tree_(tuning_.method == SearchMethod::Flat ? 0 : room), world_(observer.redealt(random)),
          seats_(rules_.seats) {}

    // Another world. The games played in it until the next one share its cards, shuffles and dice.
    void new_world() {
        world_ = observer_.redealt(random_);
        luck_ = (std::uint64_t{random_.word()} << 32U) | random_.word();
        curiosity_ = tuning_.exploration * spread_.deviation();
    }

    // Plays one game that begins with this action; returns what the observer's seat can hope for at its end.
    [[nodiscard]] float play(Action first) {
        if (tuning_.method == SearchMethod::Redealing) teach_another(first);
        state_ = world_;
        learner_ = observer_.seat();
        begin_game();
        footprints_.begin(G::pending(state_));
        act(observer_.seat(), first);
        const float value = play_on()[index_of(observer_.seat())];
        spread_.add(value);
        return value;
    }

private:
    static constexpr std::size_t deepest = 64; // decisions of one game that are taken by the tree

    void begin_game() {
        dice_ = Dice(luck_);
        footprints_.restart();
        taken_.clear();
        decisions_ = 0;
        end_ = clock_of<G>(state_, 0) + tuning_.horizon;
    }

    // A seat other than the observer's has a tree of its own, which must not learn from what only the
    // observer knows: it learns from worlds dealt anew from where that seat sits, one seat after another.
    void teach_another(Action first) {
        teaching_ = (teaching_ + 1) % seats_;
        if (teaching_ == index_of(observer_.seat())) return;
        state_ = world_;
        learner_ = seat_at(teaching_);
        G::redeal(rules_, state_, learner_, random_);
        begin_game();
        footprints_.begin(G::pending(state_));
        G::legal(rules_, state_, observer_.seat(), actions_);
        act(observer_.seat(), actions_.contains(first) ? first : by_thumb(observer_.seat()));
        static_cast<void>(play_on());
    }

    void act(Seat seat, Action action) {
        footprints_.act(seat, meaning_of<G>(rules_, state_, seat, action));
        G::apply(rules_, state_, seat, action, silent_);
        ++decisions_;
    }

    [[nodiscard]] SeatValues play_on() {
        bool in_tree = tuning_.method != SearchMethod::Flat;
        for (SeatSet pending = G::pending(state_); !pending.empty(); pending = G::pending(state_)) {
            if (tuning_.horizon > 0 && clock_of<G>(state_, decisions_) >= end_) break;
            const Seat seat = *pending.begin();
            G::legal(rules_, state_, seat, actions_);
            if (!in_tree) {
                G::apply(rules_, state_, seat, by_thumb(seat), silent_);
                ++decisions_;
                continue;
            }
            footprints_.begin(pending);
            act(seat, by_tree(seat, in_tree));
        }
        const SeatValues values = evaluation<G>(rules_, state_);
        learn(values);
        return values;
    }

    [[nodiscard]] Action by_thumb(Seat seat) {
        if (actions_.size() == 1) return actions_[0];
        if (tuning_.rashness > 0 && dice_.fraction() < tuning_.rashness)
            return actions_[dice_.below(actions_.size())];
        return quick_action<G>(rules_, state_, seat, actions_, dice_);
    }

    // Leaves the tree where it ends.
    [[nodiscard]] Action by_tree(Seat seat, bool& in_tree) {
        if (actions_.size() == 1) return actions_[0];
        const std::uint64_t here = footprints_.of(seat);
        Edge* node = tree_.find(here);
        if (node == nullptr) {
            node = tree_.add(here);
            in_tree = false;
            if (node != nullptr) node->visits = 1;
            return by_thumb(seat);
        }
        ++node->visits;
        const std::size_t chosen = choice_at(here, node->visits, seat);
        Edge* edge = edges_[chosen];
        if (edge == nullptr) {
            in_tree = false;
            edge = tree_.add(keys_[chosen]);
        }
        if (edge != nullptr) taken_.push_back({edge, seat});
        if (taken_.full()) in_tree = false;
        return actions_[chosen];
    }

    // What the rule of thumb likes in this world is always among the choices, and alone until the decision
    // has been met often: what was tried with other cards says little about these.
    [[nodiscard]] std::size_t choice_at(std::uint64_t here, std::uint32_t visits, Seat seat) {
        const std::size_t liked = place_of(quick_action<G>(rules_, state_, seat, actions_, dice_));
        const auto others =
            static_cast<std::size_t>(tuning_.widening * std::sqrt(static_cast<float>(visits)));
        if (others == 0) {
            look_up(liked, here, seat);
            return liked;
        }
        tried_ = 0;
        for (std::size_t i = 0; i < actions_.size(); ++i) {
            look_up(i, here, seat);
            tried_ += std::size_t{edges_[i] != nullptr};
        }
        if (edges_[liked] == nullptr) return liked;
        return tried_ < actions_.size() && tried_ <= others ? untried() : most_promising();
    }

    // The edge of an action that can be chosen here, if there is one.
    void look_up(std::size_t place, std::uint64_t here, Seat seat) {
        keys_[place] = mixed(here, meaning_of<G>(rules_, state_, seat, actions_[place]));
        edges_[place] = tree_.find(keys_[place]);
        if (edges_[place] != nullptr) ++edges_[place]->available;
    }

    [[nodiscard]] std::size_t place_of(Action action) const {
        return static_cast<std::size_t>(std::ranges::find(actions_, action) - actions_.begin());
    }

    [[nodiscard]] std::size_t untried() {
        std::size_t skip = dice_.below(actions_.size() - tried_);
        for (std::size_t i = 0; i < actions_.size(); ++i)
            if (edges_[i] == nullptr && skip-- == 0) return i;
        return 0;
    }

    // The upper confidence bound, with as many trials as the action could have been chosen.
    [[nodiscard]] std::size_t most_promising() {
        std::size_t best = 0;
        float most = -1.0F;
        for (std::size_t i = 0; i < actions_.size(); ++i) {
            const Edge* edge = edges_[i];
            if (edge == nullptr) continue;
            if (edge->visits == 0) return i;
            const float doubt =
                std::log(static_cast<float>(edge->available)) / static_cast<float>(edge->visits);
            const float promise = edge->value() + curiosity_ * std::sqrt(doubt);
            if (promise > most) {
                most = promise;
                best = i;
            }
        }
        return best;
    }

    void learn(const SeatValues& values) {
        for (const Taken& step : taken_) {
            if (tuning_.method == SearchMethod::Redealing && step.seat != learner_) continue;
            ++step.edge->visits;
            step.edge->total += values[index_of(step.seat)];
        }
    }

    struct Taken {
        Edge* edge = nullptr;
        Seat seat{};
    };

    const Observer<G>& observer_;
    const typename G::Rules& rules_;
    const SearchTuning tuning_;
    RandomStream& random_;
    EdgeTable tree_;
    typename G::State world_;
    std::size_t seats_;
    typename G::State state_{};
    std::uint64_t luck_ = 0; // of the world, for whatever is thrown while games are played in it
    Dice dice_{};
    Spread spread_{};        // of what the games came to for the observer
    float curiosity_ = 0.0F; // what exploring is worth in this world
    Footprints footprints_{tuning_.method};
    FixedList<Taken, deepest> taken_{};
    unsigned decisions_ = 0;
    unsigned end_ = 0;         // when the clock shows this, the game is cut off and evaluated
    std::size_t teaching_ = 0; // the seat that learned last
    Seat learner_{};
    NullSink silent_{};
    // Scratch of one decision.
    ActionList actions_;
    std::array<std::uint64_t, ActionList::capacity> keys_{};
    std::array<Edge*, ActionList::capacity> edges_{};
    std::size_t tried_ = 0;
};

} // namespace homestretch::searching
