#pragma once

#include "engine/testing/complaints.h"
#include "engine/testing/secrecy.h"

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
    void end_of_match();
    // Fields that agree with the truth too often or too rarely: by more than a hundredth, and by more than
    // chance explains in one of many thousand suites.
    [[nodiscard]] std::vector<std::string> complaints() const;

private:
    struct Tally {
        double matches = 0;
        double sum = 0;
        double squares = 0;
    };
    void compare(const Json& truth, const Json& one, const Json& other, const std::string& path);

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
                const Json truth = dump<G>(at.rules(), at.state());
                for (const Viewer viewer : viewers(at.seats())) {
                    const auto imagined = [&] {
                        return dump<G>(at.rules(),
                                       redealt<G>(at.rules(), at.state(), viewer, random.split()));
                    };
                    const Json one = imagined();
                    agreement.add(truth, one, imagined());
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
