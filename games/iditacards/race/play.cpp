#include "games/iditacards/race.h"

namespace iditacards {

[[nodiscard]] inline Frame paying(Seat seat, CardId card, const Costs& costs) {
    Frame frame{.program = program_of(ProgramKind::Play), .seat = seat};
    frame.kept[kept::card] = static_cast<std::int16_t>(card);
    frame.kept[kept::energy] = costs.whole_hand ? pays_whole_hand : static_cast<std::int16_t>(costs.energy);
    frame.kept[kept::health] = static_cast<std::int16_t>(costs.health);
    frame.kept[kept::risk] = static_cast<std::int16_t>(costs.risk);
    return frame;
}

// ID-25: the card has left hand or deck. Only a revealed one may be too dear: from a hand that is not legal.
void Race::play(Seat seat, CardId card) {
    Player& who = player(open_, seat);
    const Type type = rules_.card(card).type;
    const bool eased =
        (type == Type::Food && who.starvation > 0) || (type == Type::Personal && who.hypothermia > 0);
    if (eased) { // ID-16
        --(type == Type::Food ? who.starvation : who.hypothermia);
        tell_levels(seat);
    }

    const Costs costs = CostTable(rules_, who).now(card);
    if (affordable(costs, hand(state_, seat).size(), state_.decks.size(deck_of(seat))))
        open_.effects.push(paying(seat, card, costs));
    else
        call(program_of(ProgramKind::Shortfall), seat, card);
}

// ID-35, ID-103: what cannot be paid fizzles, unless its owner wishes to kill dogs that bring it within
// reach.
Progress Race::make_payable(Frame& frame) {
    const CardId card = card_of_frame(frame);
    const Player& who = player(open_, frame.seat);
    const Costs costs = CostTable(rules_, who).now(card);
    const std::size_t in_hand = hand(state_, frame.seat).size();
    const std::size_t in_deck = state_.decks.size(deck_of(frame.seat));
    if (affordable(costs, in_hand, in_deck)) {
        frame = paying(frame.seat, card, costs);
        return Progress::Becomes;
    }
    if (frame.scratch[scratch::stopped] == 0 && dogs_could_pay(rules_, who.table, costs, in_hand, in_deck))
        return ask(frame, frame.seat);
    fizzle(frame.seat, card);
    return Progress::Done;
}

void Race::answer_before_failing(Frame& frame, Action action) {
    if (kind_of(action) != ActionKind::Fizzle) return free_action(frame.seat, action);
    frame.scratch[scratch::stopped] = 1;
}

// ID-29, ID-37, ID-38
void Race::pay_risk(Seat seat) {
    if (state_.decks.empty(deck_of(seat)) || rules_.leg(player(open_, seat).position).risks_fizzle)
        return fizzle_stack(seat);
    const CardId card = state_.decks.pop(deck_of(seat), state_.random);
    open_.known[index_of(seat)].leaves_deck(card);
    tell(Kind::Revealed, seat, card);
    play(seat, card);
}

// ID-36
void Race::fizzle(Seat seat, CardId card) {
    tell(Kind::Fizzled, seat, card);
    discard(open_, seat).add(card);
    fizzle_stack(seat);
}

void Race::fizzle_stack(Seat seat) {
    for (const Risk& risk : open_.risks[index_of(seat)]) {
        discard(open_, seat).add(risk.card);
        tell(Kind::Fizzled, seat, risk.card);
    }
    open_.risks.clear(index_of(seat));
    end_chain(seat);
}

// ID-23
void Race::break_payment(Seat seat, CardId played, CardId breaker) {
    open_.payment_broken = 1;
    tell(Kind::Broken, seat, breaker);
    fizzle(seat, played);
}

// ID-13, ID-19, ID-22
Progress Race::pay_energy(Frame& frame) {
    std::int16_t& left = frame.kept[kept::energy];
    if (left == payment_failed) return Progress::Ends;
    if (left == 0) return Progress::Done;
    Cards& cards = hand(state_, frame.seat);
    const bool whole_hand = left == pays_whole_hand;
    if (!whole_hand && static_cast<std::size_t>(left) < cards.size()) return ask(frame, frame.seat);

    // The whole hand goes. A breaker in it is what a player would discard first, and then the rest stays;
    // with ALL everything is discarded together.
    CardId breaker{};
    const bool breaks = cards.names().intersects(rules_.breakers);
    for (const CardId card : cards.names()) {
        if (rules_.breakers.contains(card)) breaker = card;
    }
    if (breaks && !whole_hand) {
        discard_from_hand(frame.seat, breaker);
    } else {
        for (const CardId card : CardSet(cards.names())) {
            while (cards.contains(card)) discard_from_hand(frame.seat, card);
        }
    }
    left = 0;
    if (!breaks) return Progress::Done;
    break_payment(frame.seat, card_of_frame(frame), breaker);
    return Progress::Ends;
}

void Race::answer_energy(Frame& frame, Action action) {
    const CardId card = card_of(action);
    discard_from_hand(frame.seat, card);
    --frame.kept[kept::energy];
    if (!rules_.breakers.contains(card)) return;
    break_payment(frame.seat, card_of_frame(frame), card);
    frame.kept[kept::energy] = payment_failed;
}

// ID-14
Progress Race::pay_health(Frame& frame) {
    const std::size_t deck = deck_of(frame.seat);
    const auto due =
        state_.decks.top(deck, static_cast<std::size_t>(frame.kept[kept::health]), state_.random);
    std::size_t paid = 0;
    std::optional<CardId> breaker;
    while (paid < due.size() && !breaker) { // one after the other, up to a breaker
        const CardId card = due[due.size() - 1 - paid++];
        open_.known[index_of(frame.seat)].leaves_deck(card);
        discard(open_, frame.seat).add(card);
        if (rules_.breakers.contains(card)) breaker = card;
    }
    const auto heard = heard_of(due.last(paid));
    state_.decks.drop(deck, paid);
    report(Kind::PaidHealth, frame.seat, heard);
    if (!breaker) return Progress::Done;
    break_payment(frame.seat, card_of_frame(frame), *breaker);
    return Progress::Ends;
}

Progress Race::settle(Frame& frame) {
    const std::int16_t risk = frame.kept[kept::risk];
    if (risk == 0) return resolve(frame, card_of_frame(frame)); // ID-31
    open_.risks.push_back(index_of(frame.seat),
                          {card_of_frame(frame), static_cast<std::uint8_t>(risk)}); // ID-30
    tell(Kind::Risked, frame.seat, card_of_frame(frame), risk);
    return Progress::Done;
}

// ID-41, ID-42: in place of the procedure that brought the card so far.
Progress Race::resolve(Frame& frame, CardId card) {
    tell(Kind::Resolved, frame.seat, card);
    frame = Frame{.program = program_of(procedure_for(rules_.card(card).type)), .seat = frame.seat};
    frame.kept[kept::card] = static_cast<std::int16_t>(card);
    return Progress::Becomes;
}

Progress Race::execute(Frame& frame) {
    const CardId id = card_of_frame(frame);
    const Card& card = rules_.card(id);
    const bool cancelled = rules_.weathers[open_.weather].cancelled.contains(card.type);
    if (frame.scratch[scratch::done] == 0 && cancelled &&
        !is_immune(rules_, player(open_, frame.seat))) { // ID-45
        tell(Kind::Cancelled, frame.seat, id);
        return Progress::Done;
    }
    // ID-40: the card it pays for may have it executed twice.
    const auto parents = open_.risks[index_of(frame.seat)];
    const bool twice =
        !parents.empty() && card.type != Type::Damage && rules_.card(parents.back().card).risk_payments_twice;
    if (frame.scratch[scratch::done] >= (twice ? 2 : 1)) return Progress::Done;
    ++frame.scratch[scratch::done];
    call(card.steps, frame.seat, id);
    return Progress::Calls;
}

// ID-34, ID-41
Progress Race::put_away(Frame& frame) {
    const CardId card = card_of_frame(frame);
    record_today(frame.seat, card);
    const bool in_chain = !open_.risks.empty(index_of(frame.seat)) && rules_.card(card).type != Type::Damage;
    if (open_.self_destroyed != 0)
        destroy(frame.seat, card);
    else if (in_chain)
        add_resolved(open_, frame.seat, card);
    else
        discard(open_, frame.seat).add(card);
    open_.self_destroyed = 0;
    return Progress::Done;
}

// ID-32: cards are played from hand only while nothing is on the stack, so what resolves has paid for its
// top.
Progress Race::pay_parent(Frame& frame) {
    const std::size_t stack = index_of(frame.seat);
    if (open_.risks.empty(stack)) {
        end_chain(frame.seat);
        return Progress::Done;
    }
    Risk& parent = open_.risks.top(stack);
    --parent.left;
    tell(Kind::RiskPaid, frame.seat, parent.card, parent.left);
    if (parent.left > 0) return Progress::Done;
    return resolve(frame, open_.risks.take(stack, open_.risks.size(stack) - 1).card);
}

// ID-34
void Race::end_chain(Seat seat) {
    const auto heard = heard_of(resolved(open_, seat));
    for (const CardId card : resolved(open_, seat)) discard(open_, seat).add(card);
    open_.resolved.clear(index_of(seat));
    report(Kind::ChainEnded, seat, heard);
}

// ID-43
void Race::record_today(Seat seat, CardId card) {
    Player& who = player(open_, seat);
    who.today.insert(card);
    who.today_types.insert(rules_.card(card).type);
}

} // namespace iditacards
