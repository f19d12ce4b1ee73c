#include "engine/fields/common.h"
#include "engine/fields/difference.h"
#include "engine/fields/observe.h"
#include "engine/fields/read.h"
#include "engine/fields/schema.h"
#include "engine/fields/text.h"
#include "engine/fields/write.h"
#include "engine/zones.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch::fields {

namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// A made-up game with one of everything.

enum class Card : std::uint8_t {};
constexpr Card no_card{255};
using Cards = FixedList<Card, 6>;

struct Heap { // cards without an order
    std::array<std::uint8_t, 3> counts{};
    bool operator==(const Heap&) const = default;
};

struct Rules {
    Vocabulary cards{"ant", "bee", "cow"};
    int track = 20;
};

struct Open {
    std::int16_t turn = 1;
    std::array<std::uint8_t, 2> coins{}; // by seat
    std::array<std::uint8_t, 2> dice{};  // by Phase
    Cards discard{};
    bool operator==(const Open&) const = default;
};
struct Player {
    Cards hand{};
    Heap won{};
    Card chosen = no_card;
    bool operator==(const Player&) const = default;
};
struct Move {
    Seat seat{};
    std::int8_t steps = 0;
    bool operator==(const Move&) const = default;
};
enum class Phase : std::uint8_t { Draft, Race };

struct State {
    Open open{};
    std::array<Player, 2> players{};
    std::array<Card, 2> market{no_card, no_card};
    std::array<std::uint8_t, 2> tokens{}; // by Phase
    FixedList<Move, 3> moves{};
    std::optional<Move> last{};
    EffectStack<2> effects{};
    Phase phase = Phase::Draft;
    SeatSet pending{};
    std::uint8_t phases = 0; // bits
    std::uint8_t legs = 0;   // bits
    std::uint8_t aim = 0;    // a card, or from 10 on a seat
    bool warned = false;
    bool operator==(const State&) const = default;
};

const Vocabulary phases{"draft", "race"};

std::vector<int> copies(const Rules&) {
    return {2, 3, 1};
}
std::size_t count_in(const Rules&, const Heap& heap, std::size_t word) {
    return heap.counts[word];
}
std::string_view add_to(const Rules&, Heap& heap, std::size_t word) {
    if (word == 2) return "a cow is never won";
    ++heap.counts[word];
    return {};
}
bool is_no_cow(const Rules&, std::size_t word) {
    return word != 2;
}
int track(const Rules& rules) {
    return rules.track;
}
int left_to_go(const Rules& rules, const Open& open) {
    return rules.track - open.turn;
}

const Deck deck{.noun = "card", .words = words<&Rules::cards>(), .copies = fields::copies<&copies>()};

const Slots nothing_remembered{};
const Slots partner_remembered{scratch<1>("partner", seat(), "who trades")};
const Slots& slots_of(const Rules&, const Frame& frame) {
    return frame.next == 1 ? partner_remembered : nothing_remembered;
}

