#pragma once

#include "engine/pack/vocabulary.h"

#include <string>

namespace iditacards {

[[nodiscard]] const homestretch::Vocabulary& flag_words(); // in the order of DayFlag

// "Start", "17" or "the Finish"
[[nodiscard]] std::string square_name(int square);

} // namespace iditacards
