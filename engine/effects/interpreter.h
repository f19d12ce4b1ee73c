#pragma once

#include "engine/effects/program.h"
#include "engine/seat.h"

#include <array>
#include <type_traits>
#include <utility>
#include <vector>

namespace homestretch {

// Performs effects so that they can stop in the middle: all an unfinished effect has to remember lies in
// frames inside the game's state. Copy the state and both copies can go on, with different answers.
//
// A game keeps an EffectStack in its state and has one function that performs a step, usually a switch:
//
//     Progress perform(const Rules& rules, State& state, Frame& frame, const Step& step, Sink& sink) {
//         switch (verb_of<Verb>(step)) {
//         case Verb::Draw:
//             draw(rules, state, frame.seat, step.arguments[0], sink);
//             return Progress::Done;
//         case Verb::Discard: // chosen one by one; scratch[0]: how many so far, scratch[1]: the answer
//             if (frame.scratch[0] > 0) discard(state, frame.seat, frame.scratch[1], sink);
//             if (frame.scratch[0]++ == step.arguments[0]) return Progress::Done;
//             frame.asked = SeatSet::only(frame.seat);
//             return Progress::Asks;
//         ...
//     }
//     void run(const Rules& rules, State& state, Sink& sink) {
//         run_effects(
//             rules.programs, state.effects,
//             [&](const Frame& frame, const Step& step) { return applies(rules, state, frame, step); },
//             [&](Frame& frame, const Step& step) { return perform(rules, state, frame, step, sink); });
//     }
//
// A card is played by `state.effects.push({.program = card.effect, .seat = seat})` and `run`. When that
// leaves frames on the stack, the seats in `state.effects.top().asked` owe a decision; `apply` writes the
// answer where the step looks for it, takes the seat out of `asked` and calls `run` again.

struct Frame {
    ProgramId program{};
    std::uint8_t next = 0; // the step that is performed or waits
    Seat seat{};           // whose effect it is
    SeatSet asked{};       // who owes an answer to the step: the owner, another seat, or several
    bool entered = false;  // the step has begun: its condition is not asked again
    std::array<std::int16_t, 4>
        scratch{}; // the step's own: how far it is, what was answered; 0 at its beginning
    std::array<std::int16_t, 4>
        kept{}; // the whole effect's: the card it stands on, the player it is aimed at
    bool operator==(const Frame&) const = default;
};

enum class Progress : std::uint8_t {
    Done,    // go on behind the step. Frames pushed meanwhile run first.
    Asks,    // `asked` is set; enter the step again when all have answered
    Calls,   // frames were pushed; enter the step again when they have ended
    Becomes, // the frame was replaced by the beginning of another program, which runs in its place
    Ends,    // the rest of this program is left out
    Stops,   // the rest of all programs on the stack is left out
};

// Frames of programs that wait for those above them. Places above the top hold Frame{}, so equal stacks are
// equal byte for byte. Depth is the longest chain of programs that can run inside one another. The game sees
// to it that no pack makes a longer one: a verb that runs another program stands only in places (language.h)
// whose programs are not run so, or compile() counts the cards that have it, or the rules say what happens
// when full().
template <std::size_t Depth>
class EffectStack {
public:
    using value_type = Frame;
    [[nodiscard]] static constexpr std::size_t capacity() { return Depth; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] bool full() const { return size_ == Depth; }
    [[nodiscard]] Frame& top() {
        check(size_ > 0);
        return frames_[size_ - 1U];
    }
    [[nodiscard]] const Frame& top() const {
        check(size_ > 0);
        return frames_[size_ - 1U];
    }
    [[nodiscard]] const Frame* begin() const { return frames_.data(); } // the lowest first, for dumps
    [[nodiscard]] const Frame* end() const { return frames_.data() + size_; }

    void push(const Frame& frame) {
        check(size_ < Depth);
        frames_[size_++] = frame;
    }
    void pop() {
        check(size_ > 0);
        frames_[--size_] = Frame{};
    }
    void clear() { *this = {}; }

    bool operator==(const EffectStack&) const = default;

private:
    std::array<Frame, Depth> frames_{};
    std::uint16_t size_ = 0; // as wide as a frame's alignment: no padding
};
static_assert(std::has_unique_object_representations_v<EffectStack<3>>);
static_assert(std::is_trivially_copyable_v<EffectStack<3>>);

// Runs what lies on the stack until somebody has to answer or nothing is left.
//
// applies(frame, step) → bool is asked once when a step is reached and decides on its prefix: a condition, or
// whether the step belongs to the event the program runs for. A step that does not apply is passed over and
// its `else` branch performed; one that applies makes the interpreter pass over that branch.
// perform(frame, step) → Progress does the work. It may push frames; `frame` stays valid meanwhile.
template <std::size_t Depth, class Applies, class Perform>
void run_effects(const ProgramTable& programs, EffectStack<Depth>& stack, Applies&& applies,
                 Perform&& perform) {
    while (!stack.empty()) {
        Frame& frame = stack.top();
        const std::span<const Step> steps = programs.steps(frame.program);
        if (frame.next >= steps.size()) {
            stack.pop();
            continue;
        }
        if (!frame.asked.empty()) return;

        const auto go_to = [&frame](std::size_t next) {
            frame.next = static_cast<std::uint8_t>(next);
            frame.entered = false;
            frame.scratch = {};
        };
        const Step& step = steps[frame.next];
        if (!frame.entered && !step.otherwise && !applies(std::as_const(frame), step)) {
            go_to(frame.next + 1U);
            continue;
        }
        frame.entered = true;

        const std::size_t frames_before = stack.size();
        switch (perform(frame, step)) {
        case Progress::Done: {
            check(frame.asked.empty());
            const bool has_else = frame.next + 1U < steps.size() && steps[frame.next + 1U].otherwise;
            go_to(frame.next + (has_else ? 2U : 1U));
            break;
        }
        case Progress::Asks: check(!frame.asked.empty() && stack.size() == frames_before); return;
        case Progress::Calls: check(stack.size() > frames_before); break;
        case Progress::Becomes:
            check(stack.size() == frames_before && frame.next == 0 && !frame.entered);
            break;
        case Progress::Ends: go_to(steps.size()); break;
        case Progress::Stops: stack.clear(); break;
        }
    }
}

} // namespace homestretch
