#pragma once

#include "engine/events.h"
#include "games/iditacards/state.h"

namespace iditacards {

// What happened, complete. `tell` decides how much of it a viewer hears.
struct Event {
    enum class Kind : std::uint8_t {
        Started,      // seat: who begins
        Played,       // seat, card: from hand
        Revealed,     // seat, card: from the deck, to pay a risk
        PaidEnergy,   // seat, card
        PaidHealth,   // seat, cards
        Broken,       // seat, card: the breaker
        Fizzled,      // seat, card
        Risked,       // seat, card, number: risks to pay
        RiskPaid,     // seat, card: whose risk; number: risks left
        Resolved,     // seat, card
        ChainEnded,   // seat, cards: from the resolved pile to the discard pile
        Cancelled,    // seat, card: by the weather
        Passed,       // seat
        Drew,         // seat, cards: for the owner's eyes only
        LookedAt,     // seat, cards: for the owner's eyes only
        DrewLookedAt, // seat, card: for the owner's eyes only
        Destroyed,    // seat, card
        Recovered,    // seat, card, number: 1 to the hand, 0 to the deck
        Shuffled,     // seat
        ChoseDeck,    // seat, number: the upgrade deck
        SupplyGained, // cards
        SupplyDestroyed,
        DeckRefilled,       // number: the upgrade deck
        Took,               // seat, card
        DogArrived,         // seat, card
        NoRoom,             // seat, card
        Attached,           // seat, card, other: the dog
        NotAttached,        // seat, card: no dog can hold it
        AttachmentDeclined, // seat, card
        AttachmentDropped,  // seat, card, other: the dog
        Saved,              // seat, card: the armour; other: the dog
        DogDied,            // seat, card, number: where it went, as DiesTo
        Moved,              // seat, from, to, number: 1 at the end of a turn
        PushedBack,         // seat, from, to
        EnteredLeg,         // seat, number: the leg
        Levels,             // seat, from: hypothermia, to: starvation, as they are now
        Died,               // seat, from, to
        Damaged,            // seat, number
        Claimed,            // seat, card
        FlagSet,            // seat, number: the DayFlag
        DayCalled,          // seat
        Joined,             // seat
        Stayed,             // seat
        DayBegan,           // seat, number: cards drawn
        WeatherRolled,      // seat, number: the weather
        TurnBegan,          // seat, number: the round
        Finished,           // seat: the winner
        LimitReached,       // the round limit or the decision cap
        Lost,               // seat, alone, number: the square
    };
    Kind kind{};
    Seat seat{};
    CardId card{};
    CardId other{};
    std::int16_t number = 0;
    std::int16_t from = 0;
    std::int16_t to = 0;
    FixedList<CardId, 16> cards{};
};
using Sink = homestretch::Sink<Event>;

} // namespace iditacards
