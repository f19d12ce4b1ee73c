#include "server/net/tests/running_server.h"

#include "engine/replay/fairness.h"

#include <gmock/gmock.h>

#include <future>
#include <thread>

namespace homestretch::server {
namespace {

using testing::HasSubstr;

Json act(const Json& position, std::string_view id, std::size_t choice = 0) {
    return {{"type", "act"},
            {"id", id},
            {"seat", position.at("viewer")},
            {"decision", position.at("decision")},
            {"action", position.at("choices").at(choice).at("action")}};
}

class Socket : public OnOneServer {
protected:
    // The position with a question for this viewer that has not been answered yet, or the last one.
    static Json asked(TableSocket& socket, const Json& answered = {}) {
        while (const auto message = socket.next()) {
            if (!message->contains("position")) continue;
            const Json& position = message->at("position");
            if (!position.at("outcome").is_null()) return position;
            if (!position.at("decision").is_null() && position.at("decision") != answered) return position;
        }
        return {};
    }
    // Plays the first choice until the match is over, and gives the last position.
    static Json played_to_the_end(TableSocket& socket) {
        Json position = asked(socket);
        for (int move = 0; position.at("outcome").is_null() && move < 500; ++move) {
            socket.say(act(position, "m" + std::to_string(move)));
            position = asked(socket, position.at("decision"));
        }
        return position;
    }
};

TEST_F(Socket, begins_with_the_table_and_answers_every_command) {
    const NewTableOnServer made(ann_);
    TableSocket socket(ann_, made.socket);

    EXPECT_EQ(socket.next().value().at("table").at("seal"), made.table.at("seal"));
    socket.say({{"type", "configure"}, {"id", "c-1"}, {"seats", 3}});
    EXPECT_EQ(socket.answer_to("c-1").at("type"), "done");
    socket.say({{"type", "configure"}, {"id", "c-2"}, {"pack", "none"}});
    EXPECT_EQ(socket.answer_to("c-2").at("code"), "not-found");
}

TEST_F(Socket, plays_a_whole_match_against_bots_whose_replay_can_be_checked) {
    const NewTableOnServer made(ann_);
    TableSocket socket(ann_, made.socket);
    socket.say({{"type", "start"}, {"id", "s"}, {"fill", "greedy"}});

    const Json position = played_to_the_end(socket);

    ASSERT_FALSE(position.at("outcome").is_null());
    EXPECT_EQ(position.at("outcome").at("ending"), "finished");
    const std::string token = ann_.get("/api/v1/tables/" + made.id).json().at("links").at("replay");
    const auto replay = read_replay(bob_.get("/api/v1/replays/" + token).body);
    ASSERT_TRUE(replay);
    EXPECT_EQ(Json(replay->seal), made.table.at("seal"));
    EXPECT_EQ(fault_in(*replay, {.seal = made.table.at("seal")}), DealFault::None);
    EXPECT_EQ(replay->moves.size(), position.at("ply"));

    const Json all = bob_.get("/api/v1/replays/" + token + "/plies/3?as=all").json();
    EXPECT_EQ(all.at("positions").size(), 2U);
    EXPECT_EQ(bob_.get("/api/v1/replays/" + token + "/plies/3?as=1").json().at("positions").size(), 1U);
    EXPECT_EQ(bob_.get("/api/v1/replays/" + token + "/plies/3?as=x").status, 400U);
    EXPECT_EQ(bob_.get("/api/v1/replays/" + token + "/plies/99999").status, 404U);

    const HttpAnswer hint = bob_.get("/api/v1/replays/" + token + "/plies/3/hint");
    EXPECT_EQ(hint.status, 200U) << hint.body;
    EXPECT_EQ(hint.json().at("seat"), index_of(replay->moves.at(3).seat));
    EXPECT_EQ(hint.json().at("played").at("choice").at("action"), replay->moves.at(3).text);
    const std::string end = "/plies/" + std::to_string(replay->moves.size());
    EXPECT_EQ(bob_.get("/api/v1/replays/" + token + end + "/hint").status, 409U);
    EXPECT_EQ(bob_.get("/api/v1/replays/" + token + "/plies/99999/hint").status, 404U);
    EXPECT_EQ(bob_.get("/api/v1/replays/" + token + "/plies/x/hint").status, 400U);
}

TEST_F(Socket, of_a_server_that_stops_waits_for_no_hint_about_a_replay) {
    Settings settings = RunningServer::quick_settings();
    settings.bot_games = 1'000'000'000'000;
    RunningServer server(settings);
    Browser ann = server.browser();
    const NewTableOnServer made(ann);
    TableSocket socket(ann, made.socket);
    socket.say({{"type", "start"}, {"id", "s"}, {"fill", "greedy"}});
    ASSERT_FALSE(played_to_the_end(socket).at("outcome").is_null());
    const std::string token = ann.get("/api/v1/tables/" + made.id).json().at("links").at("replay");

    const auto wait_until_thinking = [&](char bots) {
        const std::string line = std::string("bots_thinking ") + bots;
        while (ann.get("/metrics").body.find(line) == std::string::npos) std::this_thread::yield();
    };
    wait_until_thinking('0'); // whoever made the last move may not have noticed yet
    auto hint = std::async(std::launch::async, [bob = server.browser(), token]() mutable {
        return bob.get("/api/v1/replays/" + token + "/plies/0/hint");
    });
    wait_until_thinking('1');
    server.stop();

    EXPECT_EQ(hint.get().code(), "draining");
}

TEST_F(Socket, brings_frames_that_lead_to_the_view_it_would_bring_whole) {
    for (const std::string game :
         {"dragon-racer", "drags-2-riches", "iditacards", "rat-race", "slow-and-steady"}) {
        const NewTableOnServer made(ann_, {{"game", game}, {"seats", 3}, {"name", "Ann"}});
        TableSocket socket(ann_, made.socket);
        socket.say({{"type", "start"}, {"id", "s"}, {"fill", "greedy"}});
        for (Json position = asked(socket); position.at("outcome").is_null() && position.at("ply") < 60;) {
            const Json decision = position.at("decision");
            socket.say(act(position, "m" + decision.dump()));
            position = asked(socket, decision);
        }
        Json led_to = socket.view();
        socket.say({{"type", "look"}, {"id", "l"}, {"as", 0}});
        Json message = socket.next().value();
        for (; message.at("type") != "match"; message = socket.next().value()) led_to = socket.view();

        EXPECT_EQ(Json::diff(led_to, message.at("position").at("view")), Json::array()) << game;
    }
}

TEST_F(Socket, carries_plans_where_people_play_together) {
    const NewTableOnServer made(ann_, {{"game", "slow-and-steady"}, {"seats", 3}, {"name", "Ann"}});
    TableSocket socket(ann_, made.socket);
    socket.say({{"type", "start"}, {"id", "s"}, {"fill", "greedy"}});
    Json position = asked(socket);
    for (int move = 0; socket.view().at("decision") != "play"; ++move) {
        ASSERT_LT(move, 50);
        socket.say(act(position, "m" + std::to_string(move)));
        position = asked(socket, position.at("decision"));
    }
    const Json card = socket.view().at("players").at(0).at("hand").at(0);
    const Json play{{"seat", 0}, {"card", card}, {"place", "u"}, {"answers", Json::array()}};

    socket.say({{"type", "plan"}, {"id", "p"}, {"seat", 0}, {"plays", Json::array({play})}});
    const Json planned = socket.next_of("plan");
    socket.say({{"type", "agree"}, {"id", "a"}, {"seat", 0}, {"agree", true}});
    const Json agreed = socket.next_of("plan");

    EXPECT_EQ(planned.at("plays").at(0).at("card"), card);
    EXPECT_TRUE(planned.at("preview").at("words").is_string());
    EXPECT_EQ(agreed.at("agreed"), Json{0});
}

TEST_F(Socket, carries_a_hint_and_says_where_there_are_none) {
    const NewTableOnServer made(ann_);
    TableSocket socket(ann_, made.socket);
    socket.say({{"type", "start"}, {"id", "s"}, {"fill", "random"}});
    const Json position = asked(socket);
    const Json wish{{"type", "hint"}, {"id", "h"}, {"seat", 0}, {"decision", position.at("decision")}};

    socket.say(wish);
    EXPECT_EQ(socket.next_of("hint_asked").at("seat"), 0);
    const Json hint = socket.next_of("hint");
    EXPECT_EQ(hint.at("decision"), position.at("decision"));
    EXPECT_FALSE(hint.at("advice").empty());

    const NewTableOnServer without(bob_, {{"game", "dragon-racer"}, {"hints", "off"}});
    EXPECT_EQ(without.table.at("hinting"), false);
    TableSocket bobs(bob_, without.socket);
    bobs.say({{"type", "start"}, {"id", "s"}, {"fill", "random"}});
    Json refused_wish = wish;
    refused_wish["decision"] = asked(bobs).at("decision");
    bobs.say(refused_wish);
    EXPECT_EQ(bobs.answer_to("h").at("code"), "not-allowed");
}

TEST_F(Socket, others_cannot_act_for_a_seat) {
    const NewTableOnServer made(ann_);
    bob_.post("/api/v1/links/" + made.join_token(), {{"name", "Bob"}});
    Browser carol = server_->browser();
    carol.post("/api/v1/links/" + made.watch_token(), Json::object());
    TableSocket anns(ann_, made.socket);
    TableSocket bobs(bob_, made.socket);
    TableSocket carols(carol, made.socket);
    anns.say({{"type", "start"}, {"id", "s"}});
    const Json anns_turn = asked(anns);

    bobs.say(act(anns_turn, "b"));
    carols.say(act(anns_turn, "c"));
    carols.say({{"type", "start"}, {"id", "c2"}});
    carols.say({{"type", "look"}, {"id", "c3"}, {"as", 0}});

    EXPECT_EQ(bobs.answer_to("b").at("code"), "not-allowed");
    EXPECT_EQ(carols.answer_to("c").at("code"), "not-allowed");
    EXPECT_EQ(carols.answer_to("c2").at("type"), "refused");
    EXPECT_EQ(carols.answer_to("c3").at("code"), "not-allowed");
}

TEST_F(Socket, stale_and_repeated_actions_change_nothing) {
    const NewTableOnServer made(ann_);
    TableSocket socket(ann_, made.socket);
    socket.say({{"type", "start"}, {"id", "s"}, {"fill", "random"}});
    const Json first = asked(socket);

    socket.say(act(first, "a"));
    EXPECT_EQ(socket.answer_to("a").at("type"), "done");
    socket.say(act(first, "a"));
    EXPECT_EQ(socket.answer_to("a").at("type"), "done");
    socket.say(act(first, "b"));
    EXPECT_EQ(socket.answer_to("b").at("code"), "stale");
    EXPECT_EQ(socket.next_of("match").at("position").at("viewer"), 0);
}

TEST_F(Socket, mixes_a_promised_part_into_the_deal) {
    const NewTableOnServer made(ann_);
    TableSocket socket(ann_, made.socket);
    const Seed part = *seed_from_hex("b0b");
    socket.say({{"type", "promise"}, {"id", "p"}, {"promise", seal_of(part)}});
    socket.say({{"type", "start"}, {"id", "s"}, {"fill", "random"}});
    socket.answer_to("s");

    socket.say({{"type", "reveal"}, {"id", "r"}, {"part", to_hex(part)}});
    EXPECT_EQ(asked(socket).at("ply"), 0);
    socket.say({{"type", "end"}, {"id", "e"}, {"seat", 0}});
    socket.answer_to("e");

    const Json table = ann_.get("/api/v1/tables/" + made.id).json();
    EXPECT_EQ(table.at("deal").at("number"), 2);
    const std::string token = table.at("links").at("replay");
    const auto replay = read_replay(bob_.get("/api/v1/replays/" + token).body);
    ASSERT_TRUE(replay);
    const Noted noted{.seal = made.table.at("deal").at("seal"), .promises = {{seal_of(part)}}, .part = part};
    EXPECT_EQ(fault_in(*replay, noted), DealFault::None);
}

TEST_F(Socket, coming_back_gets_what_was_missed) {
    const NewTableOnServer made(ann_);
    Json position;
    {
        TableSocket socket(ann_, made.socket);
        socket.say({{"type", "start"}, {"id", "s"}, {"fill", "random"}});
        position = asked(socket);
        socket.say(act(position, "a"));
        EXPECT_EQ(socket.answer_to("a").at("type"), "done");
    }

    const std::size_t known = position.at("log_size");
    TableSocket again(ann_, made.socket + "?epoch=" + position.at("epoch").dump() +
                                "&since=" + std::to_string(known));
    const Json match = again.next_of("match");

    EXPECT_EQ(match.at("since"), known);
    EXPECT_EQ(match.at("log").size() + known, match.at("position").at("log_size"));
    EXPECT_FALSE(match.at("log").empty());
}

TEST_F(Socket, carries_every_command_before_the_start) {
    const NewTableOnServer made(ann_, {{"game", "dragon-racer"}, {"seats", 3}, {"name", "Ann"}});
    TableSocket socket(ann_, made.socket);
    const auto answer = [&](Json command) {
        socket.say(command);
        return socket.answer_to(command.at("id").get<std::string>()).at("type");
    };

    EXPECT_EQ(answer({{"type", "name"}, {"id", "1"}, {"seat", 0}, {"name", "Anna"}}), "done");
    EXPECT_EQ(answer({{"type", "seat_bot"}, {"id", "2"}, {"seat", 1}, {"bot", "greedy"}}), "done");
    EXPECT_EQ(answer({{"type", "stand"}, {"id", "3"}, {"seat", 1}}), "done");
    EXPECT_EQ(answer({{"type", "sit"}, {"id", "4"}, {"seat", 1}, {"name", "Ben"}}), "done");
    EXPECT_EQ(answer({{"type", "say"}, {"id", "5"}, {"text", "<b>hello</b>"}}), "done");
    EXPECT_EQ(answer({{"type", "take_back"}, {"id", "6"}, {"seat", 0}}), "refused");
    EXPECT_EQ(answer({{"type", "rematch"}, {"id", "7"}}), "refused");
    EXPECT_EQ(answer({{"type", "revoke"}, {"id", "8"}, {"seat", 0}}), "done");
}

TEST_F(Socket, carries_a_spoken_sentence_as_it_is) {
    const NewTableOnServer made(ann_);
    TableSocket socket(ann_, made.socket);
    socket.say({{"type", "say"}, {"id", "s"}, {"text", "<script>alert(1)</script>"}});

    EXPECT_EQ(socket.next_of("chat").at("text"), "<script>alert(1)</script>");
}

TEST_F(Socket, carries_an_undo_that_needs_consent) {
    const NewTableOnServer made(ann_);
    bob_.post("/api/v1/links/" + made.join_token(), {{"name", "Bob"}});
    TableSocket anns(ann_, made.socket);
    TableSocket bobs(bob_, made.socket);
    anns.say({{"type", "start"}, {"id", "s"}});
    const Json before = asked(anns);
    anns.say(act(before, "a"));
    anns.answer_to("a");
    bobs.say(act(asked(bobs), "b")); // both have picked: the hands are passed, and Ann has seen another one
    bobs.answer_to("b");

    anns.say({{"type", "undo"}, {"id", "u"}, {"seat", 0}});
    EXPECT_EQ(bobs.next_of("undo").at("waiting"), Json({1}));
    bobs.say({{"type", "undo_answer"}, {"id", "y"}, {"seat", 1}, {"agree", true}});

    EXPECT_EQ(bobs.next_of("undo").at("settled"), "undone");
    EXPECT_EQ(bobs.next_of("match").at("position").at("ply"), before.at("ply"));
}

TEST_F(Socket, carries_the_end_that_both_want_and_the_way_home) {
    const NewTableOnServer made(ann_);
    bob_.post("/api/v1/links/" + made.join_token(), {{"name", "Bob"}});
    TableSocket anns(ann_, made.socket);
    TableSocket bobs(bob_, made.socket);
    while (anns.next_of("presence").at("here") != Json({true, true})) continue;
    anns.say({{"type", "start"}, {"id", "s"}});
    anns.say({{"type", "say"}, {"id", "t"}, {"text", "enough?"}});
    anns.say({{"type", "ping"}, {"id", "p"}});
    EXPECT_EQ(anns.answer_to("p").at("type"), "done");

    anns.say({{"type", "end"}, {"id", "e"}, {"seat", 0}});
    EXPECT_EQ(bobs.next_of("end").at("waiting"), Json({1}));
    bobs.say({{"type", "end_answer"}, {"id", "y"}, {"seat", 1}, {"agree", true}});

    EXPECT_EQ(bobs.next_of("end").at("settled"), "agreed");
    EXPECT_EQ(bobs.next_of("match").at("position").at("outcome").at("ending"), "stopped");
    TableSocket late(bob_, made.socket);
    EXPECT_EQ(late.next_of("talk").at("said").at(0).at("text"), "enough?");
    const Json session = ann_.send("DELETE", "/api/v1/session/tables/" + made.id, "", {}).json();
    EXPECT_TRUE(session.at("tables").empty());
    EXPECT_EQ(session.at("replays").size(), 1U);
}

TEST_F(Socket, leaves_a_replay_that_anybody_may_keep) {
    const NewTableOnServer made(ann_);
    TableSocket socket(ann_, made.socket);
    socket.say({{"type", "start"}, {"id", "s"}, {"fill", "greedy"}});
    ASSERT_FALSE(played_to_the_end(socket).at("outcome").is_null());
    const std::string token = ann_.get("/api/v1/tables/" + made.id).json().at("links").at("replay");

    const HttpAnswer kept = bob_.put("/api/v1/replays/" + token + "/kept", {{"kept", true}});

    EXPECT_EQ(kept.json(), (Json{{"kept", true}}));
    EXPECT_EQ(bob_.get("/api/v1/session").json().at("kept"), Json::array({token}));
    EXPECT_EQ(bob_.put("/api/v1/replays/none/kept", {{"kept", true}}).status, 404U);
}

TEST_F(Socket, carries_a_resignation) {
    const NewTableOnServer made(ann_);
    TableSocket socket(ann_, made.socket);
    socket.say({{"type", "start"}, {"id", "s"}, {"fill", "greedy"}});

    socket.say({{"type", "resign"}, {"id", "r"}, {"seat", 0}});

    EXPECT_EQ(socket.answer_to("r").at("type"), "done");
}

TEST_F(Socket, nonsense_is_refused_and_the_connection_goes_on) {
    const NewTableOnServer made(ann_);
    TableSocket socket(ann_, made.socket);

    for (const std::string text :
         {"", "{", "[]", "null", "{\"type\": \"act\"}", "{\"type\": \"fly\", \"id\": \"x\"}",
          "{\"type\": \"say\", \"id\": \"<b>\", \"text\": \"x\"}",
          "{\"type\": \"act\", \"id\": \"x\", \"seat\": 1e999}"}) {
        socket.say_text(text);
        const Json refused = socket.next_of("refused");
        EXPECT_EQ(refused.at("code"), "malformed") << text;
    }
    socket.say_text(std::string(20'000, ' '));
    EXPECT_EQ(socket.next_of("refused").at("code"), "too-large");
    socket.say({{"type", "look"}, {"id", "still-here"}, {"as", "watch"}});
    EXPECT_FALSE(socket.answer_to("still-here").is_null());
}

TEST_F(Socket, message_far_too_large_ends_the_connection_and_nothing_else) {
    const NewTableOnServer made(ann_);
    TableSocket socket(ann_, made.socket);
    socket.say_text(std::string(200'000, ' '));

    EXPECT_TRUE(socket.next_of("nothing").is_null());
    EXPECT_EQ(TableSocket(ann_, made.socket).status(), 101U);
}

TEST(SlowSocket, that_never_reads_is_sent_away_and_disturbs_nobody) {
    Settings settings = RunningServer::quick_settings();
    settings.max_queue = 65'536;
    const RunningServer server(settings);
    Browser ann = server.browser();
    const NewTableOnServer made(ann);
    TableSocket sleeper(ann, made.socket);
    TableSocket reader(ann, made.socket);
    reader.say({{"type", "start"}, {"id", "s"}, {"fill", "random"}});
    reader.answer_to("s");

    // Looking gives a whole position each time; the sleeper asks and never listens.
    for (int i = 0; i < 3000; ++i)
        sleeper.say({{"type", "look"}, {"id", "l" + std::to_string(i)}, {"as", 0}});
    reader.say({{"type", "look"}, {"id", "r"}, {"as", 0}});

    EXPECT_EQ(reader.answer_to("r").at("type"), "done");
    EXPECT_THAT(ann.get("/metrics").body,
                HasSubstr("homestretch_sockets_dropped_total{reason=\"too-slow\"} 1"));
}

TEST(SilentSocket, that_does_not_even_answer_pings_is_shut) {
    Settings settings = RunningServer::quick_settings();
    settings.idle_timeout = std::chrono::seconds(2);
    const RunningServer server(settings);
    Browser ann = server.browser();
    const NewTableOnServer made(ann);
    const TableSocket silent(ann, made.socket); // answers pings only while it reads
    ASSERT_THAT(ann.get("/metrics").body, HasSubstr("\nhomestretch_visits 1\n"));

    const auto patience = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    bool gone = false;
    while (!gone && std::chrono::steady_clock::now() < patience) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        gone = ann.get("/metrics").body.find("\nhomestretch_visits 0\n") != std::string::npos;
    }

    EXPECT_TRUE(gone);
}

TEST(Drain, says_goodbye_and_ends_soon) {
    RunningServer server;
    Browser ann = server.browser();
    const NewTableOnServer made(ann);
    TableSocket socket(ann, made.socket);

    server.stop();

    const Json bye = socket.next_of("bye");
    EXPECT_EQ(bye.at("code"), "server-stopping");
    EXPECT_EQ(bye.at("again"), true);
    EXPECT_FALSE(socket.next());
}

} // namespace
} // namespace homestretch::server
