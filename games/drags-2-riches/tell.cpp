#include "games/drags-2-riches/describe.h"
#include "games/drags-2-riches/game.h"
#include "games/drags-2-riches/names.h"

#include <fmt/format.h>

#include <bit>

namespace drags_2_riches {

using homestretch::joined;
using homestretch::Json;
using homestretch::SeatNames;
using homestretch::Telling;
using homestretch::Viewer;

namespace {

class Teller {
public:
    Teller(const Rules& rules, const Event& event, Viewer viewer, const SeatNames& names)
        : rules_(rules), event_(event), viewer_(viewer), names_(names), who_(subject(event.seat)) {}

    // NOLINTNEXTLINE(readability-function-size): a line or two for every kind of event
    Telling tell() const {
        using Kind = Event::Kind;
        switch (event_.kind) {
        case Kind::FirstPlayer:
            return {"first_player", fmt::format("{} {} the First Player Token.", who_, verb("take", "takes")),
                    seat()};
        case Kind::CharacterTaken:
            return character("character_taken", fmt::format("{} {} {}.", who_, verb("are", "is"),
                                                            rules_.name(event_.character)));
        case Kind::RoundBegan:
            return of_event(
                "round_began",
                fmt::format("Round {}: {}{}.", event_.number, rules_.name(event_.event), prestige()),
                {{"round", event_.number}});
        case Kind::ReserveOpened:
            return {"reserve_opened",
                    fmt::format("The Tour reserve fills {}.", number_of(event_.number, "Market slot")),
                    {{"slots", event_.number}}};
        case Kind::TurnBegan:
            return {"turn_began", own() ? "Your turn." : fmt::format("{}'s turn.", who_), seat()};
        case Kind::Drew: return hidden_cards("drew", "drew", "");
        case Kind::DryCleaned:
            return {"dry_cleaned",
                    fmt::format("{} dry-cleaned: {} in {} new Wardrobe.", who_,
                                number_of(event_.number, "card"), whose()),
                    {{"seat", index_of(event_.seat)}, {"cards", event_.number}}};
        case Kind::Activated: return activated();
        case Kind::Worn: return worn();
        case Kind::WornOpenly:
            return card("worn_openly", fmt::format("{} put on {} from the Market.", who_, card_name()));
        case Kind::Replaced: return card("replaced", fmt::format("{} took off {}.", who_, card_name()));
        case Kind::PowerUsed:
            return character("power_used",
                             fmt::format("{} used {}: {}", who_,
                                         rules_.power_names[static_cast<std::size_t>(event_.character)],
                                         rules_.text(event_.character)));
        case Kind::Aimed:
            return toward("aimed", fmt::format("{} threw Shade at {}.", who_, object(event_.other)));
        case Kind::Suffered:
            return {"suffered", fmt::format("{} {} it happen.", who_, verb("let", "lets")), seat()};
        case Kind::Blocked: return card("blocked", fmt::format("{} blocked it with {}.", who_, card_name()));
        case Kind::Reversed: return reversed();
        case Kind::ReversalWaits:
            return toward("reversal_waits", fmt::format("The reversal by {} waits for the new hand of {}.",
                                                        object(event_.seat), object(event_.other)));
        case Kind::ReversalBegan:
            return toward("reversal_began", fmt::format("The Shade turned by {} hits {}.",
                                                        object(event_.seat), object(event_.other)));
        case Kind::ReversalCancelled:
            return card("reversal_cancelled",
                        fmt::format("{} stopped the reversal with {}.", who_, card_name()));
        case Kind::Dropped: return card("dropped", fmt::format("{} discarded {}.", who_, card_name()));
        case Kind::Trashed: return card("trashed", fmt::format("{} trashed {}.", who_, card_name()));
        case Kind::Returned: return returned();
        case Kind::Lent:
            return exchanged("lent",
                             fmt::format("{} lent {} to {}.", who_, card_name(), object(event_.other)));
        case Kind::PeekedWardrobe:
            return hidden_cards("peeked_wardrobe", "looked at", fmt::format(" of {} Wardrobe", whose()));
        case Kind::Kept: return hidden_cards("kept", "kept", "");
        case Kind::PeekedHand: return peeked("peeked_hand", "hand");
        case Kind::PeekedLook: return peeked("peeked_look", "Look");
        case Kind::Took: return took();
        case Kind::GainedCoins:
            return {"gained_coins",
                    fmt::format("{} gained {}.", who_, number_of(event_.number, "coin")),
                    {{"seat", index_of(event_.seat)}, {"coins", event_.number}}};
        case Kind::GainedBonus:
            return {"gained_bonus",
                    fmt::format("Each card in {} Look is worth {} more this round.", possessive(event_.seat),
                                event_.number),
                    {{"seat", index_of(event_.seat)}, {"bonus", event_.number}}};
        case Kind::Doubled: {
            Telling told = toward("doubled", fmt::format("{} counts double this round for {} and {}.",
                                                         name_of(event_.category), object(event_.seat),
                                                         object(event_.other)));
            told.details["category"] = name_of(event_.category);
            return told;
        }
        case Kind::Declined: return {"declined", fmt::format("{} left it at that.", who_), seat()};
        case Kind::Bought:
            return priced("bought", fmt::format("{} bought {} for {}.", who_, card_name(),
                                                number_of(event_.number, "coin")));
        case Kind::Thrifted: return priced("thrifted", fmt::format("{} thrifted {}.", who_, card_name()));
        case Kind::Untucked: return hidden_cards("untucked", "laid aside", "");
        case Kind::Declared: return {"declared", fmt::format("{} declared.", who_), seat()};
        case Kind::Showed: return showed();
        case Kind::Tied: return tied();
        case Kind::Labelled:
            return {"labelled",
                    fmt::format("{} named a category: {}.", who_, performance_labels().name(event_.number)),
                    {{"seat", index_of(event_.seat)}, {"label", performance_labels().id(event_.number)}}};
        case Kind::Won: {
            Telling told =
                of_event("won", fmt::format("{} won {}{}.", who_, rules_.name(event_.event), prestige()), {});
            told.details["seat"] = index_of(event_.seat);
            return told;
        }
        case Kind::EventTrashed:
            return of_event("event_trashed",
                            fmt::format("Nobody competed: {} is trashed.", rules_.name(event_.event)), {});
        case Kind::Stopped:
            return {"stopped", "The match has gone on for too long and ends here.", Json::object()};
        case Kind::Scored:
            return {"scored",
                    fmt::format("{} {} {} prestige from {}.", who_, verb("have", "has"), event_.number,
                                number_of(static_cast<std::size_t>(std::popcount(event_.won)), "event")),
                    {{"seat", index_of(event_.seat)},
                     {"score", event_.number},
                     {"won", events_json(rules_, event_.won)}}};
        }
        homestretch::check(false);
        return {};
    }

private:
    bool own() const { return viewer_ == event_.seat; }
    std::string subject(Seat who) const { return viewer_ == who ? "You" : names_.first_in_sentence(who); }
    std::string object(Seat who) const { return viewer_ == who ? "you" : names_.in_sentence(who); }
    std::string possessive(Seat who) const {
        return viewer_ == who ? "your" : names_.in_sentence(who) + "'s";
    }
    std::string_view whose() const { return own() ? "your" : "the"; }
    std::string_view verb(std::string_view mine, std::string_view theirs) const {
        return own() ? mine : theirs;
    }
    const std::string& card_name() const { return rules_.name(event_.card); }
    std::string names_of(const CardSet& cards) const {
        std::vector<std::string> words;
        for (const CardId card : listed(rules_, cards)) words.push_back(rules_.name(card));
        return joined(words);
    }
    std::string prestige() const {
        const int worth = rules_.event(event_.event).prestige;
        return worth == 0 ? "" : fmt::format(" ({} prestige)", worth);
    }

