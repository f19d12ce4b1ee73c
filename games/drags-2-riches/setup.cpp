#include "games/drags-2-riches/game.h"

#include <algorithm>

namespace drags_2_riches {

namespace {

CharacterSet characters_left(const Rules& rules, const State& state) {
    CharacterSet left = CharacterSet::first(rules.characters.size());
    for (const OpenPlayer& who : state.open.players) left.erase(who.character); // or nothing, if she has none
    return left;
}

void take_character(State& state, Seat seat, CharacterId character, Sink sink) {
    player(state.open, seat).character = character;
    sink([&] { return Event{.kind = Kind::CharacterTaken, .seat = seat, .character = character}; });
}

// D2R-10
void deal_characters(const Rules& rules, State& state, Sink sink) {
    for (const Seat seat : seats(rules.seats))
        take_character(state, seat, one_by_lot(state.random, characters_left(rules, state)), sink);
}

} // namespace

// Section "Order of random draws" of the rules page.
State Game::start(const Rules& rules, const homestretch::Seed& seed, Sink sink) {
    State state{.random = RandomStream(seed)};
    state.draw_pile = rules.for_sale;
    for (std::size_t slot = 0; slot < market_slots; ++slot) refill(rules, state, slot); // D2R-5
    if (rules.tour_reserve)                                                             // D2R-112
        state.open.reserve = static_cast<std::uint16_t>(std::min(reserve_size, state.draw_pile.size()));
    state.open.unturned = rules.stack;
    for (std::size_t seat = 0; seat < rules.seats; ++seat) // D2R-3, D2R-4
        state.players[seat].wardrobe = state.open.players[seat].washed = rules.starting_deck;
    state.open.first = rules.first_player.value_or(seat_at(0)); // D2R-8
    if (!rules.first_player)
        state.open.first = seat_at(state.random.below(static_cast<std::uint32_t>(rules.seats)));
    state.open.active = state.open.first;
    sink([&] { return Event{.kind = Kind::FirstPlayer, .seat = state.open.first}; });

    if (rules.choice_of_characters == Characters::Choose) {
        ask(state, state.open.first, Ask::Character);
        return state;
    }
    if (rules.choice_of_characters == Characters::Random) deal_characters(rules, state, sink);
    begin_round(rules, state, sink);
    go_on(rules, state, sink);
    return state;
}

void legal_characters(const Rules& rules, const State& state, ActionList& actions) {
    for (const CharacterId character : characters_left(rules, state))
        actions.push_back(make_action(ActionKind::Character, character));
}

// D2R-9. D2R-111: a character that is the last one left is not chosen.
void choose_character(const Rules& rules, State& state, Seat seat, CharacterId character, Sink sink) {
    take_character(state, seat, character, sink);
    for (Seat next = rules.after(seat); next != state.open.first; next = rules.after(next)) {
        const CharacterSet left = characters_left(rules, state);
        if (left.size() > 1) return ask(state, next, Ask::Character);
        take_character(state, next, *left.begin(), sink);
    }
    begin_round(rules, state, sink);
}

} // namespace drags_2_riches
