#include "games/slow-and-steady/describe.h"

#include "games/slow-and-steady/names.h"
#include "games/slow-and-steady/projection.h"
#include "games/slow-and-steady/steps.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

namespace slow_and_steady {

using homestretch::ActionWords;
using homestretch::joined;
using homestretch::SeatNames;
using homestretch::Target;

namespace {

// How actions begin, and what stands behind the word.
enum class Argument : std::uint8_t { None, Card, CardAndPlace, Place, Number, NumberFromOne };
struct Wording {
    ActionKind kind{};
    std::string_view word{};
    Argument argument = Argument::None;
};
constexpr std::array wordings{
    Wording{ActionKind::Draft, "draft", Argument::Card},
    Wording{ActionKind::Forget, "forget", Argument::Card},
    Wording{ActionKind::Exchange, "exchange", Argument::Card},
    Wording{ActionKind::Play, "play", Argument::CardAndPlace},
    Wording{ActionKind::Stop, "stop"},
    Wording{ActionKind::Place, "place", Argument::Place},
    Wording{ActionKind::PickPiece, "pick piece", Argument::NumberFromOne}, // before `pick`
    Wording{ActionKind::Pick, "pick", Argument::Place},
    Wording{ActionKind::Split, "split", Argument::Number},
    Wording{ActionKind::Move, "move", Argument::Place},
    Wording{ActionKind::Cull, "cull", Argument::Card},
    Wording{ActionKind::Recover, "recover", Argument::Card},
    Wording{ActionKind::Trade, "trade", Argument::Number},
    Wording{ActionKind::Give, "give", Argument::Card},
    Wording{ActionKind::Return, "return", Argument::Card},
    Wording{ActionKind::Decline, "decline"},
};

std::optional<CardId> card_from(const Rules& rules, std::string_view text) {
    const auto word = rules.card_words.find(text);
    if (!word) return std::nullopt;
    return Rules::card_of_word(*word);
}

std::optional<Action> read_argument(const Rules& rules, const Wording& wording, std::string_view text) {
    switch (wording.argument) {
    case Argument::None: return text.empty() ? std::optional(make_action(wording.kind)) : std::nullopt;
    case Argument::Card: {
        const auto card = card_from(rules, text);
        return card ? std::optional(make_action(wording.kind, *card)) : std::nullopt;
    }
    case Argument::CardAndPlace: {
        const std::size_t space = std::min(text.find(' '), text.size());
        const auto card = card_from(rules, text.substr(0, space));
        const auto place = place_from(text.substr(std::min(space + 1, text.size())));
        if (!card || !place) return std::nullopt;
        return make_action(wording.kind, *card, *place);
    }
    case Argument::Place: {
        const auto place = place_from(text);
        return place ? std::optional(make_action(wording.kind, *place)) : std::nullopt;
    }
    case Argument::Number:
    case Argument::NumberFromOne: {
        std::size_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc() || end != text.data() + text.size() || number > max_pieces + most_split)
            return std::nullopt;
        if (wording.argument == Argument::Number) return make_action(wording.kind, number);
        return number > 0 ? std::optional(make_action(wording.kind, number - 1)) : std::nullopt;
    }
    }
    return std::nullopt;
}

std::string power_text(const Side& side) {
    return fmt::format("{}{}", side.power, side.variable ? "+" : "");
}
// "Ask for Help (2): Add an extra 2-power resource."
std::string resource_words(const Rules& rules, CardId card) {
    const std::string text = rules.text(rules.resource(card));
    return fmt::format("{} ({}){}", rules.resource_name(card), power_text(rules.resource(card)),
                       text.empty() ? "" : ": " + text);
}
std::string challenge_words(const Rules& rules, CardId card) {
    const std::string text = rules.text(rules.challenge(card));
    return fmt::format("{} ({}){}", rules.challenge_name(card), power_text(rules.challenge(card)),
                       text.empty() ? "" : ": " + text);
}
std::string without_full_stop(std::string text) {
    if (text.ends_with('.')) text.pop_back();
    return text;
}

std::string words_of_place(const Rules& rules, const Open& open, Place place) {
    if (place == unopposed) return "unopposed";
    const std::size_t column = column_of(place);
    return fmt::format("against {} (c{}, power {})", column_name(rules, open.columns[column]), column + 1,
                       powers(rules, open).columns[column]);
}
std::string short_place(Place place) {
    return place == unopposed ? "unopposed" : "against " + place_text(place);
}

Target place_target(const Rules& rules, const Open& open, Place place) {
    if (place == unopposed) return {"unopposed", {}, {}, ""};
    return column_target(rules, open, column_of(place));
}

// A card of a set, at the first place where it is listed.
Target set_target(const Rules& rules, std::string_view zone, std::optional<Seat> seat, CardSet cards,
                  CardId card) {
    std::size_t index = 0;
    bool found = false;
    cards.each([&](CardId each) {
        found = found || each == card;
        if (!found) ++index;
    });
    return {std::string(zone), seat, index, rules.id(card)};
}
Target hand_target(const Rules& rules, const View& view, CardId card) {
    const Seat seat = *view.viewer;
    return set_target(rules, "hand", seat, *view.players[index_of(seat)].hand, card);
}

// What the round would come to with this card there (SS-92).
std::string projected(const Rules& rules, const View& view, CardId card, Place place) {
    if (!rules.planning_aid) return "";
    const std::array<PlannedPlay, 1> plan{
        {{.by = *view.viewer, .seat = *view.viewer, .card = card, .place = place}}};
    return fmt::format(". If the round ended then: {}", words(project(rules, view, plan)));
}

ActionWords said_of_play(const Rules& rules, const View& view, Action action) {
    const CardId card = card_of(action);
    const Place place = place_of(action);
    const std::string text = without_full_stop(rules.text(rules.resource(card)));
    return {fmt::format("{} {}", rules.resource_name(card), short_place(place)),
            fmt::format("Play {} ({}) {}{}{}", rules.resource_name(card), power_text(rules.resource(card)),
                        words_of_place(rules, view.open, place), text.empty() ? "" : ": " + text,
                        projected(rules, view, card, place)),
            {hand_target(rules, view, card), place_target(rules, view.open, place)}};
}

ActionWords said_of_hand_card(const Rules& rules, const View& view, std::string_view verb,
                              std::string_view rest, CardId card) {
    const std::string label = fmt::format("{} {}", verb, rules.resource_name(card));
    return {label, fmt::format("{}{}", label, rest), {hand_target(rules, view, card)}};
}

ActionWords said_of_draft(const Rules& rules, const View& view, CardId card) {
    const CardSet offer = *view.players[index_of(*view.viewer)].offer;
    CardSet rest = offer;
    rest.remove(card);
    const CardId other = rest.at(0);
    return {fmt::format("Keep {}", rules.resource_name(card)),
            fmt::format("Keep {} {} becomes a challenge: {}", resource_words(rules, card), rules.id(other),
                        without_full_stop(challenge_words(rules, other))),
            {set_target(rules, "offer", view.viewer, offer, card)}};
}

ActionWords said_of_column(const Rules& rules, const View& view, std::size_t column) {
    const std::string name = column_name(rules, view.open.columns[column]);
    return {
        fmt::format("{} (c{})", name, column + 1),
        fmt::format("Choose {} (c{}, power {})", name, column + 1, powers(rules, view.open).columns[column]),
        {column_target(rules, view.open, column)}};
}

ActionWords said_of_piece(const Rules& rules, const View& view, std::size_t number, const SeatNames& names) {
    const Piece& piece = view.open.pieces[number];
    const std::string& name = rules.resource_name(piece.card);
    return {fmt::format("{} (piece {})", name, number + 1),
            fmt::format("Choose piece {}: {} of {}, power {}", number + 1, name,
                        view.viewer == piece.owner ? "yours" : names.in_sentence(piece.owner),
                        powers(rules, view.open).pieces[number]),
            {piece_target(rules, view.open, number)}};
}

ActionWords said_of_split(const Rules& rules, const View& view, int amount) {
    const auto column = static_cast<std::size_t>(view.open.effects.top().scratch[1]);
    const int whole = powers(rules, view.open).columns[column];
    return {fmt::format("{} and {}", whole - amount, amount),
            fmt::format("Split it into {} and {}: the new challenge to the right gets {}", whole - amount,
                        amount, amount),
            {}};
}

ActionWords said_of_discarded(const Rules& rules, const View& view, CardId card) {
    const auto& discard = view.open.discards[index_of(*view.viewer)];
    const auto* const place = std::find(discard.begin(), discard.end(), card);
    return {fmt::format("Take {} back", rules.resource_name(card)),
            fmt::format("Put {} from your discard into your deck", rules.resource_name(card)),
            {{"discard", view.viewer, static_cast<std::size_t>(place - discard.begin()), rules.id(card)}}};
}

ActionWords said_of_decline(const View& view) {
    switch (view.open.ask) {
    case Ask::TradePartner: return {"No trade", "Trade with nobody", {}};
    case Ask::Recover: return {"Leave it", "Take nothing back", {}};
    default: return {"Decline", "Leave everything as it is", {}};
    }
}

} // namespace

