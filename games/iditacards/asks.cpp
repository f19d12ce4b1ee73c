#include "games/iditacards/asks.h"

#include "games/iditacards/measures.h"
#include "games/iditacards/steps.h"

namespace iditacards {

namespace {

using homestretch::Step;

// ID-7
void legal_free_actions(const Rules& rules, const Table& table, ActionList& actions) {
    for (std::size_t i = 0; i < table.size(); ++i) {
        const Dog& dog = table[i];
        if (can_die(rules, dog)) actions.push_back(make_action(ActionKind::KillDog, i));
        for (std::size_t k = 0; k < dog.attachments.size(); ++k) { // ID-11: equal ones once
            if (k == 0 || dog.attachments[0] != dog.attachments[k])
                actions.push_back(discard_attachment(i, dog.attachments[k]));
        }
    }
}

// ID-65: declining is a choice unless one dog alone can hold it and has room.
void legal_holders(const Rules& rules, const Table& table, ActionList& actions) {
    bool free = true;
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (!can_hold(rules, table[i])) continue;
        actions.push_back(make_action(ActionKind::AttachTo, i));
        free = free && !is_full(rules, table[i]);
    }
    if (actions.size() > 1 || !free) actions.push_back(make_action(ActionKind::Decline));
}

// ID-4 to ID-7, ID-21
void legal_main(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    const Player& who = player(state.open, seat);
    if (state.open.risks.empty(index_of(seat))) {
        const Cards& cards = hand(state, seat);
        const CostTable costs(rules, who);
        const std::size_t deck = state.decks.size(deck_of(seat));
        for (const CardId card : cards.names()) {
            actions.push_back_if(affordable(costs.when_played(card), cards.size() - 1, deck),
                                 make_action(ActionKind::Play, card));
        }
    } else {
        actions.push_back(make_action(ActionKind::PayRisk));
    }
    actions.push_back(make_action(ActionKind::NewDay));
    if (rules.allow_pass) actions.push_back(make_action(ActionKind::Pass));
    legal_free_actions(rules, who.table, actions);
}

void list(ActionKind kind, const CardSet& names, ActionList& actions) {
    for (const CardId card : names) actions.push_back(make_action(kind, card));
}

void legal_kills(const Rules& rules, const Table& table, ActionList& actions) {
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (can_die(rules, table[i])) actions.push_back(make_action(ActionKind::KillDog, i));
    }
}

CardSet looked_at(const State& state, Seat seat) {
    CardSet names;
    for (const CardId card : state.decks[deck_of(seat)].last(state.open.looking)) names.insert(card);
    return names;
}

} // namespace

const Step& asking_step(const Rules& rules, const Open& open) {
    const Frame& frame = open.effects.top();
    return rules.programs.steps(frame.program)[frame.next];
}

Ask ask_of(const Rules& rules, const Open& open) {
    if (open.phase == Phase::Finished) return Ask::None;
    if (open.effects.empty()) return Ask::Main;
    const Frame& frame = open.effects.top();
    switch (homestretch::verb_of<Verb>(asking_step(rules, open))) {
    case Verb::MakePayable: return Ask::BeforeFailing;
    case Verb::PayEnergy: return Ask::Energy;
    case Verb::AskToJoin: return Ask::Join;
    case Verb::Walk: return Ask::Legendary;
    case Verb::MakeRoom: return Ask::Room;
    case Verb::Attach: return frame.scratch[scratch::chosen_dog] == 0 ? Ask::AttachTo : Ask::Replace;
    case Verb::KillOwn:
    case Verb::KillEachOther:
    case Verb::Deaths: return Ask::KillOwn;
    case Verb::KillAnyFake:
    case Verb::KillAnyAttached: return Ask::KillAny;
    case Verb::Destroy:
        return frame.scratch[scratch::stage] == stage::destroying ? Ask::DestroyOf : Ask::DrawOf;
    case Verb::MayDestroyHand: return Ask::DestroyHand;
    case Verb::Recover: return Ask::Recover;
    case Verb::RecoverAll: return Ask::RecoverAll;
    case Verb::Take: return frame.scratch[scratch::stage] == stage::filling ? Ask::UpgradeDeck : Ask::Take;
    default: return Ask::None;
    }
}

std::optional<CardId> card_in_the_air(const Frame& frame) {
    constexpr std::size_t put_away = 1; // the step of ResolveCard that ends it
    const auto card = static_cast<CardId>(frame.kept[kept::card]);
    switch (static_cast<ProgramKind>(frame.program)) {
    case ProgramKind::Shortfall: return card;
    case ProgramKind::Play:
        if (frame.kept[kept::energy] != payment_failed) return card;
        return std::nullopt;
    case ProgramKind::ResolveCard:
        if (frame.next <= put_away) return card;
        return std::nullopt;
    case ProgramKind::ResolveDog:
        if (frame.next == 0 && frame.kept[kept::declined] == 0) return card;
        return std::nullopt;
    case ProgramKind::ResolveAttachment:
        if (frame.next == 0) return card;
        return std::nullopt;
    default: return std::nullopt;
    }
}

