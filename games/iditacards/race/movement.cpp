#include "games/iditacards/race.h"

namespace iditacards {

namespace {

std::uint8_t& level_of(Player& who, Level level) {
    return level == Level::Hypothermia ? who.hypothermia : who.starvation;
}

} // namespace

void Race::start_walk(Seat seat, int distance) {
    if (distance <= 0) return;
    Frame frame{.program = program_of(ProgramKind::Walk), .seat = seat};
    frame.kept[kept::distance] = static_cast<std::int16_t>(distance);
    frame.kept[kept::origin] = player(open_, seat).position;
    open_.effects.push(frame);
}

// ID-74, ID-76
void Race::move_by_card(Frame& frame, const Step& step) {
    const Seat seat = frame.seat;
    const int times = step.arguments[1] == 0 ? 1 : step.arguments[1];
    const int distance = distance_of(rules_, player(open_, seat), open_.weather, step.arguments[0], times);
    if (distance > 0) player(open_, seat).day_flags.insert(DayFlag::Moved);
    start_walk(seat, distance);
}

// ID-77: square by square; on each one Finish, leg, passing, checkpoint. Entry numbers cannot kill, so
// nothing but the Finish ends a movement early.
Progress Race::walk(Frame& frame) {
    Player& who = player(open_, frame.seat);
    std::int16_t& left = frame.kept[kept::distance];
    const auto moved = [&] {
        tell_way(Kind::Moved, frame.seat, frame.kept[kept::origin], who.position,
                 open_.phase == Phase::EndOfTurn);
    };
    if (frame.scratch[scratch::must_claim] != 0) return ask(frame, frame.seat);
    while (left > 0) {
        --left;
        const std::size_t leg_before = rules_.leg_number(who.position);
        who.position = static_cast<std::int16_t>(who.position + 1);
        if (who.position == finish_square) { // ID-79, ID-94
            moved();
            end_match(Kind::Finished, frame.seat);
            return Progress::Stops;
        }
        if (rules_.leg_number(who.position) != leg_before) enter_leg(frame.seat);
        if (const auto passed = other_on(who.position, frame.seat)) { // ID-83
            push_back(*passed);
            const bool unhurt = sum_over_table(rules_, who.table, &Traits::no_pass_damage) > 0; // ID-86
            // ID-90: on the square just entered.
            const bool immune = rules_.immunity_protects_passing && is_immune(rules_, who);
            if (!unhurt && !immune) give_damage(frame.seat, 1);
        }
        const int checkpoint = rules_.checkpoint_at[track_index(who.position)];
        if (checkpoint >= 0 && ((who.checkpoints >> checkpoint) & 1) == 0) { // ID-82
            who.checkpoints = static_cast<std::uint8_t>(who.checkpoints | (1U << checkpoint));
            if (state_.unclaimed[index_of(frame.seat)].empty()) continue;
            frame.scratch[scratch::must_claim] = 1;
            return ask(frame, frame.seat);
        }
    }
    moved();
    return Progress::Done;
}

void Race::claim(Frame& frame, Action action) {
    const CardId card = card_of(action);
    Unclaimed& unclaimed = state_.unclaimed[index_of(frame.seat)];
    const auto* const found = std::find(unclaimed.begin(), unclaimed.end(), card);
    unclaimed.take(static_cast<std::size_t>(found - unclaimed.begin()));
    discard(open_, frame.seat).add(card);
    frame.scratch[scratch::must_claim] = 0;
    tell(Kind::Claimed, frame.seat, card);
}

// ID-78
Progress Race::on_move(Frame& frame) {
    return call_next(frame, frame.seat, scratch::table_entry, &Card::on_move);
}

Progress Race::call_next(Frame& frame, Seat seat, std::size_t counter, ProgramId Card::*trigger) {
    std::int16_t entry = 0;
    const Card* next = nullptr;
    for_each_on_table(rules_, player(open_, seat).table, [&](const Card& card) {
        const bool reached = entry++ >= frame.scratch.at(counter);
        if (next != nullptr || !reached || card.*trigger == no_program) return;
        next = &card;
        frame.scratch.at(counter) = entry;
    });
    if (next == nullptr) return Progress::Done;
    call(next->*trigger, seat, static_cast<CardId>(next - rules_.cards.data()));
    return Progress::Calls;
}

// ID-80
void Race::enter_leg(Seat seat) {
    Player& who = player(open_, seat);
    const Leg& leg = rules_.leg(who.position);
    const int less = sum_over_table(rules_, who.table, &Traits::leg_levels);
    tell(Kind::EnteredLeg, seat, rules_.leg_number(who.position));
    const auto entry = [&](int number) { return std::min(std::max(0, number + less), death_level - 1); };
    set_level(seat, Level::Hypothermia, entry(leg.enter_hypothermia));
    set_level(seat, Level::Starvation, entry(leg.enter_starvation));
}

std::optional<Seat> Race::other_on(int square, Seat seat) const {
    if (square < 0) return std::nullopt; // any number may stand on Start (ID-81)
    for (const Seat other : seats(open_.seats)) {
        if (other != seat && player(open_, other).position == square) return other;
    }
    return std::nullopt;
}

// ID-83, ID-84: one square back, and whoever stands there too; nobody behind Start.
void Race::push_back(Seat seat) {
    Player& who = player(open_, seat);
    const std::int16_t from = who.position;
    if (from == start_square) return;
    who.position = static_cast<std::int16_t>(from - 1);
    tell_way(Kind::PushedBack, seat, from, who.position);
    if (rules_.leg_number(from) != rules_.leg_number(who.position)) enter_leg(seat);
    if (const auto other = other_on(who.position, seat)) push_back(*other);
}

// Raises a level to at least this value; ID-91.
void Race::set_level(Seat seat, Level level, int value) {
    Player& who = player(open_, seat);
    std::uint8_t& present = level_of(who, level);
    if (value <= present) return;
    if (level == Level::Starvation && rules_.leg(who.position).no_starve) return;
    present = static_cast<std::uint8_t>(std::min<int>(value, death_level));
    tell_levels(seat);
    if (present == death_level) die(seat);
}

void Race::gain(Seat seat, Level level, int amount) {
    set_level(seat, level, level_of(player(open_, seat), level) + amount);
}

// ID-55: what a leg gives is lowered as its entry numbers are.
void Race::gain_self(Frame& frame, const Step& step) {
    int amount = step.arguments[1];
    if (frame.kept[kept::giver] == given_by_leg) {
        const Table& table = player(open_, frame.seat).table;
        amount = std::max(0, amount + sum_over_table(rules_, table, &Traits::leg_levels));
    }
    gain(frame.seat, static_cast<Level>(step.arguments[0]), amount);
}

void Race::gain_others(Frame& frame, const Step& step) {
    for_others(frame.seat,
               [&](Seat other) { gain(other, static_cast<Level>(step.arguments[0]), step.arguments[1]); });
}

// ID-102
void Race::raise_others(Frame& frame, const Step& step) {
    const auto level = static_cast<Level>(step.arguments[0]);
    for_others(frame.seat, [&](Seat other) {
        const Leg& leg = rules_.leg(player(open_, other).position);
        set_level(other, level, level == Level::Hypothermia ? leg.enter_hypothermia : leg.enter_starvation);
    });
}

void Race::clear_self(Frame& frame, const Step& step) {
    level_of(player(open_, frame.seat), static_cast<Level>(step.arguments[0])) = 0;
    tell_levels(frame.seat);
}

void Race::set_day_flag(Frame& frame, const Step& step) {
    player(open_, frame.seat).day_flags.insert(static_cast<DayFlag>(step.arguments[0]));
    tell(Kind::FlagSet, frame.seat, step.arguments[0]);
}

// ID-92, ID-93
void Race::die(Seat seat) {
    constexpr int retreat = 30;
    Player& who = player(open_, seat);
    if (open_.seats == 1) return end_match(Kind::Lost, seat, who.position);
    const std::int16_t from = who.position;
    who.position = static_cast<std::int16_t>(std::max<int>(start_square, from - retreat));
    who.hypothermia = 0;
    who.starvation = 0;
    tell_way(Kind::Died, seat, from, who.position);
    if (const auto other = other_on(who.position, seat)) push_back(*other); // ID-85
}

// ID-87, ID-88
void Race::damage(Seat seat, int points) {
    if (!is_immune(rules_, player(open_, seat))) give_damage(seat, points);
}

void Race::damage_self(Frame& frame, const Step& step) {
    damage(frame.seat, step.arguments[0]);
}

void Race::damage_others(Frame& frame, const Step& step) {
    for_others(frame.seat, [&](Seat other) { damage(other, step.arguments[0]); });
}

void Race::give_damage(Seat seat, int points) {
    points = std::min<int>(points, open_.damage);
    if (points == 0) return;
    open_.damage = static_cast<std::uint16_t>(open_.damage - points);
    discard(open_, seat).add(rules_.damage_card, static_cast<std::size_t>(points));
    tell(Kind::Damaged, seat, points);
}

} // namespace iditacards
