#include "engine/fields/common.h"

#include "engine/nearest.h"
#include "games/rat-race/game.h"
#include "games/rat-race/names.h"
#include "games/rat-race/prospects.h"

#include <fmt/format.h>

#include <sstream>

namespace rat_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words
namespace f = homestretch::fields;

namespace {

const Vocabulary asks{"vote",           "play",      "place",        "bank", "unbank", "discard",
                      "others-discard", "steal",     "recover",      "look", "give",   "hand-out",
                      "peek",           "expose",    "expose-other", "take", "shift",  "shift-to",
                      "drop",           "least",     "play-issue",   "step", "riot",   "calm",
                      "move",           "draw-bank", "finished"};
const Vocabulary phases = [] {
    Vocabulary words = asks;
    for (const char* const running : {"turn", "move-phase", "draw-phase", "end-turn"})
        words.add(running, running);
    return words;
}();
constexpr std::array running_parts{Part::Turn, Part::Move, Part::DrawBank, Part::EndTurn};
constexpr int most_moves = 200;
constexpr int most_times = max_count * max_players; // a step asks: `give-bank 5 all`

std::vector<int> copies(const Rules& rules) {
    std::vector<int> copies;
    for (const Title& title : rules.titles) copies.push_back(title.copies);
    return copies;
}
const Vocabulary& field_ids(const Rules& rules) {
    return rules.layout.field_ids;
}
int last_turn(const Rules& rules) {
    return rules.last_turn;
}

const f::Deck deck{.noun = "card", .words = f::words<&Rules::title_words>(), .copies = f::copies<&copies>()};
const f::Single a_card = f::card(deck);
const f::Single a_card_or_none = a_card.or_null(no_title);
const f::Single a_commit = a_card.or_seat(first_vote);
const f::Words councilor_words = f::words<&Rules::councilor_words>();
const f::Single a_councilor = f::word("Councilor", councilor_words);
const f::Single an_ideal = f::word("ideal", f::words<&Rules::ideal_words>());
const f::Single a_place = f::word("place", f::words<&place_ids>());
const f::Single some_fields = f::chosen("field", f::words<&field_ids>()).in_any_order();

// ---- a card and who besides its owner knows of it: "I04", "I04 known 1 2", "I04 out 0", "A05 up". Seats
// are in ascending order; `known` stands before `out`.

std::string seats_text(std::string_view word, Seats set) {
    std::string text;
    for (const Seat seat : SeatSet::of_bits(set)) text += fmt::format(" {}", index_of(seat));
    return text.empty() ? "" : fmt::format(" {}{}", word, text);
}
std::string text_of_card(const Rules& rules, const Card& card, Seats owner) {
    if (card.face_up) return rules.id(card.title) + " up";
    return rules.id(card.title) + seats_text("known", static_cast<Seats>(card.known & ~owner)) +
           seats_text("out", card.out);
}
std::optional<f::Copies> card_of_text(const Rules& rules, std::string_view text) {
    const auto title = rules.title_words.find(text.substr(0, text.find(' ')));
    return title ? std::optional(f::Copies{*title}) : std::nullopt;
}
std::optional<std::string> read_card(const Rules& rules, std::string_view text, Seats owner, Card& card) {
    const auto found = card_of_text(rules, text);
    if (!found) {
        const std::string_view id = text.substr(0, text.find(' '));
        return fmt::format("unknown card '{}'{}", id, suggestion(id, rules.title_words.ids()));
    }
    card = {.title = static_cast<TitleId>(found->word), .known = owner};
    std::istringstream words{std::string(text)};
    Seats* set = nullptr;
    for (std::string word; words >> word;) {
        if (word == "up") card = {.title = card.title, .known = rules.everybody, .face_up = true};
        if (word == "known") set = &card.known;
        if (word == "out") set = &card.out;
        const auto seat = static_cast<std::size_t>(word[0] - '0');
        if (set != nullptr && word.size() == 1 && seat < rules.seats)
            *set = static_cast<Seats>(*set | bit(seat_at(seat)));
    }
    if (text_of_card(rules, card, owner) == text && (card.out & owner) == 0) return std::nullopt;
    return fmt::format("'{}' is no card; write as in \"I04\", \"I04 known 1 2 out 0\" or \"I04 up\", seats "
                       "other than the owner's in ascending order",
                       text);
}

std::string text_of_held(const Rules& rules, const Card& card, Seat owner) {
    return text_of_card(rules, card, bit(owner));
}
std::optional<std::string> read_held(const Rules& rules, std::string_view text, Card& card, Seat owner) {
    return read_card(rules, text, bit(owner), card);
}
std::string text_of_lifted(const Rules& rules, const Card& card) {
    return text_of_card(rules, card, Seats{0});
}
std::optional<std::string> read_lifted(const Rules& rules, std::string_view text, Card& card) {
    return read_card(rules, text, Seats{0}, card);
}
std::string text_of_piled(const Rules& rules, const PileCard& card) {
    return text_of_card(rules, {.title = card.title, .known = card.known}, Seats{0});
}
std::optional<std::string> read_piled(const Rules& rules, std::string_view text, PileCard& piled) {
    Card card;
    const auto mistake = read_card(rules, text, Seats{0}, card);
    piled = {.title = card.title, .known = card.known};
    if (mistake || (!card.face_up && card.out == 0)) return mistake;
    return "a card of the pile is neither face up nor out of the pile";
}

// ---- what is stored in another shape

std::uint8_t phase_of(const Rules&, const Position& position) {
    return static_cast<std::uint8_t>(position.state.open.ask);
}
void set_phase(const Rules&, Position& position, std::uint8_t phase) {
    const bool decides = phase < asks.size();
    position.state.open.ask = decides ? static_cast<Ask>(phase) : Ask::Play;
    position.next = decides ? Part::Waits : running_parts.at(phase - asks.size());
}

constexpr std::size_t bank_place(std::size_t seat) {
    return max_players + seat;
}

// Written without the bit of the active player, who knows all of them; settle() adds it.
FixedList<Card, max_count> lifted_cards(const Rules&, const State& state) {
    FixedList<Card, max_count> cards = state.lifted;
    for (Card& card : cards) card.known = static_cast<Seats>(card.known & ~bit(state.open.active));
    return cards;
}
void set_lifted(const Rules&, State& state, const FixedList<Card, max_count>& cards) {
    state.lifted = cards;
}

// ---- what an effect remembers while it waits

// An Issue's Councilor; -1 where one is missing or too many.
std::optional<Councilor> placed_on(const Rules& rules, const Frame& frame) {
    if (!rules.title(title_of(frame)).is_issue) return std::nullopt;
    return static_cast<Councilor>(frame.kept[0]);
}
void set_placed_on(const Rules& rules, Frame& frame, const std::optional<Councilor>& councilor) {
    const bool fits = rules.title(title_of(frame)).is_issue == councilor.has_value();
    frame.kept[0] = static_cast<std::int16_t>(fits ? static_cast<int>(councilor.value_or(Councilor{})) : -1);
}

// Kept as a number from 1; 0 is nobody.
f::Slot one_councilor(std::string_view name, std::string_view meaning) {
    f::Slot slot = f::scratch<1>(name, a_councilor.or_null(f::nothing), meaning);
    slot.number = {.get = [](const void* frame) -> std::int64_t {
                       const int number = static_cast<const Frame*>(frame)->scratch[1];
                       return number == 0 ? f::nothing : number - 1;
                   },
                   .set =
                       [](void* frame, std::int64_t number) {
                           static_cast<Frame*>(frame)->scratch[1] =
                               static_cast<std::int16_t>(number == f::nothing ? 0 : number + 1);
                       }};
    return slot;
}

// By the step it is at. What follows from other fields is no slot: settle() computes it.
const f::Slots& remembered(const Rules& rules, const Frame& frame) {
    static const f::Slot done = f::scratch<0>("done", f::count(0, most_times), "how often so far");
    static const f::Slots nothing;
    static const f::Slots times{done};
    static const f::Slots peeking{done, f::scratch<1>("seen", f::seats(), "whose banks were looked through")};
    static const f::Slots dealing{
        done, f::scratch<1>("to_self", f::count(0, max_count), "how many went into one's own bank")};
    static const f::Slots stepping{done, one_councilor("councilor", "who made the steps so far")};
    static const f::Slots shifting{
        done, one_councilor("from", "whose Issue was chosen, and now its new row is"),
        f::scratch<2>("issue", f::count(0, max_cards - 1), "its place in that row, from the bottom")};
    const auto steps = rules.programs.steps(frame.program);
    if (frame.next >= steps.size()) return nothing;
    switch (verb_of<Verb>(steps[frame.next])) {
    case Verb::OthersDiscard:
    case Verb::ExposeAll: return nothing;
    case Verb::PeekBank: return peeking;
    case Verb::HandOut: return dealing;
    case Verb::Step: return stepping;
    case Verb::ShiftIssue: return shifting;
    default: return times;
    }
}

// ---- what a view shows besides

Viewer shown_active(const Rules&, const Open& open) {
    return open.ask == Ask::Vote ? std::nullopt : std::optional(open.active);
}
Viewer shown_first(const Rules&, const Open& open) {
    return open.ask == Ask::Vote ? std::nullopt : std::optional(open.first);
}
int this_turn(const Rules&, const Open& open) {
    return open.turns + (open.ask == Ask::Vote || open.ask == Ask::Finished ? 0 : 1);
}
std::optional<int> turn_limit(const Rules& rules, const Open&) {
    return rules.turn_limit ? std::optional<int>(rules.last_turn) : std::nullopt;
}
bool final_sprint(const Rules&, const View& view) {
    return is_final_sprint(view);
}
Json shown_layout(const Rules& rules, const View&) {
    const Layout& layout = rules.layout;
    return {{"id", layout.id},
            {"name", layout.name},
            {"throne", {{"q", layout.throne_q}, {"r", layout.throne_r}}}};
}
Json layout_schema() {
    return Json::parse(R"({"type": "object", "required": ["id", "name", "throne"], "properties": {
        "id": {"type": "string"}, "name": {"type": "string"},
        "throne": {"type": "object", "required": ["q", "r"],
                   "properties": {"q": {"type": "integer"}, "r": {"type": "integer"}}}}})");
}

