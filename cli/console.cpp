#include "cli/console.h"

#include "cli/interrupt.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>

namespace homestretch {

namespace {

bool is_set(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

bool shows_colours() {
    const char* terminal = std::getenv("TERM");
    return !is_set("NO_COLOR") && terminal != nullptr && std::string_view(terminal) != "dumb";
}

// While it exists, a signal does nothing; then it does what it did before.
class Ignored {
public:
    explicit Ignored(int signal) : signal_(signal) {
        struct sigaction ignore {};
        ignore.sa_handler = SIG_IGN; // NOLINT: the system's own cast
        sigaction(signal_, &ignore, &before_);
    }
    Ignored(const Ignored&) = delete;
    Ignored& operator=(const Ignored&) = delete;
    ~Ignored() { sigaction(signal_, &before_, nullptr); }

private:
    int signal_;
    struct sigaction before_ {};
};

// False if the pager could not be started; it may also be left before it has read everything.
bool page(std::string_view text) {
    if (!is_set("LESS")) setenv("LESS", "-R", 1); // so that less shows colours
    const std::string command = is_set("PAGER") ? std::getenv("PAGER") : "less";
    const Ignored interrupt(SIGINT); // Ctrl-C is the pager's while it runs
    const Ignored broken_pipe(SIGPIPE);
    FILE* pager = popen(command.c_str(), "w");
    if (pager == nullptr) return false;
    std::fwrite(text.data(), 1, text.size(), pager);
    constexpr int command_not_found = 127;
    const int status = pclose(pager);
    return status != -1 && !(WIFEXITED(status) && WEXITSTATUS(status) == command_not_found);
}

} // namespace

Console system_console() {
    Console console{.in = std::cin, .out = std::cout, .err = std::cerr};
    console.out_is_terminal = isatty(STDOUT_FILENO) == 1;
    console.err_is_terminal = isatty(STDERR_FILENO) == 1;
    console.paint = Paint(console.out_is_terminal && shows_colours());
    console.interrupted = was_interrupted;
    if (!console.out_is_terminal) console.width = 100; // a file or another program: room for most tables
    winsize size{};
    if (console.out_is_terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        console.width = std::max<std::size_t>(size.ws_col, 40);
        console.height = std::max<std::size_t>(size.ws_row, 10);
    }
    return console;
}

void print_long(const Console& console, std::string_view text) {
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n'));
    console.out.flush();
    if (console.out_is_terminal && lines >= console.height && page(text)) return;
    console.out << text;
}

void clear_screen(const Console& console) {
    if (console.out_is_terminal) console.out << "\x1b[2J\x1b[3J\x1b[H" << std::flush; // screen and scrollback
}

} // namespace homestretch
