#include "engine/testing/contract.h"

#include "games/rat-race/game.h"

namespace homestretch {

template <>
struct ContractPacks<rat_race::Game> : UsualPacks<rat_race::Game> {
    // For `layout=own:...`.
    static std::vector<std::string> list_examples(std::string_view /*option*/, std::size_t /*seats*/) {
        return {"great-stair"};
    }
};

INSTANTIATE_TYPED_TEST_SUITE_P(RatRace, GameContract, rat_race::Game);

} // namespace homestretch
