#include "games/slow-and-steady/phases.h"

namespace slow_and_steady {

namespace {

// SS-26: from the left, and in each column in the order of its entries. Whether there is an effect to be run.
bool activate_next(const Rules& rules, State& state, Sink sink) {
    for (std::size_t i = 0; i < state.open.columns.size(); ++i) {
        for (Entry& entry : state.open.columns[i].entries) {
            if (!entry.activated && activate(rules, state, i, entry, sink)) return true;
        }
    }
    return false;
}

} // namespace

Part activate_all(const Rules& rules, State& state, Sink sink) {
    while (activate_next(rules, state, sink)) {
        run_effects(rules, state, sink);
        if (!state.open.effects.empty()) return Part::Waits;
    }
    state.open.stage = Stage::Play;
    return Part::Turn;
}

bool activate(const Rules& rules, State& state, std::size_t column, Entry& entry, Sink sink) {
    Open& open = state.open;
    entry.activated = true; // SS-27
    entry.depth = 0;
    if (entry.silenced) return false; // SS-63
    const bool too_many = open.activations >= most_activations;
    if (too_many || state.open.effects.full()) { // SS-35, SS-100: it is only marked
        sink([&] {
            return Event{.kind = Event::Kind::Limited,
                         .card = entry.card,
                         .limit = too_many ? Limit::Activations : Limit::Depth};
        });
        return false;
    }
    ++open.activations;
    if (!rules.challenge(entry.card).acts) return false; // SS-31
    sink([&] {
        return Event{
            .kind = Event::Kind::Activated, .card = entry.card, .column = static_cast<std::uint8_t>(column)};
    });
    state.open.effects.push({.program = Rules::challenge_program(entry.card), .seat = open.lead}); // SS-32
    if (state.open.effects.size() > 1) unmark(open, state.open.effects.size()); // the first finds no marks
    entry.depth = static_cast<std::uint8_t>(state.open.effects.size());
    return true;
}

CardId top_challenge(State& state) {
    if (state.stacked.empty()) return state.challenge_deck.draw(state.random);
    const CardId card = state.stacked.pop_back();
    state.challenge_deck.remove(card);
    return card;
}

CardId draw_challenge(const Rules& rules, State& state, Sink sink) {
    if (state.challenge_deck.empty()) { // SS-25
        auto& discard = state.open.challenge_discard;
        if (!rules.refills || discard.empty()) return no_card;
        sink(
            [&] { return Event{.kind = Event::Kind::Refilled, .number = static_cast<int>(discard.size())}; });
        for (const CardId card : discard) state.challenge_deck.add(card);
        discard.clear();
    }
    return top_challenge(state);
}

void add_column(const Rules& rules, State& state, CardId card, Event::Kind kind, Sink sink) {
    show(rules, state, card);
    Column column{.fixed = rules.challenge(card).power}; // SS-22
    column.entries.push_back({.card = card});
    state.open.columns.push_back(column);
    const auto place = static_cast<std::uint8_t>(state.open.columns.size() - 1);
    sink([&] { return Event{.kind = kind, .card = card, .column = place}; });
}

void unmark(Open& open, std::size_t depth) {
    for (Column& column : open.columns) {
        for (Entry& entry : column.entries) {
            if (entry.depth >= depth) entry.depth = 0;
        }
    }
}

} // namespace slow_and_steady
