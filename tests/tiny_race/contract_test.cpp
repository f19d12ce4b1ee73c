#include "engine/testing/contract.h"
#include "tests/tiny_race/fixtures.h"

namespace homestretch {

INSTANTIATE_TYPED_TEST_SUITE_P(TinyRace, GameContract, tiny_race::Game);

} // namespace homestretch
