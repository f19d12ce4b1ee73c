#include "games/dragon-racer/describe.h"
#include "games/dragon-racer/names.h"
#include "games/dragon-racer/phases.h"

#include <fmt/format.h>

namespace dragon_racer {

using homestretch::Json;
using homestretch::Telling;
using homestretch::Viewer;

namespace {

std::string card_names(const Rules& rules, const Hand& cards) {
    std::string names;
    for (const CardId card : cards) names += (names.empty() ? "" : ", ") + rules.name(card);
    return names;
}

std::string spaces_of(int number) {
    return fmt::format("{} space{}", number, number == 1 ? "" : "s");
}

Telling tell_fired(const Rules& rules, const Event& event, const std::string& who) {
    Json dragons = Json::array();
    for (std::size_t slot = 0; slot < event.team.size(); ++slot) {
        if (((event.mask >> slot) & 1U) == 0) continue;
        Json supporters = Json::array();
        for (std::size_t i = 0; i < event.cards.size(); ++i) {
            if (event.supporters.cards[i] == slot) supporters.push_back(id_of(rules, event.cards[i]));
        }
        for (const std::uint8_t supported : event.supporters.character) {
            if (supported == slot) supporters.push_back(id_of(rules, event.character));
        }
        dragons.push_back(
            {{"slot", slot}, {"card", id_of(rules, event.team[slot])}, {"supporters", supporters}});
    }
    const std::string words = event.mask == 0
                                  ? fmt::format("{} fired up nothing.", who)
                                  : fmt::format("{} fired up {} and moved {}.", who,
                                                fired_words(rules, event.team, event.cards, event.character,
                                                            event.mask, event.supporters),
                                                spaces_of(event.number));
    return {
        "fired_up", words, {{"seat", index_of(event.seat)}, {"dragons", dragons}, {"spaces", event.number}}};
}

// What was dealt is for its owner's eyes only.
Telling tell_hand(const Rules& rules, const Event& event, bool own, const std::string& who) {
    Json details{{"seat", index_of(event.seat)}, {"count", event.cards.size()}};
    if (!own) return {"hand_dealt", fmt::format("{} was dealt {} cards.", who, event.cards.size()), details};
    details["cards"] = ids_of(rules, event.cards);
    return {"hand_dealt", fmt::format("You were dealt {}.", card_names(rules, event.cards)), details};
}

Telling tell_attack(const Rules& rules, const Event& event, Viewer viewer,
                    const homestretch::SeatNames& names, const std::string& who) {
    const Seat target = event.attack.seat;
    const bool self = target == event.seat;
    const std::string whose = self               ? viewer == target ? "your own" : "its own"
                              : viewer == target ? "your"
                                                 : names.in_sentence(target) + "'s";
    return {
        "attacked",
        fmt::format("{} attacked {} {} with {}.", who, whose, rules.name(event.other),
                    rules.name(event.card)),
        {{"seat", index_of(event.seat)},
         {"card", id_of(rules, event.card)},
         {"target",
          {{"seat", index_of(target)}, {"slot", event.attack.slot}, {"card", id_of(rules, event.other)}}}}};
}

} // namespace

Telling tell(const Rules& rules, const Event& event, Viewer viewer, const homestretch::SeatNames& names) {
    using Kind = Event::Kind;
    const bool own = viewer == event.seat;
    const std::size_t seat = index_of(event.seat);
    const std::string who = own ? "You" : names.first_in_sentence(event.seat);
    switch (event.kind) {
    case Kind::CharacterTaken:
        return {"character_taken",
                fmt::format("{} took the character {} ({}).", who, rules.name(event.character),
                            rules.abilities[static_cast<std::size_t>(event.character)]),
                {{"seat", seat}, {"character", id_of(rules, event.character)}}};
    case Kind::TrophyGiven:
        return {"trophy_given",
                fmt::format("{} got the trophy for {}{}.", who,
                            rules.trophies[static_cast<std::size_t>(event.number) - 1],
                            event.shared ? ", by lot" : ""),
                {{"seat", seat}, {"place", event.number}, {"by_lot", event.shared}}};
    case Kind::TeamDealt:
        return {"team_dealt",
                fmt::format("{} got the team {}.", who, card_names(rules, event.cards)),
                {{"seat", seat}, {"cards", ids_of(rules, event.cards)}}};
    case Kind::TileTurned:
        return {"tile_turned",
                fmt::format("The {} tile was turned up; {} dragons joined the deck.",
                            rules.tile_words.name(static_cast<std::size_t>(event.tile)), event.number),
                {{"tile", id_of(rules, event.tile)}, {"dragons", event.number}}};
    case Kind::HandDealt: return tell_hand(rules, event, own, who);
    case Kind::Committed: return {"committed", fmt::format("{} chose a card.", who), {{"seat", seat}}};
    case Kind::Taken:
        if (!own) return {"taken", fmt::format("{} took a card.", who), {{"seat", seat}}};
        return {"taken",
                fmt::format("You took {}.", rules.name(event.card)),
                {{"seat", seat}, {"card", id_of(rules, event.card)}}};
    case Kind::HandsPassed: {
        const std::string direction = event.number > 0 ? "left" : "right";
        return {"hands_passed",
                fmt::format("The hands were passed to the {}.", direction),
                {{"direction", direction}}};
    }
    case Kind::Revealed:
        return {"revealed",
                fmt::format("{} revealed {}.", who, card_names(rules, event.cards)),
                {{"seat", seat}, {"cards", ids_of(rules, event.cards)}}};
    case Kind::Held:
        return {"held",
                fmt::format("{} held {} back.", who, rules.name(event.card)),
                {{"seat", seat}, {"card", id_of(rules, event.card)}}};
    case Kind::Attacked: return tell_attack(rules, event, viewer, names, who);
    case Kind::FiredUp: return tell_fired(rules, event, who);
    case Kind::BonusMoved:
        return {"bonus_moved",
                fmt::format("{} moved {} more by {}.", who, spaces_of(event.number),
                            rules.abilities[static_cast<std::size_t>(event.character)]),
                {{"seat", seat}, {"spaces", event.number}, {"character", id_of(rules, event.character)}}};
    case Kind::Swapped:
        return {"swapped",
                fmt::format("{} swapped {} in for {}.", who, rules.name(event.card), rules.name(event.other)),
                {{"seat", seat}, {"in", id_of(rules, event.card)}, {"out", id_of(rules, event.other)}}};
    case Kind::TeamKept: return {"team_kept", fmt::format("{} kept the team.", who), {{"seat", seat}}};
    case Kind::Boosted:
        return {"boosted",
                fmt::format("{} {} the {} boost and moved {}.", who, event.shared ? "tied" : "won",
                            rules.racetrack_words.name(event.racetrack), spaces_of(event.number)),
                {{"seat", seat},
                 {"racetrack", rules.racetrack_words.id(event.racetrack)},
                 {"spaces", event.number},
                 {"tied", event.shared}}};
    case Kind::TurnEnded:
        return {"turn_ended", fmt::format("Turn {} is over.", event.number), {{"turn", event.number}}};
    case Kind::Finished: return {"finished", "The race is over.", Json::object()};
    }
    homestretch::check(false);
    return {};
}

} // namespace dragon_racer
