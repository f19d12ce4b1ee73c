#include "games/dragon-racer/describe.h"

#include "games/dragon-racer/names.h"
#include "games/dragon-racer/phases.h"
#include "games/dragon-racer/plans.h"
#include "games/dragon-racer/support.h"

#include <fmt/format.h>

#include <vector>

namespace dragon_racer {

namespace {

using homestretch::ActionWords;
using homestretch::joined;
using homestretch::SeatNames;
using homestretch::Target;

const Player& own(const View& view) {
    return view.open.players[index_of(*view.viewer)];
}

std::string spaces_words(int spaces) {
    return fmt::format("move {}", spaces);
}

Target hand_card(const Rules& rules, const View& view, std::size_t index) {
    return {"hand", view.viewer, index, id_of(rules, view.hand[index])};
}
Target collected_card(const Rules& rules, const View& view, std::size_t index) {
    return {"collected", view.viewer, index, id_of(rules, own(view).collected[index])};
}
Target racing_dragon(const Rules& rules, const View& view, Seat seat, std::size_t slot) {
    return {"team", seat, slot, id_of(rules, view.open.players[index_of(seat)].team[slot])};
}

std::string pick_words(const Rules& rules, const View& view, std::size_t index) {
    const CardId card = view.hand[index];
    const Dragon& dragon = rules.dragon(card);
    return fmt::format("Take {} ({} {}): {}", rules.name(card), rules.colour_words.id(dragon.colour),
                       rules.racetrack_words.name(dragon.racetrack), rules.text(card));
}

std::string whose_words(const View& view, Seat seat, const SeatNames& names) {
    return view.viewer == seat ? "your own" : names.in_sentence(seat) + "'s";
}

std::string attack_words(const Rules& rules, const View& view, Action action, const SeatNames& names) {
    const Player& who = own(view);
    const Dragon& attacker = rules.dragon(who.collected[view.open.asking]);
    const bool self = view.viewer == seat_at(action.first);
    const Player& target = view.open.players[action.first];
    const CardId racing = target.team[action.second];
    const Need need =
        need_of(rules.dragon(racing), attack_needs(rules, view.open, seat_at(action.first))[action.second] +
                                          ColourCounts::of(attacker.attack_colour, attacker.attack_icons));
    const int bonus = self && !rules.self_attack_pays ? 0 : rules.character(who.character).attack_bonus;
    return fmt::format("Attack {} {} with {}: it then needs {}{}",
                       whose_words(view, seat_at(action.first), names), rules.name(racing),
                       rules.name(who.collected[view.open.asking]), icon_words(rules, need),
                       bonus > 0 ? fmt::format("; {} for {}", spaces_words(bonus),
                                               rules.abilities[static_cast<std::size_t>(who.character)])
                                 : "");
}

std::string fire_words(const Rules& rules, const View& view, std::size_t mask) {
    if (mask == 0) return "Fire up nothing";
    const Player& who = own(view);
    const Flight flown = flight(rules, who, mask);
    const Supporters supporters = assigned_supporters(rules, view.open, *view.viewer, mask);
    std::string text = fmt::format(
        "Fire up {}: {}", fired_words(rules, who.team, who.collected, who.character, mask, supporters),
        spaces_words(flown.spaces + flown.bonus));
    if (flown.bonus > 0) {
        text +=
            fmt::format(" ({} by {})", flown.bonus, rules.abilities[static_cast<std::size_t>(who.character)]);
    }
    return text;
}

ActionWords fire_said(const Rules& rules, const View& view, std::size_t mask) {
    ActionWords said{.label = "Fire up nothing", .words = fire_words(rules, view, mask)};
    std::vector<std::string> names;
    for (std::size_t slot = 0; slot < own(view).team.size(); ++slot) {
        if (((mask >> slot) & 1U) == 0) continue;
        names.push_back(rules.name(own(view).team[slot]));
        said.targets.push_back(racing_dragon(rules, view, *view.viewer, slot));
    }
    if (!names.empty()) said.label = fmt::format("Fire up {}", joined(names));
    return said;
}

std::string swap_words(const Rules& rules, const View& view, Action action) {
    const Player& who = own(view);
    const CardId in = who.collected[action.first];
    const CardId out = who.team[action.second];
    const Character& character = rules.character(who.character);
    const int bonus = character.swap_bonus +
                      (rules.dragon(in).colour != rules.dragon(out).colour ? character.swap_colour_bonus : 0);
    return fmt::format("Swap {} in for {}: {}{}", rules.name(in), rules.name(out), rules.text(in),
                       bonus > 0 ? fmt::format(" {} for {}.", "Move " + std::to_string(bonus),
                                               rules.abilities[static_cast<std::size_t>(who.character)])
                                 : "");
}

} // namespace

std::string icon_words(const Rules& rules, const Need& need) {
    std::vector<std::string> icons;
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        const unsigned count = need.coloured[colour];
        if (count > 0) icons.push_back(fmt::format("{} {}", count, rules.colour_words.id(colour)));
    }
    const unsigned any = need.icons - need.coloured.total();
    if (any > 0) icons.push_back(fmt::format("{} any", any));
    return joined(icons);
}

