#include "engine/json_reader.h"
#include "engine/random_json.h"
#include "games/dragon-racer/dump.h"
#include "games/dragon-racer/names.h"
#include "games/dragon-racer/phases.h"
#include "games/dragon-racer/support.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace dragon_racer {

using homestretch::Json;
using homestretch::JsonReader;
using homestretch::Vocabulary;

namespace {

// Phases as people may write them: the decisions, in the order of Phase, then those that run by themselves.
const Vocabulary phases{"choose_character", "draft",   "attack", "fire", "swap", "finished", "race", "boost",
                        "clean_up",         "explore", "deal"};
enum class Written : std::uint8_t {
    ChooseCharacter,
    Draft,
    Attack,
    Fire,
    Swap,
    Finished,
    Race,
    Boost,
    CleanUp,
    Explore,
    Deal
};

constexpr int farthest = 30'000;

class Arranger {
public:
    Arranger(const Rules& rules, const Json& json) : rules_(rules), top_(json, mistakes_) {}

    homestretch::Result<State> arrange() {
        // Each part relies on the ones before it, so a part with mistakes is the last one that is read.
        using Part = void (Arranger::*)();
        for (const Part part :
             {&Arranger::read_keys, &Arranger::read_heads, &Arranger::read_players, &Arranger::read_cards,
              &Arranger::read_attacks_and_swaps, &Arranger::read_pending, &Arranger::check_decision}) {
            (this->*part)();
            if (!mistakes_.empty())
                return homestretch::failure(fmt::format("{}", fmt::join(mistakes_, "\n")));
        }
        play_on();
        return state_;
    }

private:
    JsonReader player_at(Seat seat) const { return top_.at("players").items()[index_of(seat)]; }
    bool in_race() const {
        return written_ == Written::Attack || written_ == Written::Fire || written_ == Written::Swap ||
               written_ == Written::Race;
    }
    bool has_collections() const {
        return in_race() || written_ == Written::Boost || written_ == Written::CleanUp;
    }

    void read_keys() {
        top_.expect_keys(
            {"phase", "turn", "round", "asking", "pending", "tiles", "players", "undealt", "random"});
        top_.at("tiles").expect_keys({"upper", "lower"});
        const auto players = top_.at("players").items();
        if (players.size() != rules_.seats) {
            top_.at("players").mistake(
                fmt::format("expected {} players, found {}", rules_.seats, players.size()));
        }
        for (const JsonReader& who : players) {
            who.expect_keys({"character", "trophy", "distance", "moved", "team", "hand", "commit",
                             "collected", "attacks", "swapped"});
        }
    }

    void read_heads() {
        state_.seats = static_cast<std::uint8_t>(rules_.seats);
        written_ = static_cast<Written>(top_.at("phase").word(phases, "phase").value_or(0));
        state_.phase = written_ <= Written::Finished ? static_cast<Phase>(written_) : Phase::Finished;
        state_.turn =
            static_cast<std::uint8_t>(top_.at("turn").number(1, static_cast<int>(rules_.turns.size())));
        if (written_ == Written::Finished && state_.turn != rules_.turns.size()) {
            top_.at("turn").mistake("a finished match has played its last turn");
        }
        if (written_ == Written::Explore && rules_.turn(state_.turn).explore == Explore::None) {
            top_.at("turn").mistake("this turn has no explore phase");
        }
        if (written_ == Written::ChooseCharacter &&
            (state_.turn != 1 || rules_.character_choice != CharacterChoice::Choose)) {
            top_.at("phase").mistake(
                "characters are chosen before turn 1, with the option characters=choose");
        }
        read_row("upper", rules_.upper, state_.upper);
        read_row("lower", rules_.lower, state_.lower);
        state_.random = homestretch::read_stream(top_.at("random"));
    }

