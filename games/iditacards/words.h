#pragma once

#include "engine/pack/vocabulary.h"
#include "engine/wording.h"
#include "games/iditacards/game.h"
#include "games/iditacards/measures.h"

#include <string>

namespace iditacards {

using Seen = homestretch::Seen<Game>;

[[nodiscard]] const homestretch::Vocabulary& flag_words(); // in the order of DayFlag
// "energy 2, health 1, risk 1", or "nothing"
[[nodiscard]] std::string cost_words(const Costs& costs);
[[nodiscard]] homestretch::Target dog_target(const Seen& seen, Seat seat, std::size_t dog);

} // namespace iditacards
