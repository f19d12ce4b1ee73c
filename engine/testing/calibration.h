#pragma once

#include "engine/testing/complaints.h"
#include "engine/testing/secrecy.h"

#include <cmath>
#include <map>

namespace homestretch {

// Whether redeals are as likely as the truth. In random play the truth is one of the worlds that a viewer
// thinks possible, drawn by chance; so is a redeal. Hence a secret agrees between the truth and a redeal as
// often as between two redeals: more often, and a redeal knows too much; less often, and it deals what is
// not likely.
class Agreement {
public:
    // One position as it is and as it was redealt twice, as dumps.
    void add(const Json& truth, const Json& one, const Json& other) { compare(truth, one, other, ""); }
    // A match is over: what was added since the last time counts as one observation, because positions of a
    // match are alike.
    void end_of_match() {
        for (auto& [path, sums] : match_) {
            const double difference = sums.first / sums.second;
            Tally& tally = all_[path];
            ++tally.matches;
            tally.sum += difference;
            tally.squares += difference * difference;
        }
        match_.clear();
    }

    // Fields that agree with the truth too often or too rarely: by more than a hundredth, and by more than
    // chance explains in one of many thousand suites.
    [[nodiscard]] std::vector<std::string> complaints() const {
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

private:
    struct Tally {
        double matches = 0;
        double sum = 0;
        double squares = 0;
    };

    static bool is_plain(const Json& json) {
        return json.is_array() &&
               std::none_of(json.begin(), json.end(), [](const Json& item) { return item.is_structured(); });
    }
    // How much of two lists is the same, whatever its order; of other values, whether they are the same.
    static double overlap(const Json& left, const Json& right) {
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

    void compare(const Json& truth, const Json& one, const Json& other, const std::string& path) {
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

    std::map<std::string, std::pair<double, double>> match_{}; // sum of differences, how many
    std::map<std::string, Tally> all_{};
};

template <Game G>
[[nodiscard]] std::vector<std::string> calibration_complaints(std::size_t matches) {
    constexpr std::size_t positions = 6;
    Agreement agreement;
    auto broken = complaints_about<G>(matches, Plays::Random, [&](const Playout<G>& playout) -> Complaint {
        auto complaint =
            at_some_positions(playout, positions, [&](const Position<G>& at, RandomStream& random) {
                for (const Viewer viewer : viewers(at.seats())) {
                    const auto imagined = [&] {
                        return dump<G>(at.rules(),
                                       redealt<G>(at.rules(), at.state(), viewer, random.split()));
                    };
                    const Json one = imagined();
                    agreement.add(dump<G>(at.rules(), at.state()), one, imagined());
                }
                return Complaint();
            });
        agreement.end_of_match();
        return complaint;
    });
    for (std::string& complaint : agreement.complaints()) broken.push_back(std::move(complaint));
    return broken;
}

} // namespace homestretch
