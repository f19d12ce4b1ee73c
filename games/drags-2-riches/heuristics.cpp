#include "games/drags-2-riches/game.h"

#include "engine/best_of.h"
#include "engine/values_by_lead.h"
#include "games/drags-2-riches/names.h"
#include "games/drags-2-riches/phases.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace drags_2_riches {

using homestretch::verb_of;

namespace {

constexpr double building = 0.4;       // this part of the match is for the deck, the rest for the Look
constexpr double per_coin = 0.5;       // what a coin is worth while the deck is built
constexpr double per_draw = 0.45;      // what a drawn card is worth then
constexpr double per_look_point = 0.3; // what a point in the Look is worth when it is time to dress
constexpr double early_look_point = 0.1;
constexpr double first_draw = 20; // cards are drawn before anything else is decided
constexpr double never = -1000;
constexpr double spread = 3.5;       // of a rival's total around its estimate
constexpr double worn_better = 1.35; // worn cards are better than the rest of a deck
constexpr double look_cost = 0.12;   // what it costs to put a point of a Look away, in prestige

// The same rules of thumb serve the bot, who has a view, and imagined games, which have a state. These are
// the things that the two keep differently.

std::size_t hand_size(const PlayerView& who) {
    return who.hand_size;
}
std::size_t hand_size(const Player& who) {
    return who.hand.size();
}
int won_size(const PlayerView& who) {
    return who.won_size;
}
int won_size(const Player& who) {
    return static_cast<int>(who.won.size());
}
std::size_t own_wardrobe(const View& view, Seat seat) {
    return view.players[index_of(seat)].wardrobe_size;
}
std::size_t own_wardrobe(const State& state, Seat seat) {
    return wardrobe_size(state, seat);
}
// A card of a Look as the player sees it.
CardId worn(const View& view, Seat /*by*/, Seat owner, std::size_t slot) {
    return view.players[index_of(owner)].look[slot];
}
CardId worn(const State& state, Seat by, Seat owner, std::size_t slot) {
    const Player& who = player(state, owner);
    const bool known = by == owner || who.look[slot] == no_card || who.look_known[slot].contains(by);
    return known ? who.look[slot] : hidden_card;
}
// What she may be wearing where her Look is hidden.
CardSet possible_cards(const PlayerView& who) {
    return who.unseen;
}
CardSet possible_cards(const Player& who) {
    return who.wardrobe | who.hand;
}

// `Table` is a View or a State.
template <class Table>
class GreedyPlayer {
public:
    GreedyPlayer(const Rules& rules, const Table& table, Seat seat)
        : rules_(rules), view_(table), seat_(seat), own_(table.players[index_of(seat)]),
          shown_(player(table.open, seat)) {
        const auto rounds = static_cast<double>(rules.stack.size());
        time_ = static_cast<double>(table.open.round) / rounds;
        left_ = rounds - static_cast<double>(table.open.round);
    }

    double score(Action action) const {
        switch (kind_of(action)) {
        case ActionKind::Character:
            return worth(rules_.character(static_cast<CharacterId>(action.first)).effect);
        case ActionKind::Activate: return score_of_activation(card_of(action));
        case ActionKind::Wear: return score_of_wearing(card_of(action));
        case ActionKind::Power: return score_of_power();
        case ActionKind::Buy:
        case ActionKind::Thrift: return score_of_purchase(view_.open.market[action.first]);
        case ActionKind::Target: return score_of_target(seat_of(action));
        case ActionKind::Reverse: return 3;
        case ActionKind::Block: return 2;
        case ActionKind::UsePower: return 1;
        case ActionKind::Pick: return score_of_pick(card_of(action));
        case ActionKind::PickWorn: return score_of_worn(category_of(action));
        case ActionKind::PickSlot: return score_of_slot(view_.open.market[action.first]);
        case ActionKind::To: return 0.1 + leading(seat_of(action));
        case ActionKind::Category: return score_of_category(category_of(action));
        case ActionKind::Yes: return own_wardrobe(view_, seat_) < shown_.floordrobe.size() ? 1 : -1;
        case ActionKind::Up: return score_of_competing();
        case ActionKind::Judge: return seat_of(action) == seat_ ? 10 : -leading(seat_of(action));
        default: return 0; // ending, suffering, declining, staying out
        }
    }

private:
    using Who = std::remove_cvref_t<decltype(std::declval<Table>().players[0])>;

