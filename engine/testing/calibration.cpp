#include "engine/testing/calibration.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace homestretch {

namespace {

bool is_plain(const Json& json) {
    return json.is_array() &&
           std::none_of(json.begin(), json.end(), [](const Json& item) { return item.is_structured(); });
}
std::vector<const Json*> sorted(const Json& list) {
    std::vector<const Json*> items;
    for (const Json& item : list) items.push_back(&item);
    std::ranges::sort(items, [](const Json* left, const Json* right) { return *left < *right; });
    return items;
}
// How much of two lists is the same, whatever its order; of other values, whether they are the same.
double overlap(const Json& left, const Json& right) {
    if (left == right) return 1;
    if (!is_plain(left) || !is_plain(right)) return 0;
    std::size_t same = 0;
    const std::vector<const Json*> rights = sorted(right);
    auto next = rights.begin();
    for (const Json* item : sorted(left)) {
        while (next != rights.end() && **next < *item) ++next;
        if (next == rights.end()) break;
        if (**next != *item) continue;
        ++same;
        ++next;
    }
    return static_cast<double>(same) / static_cast<double>(std::max(left.size(), right.size()));
}

} // namespace

void Agreement::end_of_match() {
    for (auto& [path, sums] : match_) {
        const double difference = sums.first / sums.second;
        Tally& tally = all_[path];
        ++tally.matches;
        tally.sum += difference;
        tally.squares += difference * difference;
    }
    match_.clear();
}

std::vector<std::string> Agreement::complaints() const {
    constexpr double hundredth = 0.01;
    constexpr double deviations = 4.5;
    std::vector<std::string> complaints;
    for (const auto& [path, tally] : all_) {
        const double mean = tally.sum / tally.matches;
        const double variance = tally.squares / tally.matches - mean * mean;
        const double error = std::sqrt(std::max(variance, 0.0) / tally.matches);
        if (std::abs(mean) <= hundredth || std::abs(mean) <= deviations * error) continue;
        complaints.push_back(fmt::format("{} agrees with the truth {:.3f} {} often than between redeals "
                                         "(± {:.3f}, {} matches)",
                                         path, std::abs(mean), mean > 0 ? "more" : "less", error,
                                         tally.matches));
    }
    return complaints;
}

void Agreement::compare(const Json& truth, const Json& one, const Json& other, const std::string& path) {
    if (truth.is_object() && one.is_object() && other.is_object()) {
        for (const auto& [key, value] : truth.items()) {
            if (key != "random" && one.contains(key) && other.contains(key))
                compare(value, one.at(key), other.at(key), path.empty() ? key : path + "." + key);
        }
        return;
    }
    const bool lists = truth.is_array() && !is_plain(truth);
    if (lists && one.size() == truth.size() && other.size() == truth.size()) {
        for (std::size_t i = 0; i < truth.size(); ++i) compare(truth[i], one[i], other[i], path + ".*");
        return;
    }
    auto& sums = match_[path];
    sums.first += overlap(truth, one) - overlap(one, other);
    ++sums.second;
}

} // namespace homestretch
