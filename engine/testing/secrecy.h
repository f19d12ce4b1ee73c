#pragma once

#include "engine/frames.h"
#include "engine/match.h"
#include "engine/testing/arranging.h"
#include "engine/testing/compared.h"
#include "engine/testing/complaints.h"
#include "engine/testing/hidden_stream.h"
#include "engine/wording.h"

namespace homestretch {

template <Game G>
[[nodiscard]] typename G::State redealt(const typename G::Rules& rules, const typename G::State& state,
                                        Viewer viewer, RandomStream random) {
    typename G::State imagined = state;
    G::redeal(rules, imagined, viewer, random);
    return imagined;
}

// What lets the viewer tell two states apart by what is asked of the states themselves; nothing if it cannot.
template <Game G>
[[nodiscard]] std::optional<std::string> difference_of_states(const typename G::Rules& rules,
                                                              const typename G::State& one,
                                                              const typename G::State& other, Viewer viewer) {
    if (G::pending(one) != G::pending(other)) return "the pending seats differ";
    if (G::outcome(rules, one) != G::outcome(rules, other))
        return "the outcomes differ, which everybody may ask for";
    if (!viewer || !G::pending(one).contains(*viewer)) return std::nullopt;
    const ActionList actions = legal_actions<G>(rules, one, *viewer);
    const ActionList other_actions = legal_actions<G>(rules, other, *viewer);
    if (!std::equal(actions.begin(), actions.end(), other_actions.begin(), other_actions.end()))
        return "the legal actions differ";
    return std::nullopt;
}

// What lets the viewer tell two states apart at all, words and drawings included; nothing if they look the
// same.
template <Game G>
[[nodiscard]] std::optional<std::string> visible_difference(const typename G::Rules& rules,
                                                            const typename G::State& one,
                                                            const typename G::State& other, Viewer viewer) {
    const auto view = G::view(rules, one, viewer);
    const auto other_view = G::view(rules, other, viewer);
    const Json json = view_json<G>(rules, view);
    const Json other_json = view_json<G>(rules, other_view);
    if (!same(json, other_json)) return "to_json differs: " + difference_of(json, other_json);
    if (!(view == other_view)) return "the views differ in something that to_json does not show";
    if (drawing_of<G>(rules, view, Paint(true)) != drawing_of<G>(rules, other_view, Paint(true)))
        return "the drawings differ";
    if (auto difference = difference_of_states<G>(rules, one, other, viewer)) return difference;
    if (homestretch::question<G>(rules, view) != homestretch::question<G>(rules, other_view))
        return "the questions differ";
    if (!viewer || !G::pending(one).contains(*viewer)) return std::nullopt;

    const ActionList actions = legal_actions<G>(rules, one, *viewer);
    if (blocked_of<G>(rules, view, actions, {}) != blocked_of<G>(rules, other_view, actions, {}))
        return "the blocked things differ";
    for (const Action action : actions) {
        const std::string text = homestretch::action_text<G>(rules, view, action);
        if (text != homestretch::action_text<G>(rules, other_view, action))
            return fmt::format("the text '{}' differs", text);
        if (homestretch::describe<G>(rules, view, action, {}) !=
            homestretch::describe<G>(rules, other_view, action, {})) {
            return fmt::format("the description of '{}' differs", text);
        }
    }
    return std::nullopt;
}

template <Game G>
[[nodiscard]] std::vector<Telling> heard(const typename G::Rules& rules,
                                         const EventRecorder<typename G::Event>& recorder, Viewer viewer) {
    std::vector<Telling> told;
    for (const auto& event : recorder.events) told.push_back(homestretch::tell<G>(rules, event, viewer, {}));
    return told;
}

// A redealt state looks the same to its viewer, is complete, and can be played to the end.
template <Game G>
[[nodiscard]] Complaint redeal_complaint(const Position<G>& at, RandomStream& random) {
    for (const Viewer viewer : viewers(at.seats())) {
        const auto complaint = [&](std::string_view what) {
            return at.complaint(fmt::format("redealt for {}: {}", name_of(viewer), what));
        };
        const typename G::State imagined = redealt<G>(at.rules(), at.state(), viewer, random.split());
        if (const auto difference = visible_difference<G>(at.rules(), at.state(), imagined, viewer)) {
            return complaint(*difference);
        }
        if (const auto mistake = dump_mistake<G>(at.rules(), imagined)) return complaint(*mistake);
        if (const auto mistake = onward_mistake<G>(at.rules(), imagined, random)) return complaint(*mistake);
    }
    return std::nullopt;
}

// What redeal gives depends on what the viewer knows and on the stream it is handed, on nothing else: it
// gives the same for the true state, for one already redealt, and for one with other shuffles to come.
template <Game G>
[[nodiscard]] Complaint ignorance_complaint(const Position<G>& at, RandomStream& random) {
    const auto stream = HiddenStream<G>::find(at.state(), at.playout->seed);
    if (!stream) return at.complaint("the state holds no RandomStream made from the seed");
    for (const Viewer viewer : viewers(at.seats())) {
        const auto complaint = [&](std::string_view what) {
            return at.complaint(fmt::format("redealt for {}: {}", name_of(viewer), what));
        };
        const RandomStream chance = random.split();
        const typename G::State imagined = redealt<G>(at.rules(), at.state(), viewer, chance);
        const typename G::State another = redealt<G>(at.rules(), at.state(), viewer, random.split());
        const typename G::State other_future = stream->replaced(at.state(), random.split());

        if (HiddenStream<G>::find(imagined, at.playout->seed))
            return complaint("the stream is still the true one");
        if (same_bytes<G>(imagined, another))
            return complaint("two redeals are the same, shuffles to come included");
        const typename G::State again = redealt<G>(at.rules(), another, viewer, chance);
        if (!same_bytes<G>(again, imagined)) {
            return complaint("it reads what the viewer cannot know: a redealt state gives another redeal: " +
                             difference_of(dump<G>(at.rules(), imagined), dump<G>(at.rules(), again)));
        }
        if (!same_bytes<G>(redealt<G>(at.rules(), other_future, viewer, chance), imagined)) {
            return complaint("it reads the random stream of the state");
        }
        if (const auto difference = visible_difference<G>(at.rules(), at.state(), other_future, viewer)) {
            return complaint("the future shows: " + *difference);
        }
    }
    return std::nullopt;
}

// Every viewer's redeals somewhere differ from the truth in more than the random stream. In a small game a
// viewer may come to know everything, so the question is put to many matches at once.
template <Game G>
[[nodiscard]] std::vector<std::string> identity_complaints(std::size_t matches) {
    std::set<Viewer> all;
    std::set<Viewer> deceived;
    auto broken =
        complaints_at<G>(matches, 12, [&](const Position<G>& at, RandomStream& random) -> Complaint {
            if (!ContractPacks<G>::has_secrets(at.playout->setting->options)) return std::nullopt;
            const auto stream = HiddenStream<G>::find(at.state(), at.playout->seed);
            if (!stream) return at.complaint("the state holds no RandomStream made from the seed");
            for (const Viewer viewer : viewers(at.seats())) {
                all.insert(viewer);
                const typename G::State imagined = redealt<G>(at.rules(), at.state(), viewer, random.split());
                if (stream->differ_elsewhere(at.state(), imagined)) deceived.insert(viewer);
            }
            return std::nullopt;
        });
    for (const Viewer viewer : all) {
        if (!broken.empty() || deceived.contains(viewer)) continue;
        broken.push_back(
            fmt::format("in {} matches of {} no redeal for {} changed anything but the random stream",
                        matches, G::info.id, name_of(viewer)));
    }
    return broken;
}

// One action played in one state, as somebody else perceives it.
template <Game G>
struct Perceived {
    typename G::State before{};
    Seat seat{};
    Action action{};
    typename G::State after{};
    EventRecorder<typename G::Event> recorder{};
};

template <Game G>
[[nodiscard]] Perceived<G> perceived(const typename G::Rules& rules, const typename G::State& state,
                                     Seat seat, Action action) {
    Perceived<G> perceived{.before = state, .seat = seat, .action = action, .after = state};
    G::apply(rules, perceived.after, seat, action, perceived.recorder);
    return perceived;
}

// Who is told the same and sees the same afterwards has seen the same on the way.
template <Game G>
[[nodiscard]] std::optional<std::string> moments_mistake(const typename G::Rules& rules,
                                                         const Perceived<G>& one, const Perceived<G>& other,
                                                         Viewer viewer) {
    const auto seen = moments_of<G>(rules, one.before, one.seat, one.action, viewer);
    const auto seen_otherwise = moments_of<G>(rules, other.before, other.seat, other.action, viewer);
    for (std::size_t i = 1; i + 1 < seen.size(); ++i) {
        if (seen[i] == seen_otherwise[i]) continue;
        return fmt::format(
            "{} hears and then sees the same, but at event {}, '{}', is shown {}", name_of(viewer), i,
            homestretch::tell<G>(rules, one.recorder.events[i - 1], viewer, {}).kind,
            difference_of(view_json<G>(rules, seen[i]), view_json<G>(rules, seen_otherwise[i])));
    }
    return std::nullopt;
}

template <Game G>
[[nodiscard]] std::optional<std::string> telling_mistake(const typename G::Rules& rules,
                                                         const Perceived<G>& one, const Perceived<G>& other,
                                                         Viewer viewer) {
    if (!(G::view(rules, one.after, viewer) == G::view(rules, other.after, viewer))) return std::nullopt;
    auto told = heard<G>(rules, one.recorder, viewer);
    auto told_otherwise = heard<G>(rules, other.recorder, viewer);
    if (same(told, told_otherwise)) return moments_mistake<G>(rules, one, other, viewer);
    const auto in_passing = [](const Telling& telling) {
        return std::ranges::count(ContractPacks<G>::seen_in_passing, telling.kind) > 0;
    };
    std::erase_if(told, in_passing);
    std::erase_if(told_otherwise, in_passing);
    if (same(told, told_otherwise)) return std::nullopt;
    return fmt::format("{} sees the same afterwards, but is told {}instead of {}", name_of(viewer),
                       words_of(told_otherwise), words_of(told));
}

// Whether two states differ in something that the viewer does not know: it looks the same and is redealt
// the same. States without any difference do not count: a public choice may leave no trace at all.
template <Game G>
[[nodiscard]] bool differ_secretly(const typename G::Rules& rules, const typename G::State& one,
                                   const typename G::State& other, Viewer viewer,
                                   const RandomStream& chance) {
    return !same_bytes<G>(one, other) &&
           same_bytes<G>(redealt<G>(rules, one, viewer, chance), redealt<G>(rules, other, viewer, chance));
}

// What a viewer is told says no more than what it sees: neither which of several hidden actions was chosen,
// nor what is hidden in the state.
template <Game G>
[[nodiscard]] Complaint telling_complaint(const Position<G>& at, RandomStream& random) {
    constexpr std::size_t actions_tried = 5;
    for (const Seat seat : G::pending(at.state())) {
        const ActionList actions = legal_actions<G>(at.rules(), at.state(), seat);
        std::vector<Action> tried;
        std::vector<Perceived<G>> seen;
        for (std::size_t i = 0; i < actions_tried; ++i) {
            tried.push_back(one_of(actions, random));
            seen.push_back(perceived<G>(at.rules(), at.state(), seat, tried.back()));
        }
        for (const Viewer viewer : viewers(at.seats())) {
            const RandomStream chance = random.split();
            const typename G::State imagined = redealt<G>(at.rules(), at.state(), viewer, chance);
            const ActionList imagined_actions = legal_actions<G>(at.rules(), imagined, seat);
            for (std::size_t i = 0; i < actions_tried; ++i) {
                std::optional<std::string> mistake;
                if (viewer != seat &&
                    differ_secretly<G>(at.rules(), seen[0].after, seen[i].after, viewer, chance)) {
                    mistake = telling_mistake<G>(at.rules(), seen[0], seen[i], viewer);
                }
                if (!mistake && imagined_actions.contains(tried[i])) {
                    const auto imagined_seen = perceived<G>(at.rules(), imagined, seat, tried[i]);
                    mistake = telling_mistake<G>(at.rules(), seen[i], imagined_seen, viewer);
                }
                if (!mistake) continue;
                return at.complaint(fmt::format("{} when seat {} plays", *mistake, index_of(seat)));
            }
        }
    }
    return std::nullopt;
}

} // namespace homestretch
