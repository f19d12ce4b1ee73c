#pragma once

// Words for the tests of Dragon Racer: who sits at the table, how a position is put on it, what players do
// and what must be true then.
//
//     Race race = a_race().with_players(3).on_turn(6).team(ann, {...}).collected(ann, {...}).racing(ann);
//     race.does(ann, "fire 3");
//     EXPECT_EQ(race.moved(ann), 9);
//
// What a test leaves open is filled in: characters whose abilities leave boosts alone, trophies in seat order
// (Ann has 1st place and races last), tiles, and "any" for cards: racing dragons that lie nowhere else.

#include "engine/testing/play.h"
#include "games/dragon-racer/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>

namespace dragon_racer::tests {

using homestretch::ann;
using homestretch::ben;
using homestretch::cleo;
using homestretch::dan;
using homestretch::Json;
using homestretch::nth_seed;
using homestretch::OptionTexts;
using homestretch::Pack;
using homestretch::Seed;
using homestretch::spectator;
using homestretch::Telling;
using homestretch::Texts;
using homestretch::Viewer;
using Play = homestretch::Play<Game>;

using Ids = Texts;                // of cards, characters or tiles
using Numbers = std::vector<int>; // one per seat, unless said otherwise
using Seats = std::vector<Seat>;

// "fire 0", "fire 1", ... as they are offered.
[[nodiscard]] Texts fires(const Numbers& masks);

[[nodiscard]] inline const Pack& standard_pack() {
    return homestretch::standard_pack(Game::info.id, Game::tables());
}
[[nodiscard]] inline homestretch::EditedPack edited_pack() {
    return {Game::info.id, Game::tables()};
}
// Makes players.csv agree with the dragons that are there.
[[nodiscard]] Pack counted(Pack pack);
[[nodiscard]] std::shared_ptr<const Rules> rules_for(std::size_t players, const OptionTexts& options = {},
                                                     const Pack& pack = standard_pack());
[[nodiscard]] inline std::string refusal(std::size_t players, const OptionTexts& options = {},
                                         const Pack& pack = standard_pack()) {
    return homestretch::refusal<Game>(pack, players, options);
}

class Race : public Play {
public:
    using Play::Play;
    Race(const Play& play) : Play(play) {} // NOLINT(google-explicit-constructor): it is one

    Race& does(Seat seat, std::string_view text);
    // One round of the draft: each seat takes this card out of its hand.
    Race& everybody_takes(const Ids& cards);
    // The draft to its end: each seat always takes the first card of its hand.
    Race& drafts();
    // The whole race of the seat that is asked: holds, fires up nothing, keeps the team.
    Race& rests(Seat seat);
    // The same for all who still have to race, so that the boosts come next.
    Race& everybody_rests();

    [[nodiscard]] std::string decision() const; // "draft", "attack", "fire", "swap", "finished", ...
    [[nodiscard]] Seats waits_for() const { return {asked().begin(), asked().end()}; }
    [[nodiscard]] int turn() const { return state().open.turn; }
    [[nodiscard]] int distance(Seat seat) const { return player(state(), seat).distance; }
    [[nodiscard]] int moved(Seat seat) const { return player(state(), seat).moved; } // this turn
    [[nodiscard]] Ids cards(Seat seat, const std::string& zone) const { return of(seat)[zone].get<Ids>(); }
    [[nodiscard]] Ids hand(Seat seat) const { return cards(seat, "hand"); }
    [[nodiscard]] Ids collected(Seat seat) const { return cards(seat, "collected"); }
    [[nodiscard]] Ids undealt() const { return dump()["undealt"].get<Ids>(); }
    [[nodiscard]] Ids deck() const; // undealt and in hands: what was shuffled, sorted
};

// ---- a position in the making

class Position {
public:
    Position& with_players(std::size_t players) { return set(players_, players); }
    Position& with(const std::string& option, const std::string& value) {
        return set(options_[option], value);
    }
    Position& with_pack(const Pack& pack) { return set(pack_, pack); }
    Position& on_turn(int turn) { return set(turn_, turn); }
    Position& from_seed(const Seed& seed) { return set(seed_, seed); }
    Position& upper(const Ids& tiles) { return set(upper_, tiles); } // at positions 2, 3, 4
    Position& lower(const Ids& tiles) { return set(lower_, tiles); } // at positions 7, 8, 9
    Position& characters(const Ids& by_seat) { return set(characters_, by_seat); }
    Position& trophies(const Numbers& by_seat) { return set(numbers_["trophy"], by_seat); }
    Position& distances(const Numbers& by_seat) { return set(numbers_["distance"], by_seat); }
    // Cards by id; a list that ends with "any" is filled up.
    Position& team(Seat seat, const Ids& cards) { return set(zones_[{seat, "team"}], cards); }
    Position& hand(Seat seat, const Ids& cards) { return set(zones_[{seat, "hand"}], cards); }
    Position& collected(Seat seat, const Ids& cards) { return set(zones_[{seat, "collected"}], cards); }
    Position& undealt(const Ids& cards) { return set(undealt_, cards); }
    // An attack dragon of a seat that has raced lies on somebody's racing dragon.
    Position& attack(Seat seat, int collected_index, Seat target, int slot);

