#include "games/dragon-racer/plans.h"

#include "games/dragon-racer/support.h"

#include <algorithm>
#include <bit>

namespace dragon_racer {

using homestretch::Json;

namespace {

bool contains(std::size_t mask, std::size_t slot) {
    return ((mask >> slot) & 1U) != 0;
}

Json supported_json(const Player& who, std::size_t slot, const Supporters& supporters) {
    Json cards = Json::array();
    for (std::size_t i = 0; i < who.collected.size(); ++i) {
        if (supporters.cards[i] == slot) cards.push_back(i);
    }
    const auto character = std::count(supporters.character.begin(), supporters.character.end(), slot);
    return {{"slot", slot}, {"cards", cards}, {"character", character}};
}

Json plan_json(const Rules& rules, const View& view, std::size_t mask) {
    const Seat seat = *view.viewer;
    const Player& who = view.open.players[index_of(seat)];
    const Supporters supporters = assigned_supporters(rules, view.open, seat, mask);
    const Flight flown = flight(rules, who, mask);
    Json dragons = Json::array();
    for (std::size_t slot = 0; slot < who.team.size(); ++slot) {
        if (contains(mask, slot)) dragons.push_back(supported_json(who, slot, supporters));
    }
    return {{"mask", mask}, {"spaces", flown.spaces}, {"bonus", flown.bonus}, {"dragons", dragons}};
}

} // namespace

Flight flight(const Rules& rules, const Player& who, std::size_t mask) {
    const Character& character = rules.character(who.character);
    Flight flown;
    for (std::size_t slot = 0; slot < who.team.size(); ++slot) {
        if (!contains(mask, slot)) continue;
        const auto speed = rules.dragon(who.team[slot]).speed;
        flown.spaces += speed;
        flown.bonus += character.fire_bonus[speed];
    }
    if (mask == whole_team(who.team)) flown.bonus += character.fire_all_bonus;
    return flown;
}

Json needs_json(const Rules& rules, const Open& open, Seat seat) {
    const Team& team = player(open, seat).team;
    const AttackNeeds attacks = attack_needs(rules, open, seat);
    Json needs = Json::array();
    for (std::size_t slot = 0; slot < team.size(); ++slot) {
        const Need need = need_of(rules.dragon(team[slot]), attacks[slot]);
        Json icons = Json::object();
        for (std::size_t colour = 0; colour < colour_count; ++colour) {
            icons[rules.colour_words.id(colour)] = need.coloured[colour];
        }
        icons["any"] = need.icons - need.coloured.total();
        needs.push_back(std::move(icons));
    }
    return needs;
}

Json plans_json(const Rules& rules, const View& view) {
    Json plans = Json::array();
    for (MaskSet left = feasible_masks(rules, view.open, *view.viewer); left != 0; left &= left - 1)
        plans.push_back(plan_json(rules, view, static_cast<std::size_t>(std::countr_zero(left))));
    return plans;
}

} // namespace dragon_racer
