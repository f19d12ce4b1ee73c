#pragma once

#include "engine/json.h"
#include "engine/pack/pack.h"
#include "lab/study/ladder.h"
#include "lab/study/study.h"

#include <string>

namespace homestretch {

// All that the page of a study shows, as one object; its parts are described in docs/lab.md. The same
// request gives the same data, but for `seconds`.
[[nodiscard]] Json page_data(const Study& study, const std::vector<Rung>& ladder, const GameInfo& game,
                             const Pack& pack, const std::string& command_again);

} // namespace homestretch
