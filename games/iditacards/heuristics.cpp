#include "engine/best_of.h"
#include "engine/values_by_lead.h"
#include "games/iditacards/game.h"
#include "games/iditacards/measures.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

namespace iditacards {

namespace {

using homestretch::seats;
using homestretch::Step;

constexpr float card_in_hand = 0.6F;
constexpr float card_of_deck = 0.25F;  // what a card lost from the top of the deck would have been worth
constexpr float chance_to_pay = 0.75F; // that the next card of a deck can be paid
constexpr float never = -100.0F;

// What a level costs; near death every step counts.
float level_cost(int level, float each) {
    const float steep = level >= 6 ? 15.0F : level == 5 ? 6.0F : 0.0F;
    return each * static_cast<float>(level) + steep;
}
float cold_cost(int level) {
    return level_cost(level, 1.2F);
}
float hunger_cost(int level) {
    return level_cost(level, 1.5F);
}

// What the rules of thumb need to know beside what everybody sees, of a view or of an imagined game.
struct Sight {
    Seat seat{}; // whose eyes these are
    std::size_t hand_size = 0;
    std::size_t deck_size = 0;
    Ask ask = Ask::None;
    std::optional<CardId> card{}; // that the question is about
    const View* view = nullptr;   // where the cards of upgrade decks are found: there,
    const State* state = nullptr; // or here
};

class Judge {
public:
    Judge(const Rules& rules, const Open& open, const Sight& sight)
        : rules_(rules), open_(open), sight_(sight), own_(player(open, sight.seat)), costs_(rules, own_),
          speed_(speed_of(rules, own_, open.weather)) {
        constexpr float usual_pace = 4.0F;
        const auto to_go = static_cast<float>(finish_square - own_.position);
        const float turns =
            std::clamp(to_go / (usual_pace + std::max(0.0F, static_cast<float>(speed_))), 1.0F, 40.0F);
        speed_worth_ = 0.55F * turns;
        upgrade_worth_ = 0.8F + 0.09F * turns;
    }

    [[nodiscard]] float value_of(Action action) const {
        const CardId card = card_of(action);
        switch (kind_of(action)) {
        case ActionKind::Play: return value_of_play(card);
        case ActionKind::PayRisk: return value_of_paying();
        case ActionKind::NewDay: return value_of_new_day();
        case ActionKind::Pass: return -1.0F;
        case ActionKind::KillDog: return value_of_kill(own_.table[action.first]);
        case ActionKind::DiscardAttachment: return value_of_baring(own_.table[action.first], action);
        case ActionKind::PayEnergy: return breaks(card) ? never : -quality(card);
        case ActionKind::Join: return sight_.hand_size <= 3 ? value_of_new_day() : value_of_new_day() - 1.0F;
        case ActionKind::Claim: return quality(card);
        case ActionKind::AttachTo: return value_of_holder(own_.table[action.first]);
        case ActionKind::Replace: return -effect(card);
        case ActionKind::KillAny: return value_of_hunt(homestretch::seat_at(action.first), action.second);
        case ActionKind::Destroy: return destroy_worth(card);
        case ActionKind::Draw: return breaks(card) ? -1.0F : card_in_hand + quality(card);
        case ActionKind::RecoverToHand:
            return breaks(card) ? -1.0F : card_in_hand + std::max(0.0F, quality(card));
        case ActionKind::RecoverToDeck: return breaks(card) ? -1.0F : 0.3F + 0.3F * quality(card);
        case ActionKind::ChooseDeck: return mean_quality(action.first);
        case ActionKind::Take: return quality(card);
        case ActionKind::Stay:
        case ActionKind::Decline:
        case ActionKind::Stop:
        case ActionKind::Fizzle: return 0.0F;
        }
        return 0.0F;
    }

private:
    [[nodiscard]] bool breaks(CardId card) const { return rules_.breakers.contains(card); }
    [[nodiscard]] bool reached_by_weather() const { return !is_immune(rules_, own_); }

    // ---- what cards are worth

