#include "cli/progress_bar.h"

#include <fmt/format.h>

#include <ostream>
#include <string>

namespace homestretch {

void ProgressBar::show(std::uint64_t done, std::uint64_t whole) {
    constexpr std::uint64_t width = 30;
    if (!console_.err_is_terminal || whole == 0) return;
    const std::uint64_t filled = done * width / whole;
    std::string bar;
    for (std::uint64_t i = 0; i < width; ++i) bar += i < filled ? "█" : "░";
    console_.err << fmt::format("\r{} {:3} %  {} of {} games", bar, done * 100 / whole, done, whole)
                 << std::flush;
    drawn_ = true;
}

void ProgressBar::clear() {
    if (drawn_) console_.err << "\r\x1b[K" << std::flush;
    drawn_ = false;
}

} // namespace homestretch