    void read_row(std::string_view name, const std::vector<TileId>& candidates,
                  std::array<TileId, tiles_in_row + 1>& row) {
        const JsonReader list = top_.at("tiles").at(name);
        const auto items = list.items();
        if (items.size() != tiles_in_row)
            return list.mistake("expected three tiles; the fourth one is the removed one");
        std::vector<TileId> left = candidates;
        for (std::size_t i = 0; i < items.size(); ++i) {
            const auto found = items[i].word(rules_.tile_words, "tile");
            if (!found) continue;
            row[i] = static_cast<TileId>(*found);
            if (std::erase(left, row[i]) == 0)
                items[i].mistake(fmt::format("not a tile of this row, or there already"));
        }
        if (left.size() == 1) row[tiles_in_row] = left.front();
    }

    void read_players() {
        const bool choosing = written_ == Written::ChooseCharacter;
        std::vector<bool> given(rules_.seats + 1, false);
        for (const Seat seat : seats(rules_.seats)) {
            const JsonReader json = player_at(seat);
            Player& who = player(state_, seat);
            who.distance = static_cast<std::int16_t>(json.at("distance").number(0, farthest));
            who.moved = static_cast<std::int16_t>(json.at("moved").number(0, who.distance));
            who.trophy = static_cast<std::uint8_t>(
                json.at("trophy").number(choosing ? 0 : 1, choosing ? 0 : static_cast<int>(rules_.seats)));
            if (!choosing && given[who.trophy])
                json.at("trophy").mistake("another player has this trophy already");
            given[who.trophy] = true;
            read_character(json.at("character"), seat, choosing);
        }
    }

    void read_character(const JsonReader& json, Seat seat, bool may_be_missing) {
        if (may_be_missing && json.is_null()) return;
        const auto found = json.word(rules_.character_words, "character");
        if (!found) return;
        ActionList free;
        legal_characters(rules_, state_, free); // of the seats read so far
        const auto character = static_cast<CharacterId>(*found);
        if (!free.contains(choose_character(character))) {
            return json.mistake(fmt::format("'{}' is not allowed at this table, or taken already",
                                            rules_.character_words.id(*found)));
        }
        player(state_, seat).character = character;
    }

    // ---- cards: every card of the tiles turned up lies in exactly one place

    void read_cards() {
        count_cards_in_play();
        std::size_t deck = in_play_;
        for (const Seat seat : seats(rules_.seats)) deck -= team_size(seat);
        const std::size_t each = cards_each(rules_, state_.turn, deck);
        const std::size_t round = written_ == Written::Draft ? read_round(each) : 0;
        const std::size_t hand = written_ == Written::Draft ? each - round : 0;
        const std::size_t collected = has_collections() ? each : round;

        for (const Seat seat : seats(rules_.seats)) {
            const JsonReader json = player_at(seat);
            Player& who = player(state_, seat);
            read_zone(json.at("team"), who.team, team_size(seat));
            read_zone(json.at("hand"), hand_of(rules_, state_, seat), hand);
            read_zone(json.at("collected"), who.collected, collected);
            for (const CardId card : who.team) {
                if (!rules_.dragon(card).attacks()) continue;
                json.at("team").mistake(
                    fmt::format("{} is an attack dragon and cannot be on a team", id_of(rules_, card)));
            }
        }
        if (!top_.at("undealt").is_text("rest")) read_list(top_.at("undealt"), state_.deck);
        for (const Seat seat : seats(rules_.seats)) {
            Player& who = player(state_, seat);
            fill(who.team, team_size(seat));
            fill(hand_of(rules_, state_, seat), hand);
            fill(who.collected, collected);
        }
        place_rest();
    }

    void count_cards_in_play() {
        const std::size_t explored = state_.turn - (written_ == Written::Explore ? 1U : 0U);
        for (std::size_t i = 0; i < rules_.tiles.size(); ++i) {
            if (rules_.tiles[i].place == Place::Corner) add_tile(static_cast<TileId>(i));
        }
        for (std::size_t i = 0; i < rules_.upper_turned[explored]; ++i) add_tile(state_.upper[i]);
        for (std::size_t i = 0; i < rules_.lower_turned[explored]; ++i) add_tile(state_.lower[i]);
    }
    void add_tile(TileId tile) {
        for (const CardId card : rules_.cards_of(tile)) ++left_[card];
        in_play_ += rules_.cards_of(tile).size();
    }

