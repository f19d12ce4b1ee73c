#include "engine/fields/common.h"
#include "games/drags-2-riches/forms.h"
#include "games/drags-2-riches/game.h"

#include <optional>

namespace drags_2_riches {

namespace f = homestretch::fields;

namespace {

// ---- cards and events, and where they lie

bool is_for_sale(const Rules& rules, std::size_t card) {
    return rules.cards[card].for_sale;
}
std::string_view add_to_pile(const Rules& rules, CardSet& cards, std::size_t card) {
    if (!is_for_sale(rules, card)) return "this card is not for sale";
    forms::add_to(rules, cards, card);
    return {};
}
std::string_view add_won(const Rules& rules, EventSet& events, std::size_t event) {
    if (rules.events[event].kind == EventKind::Spree) return "a Shopping Spree is won by nobody (D2R-109)";
    forms::add_event(rules, events, event);
    return {};
}

const auto zone = forms::cards.lying().any().rest();
const Vocabulary seat_words{"0", "1", "2", "3", "4"};

constexpr std::size_t activated(std::size_t /*index*/) {
    return activated_list;
}

std::optional<Glimpse> glimpse_of(const Rules&, const OpenPlayer& shown, std::size_t seat) {
    const Glimpse& glimpse = shown.glimpses[seat];
    return glimpse.seen > 0 ? std::optional(glimpse) : std::nullopt;
}
void remember_glimpse(const Rules&, OpenPlayer& shown, std::size_t seat,
                      const std::optional<Glimpse>& glimpse) {
    shown.glimpses[seat] = glimpse.value_or(Glimpse{});
}

// ---- effects

bool is_reversal(const Rules& rules, const Frame& frame) {
    return frame.program == rules.effect(origin_of(frame)).reversal;
}
void set_reversal(const Rules& rules, Frame& frame, const bool& reversal) {
    const Effect& effect = rules.effect(origin_of(frame));
    frame.program = reversal ? effect.reversal : effect.program;
    frame.entered = true; // a step that waits has begun
}
Seat attacker(const Rules&, const Open& open) {
    return open.active;
}

// A number that is counted from 1, where 0 stands for none.
template <std::size_t Place>
f::Slot counted_from_1(std::string_view name, const f::Single& form, std::string_view meaning) {
    f::Slot slot = f::scratch<Place>(name, form.or_null(-1), meaning);
    slot.number = {.get = [](const void* frame) -> std::int64_t {
                       return static_cast<const Frame*>(frame)->scratch[Place] - 1;
                   },
                   .set =
                       [](void* frame, std::int64_t number) {
                           static_cast<Frame*>(frame)->scratch[Place] = static_cast<std::int16_t>(number + 1);
                       }};
    return slot;
}
int last_passed(const Rules& rules) {
    return static_cast<int>(rules.seats) - 2;
}

// How far a step is that waits, for somebody to answer or for the card that it activated.
const f::Slots& progress_of(const Rules& rules, const Frame& frame) {
    const f::Single count = f::count(0, max_count - 1);
    static const f::Slot chosen = f::scratch<0>("chosen", count, "cards chosen so far");
    static const f::Slot passed =
        f::scratch<0>("passed", f::count(0, &last_passed), "players to the left who have had their turn");
    static const f::Slots nothing;
    static const f::Slots choosing{chosen};
    static const f::Slots lending{
        chosen, counted_from_1<1>("receiver", f::seat(), "who is lent to, once that is chosen")};
    static const f::Slots calling{f::scratch<0>("activated", f::flag(), "whether a card was activated")};
    static const f::Slots doubling{counted_from_1<0>("category", forms::category, "once it is chosen")};
    static const f::Slots reacting{passed};
    static const f::Slots taking{passed, f::scratch<1>("taken", count, "cards taken from this one")};
    // by Memory
    static const std::array all{&nothing, &choosing, &lending, &calling, &doubling, &reacting, &taking};
    const auto steps = rules.programs.steps(frame.program);
    return frame.next < steps.size() ? *all.at(static_cast<std::size_t>(row_of(steps[frame.next]).memory))
                                     : nothing;
}

// ---- state and view

const f::Single source = f::word("card or power", f::words<&Rules::source_words>());

template <Kept What>
f::Node kept_field(std::string_view name, const f::Single& form, std::string_view meaning) {
    return f::kept_field<static_cast<std::size_t>(What)>(name, form, meaning);
}
const f::Fields& frame_fields() {
    static const f::Fields all = f::describe(
        kept_field<Kept::Origin>("source", source, "whose effect it is"),
        f::field<&Frame::seat>("seat", f::seat(), "who acts: who activated it, or who reversed it"),
        f::through<&is_reversal, &set_reversal>("reversal", f::flag(), "its Shade alone, turned (D2R-50)"),
        kept_field<Kept::Victims>("victims", f::seats(), "who suffers its Shade"),
        kept_field<Kept::Reversers>("reversers", f::seats(), "whose reversals are still to come"));
    return all;
}
const f::Fields& waiting_fields() {
    static const f::Fields all = f::describe(
        f::field<&Waiting::reverser>("reverser", f::seat(), "who reversed it"),
        f::field<&Waiting::source>("source", source, "the Shade that is turned against the active player"));
    return all;
}

const f::Fields& open_fields() {
    static const f::Fields all = f::describe(
        f::field<&Open::phase>("phase", f::word("phase", f::words(phase_words)), "where the match stands"),
        f::field<&Open::ask>("decision", f::word("decision", f::words(ask_words)).or_word("next", ask_next),
                             "what is asked; \"next\" plays on from there to the next decision"),
        f::field<&Open::pending>("pending", f::seats(), "who decides"),
        f::field<&Open::round>("round", f::count(0, max_events), "how many events have been turned up"),
        f::field<&Open::first>("first", f::seat(), "who holds the First Player Token"),
        f::field<&Open::active>("active", f::seat(), "whose turn it is"),
        f::field<&Open::spent>("spent", forms::events.lying().rest(), "events that nobody won"),
        f::field<&Open::coins>("coins", f::count(0, countless), "of the active player, not spent yet"),
        f::field<&Open::bought>("bought", f::word("word", f::words(bought_words)),
                                "whether she has bought or thrifted this turn"),
        f::field<&Open::market>(
            "market", f::list(forms::card.lying().or_null(no_card)).any().taking(f::if_card<&is_for_sale>()),
            "for sale, by slot; an empty slot is null"),
        f::field<&Open::reserve>("reserve", f::count(0, reserve_size), "cards laid aside for the Tour"),
        f::field<&Open::trash>("trash", zone, "out of the game"),
        f::zone<&Open::lists, &activated>("activated", f::list(forms::card.lying()),
                                          "this turn, in this order"),
        f::by_seat<&Open::players>(
            "players", "by seat",
            f::field<&OpenPlayer::character>("character", forms::character.or_null(no_character),
                                             "who she is"),
            f::field<&OpenPlayer::power_used>("power_used", f::flag(), "once in the match (D2R-59)"),
            f::field<&OpenPlayer::doubled>("doubled", forms::categories, "count twice this round (D2R-65)"),
            f::field<&OpenPlayer::unwashed>("unwashed", forms::categories,
                                            "worn since before the Wardrobe was filled"),
            f::field<&OpenPlayer::bonus>("bonus", f::count(0, countless),
                                         "for each card of her Look this round"),
            f::zone<&Open::lists>("wardrobe_top", f::list(forms::card.lying()).top_first(),
                                  "on top of her Wardrobe, known to all"),
            f::field<&OpenPlayer::floordrobe>("floordrobe", zone, "face up")));
    return all;
}

} // namespace

const f::Fields& Game::fields() {
    static const f::Fields all = [] {
        const f::Object glimpse =
            f::object(f::field<&Glimpse::seen>("seen", f::count(1, 255), "cards that not all knew anyway"),
                      f::field<&Glimpse::since>("since", f::count(0, 255), "cards that came in unseen since"),
                      f::field<&Glimpse::worn>("worn", forms::categories, "worn from this hand since"));
        const f::Fields frame = f::describe(
            frame_fields(),
            f::field<&Frame::next>("step", f::count(0, homestretch::max_steps), "the step it waits at"),
            kept_field<Kept::Laid>("laid", f::flag(), "its card lies in the Activated zone"),
            f::slots<&progress_of>("progress", "how far that step is"));
        return f::describe(
            f::part<&State::open>(
                open_fields(),
                f::field<&Open::event>("event", forms::event.lying().or_null(no_event), "the current one"),
                f::field<&Open::unturned>("event_stack", forms::events.lying().rest(),
                                          "still to be turned up"),
                f::field<&Open::effects>("effects", f::list(f::object(frame)), "the one that waits last"),
                f::field<&Open::waiting>("waiting", f::list(f::object(waiting_fields())),
                                         "reversals that wait for the attacker's new hand (D2R-53)")),
            f::field<&State::draw_pile>("draw_pile",
                                        f::bag<&forms::count_in, &add_to_pile>(forms::card_deck)
                                            .lying()
                                            .rest()
                                            .taking(f::if_card<&is_for_sale>()),
                                        "cards for sale, with those laid aside for the Tour"),
            f::field<&State::peeked>(
                "peeked",
                f::object(
                    f::field<&Peeked::cards>("cards", zone, "still to be picked from"),
                    f::field<&Peeked::picked>("picked", zone, "join the hand together, at the end"),
                    f::field<&Peeked::known>("known", forms::cards, "those of both that everybody knows")),
                "what the active player looks through in her Wardrobe"),
            f::field<&State::up>("up", f::seats(), "who has declared to compete"),
            f::by_seat<&State::players>(
                "players", "",
                f::by_word("look", f::words(category_words), "worn, by category",
                           f::value<&Player::look>(forms::card.lying().or_null(no_card))),
                f::by_word("look_known", f::words(category_words), "who else knows the card there",
                           f::value<&Player::look_known>(f::chosen("watcher", f::words(watcher_words))))
                    .sparse(),
                f::field<&Player::hand>("hand", zone, "for its owner's eyes"),
                f::by_word("hand_known", f::words(watcher_words), "what others know of it",
                           f::value<&Player::known>(forms::cards))
                    .sparse(),
                f::field<&Player::wardrobe>("wardrobe", zone, "below what lies on top of it"),
                f::field<&Player::won>(
                    "won", f::bag<&forms::count_event, &add_won>(forms::event_deck).lying().rest(),
                    "face down")),
            f::part<&State::open>(f::by_seat<&Open::players>(
                "players", "",
                f::field<&OpenPlayer::washed>("washed", forms::cards.all(),
                                              "what went into the Wardrobe last, openly: nothing else can be "
                                              "there; \"all\": what is not in the open"),
                f::by_word("glimpses", f::words(seat_words), "who has peeked at the hand since it was drawn",
                           f::through<&glimpse_of, &remember_glimpse>("", glimpse, ""))
                    .sparse())),
            f::field<&State::decisions>("decisions", f::count(0, most_decisions), "made so far"),
            f::stream<&State::random>("random"));
    }();
    return all;
}

namespace {

// ---- what a view shows besides

struct ShownEvent {
    EventId id{};
    EventCard card{};
};
struct SpecialRound {
    int round = 0;
    EventKind kind{};
};

std::optional<ShownEvent> shown_event(const Rules& rules, const Open& open) {
    if (open.event == no_event) return std::nullopt;
    return ShownEvent{open.event, rules.event(open.event)};
}
std::size_t rounds(const Rules& rules, const Open&) {
    return rules.stack.size();
}
// D2R-7: everybody knows when they come.
std::vector<SpecialRound> special_rounds(const Rules& rules, const Open&) {
    std::vector<SpecialRound> all;
    int round = 0;
    for (std::size_t deck = 0; deck < deck_count; ++deck) {
        round += static_cast<int>(rules.ordinary[deck].size());
        for (const EventId event : rules.special[deck]) all.push_back({++round, rules.event(event).kind});
    }
    return all;
}
EventSet turned(const Rules& rules, const Open& open) {
    return rules.stack - open.unturned;
}
std::size_t unturned(const Rules&, const Open& open) {
    return open.unturned.size();
}

int hand_unknown(const Rules&, const PlayerView& who) {
    return who.hand_size - static_cast<int>(who.hand.size());
}
CardSet washed(const Rules&, const View& view, Seat seat) {
    return player(view.open, seat).washed & view.players[index_of(seat)].unseen;
}
int worn(const Rules& rules, const PlayerView& who, std::size_t slot) {
    if (who.look[slot] == no_card) return -1;
    return static_cast<int>(who.look[slot] == hidden_card ? rules.cards.size() : index_of(who.look[slot]));
}
int known_total(const Rules& rules, const View& view, Seat seat) {
    const WornCards& look = view.players[index_of(seat)].look;
    return std::find(look.begin(), look.end(), hidden_card) == look.end() ? look_total(rules, view, seat)
                                                                          : -1;
}
int look_seen(const Rules&, const View& view, Seat seat) {
    return view.viewer == seat ? view.players[index_of(seat)].look_seen.bits() : -1;
}
std::optional<EventSet> won(const Rules& rules, const View& view, Seat seat) {
    if (!shows_won(rules, view.open, view.viewer, seat)) return std::nullopt;
    return view.players[index_of(seat)].won;
}
int prestige(const Rules& rules, const View& view, Seat seat) {
    const auto events_won = won(rules, view, seat);
    return events_won ? prestige_of(rules, *events_won) : -1;
}

f::Fields player_fields() {
    const f::Single size = f::count(0, max_cards);
    return f::describe(
        f::by_seat<&View::players>(
            "players", "", f::field<&PlayerView::hand_size>("hand_size", size, "how many cards are held"),
            f::field<&PlayerView::hand>("hand", forms::cards, "what the viewer knows of it"),
            f::made<&hand_unknown>("hand_unknown", size, "how many she does not know"),
            f::field<&PlayerView::wardrobe_size>("wardrobe_size", size, "how many lie in it"),
            f::field<&PlayerView::unseen>("unseen", forms::cards,
                                          "in the Wardrobe, or somewhere in hand and Look"),
            f::by_word("look", f::words(category_words), "worn, by category; face down \"?\"",
                       f::made<&worn>("", f::word("card", f::words<&Rules::worn_words>()).or_null(-1), "")
                           .observed()),
            f::field<&PlayerView::won_size>("won_size", f::count(0, max_events), "how many events are won"),
            f::field<&PlayerView::declared>("declared", f::flag(), "and not shown yet (D2R-84)")),
        f::by_seat("players", "",
                   f::made<&washed>("washed", forms::cards, "those of the unseen that may be in the Wardrobe")
                       .observed(),
                   f::made<&known_total>("look_total", f::count(0, countless).or_null(-1),
                                         "what the Look is worth, if all of it is known"),
                   f::made<&look_seen>("look_seen", forms::categories.or_null(-1),
                                       "of the own Look: known to others")
                       .observed()
                       .left_out_if_none(),
                   f::made<&won>("won", forms::events, "if the viewer is shown them").observed(),
                   f::made<&prestige>("prestige", f::count(0, countless).or_null(-1), "of the events won")));
}

} // namespace

const f::Fields& Game::view_fields() {
    static const f::Fields all = [] {
        const f::Single size = f::count(0, max_cards);
        const f::Single kind = f::word("kind", f::words(event_kinds));
        const f::Fields waiting = f::describe(
            waiting_fields(), f::made<&attacker>("attacker", f::seat(), "whom it will be turned against"));
        return f::describe(
            f::field<&View::viewer>("viewer", f::seat(), "whose view this is; a spectator's: null"),
            f::part<&View::open>(
                open_fields(), f::made<&rounds>("rounds", f::count(0, max_events), "in the match"),
                f::made<&special_rounds>(
                    "special_rounds",
                    f::list(f::object(
                        f::field<&SpecialRound::round>("round", f::count(1, max_events), "when it comes"),
                        f::field<&SpecialRound::kind>("kind", kind, "what comes"))),
                    "everybody knows when they come (D2R-7)"),
                f::made<&shown_event>(
                    "event",
                    f::object(f::field<&ShownEvent::id>("id", forms::event, "which it is"),
                              f::field<&ShownEvent::card, &EventCard::deck>(
                                  "deck", f::word("deck", f::words(deck_words)), "which it is of"),
                              f::field<&ShownEvent::card, &EventCard::kind>("kind", kind, "what it is"),
                              f::field<&ShownEvent::card, &EventCard::prestige>("prestige", f::count(0, 255),
                                                                                "what it is worth")),
                    "the current one")
                    .observed(),
                f::made<&turned>("turned", forms::events, "turned up so far").observed(),
                f::made<&unturned>("event_stack", f::count(0, max_events), "how many are still to come"),
                f::field<&Open::effects>("effects", f::list(f::object(frame_fields())),
                                         "being resolved, the latest last"),
                f::field<&Open::waiting>("waiting", f::list(f::object(waiting)),
                                         "reversals that wait for the attacker's new hand (D2R-53)"),
                f::field<&Open::tied>("tied", f::seats(), "for the highest total (D2R-89)")),
            f::field<&View::draw_pile>("draw_pile", size, "how many cards can be drawn from it"),
            f::group(
                "peeked", "what the active player looks through in her Wardrobe",
                f::field<&View::peeked_size>("size", size, "how many are still to be picked from"),
                f::field<&View::picked_size>("picked_size", size, "how many are picked"),
                f::field<&View::peeked, &Peeked::cards>("cards", forms::cards, "the peeker's own"),
                f::field<&View::peeked, &Peeked::picked>("picked", forms::cards, "the peeker's own"),
                f::field<&View::peeked, &Peeked::known>("known", forms::cards, "those that everybody knows")),
            f::field<&View::up>("up", f::seats(), "who competes, when all have declared; before, oneself"),
            player_fields());
    }();
    return all;
}

} // namespace drags_2_riches