std::string action_text(const Rules& rules, const View&, Action action) {
    switch (kind_of(action)) {
    case ActionKind::ChooseCharacter:
        return fmt::format("choose_character {}", id_of(rules, static_cast<CharacterId>(action.first)));
    case ActionKind::Pick: return fmt::format("pick {}", action.first);
    case ActionKind::Hold: return "hold";
    case ActionKind::Attack: return fmt::format("attack {} {}", action.first, action.second);
    case ActionKind::Fire: return fmt::format("fire {}", action.first);
    case ActionKind::KeepTeam: return "swap none";
    case ActionKind::Swap: return fmt::format("swap {} {}", action.first, action.second);
    }
    homestretch::check(false);
    return {};
}

ActionWords describe(const Rules& rules, const View& view, Action action, const SeatNames& names) {
    switch (kind_of(action)) {
    case ActionKind::ChooseCharacter: {
        const auto character = static_cast<CharacterId>(action.first);
        return {fmt::format("Play {}", rules.name(character)),
                fmt::format("Play {} ({}): {}", rules.name(character), rules.abilities[action.first],
                            rules.text(character)),
                {{"character", {}, {}, id_of(rules, character)}}};
    }
    case ActionKind::Pick:
        return {fmt::format("Take {}", rules.name(view.hand[action.first])),
                pick_words(rules, view, action.first),
                {hand_card(rules, view, action.first)}};
    case ActionKind::Hold: {
        const CardId card = own(view).collected[view.open.asking];
        return {fmt::format("Hold {}", rules.name(card)),
                fmt::format("Hold {}: it can support as a {} dragon", rules.name(card),
                            rules.colour_words.id(rules.dragon(card).colour)),
                {collected_card(rules, view, view.open.asking)}};
    }
    case ActionKind::Attack: {
        const Seat target = seat_at(action.first);
        return {fmt::format("Attack {} {}", whose_words(view, target, names),
                            rules.name(view.open.players[action.first].team[action.second])),
                attack_words(rules, view, action, names),
                {racing_dragon(rules, view, target, action.second)}};
    }
    case ActionKind::Fire: return fire_said(rules, view, action.first);
    case ActionKind::KeepTeam: return {"Keep the team", "Keep the team as it is", {}};
    case ActionKind::Swap:
        return {fmt::format("Swap in {} for {}", rules.name(own(view).collected[action.first]),
                            rules.name(own(view).team[action.second])),
                swap_words(rules, view, action),
                {collected_card(rules, view, action.first),
                 racing_dragon(rules, view, *view.viewer, action.second)}};
    }
    homestretch::check(false);
    return {};
}

std::string fired_words(const Rules& rules, const Team& team, const Hand& collected, CharacterId character,
                        std::size_t mask, const Supporters& supporters) {
    std::vector<std::string> dragons;
    for (std::size_t slot = 0; slot < team.size(); ++slot) {
        if (((mask >> slot) & 1U) == 0) continue;
        std::string names;
        const auto add = [&](const std::string& name) { names += (names.empty() ? "" : ", ") + name; };
        for (std::size_t i = 0; i < collected.size(); ++i) {
            if (supporters.cards[i] == slot) add(rules.name(collected[i]));
        }
        for (const std::uint8_t supported : supporters.character) {
            if (supported == slot) add(rules.name(character));
        }
        dragons.push_back(fmt::format("{} ({})", rules.name(team[slot]), names));
    }
    return joined(dragons);
}

} // namespace dragon_racer
