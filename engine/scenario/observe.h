#pragma once

#include "engine/match.h"
#include "engine/scenario/path.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>

namespace homestretch::scenario {

// Everything an expectation may ask of a match, as one JSON value:
//
//   dump                the complete position, as the game writes it
//   view.SEAT           what a seat sees; view.spectator: what everybody sees
//   pending             the seats that owe a decision
//   legal.SEAT          the texts of the seat's legal actions
//   words.SEAT          what they mean: an object by action text
//   events.VIEWER       what the viewer heard since the last step: an object by kind, each a list of
//                       {words, details}
//   outcome             {ending, winners, standings: [{rank, score}], team: {won, score if there is one}}
//   plies               how many actions were played since the start or the last position

// Why a path cannot lead anywhere in any match: an unknown root, something that is not a viewer.
[[nodiscard]] std::optional<std::string> root_mistake(const Path& path);

// Whether the path leads to a list whose order means nothing. Such a list is observed `in_order`.
[[nodiscard]] bool is_a_set(const Path& path);

// One match as it is at one moment, which must not pass while this is used. What many paths look at is
// written out once.
class Sight {
public:
    // Events count from number `events_from`.
    Sight(const Match& match, std::size_t events_from) : match_(match), events_from_(events_from) {}

    // The value at the path, which has no root_mistake().
    [[nodiscard]] Result<Json, Missing> observe(const Path& path);

private:
    const Match& match_;
    std::size_t events_from_;
    std::map<std::string, Json> seen_; // by root and viewer: "view.0"
};

} // namespace homestretch::scenario
