#include "engine/testing/contract.h"
#include "tests/snail-race/game.h"

namespace homestretch {

INSTANTIATE_TYPED_TEST_SUITE_P(SnailRace, GameContract, snail_race::Game);

} // namespace homestretch
