#include "games/rat-race/board.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace rat_race {

using homestretch::Step;

namespace {

PlaceSet forward_of(const Rules& rules, Place place) {
    return rules.layout.forward[index_of(place)];
}
PlaceSet backward_of(const Rules& rules, Place place) {
    return rules.layout.backward[index_of(place)];
}

} // namespace

PlaceSet satisfied_by(const Layout& layout, const IdealCounts& arsenal) {
    PlaceSet lacking = 0;
    for (std::size_t ideal = 0; ideal < ideal_count; ++ideal)
        lacking |= layout.beyond[ideal][std::min<std::size_t>(arsenal[ideal], max_demand)];
    return (layout.fields & ~lacking) | bit(throne);
}

namespace {

std::uint8_t& count_of(const Rules& rules, Board& board, Councilor councilor, TitleId issue) {
    return board.arsenals[index_of(councilor)][static_cast<std::size_t>(rules.title(issue).ideal)];
}

// After a row has changed.
void renew(const Rules& rules, Board& board, Councilor councilor) {
    board.satisfied[index_of(councilor)] = satisfied_by(rules.layout, arsenal(board, councilor));
    const auto row = board.rows[index_of(councilor)];
    const bool feet = !row.empty() && rules.title(row.back()).feet;
    board.feet = static_cast<Councilors>((board.feet & ~bit(councilor)) | (feet ? bit(councilor) : 0));
}

} // namespace

void count_arsenals(const Rules& rules, Board& board) {
    board.arsenals = {};
    for (const Councilor councilor : councilors) {
        ++board.arsenals[index_of(councilor)][static_cast<std::size_t>(rules.home[index_of(councilor)])];
        for (const TitleId issue : board.rows[index_of(councilor)])
            ++count_of(rules, board, councilor, issue);
        renew(rules, board, councilor);
    }
}

void add_issue(const Rules& rules, Board& board, Councilor councilor, TitleId issue) {
    board.rows.push_back(index_of(councilor), issue);
    ++count_of(rules, board, councilor, issue);
    renew(rules, board, councilor);
}

void add_issue_under(const Rules& rules, Board& board, Councilor councilor, TitleId issue) {
    const std::size_t size = board.rows.size(index_of(councilor));
    board.rows.insert(index_of(councilor), size > 0 ? size - 1 : 0, issue);
    ++count_of(rules, board, councilor, issue);
    renew(rules, board, councilor);
}

TitleId take_issue(const Rules& rules, Board& board, Councilor councilor, std::size_t index) {
    const TitleId issue = board.rows.take(index_of(councilor), index);
    --count_of(rules, board, councilor, issue);
    renew(rules, board, councilor);
    return issue;
}

std::optional<TitleId> active_card(const Board& board, Councilor councilor) {
    const auto row = board.rows[index_of(councilor)];
    return row.empty() ? std::nullopt : std::optional(row.back());
}

PlaceSet occupied(const Board& board) {
    PlaceSet places = 0;
    for (const Place place : board.tokens) places |= bit(place);
    return places & ~(bit(throne) | bit(off_board));
}

Count count(const Moves& moves) {
    PlaceSet some = 0;
    for (const PlaceSet targets : moves.targets) {
        if (targets == 0) continue;
        if (some != 0) return Count::Several;
        some = targets;
    }
    if (some == 0) return Count::None; // then one cannot pass either
    return is_one(some) && moves.may_pass == 0 ? Count::One : Count::Several;
}