    bool dressing() const { return time_ >= building; }
    bool is_tour() const { return view_.open.phase == Phase::Tour; }
    // What a coin of this turn and a card of the deck are still good for.
    double deck_weight() const { return std::clamp((left_ - 1) / 6, 0.0, 1.0); }
    double point_weight() const {
        if (is_tour()) return 1;
        return dressing() ? per_look_point : early_look_point;
    }

    // What the steps of an effect are worth, roughly.
    double worth(const Effect& effect) const {
        double sum = 0;
        for (const Step& step : rules_.programs.steps(effect.written)) {
            const int first = step.arguments[0];
            switch (verb_of<Verb>(step)) {
            case Verb::Draw: sum += per_draw * first; break;
            case Verb::Coins: sum += per_coin * first; break;
            case Verb::DiscardHand: sum -= 0.2 * step.arguments[1]; break;
            case Verb::TrashHand:
            case Verb::TrashFloordrobe: sum += 0.3 * deck_weight() * step.arguments[1]; break;
            case Verb::TrashSelf: sum -= 0.8 * deck_weight(); break;
            case Verb::Lend: sum += 0.1; break;
            case Verb::PeekWardrobe: sum += (per_draw + 0.1) * step.arguments[1]; break;
            case Verb::ReturnToHand: sum += per_draw; break;
            case Verb::ReturnToWardrobe: sum += 0.3; break;
            case Verb::ReturnToLook:
            case Verb::WearMarket: sum += 0.15 * first; break;
            case Verb::ActivateLook:
            case Verb::ActivateFloordrobe:
            case Verb::ActivateMarket: sum += 0.6; break;
            case Verb::LookBonus: sum += 1.2 * first; break;
            case Verb::DoubleCategory: sum += 1.5; break;
            case Verb::Reverse: sum += 1; break;
            case Verb::DryClean: break;
            case Verb::PeekHand:
            case Verb::PeekLook: sum += 0.1; break;
            default: sum += 0.35 * step.arguments[1]; // takes cards
            }
        }
        return sum;
    }
    bool draws(CardId card) const {
        return std::ranges::any_of(
            rules_.programs.steps(rules_.card(card).effect.written), [](const Step& step) {
                return verb_of<Verb>(step) == Verb::Draw || verb_of<Verb>(step) == Verb::PeekWardrobe;
            });
    }

    // How much the Look gains by a card.
    double gain(CardId card) const {
        const auto category = rules_.card(card).category;
        if (!category) return -1;
        const std::size_t slot = index_of(*category);
        const double factor = shown_.doubled.contains(*category) ? 2 : 1;
        const CardId old = own_.look[slot];
        const double before =
            old == no_card ? -static_cast<double>(shown_.bonus) : factor * rules_.card(old).value;
        return factor * rules_.card(card).value - before;
    }

    // A card in the deck, as things stand.
    double card_worth(CardId card) const {
        const Card& row = rules_.card(card);
        return 0.25 * row.value + deck_weight() * (0.4 * row.coins + 0.6 * worth(row.effect));
    }

    double score_of_activation(CardId card) const {
        const Card& row = rules_.card(card);
        const double coins = per_coin * row.coins * (is_tour() ? 0.6 : 0.15 + 0.85 * deck_weight());
        const double now = coins + worth(row.effect);
        if (draws(card) && !(dressing() && gain(card) >= 3)) return first_draw + now;
        return now > 0 ? now : -0.01; // what does nothing need not be shown
    }

    double score_of_wearing(CardId card) const {
        const double more = gain(card);
        return more <= 0 ? never : point_weight() * more + (dressing() ? 0.2 : 0.02);
    }

