#include "engine/testing/contract.h"

#include "games/slow-and-steady/game.h"

namespace homestretch {

template <>
struct ContractPacks<slow_and_steady::Game> {
    static std::vector<Pack> packs() {
        return packs_of(slow_and_steady::Game::info.id, slow_and_steady::Game::tables());
    }
    static std::vector<std::string> list_examples(std::string_view /*option*/, std::size_t /*seats*/) {
        return {};
    }
    // With open hands only the chance to come is hidden, and what is committed to an exchange.
    static bool has_secrets(const OptionTexts& options) {
        const auto hands = options.find("open_hands");
        return hands != options.end() && hands->second == "off";
    }
};

INSTANTIATE_TYPED_TEST_SUITE_P(SlowAndSteady, GameContract, slow_and_steady::Game);

} // namespace homestretch