    std::size_t team_size(Seat seat) const {
        const CharacterId character = player(state_, seat).character;
        return written_ == Written::ChooseCharacter ? 0 : rules_.character(character).team_size;
    }

    std::size_t read_round(std::size_t each) {
        if (each < 2) {
            top_.at("phase").mistake("there is no draft to decide: too few cards are dealt");
            return 0;
        }
        state_.round = static_cast<std::uint8_t>(top_.at("round").number(1, static_cast<int>(each) - 1) - 1);
        return state_.round;
    }

    template <class Zone>
    void read_zone(const JsonReader& json, Zone& zone, std::size_t size) {
        if (json.is_text("any")) return;
        const bool open = read_list(json, zone);
        if (zone.size() > size || (zone.size() < size && !open)) {
            json.mistake(fmt::format("expected {} cards here, found {}", size, zone.size()));
        }
    }

    // True if the list ends with "any".
    template <class Zone>
    bool read_list(const JsonReader& json, Zone& zone) {
        const auto items = json.items();
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (i + 1 == items.size() && items[i].is_text("any")) return true;
            const auto found = items[i].word(rules_.dragon_words, "card");
            if (!found) continue;
            const auto card = static_cast<CardId>(*found);
            if (zone.full()) {
                json.mistake("too many cards here");
                return false;
            }
            zone.push_back(card);
            take(items[i], card);
        }
        return false;
    }

    void take(const JsonReader& json, CardId card) {
        const auto left = left_.find(card);
        if (left == left_.end()) {
            json.mistake(fmt::format(
                "'{}' is not in play: with {} players and these tiles turned up it is out of the game or "
                "waits for its tile",
                id_of(rules_, card), rules_.seats));
        } else if (left->second == 0) {
            json.mistake(fmt::format("'{}' lies somewhere else already", id_of(rules_, card)));
        } else {
            --left->second;
        }
    }

    template <class Zone>
    void fill(Zone& zone, std::size_t size) {
        for (auto& [card, count] : left_) {
            while (zone.size() < size && count > 0 && !rules_.dragon(card).attacks()) {
                zone.push_back(card);
                --count;
            }
        }
        if (zone.size() < size) top_.mistake("too few racing dragons are left to fill every \"any\"");
    }

    void place_rest() {
        const bool takes_rest = top_.at("undealt").is_text("rest");
        std::string missing;
        for (const auto& [card, count] : left_) {
            for (int i = 0; i < count; ++i) {
                if (takes_rest) {
                    state_.deck.push_back(card);
                } else {
                    missing += fmt::format("{}{}", missing.empty() ? "" : ", ", id_of(rules_, card));
                }
            }
        }
        if (!missing.empty())
            top_.mistake(
                fmt::format("these cards lie nowhere: {}; \"undealt\": \"rest\" would take them", missing));
        if (written_ == Written::ChooseCharacter && !std::is_sorted(state_.deck.begin(), state_.deck.end())) {
            top_.at("undealt").mistake("before the characters are chosen the deck is in file order");
        }
    }

    // ---- who decides

    void read_pending() {
        if (written_ >= Written::Boost) return; // plays on by itself
        for (const JsonReader& json : top_.at("pending").items()) {
            state_.pending.insert(
                seat_at(static_cast<std::size_t>(json.number(0, static_cast<int>(rules_.seats) - 1))));
        }
        if (top_.at("pending").items().size() != state_.pending.size())
            top_.at("pending").mistake("a seat stands here twice");
        const std::size_t expected = written_ == Written::Finished ? 0 : 1;
        if (written_ == Written::Draft) {
            read_commits();
        } else if (state_.pending.size() != expected) {
            top_.at("pending").mistake(expected == 0 ? "nobody decides in a finished match"
                                                     : "expected exactly one seat");
        }
    }

