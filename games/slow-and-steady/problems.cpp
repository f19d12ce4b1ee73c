#include "games/slow-and-steady/game.h"
#include "games/slow-and-steady/verbs.h"

#include <fmt/format.h>

#include <algorithm>

namespace slow_and_steady {

using homestretch::Mistakes;
using homestretch::of_seat;

namespace {

bool goes_on_by_itself(const Open& open) {
    return open.ask == Ask::Nothing && (open.stage == Stage::Activation || open.stage == Stage::Play);
}

// What is not written down.
void complete(Open& open) {
    for (const Piece& piece : open.pieces) {
        if (piece.place != unopposed && column_of(piece.place) < open.columns.size())
            ++open.columns[column_of(piece.place)].pieces;
    }
    if (!open.effects.empty()) open.effects.top().asked = open.pending;
}

class Check {
public:
    Check(const Rules& rules, const State& state, Mistakes& mistakes)
        : rules_(rules), state_(state), open_(state.open), mistakes_(mistakes) {}

    void all() {
        phase();
        counters();
        row();
        sizes();
        knowledge();
        marks();
        if (!mistakes_.empty()) return; // what follows plays on from here
        effects();
        if (mistakes_.empty()) decision();
    }

private:
    void expect(bool holds, std::string_view path, std::string_view otherwise) {
        mistakes_.expect(holds, path, otherwise);
    }
    bool is(Stage stage) const { return open_.stage == stage; }
    const CardSet& hand(Seat seat) const { return player(state_, seat).hand; }

    void phase() {
        const bool none = open_.ask == Ask::Nothing;
        expect(is(Stage::Finished) == (open_.ended_by != EndedBy::Nothing), "ended_by",
               "expected how it ended in the phase `finished`, otherwise null");
        expect(none || !is(Stage::Finished), "decision", "nothing is decided in a finished match");
        expect(is(Stage::Draft) == (open_.ask == Ask::Draft), "decision",
               "`draft` is the one decision of the phase `draft` (SS-12)");
        expect(is(Stage::Play) || (open_.ask != Ask::Play && open_.ask != Ask::Extra), "decision",
               "cards are played in the phase `play` (SS-38)");
        expect(none == open_.pending.empty(), "pending",
               "there is a decision when somebody is pending, and only then");
        const bool by_turn = open_.ask <= Ask::Extra;
        expect(!by_turn || open_.pending == SeatSet::only(in_turn(rules_, open_)), "pending",
               "the player in turn decides, counted from the lead (SS-37)");
    }

    void counters() {
        const bool draft = is(Stage::Draft);
        expect(draft || open_.draft_step == draft_steps, "draft_step", "the draft takes four steps (SS-10)");
        expect(draft == (open_.round == 0), "round", "0 during the draft, then 1 to 4 (SS-18)");
        const std::size_t last = is(Stage::Activation) ? 0 : rules_.seats - (is(Stage::Finished) ? 0 : 1);
        expect(open_.turn <= last, "turn", fmt::format("at most {} in this phase (SS-37)", last));
        const bool owed = open_.ask != Ask::Play && open_.ask != Ask::Nothing && is(Stage::Play);
        expect(owed || is(Stage::Finished) || open_.extra == 0, "extra",
               "extra plays are those of a card in the middle of a turn (SS-97)");
        expect(open_.ask != Ask::Extra || open_.extra > 0, "extra", "the decision `extra` needs one (SS-97)");
        const bool idle = open_.activations == 0 && open_.ledger == 0 && open_.guard == 0 &&
                          std::ranges::all_of(open_.boosts, [](const Amount& boost) { return boost == 0; });
        expect(!draft || idle, "phase",
               "no activations, ledger, guard and boosts are there before the first round");
        expect(open_.decisions < most_decisions || is(Stage::Finished), "decisions",
               "with so many the match is over (SS-94)");
        expect(!open_.warned || rules_.loss_rule == LossRule::Brink, "warned",
               "nobody is warned without the option loss_rule=brink (SS-79)");
        const std::size_t played = open_.round - (is(Stage::Finished) || draft ? 0U : 1U);
        expect(open_.history.size() <= played, "history",
               fmt::format("at most {} rounds have been played (SS-101)", played));
    }

