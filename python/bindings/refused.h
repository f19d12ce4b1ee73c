#pragma once

// What becomes an exception in Python. The words say what to do next; nothing has changed when one is thrown.

#include "engine/problem.h"
#include "engine/result.h"

#include <stdexcept>
#include <utility>

namespace homestretch::python {

struct Refused : std::runtime_error { // Error: something that was handed in does not go
    using std::runtime_error::runtime_error;
};
struct IllegalAction : Refused { // an action, or an action at this time
    using Refused::Refused;
};
struct BadPack : Refused { // a pack with mistakes in it, all of them
    using Refused::Refused;
};

template <class Thrown = Refused, class T>
[[nodiscard]] T value_of(Result<T> result) {
    if (!result) throw Thrown(result.error().message);
    return std::move(*result);
}
template <class Thrown = Refused, class T>
[[nodiscard]] T value_of(Result<T, Problems> result) {
    if (!result) throw Thrown(to_text(result.error()));
    return std::move(*result);
}
template <class Thrown = Refused>
void require(const Result<void>& result) {
    if (!result) throw Thrown(result.error().message);
}

} // namespace homestretch::python
