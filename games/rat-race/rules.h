#pragma once

#include "engine/effects/language.h"
#include "engine/effects/program.h"
#include "engine/game.h"
#include "engine/pack/vocabulary.h"
#include "games/rat-race/layout.h"
#include "games/rat-race/state.h"

#include <array>
#include <string>
#include <vector>

namespace rat_race {

inline constexpr std::size_t cards_dealt = 4; // to each player (RR-6)
// Bounds that are no rules of the game, only there so that every program ends: then a Regency ends the match.
inline constexpr std::uint16_t most_turns = 1000; // where no turn limit was agreed on (RR-83)
inline constexpr std::size_t most_decisions = 20'000;

// One row of issues.csv or actions.csv.
struct Title {
    std::array<std::uint8_t, councilor_count>
        symbols{}; // by Councilor; what the card counts when banked (RR-77)
    homestretch::ProgramId program{};
    std::uint8_t copies = 0;
    bool is_issue = false;
    bool feet = false;
    Ideal ideal{}; // of Issues
};

enum class FirstPlayer : std::uint8_t { Random, Election, Seat0 };

// The pack compiled for one table. Tables are by id; words are for people only.
struct Rules {
    std::size_t seats = 0;
    Seats everybody = 0;
    FixedList<Title, max_cards> titles{}; // by TitleId; Issues first
    std::size_t issue_titles = 0;
    FixedList<PileCard, max_cards> cards{};    // all of them, before they are shuffled
    std::array<Ideal, councilor_count> home{}; // RR-19
    Layout layout{};

    // Options
    FirstPlayer first_player = FirstPlayer::Random;
    std::uint16_t last_turn = most_turns; // after it a Regency ends the match (RR-83)
    bool turn_limit = false;              // people agreed on that
    bool backward_needs_all = false;      // backward_rule=riot_all (RR-46)
    bool backward_forced = false;         // RR-48
    bool feet_for_cards = false;          // feet_scope=all_steps (RR-38)
    bool feet_lift = false;               // feet_deadlock=lift (RR-39)
    bool plant_top_only = false;          // plant_pick=top (RR-30)
    bool plant_under = false;             // plant_place=under (RR-31)
    bool riot_occupied = false;           // RR-57
    bool riots_spare_every_field = false; // riot_path=every_field (RR-59)
    bool remembers = true;                // peek_memory=on (RR-92)

    // Words
    homestretch::Vocabulary title_words{};
    homestretch::Vocabulary councilor_words{};
    std::vector<homestretch::Sources> title_sources{}; // by TitleId
    std::vector<homestretch::Sources> councilor_sources{};
    homestretch::Vocabulary ideal_words{"laurel", "fist", "hands", "money", "plant"};
    std::vector<std::string> visions{}; // by Councilor
    homestretch::Language language{};
    homestretch::ProgramTable programs{};

    [[nodiscard]] const Title& title(TitleId id) const { return titles[static_cast<std::size_t>(id)]; }
    [[nodiscard]] const std::string& id(TitleId title) const {
        return title_words.id(static_cast<std::size_t>(title));
    }
    [[nodiscard]] const std::string& name(TitleId title) const {
        return title_words.name(static_cast<std::size_t>(title));
    }
    [[nodiscard]] const std::string& id(Councilor councilor) const {
        return councilor_words.id(index_of(councilor));
    }
    [[nodiscard]] const std::string& name(Councilor councilor) const {
        return councilor_words.name(index_of(councilor));
    }
    [[nodiscard]] const std::string& id(Ideal ideal) const {
        return ideal_words.id(static_cast<std::size_t>(ideal));
    }
    [[nodiscard]] std::string text(TitleId id) const; // its rules text
    [[nodiscard]] Seat after(Seat seat) const {
        return homestretch::seat_at(index_of(seat) + 1 < seats ? index_of(seat) + 1 : 0);
    }
};

} // namespace rat_race
