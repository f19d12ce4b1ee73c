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

#include "games/dragon-racer/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dragon_racer::tests {

using homestretch::Json;
using homestretch::OptionTexts;
using homestretch::Outcome;
using homestretch::Pack;
using homestretch::Seed;
using homestretch::spectator;
using homestretch::Telling;
using homestretch::Viewer;

inline constexpr Seat ann = homestretch::seat_at(0);
inline constexpr Seat ben = homestretch::seat_at(1);
inline constexpr Seat cleo = homestretch::seat_at(2);
inline constexpr Seat dan = homestretch::seat_at(3);
inline constexpr Seat eve = homestretch::seat_at(4);
inline constexpr Seat finn = homestretch::seat_at(5);
inline constexpr Seat gwen = homestretch::seat_at(6);
inline constexpr Seat hal = homestretch::seat_at(7);

using Ids = std::vector<std::string>; // of cards, characters or tiles
using Numbers = std::vector<int>;     // one per seat, unless said otherwise
using Seats = std::vector<Seat>;
using Texts = std::vector<std::string>; // of actions: "fire 3"

// "fire 0", "fire 1", ... as they are offered.
[[nodiscard]] Texts fires(const Numbers& masks);

// Seeds that differ, for counting what chance does.
[[nodiscard]] Seed nth_seed(std::uint64_t number);

[[nodiscard]] std::filesystem::path standard_folder();
[[nodiscard]] const Pack& standard_pack();
// The pack compiled for a table; a test that asks for an impossible one stops there.
[[nodiscard]] std::shared_ptr<const Rules> rules_for(std::size_t players, const OptionTexts& options = {},
                                                     const Pack& pack = standard_pack());
// Why a table is refused, every reason on a line of its own; empty if it is not.
[[nodiscard]] std::string refusal(std::size_t players, const OptionTexts& options = {},
                                  const Pack& pack = standard_pack());

// ---- a match in some position; whatever happens in it from there on is remembered

class Race {
public:
    Race(std::shared_ptr<const Rules> rules, const State& state, Recorder recorder = {})
        : rules_(std::move(rules)), state_(state), recorder_(std::move(recorder)) {}

    // Plays the action with this text. A test in which that is not legal fails, and says what would be.
    Race& does(Seat seat, std::string_view text);
    // One round of the draft: each seat takes this card out of its hand.
    Race& everybody_takes(const Ids& cards);
    // The draft to its end: each seat always takes the first card of its hand.
    Race& drafts();
    // The whole race of the seat that is asked: holds, fires up nothing, keeps the team.
    Race& rests(Seat seat);
    // The same for all who still have to race, so that the boosts come next.
    Race& everybody_rests();
    // On to the end, everybody playing at random.
    Race& plays_on(std::uint64_t luck);

    [[nodiscard]] std::string decision() const; // "draft", "attack", "fire", "swap", "finished", ...
    [[nodiscard]] Seats waits_for() const;
    [[nodiscard]] Texts choices(Seat seat) const;
    [[nodiscard]] int turn() const { return state_.open.turn; }
    [[nodiscard]] int distance(Seat seat) const { return player(state_, seat).distance; }
    [[nodiscard]] int moved(Seat seat) const { return player(state_, seat).moved; } // this turn
    [[nodiscard]] Numbers distances() const;
    [[nodiscard]] Numbers trophies() const;
    [[nodiscard]] Ids characters() const;
    [[nodiscard]] Ids team(Seat seat) const;
    [[nodiscard]] Ids hand(Seat seat) const;
    [[nodiscard]] Ids collected(Seat seat) const;
    [[nodiscard]] Ids undealt() const;
    [[nodiscard]] Ids deck() const;    // undealt and in hands: what was shuffled
    [[nodiscard]] Ids in_play() const; // deck, collected cards and teams, sorted
    [[nodiscard]] Ids upper() const;   // tiles at positions 2, 3, 4, face up or not
    [[nodiscard]] Ids lower() const;   // at 7, 8, 9
    [[nodiscard]] Ids face_up() const; // of these, as everybody sees them, in circuit order
    [[nodiscard]] std::string removed_upper() const;
    [[nodiscard]] std::string removed_lower() const;
    [[nodiscard]] Outcome outcome() const { return Game::outcome(*rules_, state_); }

    [[nodiscard]] View seen_by(Viewer viewer) const { return Game::view(*rules_, state_, viewer); }
    [[nodiscard]] Json view(Viewer viewer) const {
        return homestretch::view_json<Game>(*rules_, seen_by(viewer));
    }
    [[nodiscard]] std::string drawing(Viewer viewer,
                                      const homestretch::Paint& paint = homestretch::Paint(false)) const;
    [[nodiscard]] std::string described(Seat seat, std::string_view text) const; // the words of a choice
    [[nodiscard]] std::vector<Telling> heard(Viewer viewer) const;
    [[nodiscard]] Texts kinds() const; // of everything that happened, in order: "revealed", "fired_up"
    [[nodiscard]] Texts story(Viewer viewer) const;                        // the sentences of what is heard
    [[nodiscard]] Texts story(Viewer viewer, std::string_view kind) const; // of one kind of events only

    // The same match with everything the viewer cannot know dealt anew.
    [[nodiscard]] Race redealt(Viewer viewer, const Seed& luck) const;
    [[nodiscard]] Json dump() const { return homestretch::dump<Game>(*rules_, state_); }

    [[nodiscard]] const Rules& rules() const { return *rules_; }
    [[nodiscard]] const State& state() const { return state_; }

private:
    [[nodiscard]] std::optional<Action> find(Seat seat, std::string_view text) const;

