#include "server/net/tests/running_server.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace homestretch::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

class Http : public OnOneServer {};

TEST_F(Http, games_come_with_options_packs_bots_and_credit) {
    const Json list = ann_.get("/api/v1/games").json();

    const Json& game = list.at("games").at(0);
    EXPECT_EQ(game.at("id"), "dragon-racer");
    EXPECT_THAT(game.at("credit").get<std::string>(), HasSubstr("Myles O'Neill"));
    EXPECT_EQ(game.at("options").at(0).at("default"), game.at("options").at(0).at("values").at(0).at("word"));
    EXPECT_EQ(game.at("packs").at(0).at("id"), "standard");
    std::vector<std::string> bots;
    for (const Json& bot : game.at("bots")) bots.push_back(bot.at("name").get<std::string>());
    EXPECT_THAT(bots, ElementsAre("random", "greedy", "easy", "normal", "hard")); // not the yardstick
    EXPECT_TRUE(list.at("problems").empty());
}

TEST_F(Http, a_lesson_is_asked_for_step_by_step) {
    const Json lesson = ann_.get("/api/v1/games/dragon-racer/lessons").json().at("lessons").at(0);
    const std::string steps =
        "/api/v1/games/dragon-racer/lessons/" + lesson.at("id").get<std::string>() + "/steps/";

    const Json first = ann_.get(steps + "0").json();
    const Json aside = ann_.get(steps + "0/aside?action=pick%201").json();

    EXPECT_EQ(first.at("title"), lesson.at("steps").at(0));
    EXPECT_EQ(first.at("action"), "pick 0");
    EXPECT_EQ(first.at("position").at("viewer"), lesson.at("seat"));
    EXPECT_THAT(aside.at("words").get<std::string>(), HasSubstr("gold"));
    EXPECT_EQ(aside.at("position").at("view").at("players").at(0).at("collected").size(), 0U);
    EXPECT_EQ(
        ann_.get(steps + "1").json().at("position").at("view").at("players").at(0).at("collected").size(),
        1U);
    EXPECT_EQ(ann_.get(steps + "0/aside?action=fly").status, 409U);
    EXPECT_EQ(ann_.get(steps + "0/aside").status, 400U);
    EXPECT_EQ(ann_.get(steps + "99").status, 404U);
    EXPECT_EQ(ann_.get("/api/v1/games/dragon-racer/lessons/..%2fstandard/steps/0").status, 404U);
}

TEST_F(Http, rules_and_packs_can_be_read) {
    const std::string hash = ann_.get("/api/v1/games").json().at("games").at(0).at("packs").at(0).at("hash");

    const HttpAnswer pack = ann_.get("/api/v1/packs/" + hash);

    EXPECT_EQ(pack.json().at("hash"), hash);
    EXPECT_THAT(pack.headers.at("cache-control"), HasSubstr("immutable"));
    EXPECT_EQ(ann_.get("/api/v1/games/dragon-racer/rules").json().at("title"), "Dragon Racer");
}

TEST_F(Http, cards_read_as_they_do_at_a_table) {
    const Json games = ann_.get("/api/v1/games").json().at("games");
    const Json game = *std::ranges::find(games, "rat-race", [](const Json& one) { return one.at("id"); });
    const std::string pack = "/api/v1/packs/" + game.at("packs").at(0).at("hash").get<std::string>();
    const auto text_at = [&](const std::string& query) {
        return ann_.get(pack + query).json().at("cards").at(0).at("text").get<std::string>();
    };

    EXPECT_EQ(text_at(""), text_at("?seats=3&feet_scope=move_phase"));
    EXPECT_NE(text_at(""), text_at("?seats=3&feet_scope=all_steps"));

    EXPECT_EQ(ann_.get(pack + "?feet_scope=some_steps").code(), "bad-setting");
    EXPECT_EQ(ann_.get(pack + "?seats=many").code(), "malformed");
    EXPECT_EQ(ann_.get(pack + "?seats=9").status, 400U);
}

