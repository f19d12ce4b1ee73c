#include "games/rat-race/board.h"
#include "games/rat-race/names.h"
#include "games/rat-race/phases.h"
#include "games/rat-race/riots.h"
#include "games/rat-race/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace rat_race {

using homestretch::listed;
using homestretch::phrase;
using homestretch::Value;

namespace {

using Reasons = homestretch::Reasons<Game>;

Value councilor_names(const Rules& rules, Councilors set) {
    std::vector<Value> names;
    for (const Councilor councilor : each(set)) names.push_back(councilor_value(rules, councilor));
    return names;
}

// Why a Councilor cannot enter one of the fields before it.
void block_field(Councilor councilor, Place place, Reasons& reasons) {
    const auto& [rules, view, action] = reasons.seen;
    const Board& board = view.open.board;
    const homestretch::Target target = place_target(rules, place);
    const Value who = councilor_value(rules, councilor);
    if ((board.riots & bit(place)) != 0) return reasons.add("riot-bars", target, {{"who", who}});
    const IdealCounts had = arsenal(board, councilor);
    std::vector<Value> missing;
    for (std::size_t i = 0; i < ideal_count; ++i) {
        const int lacks = rules.layout.field(place).ideals[i] - had[i];
        if (lacks > 0)
            missing.push_back(phrase("lacking", {{"n", lacks}, {"ideal", rules.ideal_words.id(i)}}));
    }
    if (missing.empty()) return reasons.add("occupied", target, {{"who", who}});
    reasons.add("needs", target, {{"who", who}, {"missing", missing}});
}

void block_moves(const ActionList& actions, Reasons& reasons) {
    const auto& [rules, view, none] = reasons.seen;
    const Councilors feet = view.open.board.feet;
    for (const Councilor councilor : councilors) {
        const bool moves = std::any_of(actions.begin(), actions.end(), [&](Action action) {
            return kind_of(action) == ActionKind::Move && councilor_of(action) == councilor;
        });
        if (!moves && feet != 0 && (feet & bit(councilor)) == 0 && !is_final_sprint(view)) {
            reasons.add("feet", councilor_target(rules, councilor), {{"who", councilor_names(rules, feet)}});
            continue;
        }
        for (const Place place : each(rules.layout.forward[index_of(token(view.open.board, councilor))])) {
            if (place != throne && !actions.contains(make_action(ActionKind::Move, councilor, place)))
                block_field(councilor, place, reasons);
        }
    }
}

// Which Councilors a riot would cut off, or where no Councilor need stand: the first such place.
void block_cutting(Place riot, Reasons& reasons) {
    const auto& [rules, view, action] = reasons.seen;
    const Board& board = view.open.board;
    const PlaceSet lost = cut_off_by_riot(rules, board, riot);
    if (!rules.riots_spare_every_field) {
        Councilors who = 0;
        for (const Councilor councilor : councilors)
            if ((lost & bit(token(board, councilor))) != 0)
                who = static_cast<Councilors>(who | bit(councilor));
        return reasons.add("cuts-off", place_target(rules, riot), {{"who", councilor_names(rules, who)}});
    }
    Place first = off_board;
    for (const Place place : each((lost & bit(off_board)) == 0 ? lost : PlaceSet{0})) {
        const bool earlier =
            first == off_board || rules.layout.field(place).listed < rules.layout.field(first).listed;
        if (earlier) first = place;
    }
    const Value from =
        first == off_board ? place_value(rules, first) : Value(fmt::format("({})", place_text(rules, first)));
    reasons.add("cuts-off-field", place_target(rules, riot),
                {{"field", from}}); // named as on the drawn board
}

// RR-101: the first reason that applies.
void block_riot(Place place, Reasons& reasons) {
    const auto& [rules, view, action] = reasons.seen;
    const Layout& layout = rules.layout;
    const PlaceSet riots = view.open.board.riots;
    const homestretch::Target target = place_target(rules, place);
    if ((bit(place) & layout.may_riot) == 0) return reasons.add("never-riots", target);
    if ((bit(place) & riots) != 0) return reasons.add("riots-already", target);
    if ((bit(place) & occupied(view.open.board)) != 0 && !rules.riot_occupied)
        return reasons.add("stood-on", target);
    if ((layout.neighbours[index_of(place)] & riots) != 0) return reasons.add("touches", target);
    block_cutting(place, reasons);
}

} // namespace

std::vector<homestretch::Blocked> Game::blocked(const Rules& rules, const View& view,
                                                const ActionList& actions,
                                                const homestretch::SeatNames& names) {
    Reasons reasons{{rules, view, {}}, names};
    if (view.open.ask == Ask::Move) block_moves(actions, reasons);
    if (view.open.ask == Ask::Riot) {
        for (const Place place : each((rules.layout.fields | bit(throne)) & ~view.open.choices))
            block_riot(place, reasons);
    }
    return reasons.blocked;
}

} // namespace rat_race
