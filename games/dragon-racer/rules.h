#pragma once

#include "engine/effects/language.h"
#include "engine/effects/program.h"
#include "engine/game.h"
#include "engine/pack/vocabulary.h"
#include "games/dragon-racer/colours.h"
#include "games/dragon-racer/racetracks.h"
#include "games/dragon-racer/state.h"

#include <array>
#include <string>
#include <vector>

namespace dragon_racer {

inline constexpr std::size_t max_dragons = 96; // per copy
inline constexpr std::size_t max_characters = 16;
inline constexpr std::size_t max_racetracks = 8;
inline constexpr std::size_t max_turns = 10;
inline constexpr std::size_t max_speed = 20;
inline constexpr std::size_t normal_team = 3;
inline constexpr std::size_t circuit_tiles = 10;

// One row of dragons.csv. An attack dragon has no speed and no need (DR-50).
struct Dragon {
    ColourCounts need{};         // coloured icons
    ColourCounts as_supporter{}; // one of its colour
    std::uint8_t need_any = 0;   // icons that take any supporter (DR-57)
    std::uint8_t speed = 0;
    std::uint8_t colour = 0;
    std::uint8_t racetrack = 0;
    std::uint8_t attack_icons = 0; // what each attack adds; 0: a racing dragon
    std::uint8_t attack_colour = 0;
    std::uint8_t level = 0;  // 1 to 4
    std::uint8_t copies = 0; // in this match; 0: its label is out of the game (DR-3)
    TileId tile{};           // the tile that brings it into the game
    [[nodiscard]] bool attacks() const { return attack_icons > 0; }
    bool operator==(const Dragon&) const = default;
};
static_assert(sizeof(Dragon) == 32); // finding one is a shift

enum class Category : std::uint8_t { Normal, Advanced };

// One row of characters.csv, its effect program added up: nothing in it is ever a choice.
struct Character {
    ColourCounts support{}; // per turn (DR-52)
    std::uint8_t support_any = 0;
    std::uint8_t team_size = normal_team;
    std::uint8_t card = 0; // both sides of one character card share this
    bool front = false;
    Category category = Category::Normal;
    std::array<std::uint8_t, max_speed + 1> fire_bonus{}; // by the speed of a dragon fired up
    std::uint8_t fire_all_bonus = 0;
    std::uint8_t swap_bonus = 0;
    std::uint8_t swap_colour_bonus = 0;
    std::uint8_t attack_bonus = 0;
    std::uint8_t boost_sole_bonus = 0; // on top of the boost
    std::uint8_t boost_tie_bonus = 0;
};

enum class Place : std::uint8_t { Corner, Upper, Lower };

struct Tile {
    Place place = Place::Corner;
    std::uint8_t racetrack = 0;
    std::uint8_t colour = 0;
    std::uint8_t position = 0; // of a corner on the circuit
    std::uint8_t spaces = 0;
};

enum class Explore : std::uint8_t { None, Upper, Lower };

struct Turn {
    Explore explore = Explore::None;
    std::uint8_t deal = 0;
    bool pass_left = true;
    std::uint8_t boost_sole = 0;
    std::uint8_t boost_tie = 0;
};

enum class CharacterChoice : std::uint8_t { Random, Choose, Fixed };

inline constexpr std::size_t candidates_of_row = tiles_in_row + 1; // one of them is removed (DR-5)
inline constexpr std::size_t corner_tiles = circuit_tiles - 2 * tiles_in_row;
inline constexpr std::size_t max_tiles = corner_tiles + 2 * candidates_of_row;

using Candidates = FixedList<TileId, candidates_of_row>;
using CharacterList = FixedList<CharacterId, max_characters>;

// What play reads of the pack compiled for one table: a plain value, by id.
struct RulesOfPlay {
    std::size_t seats = 0;
    std::size_t copies = 1;
    bool advanced_possible = true; // by the number of players (DR-13)

    FixedList<Dragon, max_dragons> dragons{}; // by CardId
    FixedList<Character, max_characters> characters{};
    FixedList<Tile, max_tiles> tiles{};
    FixedList<Turn, max_turns> turns{};                    // turn t is turns[t - 1]
    FixedList<std::uint8_t, max_racetracks> boost_order{}; // racetracks as they are judged (DR-71)
    Candidates upper{};
    Candidates lower{};
    std::array<std::uint8_t, max_turns + 2> upper_turned{}; // by turn: tiles turned up once it has explored
    std::array<std::uint8_t, max_turns + 2> lower_turned{};
    // By TileId: what it brings into the game, copies included.
    std::array<FixedList<CardId, max_deck>, max_tiles> tile_cards{};
    std::array<std::uint8_t, max_hand + 2> passed{}; // by round of the draft: how far a hand has gone
    RacetrackSet always_judged{};                    // racetracks with a corner tile (DR-72)