    Json seat() const { return {{"seat", index_of(event_.seat)}}; }

    Telling card(std::string kind, std::string words) const {
        Json details = seat();
        details["card"] = rules_.id(event_.card);
        return {std::move(kind), std::move(words), std::move(details)};
    }
    Telling character(std::string kind, std::string words) const {
        Json details = seat();
        details["character"] = rules_.id(event_.character);
        return {std::move(kind), std::move(words), std::move(details)};
    }
    Telling of_event(std::string kind, std::string words, Json details) const {
        details["event"] = rules_.id(event_.event);
        return {std::move(kind), std::move(words), std::move(details)};
    }
    Telling toward(std::string kind, std::string words) const {
        Json details = seat();
        details["other"] = index_of(event_.other);
        return {std::move(kind), std::move(words), std::move(details)};
    }
    Telling exchanged(std::string kind, std::string words) const {
        Telling told = toward(std::move(kind), std::move(words));
        told.details["card"] = rules_.id(event_.card);
        return told;
    }
    Telling priced(std::string kind, std::string words) const {
        Telling told = card(std::move(kind), std::move(words));
        told.details["price"] = event_.number;
        return told;
    }

    // For the eyes of one seat; the others hear how many.
    Telling hidden_cards(std::string kind, std::string_view verb, std::string_view rest) const {
        Json details = seat();
        details["count"] = event_.number;
        if (own()) details["cards"] = cards_json(rules_, event_.cards);
        const std::string what =
            own() && event_.number > 0 ? names_of(event_.cards) : number_of(event_.number, "card");
        return {std::move(kind), fmt::format("{} {} {}{}.", who_, verb, what, rest), std::move(details)};
    }
    Telling peeked(std::string kind, std::string_view zone) const {
        Json details = seat();
        details["other"] = index_of(event_.other);
        details["count"] = event_.number;
        if (own()) details["cards"] = cards_json(rules_, event_.cards);
        std::string words = fmt::format("{} looked at {} {}", who_, possessive(event_.other), zone);
        if (own()) words += ": " + (event_.cards.empty() ? "nothing" : names_of(event_.cards));
        return {std::move(kind), words + ".", std::move(details)};
    }

