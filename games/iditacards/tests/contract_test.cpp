#include "engine/testing/contract.h"

#include "games/iditacards/game.h"

namespace homestretch {

template <>
struct ContractPacks<iditacards::Game> : UsualPacks<iditacards::Game> {
    // For `decks=only:...`.
    static std::vector<std::string> list_examples(std::string_view /*option*/, std::size_t /*seats*/) {
        return {"speed", "attack,improvement", "attack,survivor"};
    }
    // ID-13, ID-14, ID-36: all go to the same discard pile, face up. Which of two cards was played and which
    // paid for it everybody saw; when it fizzles because its health turned up a breaker, both lie there and
    // the position does not say any more.
    static constexpr std::array<std::string_view, 4> seen_in_passing{"paid_energy", "paid_health", "played",
                                                                     "fizzled"};
};

INSTANTIATE_TYPED_TEST_SUITE_P(Iditacards, GameContract, iditacards::Game);

} // namespace homestretch
