#pragma once

#include "engine/effects/language.h"
#include "engine/effects/program.h"
#include "engine/game.h"
#include "engine/pack/vocabulary.h"
#include "games/slow-and-steady/effects.h"
#include "games/slow-and-steady/state.h"

#include <array>
#include <string>
#include <vector>

namespace slow_and_steady {

inline constexpr std::size_t draft_steps = 4;       // SS-10
inline constexpr std::size_t offered = 2;           // cards in a draft offer (SS-11)
inline constexpr std::size_t hand_size = 3;         // SS-20
inline constexpr std::size_t most_steps = 4;        // of one side of a card
inline constexpr std::size_t most_decisions = 5000; // SS-94
inline constexpr std::size_t pieces_for_more = 12;  // with so many, only mandatory plays add another (SS-49)
inline constexpr int most_activations = 64;         // SS-35
inline constexpr int most_split = 30;               // SS-62
inline constexpr int few_hearts = 2;                // of `if_low`

// A step that counts as long as the card is in play.
struct Lasting {
    Verb verb{};
    std::int8_t what = 0;   // the Counter of `vary`, the Filter of `aura` and `only`
    std::int8_t number = 0; // NUM of `vary`, N of the others
    std::int8_t divisor = 1;
    bool operator==(const Lasting&) const = default;
};

// One side of a card.
struct Side {
    std::int8_t power = 0; // printed
    bool variable = false; // shown as +
    bool acts = false;     // has steps that are carried out once
    bool joins = false;
    bool keeps = false;
    bool breaks = false; // SS-65
    bool copies = false; // `copy effect` or `copy power`
    FixedList<Lasting, most_steps> lasting{};
    homestretch::ProgramId program{}; // all steps, for its text
};

[[nodiscard]] std::string power_text(const Side& side); // "2", "0+"

struct Card {
    Side resource{};
    Side challenge{};
};

// What only people read of a card, beside its words.
struct CardText {
    std::string challenge_name{};
    homestretch::Sources resource_sources{};
    homestretch::Sources challenge_sources{};
};

// A row of ratings.csv (SS-89).
struct Rating {
    int from = 0;
    int to = 0;
    std::string title{};
};

enum class StartPlayer : std::uint8_t { Fixed, Rotate, Random };
enum class LossRule : std::uint8_t { ZeroThenLoss, BelowZero, Brink }; // SS-77, SS-79

// The pack compiled for one table. Tables are by id; words are for people only.
struct Rules {
    std::size_t seats = 0;
    std::size_t specials = 0; // how many special cards the pack has
    std::array<Card, most_cards> cards{};
    std::array<std::uint8_t, basic_powers> basic_copies{}; // by power
    // The steps that are carried out once: of resource sides at twice the card's number, of challenge sides
    // one behind.
    homestretch::ProgramTable acting{};

    // Options
    std::uint8_t start_hearts = 0;
    std::uint8_t heart_cap = 14; // 99: none (SS-75)
    std::uint8_t dealt = 3;      // challenges in a round (SS-22)
    StartPlayer start_player = StartPlayer::Fixed;
    LossRule loss_rule = LossRule::ZeroThenLoss;
    bool open_hands = true;
    bool rounds_up = false;
    bool refills = true;
    bool planning_aid = true;

    // For bots: what a card is worth in the draft, both sides of it.
    std::array<float, most_cards> draft_worths{};

    // Words
    homestretch::Vocabulary card_words{}; // by CardId; the names are those of the resource sides
    std::vector<CardText> texts{};        // by CardId
    std::vector<Rating> ratings{};
    homestretch::Language language{};
    homestretch::ProgramTable programs{};

    [[nodiscard]] const Side& resource(CardId card) const { return cards[index_of(card)].resource; }
    [[nodiscard]] const Side& challenge(CardId card) const { return cards[index_of(card)].challenge; }
    [[nodiscard]] static homestretch::ProgramId resource_program(CardId card) {
        return static_cast<homestretch::ProgramId>(2 * index_of(card));
    }
    [[nodiscard]] static homestretch::ProgramId challenge_program(CardId card) {
        return static_cast<homestretch::ProgramId>(2 * index_of(card) + 1);
    }
    [[nodiscard]] const std::string& id(CardId card) const { return card_words.id(index_of(card)); }
    [[nodiscard]] const std::string& resource_name(CardId card) const {
        return card_words.name(index_of(card));
    }
    [[nodiscard]] const std::string& challenge_name(CardId card) const {
        return texts[index_of(card)].challenge_name;
    }
    [[nodiscard]] std::string text(const Side& side) const;  // its rules text
    [[nodiscard]] const std::string& title(int score) const; // SS-89

    // SS-6, SS-8: the seat at this place of the turn order, and back.
    [[nodiscard]] Seat in_order(Seat lead, std::size_t place) const {
        const std::size_t seat = index_of(lead) + place;
        return homestretch::seat_at(seat < seats ? seat : seat - seats);
    }
    [[nodiscard]] std::size_t order_of(Seat lead, Seat seat) const {
        return index_of(seat) >= index_of(lead) ? index_of(seat) - index_of(lead)
                                                : index_of(seat) + seats - index_of(lead);
    }
};

// The CSV files of a pack.
inline constexpr std::array<std::string_view, 3> table_files{"basic_cards.csv", "special_cards.csv",
                                                             "ratings.csv"};
// Fills the cards and ratings of `rules`, whose language must be there, and adds every mistake to `problems`.
void read_tables(const homestretch::Pack& pack, Rules& rules, homestretch::Problems& problems);
// heuristics.cpp
[[nodiscard]] std::array<float, most_cards> draft_worths(const Rules& rules);

} // namespace slow_and_steady
