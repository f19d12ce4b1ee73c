#pragma once

#include "engine/events.h"
#include "games/dragon-racer/state.h"
#include "games/dragon-racer/support.h"

namespace dragon_racer {

// What happened, complete. `tell` decides how much of it a viewer hears.
struct Event {
    enum class Kind : std::uint8_t {
        CharacterTaken, // seat, character
        TrophyGiven,    // seat, number: the place; shared: drawn by lot
        TeamDealt,      // seat, cards
        TileTurned,     // tile, number: cards that joined the deck
        HandDealt,      // seat, cards: for the holder's eyes only
        Committed,      // seat
        Taken,          // seat, card: for the owner's eyes only
        HandsPassed,    // number: 1 to the left, -1 to the right
        Revealed,       // seat, cards
        Held,           // seat, card
        Attacked,       // seat, card, attack and the card attacked: other
        FiredUp,        // seat, character, cards and team at that moment, mask, supporters; number: spaces
        BonusMoved,     // seat, character; number: spaces by its ability
        Swapped,        // seat, card: coming in; other: going out
        TeamKept,       // seat
        Boosted,        // seat, racetrack, number: spaces; shared: tied
        TurnEnded,      // number: the turn
        Finished,
    };
    Kind kind{};
    Seat seat{};
    CharacterId character = no_character;
    TileId tile{};
    std::uint8_t racetrack = 0;
    CardId card{};
    CardId other{};
    Attack attack{};
    std::int16_t number = 0;
    bool shared = false; // a trophy drawn by lot, a boost that was tied
    Hand cards{};
    Team team{};
    std::uint8_t mask = 0; // of the slots fired up
    Supporters supporters{};
};
using Kind = Event::Kind;
using Sink = homestretch::Sink<Event>;

} // namespace dragon_racer
