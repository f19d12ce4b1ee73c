#include "games/iditacards/question.h"

#include "games/iditacards/describe.h"
#include "games/iditacards/names.h"

#include <fmt/format.h>

namespace iditacards {

using homestretch::Blocked;
using homestretch::Question;
using homestretch::SeatNames;
using homestretch::seats;

namespace {

std::string phase_name(const Rules& rules, const View& view) {
    switch (view.open.phase) {
    case Phase::Main:
    case Phase::FreeAction:
    case Phase::Action: return fmt::format("Round {}, main action", round_of(rules, view));
    case Phase::NewDay: return fmt::format("Round {}, new day", round_of(rules, view));
    case Phase::EndOfTurn: return fmt::format("Round {}, end of turn", round_of(rules, view));
    case Phase::Finished: break;
    }
    return "Finished";
}

std::string main_question(const Rules& rules, const View& view) {
    const int distance = end_distance(rules, player(view.open, *view.viewer), view.open.weather);
    const std::string_view choice = view.open.risks.empty(index_of(*view.viewer))
                                        ? "Play a card or take a new day"
                                        : "Pay the risk or take a new day";
    return fmt::format("{}; then you move {}", choice, distance);
}

struct Asked {
    std::string ask{};
    std::string_view rule{};
};

Asked asked_for(const Rules& rules, const View& view) {
    const std::string card = view.card ? rules.name(*view.card) : "";
    switch (view.ask) {
    case Ask::None: return {};
    case Ask::Main: {
        const bool risks = !view.open.risks.empty(index_of(*view.viewer));
        return {main_question(rules, view), risks ? "ID-5" : "ID-4"};
    }
    case Ask::BeforeFailing:
        return {fmt::format("{} lacks {} in your hand: kill a dog that returns to it, or let it fizzle", card,
                            counted(view.left, "card")),
                "ID-103"};
    case Ask::Energy:
        return {fmt::format("Discard {} more to pay for {}", counted(view.left, "card"), card), "ID-22"};
    case Ask::Join: return {"Join the new day or stay out", "ID-49"};
    case Ask::Legendary: return {"Checkpoint: claim one of your legendary cards", "ID-82"};
    case Ask::Room: return {fmt::format("No room for {}: kill a dog or keep yours", card), "ID-61"};
    case Ask::AttachTo: return {fmt::format("Choose the dog that gets {}, or decline it", card), "ID-65"};
    case Ask::Replace: return {fmt::format("The dog is full: discard one attachment for {}", card), "ID-66"};
    case Ask::KillOwn: return {"Kill one of your dogs", "ID-62"};
    case Ask::KillAny: return {fmt::format("{}: kill a dog", card), "ID-101"};
    case Ask::DestroyOf:
        return {fmt::format("Destroy up to {} of the {} you look at",
                            std::min<int>(view.left, view.open.looking), counted(view.open.looking, "card")),
                "ID-68"};
    case Ask::DrawOf:
        return {fmt::format("Draw any of the {} you look at", counted(view.open.looking, "card")), "ID-68"};
    case Ask::DestroyHand:
        return {fmt::format("Destroy up to {} of your hand", counted(view.left, "card")), "ID-67"};
    case Ask::Recover:
        return {fmt::format("Recover up to {}: to your hand or your deck", counted(view.left, "card")),
                "ID-69"};
    case Ask::RecoverAll:
        return {fmt::format("Recover {} more: each to your hand or your deck", counted(view.left, "card")),
                "ID-69"};
    case Ask::UpgradeDeck: return {"Choose an upgrade deck to fill the supply from", "ID-71"};
    case Ask::Take: return {fmt::format("Take {} from the supply", counted(view.left, "card")), "ID-70"};
    }
    return {};
}

// ---- what cannot be chosen

Blocked dog_blocked(const Rules& rules, const View& view, Seat seat, std::size_t index,
                    std::string_view reason, std::string_view rule) {
    const Dog& dog = player(view.open, seat).table[index];
    return {{"table", seat, index, rules.id(dog.card)}, std::string(reason), std::string(rule)};
}

void add_immortal_dogs(const Rules& rules, const View& view, std::vector<Blocked>& blocked) {
    const Table& table = player(view.open, *view.viewer).table;
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (!can_die(rules, table[i]))
            blocked.push_back(dog_blocked(rules, view, *view.viewer, i, "cannot die", "ID-62"));
    }
}

void add_unpayable_cards(const Rules& rules, const View& view, std::vector<Blocked>& blocked) {
    const PlayerView& who = view.players[index_of(*view.viewer)];
    const CostTable table(rules, player(view.open, *view.viewer));
    const bool at_risk = !view.open.risks.empty(index_of(*view.viewer));
    for (const CardId card : who.hand->names()) {
        Blocked wrong{{"hand", view.viewer, {}, rules.id(card)}, "", "ID-21"};
        const Costs costs = table.when_played(card);
        const auto others = static_cast<int>(who.hand_size) - 1;
        if (at_risk) {
            wrong.reason = "a risk is to be paid first";
            wrong.rule = "ID-5";
        } else if (costs.energy > others) {
            wrong.reason = fmt::format("needs {} energy, and {} left in your hand", costs.energy,
                                       others == 1 ? "1 card is" : counted(others, "card") + " are");
        } else if (costs.health > static_cast<int>(who.deck_size)) {
            wrong.reason = fmt::format("needs {} health, and your deck has {}", costs.health,
                                       counted(static_cast<int>(who.deck_size), "card"));
        } else {
            continue;
        }
        blocked.push_back(std::move(wrong));
    }
}

void add_safe_dogs(const Rules& rules, const View& view, const ActionList& actions, const SeatNames& names,
                   std::vector<Blocked>& blocked) {
    for (const Seat seat : seats(rules.seats)) {
        const Player& who = player(view.open, seat);
        for (std::size_t i = 0; i < who.table.size(); ++i) {
            if (actions.contains(kill_any(seat, i))) continue;
            const bool immune = seat != view.viewer && is_immune(rules, who);
            const std::string reason = immune ? fmt::format("{} is immune", names.first_in_sentence(seat))
                                       : !can_die(rules, who.table[i]) ? "cannot die"
                                                                       : "the card does not reach this dog";
            blocked.push_back(dog_blocked(rules, view, seat, i, reason, immune ? "ID-88" : "ID-101"));
        }
    }
}

} // namespace

