#pragma once

// The doors of table.h for any Game. Compiled once for each game (instance.cpp.in).

#include "engine/compile.h"
#include "engine/observer.h"
#include "engine/playing.h"
#include "engine/wording.h"
#include "python/bindings/table.h"

#include <utility>

namespace homestretch::python {

template <Game G>
class PlayOf final : public Play {
public:
    using Rules = typename G::Rules;
    using State = typename G::State;

    PlayOf(std::shared_ptr<const Rules> rules, const Seed& seed)
        : rules_(std::move(rules)), seed_(seed), state_(started()) {}

    [[nodiscard]] std::unique_ptr<Play> clone() const override { return std::make_unique<PlayOf>(*this); }

    [[nodiscard]] const std::vector<PlayedMove>& moves() const override { return moves_; }
    [[nodiscard]] SeatSet pending() const override { return is_void() ? SeatSet() : G::pending(state_); }
    void legal(Seat seat, ActionList& actions) const override {
        actions.clear();
        if (pending().contains(seat)) G::legal(*rules_, state_, seat, actions);
    }
    [[nodiscard]] std::vector<std::string> texts(Seat seat, const ActionList& actions) const override {
        const typename G::View view = G::view(*rules_, state_, seat);
        std::vector<std::string> texts;
        texts.reserve(actions.size());
        for (const Action action : actions)
            texts.push_back(homestretch::action_text<G>(*rules_, view, action));
        return texts;
    }
    [[nodiscard]] std::optional<Error> turn_mistake(Seat seat) const override {
        if (is_void()) return Error{"the match is void: it went on longer than its rules allow"};
        return homestretch::turn_mistake<G>(state_, seat);
    }
    void apply(Seat seat, Action action) override {
        NullSink silent;
        G::apply(*rules_, state_, seat, action, silent);
        moves_.push_back({seat, action});
    }
    void rewind(std::size_t ply) override {
        const std::vector<PlayedMove> kept(moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(ply));
        moves_.clear();
        state_ = started();
        for (const PlayedMove& move : kept) apply(move.seat, move.action);
    }
    [[nodiscard]] Outcome outcome() const override {
        Outcome outcome = G::outcome(*rules_, state_);
        if (is_void()) outcome.ending = Ending::Void;
        return outcome;
    }

    [[nodiscard]] Json view(Viewer viewer) const override {
        return view_json<G>(*rules_, G::view(*rules_, state_, viewer));
    }
    void observe(Viewer viewer, std::span<std::int16_t> into) const override {
        homestretch::observe<G>(*rules_, G::view(*rules_, state_, viewer), into);
    }
    [[nodiscard]] bool looks_the_same(const Play& other, Viewer viewer) const override {
        const auto* that = dynamic_cast<const PlayOf*>(&other);
        check(that != nullptr);
        return pending() == that->pending() &&
               G::view(*rules_, state_, viewer) == G::view(*that->rules_, that->state_, viewer);
    }

    [[nodiscard]] Json dump() const override { return homestretch::dump<G>(*rules_, state_); }
    [[nodiscard]] std::optional<Json> arranged() const override {
        if (!arranged_) return std::nullopt;
        return homestretch::dump<G>(*rules_, *arranged_);
    }
    [[nodiscard]] Result<void> arrange(const Json& position) override {
        auto arranged = homestretch::arrange<G>(*rules_, position);
        if (!arranged) return Unexpected{arranged.error()};
        begin_with(*arranged);
        return {};
    }
    void redeal(Viewer viewer, RandomStream& random) override {
        State imagined = state_;
        G::redeal(*rules_, imagined, viewer, random);
        begin_with(imagined);
    }

    [[nodiscard]] Action choose(Player& player, Seat seat, const std::stop_token& stop) const override {
        ActionList actions;
        legal(seat, actions);
        return homestretch::choose<G>(player, Observer<G>(*rules_, state_, seat), actions, stop);
    }

private:
    [[nodiscard]] bool is_void() const {
        return moves_.size() >= G::decision_bound(*rules_) && !G::pending(state_).empty();
    }
    [[nodiscard]] State started() const {
        if (arranged_) return *arranged_;
        NullSink silent;
        return G::start(*rules_, seed_, silent);
    }
    void begin_with(const State& position) {
        state_ = position;
        arranged_ = std::make_shared<const State>(position);
        moves_.clear();
    }

    std::shared_ptr<const Rules> rules_;
    Seed seed_;
    std::shared_ptr<const State> arranged_{}; // what it began with instead of the deal of the seed
    State state_;
    std::vector<PlayedMove> moves_{};
};

template <Game G>
class TableOf final : public Table {
public:
    using Rules = typename G::Rules;

    TableOf(TableSetup setup, Rules rules)
        : Table(std::move(setup)), rules_(std::make_shared<const Rules>(std::move(rules))),
          observed_(observation_layout<G>(*rules_).size()) {}

    [[nodiscard]] std::unique_ptr<Play> start(const Seed& seed) const override {
        return std::make_unique<PlayOf<G>>(rules_, seed);
    }
    [[nodiscard]] std::vector<fields::Observed> observation() const override {
        return observation_layout<G>(*rules_);
    }
    [[nodiscard]] std::size_t observed() const override { return observed_; }
    [[nodiscard]] std::vector<CardWords> cards() const override { return G::cards(*rules_); }
    [[nodiscard]] std::size_t state_bytes() const override { return sizeof(typename G::State); }
    [[nodiscard]] std::size_t decision_bound() const override { return G::decision_bound(*rules_); }
    [[nodiscard]] bool is_team_game() const override { return homestretch::is_team_game<G>(*rules_); }

private:
    std::shared_ptr<const Rules> rules_;
    std::size_t observed_;
};

template <Game G>
Result<std::shared_ptr<const Table>, Problems> table_of(TableSetup setup) {
    auto rules = compile_for<G>(setup.pack, setup.seats, setup.options);
    if (!rules) return Unexpected{rules.error()};
    return std::shared_ptr<const Table>(std::make_shared<TableOf<G>>(std::move(setup), std::move(*rules)));
}

} // namespace homestretch::python
