#include "games/iditacards/view.h"

#include "games/iditacards/measures.h"
#include "games/iditacards/names.h"
#include "games/iditacards/steps.h"

namespace iditacards {

using homestretch::Json;
using homestretch::seats;
using homestretch::Viewer;

namespace {

PlayerView player_view(const Rules& rules, const State& state, Seat seat, Viewer viewer) {
    const Player& who = player(state, seat);
    const std::span<const CardId> pile = state.decks.of(deck_of(seat));
    const std::span<const CardId> deck = pile.first(pile.size() - lifted(state, seat));
    const std::span<const Risk> stack = state.risks.of(index_of(seat));
    PlayerView shown{.today = who.today,
                     .position = who.position,
                     .turns = who.turns,
                     .days = who.days,
                     .hypothermia = who.hypothermia,
                     .starvation = who.starvation,
                     .checkpoints = who.checkpoints,
                     .today_types = who.today_types,
                     .day_flags = who.day_flags,
                     .table = who.table,
                     .stack = {stack.begin(), stack.end()},
                     .discard = discard(state, seat),
                     .hand_size = hand(state, seat).size(),
                     .deck_size = deck.size(),
                     .unclaimed_size = who.unclaimed.size(),
                     .owned = hand(state, seat)};
    for (const CardId card : resolved(state, seat)) shown.resolved.add(card);
    for (const CardId card : pile) shown.owned.add(card);
    if (viewer == seat) {
        shown.hand = hand(state, seat);
        for (const CardId card : deck) shown.deck.add(card);
        for (const CardId card : who.unclaimed) shown.unclaimed.add(card);
        return shown;
    }
    const Known& known = state.known[index_of(seat)];
    for (std::size_t i = 0; i < rules.cards.size(); ++i) {
        const auto card = static_cast<CardId>(i);
        shown.hand.add(card, known.in_hand(card));
        shown.deck.add(card, known.in_deck(card));
    }
    return shown;
}

UpgradeView upgrade_view(const Rules& rules, const State& state, std::size_t upgrade) {
    UpgradeView shown{.size = state.decks.size(upgrade), .usable = is_usable(rules, state, upgrade)};
    for (const CardId card : state.decks.of(upgrade)) shown.cards.add(card);
    for (const CardId card : rules.cards_of_deck[rules.upgrade_decks[upgrade]])
        shown.destroyed.add(card, state.gone.count(card));
    return shown;
}

// What the question is about; all of it is open to everybody but the cards being looked at.
void show_question(const Rules& rules, const State& state, View& view) {
    view.ask = ask_of(rules, state);
    if (state.effects.empty()) return;
    for (const Frame& frame : state.effects) {
        if (const auto card = card_in_the_air(frame)) view.card = *card;
    }
    const Frame& frame = state.effects.top();
    const auto& step = rules.programs.steps(frame.program)[frame.next];
    switch (view.ask) {
    case Ask::BeforeFailing:
        view.left = CostTable(rules, player(state, frame.seat)).now(*view.card).energy -
                    static_cast<int>(hand(state, frame.seat).size());
        return;
    case Ask::Energy: view.left = frame.kept[kept::energy]; return;
    case Ask::Recover:
    case Ask::DestroyHand: view.left = step.arguments[0] - frame.scratch[scratch::done]; return;
    case Ask::RecoverAll:
        for (const CardId card : recoverable(rules, state, frame.seat, step))
            view.left += static_cast<int>(discard(state, frame.seat).count(card));
        return;
    case Ask::DestroyOf: view.left = frame.scratch[scratch::destroys]; break;
    case Ask::DrawOf: break;
    case Ask::UpgradeDeck: view.left = frame.scratch[scratch::to_add]; return;
    case Ask::Take: view.left = frame.scratch[scratch::to_take]; return;
    case Ask::Replace: view.dog = static_cast<std::size_t>(frame.scratch[scratch::chosen_dog] - 1); return;
    case Ask::Join:
        for (const Seat seat : seats(state.seats)) {
            if (((frame.kept[kept::participants] >> index_of(seat)) & 1) != 0) view.joined.insert(seat);
        }
        return;
    default: return;
    }
    view.looking = state.looking;
    if (view.viewer != frame.seat) return;
    for (const CardId card : state.decks.of(deck_of(frame.seat)).last(state.looking))
        view.looked_at.add(card);
}

} // namespace

View view(const Rules& rules, const State& state, Viewer viewer) {
    View view{.viewer = viewer,
              .phase = state.phase,
              .pending = state.pending,
              .current = state.current,
              .seats = state.seats,
              .round = state.turn / state.seats + 1,
              .weather = state.weather,
              .supply = state.supply,
              .undealt = state.undealt.size(),
              .damage = state.damage};
    for (const Seat seat : seats(state.seats))
        view.players[index_of(seat)] = player_view(rules, state, seat, viewer);
    for (std::size_t i = 0; i < rules.upgrade_decks.size(); ++i)
        view.upgrades[i] = upgrade_view(rules, state, i);
    for (const CardId card : state.gone.names()) {
        if (rules.deck(card).role != Role::Upgrade) view.out.add(card, state.gone.count(card));
    }
    show_question(rules, state, view);
    return view;
}

namespace {

Json cost_json(const Costs& costs) {
    return {{"energy", costs.whole_hand ? Json("all") : Json(costs.energy)},
            {"health", costs.health},
            {"risk", costs.risk}};
}

Json costs_json(const Rules& rules, const PlayerView& who) {
    Json json = Json::object();
    const CostTable table(rules, who);
    for (const CardId card : who.hand.names()) {
        const Costs costs = table.when_played(card);
        json[rules.id(card)] = cost_json(costs);
        json[rules.id(card)]["payable"] = affordable(costs, who.hand_size - 1, who.deck_size);
    }
    return json;
}

// What the card that is being paid, or cannot be yet, costs in all; `left` says how much energy is still
// owed.
Json owed_json(const Rules& rules, const View& view) {
    if ((view.ask != Ask::Energy && view.ask != Ask::BeforeFailing) || !view.card) return {};
    return cost_json(CostTable(rules, view.players[index_of(view.current)]).now(*view.card));
}

Json player_json(const Rules& rules, const View& view, Seat seat) {
    const PlayerView& who = view.players[index_of(seat)];
    const bool on_track = who.position != finish_square;
    Json json = {{"position", who.position},
                 {"leg", rules.leg_number(who.position)},
                 {"hypothermia", who.hypothermia},
                 {"starvation", who.starvation},
                 {"immune", is_immune(rules, who)},
                 {"speed", on_track ? speed_of(rules, who, view.weather) : 0},
                 {"end_move", on_track ? end_distance(rules, who, view.weather) : 0},
                 {"starting_hand", starting_hand_of(rules, who)},
                 {"checkpoints", checkpoints_json(rules, who.checkpoints)},
                 {"flags", flags_json(who.day_flags)},
                 {"today", list_json(rules, who.today)},
                 {"today_types", types_json(rules, who.today_types)},
                 {"turns", who.turns},
                 {"days", who.days},
                 {"table", table_json(rules, who.table)},
                 {"stack", stack_json(rules, who.stack)},
                 {"resolved", counts_json(rules, who.resolved)},
                 {"discard", counts_json(rules, who.discard)},
                 {"hand_size", who.hand_size},
                 {"deck_size", who.deck_size},
                 {"unclaimed_size", who.unclaimed_size},
                 {"owned", counts_json(rules, who.owned)}};
    if (view.viewer == seat) {
        json["hand"] = counts_json(rules, who.hand);
        json["deck"] = counts_json(rules, who.deck);
        json["unclaimed"] = counts_json(rules, who.unclaimed);
        json["costs"] = costs_json(rules, who);
    } else {
        json["known_hand"] = counts_json(rules, who.hand);
        json["known_deck"] = counts_json(rules, who.deck);
    }
    return json;
}

} // namespace

Json to_json(const Rules& rules, const View& view) {
    Json json;
    json["viewer"] = view.viewer ? Json(index_of(*view.viewer)) : Json();
    json["phase"] = phase_words().id(static_cast<std::size_t>(view.phase));
    json["pending"] = seats_json(view.pending);
    json["current"] = index_of(view.current);
    json["round"] = view.round;
    json["round_limit"] = rules.round_limit;
    json["weather"] = rules.weather_words.id(view.weather);
    json["board"] = rules.seats == 1 ? "solo" : "multiplayer";
    json["ask"] = {{"what", ask_word(view.ask)},
                   {"card", view.card ? Json(rules.id(*view.card)) : Json()},
                   {"left", view.left},
                   {"costs", owed_json(rules, view)},
                   {"dog", view.dog ? Json(*view.dog) : Json()},
                   {"joined", seats_json(view.joined)},
                   {"looking", view.looking},
                   {"looked_at", counts_json(rules, view.looked_at)}};
    json["players"] = Json::array();
    for (const Seat seat : seats(view.seats)) json["players"].push_back(player_json(rules, view, seat));
    json["supply"] = counts_json(rules, view.supply);
    json["upgrades"] = Json::object();
    for (std::size_t i = 0; i < rules.upgrade_decks.size(); ++i) {
        const UpgradeView& deck = view.upgrades[i];
        json["upgrades"][rules.deck_words.id(rules.upgrade_decks[i])] = {
            {"size", deck.size},
            {"cards", counts_json(rules, deck.cards)},
            {"destroyed", counts_json(rules, deck.destroyed)},
            {"usable", deck.usable}};
    }
    json["out"] = counts_json(rules, view.out);
    json["undealt_size"] = view.undealt;
    json["damage"] = view.damage;
    return json;
}

} // namespace iditacards
