#pragma once

#include "bots/search/edge_table.h"
#include "engine/search_tuning.h"

#include <array>

namespace homestretch {

// Where each seat stands in the tree: the hash of what it has done and seen others do since the decision
// that is thought about. Cards that are dealt leave no trace; what is possible with them is counted in the
// edges (`available`), so that games with different cards share what they have in common.
class Footprints {
public:
    explicit Footprints(SearchMethod method) : shared_(method == SearchMethod::SingleObserver) {}

    void restart() { *this = Footprints(shared_); }

    // To be called before every decision with the seats that are asked.
    void begin(SeatSet pending) {
        if (pending == left_) return; // others of the same question have answered
        left_ = pending;
        together_ = pending.size() > 1;
        everybody_ = next_;
    }
    // The information set of a pending seat. Seats that answer together do not see each other's answers.
    [[nodiscard]] std::uint64_t of(Seat seat) const {
        return mixed(shared_ ? everybody_ : seen_[index_of(seat)], index_of(seat) + 1);
    }
    void act(Seat seat, std::uint32_t meaning) {
        const std::uint64_t doing = mixed(meaning, index_of(seat) + 1);
        next_ = mixed(next_, doing);
        for (std::size_t i = 0; i < max_seats; ++i) {
            if (!together_ || i == index_of(seat)) seen_[i] = mixed(seen_[i], doing);
        }
        left_.erase(seat);
    }

private:
    explicit Footprints(bool shared) : shared_(shared) {}

    bool shared_;
    bool together_ = false;
    SeatSet left_{};
    std::uint64_t everybody_ = 0; // when the current question was asked
    std::uint64_t next_ = 0;      // with the answers to it
    std::array<std::uint64_t, max_seats> seen_{};
};

} // namespace homestretch