    void row() {
        const bool won = open_.ended_by == EndedBy::Victory;
        expect(open_.columns.empty() || !(is(Stage::Draft) || won), "columns", "no challenge is in play");
        expect(open_.pieces.empty() || !(is(Stage::Draft) || is(Stage::Activation) || won), "pieces",
               "no resource is in play");
        for (std::size_t i = 0; i < open_.columns.size(); ++i)
            expect(!open_.columns[i].entries.empty(), fmt::format("columns.{}.entries", i),
                   "expected at least one card");
        for (std::size_t i = 0; i < open_.pieces.size(); ++i) {
            const Piece& piece = open_.pieces[i];
            expect(piece.kind == PieceKind::Card ||
                       is_special(piece.card) == (piece.kind == PieceKind::Token),
                   fmt::format("pieces.{}.card", i), "special cards make tokens, and basic cards are copied");
            expect(piece.place == unopposed || column_of(piece.place) < open_.columns.size(),
                   fmt::format("pieces.{}.place", i), "there is no such challenge");
        }
    }

    void sizes() {
        const std::size_t later_steps = draft_steps - open_.draft_step;
        std::size_t challenges =
            state_.challenge_deck.size() + state_.looked_at.size() + open_.challenge_discard.size();
        for (const Column& column : open_.columns)
            challenges += static_cast<std::size_t>(
                std::ranges::count(column.entries.begin(), column.entries.end(), false, &Entry::copy));
        for (const Seat seat : seats(rules_.seats)) {
            const Player& who = player(state_, seat);
            const bool chooses = is(Stage::Draft) && rules_.order_of(open_.lead, seat) >= open_.turn;
            expect(who.offer.size() == (chooses ? offered : 0), of_seat(seat, "offer"),
                   "two special cards for who has still to choose in this step of the draft, otherwise none "
                   "(SS-11)");
            const std::size_t choices = is(Stage::Draft) ? later_steps + (chooses ? 1 : 0) : 0;
            challenges += choices; // SS-13
            const auto in_play =
                std::count_if(open_.pieces.begin(), open_.pieces.end(), [&](const Piece& piece) {
                    return piece.owner == seat && piece.kind == PieceKind::Card;
                });
            const std::size_t owned = who.deck.size() + who.hand.size() +
                                      open_.discards[index_of(seat)].size() +
                                      static_cast<std::size_t>(in_play);
            expect(owned + choices <= owned_cards, of_seat(seat, "deck"),
                   fmt::format("a player owns at most {} cards (SS-15)", owned_cards));
            expect(who.hand.empty() || !is(Stage::Draft), of_seat(seat, "hand"),
                   "there are no hands during the draft (SS-20)");
        }
        expect(challenges <= max_challenges, "challenge_deck",
               fmt::format("at most {} cards are challenges (SS-15)", max_challenges));
        expect(!is(Stage::Draft) || state_.special_deck.size() >= later_steps * rules_.seats * offered,
               "special_deck", "too few cards for the rest of the draft (SS-11)");
        expect(state_.looked_at.empty() != (open_.ask == Ask::Cull), "looked_at",
               "cards are looked at for the decision `cull` only");
        const std::size_t owed =
            rules_.seats - open_.turn - (open_.ask == Ask::Play || goes_on_by_itself(open_) ? 0U : 1U);
        expect(!is(Stage::Play) || open_.pieces.size() + owed <= max_pieces, "pieces",
               "there must be room for a card of each later player (SS-49)");
        CardSet left = state_.challenge_deck;
        for (const CardId card : state_.stacked) {
            expect(left.contains(card), "stacked",
                   fmt::format("'{}' is not so often in the challenge deck", rules_.id(card)));
            if (left.contains(card)) left.remove(card);
        }
    }

