#pragma once

#include "engine/events.h"
#include "games/slow-and-steady/power.h"
#include "games/slow-and-steady/state.h"

namespace slow_and_steady {

// What stopped something that the rulebook would have let happen (SS-103).
enum class Limit : std::uint8_t { Columns, Entries, Activations, Pieces, Hearts, Depth };

// What happened, complete. `tell` decides how much of it a viewer hears. Columns are named by their place at
// that moment, pieces by their number; both count from 0.
struct Event {
    enum class Kind : std::uint8_t {
        StartPlayer,   // seat
        Offered,       // seat, cards: for the owner's eyes only with closed hands
        Drafted,       // seat, card kept, second passed on: likewise
        RoundBegan,    // number, seat: the lead
        Drew,          // seat, cards: likewise
        Dealt,         // card, column
        Activated,     // card, column
        DrewChallenge, // card, column
        NothingDrawn,  // seat or nobody: the step found no card; verb
        Refilled,      // number: of cards
        Returned,      // seat, card: likewise
        Committed,     // seat
        Passed,        // seat to other, card
        PowerChanged,  // column, number
        Broke,         // column, number: what its copy got
        Merged,        // column and second_column, into the left one
        Replaced,      // column, card: the old one, second: the new one
        LedgerChanged, // number
        Skipped,       // seat
        Played,        // seat, card, place
        TokenPlaced,   // seat, card, place, number
        Boosted,       // seat: whose card, number; waits
        Swapped,       // column, second_column
        Silenced,      // column
        Moved,         // piece, card, place
        SplitOff,      // seat: the owner, card, piece, place, number: the copy's
        Guarded,       // number
        Recovered,     // seat, card
        Looked,        // seat, cards: as hands
        Culled,        // seat, card
        PutBack,       // seat, number: of cards
        Traded,        // seat and other, card given and second returned
        EffectCopied,  // seat, piece, card
        PowerCopied,   // seat, piece, card, number
        Declined,      // seat
        Stopped,       // seat
        Limited,       // limit; card: the entry that is only marked; number: hearts lost
        Resolved,      // number: the round; result
        Ended,         // ended_by, number: the score
    };
    Kind kind{};
    Seat seat{};
    Seat other{};
    CardId card = no_card;
    CardId second = no_card;
    CardId against = no_card; // the first card of the challenge in `column` or at `place`
    std::uint8_t column = 0;
    std::uint8_t second_column = 0;
    std::uint8_t piece = 0;
    Place place = unopposed;
    Verb verb{};
    bool waits = false;
    Limit limit{};
    EndedBy ended_by = EndedBy::Nothing;
    int number = 0;
    CardSet cards{};
    Resolution result{};
};

using Sink = homestretch::Sink<Event>;

} // namespace slow_and_steady
