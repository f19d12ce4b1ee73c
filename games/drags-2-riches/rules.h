#pragma once

#include "engine/effects/language.h"
#include "engine/effects/program.h"
#include "engine/game.h"
#include "engine/pack/vocabulary.h"
#include "games/drags-2-riches/effects.h"
#include "games/drags-2-riches/state.h"

#include <array>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace drags_2_riches {

inline constexpr std::size_t hand_drawn = 5;         // D2R-12, D2R-77
inline constexpr std::size_t spree_drawn = 2;        // D2R-97
inline constexpr std::size_t reserve_size = 8;       // D2R-112
inline constexpr std::size_t most_decisions = 20000; // D2R-110
inline constexpr std::size_t max_types = 109;        // 96 for sale, 13 starters and coins
inline constexpr std::size_t max_events = 24;
inline constexpr std::size_t max_characters = 12;
inline constexpr std::size_t deck_count = 3; // of events

// What activating a card or using a power does.
struct Effect {
    homestretch::ProgramId program{};  // with the target and the reactions before it, the reversals behind
    homestretch::ProgramId reversal{}; // its Shade alone, preceded by the attacker's answer; never `program`
    homestretch::ProgramId written{};  // as the pack has it, for its text
    std::uint8_t need = 0;             // cards a reversal needs in the attacker's hand (D2R-52)
    bool does_something = false;
    bool shade = false;
    bool activates = false;  // another card: such a one is never activated by a card
    bool for_events = false; // useless in a Shopping Spree round (D2R-63)
};

// One row of wardrobe.csv, starters.csv or coins.csv.
struct Card {
    CardBits bits{};
    Effect effect{};
    std::uint8_t value = 0;
    std::uint8_t coins = 0;
    std::optional<Category> category{}; // coins have none
    bool block = false;
    bool reverse = false;
    std::uint8_t copies = 0; // for sale; of starters and coins: of each player
    bool for_sale = false;
};

// What a card of a hand can be played for (D2R-22): coins are never worn.
struct Plays {
    std::array<homestretch::Action, 2> activate_or_wear{};
    std::uint32_t count = 0;
};

struct Character {
    Effect effect{};
    bool reaction = false; // timing `reaction` (D2R-61), otherwise `turn` (D2R-60)
};

enum class EventKind : std::uint8_t { Event, Spree, Tour };
struct EventCard {
    std::uint8_t deck = 0; // from 0
    EventKind kind = EventKind::Event;
    std::uint8_t prestige = 0;
};

enum class Characters : std::uint8_t { Choose, Random, None };

// What play reads of the pack compiled for one table: a plain value, by id.
struct RulesOfPlay {
    std::size_t seats = 0;
    Source first_power = 0;                            // of Sources: as many as there are cards
    FixedList<Card, max_types> cards{};                // by CardId
    FixedList<Character, max_characters> characters{}; // by CharacterId
    FixedList<EventCard, max_events> events{};         // by EventId
    std::array<CardId, CardSet::word_count * CardSet::word_bits> card_at{}; // by bit of a CardSet
    std::array<Plays, CardSet::word_count * CardSet::word_bits> plays{};    // likewise
    std::array<std::uint32_t, 256> prices{}; // by CardId; of an empty slot more than anybody has

    // Groups of cards, by their first bits
    CardSet types{};                                    // all
    CardSet blocks{};                                   // D2R-43
    CardSet reverses{};                                 // D2R-49
    CardSet callable{};                                 // an `activate` step may choose it
    std::array<CardSet, category_count> worn_on{};      // by category
    std::array<CardSet, max_value + 1> worth_at_most{}; // by value
    // By all their bits
    CardSet all{};
    CardSet single{};                                  // there is one copy
    std::array<CardSet, category_count> of_category{}; // by category
    CardSet for_sale{};
    CardSet starting_deck{};
    EventSet stack{};                            // the events of this match
    std::array<EventSet, deck_count> ordinary{}; // of the stack, by deck: in any order
    std::array<EventSet, deck_count> special{};  // of the stack, by deck: the card under them