const Fields& state_fields() {
    static const Fields all = [] {
        const Single card = fields::card(deck);
        return describe(
            field<&State::phase>("phase", word("phase", words(phases)), "where the match stands"),
            part<&State::open>(
                field<&Open::turn>("turn", count(1, &track), "from 1"),
                field<&Open::discard>("discard", list(card.lying()).top_first().rest(), "played"),
                made<&left_to_go>("left", count(0, &track), "turns to come"),
                by_seat("players", "by seat", field<&Open::coins>("coins", count(0, 9), "to spend"))),
            by_seat<&State::players>(
                "players", "", field<&Player::hand>("hand", list(card.lying()).any(), "held"),
                field<&Player::won>(
                    "won", bag<&count_in, &add_to>(deck).lying().rest().taking(if_card<&is_no_cow>()), "won"),
                field<&Player::chosen>("chosen", card.lying().or_null(no_card), "face down")),
            field<&State::market>("market", list(card.lying().or_null(no_card)), "for sale"),
            by_word("tokens", words(phases), "by phase",
                    value<&State::tokens>(count(0, 5).or_word("all", 5))),
            part<&State::open>(by_word("dice", words(phases), "by phase", value<&Open::dice>(count(0, 6)))),
            field<&State::moves>("moves",
                                 list(object(field<&Move::seat>("seat", seat(), "who"),
                                             field<&Move::steps>("steps", count(-3, 3), "how far"))),
                                 "made"),
            field<&State::last>("last",
                                object(field<&Move::seat>("seat", seat(), "who"),
                                       field<&Move::steps>("steps", count(-3, 3), "how far")),
                                "the last one"),
            field<&State::effects>("effects",
                                   list(object(kept_field<1>("victims", seats(), "who suffers it"),
                                               field<&Frame::next>("step", count(0, 3), "where it waits"),
                                               slots<&slots_of>("remembers", "what it needs"))),
                                   "waiting"),
            field<&State::pending>("pending", seats(), "who decides"),
            field<&State::phases>("phases", chosen("phase", words(phases)), "seen so far"),
            field<&State::legs>("legs", chosen("phase", words(phases)).in_any_order(), "run so far"),
            field<&State::aim>("aim", fields::card(deck).or_seat(10), "a card or whoever holds it"),
            field<&State::warned>("warned", flag(), "once"));
    }();
    return all;
}

const Rules rules{};

Scope at(const State& state) {
    return {.rules = &rules, .seats = 2, .mark = mark_of<State>(), .object = &state};
}

State some_state() {
    State state;
    state.open = {.turn = 3, .coins = {4, 5}, .dice = {0, 6}, .discard = {Card{0}, Card{1}}};
    state.players[0] = {.hand = {Card{1}}, .won = {{0, 1, 0}}, .chosen = Card{2}};
    state.market = {Card{0}, no_card};
    state.tokens = {1, 2};
    state.moves = {{.seat = seat_at(1), .steps = -2}};
    state.last = {.seat = seat_at(0), .steps = 3};
    state.effects.push({.next = 1, .scratch = {0, 1, 0, 0}, .kept = {0, 2, 0, 0}});
    state.pending = SeatSet::only(seat_at(1));
    state.phases = 0b10;
    state.legs = 0b11;
    state.aim = 11;
    state.warned = true;
    return state;
}

struct Read {
    State state{};
    std::vector<std::string> mistakes{};
    std::optional<Json> full{};
};
Read read_back(const Json& json) {
    Read result;
    Mistakes mistakes;
    result.full = read(state_fields(), at(result.state), json, mistakes);
    if (mistakes.empty()) compare_made(state_fields(), at(result.state), json, mistakes);
    result.mistakes = mistakes.lines();
    return result;
}

TEST(Fields, a_position_is_written_with_words_for_people) {
    const Json json = write(state_fields(), at(some_state()));

    EXPECT_EQ(json, Json::parse(R"({
        "phase": "draft", "turn": 3, "discard": ["bee", "ant"], "left": 17,
        "players": [{"coins": 4, "hand": ["bee"], "won": ["bee"], "chosen": "cow"},
                    {"coins": 5, "hand": [], "won": [], "chosen": null}],
        "market": ["ant", null], "tokens": {"draft": 1, "race": 2}, "dice": {"draft": 0, "race": 6},
        "moves": [{"seat": 1, "steps": -2}], "last": {"seat": 0, "steps": 3},
        "effects": [{"victims": [1], "step": 1, "remembers": {"partner": 1}}],
        "pending": [1], "phases": ["race"], "legs": ["draft", "race"], "aim": 1, "warned": true})"));
}

TEST(Fields, what_was_written_is_read_as_the_same) {
    const Read result = read_back(write(state_fields(), at(some_state())));

    EXPECT_THAT(result.mistakes, IsEmpty());
    EXPECT_FALSE(result.full);
    EXPECT_EQ(result.state, some_state());
}

TEST(Fields, a_word_may_be_a_seat_and_chosen_words_may_come_in_any_order) {
    Json json = write(state_fields(), at(some_state()));
    json["legs"] = Json::array({"race", "draft"});
    json["aim"] = "cow";

    const Read result = read_back(json);

    EXPECT_THAT(result.mistakes, IsEmpty());
    EXPECT_EQ(result.state.legs, 0b11);
    EXPECT_EQ(result.state.aim, 2);
}

