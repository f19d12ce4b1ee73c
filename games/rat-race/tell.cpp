#include "games/rat-race/describe.h"
#include "games/rat-race/names.h"
#include "games/rat-race/phases.h"

#include <fmt/format.h>

namespace rat_race {

using homestretch::joined;
using homestretch::Json;
using homestretch::SeatNames;
using homestretch::Telling;
using homestretch::Viewer;

namespace {

std::string names_of(const Rules& rules, const Titles& cards) {
    std::vector<std::string> names;
    for (const TitleId card : cards) names.push_back(rules.name(card));
    return joined(names);
}

std::string number_of(std::size_t count, std::string_view what) {
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

class Teller {
public:
    Teller(const Rules& rules, const Event& event, Viewer viewer, const SeatNames& names)
        : rules_(rules), event_(event), viewer_(viewer), names_(names), who_(subject(event.seat)) {}

    // NOLINTNEXTLINE(readability-function-size): a line or two for every kind of event
    Telling tell() const {
        using Kind = Event::Kind;
        switch (event_.kind) {
        case Kind::Dealt:
            return cards("dealt", own() ? fmt::format("You were dealt {}.", names_of(rules_, event_.cards))
                                        : fmt::format("{} was dealt {}.", who_,
                                                      number_of(event_.cards.size(), "card")));
        case Kind::Committed: return {"committed", fmt::format("{} decided.", who_), seat()};
        case Kind::Voted:
            return {"voted",
                    fmt::format("{} voted for {}.", who_, object(event_.other)),
                    {{"seat", index_of(event_.seat)}, {"for", index_of(event_.other)}}};
        case Kind::Tied:
            return {"tied",
                    fmt::format("The election was tied, for the {} time.", ordinal(event_.number)),
                    {{"election", event_.number}}};
        case Kind::FirstPlayer:
            return {"first_player",
                    fmt::format("{} {} first{}.", who_, own() ? "play" : "plays",
                                event_.by_chance ? ", by lot" : ""),
                    {{"seat", index_of(event_.seat)}, {"by_lot", event_.by_chance}}};
        case Kind::TurnBegan:
            return {"turn_began",
                    own() ? fmt::format("Turn {}: it is yours.", event_.number)
                          : fmt::format("Turn {}: {}.", event_.number, who_),
                    {{"seat", index_of(event_.seat)}, {"turn", event_.number}}};
        case Kind::Played: return card("played", fmt::format("{} played {}.", who_, name()), true);
        case Kind::Placed:
            return {"placed", fmt::format("{} went to the {}.", name(), rules_.name(event_.councilor)),
                    issue()};
        case Kind::Drew:
            return card("drew",
                        own() ? fmt::format("You drew {}.", name()) : fmt::format("{} drew a card.", who_),
                        own());
        case Kind::Reshuffled:
            return {"reshuffled",
                    fmt::format("{} of the discard pile became the draw pile.",
                                number_of(static_cast<std::size_t>(event_.number), "card")),
                    {{"cards", event_.number}}};
        case Kind::Banked:
            return card("banked",
                        own() ? fmt::format("You banked {}.", name())
                              : fmt::format("{} banked a card.", who_),
                        own());
        case Kind::Unbanked: {
            const bool seen = own() || event_.face_up;
            return card("unbanked",
                        fmt::format("{} took {} out of {} bank.", who_, seen ? name() : "a card",
                                    own() ? "your" : "the"),
                        seen);
        }
        case Kind::Discarded: return card("discarded", fmt::format("{} discarded {}.", who_, name()), true);
        case Kind::Stolen: return between("stolen", "took", "from " + object(event_.other));
        case Kind::Recovered:
            return card("recovered", fmt::format("{} took {} from the discard pile.", who_, name()), true);
        case Kind::Looked: return counted("looked", "looked at", "");
        case Kind::Kept:
            return card("kept",
                        own() ? fmt::format("You kept {}.", name()) : fmt::format("{} kept a card.", who_),
                        own());
        case Kind::PutUnder: return counted("put_under", "put", " under the pile");
        case Kind::Given: return given();
        case Kind::Peeked:
            return cards("peeked", own() ? fmt::format("You looked into {}: {}.", bank(event_.other),
                                                       names_of(rules_, event_.cards))
                                         : fmt::format("{} looked into {}.", who_, bank(event_.other)));
        case Kind::Exposed:
            return card("exposed", fmt::format("{} turned up in {}.", name(), bank(event_.seat)), true);
        case Kind::IssueMoved:
            return {"issue_moved",
                    fmt::format("{} went from the {} to the {}.", name(), rules_.name(event_.from),
                                rules_.name(event_.councilor)),
                    moved_issue(true)};
        case Kind::IssueDropped:
            return {"issue_dropped",
                    fmt::format("{} of the {} was discarded.", name(), rules_.name(event_.from)),
                    moved_issue(false)};
        case Kind::Revealed: return card("revealed", fmt::format("{} turned over {}.", who_, name()), true);
        case Kind::IssueDealt:
            return {"issue_dealt", fmt::format("{} joined the {}.", name(), rules_.name(event_.councilor)),
                    issue()};
        case Kind::Moved: return moved();
        case Kind::Passed: return {"passed", fmt::format("{} moved nobody.", who_), seat()};
        case Kind::Stopped: return {"stopped", fmt::format("{} stopped.", who_), seat()};
        case Kind::RiotBegan: return field("riot_began", "A riot broke out on");
        case Kind::RiotEnded: return field("riot_ended", "Calm returned to");
        case Kind::MoveSkipped: return {"move_skipped", "No Councilor can move.", seat()};
        case Kind::Crowned: return crowned();
        case Kind::BankShown:
            return {"bank_shown",
                    fmt::format("{} {} {} banked: {}.", who_, own() ? "have" : "has",
                                number_of(static_cast<std::size_t>(event_.number), "symbol"),
                                event_.cards.empty() ? "nothing" : names_of(rules_, event_.cards)),
                    {{"seat", index_of(event_.seat)},
                     {"score", event_.number},
                     {"cards", titles_json(rules_, event_.cards)}}};
        }
        homestretch::check(false);
        return {};
    }

private:
    bool own() const { return viewer_ == event_.seat; }
    const std::string& name() const { return rules_.name(event_.title); }
    std::string subject(Seat who) const { return viewer_ == who ? "You" : names_.first_in_sentence(who); }
    std::string object(Seat who) const { return viewer_ == who ? "you" : names_.in_sentence(who); }
    std::string bank(Seat who) const {
        return viewer_ == who ? "your bank" : "the bank of " + names_.in_sentence(who);
    }
    static std::string ordinal(int number) {
        return number == 1 ? "first" : number == 2 ? "second" : "third";
    }

    Json seat() const { return {{"seat", index_of(event_.seat)}}; }
    Json issue() const {
        return {{"seat", index_of(event_.seat)},
                {"card", rules_.id(event_.title)},
                {"councilor", rules_.id(event_.councilor)}};
    }
    Json moved_issue(bool stays) const {
        Json json{{"seat", index_of(event_.seat)},
                  {"card", rules_.id(event_.title)},
                  {"from", rules_.id(event_.from)}};
        if (stays) json["to"] = rules_.id(event_.councilor);
        return json;
    }

    Telling card(std::string kind, std::string words, bool seen) const {
        Json details = seat();
        if (seen) details["card"] = rules_.id(event_.title);
        return {std::move(kind), std::move(words), std::move(details)};
    }

    // For the eyes of one seat.
    Telling cards(std::string kind, std::string words) const {
        Json details = seat();
        details["count"] = event_.cards.size();
        if (event_.kind == Event::Kind::Peeked) details["of"] = index_of(event_.other);
        if (own()) details["cards"] = titles_json(rules_, event_.cards);
        return {std::move(kind), std::move(words), std::move(details)};
    }
    Telling counted(std::string kind, std::string_view verb, std::string_view rest) const {
        const std::string what =
            own() ? names_of(rules_, event_.cards) : number_of(event_.cards.size(), "card");
        return cards(std::move(kind), fmt::format("{} {} {}{}.", who_, verb, what, rest));
    }

    // For the eyes of two.
    Telling between(std::string kind, std::string_view verb, std::string_view whom) const {
        const bool seen = own() || viewer_ == event_.other;
        Telling told = card(std::move(kind),
                            fmt::format("{} {} {} {}.", who_, verb, seen ? name() : "a card", whom), seen);
        told.details["other"] = index_of(event_.other);
        return told;
    }

    Telling given() const {
        const bool self = event_.seat == event_.other;
        return between("given", "put",
                       self ? fmt::format("into {} own bank", own() ? "your" : "their")
                            : "into " + bank(event_.other));
    }

    Telling field(std::string kind, std::string_view words) const {
        return {std::move(kind),
                fmt::format("{} {}.", words, place_words(rules_, event_.target)),
                {{"seat", index_of(event_.seat)}, {"place", place_text(rules_, event_.target)}}};
    }

    Telling moved() const {
        const std::string& councilor = rules_.name(event_.councilor);
        const std::string words =
            event_.target == off_board
                ? fmt::format("The {} went back off the board.", councilor)
                : fmt::format("The {} went to {}.", councilor, place_words(rules_, event_.target));
        return {"moved",
                words,
                {{"seat", index_of(event_.seat)},
                 {"councilor", rules_.id(event_.councilor)},
                 {"from", place_text(rules_, event_.start)},
                 {"to", place_text(rules_, event_.target)}}};
    }

    Telling crowned() const {
        const std::string& councilor = rules_.name(event_.councilor);
        std::string words;
        switch (event_.ended_by) {
        case EndedBy::Throne: words = fmt::format("The {} takes the Throne.", councilor); break;
        case EndedBy::SilentRound:
            words = fmt::format("Nothing moves any more: the {} becomes Regent.", councilor);
            break;
        case EndedBy::TurnLimit: words = fmt::format("Time is up: the {} becomes Regent.", councilor); break;
        default:
            words = fmt::format("A technical bound, which is no rule of the game, ends the match: the {} "
                                "becomes Regent.",
                                councilor);
        }
        return {"crowned",
                words,
                {{"councilor", rules_.id(event_.councilor)},
                 {"ended_by", ending_words().id(static_cast<std::size_t>(event_.ended_by))}}};
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

} // namespace rat_race
