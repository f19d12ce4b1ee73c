#include "games/iditacards/words.h"

namespace iditacards {

using homestretch::seats;

namespace {

using Reasons = homestretch::Reasons<Game>;

void block_own_dogs(std::string_view reason, bool (*is_choice)(const Rules&, const Dog&), Reasons& reasons) {
    const auto& [rules, view, none] = reasons.seen;
    const Table& table = player(view.open, *view.viewer).table;
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (!is_choice(rules, table[i])) reasons.add(reason, dog_target(reasons.seen, *view.viewer, i));
    }
}

// ID-5, ID-21
void block_cards(Reasons& reasons) {
    const auto& [rules, view, none] = reasons.seen;
    const PlayerView& who = view.players[index_of(*view.viewer)];
    const CostTable table(rules, player(view.open, *view.viewer));
    const int others = who.hand_size - 1;
    for (const CardId card : who.hand->names()) {
        const homestretch::Target target{"hand", view.viewer, {}, rules.id(card)};
        const Costs costs = table.when_played(card);
        if (!view.open.risks.empty(index_of(*view.viewer)))
            reasons.add("risk-first", target);
        else if (costs.energy > others)
            reasons.add("energy", target, {{"needed", costs.energy}, {"hand", others}});
        else if (costs.health > who.deck_size)
            reasons.add("health", target, {{"needed", costs.health}, {"deck", who.deck_size}});
    }
}

void block_safe_dogs(const ActionList& actions, Reasons& reasons) {
    const auto& [rules, view, none] = reasons.seen;
    for (const Seat seat : seats(rules.seats)) {
        const Player& who = player(view.open, seat);
        const bool immune = seat != view.viewer && is_immune(rules, who);
        for (std::size_t i = 0; i < who.table.size(); ++i) {
            if (actions.contains(kill_any(seat, i))) continue;
            const std::string_view reason = immune                          ? "immune"
                                            : !can_die(rules, who.table[i]) ? "immortal"
                                                                            : "out-of-reach";
            reasons.add(reason, dog_target(reasons.seen, seat, i), {{"whose", seat}});
        }
    }
}

void block_decks(Reasons& reasons) {
    const auto& [rules, view, none] = reasons.seen;
    for (std::size_t i = 0; i < rules.upgrade_decks.size(); ++i) {
        if (is_usable(rules, view, i)) continue;
        const bool in_play = rules.decks[rules.upgrade_decks[i]].in_play;
        reasons.add(in_play ? "no-card-left" : "not-in-play", {"upgrades", {}, i, rules.upgrade_words.id(i)});
    }
}

} // namespace

std::vector<homestretch::Blocked> Game::blocked(const Rules& rules, const View& view,
                                                const ActionList& actions,
                                                const homestretch::SeatNames& names) {
    Reasons reasons{{rules, view, {}}, names};
    if (view.ask == Ask::Main) block_cards(reasons);
    switch (view.ask) {
    case Ask::Main:
    case Ask::BeforeFailing:
    case Ask::Join:
    case Ask::Room:
    case Ask::KillOwn: block_own_dogs("cannot-die", &can_die, reasons); break;
    case Ask::KillAny: block_safe_dogs(actions, reasons); break;
    case Ask::AttachTo: block_own_dogs("holds-none", &can_hold, reasons); break;
    case Ask::UpgradeDeck: block_decks(reasons); break;
    default: break;
    }
    return reasons.blocked;
}

} // namespace iditacards
