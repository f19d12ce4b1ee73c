#include "engine/effects/text.h"
#include "engine/fields/common.h"
#include "games/slow-and-steady/game.h"
#include "games/slow-and-steady/names.h"
#include "games/slow-and-steady/verbs.h"
#include "games/slow-and-steady/words.h"

#include <map>

namespace slow_and_steady {

namespace f = homestretch::fields;
using homestretch::Json;

namespace {

constexpr int most_fixed = 4000; // far beyond what cards can come to, far from what an Amount can hold
constexpr int most_power = 9999;
constexpr int most_extra = 30;

// ---- cards

std::vector<int> copies(const Rules& rules) {
    std::vector<int> copies(rules.basic_copies.begin(), rules.basic_copies.end());
    copies.resize(rules.card_words.size(), 1);
    return copies;
}
bool is_basic_word(const Rules&, std::size_t word) {
    return !is_special(static_cast<CardId>(word));
}
bool is_special_word(const Rules&, std::size_t word) {
    return is_special(static_cast<CardId>(word));
}
std::size_t count_in(const Rules&, const CardSet& cards, std::size_t word) {
    return cards.count(static_cast<CardId>(word));
}
void add_card(const Rules&, CardSet& cards, std::size_t word) {
    cards.add(static_cast<CardId>(word));
}
std::string_view add_basic(const Rules& rules, CardSet& cards, std::size_t word) {
    if (!is_basic_word(rules, word)) return "only basic cards lie here";
    add_card(rules, cards, word);
    return {};
}
std::string_view add_special(const Rules& rules, CardSet& cards, std::size_t word) {
    if (is_basic_word(rules, word)) return "only special cards lie here";
    add_card(rules, cards, word);
    return {};
}
bool is_card_entry(const Rules&, const Entry& entry) {
    return !entry.copy;
}
bool is_card_piece(const Rules&, const Piece& piece) {
    return piece.kind == PieceKind::Card;
}

int last_turn(const Rules& rules) {
    return static_cast<int>(rules.seats);
}
int heart_cap(const Rules& rules) {
    return rules.heart_cap;
}

namespace form {

const f::Deck deck{.noun = "card", .words = f::words<&Rules::card_words>(), .copies = f::copies<&copies>()};
const f::Single card = f::card(deck);
const auto cards = f::bag<&count_in, &add_card>(deck);
const auto specials = f::bag<&count_in, &add_special>(deck);
const auto basics = f::bag<&count_in, &add_basic>(deck);
const f::Single place = f::word("place", f::words(place_words));
const f::Single power = f::count(0, most_power);
const f::Single change = f::count(-most_power, most_power);
const f::Single fixed = f::count(-most_fixed, most_fixed);

const f::Single hearts = f::count(0, &heart_cap);

} // namespace form

// ---- what everybody sees

f::Fields entry_fields() {
    return f::describe(
        f::field<&Entry::copy>("copy", f::flag(), "made by a break; no card lies here"),
        f::field<&Entry::card>("card", form::card.lying_if<&is_card_entry>(), "itself, or what it copies"),
        f::field<&Entry::activated>("activated", f::flag(), "or its activation has begun"),
        f::field<&Entry::silenced>("silenced", f::flag(), "does nothing any more"));
}
f::Fields piece_fields() {
    return f::describe(
        f::field<&Piece::kind>("kind", f::word("kind of piece", f::words(piece_words)),
                               "only a card lies here itself"),
        f::field<&Piece::card>("card", form::card.lying_if<&is_card_piece>(),
                               "itself, or what it comes from"),
        f::field<&Piece::owner>("owner", f::seat(), "who played it"),
        f::field<&Piece::place>("place", form::place, "the challenge it opposes, or u: unopposed"),
        f::field<&Piece::fixed>("fixed", form::fixed, "the fixed part of its power"));
}

f::Fields open_fields() {
    return f::describe(
        f::field<&Open::stage>("phase", f::word("phase", f::words(stage_words)), "where the match stands"),
        f::field<&Open::ask>("decision", f::word("decision", f::words(ask_words)).or_null(Ask::Nothing),
                             "what is asked"),
        f::field<&Open::pending>("pending", f::seats(), "who owes the decision"),
        f::field<&Open::draft_step>("draft_step", f::count(1, draft_steps),
                                    "of the draft; 4 when it is over"),
        f::field<&Open::round>("round", f::count(0, max_rounds), "0 during the draft"),
        f::field<&Open::lead>("lead", f::seat(), "the first in turn order"),
        f::field<&Open::turn>("turn", f::count(0, &last_turn),
                              "place in the turn order of who plays or drafts"),
        f::field<&Open::extra>("extra", f::count(0, most_extra), "plays that this player has left besides"),
        f::field<&Open::hearts>("hearts", form::hearts, "Mary's confidence"),
        f::field<&Open::warned>("warned", f::flag(), "another loss is a defeat (loss_rule=brink)"),
        f::field<&Open::ledger>("ledger", form::fixed, "confidence to be counted at the end of the round"),
        f::field<&Open::guard>("guard", f::count(0, most_fixed), "what a failure costs less"),
        f::field<&Open::history>(
            "history",
            f::list(f::object(f::field<&RoundRecord::success>("success", f::flag(), "all was overcome"),
                              f::field<&RoundRecord::change>("change", form::fixed, "of the hearts"),
                              f::field<&RoundRecord::hearts>("hearts", form::hearts, "afterwards"))),
            "the rounds played"),
        f::field<&Open::challenge_discard>("challenge_discard", f::list(form::card.lying()),
                                           "in the order of discarding"),
        f::field<&Open::unused>("unused", form::basics.lying().rest().taking(f::if_card<&is_basic_word>()),
                                "basic cards out of play"),
        f::by_seat(
            "players", "by seat",
            f::field<&Open::discards>("discard", f::list(form::card.lying()), "in the order of discarding"),
            f::field<&Open::boosts>("boost", f::count(0, most_fixed), "waits for this player's card"),
            f::field<&Open::known_in_hand>("known_in_hand", form::cards, "of a closed hand, known to all"),
            f::field<&Open::known_in_deck>("known_in_deck", form::cards,
                                           "of a closed hand's deck, known to all")));
}

// ---- unfinished effects

CardId card_of_frame(const Rules&, const Frame& frame) {
    return asking_card(frame);
}
void set_card(const Rules&, Frame& frame, CardId card) {
    frame.program = Rules::challenge_program(card);
}
int piece_number(const Rules&, const Frame& frame) {
    return frame.kept[0];
}
void set_piece(const Rules&, Frame& frame, int number) {
    if (number != 0) frame.program = Rules::resource_program(asking_card(frame));
    frame.kept[0] = static_cast<std::int16_t>(number);
}

// What a step remembers while it waits.
const f::Slots& slots_of(const Rules& rules, const Frame& frame) {
    static const homestretch::Vocabulary stages{"begins", "has-one", "has-two", "acted"};
    static const homestretch::Vocabulary two_stages{"begins", "has-one"};
    static const homestretch::Vocabulary three_stages{"begins", "has-one", "has-two"};
    const auto stage = [](const homestretch::Vocabulary& words) {
        return f::scratch<0>("stage", f::word("stage", f::words(words)), "how far the step has come");
    };
    static const f::Slot column =
        f::scratch<1>("column", f::count(0, max_columns - 1), "chosen, from the left; 0 until then");
    static const f::Slot piece =
        f::scratch<1>("piece", f::count(0, max_pieces - 1), "chosen, from 0; 0 until then");
    static const std::map<Verb, f::Slots> slots{
        {Verb::Draw, {f::scratch<0>("drawn", f::count(0, 9), "cards so far")}},
        {Verb::Forget,
         {f::scratch<0>("player", f::count(0, max_players - 1), "of those asked, in turn order"),
          f::scratch<1>("returned", f::count(0, 9), "cards of this player so far")}},
        {Verb::Exchange, {stage(stages)}},
        {Verb::Cull, {stage(stages), f::scratch<1>("discarded", f::count(0, 9), "cards so far")}},
        {Verb::Break,
         {stage(stages), column,
          f::scratch<2>("amount", f::count(0, most_power), "of power, for the new challenge")}},
        {Verb::Merge, {stage(two_stages), column}},
        {Verb::Swap, {stage(two_stages), column}},
        {Verb::Split, {stage(two_stages), piece}},
        {Verb::Shift, {stage(two_stages), piece}},
        {Verb::Trade, {stage(three_stages), f::scratch<1>("partner", f::seat(), "chosen; 0 until then")}}};
    static const f::Slots nothing{};
    const Step* const step = step_of(rules, frame);
    if (step == nullptr || !frame.entered) return nothing;
    const auto found = slots.find(homestretch::verb_of<Verb>(*step));
    return found == slots.end() ? nothing : found->second;
}

f::Object frame_form() {
    return f::object(f::through<&card_of_frame, &set_card>("card", form::card, "whose effect it is"),
                     f::through<&piece_number, &set_piece>("piece", f::count(1, max_pieces).or_null(0),
                                                           "whose resource side it is; null: a challenge's"),
                     f::field<&Frame::seat>("seat", f::seat(), "who carries it out"),
                     f::field<&Frame::next>("step", f::count(0, most_steps), "at which it waits, from 0"),
                     f::field<&Frame::entered>("entered", f::flag(), "that step has begun"),
                     f::slots<&slots_of>("progress", "what the step remembers"));
}

// A card alone stands for a challenge as it was dealt.
Json as_dealt(const Rules& rules, const Open& open, std::string_view id) {
    const auto word = rules.card_words.find(id);
    return {{"fixed", word ? rules.challenge(static_cast<CardId>(*word)).power : 0},
            {"entries", Json::array({{{"copy", false},
                                      {"card", id},
                                      {"activated", open.stage != Stage::Activation},
                                      {"silenced", false},
                                      {"depth", 0}}})}};
}

f::Object column_form() {
    return f::object(f::field<&Column::fixed>("fixed", form::fixed, "the fixed part of its power"),
                     f::field<&Column::entries>(
                         "entries",
                         f::list(f::object(entry_fields(),
                                           f::field<&Entry::depth>(
                                               "depth", f::count(0, max_depth),
                                               "the effect, from 1, that is its own or will activate it"))),
                         "the cards of this challenge"));
}

} // namespace

const f::Fields& Game::fields() {
    static const f::Fields all = f::describe(
        f::part<&State::open>(
            open_fields(),
            f::field<&Open::activations>("activations", f::count(0, most_activations), "this round"),
            f::field<&Open::columns>("columns", f::list(column_form().or_text<&as_dealt>()),
                                     "challenges, left to right"),
            f::field<&Open::pieces>("pieces", f::list(f::object(piece_fields())), "in the order of play"),
            f::field<&Open::shown>("shown", form::specials, "with closed hands: what everybody has seen"),
            f::field<&Open::effects>("effects", f::list(frame_form()), "in the middle, the lowest first"),
            f::field<&Open::ended_by>("ended_by",
                                      f::word("ending", f::words(ending_words)).or_null(EndedBy::Nothing),
                                      "how the match ended"),
            f::field<&Open::decisions>("decisions", f::count(0, most_decisions), "made so far")),
        f::field<&State::challenge_deck>("challenge_deck", form::cards.lying(),
                                         "has no order until it is drawn from"),
        f::field<&State::stacked>("stacked", f::list(form::card).top_first(),
                                  "cards of it that come next all the same, in positions that are made up"),
        f::field<&State::looked_at>("looked_at", form::cards.lying(), "lifted off it by a `cull` that waits"),
        f::field<&State::special_deck>("special_deck",
                                       form::specials.lying().rest().taking(f::if_card<&is_special_word>()),
                                       "what the draft deals from"),
        f::by_seat<&State::players>(
            "players", "by seat", f::field<&Player::deck>("deck", form::cards.lying(), "to draw from"),
            f::field<&Player::hand>("hand", form::cards.lying(), "held"),
            f::field<&Player::offer>("offer", form::specials.lying(), "in the draft"),
            f::field<&Player::saw>("saw", form::specials, "with closed hands: whose owner is known")),
        f::by_seat("players", "by seat",
                   f::field<&State::commits>("commit", form::card.or_null(no_card),
                                             "laid down until others have answered")),
        f::stream<&State::random>("random"));
    return all;
}

// ---- views

namespace {

bool is_playing(const Open& open) {
    return open.stage == Stage::Activation || open.stage == Stage::Play;
}
bool any_loss_now(const Rules& rules, const Open& open) {
    return is_playing(open) && any_loss_defeats(rules, open);
}
FixedList<Seat, max_players> turn_order(const Rules& rules, const Open& open) {
    FixedList<Seat, max_players> order;
    for (std::size_t place = 0; place < rules.seats; ++place)
        order.push_back(rules.in_order(open.lead, place));
    return order;
}
int printed(const Rules& rules, const Entry& entry) {
    return rules.challenge(entry.card).power;
}
bool is_variable(const Rules& rules, const Entry& entry) {
    return rules.challenge(entry.card).variable;
}
int cap_of_hearts(const Rules& rules, const View&) {
    return rules.heart_cap;
}
bool has_open_hands(const Rules& rules, const View&) {
    return rules.open_hands;
}
bool has_planning_aid(const Rules& rules, const View&) {
    return rules.planning_aid;
}

f::Fields contest_fields() {
    return f::describe(f::field<&Contest::power>("power", form::power, "of the challenge"),
                       f::field<&Contest::strength>("strength", form::power, "of what opposes it"),
                       f::field<&Contest::overcome>("overcome", f::flag(), "as things stand"));
}
} // namespace

f::Fields result_fields() {
    return f::describe(f::field<&Resolution::success>("success", f::flag(), "all is overcome"),
                       f::field<&Resolution::gain>("gain", form::power, "of the unopposed pieces"),
                       f::field<&Resolution::loss>("loss", form::power, "of what is not overcome"),
                       f::field<&Resolution::ledger>("ledger", form::change, "with the rewards"),
                       f::field<&Resolution::change>("change", form::change, "of the hearts"),
                       f::field<&Resolution::hearts>("hearts", form::hearts, "afterwards"),
                       f::field<&Resolution::contests>("columns", f::list(f::object(contest_fields())),
                                                       "challenges, left to right"));
}

namespace {

int total_power(const Rules&, const PowerParts& parts) {
    return parts.total();
}

f::Fields table_fields() {
    return f::describe(
        f::made<&shown_columns>(
            "columns",
            f::list(f::object(
                f::field<&ColumnView::place>("place", form::place, "its slot"),
                f::part<&ColumnView::contest>(contest_fields()),
                f::part<&ColumnView::column>(
                    f::field<&Column::fixed>("fixed", form::fixed, "the fixed part of its power"),
                    f::field<&Column::entries>(
                        "entries",
                        f::list(f::object(entry_fields(),
                                          f::made<&printed>("printed", form::power, "power on the card"),
                                          f::made<&is_variable>("variable", f::flag(), "shown as +"))),
                        "its cards")),
                f::field<&ColumnView::special>("special", f::flag(), "one of its cards is special"),
                f::field<&ColumnView::pieces>("pieces", f::list(f::count(1, max_pieces)),
                                              "that oppose it, by number"))),
            "challenges, left to right")
            .observed(),
        f::made<&shown_pieces>(
            "pieces",
            f::list(f::object(
                f::field<&PieceView::number>("number", f::count(1, max_pieces), "in the order of play"),
                f::part<&PieceView::piece>(piece_fields()),
                f::part<&PieceView::parts>(
                    f::made<&total_power>("power", form::power, "all in all").observed(),
                    f::field<&PowerParts::varying>("varying", form::change, "its own variable part"),
                    f::field<&PowerParts::auras>("auras", form::change, "what others add")))),
            "resources in play")
            .observed());
}

Json words_of(const Rules&, const Projection& projection) {
    return Game::words().say(projected_value(projection)).text();
}
Json unknown_words(const Rules&, const Projection& projection) {
    Json json = Json::array();
    for (const Verb verb : projection.unknown) json.push_back(word_of(verb));
    return json;
}
f::Fields projection_fields() {
    return f::describe(
        f::raw<&words_of>("words", {{"type", "string"}}, "for people"),
        f::part<&Projection::result>(
            result_fields(), f::field<&Resolution::defeat>("defeat", f::flag(), "the match would be lost")),
        f::field<&Projection::open, &Open::guard>("guard", f::count(0, most_fixed),
                                                  "what a failure costs less"),
        f::raw<&unknown_words>("unknown", {{"type", "array"}, {"items", {{"type", "string"}}}},
                               "steps whose cards nobody can know"),
        f::field<&Projection::left_out>("left_out", f::list(f::count(0, most_power)),
                                        "planned plays that are not possible"));
}
std::optional<Projection> projection_now(const Rules& rules, const View& view) {
    return is_playing(view.open) ? std::optional(project(rules, view, {})) : std::nullopt;
}

std::optional<Frame> asking_effect(const Rules&, const View& view) {
    return view.open.effects.empty() ? std::nullopt : std::optional(view.open.effects.top());
}
bool is_challenge_side(const Rules&, const Frame& frame) {
    return !is_resource(frame);
}
Json text_of_step(const Rules& rules, const Frame& frame) {
    return sentence_of(rules.language, rules.acting.steps(frame.program), frame.next);
}
const homestretch::Vocabulary sides{"resource", "challenge"};

struct Result {
    EndedBy ended_by{};
    bool won = false;
    std::uint8_t round = 0;
    std::uint8_t score = 0;
};
std::optional<Result> result_of(const Rules&, const View& view) {
    const Open& open = view.open;
    if (open.stage != Stage::Finished) return std::nullopt;
    const bool won = open.ended_by == EndedBy::Victory;
    return Result{open.ended_by, won, open.round, won ? open.hearts : std::uint8_t{0}};
}
Json title_of(const Rules& rules, const Result& result) {
    return result.won ? Json(rules.title(result.score)) : Json();
}

} // namespace

const f::Fields& Game::view_fields() {
    static const f::Fields all = f::describe(
        f::field<&View::viewer>("viewer", f::seat(), "who looks"),
        f::part<&View::open>(open_fields(), table_fields(),
                             f::made<&any_loss_now>("any_loss_defeats", f::flag(), "in this round"),
                             f::made<&turn_order>("order", f::list(f::seat()), "the turn order")),
        f::made<&cap_of_hearts>("heart_cap", f::count(0, 99), "the most hearts there can be; 99: no limit"),
        f::field<&View::challenge_deck>("challenge_deck", form::cards, "what the viewer knows to be in it"),
        f::field<&View::challenge_deck_size>("challenge_deck_size", f::count(0, max_challenges),
                                             "all its cards"),
        f::field<&View::looked_at>("looked_at", form::cards,
                                   "lifted off it; null: not for the viewer's eyes"),
        f::field<&View::looked_at_size>("looked_at_size", f::count(0, max_challenges), "how many those are"),
        f::field<&View::special_deck_size>("special_deck_size", f::count(0, most_specials), "not yet dealt"),
        f::by_seat<&View::players>(
            "players", "by seat",
            f::field<&PlayerView::hand>("hand", form::cards, "null: not for the viewer's eyes"),
            f::field<&PlayerView::hand_size>("hand_size", f::count(0, owned_cards), "cards in hand"),
            f::field<&PlayerView::deck>("deck", form::cards, "null: not for the viewer's eyes"),
            f::field<&PlayerView::deck_size>("deck_size", f::count(0, owned_cards), "cards in the deck"),
            f::field<&PlayerView::offer>("offer", form::specials, "null: not for the viewer's eyes"),
            f::field<&PlayerView::offer_size>("offer_size", f::count(0, offered),
                                              "cards offered in the draft"),
            f::field<&PlayerView::committed>("committed", f::flag(), "has laid down a card for others"),
            f::field<&PlayerView::known>("known", form::cards,
                                         "of a closed hand and its deck, what the viewer knows")),
        f::field<&View::commit>("commit", form::card.or_null(no_card),
                                "the viewer's own card that is laid down"),
        f::made<&asking_effect>(
            "effect",
            f::object(
                f::made<&card_of_frame>("card", form::card, "whose effect it is"),
                f::made<&is_challenge_side>("side", f::word("side", f::words(sides)), "which of the two"),
                f::field<&Frame::seat>("seat", f::seat(), "who carries it out"),
                f::raw<&text_of_step>("text", {{"type", "string"}}, "the step that asks")),
            "that asks"),
        f::made<&has_open_hands>("open_hands", f::flag(), "option"),
        f::made<&has_planning_aid>("planning_aid", f::flag(), "option"),
        f::made<&projection_now>("projection", f::object(projection_fields()), "if the round ended now"),
        f::made<&result_of>(
            "result",
            f::object(
                f::field<&Result::ended_by>("ended_by", f::word("ending", f::words(ending_words)), "how"),
                f::field<&Result::won>("won", f::flag(), "by all"),
                f::field<&Result::round>("round", f::count(0, max_rounds), "the last one"),
                f::field<&Result::score>("score", form::hearts, "the hearts of a victory"),
                f::raw<&title_of>("title", {{"type", {"string", "null"}}}, "what they are worth")),
            "null before the end"));
    return all;
}

Json table_json(const Rules& rules, const Open& open) {
    static const f::Fields fields = table_fields();
    return f::write(fields, homestretch::scope_of<Game>(rules, open));
}
Json projection_json(const Rules& rules, const Projection& projection) {
    static const f::Fields fields = projection_fields();
    return f::write(fields, homestretch::scope_of<Game>(rules, projection));
}

} // namespace slow_and_steady
