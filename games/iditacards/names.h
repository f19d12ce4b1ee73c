#pragma once

// The words for states, views and actions that dump, view and terminal share.

#include "engine/json.h"
#include "engine/pack/vocabulary.h"
#include "games/iditacards/asks.h"
#include "games/iditacards/rules.h"
#include "games/iditacards/state.h"

#include <string>
#include <string_view>

namespace iditacards {

[[nodiscard]] const homestretch::Vocabulary& phase_words(); // in the order of Phase
[[nodiscard]] const homestretch::Vocabulary& flag_words();  // in the order of DayFlag
[[nodiscard]] std::string_view ask_word(Ask ask);

[[nodiscard]] homestretch::Json seats_json(SeatSet seats);
[[nodiscard]] homestretch::Json counts_json(const Rules& rules, const Cards& cards); // {"move": 3}
template <class List>
[[nodiscard]] homestretch::Json list_json(const Rules& rules, const List& cards) {
    homestretch::Json json = homestretch::Json::array();
    for (const CardId card : cards) json.push_back(rules.id(card));
    return json;
}
[[nodiscard]] homestretch::Json table_json(const Rules& rules, const Table& table);
[[nodiscard]] homestretch::Json stack_json(const Rules& rules,
                                           std::span<const Risk> stack); // the top comes last
[[nodiscard]] homestretch::Json flags_json(std::uint8_t flags);
[[nodiscard]] homestretch::Json types_json(const Rules& rules, std::uint8_t types);
[[nodiscard]] homestretch::Json checkpoints_json(const Rules& rules,
                                                 std::uint8_t checkpoints); // their squares

// "Start", "17" or "the Finish"
[[nodiscard]] std::string square_name(int square);

} // namespace iditacards