    double score_of_power() const {
        const Effect& effect = rules_.character(shown_.character).effect;
        if (left_ <= 1) return 5; // it is of no use after the match
        if (effect.for_events) {
            const bool worth_it =
                look_total(rules_, view_, seat_) >= 12 && rules_.event(view_.open.event).prestige >= 6;
            return worth_it && view_.open.phase == Phase::Werk ? 1 : never;
        }
        return time_ >= 0.35 ? worth(effect) : never;
    }

    double score_of_purchase(CardId card) const {
        const Card& row = rules_.card(card);
        if (is_tour()) {
            const double more = gain(card);
            const double surplus = row.coins - row.value;
            return std::max(more > 0 ? more : never, surplus >= 0 ? 0.5 + surplus : never);
        }
        if (row.value < 3 && row.coins < 2 && time_ > 0.3) return never;
        return row.value + per_coin * row.coins + worth(row.effect);
    }

    // Won events, and prestige where it lies open.
    double leading(Seat seat) const {
        const Who& who = view_.players[index_of(seat)];
        return won_size(who) + 0.3 * prestige_of(rules_, who.won) + 0.1 * filled(who);
    }
    static int filled(const Who& who) {
        return static_cast<int>(std::ranges::count_if(who.look, [](CardId card) { return card != no_card; }));
    }

    double score_of_target(Seat seat) const {
        const Who& who = view_.players[index_of(seat)];
        const Effect& effect = rules_.effect(origin_of(view_.open.effects.top()));
        bool at_look = false;
        for (const Step& step : rules_.programs.steps(effect.written))
            at_look |= is_shade(verb_of<Verb>(step)) && row_of(step).zone == Zone::Look;
        return leading(seat) + (at_look ? filled(who) : 0.3 * static_cast<double>(hand_size(who)));
    }

    double score_of_pick(CardId card) const {
        const Step& step = waiting_step(rules_, view_.open.effects);
        switch (verb_of<Verb>(step)) {
        case Verb::TrashHand:
        case Verb::TrashFloordrobe:
        case Verb::Lend: return 1.1 - card_worth(card); // only what is better gone
        case Verb::DiscardHand: return -card_worth(card);
        case Verb::ReturnToLook: return 0.1 + gain(card);
        case Verb::ActivateFloordrobe: return score_of_activation(card);
        default: return card_worth(card);
        }
    }

    double score_of_worn(Category category) const {
        const std::size_t slot = index_of(category);
        if (view_.open.ask == Ask::PickLook) {
            const CardId card = own_.look[slot];
            return score_of_activation(card) - (dressing() ? 1 : point_weight()) * rules_.card(card).value;
        }
        const Seat victim = victim_of(rules_, view_.open.effects.top());
        const CardId card = worn(view_, seat_, victim, slot);
        return card == hidden_card ? mean_value(view_.players[index_of(victim)]) : rules_.card(card).value;
    }

    double score_of_slot(CardId card) const {
        return verb_of<Verb>(waiting_step(rules_, view_.open.effects)) == Verb::WearMarket
                   ? 0.1 + gain(card)
                   : score_of_activation(card);
    }

    double score_of_category(Category category) const {
        const CardId card = own_.look[index_of(category)];
        return card == no_card ? 0 : rules_.card(card).value;
    }

    // ---- declaring

    // Of the cards a player may be wearing.
    double mean_value(const Who& who) const {
        double sum = 0;
        int cards = 0;
        possible_cards(who).for_each_bit([&](std::size_t bit) {
            const Card& card = rules_.card(rules_.card_at[bit]);
            if (!card.category) return;
            sum += card.value;
            ++cards;
        });
        return cards == 0 ? 0 : sum / cards;
    }

    double expected_total(Seat seat) const {
        const Who& who = view_.players[index_of(seat)];
        const OpenPlayer& shown = player(view_.open, seat);
        const double mean = mean_value(who) * worn_better;
        double total = 0;
        for (std::size_t slot = 0; slot < category_count; ++slot) {
            if (who.look[slot] == no_card) continue;
            const CardId card = worn(view_, seat_, seat, slot);
            const double value = card == hidden_card ? mean : rules_.card(card).value;
            total += (shown.doubled.contains(static_cast<Category>(slot)) ? 2 * value : value) + shown.bonus;
        }
        return total;
    }

