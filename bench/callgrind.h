#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace homestretch::bench {

// Instructions per decision in random play, counted by valgrind running this program once more. Unlike
// seconds they do not depend on what else the machine is doing. Nothing if valgrind is not installed.
[[nodiscard]] std::optional<double> instructions_per_decision(const std::string& game, std::size_t seats);

} // namespace homestretch::bench
