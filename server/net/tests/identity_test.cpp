#include "server/net/tests/running_server.h"

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>

namespace homestretch::server {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;

class Identity : public OnOneServer {
protected:
    static std::string new_code(Browser& browser) {
        return browser.post("/api/v1/session/recovery", Json::object()).json().at("code");
    }
    static HttpAnswer adopt(Browser& browser, const std::string& code) {
        return browser.post("/api/v1/session/adopt", {{"code", code}});
    }
    static Json name_of(Browser& browser) { return browser.get("/api/v1/session").json().at("name"); }
};

TEST_F(Identity, is_given_with_the_first_answer_that_means_something_to_one_guest) {
    for (const std::string path : {"/", "/assets/app-1.js", "/tables/brisk-otter-1", "/api/v1/games",
                                   "/api/v1/tables", "/api/v1/tables/none", "/healthz"}) {
        EXPECT_FALSE(ann_.get(path).headers.contains("set-cookie")) << path;
    }

    EXPECT_THAT(ann_.put("/api/v1/session", {{"name", "Ann"}}).headers.at("set-cookie"),
                HasSubstr("HttpOnly; SameSite=Lax"));

    EXPECT_EQ(name_of(ann_), "Ann");
    EXPECT_TRUE(name_of(bob_).is_null());
}

TEST_F(Identity, is_never_written_over) {
    const NewTableOnServer made(ann_);

    for (const std::string path : {"/", "/api/v1/session", "/api/v1/tables"}) {
        EXPECT_FALSE(ann_.get(path).headers.contains("set-cookie")) << path;
    }
    EXPECT_FALSE(ann_.put("/api/v1/session", {{"name", "Ann"}}).headers.contains("set-cookie"));
}

TEST_F(Identity, is_not_given_to_what_another_site_asks_for) {
    for (const std::string site : {"cross-site", "same-site", "none"}) {
        EXPECT_FALSE(ann_.get("/api/v1/session", {{"Sec-Fetch-Site", site}}).headers.contains("set-cookie"))
            << site;
    }
    EXPECT_TRUE(
        ann_.get("/api/v1/session", {{"Sec-Fetch-Site", "same-origin"}}).headers.contains("set-cookie"));
}

TEST(IdentityOverHttps, has_a_name_that_binds_it_to_the_host) {
    Settings settings = RunningServer::quick_settings();
    settings.public_url = "https://play.example";
    const RunningServer server(settings);
    Browser ann = server.browser();
    const HeaderList here{{"Origin", "https://play.example"}};

    ann.put("/api/v1/session", {{"name", "Ann"}}, here);
    EXPECT_THAT(ann.cookie(), testing::StartsWith("__Host-homestretch_guest="));

    ann.set_cookie(ann.cookie().substr(std::string("__Host-").size())); // as older versions have set it
    const HttpAnswer again = ann.get("/api/v1/session");
    EXPECT_EQ(again.json().at("name"), "Ann");
    EXPECT_THAT(again.headers.at("set-cookie"), testing::StartsWith("__Host-homestretch_guest="));
}

TEST_F(Identity, is_erased_when_the_guest_says_so) {
    ann_.put("/api/v1/session", {{"name", "Ann"}});
    const std::string code = new_code(ann_);
    const NewTableOnServer alone(ann_);
    const NewTableOnServer both(ann_);
    bob_.post("/api/v1/links/" + both.join_token(), {{"name", "Bob"}});
    TableSocket bobs(bob_, both.socket);

    const HttpAnswer forgotten = ann_.send("DELETE", "/api/v1/session", "", {});

    EXPECT_EQ(forgotten.json(), Json({{"forgotten", true}}));
    EXPECT_THAT(forgotten.headers.at("set-cookie"), HasSubstr("homestretch_guest=; Path=/; Max-Age=0"));
    EXPECT_EQ(bobs.next_of("bye").at("again"), true);
    EXPECT_EQ(bob_.get("/api/v1/tables/" + both.id).json().at("seats")[0].at("name"), "Somebody");
    EXPECT_EQ(bob_.get("/api/v1/tables/" + alone.id).status, 404U);
    EXPECT_EQ(adopt(bob_, code).status, 404U);
    EXPECT_TRUE(name_of(ann_).is_null()); // whoever keeps the old cookie is somebody new
}

TEST_F(Identity, is_not_erased_by_a_page_of_another_site) {
    ann_.put("/api/v1/session", {{"name", "Ann"}});

    EXPECT_EQ(ann_.send("DELETE", "/api/v1/session", "", {{"Origin", "https://evil.example"}}).code(),
              "wrong-origin");

    EXPECT_EQ(name_of(ann_), "Ann");
}

TEST_F(Identity, comes_to_another_device_with_a_recovery_code) {
    const NewTableOnServer made(ann_);
    ann_.put("/api/v1/session", {{"name", "Ann"}});

    const std::string code = new_code(ann_);
    EXPECT_THAT(code, MatchesRegex("[a-z]+( [a-z]+){5}"));
    std::string typed = " " + code + "\n";
    typed[1] = static_cast<char>(std::toupper(typed[1]));
    const HttpAnswer adopted = adopt(bob_, typed);

    EXPECT_EQ(adopted.json().at("name"), "Ann");
    EXPECT_EQ(bob_.get("/api/v1/tables/" + made.id).json().at("hosting"), true);
    EXPECT_EQ(name_of(ann_), "Ann"); // here, too
}

TEST_F(Identity, is_not_recovered_with_any_other_code) {
    const std::string first = new_code(ann_);
    const std::string second = new_code(ann_);

    EXPECT_EQ(adopt(bob_, first).status, 404U);
    EXPECT_EQ(adopt(bob_, second.substr(0, second.rfind(' ')) + " zoo").status,
              second.ends_with(" zoo") ? 200U : 404U);
    EXPECT_EQ(adopt(bob_, second.substr(0, second.rfind(' '))).code(), "malformed");
    EXPECT_EQ(adopt(bob_, "").code(), "malformed");
    EXPECT_EQ(adopt(bob_, second).status, 200U);
}

TEST_F(Identity, cannot_be_read_out_of_the_database) {
    const std::string code = new_code(ann_);

    std::string kept;
    for (const std::string name : {"test.db", "test.db-wal"}) {
        std::ifstream file(server_->folder().path() / name, std::ios::binary);
        kept.append(std::istreambuf_iterator<char>(file), {});
    }
    EXPECT_THAT(kept, HasSubstr("$argon2id$"));
    EXPECT_THAT(kept, Not(HasSubstr(code)));
    EXPECT_THAT(kept, Not(HasSubstr(code.substr(code.rfind(' ', code.rfind(' ') - 1)))));
}

TEST_F(Identity, is_not_found_by_trying) {
    new_code(ann_);
    unsigned last = 0;
    for (int i = 0; last != 429U && i < 100; ++i) {
        last = adopt(bob_, "acorn acorn acorn acorn acorn acorn").status;
    }

    EXPECT_EQ(last, 429U);
}

} // namespace
} // namespace homestretch::server
