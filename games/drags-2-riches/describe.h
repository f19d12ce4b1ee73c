#pragma once

#include "engine/words.h"
#include "games/drags-2-riches/view.h"

#include <string>
#include <string_view>

namespace drags_2_riches {

// "Clack Fan (Accessories 2)", "Gold Coin"
[[nodiscard]] std::string card_words(const Rules& rules, CardId card);
// "2 coins", "1 card"
[[nodiscard]] std::string number_of(std::size_t count, std::string_view thing);

// Things one can point at.
[[nodiscard]] homestretch::Target market_target(const Rules& rules, const View& view, std::size_t slot);
[[nodiscard]] homestretch::Target look_target(const Rules& rules, const View& view, Seat seat,
                                              Category category);
[[nodiscard]] homestretch::Target hand_target(const Rules& rules, const View& view, Seat seat, CardId card);

} // namespace drags_2_riches
