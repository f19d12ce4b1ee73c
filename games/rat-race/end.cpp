#include "games/rat-race/phases.h"

namespace rat_race {

void crown(const Rules& rules, State& state, Councilor monarch, EndedBy ended_by, Sink sink) {
    state.open.ask = Ask::Finished;
    state.open.pending = SeatSet();
    state.open.choices = 0;
    state.possible = {};
    for (auto& commits : state.commits) commits.clear(); // what was not shown in time never counts
    state.open.monarch = monarch;
    state.open.ended_by = ended_by;
    sink([&] { return Event{.kind = Kind::Crowned, .councilor = monarch, .ended_by = ended_by}; });
    for (const Seat seat : seats(rules.seats)) { // RR-77
        for (Card& card : state.held[bank_of(seat)])
            card = {.title = card.title, .known = rules.everybody, .face_up = true};
        sink([&] {
            const auto bank = state.held[bank_of(seat)];
            return Event{.kind = Kind::BankShown,
                         .seat = seat,
                         .number = static_cast<std::int16_t>(symbols_on(rules, monarch, bank)),
                         .cards = titles_of(bank)};
        });
    }
}

void end_by_regency(const Rules& rules, State& state, EndedBy ended_by, Sink sink) {
    crown(rules, state, regent(rules, state.open.board), ended_by, sink);
}

} // namespace rat_race
