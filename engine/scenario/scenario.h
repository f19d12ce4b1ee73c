#pragma once

#include "engine/json.h"
#include "engine/match.h"
#include "engine/options.h"
#include "engine/problem.h"
#include "engine/random.h"
#include "engine/scenario/expectation.h"
#include "engine/scenario/path.h"
#include "engine/seat.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// A scenario as its file says it; docs/scenarios.md explains the format with examples. Lines are those of
// the file, from 1, so that a report can point at what failed.

namespace homestretch::scenario {

// "players.1.hand" = [...]: another value at this place of the dump.
struct Change {
    Path path{};
    Json value{};
    int line = 0;
};

// Changes to the dump, made all at once and then checked by the game as a whole.
struct Position {
    std::vector<Change> changes{}; // in the order of the file
    int line = 0;
};

// Values that must come up, and no others, when something is drawn many times.
struct Spread {
    Path path{};
    std::vector<Json> values{};
    int line = 0;
};

// What must hold over many draws of what a viewer cannot know, or over many seeds.
struct Draws {
    Viewer viewer = spectator; // whose ignorance is redealt; not used over seeds
    std::size_t count = 0;
    bool even = false; // the values of each spread come up about equally often
    std::vector<Expectation> always{};
    std::vector<Spread> one_of{};
    std::vector<Path> same{};   // redeals only: equal to the true position
    std::vector<Path> varies{}; // at least two values come up
    int line = 0;
};

// Arrange, then play, then check; each part may be missing.
struct Step {
    std::string note{}; // words for people
    Position position{};
    std::vector<Move> moves{};             // one; several are played in every order, which must not matter
    bool refuse = false;                   // the action must be refused and change nothing
    std::string reason{};                  // part of the refusal's message
    std::vector<Expectation> play_until{}; // any legal actions until these hold
    std::vector<Expectation> expect{};
    std::vector<Draws> over_redeals{};
    std::vector<Draws> over_seeds{};
    int line = 0;
};

// What a match is made from. A variant's replaces the file's where it says something.
struct Setup {
    std::optional<std::size_t> seats{};
    std::optional<Seed> seed{};
    std::optional<std::string> pack{}; // an id, or a folder that begins with ./ or ../
    OptionTexts options{};
    std::optional<std::string> refused{}; // there must be no such match; part of the message
    int line = 0;
};

struct Variant {
    std::string title{};
    std::string note{};
    Setup setup{};
    Position position{};       // joins the file's, before the first step
    std::vector<Step> steps{}; // continue after the file's
    int line = 0;
};

} // namespace homestretch::scenario

namespace homestretch {

struct Scenario {
    std::string file{}; // as the person knows it
    std::string title{};
    std::string game{};
    int game_line = 0;
    std::vector<std::string> rules{}; // ids of the rules it is about
    std::string note{};
    scenario::Setup setup{};
    scenario::Position position{};
    std::vector<scenario::Step> steps{};
    std::vector<scenario::Variant> variants{};
};

// Files larger than this are not scenarios.
inline constexpr std::size_t largest_scenario = std::size_t{1} << 20;

// Every mistake at once, each with its line: unknown keys with the one that was probably meant, values of
// the wrong kind, keys that do not go together.
[[nodiscard]] Result<Scenario, Problems> read_scenario(std::string_view text, std::string file);

} // namespace homestretch