std::string resource_names(const Rules& rules, CardSet cards) {
    std::vector<std::string> names;
    cards.each([&](CardId card) { names.push_back(rules.resource_name(card)); });
    return joined(names);
}

std::string column_name(const Rules& rules, const Column& column) {
    std::vector<std::string> names;
    for (const Entry& entry : column.entries)
        names.push_back(rules.challenge_name(entry.card) + (entry.copy ? " (copy)" : ""));
    return fmt::format("{}", fmt::join(names, " + "));
}

Target column_target(const Rules& rules, const Open& open, std::size_t column) {
    return {"column", {}, column, rules.id(open.columns[column].entries[0].card)};
}

Target piece_target(const Rules& rules, const Open& open, std::size_t piece) {
    return {"piece", open.pieces[piece].owner, piece, rules.id(open.pieces[piece].card)};
}

std::string action_text(const Rules& rules, Action action) {
    const auto* const wording = std::ranges::find(wordings, kind_of(action), &Wording::kind);
    homestretch::check(wording != wordings.end());
    switch (wording->argument) {
    case Argument::None: return std::string(wording->word);
    case Argument::Card: return fmt::format("{} {}", wording->word, rules.id(card_of(action)));
    case Argument::CardAndPlace:
        return fmt::format("{} {} {}", wording->word, rules.id(card_of(action)),
                           place_text(place_of(action)));
    case Argument::Place: return fmt::format("{} {}", wording->word, place_text(place_of(action)));
    case Argument::Number: return fmt::format("{} {}", wording->word, action.first);
    case Argument::NumberFromOne: return fmt::format("{} {}", wording->word, action.first + 1);
    }
    return {};
}

