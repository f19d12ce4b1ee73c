#pragma once

#include "engine/check.h"

#include <string>
#include <utility>
#include <variant>

namespace homestretch {

// What went wrong outside the program, as a sentence for people that says what to do next.
struct Error {
    std::string message{};
    bool operator==(const Error&) const = default;
};

// Wraps an error on its way into a Result, as std::unexpected does in C++23.
template <class E>
struct Unexpected {
    E error;
};
template <class E>
Unexpected(E) -> Unexpected<E>;

[[nodiscard]] inline Unexpected<Error> failure(std::string message) {
    return {Error{std::move(message)}};
}

// A value, or the reason why there is none. The spelling is that of std::expected (C++23), so that it
// can become it. Reading the value of a failed result is a mistake of ours and stops the program.
template <class T, class E = Error>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}                     // NOLINT
    Result(Unexpected<E> failed) : content_(std::in_place_index<1>, std::move(failed.error)) {} // NOLINT

    [[nodiscard]] bool has_value() const { return content_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    T& value() & { return *operator->(); }
    const T& value() const& { return *operator->(); }
    T&& value() && { return std::move(*operator->()); }
    T& operator*() & { return *operator->(); }
    const T& operator*() const& { return *operator->(); }
    T&& operator*() && { return std::move(*operator->()); }
    T* operator->() {
        check(has_value());
        return std::get_if<0>(&content_);
    }
    const T* operator->() const {
        check(has_value());
        return std::get_if<0>(&content_);
    }

    const E& error() const {
        check(!has_value());
        return *std::get_if<1>(&content_);
    }

private:
    std::variant<T, E> content_;
};

// Success carries nothing.
template <class E>
class [[nodiscard]] Result<void, E> {
public:
    Result() = default;
    Result(Unexpected<E> failed) : content_(std::in_place_index<1>, std::move(failed.error)) {} // NOLINT

    [[nodiscard]] bool has_value() const { return content_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    const E& error() const {
        check(!has_value());
        return *std::get_if<1>(&content_);
    }

private:
    std::variant<std::monostate, E> content_;
};

} // namespace homestretch