using Ideals = FixedList<Ideal, 1 + max_cards>;
Ideals listed(const IdealCounts& counts) {
    Ideals ideals;
    for (std::size_t i = 0; i < ideal_count; ++i) {
        for (int copy = 0; copy < counts[i]; ++copy) ideals.push_back(static_cast<Ideal>(i));
    }
    return ideals;
}

struct FieldShown {
    Place place{};
    bool riots = false;
};
FixedList<FieldShown, max_fields> all_fields(const Rules& rules, const Open& open) {
    FixedList<FieldShown, max_fields> fields;
    for (std::size_t i = 0; i < rules.layout.field_words.size(); ++i) {
        const auto place = static_cast<Place>(i);
        fields.push_back({place, (open.board.riots & bit(place)) != 0});
    }
    return fields;
}
template <auto member>
int of_field(const Rules& rules, const FieldShown& field) {
    return rules.layout.field(field.place).*member;
}
int field_row(const Rules& rules, const FieldShown& field) {
    return row_of(rules.layout, field.place);
}
bool is_entry(const Rules& rules, const FieldShown& field) {
    return rules.layout.field(field.place).entry;
}
Ideals field_ideals(const Rules& rules, const FieldShown& field) {
    return listed(rules.layout.field(field.place).ideals);
}

