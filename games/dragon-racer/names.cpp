#include "games/dragon-racer/names.h"

#include <array>

namespace dragon_racer {

using homestretch::Json;

std::string_view phase_word(Phase phase) {
    constexpr std::array<std::string_view, 6> words{"choose_character", "draft", "attack", "fire", "swap",
                                                    "finished"};
    return words.at(static_cast<std::size_t>(phase));
}

Json seats_json(SeatSet seats) {
    Json json = Json::array();
    for (const Seat seat : seats) json.push_back(homestretch::index_of(seat));
    return json;
}

Json attacks_json(const Attacks& attacks, Seat by) {
    Json json = Json::array();
    for (const Attack& attack : attacks) {
        if (attack.by != homestretch::index_of(by)) continue;
        json.push_back({{"card", attack.card}, {"seat", attack.seat}, {"slot", attack.slot}});
    }
    return json;
}

int tile_position(const Rules& rules, int space) {
    for (int position = 0; position < static_cast<int>(circuit_tiles); ++position) {
        int spaces = rules.tile(position < 5 ? rules.upper.front() : rules.lower.front()).spaces;
        for (const Tile& tile : rules.tiles) {
            if (tile.place == Place::Corner && tile.position == position) spaces = tile.spaces;
        }
        if (space < spaces) return position;
        space -= spaces;
    }
    return 0;
}

} // namespace dragon_racer
