#pragma once

// What can be read off a table of dogs: costs, speed, immunity.

#include "games/iditacards/rules.h"
#include "games/iditacards/state.h"

#include <algorithm>
#include <functional>

namespace iditacards {

// Big Dog counts as two wherever dogs are counted (ID-59).
[[nodiscard]] inline int dog_count(const Rules& rules, const Table& table) {
    int dogs = 0;
    for (const Dog& dog : table) dogs += rules.card(dog.card).counts_as;
    return dogs;
}

// Calls visit(card) for each dog and the attachments behind it: the order of a table.
template <class Visit>
void for_each_on_table(const Rules& rules, const Table& table, Visit&& visit) {
    for (const Dog& dog : table) {
        visit(rules.card(dog.card));
        for (const CardId attachment : dog.attachments) visit(rules.card(attachment));
    }
}
template <class Get>
[[nodiscard]] int sum_over_table(const Rules& rules, const Table& table, Get&& get) {
    int sum = 0;
    for_each_on_table(rules, table, [&](const Card& card) { sum += std::invoke(get, card.traits); });
    return sum;
}

// ID-81, ID-89
[[nodiscard]] inline bool is_immune(const Rules& rules, const Player& who) {
    return rules.leg(who.position).immune || who.day_flags.contains(DayFlag::Immune);
}

// Conditions; what a trigger waits for has been sorted out when the pack was read.
[[nodiscard]] inline bool applies(const Player& who, const homestretch::Step& step) {
    if (step.prefix == 0) [[likely]]
        return true;
    switch (homestretch::prefix_of<Prefix>(step)) {
    case Prefix::IfTodayType: return who.today_types.contains(static_cast<Type>(step.prefix_arguments[0]));
    case Prefix::IfTodayCards:
        for (std::size_t i = 1; i <= static_cast<std::size_t>(step.prefix_arguments[0]); ++i) {
            if (!who.today.contains(static_cast<CardId>(step.prefix_arguments[i]))) return false;
        }
        return true;
    case Prefix::IfNotMoved: return !who.day_flags.contains(DayFlag::Moved);
    default: return true;
    }
}

// ---- costs

struct Costs {
    int energy = 0;
    int health = 0;
    int risk = 0;
    bool whole_hand = false; // energy ALL
};

// The levels and traits that raise and lower one player's costs, added up once for many cards.
class CostTable {
public:
    CostTable(const Rules& rules, const Player& who)
        : rules_(rules), hypothermia_(who.hypothermia), starvation_(who.starvation), flags_(who.day_flags) {
        for_each_on_table(rules, who.table, [&](const Card& card) {
            add(energy_, card.traits.energy_cost);
            add(health_, card.traits.health_cost);
            add(risk_, card.traits.risk_cost);
        });
    }
    // ID-16: as if the card's type had already eased a level.
    [[nodiscard]] Costs when_played(CardId id) const {
        const Card& card = rules_.card(id);
        return of(card, hypothermia_ - (card.type == Type::Personal && hypothermia_ > 0 ? 1 : 0),
                  starvation_ - (card.type == Type::Food && starvation_ > 0 ? 1 : 0));
    }
    [[nodiscard]] Costs now(CardId id) const { return of(rules_.card(id), hypothermia_, starvation_); }

private:
    static void add(CostChange& sum, const CostChange& change) {
        sum.lower = static_cast<std::int16_t>(sum.lower + change.lower);
        sum.higher = static_cast<std::int16_t>(sum.higher + change.higher);
    }
    // ID-17 to ID-20: a printed 0 stays 0; others are lowered first, to 0 at most, and then raised.
    [[nodiscard]] static int final_cost(int printed, const CostChange& change, int level) {
        return printed == 0 ? 0 : std::max(0, printed - change.lower) + change.higher + level;
    }
    [[nodiscard]] Costs of(const Card& card, int hypothermia, int starvation) const {
        Costs costs{.health = final_cost(card.health, health_, starvation),
                    .risk = final_cost(card.risk, risk_, 0)};
        if (card.energy == cost_all)
            costs.whole_hand = true;
        else
            costs.energy = final_cost(card.energy, energy_, hypothermia);
        if (flags_.contains(DayFlag::EnergyZero)) {
            costs.energy = 0;
            costs.whole_hand = false;
        }
        if (flags_.contains(DayFlag::HealthZero)) costs.health = 0;
        return costs;
    }

