#include "games/drags-2-riches/view.h"

#include "games/drags-2-riches/names.h"
#include "games/drags-2-riches/phases.h"

#include <bit>

namespace drags_2_riches {

using homestretch::Json;
using homestretch::Viewer;

namespace {

std::uint8_t small(std::size_t number) {
    return static_cast<std::uint8_t>(number);
}

PlayerView player_view(const Rules& rules, const State& state, Seat seat, Viewer viewer) {
    const Player& who = player(state, seat);
    const bool own = viewer == seat;
    const std::size_t eyes = watcher_of(viewer);
    PlayerView shown{.hand_size = small(who.hand.size()),
                     .wardrobe_size = small(wardrobe_size(state, seat)),
                     .won_size = small(static_cast<std::size_t>(std::popcount(who.won))),
                     .hand = own ? who.hand : who.known[eyes],
                     .floordrobe = who.floordrobe,
                     .unseen = own ? who.wardrobe : unseen(rules, state, seat, eyes),
                     .character = who.character,
                     .power_used = who.power_used,
                     .declared = state.ask == Ask::Declare && has_look(who) && !state.pending.contains(seat),
                     .doubled = who.doubled,
                     .bonus = who.bonus};
    if (own || rules.open_prestige || state.phase == Phase::Finished) shown.won = who.won; // D2R-107
    for (std::size_t slot = 0; slot < category_count; ++slot) {
        const bool known = own || has_bit(who.look_known[slot], eyes);
        shown.look[slot] = who.look[slot] == no_card || known ? who.look[slot] : hidden_card;
        if (own) shown.look_known[slot] = who.look_known[slot];
    }
    shown.washed = who.washed & shown.unseen;
    return shown;
}

// Before all have declared a viewer knows her own declaration alone.
SeatSet up_view(const State& state, Viewer viewer) {
    if (state.ask != Ask::Declare) return state.up;
    return viewer && state.up.contains(*viewer) ? SeatSet::only(*viewer) : SeatSet();
}

} // namespace

View view(const Rules& rules, const State& state, Viewer viewer) {
    View view{.viewer = viewer,
              .seats = state.seats,
              .round = state.round,
              .phase = state.phase,
              .ask = state.ask,
              .pending = state.pending,
              .first = state.first,
              .active = state.active,
              .event = state.event,
              .turned = rules.stack & ~state.unturned,
              .spent = state.spent,
              .unturned = small(static_cast<std::size_t>(std::popcount(state.unturned))),
              .coins = state.coins,
              .bought = state.bought,
              .market = state.market,
              .draw_pile = small(state.draw_pile.size() - state.reserve),
              .reserve = state.reserve,
              .trash = state.trash,
              .lists = state.lists,
              .effects = state.effects,
              .waiting = state.waiting,
              .peeked_size = small(state.peeked.cards.size()),
              .picked_size = small(state.peeked.picked.size()),
              .up = up_view(state, viewer),
              .tied = state.tied};
    view.peeked.known = state.peeked.known;
    if (viewer == state.active) view.peeked = state.peeked;
    for (const Seat seat : seats(rules.seats))
        view.players[index_of(seat)] = player_view(rules, state, seat, viewer);
    return view;
}

namespace {

Json worn_json(const Rules& rules, CardId card) {
    return card == hidden_card ? Json("?") : card_json(rules, card);
}

Json look_json(const Rules& rules, const PlayerView& who) {
    Json json = Json::object();
    for (const Category category : categories)
        json[name_of(category)] = worn_json(rules, who.look[index_of(category)]);
    return json;
}

// Of the own Look: which cards somebody else knows.
Json seen_json(const PlayerView& who) {
    std::uint16_t seen = 0;
    for (std::size_t slot = 0; slot < category_count; ++slot)
        seen = static_cast<std::uint16_t>(seen | (who.look_known[slot] != 0 ? 1U << slot : 0U));
    return categories_json(seen);
}

bool is_look_known(const PlayerView& who) {
    for (const CardId card : who.look) {
        if (card == hidden_card) return false;
    }
    return true;
}

Json player_json(const Rules& rules, const View& view, Seat seat) {
    const PlayerView& who = view.players[index_of(seat)];
    const bool own = view.viewer == seat;
    const bool shows_won = own || rules.open_prestige || view.phase == Phase::Finished;
    Json json;
    json["hand_size"] = who.hand_size;
    json["hand"] = cards_json(rules, who.hand);
    json["hand_unknown"] = who.hand_size - who.hand.size();
    json["wardrobe_size"] = who.wardrobe_size;
    json["wardrobe_top"] = Json::array(); // known to all, the top first
    const auto tops = view.lists[index_of(seat)];
    for (std::size_t i = tops.size(); i-- > 0;) json["wardrobe_top"].push_back(rules.id(tops[i]));
    json["unseen"] = cards_json(rules, who.unseen);
    json["washed"] = cards_json(rules, who.washed);
    json["floordrobe"] = cards_json(rules, who.floordrobe);
    json["look"] = look_json(rules, who);
    json["look_total"] = is_look_known(who) ? Json(look_total(rules, who)) : Json();
    if (own) json["look_seen"] = seen_json(who);
    json["doubled"] = categories_json(who.doubled);
    json["bonus"] = who.bonus;
    json["won_size"] = who.won_size;
    json["won"] = shows_won ? events_json(rules, who.won) : Json();
    json["prestige"] = shows_won ? Json(prestige_of(rules, who.won)) : Json();
    json["character"] = who.character == no_character ? Json() : Json(rules.id(who.character));
    json["power_used"] = who.power_used;
    json["declared"] = who.declared;
    return json;
}

std::string_view kind_word(const EventCard& event) {
    constexpr std::array<std::string_view, 3> kinds{"event", "spree", "tour"};
    return kinds.at(static_cast<std::size_t>(event.kind));
}

Json event_json(const Rules& rules, EventId event) {
    if (event == no_event) return {};
    return {{"id", rules.id(event)},
            {"deck", deck_name(rules.event(event).deck)},
            {"kind", kind_word(rules.event(event))},
            {"prestige", rules.event(event).prestige}};
}

// D2R-7: everybody knows when they come.
Json special_rounds_json(const Rules& rules) {
    Json json = Json::array();
    int round = 0;
    for (std::size_t deck = 0; deck < deck_count; ++deck) {
        round += std::popcount(rules.ordinary[deck]);
        for (const EventId event : listed(rules.special[deck]))
            json.push_back({{"round", ++round}, {"kind", kind_word(rules.event(event))}});
    }
    return json;
}

// What is being resolved, the latest last.
Json effects_json(const Rules& rules, const View& view) {
    Json json = Json::array();
    for (const Frame& frame : view.effects) {
        const auto source = static_cast<Source>(kept(frame, Kept::Origin));
        json.push_back({{"source", rules.source_id(source)},
                        {"seat", index_of(frame.seat)},
                        {"reversal", frame.seat != view.active},
                        {"victims", seat_bits_json(kept(frame, Kept::Victims))},
                        {"reversers", seat_bits_json(kept(frame, Kept::Reversers))}});
    }
    return json;
}

Json waiting_json(const Rules& rules, const View& view) {
    Json json = Json::array();
    for (const Waiting& waiting : view.waiting) {
        json.push_back({{"reverser", index_of(waiting.reverser)},
                        {"attacker", index_of(view.active)},
                        {"source", rules.source_id(waiting.source)}});
    }
    return json;
}

Json peeked_json(const Rules& rules, const View& view) {
    return {{"size", view.peeked_size},
            {"picked_size", view.picked_size},
            {"cards", cards_json(rules, view.peeked.cards)},
            {"picked", cards_json(rules, view.peeked.picked)},
            {"known", cards_json(rules, view.peeked.known)}};
}

} // namespace

Json to_json(const Rules& rules, const View& view) {
    Json json;
    json["viewer"] = view.viewer ? Json(index_of(*view.viewer)) : Json();
    json["round"] = view.round;
    json["rounds"] = std::popcount(rules.stack);
    json["special_rounds"] = special_rounds_json(rules);
    json["phase"] = phase_words().id(static_cast<std::size_t>(view.phase));
    json["decision"] = ask_words().id(static_cast<std::size_t>(view.ask));
    json["pending"] = seats_json(view.pending);
    json["first"] = index_of(view.first);
    json["active"] = index_of(view.active);
    json["event"] = event_json(rules, view.event);
    json["turned"] = events_json(rules, view.turned);
    json["spent"] = events_json(rules, view.spent);
    json["event_stack"] = view.unturned;
    json["coins"] = view.coins;
    json["bought"] = bought_words().id(static_cast<std::size_t>(view.bought));
    json["market"] = Json::array();
    for (const CardId card : view.market) json["market"].push_back(card_json(rules, card));
    json["draw_pile"] = view.draw_pile;
    json["reserve"] = view.reserve;
    json["trash"] = cards_json(rules, view.trash);
    json["activated"] = cards_json(rules, view.lists[activated_list]);
    json["effects"] = effects_json(rules, view);
    json["waiting"] = waiting_json(rules, view);
    json["peeked"] = peeked_json(rules, view);
    json["up"] = seats_json(view.up);
    json["tied"] = seats_json(view.tied);
    json["players"] = Json::array();
    for (const Seat seat : seats(rules.seats)) json["players"].push_back(player_json(rules, view, seat));
    return json;
}

} // namespace drags_2_riches
