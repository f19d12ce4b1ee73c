#pragma once

#include <nanobind/nanobind.h>

#include <chrono>
#include <future>
#include <stop_token>
#include <utility>

namespace homestretch::python {

inline constexpr std::chrono::milliseconds between_looks{50};

// Whether Ctrl-C was pressed; then Python's exception is set. Without the interpreter's lock.
[[nodiscard]] inline bool was_interrupted() {
    const nanobind::gil_scoped_acquire locked;
    return PyErr_CheckSignals() != 0;
}

// Does long work without the interpreter's lock, on a thread of its own, so that Ctrl-C ends it early.
template <class Work>
[[nodiscard]] auto interruptible(Work work) {
    std::stop_source stop;
    bool stopped = false;
    auto result = [&] {
        const nanobind::gil_scoped_release unlocked;
        auto future = std::async(std::launch::async, [&] { return work(stop.get_token()); });
        while (future.wait_for(between_looks) != std::future_status::ready) {
            if (!stopped && was_interrupted()) {
                stopped = true;
                stop.request_stop();
            }
        }
        return future.get();
    }();
    if (stopped) throw nanobind::python_error();
    return result;
}

} // namespace homestretch::python
