#include "games/drags-2-riches/phases.h"

namespace drags_2_riches {

// D2R-75 to D2R-77
void untuck(const Rules& rules, State& state, Sink sink) {
    state.open.phase = Phase::Untucking;
    Player& who = player(state, state.open.active);
    CardSet& floordrobe = player(state.open, state.open.active).floordrobe;
    sink([&] {
        Event event{.kind = Kind::Untucked, .seat = state.open.active, .cards = who.hand};
        for (const CardId card : state.open.lists[activated_list]) event.cards.add(rules.bits(card));
        return event;
    });
    for (const CardId card : state.open.lists[activated_list]) floordrobe.add(rules.bits(card));
    state.open.lists.clear(activated_list);
    add_all(rules, floordrobe, who.hand);
    leave_hand_together(state, state.open.active);
    draw(rules, state, state.open.active, hand_drawn, sink);
}

void begin_reversal(const Rules& rules, State& state, const Waiting& turned) {
    Frame frame{.program = rules.effect(turned.source).reversal, .seat = turned.reverser};
    kept(frame, Kept::Origin) = turned.source;
    keep(frame, Kept::Victims, SeatSet::only(state.open.active));
    state.open.effects.push(frame);
}

} // namespace drags_2_riches
