#include "games/drags-2-riches/dump.h"

#include "engine/random_json.h"
#include "games/drags-2-riches/names.h"
#include "games/drags-2-riches/phases.h"

namespace drags_2_riches {

using homestretch::Json;

namespace {

// Who knows what of a hand: by watcher, if she knows anything.
Json known_json(const Rules& rules, const Player& who) {
    Json json = Json::object();
    for (std::size_t watcher = 0; watcher < watcher_count; ++watcher) {
        if (who.known[watcher].empty()) continue;
        json[watcher_words().id(watcher)] = cards_json(rules, who.known[watcher]);
    }
    return json;
}

Json look_json(const Rules& rules, const Player& who) {
    Json json = Json::object();
    for (const Category category : categories)
        json[name_of(category)] = card_json(rules, who.look[index_of(category)]);
    return json;
}

Json look_known_json(const Player& who) {
    Json json = Json::object();
    for (const Category category : categories) {
        const Watchers known = who.look_known[index_of(category)];
        if (known == 0) continue;
        Json watchers = Json::array();
        for (std::size_t watcher = 0; watcher < watcher_count; ++watcher) {
            if (has_bit(known, watcher)) watchers.push_back(watcher_words().id(watcher));
        }
        json[name_of(category)] = watchers;
    }
    return json;
}

Json player_json(const Rules& rules, const State& state, Seat seat) {
    const Player& who = player(state, seat);
    Json json;
    json["wardrobe"] = cards_json(rules, who.wardrobe);
    json["wardrobe_top"] = Json::array(); // the top first
    const auto tops = state.lists[index_of(seat)];
    for (std::size_t i = tops.size(); i-- > 0;) json["wardrobe_top"].push_back(rules.id(tops[i]));
    json["washed"] = cards_json(rules, who.washed);
    json["hand"] = cards_json(rules, who.hand);
    json["hand_known"] = known_json(rules, who);
    json["floordrobe"] = cards_json(rules, who.floordrobe);
    json["look"] = look_json(rules, who);
    json["look_known"] = look_known_json(who);
    json["won"] = events_json(rules, who.won);
    json["character"] = who.character == no_character ? Json() : Json(rules.id(who.character));
    json["power_used"] = who.power_used;
    json["doubled"] = categories_json(who.doubled);
    json["bonus"] = who.bonus;
    return json;
}

Json effects_json(const Rules& rules, const State& state) {
    Json json = Json::array(); // the lowest first
    for (const Frame& frame : state.effects) {
        const auto source = static_cast<Source>(kept(frame, Kept::Origin));
        json.push_back({{"source", rules.source_id(source)},
                        {"seat", index_of(frame.seat)},
                        {"step", frame.next},
                        {"victims", seat_bits_json(kept(frame, Kept::Victims))},
                        {"reversers", seat_bits_json(kept(frame, Kept::Reversers))},
                        {"laid", kept(frame, Kept::Laid) != 0},
                        {"progress", {frame.scratch[0], frame.scratch[1], frame.scratch[2]}}});
    }
    return json;
}

Json waiting_json(const Rules& rules, const State& state) {
    Json json = Json::array();
    for (const Waiting& waiting : state.waiting) {
        json.push_back(
            {{"reverser", index_of(waiting.reverser)}, {"source", rules.source_id(waiting.source)}});
    }
    return json;
}

} // namespace

Json dump(const Rules& rules, const State& state) {
    Json json;
    json["phase"] = phase_words().id(static_cast<std::size_t>(state.phase));
    json["decision"] = ask_words().id(static_cast<std::size_t>(state.ask));
    json["pending"] = seats_json(state.pending);
    json["round"] = state.round;
    json["first"] = index_of(state.first);
    json["active"] = index_of(state.active);
    json["event"] = state.event == no_event ? Json() : Json(rules.id(state.event));
    json["event_stack"] = events_json(rules, state.unturned);
    json["spent"] = events_json(rules, state.spent);
    json["coins"] = state.coins;
    json["bought"] = bought_words().id(static_cast<std::size_t>(state.bought));
    json["market"] = Json::array();
    for (const CardId card : state.market) json["market"].push_back(card_json(rules, card));
    json["draw_pile"] = cards_json(rules, state.draw_pile);
    json["reserve"] = state.reserve;
    json["trash"] = cards_json(rules, state.trash);
    json["activated"] = cards_json(rules, state.lists[activated_list]);
    json["peeked"] = {{"cards", cards_json(rules, state.peeked.cards)},
                      {"picked", cards_json(rules, state.peeked.picked)},
                      {"known", cards_json(rules, state.peeked.known)}};
    json["effects"] = effects_json(rules, state);
    json["waiting"] = waiting_json(rules, state);
    json["up"] = seats_json(state.up);
    json["players"] = Json::array();
    for (const Seat seat : seats(rules.seats)) json["players"].push_back(player_json(rules, state, seat));
    json["decisions"] = state.decisions;
    json["random"] = homestretch::to_json(state.random);
    return json;
}

} // namespace drags_2_riches