TEST_F(Http, unknown_things_are_not_found_in_json) {
    for (const std::string path :
         {"/api/v1/games/chess/rules", "/api/v1/packs/00", "/api/v1/tables/none", "/api/v1/replays/none",
          "/api/v1/replays/none/plies/0", "/api/v1/replays/none/plies/0/hint", "/api/v1", "/api/v2/x",
          "/api/v1/games/..%2f..%2fREADME/rules"}) {
        const HttpAnswer answer = ann_.get(path);
        EXPECT_EQ(answer.status, 404U) << path;
        EXPECT_EQ(answer.code(), "not-found") << path;
    }
    EXPECT_EQ(ann_.post("/api/v1/links/none", Json::object()).status, 404U);
}

TEST_F(Http, table_is_made_listed_joined_and_watched) {
    NewTableOnServer made(ann_, {{"game", "dragon-racer"},
                                 {"seats", 2},
                                 {"name", "Ann"},
                                 {"privacy", "public"},
                                 {"clock", {{"kind", "bank"}, {"seconds", 60}, {"increment", 5}}}});

    EXPECT_EQ(made.table.at("seats").at(0).at("name"), "Ann");
    const Json list = bob_.get("/api/v1/tables").json().at("tables");
    EXPECT_TRUE(std::ranges::any_of(list, [&](const Json& table) { return table.at("id") == made.id; }));

    const HttpAnswer joined = bob_.post("/api/v1/links/" + made.join_token(), {{"name", "Bob"}});
    EXPECT_EQ(joined.json(), (Json{{"kind", "join"}, {"table", made.id}, {"seat", 1}, {"replay", nullptr}}));
    EXPECT_EQ(ann_.get("/api/v1/tables/" + made.id).json().at("seats").at(1).at("name"), "Bob");

    Browser carol = server_->browser();
    EXPECT_EQ(carol.post("/api/v1/links/" + made.watch_token(), Json::object()).json().at("kind"), "watch");
}

TEST_F(Http, pages_and_answers_carry_the_security_headers) {
    for (const std::string path : {"/", "/join/abc", "/api/v1/games", "/api/v1/nothing", "/healthz"}) {
        const HttpAnswer answer = ann_.get(path);
        EXPECT_THAT(answer.headers.at("content-security-policy"),
                    StartsWith("default-src 'none'; script-src 'self'"))
            << path;
        EXPECT_EQ(answer.headers.at("x-content-type-options"), "nosniff");
        EXPECT_EQ(answer.headers.at("referrer-policy"), "no-referrer");
        EXPECT_EQ(answer.headers.at("x-frame-options"), "DENY");
    }
}

TEST_F(Http, page_is_for_every_path_outside_the_api) {
    EXPECT_EQ(ann_.get("/").body, "<p>page</p>");
    EXPECT_EQ(ann_.get("/t/brisk-otter-1").body, "<p>page</p>");
    EXPECT_EQ(ann_.send("HEAD", "/", "", {}).body, "");
    EXPECT_EQ(ann_.send("HEAD", "/", "", {}).headers.at("content-length"), "11");
}

TEST_F(Http, machines_can_ask_how_it_goes) {
    NewTableOnServer made(ann_);
    EXPECT_EQ(ann_.get("/healthz").body, "ok\n");
    EXPECT_EQ(ann_.get("/readyz").body, "ready\n");

    const std::string metrics = ann_.get("/metrics").body;

    EXPECT_THAT(metrics, HasSubstr("homestretch_http_requests_total{method=\"POST\",path=\"/api/v1/tables\","
                                   "status=\"201\"}"));
    EXPECT_THAT(metrics, testing::ContainsRegex("\nhomestretch_connections [1-9]"));
    EXPECT_THAT(metrics, testing::Not(HasSubstr(made.join_token())));
}

} // namespace
} // namespace homestretch::server
