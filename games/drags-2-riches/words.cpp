#include "games/drags-2-riches/words.h"

#include "engine/meaning.h"
#include "games/drags-2-riches/forms.h"
#include "games/drags-2-riches/phases.h"

#include <algorithm>

namespace drags_2_riches {

namespace f = homestretch::fields;
using homestretch::Detail;
using homestretch::phrase;
using homestretch::Target;
using homestretch::Value;
using homestretch::verb_of;
using homestretch::word_value;

namespace {

using Heard = homestretch::Heard<Game>;

const Vocabulary deeds{"borrow", "discard", "trash"};
const Vocabulary& zones() {
    static const Vocabulary words = [] {
        Vocabulary zones;
        zones.add("hand", "hand");
        zones.add("look", "Look");
        zones.add("floordrobe", "Floordrobe");
        zones.add("wardrobe", "Wardrobe");
        zones.add("market", "Market");
        return zones;
    }();
    return words;
}

// ---- details of events

bool is_own(const Heard& heard) {
    return heard.viewer == heard.event.seat;
}
bool competes(const Rules&, const Event& event) {
    return event.up.contains(event.seat);
}
std::size_t count_cards(const Rules&, const Event& event) {
    return event.cards.size();
}
bool of_who_competes(const Heard& heard) {
    return competes(heard.rules, heard.event);
}
std::vector<homestretch::EventRow<Game>> events() {
    const auto number = [](std::string_view name) {
        return f::field<&Event::number>(name, f::count(0, 99'999), "");
    };
    const f::Node count = f::made<&count_cards>("count", f::count(0, 99'999), "");
    const f::Single zone = f::word("zone", f::words(zones()));
    const f::Node seat = f::field<&Event::seat>("seat", f::seat(), "who it is about");
    const f::Node other = f::field<&Event::other>("other", f::seat(), "whom it is done to");
    const f::Node card = f::field<&Event::card>("card", forms::card, "which card");
    const f::Node by_card =
        f::field<&Event::card>("card", forms::card.or_null(no_card), "none: by a power").left_out_if_none();
    const f::Node cards = f::field<&Event::cards>("cards", forms::cards, "which cards");
    const f::Node won = f::field<&Event::won>("won", forms::events, "events");
    const f::Node character = f::field<&Event::character>("character", forms::character, "which character");
    const f::Node event = f::field<&Event::event>("event", forms::event, "which event");
    const f::Node category = f::field<&Event::category>("category", forms::category, "of clothes");
    const f::Node from = f::field<&Event::from>("from", zone, "where it lay");
    const f::Node to = f::field<&Event::to>("to", zone, "where it lies now");
    const f::Node deed = f::field<&Event::deed>("deed", f::word("deed", f::words(deeds)), "what was done");
    const auto owners = [](const f::Node& node) { return Detail<Game>(node, &is_own); };
    // clang-format off
    return {
        {Kind::FirstPlayer, "first_player", {seat}, "{Seat} took the First Player Token."},
        {Kind::CharacterTaken, "character_taken", {seat, character}, "{Seat} chose {character}."},
        {Kind::RoundBegan, "round_began", {number("round"), event},
         "Round {round}: {event}{prestige? ({prestige} prestige)}."},
        {Kind::ReserveOpened, "reserve_opened", {number("slots")}, "The Tour reserve filled {slots|Market slot}."},
        {Kind::TurnBegan, "turn_began", {seat}, "{Seat's} turn."},
        {Kind::Drew, "drew", {seat, count, owners(cards)}, "{count?{Seat} drew {cards?{cards}|{count|card}}.}"},
        {Kind::DryCleaned, "dry_cleaned", {seat, number("cards")},
         "{Seat} dry-cleaned: {cards|card} in {seat?your|the} new Wardrobe."},
        {Kind::Activated, "activated", {seat, card, from, number("coins")},
         "{Seat} activated {card}{from=hand?|{from=market? in| from} the {from}}{coins?, for {coins|coin}}."},
        {Kind::Worn, "worn", {seat, category, owners(card)}, "{Seat} put on {card?{card}|{a category} card}."},
        {Kind::WornOpenly, "worn_openly", {seat, card}, "{Seat} put on {card} from the Market."},
        {Kind::Replaced, "replaced", {seat, card}, "{Seat} took off {card}."},
        {Kind::PowerUsed, "power_used", {seat, character}, "{Seat} used {power}: {text}"},
        {Kind::Aimed, "aimed", {seat, other}, "{Seat} threw Shade at {other}."},
        {Kind::Suffered, "suffered", {seat}, "{Seat} let it happen."},
        {Kind::Blocked, "blocked", {seat, card}, "{Seat} blocked it with {card}."},
        {Kind::Reversed, "reversed", {seat, by_card}, "{Seat} reversed it with {card?{card}|{seat?your|a} power}."},
        {Kind::ReversalWaits, "reversal_waits", {seat, other}, "The reversal by {seat} had to wait for {other's} new hand."},
        {Kind::ReversalBegan, "reversal_began", {seat, other}, "The Shade turned by {seat} hit {other}."},
        {Kind::ReversalCancelled, "reversal_cancelled", {seat, card}, "{Seat} stopped the reversal with {card}."},
        {Kind::Dropped, "dropped", {seat, card}, "{Seat} discarded {card}."},
        {Kind::Trashed, "trashed", {seat, card}, "{Seat} trashed {card}."},
        {Kind::Returned, "returned", {seat, card, to},
         "{Seat} returned {card} to {seat?your|the} {to}{to=wardrobe?, on top}."},
        {Kind::Lent, "lent", {seat, other, card}, "{Seat} lent {card} to {other}."},
        {Kind::PeekedWardrobe, "peeked_wardrobe", {seat, count, owners(cards)},
         "{count?{Seat} looked at {cards?{cards}|{count|card}} of {seat?your|the} Wardrobe.}"},
        {Kind::Kept, "kept", {seat, count, owners(cards)}, "{count?{Seat} kept {cards?{cards}|{count|card}}.}"},
        {Kind::PeekedHand, "peeked_hand", {seat, other, count, owners(cards)},
         "{Seat} looked at {other's} hand{seat?: {cards?{cards}|nothing}}."},
        {Kind::PeekedLook, "peeked_look", {seat, other, count, owners(cards)},
         "{Seat} looked at {other's} Look{seat?: {cards?{cards}|nothing}}."},
        {Kind::Took, "took", {seat, other, cards, deed, from},
         "{Seat} {deed=discard?made {other} discard {cards} from the|{deed=trash?trashed|borrowed} {cards} from {other's}} {from}."},
        {Kind::GainedCoins, "gained_coins", {seat, number("coins")}, "{Seat} gained {coins|coin}."},
        {Kind::GainedBonus, "gained_bonus", {seat, number("bonus")},
         "Each card in {seat's} Look became worth {bonus} more this round."},
        {Kind::Doubled, "doubled", {seat, other, category},
         "{category} became worth double this round for {seat} and {other}."},
        {Kind::Declined, "declined", {seat}, "{Seat} left it at that."},
        {Kind::Bought, "bought", {seat, card, number("price")}, "{Seat} bought {card} for {price|coin}."},
        {Kind::Thrifted, "thrifted", {seat, card, number("price")}, "{Seat} thrifted {card}."},
        {Kind::Untucked, "untucked", {seat, count, owners(cards)},
         "{count?{Seat} laid aside {cards?{cards}|{count|card}}.}"},
        {Kind::Declared, "declared", {seat}, "{Seat} declared."},
        {Kind::Showed, "showed",
         {seat, f::made<&competes>("up", f::flag(), "whether she competes"), {cards, &of_who_competes}, {number("total"), &of_who_competes}},
         "{Seat} {up?competed with {cards}: {total} in all|stayed out}."},
        {Kind::Tied, "tied", {f::field<&Event::up>("seats", f::seats(), "who tied")}, "It was a tie between {seats}."},
        {Kind::Labelled, "labelled",
         {seat, f::field<&Event::number>("label", f::word("label", f::words(performance_labels())), "of a performance")},
         "{Seat} named a category: {label}."},
        {Kind::Won, "won", {seat, event}, "{Seat} won {event}{prestige? ({prestige} prestige)}."},
        {Kind::EventTrashed, "event_trashed", {event}, "Nobody competed: {event} was trashed."},
        {Kind::Stopped, "stopped", {}, "The match had gone on for too long and ended here."},
        {Kind::Scored, "scored", {seat, number("score"), won}, "{Seat} ended with {score} prestige from {wins|event}."},
    };
    // clang-format on
}

// ---- choices and questions

const Frame& asking(const Seen& to) {
    return to.view.open.effects.top();
}
const Step& waiting(const Seen& to) {
    return waiting_step(to.rules, to.view.open.effects);
}
Verb verb(const Seen& to) {
    return verb_of<Verb>(waiting(to));
}
template <Verb asks>
bool is(const Seen& to) {
    return verb(to) == asks;
}
template <Ask asks>
bool is_asked_for(const Seen& to) {
    return to.view.open.ask == asks;
}
bool has_chosen(const Seen& to) {
    return asking(to).scratch[0] > 0;
}
bool is_taking(const Seen& to) { // of another player
    return to.view.open.ask >= Ask::TakeHand && to.view.open.ask <= Ask::TakeFloordrobe;
}
const PlayerView& own(const Seen& to) {
    return to.view.players[index_of(*to.view.viewer)];
}
Seat owner(const Seen& to) { // of what is picked
    return is_taking(to) ? victim_of(to.rules, asking(to)) : *to.view.viewer;
}
CharacterId character(const Seen& to) {
    return player(to.view.open, *to.view.viewer).character;
}
// How many of the cards of a step are done.
int done(const Seen& to) {
    return asking(to).scratch[is_taking(to) ? 1 : 0];
}

// The card that is chosen, be it from a hand, a slot or a Look.
CardId card_of(const Seen& to) {
    switch (kind_of(to.action)) {
    case ActionKind::Buy:
    case ActionKind::Thrift:
    case ActionKind::PickSlot: return to.view.open.market[to.action.first];
    case ActionKind::PickWorn: return to.view.players[index_of(owner(to))].look[to.action.first];
    default: return drags_2_riches::card_of(to.action);
    }
}
// "Clack Fan (Accessories 2)", "Gold Coin"
Value facts(const Rules& rules, CardId id) {
    if (id == no_card || id == hidden_card) return {};
    const auto& category = rules.card(id).category;
    return phrase("facts", {{"card", card_value(rules, id)},
                            {"kind", category ? Value(name_of(*category)) : Value()},
                            {"value", rules.card(id).value}});
}

Value onto(std::string_view key) {
    return key.empty() ? Value() : phrase(key);
}

Target picked(const Seen& to) {
    switch (to.view.open.ask) {
    case Ask::PickHand:
    case Ask::TakeHand: return hand_target(to, owner(to), card_of(to));
    case Ask::PickPeeked: return set_target(to, "peeked", to.view.viewer, to.view.peeked.cards, card_of(to));
    default:
        return set_target(to, "floordrobe", owner(to), player(to.view.open, owner(to)).floordrobe,
                          card_of(to));
    }
}
Target in_hand(const Seen& to) {
    return hand_target(to, *to.view.viewer, card_of(to));
}
Target at_slot(const Seen& to) {
    return market_target(to, to.action.first);
}
Target at_player(const Seen& to) {
    return {"player", seat_of(to.action), {}, ""};
}
Target at_character(const Seen& to) {
    return {"character", to.view.viewer, {}, to.rules.id(character(to))};
}

// ---- what events mean, for counting

homestretch::EventMeanings meanings() {
    using homestretch::Use;
    return {
        {Kind::CharacterTaken, {Use::Taken}},
        {Kind::RoundBegan, {Use::Seen}},
        {Kind::Drew, {Use::Held}},
        {Kind::Activated, {Use::Played}},
        {Kind::Worn, {{Use::Kept, "card"}}},
        {Kind::WornOpenly, {Use::Kept}},
        {Kind::PowerUsed, {Use::Played}},
        {Kind::Blocked, {Use::Played}},
        {Kind::Reversed, {Use::Played}},
        {Kind::ReversalCancelled, {Use::Played}},
        {Kind::PeekedWardrobe, {Use::Seen}},
        {Kind::Bought, {Use::Taken}},
        {Kind::Thrifted, {Use::Taken}},
        {Kind::Showed, {Use::Kept}},
        {Kind::Won, {Use::Taken}},
    };
}

// clang-format off
homestretch::Wording<Game> wording() {
    return {
        .heard = {
            {"prestige", [](const Heard& of) { return of.rules.event(of.event.event).prestige; }},
            {"power", [](const Heard& of) { return of.rules.power_names[static_cast<std::size_t>(of.event.character)]; }},
            {"text", [](const Heard& of) { return of.rules.text(of.event.character); }},
            {"wins", [](const Heard& of) { return of.event.won.size(); }},
        },
        .events = events(),
        .seen = {
            {"card", [](const Seen& to) { return card_value(to.rules, card_of(to)); }},
            {"facts", [](const Seen& to) { return facts(to.rules, card_of(to)); }},
            {"text", [](const Seen& to) { return to.rules.text(card_of(to)); }},
            {"price", [](const Seen& to) { return to.rules.card(card_of(to)).value; }},
            {"left", [](const Seen& to) { return to.view.open.coins - (kind_of(to.action) == ActionKind::Thrift ? 0U : to.rules.card(card_of(to)).value); }},
            {"on_tour", [](const Seen& to) { return to.view.open.phase == Phase::Tour; }},
            {"off", [](const Seen& to) { return facts(to.rules, own(to).look[index_of(*to.rules.card(card_of(to)).category)]); }},
            {"character", [](const Seen& to) { return word_value("character", to.rules.character_words, to.action.first); }},
            {"its_power", [](const Seen& to) { return to.rules.power_names[to.action.first]; }},
            {"its_text", [](const Seen& to) { return to.rules.text(static_cast<CharacterId>(to.action.first)); }},
            {"power", [](const Seen& to) { return to.rules.power_names[static_cast<std::size_t>(character(to))]; }},
            {"power_text", [](const Seen& to) { return to.rules.text(character(to)); }},
            {"coins", [](const Seen& to) { return to.view.open.coins; }},
            {"seat", [](const Seen& to) { return seat_of(to.action); }},
            {"owner", [](const Seen& to) { return owner(to); }},
            {"category", [](const Seen& to) { return word_value("category", category_words, to.action.first); }},
            {"doubled", [](const Seen& to) { return name_of(static_cast<Category>(asking(to).scratch[0] - 1)); }},
            {"label", [](const Seen& to) { return word_value("label", performance_labels(), to.action.first); }},
            {"deed", [](const Seen& to) { return phrase(row_of(waiting(to)).picking); }},
            {"place", [](const Seen& to) { return onto(row_of(waiting(to)).onto); }},
            {"source", [](const Seen& to) { return to.rules.source_name(origin_of(asking(to))); }},
            {"reversed", [](const Seen& to) { return asking(to).seat != to.view.open.active; }},
            {"event", [](const Seen& to) { return to.view.open.event == no_event ? Value() : word_value("event", to.rules.event_words, static_cast<std::size_t>(to.view.open.event)); }},
            {"prestige", [](const Seen& to) { return to.rules.event(to.view.open.event).prestige; }},
            {"worth", [](const Seen& to) { return look_total(to.rules, to.view, *to.view.viewer); }},
            {"step", [](const Seen& to) { return done(to) + 1; }},
            {"steps", [](const Seen& to) { return waiting(to).arguments[1]; }},
            {"counted", [](const Seen& to) { return waiting(to).arguments[1] > 1 ? phrase("counted") : Value(); }},
            {"or_stop", [](const Seen& to) { return is_up_to(waiting(to)) ? phrase("or-stop") : Value(); }},
            {"or_skip", [](const Seen& to) { return is_optional(waiting(to)) ? phrase("or-skip") : Value(); }},
            {"at", [](const Seen& to) { return to.view.open.event == no_event ? Value() : phrase("at"); }},
            {"effect", [](const Seen&) { return phrase("effect"); }},
        },
        .choices = {
            {ActionKind::Character, "character {character}", "{character}", "{character}, {its_power}: {its_text}",
             {[](const Seen& to) { return Target{"characters", {}, to.action.first, to.rules.id(static_cast<CharacterId>(to.action.first))}; }}},
            {ActionKind::Activate, "activate {card}", "Activate {card}", "Activate {facts}: {text?{text}|it does nothing}", {&in_hand}},
            {ActionKind::Wear, "wear {card}", "Wear {card}", "Wear {facts} face down{off?; {off} goes to your Floordrobe}",
             {&in_hand, [](const Seen& to) { return look_target(to, *to.view.viewer, *to.rules.card(card_of(to)).category); }}},
            {ActionKind::Power, "power", "Use {power}", "Use {power}, once in the match: {power_text}", {&at_character}},
            {ActionKind::End, "end", "To the Market", "Play no more cards and go shopping with {coins|coin}", {},
             [](const Seen& to) { return to.view.open.phase == Phase::Playing; }},
            {ActionKind::End, "end", "End your turn",
             "Buy nothing more; {coins|coin} {coins=1?is|are} lost. Your hand is laid aside and you draw a new one"},
            {ActionKind::Buy, "buy {first}", "Buy {card}",
             "Buy {facts} for {price|coin}, to your {on_tour?hand|Floordrobe}: {left|coin} left.{text? {text}}", {&at_slot}},
            {ActionKind::Thrift, "thrift {first}", "Thrift {card}",
             "Take {facts} for free, to your {on_tour?hand|Floordrobe}: {left|coin} left.{text? {text}}", {&at_slot}},
            {ActionKind::Target, "target {seat}", "At {seat}", "Throw this Shade at {seat} ({source})", {&at_player}},
            {ActionKind::Suffer, "suffer", "Suffer", "Let the reversal happen", {}, &is_asked_for<Ask::Answer>},
            {ActionKind::Suffer, "suffer", "Suffer", "Let it happen ({source})"},
            {ActionKind::Block, "block {card}", "Block with {card}",
             "Show {card}, which stays in your hand: the reversal is cancelled", {&in_hand}, &is_asked_for<Ask::Answer>},
            {ActionKind::Block, "block {card}", "Block with {card}",
             "Show {card}, which stays in your hand: nothing of it happens to you", {&in_hand}},
            {ActionKind::Reverse, "reverse {card}", "Reverse with {card}",
             "Show {card}, which stays in your hand: nothing of it happens to you, and then it happens to the attacker", {&in_hand}},
            {ActionKind::UsePower, "use-power", "Use {power}",
             "Use {power}, once in the match: nothing happens to you, and then it happens to the attacker", {&at_character}},
            {ActionKind::Pick, "pick {card}", "{deed} {card}", "{deed} {facts}{place}", {&picked}},
            {ActionKind::PickWorn, "pick-slot {category}", "Activate {card}", "Take {facts} off and activate it: {text}",
             {[](const Seen& to) { return look_target(to, *to.view.viewer, category_of(to.action)); }}, &is_asked_for<Ask::PickLook>},
            {ActionKind::PickWorn, "pick-slot {category}", "{deed}: {category}",
             "{deed} {facts?{facts}|the face-down {category} card} of {owner}",
             {[](const Seen& to) { return look_target(to, owner(to), category_of(to.action)); }}},
            {ActionKind::PickSlot, "pick-slot {first}", "Wear {card}", "Wear {facts} for free; everybody knows it", {&at_slot},
             &is<Verb::WearMarket>},
            {ActionKind::PickSlot, "pick-slot {first}", "Use {card}", "Use {facts} where it lies: {text}", {&at_slot}},
            {ActionKind::Skip, "skip", "Keep your piles", "Leave your Wardrobe and Floordrobe as they are", {}, &is_asked_for<Ask::May>},
            {ActionKind::Skip, "skip", "Skip", "Activate no card of your Look", {}, &is_asked_for<Ask::PickLook>},
            {ActionKind::Skip, "skip", "Skip", "Leave the Market as it is", {}, &is_asked_for<Ask::PickMarket>},
            {ActionKind::Skip, "skip", "Stop", "{deed} no more", {}, &has_chosen},
            {ActionKind::Skip, "skip", "Skip", "{deed} nothing"},
            {ActionKind::Stop, "stop", "Stop", "{deed} no more", {}, &has_chosen},
            {ActionKind::Stop, "stop", "Skip", "{deed} nothing"},
            {ActionKind::To, "to {seat}", "With {seat}", "{doubled} counts double for {seat} and for you this round", {&at_player},
             &is_asked_for<Ask::MotherPlayer>},
            {ActionKind::To, "to {seat}", "Lend to {seat}",
             "Lend to {seat}: what you pick goes to that Floordrobe for good ({source})", {&at_player}},
            {ActionKind::ToNobody, "none", "Lend nothing", "Keep all your cards"},
            {ActionKind::Yes, "yes", "Dry-clean", "Shuffle your Wardrobe and your Floordrobe together into a new Wardrobe",
             {[](const Seen& to) { return Target{"floordrobe", to.view.viewer, {}, ""}; }}},
            {ActionKind::Category, "category {category}", "{category}", "Double {category} this round",
             {[](const Seen& to) { return look_target(to, *to.view.viewer, category_of(to.action)); }}},
            {ActionKind::Done, "done", "Done", "Add nothing more to your Look"},
            {ActionKind::Up, "up", "Compete",
             "Compete for {event} ({prestige} prestige): show your Look, worth {worth}, and put it away afterwards"},
            {ActionKind::Down, "down", "Stay out", "Stay out of {event} ({prestige} prestige) and keep your Look"},
            {ActionKind::Label, "category-is {label}", "{label}", "Category is: {label}"},
            {ActionKind::NoLabel, "category-is none", "No category", "Name none, and go on to the verdict"},
            {ActionKind::Judge, "judge {seat}", "Winner: {seat?yourself|{seat}}", "Give {event} to {seat?yourself|{seat}}", {&at_player}},
        },
        .asked = [](const Seen& to) { return static_cast<int>(to.view.open.ask); },
        .is_asked = [](const View& view) { return view.viewer && view.open.pending.contains(*view.viewer); },
        .questions = {
            {Ask::Nothing, "Finished"}, {Ask::Character, "Characters", "Choose your character", "D2R-9"},
            {Ask::Play, "{at}Playing Phase", "Activate or wear a card, or go to the Market", "D2R-22"},
            {Ask::Werk, "{at}Werk Phase", "Buy with {coins|coin}, or end your turn", "D2R-68"},
            {Ask::Tour, "{at}your turn", "Activate, wear or buy with {coins|coin}, or end your turn", "D2R-100"},
            {Ask::LastMinute, "{at}last minute", "Add a card to your Look, or be done", "D2R-81"},
            {Ask::Declare, "{at}declarations", "Compete, or stay out", "D2R-83"},
            {Ask::CategoryIs, "{at}tie", "Name a category for the performance, or none", "D2R-91"},
            {Ask::Judge, "{at}tie", "Choose the winner", "D2R-89"},
            {Ask::Target, "{effect}", "Choose whom you throw this Shade at", "D2R-37"},
            {Ask::React, "{effect}", "Shade! Suffer it, or answer it", "D2R-42"},
            {Ask::Answer, "{effect}", "Your Shade comes back. Suffer it, or block it", "D2R-55"},
            {Ask::PickHand, "{effect}", "{deed} a card of your hand{counted}{or_stop}", "D2R-25"},
            {Ask::PickPeeked, "{effect}", "Draw one of these cards{counted}", "D2R-16"},
            {Ask::PickFloordrobe, "{effect}", "Trash a card of your Floordrobe{counted}{or_stop}", "D2R-25", &is<Verb::TrashFloordrobe>},
            {Ask::PickFloordrobe, "{effect}", "Activate a card of your Floordrobe{or_skip}", "D2R-24", &is<Verb::ActivateFloordrobe>},
            {Ask::PickFloordrobe, "{effect}", "Return a card to an empty slot{or_skip}", "D2R-28", &is<Verb::ReturnToLook>},
            {Ask::PickFloordrobe, "{effect}", "Return a card of your Floordrobe{or_skip}", "D2R-25"},
            {Ask::PickLook, "{effect}", "Activate a card of your Look{or_skip}", "D2R-23"},
            {Ask::PickMarket, "{effect}", "Wear a card of the Market for free{or_skip}", "D2R-28", &is<Verb::WearMarket>},
            {Ask::PickMarket, "{effect}", "Use a card of the Market{or_skip}", "D2R-24"},
            {Ask::TakeHand, "{effect}", "Choose a card of the target's hand{counted}", "D2R-48"},
            {Ask::TakeLook, "{effect}", "Choose a card of the target's Look{counted}", "D2R-48"},
            {Ask::TakeFloordrobe, "{effect}", "Choose a card of the target's Floordrobe{counted}", "D2R-48"},
            {Ask::Recipient, "{effect}", "Choose whom you lend to", "D2R-35"},
            {Ask::May, "{effect}", "Dry-clean now?", "D2R-17"},
            {Ask::MotherCategory, "{effect}", "Choose the category that counts double", "D2R-65"},
            {Ask::MotherPlayer, "{effect}", "Choose for whom else it counts double", "D2R-65"},
        },
        .reasons = {
            {"empty-pile", "the draw pile is empty", "D2R-72"},
            {"thrifted", "after thrifting on tour you buy nothing", "D2R-104"},
            {"too-dear", "costs {price|coin}, you have {coins}", "D2R-68"},
            {"not-cheapest", "only the cheapest card is free", "D2R-74"},
            {"power-used", "its power has been used", "D2R-59"}, {"power-answers", "its power answers Shade", "D2R-61"},
            {"no-power", "not in a Shopping Spree round", "D2R-63"}, {"coin", "coins cannot be worn", "D2R-31"},
            {"filled", "this slot is filled", "D2R-82"}, {"no-answer", "no Block, no Reverse", "D2R-42"},
        },
        .phrases = {
            {"facts", "{card}{kind? ({kind} {value})}"}, {"at", "{event}, "},
            {"effect", "{at}{reversed?reversal of }{source}"}, {"counted", " ({step} of {steps})"},
            {"or-stop", ", or stop"}, {"or-skip", ", or skip"}, {"discard", "Discard"}, {"trash", "Trash"},
            {"lend", "Lend"}, {"draw", "Draw"}, {"return", "Return"}, {"wear", "Wear"}, {"activate", "Activate"},
            {"use", "Use"}, {"borrow", "Borrow"}, {"force", "Make them discard"}, {"to-hand", " to your hand"},
            {"to-wardrobe", " to the top of your Wardrobe"}, {"to-look", " to your Look"},
            {"the-rest", "; what is not drawn is discarded"}, {"its-text", ": {text}"},
        },
    };
}
// clang-format on

} // namespace

const homestretch::Wording<Game>& Game::words() {
    static const homestretch::Wording<Game> table = wording();
    return table;
}

Value card_value(const Rules& rules, CardId card) {
    return word_value("card", rules.card_words, index_of(card));
}

Target market_target(const Seen& seen, std::size_t slot) {
    const CardId card = seen.view.open.market[slot];
    return {"market", {}, slot, card == no_card ? "" : seen.rules.id(card)};
}

Target look_target(const Seen& seen, Seat seat, Category category) {
    const CardId card = seen.view.players[index_of(seat)].look[index_of(category)];
    return {"look", seat, index_of(category),
            card == no_card || card == hidden_card ? "" : seen.rules.id(card)};
}

Target set_target(const Seen& seen, std::string_view zone, std::optional<Seat> seat, const CardSet& cards,
                  CardId card) {
    const auto list = listed(seen.rules, cards);
    const auto place = std::ranges::find(list, card);
    return {std::string(zone), seat, static_cast<std::size_t>(place - list.begin()), seen.rules.id(card)};
}

Target hand_target(const Seen& seen, Seat seat, CardId card) {
    return set_target(seen, "hand", seat, seen.view.players[index_of(seat)].hand, card);
}

} // namespace drags_2_riches

template <>
const homestretch::EventMeanings& homestretch::meanings_of<drags_2_riches::Game>() {
    static const EventMeanings table = drags_2_riches::meanings();
    return table;
}