std::optional<Action> action_from(const Rules& rules, std::string_view text) {
    for (const Wording& wording : wordings) {
        if (!text.starts_with(wording.word)) continue;
        std::string_view rest = text.substr(wording.word.size());
        if (wording.argument != Argument::None) {
            if (!rest.starts_with(' ')) continue;
            rest.remove_prefix(1);
        }
        if (const auto action = read_argument(rules, wording, rest)) return action;
    }
    return std::nullopt;
}

ActionWords describe(const Rules& rules, const View& view, Action action, const SeatNames& names) {
    const CardId card = card_of(action);
    switch (kind_of(action)) {
    case ActionKind::Draft: return said_of_draft(rules, view, card);
    case ActionKind::Forget:
        return said_of_hand_card(rules, view, "Return", ": it goes back into your deck", card);
    case ActionKind::Exchange: return said_of_hand_card(rules, view, "Pass", " on to the next player", card);
    case ActionKind::Play: return said_of_play(rules, view, action);
    case ActionKind::Stop:
        return view.open.ask == Ask::Extra ? ActionWords{"No more cards", "Play no more cards this turn", {}}
                                           : ActionWords{"No more", "Put the others back into the deck", {}};
    case ActionKind::Place:
        return {short_place(place_of(action)),
                fmt::format("Put the piece {}", words_of_place(rules, view.open, place_of(action))),
                {place_target(rules, view.open, place_of(action))}};
    case ActionKind::Pick: return said_of_column(rules, view, column_of(action));
    case ActionKind::PickPiece: return said_of_piece(rules, view, action.first, names);
    case ActionKind::Split: return said_of_split(rules, view, action.first);
    case ActionKind::Move:
        return {short_place(place_of(action)),
                fmt::format("Move it, {}", words_of_place(rules, view.open, place_of(action))),
                {place_target(rules, view.open, place_of(action))}};
    case ActionKind::Cull:
        return {fmt::format("Discard {}", rules.challenge_name(card)),
                fmt::format("Discard {}", without_full_stop(challenge_words(rules, card))),
                {set_target(rules, "looked_at", {}, *view.looked_at, card)}};
    case ActionKind::Recover: return said_of_discarded(rules, view, card);
    case ActionKind::Trade:
        return {fmt::format("Trade with {}", names.in_sentence(seat_of(action))),
                fmt::format("Trade a hand card with {}", names.in_sentence(seat_of(action))),
                {{"player", seat_of(action), {}, ""}}};
    case ActionKind::Give: return said_of_hand_card(rules, view, "Give", "", card);
    case ActionKind::Return: return said_of_hand_card(rules, view, "Return", " for it", card);
    case ActionKind::Decline: return said_of_decline(view);
    }
    homestretch::check(false);
    return {};
}

} // namespace slow_and_steady
