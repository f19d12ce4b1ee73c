// Every lesson of every game, and what people type in one.

#include "cli/exit_status.h"
#include "cli/home.h"
#include "cli/tests/running.h"
#include "games/registry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Lessons, play_to_their_end_and_answer_everything_else_that_can_be_tried) {
    const Home home(HOMESTRETCH_SOURCE_DIR);
    for (const GameType* game : all_games()) {
        const auto files = home.lessons_of(game->info().id);
        EXPECT_FALSE(files.empty()) << game->info().id << " has no lesson";
        for (const auto& file : files) {
            const Ran checked = run({"learn", "--check", file.string()});
            EXPECT_EQ(checked.status, exit_ok) << checked.err;
        }
    }
}

} // namespace
} // namespace homestretch
