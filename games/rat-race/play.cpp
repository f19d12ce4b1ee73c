#include "games/rat-race/phases.h"

namespace rat_race {

void legal_plays(const State& state, ActionList& actions) {
    list_titles(ActionKind::Play, state.held[hand_of(state.open.active)], actions);
}

// RR-24: any of the five, whatever symbol the Issue shows.
void legal_rows(ActionList& actions) {
    static constexpr std::array rows{make_action(ActionKind::On, 0), make_action(ActionKind::On, 1),
                                     make_action(ActionKind::On, 2), make_action(ActionKind::On, 3),
                                     make_action(ActionKind::On, 4)};
    static_assert(rows.size() == councilor_count);
    actions.append(rows, rows.size());
}

Part play(const Rules& rules, State& state, TitleId title, Sink sink) {
    const std::size_t hand = hand_of(state.open.active);
    (void)take_openly(rules, state, hand, place_in(state, hand, title));
    state.acted = true;
    sink([&] { return Event{.kind = Kind::Played, .seat = state.open.active, .title = title}; });
    if (rules.title(title).is_issue) {
        state.open.placing = title;
        return ask_active(state, Ask::Place);
    }
    state.open.action = title; // RR-26
    state.open.effects.push({.program = rules.title(title).program, .seat = state.open.active});
    return Part::Card;
}

Part place(const Rules& rules, State& state, Councilor councilor, Sink sink) {
    if (!state.open.effects.empty()) state.open.effects.top().asked = SeatSet(); // an Action let it be played
    const TitleId issue = state.open.placing;
    state.open.placing = no_title;
    add_issue(rules, state.open.board, councilor, issue);
    sink([&] {
        return Event{.kind = Kind::Placed, .seat = state.open.active, .title = issue, .councilor = councilor};
    });
    state.open.effects.push({.program = rules.title(issue).program,
                             .seat = state.open.active,
                             .kept = {static_cast<std::int16_t>(councilor)}}); // RR-24: `here`
    return Part::Card;
}

} // namespace rat_race