TEST(Fields, every_mistake_is_named_at_once_with_its_path_and_what_may_stand_there) {
    Json json = write(state_fields(), at(some_state()));
    json["phase"] = "drft";
    json["turn"] = 21;
    json.erase("warned");
    json["warnt"] = true;
    json["players"][0]["coins"] = "four";
    json["players"][1]["hand"] = Json::array({"bea"});
    json["market"] = Json::array({"ant"});
    json["tokens"]["race"] = nullptr;
    json["moves"][0]["seat"] = 2;
    json["effects"][0]["remembers"] = {{"partnr", 1}};
    json["pending"] = Json::array({1, 0});
    json["phases"] = Json::array({"race", "race"});
    json["legs"] = Json::array({"race", "draft", "race"});
    json["aim"] = 2;

    EXPECT_THAT(read_back(json).mistakes,
                ElementsAre("'warned' is missing", "unknown key 'warnt'; did you mean 'warned'?",
                            "phase: unknown phase 'drft'; did you mean 'draft'?",
                            "turn: expected a whole number from 1 to 20, not 21",
                            "players.0.coins: expected a whole number from 0 to 9, not \"four\"",
                            "players.1.hand.0: unknown card 'bea'; did you mean 'bee'?",
                            "market: expected 2 items, found 1", "tokens.race: null may not stand here",
                            "moves.0.seat: expected a whole number from 0 to 1, not 2",
                            "effects.0.remembers: 'partner' is missing",
                            "effects.0.remembers: unknown key 'partnr'; did you mean 'partner'?",
                            "pending.1: seats are listed once, in ascending order",
                            "phases.1: write each once, in this order: draft, race",
                            "legs.2: this phase is listed twice",
                            "aim: expected a whole number from 0 to 1, not 2"));
}

TEST(Fields, a_word_may_stand_for_a_number) {
    Json json = write(state_fields(), at(some_state()));
    json["tokens"]["race"] = "all";

    const Read result = read_back(json);

    EXPECT_THAT(result.mistakes, IsEmpty());
    EXPECT_EQ(result.state.tokens[1], 5);
}

TEST(Fields, a_position_of_another_kind_altogether_is_refused) {
    for (const char* text : {"null", "[]", "3", "{}", R"({"players": 3})"})
        EXPECT_FALSE(read_back(Json::parse(text)).mistakes.empty()) << text;
}

TEST(Fields, more_than_a_list_can_hold_is_refused) {
    Json json = write(state_fields(), at(some_state()));
    for (int i = 0; i < 9; ++i) json["moves"].push_back({{"seat", 0}, {"steps", 0}});

    EXPECT_THAT(read_back(json).mistakes, ElementsAre("moves: expected at most 3 items, found 10"));
}

TEST(Fields, a_computed_field_must_be_as_it_is_computed) {
    Json json = write(state_fields(), at(some_state()));
    json["left"] = 4;

    EXPECT_THAT(read_back(json).mistakes, ElementsAre("left: follows from the rest and is 17, not 4"));
}

// ---- every copy lies in one place

TEST(Account, a_card_that_is_there_too_often_is_named_where_it_stands) {
    Json json = write(state_fields(), at(some_state()));
    json["players"][1]["chosen"] = "cow";

    EXPECT_THAT(read_back(json).mistakes,
                ElementsAre("players.1.chosen: every 'cow' lies somewhere else already: there is 1"));
}

TEST(Account, a_card_that_lies_nowhere_is_named) {
    Json json = write(state_fields(), at(some_state()));
    json["players"][0]["hand"] = Json::array();

    EXPECT_THAT(read_back(json).mistakes, ElementsAre(HasSubstr("these lie nowhere: bee")));
}

