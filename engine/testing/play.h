#pragma once

// The words with which the tests of every game speak: a table in some position, what players do there, and
// what is seen and told then. A game's tests/fixtures.h names them with its own Game, and adds the words of
// its rules:
//
//     using Play = homestretch::Play<Game>;
//     class Position : public homestretch::Arranging<Game, Position> { … Position& hand(Seat, const Texts&);
//     };
//
//     Play play = a_table(3).hand(ann, {"A19", "A05"}).begin();
//     play.does(ann, "play A19");
//     EXPECT_THAT(play.choices(ann), ElementsAre("steal 1", "steal 2"));

#include "engine/compile.h"
#include "engine/fields/of_game.h"
#include "engine/playing.h"
#include "engine/testing/edited_pack.h"
#include "engine/wording.h"

#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace homestretch {

inline constexpr Seat ann = seat_at(0);
inline constexpr Seat ben = seat_at(1);
inline constexpr Seat cleo = seat_at(2);
inline constexpr Seat dan = seat_at(3);

using Texts = std::vector<std::string>;

// Seeds that differ, for counting what chance does.
[[nodiscard]] inline Seed nth_seed(std::uint64_t number) {
    return derived_seed(Seed{}, number);
}

// The pack compiled for a table; a test that asks for an impossible one stops there.
template <Game G>
[[nodiscard]] std::shared_ptr<const typename G::Rules>
rules_for(std::size_t players, const OptionTexts& options, const Pack& pack) {
    auto rules = compile_for<G>(pack, players, options);
    if (!rules) throw std::runtime_error(to_text(rules.error()));
    return std::make_shared<const typename G::Rules>(std::move(*rules));
}

// Why a table is refused, every reason on a line of its own; empty if it is not.
template <Game G>
[[nodiscard]] std::string refusal(const Pack& pack, std::size_t players, const OptionTexts& options) {
    const auto rules = compile_for<G>(pack, players, options);
    return rules ? "" : to_text(rules.error());
}

// Plays a whole match; seats in `greedy` play greedily, the others at random.
template <Game G>
[[nodiscard]] typename G::State played(const typename G::Rules& rules, std::uint64_t number, SeatSet greedy) {
    NullSink silent;
    typename G::State state = G::start(rules, nth_seed(number), silent);
    RandomStream luck(nth_seed(1'000'000 + number));
    const auto choose = [&](const typename G::State& now, Seat seat, const ActionList& actions) {
        return greedy.contains(seat) ? G::greedy(rules, G::view(rules, now, seat), actions)
                                     : actions[luck.below(static_cast<std::uint32_t>(actions.size()))];
    };
    play_out<G>(rules, state, choose, silent);
    return state;
}

// The share of so many matches that one greedy seat, which moves round the table, wins among random players.
template <Game G>
[[nodiscard]] double wins_of_greedy(const typename G::Rules& rules, std::uint64_t matches) {
    double wins = 0;
    for (std::uint64_t number = 0; number < matches; ++number) {
        const Seat seat = seat_at(number % rules.seats);
        wins += win_share(G::outcome(rules, played<G>(rules, number, SeatSet::only(seat))), seat);
    }
    return wins / static_cast<double>(matches);
}

// Why a position cannot be; empty if it can.
template <Game G>
[[nodiscard]] std::string arrange_mistake(const typename G::Rules& rules, const Json& position) {
    const auto state = arrange<G>(rules, position);
    return state ? "" : state.error().message;
}

// A match in some position; whatever happens in it from there on is remembered.
template <Game G>
class Play {
public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using View = typename G::View;
    using Recorder = EventRecorder<typename G::Event>;

    Play(std::shared_ptr<const Rules> rules, const State& state, Recorder recorder = {})
        : rules_(std::move(rules)), state_(state), recorder_(std::move(recorder)) {}

    // A test in which that is not legal fails, and says what would be.
    Play& does(Seat seat, std::string_view text) {
        if (const auto action = find(seat, text))
            G::apply(*rules_, state_, seat, *action, recorder_);
        else
            ADD_FAILURE() << "seat " << index_of(seat) << " cannot '" << text << "'; it can "
                          << fmt::format("{}", fmt::join(choices(seat), ", "));
        return *this;
    }

