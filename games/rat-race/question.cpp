#include "games/rat-race/question.h"

#include "games/rat-race/board.h"
#include "games/rat-race/describe.h"
#include "games/rat-race/names.h"
#include "games/rat-race/phases.h"
#include "games/rat-race/riots.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace rat_race {

using homestretch::Blocked;
using homestretch::joined;
using homestretch::Question;
using homestretch::SeatNames;

namespace {

// "Play, Busy Colony"
std::string effect_phase(const Rules& rules, const View& view) {
    if (view.open.effects.empty()) return "Play";
    return "Play, " + rules.title_words.name(static_cast<std::size_t>(view.open.effects.top().program));
}

// "Bank a card (2 of 3)" where a step asks several times.
std::string counted(const Rules& rules, const View& view, std::string ask) {
    const Step& step = waiting_step(rules, view.open.effects);
    const int all = homestretch::verb_of<Verb>(step) == Verb::Step ? step.arguments[2] : step.arguments[0];
    const int done = view.open.effects.top().scratch[0];
    if (all > 1 && done < all) ask += fmt::format(" ({} of {})", done + 1, all);
    return is_optional(step) && view.open.ask != Ask::ShiftTo ? ask + ", or stop" : ask;
}

std::string give_words(const Rules& rules, const View& view) {
    const Seat receiver =
        next_receiver(rules, view.open.effects.top(), waiting_step(rules, view.open.effects));
    return view.viewer == receiver ? "Choose a card for your own bank"
                                   : "Choose a card for this player's bank";
}

Question effect_question(const Rules& rules, const View& view) {
    const std::string phase = effect_phase(rules, view);
    const auto asking = [&](std::string_view ask, std::string_view rule) {
        return Question{phase, counted(rules, view, std::string(ask)), std::string(rule)};
    };
    switch (view.open.ask) {
    case Ask::Bank: return asking("Bank a card", "RR-35");
    case Ask::Unbank: return asking("Take a card out of your bank", "RR-72");
    case Ask::Discard: return asking("Discard a card", "RR-88");
    case Ask::OthersDiscard: return {phase, "Choose a card to discard", "RR-98"};
    case Ask::Steal: return asking("Choose whose hand to draw from", "RR-94");
    case Ask::Recover: return asking("Take a card from the discard pile", "RR-71");
    case Ask::Look: return {phase, "Keep one of these cards", "RR-99"};
    case Ask::Give: return {phase, give_words(rules, view), "RR-89"};
    case Ask::HandOut: return {phase, "Choose whose bank gets this card", "RR-91"};
    case Ask::Peek: return asking("Choose whose bank to look into", "RR-34");
    case Ask::ExposeOwn: return {phase, "Turn up one of your banked cards", "RR-98"};
    case Ask::ExposeOther: return asking("Choose whose cards are turned up", "RR-74");
    case Ask::TakeIssue: return asking("Take an Issue from another Councilor", "RR-29");
    case Ask::ShiftIssue: return asking("Choose an Issue to move", "RR-32");
    case Ask::ShiftTo: return asking("Choose its new Councilor", "RR-32");
    case Ask::DropIssue: return asking("Discard an Issue", "RR-33");
    case Ask::Least: return {phase, "Choose the Councilor who gets it", "RR-90"};
    case Ask::PlayIssue: return asking("Play another Issue", "RR-24");
    case Ask::Step: return asking("Move a Councilor", "RR-54");
    case Ask::Riot: return asking("Choose a field that riots", "RR-57");
    case Ask::Calm: return asking("Choose a Riot Field to calm", "RR-62");
    default: return {};
    }
}

} // namespace

Question question(const Rules& rules, const View& view) {
    const bool asked = view.viewer && view.open.pending.contains(*view.viewer);
    Question question;
    switch (view.open.ask) {
    case Ask::Finished: return {"Finished", "", ""};
    case Ask::Vote:
        question = {view.open.elections == 0 ? "Election"
                                             : fmt::format("Election, round {}", view.open.elections + 1),
                    "Vote for the first player", "RR-10"};
        break;
    case Ask::Play: question = {"Play", "Play a card", "RR-23"}; break;
    case Ask::Place:
        question = {effect_phase(rules, view),
                    "Choose the Councilor who gets " + rules.name(view.open.placing), "RR-24"};
        break;
    case Ask::Move:
        question = {view.open.moves > 1 ? fmt::format("Move, {} left", view.open.moves) : "Move",
                    "Move a Councilor", "RR-40"};
        break;
    case Ask::DrawBank:
        question = {fmt::format("Draw or bank, pick {} of 2", view.open.picks + 1), "Draw a card or bank one",
                    "RR-63"};
        break;
    default: question = effect_question(rules, view);
    }
    if (!asked) question.ask = question.rule = "";
    return question;
}