std::optional<CardId> card_in_the_air(const Open& open) {
    std::optional<CardId> found;
    for (const Frame& frame : open.effects) {
        if (const auto card = card_in_the_air(frame)) found = card;
    }
    return found;
}

bool is_usable(const Rules& rules, const Open& open, std::size_t upgrade, bool is_empty) {
    const std::size_t deck = rules.upgrade_decks[upgrade];
    if (!rules.decks[deck].in_play) return false;
    return !is_empty || open.gone.names().intersects(rules.cards_of_deck[deck]);
}

CardSet recoverable(const Rules& rules, const Open& open, Seat seat, const Step& step) {
    const CardSet& names = discard(open, seat).names();
    if (homestretch::verb_of<Verb>(step) == Verb::Recover) return names;
    CardSet found;
    for (const CardId card : names) {
        if (rules.card(card).subtype == step.arguments[0]) found.insert(card);
    }
    return found;
}

bool is_prey(const Rules& rules, const Open& open, Seat hunter, Seat owner, const Dog& dog, Verb verb) {
    if (owner != hunter && is_immune(rules, player(open, owner))) return false;
    if (!can_die(rules, dog)) return false;
    return verb == Verb::KillAnyFake ? rules.card(dog.card).fake : !dog.attachments.empty();
}

void legal(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    const Player& who = player(state.open, seat);
    switch (ask_of(rules, state.open)) {
    case Ask::None: return;
    case Ask::Main: return legal_main(rules, state, seat, actions);
    case Ask::BeforeFailing:
        legal_free_actions(rules, who.table, actions);
        actions.push_back(make_action(ActionKind::Fizzle));
        return;
    case Ask::Energy: return list(ActionKind::PayEnergy, hand(state, seat).names(), actions);
    case Ask::Join:
        actions.push_back(make_action(ActionKind::Join));
        actions.push_back(make_action(ActionKind::Stay));
        return legal_free_actions(rules, who.table, actions);
    case Ask::Legendary: {
        CardSet names;
        for (const CardId card : state.unclaimed[index_of(seat)]) names.insert(card);
        return list(ActionKind::Claim, names, actions);
    }
    case Ask::Room:
        legal_kills(rules, who.table, actions);
        actions.push_back(make_action(ActionKind::Decline));
        return;
    case Ask::AttachTo: return legal_holders(rules, who.table, actions);
    case Ask::Replace: {
        const auto dog = static_cast<std::size_t>(state.open.effects.top().scratch[scratch::chosen_dog] - 1);
        CardSet names;
        for (const CardId card : who.table[dog].attachments) names.insert(card);
        return list(ActionKind::Replace, names, actions);
    }
    case Ask::KillOwn: return legal_kills(rules, who.table, actions);
    case Ask::KillAny:
        for (const Seat owner : homestretch::seats(state.open.seats)) {
            const Table& table = player(state.open, owner).table;
            for (std::size_t i = 0; i < table.size(); ++i) {
                if (is_prey(rules, state.open, seat, owner, table[i],
                            homestretch::verb_of<Verb>(asking_step(rules, state.open))))
                    actions.push_back(kill_any(owner, i));
            }
        }
        return;
    case Ask::DestroyOf:
        list(ActionKind::Destroy, looked_at(state, seat), actions);
        actions.push_back(make_action(ActionKind::Stop));
        return;
    case Ask::DrawOf:
        list(ActionKind::Draw, looked_at(state, seat), actions);
        actions.push_back(make_action(ActionKind::Stop));
        return;
    case Ask::DestroyHand:
        list(ActionKind::Destroy, hand(state, seat).names(), actions);
        actions.push_back(make_action(ActionKind::Stop));
        return;
    case Ask::Recover:
    case Ask::RecoverAll: {
        const CardSet names = recoverable(rules, state.open, seat, asking_step(rules, state.open));
        list(ActionKind::RecoverToHand, names, actions);
        list(ActionKind::RecoverToDeck, names, actions);
        if (ask_of(rules, state.open) == Ask::Recover) actions.push_back(make_action(ActionKind::Stop));
        return;
    }
    case Ask::UpgradeDeck:
        for (std::size_t i = 0; i < rules.upgrade_decks.size(); ++i) {
            if (is_usable(rules, state.open, i, state.decks.empty(i)))
                actions.push_back(make_action(ActionKind::ChooseDeck, i));
        }
        return;
    case Ask::Take: return list(ActionKind::Take, state.open.supply.names(), actions);
    }
}

} // namespace iditacards
