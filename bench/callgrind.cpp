#include "bench/callgrind.h"

#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <memory>
#include <regex>
#include <unistd.h>

namespace homestretch::bench {

std::optional<double> instructions_per_decision(const std::string& game, std::size_t seats) {
    const std::string command = fmt::format("valgrind --tool=callgrind --callgrind-out-file=/dev/null "
                                            "'--toggle-collect=homestretch_measured_section*' "
                                            "/proc/{}/exe --measured {} --seats {} 2>&1",
                                            getpid(), game, seats);
    const auto close = [](FILE* pipe) { return pclose(pipe); };
    const std::unique_ptr<FILE, decltype(close)> pipe(popen(command.c_str(), "r"), close);
    if (!pipe) return std::nullopt;
    std::string output;
    std::array<char, 256> part{};
    while (std::fgets(part.data(), part.size(), pipe.get()) != nullptr) output += part.data();
    std::smatch collected;
    std::smatch decisions;
    if (!std::regex_search(output, collected, std::regex("Collected : ([0-9]+)")) ||
        !std::regex_search(output, decisions, std::regex("decisions ([0-9]+)"))) {
        return std::nullopt;
    }
    return std::stod(collected[1]) / std::stod(decisions[1]);
}

} // namespace homestretch::bench
