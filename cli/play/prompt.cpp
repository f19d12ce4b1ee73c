#include "cli/play/prompt.h"

#include <cctype>
#include <istream>
#include <ostream>

namespace homestretch {

std::optional<std::string> ask(const Console& console, std::string_view question) {
    console.out << question << std::flush;
    std::string line;
    if (console.interrupted() || !std::getline(console.in, line) || console.interrupted()) {
        console.out << '\n';
        return std::nullopt;
    }
    const std::size_t start = line.find_first_not_of(" \t\r");
    if (start == std::string::npos) return "";
    return line.substr(start, line.find_last_not_of(" \t\r") - start + 1);
}

std::optional<bool> ask_yes_no(const Console& console, std::string_view question, bool normally) {
    std::string prompt(question);
    prompt += normally ? " [Y/n] " : " [y/N] ";
    while (true) {
        const auto answer = ask(console, prompt);
        if (!answer) return std::nullopt;
        if (answer->empty()) return normally;
        const int letter = std::tolower(static_cast<unsigned char>(answer->front()));
        if (letter == 'y' || letter == 'n') return letter == 'y';
        console.out << "Please answer y or n.\n";
    }
}

} // namespace homestretch
