#include "games/dragon-racer/game.h"
#include "games/dragon-racer/names.h"
#include "games/dragon-racer/positions.h"
#include "games/dragon-racer/support.h"

#include <fmt/format.h>

#include <algorithm>

namespace dragon_racer {

using homestretch::Mistakes;
using homestretch::of_seat;

namespace {

bool is_decision(Phase phase) {
    return phase <= Phase::Finished;
}
bool in_race(Phase phase) {
    return phase == Phase::Attack || phase == Phase::Fire || phase == Phase::Swap || phase == Phase::Race;
}
bool has_collections(Phase phase) { // of a whole draft
    return in_race(phase) || phase == Phase::Boost || phase == Phase::CleanUp;
}

// How many cards each player is dealt this turn: from all that is in play and on no team (DR-31).
std::size_t dealt_to_each(const Rules& rules, const State& state) {
    std::size_t cards = 0;
    for (const std::uint8_t copies : cards_in_play(rules, state.open)) cards += copies;
    for (const Seat seat : seats(rules.seats)) cards -= std::min(cards, team_room(rules, state, seat));
    return cards_each(rules, state.open.turn, cards);
}

// ---- each check with what it holds against the position

// The tile that lies nowhere is the removed one (DR-5).
void check_row(const Candidates& candidates, const Row& turned, const Row& face_down, std::string_view name,
               Mistakes& mistakes) {
    Row all = turned;
    all.append(face_down.begin(), face_down.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool belongs = std::find(candidates.begin(), candidates.end(), all[i]) != candidates.end();
        const bool again = std::find(all.begin(), all.begin() + i, all[i]) != all.begin() + i;
        if (!belongs || again)
            mistakes.say(fmt::format("tiles.{}.{}", name, i), "not a tile of this row, or there already");
    }
}

void check_heads(const Rules& rules, const State& state, Mistakes& mistakes) {
    const Open& open = state.open;
    if (open.phase == Phase::Finished && open.turn != rules.turns.size()) // DR-91
        mistakes.say("turn", "a finished match has played its last turn");
    if (open.phase == Phase::Explore && rules.turn(open.turn).explore == Explore::None) // DR-20
        mistakes.say("turn", "this turn has no explore phase");
    if (open.phase == Phase::ChooseCharacter && // DR-9
        (open.turn != 1 || rules.character_choice != CharacterChoice::Choose))
        mistakes.say("phase", "characters are chosen before turn 1, with the option characters=choose");
    if (is_decision(open.phase) && (open.round != 0) != (open.phase == Phase::Draft))
        mistakes.say("round", "a draft has a round from 1 on, and nothing else has; otherwise expected null");
    if (is_decision(open.phase) && (open.asking != no_index) != (open.phase == Phase::Attack))
        mistakes.say("asking", "only an attack asks about a card; otherwise expected null");
    check_row(rules.upper, open.upper, state.upper, "upper", mistakes);
    check_row(rules.lower, open.lower, state.lower, "lower", mistakes);
}

void check_players(const Rules& rules, const Open& open, Mistakes& mistakes) {
    const bool choosing = open.phase == Phase::ChooseCharacter;
    Open so_far; // the characters of the seats before
    for (const Seat seat : seats(rules.seats)) {
        const Player& who = player(open, seat);
        if (who.moved > who.distance) mistakes.say(of_seat(seat, "moved"), "more than the whole distance");
        if (choosing != (who.trophy == 0))
            mistakes.say(of_seat(seat, "trophy"),
                         "everybody has one, but not before the characters are chosen");
        for (const Seat other : seats(index_of(seat))) {
            if (!choosing && player(open, other).trophy == who.trophy) // DR-14
                mistakes.say(of_seat(seat, "trophy"), "another player has this trophy already");
        }
        ActionList free;
        legal_characters(rules, so_far, free);
        if (who.character == no_character) {
            if (!choosing) mistakes.say(of_seat(seat, "character"), "null may not stand here");
        } else if (!free.contains(choose_character(who.character))) {
            mistakes.say(of_seat(seat, "character"),
                         fmt::format("'{}' is not allowed at this table, or taken already",
                                     id_of(rules, who.character)));
        }
        so_far.players[index_of(seat)].character = who.character;
    }
}

void check_cards(const Rules& rules, const State& state, Mistakes& mistakes) {
    const Open& open = state.open;
    const std::size_t each = dealt_to_each(rules, state);
    if (open.phase == Phase::Draft && each < 2)
        return mistakes.say("phase", "there is no draft to decide: too few cards are dealt");
    if (open.phase == Phase::Draft && open.round >= each)
        return mistakes.say("round", fmt::format("expected a whole number from 1 to {}", each - 1));
    for (const Seat seat : seats(rules.seats)) {
        const auto expect = [&](std::string_view zone, std::size_t room, std::size_t found) {
            if (found != room)
                mistakes.say(of_seat(seat, zone),
                             fmt::format("expected {} cards here, found {}", room, found));
        };
        expect("team", team_room(rules, state, seat), player(open, seat).team.size());
        expect("hand", hand_room(rules, state, seat), hand_of(rules, state, seat).size());
        expect("collected", collected_room(rules, state, seat), secret(state, seat).collected.size());
        for (const CardId card : player(open, seat).team) { // DR-50
            if (rules.dragon(card).attacks())
                mistakes.say(
                    of_seat(seat, "team"),
                    fmt::format("{} is an attack dragon and cannot be on a team", id_of(rules, card)));
        }
    }
    if (open.phase == Phase::ChooseCharacter && !std::is_sorted(state.deck.begin(), state.deck.end()))
        mistakes.say("undealt", "before the characters are chosen the deck is in file order");
}

void check_pending(const Rules& rules, const State& state, Mistakes& mistakes) {
    const Open& open = state.open;
    if (open.phase > Phase::Race) return; // plays on by itself
    const std::size_t expected = open.phase == Phase::Finished ? 0 : 1;
    if (open.phase != Phase::Draft && open.pending.size() != expected)
        return mistakes.say("pending", expected == 0 ? "nobody decides in a finished match"
                                                     : "expected exactly one seat");
    if (open.phase == Phase::Draft && open.pending.empty())
        mistakes.say("pending", "somebody must still have to pick");
    for (const Seat seat : seats(rules.seats)) {
        const std::uint8_t commit = secret(state, seat).commit;
        if (is_decision(open.phase) && (commit != no_index) != has_committed(open, seat))
            mistakes.say(of_seat(seat, "commit"), "in a draft a seat has either committed or is pending");
        if (open.phase == Phase::Draft && commit != no_index && commit >= state.hands[0].size())
            mistakes.say(of_seat(seat, "commit"), "no card of the hand has this index");
    }
}

// DR-40: who has a larger trophy than the racer has raced.
std::size_t racing_trophy(const Open& open) {
    return in_race(open.phase) ? player(open, racer(open)).trophy : 0U;
}

bool is_attacker(const Rules& rules, const State& state, Seat seat, std::size_t index) {
    const Hand& cards = secret(state, seat).collected;
    return index < cards.size() && rules.dragon(cards[index]).attacks();
}

// DR-45: who races or has raced may have attacked; who has yet to fire up may be attacked.
bool can_lie(const State& state, Seat by, const Attack& attack) {
    const Open& open = state.open;
    if (!in_race(open.phase)) return false;
    const std::size_t racing = racing_trophy(open);
    const std::size_t attacker = player(open, by).trophy;
    const std::size_t target = player(open, attack.seat).trophy;
    const bool still_racing = attacker == racing && open.phase != Phase::Race &&
                              (open.phase != Phase::Attack || attack.card < open.asking);
    const bool target_waits = target < racing || (target == racing && open.phase != Phase::Swap);
    return (attacker > racing || still_racing) && target_waits && target <= attacker;
}

void check_attacks(const Rules& rules, const State& state, Mistakes& mistakes) {
    for (const Seat by : seats(rules.seats)) {
        const Attacks& attacks = state.open.attacks[index_of(by)];
        for (std::size_t i = 0; i < attacks.size(); ++i) {
            const Attack& attack = attacks[i];
            const auto say = [&](std::string_view field, std::string_view what) {
                mistakes.say(fmt::format("players.{}.attacks.{}{}", index_of(by), i, field), what);
            };
            if (!is_attacker(rules, state, by, attack.card))
                say(".card", "not the index of a collected attack dragon");
            else if (attack.slot >= player(state, attack.seat).team.size())
                say(".slot", "this team has no such slot");
            else if (std::any_of(attacks.begin(), attacks.begin() + i,
                                 [&](const Attack& made) { return made.card == attack.card; }))
                say(".card", "this card attacks already");
            else if (!can_lie(state, by, attack))
                say("",
                    "no such attack can lie there now: the attacker must have raced, the target must not");
        }
    }
    if (state.open.phase == Phase::Attack && !is_attacker(rules, state, racer(state.open), state.open.asking))
        mistakes.say("asking", "not the index of a collected attack dragon");
}

void check_swaps(const Rules& rules, const State& state, Mistakes& mistakes) {
    for (const Seat seat : seats(rules.seats)) {
        const Player& who = player(state, seat);
        if (who.swapped.index == no_index) continue;
        const Hand& cards = secret(state, seat).collected;
        const bool has_raced = has_collections(state.open.phase) && who.trophy > racing_trophy(state.open);
        const bool fits = who.swapped.index < cards.size() && who.team.contains(who.swapped.card) &&
                          !rules.dragon(cards[who.swapped.index]).attacks();
        if (!has_raced)
            mistakes.say(of_seat(seat, "swapped"), "this player has not raced yet and so has not swapped");
        else if (!fits) // DR-66
            mistakes.say(of_seat(seat, "swapped"),
                         "a swap puts the drafted card on the team and a racing dragon at its index");
    }
}

// DR-9: clockwise from the first chooser; who has no choice left is not asked.
void check_chooser(const Rules& rules, const Open& open, Mistakes& mistakes) {
    const auto in_order = [&](std::size_t step) {
        return seat_at((rules.first_chooser + step) % rules.seats);
    };
    std::size_t chosen = 0;
    while (chosen < rules.seats && player(open, in_order(chosen)).character != no_character) ++chosen;
    if (racer(open) != in_order(chosen))
        mistakes.say("pending", fmt::format("it is seat {}'s turn to choose", index_of(in_order(chosen))));
    ActionList left;
    legal_characters(rules, open, left);
    if (left.size() < 2) mistakes.say("phase", "only one character is left, so nothing is asked");
    for (std::size_t step = chosen; step < rules.seats; ++step) {
        if (player(open, in_order(step)).character != no_character)
            mistakes.say(of_seat(in_order(step), "character"),
                         "characters are chosen clockwise from the first chooser");
    }
}

} // namespace

std::size_t team_room(const Rules& rules, const State& state, Seat seat) {
    const CharacterId character = player(state, seat).character;
    const bool has_team = state.open.phase != Phase::ChooseCharacter && character != no_character;
    return has_team ? rules.character(character).team_size : 0;
}

std::size_t hand_room(const Rules& rules, const State& state, Seat) {
    if (state.open.phase != Phase::Draft) return 0;
    const std::size_t each = dealt_to_each(rules, state) + 1;
    return each - std::min<std::size_t>(each, state.open.round);
}

std::size_t collected_room(const Rules& rules, const State& state, Seat) {
    if (state.open.phase == Phase::Draft) return std::max<std::size_t>(state.open.round, 1) - 1;
    return has_collections(state.open.phase) ? dealt_to_each(rules, state) : 0;
}

// Each check relies on those before it, so what has mistakes is the last one that is looked at. Collected
// cards all lie face down until the position is settled.
void Game::problems(const Rules& rules, const State& state, Mistakes& mistakes) {
    check_heads(rules, state, mistakes);
    check_players(rules, state.open, mistakes);
    if (mistakes.empty()) check_cards(rules, state, mistakes);
    if (mistakes.empty()) check_pending(rules, state, mistakes);
    if (!mistakes.empty()) return;
    check_attacks(rules, state, mistakes);
    check_swaps(rules, state, mistakes);
    if (state.open.phase == Phase::ChooseCharacter) check_chooser(rules, state.open, mistakes);
}

// DR-42: turns up what lies open, then plays on until somebody decides.
void Game::settle(const Rules& rules, State& state, Mistakes& mistakes) {
    const Phase phase = state.open.phase;
    const std::size_t racing = racing_trophy(state.open);
    for (const Seat seat : seats(rules.seats)) {
        const std::size_t trophy = player(state, seat).trophy;
        if (has_collections(phase) && (trophy > racing || (trophy == racing && phase != Phase::Race)))
            reveal(state, seat);
    }
    for (Attacks& attacks : state.open.attacks) { // DR-44: as they were made
        std::sort(attacks.begin(), attacks.end(),
                  [](const Attack& left, const Attack& right) { return left.card < right.card; });
    }
    if (!is_decision(phase)) { // what was written about another decision is of no account
        state.open.round = 0;
        state.open.asking = no_index;
        for (Secret& own : state.secrets) own.commit = no_index;
    }
    NullSink silent;
    switch (phase) {
    case Phase::Fire:
        state.feasible = feasible_masks(rules, state.open, racer(state.open));
        if (state.feasible == only_the_empty_set) // DR-61
            mistakes.say("phase", "nothing can be fired up, so nothing is asked; \"race\" goes on by itself");
        return;
    case Phase::Swap: {
        ActionList actions;
        legal_swaps(rules, state.open, actions);
        if (actions.size() < 2)
            mistakes.say("phase", "nothing can be swapped in, so nothing is asked"); // DR-69
        return;
    }
    case Phase::Race: return race(rules, state, racer(state.open), silent);
    case Phase::Boost: return boost(rules, state, silent);
    case Phase::CleanUp: return end_turn(rules, state, silent);
    case Phase::Explore: return begin_turn(rules, state, silent);
    case Phase::Deal: return deal(rules, state, silent);
    default: return;
    }
}

} // namespace dragon_racer
