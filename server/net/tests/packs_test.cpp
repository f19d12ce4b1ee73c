#include "server/net/game_pages.h"
#include "server/net/tests/temporary_folder.h"
#include "server/packs/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace homestretch::server {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::string text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

// A designer's copy of our pack, and what they do to it.
class Designer : public testing::Test {
protected:
    void edit(const std::string& file, const std::string& from, const std::string& to) {
        std::string text = text_of(folder_.path() / "mine" / file);
        const std::size_t place = text.find(from);
        ASSERT_NE(place, std::string::npos);
        folder_.write("mine/" + file, text.replace(place, from.size(), to));
        folder_.touch("mine/" + file);
    }
    std::string hash() { return packs_.newest("dragon-racer", "")->pack->hash; }
    // Twice: the first look sees the change, the second that nobody writes any more.
    void look() {
        packs_.look();
        packs_.look();
    }

    fs::path folder_with_copy() {
        fs::copy(ours_ / "dragon-racer" / "standard", folder_.path() / "mine");
        return folder_.path();
    }

    fs::path ours_ = fs::path(HOMESTRETCH_SOURCE_DIR) / "packs";
    TemporaryFolder folder_;
    WatchedPacks packs_{{ours_, folder_with_copy()}};
};

TEST_F(Designer, pack_goes_before_ours_of_the_same_name) {
    EXPECT_EQ(packs_.newest("dragon-racer", "standard")->pack->folder, (folder_.path() / "mine").string());
    EXPECT_EQ(packs_.packs_of("dragon-racer").size(), 1U);
}

TEST_F(Designer, change_is_used_once_it_is_wholly_written) {
    const std::string before = hash();
    edit("pack.toml", "1.0.0", "1.0.1");

    packs_.look();
    EXPECT_EQ(hash(), before);
    packs_.look();

    EXPECT_NE(hash(), before);
    EXPECT_EQ(packs_.newest("dragon-racer", "")->pack->version, "1.0.1");
    EXPECT_EQ(packs_.with_hash(hash())->version, "1.0.1");
}

TEST_F(Designer, mistake_is_reported_with_its_place_and_the_last_good_edition_stays) {
    const std::string before = hash();
    edit("colours.csv", "red", "rde,,,,");
    look();

    EXPECT_EQ(hash(), before);
    const Json problem = game_list(packs_).at("problems").at(0);
    EXPECT_EQ(problem.at("pack"), "mine");
    EXPECT_EQ(problem.at("game"), "dragon-racer");
    EXPECT_EQ(problem.at("file"), "colours.csv");
    EXPECT_GT(problem.at("line"), 0);
    EXPECT_NE(problem.at("message"), "");

    edit("colours.csv", "rde,,,,", "red");
    look();
    EXPECT_TRUE(packs_.broken().empty());
}

TEST_F(Designer, manifest_that_cannot_be_read_keeps_the_last_good_edition_too) {
    const std::string before = hash();
    edit("pack.toml", "game =", "gmae =");
    look();

    EXPECT_EQ(hash(), before);
    ASSERT_EQ(packs_.broken().size(), 1U);
    EXPECT_EQ(packs_.broken().front().mistakes.game, "dragon-racer");
}

TEST_F(Designer, new_pack_appears_and_a_removed_one_goes) {
    fs::copy(ours_ / "dragon-racer" / "standard", folder_.path() / "other");
    const std::string text = text_of(folder_.path() / "other" / "pack.toml");
    folder_.write("other/pack.toml", "id = \"other\"" + text.substr(text.find("\nversion")));
    look();
    EXPECT_TRUE(packs_.newest("dragon-racer", "other"));

    fs::remove_all(folder_.path() / "other");
    look();
    const auto gone = packs_.newest("dragon-racer", "other");
    ASSERT_FALSE(gone);
    EXPECT_EQ(gone.error().code, Code::NotFound);
}

TEST_F(Designer, name_that_is_mistyped_gets_the_nearest) {
    EXPECT_THAT(packs_.newest("dragon-racer", "standrad").error().message, HasSubstr("'standard'"));
}

TEST(PackPage, has_every_card_as_data_and_in_words) {
    const WatchedPacks packs({fs::path(HOMESTRETCH_SOURCE_DIR) / "packs"});

    const auto page = pack_page(*packs.newest("dragon-racer", "")->pack, 4, {});

    ASSERT_TRUE(page);
    EXPECT_FALSE(page->at("cards").empty());
    const Json& dragons = page->at("tables").at(0);
    EXPECT_EQ(dragons.at("rows").at(0).size(), dragons.at("columns").size());
}

} // namespace
} // namespace homestretch::server
