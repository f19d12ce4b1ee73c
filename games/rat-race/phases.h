#pragma once

// The parts of a match, in the order of the rulebook.

#include "games/rat-race/actions.h"
#include "games/rat-race/board.h"
#include "games/rat-race/events.h"
#include "games/rat-race/knowledge.h"
#include "games/rat-race/rules.h"
#include "games/rat-race/state.h"

namespace rat_race {

using homestretch::Frame;
using homestretch::NullSink;
using homestretch::Progress;
using homestretch::seat_at;
using homestretch::seats;
using homestretch::Step;

// What comes next. Each part runs until somebody has to decide.
enum class Part : std::uint8_t { Turn, Card, Move, DrawBank, EndTurn, Waits };

// setup.cpp
void legal_votes(const Rules& rules, Seat seat, ActionList& actions);
Part cast_vote(const Rules& rules, State& state, Seat seat, Seat choice, Sink sink);

// turn.cpp: what leads from one phase to the next
void go_on(const Rules& rules, State& state, Part part, Sink sink);
Part begin_turn(const Rules& rules, State& state, Sink sink);
Part finish_card(const Rules& rules, State& state, Sink sink);
Part end_turn(const Rules& rules, State& state, Sink sink);
// RR-80: nobody can ever play a card again.
[[nodiscard]] bool is_final_sprint(const State& state);

// play.cpp
void legal_plays(const State& state, ActionList& actions);
void legal_rows(ActionList& actions);
Part play(const Rules& rules, State& state, TitleId title, Sink sink);
Part place(const Rules& rules, State& state, Councilor councilor, Sink sink);

// move.cpp
void find_moves(const Rules& rules, State& state); // what may be chosen
void legal_moves(const State& state, ActionList& actions);
Part move_phase(const Rules& rules, State& state, Sink sink);
Part decide_move(const Rules& rules, State& state, Action action, Sink sink);
// RR-76: the match may be over then.
void move_token(const Rules& rules, State& state, Councilor councilor, Place target, Sink sink);

// draw_bank.cpp
void legal_picks(const State& state, ActionList& actions);
Part draw_bank_phase(const Rules& rules, State& state, Sink sink);
Part decide_pick(const Rules& rules, State& state, Action action, Sink sink);
[[nodiscard]] bool can_lift(const State& state);
// The top card of the pile (RR-68); only if can_lift().
PileCard lift(const Rules& rules, State& state, Sink sink);
void draw(const Rules& rules, State& state, Sink sink);
void bank(const Rules& rules, State& state, TitleId title, Sink sink);
void discard(const Rules& rules, State& state, Seat seat, TitleId title, Sink sink); // RR-88

// effects_run.cpp: what cards do, verb by verb (verbs.h)
void legal_answers(const Rules& rules, const State& state, Seat seat, ActionList& actions);
void run_effects(const Rules& rules, State& state, Sink sink);
Part answer(const Rules& rules, State& state, Seat seat, Action action, Sink sink);
// Whose effect it is: a title's program has its number.
[[nodiscard]] inline TitleId title_of(const Frame& frame) {
    return static_cast<TitleId>(frame.program);
}
// The step that waits for an answer.
[[nodiscard]] const Step& waiting_step(const Rules& rules, const Effects& effects);
[[nodiscard]] inline bool is_optional(const Step& step) {
    return homestretch::prefix_of<Prefix>(step) == Prefix::May;
}
// `give-bank`: who is given the next card.
[[nodiscard]] Seat next_receiver(const Rules& rules, const Frame& frame, const Step& step);

// effects_together.cpp (RR-98)
void list_commits(const State& state, Seat seat, ActionList& actions);
[[nodiscard]] std::size_t cards_to_pick_from(const State& state, Seat seat);
// How many copies of a title a seat can still pick; face-up cards are no choice.
[[nodiscard]] int left_to_pick(const State& state, Seat seat, TitleId title);

// end.cpp
void crown(const Rules& rules, State& state, Councilor monarch, EndedBy ended_by, Sink sink);
void end_by_regency(const Rules& rules, State& state, EndedBy ended_by, Sink sink);
template <class Cards>
[[nodiscard]] Titles titles_of(const Cards& cards) {
    Titles titles;
    for (const auto& card : cards) titles.push_back(card.title);
    return titles;
}
// RR-77: symbols of a Councilor on cards.
template <class Cards>
[[nodiscard]] int symbols_on(const Rules& rules, Councilor councilor, const Cards& cards) {
    int symbols = 0;
    for (const auto& card : cards) symbols += rules.title(card.title).symbols[index_of(councilor)];
    return symbols;
}

inline Part ask_active(State& state, Ask ask) {
    state.open.ask = ask;
    state.open.pending = SeatSet::only(state.open.active);
    return Part::Waits;
}
// The titles met so far, so that each is listed once.
class SeenTitles {
public:
    // True the first time. Two numbers instead of an array stay in registers.
    bool add(TitleId title) {
        static_assert(max_cards <= 128);
        const std::uint64_t own = std::uint64_t{1} << (static_cast<unsigned>(title) % 64);
        const std::uint64_t own_low = static_cast<unsigned>(title) < 64 ? own : 0;
        const std::uint64_t own_high = own ^ own_low;
        const bool fresh = ((low_ & own_low) | (high_ & own_high)) == 0;
        low_ |= own_low;
        high_ |= own_high;
        return fresh;
    }

private:
    std::uint64_t low_ = 0;
    std::uint64_t high_ = 0;
};
inline void list_places(ActionKind kind, Councilor councilor, PlaceSet places, ActionList& actions) {
    static_assert((councilor_count - 1) * max_entries + max_fields + 1 <= ActionList::capacity);
    actions.append(max_fields, [&](Action* first) {
        std::size_t listed = 0;
        for (const Place place : each(places)) first[listed++] = make_action(kind, councilor, place);
        return listed;
    });
}
template <class Cards>
void list_titles(ActionKind kind, const Cards& cards, ActionList& actions) {
    actions.append(cards.size(), [&](Action* first) {
        SeenTitles seen;
        std::size_t listed = 0;
        for (const auto& card : cards) {
            first[listed] = make_action(kind, card.title);
            listed += std::size_t{seen.add(card.title)};
        }
        return listed;
    });
}

} // namespace rat_race
