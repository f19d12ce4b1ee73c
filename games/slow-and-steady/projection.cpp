#include "games/slow-and-steady/projection.h"

#include "games/slow-and-steady/game.h"
#include "games/slow-and-steady/verbs.h"
#include "games/slow-and-steady/words.h"

#include <algorithm>

namespace slow_and_steady {

namespace {

// Plays cards on a copy of what is seen. Decks are taken away first, so that whatever would draw from them
// finds nothing and says so.
class Rehearsal {
public:
    Rehearsal(const Rules& rules, const View& view)
        : rules_(rules), view_(view), state_(as_seen(rules, view)) {
        state_.challenge_deck = {};
        state_.open.challenge_discard.clear();
        for (Player& who : state_.players) who.deck = {};
    }

    Projection play(std::span<const PlannedPlay> plan) {
        if (!plan.empty()) {
            finish({});
            show_planned_cards(plan);
            play_in_order(plan);
        }
        for (std::size_t i = 0; i < plan.size(); ++i) {
            if (std::ranges::find(made_, i) == made_.end()) found_.left_out.push_back(i);
        }
        found_.open = state_.open;
        found_.result = resolution(rules_, state_.open);
        return std::move(found_);
    }

private:
    // SS-92: who plans with a card of a closed hand shows it.
    void show_planned_cards(std::span<const PlannedPlay> plan) {
        for (const PlannedPlay& planned : plan) {
            CardSet& hand = player(state_, planned.seat).hand;
            const bool closed = !view_.players[index_of(planned.seat)].hand;
            if (closed && planned.by == planned.seat && !hand.contains(planned.card)) hand.add(planned.card);
        }
    }

    void play_in_order(std::span<const PlannedPlay> plan) {
        Open& open = state_.open;
        bool owes = open.ask == Ask::Play; // the player in turn, a card; all later ones do
        for (; open.turn < rules_.seats; ++open.turn, owes = true) {
            const Seat seat = in_turn(rules_, open);
            for (std::size_t i = 0; i < plan.size(); ++i) {
                if (plan[i].seat != seat || !can_play(plan[i], owes)) continue;
                if (!owes) --open.extra;
                owes = false;
                made_.push_back(i);
                (void)slow_and_steady::play(rules_, state_, seat, plan[i].card, plan[i].place, recorder_);
                finish(plan[i].answers);
            }
            open.extra = 0;
        }
    }
    bool can_play(const PlannedPlay& planned, bool owes) const {
        if (!owes && (state_.open.extra == 0 || state_.open.pieces.size() >= pieces_for_more)) return false;
        ActionList plays;
        legal_plays(rules_, state_, plays);
        return plays.contains(make_action(ActionKind::Play, planned.card, planned.place));
    }

    // Finishes what has begun, with these answers and otherwise the ones that change least.
    void finish(std::span<const std::string> answers) {
        while (true) {
            run_effects(rules_, state_, recorder_);
            if (state_.open.effects.empty() && state_.open.stage == Stage::Activation)
                (void)activate_all(rules_, state_, recorder_);
            if (state_.open.effects.empty()) break;
            answer_next(answers);
        }
        for (const Event& event : recorder_.events) {
            if (event.kind == Event::Kind::NothingDrawn && could_draw(event))
                found_.unknown.push_back(event.verb);
        }
        recorder_.events.clear();
    }

    void answer_next(std::span<const std::string>& answers) {
        const Open& open = state_.open;
        const Seat seat = *open.effects.top().asked.begin();
        const bool takes_cards = open.ask == Ask::Exchange || open.ask == Ask::Forget ||
                                 open.ask == Ask::TradeGive || open.ask == Ask::TradeReturn;
        if (takes_cards)
            found_.unknown.push_back(homestretch::verb_of<Verb>(waiting_step(rules_, open.effects)));
        ActionList legal;
        if (!takes_cards || rules_.open_hands) legal_answers(rules_, state_, seat, legal);
        if (legal.empty()) { // the viewer may not see the cards
            state_.open.effects.clear();
            state_.commits.fill(no_card);
            return;
        }
        const View seen = Game::view(rules_, state_, seat);
        const Action action = choose(seen, legal, answers);
        if (!made_.empty() && legal.size() > 1) found_.asked.push_back({made_.back(), action, legal, seen});
        (void)answer(rules_, state_, seat, action, recorder_);
    }

    // The planner's next answer that fits, or to decline, or the unopposed area, or the first there is.
    Action choose(const View& seen, const ActionList& legal, std::span<const std::string>& answers) const {
        for (; !answers.empty(); answers = answers.subspan(1)) {
            for (const Action action : legal) {
                if (Game::words().text({rules_, seen, action}) != answers.front()) continue;
                answers = answers.subspan(1);
                return action;
            }
        }
        for (const Action calm : {make_action(ActionKind::Decline), make_action(ActionKind::Stop),
                                  make_action(ActionKind::Place, unopposed)}) {
            if (legal.contains(calm)) return calm;
        }
        return legal[0];
    }

    // Whether the step would have found a card in truth.
    bool could_draw(const Event& event) const {
        if (event.verb == Verb::Gather) return view_.players[index_of(event.seat)].deck_size > 0;
        const bool refill =
            event.verb != Verb::Cull && rules_.refills && !view_.open.challenge_discard.empty();
        return view_.challenge_deck_size > 0 || refill;
    }

    const Rules& rules_;
    const View& view_;
    State state_;
    Recorder recorder_{};
    std::vector<std::size_t> made_{};
    Projection found_{};
};

} // namespace

Projection project(const Rules& rules, const View& view, std::span<const PlannedPlay> plan) {
    return Rehearsal(rules, view).play(plan);
}

} // namespace slow_and_steady
