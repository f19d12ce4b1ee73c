#include "tests/tiny_race/game.h"

namespace tiny_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words

namespace {

Player& player(State& state, Seat seat) {
    return state.players[index_of(seat)];
}
const Player& player(const State& state, Seat seat) {
    return state.players[index_of(seat)];
}

CardId taken(Cards& hand, CardId card) {
    return hand.take(static_cast<std::size_t>(std::find(hand.begin(), hand.end(), card) - hand.begin()));
}

Seat left_of(const Rules& rules, Seat seat) {
    return seat_at((index_of(seat) + 1) % rules.seats);
}

void draw_cards(State& state, Seat seat, int count, Sink sink) {
    for (int i = 0; i < count && !state.deck.empty(); ++i) {
        const CardId card = state.deck.pop_back();
        player(state, seat).hand.push_back(card);
        sink([&] { return Event{Event::Kind::Drew, seat, card}; });
    }
}

void move(State& state, Seat seat, int spaces, Sink sink) {
    std::int16_t& place = state.open.spaces[index_of(seat)];
    const int moved = std::max<int>(spaces, -place); // nobody is pushed behind the start
    place = static_cast<std::int16_t>(place + moved);
    sink([&] { return Event{.kind = Event::Kind::Moved, .seat = seat, .spaces = moved}; });
}

void play_card(State& state, Seat seat, CardId card, Sink sink) {
    state.open.discard.push_back(card);
    sink([&] { return Event{Event::Kind::Played, seat, card}; });
    state.open.effects.push({.program = program_of(card), .seat = seat});
}

// The answer to a step lies in scratch: [0] is 1 + the kind of action, [1] its card.
Progress perform(const Rules& rules, State& state, Frame& frame, const Step& step, Sink sink) {
    const Seat seat = frame.seat;
    if (frame.scratch[0] == 0) {
        frame.asked = asked_by(rules, state, seat, step);
        if (!frame.asked.empty()) return Progress::Asks;
    }
    const auto answer = static_cast<ActionKind>(frame.scratch[0] - 1);
    const CardId card{static_cast<std::uint8_t>(frame.scratch[1])};
    const bool answered = frame.scratch[0] != 0;
    switch (verb_of<Verb>(step)) {
    case Verb::Move: move(state, seat, step.arguments[0], sink); break;
    case Verb::MoveOrDraw:
        if (answer == ActionKind::Draw) draw_cards(state, seat, step.arguments[1], sink);
        if (answer != ActionKind::Draw) move(state, seat, step.arguments[0], sink);
        break;
    case Verb::PlayAnother: // runs before the rest of this card
        if (answered) play_card(state, seat, taken(player(state, seat).hand, card), sink);
        break;
    case Verb::Push: {
        const Seat pushed = left_of(rules, seat);
        if (answered && answer == ActionKind::Block) {
            state.open.discard.push_back(taken(player(state, pushed).hand, card));
            sink([&] { return Event{Event::Kind::Blocked, pushed, card}; });
        } else {
            move(state, pushed, -step.arguments[0], sink);
        }
        break;
    }
    }
    return Progress::Done;
}

// Performs the chosen cards in seat order, then begins the next round. Stops whenever somebody is asked.
void go_on(const Rules& rules, State& state, Sink sink) {
    while (true) {
        run_effects(
            rules.programs, state.open.effects, [](const Frame&, const Step&) { return true; },
            [&](Frame& frame, const Step& step) { return perform(rules, state, frame, step, sink); });
        if (!state.open.effects.empty()) return;
        if (state.open.performed == rules.seats) break;
        const Seat seat = seat_at(state.open.performed++);
        const CardId card = std::exchange(player(state, seat).chosen, no_card);
        if (card != no_card) play_card(state, seat, card, sink);
    }
    for (const Seat seat : seats(rules.seats)) draw_cards(state, seat, 1, sink);
    state.open.performed = 0;
    state.open.choosing = choosers(rules, state);
}

void add_each(ActionKind kind, const Cards& hand, ActionList& actions) {
    for (const CardId card : hand) {
        if (!actions.contains(action(kind, card))) actions.push_back(action(kind, card));
    }
}

} // namespace

