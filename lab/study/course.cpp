#include "lab/study/course.h"

#include "lab/tally.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace homestretch {

namespace {

using Standings = FixedList<Standing, max_seats>;

// Who is ahead alone; nobody while the first are level.
std::optional<std::size_t> leader(const Standings& standings) {
    std::optional<std::size_t> first;
    for (std::size_t seat = 0; seat < standings.size(); ++seat) {
        if (standings[seat].rank != 1) continue;
        if (first) return std::nullopt;
        first = seat;
    }
    return first;
}

template <class Key>
void add(std::map<Key, std::uint64_t>& into, const std::map<Key, std::uint64_t>& from) {
    for (const auto& [key, games] : from) into[key] += games;
}
template <std::size_t N>
void add(std::array<std::uint64_t, N>& into, const std::array<std::uint64_t, N>& from) {
    for (std::size_t i = 0; i < N; ++i) into[i] += from[i];
}

std::int64_t margin(const Standings& standings) {
    std::int32_t best = INT32_MIN;
    std::int32_t second = INT32_MIN;
    for (const Standing& standing : standings) {
        if (standing.score > best)
            second = std::exchange(best, standing.score);
        else
            second = std::max(second, standing.score);
    }
    return std::int64_t{best} - second;
}

} // namespace

void Course::merge(const Course& other) {
    add(decisions, other.decisions);
    add(choices, other.choices);
    add(waits, other.waits);
    add(turns, other.turns);
    add(lead_changes, other.lead_changes);
    add(lead_for_good, other.lead_for_good);
    add(winners, other.winners);
    add(half_seats, other.half_seats);
    add(half_wins, other.half_wins);
    add(margins, other.margins);
    with_lead += other.with_lead;
}

void Follower::decision(const Outcome& so_far, std::size_t actions, bool is_same_time) {
    standings_.push_back(so_far.standings);
    if (actions < 2) return;
    ++choices_;
    if (!is_same_time) ++waits_;
}

void Follower::leads(const Outcome& outcome, Course& course) const {
    std::optional<std::size_t> last;
    std::uint64_t changes = 0;
    std::size_t not_ahead = 0; // the decisions up to the last at which no winner was first
    const SeatSet first = homestretch::winners(outcome);
    for (std::size_t i = 0; i < standings_.size(); ++i) {
        const auto now = leader(standings_[i]);
        if (now && last && *now != *last) ++changes;
        if (now) last = now;
        if (!now || !first.contains(seat_at(*now))) not_ahead = i + 1;
    }
    if (!last) return;
    ++course.with_lead;
    ++course.lead_changes[changes];
    ++course.lead_for_good[not_ahead * Course::parts / standings_.size()];
    for (std::size_t seat = 0; seat < outcome.standings.size(); ++seat) {
        const std::size_t rank = standings_[standings_.size() / 2][seat].rank;
        ++course.half_seats[rank];
        if (first.contains(seat_at(seat))) course.half_wins[rank] += Tally::one_win / first.size();
    }
}

void Follower::end(const Outcome& outcome, std::size_t turns, Course& course) const {
    ++course.decisions[standings_.size()];
    ++course.choices[choices_];
    ++course.waits[waits_];
    if (turns > 0) ++course.turns[turns];
    if (outcome.ending != Ending::Finished || outcome.team) return;
    ++course.winners[homestretch::winners(outcome).size()];
    if (outcome.standings.size() > 1) ++course.margins[margin(outcome.standings)];
    if (!standings_.empty()) leads(outcome, course);
}

} // namespace homestretch
