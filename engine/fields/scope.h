#pragma once

#include "engine/check.h"

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace homestretch::fields {

// One address for each type, by which a scope is asked for the struct that a field belongs to.
using Mark = const char*;
template <class T>
inline constexpr char type_mark = 0;
template <class T>
[[nodiscard]] constexpr Mark mark_of() {
    return &type_mark<std::remove_cv_t<T>>;
}

// Where in a position one stands: the structs that were entered on the way, and the seat, word or item one is
// at. A chain on the stack of whoever walks; nothing of it outlives the walk.
struct Scope {
    const void* rules = nullptr;
    std::size_t seats = 0;
    std::size_t index = 0; // the innermost seat or word
    std::size_t item = 0;  // of the innermost list
    const Scope* outer = nullptr;
    Mark mark = nullptr; // what was entered here; nullptr: nothing
    const void* object = nullptr;

    [[nodiscard]] Scope into(Mark type, const void* entered) const {
        return {.rules = rules,
                .seats = seats,
                .index = index,
                .item = item,
                .outer = this,
                .mark = type,
                .object = entered};
    }
    [[nodiscard]] Scope at(std::size_t place) const { // a seat or word
        return {.rules = rules, .seats = seats, .index = place, .item = item, .outer = this};
    }
    [[nodiscard]] Scope at_item(std::size_t place) const {
        return {.rules = rules, .seats = seats, .index = index, .item = place, .outer = this};
    }
    // The nearest struct of this type; a description names it only inside of one.
    template <class T>
    [[nodiscard]] const T& nearest() const {
        for (const Scope* scope = this; scope != nullptr; scope = scope->outer) {
            if (scope->mark == mark_of<T>()) return *static_cast<const T*>(scope->object);
        }
        check(false); // a field outside of the struct it belongs to
        return *static_cast<const T*>(object);
    }
    template <class Rules>
    [[nodiscard]] const Rules& rules_as() const {
        return *static_cast<const Rules*>(rules);
    }
};

} // namespace homestretch::fields
