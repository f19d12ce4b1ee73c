#include "server/net/rules_page.h"
#include "server/net/static_files.h"
#include "server/net/tests/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch::server {
namespace {

TEST(RulesPage, has_a_block_with_its_id_for_every_numbered_rule) {
    const Json page =
        rules_page("tiny", "# Tiny Race\n\nBy us.\n\n## Setup\n\n"
                           "- **TR-1** [R+D: two is\n  ours] Two\n  play.\n- **TR-2** Shuffle.\n\n"
                           "- plain\n");

    EXPECT_EQ(page, Json::parse(R"({"game": "tiny", "title": "Tiny Race", "sections": [
        {"title": "Tiny Race", "level": 1, "blocks": [{"id": null, "source": null, "text": "By us."}]},
        {"title": "Setup", "level": 2, "blocks": [
            {"id": "TR-1", "source": {"part": "", "from": ["rulebook", "ours"], "note": "two is ours"},
             "text": "Two\nplay."},
            {"id": "TR-2", "source": null, "text": "Shuffle."},
            {"id": null, "source": null, "text": "- plain"}]}]})"));
}

TEST(RulesPage, leaves_code_and_bold_beginnings_alone) {
    const Json page =
        rules_page("tiny", "# T\n\n```\n# no heading\n\n- **TR-1** no rule\n```\n\n- **Bold** x\n");

    const Json& blocks = page.at("sections").at(0).at("blocks");
    ASSERT_EQ(blocks.size(), 2U);
    EXPECT_EQ(blocks.at(0).at("text"), "```\n# no heading\n\n- **TR-1** no rule\n```");
    EXPECT_TRUE(blocks.at(1).at("id").is_null());
}

class Client : public testing::Test {
protected:
    Client() {
        folder_.write("index.html", "<p>page</p>");
        folder_.write("assets/app-1a2b.js", "run()");
        folder_.write("assets/app-1a2b.js.gz", "zipped");
        folder_.write("icon.svg", "<svg/>");
    }
    Response get(const std::string& path, const std::map<std::string, std::string>& headers = {}) {
        return files_.get({.method = "GET", .path = path, .headers = headers});
    }
    static std::string header(const Response& response, std::string_view name) {
        for (const auto& [key, value] : response.headers) {
            if (key == name) return value;
        }
        return "";
    }

    TemporaryFolder folder_;
    StaticFiles files_{folder_.path()};
};

TEST_F(Client, is_served_with_types) {
    EXPECT_EQ(get("/index.html").body, "<p>page</p>");
    EXPECT_EQ(header(get("/index.html"), "Content-Type"), "text/html; charset=utf-8");
    EXPECT_EQ(header(get("/icon.svg"), "Content-Type"), "image/svg+xml");
    EXPECT_EQ(header(get("/assets/app-1a2b.js"), "Content-Type"), "text/javascript; charset=utf-8");
}

TEST_F(Client, page_answers_every_address_of_its_own) {
    EXPECT_EQ(get("/").body, "<p>page</p>");
    EXPECT_EQ(get("/join/abc").body, "<p>page</p>");
}

TEST_F(Client, asset_that_is_gone_is_not_a_page) {
    EXPECT_EQ(get("/assets/old-9z.js").status, 404U);
}

TEST_F(Client, is_kept_by_browsers_as_long_as_it_stays_the_same) {
    EXPECT_EQ(header(get("/assets/app-1a2b.js"), "Cache-Control"), "public, max-age=31536000, immutable");
    EXPECT_EQ(header(get("/"), "Cache-Control"), "no-cache");

    const std::string tag = header(get("/"), "ETag");
    const Response again = get("/", {{"if-none-match", tag}});

    EXPECT_EQ(again.status, 304U);
    EXPECT_EQ(again.body, "");
}

TEST_F(Client, is_sent_compressed_to_those_who_can_read_it) {
    const Response zipped = get("/assets/app-1a2b.js", {{"accept-encoding", "gzip, br"}});

    EXPECT_EQ(zipped.body, "zipped");
    EXPECT_EQ(header(zipped, "Content-Encoding"), "gzip");
    EXPECT_NE(header(zipped, "ETag"), header(get("/assets/app-1a2b.js"), "ETag"));
    EXPECT_EQ(get("/assets/app-1a2b.js").body, "run()");
}

TEST_F(Client, is_nothing_outside_its_folder) {
    folder_.write("../secret.txt", "secret");

    EXPECT_EQ(get("/../secret.txt").body, "<p>page</p>");
    EXPECT_EQ(get("/assets/../../secret.txt").status, 404U);

    folder_.remove("../secret.txt");
}

TEST_F(Client, is_read_again_when_it_was_built_again) {
    ASSERT_EQ(get("/").body, "<p>page</p>");
    folder_.write("index.html", "<p>newer</p>");
    folder_.touch("index.html");

    EXPECT_EQ(get("/").body, "<p>newer</p>");
}

TEST(MissingClient, says_how_to_get_one) {
    StaticFiles none{std::filesystem::path()};

    const Response response = none.get({.method = "GET", .path = "/"});

    EXPECT_EQ(response.status, 404U);
    EXPECT_THAT(response.body, testing::HasSubstr("make build"));
}

} // namespace
} // namespace homestretch::server