struct CouncilorShown {
    Councilor id{};
};
const std::array<CouncilorShown, councilor_count>& shown_councilors(const Rules&, const View&) {
    static constexpr std::array all{CouncilorShown{Councilor::Ant}, CouncilorShown{Councilor::Bull},
                                    CouncilorShown{Councilor::Elephant}, CouncilorShown{Councilor::Rat},
                                    CouncilorShown{Councilor::Bear}};
    return all;
}
Place councilor_place(const Rules&, const View& view, f::Item at) {
    return view.open.board.tokens[at.index];
}
std::optional<int> councilor_distance(const Rules& rules, const View& view, f::Item at) {
    const Place place = view.open.board.tokens[at.index];
    return place == off_board ? std::nullopt : std::optional<int>(distance(rules, place));
}
Titles councilor_row(const Rules&, const View& view, f::Item at) {
    Titles row;
    for (const TitleId issue : view.open.board.rows[at.index]) row.push_back(issue);
    return row;
}
Ideals councilor_arsenal(const Rules&, const View& view, f::Item at) {
    return listed(view.open.board.arsenals[at.index]);
}
bool has_feet(const Rules&, const View& view, f::Item at) {
    return (view.open.board.feet & bit(councilors[at.index])) != 0;
}
bool is_locked(const Rules&, const View& view, f::Item at) { // RR-37
    return !feet_allow(view.open.board, councilors[at.index]) && !is_final_sprint(view);
}

