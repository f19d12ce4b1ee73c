#include "games/dragon-racer/view.h"

#include "games/dragon-racer/names.h"
#include "games/dragon-racer/phases.h"
#include "games/dragon-racer/plans.h"

#include <algorithm>

namespace dragon_racer {

using homestretch::Json;
using homestretch::Viewer;

namespace {

bool is_race(Phase phase) {
    return phase == Phase::Attack || phase == Phase::Fire || phase == Phase::Swap;
}

// The hand dealt to a seat as it was when a round began: what is left of it and what was taken since.
Hand hand_in_round(const Rules& rules, const State& state, std::size_t dealt_to, std::size_t round,
                   std::size_t rounds_done) {
    const Turn& turn = rules.turn(state.turn);
    Hand cards;
    for (std::size_t later = round; later < rounds_done; ++later) {
        cards.push_back(drafted_card(state.players[rules.holder(dealt_to, later, turn)], later));
    }
    if (state.phase == Phase::Draft) {
        for (const CardId card : state.hands[dealt_to]) cards.push_back(card);
    }
    std::sort(cards.begin(), cards.end());
    return cards;
}

void add_notes(const Rules& rules, const State& state, Seat seat, View& view) {
    const std::size_t rounds_done = player(state, seat).collected.size();
    for (std::size_t round = 0; round < rounds_done; ++round) {
        const std::size_t dealt_to = rules.dealt_to(index_of(seat), round, rules.turn(state.turn));
        view.notes.push_back({.dealt_to = static_cast<std::uint8_t>(dealt_to),
                              .round = static_cast<std::uint8_t>(round),
                              .cards = hand_in_round(rules, state, dealt_to, round, rounds_done)});
    }
}

} // namespace

bool has_revealed(const State& state, Seat seat) {
    return is_race(state.phase) && player(state, seat).trophy >= player(state, racer(state)).trophy; // DR-40
}

CardId drafted_card(const Player& who, std::size_t round) {
    return who.swapped == round + 1 ? who.drafted_there : who.collected[round];
}

View view(const Rules& rules, const State& state, Viewer viewer) {
    View view{.viewer = viewer,
              .phase = state.phase,
              .seats = state.seats,
              .turn = state.turn,
              .round = state.round,
              .asking = state.asking,
              .pending = state.pending,
              .attacks = state.attacks,
              .undealt = static_cast<std::uint8_t>(state.deck.size())};
    for (const Seat seat : seats(rules.seats)) {
        const Player& who = player(state, seat);
        PlayerView& shown = view.players[index_of(seat)];
        shown = PlayerView{.distance = who.distance,
                           .moved = who.moved,
                           .character = who.character,
                           .trophy = who.trophy,
                           .committed = state.phase == Phase::Draft && !state.pending.contains(seat),
                           .revealed = has_revealed(state, seat),
                           .hand_size = static_cast<std::uint8_t>(hand_of(rules, state, seat).size()),
                           .collected_size = static_cast<std::uint8_t>(who.collected.size()),
                           .team = who.team};
        if (viewer == seat || shown.revealed) shown.collected = who.collected; // DR-38, DR-42
    }
    for (std::size_t i = 0; i < rules.upper_turned[state.turn]; ++i) view.upper.push_back(state.upper[i]);
    for (std::size_t i = 0; i < rules.lower_turned[state.turn]; ++i) view.lower.push_back(state.lower[i]);
    if (viewer) {
        view.hand = hand_of(rules, state, *viewer);
        if (view.players[index_of(*viewer)].committed) view.commit = player(state, *viewer).commit;
        if (rules.draft_notes) add_notes(rules, state, *viewer, view);
    }
    return view;
}

FixedList<CardId, max_deck> deck_list(const Rules& rules, const View& view) {
    std::array<int, max_dragons> copies{};
    const auto add = [&](TileId tile) {
        for (const CardId card : rules.cards_of(tile)) ++copies[static_cast<std::size_t>(card)];
    };
    for (std::size_t i = 0; i < rules.tiles.size(); ++i) {
        if (rules.tiles[i].place == Place::Corner) add(static_cast<TileId>(i));
    }
    for (const TileId tile : view.upper) add(tile);
    for (const TileId tile : view.lower) add(tile);
    for (const Seat seat : seats(rules.seats)) {
        for (const CardId card : view.players[index_of(seat)].team) --copies[static_cast<std::size_t>(card)];
    }
    FixedList<CardId, max_deck> list;
    for (std::size_t id = 0; id < copies.size(); ++id) {
        for (int copy = 0; copy < copies[id]; ++copy) list.push_back(static_cast<CardId>(id));
    }
    return list;
}

namespace {

constexpr std::size_t most_fields = 24; // of a player, and of the whole

Json player_json(const Rules& rules, const View& view, Seat seat) {
    const PlayerView& who = view.players[index_of(seat)];
    const int lap = rules.lap();
    Json json = homestretch::object_with_room(most_fields);
    json["character"] = who.character == no_character ? Json() : Json(id_of(rules, who.character));
    json["trophy"] = who.trophy;
    json["distance"] = who.distance;
    json["moved"] = who.moved;
    json["lap"] = who.distance / lap; // DR-89
    json["space"] = who.distance % lap;
    json["tile"] = tile_position(rules, who.distance % lap);
    json["team"] = ids_of(rules, who.team);
    json["needs"] = needs_json(rules, view, seat);
    json["committed"] = who.committed;
    json["revealed"] = who.revealed;
    json["hand_size"] = who.hand_size;
    json["collected_size"] = who.collected_size;
    if (who.revealed || view.viewer == seat) {
        json["collected"] = ids_of(rules, who.collected);
        Json counts = Json::object();
        const RacetrackCounts racetracks = racetrack_counts(rules, who);
        for (std::size_t i = 0; i < rules.racetrack_words.size(); ++i) {
            counts[rules.racetrack_words.id(i)] = racetracks[i];
        }
        json["racetracks"] = counts;
    }
    json["attacks"] = attacks_json(view.attacks, seat);
    return json;
}

Json notes_json(const Rules& rules, const View& view) {
    Json notes = Json::array();
    for (const DraftNote& note : view.notes) {
        notes.push_back(
            {{"dealt_to", note.dealt_to}, {"round", note.round + 1}, {"cards", ids_of(rules, note.cards)}});
    }
    return notes;
}

} // namespace

Json to_json(const Rules& rules, const View& view) {
    const Turn& turn = rules.turn(view.turn);
    Json json = homestretch::object_with_room(most_fields);
    json["viewer"] = view.viewer ? Json(index_of(*view.viewer)) : Json();
    json["phase"] = phase_word(view.phase);
    json["turn"] = view.turn;
    json["turns"] = rules.turns.size();
    json["round"] = view.round + 1;
    json["pass"] = turn.pass_left ? "left" : "right";
    json["boost"] = {{"sole", turn.boost_sole}, {"tie", turn.boost_tie}};
    json["pending"] = seats_json(view.pending);
    json["asking"] = view.phase == Phase::Attack ? Json(view.asking) : Json();
    json["lap"] = rules.lap();
    json["tiles"] = {{"upper", ids_of(rules, view.upper)}, {"lower", ids_of(rules, view.lower)}};
    json["deck"] = ids_of(rules, deck_list(rules, view));
    json["undealt_size"] = view.undealt;
    json["players"] = Json::array();
    for (const Seat seat : seats(rules.seats)) json["players"].push_back(player_json(rules, view, seat));
    if (view.viewer) {
        json["hand"] = ids_of(rules, view.hand);
        json["commit"] = view.commit ? Json(*view.commit) : Json();
        if (view.phase == Phase::Fire && view.pending.contains(*view.viewer))
            json["plans"] = plans_json(rules, view);
        if (rules.draft_notes) json["notes"] = notes_json(rules, view);
    }
    return json;
}

} // namespace dragon_racer
