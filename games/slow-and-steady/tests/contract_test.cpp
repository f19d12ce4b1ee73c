#include "engine/testing/contract.h"

#include "games/slow-and-steady/game.h"

namespace homestretch {

template <>
struct ContractPacks<slow_and_steady::Game> : UsualPacks<slow_and_steady::Game> {
    // With open hands only the chance to come is hidden, and what is committed to an exchange.
    static bool has_secrets(const OptionTexts& options) {
        const auto hands = options.find("open_hands");
        return hands != options.end() && hands->second == "off";
    }
};

INSTANTIATE_TYPED_TEST_SUITE_P(SlowAndSteady, GameContract, slow_and_steady::Game);

} // namespace homestretch