TEST(Account, any_takes_what_lies_nowhere_and_rest_takes_all_of_it) {
    Json json = write(state_fields(), at(some_state()));
    json["discard"] = Json::array({"rest"});
    json["players"][0]["hand"] = Json::array({"any", "any"});

    const Read first = read_back(json);
    ASSERT_THAT(first.mistakes, IsEmpty());
    ASSERT_TRUE(first.full);
    EXPECT_EQ((*first.full)["players"][0]["hand"], Json::array({"ant", "bee"}));
    EXPECT_EQ((*first.full)["discard"], Json::array({"bee"}));
    EXPECT_THAT(read_back(*first.full).mistakes, IsEmpty());
}

TEST(Account, several_equal_cards_in_a_row_may_be_written_as_one_item) {
    const Single card = fields::card(deck);
    const Fields fields = describe(part<&State::open>(
        field<&Open::discard>("discard", list(card.lying()).runs().top_first(), "played")));
    const auto mistakes_in = [&](State& state, std::string_view discard) {
        Mistakes mistakes;
        static_cast<void>(read(fields, at(state), Json{{"discard", Json::parse(discard)}}, mistakes));
        return mistakes.lines();
    };
    State state;
    State refused;

    EXPECT_THAT(mistakes_in(state, R"(["cow", "2 ant", "3 bee"])"), IsEmpty());
    EXPECT_EQ(state.open.discard, (Cards{Card{1}, Card{1}, Card{1}, Card{0}, Card{0}, Card{2}}));
    EXPECT_THAT(mistakes_in(refused, R"(["3 ant"])"),
                ElementsAre("discard.0: every 'ant' lies somewhere else already: there are 2"));
    EXPECT_THAT(mistakes_in(refused, R"(["2 bea", "0 bee"])"),
                ElementsAre("discard.1: unknown card '0 bee'; did you mean 'bee'?",
                            "discard.0: unknown card 'bea'; did you mean 'bee'?"));
}

constexpr std::size_t behind(std::size_t seat) {
    return seat + 1;
}

TEST(Fields, zones_that_share_an_array_are_a_list_each) {
    struct Rows {
        Zones<Card, 3, 4> zones{};
        bool operator==(const Rows&) const = default;
    };
    const Fields fields = describe(
        by_seat("players", "", zone<&Rows::zones, &behind>("row", list(fields::card(deck)), "in order")));
    const auto at = [](const Rows& rows) {
        return Scope{.rules = &rules, .seats = 2, .mark = mark_of<Rows>(), .object = &rows};
    };
    Rows rows;
    rows.zones.push_back(1, Card{0});
    rows.zones.push_back(2, Card{1});
    rows.zones.push_back(2, Card{2});
    const Json json = write(fields, at(rows));
    Json full = json;
    full["players"][0]["row"] = Json::array({"ant", "bee", "cow"});
    Rows again;
    Rows filled;
    Mistakes mistakes;

    EXPECT_EQ(json, Json::parse(R"({"players": [{"row": ["ant"]}, {"row": ["bee", "cow"]}]})"));
    static_cast<void>(read(fields, at(again), json, mistakes));
    EXPECT_EQ(again, rows);
    static_cast<void>(read(fields, at(filled), full, mistakes));
    EXPECT_THAT(mistakes.lines(), ElementsAre("players.1.row.1: there is no room for so many"));
}

std::size_t hand_size(const Rules&, const State& state, Seat seat) {
    return state.open.coins[index_of(seat)];
}

TEST(Account, any_at_the_end_fills_a_list_up_to_what_belongs_there) {
    const Single card = fields::card(deck);
    const Fields fields = describe(
        part<&State::open>(field<&Open::discard>("discard", list(card.lying()).rest(), "played"),
                           by_seat("players", "", field<&Open::coins>("coins", count(0, 9), "to spend"))),
        by_seat<&State::players>(
            "players", "", field<&Player::hand>("hand", list(card.lying()).filled_up<&hand_size>(), "held")));
    State state;
    Mistakes mistakes;

    const auto full = read(fields, at(state), Json::parse(R"({"discard": "rest", "players": [
        {"coins": 3, "hand": ["bee", "any"]}, {"coins": 1, "hand": "any"}]})"),
                           mistakes);

    ASSERT_TRUE(full) << mistakes.as_error().message;
    EXPECT_EQ((*full)["players"][0]["hand"], Json::array({"bee", "ant", "ant"}));
    EXPECT_EQ((*full)["players"][1]["hand"], Json::array({"bee"}));
    EXPECT_EQ((*full)["discard"], Json::array({"bee", "cow"}));
}

