#include "engine/testing/contract.h"

#include "games/rat-race/game.h"

namespace homestretch {

template <>
struct ContractPacks<rat_race::Game> {
    static std::vector<Pack> packs() { return packs_of(rat_race::Game::info.id, rat_race::Game::tables()); }
    // For `layout=own:...`.
    static std::vector<std::string> list_examples(std::string_view /*option*/, std::size_t /*seats*/) {
        return {"great-stair"};
    }
    static bool has_secrets(const OptionTexts& /*options*/) { return true; }
};

INSTANTIATE_TYPED_TEST_SUITE_P(RatRace, GameContract, rat_race::Game);

} // namespace homestretch
