#pragma once

// The words for states, views and actions that views, events and terminal share.

#include "engine/json.h"
#include "games/dragon-racer/rules.h"
#include "games/dragon-racer/state.h"

#include <string>

namespace dragon_racer {

[[nodiscard]] inline const std::string& id_of(const Rules& rules, CardId id) {
    return rules.dragon_words.id(static_cast<std::size_t>(id));
}
[[nodiscard]] inline const std::string& id_of(const Rules& rules, CharacterId id) {
    return rules.character_words.id(static_cast<std::size_t>(id));
}
[[nodiscard]] inline const std::string& id_of(const Rules& rules, TileId id) {
    return rules.tile_words.id(static_cast<std::size_t>(id));
}
template <class List>
[[nodiscard]] homestretch::Json ids_of(const Rules& rules, const List& list) {
    homestretch::Json json = homestretch::Json::array();
    for (const auto id : list) json.push_back(id_of(rules, id));
    return json;
}

// The position on the circuit, 0 to 9, of a space of the lap (DR-89).
[[nodiscard]] int tile_position(const Rules& rules, int space);

} // namespace dragon_racer
