#pragma once

#include "engine/pack/vocabulary.h"
#include "engine/problem.h"
#include "games/rat-race/state.h"

#include <string>
#include <vector>

namespace rat_race {

inline constexpr std::size_t max_demand = 5;   // how often a field may show one ideal
inline constexpr std::size_t max_entries = 52; // all moves onto the board fit into a list of actions
inline constexpr std::uint8_t farthest = 255;
inline constexpr int farthest_coordinate = 40;

// One row of fields.csv.
struct Field {
    int q = 0;
    int r = 0;
    IdealCounts ideals{};
    std::size_t listed = 0; // its place in the order of fields.csv
    std::uint8_t level = 0;
    std::uint8_t distance = 0; // RR-13
    bool entry = false;
    bool can_riot = false;
    std::string tile{};
};

// The field of one match. Arrays are by place, so that off the board and the Throne need no special case.
// Fields are numbered from the farthest to the nearest, equally far ones as fields.csv lists them.
struct Layout {
    static constexpr std::size_t places = 64;
    std::array<PlaceSet, places> neighbours{}; // fields only (RR-12)
    std::array<PlaceSet, places> forward{};  // one step nearer; off the board: the entry hexes (RR-14, RR-15)
    std::array<PlaceSet, places> backward{}; // one step farther, or off the board (RR-50)
    std::array<std::uint8_t, places> distance{};
    // By ideal and by how often an arsenal has it: the fields that want it more often (RR-20).
    std::array<std::array<PlaceSet, max_demand + 1>, ideal_count> beyond{};
    PlaceSet fields = 0;
    PlaceSet may_riot = 0; // Lv. 2 or higher and allowed by their tile (RR-57)
    // The places whose every way forward may come to riot at once. Riots never lie side by side (RR-58), so
    // two ways forward that do cannot both be closed, and on most fields that settles it.
    PlaceSet may_be_cut_off = 0;
    PlaceSet narrow = 0; // the places with a single way forward
    // By field: itself and the places from which every way forward leads through it, even without a riot.
    std::array<PlaceSet, places> depending{};

    std::string id{};
    std::string name{};
    std::vector<Field> field_words{};    // by Place
    homestretch::Vocabulary field_ids{}; // "3,0"; by Place
    homestretch::Vocabulary place_ids{}; // "throne" and "off" before them; see place_number()
    int throne_q = 0;
    int throne_r = 0;

    [[nodiscard]] const Field& field(Place place) const { return field_words[index_of(place)]; }
};

// Of a place among the place_ids.
[[nodiscard]] constexpr std::size_t place_number(Place place) {
    return (index_of(place) + 2) % Layout::places;
}
[[nodiscard]] constexpr Place place_of(std::size_t number) {
    return static_cast<Place>((number + static_cast<std::size_t>(throne)) % Layout::places);
}
static_assert(place_of(0) == throne && place_of(1) == off_board && place_number(place_of(5)) == 5);

// Counted from the farthest, as rows are numbered in the rules.
[[nodiscard]] inline int row_of(const Layout& layout, Place place) {
    return layout.field_words.front().distance - layout.field(place).distance + 1;
}

// Numbers the fields that are there and finds neighbours, distances and directions. With mistakes (a field
// that no chain of neighbours joins to the Throne, no entry hex) they are added to `mistakes`.
void connect(Layout& layout, bool back_off_board, std::vector<std::string>& mistakes);

} // namespace rat_race
