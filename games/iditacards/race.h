#pragma once

// The rules at work. A Race is a position together with its rules and whoever listens; its functions are
// grouped as the rulebook is, one file each in race/.
//
// Everything that can stop for a choice is a program on the effect stack, the rules' own procedures as well
// as cards, so that any position can be copied, stored and resumed. The longest chains of programs have five:
// new day, on-day-end-empty, walk, on-move, deaths; or resolve, card, walk, on-move, deaths.

#include "games/iditacards/actions.h"
#include "games/iditacards/events.h"
#include "games/iditacards/measures.h"
#include "games/iditacards/procedures.h"
#include "games/iditacards/rules.h"
#include "games/iditacards/state.h"
#include "games/iditacards/verbs.h"

#include <concepts>
#include <optional>
#include <span>

namespace iditacards {

using homestretch::NullSink;
using homestretch::Progress;
using homestretch::seat_at;
using homestretch::seats;
using homestretch::Step;

class Race {
public:
    Race(const Rules& rules, State& state, Sink sink)
        : rules_(rules), state_(state), open_(state.open), sink_(sink) {}

    // race/setup.cpp
    void set_up();
    // race/turn.cpp
    void apply(Seat seat, Action action);
    void run(); // on to the next decision
    // Whether the topmost effect, entered again as after an answer, asks for one.
    [[nodiscard]] bool asks_again();

private:
    friend struct Verbs; // whose rows name the functions below
    using Kind = Event::Kind;

    // race/turn.cpp: the order of a turn, and who decides
    void begin_turn();
    void end_turn();
    void main_action(Seat seat, Action action);
    void free_action(Seat seat, Action action);
    void end_match(Kind kind, Seat seat = {}, int number = 0);
    void lay_down_cards();
    // Inlined into run(), its only caller: entering and leaving it would be a twentieth of a playout.
    [[nodiscard, gnu::always_inline]] inline Progress perform(Frame& frame, const Step& step);
    [[nodiscard, gnu::noinline]] Progress answer_alone(const VerbRow& row, Frame& frame, const Step& step);
    [[nodiscard]] Progress ask(Frame& frame, Seat seat);
    [[nodiscard]] Progress end_move(Frame& frame);
    [[nodiscard]] Progress feel_turn_end(Frame& frame);

    // race/play.cpp: costs, risk, resolving
    void play(Seat seat, CardId card);
    [[nodiscard]] Progress make_payable(Frame& frame);
    void answer_before_failing(Frame& frame, Action action);
    void pay_risk(Seat seat);
    void fizzle(Seat seat, CardId card);
    void fizzle_stack(Seat seat);
    void break_payment(Seat seat, CardId played, CardId breaker);
    [[nodiscard]] Progress pay_energy(Frame& frame);
    void answer_energy(Frame& frame, Action action);
    [[nodiscard]] Progress pay_health(Frame& frame);
    [[nodiscard]] Progress settle(Frame& frame);
    [[nodiscard]] Progress resolve(Frame& frame, CardId card);
    [[nodiscard]] Progress execute(Frame& frame);
    [[nodiscard]] Progress put_away(Frame& frame);
    [[nodiscard]] Progress pay_parent(Frame& frame);
    void end_chain(Seat seat);
    void record_today(Seat seat, CardId card);

    // race/cards.cpp: drawing, recovering, destroying
    void draw(Seat seat, std::size_t count);
    void draw_cards(Frame& frame, const Step& step);
    void draw_per_dog(Frame& frame, const Step& step);
    void discard_from_hand(Seat seat, CardId card);
    void put_in_hand(Seat seat, CardId card); // openly
    void put_in_deck(Seat seat, CardId card); // openly; the caller shuffles
    void destroy(Seat seat, CardId card);
    void shuffle_deck(Seat seat);
    [[nodiscard]] Progress recover(Frame& frame, const Step& step);
    void answer_recover(Frame& frame, Action action);
    void shuffle_discard(Frame& frame);
    [[nodiscard]] Progress destroy_of(Frame& frame, const Step& step);
    void answer_destroy_of(Frame& frame, Action action);
    void destroy_hand(Frame& frame);
    void destroy_self() { open_.self_destroyed = 1; }
    [[nodiscard]] Progress may_destroy_hand(Frame& frame, const Step& step);
    void answer_destroy_hand(Frame& frame, Action action);

    // race/supply.cpp: taking upgrade cards
    [[nodiscard]] Progress take(Frame& frame, const Step& step);
    void answer_take(Frame& frame, Action action);
    void begin_taking(Frame& frame, const Step& step);
    [[nodiscard]] bool wants_dog(const Step& step) const;
    [[nodiscard]] bool wants_more(const Frame& frame, const Step& step) const;
    void fill_supply(Frame& frame, const Step& step);
    CardId turn_up(Frame& frame, const Step& step);
    [[nodiscard]] bool can_turn_up(std::size_t upgrade) const {
        return is_usable(rules_, open_, upgrade, state_.decks.empty(upgrade));
    }
    void take_card(Seat seat, CardId card);
    void destroy_supply();

