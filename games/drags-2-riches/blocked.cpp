#include "games/drags-2-riches/words.h"

namespace drags_2_riches {

using homestretch::Blocked;
using homestretch::SeatNames;

namespace {

using Reasons = homestretch::Reasons<Game>;

// D2R-68, D2R-72, D2R-74, D2R-104
void block_purchases(const ActionList& actions, Reasons& reasons) {
    const Open& open = reasons.seen.view.open;
    for (std::size_t slot = 0; slot < market_slots; ++slot) {
        const auto because = [&](std::string_view key, const homestretch::NamedValues& values = {}) {
            reasons.add(key, market_target(reasons.seen, slot), values);
        };
        if (open.market[slot] == no_card) {
            because("empty-pile");
        } else if (actions.contains(make_action(ActionKind::Buy, slot)) ||
                   actions.contains(make_action(ActionKind::Thrift, slot))) {
            continue;
        } else if (open.bought == Bought::Thrifted && open.ask == Ask::Tour) {
            because("thrifted");
        } else if (const auto price = reasons.seen.rules.card(open.market[slot]).value; price > open.coins) {
            because("too-dear", {{"price", price}});
        } else {
            because("not-cheapest");
        }
    }
}

void block_power(const ActionList& actions, Reasons& reasons) {
    const auto& [rules, view, action] = reasons.seen;
    const OpenPlayer& who = player(view.open, *view.viewer);
    if (who.character == no_character || actions.contains(make_action(ActionKind::Power))) return;
    reasons.add(who.power_used                            ? "power-used"
                : rules.character(who.character).reaction ? "power-answers"
                                                          : "no-power",
                {"character", view.viewer, {}, rules.id(who.character)});
}

// The cards of the hand that are not to be had by any of these actions.
template <class Why>
void block_hand(const ActionList& actions, std::initializer_list<ActionKind> kinds, Reasons& reasons,
                Why&& why) {
    const auto& [rules, view, action] = reasons.seen;
    (view.players[index_of(*view.viewer)].hand & rules.types).for_each_bit([&](std::size_t bit) {
        const CardId card = rules.card_at[bit];
        for (const ActionKind kind : kinds)
            if (actions.contains(make_action(kind, card))) return;
        reasons.add(why(card), hand_target(reasons.seen, *view.viewer, card));
    });
}

} // namespace

std::vector<Blocked> Game::blocked(const Rules& rules, const View& view, const ActionList& actions,
                                   const SeatNames& names) {
    Reasons reasons{{rules, view, {}}, names};
    if (!view.viewer || !view.open.pending.contains(*view.viewer)) return {};
    switch (view.open.ask) {
    case Ask::Play: block_power(actions, reasons); break;
    case Ask::Tour:
    case Ask::Werk:
        block_purchases(actions, reasons);
        block_power(actions, reasons);
        break;
    case Ask::LastMinute: // D2R-31, D2R-82
        block_hand(actions, {ActionKind::Wear}, reasons,
                   [&](CardId card) { return rules.card(card).category ? "filled" : "coin"; });
        break;
    case Ask::React:
    case Ask::Answer: // D2R-42
        block_hand(actions, {ActionKind::Block, ActionKind::Reverse}, reasons,
                   [](CardId) { return "no-answer"; });
        break;
    default: break;
    }
    return reasons.blocked;
}

} // namespace drags_2_riches
