#include "cli/progress_bar.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace homestretch {

void ProgressBar::show(std::uint64_t done, std::uint64_t whole) {
    if (whole == 0) return;
    draw(static_cast<double>(done) / static_cast<double>(whole), fmt::format("{} of {} games", done, whole));
}

void ProgressBar::show(std::uint64_t done, std::uint64_t whole, double seconds) {
    if (whole == 0) return;
    const double part = static_cast<double>(done) / static_cast<double>(whole);
    std::string words = fmt::format("{} of {} games", done, whole);
    if (done > 0) words += fmt::format(", {:.0f} s left", seconds / part - seconds);
    draw(part, words);
}

void ProgressBar::show_time(double seconds, double whole, std::uint64_t done) {
    draw(std::min(1.0, seconds / whole),
         fmt::format("{} games, {:.0f} s left", done, std::max(0.0, whole - seconds)));
}

void ProgressBar::draw(double part, const std::string& words) {
    constexpr int width = 30;
    if (!console_.err_is_terminal) return;
    const int filled = static_cast<int>(part * width);
    std::string bar;
    for (int i = 0; i < width; ++i) bar += i < filled ? "█" : "░";
    // The rest of the line may hold a longer text from before.
    console_.err << fmt::format("\r{} {:3.0f} %  {}\x1b[K", bar, part * 100.0, words) << std::flush;
    drawn_ = true;
}

void ProgressBar::clear() {
    if (drawn_) console_.err << "\r\x1b[K" << std::flush;
    drawn_ = false;
}

} // namespace homestretch
