#include "engine/best_of.h"
#include "games/rat-race/game.h"
#include "games/rat-race/prospects.h"
#include "games/rat-race/riots.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rat_race {

namespace {

constexpr double in_hand = 0.4;        // what a symbol in the hand is worth, against one in the bank
constexpr double unseen_card = 0.2;    // symbols of one Councilor that a face-down card is good for
constexpr double stakes = 10;          // being sure to win, against the weights below
constexpr double certain = 1000;       // the match ends
constexpr double next_for_us = 10;     // a Councilor we win with stands before the Throne and is ours to move
constexpr double next_for_all = 1;     // the same when others move first
constexpr double next_for_others = -5; // one we lose with can be moved to the Throne
constexpr double card_in_hand = 0.15;  // up to a handful
constexpr std::size_t handful = 5;

// The same rules of thumb serve the bot, who has a view, and imagined games, which have a state. These are
// the things that the two keep differently.

std::size_t hand_size(const View& view, Seat seat) {
    return view.players[index_of(seat)].hand_size;
}
std::size_t hand_size(const State& state, Seat seat) {
    return state.held[hand_of(seat)].size();
}
std::size_t left_to_draw(const View& view) {
    return view.pile_size + view.open.discard.size();
}
std::size_t left_to_draw(const State& state) {
    return state.pile.size() + state.open.discard.size();
}
double unknown_in_bank(const View& view, Seat /*by*/, Seat owner) {
    const PlayerView& who = view.players[index_of(owner)];
    return static_cast<double>(who.bank_size - who.bank_up.size() - who.bank_down.size());
}
double unknown_in_bank(const State& state, Seat by, Seat owner) {
    const auto& bank = state.held[bank_of(owner)];
    return static_cast<double>(std::ranges::count_if(
        bank, [&](const Card& card) { return !card.face_up && (card.known & bit(by)) == 0; }));
}
template <class Visit>
void for_each_known_in_bank(const View& view, Seat /*by*/, Seat owner, Visit visit) {
    for (const TitleId title : view.players[index_of(owner)].bank_up) visit(title);
    for (const TitleId title : view.players[index_of(owner)].bank_down) visit(title);
}
template <class Visit>
void for_each_known_in_bank(const State& state, Seat by, Seat owner, Visit visit) {
    for (const Card& card : state.held[bank_of(owner)]) {
        if (card.face_up || (card.known & bit(by)) != 0) visit(card.title);
    }
}
template <class Visit>
void for_each_in_hand(const View& view, Seat seat, Visit visit) {
    for (const TitleId title : view.players[index_of(seat)].hand) visit(title);
}
template <class Visit>
void for_each_in_hand(const State& state, Seat seat, Visit visit) {
    for (const Card& card : state.held[hand_of(seat)]) visit(card.title);
}
TitleId first_lifted(const View& view) {
    return view.lifted[0];
}
TitleId first_lifted(const State& state) {
    return state.lifted[0].title;
}

// How far ahead of the best opponent we are in symbols of each Councilor, as far as we know. `Table` is a
// View or a State here and below.
template <class Table>
ByCouncilor leads(const Rules& rules, const Table& table, Seat self) {
    const auto order =
        static_cast<double>((index_of(self) + rules.seats - index_of(table.open.first)) % rules.seats);
    ByCouncilor own{};
    ByCouncilor best{};
    const auto add = [&](ByCouncilor& sums, TitleId title, double weight) {
        for (std::size_t i = 0; i < councilor_count; ++i) sums[i] += weight * rules.title(title).symbols[i];
    };
    for (const Seat seat : seats(rules.seats)) {
        ByCouncilor symbols{};
        symbols.fill(unseen_card * unknown_in_bank(table, self, seat));
        for_each_known_in_bank(table, self, seat, [&](TitleId title) { add(symbols, title, 1); });
        if (seat == self) own = symbols;
        for (std::size_t i = 0; seat != self && i < councilor_count; ++i)
            best[i] = std::max(best[i], symbols[i]);
    }
    for_each_in_hand(table, self, [&](TitleId title) { add(own, title, in_hand); });
    ByCouncilor result{};
    for (std::size_t i = 0; i < councilor_count; ++i)
        result[i] = own[i] - best[i] + late_turn * order / static_cast<double>(rules.seats - 1);
    return result;
}

// The prospects of one seat, on whatever board.
class Prospects {
public:
    template <class Table>
    Prospects(const Rules& rules, const Table& table, Seat seat)
        : rules_(rules), board_(table.open.board), leads_(leads(rules, table, seat)),
          ideals_(ideals_of(table.open.board)),
          ways_(places_with_a_way(rules.layout, table.open.board.riots)), sprint_(is_final_sprint(table)) {}

