#include "games/slow-and-steady/verbs.h"

#include <algorithm>
#include <optional>

// Performs the steps of a card in order and stops where somebody has to choose. An answer is written into the
// frame of its step, which goes on from there.

namespace slow_and_steady {

namespace {

struct Asked {
    const Rules& rules;
    const State& state;
    const Frame& frame;
    const Step& step;
    Seat seat{};

    [[nodiscard]] const Open& open() const { return state.open; }
    [[nodiscard]] Verb verb() const { return homestretch::verb_of<Verb>(step); }
    [[nodiscard]] std::size_t first() const { return static_cast<std::size_t>(frame.scratch[1]); }
};

void list(ActionKind kind, PlaceSet places, ActionList& answers) {
    for (const Place place : places) answers.push_back(make_action(kind, place));
}
void list(ActionKind kind, CardSet cards, ActionList& answers) {
    cards.each_kind([&](CardId card) { answers.push_back(make_action(kind, card)); });
}

template <ActionKind kind>
void list_hand(const Asked& asked, ActionList& answers) {
    list(kind, player(asked.state, asked.seat).hand, answers);
}
// Free slots, then the unopposed area.
void list_places(const Asked& asked, ActionList& answers) {
    list(ActionKind::Place, free_slots(asked.open()), answers);
    answers.push_back(make_action(ActionKind::Place, unopposed));
}
void list_other_places(const Asked& asked, ActionList& answers) {
    list(ActionKind::Move, free_slots(asked.open()), answers);
    if (asked.open().pieces[asked.first()].place != unopposed)
        answers.push_back(make_action(ActionKind::Move, unopposed));
}
void list_columns(const Asked& asked, ActionList& answers) {
    list(ActionKind::Pick, choosable(asked.rules, asked.open(), asked.verb()), answers);
}
void list_second_columns(const Asked& asked, ActionList& answers) {
    list(ActionKind::Pick, partners(asked.open(), asked.verb(), asked.first()), answers);
}
void list_shares(const Asked& asked, ActionList& answers) {
    const int power = powers(asked.rules, asked.open()).columns[asked.first()];
    const bool even = breaks_evenly(asked.frame, asked.step);
    const int most = even ? power / 2 : std::min(power, most_split); // SS-61, SS-62
    for (int share = even ? most : 0; share <= most; ++share)
        answers.push_back(make_action(ActionKind::Split, static_cast<std::size_t>(share)));
}
void list_pieces(const Asked& asked, ActionList& answers) {
    const auto fits = row_of(asked.verb()).piece;
    const bool of_others = asked.verb() == Verb::CopyEffect || asked.verb() == Verb::CopyPower;
    for (std::size_t i = 0; i < asked.open().pieces.size(); ++i) {
        if (of_others && i == piece_of(asked.frame)) continue;
        if (fits(asked.rules, asked.open(), asked.open().pieces[i]))
            answers.push_back(make_action(ActionKind::PickPiece, i));
    }
}
void list_looked_at(const Asked& asked, ActionList& answers) {
    list(ActionKind::Cull, asked.state.looked_at, answers);
}
void list_discard(const Asked& asked, ActionList& answers) {
    CardSet discard;
    for (const CardId card : asked.open().discards[index_of(asked.seat)]) discard.add(card);
    list(ActionKind::Recover, discard, answers);
}
// Later players who hold cards, by seat, if one holds any oneself.
void list_partners(const Asked& asked, ActionList& answers) {
    const Seat lead = asked.open().lead;
    if (player(asked.state, asked.seat).hand.empty()) return;
    for (const Seat other : seats(asked.rules.seats)) {
        const bool later = asked.rules.order_of(lead, other) > asked.rules.order_of(lead, asked.seat);
        if (later && !player(asked.state, other).hand.empty())
            answers.push_back(make_action(ActionKind::Trade, index_of(other)));
    }
}

// A question that effects ask: its answers, and how one may choose none of them.
struct AskRow {
    void (*list)(const Asked&, ActionList&) = nullptr;
    std::optional<ActionKind> otherwise{};
    bool hidden = false; // with closed hands, what there is to choose
};
constexpr std::array ask_rows{
    AskRow{&list_hand<ActionKind::Forget>, std::nullopt, true}, // Ask::Forget
    AskRow{&list_hand<ActionKind::Exchange>, std::nullopt, true},
    AskRow{&list_places},
    AskRow{&list_columns, ActionKind::Decline},
    AskRow{&list_second_columns, ActionKind::Decline},
    AskRow{&list_shares},
    AskRow{&list_pieces, ActionKind::Decline},
    AskRow{&list_other_places, ActionKind::Decline},
    AskRow{&list_looked_at, ActionKind::Stop},
    AskRow{&list_discard, ActionKind::Decline},
    AskRow{&list_partners, ActionKind::Decline},
    AskRow{&list_hand<ActionKind::Give>, std::nullopt, true},
    AskRow{&list_hand<ActionKind::Return>, std::nullopt, true}, // Ask::TradeReturn
};
static_assert(ask_rows.size() ==
              static_cast<std::size_t>(Ask::Nothing) - static_cast<std::size_t>(Ask::Forget));

const AskRow& row_of(Ask ask) {
    return ask_rows.at(static_cast<std::size_t>(ask) - static_cast<std::size_t>(Ask::Forget));
}

// SS-47: what is taken without a question, because there is nothing else and that betrays no closed hand.
bool is_forced(const Rules& rules, const AskRow& row, const ActionList& answers) {
    return answers.size() == 1 && !row.otherwise && (rules.open_hands || !row.hidden);
}

// As steps remember it.
std::size_t value_of(Action action) {
    switch (kind_of(action)) {
    case ActionKind::Pick: return column_of(place_of(action));
    case ActionKind::Place:
    case ActionKind::Move: return action.second;
    default: return action.first;
    }
}
void take(const Doing& doing, Seat seat, Action action) {
    doing.choose(value_of(action));
    if (kind_of(action) != ActionKind::Give) return;
    doing.state.commits[index_of(seat)] = card_of(action); // until the trade is answered
    doing.frame.scratch[2] = 0;
}

Progress perform(const Doing& doing) {
    const VerbRow& verb = row_of(doing.verb());
    if (doing.stage() == progress::begins && verb.begin != nullptr) verb.begin(doing);
    while (doing.stage() < verb.asks.count) {
        const Ask ask = verb.asks.order[static_cast<std::size_t>(doing.stage())];
        const Seat seat = ask == Ask::TradeReturn ? seat_at(doing.first()) : doing.frame.seat;
        ActionList answers;
        row_of(ask).list({doing.rules, doing.state, doing.frame, doing.step, seat}, answers);
        if (answers.empty()) return Progress::Done;
        if (!is_forced(doing.rules, row_of(ask), answers)) return doing.asks(ask, SeatSet::only(seat));
        take(doing, seat, answers[0]);
    }
    const bool declined = verb.asks.count > 0 && doing.stage() == progress::over;
    return declined ? Progress::Done : verb.carry_out(doing);
}

} // namespace

bool has_chosen_well(const Rules& rules, const State& state) {
    const Frame& frame = state.open.effects.top();
    const Step& step = waiting_step(rules, state.open.effects);
    const Asks& asks = row_of(homestretch::verb_of<Verb>(step)).asks;
    for (int i = 0; i < std::min<int>(frame.scratch[0], asks.count); ++i) {
        const Ask ask = asks.order[static_cast<std::size_t>(i)];
        const int chosen = frame.scratch[static_cast<std::size_t>(i) + 1];
        ActionList answers;
        row_of(ask).list({rules, state, frame, step, frame.seat}, answers);
        const bool fits = std::any_of(answers.begin(), answers.end(), [&](Action action) {
            return static_cast<int>(value_of(action)) == chosen;
        });
        if (!fits && ask != Ask::TradeGive) return false; // that lies among the commits
    }
    return true;
}

void legal_answers(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    const Effects& effects = state.open.effects;
    const AskRow& row = row_of(state.open.ask);
    row.list({rules, state, effects.top(), waiting_step(rules, effects), seat}, actions);
    if (row.otherwise) actions.push_back(make_action(*row.otherwise));
}

void run_effects(const Rules& rules, State& state, Sink sink) {
    Effects& effects = state.open.effects;
    bool leaves_marks = state.open.stage == Stage::Activation; // otherwise only effects inside others do
    homestretch::run_effects(
        rules.acting, effects, [](const Frame&, const Step&) { return true; },
        [&](Frame& frame, const Step& step) {
            leaves_marks = leaves_marks || effects.size() > 1;
            return perform(Doing{rules, state, frame, step, sink});
        });
    if (leaves_marks) unmark(state.open, effects.size() + 1);
}

Part answer(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
    Frame& frame = state.open.effects.top();
    const Doing doing{rules, state, frame, waiting_step(rules, state.open.effects), sink};
    const auto leave = [&](Event::Kind kind) {
        doing.stage() = progress::over;
        sink([&] { return Event{.kind = kind, .seat = seat}; });
    };
    frame.asked.erase(seat);
    switch (kind_of(action)) {
    case ActionKind::Forget: return_card(doing, seat, card_of(action)); break;
    case ActionKind::Exchange: commit(doing, seat, card_of(action)); break;
    case ActionKind::Cull: discard_looked_at(doing, card_of(action)); break;
    case ActionKind::Stop: leave(Event::Kind::Stopped); break;
    case ActionKind::Decline: leave(Event::Kind::Declined); break;
    default: take(doing, seat, action);
    }
    return frame.asked.empty() ? Part::Card : Part::Waits;
}

} // namespace slow_and_steady