// A next field of a Councilor, and what stands against entering it.
struct Ahead {
    Place place{};
    Ideals needs{};
    bool riot = false;
    bool taken = false;
};
FixedList<Ahead, max_entries> fields_ahead(const Rules& rules, const View& view, f::Item at) {
    const Board& board = view.open.board;
    FixedList<Ahead, max_entries> fields;
    for (const Place place : each(rules.layout.forward[index_of(board.tokens[at.index])])) {
        IdealCounts missing{};
        for (std::size_t i = 0; place != throne && i < ideal_count; ++i) {
            const int lacks = rules.layout.field(place).ideals[i] - board.arsenals[at.index][i];
            missing[i] = static_cast<std::uint8_t>(std::max(lacks, 0));
        }
        fields.push_back(
            {place, listed(missing), (board.riots & bit(place)) != 0, (occupied(board) & bit(place)) != 0});
    }
    return fields;
}

std::optional<Frame> waiting_frame(const Rules&, const Open& open) {
    return open.effects.empty() ? std::nullopt : std::optional(open.effects.top());
}
int times_done(const Rules&, const Frame& frame) {
    return frame.scratch[0];
}

std::size_t unknown_in_hand(const Rules&, const PlayerView& who) {
    return who.hand_size - who.hand.size();
}
std::size_t unknown_in_bank(const Rules&, const PlayerView& who) {
    return who.bank_size - who.bank_up.size() - who.bank_down.size();
}
// What these cards would score (RR-77).
template <Councilor monarch>
int symbols_of(const Rules& rules, const PlayerView& who) {
    int symbols = 0;
    for (const Titles* const cards : {&who.bank_up, &who.bank_down}) {
        for (const TitleId title : *cards) symbols += rules.title(title).symbols[index_of(monarch)];
    }
    return symbols;
}
template <Councilor monarch>
f::Node symbols(std::string_view name) {
    return f::made<&symbols_of<monarch>>(name, f::count(0, max_cards * max_count), "");
}

// What state and view share.
f::Fields open_fields() {
    return f::describe(
        f::field<&Open::pending>("pending", f::seats(), "who decides"),
        f::field<&Open::silent>("silent", f::count(0, max_players), "turns without any action (RR-81)"),
        f::field<&Open::moves>("moves", f::count(0, most_moves), "left in phase 2 of this turn"),
        f::field<&Open::skip_move>("skip_move", f::flag(), "this turn has no phase 2"),
        f::field<&Open::picks>("picks", f::count(0, 2), "made in phase 3 of this turn"),
        f::field<&Open::elections>("elections", f::count(0, 2), "tied so far (RR-11)"),
        f::field<&Open::votes>("votes", f::list(f::seat()), "of the last election, by seat"),
        f::field<&Open::discard>("discard", f::list(a_card.lying()), "face up; its end is the top"),
        f::field<&Open::action>("action", a_card_or_none.lying(), "the Action being executed (RR-26)"),
        f::field<&Open::placing>("placing", a_card_or_none.lying(), "the Issue played but not yet placed"),
        f::field<&Open::revealed>("revealed", a_card_or_none.lying(),
                                  "the Issue turned over that waits for its row"),
        f::field<&Open::monarch>("monarch", a_councilor.or_null(no_councilor), "once the match has ended"),
        f::field<&Open::ended_by>("ended_by",
                                  f::word("ending", f::words(ending_words())).or_null(EndedBy::Nothing),
                                  "how it ended"));
}