    const Rules& rules_;
    int hypothermia_;
    int starvation_;
    DayFlags flags_;
    CostChange energy_{};
    CostChange health_{};
    CostChange risk_{};
};

// ID-21, ID-35: whether a card that has left hand or deck can be paid from what is there now.
[[nodiscard]] inline bool affordable(const Costs& costs, std::size_t hand, std::size_t deck) {
    return costs.energy <= static_cast<int>(hand) && costs.health <= static_cast<int>(deck);
}

// ID-103: whether a revealed card could still be paid if dogs went to the hand. Attachments that protect such
// a dog can be discarded or used up first.
[[nodiscard]] inline bool dogs_could_pay(const Rules& rules, const Table& table, const Costs& costs,
                                         std::size_t hand, std::size_t deck) {
    const auto returning = std::count_if(table.begin(), table.end(), [&](const Dog& dog) {
        return rules.card(dog.card).dies_to == DiesTo::Hand && !rules.card(dog.card).cannot_die;
    });
    const auto missing = costs.energy - static_cast<std::ptrdiff_t>(hand);
    return missing > 0 && missing <= returning && costs.health <= static_cast<std::ptrdiff_t>(deck);
}

// ---- speed and hands

// ID-73
[[nodiscard]] inline int speed_of(const Rules& rules, const Player& who, std::size_t weather) {
    const Leg& leg = rules.leg(who.position);
    const int dogs = dog_count(rules, who.table);
    int speed = 0;
    int factor = 1;
    const auto add = [&](int term) { speed += leg.no_speed_bonus ? std::min(term, 0) : term; };
    for (const Dog& dog : who.table) {
        const Card& card = rules.card(dog.card);
        add(card.traits.speed);
        add(card.traits.speed_other_dogs * (dogs - card.counts_as));
        factor *= card.traits.speed_multiply;
        for (const CardId attachment : dog.attachments) {
            add(rules.card(attachment).traits.speed);
            factor *= rules.card(attachment).traits.speed_multiply;
        }
    }
    add(leg.dog_speed * dogs);
    if (!is_immune(rules, who)) add(rules.weathers[weather].speed);
    return leg.no_speed_bonus ? speed : speed * factor;
}

// ID-74, ID-75: how far a movement goes, decided at its start. More than the whole track is no use.
[[nodiscard]] inline int distance_at(int speed, const Rules& rules, const Player& who, std::size_t weather,
                                     int printed, int times) {
    if (rules.weathers[weather].no_movement && !is_immune(rules, who)) return 0;
    const int whole_track = static_cast<int>(squares) + 1;
    return std::clamp(printed + speed, 0, whole_track) * times;
}
[[nodiscard]] inline int distance_of(const Rules& rules, const Player& who, std::size_t weather, int printed,
                                     int times) {
    return distance_at(speed_of(rules, who, weather), rules, who, weather, printed, times);
}

// ID-8: what the end of a turn will move.
[[nodiscard]] inline int end_distance(const Rules& rules, const Player& who, std::size_t weather) {
    const bool stormy = rules.weathers[weather].no_movement && !is_immune(rules, who);
    switch (rules.end_move) {
    case EndMove::OnePlusSpeed: return distance_of(rules, who, weather, 1, 1);
    case EndMove::One: return stormy ? 0 : 1;
    case EndMove::None: break;
    }
    return 0;
}

// ID-51, ID-52
[[nodiscard]] inline std::size_t starting_hand_of(const Rules& rules, const Player& who) {
    const bool no_extra = rules.leg(who.position).no_extra_hand;
    const int extra = sum_over_table(rules, who.table, [&](const Traits& traits) {
        return no_extra ? std::min<int>(traits.hand, 0) : traits.hand;
    });
    return static_cast<std::size_t>(std::max(0, static_cast<int>(starting_hand) + extra));
}

// ---- dogs

// ID-62
[[nodiscard]] inline bool can_die(const Rules& rules, const Dog& dog) {
    if (rules.card(dog.card).cannot_die) return false;
    return std::none_of(dog.attachments.begin(), dog.attachments.end(),
                        [&](CardId attachment) { return rules.card(attachment).cannot_die; });
}
[[nodiscard]] inline bool any_can_die(const Rules& rules, const Table& table) {
    return std::any_of(table.begin(), table.end(), [&](const Dog& dog) { return can_die(rules, dog); });
}
[[nodiscard]] inline bool can_hold(const Rules& rules, const Dog& dog) {
    return rules.card(dog.card).holds > 0;
}
[[nodiscard]] inline bool is_full(const Rules& rules, const Dog& dog) {
    return dog.attachments.size() >= rules.card(dog.card).holds;
}
// Whether `kill any` of this kind may find this dog of this seat (ID-101).
[[nodiscard]] inline bool is_prey(const Rules& rules, const Open& open, Seat hunter, Seat owner,
                                  const Dog& dog, Verb verb) {
    if (owner != hunter && is_immune(rules, player(open, owner))) return false;
    if (!can_die(rules, dog)) return false;
    return verb == Verb::KillAnyFake ? rules.card(dog.card).fake : !dog.attachments.empty();
}

// ---- piles

// Whether an upgrade deck is in play and has a card in it or in its destroyed pile (ID-71).
[[nodiscard]] inline bool is_usable(const Rules& rules, const Open& open, std::size_t upgrade,
                                    bool is_empty) {
    const std::size_t deck = rules.upgrade_decks[upgrade];
    if (!rules.decks[deck].in_play) return false;
    return !is_empty || open.gone.names().intersects(rules.cards_of_deck[deck]);
}
// The names in a discard pile that `recover` or `recover-all` finds (ID-69).
[[nodiscard]] inline CardSet recoverable(const Rules& rules, const Open& open, Seat seat,
                                         const homestretch::Step& step) {
    const CardSet& names = discard(open, seat).names();
    if (homestretch::verb_of<Verb>(step) == Verb::Recover) return names;
    CardSet found;
    for (const CardId card : names) {
        if (rules.card(card).subtype == step.arguments[0]) found.insert(card);
    }
    return found;
}

} // namespace iditacards