    // Of an effect that happens now.
    [[nodiscard]] float effect(CardId id) const {
        const Card& card = rules_.card(id);
        float value = 0;
        if (reached_by_weather() && rules_.weathers[open_.weather].cancelled.contains(card.type))
            return value;
        for (const Step& step : rules_.programs.steps(card.text)) {
            if (step.otherwise) continue;
            const bool lasting = homestretch::prefix_of<Prefix>(step) == Prefix::OnMove;
            const bool doubtful =
                homestretch::prefix_of<Prefix>(step) == Prefix::OnDayEndEmpty || !applies(own_, step);
            value += step_worth(step) * (lasting ? 6.0F : doubtful ? 0.1F : 1.0F);
        }
        return value;
    }

    [[nodiscard]] float step_worth(const Step& step) const {
        const auto number = static_cast<float>(step.arguments[0]);
        const auto others = static_cast<float>(open_.seats - 1);
        const auto few = [&](std::size_t there) { return std::min(number, static_cast<float>(there)); };
        switch (homestretch::verb_of<Verb>(step)) {
        case Verb::Draw: return card_in_hand * few(sight_.deck_size);
        case Verb::DrawPerDog: return card_in_hand * number * static_cast<float>(own_.table.size());
        case Verb::Recover: return card_in_hand * few(discard(open_, sight_.seat).size());
        case Verb::RecoverAll: return 1.0F;
        case Verb::Destroy: return 0.8F + 0.25F * std::min(5.0F, static_cast<float>(step.arguments[1]));
        case Verb::DestroyHand: return -card_in_hand * static_cast<float>(sight_.hand_size);
        case Verb::MayDestroyHand: return 0.5F;
        case Verb::Take:
            return upgrade_worth_ * std::min(number, 5.0F) +
                   0.05F * std::min<float>(step.arguments[1], 10.0F);
        case Verb::Move:
            return static_cast<float>(
                std::min<int>(distance_at(speed_, rules_, own_, open_.weather, step.arguments[0],
                                          std::max<int>(1, step.arguments[1])),
                              finish_square - own_.position));
        case Verb::DamageSelf: return -1.0F * number;
        case Verb::DamageOthers: return 0.4F * number * others;
        case Verb::GainSelf: return -rise(static_cast<Level>(step.arguments[0]), step.arguments[1]);
        case Verb::GainOthers: return 0.7F * others;
        case Verb::RaiseOthers: return 0.6F * others;
        case Verb::ClearSelf:
            return static_cast<Level>(step.arguments[0]) == Level::Hypothermia ? cold_cost(own_.hypothermia)
                                                                               : hunger_cost(own_.starvation);
        case Verb::KillOwn: return own_.table.empty() ? -2.0F : -cheapest_dog();
        case Verb::KillEachOther: return 1.5F * others;
        case Verb::KillAnyFake:
        case Verb::KillAnyAttached: return 1.0F * others;
        case Verb::NewDay:
        case Verb::ShuffleDiscard: return 0.5F;
        case Verb::UntilDayEnd: return 1.5F;
        case Verb::Speed: return number * speed_worth_;
        case Verb::SpeedOtherDogs: return number * speed_worth_ * static_cast<float>(own_.table.size());
        case Verb::SpeedMultiply: return std::max(0.0F, static_cast<float>(speed_)) * speed_worth_;
        case Verb::Hand: return 2.5F * number;
        case Verb::EnergyCost:
        case Verb::HealthCost:
        case Verb::RiskCost: return -2.0F * number;
        case Verb::LegLevels: return -1.5F * number;
        case Verb::CannotDie:
        case Verb::Armour:
        case Verb::NoPassDamage: return 0.5F;
        case Verb::PersonalBonus:
        case Verb::SledBonus: return 1.5F;
        case Verb::BreaksPayment: return -1.2F;
        default: return 0.0F;
        }
    }

