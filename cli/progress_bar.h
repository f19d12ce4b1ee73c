#pragma once

#include "cli/console.h"

#include <cstdint>

namespace homestretch {

// One line on the error stream that shows how far a long job is; silent if nobody watches.
class ProgressBar {
public:
    ProgressBar(const Console& console, std::uint64_t whole) : console_(console), whole_(whole) {}
    void show(std::uint64_t done);
    void clear();

private:
    const Console& console_;
    std::uint64_t whole_;
    bool drawn_ = false;
};

} // namespace homestretch
