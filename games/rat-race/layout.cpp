#include "games/rat-race/layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace rat_race {

namespace {

constexpr std::size_t throne_index = static_cast<std::size_t>(throne);
constexpr std::size_t off_index = static_cast<std::size_t>(off_board);

// RR-12: axial coordinates.
bool touch(int q1, int r1, int q2, int r2) {
    const int dq = q2 - q1;
    const int dr = r2 - r1;
    return (dq != 0 || dr != 0) && dq >= -1 && dq <= 1 && dr >= -1 && dr <= 1 && dq != dr;
}

// RR-13: from the Throne outwards, one ring of neighbours after the other.
void measure(Layout& layout, PlaceSet beside_throne) {
    layout.distance.fill(farthest);
    layout.distance[throne_index] = 0;
    PlaceSet ring = beside_throne;
    PlaceSet seen = 0;
    for (std::uint8_t steps = 1; ring != 0; ++steps) {
        seen |= ring;
        PlaceSet next = 0;
        for (PlaceSet left = ring; left != 0; left &= left - 1) {
            const auto place = static_cast<std::size_t>(std::countr_zero(left));
            layout.distance[place] = steps;
            next |= layout.neighbours[place];
        }
        ring = next & ~seen;
    }
}

} // namespace

void connect(Layout& layout, bool back_off_board, std::vector<std::string>& mistakes) {
    const std::size_t count = layout.field_words.size();
    PlaceSet beside_throne = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Field& field = layout.field_words[i];
        layout.fields |= PlaceSet{1} << i;
        if (touch(field.q, field.r, layout.throne_q, layout.throne_r)) beside_throne |= PlaceSet{1} << i;
        for (std::size_t j = 0; j < count; ++j) {
            const Field& other = layout.field_words[j];
            if (touch(field.q, field.r, other.q, other.r)) layout.neighbours[i] |= PlaceSet{1} << j;
        }
        if (field.entry) layout.forward[off_index] |= PlaceSet{1} << i;
        if (field.can_riot) layout.may_riot |= PlaceSet{1} << i;
        for (std::size_t ideal = 0; ideal < ideal_count; ++ideal) {
            for (std::size_t had = 0; had < field.ideals[ideal]; ++had)
                layout.beyond[ideal][had] |= PlaceSet{1} << i;
        }
        layout.nearest_first.push_back(static_cast<Place>(i));
    }
    measure(layout, beside_throne);

    for (std::size_t i = 0; i < count; ++i) {
        if (layout.distance[i] == farthest) {
            mistakes.push_back(fmt::format("no chain of neighbours leads from ({},{}) to the Throne",
                                           layout.field_words[i].q, layout.field_words[i].r));
        }
        if (layout.distance[i] == 1) layout.forward[i] = bit(throne);
        for (PlaceSet left = layout.neighbours[i]; left != 0; left &= left - 1) {
            const auto other = static_cast<std::size_t>(std::countr_zero(left));
            if (layout.distance[other] + 1 == layout.distance[i]) layout.forward[i] |= PlaceSet{1} << other;
            if (layout.distance[other] == layout.distance[i] + 1) layout.backward[i] |= PlaceSet{1} << other;
        }
        // RR-50, RR-53: where there is nothing behind a field, off the board is.
        if (layout.backward[i] == 0 && back_off_board) layout.backward[i] = bit(off_board);
    }
    std::stable_sort(layout.nearest_first.begin(), layout.nearest_first.end(), [&](Place left, Place right) {
        return layout.distance[static_cast<std::size_t>(left)] <
               layout.distance[static_cast<std::size_t>(right)];
    });
    layout.nearest_first.push_back(off_board);
    if (layout.forward[off_index] == 0) mistakes.emplace_back("no field is an entry hex");
}

} // namespace rat_race
