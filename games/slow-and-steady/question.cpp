#include "games/slow-and-steady/question.h"

#include "games/slow-and-steady/describe.h"
#include "games/slow-and-steady/names.h"
#include "games/slow-and-steady/steps.h"

#include <fmt/format.h>

#include <algorithm>

namespace slow_and_steady {

using homestretch::Blocked;
using homestretch::Question;

namespace {

// The card whose effect asks, by the side in use.
std::string asking_name(const Rules& rules, const View& view) {
    const Frame& frame = view.open.effects.top();
    const CardId card = asking_card(frame);
    return is_resource(frame) ? rules.resource_name(card) : rules.challenge_name(card);
}

// What is done to the chosen column or piece.
std::string purpose(const Rules& rules, const View& view) {
    const Step& step = waiting_step(rules, view.open.effects);
    switch (homestretch::verb_of<Verb>(step)) {
    case Verb::Power: return signed_text(step.arguments[0]) + " power";
    case Verb::Break: return "is broken in two";
    case Verb::Merge: return "is merged with another";
    case Verb::Replace: return "is replaced by a new one";
    case Verb::Swap: return "changes places with another";
    case Verb::Silence: return "is silenced";
    case Verb::Shift: return "moves elsewhere";
    case Verb::Split: return "is broken in two";
    case Verb::CopyEffect: return "lends its effect";
    default: return "lends its printed power";
    }
}

Question effect_question(const Rules& rules, const View& view, const std::string& round) {
    const std::string phase = fmt::format("{}, {}", round, asking_name(rules, view));
    const auto choose = [&](std::string_view what) {
        const bool gives = homestretch::verb_of<Verb>(waiting_step(rules, view.open.effects)) == Verb::Power;
        return fmt::format("Choose the {} that {}{}, or decline", what, gives ? "gets " : "",
                           purpose(rules, view));
    };
    switch (view.open.ask) {
    case Ask::Forget: return {phase, "Return a card from your hand to your deck", "SS-46"};
    case Ask::Exchange: return {phase, "Choose a card to pass on", "SS-98"};
    case Ask::Place: return {phase, "Choose where the new piece goes", "SS-50"};
    case Ask::PickColumn: return {phase, choose("challenge"), "SS-46"};
    case Ask::PickSecond: return {phase, "Choose the other challenge, or decline", "SS-46"};
    case Ask::Split: return {phase, "Choose how its power is split", "SS-62"};
    case Ask::PickPiece: return {phase, choose("piece"), "SS-46"};
    case Ask::MoveTo: return {phase, "Choose where it goes, or decline", "SS-46"};
    case Ask::Cull: return {phase, "Discard one of these challenges, or stop", "SS-46"};
    case Ask::Recover: return {phase, "Choose a card of your discard for your deck, or decline", "SS-86"};
    case Ask::TradePartner: return {phase, "Choose whom to trade with, or decline", "SS-46"};
    case Ask::TradeGive: return {phase, "Choose the card you give", "SS-98"};
    default: return {phase, "Choose the card you give in return", "SS-98"};
    }
}

} // namespace

Question question(const Rules& rules, const View& view) {
    const std::string round = fmt::format("Round {} of {}", view.open.round, max_rounds);
    Question question;
    switch (view.open.ask) {
    case Ask::Nothing:
        return {view.open.ended_by == EndedBy::Victory ? "Victory"
                                                       : fmt::format("Defeat in round {}", view.open.round),
                "", ""};
    case Ask::Draft:
        question = {fmt::format("Draft, step {} of {}", view.open.draft_step, draft_steps),
                    "Keep one card; the other becomes a challenge", "SS-12"};
        break;
    case Ask::Play:
        question = {fmt::format("{}, turn {} of {}", round, view.open.turn + 1, rules.seats),
                    "Play a card, against a challenge or unopposed", "SS-38"};
        break;
    case Ask::Extra: question = {round + ", extra play", "Play another card, or stop", "SS-97"}; break;
    default: question = effect_question(rules, view, round);
    }
    if (!view.viewer || !view.open.pending.contains(*view.viewer)) question.ask = question.rule = "";
    return question;
}

std::vector<Blocked> blocked(const Rules& rules, const View& view, const ActionList& actions) {
    std::vector<Blocked> blocked;
    const bool plays = view.open.ask == Ask::Play || view.open.ask == Ask::Extra ||
                       view.open.ask == Ask::Place || view.open.ask == Ask::MoveTo;
    const bool picks = view.open.ask == Ask::PickColumn || view.open.ask == Ask::PickSecond;
    if (!plays && !picks) return blocked;
    for (std::size_t i = 0; i < view.open.columns.size(); ++i) {
        const bool can_be_chosen = std::any_of(actions.begin(), actions.end(), [&](Action action) {
            return kind_of(action) != ActionKind::Decline && kind_of(action) != ActionKind::Stop &&
                   column_of(action) == i;
        });
        if (can_be_chosen) continue;
        const homestretch::Target target = column_target(rules, view.open, i);
        if (plays) {
            blocked.push_back({target, "another resource opposes it already", "SS-41"});
            continue;
        }
        switch (homestretch::verb_of<Verb>(waiting_step(rules, view.open.effects))) {
        case Verb::Break:
            blocked.push_back({target, "it breaks others, so it cannot be broken", "SS-65"});
            break;
        case Verb::Merge:
            if (view.open.ask == Ask::PickColumn ||
                static_cast<std::size_t>(view.open.effects.top().scratch[1]) != i)
                blocked.push_back({target, "together they would have more than four cards", "SS-34"});
            break;
        case Verb::Replace:
            blocked.push_back({target, "only a single card that is no copy can be replaced", "SS-99"});
            break;
        default: break;
        }
    }
    return blocked;
}

} // namespace slow_and_steady