SeatSet choosers(const Rules& rules, const State& state) {
    SeatSet with_cards;
    for (const Seat seat : seats(rules.seats)) {
        if (state.open.spaces[index_of(seat)] >= rules.track) return {};
        if (!player(state, seat).hand.empty()) with_cards.insert(seat);
    }
    return with_cards;
}

SeatSet deciding(const Open& open) {
    return open.effects.empty() ? open.choosing : open.effects.top().asked;
}

const Step* waiting_step(const Rules& rules, const Open& open) {
    if (open.effects.empty()) return nullptr;
    const Frame& frame = open.effects.top();
    const std::span<const Step> steps = rules.programs.steps(frame.program);
    return frame.next < steps.size() ? &steps[frame.next] : nullptr;
}

Ask ask_of(const Rules& rules, const Open& open) {
    const Step* const step = waiting_step(rules, open);
    if (step == nullptr) return open.choosing.empty() ? Ask::None : Ask::ChooseCard;
    switch (verb_of<Verb>(*step)) {
    case Verb::MoveOrDraw: return Ask::MoveOrDraw;
    case Verb::PlayAnother: return Ask::PlayAnother;
    case Verb::Push: return Ask::Push;
    case Verb::Move: break;
    }
    return Ask::None;
}

SeatSet asked_by(const Rules& rules, const State& state, Seat owner, const Step& step) {
    const Seat left = left_of(rules, owner);
    switch (verb_of<Verb>(step)) {
    case Verb::MoveOrDraw: return state.deck.empty() ? SeatSet() : SeatSet::only(owner);
    case Verb::PlayAnother: return player(state, owner).hand.empty() ? SeatSet() : SeatSet::only(owner);
    case Verb::Push: return player(state, left).hand.empty() ? SeatSet() : SeatSet::only(left);
    case Verb::Move: break;
    }
    return {};
}

State Game::start(const Rules& rules, const Seed& seed, Sink sink) {
    State state{.random = RandomStream(seed), .deck = rules.deck};
    state.random.shuffle(std::span(state.deck.begin(), state.deck.end()));
    for (const Seat seat : seats(rules.seats)) draw_cards(state, seat, static_cast<int>(hand_size), sink);
    state.open.choosing = choosers(rules, state);
    return state;
}

SeatSet Game::pending(const State& state) {
    return deciding(state.open);
}

void Game::legal(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    actions.clear();
    if (!pending(state).contains(seat)) return;
    const Cards& hand = player(state, seat).hand;
    switch (ask_of(rules, state.open)) {
    case Ask::MoveOrDraw:
        actions.push_back(action(ActionKind::Move));
        actions.push_back(action(ActionKind::Draw));
        break;
    case Ask::Push:
        actions.push_back(action(ActionKind::GiveWay));
        add_each(ActionKind::Block, hand, actions);
        break;
    default: add_each(ActionKind::Play, hand, actions); break;
    }
}

void Game::apply(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
    if (state.open.effects.empty()) {
        player(state, seat).chosen = taken(player(state, seat).hand, CardId{action.first});
        sink([&] { return Event{Event::Kind::Chose, seat, CardId{action.first}}; });
        state.open.choosing.erase(seat);
        if (!state.open.choosing.empty()) return;
    } else {
        Frame& frame = state.open.effects.top();
        frame.scratch = {static_cast<std::int16_t>(action.kind + 1), action.first, 0, 0};
        frame.asked = {};
    }
    go_on(rules, state, sink);
}

Outcome Game::outcome(const Rules& rules, const State& state) {
    return {.ending = pending(state).empty() ? Ending::Finished : Ending::Unfinished,
            .standings = ranked(rules.seats, [&](Seat seat) { return state.open.spaces[index_of(seat)]; })};
}

} // namespace tiny_race
