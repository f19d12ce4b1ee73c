// What leaves the server, byte by byte.

#include "server/table/messages.h"
#include "server/table/replays.h"
#include "server/table/summaries.h"
#include "server/tests/tabletop.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch::server {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// As it was before the last action.
Moment before_last(const Table& table) {
    const Match& match = *table.match();
    const std::size_t plies = match.history().size();
    const std::size_t before = plies == 0 ? 0 : plies - 1;
    return {.ply = before, .log_size = match.event_count_at(before)};
}

std::string everything_said_to(const Table& table, const GuestId& guest, Viewer viewer,
                               const Presence& presence) {
    return to_text(table_message(table, guest, presence, Instant{})) +
           to_text(match_message(table, viewer, {})) +
           to_text(events_message(table, viewer, before_last(table)));
}

void expect_no_leak(const Tabletop& top, const GuestId& guest, Viewer viewer, RandomStream& random) {
    const Table imagined = top.table.imagined_by(viewer, random);
    EXPECT_EQ(everything_said_to(top.table, guest, viewer, top.presence),
              everything_said_to(imagined, guest, viewer, top.presence));
}

TEST(Messages, stay_the_same_when_everything_hidden_is_dealt_anew) {
    Tabletop top = a_match_of_two(
        {.game = "dragon-racer", .settings = {.clock = Clock{ClockKind::Bank, std::chrono::hours(1)}}});
    RandomStream random(derived_seed(Seed{}, 5));
    std::size_t different = 0;
    while (top.table.state().phase == Phase::Playing) {
        expect_no_leak(top, host, first, random);
        expect_no_leak(top, ally, second, random);
        expect_no_leak(top, watcher, spectator, random);
        if (top.table.imagined_by(spectator, random).match()->dump() != top.table.match()->dump())
            ++different;
        top.time += std::chrono::seconds(1);
        top.play(*top.table.match()->pending().begin());
    }
    EXPECT_GT(different, 10U) << "dealing anew must change something, or this test finds nothing";
}

TEST(Messages, bring_frames_that_make_the_next_view) {
    Tabletop top = a_match_of_two();
    std::map<Viewer, Json> shown;
    for (const Viewer viewer : {Viewer(first), Viewer(second), spectator})
        shown[viewer] = match_message(top.table, viewer, {})["position"]["view"];
    while (top.table.state().phase == Phase::Playing) {
        top.play(*top.table.match()->pending().begin());
        for (auto& [viewer, view] : shown) {
            const Json message = events_message(top.table, viewer, before_last(top.table));
            for (const Json& event : message["events"])
                if (event.contains("frame")) view = view.patch(event["frame"]);
            view = view.patch(message["frame"]);
            ASSERT_EQ(message["position"]["ply"], message["from"].get<std::size_t>() + 1);
            ASSERT_FALSE(message["position"].contains("view"));
            ASSERT_EQ(Json::diff(view, top.table.match()->view(viewer)), Json::array());
        }
    }
}

TEST(Messages, have_no_frames_where_nobody_has_acted) {
    Tabletop top = a_match_of_two();
    top.play(first);
    const Match& match = *top.table.match();

    const Json message =
        events_message(top.table, second, {.ply = match.history().size(), .log_size = match.event_count()});

    EXPECT_EQ(message["events"], Json::array());
    EXPECT_EQ(message["frame"], Json::array());
    EXPECT_EQ(message["from"], message["position"]["ply"]);
}

TEST(Messages, name_no_guest_and_no_seed_before_the_end) {
    const Tabletop top = a_match_of_two();
    const std::string seed = to_hex(top.table.state().seed);
    for (const GuestId& guest : {host, ally, watcher, stranger}) {
        const std::string said = everything_said_to(top.table, guest, spectator, top.presence) +
                                 to_text(summary_for(stored_summary(top.table), guest));
        EXPECT_THAT(said, Not(HasSubstr("guest-")));
        EXPECT_THAT(said, Not(HasSubstr(seed)));
        EXPECT_THAT(said, HasSubstr(top.table.state().seal));
    }
}

TEST(Messages, hand_out_only_the_links_that_are_the_guests_own) {
    Tabletop top({.game = "dragon-racer", .settings = {.seats = 3}});
    EXPECT_TRUE(top.open(ally, top.chair(1).join).has_value());
    const auto links = [&](const GuestId& guest) {
        return table_body(top.table, guest, top.presence, top.time)["links"];
    };
    const Json host_resume = {{{"seat", 0}, {"token", top.chair(0).resume}}};
    const Json ally_resume = {{{"seat", 1}, {"token", top.chair(1).resume}}};
    const Json open_seat = {{{"seat", 2}, {"token", top.chair(2).join}}};

    EXPECT_EQ(links(host)["join"], open_seat);
    EXPECT_EQ(links(host)["resume"], host_resume);
    EXPECT_EQ(links(ally)["join"], Json::array());
    EXPECT_EQ(links(ally)["resume"], ally_resume);
    EXPECT_EQ(links(ally)["watch"], top.table.state().watch);
    EXPECT_EQ(links(stranger)["resume"], Json::array());
    EXPECT_TRUE(links(stranger)["watch"].is_null());
}