    // As the board lies there, and with changes that leave all rows as they are.
    double now(bool moves_next) const {
        return value({board_, ideals_, ways_}, board_.tokens, leads_, moves_next);
    }
    double with_riots(PlaceSet riots, bool moves_next) const {
        Board board = board_;
        board.riots = riots;
        return value({board, ideals_, places_with_a_way(rules_.layout, riots)}, board.tokens, leads_,
                     moves_next);
    }
    double with_token(std::size_t councilor, Place place, bool moves_next) const {
        Tokens tokens = board_.tokens;
        tokens[councilor] = place;
        return value({board_, ideals_, ways_}, tokens, leads_, moves_next);
    }

    // What so many times the symbols of a card would change.
    double gain(TitleId title, double times) const {
        ByCouncilor changed = leads_;
        for (std::size_t i = 0; i < councilor_count; ++i)
            changed[i] += times * rules_.title(title).symbols[i];
        return value({board_, ideals_, ways_}, board_.tokens, changed, false) - now(false);
    }

    // After the best of our moves in phase 2.
    double after_move() const { return after_move({board_, ideals_, ways_}); }
    double after_move(const Board& board) const { return after_move({board, ideals_of(board), ways_}); }

    double value_of_issue(TitleId issue, Councilor councilor) const {
        Board board = board_;
        add_issue(rules_, board, councilor, issue);
        return after_move(board);
    }

private:
    // What there is besides the tokens.
    struct Ground {
        const Board& board;
        const IdealNumbers& ideals;
        PlaceSet ways;
    };

    double after_move(const Ground& ground) const {
        const Board& board = ground.board;
        Moves possible;
        find_moves(rules_, board, sprint_, possible);
        constexpr double none = std::numeric_limits<double>::lowest();
        double best = none;
        for (const Councilor councilor : councilors) {
            const std::size_t i = index_of(councilor);
            for (const Place place : each(possible.targets[i])) {
                Tokens tokens = board.tokens;
                tokens[i] = place;
                best = std::max(best, value(ground, tokens, leads_, false));
            }
        }
        if (possible.may_pass != 0 || best == none)
            best = std::max(best, value(ground, board.tokens, leads_, false));
        return best;
    }

    double value(const Ground& ground, const Tokens& tokens, const ByCouncilor& leads,
                 bool moves_next) const {
        const Board& board = ground.board;
        const Councilors feet = sprint_ ? Councilors{0} : board.feet;
        const ByCouncilor weights = chances(rules_, board, tokens, ground.ideals, ground.ways);
        double all = 0;
        double won = 0;
        double extra = 0;
        for (const Councilor councilor : councilors) {
            const std::size_t i = index_of(councilor);
            const Place place = tokens[i];
            if (place == throne) return leads[i] > 0 ? certain : -certain;
            all += weights[i];
            won += weights[i] * win_chance(leads[i]);
            const bool may_move = feet == 0 || (feet & bit(councilor)) != 0;
            if (distance(rules_, place) == 1 && may_move)
                extra += leads[i] <= 0 ? next_for_others : moves_next ? next_for_us : next_for_all;
        }
        return stakes * won / all + extra;
    }

    const Rules& rules_;
    const Board& board_;
    ByCouncilor leads_;
    IdealNumbers ideals_;
    PlaceSet ways_;
    bool sprint_;
};

// What an Action does for us, roughly, beside what it does to the board.
double worth_of_effect(const Rules& rules, TitleId title) {
    double worth = 0;
    for (const Step& step : rules.programs.steps(rules.title(title).program)) {
        const int count = step.arguments[0];
        switch (homestretch::verb_of<Verb>(step)) {
        case Verb::Draw: worth += 0.15 * count; break;
        case Verb::DrawPlayers: worth += 0.15 * static_cast<double>(rules.seats); break;
        case Verb::Bank: worth += 0.4 * count; break;
        case Verb::Recover:
        case Verb::Look:
        case Verb::Steal:
        case Verb::HandOut: worth += 0.3; break;
        case Verb::ExtraMove:
        case Verb::Step:
        case Verb::PlayIssue: worth += 0.5; break;
        case Verb::Riot:
        case Verb::OthersDiscard: worth += 0.2; break;
        case Verb::SkipMove: worth -= 0.3; break;
        default: worth += 0.1;
        }
    }
    return worth;
}

template <class Table>
class Thumb {
public:
    Thumb(const Rules& rules, const Table& table, Seat seat)
        : rules_(rules), view_(table), seat_(seat), prospects_(rules, table, seat),
          now_(prospects_.now(true)) {}

