#include "engine/testing/contract.h"

#include "games/dragon-racer/game.h"

namespace homestretch {

template <>
struct ContractPacks<dragon_racer::Game> {
    static std::vector<Pack> packs() {
        return packs_of(dragon_racer::Game::info.id, dragon_racer::Game::tables());
    }
    // For `characters=fixed:...`: one character for each seat, normal ones first, with and without Team
    // Players.
    static std::vector<std::string> list_examples(std::string_view /*option*/, std::size_t seats) {
        const auto first = [seats](std::vector<std::string> ids) {
            ids.resize(seats);
            return fmt::format("{}", fmt::join(ids, ","));
        };
        return {first({"rowan", "rosella", "li", "zahra", "kafka", "odalys", "amrita", "katsuro"}),
                first({"shawna", "amrita", "mingzhu", "bram", "kafka", "teague", "rowan", "li"})};
    }
    static bool has_secrets(const OptionTexts& /*options*/) { return true; }
};

INSTANTIATE_TYPED_TEST_SUITE_P(DragonRacer, GameContract, dragon_racer::Game);

} // namespace homestretch
