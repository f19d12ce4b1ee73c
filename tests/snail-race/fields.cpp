#include "engine/fields/common.h"
#include "tests/snail-race/game.h"

namespace snail_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words
namespace f = homestretch::fields;

namespace {

std::uint8_t track(const Rules& rules) {
    return rules.track;
}
SeatSet shown_pending(const Rules&, const View& view) {
    return deciding(view.open);
}

const f::Words snails = f::words<&Rules::snails>();
const f::Single snail_or_none = f::word("snail", snails).or_null(no_snail);

// What state and view share.
f::Fields open_fields() {
    return f::describe(
        f::by_word("spaces", snails, "from the start", f::value<&Open::spaces>(f::count(0, &track))),
        f::field<&Open::fed>("fed", snail_or_none, "the snail that was fed last"),
        f::field<&Open::active>("active_seat", f::seat(), "whose turn it is, once all have bet"),
        f::by_seat("players", "by seat",
                   f::field<&Open::seen>("seen_seats", f::seats(), "whose bet it has looked at")));
}

} // namespace

const f::Fields& Game::fields() {
    static const f::Fields all = f::describe(
        f::part<&State::open>(open_fields()),
        f::by_seat("players", "by seat",
                   f::field<&State::bets>("bet", snail_or_none, "face down until a snail is at the finish")),
        f::stream<&State::random>("random"));
    return all;
}

const f::Fields& Game::view_fields() {
    static const f::Fields all =
        f::describe(f::part<&View::open>(open_fields()),
                    f::by_seat("players", "by seat",
                               f::field<&View::bets>("bet", snail_or_none,
                                                     "the viewer's own, one it has looked at, or all")),
                    f::made<&shown_pending>("pending", f::seats(), "who owes a decision").observed());
    return all;
}

void Game::problems(const Rules& rules, const State& state, Mistakes& mistakes) {
    const Open& open = state.open;
    const bool all_bet =
        std::ranges::count(state.bets, no_snail) == static_cast<int>(max_players - rules.seats);
    const bool begun = std::ranges::count(open.spaces, 0) < static_cast<int>(max_snails);
    if (begun && !all_bet) mistakes.say("spaces", "nobody is fed before all have bet (SN-2)");
    if (begun != (open.fed != no_snail) || (begun && open.spaces[index_of(open.fed)] == 0))
        mistakes.say("fed", "expected a snail that has moved, null before the first (SN-3)");
    if (std::ranges::count(open.spaces, rules.track) > 1)
        mistakes.say("spaces", "the race is over when the first snail is at the finish (SN-4)");
    if (!all_bet && open.active != Seat{}) mistakes.say("active_seat", "the first seat begins (SN-2)");
    for (const Seat seat : seats(rules.seats)) {
        const SeatSet seen = open.seen[index_of(seat)];
        if (seen.size() > 1 || seen.contains(seat) || (!seen.empty() && !all_bet))
            mistakes.say(of_seat(seat, "seen_seats"), "expected one other seat, once all have bet (SN-5)");
    }
}

void Game::settle(const Rules& rules, State& state, Mistakes&) {
    for (const Seat seat : seats(rules.seats)) {
        if (state.bets[index_of(seat)] == no_snail) state.open.betting.insert(seat);
    }
    state.open.is_over = at_finish(rules, state.open);
}

} // namespace snail_race
