#pragma once

#include "engine/match.h"
#include "engine/scenario/path.h"

#include <cstddef>
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
//   outcome             {ending, winners, standings: [{rank, score}], team: {won, score}}
//   plies               how many actions were played since the start or the last position

// Why a path cannot lead anywhere in any match: an unknown root, something that is not a viewer.
[[nodiscard]] std::optional<std::string> root_mistake(const Path& path);

// The value at the path, which has no root_mistake(). Events count from number `events_from`.
[[nodiscard]] Result<Json, Missing> observe(const Match& match, const Path& path, std::size_t events_from);

} // namespace homestretch::scenario
