#pragma once

#include "cli/console.h"

#include <cstdint>

namespace homestretch {

// One line on the error stream that shows how far a long job is; silent if nobody watches.
class ProgressBar {
public:
    explicit ProgressBar(const Console& console) : console_(console) {}
    void show(std::uint64_t done, std::uint64_t whole);
    void clear();

private:
    const Console& console_;
    bool drawn_ = false;
};

} // namespace homestretch
