#pragma once

#include "engine/match.h"

namespace homestretch::server {

// Whether the last action told nobody, its own seat included, anything they could not know before. Found out
// by trying it in positions that look the same to a viewer: if it then looks different afterwards, or cannot
// be played at all, seeing what really came of it is news.
[[nodiscard]] bool revealed_nothing(const Match& before, const Match& after);

} // namespace homestretch::server
