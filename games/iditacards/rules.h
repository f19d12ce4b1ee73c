#pragma once

#include "engine/effects/language.h"
#include "engine/effects/program.h"
#include "engine/game.h"
#include "engine/pack/vocabulary.h"
#include "games/iditacards/effects.h"
#include "games/iditacards/state.h"

#include <array>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace iditacards {

using homestretch::ProgramId;

enum class Role : std::uint8_t { Starter, Legendary, Upgrade, Damage };

inline constexpr std::uint8_t cost_all = 255; // energy ALL (ID-19)
inline constexpr std::uint8_t no_subtype = 255;
inline constexpr std::size_t squares = 160; // numbered from 0; the Finish is square 160
inline constexpr std::int16_t finish_square = 160;
inline constexpr std::size_t starting_hand = 6; // ID-51
inline constexpr auto no_program = ProgramId{0};
inline constexpr std::size_t max_decks = max_upgrade_decks + 3; // starter, legendary and damage
inline constexpr std::size_t max_weathers = 20;                 // faces of a die

// How much lower and higher a cost becomes: not one number, since the lowering stops at 0 (ID-17).
struct CostChange {
    std::int16_t lower = 0;
    std::int16_t higher = 0;
};

// What dogs and attachments add up to while they lie on a table.
struct Traits {
    std::int16_t speed = 0;
    std::int16_t speed_other_dogs = 0;
    std::int16_t hand = 0;
    CostChange energy_cost{};
    CostChange health_cost{};
    CostChange risk_cost{};
    std::int16_t leg_levels = 0;
    std::int16_t destroy_more = 0; // personal-bonus
    std::int16_t look_more = 0;
    std::int16_t take_more = 0; // sled-bonus
    std::int16_t fill_more = 0;
    std::uint8_t speed_multiply = 1;
    bool no_pass_damage = false;
};

// One row of cards.csv.
struct Card {
    Type type{};
    std::uint8_t subtype = no_subtype;
    std::uint8_t deck = 0;    // a row of decks.csv
    std::uint8_t copies = 0;  // in the box, all copies of the deck together
    std::uint8_t in_deck = 0; // in one copy of the deck
    std::uint8_t energy = 0;
    std::uint8_t health = 0;
    std::uint8_t risk = 0;
    std::uint8_t counts_as = 1;
    std::uint8_t holds = 1;
    std::uint8_t death_kills = 0; // or all_of_them
    DiesTo dies_to = DiesTo::Destroyed;
    bool cannot_die = false;
    bool armour = false;
    bool starts_in_play = false;
    bool breaks_payment = false;
    bool risk_payments_twice = false;
    bool fake = false;      // the subtype that `kill any fake` looks for
    bool takes_part = true; // not in the box (options decks, solo_utility)
    ProgramId steps{};      // when it resolves
    ProgramId on_play{};
    ProgramId on_move{};
    ProgramId on_day_end_empty{};
    ProgramId text{}; // the whole effect
    Traits traits{};
};

struct Deck {
    Role role{};
    std::uint8_t copies = 0;
    bool in_play = true;
};

struct Leg {
    std::int16_t first = 0;
    std::int16_t last = 0;
    std::uint8_t enter_hypothermia = 0;
    std::uint8_t enter_starvation = 0;
    std::int16_t checkpoint = -1; // a square, or -1
    std::int16_t dog_speed = 0;
    bool immune = false;
    bool no_starve = false;
    bool risks_fizzle = false;
    bool no_extra_hand = false;
    bool no_speed_bonus = false;
    ProgramId on_day{};
    ProgramId on_turn_end{};
    ProgramId text{}; // the whole effect
};

struct Weather {
    std::int16_t speed = 0;
    TypeSet cancelled{};
    bool no_movement = false;
    bool destroys_supply = false;
    ProgramId on_roll{};
    ProgramId text{};
};

enum class EndMove : std::uint8_t { OnePlusSpeed, One, None };
enum class DayEffects : std::uint8_t { Everyone, Participants };