Question question(const Rules& rules, const View& view) {
    const std::string phase = phase_name(rules, view);
    if (!view.viewer || !pending(view.open).contains(*view.viewer)) return {phase, "", ""};
    const Asked asked = asked_for(rules, view);
    return {phase, asked.ask, std::string(asked.rule)};
}

std::vector<Blocked> blocked(const Rules& rules, const View& view, const ActionList& actions,
                             const SeatNames& names) {
    std::vector<Blocked> blocked;
    switch (view.ask) {
    case Ask::Main:
        add_unpayable_cards(rules, view, blocked);
        add_immortal_dogs(rules, view, blocked);
        break;
    case Ask::BeforeFailing:
    case Ask::Join:
    case Ask::Room:
    case Ask::KillOwn: add_immortal_dogs(rules, view, blocked); break;
    case Ask::KillAny: add_safe_dogs(rules, view, actions, names, blocked); break;
    case Ask::AttachTo:
        for (std::size_t i = 0; i < player(view.open, *view.viewer).table.size(); ++i) {
            if (!can_hold(rules, player(view.open, *view.viewer).table[i]))
                blocked.push_back(dog_blocked(rules, view, *view.viewer, i, "holds no attachment", "ID-65"));
        }
        break;
    case Ask::UpgradeDeck:
        for (std::size_t i = 0; i < rules.upgrade_decks.size(); ++i) {
            const std::size_t deck = rules.upgrade_decks[i];
            if (is_usable(rules, view, i)) continue;
            blocked.push_back({{"upgrades", {}, i, rules.deck_words.id(deck)},
                               rules.decks[deck].in_play ? "has no card left" : "is not in play",
                               "ID-71"});
        }
        break;
    default: break;
    }
    return blocked;
}

} // namespace iditacards
