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
    static constexpr std::size_t capacity = 272;

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
    // For conditions that nobody can foresee: written in any case, and it stays if they hold.
    void push_back_if(bool holds, Action action) {
        check(size_ < capacity);
        items_[size_] = action;
        size_ += std::size_t{holds};
    }
    // Several at once: `write(first)` puts up to `most` actions behind one another and returns their number.
    template <class Write>
    void append(std::size_t most, Write&& write) {
        check(size_ + most <= capacity);
        const std::size_t written = write(items_.data() + size_);
        debug_check(written <= most);
        size_ += written;
    }
    // The first `count` actions of a table. All of it is copied, and needs room behind the end: a copy of
    // fixed size takes less time than finding out how much to copy.
    template <std::size_t Size>
    void append(const std::array<Action, Size>& table, std::size_t count) {
        debug_check(count <= Size);
        check(size_ + Size <= capacity);
        std::copy(table.begin(), table.end(), items_.begin() + static_cast<std::ptrdiff_t>(size_));
        size_ += count;
    }
    [[nodiscard]] bool contains(Action action) const { return std::find(begin(), end(), action) != end(); }

private:
    std::array<Action, capacity> items_;
    std::size_t size_ = 0;
};

} // namespace homestretch
