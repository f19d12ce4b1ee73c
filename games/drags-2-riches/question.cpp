#include "games/drags-2-riches/describe.h"
#include "games/drags-2-riches/game.h"
#include "games/drags-2-riches/names.h"
#include "games/drags-2-riches/phases.h"

#include <fmt/format.h>

namespace drags_2_riches {

using homestretch::Blocked;
using homestretch::Question;
using homestretch::SeatNames;
using homestretch::verb_of;

namespace {

// "Pub Cabaret, Werk Phase"
std::string phase_of(const Rules& rules, const View& view, std::string_view what) {
    return view.open.event == no_event ? std::string(what)
                                       : fmt::format("{}, {}", rules.name(view.open.event), what);
}

std::string effect_phase(const Rules& rules, const View& view) {
    const Frame& frame = view.open.effects.top();
    const std::string& name = rules.source_name(origin_of(frame));
    return phase_of(rules, view, frame.seat == view.open.active ? name : "reversal of " + name);
}

// "Discard a card (2 of 3)" where a step asks several times.
std::string counted(std::string text, int done, int all) {
    if (all > 1) text += fmt::format(" ({} of {})", done + 1, all);
    return text;
}

std::string hand_question(const View& view, const Step& step) {
    const int done = view.open.effects.top().scratch[0];
    const std::string_view verb = verb_of<Verb>(step) == Verb::DiscardHand ? "Discard"
                                  : verb_of<Verb>(step) == Verb::TrashHand ? "Trash"
                                                                           : "Lend";
    std::string text = counted(fmt::format("{} a card of your hand", verb), done, step.arguments[1]);
    return is_up_to(step) ? text + ", or stop" : text;
}

Question floordrobe_question(const View& view, const Step& step, const std::string& phase) {
    const std::string or_skip = is_optional(step) ? ", or skip" : "";
    switch (verb_of<Verb>(step)) {
    case Verb::TrashFloordrobe:
        return {phase,
                counted("Trash a card of your Floordrobe", view.open.effects.top().scratch[0],
                        step.arguments[1]) +
                    (is_up_to(step) ? ", or stop" : ""),
                "D2R-25"};
    case Verb::ActivateFloordrobe: return {phase, "Activate a card of your Floordrobe" + or_skip, "D2R-24"};
    case Verb::ReturnToLook: return {phase, "Return a card to an empty slot" + or_skip, "D2R-28"};
    default: return {phase, "Return a card of your Floordrobe" + or_skip, "D2R-25"};
    }
}

std::string take_question(const View& view, const Step& step) {
    const std::string_view zone = view.open.ask == Ask::TakeHand   ? "hand"
                                  : view.open.ask == Ask::TakeLook ? "Look"
                                                                   : "Floordrobe";
    return counted(fmt::format("Choose a card of the target's {}", zone), view.open.effects.top().scratch[1],
                   step.arguments[1]);
}

Question effect_question(const Rules& rules, const View& view) {
    const std::string phase = effect_phase(rules, view);
    const Step& step = waiting_step(rules, view.open.effects);
    const std::string or_skip = is_optional(step) ? ", or skip" : "";
    switch (view.open.ask) {
    case Ask::Target: return {phase, "Choose whom you throw this Shade at", "D2R-37"};
    case Ask::React: return {phase, "Shade! Suffer it, or answer it", "D2R-42"};
    case Ask::Answer: return {phase, "Your Shade comes back. Suffer it, or block it", "D2R-55"};
    case Ask::PickHand: return {phase, hand_question(view, step), "D2R-25"};
    case Ask::PickPeeked:
        return {phase,
                counted("Draw one of these cards", view.open.effects.top().scratch[0], step.arguments[1]),
                "D2R-16"};
    case Ask::PickFloordrobe: return floordrobe_question(view, step, phase);
    case Ask::PickLook: return {phase, "Activate a card of your Look" + or_skip, "D2R-23"};
    case Ask::PickMarket:
        return verb_of<Verb>(step) == Verb::WearMarket
                   ? Question{phase, "Wear a card of the Market for free" + or_skip, "D2R-28"}
                   : Question{phase, "Use a card of the Market" + or_skip, "D2R-24"};
    case Ask::TakeHand:
    case Ask::TakeLook:
    case Ask::TakeFloordrobe: return {phase, take_question(view, step), "D2R-48"};
    case Ask::Recipient: return {phase, "Choose whom you lend to", "D2R-35"};
    case Ask::May: return {phase, "Dry-clean now?", "D2R-17"};
    case Ask::MotherCategory: return {phase, "Choose the category that counts double", "D2R-65"};
    default: return {phase, "Choose for whom else it counts double", "D2R-65"};
    }
}

} // namespace

Question Game::question(const Rules& rules, const View& view) {
    const bool asked = view.viewer && view.open.pending.contains(*view.viewer);
    Question question;
    switch (view.open.ask) {
    case Ask::Nothing: return {"Finished", "", ""};
    case Ask::Character: question = {"Characters", "Choose your character", "D2R-9"}; break;
    case Ask::Play:
        question = {phase_of(rules, view, "Playing Phase"), "Activate or wear a card, or go to the Market",
                    "D2R-22"};
        break;
    case Ask::Werk:
        question = {phase_of(rules, view, "Werk Phase"),
                    fmt::format("Buy with {}, or end your turn", number_of(view.open.coins, "coin")),
                    "D2R-68"};
        break;
    case Ask::Tour:
        question = {phase_of(rules, view, "your turn"),
                    fmt::format("Activate, wear or buy with {}, or end your turn",
                                number_of(view.open.coins, "coin")),
                    "D2R-100"};
        break;
    case Ask::LastMinute:
        question = {phase_of(rules, view, "last minute"), "Add a card to your Look, or be done", "D2R-81"};
        break;
    case Ask::Declare:
        question = {phase_of(rules, view, "declarations"), "Compete, or stay out", "D2R-83"};
        break;
    case Ask::CategoryIs:
        question = {phase_of(rules, view, "tie"), "Name a category for the performance, or none", "D2R-91"};
        break;
    case Ask::Judge: question = {phase_of(rules, view, "tie"), "Choose the winner", "D2R-89"}; break;
    default: question = effect_question(rules, view);
    }
    if (!asked) question.ask = question.rule = "";
    return question;
}

namespace {

// D2R-68, D2R-72, D2R-74, D2R-104
std::vector<Blocked> blocked_purchases(const Rules& rules, const View& view, const ActionList& actions) {
    std::vector<Blocked> blocked;
    for (std::size_t slot = 0; slot < market_slots; ++slot) {
        if (view.open.market[slot] == no_card) {
            blocked.push_back({market_target(rules, view, slot), "the draw pile is empty", "D2R-72"});
            continue;
        }
        if (actions.contains(make_action(ActionKind::Buy, slot)) ||
            actions.contains(make_action(ActionKind::Thrift, slot)))
            continue;
        if (view.open.bought == Bought::Thrifted && view.open.ask == Ask::Tour) {
            blocked.push_back(
                {market_target(rules, view, slot), "after thrifting on tour you buy nothing", "D2R-104"});
            continue;
        }
        const std::size_t price = rules.card(view.open.market[slot]).value;
        blocked.push_back({market_target(rules, view, slot),
                           price > view.open.coins ? fmt::format("costs {}, you have {}",
                                                                 number_of(price, "coin"), view.open.coins)
                                                   : std::string("only the cheapest card is free"),
                           price > view.open.coins ? "D2R-68" : "D2R-74"});
    }
    return blocked;
}

void block_power(const Rules& rules, const View& view, const ActionList& actions,
                 std::vector<Blocked>& blocked) {
    const OpenPlayer& who = player(view.open, *view.viewer);
    if (who.character == no_character || actions.contains(make_action(ActionKind::Power))) return;
    const bool reaction = rules.character(who.character).reaction;
    blocked.push_back({{"character", view.viewer, {}, rules.id(who.character)},
                       who.power_used ? "its power has been used"
                       : reaction     ? "its power answers Shade"
                                      : "not in a Shopping Spree round",
                       who.power_used ? "D2R-59"
                       : reaction     ? "D2R-61"
                                      : "D2R-63"});
}

// D2R-31, D2R-82: why a card of the hand cannot be worn.
void block_wearing(const Rules& rules, const View& view, const ActionList& actions,
                   std::vector<Blocked>& blocked) {
    const PlayerView& who = view.players[index_of(*view.viewer)];
    (who.hand & rules.types).for_each_bit([&](std::size_t bit) {
        const CardId card = rules.card_at[bit];
        if (actions.contains(make_action(ActionKind::Wear, card))) return;
        const bool coin = !rules.card(card).category;
        blocked.push_back({hand_target(rules, view, *view.viewer, card),
                           coin ? "coins cannot be worn" : "this slot is filled",
                           coin ? "D2R-31" : "D2R-82"});
    });
}

// D2R-42: cards that answer nothing.
void block_answers(const Rules& rules, const View& view, const ActionList& actions,
                   std::vector<Blocked>& blocked) {
    const PlayerView& who = view.players[index_of(*view.viewer)];
    (who.hand & rules.types).for_each_bit([&](std::size_t bit) {
        const CardId card = rules.card_at[bit];
        if (actions.contains(make_action(ActionKind::Block, card)) ||
            actions.contains(make_action(ActionKind::Reverse, card)))
            return;
        blocked.push_back({hand_target(rules, view, *view.viewer, card), "no Block, no Reverse", "D2R-42"});
    });
}

} // namespace

std::vector<Blocked> Game::blocked(const Rules& rules, const View& view, const ActionList& actions,
                                   const SeatNames&) {
    std::vector<Blocked> blocked;
    if (!view.viewer || !view.open.pending.contains(*view.viewer)) return blocked;
    switch (view.open.ask) {
    case Ask::Play: block_power(rules, view, actions, blocked); break;
    case Ask::Tour:
    case Ask::Werk:
        blocked = blocked_purchases(rules, view, actions);
        block_power(rules, view, actions, blocked);
        break;
    case Ask::LastMinute: block_wearing(rules, view, actions, blocked); break;
    case Ask::React:
    case Ask::Answer: block_answers(rules, view, actions, blocked); break;
    default: break;
    }
    return blocked;
}

} // namespace drags_2_riches
