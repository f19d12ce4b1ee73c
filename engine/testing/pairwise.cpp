#include "engine/testing/pairwise.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

namespace homestretch {

namespace {

// One value, or two of different options, that some row must hold.
using Goal = OptionTexts;

std::set<Goal> all_goals(const OptionDomains& domains) {
    std::set<Goal> goals;
    for (const auto& [name, values] : domains) {
        for (const std::string& value : values) {
            goals.insert(Goal{{name, value}});
            for (auto other = domains.upper_bound(name); other != domains.end(); ++other) {
                for (const std::string& second : other->second) {
                    goals.insert(Goal{{name, value}, {other->first, second}});
                }
            }
        }
    }
    return goals;
}

bool holds(const OptionTexts& row, const Goal& goal) {
    for (const auto& [name, value] : goal) {
        const auto found = row.find(name);
        if (found == row.end() || found->second != value) return false;
    }
    return true;
}

std::size_t goals_met(const OptionTexts& row, const std::set<Goal>& goals) {
    return static_cast<std::size_t>(
        std::count_if(goals.begin(), goals.end(), [&](const Goal& goal) { return holds(row, goal); }));
}

// Fills the other options greedily. Later attempts start from other values, for games that refuse some
// combinations.
OptionTexts completed(const Goal& goal, const OptionDomains& domains, const std::set<Goal>& open,
                      std::size_t attempt) {
    OptionTexts row = goal;
    std::size_t place = attempt;
    for (const auto& [name, values] : domains) {
        if (row.contains(name)) continue;
        std::optional<std::size_t> most;
        std::string best;
        for (std::size_t i = 0; i < values.size(); ++i) {
            OptionTexts tried = row;
            tried[name] = values[(i + place) % values.size()];
            const std::size_t met = attempt == 0 ? goals_met(tried, open) : 0;
            if (most && met <= *most) continue;
            most = met;
            best = tried[name];
        }
        row[name] = best;
        if (attempt != 0) place = place / values.size(); // the attempts count through all combinations
    }
    return row;
}

std::string words_of(const Goal& goal) {
    std::string words;
    for (const auto& [name, value] : goal)
        words += fmt::format("{}{}={}", words.empty() ? "" : " ", name, value);
    return words;
}

} // namespace

OptionCover pairwise_cover(const OptionDomains& domains,
                           const std::function<bool(const OptionTexts&)>& accepts) {
    OptionCover cover;
    std::set<Goal> open = all_goals(domains);
    while (!open.empty()) {
        // Single values first: one that is never accepted settles all its pairs.
        const Goal goal =
            *std::min_element(open.begin(), open.end(),
                              [](const Goal& left, const Goal& right) { return left.size() < right.size(); });
        const std::size_t attempts = goal.size() == 1 ? 24 : 8;
        std::optional<OptionTexts> row;
        for (std::size_t attempt = 0; attempt < attempts && !row; ++attempt) {
            OptionTexts tried = completed(goal, domains, open, attempt);
            if (accepts(tried)) row = std::move(tried);
        }
        if (row) {
            std::erase_if(open, [&](const Goal& other) { return holds(*row, other); });
            cover.rows.push_back(std::move(*row));
        } else {
            std::erase_if(open, [&](const Goal& other) { return holds(other, goal); });
            cover.refused.push_back(words_of(goal));
        }
    }
    return cover;
}

} // namespace homestretch
