#pragma once

#include "engine/events.h"
#include "games/rat-race/state.h"

namespace rat_race {

// What happened, complete. `tell` decides how much of it a viewer hears.
struct Event {
    enum class Kind : std::uint8_t {
        Dealt,        // seat, cards: for the owner's eyes only
        Committed,    // seat
        Voted,        // seat for other
        Tied,         // number: which election in a row
        FirstPlayer,  // seat; by_chance
        TurnBegan,    // seat, number: the turn, from 1
        Played,       // seat, title
        Placed,       // seat, title, councilor
        Drew,         // seat, title: for the owner's eyes only
        Reshuffled,   // number: of cards
        Banked,       // seat, title: for the owner's eyes only
        Unbanked,     // seat, title; face_up: for everybody
        Discarded,    // seat, title
        Stolen,       // seat from other, title: for these two only
        Recovered,    // seat, title
        Looked,       // seat, number, cards: for the looker's eyes only
        Kept,         // seat, title: for the looker's eyes only
        PutUnder,     // seat, number, cards: for the looker's eyes only
        Given,        // seat to other, title: for these two only
        Peeked,       // seat at other, cards: for the looker's eyes only
        Exposed,      // seat: whose card; title
        IssueMoved,   // seat, title, from, councilor
        IssueDropped, // seat, title, from
        Revealed,     // seat, title
        IssueDealt,   // seat, title, councilor
        Moved,        // seat, councilor, start, target
        Passed,       // seat
        Stopped,      // seat
        RiotBegan,    // seat, target
        RiotEnded,    // seat, target
        MoveSkipped,  // seat
        Crowned,      // councilor, ended_by
        BankShown,    // seat, cards, number: the score
    };
    Kind kind{};
    Seat seat{};
    Seat other{};
    TitleId title = no_title;
    Councilor councilor{};
    Councilor from{};
    Place start{};
    Place target{};
    bool face_up = false;
    bool by_chance = false;
    EndedBy ended_by = EndedBy::Nothing;
    std::int16_t number = 0;
    Titles cards{};
};
using Kind = Event::Kind;
using Sink = homestretch::Sink<Event>;

} // namespace rat_race