TEST(Account, a_rest_of_some_cards_only_comes_before_one_of_all) {
    Json json = write(state_fields(), at(some_state()));
    json["discard"] = "rest";
    json["players"][0]["chosen"] = nullptr;
    json["players"][1]["won"] = Json::array({"rest"});

    const Read first = read_back(json);
    ASSERT_THAT(first.mistakes, IsEmpty());
    EXPECT_EQ((*first.full)["players"][1]["won"], Json::array({"ant", "bee"}));
    EXPECT_EQ((*first.full)["discard"], Json::array({"cow"}));
}

TEST(Account, rest_stands_in_one_place) {
    Json json = write(state_fields(), at(some_state()));
    json["players"][0]["won"] = Json::array({"rest"});
    json["players"][1]["won"] = Json::array({"rest"});

    EXPECT_THAT(read_back(json).mistakes, ElementsAre("players.1.won: \"rest\" stands in one place only"));
}

TEST(Account, too_few_cards_for_every_any_is_said) {
    Json json = write(state_fields(), at(some_state()));
    json["players"][1]["hand"] = Json::array({"any"});

    EXPECT_THAT(read_back(json).mistakes,
                ElementsAre("players.1.hand: too few cards are left for every \"any\""));
}

TEST(Account, a_card_that_may_not_lie_there_is_refused_with_the_reason) {
    Json json = write(state_fields(), at(some_state()));
    json["players"][0]["chosen"] = nullptr;
    json["players"][1]["won"] = Json::array({"cow"});

    EXPECT_THAT(read_back(json).mistakes, ElementsAre("players.1.won.0: a cow is never won"));
}

TEST(Account, cards_without_an_order_are_listed_in_that_of_their_table) {
    Json json = write(state_fields(), at(some_state()));
    json["players"][0]["won"] = Json::array({"bee", "ant"});
    json["discard"] = Json::array({"bee"});

    EXPECT_THAT(read_back(json).mistakes,
                ElementsAre(HasSubstr("players.0.won.1: cards that have no order")));
}

// ---- cards that do not lie where they are named, such as what a seat knows of another's

struct Knowledge {
    std::array<Heap, 2> seen{}; // by Phase
    bool operator==(const Knowledge&) const = default;
};
const Fields& knowledge_fields() {
    static const Fields all = describe(by_word("seen", words(phases), "by phase",
                                               value<&Knowledge::seen>(bag<&count_in, &add_to>(deck).all()))
                                           .sparse());
    return all;
}
struct ReadKnowledge {
    Knowledge knowledge{};
    std::vector<std::string> mistakes{};
};
Scope at(const Knowledge& knowledge) {
    return {.rules = &rules, .seats = 2, .mark = mark_of<Knowledge>(), .object = &knowledge};
}
ReadKnowledge read_knowledge(const char* text) {
    ReadKnowledge result;
    Mistakes mistakes;
    static_cast<void>(read(knowledge_fields(), at(result.knowledge), Json::parse(text), mistakes));
    result.mistakes = mistakes.lines();
    return result;
}

TEST(Fields, words_for_which_there_is_nothing_are_left_out_of_what_is_sparse) {
    const Knowledge before{.seen = {{{1, 0, 0}, {}}}};
    const Knowledge after{.seen = {{{}, {0, 2, 0}}}};

    EXPECT_EQ(write(knowledge_fields(), at(before)), Json::parse(R"({"seen": {"draft": ["ant"]}})"));
    EXPECT_EQ(read_knowledge(R"({"seen": {"draft": ["ant"]}})").knowledge, before);
    EXPECT_EQ(difference(knowledge_fields(), at(before), at(after)),
              Json::parse(R"([{"op": "remove", "path": "/seen/draft"},
                              {"op": "add", "path": "/seen/race", "value": ["bee", "bee"]}])"));
    EXPECT_THAT(read_knowledge(R"({"seen": {"draft": [], "rase": ["ant"]}})").mistakes,
                ElementsAre("seen.draft: where nothing is, the key is left out",
                            "seen.rase: unknown key 'rase'; did you mean 'race'?"));
    EXPECT_FALSE(schema(knowledge_fields(), &rules)["properties"]["seen"].contains("required"));
}

