#include "games/rat-race/phases.h"

namespace rat_race {

void legal_plays(const State& state, ActionList& actions) {
    list_titles(ActionKind::Play, state.held[hand_of(state.active)], actions);
}

// RR-24: any of the five, whatever symbol the Issue shows.
void legal_rows(ActionList& actions) {
    static constexpr std::array rows{make_action(ActionKind::On, 0), make_action(ActionKind::On, 1),
                                     make_action(ActionKind::On, 2), make_action(ActionKind::On, 3),
                                     make_action(ActionKind::On, 4)};
    static_assert(rows.size() == councilor_count);
    actions.append(rows, rows.size());
}

template <class Sink>
Part play(const Rules& rules, State& state, TitleId title, Sink& sink) {
    const std::size_t hand = hand_of(state.active);
    (void)take_openly(rules, state, hand, place_in(state, hand, title));
    state.acted = true;
    sink(Event{.kind = Event::Kind::Played, .seat = state.active, .title = title});
    if (rules.title(title).is_issue) {
        state.placing = title;
        return ask_active(state, Ask::Place);
    }
    state.action = title; // RR-26
    state.effects.push({.program = rules.title(title).program, .seat = state.active});
    return Part::Card;
}

template <class Sink>
Part place(const Rules& rules, State& state, Councilor councilor, Sink& sink) {
    if (!state.effects.empty()) state.effects.top().asked = SeatSet(); // an Action let it be played
    const TitleId issue = state.placing;
    state.placing = no_title;
    add_issue(rules, state.board, councilor, issue);
    sink(Event{.kind = Event::Kind::Placed, .seat = state.active, .title = issue, .councilor = councilor});
    state.effects.push({.program = rules.title(issue).program,
                        .seat = state.active,
                        .kept = {static_cast<std::int16_t>(councilor)}}); // RR-24: `here`
    return Part::Card;
}

template Part play(const Rules&, State&, TitleId, NullSink&);
template Part play(const Rules&, State&, TitleId, Recorder&);
template Part place(const Rules&, State&, Councilor, NullSink&);
template Part place(const Rules&, State&, Councilor, Recorder&);

} // namespace rat_race