    // race/dogs.cpp: dogs, attachments, deaths
    [[nodiscard]] Progress make_room(Frame& frame);
    void answer_room(Frame& frame, Action action);
    [[nodiscard]] Progress enter_table(Frame& frame);
    [[nodiscard]] Progress attach(Frame& frame);
    void answer_attach(Frame& frame, Action action);
    void drop_attachment(Seat seat, std::size_t index, CardId card);
    void kill(Seat owner, std::size_t index);
    void kill_and_follow(Seat owner, std::size_t dog);
    void queue_deaths(Seat owner, const Card& card);
    [[nodiscard]] Progress work_off_deaths(Frame& frame);
    void answer_deaths(Frame& frame, Action action);
    [[nodiscard]] Progress kill_own(Frame& frame);
    void answer_kill_own(Frame& frame, Action action);
    [[nodiscard]] Progress kill_each_other(Frame& frame);
    void answer_kill_each_other(Frame& frame, Action action);
    [[nodiscard]] Progress kill_any(Frame& frame, const Step& step);
    void answer_kill_any(Frame& frame, Action action);

    // race/movement.cpp: squares, legs, passing, levels
    void start_walk(Seat seat, int distance);
    void move_by_card(Frame& frame, const Step& step);
    [[nodiscard]] Progress walk(Frame& frame);
    void claim(Frame& frame, Action action);
    [[nodiscard]] Progress on_move(Frame& frame);
    void enter_leg(Seat seat);
    void push_back(Seat seat);
    [[nodiscard]] std::optional<Seat> other_on(int square, Seat seat) const;
    void set_level(Seat seat, Level level, int value);
    void gain(Seat seat, Level level, int amount);
    void die(Seat seat);
    void damage(Seat seat, int points);
    void give_damage(Seat seat, int points); // immune or not
    void damage_self(Frame& frame, const Step& step);
    void damage_others(Frame& frame, const Step& step);
    void gain_self(Frame& frame, const Step& step);
    void gain_others(Frame& frame, const Step& step);
    void raise_others(Frame& frame, const Step& step);
    void clear_self(Frame& frame, const Step& step);
    void set_day_flag(Frame& frame, const Step& step);

    // race/new_day.cpp
    [[nodiscard]] Progress call_new_day(Frame& frame);
    [[nodiscard]] Progress ask_to_join(Frame& frame);
    void answer_join(Frame& frame, Action action);
    [[nodiscard]] Progress end_days(Frame& frame);
    void end_day(Seat seat);
    [[nodiscard]] Progress roll_weather();
    [[nodiscard]] Progress feel_weather(Frame& frame);
    [[nodiscard]] Progress feel_legs(Frame& frame);

    // ---- what listeners hear

    template <std::integral Number = int>
    void tell(Kind kind, Seat seat, Number number = 0) {
        tell(kind, seat, CardId{}, number);
    }
    template <std::integral Number = int>
    void tell(Kind kind, Seat seat, CardId card, Number number = 0) {
        sink_([&] {
            return Event{
                .kind = kind, .seat = seat, .card = card, .number = static_cast<std::int16_t>(number)};
        });
    }
    void tell(Kind kind, Seat seat, CardId card, CardId other) {
        sink_([&] { return Event{.kind = kind, .seat = seat, .card = card, .other = other}; });
    }
    void tell_way(Kind kind, Seat seat, std::int16_t from, std::int16_t to, bool at_end = false) {
        sink_([&] {
            return Event{.kind = kind, .seat = seat, .number = std::int16_t{at_end}, .from = from, .to = to};
        });
    }
    void tell_levels(Seat seat) {
        const Player& who = player(open_, seat);
        tell_way(Kind::Levels, seat, who.hypothermia, who.starvation);
    }
    // Cards that came in an order nobody is to read anything into: told in that of the file.
    void report(Kind kind, Seat seat, const Cards& cards) {
        if (cards.empty()) return;
        Event event{.kind = kind, .seat = seat};
        cards.for_each([&](CardId card) {
            if (event.cards.full()) {
                sink_([&] { return event; });
                event.cards.clear();
            }
            event.cards.push_back(card);
        });
        sink_([&] { return event; });
    }
    void report(Kind kind, Seat seat, const std::optional<Cards>& cards) {
        if (cards) report(kind, seat, *cards);
    }
    // What will be told of cards that leave first; nothing if nobody listens.
    [[nodiscard]] std::optional<Cards> heard_of(std::span<const CardId> list) const {
        if (sink_) return heap(list);
        return std::nullopt;
    }

    // ID-99: calls visit(seat) for every other player who is not immune, looked up when the turn comes.
    template <class Visit>
    void for_others(Seat seat, Visit&& visit) {
        for (std::size_t i = 1; i < open_.seats && open_.phase != Phase::Finished; ++i) {
            const Seat other = after(seat, i);
            if (!is_immune(rules_, player(open_, other))) visit(other);
        }
    }
    [[nodiscard]] Seat after(Seat seat, std::size_t places) const {
        return seat_at((index_of(seat) + places) % open_.seats);
    }
    void call(ProgramId program, Seat seat, CardId card = {}, std::int16_t giver = given_by_card) {
        Frame frame{.program = program, .seat = seat};
        frame.kept[kept::card] = static_cast<std::int16_t>(card);
        frame.kept[kept::giver] = giver;
        open_.effects.push(frame);
    }
    // The program of the next card on a table that has such a one; `counter` says how many are seen to.
    [[nodiscard]] Progress call_next(Frame& frame, Seat seat, std::size_t counter, ProgramId Card::*trigger);
    [[nodiscard]] static CardId card_of_frame(const Frame& frame) {
        return static_cast<CardId>(frame.kept[kept::card]);
    }
    // Whether an effect stands on a card of this type; those of legs and weather stand on none.
    [[nodiscard]] bool is_given_by(const Frame& frame, Type type) const {
        return frame.kept[kept::giver] == given_by_card && rules_.card(card_of_frame(frame)).type == type;
    }

    const Rules& rules_;
    State& state_;
    Open& open_; // of the state
    Sink sink_;
};

} // namespace iditacards
