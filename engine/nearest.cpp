#include "engine/nearest.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <numeric>
#include <vector>

namespace homestretch {

namespace {

char folded(char letter) {
    if (letter == '_' || letter == ' ') return '-';
    return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
}

// Levenshtein distance, blind to case and to the choice between '-', '_' and space.
std::size_t distance(std::string_view left, std::string_view right) {
    std::vector<std::size_t> row(right.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < left.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < right.size(); ++j) {
            const std::size_t replaced = diagonal + (folded(left[i]) == folded(right[j]) ? 0U : 1U);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

} // namespace

std::optional<std::string_view> nearest(std::string_view word, std::span<const std::string_view> candidates) {
    constexpr std::size_t longest_compared = 64; // beyond this nobody mistyped a word
    if (word.size() > longest_compared) return std::nullopt;
    std::optional<std::string_view> best;
    std::size_t least = std::max<std::size_t>(2, word.size() / 2) + 1; // farther is no likeness
    for (const std::string_view candidate : candidates) {
        const std::size_t apart = distance(word, candidate);
        const bool as_near =
            best && apart == least && candidate.starts_with(word) && !best->starts_with(word);
        if ((apart < least || as_near) && apart < candidate.size()) { // 'of' is 'off' rather than 'on'
            least = apart;
            best = candidate;
        }
    }
    return best;
}

std::string suggestion(std::string_view word, std::span<const std::string_view> candidates) {
    constexpr std::size_t listed_at_most = 16;
    if (const auto close = nearest(word, candidates)) return fmt::format("; did you mean '{}'?", *close);
    if (candidates.empty() || candidates.size() > listed_at_most) return "";
    return fmt::format("; expected {}{}", candidates.size() > 1 ? "one of " : "",
                       fmt::join(candidates, ", "));
}

} // namespace homestretch