    // The chance to win times the prize, against what the Look would be worth later.
    double score_of_competing() const {
        const double total = look_total(rules_, view_, seat_);
        const double prize = rules_.event(view_.open.event).prestige;
        const bool last = view_.open.unturned.empty();
        double chance = 1;
        for (std::size_t seat = 0; seat < rules_.seats; ++seat) {
            const Who& rival = view_.players[seat];
            if (seat == index_of(seat_) || filled(rival) == 0) continue;
            const double estimate = expected_total(seat_at(seat));
            const double competes = last ? 1 : std::clamp(0.15 + estimate / (4 * prize + 4), 0.15, 0.8);
            chance *= 1 - competes / (1 + std::exp((total - estimate) / spread * 1.7));
        }
        return last ? 1 : chance * prize - look_cost * total;
    }

    const Rules& rules_;
    const Table& view_;
    Seat seat_;
    const Who& own_;
    const OpenPlayer& shown_; // of the own things
    double time_ = 0;         // from 0 to 1
    double left_ = 0;         // rounds after this one
};

template <class Table>
Action best_action(const Rules& rules, const Table& table, Seat seat, const ActionList& actions) {
    const GreedyPlayer<Table> player(rules, table, seat);
    return homestretch::best_of(actions, [&](Action action) { return player.score(action); });
}

// What a player has won, and what her Look and deck promise for the events to come.
float standing_of(const Rules& rules, const State& state, Seat seat, int rounds_left) {
    const Player& who = player(state, seat);
    const auto prestige = static_cast<float>(prestige_of(rules, who.won));
    int value = 0;
    int cards = 0;
    (who.wardrobe | who.hand | player(state.open, seat).floordrobe).for_each_bit([&](std::size_t bit) {
        const Card& card = rules.card(rules.card_at[bit]);
        value += card.value + card.coins;
        ++cards;
    });
    const float quality = cards == 0 ? 0.0F : static_cast<float>(value) / static_cast<float>(cards);
    return prestige + 0.15F * static_cast<float>(look_total(rules, state, seat)) +
           0.5F * quality * static_cast<float>(rounds_left);
}

} // namespace

homestretch::SearchTuning Game::search(const Rules& /*rules*/) {
    return {
        .method = homestretch::SearchMethod::MultiObserver,
        .exploration = 0.3F,
        .widening = 0.15F,
        .handicap = 2.0F,
        .rashness = 0.1F,
        .horizon = 5, // rounds
        .easy = 24,
        .normal = 150,
        .hard = 30'000,
    };
}

// Follows the advice of the rules page: build a deck, dress, compete with patience.
Action Game::greedy(const Rules& rules, const View& view, const ActionList& actions) {
    if (actions.size() == 1) return actions[0];
    return best_action(rules, view, *view.viewer, actions);
}

Action Game::quick(const Rules& rules, const State& state, Seat seat, const ActionList& actions,
                   homestretch::Dice& /*dice*/) {
    return best_action(rules, state, seat, actions);
}

homestretch::SeatValues Game::evaluate(const Rules& rules, const State& state) {
    const bool over = state.open.phase == Phase::Finished;
    const int rounds_left = over ? 0 : static_cast<int>(state.open.unturned.size()) + 1;
    std::array<float, max_players> standing{};
    for (const Seat seat : seats(rules.seats)) {
        const EventSet won = player(state, seat).won;
        standing[index_of(seat)] =
            over ? static_cast<float>(prestige_of(rules, won)) + 0.01F * static_cast<float>(won.size())
                 : standing_of(rules, state, seat, rounds_left);
    }
    const float doubt = 3.0F + 1.5F * static_cast<float>(rounds_left);
    return homestretch::values_by_lead(std::span(standing).first(rules.seats), doubt, over ? 0.7F : 0.0F);
}

} // namespace drags_2_riches