TEST(Fields, all_stands_for_every_copy_there_is) {
    EXPECT_EQ(read_knowledge(R"({"seen": {"race": "all"}})").knowledge,
              (Knowledge{.seen = {{{}, {2, 3, 0}}}})); // such a heap takes no cows
}

struct Shelf {
    std::array<std::uint8_t, 2> dice{}; // by Phase
    std::int8_t seen = -1;              // bits; -1: nobody looked
    bool operator==(const Shelf&) const = default;
};
struct Room {
    std::array<Shelf, 2> shelves{}; // by seat
    bool operator==(const Room&) const = default;
};
const Fields& room_fields() {
    static const Fields all = describe(by_seat<&Room::shelves>(
        "players", "by seat", by_word("dice", words(phases), "by phase", value<&Shelf::dice>(count(0, 6))),
        field<&Shelf::seen>("seen", chosen("phase", words(phases)).or_null(-1), "what was looked at")));
    return all;
}
Scope at(const Room& room) {
    return {.rules = &rules, .seats = 2, .mark = mark_of<Room>(), .object = &room};
}

TEST(Fields, what_each_seat_has_by_word_is_found_at_its_seat) {
    const Room room{.shelves = {{{.dice = {1, 2}, .seen = 0b10}, {.dice = {3, 4}}}}};
    const Json json = write(room_fields(), at(room));
    Room again;
    Mistakes mistakes;
    static_cast<void>(read(room_fields(), at(again), json, mistakes));

    EXPECT_EQ(json, Json::parse(R"({"players": [{"dice": {"draft": 1, "race": 2}, "seen": ["race"]},
                                                {"dice": {"draft": 3, "race": 4}, "seen": null}]})"));
    EXPECT_TRUE(mistakes.empty());
    EXPECT_EQ(again, room);
}

TEST(Fields, a_set_that_is_null_is_observed_as_such) {
    const Room room{.shelves = {{{.dice = {1, 2}, .seen = 0b10}, {.dice = {3, 4}}}}};
    std::vector<std::int16_t> values(layout(room_fields(), at(room)).size());
    observe(room_fields(), at(room), values);

    EXPECT_THAT(values, ElementsAre(1, 2, 0, 1, 3, 4, -1, -1));
}

// ---- things that are cards only under a condition, and piles that share the rest

struct Thing {
    bool copy = false;
    Card card = no_card;
    std::int8_t power = 0;
    bool operator==(const Thing&) const = default;
};
struct Table {
    std::int8_t printed = 0;
    FixedList<Thing, 3> things{};
    Heap won{};
    Cards cows{};
    bool operator==(const Table&) const = default;
};
bool is_original(const Rules&, const Thing& thing) {
    return !thing.copy;
}
bool is_cow(const Rules&, std::size_t word) {
    return word == 2;
}
Json as_printed(const Rules&, const Table& table, std::string_view card) {
    return {{"copy", false}, {"card", card}, {"power", table.printed}};
}
const Fields& table_fields() {
    static const Fields all = [] {
        const Single card = fields::card(deck);
        const Object thing = object(field<&Thing::copy>("copy", flag(), "no card"),
                                    field<&Thing::card>("card", card.lying_if<&is_original>(), "which"),
                                    field<&Thing::power>("power", count(0, 9), "now"));
        return describe(
            field<&Table::printed>("printed", count(0, 9), "on every card"),
            field<&Table::things>("things", list(thing.or_text<&as_printed>()), "in play"),
            field<&Table::won>(
                "won", bag<&count_in, &add_to>(deck).lying().rest().taking(if_card<&is_no_cow>()), "no cows"),
            field<&Table::cows>("cows", list(card.lying()).rest().taking(if_card<&is_cow>()), "cows"));
    }();
    return all;
}
struct ReadTable {
    Table table{};
    std::vector<std::string> mistakes{};
};
ReadTable read_table(const char* text) {
    ReadTable result;
    Mistakes mistakes;
    const Scope scope{.rules = &rules, .seats = 2, .mark = mark_of<Table>(), .object = &result.table};
    const auto full = read(table_fields(), scope, Json::parse(text), mistakes);
    if (full && mistakes.empty()) {
        result.table = {};
        static_cast<void>(read(table_fields(), scope, *full, mistakes));
    }
    result.mistakes = mistakes.lines();
    return result;
}

