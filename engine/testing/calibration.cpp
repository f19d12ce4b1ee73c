#include "engine/testing/calibration.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace homestretch {

namespace {

bool is_plain(const Json& json) {
    return json.is_array() &&
           std::none_of(json.begin(), json.end(), [](const Json& item) { return item.is_structured(); });
}
// How much of two lists is the same, whatever its order; of other values, whether they are the same.
double overlap(const Json& left, const Json& right) {
    if (!is_plain(left) || !is_plain(right)) return left == right ? 1 : 0;
    std::multiset<std::string> rest;
    for (const Json& item : left) rest.insert(item.dump());
    std::size_t same = 0;
    for (const Json& item : right) {
        const auto found = rest.find(item.dump());
        if (found == rest.end()) continue;
        rest.erase(found);
        ++same;
    }
    const std::size_t size = std::max(left.size(), right.size());
    return size == 0 ? 1 : static_cast<double>(same) / static_cast<double>(size);
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
