#pragma once

#include "engine/effects/interpreter.h"
#include "engine/fixed_list.h"
#include "engine/random.h"
#include "engine/seat.h"
#include "engine/zones.h"
#include "games/drags-2-riches/card_set.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace drags_2_riches {

using homestretch::FixedList;
using homestretch::index_of;
using homestretch::RandomStream;
using homestretch::Seat;
using homestretch::SeatSet;

// Rows of events.csv and characters.csv.
enum class EventId : std::uint8_t {};
inline constexpr auto no_event = EventId{255};
enum class CharacterId : std::uint8_t {};
inline constexpr auto no_character = CharacterId{255};
using EventSet = homestretch::EnumSet<EventId, 32>;
using CharacterSet = homestretch::EnumSet<CharacterId, 16>;

enum class Category : std::uint8_t { Hair, Outfit, Heels, Makeup, Accessories };
inline constexpr std::size_t category_count = 5;
inline constexpr std::array categories{Category::Hair, Category::Outfit, Category::Heels, Category::Makeup,
                                       Category::Accessories};
[[nodiscard]] constexpr std::size_t index_of(Category category) {
    return static_cast<std::size_t>(category);
}
using Categories = homestretch::EnumSet<Category, category_count>;

inline constexpr std::size_t max_players = 5;
inline constexpr std::size_t max_cards = 156; // that circulate: 96 for sale, 12 of each player
inline constexpr std::size_t market_slots = 8;
inline constexpr std::size_t max_count = 9;     // the largest N of an effect
inline constexpr int countless = 1'000'000;     // coins and the like stay far below
inline constexpr std::size_t most_waiting = 16; // D2R-54

// Who may know a hidden card besides its owner: seats, and behind the last of them one for spectators, who
// know what everybody knows.
using Watchers = SeatSet;
inline constexpr std::size_t watcher_count = max_players + 1;
inline constexpr Seat spectators = homestretch::seat_at(max_players);
[[nodiscard]] constexpr Seat watcher_of(homestretch::Viewer viewer) {
    return viewer.value_or(spectators);
}
// All watchers but the owner.
[[nodiscard]] constexpr Watchers others(std::size_t seats, Seat owner) {
    return (Watchers::first(seats) | Watchers::only(spectators)) - Watchers::only(owner);
}

using WornCards = std::array<CardId, category_count>; // by category
inline constexpr WornCards no_cards_worn{no_card, no_card, no_card, no_card, no_card};

// What a player who has peeked at a hand still knows of it is hers; everybody can count this, and no more.
struct Glimpse {
    std::uint8_t seen = 0;  // cards that not all knew anyway; 0: has not peeked since the hand was drawn
    std::uint8_t since = 0; // cards that came in unseen since
    Categories worn{};      // since: not known any more
    bool operator==(const Glimpse&) const = default;
};

// What everybody sees of a player.
struct OpenPlayer {
    CardSet floordrobe{};
    CardSet washed{}; // what went into her Wardrobe last: nothing else can be there; some may have left since
    std::uint32_t bonus = 0; // this round, for each card of the Look (`look-bonus`)
    Categories doubled{};    // count twice this round (D2R-65)
    Categories unwashed{};   // filled since before the Wardrobe was: with none of `washed`
    CharacterId character = no_character;
    bool power_used = false;
    bool glimpsed = false;                       // somebody has peeked
    std::array<Glimpse, max_players> glimpses{}; // by who peeked at the hand
    bool operator==(const OpenPlayer&) const = default;
};

// What her cards are. Those nobody has looked at have no order: one of them is drawn by lot when it is
// needed, which is the same as shuffling them beforehand. Only what was returned to the top of a Wardrobe
// lies in known places.
struct Player {
    CardSet wardrobe{};                                // below the cards on top of it (Open::lists)
    CardSet hand{};                                    // for its owner's eyes
    std::array<CardSet, watcher_count> known{};        // by watcher: what she knows of this hand
    EventSet won{};                                    // face down; their number is open
    WornCards look = no_cards_worn;                    // which slots are filled is open
    std::array<Watchers, category_count> look_known{}; // by category: who knows the card there
    Watchers informed{};                               // who knows any card of this hand
    std::uint8_t unused = 0;                           // keeps every byte of a state defined
    bool operator==(const Player&) const = default;
};

// What the acting player looks through in `peek wardrobe`. Picked cards join the hand together, at the end.
struct Peeked {
    CardSet cards{};  // still to be picked from
    CardSet picked{}; // how many: open
    CardSet known{};  // those among both that everybody knows: they had been returned to the top
    bool operator==(const Peeked&) const = default;
};

