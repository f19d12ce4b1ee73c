#include "games/rat-race/words.h"

#include "engine/meaning.h"

#include "engine/fields/describe.h"
#include "games/rat-race/names.h"
#include "games/rat-race/phases.h"

#include <algorithm>

namespace rat_race {

namespace f = homestretch::fields;
using homestretch::Detail;
using homestretch::listed;
using homestretch::phrase;
using homestretch::Target;
using homestretch::Value;
using homestretch::verb_of;
using homestretch::word_value;

namespace {

using Heard = homestretch::Heard<Game>;

// ---- arguments

Value title(const Rules& rules, TitleId id) {
    return id == no_title ? Value() : word_value("card", rules.title_words, static_cast<std::size_t>(id));
}
const PlayerView& own(const Seen& to) {
    return to.view.players[index_of(*to.view.viewer)];
}
const Step& waiting(const Seen& to) {
    return waiting_step(to.rules, to.view.open.effects);
}
// Whose bank gets the card.
Seat receiver(const Seen& to) {
    return next_receiver(to.rules, to.view.open.effects.top(), waiting(to));
}
bool is_of_row(ActionKind kind) {
    return kind == ActionKind::Take || kind == ActionKind::Shift || kind == ActionKind::Drop;
}
// The Issue that is given to a Councilor: played, dealt or moved.
TitleId issue_on_its_way(const Seen& to) {
    const Open& open = to.view.open;
    if (open.ask == Ask::Place) return open.placing;
    if (open.ask == Ask::Least) return open.revealed;
    const Frame& frame = open.effects.top();
    return open.board
        .rows[static_cast<std::size_t>(frame.scratch[1] - 1)][static_cast<std::size_t>(frame.scratch[2])];
}
// The card a choice is about, wherever it lies.
TitleId card_of(const Seen& to) {
    const ActionKind kind = kind_of(to.action);
    if (kind == ActionKind::On) return issue_on_its_way(to);
    if (kind == ActionKind::Deal) return to.view.lifted[0];
    if (is_of_row(kind)) return to.view.open.board.rows[to.action.first][to.action.second];
    return title_of(to.action);
}
// "Carbon Credits (Polar bear, money)"
Value facts(const Rules& rules, TitleId id) {
    const Title& of = rules.title(id);
    std::vector<Value> facts;
    for (const Councilor councilor : councilors)
        facts.insert(facts.end(), static_cast<std::size_t>(of.symbols[index_of(councilor)]),
                     councilor_value(rules, councilor));
    if (of.is_issue) facts.push_back(rules.id(of.ideal));
    return phrase("facts", {{"card", title(rules, id)}, {"facts", facts}});
}
Place place(const Seen& to) {
    const ActionKind kind = kind_of(to.action);
    return kind == ActionKind::Riot || kind == ActionKind::Calm ? field_of(to.action) : place_of(to.action);
}
bool goes_back(const Seen& to) {
    const Place start = token(to.view.open.board, councilor_of(to.action));
    return start != off_board && distance(to.rules, place(to)) > distance(to.rules, start);
}
// How often a step asks: the number of this time, and of all.
int all_times(const Seen& to) {
    return verb_of<Verb>(waiting(to)) == Verb::Step ? waiting(to).arguments[2] : waiting(to).arguments[0];
}
int this_time(const Seen& to) {
    return to.view.open.effects.top().scratch[0] + 1;
}

// ---- what one points at

Target at_player(const Seen& to) {
    return {"player", seat_of(to.action), {}, ""};
}
Target at_councilor(const Seen& to) {
    return councilor_target(to.rules, councilor_of(to.action));
}
Target at_place(const Seen& to) {
    return place_target(to.rules, place(to));
}
Target at_issue(const Seen& to) {
    const Councilor councilor = councilor_of(to.action);
    return {"row-" + to.rules.id(councilor), {}, to.action.second, to.rules.id(card_of(to))};
}
// A card at the first place where its title lies.
template <class List>
Target in_zone(const Seen& to, std::string_view zone, std::optional<Seat> seat, const List& cards) {
    const auto place = std::find(cards.begin(), cards.end(), title_of(to.action));
    return {std::string(zone), seat, static_cast<std::size_t>(place - cards.begin()),
            to.rules.id(title_of(to.action))};
}
Target in_hand(const Seen& to) {
    return in_zone(to, "hand", to.view.viewer, own(to).hand);
}
Target in_bank(const Seen& to) {
    const bool up = kind_of(to.action) == ActionKind::Unbank && to.action.second == 1;
    return in_zone(to, up ? "bank_up" : "bank_down", to.view.viewer,
                   up ? own(to).bank_up : own(to).bank_down);
}
Target in_discard(const Seen& to) { // the uppermost
    std::size_t uppermost = 0;
    for (std::size_t i = 0; i < to.view.open.discard.size(); ++i)
        if (to.view.open.discard[i] == title_of(to.action)) uppermost = i;
    return {"discard", {}, uppermost, to.rules.id(title_of(to.action))};
}

// ---- details of events

bool is_own(const Heard& heard) {
    return heard.viewer == heard.event.seat;
}
bool is_between(const Heard& heard) {
    return is_own(heard) || heard.viewer == heard.event.other;
}
bool lay_open(const Heard& heard) {
    return is_own(heard) || heard.event.face_up;
}
std::size_t count_of(const Rules&, const Event& event) {
    return event.cards.size();
}

std::vector<homestretch::EventRow<Game>> events() {
    const f::Single card_form = f::word("card", f::words<&Rules::title_words>());
    const f::Single councilor_form = f::word("Councilor", f::words<&Rules::councilor_words>());
    const f::Single place_form = f::word("place", f::words<&place_ids>());
    const f::Node seat = f::field<&Event::seat>("seat", f::seat(), "who it is about");
    const f::Node card = f::field<&Event::title>("card", card_form, "which card");
    const f::Node cards = f::field<&Event::cards>("cards", f::list(card_form), "which cards");
    const f::Node count = f::made<&count_of>("count", f::count(0, max_cards), "how many cards");
    const f::Node councilor = f::field<&Event::councilor>("councilor", councilor_form, "which Councilor");
    const f::Node from = f::field<&Event::from>("from", councilor_form, "whose it was");
    const f::Node place = f::field<&Event::target>("place", place_form, "which field");
    const auto other = [](std::string_view name) {
        return f::field<&Event::other>(name, f::seat(), "the other player");
    };
    const auto number = [](std::string_view name) {
        return f::field<&Event::number>(name, f::count(0, 9999), "");
    };
    const auto mine = [](const f::Node& node) { return Detail<Game>(node, &is_own); };
    const auto ours = [](const f::Node& node) { return Detail<Game>(node, &is_between); };
    // clang-format off
    return {
        {Kind::Dealt, "dealt", {seat, count, mine(cards)}, "{Seat} {seat?were|was} dealt {cards?{cards}|{count|card}}."},
        {Kind::Committed, "committed", {seat}, "{Seat} decided."},
        {Kind::Voted, "voted", {seat, other("for")}, "{Seat} voted for {for}."},
        {Kind::Tied, "tied", {number("election")}, "The election was tied, for the {election=1?first|{election=2?second|third}} time."},
        {Kind::FirstPlayer, "first_player", {seat, f::field<&Event::by_chance>("by_lot", f::flag(), "drawn")}, "{Seat} played first{by_lot?, by lot}."},
        {Kind::TurnBegan, "turn_began", {seat, number("turn")}, "Turn {turn}: {seat?it was yours|{Seat}}."},
        {Kind::Played, "played", {seat, card}, "{Seat} played {card}."},
        {Kind::Placed, "placed", {seat, card, councilor}, "{card} went to the {councilor}."},
        {Kind::Drew, "drew", {seat, mine(card)}, "{Seat} drew {card?{card}|a card}."},
        {Kind::Reshuffled, "reshuffled", {number("cards")}, "{cards|card} of the discard pile became the draw pile."},
        {Kind::Banked, "banked", {seat, mine(card)}, "{Seat} banked {card?{card}|a card}."},
        {Kind::Unbanked, "unbanked", {seat, {card, &lay_open}}, "{Seat} took {card?{card}|a card} out of {seat?your|the} bank."},
        {Kind::Discarded, "discarded", {seat, card}, "{Seat} discarded {card}."},
        {Kind::Stolen, "stolen", {seat, ours(card), other("other")}, "{Seat} took {card?{card}|a card} from {other}."},
        {Kind::Recovered, "recovered", {seat, card}, "{Seat} took {card} from the discard pile."},
        {Kind::Looked, "looked", {seat, count, mine(cards)}, "{count?{Seat} looked at {cards?{cards}|{count|card}}.}"},
        {Kind::Kept, "kept", {seat, mine(card)}, "{Seat} kept {card?{card}|a card}."},
        {Kind::PutUnder, "put_under", {seat, count, mine(cards)}, "{count?{Seat} put {cards?{cards}|{count|card}} under the pile.}"},
        {Kind::Given, "given", {seat, ours(card), other("other")},
         "{Seat} put {card?{card}|a card} into {to_self?{seat?your|their} own bank|{other?your bank|the bank of {other}}}."},
        {Kind::Peeked, "peeked", {seat, count, other("of"), mine(cards)},
         "{Seat} looked into {of?your bank|the bank of {of}}{cards?: {cards}}."},
        {Kind::Exposed, "exposed", {seat, card}, "{card} turned up in {seat?your bank|the bank of {seat}}."},
        {Kind::IssueMoved, "issue_moved", {seat, card, from, f::field<&Event::councilor>("to", councilor_form, "whose it is now")},
         "{card} went from the {from} to the {to}."},
        {Kind::IssueDropped, "issue_dropped", {seat, card, from}, "{card} of the {from} was discarded."},
        {Kind::Revealed, "revealed", {seat, card}, "{Seat} turned over {card}."},
        {Kind::IssueDealt, "issue_dealt", {seat, card, councilor}, "{card} joined the {councilor}."},
        {Kind::Moved, "moved", {seat, councilor, f::field<&Event::start>("from", place_form, "where it stood"),
                                f::field<&Event::target>("to", place_form, "where it stands")},
         "The {councilor} went {to=off?back off the board|to {there}}."},
        {Kind::Passed, "passed", {seat}, "{Seat} moved nobody."},
        {Kind::Stopped, "stopped", {seat}, "{Seat} stopped."},
        {Kind::RiotBegan, "riot_began", {seat, place}, "A riot broke out on {there}."},
        {Kind::RiotEnded, "riot_ended", {seat, place}, "Calm returned to {there}."},
        {Kind::MoveSkipped, "move_skipped", {seat}, "No Councilor could move."},
        {Kind::Crowned, "crowned", {councilor, f::field<&Event::ended_by>("ended_by", f::word("ending", f::words(ending_words())), "what ended the match")}, "{crowned}"},
        {Kind::BankShown, "bank_shown", {seat, number("score"), cards}, "{Seat} had {score|symbol} banked: {cards?{cards}|nothing}."},
    };
    // clang-format on
}

// ---- what events mean, for counting

homestretch::EventMeanings meanings() {
    using homestretch::Use;
    return {
        {Kind::Dealt, {Use::Held}},
        {Kind::Played, {Use::Played}},
        {Kind::Drew, {Use::Held}},
        {Kind::Stolen, {Use::Held}},
        {Kind::Recovered, {Use::Taken}},
        {Kind::Looked, {Use::Seen}},
        {Kind::Kept, {Use::Taken}},
        {Kind::Moved, {Use::Played}},
        {Kind::Crowned, {Use::Taken, {Use::Seen, "ended_by"}}},
        {Kind::BankShown, {Use::Kept}},
    };
}

// clang-format off
homestretch::Wording<Game> wording() {
    return {
        .heard = {
            {"to_self", [](const Heard& of) { return of.event.seat == of.event.other; }},
            {"there", [](const Heard& of) { return place_value(of.rules, of.event.target); }},
            {"crowned", [](const Heard& of) { return phrase(ending_words().id(static_cast<std::size_t>(of.event.ended_by))); }},
        },
        .events = events(),
        .seen = {
            {"card", [](const Seen& to) { return title(to.rules, card_of(to)); }},
            {"facts", [](const Seen& to) { return facts(to.rules, card_of(to)); }},
            {"text", [](const Seen& to) { return to.rules.text(title_of(to.action)); }},
            {"ideal", [](const Seen& to) { return to.rules.id(to.rules.title(card_of(to)).ideal); }},
            {"active", [](const Seen& to) { return to.action.second + 1U == to.view.open.board.rows.size(to.action.first); }},
            {"up", [](const Seen& to) { return to.action.second == 1; }},
            {"seat", [](const Seen& to) { return seat_of(to.action); }},
            {"receiver", [](const Seen& to) { return receiver(to); }},
            {"councilor", [](const Seen& to) { return councilor_value(to.rules, councilor_of(to.action)); }},
            {"place", [](const Seen& to) { return word_value("place", to.rules.layout.place_ids, place_number(place(to))); }},
            {"there", [](const Seen& to) { return place_value(to.rules, place(to)); }},
            {"steps", [](const Seen& to) { return distance(to.rules, place(to)); }},
            {"back", [](const Seen& to) { return goes_back(to); }},
            {"effect", [](const Seen&) { return phrase("effect"); }},
            {"move", [](const Seen&) { return phrase("move"); }},
            {"source", [](const Seen& to) { return to.view.open.effects.empty() ? Value() : word_value("card", to.rules.title_words, static_cast<std::size_t>(to.view.open.effects.top().program)); }},
            {"counted", [](const Seen& to) { return all_times(to) > 1 && this_time(to) <= all_times(to) ? phrase("counted", {{"n", this_time(to)}, {"all", all_times(to)}}) : Value(); }},
            {"or_stop", [](const Seen& to) { return is_optional(waiting(to)) ? phrase("or-stop") : Value(); }},
            {"placing", [](const Seen& to) { return title(to.rules, to.view.open.placing); }},
            {"election", [](const Seen& to) { return to.view.open.elections == 0 ? 0 : to.view.open.elections + 1; }},
            {"more_moves", [](const Seen& to) { return to.view.open.moves > 1; }},
            {"moves", [](const Seen& to) { return to.view.open.moves; }},
            {"pick", [](const Seen& to) { return to.view.open.picks + 1; }},
        },
        .choices = {
            {ActionKind::Vote, "vote {seat}", "Vote for {seat}", "Vote for {seat} as first player", {&at_player}},
            {ActionKind::Play, "play {card}", "Play {card}", "Play {facts}: {text}", {&in_hand}},
            {ActionKind::On, "on {councilor}", "{card} on the {councilor}", "Put {card} on the {councilor}: it gains {ideal}", {&at_councilor}},
            {ActionKind::Bank, "bank {card}", "Bank {card}", "Bank {facts}, face down", {&in_hand}},
            {ActionKind::Unbank, "unbank {card}{up? up}", "Take {card} back{up? (face up)}", "Take {facts} out of your bank{up?, where all can see it}", {&in_bank}},
            {ActionKind::Discard, "discard {card}", "Discard {card}", "Discard {facts}", {&in_hand}},
            {ActionKind::Steal, "steal {seat}", "Steal from {seat}", "Steal from {seat}: a card drawn blindly", {&at_player}},
            {ActionKind::Recover, "recover {card}", "Take {card} back", "Take {facts} from the discard pile: {text}", {&in_discard}},
            {ActionKind::Keep, "keep {card}", "Keep {card}", "Keep {facts}: {text}", {[](const Seen& to) { return in_zone(to, "lifted", {}, to.view.lifted); }}},
            {ActionKind::Give, "give {card}", "Give {card}", "Give {facts}: it goes into {receiver's} bank", {[](const Seen& to) { return Target{"player", receiver(to), {}, ""}; }, &in_hand}},
            {ActionKind::Deal, "deal {seat}", "{card} into {seat's} bank", "Put {facts} face down into {seat's} bank", {&at_player}},
            {ActionKind::Peek, "peek {seat}", "Look into the bank of {seat}", "Look into the bank of {seat}", {&at_player}},
            {ActionKind::Expose, "expose {card}", "Turn up {card}", "Turn up {facts} in your bank", {&in_bank}},
            {ActionKind::ExposeOf, "expose-of {seat}", "Turn up cards of {seat}", "Turn up cards of {seat}, drawn by lot", {&at_player}},
            {ActionKind::Take, "take {councilor} {second}", "Take {card} from the {councilor}", "Take {card} from the {councilor} ({ideal}{active?, its Active card})", {&at_issue}},
            {ActionKind::Shift, "shift {councilor} {second}", "Move {card} from the {councilor}", "Move {card} from the {councilor} ({ideal}{active?, its Active card}) to another Councilor", {&at_issue}},
            {ActionKind::Drop, "drop {councilor} {second}", "Discard {card} from the {councilor}", "Discard {card} from the {councilor} ({ideal}{active?, its Active card})", {&at_issue}},
            {ActionKind::Step, "step {councilor} {place}", "{councilor}{place=off?| to} {there}", "{move}", {&at_councilor, &at_place}},
            {ActionKind::Move, "move {councilor} {place}", "{councilor}{place=off?| to} {there}", "{move}", {&at_councilor, &at_place}},
            {ActionKind::Riot, "riot {place}", "Riot on {there}", "Riot on {there}: nobody can enter it", {&at_place}},
            {ActionKind::Calm, "calm {place}", "Calm {there}", "Calm {there}", {&at_place}},
            {ActionKind::Draw, "draw", "Draw a card", "Draw the top card of the pile", {[](const Seen&) { return Target{"pile", {}, {}, ""}; }}},
            {ActionKind::Pass, "pass", "Pass", "Leave the Councilors where they are"},
            {ActionKind::Stop, "stop", "Stop", "Do no more of this"},
        },
        .asked = [](const Seen& to) { return static_cast<int>(to.view.open.ask); },
        .is_asked = [](const View& view) { return view.viewer && view.open.pending.contains(*view.viewer); },
        .questions = {
            {Ask::Finished, "Finished"},
            {Ask::Vote, "Election{election?, round {election}}", "Vote for the first player", "RR-10"},
            {Ask::Play, "Play", "Play a card", "RR-23"},
            {Ask::Place, "{effect}", "Choose the Councilor who gets {placing}", "RR-24"},
            {Ask::Move, "Move{more_moves?, {moves} left}", "Move a Councilor", "RR-40"},
            {Ask::DrawBank, "Draw or bank, pick {pick} of 2", "Draw a card or bank one", "RR-63"},
            {Ask::Bank, "{effect}", "Bank a card{counted}{or_stop}", "RR-35"},
            {Ask::Unbank, "{effect}", "Take a card out of your bank{counted}{or_stop}", "RR-72"},
            {Ask::Discard, "{effect}", "Discard a card{counted}{or_stop}", "RR-88"},
            {Ask::OthersDiscard, "{effect}", "Choose a card to discard", "RR-98"},
            {Ask::Steal, "{effect}", "Choose whose hand to draw from{counted}{or_stop}", "RR-94"},
            {Ask::Recover, "{effect}", "Take a card from the discard pile{counted}{or_stop}", "RR-71"},
            {Ask::Look, "{effect}", "Keep one of these cards", "RR-99"},
            {Ask::Give, "{effect}", "Choose a card for {receiver?your own|this player's} bank", "RR-89"},
            {Ask::HandOut, "{effect}", "Choose whose bank gets this card", "RR-91"},
            {Ask::Peek, "{effect}", "Choose whose bank to look into{counted}{or_stop}", "RR-34"},
            {Ask::ExposeOwn, "{effect}", "Turn up one of your banked cards", "RR-98"},
            {Ask::ExposeOther, "{effect}", "Choose whose cards are turned up{counted}{or_stop}", "RR-74"},
            {Ask::TakeIssue, "{effect}", "Take an Issue from another Councilor{counted}{or_stop}", "RR-29"},
            {Ask::ShiftIssue, "{effect}", "Choose an Issue to move{counted}{or_stop}", "RR-32"},
            {Ask::ShiftTo, "{effect}", "Choose its new Councilor{counted}", "RR-32"},
            {Ask::DropIssue, "{effect}", "Discard an Issue{counted}{or_stop}", "RR-33"},
            {Ask::Least, "{effect}", "Choose the Councilor who gets it", "RR-90"},
            {Ask::PlayIssue, "{effect}", "Play another Issue{counted}{or_stop}", "RR-24"},
            {Ask::Step, "{effect}", "Move a Councilor{counted}{or_stop}", "RR-54"},
            {Ask::Riot, "{effect}", "Choose a field that riots{counted}{or_stop}", "RR-57"},
            {Ask::Calm, "{effect}", "Choose a Riot Field to calm{counted}{or_stop}", "RR-62"},
        },
        .reasons = {
            {"riot-bars", "{who}: a riot bars the way", "RR-56"},
            {"needs", "{who} needs {missing}", "RR-41"},
            {"occupied", "{who}: another Councilor stands there", "RR-44"},
            {"feet", "Feet: only {who} may move", "RR-37"},
            {"never-riots", "this field never riots", "RR-57"},
            {"riots-already", "it riots already", "RR-57"},
            {"stood-on", "a Councilor stands there", "RR-57"},
            {"touches", "it touches another riot", "RR-58"},
            {"cuts-off", "it would leave {who} no way to the Throne", "RR-60"},
            {"cuts-off-field", "it would leave no way to the Throne from {field}", "RR-60"},
        },
        .phrases = {
            {"facts", "{card} ({facts,})"}, {"effect", "Play{source?, {source}}"},
            {"counted", " ({n} of {all})"}, {"or-stop", ", or stop"},
            {"move", "Move the {councilor} {place=throne?to the Throne: the match ends and it is Monarch|"
                     "{place=off?back off the board|{back?back }to {there}: {steps|step} from the Throne then}}"},
            {"the-throne", "the Throne"}, {"off-board", "off the board"}, {"field", "the {ideals} field in row {row}"},
            {"ideals", "{ideal}-{rest}"}, {"lacking", "{n=1?|{n} }{ideal}"},
            {"throne", "The {councilor} took the Throne."},
            {"silent-round", "Nothing moved any more: the {councilor} became Regent."},
            {"turn-limit", "Time was up: the {councilor} became Regent."},
            {"technical-bound", "A technical bound, which is no rule of the game, ended the match: the {councilor} became Regent."},
        },
    };
}
// clang-format on

} // namespace

const homestretch::Wording<Game>& Game::words() {
    static const homestretch::Wording<Game> table = wording();
    return table;
}

Value councilor_value(const Rules& rules, Councilor councilor) {
    return word_value("councilor", rules.councilor_words, index_of(councilor));
}

Value place_value(const Rules& rules, Place place) {
    if (place == throne) return phrase("the-throne");
    if (place == off_board) return phrase("off-board");
    Value ideals;
    for (std::size_t ideal = ideal_count; ideal-- > 0;) {
        for (int i = 0; i < rules.layout.field(place).ideals[ideal]; ++i) {
            const Value one = rules.ideal_words.id(ideal);
            ideals =
                ideals.kind == Value::Kind::None ? one : phrase("ideals", {{"ideal", one}, {"rest", ideals}});
        }
    }
    return phrase("field", {{"ideals", ideals}, {"row", row_of(rules.layout, place)}});
}

Target place_target(const Rules& rules, Place place) {
    if (place == throne || place == off_board) return {place_text(rules, place), {}, {}, ""};
    return {"field", {}, index_of(place), place_text(rules, place)};
}

Target councilor_target(const Rules& rules, Councilor councilor) {
    return {"councilor", {}, index_of(councilor), rules.id(councilor)};
}

} // namespace rat_race

template <>
const homestretch::EventMeanings& homestretch::meanings_of<rat_race::Game>() {
    static const EventMeanings table = rat_race::meanings();
    return table;
}