TEST(Fields, a_text_may_stand_for_an_object) {
    const ReadTable result =
        read_table(R"({"printed": 4, "things": ["bee"], "won": ["rest"], "cows": ["cow"]})");

    EXPECT_THAT(result.mistakes, IsEmpty());
    EXPECT_EQ(result.table.things, (FixedList<Thing, 3>{{.card = Card{1}, .power = 4}}));
    EXPECT_THAT(
        read_table(R"({"printed": 4, "things": ["bea", 3], "won": ["rest"], "cows": ["cow"]})").mistakes,
        ElementsAre("things.0.card: unknown card 'bea'; did you mean 'bee'?",
                    "things.1: expected an object"));
}

TEST(Account, a_copy_lies_nowhere_but_the_card_itself_does) {
    const auto with_cow = [](bool copy) {
        return read_table(
            fmt::format(R"({{"printed": 0, "things": [{{"copy": {}, "card": "cow", "power": 1}}],
                                           "won": ["rest"], "cows": ["cow"]}})",
                        copy)
                .c_str());
    };

    EXPECT_THAT(with_cow(true).mistakes, IsEmpty());
    EXPECT_THAT(with_cow(false).mistakes, ElementsAre(HasSubstr("every 'cow' lies somewhere else already")));
}

TEST(Account, piles_that_take_different_cards_share_the_rest) {
    const ReadTable result = read_table(R"({"printed": 4, "things": [], "won": ["rest"], "cows": ["rest"]})");

    EXPECT_THAT(result.mistakes, IsEmpty());
    EXPECT_EQ(result.table.won.counts, (std::array<std::uint8_t, 3>{2, 3, 0}));
    EXPECT_EQ(result.table.cows, Cards{Card{2}});
}

// ---- what else is derived

TEST(Fields, the_difference_names_the_smallest_fields_and_makes_one_of_the_other) {
    const State before = some_state();
    State after = before;
    after.open.turn = 4;
    after.players[1].hand.push_back(after.open.discard.pop_back());
    after.tokens[1] = 0;
    after.last.reset();

    const Json changed = difference(state_fields(), at(before), at(after));

    EXPECT_EQ(changed, Json::parse(R"([{"op": "replace", "path": "/turn", "value": 4},
                                       {"op": "replace", "path": "/discard", "value": ["ant"]},
                                       {"op": "replace", "path": "/left", "value": 16},
                                       {"op": "replace", "path": "/players/1/hand", "value": ["bee"]},
                                       {"op": "replace", "path": "/tokens/race", "value": 0},
                                       {"op": "replace", "path": "/last", "value": null}])"));
    EXPECT_EQ(write(state_fields(), at(before)).patch(changed), write(state_fields(), at(after)));
    EXPECT_THAT(difference(state_fields(), at(after), at(after)), IsEmpty());
}

