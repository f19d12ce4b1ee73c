#pragma once

#include "engine/effects/interpreter.h"
#include "engine/enum_set.h"
#include "engine/fixed_list.h"
#include "engine/random.h"
#include "engine/roomy_zones.h"
#include "engine/seat.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace rat_race {

using homestretch::FixedList;
using homestretch::index_of;
using homestretch::RandomStream;
using homestretch::RoomyZones;
using homestretch::Seat;
using homestretch::SeatSet;

// A row of issues.csv or actions.csv, Issues first. Copies of a title are equal values, so that nobody can
// follow one through a shuffle (RR-95).
enum class TitleId : std::uint8_t {};
inline constexpr auto no_title = TitleId{255};

// A field as its layout numbers them, or one of two places that are no fields.
enum class Place : std::uint8_t {};
inline constexpr auto throne = Place{62};
inline constexpr auto off_board = Place{63};
using PlaceSet = std::uint64_t; // one bit for each place
[[nodiscard]] constexpr std::size_t index_of(Place place) {
    return static_cast<std::size_t>(place);
}
[[nodiscard]] constexpr PlaceSet bit(Place place) {
    return PlaceSet{1} << static_cast<unsigned>(place);
}
// for (const Place place : each(riots))
[[nodiscard]] constexpr auto each(PlaceSet places) {
    return homestretch::EnumSet<Place, 64>::of_bits(places);
}
// For conditions that nobody can foresee: all places or none, found without a branch.
[[nodiscard]] constexpr PlaceSet all_if(bool holds) {
    return PlaceSet{0} - PlaceSet{holds};
}
[[nodiscard]] constexpr bool is_one(PlaceSet places) {
    return places != 0 && (places & (places - 1)) == 0;
}

enum class Councilor : std::uint8_t { Ant, Bull, Elephant, Rat, Bear };
enum class Ideal : std::uint8_t { Laurel, Fist, Hands, Money, Plant };
inline constexpr std::size_t councilor_count = 5;
inline constexpr std::size_t ideal_count = 5;
inline constexpr std::array councilors{Councilor::Ant, Councilor::Bull, Councilor::Elephant, Councilor::Rat,
                                       Councilor::Bear}; // Councilor order
inline constexpr auto no_councilor = Councilor{255};
[[nodiscard]] constexpr std::size_t index_of(Councilor councilor) {
    return static_cast<std::size_t>(councilor);
}

// How often each ideal is there; as long as a machine word, so that a Board has no gaps.
using IdealCounts = std::array<std::uint8_t, 8>;
static_assert(ideal_count <= std::tuple_size_v<IdealCounts>);

using Councilors = std::uint8_t; // bits
inline constexpr Councilors all_councilors = 0b11111;
[[nodiscard]] constexpr Councilors bit(Councilor councilor) {
    return static_cast<Councilors>(1U << index_of(councilor));
}
[[nodiscard]] constexpr auto each(Councilors some) {
    return homestretch::EnumSet<Councilor, councilor_count>::of_bits(some);
}

inline constexpr std::size_t max_players = 5;
inline constexpr std::size_t max_cards = 125;
inline constexpr std::size_t max_fields = 62;
inline constexpr std::size_t max_count = 5; // the largest N of an effect

using Seats = std::uint8_t; // bits
[[nodiscard]] constexpr Seats bit(Seat seat) {
    return static_cast<Seats>(1U << index_of(seat));
}

// A card in a hand, a bank or lifted off the pile, and who knows what about it (section "Who knows what" of
// the rules page).
struct Card {
    TitleId title{};
    Seats known = 0;      // who knows that it is this card; its owner always
    Seats out = 0;        // who knows at least that it is not in the draw pile; the owner's bit is 0
    bool face_up = false; // banked cards only; then everybody knows it and `out` is 0
    bool operator==(const Card&) const = default;
};
struct PileCard {
    TitleId title{};
    Seats known = 0; // who knows that it lies at this place (RR-99)
    bool operator==(const PileCard&) const = default;
};

// What lies open: the field, the tokens and the Issue rows.
struct Board {
    PlaceSet riots = 0;
    std::array<PlaceSet, councilor_count> satisfied{}; // the places each arsenal is enough for (RR-20, RR-22)
    std::array<IdealCounts, councilor_count> arsenals{};    // home ideal and Issues, covered or not (RR-19)
    RoomyZones<TitleId, councilor_count, max_cards> rows{}; // the last of a row is its Active card (RR-21)
    std::array<Place, councilor_count> tokens{off_board, off_board, off_board, off_board, off_board};
    Councilors feet = 0; // whose Active card has Feet (RR-37)
    bool operator==(const Board&) const = default;
};

