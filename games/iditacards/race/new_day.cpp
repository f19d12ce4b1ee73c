#include "games/iditacards/race.h"

namespace iditacards {

// ID-48, ID-58: by a card. It is shuffled in with the rest, and nothing further of the main action happens.
Progress Race::call_new_day(Frame& frame) {
    discard(open_, frame.seat).add(card_of_frame(frame));
    if (open_.risks.empty(index_of(frame.seat))) end_chain(frame.seat);
    open_.self_destroyed = 0;
    open_.day_called = 1;
    tell(Kind::DayCalled, frame.seat);
    return Progress::Stops;
}

// ID-49
Progress Race::ask_to_join(Frame& frame) {
    const auto turn = static_cast<std::size_t>(frame.scratch[scratch::turn]);
    return turn + 1 < open_.seats ? ask(frame, after(frame.seat, turn + 1)) : Progress::Done;
}

void Race::answer_join(Frame& frame, Action action) {
    const Seat asked = after(frame.seat, static_cast<std::size_t>(frame.scratch[scratch::turn]) + 1);
    const bool joins = kind_of(action) == ActionKind::Join;
    if (!joins && kind_of(action) != ActionKind::Stay) return free_action(asked, action); // asked again
    if (joins) {
        frame.kept[kept::participants] =
            static_cast<std::int16_t>(frame.kept[kept::participants] | (1 << index_of(asked)));
    }
    ++frame.scratch[scratch::turn];
    tell(joins ? Kind::Joined : Kind::Stayed, asked);
}

// ID-50: for each participant, starter first, all of (a) to (d) before the next one.
Progress Race::end_days(Frame& frame) {
    std::int16_t& turn = frame.scratch[scratch::turn];
    for (; turn < static_cast<std::int16_t>(open_.seats); ++turn) {
        const Seat seat = after(frame.seat, static_cast<std::size_t>(turn));
        if (((frame.kept[kept::participants] >> index_of(seat)) & 1) == 0) continue;
        const bool is_out_of_cards = hand(state_, seat).empty() && state_.decks.empty(deck_of(seat));
        if (is_out_of_cards && // (a)
            call_next(frame, seat, scratch::entry, &Card::on_day_end_empty) == Progress::Calls)
            return Progress::Calls;
        frame.scratch[scratch::entry] = 0;
        end_day(seat);
    }
    return Progress::Done;
}

void Race::end_day(Seat seat) {
    Player& who = player(open_, seat);
    who.day_flags = {}; // (b)
    who.today.clear();
    who.today_types = {};
    who.days = static_cast<std::uint16_t>(who.days + 1);

    const std::size_t deck = deck_of(seat); // (c)
    const std::size_t risks = open_.risks.size(index_of(seat));
    const std::size_t chain = risks + resolved(open_, seat).size();
    CardId* place = state_.decks.grow(deck, hand(state_, seat).size() + discard(open_, seat).size() + chain);
    const auto put = [&](CardId card) { *place++ = card; };
    hand(state_, seat).for_each(put);
    discard(open_, seat).for_each(put);
    for (const CardId card : resolved(open_, seat)) put(card);
    for (const Risk& risk : open_.risks[index_of(seat)]) put(risk.card);
    hand(state_, seat).clear();
    discard(open_, seat).clear();
    open_.resolved.clear(index_of(seat));
    open_.risks.clear(index_of(seat));
    state_.decks.shuffle(deck);
    open_.known[index_of(seat)].forget_all();

    tell(Kind::DayBegan, seat);
    draw(seat, starting_hand_of(rules_, who)); // (d)
}

// ID-53
Progress Race::roll_weather() {
    open_.weather =
        static_cast<std::uint8_t>(state_.random.below(static_cast<std::uint32_t>(rules_.weathers.size())));
    tell(Kind::WeatherRolled, open_.current, open_.weather);
    if (rules_.weathers[open_.weather].destroys_supply) destroy_supply();
    return Progress::Done;
}

Progress Race::feel_weather(Frame& frame) {
    const ProgramId program = rules_.weathers[open_.weather].on_roll;
    if (program == no_program) return Progress::Done;
    std::int16_t& turn = frame.scratch[scratch::turn];
    while (turn < static_cast<std::int16_t>(open_.seats)) {
        const Seat seat = after(frame.seat, static_cast<std::size_t>(turn++));
        if (is_immune(rules_, player(open_, seat))) continue;
        call(program, seat, {}, given_by_weather);
        return Progress::Calls;
    }
    return Progress::Done;
}

// ID-54
Progress Race::feel_legs(Frame& frame) {
    std::int16_t& turn = frame.scratch[scratch::turn];
    while (turn < static_cast<std::int16_t>(open_.seats)) {
        const Seat seat = after(frame.seat, static_cast<std::size_t>(turn++));
        const bool took_part = ((frame.kept[kept::participants] >> index_of(seat)) & 1) != 0;
        if (rules_.day_effects == DayEffects::Participants && !took_part) continue;
        const ProgramId program = rules_.leg(player(open_, seat).position).on_day;
        if (program == no_program) continue;
        call(program, seat, {}, given_by_leg);
        return Progress::Calls;
    }
    return Progress::Done;
}

} // namespace iditacards
