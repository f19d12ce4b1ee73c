#include "games/iditacards/describe.h"

#include "games/iditacards/names.h"

#include <fmt/format.h>

namespace iditacards {

namespace {

using homestretch::ActionWords;
using homestretch::SeatNames;
using homestretch::Target;

const Player& own(const View& view) {
    return player(view.open, *view.viewer);
}

Target own_card(const Rules& rules, const View& view, std::string_view zone, CardId card) {
    return {std::string(zone), view.viewer, {}, rules.id(card)};
}
Target dog_target(const Rules& rules, const View& view, Seat seat, std::size_t dog) {
    return {"table", seat, dog, rules.id(player(view.open, seat).table[dog].card)};
}
// A dog may hold two: the zone names the dog, so that the card tells them apart.
Target attachment_target(const Rules& rules, const View& view, std::size_t dog, CardId card) {
    return {fmt::format("attachments-{}", dog), view.viewer, {}, rules.id(card)};
}

ActionWords play_words(const Rules& rules, const View& view, CardId card) {
    const Costs costs = CostTable(rules, own(view)).when_played(card);
    const std::string later =
        costs.risk > 0 ? fmt::format(" It takes effect after {} paid.",
                                     costs.risk == 1 ? "1 risk is" : counted(costs.risk, "risk") + " are")
                       : "";
    return {fmt::format("Play {}", rules.name(card)),
            fmt::format("Play {} for {}: {}{}", rules.name(card), cost_words(costs), rules.text(card), later),
            {own_card(rules, view, "hand", card)}};
}

// What killing a dog comes to (ID-63).
std::string death_words(const Rules& rules, const Dog& dog) {
    for (const CardId attachment : dog.attachments) {
        if (rules.card(attachment).armour)
            return fmt::format("{} is discarded in its place", rules.name(attachment));
    }
    switch (rules.card(dog.card).dies_to) {
    case DiesTo::Hand: return "it goes to its owner's hand";
    case DiesTo::Discard: return "it goes to its owner's discard pile";
    case DiesTo::Destroyed: break;
    }
    return "it is destroyed";
}

ActionWords kill_words(const Rules& rules, const View& view, Seat owner, std::size_t index,
                       const SeatNames& names) {
    const Dog& dog = player(view.open, owner).table[index];
    const std::string whose = owner == view.viewer ? "" : fmt::format("{}'s ", names.in_sentence(owner));
    return {fmt::format("Kill {}{}", whose, rules.name(dog.card)),
            fmt::format("Kill {}{}: {}", whose, rules.name(dog.card), death_words(rules, dog)),
            {dog_target(rules, view, owner, index)}};
}

ActionWords card_words(const Rules& rules, const View& view, std::string_view label, std::string_view words,
                       std::string_view zone, CardId card) {
    const std::string said = fmt::format("{} {}", label, rules.name(card));
    return {said, fmt::format("{}{}", said, words), {own_card(rules, view, zone, card)}};
}

ActionWords new_day_words(const Rules& rules, const View& view) {
    const auto cards = static_cast<int>(starting_hand_of(rules, own(view)));
    return {"New day",
            fmt::format("Take a new day: shuffle everything and draw {}; then the weather changes",
                        counted(cards, "card")),
            {}};
}

ActionWords pay_risk_words(const Rules& rules, const View& view) {
    const std::size_t seat = index_of(*view.viewer);
    const Risk& top = view.open.risks.top(seat);
    const bool fizzles = rules.leg(own(view).position).risks_fizzle || view.players[seat].deck_size == 0;
    return {"Pay the risk",
            fizzles ? "Pay the risk: all cards on your stack fizzle here"
                    : fmt::format("Pay the risk of {}: play the top card of your deck; {} to pay",
                                  rules.name(top.card), counted(top.left, "risk")),
            {{"stack", view.viewer, view.open.risks.size(seat) - 1, rules.id(top.card)}}};
}

ActionWords join_words(const Rules& rules, const View& view, bool join) {
    if (!join) return {"Stay out", "Stay out: your day goes on", {}};
    return {"Join",
            fmt::format("Join the new day: shuffle everything and draw {}",
                        counted(static_cast<int>(starting_hand_of(rules, own(view))), "card")),
            {}};
}

ActionWords decline_words(const Rules& rules, const View& view) {
    const std::string label =
        view.ask == Ask::Room ? "Keep your dogs" : fmt::format("Decline {}", rules.name(*view.card));
    return {label, fmt::format("{}: {} is discarded", label, rules.name(*view.card)), {}};
}

ActionWords attach_words(const Rules& rules, const View& view, std::size_t index) {
    const Dog& dog = own(view).table[index];
    const std::string words = fmt::format("Put {} on {}", rules.name(*view.card), rules.name(dog.card));
    return {words,
            is_full(rules, dog) ? words + " in place of what it holds" : words,
            {dog_target(rules, view, *view.viewer, index)}};
}

ActionWords stop_words(const View& view) {
    switch (view.ask) {
    case Ask::DestroyOf: return {"Destroy no more", "Destroy no more of them", {}};
    case Ask::DrawOf: return {"Draw no more", "Draw no more; the rest is shuffled back", {}};
    case Ask::DestroyHand: return {"Destroy nothing", "Destroy no card of your hand", {}};
    default: return {"Recover no more", "Recover no more cards", {}};
    }
}

} // namespace

std::string counted(int number, std::string_view thing) {
    return fmt::format("{} {}{}", number, thing, number == 1 ? "" : "s");
}

std::string cost_words(const Costs& costs) {
    std::string words;
    const auto add = [&](std::string_view cost, int number) {
        if (number > 0) words += fmt::format("{}{} {}", words.empty() ? "" : ", ", cost, number);
    };
    if (costs.whole_hand) words = "energy ALL";
    add("energy", costs.energy);
    add("health", costs.health);
    add("risk", costs.risk);
    return words.empty() ? "nothing" : words;
}

std::string action_text(const Rules& rules, const View&, Action action) {
    const auto with_card = [&](std::string_view word) {
        return fmt::format("{} {}", word, rules.id(card_of(action)));
    };
    switch (kind_of(action)) {
    case ActionKind::Play: return with_card("play");
    case ActionKind::PayRisk: return "pay-risk";
    case ActionKind::NewDay: return "new-day";
    case ActionKind::Pass: return "pass";
    case ActionKind::KillDog: return fmt::format("kill {}", action.first);
    case ActionKind::DiscardAttachment:
        return fmt::format("discard-attachment {} {}", action.first,
                           rules.id(static_cast<CardId>(action.second)));
    case ActionKind::PayEnergy: return with_card("discard");
    case ActionKind::Join: return "join";
    case ActionKind::Stay: return "stay";
    case ActionKind::Claim: return with_card("claim");
    case ActionKind::Decline: return "decline";
    case ActionKind::AttachTo: return fmt::format("attach {}", action.first);
    case ActionKind::Replace: return with_card("replace");
    case ActionKind::KillAny: return fmt::format("kill-any {} {}", action.first, action.second);
    case ActionKind::Destroy: return with_card("destroy");
    case ActionKind::Draw: return with_card("draw");
    case ActionKind::Stop: return "stop";
    case ActionKind::RecoverToHand: return with_card("hand");
    case ActionKind::RecoverToDeck: return with_card("deck");
    case ActionKind::ChooseDeck:
        return fmt::format("choose {}", rules.deck_words.id(rules.upgrade_decks[action.first]));
    case ActionKind::Take: return with_card("take");
    case ActionKind::Fizzle: return "fizzle";
    }
    homestretch::check(false);
    return {};
}

ActionWords describe(const Rules& rules, const View& view, Action action, const SeatNames& names) {
    const CardId card = card_of(action);
    switch (kind_of(action)) {
    case ActionKind::Play: return play_words(rules, view, card);
    case ActionKind::PayRisk: return pay_risk_words(rules, view);
    case ActionKind::NewDay: return new_day_words(rules, view);
    case ActionKind::Pass: return {"Pass", "Do nothing this turn but move", {}};
    case ActionKind::KillDog: return kill_words(rules, view, *view.viewer, action.first, names);
    case ActionKind::KillAny:
        return kill_words(rules, view, homestretch::seat_at(action.first), action.second, names);
    case ActionKind::DiscardAttachment: {
        const auto attachment = static_cast<CardId>(action.second);
        const std::string words = fmt::format("Discard {} from {}", rules.name(attachment),
                                              rules.name(own(view).table[action.first].card));
        return {words, words, {attachment_target(rules, view, action.first, attachment)}};
    }
    case ActionKind::PayEnergy: {
        const bool breaks = rules.breakers.contains(card);
        return card_words(rules, view, "Discard", breaks ? " for energy: the payment fails" : " for energy",
                          "hand", card);
    }
    case ActionKind::Join:
    case ActionKind::Stay: return join_words(rules, view, kind_of(action) == ActionKind::Join);
    case ActionKind::Claim:
        return card_words(rules, view, "Claim",
                          fmt::format(" ({}): {}", facts(rules, card), rules.text(card)), "unclaimed", card);
    case ActionKind::Decline: return decline_words(rules, view);
    case ActionKind::AttachTo: return attach_words(rules, view, action.first);
    case ActionKind::Replace: {
        const std::string words = fmt::format("Discard {} for it", rules.name(card));
        return {words, words, {attachment_target(rules, view, *view.dog, card)}};
    }
    case ActionKind::Destroy: {
        const bool from_hand = view.ask == Ask::DestroyHand;
        return card_words(rules, view, "Destroy", " for good", from_hand ? "hand" : "looked_at", card);
    }
    case ActionKind::Draw: return card_words(rules, view, "Draw", ": " + rules.text(card), "looked_at", card);
    case ActionKind::Stop: return stop_words(view);
    case ActionKind::RecoverToHand: return card_words(rules, view, "To hand:", "", "discard", card);
    case ActionKind::RecoverToDeck: return card_words(rules, view, "To deck:", "", "discard", card);
    case ActionKind::ChooseDeck: {
        const std::size_t deck = rules.upgrade_decks[action.first];
        return {fmt::format("{} deck", rules.deck_words.name(deck)),
                fmt::format("Turn up cards of the {} deck ({} left, {} destroyed)",
                            rules.deck_words.name(deck), view.upgrades[action.first].size(),
                            destroyed_of(rules, view.open, action.first).size()),
                {{"upgrades", {}, action.first, rules.deck_words.id(deck)}}};
    }
    case ActionKind::Take:
        return {fmt::format("Take {}", rules.name(card)),
                fmt::format("Take {} ({}): {}", rules.name(card), facts(rules, card), rules.text(card)),
                {{"supply", {}, {}, rules.id(card)}}};
    case ActionKind::Fizzle:
        return {"Let it fizzle",
                fmt::format("Let {} fizzle: it is discarded, and your whole risk stack with it",
                            rules.name(*view.card)),
                {}};
    }
    homestretch::check(false);
    return {};
}

} // namespace iditacards
