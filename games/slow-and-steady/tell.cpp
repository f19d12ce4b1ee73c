#include "games/slow-and-steady/describe.h"
#include "games/slow-and-steady/names.h"
#include "games/slow-and-steady/phases.h"
#include "games/slow-and-steady/projection.h"

#include <fmt/format.h>

namespace slow_and_steady {

using homestretch::joined;
using homestretch::Json;
using homestretch::SeatNames;
using homestretch::Telling;
using homestretch::Viewer;

namespace {

std::string counted(int count, std::string_view what) {
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}
std::string column_text(std::size_t column) {
    return fmt::format("c{}", column + 1);
}

class Teller {
public:
    Teller(const Rules& rules, const Event& event, Viewer viewer, const SeatNames& names)
        : rules_(rules), event_(event), viewer_(viewer), names_(names), who_(subject(event.seat)) {}

    // NOLINTNEXTLINE(readability-function-size): a line or two for every kind of event
    Telling tell() const {
        using Kind = Event::Kind;
        switch (event_.kind) {
        case Kind::StartPlayer:
            return {"start_player", fmt::format("{} {} the start player.", who_, own() ? "are" : "is"),
                    seat()};
        case Kind::Offered:
            return cards("offered", sees() ? fmt::format("{} {} offered {}.", who_, was(),
                                                         resource_names(rules_, event_.cards))
                                           : fmt::format("{} was offered two cards.", who_));
        case Kind::Drafted: return drafted();
        case Kind::RoundBegan:
            return {"round_began",
                    fmt::format("Round {} began; {} first in turn order.", event_.number,
                                own() ? "you are" : object(event_.seat) + " is"),
                    {{"round", event_.number}, {"lead", index_of(event_.seat)}}};
        case Kind::Drew:
            return cards("drew", sees()
                                     ? fmt::format("{} drew {}.", who_, resource_names(rules_, event_.cards))
                                     : fmt::format("{} drew {}.", who_,
                                                   counted(static_cast<int>(event_.cards.size()), "card")));
        case Kind::Dealt: return challenge("dealt", " is a challenge of this round.");
        case Kind::Activated:
            return challenge("activated", " takes effect: " + rules_.text(rules_.challenge(event_.card)));
        case Kind::DrewChallenge: return challenge("drew_challenge", " joins the challenges.");
        case Kind::NothingDrawn:
            return {"nothing_drawn",
                    fmt::format("There was nothing to draw ({}).", word_of(event_.verb)),
                    {{"verb", word_of(event_.verb)}}};
        case Kind::Refilled:
            return {"refilled",
                    fmt::format("{} went back into the challenge deck.",
                                counted(event_.number, "discarded challenge")),
                    {{"cards", event_.number}}};
        case Kind::Returned: return card("returned", "{} returned {} to the deck.", sees());
        case Kind::Committed: return {"committed", fmt::format("{} decided.", who_), seat()};
        case Kind::Passed:
            return between("passed",
                           fmt::format("{} passed {} on to {}.", who_, resource(), object(event_.other)));
        case Kind::PowerChanged:
            return column(
                "power_changed",
                fmt::format("{}: {} power.", column_text(event_.column), signed_text(event_.number)),
                event_.number);
        case Kind::Broke:
            return column("broke",
                          fmt::format("{} broke in two; the new challenge to its right got {}.",
                                      column_text(event_.column), event_.number),
                          event_.number);
        case Kind::Merged: return two_columns("merged", "{} and {} merged.");
        case Kind::Replaced:
            return {"replaced",
                    fmt::format("{} took the place of {} ({}).", rules_.challenge_name(event_.second),
                                rules_.challenge_name(event_.card), column_text(event_.column)),
                    {{"column", event_.column},
                     {"card", rules_.id(event_.card)},
                     {"new", rules_.id(event_.second)}}};
        case Kind::LedgerChanged:
            return number("ledger_changed",
                          fmt::format("{} confidence at the end of the round.", signed_text(event_.number)));
        case Kind::Skipped:
            return {"skipped", fmt::format("{} {} no card to play.", who_, own() ? "have" : "has"), seat()};
        case Kind::Played:
            return placed("played", fmt::format("{} played {} {}.", who_, resource(), where()));
        case Kind::TokenPlaced:
            return placed("token_placed",
                          fmt::format("{} added a {}-power piece {}.", who_, event_.number, where()));
        case Kind::Boosted:
            return {"boosted",
                    fmt::format("{}{}{}: {} power{}.", viewer_ == event_.seat ? "Your" : "The",
                                event_.waits ? " next card" : " card",
                                viewer_ == event_.seat ? "" : " of " + object(event_.seat),
                                signed_text(event_.number), event_.waits ? ", waiting" : ""),
                    {{"seat", index_of(event_.seat)}, {"number", event_.number}, {"waits", event_.waits}}};
        case Kind::Swapped: return two_columns("swapped", "{} and {} changed places.");
        case Kind::Silenced:
            return column("silenced", fmt::format("{} was silenced.", column_text(event_.column)), 0);
        case Kind::Moved:
            return piece("moved",
                         fmt::format("Piece {} ({}) moved {}.", event_.piece + 1, resource(), where()));
        case Kind::SplitOff:
            return piece("split_off", fmt::format("Piece {} ({}) was broken; {} of its power went {}.",
                                                  event_.piece + 1, resource(), event_.number, where()));
        case Kind::Guarded:
            return number("guarded", fmt::format("A failure would now cost {} less.", event_.number));
        case Kind::Recovered: return card("recovered", "{} put {} back into the deck.", true);
        case Kind::Looked:
            return cards("looked", sees()
                                       ? fmt::format("{} looked at {}.", who_, challenges())
                                       : fmt::format("{} looked at {} of the challenge deck.", who_,
                                                     counted(static_cast<int>(event_.cards.size()), "card")));
        case Kind::Culled:
            return {"culled", fmt::format("{} discarded {}.", who_, rules_.challenge_name(event_.card)),
                    with_card(true)};
        case Kind::PutBack:
            return {
                "put_back",
                fmt::format("{} put {} back into the challenge deck.", who_, counted(event_.number, "card")),
                {{"seat", index_of(event_.seat)}, {"cards", event_.number}}};
        case Kind::Traded:
            return between("traded", fmt::format("{} traded {} with {} for {}.", who_, resource(),
                                                 object(event_.other), rules_.resource_name(event_.second)));
        case Kind::EffectCopied:
            return piece("effect_copied", fmt::format("{} used the effect of {}.", who_, resource()));
        case Kind::PowerCopied:
            return piece("power_copied", fmt::format("{} added the printed power of {}: {}.", who_,
                                                     resource(), signed_text(event_.number)));
        case Kind::Declined: return {"declined", fmt::format("{} declined.", who_), seat()};
        case Kind::Stopped: return {"stopped", fmt::format("{} stopped.", who_), seat()};
        case Kind::Limited: return limited();
        case Kind::Resolved: return resolved();
        case Kind::Ended: return ended();
        }
        homestretch::check(false);
        return {};
    }

private:
    bool own() const { return viewer_ == event_.seat; }
    bool sees() const { return rules_.open_hands || own(); } // SS-17
    std::string_view was() const { return own() ? "were" : "was"; }
    std::string subject(Seat seat) const { return viewer_ == seat ? "You" : names_.first_in_sentence(seat); }
    std::string object(Seat seat) const { return viewer_ == seat ? "you" : names_.in_sentence(seat); }
    const std::string& resource() const { return rules_.resource_name(event_.card); }
    std::string where() const {
        return event_.place == unopposed ? "unopposed" : "against " + place_text(event_.place);
    }
    std::string challenges() const {
        std::vector<std::string> names;
        event_.cards.each([&](CardId card) { names.push_back(rules_.challenge_name(card)); });
        return joined(names);
    }

