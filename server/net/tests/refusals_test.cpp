#include "server/net/tests/running_server.h"

#include <gmock/gmock.h>

namespace homestretch::server {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class Refusals : public OnOneServer {};

TEST_F(Refusals, page_of_another_site_changes_nothing) {
    const HeaderList evil = {{"Origin", "http://evil.example"}};

    EXPECT_EQ(ann_.put("/api/v1/session", {{"name", "Eve"}}, evil).code(), "wrong-origin");
    EXPECT_EQ(ann_.post("/api/v1/tables", {{"game", "dragon-racer"}}, evil).status, 403U);
    EXPECT_EQ(ann_.put("/api/v1/session", {{"name", "Eve"}}, {{"Origin", "null"}}).status, 403U);
    EXPECT_EQ(
        ann_.put("/api/v1/session", {{"name", "Eve"}}, {{"Origin", ""}, {"Sec-Fetch-Site", "cross-site"}})
            .status,
        403U);
    EXPECT_TRUE(ann_.get("/api/v1/session").json().at("name").is_null());
}

TEST_F(Refusals, socket_for_a_page_of_another_site_is_not_opened) {
    const NewTableOnServer made(ann_);

    EXPECT_EQ(TableSocket(ann_, made.socket, {{"Origin", "http://evil.example"}}).status(), 403U);
    EXPECT_EQ(TableSocket(ann_, made.socket, {{"Origin", ""}}).status(), 101U); // a program
    EXPECT_EQ(TableSocket(ann_, made.socket, {{"Origin", ""}, {"Sec-Fetch-Site", "same-site"}}).status(),
              403U);
}

TEST_F(Refusals, forged_cookie_is_a_stranger) {
    const NewTableOnServer made(ann_);
    const std::string real = ann_.cookie();
    Browser eve = server_->browser();
    eve.set_cookie(real.substr(0, real.size() - 2) + (real.ends_with("AA") ? "BB" : "AA"));

    EXPECT_EQ(TableSocket(eve, made.socket).status(), 403U);
    EXPECT_EQ(eve.get("/api/v1/tables/" + made.id).status, 403U);
    EXPECT_NE(eve.cookie(), real); // it got one of its own
}

TEST_F(Refusals, stranger_sees_nothing_of_a_private_table) {
    const NewTableOnServer made(ann_);

    EXPECT_EQ(bob_.get("/api/v1/tables/" + made.id).status, 403U);
    EXPECT_EQ(TableSocket(bob_, made.socket).status(), 403U);
    EXPECT_EQ(TableSocket(bob_, made.socket + "?as=watch").status(), 403U);
    EXPECT_EQ(TableSocket(bob_, "/api/v1/tables/no-such-1/socket").status(), 404U);
}

TEST_F(Refusals, somebody_elses_seat_cannot_be_looked_from) {
    const NewTableOnServer made(ann_);
    bob_.post("/api/v1/links/" + made.join_token(), {{"name", "Bob"}});

    EXPECT_EQ(TableSocket(bob_, made.socket + "?as=0").status(), 403U);
    EXPECT_EQ(TableSocket(bob_, made.socket + "?as=1").status(), 101U);
    EXPECT_EQ(TableSocket(bob_, made.socket + "?as=9").status(), 400U);
    EXPECT_EQ(TableSocket(bob_, made.socket + "?since=-1").status(), 400U);
}

TEST_F(Refusals, link_seats_whoever_opens_it_first) {
    const NewTableOnServer made(ann_);
    bob_.post("/api/v1/links/" + made.join_token(), {{"name", "Bob"}});

    Browser carol = server_->browser();
    EXPECT_GE(carol.post("/api/v1/links/" + made.join_token(), {{"name", "Carol"}}).status, 400U);
}

TEST_F(Refusals, body_that_is_not_understood_is_explained) {
    EXPECT_EQ(ann_.send("POST", "/api/v1/tables", "{", {}).code(), "malformed");
    EXPECT_EQ(ann_.send("POST", "/api/v1/tables", "[]", {}).code(), "malformed");
    EXPECT_EQ(ann_.send("POST", "/api/v1/tables", "", {}).code(), "malformed");
    EXPECT_THAT(ann_.post("/api/v1/tables", {{"game", "dragon-racer"}, {"seast", 2}}).body,
                HasSubstr("seast"));
    EXPECT_THAT(ann_.post("/api/v1/tables", {{"game", "dragon-racr"}}).body, HasSubstr("dragon-racer"));
    EXPECT_EQ(ann_.post("/api/v1/tables", {{"game", "dragon-racer"}, {"seats", 9}}).status, 400U);
    EXPECT_EQ(ann_.put("/api/v1/session", Json::object()).code(), "malformed");
    EXPECT_EQ(ann_.put("/api/v1/session", {{"name", 7}}).code(), "malformed");
    EXPECT_EQ(ann_.send("PUT", "/api/v1/session", std::string(10'000, '['), {}).status, 400U);
}

TEST_F(Refusals, wrong_method_and_missing_upgrade_are_named) {
    const NewTableOnServer made(ann_);

    EXPECT_EQ(ann_.send("DELETE", "/api/v1/tables", "", {}).code(), "wrong-method");
    EXPECT_EQ(ann_.send("POST", "/index.html", "", {}).code(), "wrong-method");
    EXPECT_EQ(ann_.get(made.socket).code(), "upgrade-required");
}

TEST_F(Refusals, what_is_too_large_is_not_read) {
    EXPECT_EQ(ann_.send("PUT", "/api/v1/session", std::string(100'000, ' '), {}).status, 413U);
    EXPECT_EQ(ann_.get("/", {{"X-Large", std::string(20'000, 'x')}}).status, 431U);
}

TEST_F(Refusals, path_never_leads_out_of_the_client) {
    server_->folder().write("secret.txt", "secret");

    for (const std::string path : {"/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
                                   "/assets/../../secret.txt", "/%2e%2e%2f%2e%2e%2fetc%2fpasswd"}) {
        const HttpAnswer answer = ann_.get(path);
        EXPECT_TRUE(answer.body == "<p>page</p>" || answer.status == 404U) << path;
    }
}

TEST_F(Refusals, bytes_that_are_no_request_are_answered_and_shut_out) {
    EXPECT_THAT(send_raw(server_->port(), "hello\r\n\r\n"), StartsWith("HTTP/1.1 400"));
    EXPECT_THAT(send_raw(server_->port(), "GET /%zz HTTP/1.1\r\nConnection: close\r\n\r\n"),
                StartsWith("HTTP/1.1 400"));
    EXPECT_EQ(ann_.get("/healthz").status, 200U);
}

} // namespace
} // namespace homestretch::server