namespace {

std::string councilor_names(const Rules& rules, Councilors set) {
    std::vector<std::string> names;
    for (const Councilor councilor : councilors) {
        if ((set & bit(councilor)) != 0) names.push_back(rules.name(councilor));
    }
    return joined(names);
}

// Why a Councilor cannot enter one of the fields before it.
Blocked closed_field(const Rules& rules, const Board& board, Councilor councilor, Place place) {
    const std::string& who = rules.name(councilor);
    if ((board.riots & bit(place)) != 0)
        return {place_target(rules, place), fmt::format("{}: a riot bars the way", who), "RR-56"};
    const IdealCounts had = arsenal(board, councilor);
    std::vector<std::string> missing;
    for (std::size_t i = 0; i < ideal_count; ++i) {
        const int lacks = rules.layout.field(place).ideals[i] - had[i];
        if (lacks > 0)
            missing.push_back(lacks == 1 ? rules.ideal_words.id(i)
                                         : fmt::format("{} {}", lacks, rules.ideal_words.id(i)));
    }
    if (!missing.empty())
        return {place_target(rules, place), fmt::format("{} needs {}", who, joined(missing)), "RR-41"};
    return {place_target(rules, place), fmt::format("{}: another Councilor stands there", who), "RR-44"};
}

std::vector<Blocked> blocked_moves(const Rules& rules, const View& view, const ActionList& actions) {
    std::vector<Blocked> blocked;
    const Councilors feet = view.open.board.feet;
    for (const Councilor councilor : councilors) {
        const bool moves = std::any_of(actions.begin(), actions.end(), [&](Action action) {
            return kind_of(action) == ActionKind::Move && councilor_of(action) == councilor;
        });
        if (!moves && feet != 0 && (feet & bit(councilor)) == 0 && !is_final_sprint(view)) {
            blocked.push_back({councilor_target(rules, councilor),
                               fmt::format("Feet: only {} may move", councilor_names(rules, feet)), "RR-37"});
            continue;
        }
        const auto start = static_cast<std::size_t>(token(view.open.board, councilor));
        for (PlaceSet left = rules.layout.forward[start]; left != 0; left &= left - 1) {
            const auto place = static_cast<Place>(std::countr_zero(left));
            if (place == throne || actions.contains(make_action(ActionKind::Move, councilor, place)))
                continue;
            blocked.push_back(closed_field(rules, view.open.board, councilor, place));
        }
    }
    return blocked;
}

// "Elephant and Polar bear", or where no Councilor need stand.
std::string cut_off_words(const Rules& rules, const Board& board, Place riot) {
    const PlaceSet lost = cut_off_by_riot(rules, board, riot);
    if (!rules.riots_spare_every_field) {
        Councilors who = 0;
        for (const Councilor councilor : councilors)
            if ((lost & bit(token(board, councilor))) != 0)
                who = static_cast<Councilors>(who | bit(councilor));
        return fmt::format("it would leave {} no way to the Throne", councilor_names(rules, who));
    }
    constexpr std::string_view words = "it would leave no way to the Throne from {}";
    if ((lost & bit(off_board)) != 0) return fmt::format(words, "off the board");
    const Field* first = nullptr;
    for (PlaceSet left = lost; left != 0; left &= left - 1) {
        const Field& field = rules.layout.field(static_cast<Place>(std::countr_zero(left)));
        if (first == nullptr || field.listed < first->listed) first = &field;
    }
    return fmt::format(words, fmt::format("({},{})", first->q, first->r));
}

// RR-101: the first reason that applies.
Blocked calm_field(const Rules& rules, const Board& board, Place place) {
    const Layout& layout = rules.layout;
    const auto because = [&](std::string reason, std::string_view rule) {
        return Blocked{place_target(rules, place), std::move(reason), std::string(rule)};
    };
    if ((bit(place) & layout.may_riot) == 0) return because("this field never riots", "RR-57");
    if ((bit(place) & board.riots) != 0) return because("it riots already", "RR-57");
    if ((bit(place) & occupied(board)) != 0 && !rules.riot_occupied)
        return because("a Councilor stands there", "RR-57");
    if ((layout.neighbours[static_cast<std::size_t>(place)] & board.riots) != 0)
        return because("it touches another riot", "RR-58");
    return because(cut_off_words(rules, board, place), "RR-60");
}

std::vector<Blocked> blocked_riots(const Rules& rules, const View& view) {
    std::vector<Blocked> blocked;
    for (PlaceSet left = (rules.layout.fields | bit(throne)) & ~view.open.choices; left != 0;
         left &= left - 1)
        blocked.push_back(calm_field(rules, view.open.board, static_cast<Place>(std::countr_zero(left))));
    return blocked;
}

} // namespace

std::vector<Blocked> blocked(const Rules& rules, const View& view, const ActionList& actions,
                             const SeatNames&) {
    if (view.open.ask == Ask::Move) return blocked_moves(rules, view, actions);
    if (view.open.ask == Ask::Riot) return blocked_riots(rules, view);
    return {};
}

} // namespace rat_race