    void read_commits() {
        for (const Seat seat : seats(rules_.seats)) {
            const JsonReader json = player_at(seat).at("commit");
            Player& who = player(state_, seat);
            if (json.is_null() != state_.pending.contains(seat))
                json.mistake("a seat has either committed or is pending");
            if (!json.is_null())
                who.commit = static_cast<std::uint8_t>(
                    json.number(0, static_cast<int>(hand_of(rules_, state_, seat).size()) - 1));
        }
        if (state_.pending.empty()) top_.at("pending").mistake("somebody must still have to pick");
    }

    // ---- the race so far

    void read_attacks_and_swaps() {
        const auto racer_seats = top_.at("pending").items();
        std::size_t racing_trophy = 0; // who has a larger one has raced
        if (in_race()) {
            if (racer_seats.size() != 1)
                return top_.at("pending").mistake("expected the one seat that races");
            racing_trophy = state_
                                .players[static_cast<std::size_t>(
                                    racer_seats[0].number(0, static_cast<int>(rules_.seats) - 1))]
                                .trophy;
        }
        if (written_ == Written::Attack) {
            state_.asking = static_cast<std::uint8_t>(top_.at("asking").number(0, max_hand - 1));
        } else if (written_ <= Written::Finished && !top_.at("asking").is_null()) {
            top_.at("asking").mistake("only an attack asks about a card; expected null");
        }
        if (written_ != Written::Draft && written_ <= Written::Finished && !top_.at("round").is_null()) {
            top_.at("round").mistake("only a draft has rounds; expected null");
        }
        for (const Seat seat : seats(rules_.seats)) {
            for (const JsonReader& json : player_at(seat).at("attacks").items())
                read_attack(json, seat, racing_trophy);
            const JsonReader swapped = player_at(seat).at("swapped");
            if (!swapped.is_null()) read_swap(swapped, seat, racing_trophy);
            const JsonReader commit = player_at(seat).at("commit");
            if (written_ != Written::Draft && written_ <= Written::Finished && !commit.is_null()) {
                commit.mistake("picks are committed in the draft only; expected null");
            }
        }
        // As they were made: who races earlier has the larger trophy.
        std::sort(state_.attacks.begin(), state_.attacks.end(), [&](const Attack& left, const Attack& right) {
            const auto order = [&](const Attack& made) {
                return std::pair(-state_.players[made.by].trophy, made.card);
            };
            return order(left) < order(right);
        });
    }

    void read_attack(const JsonReader& json, Seat seat, std::size_t racing_trophy) {
        json.expect_keys({"card", "seat", "slot"});
        Player& who = player(state_, seat);
        const auto index = static_cast<std::size_t>(json.at("card").number(0, max_hand - 1));
        const auto at =
            static_cast<std::size_t>(json.at("seat").number(0, static_cast<int>(rules_.seats) - 1));
        const auto slot = static_cast<std::size_t>(json.at("slot").number(0, max_team - 1));
        const Player& target = state_.players[at];
        if (index >= who.collected.size() || !rules_.dragon(who.collected[index]).attacks()) {
            return json.at("card").mistake("not the index of a collected attack dragon");
        }
        if (slot >= target.team.size()) return json.at("slot").mistake("this team has no such slot");
        const auto same_card = [&](const Attack& made) {
            return made.by == index_of(seat) && made.card == index;
        };
        if (std::any_of(state_.attacks.begin(), state_.attacks.end(), same_card)) {
            return json.at("card").mistake("this card attacks already");
        }
        const bool still_racing = who.trophy == racing_trophy && written_ != Written::Race &&
                                  (written_ != Written::Attack || index < state_.asking);
        const bool target_waits =
            target.trophy < racing_trophy || (target.trophy == racing_trophy && written_ != Written::Swap);
        if (!in_race() || !(who.trophy > racing_trophy || still_racing) || !target_waits ||
            target.trophy > who.trophy) {
            return json.mistake(
                "no such attack can lie there now: the attacker must have raced, the target must not");
        }
        state_.attacks.push_back({static_cast<std::uint8_t>(index_of(seat)), static_cast<std::uint8_t>(index),
                                  static_cast<std::uint8_t>(at), static_cast<std::uint8_t>(slot)});
    }

