#include "engine/testing/contract.h"

#include "games/iditacards/game.h"

namespace homestretch {

template <>
struct ContractPacks<iditacards::Game> {
    static std::vector<Pack> packs() {
        return packs_of(iditacards::Game::info.id, iditacards::Game::tables());
    }
    // For `decks=only:...`.
    static std::vector<std::string> list_examples(std::string_view /*option*/, std::size_t /*seats*/) {
        return {"speed", "attack,improvement", "attack,survivor"};
    }
    static bool has_secrets(const OptionTexts& /*options*/) { return true; }
};

INSTANTIATE_TYPED_TEST_SUITE_P(Iditacards, GameContract, iditacards::Game);

} // namespace homestretch
