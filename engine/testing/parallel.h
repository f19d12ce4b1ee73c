#pragma once

// Worlds that a viewer cannot tell apart, found without asking `redeal`: two matches that part in something
// hidden (two cards of the deal lie in each other's place, another seed gives another start, a seat chooses
// another action, chance goes on otherwise) and are then played alike. As long as a viewer has perceived the
// same in both, it knows the same, so everything it can ask must be answered alike, and a redeal of one must
// be the redeal of the other: if it is not, it keeps something of the truth.

#include "engine/testing/lying.h"
#include "engine/testing/secrecy.h"

namespace homestretch {

template <Game G>
struct Parallel {
    typename G::State one{};
    typename G::State other{};
    std::vector<Viewer> fooled{}; // who has perceived the same in both so far
    std::size_t ply = 0;          // of the playout that `one` follows
    std::string parted{};         // in what they differ, for people
};

template <Game G>
[[nodiscard]] bool sees_the_same(const Parallel<G>& worlds, const typename G::Rules& rules, Viewer viewer) {
    return G::view(rules, worlds.one, viewer) == G::view(rules, worlds.other, viewer);
}

template <Game G>
[[nodiscard]] std::string hidden_places(const typename G::Rules& rules, const typename G::State& one,
                                        const typename G::State& other) {
    return differing_places(dump<G>(rules, one), dump<G>(rules, other));
}

// What it keeps or lets through, to whom. Whoever is fooled has equal views, so what is made of views can
// differ only if their comparison overlooks something: that is asked of one viewer each time, drawn by lot.
template <Game G>
[[nodiscard]] Complaint parallel_mistake(const Playout<G>& playout, const Parallel<G>& worlds,
                                         RandomStream& random) {
    const typename G::Rules& rules = playout.rules();
    if (same_bytes<G>(worlds.one, worlds.other)) return std::nullopt;
    const Viewer shown = one_of(worlds.fooled, random);
    for (const Viewer viewer : worlds.fooled) {
        const auto complaint = [&](std::string_view what) {
            return Position<G>{&playout, worlds.ply}.complaint(
                fmt::format("{} cannot tell apart {}, which differ at {}, but {}", name_of(viewer),
                            worlds.parted, hidden_places<G>(rules, worlds.one, worlds.other), what));
        };
        const auto difference = viewer == shown
                                    ? visible_difference<G>(rules, worlds.one, worlds.other, viewer)
                                    : difference_of_states<G>(rules, worlds.one, worlds.other, viewer);
        if (difference) return complaint(*difference);
        const RandomStream chance = random.split();
        const typename G::State imagined = redealt<G>(rules, worlds.one, viewer, chance);
        const typename G::State imagined_other = redealt<G>(rules, worlds.other, viewer, chance);
        if (same_bytes<G>(imagined, imagined_other)) continue;
        return complaint("their redeals differ, so something of the truth is kept: " +
                         hidden_places<G>(rules, imagined, imagined_other));
    }
    return std::nullopt;
}

// The same action in both worlds; who is told or shown different things is no longer fooled. False if the
// action is not to be had in both.
template <Game G>
[[nodiscard]] bool step_on(const Playout<G>& playout, Parallel<G>& worlds) {
    const typename G::Rules& rules = playout.rules();
    const auto& [seat, action] = playout.actions[worlds.ply];
    if (!legal_actions<G>(rules, worlds.other, seat).contains(action)) return false;
    const auto one = perceived<G>(rules, worlds.one, seat, action);
    const auto other = perceived<G>(rules, worlds.other, seat, action);
    worlds.one = one.after;
    worlds.other = other.after;
    ++worlds.ply;
    std::erase_if(worlds.fooled, [&](Viewer viewer) {
        return !sees_the_same(worlds, rules, viewer) ||
               !same(heard<G>(rules, one.recorder, viewer), heard<G>(rules, other.recorder, viewer));
    });
    return !worlds.fooled.empty();
}

template <Game G>
[[nodiscard]] std::optional<Parallel<G>> swapped_deal(const Playout<G>& playout, RandomStream& random) {
    Parallel<G> worlds{.one = playout.states[0], .parted = "two deals"};
    if constexpr (!requires { G::fields(); })
        return std::nullopt;
    else {
        const auto position = PositionOf<G>::of(worlds.one);
        const auto swapped = with_two_cards_swapped(G::fields(), scope_of<G>(playout.rules(), position),
                                                    dump<G>(playout.rules(), worlds.one), random);
        if (!swapped) return std::nullopt;
        const auto other = arrange<G>(playout.rules(), *swapped);
        if (!other) return std::nullopt;
        worlds.other = *other;
        if (G::pending(worlds.one) != G::pending(worlds.other)) return std::nullopt;
        for (const Viewer viewer : viewers(playout.setting->seats)) {
            if (sees_the_same(worlds, playout.rules(), viewer)) worlds.fooled.push_back(viewer);
        }
        return worlds;
    }
}

// What chance settles before the first decision and is no card: a secret number, a role.
template <Game G>
[[nodiscard]] std::optional<Parallel<G>> other_start(const Playout<G>& playout, RandomStream& random) {
    const typename G::Rules& rules = playout.rules();
    const Seed other_seed = derived_seed(playout.seed, random.word());
    EventRecorder<typename G::Event> begun;
    EventRecorder<typename G::Event> begun_otherwise;
    Parallel<G> worlds{.one = G::start(rules, playout.seed, begun),
                       .other = G::start(rules, other_seed, begun_otherwise),
                       .parted = "two starts"};
    if (G::pending(worlds.one) != G::pending(worlds.other)) return std::nullopt;
    for (const Viewer viewer : viewers(playout.setting->seats)) {
        if (sees_the_same(worlds, rules, viewer) &&
            same(heard<G>(rules, begun, viewer), heard<G>(rules, begun_otherwise, viewer)))
            worlds.fooled.push_back(viewer);
    }
    return worlds;
}

template <Game G>
[[nodiscard]] std::optional<Parallel<G>> other_action(const Playout<G>& playout, std::size_t ply,
                                                      RandomStream& random, bool other_chance) {
    const typename G::Rules& rules = playout.rules();
    const auto& [seat, action] = playout.actions[ply];
    typename G::State before = playout.states[ply];
    Action taken = action;
    if (other_chance) {
        const auto stream = HiddenStream<G>::find(before, playout.seed);
        if (!stream) return std::nullopt;
        before = stream->replaced(before, random.split());
    } else {
        taken = one_of(legal_actions<G>(rules, before, seat), random);
    }
    const auto one = perceived<G>(rules, playout.states[ply], seat, action);
    const auto other = perceived<G>(rules, before, seat, taken);
    Parallel<G> worlds{
        .one = one.after,
        .other = other.after,
        .ply = ply + 1,
        .parted =
            fmt::format("{} at ply {}", other_chance ? "two turns of chance" : "two choices of a seat", ply)};
    for (const Viewer viewer : viewers(playout.setting->seats)) {
        if (!other_chance && viewer == seat) continue;
        if (sees_the_same(worlds, rules, viewer) &&
            same(heard<G>(rules, one.recorder, viewer), heard<G>(rules, other.recorder, viewer)))
            worlds.fooled.push_back(viewer);
    }
    return worlds;
}

template <Game G>
[[nodiscard]] Complaint parallel_complaint(const Playout<G>& playout) {
    constexpr int tries = 16;
    constexpr int followed = 12; // actions after the worlds parted
    RandomStream random(derived_seed(playout.seed, 3));
    for (int i = 0; i < tries && playout.plies() > 0; ++i) {
        const std::size_t ply = random.below(static_cast<std::uint32_t>(playout.plies()));
        std::optional<Parallel<G>> worlds = i % 4 == 0   ? swapped_deal(playout, random)
                                            : i % 4 == 1 ? other_start(playout, random)
                                                         : other_action(playout, ply, random, i % 4 == 2);
        if (!worlds) continue;
        for (int after = 0; after < followed && !worlds->fooled.empty(); ++after) {
            if (auto complaint = parallel_mistake(playout, *worlds, random)) return complaint;
            if (worlds->ply >= playout.plies() || !step_on(playout, *worlds)) break;
        }
    }
    return std::nullopt;
}

} // namespace homestretch