    [[nodiscard]] float rise(Level level, int amount) const {
        return level == Level::Hypothermia
                   ? cold_cost(own_.hypothermia + amount) - cold_cost(own_.hypothermia)
                   : hunger_cost(own_.starvation + amount) - hunger_cost(own_.starvation);
    }

    // Of a card that one owns: what it will do, less what it will cost.
    [[nodiscard]] float quality(CardId id) const {
        if (breaks(id)) return -1.2F;
        const Card& card = rules_.card(id);
        const float energy = card.energy == cost_all ? 4.0F : static_cast<float>(card.energy);
        const float value =
            effect(id) - card_in_hand * energy - card_of_deck * static_cast<float>(card.health);
        return 0.35F * (value - 1.5F * static_cast<float>(card.risk)) + relief(card);
    }
    [[nodiscard]] float relief(const Card& card) const {
        if (card.type == Type::Food)
            return own_.starvation == 0 ? 0.0F
                                        : hunger_cost(own_.starvation) - hunger_cost(own_.starvation - 1);
        if (card.type != Type::Personal || own_.hypothermia == 0) return 0.0F;
        return cold_cost(own_.hypothermia) - cold_cost(own_.hypothermia - 1);
    }
    [[nodiscard]] float mean_quality(std::size_t deck) const {
        float sum = 0;
        float count = 0;
        const auto add = [&](CardId card) {
            sum += quality(card);
            ++count;
        };
        if (sight_.view != nullptr)
            sight_.view->upgrades[deck].for_each(add);
        else
            std::ranges::for_each(sight_.state->decks[deck], add);
        if (count == 0) destroyed_of(rules_, open_, deck).for_each(add);
        return count > 0 ? sum / count : 0.0F;
    }
    // Weak cards only stand in the way of strong ones.
    [[nodiscard]] float destroy_worth(CardId card) const {
        if (breaks(card)) return 2.0F;
        return rules_.deck(card).role == Role::Starter && quality(card) < 0.0F ? 0.2F - quality(card) : -1.0F;
    }

    // ---- dogs

    [[nodiscard]] float worth_of(const Dog& dog) const {
        float value = effect(dog.card);
        for (const CardId attachment : dog.attachments) {
            if (rules_.card(attachment).armour) return 1.0F; // it is all that is lost
            value += effect(attachment) * 0.7F;
        }
        return rules_.card(dog.card).dies_to == DiesTo::Destroyed ? value : 0.6F * value;
    }
    [[nodiscard]] float cheapest_dog() const {
        float least = 50.0F;
        for (const Dog& dog : own_.table) {
            if (can_die(rules_, dog)) least = std::min(least, worth_of(dog));
        }
        return least;
    }
    [[nodiscard]] float value_of_kill(const Dog& dog) const {
        switch (sight_.ask) {
        case Ask::Main:
        case Ask::Join: return never;
        case Ask::Room: return effect(*sight_.card) - worth_of(dog) - 0.5F;
        case Ask::BeforeFailing: return returns(dog) ? value_of_rescue() - worth_of(dog) : never;
        default: return -worth_of(dog);
        }
    }
    // To discard what keeps a dog from returning to the hand (ID-103); nothing else is worth it.
    [[nodiscard]] float value_of_baring(const Dog& dog, Action action) const {
        const bool helps = sight_.ask == Ask::BeforeFailing && returns(dog) && !can_die(rules_, dog);
        return helps ? value_of_rescue() - effect(static_cast<CardId>(action.second)) - worth_of(dog) : never;
    }
    [[nodiscard]] bool returns(const Dog& dog) const { return rules_.card(dog.card).dies_to == DiesTo::Hand; }
    // Of a revealed card that does not fizzle, and of the stack with it.
    [[nodiscard]] float value_of_rescue() const {
        float value = effect(*sight_.card);
        for (int i = 0; i < costs_.now(*sight_.card).risk; ++i) value *= chance_to_pay;
        return value + value_of_stack();
    }
    // A full dog gives up the weakest of its attachments.
    [[nodiscard]] float given_up_by(const Dog& dog) const {
        if (!is_full(rules_, dog)) return 0.0F;
        float least = 50.0F;
        for (const CardId attachment : dog.attachments) least = std::min(least, effect(attachment));
        return least;
    }
    [[nodiscard]] float value_of_holder(const Dog& dog) const {
        return effect(*sight_.card) - given_up_by(dog) + (can_die(rules_, dog) ? 0.0F : 1.0F);
    }
    // An attachment that is worth less than those it could replace is declined.
    [[nodiscard]] float attached(float worth) const {
        float given_up = worth;
        for (const Dog& dog : own_.table) {
            if (can_hold(rules_, dog)) given_up = std::min(given_up, given_up_by(dog));
        }
        return worth - given_up;
    }
    [[nodiscard]] float value_of_hunt(Seat owner, std::size_t dog) const {
        const Player& who = player(open_, owner);
        const float worth = worth_of(who.table[dog]);
        return owner == sight_.seat ? -worth : worth + 0.05F * static_cast<float>(who.position);
    }

