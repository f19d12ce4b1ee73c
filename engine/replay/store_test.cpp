#include "engine/replay/store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace homestretch {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

// A folder of its own for each test, gone afterwards.
class ReplayStore : public testing::Test {
protected:
    ReplayStore() {
        fs::remove_all(folder);
        fs::create_directories(folder);
    }
    ~ReplayStore() override { fs::remove_all(folder); }

    [[nodiscard]] std::size_t files() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
    }

    fs::path folder =
        fs::path(testing::TempDir()) / testing::UnitTest::GetInstance()->current_test_info()->name();
    Replay replay{.identity = {.game = "tiny-race", .pack_hash = std::string(64, 'a'), .seats = 2},
                  .moves = {{seat_at(0), "play trot"}}};
};

TEST_F(ReplayStore, loads_what_it_saved) {
    ASSERT_TRUE(save_replay(folder / "game.json", replay));

    const auto loaded = load_replay(folder / "game.json");

    ASSERT_TRUE(loaded);
    EXPECT_EQ(*loaded, replay);
}

TEST_F(ReplayStore, replaces_an_older_file_and_leaves_nothing_else_behind) {
    ASSERT_TRUE(save_replay(folder / "game.json", replay));
    replay.moves.push_back({seat_at(1), "play dash"});

    ASSERT_TRUE(save_replay(folder / "game.json", replay));

    EXPECT_EQ(load_replay(folder / "game.json")->moves.size(), 2U);
    EXPECT_EQ(files(), 1U);
}

TEST_F(ReplayStore, says_when_a_folder_does_not_exist) {
    const auto saved = save_replay(folder / "no" / "game.json", replay);

    ASSERT_FALSE(saved);
    EXPECT_THAT(saved.error().message, HasSubstr("game.json: cannot be saved (No such file or directory)"));
}

TEST_F(ReplayStore, never_replaces_a_folder) {
    fs::create_directories(folder / "game.json");

    const auto saved = save_replay(folder / "game.json", replay);

    ASSERT_FALSE(saved);
    EXPECT_THAT(saved.error().message, HasSubstr("cannot be saved (it is a folder)"));
    EXPECT_EQ(files(), 1U);
}

TEST_F(ReplayStore, names_the_file_that_is_missing_or_damaged) {
    std::ofstream(folder / "bad.json") << "{";

    const auto missing = load_replay(folder / "none.json");
    const auto damaged = load_replay(folder / "bad.json");

    ASSERT_FALSE(missing);
    EXPECT_THAT(missing.error().message, HasSubstr("none.json: there is no such file"));
    ASSERT_FALSE(damaged);
    EXPECT_THAT(damaged.error().message, HasSubstr("bad.json: line 1: the file ends too early"));
}

} // namespace
} // namespace homestretch
