#include "engine/fields/common.h"
#include "games/iditacards/game.h"
#include "games/iditacards/measures.h"
#include "games/iditacards/position.h"
#include "games/iditacards/steps.h"
#include "games/iditacards/words.h"

#include <fmt/format.h>

namespace iditacards {

using homestretch::Json;
using homestretch::Vocabulary;
namespace f = homestretch::fields;

namespace {

// ---- cards: every copy of the box lies in exactly one place

std::vector<int> copies(const Rules& rules) {
    std::vector<int> copies;
    for (const Card& card : rules.cards) copies.push_back(card.copies);
    return copies;
}
// The damage pile is written as a number, so that it counts here.
std::vector<int> in_play(const Rules& rules, const State& state) {
    std::vector<int> lying = copies(rules);
    lying[index_of(rules.damage_card)] -= damage_pile(rules, state);
    return lying;
}
const f::Deck all_cards{.noun = "card",
                        .words = f::words<&Rules::card_words>(),
                        .copies = f::copies<&copies>(),
                        .in_play = f::in_play<&in_play>()};

std::size_t count_in(const Rules&, const Cards& cards, std::size_t card) {
    return cards.count(static_cast<CardId>(card));
}
void put_in(const Rules&, Cards& cards, std::size_t card) {
    cards.add(static_cast<CardId>(card));
}
const auto some = f::bag<&count_in, &put_in>(all_cards).counted(); // {"torch": 3}
const auto zone = some.lying();

// ID-67: destroyed cards lie beside the upgrade deck they came from, all others are out of the game.
std::size_t count_destroyed(const Rules& rules, const Cards& cards, std::size_t card, std::size_t upgrade) {
    return rules.cards[card].deck == rules.upgrade_decks[upgrade] ? count_in(rules, cards, card) : 0;
}
std::string_view put_in_destroyed(const Rules& rules, Cards& cards, std::size_t card, std::size_t upgrade) {
    if (rules.cards[card].deck != rules.upgrade_decks[upgrade]) return "this card is of another deck";
    put_in(rules, cards, card);
    return {};
}
std::size_t count_out(const Rules& rules, const Cards& cards, std::size_t card) {
    return rules.deck(static_cast<CardId>(card)).role == Role::Upgrade ? 0 : count_in(rules, cards, card);
}
std::string_view put_out(const Rules& rules, Cards& cards, std::size_t card) {
    const Role role = rules.deck(static_cast<CardId>(card)).role;
    if (role != Role::Starter && role != Role::Legendary)
        return "only starter and legendary cards are out of the game (ID-67)";
    put_in(rules, cards, card);
    return {};
}
const auto destroyed_zone = f::bag<&count_destroyed, &put_in_destroyed>(all_cards).counted().lying();
const auto out_zone = f::bag<&count_out, &put_out>(all_cards).counted().lying();

bool is_no_damage(const Rules& rules, std::size_t card) {
    return static_cast<CardId>(card) != rules.damage_card;
}
void set_box(const Rules&, State&, const Cards&) {} // it is what is left

template <class List>
std::size_t count_legendary(const Rules&, const List& list, std::size_t card) {
    return static_cast<std::size_t>(std::count(list.begin(), list.end(), static_cast<CardId>(card)));
}
template <class List>
std::string_view add_legendary(const Rules& rules, List& list, std::size_t card) {
    const auto id = static_cast<CardId>(card);
    if (rules.deck(id).role != Role::Legendary || !rules.card(id).takes_part)
        return "this is no legendary card of this match (ID-82)";
    if (list.full()) return "there is no room for so many";
    list.push_back(id);
    std::rotate(std::upper_bound(list.begin(), list.end() - 1, id), list.end() - 1, list.end());
    return {};
}
template <class List>
auto legendary() {
    return f::bag<&count_legendary<List>, &add_legendary<List>>(all_cards).counted().lying();
}

Cards resolved_of(const Rules&, const Open& open, Seat seat) {
    return heap(resolved(open, seat));
}
void set_resolved(const Rules&, Open& open, Seat seat, const Cards& cards) {
    cards.for_each([&](CardId card) { add_resolved(open, seat, card); });
}

// Known cards do not lie, they are remembered.
template <auto Count>
std::size_t known(const Rules&, const Known& cards, std::size_t card) {
    return (cards.*Count)(static_cast<CardId>(card));
}
template <auto Count, auto Enter>
std::string_view know(const Rules& rules, Known& cards, std::size_t card) {
    const std::size_t before = known<Count>(rules, cards, card);
    (cards.*Enter)(static_cast<CardId>(card));
    return known<Count>(rules, cards, card) > before ? "" : "of equal cards 15 at most are remembered";
}
const auto known_hand =
    f::bag<&known<&Known::in_hand>, &know<&Known::in_hand, &Known::enters_hand>>(all_cards).counted();
const auto known_deck =
    f::bag<&known<&Known::in_deck>, &know<&Known::in_deck, &Known::enters_deck>>(all_cards).counted();

// ---- decks

constexpr std::size_t own_deck(std::size_t seat) {
    return max_upgrade_decks + seat;
}
constexpr std::size_t upgrade_deck(std::size_t upgrade) {
    return upgrade;
}
template <auto Deck>
std::size_t unordered_of(const Rules&, const State& state, std::size_t index) {
    return state.decks.unordered(Deck(index));
}
template <auto Deck>
void set_unordered(const Rules&, State& state, std::size_t index, const std::size_t& lowest) {
    state.decks.leave_unordered(Deck(index), lowest);
}

// ---- other forms

std::size_t count_named(const Rules&, const CardSet& names, std::size_t card) {
    return names.contains(static_cast<CardId>(card)) ? 1 : 0;
}
std::string_view add_name(const Rules&, CardSet& names, std::size_t card) {
    if (names.contains(static_cast<CardId>(card))) return "write these once each";
    names.insert(static_cast<CardId>(card));
    return {};
}

// The squares of passed checkpoints; "passed" stands for those up to the player's own.
using Squares = FixedList<std::int16_t, max_checkpoints>;
constexpr std::int16_t all_passed = -1;
Squares checkpoints_of(const Rules& rules, const Player& who) {
    Squares passed;
    for (const Leg& leg : rules.legs) {
        if (leg.checkpoint < 0) continue;
        const int number = rules.checkpoint_at[track_index(leg.checkpoint)];
        if (((who.checkpoints >> number) & 1) != 0) passed.push_back(leg.checkpoint);
    }
    return passed;
}
void set_checkpoints(const Rules& rules, Player& who, const Squares& passed) {
    unsigned bits = 0;
    int last = -1;
    for (const int square : passed) {
        for (const Leg& leg : rules.legs) {
            if (square == all_passed && leg.checkpoint >= 0 && leg.checkpoint <= who.position)
                bits |= 1U << rules.checkpoint_at[track_index(leg.checkpoint)];
        }
        if (square == all_passed) continue;
        const int number = rules.checkpoint_at[track_index(square)];
        bits |= number < 0 || square <= last ? no_checkpoint : 1U << number;
        last = square;
    }
    who.checkpoints = static_cast<std::uint8_t>(bits);
}

std::int64_t last_turn(const Rules& rules) {
    return static_cast<std::int64_t>(rules.round_limit * rules.seats);
}
SeatSet shown_pending(const Rules&, const View& view) {
    return pending(view.open);
}
// Of a position that somebody wrote, which is not settled, the rules say it.
SeatSet asked_of(const Rules& rules, const State& state) {
    State settled = state;
    if (pending(state.open).empty()) settle_effects(rules, settled.open);
    return pending(state.open).empty() ? asked_again(rules, settled) : pending(state.open);
}

const Vocabulary phase_words{"main", "free-action", "action", "new-day", "end-of-turn", "finished"};
const Vocabulary ask_words{
    "none",    "main",         "before-failing", "energy",      "join",         "legendary",
    "room",    "attach-to",    "replace",        "kill-own",    "kill-any",     "destroy-of",
    "draw-of", "destroy-hand", "recover",        "recover-all", "upgrade-deck", "take"};
const Vocabulary board_words{"multiplayer", "solo"};
const f::Single a_card = f::card(all_cards);
const auto top_first = f::list(a_card.lying()).runs().top_first();
const f::Single levels = f::count(0, death_level);

// What state and view share.
f::Fields open_fields(f::Node pending) {
    return f::describe(
        f::field<&Open::phase>("phase", f::word("phase", f::words(phase_words)), "what the turn has come to"),
        f::field<&Open::current>("current", f::seat(), "whose turn it is"), std::move(pending),
        f::field<&Open::weather>("weather", f::word("weather", f::words<&Rules::weather_words>()),
                                 "of the last new day (ID-53)"),
        f::by_seat<&Open::players>(
            "players", "by seat",
            f::field<&Player::position>("position", f::count(start_square, finish_square),
                                        "the square, -1: Start"),
            f::field<&Player::hypothermia>("hypothermia", levels, "7 is death (ID-92)"),
            f::field<&Player::starvation>("starvation", levels, "the same"),
            f::through<&checkpoints_of, &set_checkpoints>(
                "checkpoints",
                f::list(f::count(0, static_cast<int>(squares) - 1).or_word("passed", all_passed)),
                "squares of those passed; \"passed\" for all up to the player's (ID-82)"),
            f::field<&Player::day_flags>("flags", f::chosen("flag", f::words(flag_words())),
                                         "what lasts until the next new day"),
            f::field<&Player::today>("today", f::bag<&count_named, &add_name>(all_cards),
                                     "names of the cards resolved today (ID-43)"),
            f::field<&Player::today_types>("today_types", f::chosen("type", f::words<&Rules::type_words>()),
                                           "their types"),
            f::field<&Player::turns>("turns", f::count(0, 9999), "begun, the present one included"),
            f::field<&Player::days>("days", f::count(0, 30'000), "new days taken part in"),
            f::field<&Player::table>(
                "table",
                f::list(f::object(f::field<&Dog::card>("dog", a_card.lying(), "the dog"),
                                  f::field<&Dog::attachments>("attachments", f::list(a_card.lying()),
                                                              "what it holds, by arrival"))),
                "dogs, by arrival")),
        f::by_seat(
            "players", "", f::field<&Open::discards>("discard", zone, "the discard pile, open to all"),
            f::zone<&Open::risks>(
                "stack",
                f::list(f::object(f::field<&Risk::card>("card", a_card.lying(), "energy and health are paid"),
                                  f::field<&Risk::left>("risks", f::count(1, 255), "still to pay"))),
                "cards whose risk is to be paid; the top comes last (ID-30)"),
            f::through<&resolved_of, &set_resolved>("resolved", zone, "in the chain of the stack (ID-34)")),
        f::field<&Open::supply>("supply", zone, "upgrade cards to take (ID-70)"),
        f::field<&Open::gone>("out", out_zone,
                              "starter and legendary cards that are out of the game (ID-67)"));
}

} // namespace

const f::Deck& card_deck() {
    return all_cards;
}

const f::Fields& Game::fields() {
    static const f::Fields all = f::describe(
        f::part<&State::open>(
            open_fields(f::made<&asked_of>("pending", f::seats(), "who has to decide")),
            f::field<&Open::turn>("turn", f::count(0, &last_turn), "completed by all players together"),
            f::field<&Open::decisions>("decisions", f::count(0, decision_cap), "made so far (ID-96)"),
            f::by_word("destroyed", f::words<&Rules::upgrade_words>(), "beside each upgrade deck (ID-72)",
                       f::value<&Open::gone>(destroyed_zone)),
            f::by_seat(
                "players", "",
                f::field<&Open::known>("known_hand", known_hand, "what everybody knows to lie in the hand"),
                f::field<&Open::known>("known_deck", known_deck, "the same of the deck")),
            f::field<&Open::damage>("damage", f::count(0, max_cards).or_word("rest", all_damage),
                                    "cards in the damage pile"),
            f::field<&Open::looking>("looking", f::count(0, max_cards),
                                     "cards on top of a deck that are being looked at (ID-68)"),
            f::field<&Open::payment_broken>("payment_broken", f::flag(),
                                            "a breaker was discarded this turn (ID-23)"),
            f::field<&Open::self_destroyed>("self_destroyed", f::flag(),
                                            "the card being resolved will be destroyed"),
            f::field<&Open::deaths>(
                "deaths",
                f::list(f::object(f::field<&Death::seat>("seat", f::seat(), "whose dog dies"),
                                  f::field<&Death::dog>("dog", f::count(0, max_dogs - 1).or_null(any_dog),
                                                        "its place on the table; null: its owner chooses"))),
                "still to happen (ID-64)"),
            f::field<&Open::effects>(
                "effects",
                f::list(f::object(f::field<&Frame::program>(
                                      "program", f::word("program", f::words<&Rules::program_words>()),
                                      "a procedure of the rules, or a part of a card, leg or weather"),
                                  f::field<&Frame::next>("next", f::count(0, homestretch::max_steps),
                                                         "its step that waits"),
                                  f::field<&Frame::seat>("seat", f::seat(), "who carries it out"),
                                  f::slots<&kept_of>("kept", "what the whole program remembers"),
                                  f::slots<&scratch_of>("scratch", "what the step remembers"))),
                "in the middle of being carried out, the lowest first")),
        f::by_seat("players", "", f::field<&State::hands>("hand", zone, "its owner alone sees it"),
                   f::zone<&State::decks, &own_deck>("deck", top_first, "the top first; seen by nobody"),
                   f::through<&unordered_of<&own_deck>, &set_unordered<&own_deck>>(
                       "unordered", f::count(0, max_cards), "how many of its lowest cards have no order yet"),
                   f::field<&State::unclaimed>("unclaimed", legendary<Unclaimed>(),
                                               "legendary cards to claim; their owner alone knows them")),
        f::by_word("decks", f::words<&Rules::upgrade_words>(), "upgrade decks, the top first",
                   f::zone<&State::decks>("", top_first, "")),
        f::by_word("unordered", f::words<&Rules::upgrade_words>(),
                   "how many of their lowest cards have no order yet",
                   f::through<&unordered_of<&upgrade_deck>, &set_unordered<&upgrade_deck>>(
                       "", f::count(0, max_cards), "")),
        f::field<&State::undealt>("undealt", legendary<FixedList<CardId, max_legendary>>(),
                                  "legendary cards nobody was dealt"),
        f::through<&box_of, &set_box>("box", zone.rest().taking(f::if_card<&is_no_damage>()),
                                      "all cards that lie nowhere else"),
        f::stream<&State::random>("random"));
    return all;
}

namespace {

// ---- what a view shows that follows from the rest

int round_limit(const Rules& rules, const View&) {
    return rules.round_limit;
}
std::size_t board(const Rules& rules, const View&) {
    return rules.seats == 1 ? 1 : 0;
}
std::size_t leg(const Rules& rules, const Player& who) {
    return rules.leg_number(who.position);
}
int speed(const Rules& rules, const Open& open, Seat seat) {
    const Player& who = player(open, seat);
    return who.position == finish_square ? 0 : speed_of(rules, who, open.weather);
}
int end_move(const Rules& rules, const Open& open, Seat seat) {
    const Player& who = player(open, seat);
    return who.position == finish_square ? 0 : end_distance(rules, who, open.weather);
}
std::optional<Known> known_of(const Rules&, const View& view, Seat seat) {
    if (view.viewer == seat) return std::nullopt;
    return view.open.known[index_of(seat)];
}
SeatSet joined(const Rules&, const View& view) {
    if (view.ask != Ask::Join) return {};
    return SeatSet::of_bits(static_cast<std::uint64_t>(view.open.effects.top().kept[kept::participants]));
}
std::size_t size_of_upgrade(const Rules&, const View& view, std::size_t upgrade) {
    return view.upgrades[upgrade].size();
}
bool usable(const Rules& rules, const View& view, std::size_t upgrade) {
    return is_usable(rules, view, upgrade);
}

Json cost_json(const Costs& costs) {
    return {{"energy", costs.whole_hand ? Json("all") : Json(costs.energy)},
            {"health", costs.health},
            {"risk", costs.risk}};
}
Json owed_json(const Rules& rules, const View& view) {
    if (view.ask != Ask::Energy && view.ask != Ask::BeforeFailing) return {};
    return cost_json(CostTable(rules, player(view.open, view.open.current)).now(*view.card));
}
Json hand_costs_json(const Rules& rules, const View& view, Seat seat) {
    if (view.viewer != seat) return {};
    const PlayerView& own = view.players[index_of(seat)];
    const CostTable table(rules, player(view.open, seat));
    Json json = Json::object();
    for (const CardId in_hand : own.hand->names()) {
        const Costs costs = table.when_played(in_hand);
        json[rules.id(in_hand)] = cost_json(costs);
        json[rules.id(in_hand)]["payable"] = affordable(costs, own.hand_size - 1U, own.deck_size);
    }
    return json;
}
const Json cost_schema{{"type", Json::array({"object", "null"})}};

} // namespace

const f::Fields& Game::view_fields() {
    static const f::Fields all = f::describe(
        f::field<&View::viewer>("viewer", f::seat(), "whose view it is; null: a spectator's"),
        f::part<&View::open>(
            open_fields(f::made<&shown_pending>("pending", f::seats(), "who has to decide").observed()),
            f::field<&Open::damage>("damage", f::count(0, max_cards), "in the damage pile"),
            f::by_seat<&Open::players>(
                "players", "", f::made<&leg>("leg", f::count(0, 99), "of the track"),
                f::made<&is_immune>("immune", f::flag(), "weather and others do no harm (ID-88)"),
                f::made<&speed>("speed", f::count(-99, 999), "added to every movement (ID-73)"),
                f::made<&end_move>("end_move", f::count(0, 999), "at the end of the turn (ID-8)"),
                f::made<&starting_hand_of>("starting_hand", f::count(0, 999), "cards drawn at a new day"))),
        f::made<&round_of>("round", f::count(1, 1000), "one turn of every player"),
        f::made<&round_limit>("round_limit", f::count(1, 1000), "after which the foremost wins (ID-96)"),
        f::made<&board>("board", f::word("board", f::words(board_words)), "which track"),
        f::group(
            "ask", "what is asked, and about what",
            f::field<&View::ask>("what", f::word("question", f::words(ask_words)), "the question"),
            f::field<&View::card>("card", a_card, "being paid, resolved or carried out"),
            f::field<&View::left>("left", f::count(0, 2000), "cards to pay, recover, destroy or take"),
            f::raw<&owed_json>("costs", cost_schema, "what the card costs in all"),
            f::field<&View::dog>("dog", f::count(0, max_dogs - 1), "that is to hold an attachment"),
            f::made<&joined>("joined", f::seats(), "who takes part in the new day").observed(),
            f::field<&View::open, &Open::looking>("looking", f::count(0, max_cards), "cards being looked at"),
            f::field<&View::looked_at>("looked_at", some, "if they are the viewer's own")),
        f::by_seat(
            "players", "",
            f::raw<&hand_costs_json>("costs", cost_schema, "of the cards in the own hand").left_out_if_none(),
            f::made<&known_of>("known_hand", known_hand, "lies there for certain")
                .observed()
                .left_out_if_none(),
            f::made<&known_of>("known_deck", known_deck, "the same").observed().left_out_if_none()),
        f::by_seat<&View::players>(
            "players", "",
            f::field<&PlayerView::hand_size>("hand_size", f::count(0, max_cards), "cards in hand"),
            f::field<&PlayerView::deck_size>("deck_size", f::count(0, max_cards), "cards in the deck"),
            f::field<&PlayerView::unclaimed_size>("unclaimed_size", f::count(0, legendary_dealt),
                                                  "legendary cards to claim"),
            f::field<&PlayerView::owned>("owned", some, "in hand, deck and what is looked at"),
            f::field<&PlayerView::hand>("hand", some, "the viewer's own").left_out_if_none(),
            f::field<&PlayerView::deck>("deck", some, "the viewer's own, in no order").left_out_if_none(),
            f::field<&PlayerView::unclaimed>("unclaimed", some, "the viewer's own").left_out_if_none()),
        f::by_word("upgrades", f::words<&Rules::upgrade_words>(), "upgrade decks",
                   f::made<&size_of_upgrade>("size", f::count(0, max_cards), "cards in it"),
                   f::field<&View::upgrades>("cards", some, "in no order"),
                   f::field<&View::open, &Open::gone>("destroyed", destroyed_zone, "beside it"),
                   f::made<&usable>("usable", f::flag(), "can be chosen (ID-71)")),
        f::field<&View::undealt>("undealt_size", f::count(0, max_legendary), "legendary cards in no hand"));
    return all;
}

} // namespace iditacards
