#pragma once

#include "engine/options.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace homestretch {

// The values to try for each option, by name.
using OptionDomains = std::map<std::string, std::vector<std::string>>;

struct OptionCover {
    std::vector<OptionTexts> rows{};    // each names every option
    std::vector<std::string> refused{}; // "a=1", "b=1 c=2": what no accepted row could hold
};

// Settings that together hold every value, and every pair of values of two options, at least once: most
// mistakes need no more than two options to come together. `accepts` says whether the game takes a row.
[[nodiscard]] OptionCover pairwise_cover(const OptionDomains& domains,
                                         const std::function<bool(const OptionTexts&)>& accepts);

} // namespace homestretch
