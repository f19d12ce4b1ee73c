#pragma once

// Adapters that give any Game the type-erased faces of match.h. Included once per game, by the registry,
// and by bots that need the typed match behind the face.

#include "engine/check.h"
#include "engine/compile.h"
#include "engine/fields/of_game.h"
#include "engine/frames.h"
#include "engine/left_out.h"
#include "engine/match.h"
#include "engine/objection.h"
#include "engine/observer.h"
#include "engine/pack/text.h"
#include "engine/playing.h"
#include "engine/wording.h"

#include <algorithm>
#include <utility>

namespace homestretch {

template <Game G>
class MatchOf final : public Match {
public:
    using Rules = typename G::Rules;
    using State = typename G::State;

    MatchOf(std::shared_ptr<const Rules> rules, MatchIdentity identity)
        : rules_(std::move(rules)), identity_(std::move(identity)),
          state_(G::start(*rules_, identity_.seed, recorder_)), heard_{recorder_.events.size()} {}

    [[nodiscard]] std::unique_ptr<Match> clone() const override { return std::make_unique<MatchOf>(*this); }

    // The way in for bots; see Observer for why this is safe to hand out.
    [[nodiscard]] Observer<G> observer(Seat seat) const { return Observer<G>(*rules_, state_, seat); }

    [[nodiscard]] const MatchIdentity& identity() const override { return identity_; }
    [[nodiscard]] const GameInfo& info() const override { return G::info; }
    [[nodiscard]] const std::vector<Move>& history() const override { return history_; }

    [[nodiscard]] SeatSet pending() const override { return is_void() ? SeatSet() : G::pending(state_); }

    using Match::choices;
    [[nodiscard]] std::vector<Choice> choices(Seat seat, const SeatNames& names) const override {
        std::vector<Choice> choices;
        if (!pending().contains(seat)) return choices;
        const typename G::View view = G::view(*rules_, state_, seat);
        ActionList actions;
        G::legal(*rules_, state_, seat, actions);
        for (const Action action : actions) {
            choices.push_back({action, homestretch::action_text<G>(*rules_, view, action),
                               homestretch::describe<G>(*rules_, view, action, names)});
        }
        return choices;
    }
    [[nodiscard]] std::vector<Blocked> blocked(Seat seat, const SeatNames& names) const override {
        if (!pending().contains(seat)) return {};
        ActionList actions;
        G::legal(*rules_, state_, seat, actions);
        return blocked_of<G>(*rules_, G::view(*rules_, state_, seat), actions, names);
    }
    [[nodiscard]] Question question(Viewer viewer) const override {
        return homestretch::question<G>(*rules_, G::view(*rules_, state_, viewer));
    }

    [[nodiscard]] Result<void> act(Seat seat, std::string_view text) override {
        if (is_void()) return failure("the match is void: it went on longer than its rules allow");
        if (auto mistake = turn_mistake<G>(state_, seat)) return Unexpected{*mistake};
        const typename G::View view = G::view(*rules_, state_, seat);
        ActionList actions;
        G::legal(*rules_, state_, seat, actions);
        std::vector<std::string> texts;
        for (const Action action : actions)
            texts.push_back(homestretch::action_text<G>(*rules_, view, action));
        const auto chosen = std::ranges::find(texts, text);
        if (chosen == texts.end())
            return failure(refusal(text, texts, blocked_of<G>(*rules_, view, actions, {})));
        play({seat, std::move(*chosen)}, actions[static_cast<std::size_t>(chosen - texts.begin())]);
        return {};
    }

    [[nodiscard]] Outcome outcome() const override {
        Outcome outcome = G::outcome(*rules_, state_);
        if (is_void()) outcome.ending = Ending::Void;
        return outcome;
    }

    [[nodiscard]] std::unique_ptr<Match> rewound(std::size_t ply) const override {
        check(ply <= history_.size());
        auto earlier = std::make_unique<MatchOf>(rules_, identity_);
        if (arranged_) earlier->begin_at(arranged_);
        for (std::size_t i = 0; i < ply; ++i) earlier->play(history_[i], actions_[i]);
        return earlier;
    }

    [[nodiscard]] Json view(Viewer viewer) const override {
        return view_json<G>(*rules_, G::view(*rules_, state_, viewer));
    }
    [[nodiscard]] Result<Json> preview(Viewer viewer, const Json& plan) const override {
        if constexpr (requires(const typename G::View& view) { G::preview(*rules_, view, plan); }) {
            return G::preview(*rules_, G::view(*rules_, state_, viewer), plan);
        } else {
            return failure(fmt::format("there are no plans in {}", G::info.title));
        }
    }
    [[nodiscard]] std::string draw(Viewer viewer, const Paint& paint) const override {
        return drawing_of<G>(*rules_, G::view(*rules_, state_, viewer), paint);
    }
    using Match::story;
    [[nodiscard]] std::vector<Telling> story(Viewer viewer, const SeatNames& names,
                                             std::size_t from) const override {
        std::vector<Telling> story;
        for (std::size_t i = from; i < recorder_.events.size(); ++i) {
            story.push_back(homestretch::tell<G>(*rules_, recorder_.events[i], viewer, names));
            story.back().ply = static_cast<std::size_t>(std::ranges::upper_bound(heard_, i) - heard_.begin());
        }
        return story;
    }
    [[nodiscard]] std::size_t event_count() const override { return recorder_.events.size(); }
    [[nodiscard]] std::size_t event_count_at(std::size_t ply) const override { return heard_.at(ply); }
    [[nodiscard]] std::vector<Json> frames(Viewer viewer) const override {
        if (history_.empty()) return {};
        return frames_of<G>(*rules_, before_, history_.back().seat, actions_.back(), viewer);
    }
    [[nodiscard]] bool looks_the_same(const Match& other, Viewer viewer, std::size_t from) const override {
        const auto* that = dynamic_cast<const MatchOf*>(&other);
        check(that != nullptr);
        return pending() == that->pending() &&
               G::view(*rules_, state_, viewer) == G::view(*that->rules_, that->state_, viewer) &&
               story(viewer, from) == that->story(viewer, from);
    }

