#include "games/slow-and-steady/words.h"

#include "engine/meaning.h"

#include "games/slow-and-steady/names.h"
#include "games/slow-and-steady/verbs.h"

#include <algorithm>

namespace slow_and_steady {

namespace f = homestretch::fields;
using homestretch::Detail;
using homestretch::Json;
using homestretch::listed;
using homestretch::phrase;
using homestretch::Target;
using homestretch::Value;
using homestretch::verb_of;
using homestretch::word_value;

namespace {

using Heard = homestretch::Heard<Game>;
using Kind = Event::Kind;

// ---- arguments

Value resource(const Rules& rules, CardId card) {
    return word_value("resource", rules.card_words, index_of(card));
}
Value challenge(const Rules& rules, CardId card) {
    Value value = word_value("challenge", rules.card_words, index_of(card));
    value.said = rules.challenge_name(card);
    return value;
}
Value challenges(const Rules& rules, CardSet cards) {
    return listed(cards.listed(), [&](CardId card) { return challenge(rules, card); });
}
std::string without_full_stop(std::string text) {
    if (text.ends_with('.')) text.pop_back();
    return text;
}
// "Ask for Help (2): Add an extra 2-power resource"
Value facts(const Rules& rules, Value card, const Side& side) {
    return phrase("facts", {{"card", std::move(card)},
                            {"power", power_text(side)},
                            {"text", without_full_stop(rules.text(side))}});
}
Value facts_of(const Seen& to, CardId card) {
    return facts(to.rules, resource(to.rules, card), to.rules.resource(card));
}
Value challenge_facts(const Seen& to, CardId card) {
    return facts(to.rules, challenge(to.rules, card), to.rules.challenge(card));
}
// "Public Shaming (2nd)", "Public Shaming + Basic 4 (1st)"
Value column_value(const Seen& to, std::size_t column) {
    return phrase("column",
                  {{"cards", column_cards(to.rules, to.view.open.columns[column])}, {"n", column + 1}});
}
// "against Public Shaming (2nd)", with `power` behind it; "unopposed"
Value where(const Seen& to, Place place, bool with_power) {
    if (place == unopposed) return phrase("unopposed");
    const int power = powers(to.rules, to.view.open).columns[column_of(place)];
    return phrase("against", {{"column", column_value(to, column_of(place))},
                              {"power", with_power ? Value(std::to_string(power)) : Value()}});
}
const Piece& piece(const Seen& to) {
    return to.view.open.pieces[to.action.first];
}
const Step& waiting(const Seen& to) {
    return waiting_step(to.rules, to.view.open.effects);
}
CardId other_offered(const Seen& to) {
    CardSet rest = *to.view.players[index_of(*to.view.viewer)].offer;
    rest.remove(card_of(to.action));
    return rest.at(0);
}
int split_power(const Seen& to) {
    return powers(to.rules, to.view.open)
        .columns[static_cast<std::size_t>(to.view.open.effects.top().scratch[1])];
}
// What the round would come to with this card there (SS-92).
Value projected(const Seen& to) {
    if (!to.rules.planning_aid) return {};
    const std::array<PlannedPlay, 1> plan{{{.by = *to.view.viewer,
                                            .seat = *to.view.viewer,
                                            .card = card_of(to.action),
                                            .place = place_of(to.action)}}};
    return projected_value(project(to.rules, to.view, plan));
}
// SS-103
std::size_t most_allowed(const Heard& of) {
    switch (of.event.limit) {
    case Limit::Columns: return max_columns;
    case Limit::Entries: return max_entries;
    case Limit::Activations: return most_activations;
    case Limit::Pieces: return pieces_for_more;
    case Limit::Hearts: return of.rules.heart_cap;
    case Limit::Depth: break;
    }
    return max_depth;
}
template <Ask asks>
bool is_asked_for(const Seen& to) {
    return to.view.open.ask == asks;
}

// ---- what one points at

Target at_place(const Seen& to) {
    if (place_of(to.action) == unopposed) return {"unopposed", {}, {}, ""};
    return column_target(to.rules, to.view.open, column_of(place_of(to.action)));
}
// A card of a zone, at the first place where it is listed.
template <class Cards>
Target in_zone(const Seen& to, std::string_view zone, const Cards& cards, std::optional<Seat> seat) {
    const auto* const place = std::find(cards.begin(), cards.end(), card_of(to.action));
    return {std::string(zone), seat, static_cast<std::size_t>(place - cards.begin()),
            to.rules.id(card_of(to.action))};
}
const PlayerView& own(const Seen& to) {
    return to.view.players[index_of(*to.view.viewer)];
}
Target in_hand(const Seen& to) {
    return in_zone(to, "hand", own(to).hand->listed(), to.view.viewer);
}
Target in_offer(const Seen& to) {
    return in_zone(to, "offer", own(to).offer->listed(), to.view.viewer);
}
Target in_discard(const Seen& to) {
    return in_zone(to, "discard", to.view.open.discards[index_of(*to.view.viewer)], to.view.viewer);
}
Target among_looked_at(const Seen& to) {
    return in_zone(to, "looked_at", to.view.looked_at->listed(), {});
}
Target at_piece(const Seen& to) {
    return {"piece", piece(to).owner, to.action.first, to.rules.id(piece(to).card)};
}

// ---- details of events

bool sees(const Heard& heard) { // SS-17
    return heard.rules.open_hands || heard.viewer == heard.event.seat;
}
bool lost_hearts(const Heard& heard) {
    return heard.event.limit == Limit::Hearts;
}
std::size_t count_of(const Rules&, const Event& event) {
    return event.cards.size();
}
std::size_t piece_number(const Rules&, const Event& event) {
    return event.piece + 1U;
}
std::string_view verb_words(const Rules&, const Event& event) {
    return word_of(event.verb);
}
Json verb_json(const Rules& rules, const Event& event) {
    return verb_words(rules, event);
}
bool is_won(const Rules&, const Event& event) {
    return event.ended_by == EndedBy::Victory;
}
Json title_json(const Rules& rules, const Event& event) {
    return is_won(rules, event) ? Json(rules.title(event.number)) : Json();
}
std::size_t count_in(const Rules&, const CardSet& cards, std::size_t word) {
    return cards.count(static_cast<CardId>(word));
}
void never_read(const Rules&, CardSet&, std::size_t) {}

std::vector<homestretch::EventRow<Game>> events() {
    static const f::Deck deck{.noun = "resource", .words = f::words<&Rules::card_words>()};
    const f::Node seat = f::field<&Event::seat>("seat", f::seat(), "who it is about");
    const f::Node other = f::field<&Event::other>("other", f::seat(), "with whom");
    const f::Node count = f::made<&count_of>("count", f::count(0, most_cards), "how many cards");
    const f::Node column =
        f::field<&Event::column>("column", f::count(0, max_columns), "from the left, from 0");
    const f::Node second_column =
        f::field<&Event::second_column>("second", f::count(0, max_columns), "the other one");
    const f::Node place = f::field<&Event::place>("place", f::word("place", f::words(place_words)), "where");
    const f::Node piece = f::made<&piece_number>("piece", f::count(1, max_pieces), "by its number");
    const f::Single card_form = f::card(deck);
    const f::Node card = f::field<&Event::card>("card", card_form, "which card");
    const f::Node cards =
        f::field<&Event::cards>("cards", f::bag<&count_in, &never_read>(deck), "which cards");
    const auto second = [&](std::string_view name) {
        return f::field<&Event::second>(name, card_form, "the other card");
    };
    const auto number = [](std::string_view name) {
        return f::field<&Event::number>(name, f::count(-9999, 9999), "");
    };
    const auto seen = [](const f::Node& node) { return Detail<Game>(node, &sees); };
    const f::Node result = f::part<&Event::result>(result_fields());
    // clang-format off
    return {
        {Kind::StartPlayer, "start_player", {seat}, "{Seat} became the start player."},
        {Kind::Offered, "offered", {seat, count, seen(cards)}, "{Seat} {seat?were|was} offered {cards?{cards}|two cards}."},
        {Kind::Drafted, "drafted", {seat, seen(card), seen(second("passed"))},
         "{Seat} kept {card?{card}; {second} became a challenge|a card; the other became a challenge}."},
        {Kind::RoundBegan, "round_began", {number("round"), f::field<&Event::seat>("lead", f::seat(), "first in turn order")},
         "Round {round} began; {lead} {lead?were|was} first in turn order."},
        {Kind::Drew, "drew", {seat, count, seen(cards)}, "{count?{Seat} drew {cards?{cards}|{count|card}}.}"},
        {Kind::Dealt, "dealt", {card, column}, "{challenge} became a challenge of this round."},
        {Kind::Activated, "activated", {card, column}, "{challenge} took effect{text?: {text}|.}"},
        {Kind::DrewChallenge, "drew_challenge", {card, column}, "{challenge} joined the challenges."},
        {Kind::NothingDrawn, "nothing_drawn", {f::raw<&verb_json>("verb", {{"type", "string"}}, "of the step")}, "There was nothing to draw ({step})."},
        {Kind::Refilled, "refilled", {number("cards")}, "{cards|discarded challenge} went back into the challenge deck."},
        {Kind::Returned, "returned", {seat, seen(card)}, "{Seat} returned {card?{card}|a card} to the deck."},
        {Kind::Committed, "committed", {seat}, "{Seat} decided."},
        {Kind::Passed, "passed", {seat, card, other}, "{Seat} passed {card} on to {other}."},
        {Kind::PowerChanged, "power_changed", {column, number("number")}, "{against} got {+number} power."},
        {Kind::Broke, "broke", {column, number("number")}, "{against} broke in two; the new challenge to its right got {number}."},
        {Kind::Merged, "merged", {column, second_column}, "{against} and {other_challenge} merged."},
        {Kind::Replaced, "replaced", {column, card, second("new")}, "{other_challenge} took the place of {challenge}."},
        {Kind::LedgerChanged, "ledger_changed", {number("number")}, "{+number} confidence at the end of the round."},
        {Kind::Skipped, "skipped", {seat}, "{Seat} had no card to play."},
        {Kind::Played, "played", {seat, card, place}, "{Seat} played {card} {where}."},
        {Kind::TokenPlaced, "token_placed", {seat, card, place}, "{Seat} added a {number}-power piece {where}."},
        {Kind::Boosted, "boosted", {seat, number("number"), f::field<&Event::waits>("waits", f::flag(), "for the next card")},
         "{Seat's} {waits?next card was to get|card got} {+number} power."},
        {Kind::Swapped, "swapped", {column, second_column}, "{against} and {other_challenge} changed places."},
        {Kind::Silenced, "silenced", {column, number("number")}, "{against} was silenced."},
        {Kind::Moved, "moved", {seat, card, piece, place}, "{card} moved {where}."},
        {Kind::SplitOff, "split_off", {seat, card, piece, place}, "{card} was broken; {number} of its power went {where}."},
        {Kind::Guarded, "guarded", {number("number")}, "From then on a failure cost {number} less."},
        {Kind::Recovered, "recovered", {seat, card}, "{Seat} put {card} back into the deck."},
        {Kind::Looked, "looked", {seat, count, seen(cards)}, "{Seat} looked at {cards?{challenges}|{count|card} of the challenge deck}."},
        {Kind::Culled, "culled", {seat, card}, "{Seat} discarded {challenge}."},
        {Kind::PutBack, "put_back", {seat, number("cards")}, "{cards?{Seat} put {cards|card} back into the challenge deck.}"},
        {Kind::Traded, "traded", {seat, card, other, second("returned")}, "{Seat} traded {card} with {other} for {returned}."},
        {Kind::EffectCopied, "effect_copied", {seat, card, piece, place}, "{Seat} used the effect of {card}."},
        {Kind::PowerCopied, "power_copied", {seat, card, piece, place}, "{Seat} added the printed power of {card}: {+number}."},
        {Kind::Declined, "declined", {seat}, "{Seat} declined."},
        {Kind::Stopped, "stopped", {seat}, "{Seat} stopped."},
        {Kind::Limited, "limited", {f::field<&Event::limit>("limit", f::word("limit", f::words(limit_words)), "SS-103"), {number("lost"), &lost_hearts}}, "{stopped_by}"},
        {Kind::Resolved, "resolved", {number("round"), result}, "Round {round}: {projected}."},
        {Kind::Ended, "ended", {f::field<&Event::ended_by>("ended_by", f::word("ending", f::words(ending_words)), "how"), f::made<&is_won>("won", f::flag(), "by the team"),
                                number("score"), f::raw<&title_json>("title", {{"type", Json::array({"string", "null"})}}, "of a victory")},
         "{ended_by=victory?The team won with {score|heart}: {rating}|{ended_by=limit?The match took too many decisions and counted as a defeat|Mary's confidence ran out: the team was defeated}}."},
    };
    // clang-format on
}

// ---- what events mean, for counting

homestretch::EventMeanings meanings() {
    using homestretch::Use;
    return {
        {Kind::Offered, {Use::Seen}},
        {Kind::Drafted, {Use::Taken, {Use::Taken, "passed", "", "challenge"}}},
        {Kind::Drew, {Use::Held}},
        {Kind::Dealt, {{Use::Held, "card", "", "challenge"}}},
        {Kind::DrewChallenge, {{Use::Held, "card", "", "challenge"}}},
        {Kind::Activated, {{Use::Played, "card", "", "challenge"}}},
        {Kind::Passed, {{Use::Held, "card", "other"}}},
        {Kind::Replaced, {{Use::Held, "new", "", "challenge"}}},
        {Kind::Played, {{Use::Played, "card"}}},
        {Kind::Recovered, {Use::Taken}},
        {Kind::Culled, {{Use::Seen, "card", "", "challenge"}}},
        {Kind::Traded, {{Use::Held, "card", "other"}, {Use::Held, "returned"}}},
        {Kind::EffectCopied, {{Use::Played, "card"}}},
        {Kind::Ended, {{Use::Seen, "ended_by"}}},
    };
}

// clang-format off
homestretch::Wording<Game> wording() {
    return {
        .heard = {
            {"challenge", [](const Heard& of) { return challenge(of.rules, of.event.card); }},
            {"second", [](const Heard& of) { return challenge(of.rules, of.event.second); }},
            {"other_challenge", [](const Heard& of) { return challenge(of.rules, of.event.second); }},
            {"against", [](const Heard& of) { return challenge(of.rules, of.event.against); }},
            {"challenges", [](const Heard& of) { return challenges(of.rules, of.event.cards); }},
            {"text", [](const Heard& of) { return of.rules.text(of.rules.challenge(of.event.card)); }},
            {"step", [](const Heard& of) { return verb_words(of.rules, of.event); }},
            {"where", [](const Heard& of) { return of.event.place == unopposed ? phrase("unopposed") : phrase("against", {{"column", challenge(of.rules, of.event.against)}, {"power", Value()}}); }},
            {"number", [](const Heard& of) { return of.event.number; }},
            {"stopped_by", [](const Heard& of) { return phrase(id_of(limit_words, of.event.limit)); }},
            {"most", [](const Heard& of) { return most_allowed(of); }},
            {"projected", [](const Heard& of) { return projected_value({.result = of.event.result}); }},
            {"rating", [](const Heard& of) { return of.rules.title(of.event.number); }},
        },
        .events = events(),
        .seen = {
            {"card", [](const Seen& to) { return resource(to.rules, card_of(to.action)); }},
            {"facts", [](const Seen& to) { return facts_of(to, card_of(to.action)); }},
            {"challenge", [](const Seen& to) { return challenge(to.rules, card_of(to.action)); }},
            {"challenge_facts", [](const Seen& to) { return challenge_facts(to, card_of(to.action)); }},
            {"other_facts", [](const Seen& to) { return challenge_facts(to, other_offered(to)); }},
            {"side_power", [](const Seen& to) { return power_text(to.rules.resource(card_of(to.action))); }},
            {"text", [](const Seen& to) { return without_full_stop(to.rules.text(to.rules.resource(card_of(to.action)))); }},
            {"place", [](const Seen& to) { return word_value("place", place_words, static_cast<std::size_t>(place_of(to.action))); }},
            {"where", [](const Seen& to) { return where(to, place_of(to.action), false); }},
            {"there", [](const Seen& to) { return where(to, place_of(to.action), true); }},
            {"projected", [](const Seen& to) { return projected(to); }},
            {"column", [](const Seen& to) { return column_value(to, column_of(place_of(to.action))); }},
            {"column_power", [](const Seen& to) { return powers(to.rules, to.view.open).columns[column_of(place_of(to.action))]; }},
            {"number", [](const Seen& to) { return to.action.first + 1; }},
            {"piece", [](const Seen& to) { return resource(to.rules, piece(to).card); }},
            {"lies", [](const Seen& to) { return where(to, piece(to).place, false); }},
            {"owner", [](const Seen& to) { return piece(to).owner; }},
            {"piece_power", [](const Seen& to) { return powers(to.rules, to.view.open).piece(to.action.first); }},
            {"kept", [](const Seen& to) { return split_power(to) - to.action.first; }},
            {"seat", [](const Seen& to) { return seat_of(to.action); }},
            {"round", [](const Seen& to) { return to.view.open.round; }},
            {"rounds", [](const Seen&) { return max_rounds; }},
            {"turn", [](const Seen& to) { return to.view.open.turn + 1; }},
            {"turns", [](const Seen& to) { return to.rules.seats; }},
            {"draft_step", [](const Seen& to) { return to.view.open.draft_step; }},
            {"draft_steps", [](const Seen&) { return draft_steps; }},
            {"won", [](const Seen& to) { return to.view.open.ended_by == EndedBy::Victory; }},
            {"purpose", [](const Seen& to) { return phrase(row_of(verb_of<Verb>(waiting(to))).purpose); }},
            {"amount", [](const Seen& to) { return waiting(to).arguments[0]; }},
            {"source", [](const Seen& to) {
                const Frame& frame = to.view.open.effects.top();
                return is_resource(frame) ? resource(to.rules, asking_card(frame)) : challenge(to.rules, asking_card(frame));
            }},
            {"effect", [](const Seen&) { return phrase("effect"); }},
        },
        .choices = {
            {ActionKind::Draft, "draft {card}", "Keep {card}", "Keep {facts}. The other becomes a challenge: {other_facts}", {&in_offer}},
            {ActionKind::Forget, "forget {card}", "Return {card}", "Return {card}: it goes back into your deck", {&in_hand}},
            {ActionKind::Exchange, "exchange {card}", "Pass {card}", "Pass {card} on to the next player", {&in_hand}},
            {ActionKind::Play, "play {card} {place}", "{card} {where}",
             "Play {card} ({side_power}) {there}{text?: {text}}{projected?. If the round ended then: {projected}}", {&in_hand, &at_place}},
            {ActionKind::Stop, "stop", "No more cards", "Play no more cards this turn", {}, &is_asked_for<Ask::Extra>},
            {ActionKind::Stop, "stop", "No more", "Put the others back into the deck"},
            {ActionKind::Place, "place {place}", "{where}", "Put the piece {there}", {&at_place}},
            {ActionKind::Pick, "pick {place}", "{column}", "Choose {column}, power {column_power}", {&at_place}},
            {ActionKind::PickPiece, "pick piece {number}", "{piece} {lies}", "Choose {piece} of {owner?yours|{owner}} {lies}, power {piece_power}", {&at_piece}},
            {ActionKind::Split, "split {first}", "{kept} and {first}", "Split it into {kept} and {first}: the new challenge to the right gets {first}"},
            {ActionKind::Move, "move {place}", "{where}", "Move it, {there}", {&at_place}},
            {ActionKind::Cull, "cull {card}", "Discard {challenge}", "Discard {challenge_facts}",
             {&among_looked_at}},
            {ActionKind::Recover, "recover {card}", "Take {card} back", "Put {card} from your discard into your deck", {&in_discard}},
            {ActionKind::Trade, "trade {seat}", "Trade with {seat}", "Trade a hand card with {seat}",
             {[](const Seen& to) { return Target{"player", seat_of(to.action), {}, ""}; }}},
            {ActionKind::Give, "give {card}", "Give {card}", "Give {card}", {&in_hand}},
            {ActionKind::Return, "return {card}", "Return {card}", "Return {card} for it", {&in_hand}},
            {ActionKind::Decline, "decline", "No trade", "Trade with nobody", {}, &is_asked_for<Ask::TradePartner>},
            {ActionKind::Decline, "decline", "Leave it", "Take nothing back", {}, &is_asked_for<Ask::Recover>},
            {ActionKind::Decline, "decline", "Decline", "Leave everything as it is"},
        },
        .asked = [](const Seen& to) { return static_cast<int>(to.view.open.ask); },
        .is_asked = [](const View& view) { return view.viewer && view.open.pending.contains(*view.viewer); },
        .questions = {
            {Ask::Nothing, "{won?Victory|Defeat in round {round}}"},
            {Ask::Draft, "Draft, step {draft_step} of {draft_steps}", "Keep one card; the other becomes a challenge", "SS-12"},
            {Ask::Play, "Round {round} of {rounds}, turn {turn} of {turns}", "Play a card, against a challenge or unopposed", "SS-38"},
            {Ask::Extra, "Round {round} of {rounds}, extra play", "Play another card, or stop", "SS-97"},
            {Ask::Forget, "{effect}", "Return a card from your hand to your deck", "SS-46"},
            {Ask::Exchange, "{effect}", "Choose a card to pass on", "SS-98"},
            {Ask::Place, "{effect}", "Choose where the new piece goes", "SS-50"},
            {Ask::PickColumn, "{effect}", "Choose the challenge that {purpose}, or decline", "SS-46"},
            {Ask::PickSecond, "{effect}", "Choose the other challenge, or decline", "SS-46"},
            {Ask::Split, "{effect}", "Choose how its power is split", "SS-62"},
            {Ask::PickPiece, "{effect}", "Choose the piece that {purpose}, or decline", "SS-46"},
            {Ask::MoveTo, "{effect}", "Choose where it goes, or decline", "SS-46"},
            {Ask::Cull, "{effect}", "Discard one of these challenges, or stop", "SS-46"},
            {Ask::Recover, "{effect}", "Choose a card of your discard for your deck, or decline", "SS-86"},
            {Ask::TradePartner, "{effect}", "Choose whom to trade with, or decline", "SS-46"},
            {Ask::TradeGive, "{effect}", "Choose the card you give", "SS-98"},
            {Ask::TradeReturn, "{effect}", "Choose the card you give in return", "SS-98"},
        },
        .reasons = {
            {"opposed", "another resource opposes it already", "SS-41"},
            {"breaks", "it breaks others, so it cannot be broken", "SS-65"},
            {"too-large", "together they would have more than four cards", "SS-34"},
            {"no-single-card", "only a single card that is no copy can be replaced", "SS-99"},
        },
        .phrases = {
            {"facts", "{card} ({power}){text?: {text}}"}, {"copy", "{card} (copy)"}, {"joined", "{card} + {rest}"},
            {"column", "{cards} ({n=1?1st|{n=2?2nd|{n=3?3rd|{n}th}}})"},
            {"unopposed", "unopposed"}, {"against", "against {column}{power?, power {power}}"},
            {"effect", "Round {round} of {rounds}, {source}"},
            {"gets-power", "gets {+amount} power"}, {"broken", "is broken in two"}, {"merged", "is merged with another"},
            {"replaced", "is replaced by a new one"}, {"swapped", "changes places with another"}, {"silenced", "is silenced"},
            {"moved", "moves elsewhere"}, {"lends-effect", "lends its effect"}, {"lends-power", "lends its printed power"},
            {"projected", "{failed?{failed} not overcome|All overcome}: {+change}{defeat?, defeat|, hearts {hearts}}{unknown?{unknown}}"},
            {"unknown", "{rest}, ? {verb}"},
            {"columns", "No more challenges fitted into the row: Homestretch allows {most}."},
            {"entries", "That merge would have been too large: Homestretch allows {most} cards in one challenge."},
            {"activations", "{challenge} took no effect: Homestretch allows {most} effects in a round."},
            {"pieces", "No more resources fitted on the board: Homestretch allows {most}."},
            {"hearts", "{number|heart} lost: no more than {most} fit."},
            {"depth", "{challenge} took no effect: Homestretch allows {most} effects inside one another."},
        },
    };
}
// clang-format on

} // namespace

const homestretch::Wording<Game>& Game::words() {
    static const homestretch::Wording<Game> table = wording();
    return table;
}

Value column_cards(const Rules& rules, const Column& column) {
    Value all;
    for (std::size_t i = column.entries.size(); i-- > 0;) {
        const Entry& entry = column.entries[i];
        const Value card = entry.copy ? phrase("copy", {{"card", challenge(rules, entry.card)}})
                                      : challenge(rules, entry.card);
        all = i + 1 == column.entries.size() ? card : phrase("joined", {{"card", card}, {"rest", all}});
    }
    return all;
}

Value projected_value(const Projection& projection) {
    const Resolution& result = projection.result;
    const auto failed = std::count_if(result.contests.begin(), result.contests.end(),
                                      [](const Contest& contest) { return !contest.overcome; });
    Value unknown;
    for (const Verb verb : projection.unknown)
        unknown = phrase("unknown", {{"rest", unknown}, {"verb", word_of(verb)}});
    return phrase("projected", {{"failed", result.success ? Value() : Value(failed)},
                                {"change", result.change},
                                {"defeat", result.defeat},
                                {"hearts", result.hearts},
                                {"unknown", unknown}});
}

homestretch::Words words(const Projection& projection) {
    return Game::words().say(projected_value(projection));
}

Target column_target(const Rules& rules, const Open& open, std::size_t column) {
    return {"column", {}, column, rules.id(open.columns[column].entries[0].card)};
}

} // namespace slow_and_steady

template <>
const homestretch::EventMeanings& homestretch::meanings_of<slow_and_steady::Game>() {
    static const EventMeanings table = slow_and_steady::meanings();
    return table;
}
