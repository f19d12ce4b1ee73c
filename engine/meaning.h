#pragma once

// What the events of a game mean for the things they name, said beside their words (wording.h), so that
// whoever counts many games counts cards, characters, tiles and events of any game without knowing it:
//
//     template <>
//     const EventMeanings& meanings_of<Game>() {
//         static const EventMeanings table{
//             {Kind::Drew, {Use::Held}},
//             {Kind::Swapped, {{Use::Kept, "in"}}},
//             {Kind::FiredUp, {{Use::Played, fired_field()}}},
//         };
//         return table;
//     }

#include "engine/fields/kind.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace homestretch {

// What became of a thing in a seat's hands. One that is taken or held has been seen, one that is taken is
// held.
enum class Use : std::uint8_t {
    Seen,   // was there to be taken, or lay open
    Held,   // came into somebody's hands
    Taken,  // because they chose it: drafted, bought
    Played, // did what it is for
    Kept,   // stayed with its owner instead: worn, banked, in the team
};
inline constexpr std::size_t use_count = 5;

struct Meaning {
    Use use{};
    // The argument that names the thing or a list of them; empty: the first that is a word of the pack.
    std::string_view what{};
    // The argument that is the seat; empty: the first seat, and without one it is the whole table's.
    std::string_view whose{};
    // Where a card is two things, such as a resource and a challenge: which of them.
    std::string_view as{};
    // Things that the event does not tell.
    fields::Fields untold{};

    Meaning(Use means) : use(means) {} // NOLINT: most rows need no more
    Meaning(Use means, std::string_view of, std::string_view belongs_to = {}, std::string_view known_as = {})
        : use(means), what(of), whose(belongs_to), as(known_as) {}
    Meaning(Use means, fields::Node of) : use(means), untold{std::move(of)} {}
};
using Meanings = std::vector<Meaning>;

// A kind of event, whose arguments stand in its row of words. Kinds without one mean nothing to count.
struct EventMeaning {
    std::size_t kind = 0;
    Meanings means{};
    template <class Kind>
    EventMeaning(Kind of, Meanings what) : kind(static_cast<std::size_t>(of)), means(std::move(what)) {}
};
using EventMeanings = std::vector<EventMeaning>;

// Every game has its own.
template <class G>
[[nodiscard]] const EventMeanings& meanings_of();

} // namespace homestretch
