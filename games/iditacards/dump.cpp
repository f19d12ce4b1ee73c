#include "games/iditacards/dump.h"

#include "engine/random_json.h"
#include "games/iditacards/names.h"

namespace iditacards {

using homestretch::Json;
using homestretch::seats;

namespace {

Json top_first(const Rules& rules, std::span<const CardId> deck) {
    Json json = Json::array();
    for (std::size_t i = deck.size(); i-- > 0;) json.push_back(rules.id(deck[i]));
    return json;
}

template <class Count>
Json known_json(const Rules& rules, Count&& count) {
    Cards known;
    for (std::size_t i = 0; i < rules.cards.size(); ++i)
        known.add(static_cast<CardId>(i), count(static_cast<CardId>(i)));
    return counts_json(rules, known);
}

template <class List>
Cards as_cards(const List& list) {
    Cards cards;
    for (const CardId card : list) cards.add(card);
    return cards;
}

Json player_json(const Rules& rules, const State& state, Seat seat) {
    const Player& who = player(state, seat);
    const Known& known = state.known[index_of(seat)];
    return {{"position", who.position},
            {"hypothermia", who.hypothermia},
            {"starvation", who.starvation},
            {"checkpoints", checkpoints_json(rules, who.checkpoints)},
            {"flags", flags_json(who.day_flags)},
            {"today", list_json(rules, who.today)},
            {"today_types", types_json(rules, who.today_types)},
            {"turns", who.turns},
            {"days", who.days},
            {"table", table_json(rules, who.table)},
            {"hand", counts_json(rules, hand(state, seat))},
            {"deck", top_first(rules, state.decks.of(deck_of(seat)))},
            {"unordered", state.decks.unordered(deck_of(seat))},
            {"discard", counts_json(rules, discard(state, seat))},
            {"stack", stack_json(rules, state.risks.of(index_of(seat)))},
            {"resolved", counts_json(rules, as_cards(resolved(state, seat)))},
            {"unclaimed", counts_json(rules, as_cards(who.unclaimed))},
            {"known_hand", known_json(rules, [&](CardId card) { return known.in_hand(card); })},
            {"known_deck", known_json(rules, [&](CardId card) { return known.in_deck(card); })}};
}

Json effects_json(const Rules& rules, const State& state) {
    Json json = Json::array();
    for (const Frame& frame : state.effects) {
        json.push_back({{"program", rules.program_names[static_cast<std::size_t>(frame.program)]},
                        {"next", frame.next},
                        {"seat", index_of(frame.seat)},
                        {"asked", seats_json(frame.asked)},
                        {"entered", frame.entered},
                        {"scratch", frame.scratch},
                        {"kept", frame.kept}});
    }
    return json;
}

Json deaths_json(const State& state) {
    Json json = Json::array();
    for (const Death& death : state.deaths)
        json.push_back({{"seat", death.seat}, {"dog", death.dog == any_dog ? Json() : Json(death.dog)}});
    return json;
}

} // namespace

Cards box_of(const Rules& rules, const State& state) {
    Cards box;
    for (std::size_t i = 0; i < rules.cards.size(); ++i) {
        if (rules.decks[rules.cards[i].deck].role != Role::Damage)
            box.add(static_cast<CardId>(i), rules.cards[i].copies);
    }
    const auto out = [&](CardId card) {
        if (box.contains(card)) box.remove(card);
    };
    for (const Seat seat : seats(state.seats)) {
        hand(state, seat).for_each(out);
        discard(state, seat).for_each(out);
        for (const CardId card : resolved(state, seat)) out(card);
        for (const Risk& risk : state.risks.of(index_of(seat))) out(risk.card);
        for (const CardId card : player(state, seat).unclaimed) out(card);
        for (const Dog& dog : player(state, seat).table) {
            out(dog.card);
            for (const CardId card : dog.attachments) out(card);
        }
    }
    for (std::size_t deck = 0; deck < max_upgrade_decks + max_players; ++deck) {
        for (const CardId card : state.decks.of(deck)) out(card);
    }
    state.supply.for_each(out);
    state.gone.for_each(out);
    for (const CardId card : state.undealt) out(card);
    for (const Frame& frame : state.effects) {
        if (const auto card = card_in_the_air(frame)) out(*card);
    }
    return box;
}

Json dump(const Rules& rules, const State& state) {
    Json json;
    json["phase"] = phase_words().id(static_cast<std::size_t>(state.phase));
    json["current"] = index_of(state.current);
    json["pending"] = seats_json(state.pending);
    json["turn"] = state.turn;
    json["decisions"] = state.decisions;
    json["weather"] = rules.weather_words.id(state.weather);
    json["players"] = Json::array();
    for (const Seat seat : seats(state.seats)) json["players"].push_back(player_json(rules, state, seat));
    json["supply"] = counts_json(rules, state.supply);
    json["decks"] = Json::object();
    json["destroyed"] = Json::object();
    Cards out = state.gone;
    for (std::size_t i = 0; i < rules.upgrade_decks.size(); ++i) {
        const std::size_t deck = rules.upgrade_decks[i];
        Cards pile;
        for (const CardId card : rules.cards_of_deck[deck]) {
            pile.add(card, state.gone.count(card));
            while (out.contains(card)) out.remove(card);
        }
        json["decks"][rules.deck_words.id(deck)] = top_first(rules, state.decks.of(i));
        json["unordered"][rules.deck_words.id(deck)] = state.decks.unordered(i);
        json["destroyed"][rules.deck_words.id(deck)] = counts_json(rules, pile);
    }
    json["out"] = counts_json(rules, out);
    json["undealt"] = counts_json(rules, as_cards(state.undealt));
    json["damage"] = state.damage;
    json["box"] = counts_json(rules, box_of(rules, state));
    json["looking"] = state.looking;
    json["payment_broken"] = state.payment_broken != 0;
    json["self_destroyed"] = state.self_destroyed != 0;
    json["deaths"] = deaths_json(state);
    json["effects"] = effects_json(rules, state);
    json["random"] = homestretch::to_json(state.random);
    return json;
}

} // namespace iditacards
