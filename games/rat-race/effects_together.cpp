#include "games/rat-race/verbs.h"

#include <algorithm>

// RR-98: `others-discard` and `expose … all`. Everybody picks in secret; the cards stay where they are until
// the last pick is in.

namespace rat_race {

namespace {

std::size_t zone_of(Ask ask, Seat seat) {
    return ask == Ask::ExposeOwn ? bank_of(seat) : hand_of(seat);
}

// RR-18: a last card needs no question. True if the seat has picked all it must.
bool has_picked_all(State& state, Seat seat, const Step& step) {
    const std::size_t cards = cards_to_pick_from(state, seat);
    const std::size_t wanted = std::min(static_cast<std::size_t>(step.arguments[0]), cards);
    Commits& picked = state.commits[index_of(seat)];
    if (picked.size() < wanted && cards - picked.size() == 1) {
        ActionList last;
        list_commits(state, seat, last);
        picked.push_back(commit_to(title_of(last[0])));
    }
    return picked.size() == wanted;
}

// Player by player in turn order, each one's cards in the order picked.
void show_all(const Doing& at, Seat first) {
    auto& [rules, state, frame, step, row, active, sink] = at;
    Seat seat = first;
    for (std::size_t i = 0; i < rules.seats; ++i, seat = rules.after(seat)) {
        Commits& picked = state.commits[index_of(seat)];
        for (const Commit pick : picked) {
            const TitleId title = title_of(pick);
            if (state.open.ask == Ask::ExposeOwn) {
                turn_up(rules, state, seat, place_in(state, bank_of(seat), title));
                sink([&] { return Event{.kind = Kind::Exposed, .seat = seat, .title = title}; });
            } else {
                discard(rules, state, seat, title, sink);
            }
        }
        picked.clear();
    }
}

} // namespace

int left_to_pick(const State& state, Seat seat, TitleId title) {
    int left = 0;
    for (const Card& card : state.held[zone_of(state.open.ask, seat)])
        left += card.title == title && !card.face_up ? 1 : 0;
    for (const Commit picked : state.commits[index_of(seat)]) left -= title_of(picked) == title ? 1 : 0;
    return left;
}

std::size_t cards_to_pick_from(const State& state, Seat seat) {
    return state.open.ask == Ask::ExposeOwn ? face_down_count(state, seat) : state.held.size(hand_of(seat));
}

void list_commits(const State& state, Seat seat, ActionList& actions) {
    const ActionKind kind = state.open.ask == Ask::ExposeOwn ? ActionKind::Expose : ActionKind::Discard;
    const bool none_picked = state.commits[index_of(seat)].empty();
    SeenTitles seen;
    for (const Card& card : state.held[zone_of(state.open.ask, seat)]) {
        if (card.face_up || !seen.add(card.title)) continue;
        actions.push_back_if(none_picked || left_to_pick(state, seat, card.title) > 0,
                             make_action(kind, card.title));
    }
}

// scratch[0]: 1 once they have begun to pick
Progress commit_together(const Doing& at) {
    auto& [rules, state, frame, step, row, active, sink] = at;
    const bool exposes = row.ask == Ask::ExposeOwn;
    state.open.ask = row.ask;
    if (frame.scratch[0]++ == 0) {
        for (const Seat seat : seats(rules.seats)) {
            const bool picks = exposes || seat != active;
            if (picks && !has_picked_all(state, seat, step)) frame.asked.insert(seat);
        }
        state.open.pending = frame.asked;
        if (!frame.asked.empty()) return Progress::Asks;
    }
    show_all(at, exposes ? active : rules.after(active));
    return Progress::Done;
}

void commit(const Doing& at, Action action) {
    auto& [rules, state, frame, step, row, seat, sink] = at;
    state.commits[index_of(seat)].push_back(commit_to(title_of(action)));
    sink([&, seat = seat] { return Event{.kind = Kind::Committed, .seat = seat}; });
    if (!has_picked_all(state, seat, step)) frame.asked.insert(seat);
    state.open.pending = frame.asked;
    --frame.scratch[0]; // counts nothing
}

} // namespace rat_race
