#include "games/iditacards/race.h"

namespace iditacards {

// ID-70, ID-71: fill the supply, then take from it.
Progress Race::take(Frame& frame, const Step& step) {
    std::int16_t& stage = frame.scratch[scratch::stage];
    if (stage == stage::beginning) begin_taking(frame, step);
    fill_supply(frame, step);
    if (stage == stage::filling) return ask(frame, frame.seat); // for an upgrade deck

    std::int16_t& to_take = frame.scratch[scratch::to_take];
    if (to_take >= static_cast<std::int16_t>(open_.supply.size())) { // all there is
        for (const CardId card : CardSet(open_.supply.names())) {
            while (open_.supply.contains(card)) take_card(frame.seat, card);
        }
        return Progress::Done;
    }
    return to_take > 0 ? ask(frame, frame.seat) : Progress::Done;
}

void Race::answer_take(Frame& frame, Action action) {
    if (kind_of(action) == ActionKind::ChooseDeck) {
        frame.scratch[scratch::deck] = static_cast<std::int16_t>(action.first + 1);
        return tell(Kind::ChoseDeck, frame.seat, action.first);
    }
    --frame.scratch[scratch::to_take];
    take_card(frame.seat, card_of(action));
}

// Turns up cards until enough lie there or no deck has any left; stops where a deck is to be chosen.
void Race::fill_supply(Frame& frame, const Step& step) {
    std::int16_t& stage = frame.scratch[scratch::stage];
    std::int16_t& chosen = frame.scratch[scratch::deck];
    Cards added; // told together
    while (stage == stage::filling) {
        if (!wants_more(frame, step)) {
            stage = stage::taking;
            chosen = 0;
        } else if (chosen > 0 && can_turn_up(static_cast<std::size_t>(chosen - 1))) {
            const CardId card = turn_up(frame, step);
            if (sink_) added.add(card);
        } else {
            chosen = 0; // given out, or not chosen yet
            bool any = false;
            for (std::size_t i = 0; i < rules_.upgrade_decks.size(); ++i) any = any || can_turn_up(i);
            if (any) break;
            stage = stage::taking;
        }
    }
    if (sink_) report(Kind::SupplyGained, frame.seat, added);
}

void Race::begin_taking(Frame& frame, const Step& step) {
    const bool sled = is_given_by(frame, Type::Sled);
    const Table& table = player(open_, frame.seat).table;
    const auto with_bonus = [&](std::int16_t printed, std::int16_t Traits::*more) {
        const int number = printed == as_destroyed ? frame.kept[kept::destroyed]
                           : printed == until_dog  ? 0
                                                   : printed;
        return std::max(0, number + (sled ? sum_over_table(rules_, table, more) : 0));
    };
    const int taken = with_bonus(step.arguments[0], &Traits::take_more);
    const int filled = with_bonus(step.arguments[1], &Traits::fill_more);
    const bool adds = rules_.supply_adds || step.arguments[1] == until_dog;
    frame.scratch[scratch::to_add] = static_cast<std::int16_t>(
        adds ? filled : std::max(0, filled - static_cast<int>(open_.supply.size())));
    frame.scratch[scratch::to_take] = static_cast<std::int16_t>(taken);
    frame.scratch[scratch::stage] = stage::filling;
}

bool Race::wants_dog(const Step& step) const {
    return step.arguments[1] == until_dog && !open_.supply.names().intersects(rules_.dogs);
}

bool Race::wants_more(const Frame& frame, const Step& step) const {
    return wants_dog(step) || frame.scratch[scratch::to_add] > 0;
}

// ID-72: a deck that is needed and empty is made from its destroyed cards.
CardId Race::turn_up(Frame& frame, const Step& step) {
    const auto upgrade = static_cast<std::size_t>(frame.scratch[scratch::deck] - 1);
    if (state_.decks.empty(upgrade)) {
        for (const CardId card : rules_.cards_of_deck[rules_.upgrade_decks[upgrade]]) {
            while (open_.gone.contains(card)) {
                open_.gone.remove(card);
                state_.decks.push_back(upgrade, card);
            }
        }
        state_.decks.shuffle(upgrade);
        tell(Kind::DeckRefilled, Seat{}, upgrade);
    }
    const bool for_dog = wants_dog(step);
    const CardId card = state_.decks.pop(upgrade, state_.random);
    open_.supply.add(card);
    if (!for_dog) --frame.scratch[scratch::to_add];
    return card;
}

void Race::take_card(Seat seat, CardId card) {
    open_.supply.remove(card);
    discard(open_, seat).add(card);
    tell(Kind::Took, seat, card);
}

void Race::destroy_supply() {
    if (open_.supply.empty()) return;
    open_.supply.for_each([&](CardId card) { open_.gone.add(card); });
    open_.supply.clear();
    tell(Kind::SupplyDestroyed, Seat{});
}

} // namespace iditacards