    [[nodiscard]] Race start() const; // a new match instead: nothing but the table counts
    [[nodiscard]] Race exploring() const { return begin("explore", {}); } // and on to the first picks
    [[nodiscard]] Race dealing() const { return begin("deal", {}); }      // the same without exploring
    [[nodiscard]] Race drafting(int round = 1) const;
    [[nodiscard]] Race racing(Seat seat) const { return begin("race", {seat}); } // reveals, and on
    [[nodiscard]] Race boosting() const { return begin("boost", {}); }           // and on to the next picks
    [[nodiscard]] Race finished() const { return begin("finished", {}); }
    // Why such a position cannot be; empty if it can.
    [[nodiscard]] std::string mistake(const std::string& phase, const Seats& pending) const;

private:
    template <class T, class Value>
    Position& set(T& member, const Value& value) {
        member = value;
        return *this;
    }
    [[nodiscard]] Json json(const std::string& phase, const Seats& pending, const Json& round) const;
    [[nodiscard]] Race begin(const std::string& phase, const Seats& pending,
                             const Json& round = nullptr) const;

    std::size_t players_ = 2;
    OptionTexts options_{};
    Pack pack_ = standard_pack();
    int turn_ = 1;
    Seed seed_{};
    Ids upper_{"frozen_cove_green", "wyrm_woods_red", "golden_caves_gold"};
    Ids lower_{"burning_spire_gold", "speed_city_blue", "golden_caves_green"};
    Ids characters_{};
    std::map<std::string, Numbers> numbers_{};
    std::map<std::pair<Seat, std::string>, Json> zones_{};
    std::map<Seat, Json> attacks_{};
    Json undealt_ = "rest";
};
[[nodiscard]] inline Position a_race() {
    return {};
}
// With characters given by the options as well, so that a match started there has no Team Player.
[[nodiscard]] Position a_plain_match(std::size_t players);

// ---- chance

// How often each result occurs over so many seeds.
template <class Observe>
[[nodiscard]] auto tally(std::uint64_t seeds, Observe observe) {
    std::map<decltype(observe(Seed{})), int> counts;
    for (std::uint64_t i = 0; i < seeds; ++i) ++counts[observe(nth_seed(i))];
    return counts;
}

// There are so many possible results, no others occur, and all are about equally frequent: chi squared stays
// within five standard deviations.
MATCHER_P(SpreadsEvenlyOver, ways, "") {
    double all = 0;
    for (const auto& [result, count] : arg) all += count;
    const double expected = all / static_cast<double>(ways);
    double chi_squared =
        (static_cast<double>(ways) - static_cast<double>(arg.size())) * expected; // never seen
    for (const auto& [result, count] : arg) chi_squared += (count - expected) * (count - expected) / expected;
    const double degrees = static_cast<double>(ways) - 1;
    *result_listener << arg.size() << " results, chi squared " << chi_squared;
    return arg.size() <= static_cast<std::size_t>(ways) && chi_squared < degrees + 5 * std::sqrt(2 * degrees);
}

} // namespace dragon_racer::tests
