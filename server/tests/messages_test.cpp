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

std::string everything_said_to(const Table& table, const GuestId& guest, Viewer viewer,
                               const Presence& presence) {
    return to_text(table_message(table, guest, presence, Instant{})) +
           to_text(match_message(table, viewer, {})) + to_text(events_message(table, viewer, 0));
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

    const auto one = replay_ply(match, 1, {.viewer = second}, top.shelf);
    EXPECT_EQ((*one)["positions"].at(0)["view"], seen);
    EXPECT_EQ((*one)["move"]["seat"], 0);
    EXPECT_EQ((*one)["plies"], match.replay.moves.size());
    EXPECT_EQ((*replay_ply(match, 1, {.all = true}, top.shelf))["positions"].size(), 2U);
    const std::size_t last = match.replay.moves.size();
    EXPECT_EQ((*replay_ply(match, last, {}, top.shelf))["positions"].at(0)["outcome"]["ending"], "finished");
    EXPECT_EQ(replay_ply(match, last + 1, {}, top.shelf).error().code, Code::NotFound);
    EXPECT_EQ(replay_ply(match, 0, {.viewer = seat_at(5)}, top.shelf).error().code, Code::NotFound);
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
