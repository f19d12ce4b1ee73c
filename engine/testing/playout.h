#pragma once

#include "engine/during.h"
#include "engine/playing.h"
#include "engine/testing/setting.h"
#include "engine/wording.h"

#include <cstdint>
#include <optional>
#include <set>
#include <utility>

namespace homestretch {

// What a property finds: where it is broken and how, or nothing.
using Complaint = std::optional<std::string>;

// Who answers the decisions of a playout. First and Last always take the first or last action listed,
// which is the most stubborn way to keep a match going.
enum class Plays : std::uint8_t { Random, Greedy, First, Last };

// A match played for the suite, with every state it went through.
template <Game G>
struct Playout {
    const Setting<G>* setting = nullptr;
    Seed seed{};
    std::vector<typename G::State> states{};        // states[n] is after n actions
    std::vector<std::pair<Seat, Action>> actions{}; // actions[n] leads from states[n] to states[n + 1]

    [[nodiscard]] const typename G::Rules& rules() const { return *setting->rules; }
    [[nodiscard]] std::size_t plies() const { return actions.size(); }
};

// One state of a playout, able to say where it is found again.
template <Game G>
struct Position {
    const Playout<G>* playout = nullptr;
    std::size_t ply = 0;

    [[nodiscard]] const typename G::Rules& rules() const { return playout->rules(); }
    [[nodiscard]] const typename G::State& state() const { return playout->states[ply]; }
    [[nodiscard]] std::size_t seats() const { return playout->setting->seats; }

    [[nodiscard]] std::string complaint(std::string_view what) const {
        std::string text = fmt::format("{}\n  at {}, seed {}, ply {}", what, to_text(*playout->setting),
                                       to_hex(playout->seed), ply);
        for (std::size_t i = 0; i < ply; ++i) {
            const auto& [seat, action] = playout->actions[i];
            const auto view = G::view(rules(), playout->states[i], seat);
            text += fmt::format("{}{} {}", i == 0 ? "\n  after " : "; ", index_of(seat),
                                homestretch::action_text<G>(rules(), view, action));
        }
        return text;
    }
};

// Everybody who may look: each seat, and the spectator.
[[nodiscard]] inline std::vector<Viewer> viewers(std::size_t count) {
    std::vector<Viewer> all;
    for (const Seat seat : seats(count)) all.emplace_back(seat);
    all.push_back(spectator);
    return all;
}
[[nodiscard]] inline std::string name_of(Viewer viewer) {
    return viewer ? fmt::format("seat {}", index_of(*viewer)) : std::string("the spectator");
}

template <class T>
[[nodiscard]] const T& one_of(const std::vector<T>& items, RandomStream& random) {
    return items[random.below(static_cast<std::uint32_t>(items.size()))];
}
[[nodiscard]] inline Action one_of(const ActionList& actions, RandomStream& random) {
    return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
}
[[nodiscard]] inline std::vector<Seat> listed(SeatSet set) {
    std::vector<Seat> all;
    for (const Seat seat : set) all.push_back(seat);
    return all;
}

template <Game G>
[[nodiscard]] ActionList legal_actions(const typename G::Rules& rules, const typename G::State& state,
                                       Seat seat) {
    ActionList actions;
    G::legal(rules, state, seat, actions);
    return actions;
}

template <Game G>
[[nodiscard]] Action choice_of(Plays player, const typename G::Rules& rules, const typename G::State& state,
                               Seat seat, ActionList& actions, RandomStream& random) {
    switch (player) {
    case Plays::Random: return one_of(actions, random);
    case Plays::Greedy: return G::greedy(rules, G::view(rules, state, seat), actions);
    case Plays::First: return actions[0];
    case Plays::Last: break;
    }
    return actions[actions.size() - 1];
}

// Plays until nobody has to decide, the bound is reached, or the game breaks its contract (a pending seat
// without a legal action, a greedy choice that is not legal): then the playout ends with seats pending.
// Several pending seats answer in random order.
template <Game G>
[[nodiscard]] Playout<G> play(const Setting<G>& setting, const Seed& seed, Plays player) {
    Playout<G> playout{.setting = &setting, .seed = seed};
    RandomStream random(derived_seed(seed, 0));
    NullSink silent;
    typename G::State state = G::start(*setting.rules, seed, silent);
    playout.states.push_back(state);
    const std::size_t bound = G::decision_bound(*setting.rules);
    std::optional<std::pair<Seat, Action>> doing;
    const During playing([&] {
        const Position<G> at{&playout, playout.plies()};
        const auto text = [&] {
            return homestretch::action_text<G>(at.rules(), G::view(at.rules(), at.state(), doing->first),
                                               doing->second);
        };
        return at.complaint(doing ? fmt::format("seat {} {}", index_of(doing->first), text()) : "a choice");
    });
    while (!G::pending(state).empty() && playout.plies() < bound) {
        const Seat seat = one_of(listed(G::pending(state)), random);
        ActionList actions = legal_actions<G>(*setting.rules, state, seat);
        if (actions.empty()) break;
        const Action action = choice_of<G>(player, *setting.rules, state, seat, actions, random);
        if (!actions.contains(action)) break;
        doing = {seat, action};
        G::apply(*setting.rules, state, seat, action, silent);
        doing.reset();
        playout.actions.emplace_back(seat, action);
        playout.states.push_back(state);
    }
    return playout;
}

// Asks the property about some positions of the playout: the first, the last, and `most` at random.
// It is handed the position and a random stream of its own.
template <Game G, class Property>
[[nodiscard]] Complaint at_some_positions(const Playout<G>& playout, std::size_t most, Property&& property) {
    RandomStream random(derived_seed(playout.seed, 1));
    std::set<std::size_t> plies{0, playout.plies()};
    for (std::size_t i = 0; i < most; ++i)
        plies.insert(random.below(static_cast<std::uint32_t>(playout.plies() + 1)));
    for (const std::size_t ply : plies) {
        RandomStream own = random.split();
        const During asking([&] { return Position<G>{&playout, ply}.complaint("a property"); });
        if (auto complaint = property(Position<G>{&playout, ply}, own)) return complaint;
    }
    return std::nullopt;
}

} // namespace homestretch
