#include "cli/tests/running.h"

#include "engine/json.h"
#include "games/registry.h"

#include <gtest/gtest.h>

#include <fstream>

// What lies in protocol/ is what the program writes.

namespace homestretch {
namespace {

void expect_written(const char* flag, const std::string& folder) {
    for (const GameType* game : all_games()) {
        const std::string id(game->info().id);
        const std::string path = "protocol/" + folder + "/" + id + ".schema.json";
        std::ifstream file(HOMESTRETCH_SOURCE_DIR "/" + path);
        const std::string kept{std::istreambuf_iterator<char>(file), {}};

        const Ran ran = run({"fields", id, flag});

        EXPECT_EQ(ran.out, kept) << "homestretch fields " << id << " " << flag << " > " << path;
    }
}

TEST(Schemas, of_events_are_those_in_the_protocol) {
    expect_written("--events", "events");
}

TEST(Schemas, of_views_are_those_in_the_protocol) {
    expect_written("--wire", "views");
}

} // namespace
} // namespace homestretch