    // Options
    Characters choice_of_characters = Characters::Choose;
    std::optional<Seat> first_player{}; // nothing: by lot (D2R-8)
    bool last_minute = false;           // D2R-81
    bool thrifting = false;             // D2R-74
    bool category_is = false;           // D2R-91
    bool tie_by_turn_order = false;     // D2R-90
    bool reversals_answered = false;    // answer_reversal=block
    bool tour_reserve = false;          // D2R-112, only if there is a Tour
    bool open_prestige = false;
    homestretch::ProgramTable programs{};

    [[nodiscard]] const Card& card(CardId id) const { return cards[index_of(id)]; }
    [[nodiscard]] const CardBits& bits(CardId id) const { return cards[index_of(id)].bits; }
    [[nodiscard]] std::uint32_t price(CardId id) const { return prices[index_of(id)]; }
    [[nodiscard]] const Character& character(CharacterId id) const {
        return characters[static_cast<std::size_t>(id)];
    }
    [[nodiscard]] const EventCard& event(EventId id) const { return events[static_cast<std::size_t>(id)]; }
    [[nodiscard]] Source source_of(CharacterId id) const {
        return static_cast<Source>(first_power + static_cast<Source>(id));
    }
    [[nodiscard]] const Effect& effect(Source source) const {
        return source < first_power ? cards[source].effect
                                    : characters[static_cast<std::size_t>(source - first_power)].effect;
    }
    [[nodiscard]] bool is_kind(EventId event_id, EventKind kind) const {
        return event_id != no_event && event(event_id).kind == kind;
    }

    [[nodiscard]] Seat after(Seat seat) const { // clockwise: to the left (D2R-2)
        return homestretch::seat_at(index_of(seat) + 1 < seats ? index_of(seat) + 1 : 0);
    }
    [[nodiscard]] Seat after(Seat seat, std::size_t steps) const {
        const std::size_t index = index_of(seat) + steps;
        return homestretch::seat_at(index < seats ? index : index - seats);
    }
};
static_assert(std::is_trivially_copyable_v<RulesOfPlay>);

// With the words beside it, which are for people only.
struct Rules : RulesOfPlay {
    homestretch::Vocabulary card_words{};
    homestretch::Vocabulary character_words{};
    homestretch::Vocabulary event_words{};
    homestretch::Vocabulary source_words{};           // cards, then characters
    homestretch::Vocabulary worn_words{};             // cards, then "?"
    std::vector<homestretch::Sources> card_sources{}; // by CardId
    std::vector<homestretch::Sources> character_sources{};
    std::vector<homestretch::Sources> event_sources{};
    std::vector<std::string> power_names{}; // by CharacterId
    homestretch::Language language{};

    [[nodiscard]] const homestretch::Vocabulary& words_of(CardId) const { return card_words; }
    [[nodiscard]] const homestretch::Vocabulary& words_of(CharacterId) const { return character_words; }
    [[nodiscard]] const homestretch::Vocabulary& words_of(EventId) const { return event_words; }
    template <class Id>
    [[nodiscard]] const std::string& id(Id id) const {
        return words_of(id).id(static_cast<std::size_t>(id));
    }
    template <class Id>
    [[nodiscard]] const std::string& name(Id id) const {
        return words_of(id).name(static_cast<std::size_t>(id));
    }
    [[nodiscard]] const std::string& source_id(Source source) const { return source_words.id(source); }
    [[nodiscard]] const std::string& source_name(Source source) const; // of a power: the power's
    [[nodiscard]] std::string text(CardId id) const;                   // "1 coin. Shade. Peek at …"
    [[nodiscard]] std::string text(CharacterId id) const;
    [[nodiscard]] std::string text(EventId id) const;
};

} // namespace drags_2_riches
