#pragma once

#include "engine/check.h"

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace homestretch {

// One choice of one seat: a kind of action, as the game numbers them, and up to three small arguments.
// A game builds its actions by named functions (`fire(mask)`), so nobody else reads the numbers.
struct Action {
    std::uint8_t kind;
    std::uint8_t first;
    std::uint8_t second;
    std::uint8_t third;
    auto operator<=>(const Action&) const = default;
};

// The legal actions of one decision. Scratch space that is filled millions of times a second, so unlike a
// FixedList it does not clear what lies behind its end.
class ActionList {
public:
    static constexpr std::size_t capacity = 255;

    ActionList() {} // NOLINT: items_ stays uninitialised on purpose, see above

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    const Action& operator[](std::size_t index) const {
        debug_check(index < size_);
        return items_[index];
    }
    [[nodiscard]] const Action* begin() const { return items_.data(); }
    [[nodiscard]] const Action* end() const { return items_.data() + size_; }

    void clear() { size_ = 0; }
    void push_back(Action action) {
        check(size_ < capacity);
        items_[size_++] = action;
    }
    // `make(0)` to `make(count - 1)`, with one check for all of them.
    template <class Make>
    void append(std::size_t count, Make make) {
        check(size_ + count <= capacity);
        for (std::size_t i = 0; i < count; ++i) items_[size_ + i] = make(i);
        size_ += count;
    }
    [[nodiscard]] bool contains(Action action) const { return std::find(begin(), end(), action) != end(); }

private:
    std::array<Action, capacity> items_;
    std::size_t size_ = 0;
};

} // namespace homestretch
