#include "games/iditacards/race.h"

#include <utility>

namespace iditacards {

// ID-46
void Race::draw(Seat seat, std::size_t count) {
    const std::size_t deck = deck_of(seat);
    count = std::min(count, state_.decks.size(deck));
    if (count == 0) return;
    const auto drawn = state_.decks.top(deck, count, state_.random);
    for (const CardId card : drawn) hand(state_, seat).add(card);
    const auto heard = heard_of(drawn);
    state_.decks.drop(deck, count);
    open_.known[index_of(seat)].forget_deck();
    report(Kind::Drew, seat, heard);
}

void Race::draw_cards(Frame& frame, const Step& step) {
    draw(frame.seat, static_cast<std::size_t>(step.arguments[0]));
}

void Race::draw_per_dog(Frame& frame, const Step& step) {
    const int dogs = dog_count(rules_, player(open_, frame.seat).table);
    draw(frame.seat, static_cast<std::size_t>(step.arguments[0] * dogs));
}

void Race::discard_from_hand(Seat seat, CardId card) {
    hand(state_, seat).remove(card);
    open_.known[index_of(seat)].leaves_hand(card);
    discard(open_, seat).add(card);
    tell(Kind::PaidEnergy, seat, card);
}

void Race::put_in_hand(Seat seat, CardId card) {
    hand(state_, seat).add(card);
    open_.known[index_of(seat)].enters_hand(card);
}

void Race::put_in_deck(Seat seat, CardId card) {
    state_.decks.push_back(deck_of(seat), card);
    open_.known[index_of(seat)].enters_deck(card);
}

// ID-67: damage cards are tokens and return to their pile; all others are gone.
void Race::destroy(Seat seat, CardId card) {
    if (rules_.deck(card).role == Role::Damage)
        ++open_.damage;
    else
        open_.gone.add(card);
    tell(Kind::Destroyed, seat, card);
}

void Race::shuffle_deck(Seat seat) {
    state_.decks.shuffle(deck_of(seat));
    tell(Kind::Shuffled, seat);
}

// ID-69
Progress Race::recover(Frame& frame, const Step& step) {
    const bool all = homestretch::verb_of<Verb>(step) == Verb::RecoverAll;
    const bool wanted =
        all || (frame.scratch[scratch::stopped] == 0 && frame.scratch[scratch::done] < step.arguments[0]);
    if (wanted && !recoverable(rules_, open_, frame.seat, step).empty()) return ask(frame, frame.seat);
    if (frame.scratch[scratch::to_deck] != 0) shuffle_deck(frame.seat);
    return Progress::Done;
}

void Race::answer_recover(Frame& frame, Action action) {
    if (kind_of(action) == ActionKind::Stop) {
        frame.scratch[scratch::stopped] = 1;
        return;
    }
    const bool to_hand = kind_of(action) == ActionKind::RecoverToHand;
    discard(open_, frame.seat).remove(card_of(action));
    if (to_hand) {
        put_in_hand(frame.seat, card_of(action));
    } else {
        put_in_deck(frame.seat, card_of(action));
        frame.scratch[scratch::to_deck] = 1;
    }
    ++frame.scratch[scratch::done];
    tell(Kind::Recovered, frame.seat, card_of(action), to_hand ? 1 : 0);
}

void Race::shuffle_discard(Frame& frame) {
    Cards& pile = discard(open_, frame.seat);
    if (pile.empty()) return;
    pile.for_each([&](CardId card) { put_in_deck(frame.seat, card); });
    pile.clear();
    shuffle_deck(frame.seat);
}

// ID-68
Progress Race::destroy_of(Frame& frame, const Step& step) {
    std::int16_t& stage = frame.scratch[scratch::stage];
    if (stage == stage::beginning) {
        const bool personal = is_given_by(frame, Type::Personal);
        const Table& table = player(open_, frame.seat).table;
        const auto with_bonus = [&](std::int16_t printed, std::int16_t Traits::*more) {
            if (printed == all_of_them) return static_cast<int>(max_cards);
            return std::max(0, printed + (personal ? sum_over_table(rules_, table, more) : 0));
        };
        const int most = with_bonus(step.arguments[0], &Traits::destroy_more);
        const int look = with_bonus(step.arguments[1], &Traits::look_more);
        const std::size_t deck = state_.decks.size(deck_of(frame.seat));
        open_.looking = static_cast<std::uint16_t>(std::min(static_cast<std::size_t>(look), deck));
        if (open_.looking == 0) return Progress::Done;
        static_cast<void>(state_.decks.top(deck_of(frame.seat), open_.looking, state_.random));
        open_.known[index_of(frame.seat)].forget_deck();
        frame.scratch[scratch::destroys] = static_cast<std::int16_t>(most);
        stage = stage::destroying;
        tell(Kind::LookedAt, frame.seat, open_.looking);
    }
    if (stage == stage::destroying && frame.scratch[scratch::destroys] == 0) stage = stage::drawing;
    if (open_.looking > 0 && stage != stage::ended) return ask(frame, frame.seat);
    if (open_.looking > 0) shuffle_deck(frame.seat);
    open_.looking = 0;
    return Progress::Done;
}

void Race::answer_destroy_of(Frame& frame, Action action) {
    std::int16_t& stage = frame.scratch[scratch::stage];
    if (kind_of(action) == ActionKind::Stop) {
        stage = stage == stage::destroying ? stage::drawing : stage::ended;
        return;
    }
    const auto deck = state_.decks[deck_of(frame.seat)];
    const auto found =
        std::find(deck.rbegin(), deck.rend(), card_of(action)); // the looked-at ones are on top
    state_.decks.take(deck_of(frame.seat), static_cast<std::size_t>(deck.rend() - found) - 1);
    open_.looking = static_cast<std::uint16_t>(open_.looking - 1);
    if (kind_of(action) == ActionKind::Destroy) {
        --frame.scratch[scratch::destroys];
        destroy(frame.seat, card_of(action));
    } else {
        hand(state_, frame.seat).add(card_of(action));
        tell(Kind::DrewLookedAt, frame.seat, card_of(action));
    }
}

void Race::destroy_hand(Frame& frame) {
    const Cards cards = std::exchange(hand(state_, frame.seat), {});
    frame.kept[kept::destroyed] = static_cast<std::int16_t>(cards.size());
    cards.for_each([&](CardId card) {
        open_.known[index_of(frame.seat)].leaves_hand(card);
        destroy(frame.seat, card);
    });
}

Progress Race::may_destroy_hand(Frame& frame, const Step& step) {
    const bool more = frame.scratch[scratch::stopped] == 0 &&
                      frame.scratch[scratch::done] < step.arguments[0] && !hand(state_, frame.seat).empty();
    return more ? ask(frame, frame.seat) : Progress::Done;
}

void Race::answer_destroy_hand(Frame& frame, Action action) {
    if (kind_of(action) == ActionKind::Stop) {
        frame.scratch[scratch::stopped] = 1;
        return;
    }
    hand(state_, frame.seat).remove(card_of(action));
    open_.known[index_of(frame.seat)].leaves_hand(card_of(action));
    destroy(frame.seat, card_of(action));
    ++frame.scratch[scratch::done];
}

} // namespace iditacards