    std::shared_ptr<const Rules> rules_;
    State state_;
    Recorder recorder_;
};

// ---- a position in the making

class Position {
public:
    Position& with_players(std::size_t players);
    Position& with(const std::string& option, const std::string& value);
    Position& with_pack(const Pack& pack);
    Position& on_turn(int turn);
    Position& from_seed(const Seed& seed);
    Position& upper(const Ids& tiles); // at positions 2, 3, 4
    Position& lower(const Ids& tiles); // at positions 7, 8, 9
    Position& characters(const Ids& by_seat);
    Position& trophies(const Numbers& by_seat);
    Position& distances(const Numbers& by_seat);
    Position& moved(const Numbers& by_seat);
    // Cards by id; a list that ends with "any" is filled up.
    Position& team(Seat seat, const Ids& cards);
    Position& hand(Seat seat, const Ids& cards);
    Position& collected(Seat seat, const Ids& cards);
    Position& undealt(const Ids& cards);
    // An attack dragon of a seat that has raced lies on somebody's racing dragon.
    Position& attack(Seat seat, int collected_index, Seat target, int slot);

    [[nodiscard]] Race start() const;     // a new match instead: nothing but the table counts
    [[nodiscard]] Race exploring() const; // explore, deal, and on to the first picks
    [[nodiscard]] Race dealing() const;   // the same without exploring
    [[nodiscard]] Race drafting(int round = 1) const;
    [[nodiscard]] Race racing(Seat seat) const; // reveals, and on to what the seat has to decide first
    [[nodiscard]] Race boosting() const;        // boosts, clean-up, and on to the next turn's picks
    [[nodiscard]] Race cleaning_up() const;
    [[nodiscard]] Race finished() const;
    // Why such a position cannot be; empty if it can.
    [[nodiscard]] std::string mistake(const std::string& phase, const Seats& pending) const;

private:
    [[nodiscard]] Json json(const std::string& phase, const Seats& pending, const Json& round) const;
    [[nodiscard]] Race begin(const std::string& phase, const Seats& pending,
                             const Json& round = nullptr) const;

    struct Place {
        Json team = "any";
        Json hand{};      // null: "any", where there are cards at all
        Json collected{}; // likewise
        Json attacks = Json::array();
    };
    std::size_t players_ = 2;
    OptionTexts options_{};
    Pack pack_ = standard_pack();
    int turn_ = 1;
    Seed seed_{};
    Ids upper_{"frozen_cove_green", "wyrm_woods_red", "golden_caves_gold"};
    Ids lower_{"burning_spire_gold", "speed_city_blue", "golden_caves_green"};
    Ids characters_{};
    Numbers trophies_{};
    Numbers distances_{};
    Numbers moved_{};
    std::array<Place, max_players> places_{};
    Json undealt_ = "rest";
};
[[nodiscard]] inline Position a_race() {
    return {};
}
// With characters given by the options as well, so that a match started there has no Team Player.
[[nodiscard]] Position a_plain_match(std::size_t players);

// ---- cards and lists of them

inline const Ids corner_tiles{"speed_city_gold", "wyrm_woods_green", "burning_spire_red", "frozen_cove_blue"};
inline const Ids upper_tiles{"frozen_cove_green", "wyrm_woods_red", "golden_caves_gold", "star_field_blue"};
inline const Ids lower_tiles{"burning_spire_gold", "speed_city_blue", "golden_caves_green", "star_field_red"};

[[nodiscard]] Ids sorted(Ids ids);
[[nodiscard]] Ids joined(const Ids& left, const Ids& right);
[[nodiscard]] Ids without(Ids all, const Ids& some); // every item of `some` must be there
[[nodiscard]] Ids in_both(const Ids& left, const Ids& right);
[[nodiscard]] Ids in_file_order(const Race& race, Ids cards); // as dragons.csv lists them
[[nodiscard]] const Dragon& dragon(const Race& race, std::string_view id);
[[nodiscard]] Numbers levels(const Race& race, const Ids& cards); // how many of levels 1, 2, 3, 4
[[nodiscard]] Ids labels(const Race& race, const Ids& cards);     // each once, sorted
[[nodiscard]] Ids attackers(const Race& race, const Ids& cards);  // those that are attack dragons
// What the tile brings into the game, copies included, sorted.
[[nodiscard]] Ids cards_of_tile(const Race& race, std::string_view tile);
[[nodiscard]] Ids cards_of_tiles(const Race& race, const Ids& tiles);
[[nodiscard]] Ids cards_in_game(const Race& race); // of all twelve tiles
[[nodiscard]] Ids all_teams(const Race& race);
// Whether a word stands anywhere in what somebody sees.
[[nodiscard]] bool mentions(const Json& json, std::string_view word);

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

// The draws of a seed, in the order of the rules page, made without the game.
class Chance {
public:
    explicit Chance(const Seed& seed) : random_(seed) {}
    template <class T>
    [[nodiscard]] std::vector<T> shuffled(std::vector<T> items) {
        random_.shuffle(std::span<T>(items));
        return items;
    }
    // As many cards off the deck as are dealt; nobody looks at the others, so no chance is asked about them.
    [[nodiscard]] Ids dealt(Ids deck, std::size_t count) {
        random_.shuffle_front(std::span<std::string>(deck), count);
        deck.resize(count);
        return deck;
    }
    [[nodiscard]] bool heads() { return random_.below(2) == 0; }

private:
    RandomStream random_;
};

} // namespace dragon_racer::tests
