#include "games/iditacards/words.h"

#include "engine/meaning.h"

#include "engine/fields/describe.h"

#include <fmt/format.h>

namespace iditacards {

namespace f = homestretch::fields;
using homestretch::Detail;
using homestretch::phrase;
using homestretch::Target;
using homestretch::Value;
using homestretch::Vocabulary;
using homestretch::word_value;

namespace {

using Heard = homestretch::Heard<Game>;
using Kind = Event::Kind;

// ---- what choices and questions are about

const Player& own(const Seen& to) {
    return player(to.view.open, *to.view.viewer);
}
const PlayerView& held(const Seen& to) {
    return to.view.players[index_of(*to.view.viewer)];
}
Value card_value(const Rules& rules, CardId card) {
    return word_value("card", rules.card_words, index_of(card));
}
CardId chosen_card(const Seen& to) {
    return kind_of(to.action) == ActionKind::DiscardAttachment ? static_cast<CardId>(to.action.second)
                                                               : card_of(to.action);
}
// The dog of a choice.
Seat owner(const Seen& to) {
    return kind_of(to.action) == ActionKind::KillAny ? homestretch::seat_at(to.action.first)
                                                     : *to.view.viewer;
}
std::size_t place_of_dog(const Seen& to) {
    if (kind_of(to.action) == ActionKind::Replace) return *to.view.dog;
    return kind_of(to.action) == ActionKind::KillAny ? to.action.second : to.action.first;
}
const Dog& dog(const Seen& to) {
    return player(to.view.open, owner(to)).table[place_of_dog(to)];
}
// ID-63: what is discarded in place of its death.
Value armour(const Seen& to) {
    for (const CardId attachment : dog(to).attachments)
        if (to.rules.card(attachment).armour) return card_value(to.rules, attachment);
    return {};
}
Costs costs(const Seen& to) {
    return CostTable(to.rules, own(to)).when_played(chosen_card(to));
}
// Of whose turn it is: a spectator's question has a row, too.
bool is_at_risk(const Seen& to) {
    return !to.view.open.risks.empty(index_of(to.view.open.current));
}
const Risk& top_risk(const Seen& to) {
    return to.view.open.risks.top(index_of(*to.view.viewer));
}
template <Ask question>
bool asks(const Seen& to) {
    return to.view.ask == question;
}
std::string_view moment(const Seen& to) {
    switch (to.view.open.phase) {
    case Phase::NewDay: return "new day";
    case Phase::EndOfTurn: return "end of turn";
    default: return "main action";
    }
}

// ---- what one points at

Target own_card(const Seen& to, std::string_view name) {
    return {std::string(name), to.view.viewer, {}, to.rules.id(chosen_card(to))};
}
Target in_hand(const Seen& to) {
    return own_card(to, "hand");
}
Target in_discard(const Seen& to) {
    return own_card(to, "discard");
}
Target in_hand_or_looked_at(const Seen& to) {
    return own_card(to, to.view.ask == Ask::DestroyHand ? "hand" : "looked_at");
}
Target at_dog(const Seen& to) {
    return dog_target(to, owner(to), place_of_dog(to));
}
// A dog may hold two: the zone names the dog, so that the card tells them apart.
Target at_attachment(const Seen& to) {
    return own_card(to, fmt::format("attachments-{}", place_of_dog(to)));
}
Target at_stack(const Seen& to) {
    const std::size_t risks = to.view.open.risks.size(index_of(*to.view.viewer));
    return {"stack", to.view.viewer, risks - 1, to.rules.id(top_risk(to).card)};
}

// ---- details of events

bool is_own(const Heard& heard) {
    return heard.viewer == heard.event.seat;
}
std::size_t count_of(const Rules&, const Event& event) {
    return event.cards.size();
}
Value leg_value(const Heard& of) {
    const auto leg = static_cast<std::size_t>(of.event.number);
    Value value(of.rules.leg_name(leg));
    value.kind = Value::Kind::Word;
    value.noun = "leg";
    value.id = leg_id(of.rules.seats == 1, leg);
    return value;
}

std::vector<homestretch::EventRow<Game>> events() {
    static const Vocabulary recovers_to{"deck", "hand"};
    static const Vocabulary movers{"card", "turn"};
    static const Vocabulary dies_to{"destroyed", "hand", "discard"}; // by DiesTo
    const f::Single card_form = f::word("card", f::words<&Rules::card_words>());
    const f::Node seat = f::field<&Event::seat>("seat", f::seat(), "who it is about");
    const f::Node card = f::field<&Event::card>("card", card_form, "which card");
    const f::Node dog = f::field<&Event::other>("dog", card_form, "which dog");
    const f::Node cards = f::field<&Event::cards>("cards", f::list(card_form), "which cards");
    const f::Node count = f::made<&count_of>("count", f::count(0, max_cards), "how many cards");
    const auto number = [](std::string_view name, std::string_view meaning) {
        return f::field<&Event::number>(name, f::count(start_square, 9999), meaning);
    };
    const auto word = [](std::string_view name, const f::Words& words, std::string_view meaning) {
        return f::field<&Event::number>(name, f::word(name, words), meaning);
    };
    const f::Node risks = number("risks", "still to pay");
    const f::Node deck = word("deck", f::words<&Rules::upgrade_words>(), "which upgrade deck");
    const f::Node from =
        f::field<&Event::from>("from", f::count(start_square, finish_square), "the square left");
    const f::Node to =
        f::field<&Event::to>("to", f::count(start_square, finish_square), "the square reached");
    const auto mine = [](const f::Node& node) { return Detail<Game>(node, &is_own); };
    // clang-format off
    return {
        {Kind::Started, "started", {seat}, "{Seat} began."},
        {Kind::Played, "played", {seat, card}, "{Seat} played {card}."},
        {Kind::Revealed, "revealed", {seat, card}, "{Seat} revealed {card}."},
        {Kind::PaidEnergy, "paid_energy", {seat, card}, "{Seat} discarded {card}."},
        {Kind::PaidHealth, "paid_health", {seat, cards}, "{Seat} lost {cards} from {seat?your|the} deck."},
        {Kind::Broken, "broken", {seat, card}, "The payment failed because of {card}."},
        {Kind::Fizzled, "fizzled", {seat, card}, "{card} fizzled."},
        {Kind::Risked, "risked", {seat, card, risks}, "{card} went on {seat's} risk stack, with {risks|risk} to pay."},
        {Kind::RiskPaid, "risk_paid", {seat, card, risks}, "{risks?A risk of {card} was paid, {risks} left|The risk of {card} was paid}."},
        {Kind::Resolved, "resolved", {seat, card}, "{card} took effect."},
        {Kind::ChainEnded, "chain_ended", {seat, cards}, "The chain was over: {cards} {many?were|was} discarded."},
        {Kind::Cancelled, "cancelled", {seat, card}, "The weather kept {card} from having an effect."},
        {Kind::Passed, "passed", {seat}, "{Seat} passed."},
        {Kind::Drew, "drew", {seat, count, mine(cards)}, "{Seat} drew {cards?{cards}|{count|card}}."},
        {Kind::LookedAt, "looked_at", {seat, number("count", "how many cards")}, "{Seat} looked at the top {count=1?card|{count} cards} of {seat?your|the} deck."},
        {Kind::DrewLookedAt, "drew_looked_at", {seat, mine(card)}, "{Seat} drew {card?{card}|one of them}."},
        {Kind::Destroyed, "destroyed", {seat, card}, "{Seat} destroyed {card}."},
        {Kind::Recovered, "recovered", {seat, card, word("to", f::words(recovers_to), "where it went")}, "{Seat} recovered {card} to {seat?your|the} {to=hand?hand|deck}."},
        {Kind::Shuffled, "shuffled", {seat}, "{Seat} shuffled {seat?your|the} deck."},
        {Kind::ChoseDeck, "chose_deck", {seat, deck}, "{Seat} chose the {deck} deck."},
        {Kind::SupplyGained, "supply_gained", {cards}, "{cards} {many?were|was} added to the supply."},
        {Kind::SupplyDestroyed, "supply_destroyed", {}, "All cards in the supply were destroyed."},
        {Kind::DeckRefilled, "deck_refilled", {deck}, "The destroyed cards of the {deck} deck were shuffled."},
        {Kind::Took, "took", {seat, card}, "{Seat} took {card}."},
        {Kind::DogArrived, "dog_arrived", {seat, card}, "{card} joined {seat's} team."},
        {Kind::NoRoom, "no_room", {seat, card}, "There was no room for {card}."},
        {Kind::Attached, "attached", {seat, card, dog}, "{Seat} put {card} on {dog}."},
        {Kind::NotAttached, "not_attached", {seat, card}, "No dog could hold {card}."},
        {Kind::AttachmentDeclined, "attachment_declined", {seat, card}, "{Seat} declined {card}."},
        {Kind::AttachmentDropped, "attachment_dropped", {seat, card, dog}, "{Seat} discarded {card} from {dog}."},
        {Kind::Saved, "saved", {seat, card, dog}, "{card} saved {dog}."},
        {Kind::DogDied, "dog_died", {seat, card, word("to", f::words(dies_to), "where it went")},
         "{Seat's} {card} died{to=destroyed?| and went to {seat?your|the} {to=hand?hand|discard pile}}."},
        {Kind::Moved, "moved", {seat, from, to, word("by", f::words(movers), "what moved the sled")}, "{Seat} moved {way}."},
        {Kind::PushedBack, "pushed_back", {seat, from, to}, "{Seat} {seat?were|was} pushed back {way}."},
        {Kind::EnteredLeg, "entered_leg", {seat, number("leg", "which leg, counted from 0")}, "{Seat} entered the {entered}."},
        {Kind::Levels, "levels", {seat, f::field<&Event::from>("hypothermia", f::count(0, death_level), "as it is now"),
                                  f::field<&Event::to>("starvation", f::count(0, death_level), "as it is now")},
         "{Seat} had hypothermia {hypothermia}, starvation {starvation}."},
        {Kind::Died, "died", {seat, from, to}, "{Seat} died and retreated {way}."},
        {Kind::Damaged, "damaged", {seat, number("points", "how many")}, "{Seat} took {points} damage."},
        {Kind::Claimed, "claimed", {seat, card}, "{Seat} claimed {card}."},
        {Kind::FlagSet, "flag_set", {seat, word("flag", f::words(flag_words()), "what lasts until the day ends")},
         "{Seat} {flag=immune?became immune|{seat?were|was} freed from {flag=energy-zero?energy|health} costs} for the rest of the day."},
        {Kind::DayCalled, "day_called", {seat}, "{Seat} called a new day."},
        {Kind::Joined, "joined", {seat}, "{Seat} joined."},
        {Kind::Stayed, "stayed", {seat}, "{Seat} stayed out."},
        {Kind::DayBegan, "day_began", {seat}, "{Seat} shuffled everything into a new deck."},
        {Kind::WeatherRolled, "weather_rolled", {word("weather", f::words<&Rules::weather_words>(), "what it is now")}, "The weather was {weather}."},
        {Kind::TurnBegan, "turn_began", {seat, number("round", "one turn of every player")}, "Round {round}: {seat's} turn."},
        {Kind::Finished, "finished", {seat}, "{Seat} crossed the finish line."},
        {Kind::LimitReached, "limit_reached", {}, "The time for this match was over."},
        {Kind::Lost, "lost", {seat, number("square", "where it happened")}, "{Seat} died {square=-1?at Start|on square {square}}: the race was lost."},
    };
    // clang-format on
}

// ---- what events mean, for counting

homestretch::EventMeanings meanings() {
    using homestretch::Use;
    return {
        {Kind::Played, {Use::Played}},
        {Kind::Revealed, {Use::Seen}},
        {Kind::Risked, {Use::Held}},
        {Kind::Resolved, {Use::Played}},
        {Kind::Drew, {Use::Held}},
        {Kind::DrewLookedAt, {Use::Held}},
        {Kind::Took, {Use::Taken}},
        {Kind::DogArrived, {Use::Kept}},
        {Kind::Attached, {{Use::Kept, "card"}}},
        {Kind::Claimed, {Use::Taken}},
        {Kind::SupplyGained, {Use::Seen}},
        {Kind::WeatherRolled, {Use::Seen}},
    };
}

// clang-format off
homestretch::Wording<Game> wording() {
    return {
        .heard = {
            {"many", [](const Heard& of) { return of.event.cards.size() > 1; }},
            {"way", [](const Heard&) { return phrase("way"); }},
            {"entered", &leg_value},
        },
        .events = events(),
        .seen = {
            {"card", [](const Seen& to) { return card_value(to.rules, chosen_card(to)); }},
            {"text", [](const Seen& to) { return to.rules.text(chosen_card(to)); }},
            {"facts", [](const Seen& to) { return facts(to.rules, chosen_card(to)); }},
            {"costs", [](const Seen& to) { return cost_words(costs(to)); }},
            {"risk", [](const Seen& to) { return costs(to).risk; }},
            {"breaks", [](const Seen& to) { return to.rules.breakers.contains(chosen_card(to)); }},
            {"drawn", [](const Seen& to) { return starting_hand_of(to.rules, own(to)); }},
            {"fizzles", [](const Seen& to) { return to.rules.leg(own(to).position).risks_fizzle || held(to).deck_size == 0; }},
            {"top", [](const Seen& to) { return card_value(to.rules, top_risk(to).card); }},
            {"risks", [](const Seen& to) { return top_risk(to).left; }},
            {"owner", [](const Seen& to) { return owner(to); }},
            {"dog", [](const Seen& to) { return card_value(to.rules, dog(to).card); }},
            {"full", [](const Seen& to) { return is_full(to.rules, dog(to)); }},
            {"fate", [](const Seen&) { return phrase("fate"); }},
            {"armour", &armour},
            {"to_hand", [](const Seen& to) { return to.rules.card(dog(to).card).dies_to == DiesTo::Hand; }},
            {"to_discard", [](const Seen& to) { return to.rules.card(dog(to).card).dies_to == DiesTo::Discard; }},
            {"deck", [](const Seen& to) { return word_value("deck", to.rules.upgrade_words, to.action.first); }},
            {"in_deck", [](const Seen& to) { return to.view.upgrades[to.action.first].size(); }},
            {"beside_deck", [](const Seen& to) { return destroyed_of(to.rules, to.view.open, to.action.first).size(); }},
            {"it", [](const Seen& to) { return to.view.card ? card_value(to.rules, *to.view.card) : Value(); }},
            {"left", [](const Seen& to) { return to.view.left; }},
            {"looking", [](const Seen& to) { return to.view.open.looking; }},
            {"most", [](const Seen& to) { return std::min<int>(to.view.left, to.view.open.looking); }},
            {"end_move", [](const Seen& to) { return end_distance(to.rules, own(to), to.view.open.weather); }},
            {"phase", [](const Seen&) { return phrase("phase"); }},
            {"round", [](const Seen& to) { return round_of(to.rules, to.view); }},
            {"moment", &moment},
        },
        .choices = {
            {ActionKind::Play, "play {card}", "Play {card}",
             "Play {card} for {costs}: {text}{risk? It takes effect after {risk=1?1 risk is|{risk} risks are} paid.}", {&in_hand}},
            {ActionKind::PayRisk, "pay-risk", "Pay the risk",
             "Pay the risk{fizzles?: all cards on your stack fizzle here| of {top}: play the top card of your deck; {risks|risk} to pay}", {&at_stack}},
            {ActionKind::NewDay, "new-day", "New day", "Take a new day: shuffle everything and draw {drawn|card}; then the weather changes"},
            {ActionKind::Pass, "pass", "Pass", "Do nothing this turn but move"},
            {ActionKind::KillDog, "kill {first}", "Kill {dog}", "Kill {dog}: {fate}", {&at_dog}},
            {ActionKind::DiscardAttachment, "discard-attachment {first} {card}", "Discard {card} from {dog}", {}, {&at_attachment}},
            {ActionKind::PayEnergy, "discard {card}", "Discard {card}", "Discard {card} for energy{breaks?: the payment fails}", {&in_hand}},
            {ActionKind::Join, "join", "Join", "Join the new day: shuffle everything and draw {drawn|card}"},
            {ActionKind::Stay, "stay", "Stay out", "Stay out: your day goes on"},
            {ActionKind::Claim, "claim {card}", "Claim {card}", "Claim {card} ({facts}): {text}",
             {[](const Seen& to) { return own_card(to, "unclaimed"); }}},
            {ActionKind::Decline, "decline", "Keep your dogs", "Keep your dogs: {it} is discarded", {}, &asks<Ask::Room>},
            {ActionKind::Decline, "decline", "Decline {it}", "Decline {it}: {it} is discarded"},
            {ActionKind::AttachTo, "attach {first}", "Put {it} on {dog}", "Put {it} on {dog}{full? in place of what it holds}", {&at_dog}},
            {ActionKind::Replace, "replace {card}", "Discard {card} for it", "Discard {card} for {it}", {&at_attachment}},
            {ActionKind::KillAny, "kill-any {first} {second}", "Kill {owner's} {dog}", "Kill {owner's} {dog}: {fate}", {&at_dog}},
            {ActionKind::Destroy, "destroy {card}", "Destroy {card}", "Destroy {card} for good", {&in_hand_or_looked_at}},
            {ActionKind::Draw, "draw {card}", "Draw {card}", "Draw {card}: {text}", {&in_hand_or_looked_at}},
            {ActionKind::Stop, "stop", "Destroy no more", "Destroy no more of them", {}, &asks<Ask::DestroyOf>},
            {ActionKind::Stop, "stop", "Draw no more", "Draw no more; the rest is shuffled back", {}, &asks<Ask::DrawOf>},
            {ActionKind::Stop, "stop", "Destroy no more", "Destroy no more cards of your hand", {}, &asks<Ask::DestroyHand>},
            {ActionKind::Stop, "stop", "Recover no more", "Recover no more cards"},
            {ActionKind::RecoverToHand, "hand {card}", "To hand: {card}", {}, {&in_discard}},
            {ActionKind::RecoverToDeck, "deck {card}", "To deck: {card}", {}, {&in_discard}},
            {ActionKind::ChooseDeck, "choose {deck}", "{deck} deck",
             "Turn up cards of the {deck} deck ({in_deck} left, {beside_deck} destroyed)",
             {[](const Seen& to) { return Target{"upgrades", {}, to.action.first, to.rules.upgrade_words.id(to.action.first)}; }}},
            {ActionKind::Take, "take {card}", "Take {card}", "Take {card} ({facts}): {text}",
             {[](const Seen& to) { return Target{"supply", {}, {}, to.rules.id(chosen_card(to))}; }}},
            {ActionKind::Fizzle, "fizzle", "Let it fizzle", "Let {it} fizzle: it is discarded, and your whole risk stack with it"},
        },
        .asked = [](const Seen& to) { return static_cast<int>(to.view.ask); },
        .is_asked = [](const View& view) { return view.viewer && pending(view.open).contains(*view.viewer); },
        .questions = {
            {Ask::None, "Finished"},
            {Ask::Main, "{phase}", "Pay the risk or take a new day; then you move {end_move}", "ID-5", &is_at_risk},
            {Ask::Main, "{phase}", "Play a card or take a new day; then you move {end_move}", "ID-4"},
            {Ask::BeforeFailing, "{phase}", "{it} lacks {left|card} in your hand: kill a dog that returns to it, or let it fizzle", "ID-103"},
            {Ask::Energy, "{phase}", "Discard {left|more card} to pay for {it}", "ID-22"},
            {Ask::Join, "{phase}", "Join the new day or stay out", "ID-49"},
            {Ask::Legendary, "{phase}", "Checkpoint: claim one of your legendary cards", "ID-82"},
            {Ask::Room, "{phase}", "No room for {it}: kill a dog or keep yours", "ID-61"},
            {Ask::AttachTo, "{phase}", "Choose the dog that gets {it}, or decline it", "ID-65"},
            {Ask::Replace, "{phase}", "The dog is full: discard one attachment for {it}", "ID-66"},
            {Ask::KillOwn, "{phase}", "Kill one of your dogs", "ID-62"},
            {Ask::KillAny, "{phase}", "{it}: kill a dog", "ID-101"},
            {Ask::DestroyOf, "{phase}", "Destroy {looking=1?the card you look at, or keep it|up to {most} of the {looking} cards you look at}", "ID-68"},
            {Ask::DrawOf, "{phase}", "Draw {looking=1?the card you look at, or not|any of the {looking} cards you look at}", "ID-68"},
            {Ask::DestroyHand, "{phase}", "Destroy up to {left|card} of your hand", "ID-67"},
            {Ask::Recover, "{phase}", "Recover up to {left|card}: to your hand or your deck", "ID-69"},
            {Ask::RecoverAll, "{phase}", "Recover {left|more card}: to your hand or your deck", "ID-69"},
            {Ask::UpgradeDeck, "{phase}", "Choose an upgrade deck to fill the supply from", "ID-71"},
            {Ask::Take, "{phase}", "Take {left|card} from the supply", "ID-70"},
        },
        .reasons = {
            {"risk-first", "a risk is to be paid first", "ID-5"},
            {"energy", "needs {needed} energy, and {hand=1?1 card is|{hand} cards are} left in your hand", "ID-21"},
            {"health", "needs {needed} health, and your deck has {deck|card}", "ID-21"},
            {"cannot-die", "cannot die", "ID-62"},
            {"immune", "{Whose} is immune", "ID-88"},
            {"immortal", "cannot die", "ID-101"},
            {"out-of-reach", "the card does not reach this dog", "ID-101"},
            {"holds-none", "holds no attachment", "ID-65"},
            {"no-card-left", "has no card left", "ID-71"},
            {"not-in-play", "is not in play", "ID-71"},
        },
        .phrases = {
            {"phase", "Round {round}, {moment}"},
            {"way", "from {from=-1?Start|{from}} to {to=-1?Start|{to=160?the Finish|{to}}}"},
            {"fate", "{armour?{armour} is discarded in its place|{to_hand?it goes to its owner's hand|{to_discard?it goes to its owner's discard pile|it is destroyed}}}"},
        },
    };
}
// clang-format on

} // namespace

const homestretch::Wording<Game>& Game::words() {
    static const homestretch::Wording<Game> table = wording();
    return table;
}

const Vocabulary& flag_words() {
    static const Vocabulary words{"immune", "energy-zero", "health-zero", "moved"};
    return words;
}

std::string cost_words(const Costs& costs) {
    std::string words = costs.whole_hand ? "energy ALL" : "";
    const auto add = [&](std::string_view cost, int number) {
        if (number > 0) words += fmt::format("{}{} {}", words.empty() ? "" : ", ", cost, number);
    };
    add("energy", costs.energy);
    add("health", costs.health);
    add("risk", costs.risk);
    return words.empty() ? "nothing" : words;
}

Target dog_target(const Seen& seen, Seat seat, std::size_t dog) {
    return {"table", seat, dog, seen.rules.id(player(seen.view.open, seat).table[dog].card)};
}

} // namespace iditacards

template <>
const homestretch::EventMeanings& homestretch::meanings_of<iditacards::Game>() {
    static const EventMeanings table = iditacards::meanings();
    return table;
}
