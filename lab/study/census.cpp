#include "lab/study/census.h"

#include "engine/check.h"
#include "lab/tally.h"

#include <algorithm>

namespace homestretch {

namespace {

constexpr std::size_t index_of(Count count) {
    return static_cast<std::size_t>(count);
}
static_assert(index_of(Count::Kept) == static_cast<std::size_t>(Use::Kept));

// Played in the first part of the game: one of so many.
constexpr std::size_t early_part = 3;

} // namespace

std::string_view name_of(Count count) {
    constexpr std::array<std::string_view, count_count> names{"seen", "held",  "taken", "played",
                                                              "kept", "early", "unused"};
    return names.at(index_of(count));
}

Census::Census(std::size_t things, std::size_t seats, bool team_game)
    : things_(things), seats_(team_game ? 1 : seats), team_(team_game) {
    cells_.resize(things_ * count_count * masks());
    pairs_.resize(things_ * (things_ + 1) / 2);
    now_.resize(things_);
}

std::span<const Cell> Census::cells(std::size_t thing, Count count) const {
    return {&cells_[(thing * count_count + index_of(count)) * masks()], masks()};
}

std::size_t Census::place_of(std::size_t one, std::size_t other) const {
    const auto [low, high] = std::minmax(one, other);
    return high * (high + 1) / 2 + low;
}
const PairCell& Census::pair(std::size_t one, std::size_t other) const {
    return pairs_[place_of(one, other)];
}

void Census::note(const Note& note, std::size_t decisions) {
    const auto everybody = static_cast<std::uint8_t>(masks() - 1);
    const auto who =
        team_ || note.seat == Note::nobody ? everybody : static_cast<std::uint8_t>(1U << note.seat);
    Masks& now = now_[note.thing];
    if (now == Masks{}) touched_.push_back(note.thing);
    const auto add = [&](Count count) { now[index_of(count)] |= who; };
    add(static_cast<Count>(note.use));
    add(Count::Seen);
    if (note.use == Use::Taken) add(Count::Held);
    if (note.use == Use::Played && note.decision * early_part <= decisions) add(Count::Early);
}

void Census::add_pairs(std::span<const std::uint64_t> shares) {
    std::vector<std::uint32_t> had;
    for (std::size_t seat = 0; seat < seats_; ++seat) {
        had.clear();
        for (const std::uint32_t thing : touched_) {
            const Masks& now = now_[thing];
            const unsigned used =
                now[index_of(Count::Taken)] | now[index_of(Count::Played)] | now[index_of(Count::Kept)];
            if ((used >> seat & 1U) != 0) had.push_back(thing);
        }
        for (std::size_t i = 0; i < had.size(); ++i) {
            for (std::size_t k = 0; k <= i; ++k) { // with itself too: how it does alone
                PairCell& cell = pairs_[place_of(had[i], had[k])];
                ++cell.games[seat];
                cell.wins += shares[seat];
            }
        }
    }
}

void Census::add(std::span<const Note> notes, std::size_t decisions, const Outcome& outcome) {
    if (outcome.ending != Ending::Finished) return;
    for (const Note& one : notes) note(one, decisions);

    std::array<std::uint64_t, max_seats> shares{};
    if (team_) {
        shares[0] = outcome.team && outcome.team->won ? Tally::one_win : 0;
    } else {
        const SeatSet first = winners(outcome);
        for (const Seat seat : first) shares[homestretch::index_of(seat)] = Tally::one_win / first.size();
    }
    for (const std::uint32_t thing : touched_) {
        Masks& now = now_[thing];
        now[index_of(Count::Unused)] = static_cast<std::uint8_t>(
            now[index_of(Count::Held)] & ~(now[index_of(Count::Played)] | now[index_of(Count::Kept)]));
        for (std::size_t count = 0; count < count_count; ++count) {
            if (now[count] == 0) continue;
            std::uint64_t won = 0;
            for (std::size_t seat = 0; seat < seats_; ++seat)
                if ((now[count] >> seat & 1) != 0) won += shares[seat];
            Cell& cell = cells_[(thing * count_count + count) * masks() + now[count]];
            ++cell.games;
            cell.wins += won;
            cell.squares += won * won;
        }
    }
    add_pairs(shares);
    for (const std::uint32_t thing : touched_) now_[thing] = {};
    touched_.clear();
}

void Census::merge(const Census& other) {
    check(cells_.size() == other.cells_.size());
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        cells_[i].games += other.cells_[i].games;
        cells_[i].wins += other.cells_[i].wins;
        cells_[i].squares += other.cells_[i].squares;
    }
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
        for (std::size_t seat = 0; seat < max_seats; ++seat)
            pairs_[i].games[seat] += other.pairs_[i].games[seat];
        pairs_[i].wins += other.pairs_[i].wins;
    }
}

} // namespace homestretch