    // ---- main actions

    [[nodiscard]] float value_of_play(CardId id) const {
        const Card& card = rules_.card(id);
        const Costs costs = costs_.when_played(id);
        const auto energy =
            costs.whole_hand ? static_cast<float>(sight_.hand_size - 1) : static_cast<float>(costs.energy);
        const float deck_left = static_cast<float>(sight_.deck_size) - static_cast<float>(costs.health);
        float value = effect(id);
        if (card.type == Type::Dog &&
            dog_count(rules_, own_.table) + card.counts_as > static_cast<int>(max_dogs))
            value = std::max(0.0F, value - cheapest_dog());
        if (card.type == Type::Attachment) value = attached(value);
        for (int i = 0; i < costs.risk; ++i) value = value * chance_to_pay - 0.3F;
        if (costs.risk > 0 && deck_left < static_cast<float>(costs.risk)) value = -1.0F;
        if (costs.risk > 0 && bridge_ahead()) value *= 0.3F;
        value += relief(card) - card_in_hand * energy - card_of_deck * static_cast<float>(costs.health);
        return deck_left < 4.0F ? value - 0.5F : value;
    }

    // Whether the next turn's risk would be due where risks fizzle.
    [[nodiscard]] bool bridge_ahead() const {
        const int next =
            std::min<int>(own_.position + end_distance(rules_, own_, open_.weather), finish_square - 1);
        return rules_.leg(next).risks_fizzle;
    }

    [[nodiscard]] float value_of_stack() const {
        float value = 0;
        float chance = 1;
        const auto stack = open_.risks[index_of(sight_.seat)];
        for (std::size_t i = stack.size(); i-- > 0;) {
            for (int risk = 0; risk < stack[i].left; ++risk) chance *= chance_to_pay;
            value += chance * effect(stack[i].card);
        }
        return value;
    }
    [[nodiscard]] float value_of_paying() const {
        if (sight_.deck_size == 0 || rules_.leg(own_.position).risks_fizzle) return 0.0F;
        return value_of_stack() + 0.8F;
    }

    [[nodiscard]] float value_of_new_day() const {
        const auto drawn = static_cast<float>(
            std::min(starting_hand_of(rules_, own_),
                     sight_.hand_size + sight_.deck_size + discard(open_, sight_.seat).size() +
                         resolved(open_, sight_.seat).size() + open_.risks.size(index_of(sight_.seat))));
        float value = card_in_hand * (drawn - static_cast<float>(sight_.hand_size)) +
                      0.02F * static_cast<float>(discard(open_, sight_.seat).size());
        if (sight_.deck_size < 4) value += 1.0F;
        if (reached_by_weather()) value -= (rise(Level::Hypothermia, 1) + rise(Level::Starvation, 1)) / 6.0F;
        for (const Step& step : rules_.programs.steps(rules_.leg(own_.position).on_day)) {
            const float worth = step_worth(step);
            value +=
                homestretch::verb_of<Verb>(step) == Verb::KillOwn ? std::max(worth, -6.0F) * 0.7F : worth;
        }
        return value - value_of_stack();
    }