// Where a turn or round stands. Effects run inside of Playing, Werk, Tour and Untucking.
enum class Phase : std::uint8_t {
    Setup,
    Playing,
    Werk,
    Tour, // D2R-100
    Untucking,
    LastMinute,
    Declarations,
    Verdict, // D2R-89
    Finished,
};

// The decision that is waited for. All from Target to Mother come from an effect.
enum class Ask : std::uint8_t {
    Character,
    Play,
    Tour,
    Werk,
    Target,
    React,
    Answer,
    PickHand,
    PickPeeked,
    PickFloordrobe,
    PickLook,
    PickMarket,
    TakeHand,
    TakeLook,
    TakeFloordrobe,
    Recipient,
    May,
    MotherCategory,
    MotherPlayer,
    LastMinute,
    Declare,
    CategoryIs,
    Judge,
    Nothing, // the match is over
};
// Stands for it where a position is written that plays on by itself to the next decision.
inline constexpr auto ask_next = static_cast<Ask>(255);

// What was bought last this turn: only who has bought nothing thrifts (D2R-74).
enum class Bought : std::uint16_t { Nothing, Something, Thrifted };

// Cards whose order counts: on top of each Wardrobe, by seat, known to all (the back is the top); and those
// activated this turn.
using Lists = homestretch::Zones<CardId, max_players + 1, max_cards>;
inline constexpr std::size_t activated_list = max_players;

// What an effect belongs to: a card, or behind the last of them the power of a character.
using Source = std::uint8_t;
[[nodiscard]] constexpr Source source_of(CardId card) {
    return static_cast<Source>(card);
}

// A reversal that waits for the attacker's new hand (D2R-53). The attacker is the active player.
struct Waiting {
    Seat reverser{};
    Source source = 0;
    bool operator==(const Waiting&) const = default;
};

// A card or power, a card activated by it, and a reversal.
using Effects = homestretch::EffectStack<3>;

// What everybody sees.
struct Open {
    std::array<OpenPlayer, max_players> players{}; // by seat
    CardSet trash{};
    EventSet unturned{}; // the event stack; nobody knows the order inside a deck
    EventSet spent{};
    std::uint32_t coins = 0; // of the active player, not spent yet
    Effects effects{};
    std::uint16_t round = 0;
    std::uint16_t reserve = 0; // how many cards of the draw pile are the Tour reserve (D2R-112)
    Bought bought = Bought::Nothing;
    Lists lists{};
    std::array<CardId, market_slots> market{};
    FixedList<Waiting, most_waiting> waiting{};
    EventId event = no_event; // the current one
    Phase phase = Phase::Setup;
    Ask ask = Ask::Character;
    SeatSet pending{};
    Seat first{};   // holds the First Player Token
    Seat active{};  // whose turn it is; who may add last-minute cards; otherwise the first player
    SeatSet tied{}; // for the highest total (D2R-89)
    std::array<std::uint8_t, 7> unused{}; // keeps every byte of a state defined
    bool operator==(const Open&) const = default;
};

struct State {
    RandomStream random{};
    Open open{};
    std::array<Player, max_players> players{}; // by seat
    CardSet draw_pile{};                       // with the Tour reserve, which nobody can tell from it
    Peeked peeked{};
    std::uint32_t decisions = 0;          // made so far
    SeatSet up{};                         // who has declared to compete; hidden until all have declared
    std::array<std::uint8_t, 3> unused{}; // keeps every byte of a state defined
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 2048);
static_assert(std::has_unique_object_representations_v<State>);

[[nodiscard]] inline CardId take_top(Lists& lists, std::size_t list) {
    return lists.take(list, lists.size(list) - 1);
}
[[nodiscard]] inline Player& player(State& state, Seat seat) {
    return state.players[index_of(seat)];
}
[[nodiscard]] inline const Player& player(const State& state, Seat seat) {
    return state.players[index_of(seat)];
}
[[nodiscard]] inline OpenPlayer& player(Open& open, Seat seat) {
    return open.players[index_of(seat)];
}
[[nodiscard]] inline const OpenPlayer& player(const Open& open, Seat seat) {
    return open.players[index_of(seat)];
}
[[nodiscard]] inline Categories filled_slots(const Player& who) {
    std::uint64_t filled = 0;
    for (std::size_t slot = 0; slot < category_count; ++slot)
        filled |= std::uint64_t{who.look[slot] != no_card} << slot;
    return Categories::of_bits(filled);
}
[[nodiscard]] inline bool has_look(const Player& who) {
    return who.look != no_cards_worn;
}

} // namespace drags_2_riches
