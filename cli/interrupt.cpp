#include "cli/interrupt.h"

#include <array>
#include <csignal>

namespace homestretch {

namespace {

volatile std::sig_atomic_t interrupts = 0;

} // namespace

void catch_interrupts() {
    struct sigaction action {};
    action.sa_handler = [](int /*signal*/) { interrupts = 1; };
    action.sa_flags = static_cast<int>(SA_RESETHAND); // and no SA_RESTART: waiting for a line ends
    for (const int signal : std::array{SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &action, nullptr);
}

bool was_interrupted() {
    return interrupts != 0;
}

} // namespace homestretch