// What a program is. The procedures of the rules are written as programs so that they too can stop in the
// middle (procedures.h); there is one of each, and its number is its kind's. The others are parts of effects.
enum class ProgramKind : std::uint16_t {
    Nothing, // an empty program
    Shortfall,
    Play,
    ResolveCard,
    ResolveDog,
    ResolveAttachment,
    Walk,
    Deaths,
    NewDay,
    EndOfTurn,
    Card, // what a card does when it resolves
    OnPlay,
    OnMove,
    OnDayEndEmpty,
    OnRoll,
    OnDay,
    OnTurnEnd,
    Text, // a whole effect, there to be read and never carried out
};
[[nodiscard]] constexpr bool is_resolving(ProgramKind kind) {
    return kind >= ProgramKind::ResolveCard && kind <= ProgramKind::ResolveAttachment;
}
[[nodiscard]] constexpr bool is_part(ProgramKind kind) { // of an effect
    return kind >= ProgramKind::Card && kind != ProgramKind::Text;
}
// Where a program comes from.
struct Origin {
    ProgramKind kind{};
    CardId card{}; // whose effect it is a part of; those of legs and weather stand on none
};

// Where arrays by square keep one: Start, square -1, comes first.
[[nodiscard]] constexpr std::size_t track_index(int square) {
    return static_cast<std::size_t>(square) + 1;
}

// What play reads of the pack compiled for one table: a plain value, by id.
struct RulesOfPlay {
    std::size_t seats = 0;
    FixedList<Card, max_names> cards{};
    FixedList<Deck, max_decks> decks{};
    FixedList<std::uint8_t, max_upgrade_decks> upgrade_decks{}; // rows of decks.csv, in the order of the file
    FixedList<Leg, squares> legs{};                             // of the board in use
    std::array<std::uint8_t, squares + 2> leg_at{};        // by track_index(); ID-81: the first has Start
    std::array<std::int16_t, squares + 2> checkpoint_at{}; // by track_index(): its number, or -1
    FixedList<Weather, max_weathers> weathers{};
    std::array<CardSet, max_decks> cards_of_deck{}; // by row of decks.csv
    CardSet breakers{};
    CardSet dogs{};
    CardId damage_card{}; // what a point of damage is

    // Options
    bool supply_adds = false;
    bool immunity_protects_passing = true;
    DayEffects day_effects = DayEffects::Everyone;
    EndMove end_move = EndMove::OnePlusSpeed;
    bool damage_stops_end_move = false;
    bool allow_pass = false;
    bool wipe_supply = false;
    std::optional<Seat> first_player{}; // nothing: at random
    std::uint16_t round_limit = 200;
    homestretch::ProgramTable programs{};

    [[nodiscard]] const Card& card(CardId id) const { return cards[index_of(id)]; }
    [[nodiscard]] const Deck& deck(CardId id) const { return decks[card(id).deck]; }
    [[nodiscard]] std::size_t leg_number(int square) const { return leg_at[track_index(square)]; }
    [[nodiscard]] const Leg& leg(int square) const { return legs[leg_number(square)]; }
};
static_assert(std::is_trivially_copyable_v<RulesOfPlay>);

struct LegRow {
    Leg leg{};
    std::string name{};
    homestretch::Sources sources{};
};

// With the words beside it, which are for people only.
struct Rules : RulesOfPlay {
    std::array<std::vector<LegRow>, 2> boards{}; // multiplayer, solo
    homestretch::Vocabulary card_words{};
    homestretch::Vocabulary deck_words{};
    homestretch::Vocabulary upgrade_words{}; // of these, the upgrade decks
    homestretch::Vocabulary type_words{"dog",  "attachment", "food",     "personal",
                                       "sled", "utility",    "movement", "damage"};
    homestretch::Vocabulary subtype_words{};
    homestretch::Vocabulary weather_words{};
    homestretch::Language language{};
    homestretch::Vocabulary program_words{};          // by ProgramId
    std::vector<Origin> origins{};                    // by ProgramId
    std::vector<homestretch::Sources> card_sources{}; // by CardId
    std::vector<homestretch::Sources> weather_sources{};

    [[nodiscard]] const Origin& origin(ProgramId program) const {
        return origins[static_cast<std::size_t>(program)];
    }
    [[nodiscard]] const std::string& name(CardId id) const { return card_words.name(index_of(id)); }
    [[nodiscard]] const std::string& id(CardId id) const { return card_words.id(index_of(id)); }
    [[nodiscard]] const std::string& leg_name(std::size_t number) const {
        return boards[seats == 1 ? 1 : 0][number].name;
    }
    [[nodiscard]] std::string text(CardId id) const; // its rules text
    [[nodiscard]] std::string text(const Leg& leg) const;
    [[nodiscard]] std::string text(const Weather& weather) const;
};

// As the cards of the pack call a leg: "leg-3", "solo-leg-3"
[[nodiscard]] std::string leg_id(bool solo, std::size_t number);
// "2, 3 and risk 1" as people write costs: "energy 2, health 3, risk 1"
[[nodiscard]] std::string facts(const Rules& rules, CardId id);

} // namespace iditacards
