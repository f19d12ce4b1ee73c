#include "server/settings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

namespace homestretch::server {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;

class SettingsFile : public testing::Test {
protected:
    Problems apply(const std::string& text) {
        std::ofstream(file_) << text;
        return apply_settings_file(file_, settings_);
    }
    void TearDown() override { fs::remove(file_); }

    fs::path file_ = fs::path(testing::TempDir()) / "homestretch-settings.toml";
    Settings settings_;
};

TEST_F(SettingsFile, sets_what_it_names_and_leaves_the_rest) {
    const Problems problems = apply("port = 9000\naddress = '0.0.0.0'\nbehind-proxy = true\n");

    EXPECT_THAT(problems, IsEmpty());
    EXPECT_EQ(settings_.port, 9000);
    EXPECT_EQ(settings_.address, "0.0.0.0");
    EXPECT_TRUE(settings_.behind_proxy);
    EXPECT_EQ(settings_.threads, Settings{}.threads);
}

TEST_F(SettingsFile, reports_every_mistake_with_its_line_and_the_nearest_word) {
    const Problems problems = apply("prot = 9000\nport = 'high'\nthreads = [1]\n");

    ASSERT_EQ(problems.size(), 3U);
    const std::string all = to_text(problems);
    EXPECT_THAT(all, HasSubstr("settings.toml:1: there is no setting 'prot'; did you mean 'port'?"));
    EXPECT_THAT(all, HasSubstr("settings.toml:2, column port: must be a whole number from 0 to 65535"));
    EXPECT_THAT(all, HasSubstr("settings.toml:3, column threads: must be text, a whole number"));
}

TEST_F(SettingsFile, takes_several_folders_of_packs) {
    const Problems problems = apply("packs = ['.', '/']\n");

    EXPECT_THAT(problems, IsEmpty());
    EXPECT_THAT(settings_.packs, testing::ElementsAre(fs::path("."), fs::path("/")));
}

TEST_F(SettingsFile, names_the_line_of_broken_toml) {
    EXPECT_THAT(to_text(apply("port = 1\nport")), HasSubstr("settings.toml:2"));
}

TEST(SettingsEnvironment, goes_before_the_file_and_behind_flags) {
    Settings settings{.port = 1, .threads = 1};
    const std::vector<std::string> environment = {"PATH=/bin", "HOMESTRETCH_PORT=2", "HOMESTRETCH_THREADS=2",
                                                  "HOMESTRETCH_HOME=."};
    const std::vector<std::pair<std::string, std::string>> flags = {{"port", "3"}};

    EXPECT_THAT(apply_environment(environment, settings), IsEmpty());
    EXPECT_THAT(apply_flags(flags, settings), IsEmpty());

    EXPECT_EQ(settings.port, 3);
    EXPECT_EQ(settings.threads, 2U);
}

TEST(SettingsEnvironment, refuses_a_variable_that_means_nothing) {
    Settings settings;
    const std::vector<std::string> environment = {"HOMESTRETCH_PROT=2"};

    EXPECT_THAT(to_text(apply_environment(environment, settings)),
                HasSubstr("did you mean 'HOMESTRETCH_PORT'?"));
}

TEST(SettingsEnvironment, replaces_the_folders_of_weaker_sources) {
    Settings settings{.packs = {"/weaker"}};
    const std::vector<std::string> environment = {"HOMESTRETCH_PACKS=/:."};

    EXPECT_THAT(apply_environment(environment, settings), IsEmpty());

    EXPECT_THAT(settings.packs, testing::ElementsAre(fs::path("/"), fs::path(".")));
}

TEST(SettingsFlags, refuse_values_that_cannot_be_meant) {
    Settings settings;
    const std::vector<std::pair<std::string, std::string>> flags = {{"public-url", "play.example.org"},
                                                                    {"public-url", "https://a.example/path"},
                                                                    {"log-level", "inof"},
                                                                    {"packs", "no-such-folder"}};

    const std::string all = to_text(apply_flags(flags, settings));

    EXPECT_THAT(all, HasSubstr("--public-url must be like https://play.example.org"));
    EXPECT_THAT(all, HasSubstr("--public-url may be given only once"));
    EXPECT_THAT(all, HasSubstr("did you mean 'info'?"));
    EXPECT_THAT(all, HasSubstr("--packs 'no-such-folder' is not a folder"));
    EXPECT_EQ(settings.public_url, "");
}

TEST(Settings, are_all_explained_in_the_operators_page) {
    std::ifstream file(fs::path(HOMESTRETCH_SOURCE_DIR) / "docs" / "operations.md");
    const std::string page((std::istreambuf_iterator<char>(file)), {});

    for (const SettingSpec& spec : setting_specs()) {
        const std::string normal = spec.write(Settings{});
        const std::string row =
            "| `" + std::string(spec.name) + "` | " + (normal.empty() ? "" : "`" + normal + "`") + " |";
        EXPECT_THAT(page, HasSubstr(row));
    }
}

TEST(Settings, keep_the_database_where_the_system_keeps_state) {
    EXPECT_EQ(*usual_database("/state", "/home"), "/state/homestretch/homestretch.db");
    EXPECT_EQ(*usual_database("", "/home"), "/home/.local/state/homestretch/homestretch.db");
    EXPECT_FALSE(usual_database(nullptr, nullptr));
}

} // namespace
} // namespace homestretch::server
