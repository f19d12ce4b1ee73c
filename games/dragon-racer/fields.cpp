#include "engine/fields/common.h"
#include "games/dragon-racer/game.h"
#include "games/dragon-racer/names.h"
#include "games/dragon-racer/plans.h"
#include "games/dragon-racer/positions.h"

namespace dragon_racer {

using homestretch::Json;
using homestretch::Vocabulary;
namespace f = homestretch::fields;

namespace {

constexpr int farthest = 30'000;
const Vocabulary phases{"choose_character", "draft",   "attack", "fire", "swap", "finished", "race", "boost",
                        "clean_up",         "explore", "deal"};
const Vocabulary decisions{"choose_character", "draft", "attack", "fire", "swap", "finished"};
const Vocabulary directions{"right", "left"};

// ---- cards: those of the tiles turned up are in play

std::vector<int> copies(const Rules& rules) {
    std::vector<int> copies;
    for (const Dragon& dragon : rules.dragons) copies.push_back(dragon.copies);
    return copies;
}
std::vector<int> copies_in_play(const Rules& rules, const State& state) {
    const CardCounts counts = cards_in_play(rules, state.open);
    return {counts.begin(), counts.begin() + static_cast<std::ptrdiff_t>(rules.dragons.size())};
}
bool is_racing_dragon(const Rules& rules, std::size_t card) {
    return !rules.dragons[card].attacks();
}
const f::Deck deck{.noun = "card",
                   .words = f::words<&Rules::dragon_words>(),
                   .copies = f::copies<&copies>(),
                   .in_play = f::in_play<&copies_in_play>()};

template <auto Room>
auto card_list() { // people who write "any" mean racing dragons
    return f::list(f::card(deck).lying()).filled_up<Room>().taking(f::if_card<&is_racing_dragon>());
}
f::List<f::Single> known_cards() {
    return f::list(f::card(deck));
}
f::Single tile() {
    return f::word("tile", f::words<&Rules::tile_words>());
}

std::size_t turns(const Rules& rules) {
    return rules.turns.size();
}

std::size_t places(const Rules& rules) {
    return rules.seats;
}

// What state and view share.
f::Fields open_heads(const Vocabulary& named) {
    return f::describe(
        f::field<&Open::phase>("phase", f::word("phase", f::words(named)), "what is decided"),
        f::field<&Open::turn>("turn", f::count(1, &turns), "from 1"),
        f::field<&Open::asking>("asking", f::count(0, max_hand - 1).or_null(no_index),
                                "in an attack: the index of the racer's collected card it is about"),
        f::field<&Open::pending>("pending", f::seats(), "who owes a decision"));
}
f::Fields open_players() {
    const f::Object attack =
        f::object(f::field<&Attack::card>("card", f::count(0, max_hand - 1),
                                          "index among the attacker's collected cards"),
                  f::field<&Attack::seat>("seat", f::seat(), "whose racing dragon it lies on"),
                  f::field<&Attack::slot>("slot", f::count(0, max_team - 1), "which one of the team"));
    return f::describe(
        f::by_seat<&Open::players>(
            "players", "by seat",
            f::field<&Player::character>(
                "character", f::word("character", f::words<&Rules::character_words>()).or_null(no_character),
                "null until it is chosen"),
            f::field<&Player::trophy>("trophy", f::count(0, &places),
                                      "the place it stands for; 0 before turn 1"),
            f::field<&Player::distance>("distance", f::count(0, farthest),
                                        "flown in the match, laps included"),
            f::field<&Player::moved>("moved", f::count(0, farthest), "of that, in this turn"),
            f::field<&Player::team>("team", card_list<&team_room>(), "the racing team, by slot")),
        f::by_seat("players", "",
                   f::field<&Open::attacks>("attacks", f::list(attack),
                                            "attacks by this player that lie on dragons now")));
}

// ---- what the state is written as

// The six tiles whose places are known to the state; the removed ones lie nowhere.
using Tiles = std::array<TileId, tiles_in_row>;
template <auto Turned, auto FaceDown>
Tiles tiles_of(const Rules&, const State& state) {
    Tiles tiles{};
    const Row& turned = state.open.*Turned;
    std::copy(turned.begin(), turned.end(), tiles.begin());
    std::copy((state.*FaceDown).begin(), (state.*FaceDown).end(), tiles.begin() + turned.size());
    return tiles;
}
template <auto Turned, auto FaceDown, auto ByTurn>
void lay_tiles(const Rules& rules, State& state, const Tiles& tiles) {
    const std::size_t explored = state.open.turn - (state.open.phase == Phase::Explore ? 1U : 0U);
    const std::size_t turned = (rules.*ByTurn)[explored];
    (state.open.*Turned).append(tiles.data(), turned);
    (state.*FaceDown).append(tiles.data() + turned, tiles.size() - turned);
}

const Hand& held_hand(const Rules& rules, const State& state, Seat seat) {
    return hand_of(rules, state, seat);
}
void give_hand(const Rules& rules, State& state, Seat seat, const Hand& cards) {
    hand_of(rules, state, seat) = cards;
}
const Hand& all_collected(const Rules&, const State& state, Seat seat) {
    return collected(state, seat);
}
void collect(const Rules&, State& state, Seat seat, const Hand& cards) { // face down; see settle
    secret(state, seat).collected = cards;
}
std::optional<Swapped> swap_of(const Rules&, const State& state, Seat seat) {
    const Swapped& swapped = player(state, seat).swapped;
    return swapped.index == no_index ? std::nullopt : std::optional(swapped);
}
void remember_swap(const Rules&, State& state, Seat seat, const std::optional<Swapped>& swapped) {
    player(state, seat).swapped = swapped.value_or(Swapped{});
}

// ---- what a view says besides

int shown_round(const Rules&, const View& view) {
    return std::max<int>(view.open.round, 1);
}
bool passes_left(const Rules& rules, const View& view) {
    return rules.turn(view.open.turn).pass_left;
}
int sole_boost(const Rules& rules, const View& view) {
    return rules.turn(view.open.turn).boost_sole;
}
int tied_boost(const Rules& rules, const View& view) {
    return rules.turn(view.open.turn).boost_tie;
}
std::size_t all_turns(const Rules& rules, const View&) {
    return turns(rules);
}
int lap_length(const Rules& rules, const View&) {
    return rules.lap();
}
FixedList<CardId, max_deck> cards_of_deck(const Rules& rules, const View& view) {
    return deck_list(rules, view.open);
}
int laps_flown(const Rules& rules, const View& view, Seat seat) { // DR-89
    return player(view.open, seat).distance / rules.lap();
}
int space_of(const Rules& rules, const View& view, Seat seat) {
    return player(view.open, seat).distance % rules.lap();
}
int tile_of(const Rules& rules, const View& view, Seat seat) {
    return tile_position(rules, space_of(rules, view, seat));
}
Json needs(const Rules& rules, const View& view, Seat seat) {
    return needs_json(rules, view.open, seat);
}
bool committed(const Rules&, const View& view, Seat seat) {
    return has_committed(view.open, seat);
}
bool revealed(const Rules&, const View& view, Seat seat) {
    return view.open.revealed.contains(seat);
}
std::uint8_t hand_size(const Rules&, const View& view, Seat) {
    return view.hand_size;
}
std::uint8_t collected_size(const Rules&, const View& view, Seat) {
    return view.collected_size;
}
std::optional<Hand> known_collected(const Rules& rules, const View& view, Seat seat) {
    if (view.viewer != seat && !revealed(rules, view, seat)) return std::nullopt;
    return collected(view, seat);
}
Json known_racetracks(const Rules& rules, const View& view, Seat seat) {
    if (!known_collected(rules, view, seat)) return {};
    const RacetrackCounts racetracks =
        racetrack_counts(rules, player(view.open, seat).team, collected(view, seat));
    Json counts = Json::object();
    for (std::size_t i = 0; i < rules.racetrack_words.size(); ++i)
        counts[rules.racetrack_words.id(i)] = racetracks[i];
    return counts;
}
std::optional<Hand> own_hand(const Rules&, const View& view) {
    return view.viewer ? std::optional(view.hand) : std::nullopt;
}
std::optional<DraftNotes> own_notes(const Rules& rules, const View& view) {
    return view.viewer && rules.draft_notes ? std::optional(view.notes) : std::nullopt;
}
Json own_plans(const Rules& rules, const View& view) {
    const bool plans =
        view.open.phase == Phase::Fire && view.viewer && view.open.pending.contains(*view.viewer);
    return plans ? plans_json(rules, view) : Json();
}

Json counts_schema() {
    return {{"type", "object"}, {"additionalProperties", {{"type", "integer"}, {"minimum", 0}}}};
}
Json objects_schema() {
    return {{"type", "array"}, {"items", {{"type", "object"}}}};
}

} // namespace

const f::Fields& Game::fields() {
    static const f::Fields all = [] {
        const auto row = f::list(tile());
        const f::Object swapped =
            f::object(f::field<&Swapped::index>("index", f::count(0, max_hand - 1), "where it was collected"),
                      f::field<&Swapped::card>("card", f::card(deck), "what had been drafted there"));
        return f::describe(
            f::part<&State::open>(open_heads(phases)),
            f::field<&State::open, &Open::round>("round", f::count(1, max_hand).or_null(0),
                                                 "of the draft; null outside of it"),
            f::group(
                "tiles", "upper at positions 2, 3, 4, lower at 7, 8, 9; those not yet turned up are secret",
                f::through<&tiles_of<&Open::upper, &State::upper>,
                           &lay_tiles<&Open::upper, &State::upper, &Rules::upper_turned>>("upper", row, ""),
                f::through<&tiles_of<&Open::lower, &State::lower>,
                           &lay_tiles<&Open::lower, &State::lower, &Rules::lower_turned>>("lower", row, "")),
            f::part<&State::open>(open_players()),
            f::by_seat("players", "",
                       f::through<&held_hand, &give_hand>("hand", card_list<&hand_room>(),
                                                          "drafted from; its holder's secret"),
                       f::field<&State::secrets, &Secret::commit>(
                           "commit", f::count(0, max_hand - 1).or_null(no_index),
                           "the index of what he takes this round; his secret"),
                       f::through<&all_collected, &collect>("collected", card_list<&collected_room>(),
                                                            "in order of taking; his secret until he races"),
                       f::through<&swap_of, &remember_swap>(
                           "swapped", swapped, "what his swap of this turn took away; null: none")),
            f::field<&State::deck>("undealt", f::list(f::card(deck).lying()).rest(), "seen by nobody"),
            f::stream<&State::random>("random"));
    }();
    return all;
}

const f::Fields& Game::view_fields() {
    static const f::Fields all = [] {
        const f::Object note =
            f::object(f::field<&DraftNote::dealt_to>("dealt_to", f::seat(), "whose hand it was at first"),
                      f::field<&DraftNote::round>("round", f::count(1, max_hand), "when one held it"),
                      f::field<&DraftNote::cards>("cards", known_cards(), "what was in it, in file order"));
        const f::Single few = f::count(0, max_hand);
        const f::Single spaces = f::count(0, farthest);
        return f::describe(
            f::field<&View::viewer>("viewer", f::seat(), "who looks; null: nobody at the table"),
            f::part<&View::open>(open_heads(decisions)), f::part<&View::open>(open_players()),
            f::made<&all_turns>("turns", f::count(1, max_turns), "how many there are"),
            f::made<&shown_round>("round", f::count(1, max_hand), "of the draft").observed(),
            f::made<&passes_left>("pass", f::word("direction", f::words(directions)),
                                  "where hands go this turn"),
            f::group("boost", "spaces for a boost this turn",
                     f::made<&sole_boost>("sole", f::count(0, 99), "won alone"),
                     f::made<&tied_boost>("tie", f::count(0, 99), "tied")),
            f::made<&lap_length>("lap", f::count(1, 999), "spaces of a lap"),
            f::group("tiles", "turned up so far, in circuit order",
                     f::field<&View::open, &Open::upper>("upper", f::list(tile()), ""),
                     f::field<&View::open, &Open::lower>("lower", f::list(tile()), "")),
            f::made<&cards_of_deck>("deck", known_cards(), "what deck, hands and collections are made of"),
            f::field<&View::undealt>("undealt_size", f::count(0, max_deck), "cards that nobody was dealt"),
            f::by_seat(
                "players", "", f::made<&laps_flown>("lap", spaces, "laps completed"),
                f::made<&space_of>("space", spaces, "of the lap"),
                f::made<&tile_of>("tile", f::count(0, circuit_tiles - 1), "position on the circuit"),
                f::raw<&needs>("needs", objects_schema(), "supporters that each dragon needs now, by colour"),
                f::made<&committed>("committed", f::flag(), "has taken a card this round"),
                f::made<&revealed>("revealed", f::flag(), "has begun his race this turn").observed(),
                f::made<&hand_size>("hand_size", few, "cards in hand").observed(),
                f::made<&collected_size>("collected_size", few, "cards collected").observed(),
                f::made<&known_collected>("collected", known_cards(),
                                          "one's own, and everybody's who has begun his race")
                    .observed()
                    .left_out_if_none(),
                f::raw<&known_racetracks>("racetracks", counts_schema(), "dragons of each racetrack")
                    .left_out_if_none()),
            f::made<&own_hand>("hand", known_cards(), "one's own").observed().left_out_if_none(),
            f::field<&View::commit>("commit", f::count(0, max_hand - 1).or_null(no_index),
                                    "the index of what one takes this round"),
            f::made<&own_notes>("notes", f::list(note), "the hands one has held this turn")
                .left_out_if_none(),
            f::raw<&own_plans>("plans", objects_schema(), "what can be fired up, and with whom")
                .left_out_if_none());
    }();
    return all;
}

} // namespace dragon_racer
