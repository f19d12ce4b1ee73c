#include "games/rat-race/layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace rat_race {

namespace {

constexpr std::size_t throne_index = index_of(throne);
constexpr std::size_t off_index = index_of(off_board);

// RR-12: axial coordinates.
bool touch(int q1, int r1, int q2, int r2) {
    const int dq = q2 - q1;
    const int dr = r2 - r1;
    return (dq != 0 || dr != 0) && dq >= -1 && dq <= 1 && dr >= -1 && dr <= 1 && dq != dr;
}

// RR-13: from the Throne outwards, one ring of neighbours after the other.
void measure(const Layout& layout, std::vector<Field>& fields) {
    std::vector<const Field*> ring;
    for (Field& field : fields) {
        const bool beside = touch(field.q, field.r, layout.throne_q, layout.throne_r);
        field.distance = beside ? 1 : farthest;
        if (beside) ring.push_back(&field);
    }
    for (std::uint8_t steps = 2; !ring.empty(); ++steps) {
        std::vector<const Field*> next;
        for (Field& field : fields) {
            const auto touches = [&](const Field* near) { return touch(field.q, field.r, near->q, near->r); };
            if (field.distance != farthest || std::ranges::none_of(ring, touches)) continue;
            field.distance = steps;
            next.push_back(&field);
        }
        ring = std::move(next);
    }
}

void find_directions(Layout& layout, std::size_t index, bool back_off_board) {
    const Field& field = layout.field_words[index];
    if (field.distance == 1) layout.forward[index] = bit(throne); // RR-14
    for (std::size_t i = 0; i < layout.field_words.size(); ++i) {
        const Field& other = layout.field_words[i];
        if (!touch(field.q, field.r, other.q, other.r)) continue;
        layout.neighbours[index] |= PlaceSet{1} << i;
        if (other.distance + 1 == field.distance) layout.forward[index] |= PlaceSet{1} << i;
        if (other.distance == field.distance + 1) layout.backward[index] |= PlaceSet{1} << i;
    }
    // RR-50, RR-53: where there is nothing behind a field, off the board is.
    if (layout.backward[index] == 0 && back_off_board) layout.backward[index] = bit(off_board);
}

bool may_be_cut_off(const Layout& layout, Place from) {
    const PlaceSet ahead = layout.forward[index_of(from)];
    if ((ahead & ~layout.may_riot) != 0) return false;
    return std::ranges::none_of(
        each(ahead), [&](Place place) { return (layout.neighbours[index_of(place)] & ahead) != 0; });
}

PlaceSet depending_on(const Layout& layout, std::size_t field) {
    PlaceSet found = PlaceSet{1} << field;
    for (std::size_t farther = field; farther-- > 0;) {
        if ((layout.forward[farther] & ~found) == 0) found |= PlaceSet{1} << farther;
    }
    if ((layout.forward[off_index] & ~found) == 0) found |= bit(off_board);
    return found;
}

} // namespace

void connect(Layout& layout, bool back_off_board, std::vector<std::string>& mistakes) {
    std::vector<Field>& fields = layout.field_words;
    measure(layout, fields);
    std::ranges::stable_sort(fields, std::greater<>(), &Field::distance);
    layout.distance.fill(farthest);
    layout.distance[throne_index] = 0;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const Field& field = fields[i];
        const PlaceSet own = PlaceSet{1} << i;
        if (field.distance == farthest) {
            mistakes.push_back(
                fmt::format("no chain of neighbours leads from ({},{}) to the Throne", field.q, field.r));
        }
        layout.fields |= own;
        layout.distance[i] = field.distance;
        if (field.entry) layout.forward[off_index] |= own; // RR-15
        if (field.can_riot) layout.may_riot |= own;
        for (std::size_t ideal = 0; ideal < ideal_count; ++ideal) {
            for (std::size_t had = 0; had < field.ideals[ideal]; ++had) layout.beyond[ideal][had] |= own;
        }
        find_directions(layout, i, back_off_board);
    }
    layout.place_ids = {"throne", "off"};
    for (const Field& field : fields) {
        const std::string id = fmt::format("{},{}", field.q, field.r);
        layout.field_ids.add(id, id);
        layout.place_ids.add(id, id);
    }
    for (const Place place : each(layout.fields | bit(off_board))) {
        if (may_be_cut_off(layout, place)) layout.may_be_cut_off |= bit(place);
        if (is_one(layout.forward[index_of(place)])) layout.narrow |= bit(place);
    }
    for (std::size_t i = 0; i < fields.size(); ++i) layout.depending[i] = depending_on(layout, i);
    const PlaceSet entries = layout.forward[off_index];
    if (entries == 0) mistakes.emplace_back("no field is an entry hex");
    if (static_cast<std::size_t>(std::popcount(entries)) > max_entries) {
        mistakes.push_back(
            fmt::format("at most {} fields can be entry hexes, not {}", max_entries, std::popcount(entries)));
    }
}

} // namespace rat_race
