#include "games/rat-race/riots.h"
#include "games/rat-race/verbs.h"

#include <algorithm>

// The verbs that change what lies open: Issue rows, tokens, Riot Fields.

namespace rat_race {

namespace {

Councilor here(const Frame& frame) {
    return static_cast<Councilor>(frame.kept[0]);
}
const Board& board_of(const Asking& at) {
    return at.state.open.board;
}

// ---- Issues

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

// Three rows: whichever may not be chosen from, two are left.
bool several_rows(const Doing& at) {
    int rows = 0;
    for (std::size_t i = 0; i < councilor_count; ++i) rows += board_of(at).rows.empty(i) ? 0 : 1;
    return rows > 2;
}

void move_issue(const Doing& at, Councilor from, std::size_t index, Councilor to, bool under) {
    const TitleId issue = take_issue(at.rules, at.state.open.board, from, index);
    (under ? add_issue_under : add_issue)(at.rules, at.state.open.board, to, issue);
    at.sink([&] {
        return Event{
            .kind = Kind::IssueMoved, .seat = at.seat, .title = issue, .councilor = to, .from = from};
    });
}

// RR-29, RR-30
void list_takes(const Asking& at, ActionList& actions) {
    for (const Councilor councilor : councilors) {
        if (councilor != here(at.frame))
            list_issues<ActionKind::Take>(board_of(at), councilor, at.rules.plant_top_only, actions);
    }
}
void take(const Doing& at, Action action) {
    move_issue(at, councilor_of(action), action.second, here(at.frame), at.rules.plant_under);
}

void list_shifts(const Asking& at, ActionList& actions) {
    for (const Councilor councilor : councilors) {
        if (!is_shifting(at.frame))
            list_issues<ActionKind::Shift>(board_of(at), councilor, false, actions);
        else if (index_of(councilor) + 1 != static_cast<std::size_t>(at.frame.scratch[1]))
            actions.push_back(make_action(ActionKind::On, index_of(councilor)));
    }
}
// scratch[1]: 1 + the Councilor whose Issue was chosen; scratch[2]: its place in the row
void shift(const Doing& at, Action action) {
    auto& scratch = at.frame.scratch;
    if (is_shifting(at.frame)) {
        move_issue(at, static_cast<Councilor>(scratch[1] - 1), static_cast<std::size_t>(scratch[2]),
                   councilor_of(action), false);
        scratch[1] = scratch[2] = 0;
    } else {
        scratch[1] = static_cast<std::int16_t>(action.first + 1);
        scratch[2] = action.second;
        --scratch[0]; // counts once its new row is chosen
    }
}

void list_drops(const Asking& at, ActionList& actions) {
    const bool top_only = static_cast<WhichIssues>(at.step.arguments[1]) == WhichIssues::Top;
    for (const Councilor councilor : councilors)
        list_issues<ActionKind::Drop>(board_of(at), councilor, top_only, actions);
}
void drop(const Doing& at, Action action) {
    const TitleId issue = take_issue(at.rules, at.state.open.board, councilor_of(action), action.second);
    at.state.open.discard.push_back(issue);
    at.sink([&] {
        return Event{
            .kind = Kind::IssueDropped, .seat = at.seat, .title = issue, .from = councilor_of(action)};
    });
}

// RR-90
void list_least(const Asking& at, ActionList& actions) {
    std::size_t least = max_cards;
    for (const Councilor councilor : councilors)
        least = std::min(least, board_of(at).rows.size(index_of(councilor)));
    for (const Councilor councilor : councilors) {
        if (board_of(at).rows.size(index_of(councilor)) == least)
            actions.push_back(make_action(ActionKind::On, index_of(councilor)));
    }
}
void deal_issue(const Doing& at, Action action) { // RR-32: it is not played
    const TitleId issue = std::exchange(at.state.open.revealed, no_title);
    add_issue(at.rules, at.state.open.board, councilor_of(action), issue);
    at.sink([&] {
        return Event{
            .kind = Kind::IssueDealt, .seat = at.seat, .title = issue, .councilor = councilor_of(action)};
    });
}
Progress reveal(const Doing& at) {
    auto& [rules, state, frame, step, row, seat, sink] = at;
    while (frame.scratch[0] < step.arguments[0]) {
        if (state.open.revealed == no_title) {
            if (!can_lift(state)) return Progress::Done;
            const TitleId title = lift(rules, state, sink).title;
            sink([&, seat = seat] { return Event{.kind = Kind::Revealed, .seat = seat, .title = title}; });
            if (!rules.title(title).is_issue) {
                state.open.discard.push_back(title);
                ++frame.scratch[0];
                continue;
            }
            state.open.revealed = title;
        }
        const Progress progress = choose(at, frame.scratch[0] + 1);
        if (progress != Progress::Done) return progress;
    }
    return Progress::Done;
}

void list_issues_in_hand(const Asking& at, ActionList& actions) {
    SeenTitles seen;
    for (const Card& card : at.state.held[hand_of(at.seat)]) {
        if (at.rules.title(card.title).is_issue)
            actions.push_back_if(seen.add(card.title), make_action(ActionKind::Play, card.title));
    }
}
// Its place is asked next. It is asked for even if there is no Issue in the hand (RR-18).
Progress play_issues(const Doing& at) {
    if (at.state.open.placing != no_title) return ask(at, Ask::Place);
    const bool over = at.frame.scratch[0] >= at.step.arguments[0] || at.state.held.empty(hand_of(at.seat));
    return over ? Progress::Done : ask(at, Ask::PlayIssue);
}

// ---- tokens

// scratch[1]: 1 + the Councilor whose first step is made already
void list_steps(const Asking& at, ActionList& actions) {
    const StepRule rule = step_rule(at.step);
    const int moved = at.frame.scratch[1];
    const Councilors who = moved == 0 ? steppers(at.rules, board_of(at), rule.who, here(at.frame))
                                      : bit(static_cast<Councilor>(moved - 1));
    for (const Councilor councilor : each(who)) {
        list_places(ActionKind::Step, councilor, step_targets(at.rules, board_of(at), councilor, rule),
                    actions);
    }
}
void make_step(const Doing& at, Action action) {
    move_token(at.rules, at.state, councilor_of(action), place_of(action), at.sink);
    at.frame.scratch[1] = static_cast<std::int16_t>(action.first + 1);
}
int steps_made(const Rules&, const Step& step) {
    return step.arguments[2];
}

Progress add_moves(const Doing& at) {
    at.state.open.moves = static_cast<std::uint8_t>(at.state.open.moves + at.step.arguments[0]);
    return Progress::Done;
}
Progress skip_move(const Doing& at) {
    at.state.open.skip_move = true;
    return Progress::Done;
}

// ---- riots

bool several_calm_fields(const Doing& at) { // RR-61: found anew each time
    at.state.open.choices = riot_fields(at.rules, board_of(at));
    return (at.state.open.choices & (at.state.open.choices - 1)) != 0;
}
bool several_riots(const Doing& at) {
    at.state.open.choices = board_of(at).riots;
    return (at.state.open.choices & (at.state.open.choices - 1)) != 0;
}
template <ActionKind kind>
void list_fields(const Asking& at, ActionList& actions) {
    actions.append(max_fields, [&](Action* first) {
        std::size_t listed = 0;
        for (const Place place : each(at.state.open.choices))
            first[listed++] = make_action(kind, index_of(place));
        return listed;
    });
}
template <Kind kind> // RR-62
void turn_field(const Doing& at, Action action) {
    at.state.open.board.riots ^= bit(field_of(action));
    at.state.open.choices = 0;
    at.sink([&] { return Event{.kind = kind, .seat = at.seat, .target = field_of(action)}; });
}

constexpr std::string_view step_text =
    "Move {0} {2} {2|step|steps} {1}{3?, whatever its ideals|}{4?, also onto a field that is taken|}.";

} // namespace

// clang-format off
constinit const std::array<VerbRow, verb_count - first_board_verb> board_verbs{{
    {.verb = Verb::TakeIssue, .form = "take-issue {count}", .where = on_issue | may_on_issue,
     .text = "Bring {N} {0|Issue|Issues} of {0|another Councilor|other Councilors} over to this one.",
     .ask = Ask::TakeIssue, .has_several = &several_rows, .list = &list_takes, .carry_out = &take},
    {.verb = Verb::ShiftIssue, .form = "shift-issue {count}", .where = also_optional,
     .text = "Hand {N} {0|Issue|Issues} from one Councilor on to another.",
     .ask = Ask::ShiftIssue, .has_several = &several_rows, .list = &list_shifts, .carry_out = &shift},
    {.verb = Verb::DiscardIssue, .form = "discard-issue {count} {issues}", .where = also_optional,
     .text = "Discard {N} {1} from the Councilors' rows.",
     .ask = Ask::DropIssue, .has_several = &several_rows, .list = &list_drops, .carry_out = &drop},
    {.verb = Verb::RevealPlace, .form = "reveal-place {count} least", .where = anywhere,
     .text = "Turn over {0} {0|card|cards} of the pile, one at a time: an Issue joins the Councilor who has the fewest, "
             "an Action is discarded.",
     .ask = Ask::Least, .list = &list_least, .carry_out = &deal_issue, .perform = &reveal},
    {.verb = Verb::PlayIssue, .form = "play-issue {count}", .where = may_on_action, .text = "Play {N} more {0|Issue|Issues}.",
     .ask = Ask::PlayIssue, .list = &list_issues_in_hand,
     .carry_out = [](const Doing& at, Action action) { (void)play(at.rules, at.state, title_of(action), at.sink); },
     .perform = &play_issues},
    {.verb = Verb::Step, .form = "step {who} {direction} {count} [free] [share]", .where = on_action | may_on_action,
     .text = step_text, // with `may` each step can be left out, so the sentence needs no "up to"
     .ask = Ask::Step, .list = &list_steps, .carry_out = &make_step, .times = &steps_made},
    {.verb = Verb::ExtraMove, .form = "extra-move {count}", .where = anywhere,
     .text = "This turn's Move phase has {0} more {0|move|moves}.", .perform = &add_moves},
    {.verb = Verb::SkipMove, .form = "skip-move", .where = anywhere, .text = "This turn has no Move phase.", .perform = &skip_move},
    {.verb = Verb::Riot, .form = "riot {count}", .where = also_optional,
     .text = "Let {N} {0|field|fields} riot, none of them beside another riot.",
     .ask = Ask::Riot, .has_several = &several_calm_fields, .list = &list_fields<ActionKind::Riot>, .carry_out = &turn_field<Kind::RiotBegan>},
    {.verb = Verb::Calm, .form = "calm {count}", .where = also_optional, .text = "Calm {N} Riot {0|Field|Fields}.",
     .ask = Ask::Calm, .has_several = &several_riots, .list = &list_fields<ActionKind::Calm>, .carry_out = &turn_field<Kind::RiotEnded>},
}};
// clang-format on

} // namespace rat_race
