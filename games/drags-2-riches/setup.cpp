#include "games/drags-2-riches/game.h"

#include <algorithm>
#include <bit>

namespace drags_2_riches {

namespace {

using CharacterSet = std::uint32_t; // as bits

CharacterSet characters_left(const Rules& rules, const State& state) {
    CharacterSet left = (CharacterSet{1} << rules.characters.size()) - 1;
    for (std::size_t seat = 0; seat < rules.seats; ++seat) {
        const CharacterId taken = state.open.players[seat].character;
        if (taken != no_character) left &= ~(CharacterSet{1} << static_cast<unsigned>(taken));
    }
    return left;
}

void take_character(State& state, Seat seat, CharacterId character, Sink sink) {
    player(state.open, seat).character = character;
    sink([&] { return Event{.kind = Event::Kind::CharacterTaken, .seat = seat, .character = character}; });
}

// D2R-10
void deal_characters(const Rules& rules, State& state, Sink sink) {
    for (const Seat seat : seats(rules.seats)) {
        CharacterSet left = characters_left(rules, state);
        const auto skipped = state.random.below(static_cast<std::uint32_t>(std::popcount(left)));
        for (std::uint32_t i = 0; i < skipped; ++i) left &= left - 1;
        take_character(state, seat, static_cast<CharacterId>(std::countr_zero(left)), sink);
    }
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
    sink([&] { return Event{.kind = Event::Kind::FirstPlayer, .seat = state.open.first}; });

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
    for (CharacterSet left = characters_left(rules, state); left != 0; left &= left - 1)
        actions.push_back(
            make_action(ActionKind::Character, static_cast<std::size_t>(std::countr_zero(left))));
}

// D2R-9. D2R-111: a character that is the last one left is not chosen.
void choose_character(const Rules& rules, State& state, Seat seat, CharacterId character, Sink sink) {
    take_character(state, seat, character, sink);
    for (Seat next = rules.after(seat); next != state.open.first; next = rules.after(next)) {
        const CharacterSet left = characters_left(rules, state);
        if (std::popcount(left) > 1) return ask(state, next, Ask::Character);
        take_character(state, next, static_cast<CharacterId>(std::countr_zero(left)), sink);
    }
    begin_round(rules, state, sink);
}

} // namespace drags_2_riches