    [[nodiscard]] Json dump() const override { return homestretch::dump<G>(*rules_, state_); }
    [[nodiscard]] Result<void> arrange(const Json& position) override {
        auto arranged = homestretch::arrange<G>(*rules_, position);
        if (!arranged) return Unexpected{arranged.error()};
        begin_at(std::make_shared<const State>(*arranged));
        return {};
    }
    [[nodiscard]] std::optional<Json> arranged() const override {
        if (!arranged_) return std::nullopt;
        return homestretch::dump<G>(*rules_, *arranged_);
    }
    [[nodiscard]] std::unique_ptr<Match> redealt(Viewer viewer, RandomStream& random) const override {
        auto other = std::make_unique<MatchOf>(*this);
        G::redeal(*rules_, other->state_, viewer, random);
        return other;
    }

private:
    [[nodiscard]] bool is_void() const {
        return history_.size() >= G::decision_bound(*rules_) && !G::pending(state_).empty();
    }

    void begin_at(std::shared_ptr<const State> position) {
        arranged_ = std::move(position);
        state_ = before_ = *arranged_;
        history_.clear();
        actions_.clear();
        recorder_.events.clear();
        heard_ = {0};
    }

    // A legal action and its text.
    void play(Move move, Action action) {
        before_ = state_;
        G::apply(*rules_, state_, move.seat, action, recorder_);
        history_.push_back(std::move(move));
        actions_.push_back(action);
        heard_.push_back(recorder_.events.size());
    }

    [[nodiscard]] static std::string refusal(std::string_view text, const std::vector<std::string>& legal,
                                             const std::vector<Blocked>& blocked) {
        return fmt::format("{} is not legal now{}", in_quotes(text),
                           objection(text, {legal.begin(), legal.end()}, blocked));
    }

    std::shared_ptr<const Rules> rules_;
    MatchIdentity identity_;
    EventRecorder<typename G::Event> recorder_; // before state_: starting a match already reports events
    State state_;
    State before_{};                          // the last move; frames are made by playing it again
    std::shared_ptr<const State> arranged_{}; // where it began, if not as the rules begin
    std::vector<Move> history_;
    std::vector<Action> actions_;    // the same, as the rules know them
    std::vector<std::size_t> heard_; // by ply: the events until then
};

template <Game G>
class GameTypeOf final : public GameType {
public:
    [[nodiscard]] const GameInfo& info() const override { return G::info; }
    [[nodiscard]] OptionSpecs options() const override { return options_of<G>(); }
    [[nodiscard]] std::span<const std::string_view> tables() const override { return G::tables(); }

    [[nodiscard]] Problems check_pack(const Pack& pack) const override {
        Problems all;
        for (std::size_t count = G::info.min_seats; count <= G::info.max_seats; ++count) {
            const auto rules = compile_for<G>(pack, count, {});
            if (rules) continue;
            for (const Problem& problem : rules.error()) {
                if (std::ranges::find(all, problem) == all.end()) all.push_back(problem);
            }
        }
        return all;
    }

    using GameType::cards;
    [[nodiscard]] Result<std::vector<CardWords>, Problems> cards(const Pack& pack, std::size_t seats,
                                                                 const OptionTexts& options) const override {
        const auto rules = compile_for<G>(pack, seats, options);
        if (!rules) return Unexpected{rules.error()};
        return G::cards(*rules);
    }

    [[nodiscard]] Result<DescribedGame, Problems> described(const Pack& pack, std::size_t seats,
                                                            const OptionTexts& options) const override {
        const auto rules = compile_for<G>(pack, seats, options);
        if (!rules) return Unexpected{rules.error()};
        if constexpr (!requires { G::fields(); })
            return DescribedGame{};
        else
            return DescribedGame{.position = fields::lines(G::fields(), &*rules),
                                 .view = fields::lines(G::view_fields(), &*rules),
                                 .position_schema = fields::schema(G::fields(), &*rules),
                                 .view_schema = fields::schema(G::view_fields(), &*rules),
                                 .any_view_schema = fields::schema(G::view_fields()),
                                 .events_schema = events_schema<G>(),
                                 .observation = observation_layout<G>(*rules)};
    }

    [[nodiscard]] Result<std::unique_ptr<Match>, Problems> new_match(const Pack& pack, std::size_t seats,
                                                                     const OptionTexts& options,
                                                                     const Seed& seed) const override {
        auto rules = compile_for<G>(pack, seats, options);
        if (!rules) return Unexpected{rules.error()};
        MatchIdentity identity{.game = std::string(G::info.id),
                               .pack = pack.id,
                               .pack_version = pack.version,
                               .pack_hash = pack.hash,
                               .options = options,
                               .seats = seats,
                               .seed = seed};
        std::unique_ptr<Match> match = std::make_unique<MatchOf<G>>(
            std::make_shared<const typename G::Rules>(std::move(*rules)), std::move(identity));
        return match;
    }
};

} // namespace homestretch
