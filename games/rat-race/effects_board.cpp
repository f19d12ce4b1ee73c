#include "games/rat-race/phases.h"

#include <algorithm>
#include <bit>

// The verbs that change what lies open: Issue rows, tokens, Riot Fields.

namespace rat_race {

namespace {

Councilor here(const Frame& frame) {
    return static_cast<Councilor>(frame.kept[0]);
}

// The choices from rows of usual length, by Councilor. Taken from a table they need no loop, which would end
// where no processor expects it.
constexpr std::size_t usual_row = 8;
template <ActionKind kind>
constexpr auto usual_choices = [] {
    std::array<std::array<Action, usual_row>, councilor_count> choices{};
    for (const Councilor councilor : councilors) {
        for (std::size_t i = 0; i < usual_row; ++i)
            choices[index_of(councilor)][i] = make_action(kind, councilor, i);
    }
    return choices;
}();

template <ActionKind kind>
void list_issues(const Board& board, Councilor councilor, bool top_only, ActionList& actions) {
    const std::size_t size = board.rows.size(index_of(councilor));
    if (top_only) {
        if (size > 0) actions.push_back(make_action(kind, councilor, size - 1));
    } else if (size <= usual_row) {
        actions.append(usual_choices<kind>[index_of(councilor)], size);
    } else {
        for (std::size_t i = 0; i < size; ++i) actions.push_back(make_action(kind, councilor, i));
    }
}

void list_fields(ActionKind kind, PlaceSet fields, ActionList& actions) {
    actions.append(max_fields, [&](Action* first) {
        std::size_t listed = 0;
        for (PlaceSet left = fields; left != 0; left &= left - 1)
            first[listed++] = make_action(kind, static_cast<std::size_t>(std::countr_zero(left)));
        return listed;
    });
}

void list_steps(const Rules& rules, const State& state, const Frame& frame, const Step& step,
                ActionList& actions) {
    const StepRule rule = step_rule(step);
    // scratch[1]: 1 + the Councilor whose first step is made already
    const Councilors who = frame.scratch[1] == 0 ? steppers(rules, state.open.board, rule.who, here(frame))
                                                 : bit(static_cast<Councilor>(frame.scratch[1] - 1));
    for (const Councilor councilor : councilors) {
        if ((who & bit(councilor)) == 0) continue;
        list_places(ActionKind::Step, councilor, step_targets(rules, state.open.board, councilor, rule),
                    actions);
    }
}

// RR-90
void list_least(const Board& board, ActionList& actions) {
    std::size_t least = max_cards;
    for (const Councilor councilor : councilors)
        least = std::min(least, board.rows.size(index_of(councilor)));
    for (const Councilor councilor : councilors) {
        if (board.rows.size(index_of(councilor)) == least)
            actions.push_back(make_action(ActionKind::On, index_of(councilor)));
    }
}

void move_issue(const Rules& rules, State& state, Councilor from, std::size_t index, Councilor to, bool under,
                Sink sink) {
    const TitleId issue = take_issue(rules, state.open.board, from, index);
    (under ? add_issue_under : add_issue)(rules, state.open.board, to, issue);
    sink([&] {
        return Event{.kind = Event::Kind::IssueMoved,
                     .seat = state.open.active,
                     .title = issue,
                     .councilor = to,
                     .from = from};
    });
}

} // namespace

void list_board_choices(const Rules& rules, const State& state, const Frame& frame, const Step& step,
                        ActionList& actions) {
    switch (state.open.ask) {
    case Ask::TakeIssue: // RR-29, RR-30
        for (const Councilor councilor : councilors) {
            if (councilor != here(frame))
                list_issues<ActionKind::Take>(state.open.board, councilor, rules.plant_top_only, actions);
        }
        return;
    case Ask::ShiftIssue:
        for (const Councilor councilor : councilors)
            list_issues<ActionKind::Shift>(state.open.board, councilor, false, actions);
        return;
    case Ask::ShiftTo:
        for (const Councilor councilor : councilors) {
            if (static_cast<std::int16_t>(index_of(councilor)) + 1 != frame.scratch[1])
                actions.push_back(make_action(ActionKind::On, index_of(councilor)));
        }
        return;
    case Ask::DropIssue:
        for (const Councilor councilor : councilors) {
            list_issues<ActionKind::Drop>(state.open.board, councilor,
                                          static_cast<WhichIssues>(step.arguments[1]) == WhichIssues::Top,
                                          actions);
        }
        return;
    case Ask::Least: return list_least(state.open.board, actions);
    case Ask::Step: return list_steps(rules, state, frame, step, actions);
    case Ask::Riot: return list_fields(ActionKind::Riot, state.open.choices, actions);
    case Ask::Calm: return list_fields(ActionKind::Calm, state.open.choices, actions);
    default: homestretch::check(false);
    }
}

void carry_out_board_choice(const Rules& rules, State& state, Frame& frame, const Step&, Action action,
                            Sink sink) {
    Board& board = state.open.board;
    switch (state.open.ask) {
    case Ask::TakeIssue:
        move_issue(rules, state, councilor_of(action), action.second, here(frame), rules.plant_under, sink);
        break;
    case Ask::ShiftIssue: // counts once its new row is chosen
        frame.scratch[1] = static_cast<std::int16_t>(action.first + 1);
        frame.scratch[2] = action.second;
        return;
    case Ask::ShiftTo:
        move_issue(rules, state, static_cast<Councilor>(frame.scratch[1] - 1),
                   static_cast<std::size_t>(frame.scratch[2]), councilor_of(action), false, sink);
        frame.scratch[1] = frame.scratch[2] = 0;
        break;
    case Ask::DropIssue: {
        const TitleId issue = take_issue(rules, board, councilor_of(action), action.second);
        state.open.discard.push_back(issue);
        sink([&] {
            return Event{.kind = Event::Kind::IssueDropped,
                         .seat = state.open.active,
                         .title = issue,
                         .from = councilor_of(action)};
        });
        break;
    }
    case Ask::Least: // RR-32: it is not played
        add_issue(rules, board, councilor_of(action), state.open.revealed);
        sink([&] {
            return Event{.kind = Event::Kind::IssueDealt,
                         .seat = state.open.active,
                         .title = state.open.revealed,
                         .councilor = councilor_of(action)};
        });
        state.open.revealed = no_title;
        break;
    case Ask::Step:
        move_token(rules, state, councilor_of(action), place_of(action), sink);
        frame.scratch[1] = static_cast<std::int16_t>(action.first + 1);
        break;
    case Ask::Riot:
        board.riots |= bit(field_of(action));
        state.open.choices = 0;
        sink([&] {
            return Event{
                .kind = Event::Kind::RiotBegan, .seat = state.open.active, .target = field_of(action)};
        });
        break;
    case Ask::Calm: // RR-62
        board.riots &= ~bit(field_of(action));
        state.open.choices = 0;
        sink([&] {
            return Event{
                .kind = Event::Kind::RiotEnded, .seat = state.open.active, .target = field_of(action)};
        });
        break;
    default: homestretch::check(false);
    }
    ++frame.scratch[0];
}

} // namespace rat_race
