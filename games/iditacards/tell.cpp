#include "games/iditacards/describe.h"
#include "games/iditacards/names.h"

#include <fmt/format.h>

namespace iditacards {

using homestretch::Json;
using homestretch::Telling;
using homestretch::Viewer;

namespace {

// One event for one viewer. "You" where it is the viewer's own.
class Teller {
public:
    Teller(const Rules& rules, const Event& event, Viewer viewer, const homestretch::SeatNames& names)
        : rules_(rules), event_(event), own_(viewer == event.seat),
          who_(own_ ? "You" : names.first_in_sentence(event.seat)) {}

    // NOLINTNEXTLINE(readability-function-size): a line or two for every kind of event
    [[nodiscard]] Telling tell() const {
        using Kind = Event::Kind;
        switch (event_.kind) {
        case Kind::Started: return about_seat("started", "begin", "begins", "");
        case Kind::Played: return about_card("played", "play", "plays");
        case Kind::Revealed: return about_card("revealed", "reveal", "reveals");
        case Kind::PaidEnergy: return about_card("paid_energy", "discard", "discards");
        case Kind::PaidHealth:
            return about_seat("paid_health", "lose", "loses", fmt::format(" {} from the deck", names()),
                              {{"cards", ids()}});
        case Kind::Broken:
            return plain("broken", fmt::format("The payment fails because of {}.", card()), with_card());
        case Kind::Fizzled: return plain("fizzled", fmt::format("{} fizzles.", card()), with_card());
        case Kind::Risked: {
            Json details = with_card();
            details["risks"] = event_.number;
            return plain("risked", fmt::format("{} waits for {}.", card(), counted(event_.number, "risk")),
                         details);
        }
        case Kind::RiskPaid: {
            Json details = with_card();
            details["risks"] = event_.number;
            return plain("risk_paid",
                         event_.number == 0
                             ? fmt::format("The risk of {} is paid.", card())
                             : fmt::format("A risk of {} is paid, {} left.", card(), event_.number),
                         details);
        }
        case Kind::Resolved: return plain("resolved", fmt::format("{} takes effect.", card()), with_card());
        case Kind::ChainEnded:
            return plain("chain_ended", fmt::format("The chain is over: {} discarded.", names_are()),
                         {{"seat", index_of(event_.seat)}, {"cards", ids()}});
        case Kind::Cancelled:
            return plain("cancelled", fmt::format("The weather keeps {} from having an effect.", card()),
                         with_card());
        case Kind::Passed: return about_seat("passed", "pass", "passes", "");
        case Kind::Drew: return drew();
        case Kind::LookedAt:
            return about_seat("looked_at", "look", "looks",
                              fmt::format(" at {}", counted(event_.number, "card")),
                              {{"count", event_.number}});
        case Kind::DrewLookedAt:
            if (own_) return about_card("drew_looked_at", "draw", "draws");
            return about_seat("drew_looked_at", "draw", "draws", " one of them");
        case Kind::Destroyed: return about_card("destroyed", "destroy", "destroys");
        case Kind::Recovered: {
            const std::string_view where = event_.number == 1 ? "hand" : "deck";
            Telling told = about_card("recovered", "recover", "recovers", fmt::format(" to the {}", where));
            told.details["to"] = where;
            return told;
        }
        case Kind::Shuffled: return about_seat("shuffled", "shuffle", "shuffles", " the deck");
        case Kind::ChoseDeck:
            return about_seat("chose_deck", "choose", "chooses", fmt::format(" the {} deck", deck()),
                              {{"deck", deck_id()}});
        case Kind::SupplyGained:
            return plain("supply_gained", fmt::format("{} added to the supply.", names_are()),
                         {{"cards", ids()}});
        case Kind::SupplyDestroyed:
            return plain("supply_destroyed", "All cards in the supply are destroyed.", Json::object());
        case Kind::DeckRefilled:
            return plain("deck_refilled",
                         fmt::format("The destroyed cards of the {} deck are shuffled.", deck()),
                         {{"deck", deck_id()}});
        case Kind::Took: return about_card("took", "take", "takes");
        case Kind::DogArrived:
            return plain("dog_arrived", fmt::format("{} joins {} team.", card(), whose()), with_card());
        case Kind::NoRoom:
            return plain("no_room", fmt::format("There is no room for {}.", card()), with_card());
        case Kind::Attached: return with_dog("attached", "put", "puts", "on");
        case Kind::NotAttached:
            if (event_.number == 1) return about_card("attachment_declined", "decline", "declines");
            return plain("not_attached", fmt::format("No dog can hold {}.", card()), with_card());
        case Kind::AttachmentDropped: return with_dog("attachment_dropped", "discard", "discards", "from");
        case Kind::Saved: {
            Json details = with_card();
            details["dog"] = rules_.id(event_.other);
            return plain("saved", fmt::format("{} saves {}.", card(), rules_.name(event_.other)), details);
        }
        case Kind::DogDied: return dog_died();
        case Kind::Moved: {
            Telling told = moved("moved", "move", "moves");
            told.details["by"] = event_.number == 1 ? "turn" : "card";
            return told;
        }
        case Kind::PushedBack: return moved("pushed_back", "are pushed back", "is pushed back");
        case Kind::EnteredLeg:
            return about_seat("entered_leg", "enter", "enters",
                              fmt::format(" {}", rules_.leg_name(static_cast<std::size_t>(event_.number))),
                              {{"leg", event_.number}});
        case Kind::Levels:
            return about_seat("levels", "have", "has",
                              fmt::format(" hypothermia {}, starvation {}", event_.from, event_.to),
                              {{"hypothermia", event_.from}, {"starvation", event_.to}});
        case Kind::Died: return moved("died", "die and retreat", "dies and retreats");
        case Kind::Damaged:
            return about_seat("damaged", "take", "takes", fmt::format(" {} damage", event_.number),
                              {{"points", event_.number}});
        case Kind::Claimed: return about_card("claimed", "claim", "claims");
        case Kind::FlagSet: return flag_set();
        case Kind::DayCalled: return about_seat("day_called", "call a new day", "calls a new day", "");
        case Kind::Joined: return about_seat("joined", "join", "joins", "");
        case Kind::Stayed: return about_seat("stayed", "stay out", "stays out", "");
        case Kind::DayBegan:
            return about_seat("day_began", "shuffle", "shuffles", " everything into a new deck");
        case Kind::WeatherRolled: {
            const auto weather = static_cast<std::size_t>(event_.number);
            return plain("weather_rolled",
                         fmt::format("The weather is {}.", rules_.weather_words.name(weather)),
                         {{"weather", rules_.weather_words.id(weather)}});
        }
        case Kind::TurnBegan:
            return plain("turn_began",
                         own_ ? fmt::format("Round {}: your turn.", event_.number)
                              : fmt::format("Round {}: {}'s turn.", event_.number, who_),
                         {{"seat", index_of(event_.seat)}, {"round", event_.number}});
        case Kind::Finished:
            return about_seat("finished", "cross the finish line", "crosses the finish line", "");
        case Kind::LimitReached:
            return plain("limit_reached", "The time for this match is over.", Json::object());
        case Kind::Lost:
            return about_seat("lost", "die", "dies",
                              fmt::format(" on square {}: the race is lost", square_name(event_.number)));
        }
        homestretch::check(false);
        return {};
    }

private:
    [[nodiscard]] const std::string& card() const { return rules_.name(event_.card); }
    [[nodiscard]] std::string whose() const { return own_ ? "your" : who_ + "'s"; }
    [[nodiscard]] std::size_t deck_row() const {
        return rules_.upgrade_decks[static_cast<std::size_t>(event_.number)];
    }
    [[nodiscard]] const std::string& deck() const { return rules_.deck_words.name(deck_row()); }
    [[nodiscard]] const std::string& deck_id() const { return rules_.deck_words.id(deck_row()); }
    [[nodiscard]] Json with_card() const {
        return {{"seat", index_of(event_.seat)}, {"card", rules_.id(event_.card)}};
    }