TEST(Fields, an_observation_has_a_place_for_everything_that_may_be_there) {
    const State state = some_state();
    const std::vector<Observed> places = layout(state_fields(), at(state));
    std::vector<std::int16_t> values(places.size());
    observe(state_fields(), at(state), values);

    std::map<std::string, std::int16_t> seen;
    for (std::size_t i = 0; i < places.size(); ++i) {
        EXPECT_TRUE(seen.emplace(places[i].name, values[i]).second) << places[i].name;
        EXPECT_GE(values[i], places[i].low) << places[i].name;
        EXPECT_LE(values[i], places[i].high) << places[i].name;
    }
    EXPECT_EQ(seen.at("turn"), 3);
    EXPECT_EQ(seen.at("players.1.coins"), 5);
    EXPECT_EQ(seen.at("players.0.hand.size"), 1);
    EXPECT_EQ(seen.at("players.0.hand.0"), 1);
    EXPECT_EQ(seen.at("players.0.hand.5"), -1); // nothing lies there
    EXPECT_EQ(seen.at("players.0.won.bee"), 1);
    EXPECT_EQ(seen.at("players.1.chosen"), -1);
    EXPECT_EQ(seen.at("tokens.race"), 2);
    EXPECT_EQ(seen.at("moves.0.steps"), -2);
    EXPECT_EQ(seen.at("moves.2.steps"), -4); // one less than there may be
    EXPECT_EQ(seen.at("last.steps"), 3);
    EXPECT_EQ(seen.at("pending.1"), 1);
    EXPECT_EQ(seen.at("phases.draft"), 0);
    EXPECT_FALSE(seen.contains("left")); // follows from the rest
}

TEST(Fields, the_schema_has_bounds_words_and_meaning) {
    const Json json = schema(state_fields(), &rules);

    const Json& properties = json["properties"];
    EXPECT_EQ(properties["turn"], Json::parse(R"({"type": "integer", "minimum": 1, "maximum": 20,
                                                  "description": "from 1"})"));
    EXPECT_EQ(properties["phase"]["enum"], Json::array({"draft", "race"}));
    EXPECT_EQ(properties.at("last").at("properties").at("steps").at("minimum"), -3);
    EXPECT_EQ(properties.at("last").at("type"), Json::array({"object", "null"}));
    const Json& player = properties["players"]["items"];
    EXPECT_EQ(player["properties"]["chosen"]["type"], Json::array({"string", "null"}));
    EXPECT_EQ(player["required"], Json::array({"coins", "hand", "won", "chosen"}));
    EXPECT_EQ(player["additionalProperties"], false);
}

TEST(Fields, a_schema_for_every_pack_leaves_open_what_depends_on_one) {
    const Json properties = schema(state_fields())["properties"];

    EXPECT_FALSE(properties["turn"].contains("maximum"));
    EXPECT_FALSE(properties["market"]["items"].contains("enum"));
    EXPECT_TRUE(properties["phase"].contains("enum"));
}

TEST(Fields, a_page_says_of_each_field_what_it_holds_and_means) {
    const auto page = lines(state_fields(), &rules);

    const auto said = [&](std::string_view name) {
        const auto found = std::ranges::find(page, name, &FieldLine::name);
        return fmt::format("{} {}: {}", found->depth, found->holds, found->meaning);
    };
    EXPECT_EQ(said("turn"), "0 1 to 20: from 1");
    EXPECT_EQ(said("players"), "0 for each seat: by seat");
    EXPECT_EQ(said("coins"), "1 0 to 9: to spend");
    EXPECT_EQ(said("chosen"), "1 a card, or null: face down");
    EXPECT_EQ(said("phases"), "0 some of: draft | race: seen so far");
    EXPECT_EQ(said("aim"), "0 a card, or a seat: a card or whoever holds it");
}

TEST(Fields, a_view_as_text_leaves_out_what_says_nothing) {
    const Json view = Json::parse(R"({
        "turn": 3, "over": false, "warned": true, "best_card": null, "row": ["ant", "bee"], "empty": [],
        "dice": {"red": 2, "blue": 0}, "players": [{"hand_size": 1, "team": ["cow"]}, {"coins": 4, "hands": [[1]]}]})");

    EXPECT_EQ(as_text(view, Paint(false)), "turn 3, warned, row ant bee\n"
                                           "dice: red 2, blue 0\n"
                                           "players 0: hand size 1, team cow\n"
                                           "players 1: coins 4\n"
                                           "players 1 hands 0: 0 1\n");
    EXPECT_EQ(as_text(Json::object(), Paint(false)), "\n");
}

} // namespace

} // namespace homestretch::fields
