#include "games/iditacards/race.h"

namespace iditacards {

// The order of the shuffles is fixed, so that a seed gives the same match everywhere.
void Race::set_up() {
    const auto pile = [&](std::size_t place, std::size_t deck, auto&& copies) {
        for (const CardId card : rules_.cards_of_deck[deck]) {
            for (std::size_t copy = 0; copy < copies(rules_.card(card)); ++copy)
                state_.decks.push_back(place, card);
        }
        state_.random.shuffle(state_.decks[place]);
    };
    const auto taking_part = [](const Card& card) { return card.takes_part ? card.in_deck : 0U; };

    for (std::size_t i = 0; i < rules_.upgrade_decks.size(); ++i)
        pile(i, rules_.upgrade_decks[i], taking_part);

    std::size_t starter = 0;
    for (std::size_t deck = 0; deck < rules_.decks.size(); ++deck) {
        const Role role = rules_.decks[deck].role;
        if (role == Role::Starter) starter = deck;
        for (const CardId card : rules_.cards_of_deck[deck]) {
            for (std::size_t copy = 0; copy < taking_part(rules_.card(card)); ++copy) {
                if (role == Role::Legendary) state_.undealt.push_back(card);
                if (role == Role::Damage) ++open_.damage;
            }
        }
    }
    const std::span<CardId> legendary(state_.undealt.begin(), state_.undealt.size());
    state_.random.shuffle(legendary);
    for (const Seat seat : seats(open_.seats)) {
        Unclaimed& unclaimed = state_.unclaimed[index_of(seat)];
        while (!unclaimed.full()) unclaimed.push_back(state_.undealt.pop_back());
        std::sort(unclaimed.begin(), unclaimed.end());
    }
    std::sort(state_.undealt.begin(), state_.undealt.end());

    for (const Seat seat : seats(open_.seats)) {
        for (const CardId card : rules_.cards_of_deck[starter]) {
            if (!rules_.card(card).starts_in_play) continue;
            for (std::size_t copy = 0; copy < taking_part(rules_.card(card)); ++copy)
                player(open_, seat).table.push_back({.card = card});
        }
        pile(deck_of(seat), starter,
             [&](const Card& card) { return card.starts_in_play ? 0U : taking_part(card); });
        draw(seat, starting_hand);
    }
    open_.current = rules_.first_player
                        ? *rules_.first_player
                        : seat_at(state_.random.below(static_cast<std::uint32_t>(open_.seats)));
    tell(Kind::Started, open_.current);
    // Everybody is immune on Start, so this roll hurts nobody.
    open_.weather =
        static_cast<std::uint8_t>(state_.random.below(static_cast<std::uint32_t>(rules_.weathers.size())));
    tell(Kind::WeatherRolled, open_.current, open_.weather);
    begin_turn();
}

} // namespace iditacards
