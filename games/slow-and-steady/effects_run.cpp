#include "games/slow-and-steady/steps.h"

#include <bit>

// Performs the steps of a card in order and stops where somebody has to choose. An answer is written into the
// frame of its step, which goes on from there.

namespace slow_and_steady {

namespace {

Progress perform(const Doing& doing) {
    const int number = doing.step.arguments[0];
    switch (homestretch::verb_of<Verb>(doing.step)) {
    case Verb::Draw: return draw_more(doing);
    case Verb::Forget: return forget(doing);
    case Verb::Exchange: return exchange(doing);
    case Verb::Power: return change_power(doing);
    case Verb::Break: return break_column(doing);
    case Verb::Merge: return merge(doing);
    case Verb::Replace: return replace(doing);
    case Verb::Confidence:
        doing.open().ledger += number;
        doing.sink([&] { return Event{.kind = Event::Kind::LedgerChanged, .number = number}; });
        return Progress::Done;
    case Verb::Token: return place_token(doing);
    case Verb::Boost: return boost(doing);
    case Verb::Swap: return swap_columns(doing);
    case Verb::Silence: return silence(doing);
    case Verb::Shift: return shift(doing);
    case Verb::Split: return split(doing);
    case Verb::Extra: ++doing.open().extra; return Progress::Done;
    case Verb::Guard:
        doing.open().guard += number;
        doing.sink([&] { return Event{.kind = Event::Kind::Guarded, .number = number}; });
        return Progress::Done;
    case Verb::Gather: return gather(doing);
    case Verb::Recover: return recover(doing);
    case Verb::Cull: return cull(doing);
    case Verb::Trade: return trade(doing);
    case Verb::CopyEffect: return copy_effect(doing);
    case Verb::CopyPower: return copy_power(doing);
    default: break; // lasting steps are not carried out (SS-28)
    }
    homestretch::check(false);
    return Progress::Stops;
}

void list_columns(Columns columns, ActionList& actions) {
    for (; columns != 0; columns = static_cast<Columns>(columns & (columns - 1)))
        actions.push_back(
            make_action(ActionKind::Pick, slot_of(static_cast<std::size_t>(std::countr_zero(columns)))));
}

// Free slots, then the unopposed area, without the place where the piece is.
void list_places(ActionKind kind, const Open& open, const Piece* moved, ActionList& actions) {
    for (std::size_t i = 0; i < open.columns.size(); ++i)
        actions.push_back_if(open.columns[i].pieces == 0, make_action(kind, slot_of(i)));
    if (moved == nullptr || moved->place != unopposed) actions.push_back(make_action(kind, unopposed));
}

void list_cards(ActionKind kind, CardSet cards, ActionList& actions) {
    cards.each_kind([&](CardId card) { actions.push_back(make_action(kind, card)); });
}

CardSet as_set(const FixedList<CardId, owned_cards>& cards) {
    CardSet set;
    for (const CardId card : cards) set.add(card);
    return set;
}

} // namespace

void legal_answers(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    const Frame& frame = state.open.effects.top();
    const Step& step = waiting_step(rules, state.open.effects);
    const Verb verb = homestretch::verb_of<Verb>(step);
    const Open& open = state.open;
    const CardSet hand = player(state, seat).hand;
    const auto first = static_cast<std::size_t>(frame.scratch[1]);
    const auto decline = [&] { actions.push_back(make_action(ActionKind::Decline)); };
    switch (state.open.ask) {
    case Ask::Forget: return list_cards(ActionKind::Forget, hand, actions);
    case Ask::Exchange: return list_cards(ActionKind::Exchange, hand, actions);
    case Ask::TradeGive: return list_cards(ActionKind::Give, hand, actions);
    case Ask::TradeReturn: return list_cards(ActionKind::Return, hand, actions);
    case Ask::Place: return list_places(ActionKind::Place, open, nullptr, actions);
    case Ask::MoveTo: list_places(ActionKind::Move, open, &open.pieces[first], actions); return decline();
    case Ask::PickColumn: list_columns(pickable(open, rules, verb), actions); return decline();
    case Ask::PickSecond: list_columns(partners(open, verb, first), actions); return decline();
    case Ask::Split:
        for (int k = 0; k <= largest_split(rules, open, first); ++k)
            actions.push_back(make_action(ActionKind::Split, static_cast<std::size_t>(k)));
        return;
    case Ask::PickPiece: {
        for (Pieces left = pickable_pieces(open, rules, verb, piece_of(frame)); left != 0;
             left = static_cast<Pieces>(left & (left - 1)))
            actions.push_back(
                make_action(ActionKind::PickPiece, static_cast<std::size_t>(std::countr_zero(left))));
        return decline();
    }
    case Ask::Cull:
        list_cards(ActionKind::Cull, state.looked_at, actions);
        return actions.push_back(make_action(ActionKind::Stop));
    case Ask::Recover:
        list_cards(ActionKind::Recover, as_set(open.discards[index_of(seat)]), actions);
        return decline();
    case Ask::TradePartner:
        for (const Seat other : trade_partners(rules, state, seat))
            actions.push_back(make_action(ActionKind::Trade, index_of(other)));
        return decline();
    default: homestretch::check(false);
    }
}

void run_effects(const Rules& rules, State& state, Sink sink) {
    homestretch::run_effects(
        rules.acting, state.open.effects, [](const Frame&, const Step&) { return true; },
        [&](Frame& frame, const Step& step) {
            return perform(Doing{rules, state, frame, step, sink});
        });
    unmark(state.open, state.open.effects.size() + 1);
}

Part answer(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
    Frame& frame = state.open.effects.top();
    const auto card = static_cast<std::int16_t>(card_of(action));
    const auto choose = [&](std::size_t which, std::int16_t value, std::int16_t stage) {
        frame.scratch[which] = value;
        frame.scratch[0] = stage;
    };
    frame.asked.erase(seat);
    switch (kind_of(action)) {
    case ActionKind::Forget:
        return_card(rules, state, seat, card_of(action), sink);
        ++frame.scratch[1];
        break;
    case ActionKind::Exchange:
        state.commits[index_of(seat)] = card_of(action);
        state.open.pending.erase(seat);
        sink([&] { return Event{.kind = Event::Kind::Committed, .seat = seat}; });
        if (!frame.asked.empty()) return Part::Waits;
        break;
    case ActionKind::Pick: {
        const bool second = state.open.ask == Ask::PickSecond;
        choose(second ? 2 : 1, action.second, second ? progress::has_two : progress::has_one);
        break;
    }
    case ActionKind::PickPiece:
    case ActionKind::Trade: choose(1, action.first, progress::has_one); break;
    case ActionKind::Split: choose(2, action.first, progress::has_two); break;
    case ActionKind::Place:
    case ActionKind::Move: choose(2, action.second, progress::has_two); break;
    case ActionKind::Recover: choose(1, card, progress::has_one); break;
    case ActionKind::Give:
        state.commits[index_of(seat)] = card_of(action);
        frame.scratch[0] = progress::has_two;
        break;
    case ActionKind::Return: choose(2, card, progress::acted); break;
    case ActionKind::Cull:
        state.looked_at.remove(card_of(action));
        state.open.challenge_discard.push_back(card_of(action));
        show(rules, state, card_of(action));
        ++frame.scratch[1];
        sink([&] { return Event{.kind = Event::Kind::Culled, .seat = seat, .card = card_of(action)}; });
        break;
    case ActionKind::Stop:
        frame.scratch[0] = progress::over;
        sink([&] { return Event{.kind = Event::Kind::Stopped, .seat = seat}; });
        break;
    case ActionKind::Decline:
        frame.scratch[0] = progress::over;
        sink([&] { return Event{.kind = Event::Kind::Declined, .seat = seat}; });
        break;
    default: homestretch::check(false);
    }
    return Part::Card;
}

} // namespace slow_and_steady