    void knowledge() {
        const auto remember = [&](CardSet cards, const std::string& path) {
            expect(cards.empty() || !rules_.open_hands, path,
                   "with open hands nothing has to be remembered (SS-17)");
        };
        const auto known = [&](CardSet cards, const std::string& path, CardSet among) {
            bool fits = true;
            cards.each_kind([&](CardId card) { fits = fits && cards.count(card) <= among.count(card); });
            expect(fits, path, "a card that is not there cannot be known");
            remember(cards, path);
            expect(cards.specials().without_specials(open_.shown).empty(), path,
                   "special cards that all know of have been shown (SS-98)");
        };
        for (const Seat seat : seats(rules_.seats)) {
            const Player& who = player(state_, seat);
            known(open_.known_in_hand[index_of(seat)], of_seat(seat, "known_in_hand"), who.hand);
            known(open_.known_in_deck[index_of(seat)], of_seat(seat, "known_in_deck"), who.deck);
            remember(who.saw, of_seat(seat, "saw"));
        }
        remember(open_.shown, "shown");
    }

    // ---- effects

    // Marks of entries point at the effects they belong to.
    void marks() {
        std::array<bool, max_depth + 1> running{};
        for (const Column& column : open_.columns) {
            for (const Entry& entry : column.entries) {
                expect(entry.activated || entry.depth > 0 || is(Stage::Activation), "columns",
                       "every challenge has been activated in this phase (SS-24)");
                if (entry.depth == 0) continue;
                const Frame* const frame =
                    entry.depth <= open_.effects.size() ? open_.effects.begin() + entry.depth - 1 : nullptr;
                const bool fits = frame != nullptr &&
                                  (entry.activated ? frame->program == Rules::challenge_program(entry.card) &&
                                                         !running.at(entry.depth)
                                                   : has_broken(*frame) && entry.copy);
                expect(fits, "columns", "\"depth\" names an effect that is not this challenge's");
                if (entry.activated) running.at(entry.depth) = true;
            }
        }
    }
    bool has_broken(const Frame& frame) const {
        const Step* const step = step_of(rules_, frame);
        return step != nullptr && frame.entered && homestretch::verb_of<Verb>(*step) == Verb::Break &&
               frame.scratch[0] == progress::acted;
    }

    void effects() {
        const bool asks = open_.ask >= Ask::Forget && open_.ask < Ask::Nothing;
        expect(asks != open_.effects.empty(), "effects",
               asks ? "expected the card whose effect asks" : "no effect waits at this decision");
        commits();
        if (!asks || !mistakes_.empty()) return;
        expect(is_resource(*open_.effects.begin()) == is(Stage::Play), "effects.0",
               "the lowest effect is a challenge's in the phase `activation`, and a resource's in the phase "
               "`play`");
        for (std::size_t i = 0; i < open_.effects.size(); ++i) {
            const std::string_view wrong = mistake_of(i);
            expect(wrong.empty(), fmt::format("effects.{}", i), wrong);
        }
        if (mistakes_.empty())
            expect(asks_again(), "effects",
                   "the uppermost effect, its step and its progress do not lead to this decision");
    }

    std::string_view mistake_of(std::size_t place) const {
        const Frame& frame = *(open_.effects.begin() + place);
        const Step* const step = step_of(rules_, frame);
        if (is_resource(frame)) {
            if (piece_of(frame) >= open_.pieces.size()) return "there is no such piece";
            const Piece& piece = open_.pieces[piece_of(frame)];
            if (piece.kind != PieceKind::Card || !is_special(piece.card) || piece.owner != frame.seat ||
                frame.seat != in_turn(rules_, open_))
                return "an effect is carried out by the player in turn, for a special card of their own";
        } else if (frame.seat != open_.lead) {
            return "the lead decides for challenges (SS-32)";
        }
        if (place > 0 && !calls(*(open_.effects.begin() + place - 1), is_resource(frame)))
            return "the effect below does not begin this one";
        if (place + 1 < open_.effects.size()) return {};
        return step != nullptr && frame.entered ? "" : "the uppermost effect waits in a step";
    }

