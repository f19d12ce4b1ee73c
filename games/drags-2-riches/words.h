#pragma once

#include "engine/wording.h"
#include "games/drags-2-riches/game.h"

#include <optional>
#include <string_view>

namespace drags_2_riches {

using Seen = homestretch::Seen<Game>;

[[nodiscard]] homestretch::Value card_value(const Rules& rules, CardId card);

// Things one can point at. Of a card in a set: the first place where it lies when the set is listed.
[[nodiscard]] homestretch::Target market_target(const Seen& seen, std::size_t slot);
[[nodiscard]] homestretch::Target look_target(const Seen& seen, Seat seat, Category category);
[[nodiscard]] homestretch::Target set_target(const Seen& seen, std::string_view zone,
                                             std::optional<Seat> seat, const CardSet& cards, CardId card);
[[nodiscard]] homestretch::Target hand_target(const Seen& seen, Seat seat, CardId card);

} // namespace drags_2_riches