    Telling activated() const {
        std::string_view where;
        if (event_.from == Zone::Look) where = " from the Look";
        if (event_.from == Zone::Floordrobe) where = " from the Floordrobe";
        if (event_.from == Zone::Market) where = " in the Market";
        const std::string coins =
            event_.number == 0 ? "" : fmt::format(", for {}", number_of(event_.number, "coin"));
        Telling told =
            card("activated", fmt::format("{} activated {}{}{}.", who_, card_name(), where, coins));
        told.details["from"] = zone_name(event_.from);
        told.details["coins"] = event_.number;
        return told;
    }
    Telling worn() const {
        Json details = seat();
        details["category"] = name_of(event_.category);
        if (own()) details["card"] = rules_.id(event_.card);
        return {"worn",
                own() ? fmt::format("You put on {}.", card_name())
                      : fmt::format("{} put on a {} card.", who_, name_of(event_.category)),
                std::move(details)};
    }
    Telling reversed() const {
        if (event_.card != no_card)
            return card("reversed", fmt::format("{} reversed it with {}.", who_, card_name()));
        return {"reversed", fmt::format("{} reversed it with {} power.", who_, own() ? "your" : "a"), seat()};
    }
    Telling returned() const {
        std::string_view where = "hand";
        if (event_.to == Zone::Wardrobe) where = "Wardrobe, on top";
        if (event_.to == Zone::Look) where = "Look";
        Telling told =
            card("returned", fmt::format("{} returned {} to {} {}.", who_, card_name(), whose(), where));
        told.details["to"] = zone_name(event_.to);
        return told;
    }
    Telling took() const {
        std::string words;
        const std::string victim = possessive(event_.other);
        const std::string cards = names_of(event_.cards);
        const std::string_view zone = zone_word(event_.from);
        switch (event_.deed) {
        case Deed::Borrow:
            words = fmt::format("{} borrowed {} from {} {}.", who_, cards, victim, zone);
            break;
        case Deed::Discard:
            words =
                fmt::format("{} made {} discard {} from the {}.", who_, object(event_.other), cards, zone);
            break;
        case Deed::Trash: words = fmt::format("{} trashed {} from {} {}.", who_, cards, victim, zone); break;
        }
        constexpr std::array deeds{"borrow", "discard", "trash"};
        Telling told = toward("took", std::move(words));
        told.details["cards"] = cards_json(rules_, event_.cards);
        told.details["deed"] = deeds.at(static_cast<std::size_t>(event_.deed));
        told.details["from"] = zone_name(event_.from);
        return told;
    }
    Telling showed() const {
        Json details = seat();
        const bool competes = event_.up.contains(event_.seat);
        details["up"] = competes;
        if (!competes) return {"showed", fmt::format("{} stayed out.", who_), std::move(details)};
        details["cards"] = cards_json(rules_, event_.cards);
        details["total"] = event_.number;
        return {"showed",
                fmt::format("{} competed with {}: {} in all.", who_, names_of(event_.cards), event_.number),
                std::move(details)};
    }
    Telling tied() const {
        std::vector<std::string> words;
        for (const Seat tied : event_.up) words.push_back(object(tied));
        return {"tied",
                fmt::format("It is a tie between {}.", joined(words)),
                {{"seats", seats_json(event_.up)}}};
    }

    static std::string_view zone_word(Zone zone) {
        return zone == Zone::Hand ? "hand" : zone == Zone::Look ? "Look" : "Floordrobe";
    }
    static std::string_view zone_name(Zone zone) {
        constexpr std::array names{"hand", "look", "floordrobe", "wardrobe", "market"};
        return names.at(static_cast<std::size_t>(zone));
    }

    const Rules& rules_;
    const Event& event_;
    Viewer viewer_;
    const SeatNames& names_;
    std::string who_;
};

} // namespace

Telling Game::tell(const Rules& rules, const Event& event, Viewer viewer, const SeatNames& names) {
    return Teller(rules, event, viewer, names).tell();
}

} // namespace drags_2_riches