namespace {

// What is rare stays out of line, so that what is not finds room in the registers.

// RR-46, RR-47: a step back for those who cannot go forward and have a riot in the way. Returns the targets.
[[gnu::noinline]] PlaceSet add_steps_back(const Rules& rules, const Board& board, Councilors allowed,
                                          PlaceSet closed, Moves& moves) {
    PlaceSet any = 0;
    for (std::size_t i = 0; i < councilor_count; ++i) {
        if ((unsigned{allowed} >> i & 1U) == 0 || moves.targets[i] != 0) continue;
        const PlaceSet ahead = forward_of(rules, board.tokens[i]);
        const bool riot_in_the_way =
            rules.backward_needs_all ? (ahead & ~board.riots) == 0 : (ahead & board.riots) != 0;
        if (riot_in_the_way) moves.targets[i] = backward_of(rules, board.tokens[i]) & ~closed;
        any |= moves.targets[i];
    }
    return any;
}

// RR-39: nobody with Feet can move, so all may, but not back.
[[gnu::noinline]] void ignore_feet(const Rules& rules, const Board& board, PlaceSet closed, Moves& moves) {
    for (std::size_t i = 0; i < councilor_count; ++i)
        moves.targets[i] = forward_of(rules, board.tokens[i]) & board.satisfied[i] & ~closed;
}

} // namespace

void find_moves(const Rules& rules, const Board& board, bool final_sprint, Moves& moves) {
    const PlaceSet closed = board.riots | occupied(board); // RR-41, RR-44, RR-56
    const Councilors allowed = board.feet == 0 || final_sprint ? all_councilors : board.feet; // RR-37, RR-80
    PlaceSet any_forward = 0;
    PlaceSet stuck_before = 0; // the fields before those who cannot go forward
    for (std::size_t i = 0; i < councilor_count; ++i) {
        const PlaceSet ahead = forward_of(rules, board.tokens[i]);
        moves.targets[i] = ahead & board.satisfied[i] & ~closed & all_if((unsigned{allowed} >> i & 1U) != 0);
        any_forward |= moves.targets[i];
        stuck_before |= ahead & all_if(moves.targets[i] == 0);
    }
    PlaceSet any_backward = 0;
    if ((stuck_before & board.riots) != 0 && !final_sprint)
        any_backward = add_steps_back(rules, board, allowed, closed, moves);
    if (any_forward == 0 && any_backward == 0 && allowed != all_councilors && rules.feet_lift)
        ignore_feet(rules, board, closed, moves);
    moves.may_pass = any_forward == 0 && any_backward != 0 && !rules.backward_forced ? 1 : 0; // RR-48
}

StepRule step_rule(const Step& step) {
    return {.who = static_cast<Who>(step.arguments[0]),
            .direction = static_cast<Direction>(step.arguments[1]),
            .free = step.arguments[3] != 0,
            .share = step.arguments[4] != 0};
}

Councilors steppers(const Rules& rules, const Board& board, Who who, Councilor here) {
    Councilors found = 0;
    switch (who) {
    case Who::Any: found = all_councilors; break;
    case Who::Here: found = bit(here); break;
    case Who::Front:  // RR-49: never off the board
    case Who::Last: { // RR-55: off the board is farthest
        int wanted = who == Who::Front ? farthest : 0;
        for (const Place place : board.tokens) {
            const int steps = distance(rules, place);
            wanted = who == Who::Front ? std::min(wanted, steps) : std::max(wanted, steps);
        }
        if (who == Who::Front && wanted == farthest) break;
        for (const Councilor councilor : councilors) {
            if (distance(rules, token(board, councilor)) == wanted)
                found = static_cast<Councilors>(found | bit(councilor));
        }
        break;
    }
    }
    const Councilors feet = rules.feet_for_cards ? board.feet : Councilors{0}; // RR-38
    return feet == 0 ? found : static_cast<Councilors>(found & feet);
}

PlaceSet step_targets(const Rules& rules, const Board& board, Councilor councilor, const StepRule& rule) {
    const Place place = token(board, councilor);
    PlaceSet targets = 0;
    if (rule.direction != Direction::Back)
        targets |=
            forward_of(rules, place) & (rule.free ? ~PlaceSet{0} : board.satisfied[index_of(councilor)]);
    if (rule.direction != Direction::Forward) targets |= backward_of(rules, place); // RR-51
    return targets & ~board.riots & (rule.share ? ~PlaceSet{0} : ~occupied(board));
}

Councilor regent(const Rules& rules, const Board& board) {
    return *std::ranges::min_element(councilors, {}, [&](Councilor councilor) {
        return std::pair(int{distance(rules, token(board, councilor))},
                         -static_cast<int>(board.rows.size(index_of(councilor))));
    });
}

} // namespace rat_race