    double score(Action action) const {
        switch (kind_of(action)) {
        case ActionKind::Play: return score_of_play(title_of(action));
        case ActionKind::On: return score_of_row(councilor_of(action));
        case ActionKind::Move: return score_of_step(action, view_.open.moves > 1);
        case ActionKind::Step: return score_of_step(action, true);
        case ActionKind::Take:
        case ActionKind::Shift:
        case ActionKind::Drop: return score_of_issue(action);
        case ActionKind::Riot:
        case ActionKind::Calm: return score_of_riot(bit(field_of(action)));
        case ActionKind::Bank: return prospects_.gain(title_of(action), 1 - in_hand) - kept();
        case ActionKind::Give: return score_of_gift(title_of(action));
        case ActionKind::Deal: return prospects_.gain(first_lifted(view_), seat_ == seat_of(action) ? 1 : -1);
        case ActionKind::Discard: return prospects_.gain(title_of(action), -in_hand) - kept();
        case ActionKind::Expose: return -prospects_.gain(title_of(action), 1); // best kept secret
        case ActionKind::Unbank: return prospects_.gain(title_of(action), in_hand - 1) + kept();
        case ActionKind::Recover:
        case ActionKind::Keep: return prospects_.gain(title_of(action), in_hand) + kept();
        case ActionKind::Steal: return static_cast<double>(hand_size(view_, seat_of(action)));
        case ActionKind::Peek:
        case ActionKind::ExposeOf: return unknown_in_bank(view_, seat_, seat_of(action));
        case ActionKind::Draw: return score_of_draw();
        case ActionKind::Pass: return prospects_.now(false);
        case ActionKind::Stop: return score_of_stop();
        case ActionKind::Vote: return 0;
        }
        return 0;
    }

private:
    // When next to nothing is left to be drawn, a hand is only what is not banked yet; whoever keeps the last
    // cards going round would never come to an end.
    bool hands_matter() const { return left_to_draw(view_) > handful; }
    // What one more card in the hand is worth.
    double kept() const { return hands_matter() && hand_size(view_, seat_) <= handful ? card_in_hand : 0; }

    double score_of_play(TitleId title) const {
        double best = prospects_.after_move() + worth_of_effect(rules_, title);
        if (rules_.title(title).is_issue) {
            best = std::numeric_limits<double>::lowest();
            for (const Councilor councilor : councilors)
                best = std::max(best, prospects_.value_of_issue(title, councilor));
            best += 0.5 * worth_of_effect(rules_, title);
        }
        return best + prospects_.gain(title, -in_hand);
    }

    double score_of_row(Councilor councilor) const {
        if (view_.open.ask == Ask::ShiftTo) {
            const Frame& frame = view_.open.effects.top();
            const auto from = static_cast<Councilor>(frame.scratch[1] - 1);
            return value_of_shift(from, static_cast<std::size_t>(frame.scratch[2]), councilor);
        }
        return prospects_.value_of_issue(
            view_.open.ask == Ask::Place ? view_.open.placing : view_.open.revealed, councilor);
    }

    double value_of_shift(Councilor from, std::size_t index, Councilor to) const {
        Board board = view_.open.board;
        const TitleId issue = take_issue(rules_, board, from, index);
        add_issue(rules_, board, to, issue);
        return prospects_.after_move(board);
    }

    double score_of_step(Action action, bool moves_next) const {
        return prospects_.with_token(action.first, place_of(action), moves_next);
    }

    double score_of_issue(Action action) const {
        const Councilor from = councilor_of(action);
        if (kind_of(action) == ActionKind::Take) {
            const auto here = static_cast<Councilor>(view_.open.effects.top().kept[0]);
            return value_of_shift(from, action.second, here);
        }
        if (kind_of(action) == ActionKind::Shift) {
            double best = std::numeric_limits<double>::lowest();
            for (const Councilor to : councilors) {
                if (to != from) best = std::max(best, value_of_shift(from, action.second, to));
            }
            return best;
        }
        Board board = view_.open.board;
        (void)take_issue(rules_, board, from, action.second);
        return prospects_.after_move(board);
    }

    double score_of_riot(PlaceSet field) const {
        return prospects_.with_riots(view_.open.board.riots ^ field, true);
    }

    // What helps us least is given to others, what helps us most is kept.
    double score_of_gift(TitleId title) const {
        const Seat receiver =
            next_receiver(rules_, view_.open.effects.top(), waiting_step(rules_, view_.open.effects));
        return prospects_.gain(title, seat_ == receiver ? 1 - in_hand : -1 - in_hand);
    }

    double score_of_draw() const {
        return hands_matter() && hand_size(view_, seat_) < handful ? card_in_hand : -card_in_hand;
    }

    // Going on is measured against doing nothing.
    double score_of_stop() const {
        switch (view_.open.ask) {
        case Ask::Bank: return 0;
        case Ask::Calm:
        case Ask::Riot:
        case Ask::Step: return now_;
        default: return prospects_.after_move();
        }
    }

    const Rules& rules_;
    const Table& view_;
    Seat seat_;
    Prospects prospects_;
    double now_;
};

} // namespace

// A quick player: backs the Councilors whose symbols it has banked and looks one move ahead.
Action Game::greedy(const Rules& rules, const View& view, const ActionList& actions) {
    if (actions.size() == 1) return actions[0];
    const Thumb<View> thumb(rules, view, *view.viewer);
    return homestretch::best_of(actions, [&](Action action) { return thumb.score(action); });
}

Action Game::quick(const Rules& rules, const State& state, Seat seat, const ActionList& actions,
                   homestretch::Dice& /*dice*/) {
    const Thumb<State> thumb(rules, state, seat);
    return homestretch::best_of(actions, [&](Action action) { return thumb.score(action); });
}

} // namespace rat_race