    void read_swap(const JsonReader& json, Seat seat, std::size_t racing_trophy) {
        json.expect_keys({"index", "card"});
        Player& who = player(state_, seat);
        const auto index = static_cast<std::size_t>(json.at("index").number(0, max_hand - 1));
        const auto found = json.at("card").word(rules_.dragon_words, "card");
        if (!found) return;
        const auto card = static_cast<CardId>(*found);
        if (!has_collections() || (in_race() && who.trophy <= racing_trophy)) {
            return json.mistake("this player has not raced yet and so has not swapped");
        }
        if (index >= who.collected.size() || !who.team.contains(card) ||
            rules_.dragon(who.collected[index]).attacks()) {
            return json.mistake("a swap puts the drafted card on the team and a racing dragon at its index");
        }
        who.swapped = static_cast<std::uint16_t>(index + 1);
        who.drafted_there = card;
    }

    // ---- the decision itself

    void check_decision() {
        ActionList actions;
        switch (written_) {
        case Written::ChooseCharacter: check_chooser(); return;
        case Written::Attack: {
            const Hand& collected = player(state_, racer(state_)).collected;
            const std::size_t asked = state_.asking;
            if (asked >= collected.size() || !rules_.dragon(collected[asked]).attacks()) {
                top_.at("asking").mistake("not the index of a collected attack dragon");
            }
            return;
        }
        case Written::Fire:
            state_.feasible = feasible_masks(rules_, state_, racer(state_));
            if (state_.feasible == only_the_empty_set)
                top_.at("phase").mistake(
                    "nothing can be fired up, so nothing is asked; \"race\" goes on by itself");
            return;
        case Written::Swap:
            legal_swaps(rules_, state_, actions);
            if (actions.size() < 2)
                top_.at("phase").mistake("nothing can be swapped in, so nothing is asked");
            return;
        default: return;
        }
    }

    void check_chooser() {
        ActionList actions;
        legal_characters(rules_, state_, actions);
        std::size_t first = rules_.first_chooser;
        for (std::size_t i = 0; i < rules_.seats && state_.players[first].character != no_character; ++i)
            first = (first + 1) % rules_.seats;
        if (racer(state_) != seat_at(first))
            top_.at("pending").mistake(fmt::format("it is seat {}'s turn to choose", first));
        if (actions.size() < 2) top_.at("phase").mistake("only one character is left, so nothing is asked");
        for (const Seat seat : seats(rules_.seats)) {
            const std::size_t order = (index_of(seat) + rules_.seats - rules_.first_chooser) % rules_.seats;
            const std::size_t chooser = (first + rules_.seats - rules_.first_chooser) % rules_.seats;
            if ((player(state_, seat).character != no_character) != (order < chooser)) {
                player_at(seat)
                    .at("character")
                    .mistake("characters are chosen clockwise from the first chooser");
            }
        }
    }

    void play_on() {
        NullSink silent;
        switch (written_) {
        case Written::Race: race(rules_, state_, racer(state_), silent); return;
        case Written::Boost: boost(rules_, state_, silent); return;
        case Written::CleanUp: end_turn(rules_, state_, silent); return;
        case Written::Explore: begin_turn(rules_, state_, silent); return;
        case Written::Deal: deal(rules_, state_, silent); return;
        default: return;
        }
    }

    const Rules& rules_;
    std::vector<std::string> mistakes_{};
    JsonReader top_;
    State state_{};
    Written written_ = Written::Draft;
    std::map<CardId, int> left_{}; // cards in play that have not been placed yet
    std::size_t in_play_ = 0;
};

} // namespace

homestretch::Result<State> arrange(const Rules& rules, const Json& json) {
    return Arranger(rules, json).arrange();
}

} // namespace dragon_racer