    // Options
    CharacterChoice character_choice = CharacterChoice::Random;
    CharacterList allowed{};                     // by category (DR-13, DR-101)
    FixedList<CharacterId, max_players> fixed{}; // by seat
    std::size_t first_chooser = 0;
    bool unique_by_card = true; // true with one copy (DR-10) or by option (DR-102)
    bool attacks_need_cards = false;
    bool self_attack_pays = true;
    bool draft_notes = true;

    [[nodiscard]] const Dragon& dragon(CardId id) const { return dragons[static_cast<std::size_t>(id)]; }
    [[nodiscard]] const Character& character(CharacterId id) const {
        return characters[static_cast<std::size_t>(id)];
    }
    [[nodiscard]] const Tile& tile(TileId id) const { return tiles[static_cast<std::size_t>(id)]; }
    [[nodiscard]] const Turn& turn(std::size_t number) const { return turns[number - 1]; }
    [[nodiscard]] const FixedList<CardId, max_deck>& cards_of(TileId id) const {
        return tile_cards[static_cast<std::size_t>(id)];
    }
    // What may not be at the table twice: a character or its card (DR-10, DR-11).
    [[nodiscard]] std::size_t taken_once(CharacterId id) const {
        return unique_by_card ? character(id).card : static_cast<std::size_t>(id);
    }
    [[nodiscard]] int lap() const; // spaces of the ten tiles (DR-7)
    // The player who is given a dealt hand in a round of the draft (from 1), and back (DR-35).
    [[nodiscard]] std::size_t holder(std::size_t dealt_to, std::size_t round, const Turn& turn) const {
        return seat_after(dealt_to, turn.pass_left ? passed[round] : seats - passed[round]);
    }
    [[nodiscard]] std::size_t dealt_to(std::size_t holder, std::size_t round, const Turn& turn) const {
        return seat_after(holder, turn.pass_left ? seats - passed[round] : passed[round]);
    }
    // At most once round the table: no division, which is slow.
    [[nodiscard]] std::size_t seat_after(std::size_t seat, std::size_t steps) const {
        return seat + steps < seats ? seat + steps : seat + steps - seats;
    }
};
static_assert(std::is_trivially_copyable_v<RulesOfPlay>);

// With the words beside it, which are for people only.
struct Rules : RulesOfPlay {
    homestretch::Vocabulary dragon_words{};
    homestretch::Vocabulary character_words{};
    homestretch::Vocabulary tile_words{};
    homestretch::Vocabulary racetrack_words{};
    homestretch::Vocabulary colour_words{};
    std::vector<std::string> labels{};    // by CardId: A, B or C
    std::vector<std::string> abilities{}; // by CharacterId
    std::vector<std::string> tokens{};
    std::vector<std::string> trophies{}; // by place - 1
    homestretch::Language language{};
    homestretch::ProgramTable programs{};                  // dragons first, then characters
    std::vector<homestretch::Sources> dragon_sources{};    // by CardId
    std::vector<homestretch::Sources> character_sources{}; // by CharacterId

    [[nodiscard]] const std::string& name(CardId id) const {
        return dragon_words.name(static_cast<std::size_t>(id));
    }
    [[nodiscard]] const std::string& name(CharacterId id) const {
        return character_words.name(static_cast<std::size_t>(id));
    }
    [[nodiscard]] std::string text(CardId id) const; // its rules text
    [[nodiscard]] std::string text(CharacterId id) const;
};

// The hand a seat holds, for its eyes only. Hands lie where they were dealt; passing them on is counting
// rounds (DR-35).
[[nodiscard]] inline Hand& hand_of(const RulesOfPlay& rules, State& state, Seat seat) {
    return state
        .hands[rules.dealt_to(homestretch::index_of(seat), state.open.round, rules.turn(state.open.turn))];
}
[[nodiscard]] inline const Hand& hand_of(const RulesOfPlay& rules, const State& state, Seat seat) {
    return state
        .hands[rules.dealt_to(homestretch::index_of(seat), state.open.round, rules.turn(state.open.turn))];
}

} // namespace dragon_racer