    Json seat() const { return {{"seat", index_of(event_.seat)}}; }
    Json with_card(bool seen) const {
        Json json = seat();
        if (seen) json["card"] = rules_.id(event_.card);
        return json;
    }
    Telling cards(std::string_view kind, std::string words) const {
        Json json = seat();
        json["count"] = event_.cards.size();
        if (sees()) json["cards"] = cards_json(rules_, event_.cards);
        return {std::string(kind), std::move(words), std::move(json)};
    }
    Telling card(std::string_view kind, std::string_view pattern, bool seen) const {
        return {std::string(kind), fmt::format(fmt::runtime(pattern), who_, seen ? resource() : "a card"),
                with_card(seen)};
    }
    Telling challenge(std::string_view kind, std::string_view rest) const {
        return {std::string(kind),
                fmt::format("{}{}", rules_.challenge_name(event_.card), rest),
                {{"card", rules_.id(event_.card)}, {"column", event_.column}}};
    }
    Telling column(std::string_view kind, std::string words, int amount) const {
        return {std::string(kind), std::move(words), {{"column", event_.column}, {"number", amount}}};
    }
    Telling two_columns(std::string_view kind, std::string_view pattern) const {
        return {
            std::string(kind),
            fmt::format(fmt::runtime(pattern), column_text(event_.column), column_text(event_.second_column)),
            {{"column", event_.column}, {"second", event_.second_column}}};
    }
    Telling number(std::string_view kind, std::string words) const {
        return {std::string(kind), std::move(words), {{"number", event_.number}}};
    }
    Telling placed(std::string_view kind, std::string words) const {
        Json json = with_card(true);
        json["place"] = place_text(event_.place);
        return {std::string(kind), std::move(words), std::move(json)};
    }
    Telling piece(std::string_view kind, std::string words) const {
        Json json = with_card(true);
        json["piece"] = event_.piece + 1;
        json["place"] = place_text(event_.place);
        return {std::string(kind), std::move(words), std::move(json)};
    }
    Telling between(std::string_view kind, std::string words) const {
        Json json = with_card(true);
        json["other"] = index_of(event_.other);
        if (event_.second != no_card) json["returned"] = rules_.id(event_.second);
        return {std::string(kind), std::move(words), std::move(json)};
    }

