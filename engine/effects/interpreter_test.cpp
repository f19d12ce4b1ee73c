#include "engine/effects/interpreter.h"

#include "engine/effects/parse.h"

#include "engine/testing/three_seats.h"

#include <gtest/gtest.h>

#include <type_traits>

namespace homestretch {
namespace {

enum class Verb : std::uint8_t { Gain, Choose, Play, Become, Hand, Attack, Bid, Leave, Stop };
enum class Prefix : std::uint8_t { None, IfPoor, OnSwap };

constexpr Places on_card = 1;

struct State {
    std::array<std::int16_t, 3> points{}; // by seat
    EffectStack<3> effects{};
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);

Language language() {
    return {.places = {{on_card, "on a card"}},
            .holes = {{.name = "number", .numbers = Range{0, 99}}},
            .verbs = {{.id = id_of(Verb::Gain), .form = "gain {number}", .where = on_card},
                      {.id = id_of(Verb::Choose), .form = "choose {number}", .where = on_card},
                      {.id = id_of(Verb::Play), .form = "play {number}", .where = on_card},
                      {.id = id_of(Verb::Become), .form = "become {number}", .where = on_card},
                      {.id = id_of(Verb::Hand), .form = "hand {number}", .where = on_card},
                      {.id = id_of(Verb::Attack), .form = "attack {number}", .where = on_card},
                      {.id = id_of(Verb::Bid), .form = "bid", .where = on_card},
                      {.id = id_of(Verb::Leave), .form = "leave", .where = on_card},
                      {.id = id_of(Verb::Stop), .form = "stop", .where = on_card}},
            .prefixes = {
                {.id = id_of(Prefix::IfPoor), .form = "if poor:", .where = on_card, .otherwise = "{step}"},
                {.id = id_of(Prefix::OnSwap), .form = "on-swap", .where = on_card}}};
}

// A table of three players whose cards are programs, numbered in the order given.
class Tabletop {
public:
    Tabletop(std::initializer_list<std::string_view> cards) {
        for (const std::string_view card : cards)
            programs.add(parse_program(card, language(), on_card).value());
    }

    void play(Seat seat, int card) {
        state.effects.push({.program = static_cast<ProgramId>(card), .seat = seat});
        run();
    }
    void answer(Seat seat, int value) {
        Frame& frame = state.effects.top();
        ASSERT_TRUE(frame.asked.contains(seat));
        frame.scratch[1] = static_cast<std::int16_t>(frame.scratch[1] + value);
        frame.asked.erase(seat);
        run();
    }
    [[nodiscard]] SeatSet asked() const {
        return state.effects.empty() ? SeatSet{} : state.effects.top().asked;
    }
    [[nodiscard]] int points(Seat seat) const { return state.points[index_of(seat)]; }
    [[nodiscard]] bool finished() const { return state.effects.empty(); }

    ProgramTable programs{};
    State state{};
    int conditions_asked = 0;

private:
    void run() {
        run_effects(
            programs, state.effects,
            [&](const Frame& frame, const Step& step) { return applies(frame, step); },
            [&](Frame& frame, const Step& step) { return perform(frame, step); });
    }

    bool applies(const Frame& frame, const Step& step) {
        switch (prefix_of<Prefix>(step)) {
        case Prefix::None: return true;
        case Prefix::IfPoor: ++conditions_asked; return points(frame.seat) < 10;
        case Prefix::OnSwap: return false; // nobody swaps here
        }
        return false;
    }

    Progress perform(Frame& frame, const Step& step) {
        const std::int16_t number = step.arguments[0];
        switch (verb_of<Verb>(step)) {
        case Verb::Gain: gain(frame.seat, number); return Progress::Done;
        case Verb::Choose: // as many numbers as the step says, one by one
            gain(frame.seat, frame.scratch[1]);
            frame.scratch[1] = 0;
            if (frame.scratch[0]++ == number) return Progress::Done;
            return ask(frame, SeatSet::only(frame.seat));
        case Verb::Play: // plays a card and gets 1 when it has ended
            if (frame.scratch[0]++ == 0) {
                state.effects.push({.program = static_cast<ProgramId>(number), .seat = frame.seat});
                return Progress::Calls;
            }
            gain(frame.seat, 1);
            return Progress::Done;
        case Verb::Become:
            frame = Frame{.program = static_cast<ProgramId>(number), .seat = frame.seat};
            return Progress::Becomes;
        case Verb::Hand: // lets the next player play a card
            state.effects.push({.program = static_cast<ProgramId>(number), .seat = next(frame.seat)});
            return Progress::Done;
        case Verb::Attack: // the next player may block by answering 1, which ends the effect
            if (frame.scratch[0]++ == 0) return ask(frame, SeatSet::only(next(frame.seat)));
            if (frame.scratch[1] == 1) return Progress::Ends;
            gain(next(frame.seat), -number);
            return Progress::Done;
        case Verb::Bid: // all others at once; the owner gets the sum
            if (frame.scratch[0]++ == 0) {
                SeatSet others = seats(3);
                others.erase(frame.seat);
                return ask(frame, others);
            }
            gain(frame.seat, frame.scratch[1]);
            return Progress::Done;
        case Verb::Leave: return Progress::Ends;
        case Verb::Stop: return Progress::Stops;
        }
        return Progress::Done;
    }

