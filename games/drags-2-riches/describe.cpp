#include "games/drags-2-riches/describe.h"

#include "games/drags-2-riches/game.h"
#include "games/drags-2-riches/names.h"
#include "games/drags-2-riches/phases.h"

#include <fmt/format.h>

#include <algorithm>

namespace drags_2_riches {

using homestretch::ActionWords;
using homestretch::SeatNames;
using homestretch::Target;
using homestretch::verb_of;

namespace {

const PlayerView& own(const View& view) {
    return view.players[index_of(*view.viewer)];
}

// A card of a set, at the first place where it lies when the set is listed.
Target set_target(const Rules& rules, std::string_view zone, std::optional<Seat> seat, const CardSet& cards,
                  CardId card) {
    const auto list = listed(rules, cards);
    const auto place = std::ranges::find(list, card);
    return {std::string(zone), seat, static_cast<std::size_t>(place - list.begin()), rules.id(card)};
}

Target player_target(Seat seat) {
    return {"player", seat, {}, ""};
}

// The effect that asks.
const Frame& asking(const View& view) {
    return view.open.effects.top();
}

std::string source_words(const Rules& rules, const View& view) {
    return rules.source_name(origin_of(asking(view)));
}

ActionWords said_of_activation(const Rules& rules, const View& view, CardId card) {
    const std::string text = rules.text(card);
    return {fmt::format("Activate {}", rules.name(card)),
            fmt::format("Activate {}: {}", card_words(rules, card), text.empty() ? "it does nothing" : text),
            {hand_target(rules, view, *view.viewer, card)}};
}

ActionWords said_of_wearing(const Rules& rules, const View& view, CardId card) {
    const Category category = *rules.card(card).category;
    const CardId old = own(view).look[index_of(category)];
    return {fmt::format("Wear {}", rules.name(card)),
            fmt::format("Wear {} face down{}", card_words(rules, card),
                        old == no_card ? ""
                                       : fmt::format("; {} goes to your Floordrobe", card_words(rules, old))),
            {hand_target(rules, view, *view.viewer, card), look_target(rules, view, *view.viewer, category)}};
}

ActionWords said_of_purchase(const Rules& rules, const View& view, Action action) {
    const CardId card = view.open.market[action.first];
    const bool free = kind_of(action) == ActionKind::Thrift;
    const std::string_view to = view.open.phase == Phase::Tour ? "hand" : "Floordrobe";
    const std::size_t left = free ? view.open.coins : view.open.coins - rules.card(card).value;
    return {fmt::format("{} {}", free ? "Thrift" : "Buy", rules.name(card)),
            fmt::format("{} {} {}, to your {}: {} left. {}", free ? "Take" : "Buy", card_words(rules, card),
                        free ? "for free" : fmt::format("for {}", number_of(rules.card(card).value, "coin")),
                        to, number_of(left, "coin"), rules.text(card)),
            {market_target(rules, view, action.first)}};
}

ActionWords said_of_power(const Rules& rules, const View& view, std::string_view what) {
    const CharacterId character = player(view.open, *view.viewer).character;
    const std::string& power = rules.power_names[static_cast<std::size_t>(character)];
    return {fmt::format("Use {}", power),
            fmt::format("Use {}, once in the match: {}", power,
                        what.empty() ? rules.text(character) : std::string(what)),
            {{"character", view.viewer, {}, rules.id(character)}}};
}

ActionWords said_of_reaction(const Rules& rules, const View& view, Action action) {
    const CardId card = card_of(action);
    const bool reverses = kind_of(action) == ActionKind::Reverse;
    std::string rest = "nothing of it happens to you";
    if (reverses) rest += ", and then it happens to the attacker";
    if (view.open.ask == Ask::Answer) rest = "the reversal is cancelled";
    return {fmt::format("{} with {}", reverses ? "Reverse" : "Block", rules.name(card)),
            fmt::format("Show {}, which stays in your hand: {}", rules.name(card), rest),
            {hand_target(rules, view, *view.viewer, card)}};
}

// What becomes of a card that is picked: "Discard", "Trash", …
std::string_view pick_verb(Verb verb) {
    switch (verb) {
    case Verb::DiscardHand: return "Discard";
    case Verb::TrashHand:
    case Verb::TrashFloordrobe: return "Trash";
    case Verb::Lend: return "Lend";
    case Verb::PeekWardrobe: return "Draw";
    case Verb::ReturnToHand:
    case Verb::ReturnToWardrobe:
    case Verb::ReturnToLook: return "Return";
    case Verb::WearMarket: return "Wear";
    case Verb::ActivateLook:
    case Verb::ActivateFloordrobe: return "Activate";
    case Verb::ActivateMarket: return "Use";
    default: break;
    }
    switch (deed_of(verb)) {
    case Deed::Borrow: return "Borrow";
    case Deed::Discard: return "Make them discard";
    default: return "Trash";
    }
}

std::string_view pick_place(Verb verb) {
    switch (verb) {
    case Verb::ReturnToHand: return " to your hand";
    case Verb::ReturnToWardrobe: return " to the top of your Wardrobe";
    case Verb::ReturnToLook: return " to your Look";
    case Verb::PeekWardrobe: return "; what is not drawn is discarded";
    default: return "";
    }
}

ActionWords said_of_pick(const Rules& rules, const View& view, CardId card) {
    const Verb verb = verb_of<Verb>(waiting_step(rules, view.open.effects));
    std::string words = fmt::format("{} {}{}", pick_verb(verb), card_words(rules, card), pick_place(verb));
    if (verb == Verb::ActivateFloordrobe) words += ": " + rules.text(card);
    Target target;
    switch (view.open.ask) {
    case Ask::PickHand: target = hand_target(rules, view, *view.viewer, card); break;
    case Ask::PickPeeked: target = set_target(rules, "peeked", view.viewer, view.peeked.cards, card); break;
    case Ask::PickFloordrobe:
        target =
            set_target(rules, "floordrobe", view.viewer, player(view.open, *view.viewer).floordrobe, card);
        break;
    case Ask::TakeHand: target = hand_target(rules, view, victim_of(rules, asking(view)), card); break;
    default: {
        const Seat victim = victim_of(rules, asking(view));
        target = set_target(rules, "floordrobe", victim, player(view.open, victim).floordrobe, card);
    }
    }
    return {fmt::format("{} {}", pick_verb(verb), rules.name(card)), std::move(words), {std::move(target)}};
}

// A worn card: the own one that is activated, or one of a victim, mostly unseen.
ActionWords said_of_worn(const Rules& rules, const View& view, Category category, const SeatNames& names) {
    const Verb verb = verb_of<Verb>(waiting_step(rules, view.open.effects));
    if (view.open.ask == Ask::PickLook) {
        const CardId card = own(view).look[index_of(category)];
        return {fmt::format("Activate {}", rules.name(card)),
                fmt::format("Take {} off and activate it: {}", card_words(rules, card), rules.text(card)),
                {look_target(rules, view, *view.viewer, category)}};
    }
    const Seat victim = victim_of(rules, asking(view));
    const CardId card = view.players[index_of(victim)].look[index_of(category)];
    const std::string what = card == hidden_card ? fmt::format("the face-down {} card", name_of(category))
                                                 : card_words(rules, card);
    return {fmt::format("{}: {}", pick_verb(verb), name_of(category)),
            fmt::format("{} {} of {}", pick_verb(verb), what, names.in_sentence(victim)),
            {look_target(rules, view, victim, category)}};
}

ActionWords said_of_slot(const Rules& rules, const View& view, std::size_t slot) {
    const CardId card = view.open.market[slot];
    const Verb verb = verb_of<Verb>(waiting_step(rules, view.open.effects));
    const bool worn = verb == Verb::WearMarket;
    return {fmt::format("{} {}", pick_verb(verb), rules.name(card)),
            worn ? fmt::format("Wear {} for free; everybody knows it", card_words(rules, card))
                 : fmt::format("Use {} where it lies: {}", card_words(rules, card), rules.text(card)),
            {market_target(rules, view, slot)}};
}

ActionWords said_of_declining(const Rules& rules, const View& view) {
    const Verb verb = verb_of<Verb>(waiting_step(rules, view.open.effects));
    const Frame& frame = asking(view);
    switch (view.open.ask) {
    case Ask::May: return {"Keep your piles", "Leave your Wardrobe and Floordrobe as they are", {}};
    case Ask::PickLook: return {"Skip", "Activate no card of your Look", {}};
    case Ask::PickMarket: return {"Skip", "Leave the Market as it is", {}};
    default: break;
    }
    if (frame.scratch[0] > 0) return {"Stop", fmt::format("{} no more", pick_verb(verb)), {}};
    return {"Skip", fmt::format("{} nothing", pick_verb(verb)), {}};
}

ActionWords said_of_recipient(const Rules& rules, const View& view, Seat seat, const SeatNames& names) {
    const std::string who = names.in_sentence(seat);
    if (view.open.ask == Ask::MotherPlayer) {
        const auto category = static_cast<Category>(asking(view).scratch[0] - 1);
        return {fmt::format("With {}", who),
                fmt::format("{} counts double for {} and for you this round", name_of(category), who),
                {player_target(seat)}};
    }
    return {fmt::format("Lend to {}", who),
            fmt::format("Lend to {}: what you pick goes to that Floordrobe for good ({})", who,
                        source_words(rules, view)),
            {player_target(seat)}};
}

ActionWords said_of_declaring(const Rules& rules, const View& view, bool up) {
    const std::string event =
        fmt::format("{} ({} prestige)", rules.name(view.open.event), rules.event(view.open.event).prestige);
    if (up) {
        return {"Compete",
                fmt::format("Compete for {}: show your Look, worth {}, and put it away afterwards", event,
                            look_total(rules, view, *view.viewer)),
                {}};
    }
    return {"Stay out", fmt::format("Stay out of {} and keep your Look", event), {}};
}

} // namespace

std::string card_words(const Rules& rules, CardId card) {
    const Card& row = rules.card(card);
    return row.category ? fmt::format("{} ({} {})", rules.name(card), name_of(*row.category), row.value)
                        : rules.name(card);
}

std::string number_of(std::size_t count, std::string_view thing) {
    return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
}

Target market_target(const Rules& rules, const View& view, std::size_t slot) {
    return {"market", {}, slot, view.open.market[slot] == no_card ? "" : rules.id(view.open.market[slot])};
}

Target look_target(const Rules& rules, const View& view, Seat seat, Category category) {
    const CardId card = view.players[index_of(seat)].look[index_of(category)];
    return {"look", seat, index_of(category), card == no_card || card == hidden_card ? "" : rules.id(card)};
}

Target hand_target(const Rules& rules, const View& view, Seat seat, CardId card) {
    return set_target(rules, "hand", seat, view.players[index_of(seat)].hand, card);
}

std::string Game::action_text(const Rules& rules, const View&, Action action) {
    const auto card = [&](std::string_view verb) {
        return fmt::format("{} {}", verb, rules.id(card_of(action)));
    };
    const auto number = [&](std::string_view verb) { return fmt::format("{} {}", verb, action.first); };
    switch (kind_of(action)) {
    case ActionKind::Character: return "character " + rules.id(static_cast<CharacterId>(action.first));
    case ActionKind::Activate: return card("activate");
    case ActionKind::Wear: return card("wear");
    case ActionKind::Power: return "power";
    case ActionKind::End: return "end";
    case ActionKind::Buy: return number("buy");
    case ActionKind::Thrift: return number("thrift");
    case ActionKind::Target: return number("target");
    case ActionKind::Suffer: return "suffer";
    case ActionKind::Block: return card("block");
    case ActionKind::Reverse: return card("reverse");
    case ActionKind::UsePower: return "use-power";
    case ActionKind::Pick: return card("pick");
    case ActionKind::PickWorn: return "pick-slot " + name_of(category_of(action));
    case ActionKind::PickSlot: return number("pick-slot");
    case ActionKind::Stop: return "stop";
    case ActionKind::Skip: return "skip";
    case ActionKind::To: return number("to");
    case ActionKind::ToNobody: return "none";
    case ActionKind::Yes: return "yes";
    case ActionKind::Category: return "category " + name_of(category_of(action));
    case ActionKind::Done: return "done";
    case ActionKind::Up: return "up";
    case ActionKind::Down: return "down";
    case ActionKind::Label: return "category-is " + performance_labels().id(action.first);
    case ActionKind::NoLabel: return "category-is none";
    case ActionKind::Judge: return number("judge");
    }
    homestretch::check(false);
    return {};
}

ActionWords Game::describe(const Rules& rules, const View& view, Action action, const SeatNames& names) {
    const Seat seat = seat_of(action);
    switch (kind_of(action)) {
    case ActionKind::Character: {
        const auto character = static_cast<CharacterId>(action.first);
        return {rules.name(character),
                fmt::format("{}, {}: {}", rules.name(character), rules.power_names[action.first],
                            rules.text(character)),
                {{"characters", {}, action.first, rules.id(character)}}};
    }
    case ActionKind::Activate: return said_of_activation(rules, view, card_of(action));
    case ActionKind::Wear: return said_of_wearing(rules, view, card_of(action));
    case ActionKind::Power: return said_of_power(rules, view, "");
    case ActionKind::End:
        return view.open.phase == Phase::Playing
                   ? ActionWords{"To the Market",
                                 fmt::format("Play no more cards and go shopping with {}",
                                             number_of(view.open.coins, "coin")),
                                 {}}
                   : ActionWords{"End your turn",
                                 fmt::format("Buy nothing more; {} lost. Your hand is laid aside and you "
                                             "draw a new one",
                                             view.open.coins == 1
                                                 ? "1 coin is"
                                                 : fmt::format("{} coins are", view.open.coins)),
                                 {}};
    case ActionKind::Buy:
    case ActionKind::Thrift: return said_of_purchase(rules, view, action);
    case ActionKind::Target: {
        const std::string label = fmt::format("At {}", names.in_sentence(seat));
        return {
            label,
            fmt::format("Throw this Shade at {} ({})", names.in_sentence(seat), source_words(rules, view)),
            {player_target(seat)}};
    }
    case ActionKind::Suffer:
        return {"Suffer",
                view.open.ask == Ask::Answer ? "Let the reversal happen"
                                             : fmt::format("Let it happen ({})", source_words(rules, view)),
                {}};
    case ActionKind::Block:
    case ActionKind::Reverse: return said_of_reaction(rules, view, action);
    case ActionKind::UsePower:
        return said_of_power(rules, view, "nothing happens to you, and then it happens to the attacker");
    case ActionKind::Pick: return said_of_pick(rules, view, card_of(action));
    case ActionKind::PickWorn: return said_of_worn(rules, view, category_of(action), names);
    case ActionKind::PickSlot: return said_of_slot(rules, view, action.first);
    case ActionKind::Stop:
    case ActionKind::Skip: return said_of_declining(rules, view);
    case ActionKind::To: return said_of_recipient(rules, view, seat, names);
    case ActionKind::ToNobody: return {"Lend nothing", "Keep all your cards", {}};
    case ActionKind::Yes:
        return {"Dry-clean",
                "Shuffle your Wardrobe and your Floordrobe together into a new Wardrobe",
                {{"floordrobe", view.viewer, {}, ""}}};
    case ActionKind::Category:
        return {name_of(category_of(action)),
                fmt::format("Double {} this round", name_of(category_of(action))),
                {look_target(rules, view, *view.viewer, category_of(action))}};
    case ActionKind::Done: return {"Done", "Add nothing more to your Look", {}};
    case ActionKind::Up:
    case ActionKind::Down: return said_of_declaring(rules, view, kind_of(action) == ActionKind::Up);
    case ActionKind::Label: {
        const std::string& label = performance_labels().name(action.first);
        return {label, fmt::format("Category is: {}", label), {}};
    }
    case ActionKind::NoLabel: return {"No category", "Name none, and go on to the verdict", {}};
    case ActionKind::Judge: {
        const std::string who = view.viewer == seat ? "yourself" : names.in_sentence(seat);
        return {fmt::format("Winner: {}", who),
                fmt::format("Give {} to {}", rules.name(view.open.event), who),
                {player_target(seat)}};
    }
    }
    homestretch::check(false);
    return {};
}

} // namespace drags_2_riches
