#pragma once

// The parts of a match, in the order of the rulebook.

#include "games/drags-2-riches/actions.h"
#include "games/drags-2-riches/events.h"
#include "games/drags-2-riches/knowledge.h"
#include "games/drags-2-riches/rules.h"
#include "games/drags-2-riches/state.h"

#include <limits>

namespace drags_2_riches {

using homestretch::Frame;
using homestretch::Progress;
using homestretch::seat_at;
using homestretch::seats;
using homestretch::Step;

inline void ask(State& state, Seat seat, Ask what) {
    state.open.ask = what;
    state.open.pending = SeatSet::only(seat);
}

// setup.cpp
void legal_characters(const Rules& rules, const State& state, ActionList& actions);
void choose_character(const Rules& rules, State& state, Seat seat, CharacterId character, Sink sink);

// turn.cpp: runs whatever needs no decision, on to the next one
void go_on(const Rules& rules, State& state, Sink sink);

// round.cpp
void begin_round(const Rules& rules, State& state, Sink sink);
void begin_turn(const Rules& rules, State& state, Sink sink);
void end_turn(const Rules& rules, State& state, Sink sink);
void end_round(const Rules& rules, State& state, Sink sink);
void finish(const Rules& rules, State& state, Sink sink);
// D2R-110
void stop_match(const Rules& rules, State& state, Sink sink);

// drawing.cpp
template <class Set>
[[nodiscard]] auto one_by_lot(RandomStream& random, const Set& set) {
    auto one = set.begin();
    for (auto skipped = random.below(static_cast<std::uint32_t>(set.size())); skipped > 0; --skipped) ++one;
    return *one;
}
[[nodiscard]] bool is_wardrobe_empty(const State& state, Seat seat);
[[nodiscard]] std::size_t wardrobe_size(const State& state, Seat seat);
void draw(const Rules& rules, State& state, Seat seat, std::size_t count, Sink sink);
// D2R-17; also the step `dry-clean`, over a Wardrobe with cards in it.
void dry_clean(const Rules& rules, State& state, Seat seat, Sink sink);
// A random card of this set leaves it.
[[nodiscard]] CardId take_random(const Rules& rules, State& state, CardSet& cards, std::size_t size);

// playing.cpp
void legal_plays(const Rules& rules, const State& state, ActionList& actions);
// D2R-60, D2R-63
[[nodiscard]] bool can_use_power(const Rules& rules, const State& state);
// Whether there is anything to decide.
[[nodiscard]] bool may_play(const Rules& rules, const State& state);
void decide_play(const Rules& rules, State& state, Action action, Sink sink);
// From the hand, or the card is not in its old zone any more, unless it stays in the Market.
void activate(const Rules& rules, State& state, CardId card, Zone from, Sink sink);
void wear(const Rules& rules, State& state, Seat seat, CardId card, Sink sink);

// werk.cpp
void legal_purchases(const Rules& rules, const State& state, ActionList& actions);
void legal_werk(const Rules& rules, const State& state, ActionList& actions);
[[nodiscard]] bool may_buy(const Rules& rules, const State& state);
void decide_werk(const Rules& rules, State& state, Action action, Sink sink);
void buy(const Rules& rules, State& state, Action action, Sink sink);
// D2R-69: from the draw pile, if there is a card.
void refill(const Rules& rules, State& state, std::size_t slot);

// untucking.cpp
void untuck(const Rules& rules, State& state, Sink sink);
// D2R-50: Shade is turned against the active player.
void begin_reversal(const Rules& rules, State& state, const Waiting& turned);

// event_phase.cpp
void begin_event_phase(const Rules& rules, State& state, Sink sink);
void legal_additions(const Rules& rules, const State& state, ActionList& actions);
void decide_addition(const Rules& rules, State& state, Action action, Sink sink);
void ask_for_additions(const Rules& rules, State& state, Sink sink);
void legal_declarations(ActionList& actions);
void declare(const Rules& rules, State& state, Seat seat, bool up, Sink sink);
void legal_labels(ActionList& actions);
void legal_verdicts(const State& state, ActionList& actions);
void decide_verdict(const Rules& rules, State& state, Action action, Sink sink);
// Of those who compete.
[[nodiscard]] SeatSet best_of(const Rules& rules, const State& state);
// D2R-86, of the Look as it lies there.
template <class Table> // State or View
[[nodiscard]] int look_total(const Rules& rules, const Table& table, Seat seat) {
    const auto& look = table.players[index_of(seat)].look;
    const OpenPlayer& who = table.open.players[index_of(seat)];
    int total = 0;
    for (std::size_t slot = 0; slot < category_count; ++slot) {
        if (look[slot] == no_card) continue;
        const int value = rules.card(look[slot]).value;
        total += (who.doubled.contains(static_cast<Category>(slot)) ? 2 * value : value) +
                 static_cast<int>(who.bonus);
    }
    return total;
}

// effects.cpp: what cards and powers do
void legal_answers(const Rules& rules, const State& state, Seat seat, ActionList& actions);
void run_effects(const Rules& rules, State& state, Sink sink);
void answer(const Rules& rules, State& state, Seat seat, Action action, Sink sink);

// What a frame remembers of the whole effect (Frame::kept).
enum class Kept : std::uint8_t {
    Origin,    // the card or power
    Victims,   // seats, as bits, that suffer its Shade
    Reversers, // seats, as bits, whose reversals are still to come
    Laid,      // 1: its card lies in the Activated zone
};
[[nodiscard]] inline std::int16_t& kept(Frame& frame, Kept what) {
    return frame.kept[static_cast<std::size_t>(what)];
}
[[nodiscard]] inline std::int16_t kept(const Frame& frame, Kept what) {
    return frame.kept[static_cast<std::size_t>(what)];
}
[[nodiscard]] inline SeatSet seats_in(const Frame& frame, Kept what) {
    return SeatSet::of_bits(static_cast<std::uint64_t>(kept(frame, what)));
}
inline void keep(Frame& frame, Kept what, SeatSet seats) {
    kept(frame, what) = seats.bits();
}
[[nodiscard]] inline Source origin_of(const Frame& frame) {
    return static_cast<Source>(kept(frame, Kept::Origin));
}
// Whose turn it is to react or to lose cards (scratch[0] counts the players passed).
[[nodiscard]] inline Seat victim_of(const Rules& rules, const Frame& frame) {
    return rules.after(frame.seat, static_cast<std::size_t>(frame.scratch[0]) + 1);
}
[[nodiscard]] inline const VerbRow& row_of(const Step& step) {
    return row_of(homestretch::verb_of<Verb>(step));
}
[[nodiscard]] inline bool is_optional(const Step& step) {
    return homestretch::prefix_of<Prefix>(step) == Prefix::May;
}
// A step that moves so many of the own cards: whether fewer will do.
[[nodiscard]] inline bool is_up_to(const Step& step) {
    return row_of(step).counted && step.arguments[0] != 0;
}
[[nodiscard]] inline const Step& waiting_step(const Rules& rules, const Effects& effects) {
    return rules.programs.steps(effects.top().program)[effects.top().next];
}
// shade.cpp
[[nodiscard]] bool has_reaction_power(const Rules& rules, const OpenPlayer& who);

// In scratch[0], where a step counts what it has done: as much as it can.
inline constexpr auto declined = std::numeric_limits<std::int16_t>::max();

// What a step is carried out with, and an answer to it.
struct Resolving {
    const Rules& rules;
    State& state;
    Frame& frame;
    const Step& step;
    Sink sink;
    const VerbRow& verb = row_of(step);
    Seat seat = state.open.active; // whose turn it is
};
inline Progress asks(Resolving& at, Seat seat, Ask what) {
    ask(at.state, seat, what);
    at.frame.asked = at.state.open.pending;
    return Progress::Asks;
}

} // namespace drags_2_riches
