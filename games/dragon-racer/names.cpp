#include "games/dragon-racer/names.h"

namespace dragon_racer {

int tile_position(const Rules& rules, int space) {
    for (int position = 0; position < static_cast<int>(circuit_tiles); ++position) {
        int spaces = rules.tile(position < 5 ? rules.upper[0] : rules.lower[0]).spaces;
        for (const Tile& tile : rules.tiles) {
            if (tile.place == Place::Corner && tile.position == position) spaces = tile.spaces;
        }
        if (space < spaces) return position;
        space -= spaces;
    }
    return 0;
}

} // namespace dragon_racer