    [[nodiscard]] static Telling plain(std::string_view kind, std::string words, Json details) {
        return {std::string(kind), std::move(words), std::move(details)};
    }
    [[nodiscard]] Telling about_seat(std::string_view kind, std::string_view you, std::string_view they,
                                     std::string_view rest, const Json& more = Json::object()) const {
        Json details = {{"seat", index_of(event_.seat)}};
        details.update(more);
        return plain(kind, fmt::format("{} {}{}.", who_, own_ ? you : they, rest), details);
    }
    [[nodiscard]] Telling about_card(std::string_view kind, std::string_view you, std::string_view they,
                                     std::string_view rest = "") const {
        return plain(kind, fmt::format("{} {} {}{}.", who_, own_ ? you : they, card(), rest), with_card());
    }
    [[nodiscard]] Telling with_dog(std::string_view kind, std::string_view you, std::string_view they,
                                   std::string_view where) const {
        Telling told = about_card(kind, you, they, fmt::format(" {} {}", where, rules_.name(event_.other)));
        told.details["dog"] = rules_.id(event_.other);
        return told;
    }
    [[nodiscard]] Telling moved(std::string_view kind, std::string_view you, std::string_view they) const {
        return about_seat(kind, you, they,
                          fmt::format(" from {} to {}", square_name(event_.from), square_name(event_.to)),
                          {{"from", event_.from}, {"to", event_.to}});
    }
    [[nodiscard]] Json ids() const {
        Json ids = Json::array();
        for (const CardId listed : event_.cards) ids.push_back(rules_.id(listed));
        return ids;
    }
    [[nodiscard]] std::string names() const {
        std::string names;
        for (const CardId listed : event_.cards) names += (names.empty() ? "" : ", ") + rules_.name(listed);
        return names;
    }
    [[nodiscard]] std::string names_are() const {
        return names() + (event_.cards.size() == 1 ? " is" : " are");
    }
    [[nodiscard]] Telling drew() const {
        const auto count = static_cast<int>(event_.cards.size());
        if (!own_)
            return about_seat("drew", "draw", "draws", fmt::format(" {}", counted(count, "card")),
                              {{"count", count}});
        return about_seat("drew", "draw", "draws", " " + names(), {{"count", count}, {"cards", ids()}});
    }
    [[nodiscard]] Telling dog_died() const {
        const auto where = static_cast<DiesTo>(event_.number);
        const std::string_view end = where == DiesTo::Hand      ? " and goes to the hand"
                                     : where == DiesTo::Discard ? " and goes to the discard pile"
                                                                : "";
        Json details = with_card();
        details["to"] = where == DiesTo::Hand ? "hand" : where == DiesTo::Discard ? "discard" : "destroyed";
        return plain("dog_died", fmt::format("{} {} dies{}.", own_ ? "Your" : whose(), card(), end), details);
    }
    [[nodiscard]] Telling flag_set() const {
        const std::string flag = flag_words().id(static_cast<std::size_t>(event_.number));
        const Json details = {{"seat", index_of(event_.seat)}, {"flag", flag}};
        if (event_.number == static_cast<int>(DayFlag::Immune))
            return plain("flag_set",
                         fmt::format("{} {} immune until the day ends.", who_, own_ ? "are" : "is"), details);
        const std::string_view cost =
            event_.number == static_cast<int>(DayFlag::EnergyZero) ? "energy" : "health";
        return plain("flag_set",
                     fmt::format("{} {} no {} until the day ends.", who_, own_ ? "pay" : "pays", cost),
                     details);
    }

    const Rules& rules_;
    const Event& event_;
    bool own_;
    std::string who_;
};

} // namespace

Telling tell(const Rules& rules, const Event& event, Viewer viewer, const homestretch::SeatNames& names) {
    return Teller(rules, event, viewer, names).tell();
}

} // namespace iditacards