    Telling drafted() const {
        Json json = with_card(sees());
        if (sees()) json["passed"] = rules_.id(event_.second);
        return {"drafted",
                sees() ? fmt::format("{} kept {}; {} became a challenge.", who_, resource(),
                                     rules_.challenge_name(event_.second))
                       : fmt::format("{} kept a card; the other became a challenge.", who_),
                std::move(json)};
    }

    // SS-103
    Telling limited() const {
        Json json{{"limit", id_of(limit_words, event_.limit)}};
        if (event_.limit == Limit::Hearts) json["lost"] = event_.number;
        return {"limited", limit_text(), std::move(json)};
    }
    std::string limit_text() const {
        const auto card_allowed = [&](std::string_view allowed, std::size_t most) {
            return fmt::format("{} takes no effect: Homestretch allows {} {}.",
                               rules_.challenge_name(event_.card), most, allowed);
        };
        switch (event_.limit) {
        case Limit::Columns:
            return fmt::format("No more challenges fit into the row: Homestretch allows {}.", max_columns);
        case Limit::Entries:
            return fmt::format("That merge would be too large: Homestretch allows {} cards in one challenge.",
                               max_entries);
        case Limit::Activations: return card_allowed("effects in a round", most_activations);
        case Limit::Pieces:
            return fmt::format("No more resources fit on the board: Homestretch allows {}.", pieces_for_more);
        case Limit::Hearts:
            return fmt::format("{} lost: no more than {} fit.", counted(event_.number, "heart"),
                               rules_.heart_cap);
        case Limit::Depth: return card_allowed("effects inside one another", max_depth);
        }
        return {};
    }

    Telling resolved() const {
        const Resolution& result = event_.result;
        Json columns = Json::array();
        for (const Contest& contest : result.contests)
            columns.push_back(
                {{"power", contest.power}, {"strength", contest.strength}, {"overcome", contest.overcome}});
        return {"resolved",
                fmt::format("Round {}: {}.", event_.number, words(Projection{.result = result})),
                {{"round", event_.number},
                 {"success", result.success},
                 {"gain", result.gain},
                 {"loss", result.loss},
                 {"ledger", result.ledger},
                 {"change", result.change},
                 {"hearts", result.hearts},
                 {"columns", std::move(columns)}}};
    }

    Telling ended() const {
        const bool won = event_.ended_by == EndedBy::Victory;
        std::string words = "Mary's confidence ran out: the team is defeated.";
        if (won)
            words = fmt::format("The team wins with {}: {}.", counted(event_.number, "heart"),
                                rules_.title(event_.number));
        if (event_.ended_by == EndedBy::Limit)
            words = "The match took too many decisions and counts as a defeat.";
        return {"ended",
                words,
                {{"ended_by", id_of(ending_words, event_.ended_by)},
                 {"won", won},
                 {"score", event_.number},
                 {"title", won ? Json(rules_.title(event_.number)) : Json()}}};
    }

    const Rules& rules_;
    const Event& event_;
    Viewer viewer_;
    const SeatNames& names_;
    std::string who_;
};

} // namespace

Telling tell(const Rules& rules, const Event& event, Viewer viewer, const SeatNames& names) {
    return Teller(rules, event, viewer, names).tell();
}

} // namespace slow_and_steady
