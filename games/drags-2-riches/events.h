#pragma once

#include "engine/events.h"
#include "games/drags-2-riches/state.h"

namespace drags_2_riches {

// What Shade does with a card it takes.
enum class Deed : std::uint8_t { Borrow, Discard, Trash };
// Where a card lay or lies then.
enum class Zone : std::uint8_t { Hand, Look, Floordrobe, Wardrobe, Market };

// What happened, complete. `tell` decides how much of it a viewer hears.
struct Event {
    enum class Kind : std::uint8_t {
        FirstPlayer,       // seat
        CharacterTaken,    // seat, character
        RoundBegan,        // event, number: the round
        ReserveOpened,     // number: of Market slots that were filled
        TurnBegan,         // seat
        Drew,              // seat, cards: for the owner's eyes only
        DryCleaned,        // seat, number: of cards
        Activated,         // seat, card, from; number: its coins
        Worn,              // seat, category; card: for the owner's eyes only
        WornOpenly,        // seat, card, from
        Replaced,          // seat, card: it was worn until now
        PowerUsed,         // seat, character
        Aimed,             // seat at other
        Suffered,          // seat
        Blocked,           // seat, card
        Reversed,          // seat, card; no card: by her power
        ReversalWaits,     // seat: the reverser, against other
        ReversalBegan,     // seat: the reverser, against other
        ReversalCancelled, // seat: the attacker, card
        Dropped,           // seat, card: discarded from the own hand or Peeked cards
        Trashed,           // seat, card, from: of the own cards
        Returned,          // seat, card, to: from the own Floordrobe
        Lent,              // seat to other, card
        PeekedWardrobe,    // seat, cards: for the peeker's eyes only
        Kept,              // seat, cards: likewise
        PeekedHand,        // seat at other, cards: likewise
        PeekedLook,        // seat at other, cards: likewise
        Took,              // seat from other, cards, from, deed
        GainedCoins,       // seat, number
        GainedBonus,       // seat, number
        Doubled,           // seat and other, category
        Declined,          // seat: what a step left up to her
        Bought,            // seat, card, number: the price
        Thrifted,          // seat, card
        Untucked,          // seat, cards: what was in the hand for its owner, until it lies open
        Declared,          // seat
        Showed,            // seat, up; if she competes: cards, number: the total
        Tied,              // up: who is tied
        Labelled,          // seat, number: the label
        Won,               // seat, event
        EventTrashed,      // event
        Stopped,           // the match has gone on for too long (D2R-110)
        Scored,            // seat, number: the score, won
    };
    Kind kind{};
    Seat seat{};
    Seat other{};
    CardId card = no_card;
    CharacterId character = no_character;
    EventId event = no_event;
    Category category{};
    Zone from{};
    Zone to{};
    Deed deed{};
    SeatSet up{};
    std::uint32_t number = 0;
    EventSet won{};
    CardSet cards{};
};
using Kind = Event::Kind;
using Sink = homestretch::Sink<Event>;

} // namespace drags_2_riches
