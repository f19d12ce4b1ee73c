#pragma once

#include "server/storage/store.h"

#include <chrono>
#include <functional>
#include <mutex>
#include <vector>

namespace homestretch::server {

// Whether the database can be written, which only writing shows. One try at a time, and its result is good
// for a moment: whoever asks often costs the disk no more. Thread-safe.
class Readiness {
public:
    using Then = std::function<void(bool)>;

    explicit Readiness(Store& store) : store_(store) {}

    // Calls back at once, or from the writer's thread when the try is over.
    void ask(const Then& then);

private:
    using Time = std::chrono::steady_clock::time_point;

    void on_tried(bool works);

    Store& store_;
    std::mutex mutex_;
    std::vector<Then> waiting_; // for the try that is under way
    Time begun_{};              // the last try
    bool trying_ = false;
    bool works_ = false; // as the last one that is over says
};

} // namespace homestretch::server