    [[nodiscard]] ActionList legal(Seat seat) const {
        ActionList actions;
        G::legal(*rules_, state_, seat, actions);
        return actions;
    }
    [[nodiscard]] Texts choices(Seat seat) const {
        Texts texts;
        const View view = seen_by(seat);
        for (const Action action : legal(seat))
            texts.push_back(homestretch::action_text<G>(*rules_, view, action));
        return texts;
    }
    [[nodiscard]] std::string greedy_choice(Seat seat) const {
        const View view = seen_by(seat);
        return homestretch::action_text<G>(*rules_, view, G::greedy(*rules_, view, legal(seat)));
    }
    [[nodiscard]] SeatSet asked() const { return G::pending(state_); }
    [[nodiscard]] Question question(Viewer viewer) const {
        return plain(homestretch::question<G>(*rules_, seen_by(viewer)));
    }
    [[nodiscard]] ActionWords said(Seat seat, std::string_view text, const SeatNames& names = {}) const {
        const auto action = find(seat, text);
        return action ? plain(homestretch::describe<G>(*rules_, seen_by(seat), *action, names))
                      : ActionWords{};
    }
    [[nodiscard]] std::string described(Seat seat, std::string_view text) const {
        return said(seat, text).words.text();
    }
    [[nodiscard]] std::vector<Blocked> blocked(Seat seat, const SeatNames& names = {}) const {
        return plain(G::blocked(*rules_, seen_by(seat), legal(seat), names));
    }
    [[nodiscard]] Texts reasons(Seat seat) const { // why something is blocked
        Texts texts;
        for (const Blocked& blocked : blocked(seat))
            texts.push_back(
                fmt::format("{}: {} ({})", blocked.target.id, blocked.reason.text(), blocked.rule));
        return texts;
    }

    [[nodiscard]] View seen_by(Viewer viewer) const { return G::view(*rules_, state_, viewer); }
    [[nodiscard]] Json view(Viewer viewer) const { return view_json<G>(*rules_, seen_by(viewer)); }
    [[nodiscard]] Json dump() const { return homestretch::dump<G>(*rules_, state_); }
    [[nodiscard]] Json of(Seat seat) const { return dump()["players"][index_of(seat)]; }
    [[nodiscard]] std::string drawing(Viewer viewer, const Paint& paint = Paint(false)) const {
        return G::draw(*rules_, seen_by(viewer), paint);
    }
    [[nodiscard]] std::vector<Telling> heard(Viewer viewer) const {
        std::vector<Telling> all;
        for (const auto& event : recorder_.events)
            all.push_back(homestretch::tell<G>(*rules_, event, viewer, {}));
        return all;
    }
    // The sentences of what is heard, of all kinds of events or of one.
    [[nodiscard]] Texts story(Viewer viewer, std::string_view kind = {}) const {
        Texts sentences;
        for (const Telling& telling : heard(viewer)) {
            if (kind.empty() || telling.kind == kind) sentences.push_back(telling.words.text());
        }
        return sentences;
    }
    // All that somebody sees and hears.
    [[nodiscard]] std::string told(Viewer viewer) const {
        return fmt::format("{}\n{}\n{}\n", view(viewer).dump(2), drawing(viewer),
                           fmt::join(story(viewer), "\n"));
    }

    // The same match with everything the viewer cannot know dealt anew.
    [[nodiscard]] Play redealt(Viewer viewer, const Seed& luck) const {
        RandomStream random(luck);
        State imagined = state_;
        G::redeal(*rules_, imagined, viewer, random);
        return {rules_, imagined};
    }
    [[nodiscard]] Outcome outcome() const { return G::outcome(*rules_, state_); }
    [[nodiscard]] const Rules& rules() const { return *rules_; }
    [[nodiscard]] const State& state() const { return state_; }

private:
    [[nodiscard]] std::optional<Action> find(Seat seat, std::string_view text) const {
        const View view = seen_by(seat);
        for (const Action action : legal(seat)) {
            if (homestretch::action_text<G>(*rules_, view, action) == text) return action;
        }
        return std::nullopt;
    }

    std::shared_ptr<const Rules> rules_;
    State state_;
    Recorder recorder_;
};

// Two courses of a match that differ in something hidden look and sound the same to a bystander, and to a
// spectator, who knows even less.
template <Game G>
void expect_no_difference(const Play<G>& one, const Play<G>& other,
                          std::initializer_list<Viewer> viewers = {cleo, spectator}) {
    EXPECT_NE(one.dump(), other.dump());
    for (const Viewer viewer : viewers) EXPECT_EQ(one.told(viewer), other.told(viewer));
}

// A position in the making: at first that of a new match, in which a game's own Position has filled in what
// its tests leave open.
template <Game G, class Position>
class Arranging {
public:
    Position& set(const std::string& key, const Json& value) {
        json_[key] = value;
        return own();
    }
    Position& set(Seat seat, const std::string& key, const Json& value) {
        json_["players"][index_of(seat)][key] = value;
        return own();
    }
    [[nodiscard]] Json& json() { return json_; }
    [[nodiscard]] const typename G::Rules& rules() const { return *rules_; }

    [[nodiscard]] Play<G> begin() const {
        const auto state = arrange<G>(*rules_, json_);
        if (!state) throw std::runtime_error(state.error().message);
        return {rules_, *state};
    }
    // Why such a position cannot be; empty if it can.
    [[nodiscard]] std::string mistake() const { return arrange_mistake<G>(*rules_, json_); }

protected:
    Arranging(std::size_t players, const OptionTexts& options, const Pack& pack)
        : rules_(rules_for<G>(players, options, pack)) {
        NullSink silent;
        json_ = dump<G>(*rules_, G::start(*rules_, nth_seed(0), silent));
    }

private:
    Position& own() { return static_cast<Position&>(*this); }

    std::shared_ptr<const typename G::Rules> rules_;
    Json json_{};
};

} // namespace homestretch