f::Object described_field() {
    const auto coordinate = f::count(-farthest_coordinate, farthest_coordinate);
    return f::object(
        f::field<&FieldShown::place>("place", a_place, "its coordinates").unobserved(),
        f::made<&of_field<&Field::q>>("q", coordinate, ""),
        f::made<&of_field<&Field::r>>("r", coordinate, ""),
        f::made<&field_row>("row", f::count(1, max_fields), "1: the farthest from the Throne"),
        f::made<&of_field<&Field::level>>("level", f::count(1, 9), "of its tile"),
        f::made<&field_ideals>("ideals", f::list(an_ideal), "what an arsenal needs to enter it (RR-20)"),
        f::made<&is_entry>("entry", f::flag(), "it can be entered from off the board"),
        f::field<&FieldShown::riots>("riot", f::flag(), "a Riot Field"));
}

f::Object described_councilor() {
    return f::object(
        f::field<&CouncilorShown::id>("id", a_councilor, "").unobserved(),
        f::made<&councilor_place>("place", a_place, "where its token stands").observed(),
        f::made<&councilor_distance>("distance", f::count(0, farthest), "steps to the Throne"),
        f::made<&councilor_row>("row", f::list(a_card), "its Issues, the Active card last").observed(),
        f::made<&councilor_arsenal>("arsenal", f::list(an_ideal), "its home ideal and those of its Issues"),
        f::made<&has_feet>("feet", f::flag(), "its Active card has Feet"),
        f::made<&is_locked>("locked", f::flag(), "others have Feet, so it may not move (RR-37)"),
        f::made<&fields_ahead>(
            "ahead",
            f::list(
                f::object(f::field<&Ahead::place>("place", a_place, "a next field"),
                          f::field<&Ahead::needs>("needs", f::list(an_ideal), "ideals it lacks to enter it"),
                          f::field<&Ahead::riot>("riot", f::flag(), "it riots"),
                          f::field<&Ahead::taken>("taken", f::flag(), "somebody stands there"))),
            "where its next step forward may lead"));
}

} // namespace

const Vocabulary& ending_words() {
    static const Vocabulary words{"throne", "silent-round", "turn-limit", "technical-bound"};
    return words;
}

const f::Fields& Game::fields() {
    static const f::Fields all = [] {
        const auto held = f::list(f::text<&text_of_held, &read_held>("card").lying<&card_of_text>(deck));
        const auto lifted =
            f::list(f::text<&text_of_lifted, &read_lifted>("card").lying<&card_of_text>(deck));
        const auto piled = f::list(f::text<&text_of_piled, &read_piled>("card").lying<&card_of_text>(deck));
        const auto effect =
            f::object(f::field<&Frame::program>("card", a_card, "whose effect it is"),
                      f::through<&placed_on, &set_placed_on>("here", a_councilor,
                                                             "the Councilor an Issue was played on"),
                      f::field<&Frame::next>("step", f::count(0, max_steps), "the step that asks"),
                      f::slots<&remembered>("progress", "what the step remembers"));
        return f::describe(
            f::through<&phase_of, &set_phase>(
                "phase", f::word("phase", f::words(phases)),
                "the decision; \"turn\", \"move-phase\", \"draw-phase\" and \"end-turn\" go on to the next"),
            f::part<&Position::state>(
                f::part<&State::open>(f::field<&Open::active>("active", f::seat(), "whose turn it is"),
                                      f::field<&Open::first>("first", f::seat(), "who took the first turn"),
                                      f::field<&Open::turns>("turns", f::count(0, &last_turn), "completed"))),
            f::part<&Position::state>(
                f::field<&State::acted>("acted", f::flag(), "something happened this turn"),
                f::field<&State::decisions>("decisions", f::count(0, most_decisions), "made so far"),
                f::part<&State::open>(open_fields()),
                f::by_word("tokens", councilor_words, "where they stand",
                           f::value<&State::open, &Open::board, &Board::tokens>(a_place)),
                f::part<&State::open, &Open::board>(
                    f::by_word("rows", councilor_words, "Issues, the Active card last",
                               f::zone<&Board::rows>("", f::list(a_card.lying()), ""))),
                f::field<&State::open, &Open::board, &Board::riots>("riots", some_fields, "Riot Fields"),
                f::by_seat("players", "by seat",
                           f::zone<&State::held>("hand", held.any().rest(),
                                                 "who besides the owner knows what of each card"),
                           f::zone<&State::held, &bank_place>("bank", held.any().rest(),
                                                              "the same; \"up\" lies open"),
                           f::field<&State::commits>("commits", f::list(a_commit),
                                                     "picked or voted for, a secret until all have (RR-98)")),
                f::field<&State::pile>("pile", piled.top_first().rest(), "who knows which of its cards"),
                f::through<&lifted_cards, &set_lifted>("lifted", lifted,
                                                       "off the pile, by the active player"),
                f::part<&State::open>(f::field<&Open::effects>("effects", f::list(effect),
                                                               "cards whose effects wait, the lowest first")),
                f::stream<&State::random>("random")));
    }();
    return all;
}

