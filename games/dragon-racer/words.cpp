#include "games/dragon-racer/words.h"

#include "engine/meaning.h"
#include "engine/wording.h"
#include "games/dragon-racer/game.h"
#include "games/dragon-racer/names.h"
#include "games/dragon-racer/plans.h"

namespace dragon_racer {

namespace f = homestretch::fields;
using homestretch::Detail;
using homestretch::Json;
using homestretch::listed;
using homestretch::phrase;
using homestretch::Target;
using homestretch::Value;
using homestretch::word_value;

namespace {

using Heard = homestretch::Heard<Game>;

// ---- arguments

Value card(const Rules& rules, CardId id) {
    return word_value("card", rules.dragon_words, static_cast<std::size_t>(id));
}
Value character(const Rules& rules, CharacterId id) {
    return word_value("character", rules.character_words, static_cast<std::size_t>(id));
}
Value ability(const Rules& rules, CharacterId id) {
    return rules.abilities[static_cast<std::size_t>(id)];
}
const Player& own(const Seen& seen) {
    return player(seen.view.open, *seen.view.viewer);
}
CardId hand_card(const Seen& seen) {
    return seen.view.hand[seen.action.first];
}
// The collected card that is about to attack.
CardId attacker(const Seen& seen) {
    return own(seen).collected[seen.view.open.asking];
}
CardId attacked(const Seen& seen) {
    return player(seen.view.open, seat_at(seen.action.first)).team[seen.action.second];
}
CardId coming_in(const Seen& seen) {
    return own(seen).collected[seen.action.first];
}
CardId going_out(const Seen& seen) {
    return own(seen).team[seen.action.second];
}

struct Fired {
    const Team& team;
    const Hand& collected;
    CharacterId character{};
    std::size_t mask = 0;
    Supporters supporters{};
};
std::vector<std::size_t> slots_of(const Fired& fired) {
    std::vector<std::size_t> slots;
    for (std::size_t slot = 0; slot < fired.team.size(); ++slot)
        if (((fired.mask >> slot) & 1U) != 0) slots.push_back(slot);
    return slots;
}
// Those of a slot: cards, and the character as often as it helps.
std::vector<Value> supporters(const Rules& rules, const Fired& fired, std::size_t slot) {
    std::vector<Value> by;
    for (std::size_t i = 0; i < fired.collected.size(); ++i)
        if (fired.supporters.cards[i] == slot) by.push_back(card(rules, fired.collected[i]));
    for (const std::uint8_t supported : fired.supporters.character)
        if (supported == slot) by.push_back(character(rules, fired.character));
    return by;
}
Value fired_dragons(const Rules& rules, const Fired& fired) {
    return listed(slots_of(fired), [&](std::size_t slot) {
        return phrase("fired",
                      {{"card", card(rules, fired.team[slot])}, {"by", supporters(rules, fired, slot)}});
    });
}
Fired fired_in(const Event& event) {
    return {event.team, event.cards, event.character, event.mask, event.supporters};
}
Fired fired_by(const Seen& seen) {
    const Player& who = own(seen);
    return {who.team, who.collected, who.character, seen.action.first,
            assigned_supporters(seen.rules, seen.view.open, *seen.view.viewer, seen.action.first)};
}
Json fired_json(const Rules& rules, const Event& event) {
    const Fired fired = fired_in(event);
    Json dragons = Json::array();
    for (const std::size_t slot : slots_of(fired)) {
        Json by = Json::array();
        for (const Value& supporter : supporters(rules, fired, slot)) by.push_back(supporter.id);
        dragons.push_back({{"slot", slot}, {"card", id_of(rules, fired.team[slot])}, {"supporters", by}});
    }
    return dragons;
}
// The dragons fired up, and the cards that supported them.
homestretch::FixedList<CardId, max_team + max_hand> cards_fired(const Rules&, const Event& event) {
    homestretch::FixedList<CardId, max_team + max_hand> cards;
    const Fired fired = fired_in(event);
    for (const std::size_t slot : slots_of(fired)) {
        cards.push_back(fired.team[slot]);
        for (std::size_t i = 0; i < fired.collected.size(); ++i)
            if (fired.supporters.cards[i] == slot) cards.push_back(fired.collected[i]);
    }
    return cards;
}
std::size_t count_of(const Rules&, const Event& event) {
    return event.cards.size();
}

const homestretch::Vocabulary directions{"right", "left"};
int direction_of(const Rules&, const Event& event) {
    return event.number > 0 ? 1 : 0;
}

Need needed(const Seen& seen) {
    const Dragon& attack = seen.rules.dragon(attacker(seen));
    return need_of(seen.rules.dragon(attacked(seen)),
                   attack_needs(seen.rules, seen.view.open, seat_at(seen.action.first))[seen.action.second] +
                       ColourCounts::of(attack.attack_colour, attack.attack_icons));
}
int attack_bonus(const Seen& seen) {
    const bool self = seen.view.viewer == seat_at(seen.action.first);
    return self && !seen.rules.self_attack_pays ? 0 : seen.rules.character(own(seen).character).attack_bonus;
}
Flight flown_by(const Seen& seen) {
    return flight(seen.rules, own(seen), seen.action.first);
}
int swap_bonus(const Seen& seen) {
    const Character& who = seen.rules.character(own(seen).character);
    const bool recolours =
        seen.rules.dragon(coming_in(seen)).colour != seen.rules.dragon(going_out(seen)).colour;
    return who.swap_bonus + (recolours ? who.swap_colour_bonus : 0);
}

// ---- what one points at

Target collected_card(const Seen& seen, std::size_t index) {
    return {"collected", seen.view.viewer, index, id_of(seen.rules, own(seen).collected[index])};
}
std::vector<Target> fired_targets(const Seen& seen) {
    std::vector<Target> targets;
    for (const std::size_t slot : slots_of(fired_by(seen)))
        targets.push_back(racing_dragon(seen, *seen.view.viewer, slot));
    return targets;
}

// ---- details of events

bool is_own(const Heard& heard) {
    return heard.viewer == heard.event.seat;
}
f::Single dragon_word() {
    return f::word("card", f::words<&Rules::dragon_words>());
}
f::Node number(std::string_view name, std::string_view meaning) {
    return f::field<&Event::number>(name, f::count(-1, 30'000), meaning);
}

std::vector<homestretch::EventRow<Game>> events() {
    const f::Node seat = f::field<&Event::seat>("seat", f::seat(), "whose");
    const f::Node character = f::field<&Event::character>(
        "character", f::word("character", f::words<&Rules::character_words>()), "whose ability it is");
    const f::Node card = f::field<&Event::card>("card", dragon_word(), "which dragon");
    const f::Node cards = f::field<&Event::cards>("cards", f::list(dragon_word()), "which dragons");
    const f::Node count = f::made<&count_of>("count", f::count(0, max_hand), "how many cards");
    const f::Node spaces = number("spaces", "moved");
    const f::Node tile =
        f::field<&Event::tile>("tile", f::word("tile", f::words<&Rules::tile_words>()), "turned up");
    const f::Node racetrack = f::field<&Event::racetrack>(
        "racetrack", f::word("racetrack", f::words<&Rules::racetrack_words>()), "that is judged");
    const f::Node target = f::group(
        "target", "what is attacked", f::field<&Event::attack, &Attack::seat>("seat", f::seat(), "whose"),
        f::field<&Event::attack, &Attack::slot>("slot", f::count(0, max_team - 1), "of its team"),
        f::field<&Event::other>("card", dragon_word(), "which dragon"));
    const f::Node dragons = f::raw<&fired_json>("dragons", Json::parse(R"({"type": "array", "items": {
        "type": "object", "required": ["slot", "card", "supporters"], "additionalProperties": false,
        "properties": {"slot": {"type": "integer"}, "card": {"type": "string"},
                       "supporters": {"type": "array", "items": {"type": "string"}}}}})"),
                                                "with the cards and characters that support each");
    const auto lot = [](std::string_view name) {
        return f::field<&Event::shared>(name, f::flag(), "shared");
    };
    const auto other = [](std::string_view name) {
        return f::field<&Event::other>(name, dragon_word(), "leaving");
    };
    const auto secret = [](const f::Node& node) { return Detail<Game>(node, &is_own); };
    // clang-format off
    return {
        {Kind::CharacterTaken, "character_taken", {seat, character}, "{Seat} took the character {character} ({ability})."},
        {Kind::TrophyGiven, "trophy_given", {seat, number("place", "from 1"), lot("by_lot")},
         "{Seat} got the trophy for {trophy}{by_lot?, by lot}."},
        {Kind::TeamDealt, "team_dealt", {seat, cards}, "{Seat} got the team {cards,}."},
        {Kind::TileTurned, "tile_turned", {tile, number("dragons", "that joined the deck")},
         "The {tile} tile was turned up; {dragons|dragon} joined the deck."},
        {Kind::HandDealt, "hand_dealt", {seat, count, secret(cards)},
         "{count?{Seat} {seat?were|was} dealt {cards?{cards,}|{count|card}}.}"},
        {Kind::Committed, "committed", {seat}, "{Seat} chose a card."},
        {Kind::Taken, "taken", {seat, secret(card)}, "{Seat} took {card?{card}|a card}."},
        {Kind::HandsPassed, "hands_passed",
         {f::made<&direction_of>("direction", f::word("direction", f::words(directions)), "in which they went round")},
         "The hands were passed to the {direction}."},
        {Kind::Revealed, "revealed", {seat, cards}, "{Seat} revealed {cards,}."},
        {Kind::Held, "held", {seat, card}, "{Seat} held {card} back."},
        {Kind::Attacked, "attacked", {seat, card, target},
         "{Seat} attacked {self?{seat?your|its} own|{whose's}} {attacked} with {card}."},
        {Kind::FiredUp, "fired_up", {seat, dragons, spaces},
         "{Seat} fired up {fired?{fired} and moved {spaces|space}|nothing}."},
        {Kind::BonusMoved, "bonus_moved", {seat, spaces, character}, "{Seat} moved {spaces|space} more by {ability}."},
        {Kind::Swapped, "swapped", {seat, f::field<&Event::card>("in", dragon_word(), "joining"), other("out")},
         "{Seat} swapped {in} in for {out}."},
        {Kind::TeamKept, "team_kept", {seat}, "{Seat} kept the team."},
        {Kind::Boosted, "boosted", {seat, racetrack, spaces, lot("tied")},
         "{Seat} {tied?tied|won} the {racetrack} boost and moved {spaces|space}."},
        {Kind::TurnEnded, "turn_ended", {number("turn", "from 1")}, "Turn {turn} is over."},
        {Kind::Finished, "finished", {}, "The race is over."},
    };
    // clang-format on
}

// ---- what events mean, for counting

homestretch::EventMeanings meanings() {
    using homestretch::Use;
    const f::Node fired = f::made<&cards_fired>("fired", f::list(dragon_word()), "and what supports them");
    return {
        {Kind::CharacterTaken, {Use::Taken}},
        {Kind::TeamDealt, {Use::Held}},
        {Kind::TileTurned, {Use::Seen}},
        {Kind::HandDealt, {Use::Seen}},
        {Kind::Taken, {Use::Taken}},
        {Kind::Attacked, {Use::Played}},
        {Kind::FiredUp, {{Use::Played, fired}}},
        {Kind::BonusMoved, {Use::Played}},
        {Kind::Swapped, {{Use::Kept, "in"}}},
        {Kind::Boosted, {Use::Taken}},
    };
}

// clang-format off
homestretch::Wording<Game> wording() {
    return {
        .heard = {
            {"ability", [](const Heard& of) { return ability(of.rules, of.event.character); }},
            {"trophy", [](const Heard& of) { return of.rules.trophies[static_cast<std::size_t>(of.event.number) - 1]; }},
            {"whose", [](const Heard& of) { return of.event.attack.seat; }},
            {"self", [](const Heard& of) { return of.event.attack.seat == of.event.seat; }},
            {"attacked", [](const Heard& of) { return card(of.rules, of.event.other); }},
            {"fired", [](const Heard& of) { return fired_dragons(of.rules, fired_in(of.event)); }},
        },
        .events = events(),
        .seen = {
            {"character", [](const Seen& to) { return character(to.rules, static_cast<CharacterId>(to.action.first)); }},
            {"its_ability", [](const Seen& to) { return ability(to.rules, static_cast<CharacterId>(to.action.first)); }},
            {"its_text", [](const Seen& to) { return to.rules.text(static_cast<CharacterId>(to.action.first)); }},
            {"ability", [](const Seen& to) { return ability(to.rules, own(to).character); }},
            {"card", [](const Seen& to) { return card(to.rules, hand_card(to)); }},
            {"text", [](const Seen& to) { return to.rules.text(hand_card(to)); }},
            {"colour", [](const Seen& to) { return to.rules.colour_words.id(to.rules.dragon(hand_card(to)).colour); }},
            {"racetrack", [](const Seen& to) { return word_value("racetrack", to.rules.racetrack_words, to.rules.dragon(hand_card(to)).racetrack); }},
            {"attacker", [](const Seen& to) { return card(to.rules, attacker(to)); }},
            {"held_as", [](const Seen& to) { return to.rules.colour_words.id(to.rules.dragon(attacker(to)).colour); }},
            {"whose", [](const Seen& to) { return seat_at(to.action.first); }},
            {"attacked", [](const Seen& to) { return card(to.rules, attacked(to)); }},
            {"needs", [](const Seen& to) { return icons(to.rules, needed(to)); }},
            {"attack_bonus", [](const Seen& to) { return attack_bonus(to); }},
            {"dragons", [](const Seen& to) { return listed(slots_of(fired_by(to)), [&](std::size_t slot) { return card(to.rules, own(to).team[slot]); }); }},
            {"fired", [](const Seen& to) { return fired_dragons(to.rules, fired_by(to)); }},
            {"spaces", [](const Seen& to) { return flown_by(to).spaces + flown_by(to).bonus; }},
            {"fire_bonus", [](const Seen& to) { return flown_by(to).bonus; }},
            {"in", [](const Seen& to) { return card(to.rules, coming_in(to)); }},
            {"in_text", [](const Seen& to) { return to.rules.text(coming_in(to)); }},
            {"out", [](const Seen& to) { return card(to.rules, going_out(to)); }},
            {"swap_bonus", [](const Seen& to) { return swap_bonus(to); }},
            {"round", [](const Seen& to) { return to.view.open.round; }},
            {"rounds", [](const Seen& to) { return to.view.hand_size + to.view.collected_size; }},
        },
        .choices = {
            {ActionKind::ChooseCharacter, "choose_character {character}", "Play {character}",
             "Play {character} ({its_ability}): {its_text}",
             {[](const Seen& to) { return Target{"character", {}, {}, id_of(to.rules, static_cast<CharacterId>(to.action.first))}; }}},
            {ActionKind::Pick, "pick {first}", "Take {card}", "Take {card} ({colour} {racetrack}): {text}",
             {[](const Seen& to) { return Target{"hand", to.view.viewer, to.action.first, id_of(to.rules, hand_card(to))}; }}},
            {ActionKind::Hold, "hold", "Hold {attacker}", "Hold {attacker}: it can support as a {held_as} dragon",
             {[](const Seen& to) { return collected_card(to, to.view.open.asking); }}},
            {ActionKind::Attack, "attack {first} {second}", "Attack {whose?your own|{whose's}} {attacked}",
             "Attack {whose?your own|{whose's}} {attacked} with {attacker}: it then needs {needs}{attack_bonus?; move {attack_bonus} for {ability}}",
             {[](const Seen& to) { return racing_dragon(to, seat_at(to.action.first), to.action.second); }}},
            {ActionKind::Fire, "fire {first}", "Fire up {first?{dragons}|nothing}",
             "Fire up {first?{fired}: move {spaces}{fire_bonus? ({fire_bonus} by {ability})}|nothing}", {&fired_targets}},
            {ActionKind::KeepTeam, "swap none", "Keep the team", "Keep the team as it is"},
            {ActionKind::Swap, "swap {first} {second}", "Swap in {in} for {out}",
             "Swap {in} in for {out}: {in_text}{swap_bonus? Move {swap_bonus} for {ability}.}",
             {[](const Seen& to) { return collected_card(to, to.action.first); }, [](const Seen& to) { return racing_dragon(to, *to.view.viewer, to.action.second); }}},
        },
        .asked = [](const Seen& to) { return static_cast<int>(to.view.open.phase); },
        .is_asked = [](const View& view) { return view.viewer && view.open.pending.contains(*view.viewer); },
        .questions = {
            {Phase::ChooseCharacter, "Setup", "Choose your character", "DR-9"},
            {Phase::Draft, "Draft, pick {round} of {rounds}", "Take one dragon, pass the rest", "DR-34"},
            {Phase::Attack, "Race, attack", "Attack with {attacker}, or hold it", "DR-43"},
            {Phase::Fire, "Race, fire up", "Choose the dragons to fire up", "DR-58"},
            {Phase::Swap, "Race, swap", "Swap one dragon in, or keep your team", "DR-63"}, {Phase::Finished, "Finished"},
        },
        .reasons = {
            {"taken", "{Seat} plays it", "DR-11"}, {"other-side", "the back of {front's} card", "DR-10"},
            {"has-raced", "{Seat} has raced already", "DR-45"},
            {"lacks-icons", "lacks {missing}{any?; your character covers one of them}", "DR-54"},
            {"lacks-supporters", "lacks {missing|supporter}", "DR-54"},
            {"cards-only", "only cards can answer its attacks", "DR-103"},
            {"attacks", "attack dragons never join a team", "DR-64"},
        },
        .phrases = {
            {"fired", "{card} ({by,})"}, {"icons", "{number} {colour}"}, {"any-icons", "{number} any"},
        },
    };
}
// clang-format on

} // namespace

const homestretch::Wording<Game>& Game::words() {
    static const homestretch::Wording<Game> table = wording();
    return table;
}

Target racing_dragon(const Seen& seen, Seat seat, std::size_t slot) {
    return {"team", seat, slot, id_of(seen.rules, player(seen.view.open, seat).team[slot])};
}

Value icons(const Rules& rules, const Need& need) {
    std::vector<Value> all;
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        const unsigned count = need.coloured[colour];
        if (count > 0)
            all.push_back(phrase("icons", {{"number", count}, {"colour", rules.colour_words.id(colour)}}));
    }
    const unsigned any = need.icons - need.coloured.total();
    if (any > 0) all.push_back(phrase("any-icons", {{"number", any}}));
    return all;
}

} // namespace dragon_racer

template <>
const homestretch::EventMeanings& homestretch::meanings_of<dragon_racer::Game>() {
    static const EventMeanings table = dragon_racer::meanings();
    return table;
}