    // What lies below waits in a step that began other effects, or behind one.
    bool calls(const Frame& frame, bool resource) const {
        const Step* const step = step_of(rules_, frame, frame.entered ? 0 : 1);
        if (step == nullptr) return false;
        const Verb verb = homestretch::verb_of<Verb>(*step);
        if (!frame.entered) return verb == (resource ? Verb::CopyEffect : Verb::Replace);
        if (resource) return false;
        return has_broken(frame) ||
               (verb == Verb::Draw && frame.scratch[0] >= 1 && frame.scratch[0] <= step->arguments[0]);
    }

    // The waiting step, entered once more, asks the same; in an exchange some may have answered already.
    bool asks_again() const {
        const bool picks = open_.ask == Ask::PickColumn || open_.ask == Ask::PickSecond; // challenges aim
        if (picks && !is_resource(open_.effects.top())) return false;
        if (!has_chosen_well(rules_, state_)) return false;
        State again = state_;
        Frame& frame = again.open.effects.top();
        frame.asked = {};
        const bool exchanges = open_.ask == Ask::Exchange;
        if (exchanges) {
            again.commits.fill(no_card);
            frame.scratch = {};
        }
        homestretch::NullSink silent;
        run_effects(rules_, again, silent);
        if (!exchanges) return again == state_;
        return again.open.ask == Ask::Exchange && (open_.pending - again.open.pending).empty() &&
               again.open.effects.top().scratch == open_.effects.top().scratch;
    }

    // SS-98: who has laid down a card: for an exchange all who hold one and do not owe an answer, for a trade
    // who has given one.
    void commits() {
        for (const Seat seat : seats(rules_.seats)) {
            const CardId commit = state_.commits[index_of(seat)];
            const bool commits = open_.ask == Ask::Exchange
                                     ? !hand(seat).empty() && !open_.pending.contains(seat)
                                     : open_.ask == Ask::TradeReturn && !open_.effects.empty() &&
                                           open_.effects.top().seat == seat;
            expect((commit != no_card) == commits, of_seat(seat, "commit"),
                   "who has answered in an exchange, or given in a trade, and nobody else, has laid down a "
                   "card (SS-98)");
            expect(commit == no_card || hand(seat).contains(commit), of_seat(seat, "commit"),
                   "this card is not in the hand");
        }
    }

    void decision() {
        const Seat seat = in_turn(rules_, open_);
        expect(open_.ask != Ask::Extra || (!hand(seat).empty() && open_.pieces.size() < pieces_for_more),
               "decision", "there is no extra play without a card, or with 12 pieces in play (SS-49)");
        if (open_.ask != Ask::Play) return;
        ActionList actions;
        legal_plays(rules_, state_, actions);
        expect(actions.size() >= (rules_.open_hands ? 2U : 1U), "decision",
               "there is nothing to choose, so nothing is asked; without a decision and with nobody pending "
               "the match goes on by itself (SS-47)");
    }

    const Rules& rules_;
    const State& state_;
    const Open& open_;
    Mistakes& mistakes_;
};

} // namespace

void Game::problems(const Rules& rules, const State& state, Mistakes& mistakes) {
    State whole = state;
    complete(whole.open);
    Check(rules, whole, mistakes).all();
}

void Game::settle(const Rules& rules, State& state, Mistakes&) {
    complete(state.open);
    if (!goes_on_by_itself(state.open)) return;
    homestretch::NullSink silent;
    go_on(rules, state, state.open.stage == Stage::Activation ? Part::Activation : Part::Turn, silent);
}

} // namespace slow_and_steady