// What phase 2 allows: targets by Councilor, forward or, where that is not possible, back.
struct Moves {
    std::array<PlaceSet, councilor_count> targets{};
    std::uint64_t may_pass = 0; // 1 or 0; wide to leave no gap
    bool operator==(const Moves&) const = default;
};

// The decision that is waited for. All from Bank to Calm come from a card's effect.
enum class Ask : std::uint8_t {
    Vote,
    Play,
    Place,
    Bank,
    Unbank,
    Discard,
    OthersDiscard,
    Steal,
    Recover,
    Look,
    Give,
    HandOut,
    Peek,
    ExposeOwn,
    ExposeOther,
    TakeIssue,
    ShiftIssue,
    ShiftTo,
    DropIssue,
    Least,
    PlayIssue,
    Step,
    Riot,
    Calm,
    Move,
    DrawBank,
    Finished,
};

enum class EndedBy : std::uint8_t { Throne, SilentRound, TurnLimit, TechnicalBound, Nothing };

// What a seat has committed and not shown yet (RR-98): the title it picks, or the seat it votes for.
enum class Commit : std::uint8_t {};
inline constexpr auto first_vote = Commit{128}; // for seat 0
[[nodiscard]] constexpr Commit commit_to(TitleId title) {
    return static_cast<Commit>(title);
}
[[nodiscard]] constexpr Commit commit_to(Seat seat) {
    return static_cast<Commit>(static_cast<std::size_t>(first_vote) + index_of(seat));
}
[[nodiscard]] constexpr TitleId title_of(Commit commit) {
    return static_cast<TitleId>(commit);
}
[[nodiscard]] constexpr Seat seat_of(Commit commit) {
    return static_cast<Seat>(static_cast<std::size_t>(commit) - static_cast<std::size_t>(first_vote));
}
using Commits = FixedList<Commit, max_count>;
using Titles = FixedList<TitleId, max_cards>;
using Effects = homestretch::EffectStack<2>; // an Action, and an Issue that it lets one play

// What everybody sees.
struct Open {
    PlaceSet choices = 0; // Riot, Calm: the fields that may be chosen; otherwise 0
    Board board{};
    Effects effects{};
    std::uint16_t turns = 0;              // completed
    Titles discard{};                     // face up; the back is the top
    FixedList<Seat, max_players> votes{}; // of the last election, by seat
    TitleId action = no_title;            // the Action being executed (RR-26)
    TitleId placing = no_title;           // the Issue played but not yet placed
    TitleId revealed = no_title;          // the Issue that waits for its row (`reveal-place`)
    Ask ask = Ask::Vote;
    SeatSet pending{};
    Seat active{};
    Seat first{};               // who took the first turn
    std::uint8_t elections = 0; // tied so far (RR-11)
    std::uint8_t silent = 0;    // turns in a row in which nothing happened (RR-81)
    std::uint8_t moves = 0;     // left in phase 2 of this turn
    std::uint8_t picks = 0;     // made in phase 3 of this turn
    bool skip_move = false;     // this turn has no phase 2
    EndedBy ended_by = EndedBy::Nothing;
    Councilor monarch = no_councilor;     // once the match has ended
    std::array<std::uint8_t, 6> unused{}; // keeps every byte defined
    bool operator==(const Open&) const = default;
};

struct State {
    RandomStream random{};
    Moves possible{}; // Move: what may be chosen; otherwise empty
    Open open{};
    std::uint16_t decisions = 0;                         // made so far
    RoomyZones<Card, 2 * max_players, max_cards> held{}; // hands and banks; see hand_of(), bank_of()
    FixedList<PileCard, max_cards> pile{};               // the back is the top
    FixedList<Card, max_count> lifted{};                 // by the active player, first lifted first
    std::array<Commits, max_players> commits{};          // by seat
    bool acted = false;                   // this turn: a card was played, drawn or banked, or a token moved
    std::array<std::uint8_t, 3> unused{}; // keeps every byte defined
    bool operator==(const State&) const = default;
};
static_assert(std::has_unique_object_representations_v<Open>);
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 2048);

[[nodiscard]] constexpr std::size_t hand_of(Seat seat) {
    return index_of(seat);
}
[[nodiscard]] constexpr std::size_t bank_of(Seat seat) {
    return max_players + index_of(seat);
}

} // namespace rat_race
