#include "cli/tests/running.h"

#include "engine/json.h"
#include "games/registry.h"

#include <gtest/gtest.h>

#include <fstream>

// What lies in protocol/ is what the program writes.

namespace homestretch {
namespace {

TEST(Schemas, of_events_are_those_in_the_protocol) {
    for (const GameType* game : all_games()) {
        const std::string id(game->info().id);
        std::ifstream file(HOMESTRETCH_SOURCE_DIR "/protocol/events/" + id + ".schema.json");
        const std::string kept{std::istreambuf_iterator<char>(file), {}};

        const Ran ran = run({"fields", id, "--events"});

        EXPECT_EQ(ran.out, kept) << "homestretch fields " << id << " --events > protocol/events/" << id
                                 << ".schema.json";
    }
}

} // namespace
} // namespace homestretch
