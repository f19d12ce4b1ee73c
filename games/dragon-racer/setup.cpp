#include "games/dragon-racer/game.h"

#include <algorithm>
#include <span>

namespace dragon_racer {

namespace {

// DR-4 to DR-6: the first tile of a shuffled row is removed unseen; the others lie face down in order.
Row laid_row(const Candidates& tiles, RandomStream& random) {
    Candidates pile = tiles;
    random.shuffle(std::span(pile.begin(), pile.end()));
    Row row;
    row.append(pile.data() + 1, tiles_in_row);
    return row;
}

// DR-10, DR-11
bool is_free(const Rules& rules, const Open& open, CharacterId candidate) {
    for (const Seat seat : seats(rules.seats)) {
        const CharacterId taken = player(open, seat).character;
        if (taken != no_character && rules.taken_once(taken) == rules.taken_once(candidate)) return false;
    }
    return true;
}

void give_character(State& state, Seat seat, CharacterId character, Sink sink) {
    player(state, seat).character = character;
    sink([&] { return Event{.kind = Kind::CharacterTaken, .seat = seat, .character = character}; });
}

// DR-12: by cards, with a coin for the side of each; or, where both sides may play, by characters.
void deal_characters(const Rules& rules, State& state, Sink sink) {
    CharacterList pile;
    for (const CharacterId id : rules.allowed) {
        const bool lies_there = std::any_of(pile.begin(), pile.end(), [&](CharacterId lying) {
            return rules.taken_once(lying) == rules.taken_once(id);
        });
        if (!lies_there) pile.push_back(id);
    }
    state.random.shuffle(std::span(pile.begin(), pile.end()));
    for (const Seat seat : seats(rules.seats)) {
        CharacterId given = pile[index_of(seat)];
        if (rules.unique_by_card) {
            const bool front = state.random.below(2) == 0;
            for (const CharacterId id : rules.allowed) {
                const Character& side = rules.character(id);
                if (side.card == rules.character(given).card && side.front == front) given = id;
            }
        }
        give_character(state, seat, given, sink);
    }
}

// DR-14
void deal_trophies(const Rules& rules, State& state, Sink sink) {
    FixedList<std::uint8_t, max_players> places;
    for (std::size_t place = 1; place <= rules.seats; ++place)
        places.push_back(static_cast<std::uint8_t>(place));
    state.random.shuffle(std::span(places.begin(), places.end()));
    for (const Seat seat : seats(rules.seats)) {
        player(state, seat).trophy = places[index_of(seat)];
        sink([&] {
            return Event{
                .kind = Kind::TrophyGiven, .seat = seat, .number = places[index_of(seat)], .shared = true};
        });
    }
}

// DR-15, DR-16: teams come from level 1; what is left of it joins level 2 in the dragon deck.
void deal_teams(const Rules& rules, State& state, Sink sink) {
    FixedList<CardId, max_deck> level_one;
    FixedList<CardId, max_deck> level_two;
    for (const CardId card : state.deck)
        (rules.dragon(card).level == 1 ? level_one : level_two).push_back(card);
    state.random.shuffle(std::span(level_one.begin(), level_one.end()));
    std::size_t next = 0;
    for (const Seat seat : seats(rules.seats)) {
        Player& who = player(state, seat);
        for (std::size_t i = 0; i < rules.character(who.character).team_size; ++i)
            who.team.push_back(level_one[next++]);
        sink([&] {
            Event event{.kind = Kind::TeamDealt, .seat = seat};
            event.cards.append(who.team.begin(), who.team.size());
            return event;
        });
    }
    state.deck.clear();
    for (; next < level_one.size(); ++next) state.deck.push_back(level_one[next]);
    for (const CardId card : level_two) state.deck.push_back(card);
}

// What waits for the characters: nobody chooses knowing his team or trophy (DR-9).
void finish_setup(const Rules& rules, State& state, Sink sink) {
    deal_trophies(rules, state, sink);
    deal_teams(rules, state, sink);
    begin_turn(rules, state, sink);
}

// DR-9: clockwise from the first chooser. Who has no choice left is not asked.
void ask_next_chooser(const Rules& rules, State& state, Sink sink) {
    for (std::size_t step = 0; step < rules.seats; ++step) {
        const Seat seat = seat_at((rules.first_chooser + step) % rules.seats);
        if (player(state, seat).character != no_character) continue;
        state.open.pending = SeatSet::only(seat);
        ActionList choices;
        legal_characters(rules, state.open, choices);
        if (choices.size() > 1) return;
        give_character(state, seat, static_cast<CharacterId>(choices[0].first), sink);
    }
    finish_setup(rules, state, sink);
}

} // namespace

State Game::start(const Rules& rules, const homestretch::Seed& seed, Sink sink) {
    State state{.random = RandomStream(seed)};
    state.upper = laid_row(rules.upper, state.random);
    state.lower = laid_row(rules.lower, state.random);
    for (std::size_t i = 0; i < rules.dragons.size();
         ++i) { // DR-16, DR-17: higher levels wait for their tiles
        if (rules.dragons[i].level > 2) continue;
        for (std::size_t copy = 0; copy < rules.dragons[i].copies; ++copy)
            state.deck.push_back(static_cast<CardId>(i));
    }
    switch (rules.character_choice) {
    case CharacterChoice::Choose: ask_next_chooser(rules, state, sink); return state;
    case CharacterChoice::Fixed:
        for (const Seat seat : seats(rules.seats))
            give_character(state, seat, rules.fixed[index_of(seat)], sink);
        break;
    case CharacterChoice::Random: deal_characters(rules, state, sink); break;
    }
    finish_setup(rules, state, sink);
    return state;
}

void legal_characters(const Rules& rules, const Open& open, ActionList& actions) {
    for (const CharacterId id : rules.allowed) {
        if (is_free(rules, open, id)) actions.push_back(choose_character(id));
    }
}

void take_character(const Rules& rules, State& state, Seat seat, CharacterId character, Sink sink) {
    give_character(state, seat, character, sink);
    ask_next_chooser(rules, state, sink);
}

} // namespace dragon_racer