    const Rules& rules_;
    const Open& open_;
    const Sight& sight_;
    const Player& own_;
    CostTable costs_;
    int speed_;
    float speed_worth_ = 0;   // of one point of speed for the rest of the race
    float upgrade_worth_ = 0; // of one card more of one's choice
};

Action best_for(const Judge& judge, const ActionList& actions) {
    return homestretch::best_of(actions, [&](Action action) { return judge.value_of(action); });
}

// How many squares a player is ahead or behind, with what dogs, cards and levels promise.
float standing_of(const Rules& rules, const State& state, Seat seat) {
    const Player& who = player(state.open, seat);
    const auto to_go = static_cast<float>(finish_square - who.position);
    const int speed = speed_of(rules, who, state.open.weather);
    const float turns = std::min(6.0F, to_go / 5.0F);
    float standing = static_cast<float>(who.position) + turns * static_cast<float>(std::max(-3, speed));
    standing -= cold_cost(who.hypothermia) + hunger_cost(who.starvation);
    standing += card_in_hand * static_cast<float>(std::min<std::size_t>(hand(state, seat).size(), 8));
    const std::size_t owned = hand(state, seat).size() + discard(state.open, seat).size() +
                              resolved(state.open, seat).size() + state.decks.size(deck_of(seat));
    return standing + card_of_deck * static_cast<float>(std::min<std::size_t>(owned, 24));
}

} // namespace

// Plays whatever seems to be worth most right now, counted in squares.
Action Game::greedy(const Rules& rules, const View& view, const ActionList& actions) {
    const PlayerView& own = view.players[index_of(*view.viewer)];
    const Sight sight{.seat = *view.viewer,
                      .hand_size = own.hand_size,
                      .deck_size = own.deck_size,
                      .ask = view.ask,
                      .card = view.card,
                      .view = &view};
    return best_for(Judge(rules, view.open, sight), actions);
}

Action Game::quick(const Rules& rules, const State& state, Seat seat, const ActionList& actions,
                   homestretch::Dice& /*dice*/) {
    const Sight sight{.seat = seat,
                      .hand_size = hand(state, seat).size(),
                      .deck_size = state.decks.size(deck_of(seat)) - lifted(state.open, seat),
                      .ask = ask_of(rules, state.open),
                      .card = card_in_the_air(state.open),
                      .state = &state};
    return best_for(Judge(rules, state.open, sight), actions);
}

homestretch::SearchTuning Game::search(const Rules& /*rules*/) {
    return {
        .method = homestretch::SearchMethod::MultiObserver,
        .exploration = 0.3F,
        .widening = 0.05F, // luck hides what a few tries would show
        .handicap = 2.0F,
        .rashness = 0.1F,
        .horizon = 12, // rounds: whole games are too long
        .easy = 24,
        .normal = 120,
        .hard = 20'000,
    };
}

// By the lead in squares, with what dogs, cards and levels promise.
homestretch::SeatValues Game::evaluate(const Rules& rules, const State& state) {
    if (rules.seats == 1) {
        homestretch::SeatValues values{};
        const Player& alone = state.open.players[0];
        const bool over = state.open.phase == Phase::Finished;
        const float way = static_cast<float>(alone.position) / static_cast<float>(finish_square);
        values[0] =
            over ? (alone.position == finish_square ? 1.0F : 0.0F)
                 : 0.2F + 0.6F * way - 0.01F * (cold_cost(alone.hypothermia) + hunger_cost(alone.starvation));
        return values;
    }
    constexpr float doubt = 25.0F; // squares
    std::array<float, max_players> standing{};
    const bool over = state.open.phase == Phase::Finished;
    for (const Seat seat : seats(rules.seats))
        standing[index_of(seat)] =
            over ? static_cast<float>(player(state.open, seat).position) : standing_of(rules, state, seat);
    return homestretch::values_by_lead(std::span(standing).first(rules.seats), doubt, over ? 0.8F : 0.0F);
}

} // namespace iditacards
