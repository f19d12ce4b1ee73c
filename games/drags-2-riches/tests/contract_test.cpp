#include "engine/testing/contract.h"

#include "games/drags-2-riches/game.h"

namespace homestretch {

INSTANTIATE_TYPED_TEST_SUITE_P(Drags2Riches, GameContract, drags_2_riches::Game);

} // namespace homestretch