TEST(Messages, ask_only_the_seat_that_decides) {
    Tabletop top = a_match_of_two();
    top.play(first);

    const Json waits = match_message(top.table, first, {})["position"];
    EXPECT_TRUE(waits["decision"].is_null());
    EXPECT_TRUE(waits["choices"].empty());
    EXPECT_EQ(waits["undo"], "free");
    const Json decides = match_message(top.table, second, {})["position"];
    EXPECT_EQ(decides["decision"], top.chair(1).asked->decision);
    EXPECT_FALSE(decides["choices"].empty());
    EXPECT_EQ(decides["undo"], "none");
    EXPECT_EQ(decides["pending"], Json({1}));
}

TEST(Messages, give_the_log_from_where_the_client_knows_it) {
    const Tabletop top = a_match_of_two();
    const std::size_t size = top.table.match()->event_count();

    const std::uint64_t epoch = top.table.state().epoch;
    EXPECT_EQ(match_message(top.table, first, {})["log"].size(), size);
    EXPECT_EQ(match_message(top.table, first, {epoch, size - 1})["log"].size(), 1U);
    EXPECT_EQ(match_message(top.table, first, {epoch, size + 1})["since"], 0U);
}

TEST(Messages, give_the_whole_log_once_some_of_it_was_taken_back) {
    Tabletop top = a_match_of_two();
    top.play(first);
    const Known heard{top.table.state().epoch, top.table.match()->event_count()};
    top.must(host, Undo{first});
    top.play(second);

    const Json message = match_message(top.table, second, heard);

    EXPECT_EQ(message["since"], 0U);
    EXPECT_EQ(message["log"].size(), top.table.match()->event_count());
    EXPECT_EQ(message["position"]["epoch"], heard.epoch + 1);
}

TEST(Messages, show_whose_turn_it_is_in_a_guests_list) {
    Tabletop top = a_match_of_two();
    top.play(first);
    const Json stored = Json::parse(to_text(stored_summary(top.table)));

    EXPECT_FALSE(summary_for(stored, host)["waiting_for_me"]);
    EXPECT_TRUE(summary_for(stored, ally)["waiting_for_me"]);
    EXPECT_TRUE(summary_for(stored, ally)["seats"][1]["mine"]);
    EXPECT_FALSE(summary_for(stored, ally)["seats"][0]["mine"]);
}

TEST(Replays, show_every_ply_through_every_eye) {
    Tabletop top = a_match_of_two();
    top.play(first);
    const Json seen = top.table.match()->view(second);
    top.play_to_end();
    const FinishedMatch& match = top.table.state().finished.at(0);
    ReplayShelf replays(top.shelf);

    const auto one = replay_ply(match, 1, {.viewer = second}, replays);
    EXPECT_EQ((*one)["positions"].at(0)["view"], seen);
    EXPECT_EQ((*one)["move"]["seat"], 0);
    EXPECT_EQ((*one)["plies"], match.replay.moves.size());
    EXPECT_EQ((*replay_ply(match, 1, {.all = true}, replays))["positions"].size(), 2U);
    const std::size_t last = match.replay.moves.size();
    EXPECT_EQ((*replay_ply(match, last, {}, replays))["positions"].at(0)["outcome"]["ending"], "finished");
    EXPECT_EQ(replay_ply(match, last + 1, {}, replays).error().code, Code::NotFound);
    EXPECT_EQ(replay_ply(match, 0, {.viewer = seat_at(5)}, replays).error().code, Code::NotFound);
}

TEST(Replays, lead_from_each_ply_to_the_next_by_frames) {
    Tabletop top = a_match_of_two();
    top.play_to_end();
    const FinishedMatch& match = top.table.state().finished.at(0);
    ReplayShelf replays(top.shelf);
    Json view = (*replay_ply(match, 0, {.viewer = second}, replays))["positions"][0]["view"];

    for (std::size_t ply = 1; ply <= match.replay.moves.size(); ++ply) {
        const Json shown = *replay_ply(match, ply, {.viewer = second}, replays);
        for (const Json& entry : shown["log"])
            if (entry.contains("frame")) view = view.patch(entry["frame"]);
        view = view.patch(shown["frame"]);
        ASSERT_EQ(Json::diff(view, shown["positions"][0]["view"]), Json::array()) << ply;
    }
}

TEST(Replays, are_jumped_into_with_the_log_of_the_last_plies) {
    Tabletop top = a_match_of_two();
    top.play_to_end();
    const FinishedMatch& match = top.table.state().finished.at(0);
    const std::size_t last = match.replay.moves.size();
    ReplayShelf replays(top.shelf);
    const auto log_at = [&](std::size_t ply, std::size_t told) {
        return (*replay_ply(match, ply, {.viewer = second, .told = told}, replays))["log"];
    };

    Json walked = Json::array();
    for (std::size_t ply = last - 19; ply <= last; ++ply)
        for (const Json& entry : log_at(ply, 1)) walked.push_back(entry);
    Json jumped = log_at(last, 20);

    for (Json* log : {&walked, &jumped})
        for (Json& entry : *log) entry.erase("frame");
    EXPECT_EQ(jumped, walked);
    EXPECT_EQ(log_at(0, 20), log_at(0, 1));
    EXPECT_EQ(log_at(3, 20).front()["ply"], 0);
    EXPECT_EQ(log_at(3, 3).front()["ply"], 1);
}

TEST(Replays, are_files_that_read_back) {
    Tabletop top = a_match_of_two();
    top.play_to_end();

    const auto read = read_replay(replay_file(top.table.state().finished.at(0)));

    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->seal, top.table.state().seal);
    EXPECT_EQ(read->players, (std::vector<std::string>{"Hannah", "Opener"}));
}

} // namespace
} // namespace homestretch::server