    static Progress ask(Frame& frame, SeatSet who) {
        frame.asked = who;
        return Progress::Asks;
    }
    static Seat next(Seat seat) { return seat_at((index_of(seat) + 1) % 3); }
    void gain(Seat seat, int more) {
        std::int16_t& sum = state.points[index_of(seat)];
        sum = static_cast<std::int16_t>(sum + more);
    }
};

TEST(RunEffects, performs_the_steps_in_order_and_leaves_an_empty_stack) {
    Tabletop table{"gain 2; gain 3"};

    table.play(blue, 0);

    EXPECT_EQ(table.points(blue), 5);
    EXPECT_TRUE(table.finished());
    EXPECT_EQ(table.state.effects, EffectStack<3>{});
}

TEST(RunEffects, an_empty_program_does_nothing) {
    Tabletop table{""};

    table.play(red, 0);

    EXPECT_TRUE(table.finished());
}

TEST(RunEffects, stops_at_a_choice_and_goes_on_with_the_answer) {
    Tabletop table{"gain 1; choose 1; gain 50"};

    table.play(red, 0);
    EXPECT_EQ(table.asked(), SeatSet::only(red));
    EXPECT_EQ(table.points(red), 1);

    table.answer(red, 7);
    EXPECT_EQ(table.points(red), 58);
    EXPECT_TRUE(table.finished());
}

TEST(RunEffects, one_step_can_ask_several_times) {
    Tabletop table{"choose 2; choose 1"};

    table.play(red, 0);
    table.answer(red, 1);
    table.answer(red, 2);
    EXPECT_EQ(table.points(red), 3);
    EXPECT_FALSE(table.finished());

    table.answer(red, 4);
    EXPECT_EQ(table.points(red), 7);
    EXPECT_TRUE(table.finished());
}

TEST(RunEffects, a_step_begins_with_an_empty_scratch_and_the_effect_keeps_what_it_knows) {
    Tabletop table{"choose 1; choose 1"};
    table.state.effects.push(
        {.program = ProgramId{0}, .seat = red, .asked = SeatSet::only(red), .kept = {9}});
    table.state.effects.top().scratch = {1};
    table.state.effects.top().entered = true;

    table.answer(red, 3);

    EXPECT_EQ(table.state.effects.top().next, 1);
    EXPECT_EQ(table.state.effects.top().scratch[0], 1); // asked once, in the second step
    EXPECT_EQ(table.state.effects.top().kept[0], 9);
}

TEST(RunEffects, a_program_inside_a_step_ends_before_the_step_goes_on) {
    Tabletop table{"play 1; gain 50", "gain 2; choose 1"};

    table.play(red, 0);
    EXPECT_EQ(table.state.effects.size(), 2U);
    EXPECT_EQ(table.points(red), 2);

    table.answer(red, 4);
    EXPECT_EQ(table.points(red), 2 + 4 + 1 + 50);
    EXPECT_TRUE(table.finished());
}

TEST(RunEffects, a_finished_step_can_leave_a_program_to_run_before_the_next_step) {
    Tabletop table{"hand 1; gain 50", "choose 1"};

    table.play(red, 0);
    EXPECT_EQ(table.asked(), SeatSet::only(blue));
    EXPECT_EQ(table.points(red), 0);

    table.answer(blue, 6);
    EXPECT_EQ(table.points(blue), 6);
    EXPECT_EQ(table.points(red), 50);
}

TEST(RunEffects, another_seat_can_react_and_cancel_the_rest) {
    Tabletop table{"gain 1; attack 5; gain 50"};

    table.play(red, 0);
    EXPECT_EQ(table.asked(), SeatSet::only(blue));

    table.answer(blue, 1);
    EXPECT_EQ(table.points(blue), 0);
    EXPECT_EQ(table.points(red), 1);
    EXPECT_TRUE(table.finished());
}

TEST(RunEffects, an_effect_goes_on_when_nobody_cancels_it) {
    Tabletop table{"gain 1; attack 5; gain 50"};

    table.play(red, 0);
    table.answer(blue, 0);

    EXPECT_EQ(table.points(blue), -5);
    EXPECT_EQ(table.points(red), 51);
}

TEST(RunEffects, waits_until_all_seats_that_were_asked_have_answered) {
    Tabletop table{"bid; gain 50"};

    table.play(blue, 0);
    table.answer(green, 3);
    EXPECT_EQ(table.asked(), SeatSet::only(red));
    EXPECT_EQ(table.points(blue), 0);

    table.answer(red, 4);
    EXPECT_EQ(table.points(blue), 57);
}

TEST(RunEffects, a_state_copied_in_the_middle_of_an_effect_goes_on_in_both_copies) {
    Tabletop table{"play 1; gain 50", "choose 2"};
    table.play(red, 0);
    table.answer(red, 1);
    Tabletop copy = table;

    table.answer(red, 2);
    EXPECT_EQ(copy.points(red), 1);
    copy.answer(red, 30);

    EXPECT_EQ(table.points(red), 1 + 2 + 1 + 50);
    EXPECT_EQ(copy.points(red), 1 + 30 + 1 + 50);
    EXPECT_TRUE(table.finished() && copy.finished());
}

TEST(RunEffects, a_condition_that_holds_leaves_out_the_else_branch) {
    Tabletop table{"if poor: gain 20 else gain 1; gain 2"};

    table.play(red, 0); // the first branch makes red rich: the second must not run on that account

    EXPECT_EQ(table.points(red), 22);
    EXPECT_EQ(table.conditions_asked, 1);
}

TEST(RunEffects, a_condition_that_fails_performs_the_else_branch) {
    Tabletop table{"if poor: gain 20 else gain 1; gain 2"};
    table.state.points = {10, 0, 0};

    table.play(red, 0);

    EXPECT_EQ(table.points(red), 13);
}

TEST(RunEffects, a_condition_is_asked_once_even_if_its_step_asks_a_seat) {
    Tabletop table{"if poor: choose 2; gain 2"};

    table.play(red, 0);
    table.answer(red, 20); // rich now, but the step has begun
    table.answer(red, 1);

    EXPECT_EQ(table.points(red), 23);
    EXPECT_EQ(table.conditions_asked, 1);
}

TEST(RunEffects, a_condition_is_asked_when_its_step_is_reached) {
    Tabletop table{"gain 20; if poor: gain 5; gain 1"};

    table.play(red, 0);

    EXPECT_EQ(table.points(red), 21);
}

TEST(RunEffects, a_step_for_another_event_is_passed_over) {
    Tabletop table{"on-swap gain 5; gain 1"};

    table.play(red, 0);

    EXPECT_EQ(table.points(red), 1);
}

TEST(RunEffects, ending_a_program_returns_to_the_one_that_called_it) {
    Tabletop table{"play 1; gain 50", "gain 2; leave; gain 3"};

    table.play(red, 0);

    EXPECT_EQ(table.points(red), 2 + 1 + 50);
}

TEST(RunEffects, stopping_leaves_out_everything_on_the_stack) {
    Tabletop table{"play 1; gain 50", "gain 2; stop; gain 3"};

    table.play(red, 0);

    EXPECT_EQ(table.points(red), 2);
    EXPECT_EQ(table.state.effects, EffectStack<3>{});
}

TEST(RunEffects, a_chain_may_be_as_deep_as_the_stack_and_no_deeper) {
    Tabletop table{"play 1", "play 2", "gain 5", "play 0"};

    table.play(red, 0);
    EXPECT_EQ(table.points(red), 7);

    EXPECT_DEATH(table.play(red, 3), "check failed at .*interpreter.h.* in .*push");
}

TEST(RunEffects, a_program_that_becomes_another_needs_no_room_for_itself) {
    Tabletop table{"play 1; gain 50", "become 2; gain 20", "become 3", "become 4", "gain 2; choose 1"};

    table.play(red, 0);
    EXPECT_EQ(table.state.effects.size(), 2U);
    table.answer(red, 3);

    EXPECT_EQ(table.points(red), 56);
    EXPECT_TRUE(table.finished());
}

} // namespace
} // namespace homestretch