const f::Fields& Game::view_fields() {
    static const f::Fields all = [] {
        const f::Limit most_cards = max_cards;
        return f::describe(
            f::field<&View::viewer>("viewer", f::seat(), "who looks; null: a spectator"),
            f::part<&View::open>(
                f::field<&Open::ask>("phase", f::word("phase", f::words(asks)), "the decision"),
                f::made<&shown_active>("active", f::seat(), "whose turn it is").observed(),
                f::made<&shown_first>("first", f::seat(), "who took the first turn").observed(),
                f::made<&this_turn>("turn", f::count(0, &last_turn), "from 1").observed(),
                f::made<&turn_limit>("turn_limit", f::count(0, &last_turn),
                                     "after which a Regency ends the match (RR-83)"),
                open_fields(),
                f::made<&all_fields>("fields", f::list(described_field()), "from the farthest row on")
                    .observed()),
            f::made<&final_sprint>("final_sprint", f::flag(), "nobody can play a card any more (RR-80)"),
            f::raw<&shown_layout>("layout", layout_schema(), "the board of this match"),
            f::made<&shown_councilors>("councilors", f::list(described_councilor()), "in Councilor order")
                .observed(),
            f::part<&View::open>(
                f::field<&Open::choices>("choices", some_fields, "where riots may begin or be calmed now"),
                f::made<&waiting_frame>(
                    "effect",
                    f::object(
                        f::field<&Frame::program>("card", a_card, "whose effect it is"),
                        f::field<&Frame::next>("step", f::count(0, max_steps), "the step that asks"),
                        f::made<&times_done>("done", f::count(0, most_times), "how often so far").observed()),
                    "the card in the middle of its effect")
                    .observed()),
            f::field<&View::pile_size>("pile_size", f::count(0, most_cards), ""),
            f::field<&View::pile>(
                "pile",
                f::list(f::object(
                    f::field<&PilePlace::from_bottom>("from_bottom", f::count(1, max_cards), "1: the lowest"),
                    f::field<&PilePlace::title>("card", a_card, "which card lies there"))),
                "cards of the pile whose place the viewer knows (RR-99)"),
            f::field<&View::lifted>("lifted", f::list(a_card_or_none),
                                    "off the pile; null: not known to the viewer"),
            f::by_seat<&View::players>(
                "players", "by seat",
                f::field<&PlayerView::hand_size>("hand_size", f::count(0, max_cards), ""),
                f::field<&PlayerView::bank_size>("bank_size", f::count(0, max_cards), ""),
                f::field<&PlayerView::committed>("committed", f::count(0, max_count),
                                                 "picks or votes that are not shown yet (RR-98)"),
                f::field<&PlayerView::hand>("hand", f::list(a_card), "as far as the viewer knows it"),
                f::made<&unknown_in_hand>("hand_unknown", f::count(0, max_cards), "the others"),
                f::field<&PlayerView::bank_up>("bank_up", f::list(a_card), "face up"),
                f::field<&PlayerView::bank_down>("bank_down", f::list(a_card),
                                                 "face down, known to the viewer"),
                f::made<&unknown_in_bank>("bank_unknown", f::count(0, max_cards), "the others"),
                f::group("symbols", "what the known cards of the bank would score (RR-77)",
                         symbols<Councilor::Ant>("ant"), symbols<Councilor::Bull>("bull"),
                         symbols<Councilor::Elephant>("elephant"), symbols<Councilor::Rat>("rat"),
                         symbols<Councilor::Bear>("bear"))),
            f::field<&View::commits>("commits", f::list(a_commit), "the viewer's own picks or vote")
                .left_out_if_none());
    }();
    return all;
}

} // namespace rat_race
