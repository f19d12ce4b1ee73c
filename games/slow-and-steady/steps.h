#pragma once

// What one step of an effect needs, shared by the files that carry steps out.

#include "games/slow-and-steady/phases.h"

#include <span>

namespace slow_and_steady {

// How far a step with choices has come, in scratch[0] of its frame; what was chosen lies in scratch[1] and
// scratch[2].
namespace progress {
inline constexpr std::int16_t begins = 0;
inline constexpr std::int16_t has_one = 1; // scratch[1] is chosen
inline constexpr std::int16_t has_two = 2; // so is scratch[2]
inline constexpr std::int16_t acted = 3;   // what is left are effects that it began
inline constexpr std::int16_t over = 4;    // declined, or done
} // namespace progress

using Columns = std::uint8_t; // bits
using Pieces = std::uint16_t; // bits
static_assert(max_columns <= 8 && max_pieces <= 16);

struct Doing {
    const Rules& rules;
    State& state;
    Frame& frame;
    const Step& step;
    Sink sink;

    [[nodiscard]] Open& open() const { return state.open; }
    [[nodiscard]] std::int16_t& stage() const { return frame.scratch[0]; }
    [[nodiscard]] std::size_t first() const { return static_cast<std::size_t>(frame.scratch[1]); }
    [[nodiscard]] std::size_t second() const { return static_cast<std::size_t>(frame.scratch[2]); }
    // SS-103: the step stops, or goes another way, only because of this.
    void limited_by(Limit limit) const {
        sink([&] { return Event{.kind = Event::Kind::Limited, .limit = limit}; });
    }
    Progress asks(Ask what, SeatSet whom) const {
        ask(state, what, whom);
        frame.asked = whom;
        return Progress::Asks;
    }
    Progress asks_owner(Ask what) const { return asks(what, SeatSet::only(frame.seat)); }
};

// The piece whose effect this is; challenges have none.
[[nodiscard]] inline bool is_resource(const Frame& frame) {
    return frame.kept[0] != 0;
}
[[nodiscard]] inline std::size_t piece_of(const Frame& frame) {
    return static_cast<std::size_t>(frame.kept[0] - 1);
}
// The card whose effect this is.
[[nodiscard]] inline CardId asking_card(const Frame& frame) {
    return static_cast<CardId>(static_cast<std::size_t>(frame.program) / 2);
}
// Where it waits, or so many steps before; nothing if there is no such step.
[[nodiscard]] inline const Step* step_of(const Rules& rules, const Frame& frame, std::size_t before = 0) {
    if (static_cast<std::size_t>(frame.program) >= rules.acting.size() || frame.next < before) return nullptr;
    const std::span<const Step> steps = rules.acting.steps(frame.program);
    return frame.next - before < steps.size() ? &steps[frame.next - before] : nullptr;
}
[[nodiscard]] inline const Step& waiting_step(const Rules& rules, const Effects& effects) {
    return rules.acting.steps(effects.top().program)[effects.top().next];
}

// effects_row.cpp: what can be chosen, and what is done to the row
[[nodiscard]] Columns pickable(const Open& open, const Rules& rules, Verb verb);
[[nodiscard]] Columns partners(const Open& open, Verb verb, std::size_t first);
[[nodiscard]] int largest_split(const Rules& rules, const Open& open, std::size_t column);
Progress draw_more(const Doing& doing);
Progress change_power(const Doing& doing);
Progress break_column(const Doing& doing);
Progress merge(const Doing& doing);
Progress replace(const Doing& doing);
Progress swap_columns(const Doing& doing);
Progress silence(const Doing& doing);

// effects_pieces.cpp
[[nodiscard]] Columns free_slots(const Open& open);
[[nodiscard]] Pieces pickable_pieces(const Open& open, const Rules& rules, Verb verb, std::size_t own);
Progress place_token(const Doing& doing);
Progress split(const Doing& doing);
Progress shift(const Doing& doing);
Progress boost(const Doing& doing);
Progress copy_effect(const Doing& doing);
Progress copy_power(const Doing& doing);

// effects_hands.cpp
[[nodiscard]] SeatSet trade_partners(const Rules& rules, const State& state, Seat seat);
Progress forget(const Doing& doing);
Progress exchange(const Doing& doing);
Progress trade(const Doing& doing);
Progress gather(const Doing& doing);
Progress recover(const Doing& doing);
Progress cull(const Doing& doing);
void return_card(const Rules& rules, State& state, Seat seat, CardId card, Sink sink);

} // namespace slow_and_steady
