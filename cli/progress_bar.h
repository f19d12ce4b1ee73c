#pragma once

#include "cli/console.h"

#include <cstdint>
#include <string>

namespace homestretch {

// One line on the error stream that shows how far a long job is; silent if nobody watches.
class ProgressBar {
public:
    explicit ProgressBar(const Console& console) : console_(console) {}
    void show(std::uint64_t done, std::uint64_t whole);
    // With the time that is left, after so many seconds.
    void show(std::uint64_t done, std::uint64_t whole, double seconds);
    // Of a job that ends when its time is over.
    void show_time(double seconds, double whole, std::uint64_t done);
    void clear();

private:
    void draw(double part, const std::string& words);

    const Console& console_;
    bool drawn_ = false;
};

} // namespace homestretch
