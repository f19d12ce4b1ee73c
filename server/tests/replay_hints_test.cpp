// Hints about finished matches: whom they are for, what they hold, and how much they may cost.

#include "bots/hint.h"
#include "server/table/messages.h"
#include "server/table/replay_hints.h"
#include "server/table/replays.h"
#include "server/tests/house.h"
#include "server/tests/temporary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>

namespace homestretch::server {
namespace {

using ::testing::HasSubstr;

const SearchBudget short_thought{.iterations = 60};
const SearchBudget endless{.iterations = 1'000'000'000'000};

// Played once for all tests.
const FinishedMatch& a_finished_match() {
    static const FinishedMatch match = [] {
        Tabletop top = a_match_of_two();
        top.play_to_end();
        return top.table.state().finished.at(0);
    }();
    return match;
}

class FinishedMatchOfTwo : public ::testing::Test {
public:
    FinishedMatchOfTwo(const FinishedMatchOfTwo&) = delete;
    FinishedMatchOfTwo& operator=(const FinishedMatchOfTwo&) = delete;

protected:
    explicit FinishedMatchOfTwo(const SearchBudget& budget = short_thought) : hints(threads, budget) {}
    ~FinishedMatchOfTwo() override {
        hints.close();
        threads.close();
    }

    std::future<Answer<Json>> ask(std::size_t ply) {
        const auto answer = std::make_shared<std::promise<Answer<Json>>>();
        hints.ask(host, match, ply, the_shelf(),
                  [answer](Answer<Json> hint) { answer->set_value(std::move(hint)); });
        return answer->get_future();
    }
    [[nodiscard]] std::size_t plies() const { return match.replay.moves.size(); }

    FinishedMatch match = a_finished_match();
    BotThreads threads{1};
    ReplayHints hints;
};
class HintsInReplays : public FinishedMatchOfTwo {};

TEST_F(HintsInReplays, say_what_the_strongest_would_have_done_beside_what_was_played) {
    const Json hint = ask(2).get().value();

    EXPECT_EQ(hint["ply"], 2);
    EXPECT_EQ(hint["seat"], index_of(match.replay.moves[2].seat));
    EXPECT_EQ(hint["played"]["choice"]["action"], match.replay.moves[2].text);
    EXPECT_GE(hint["iterations"], 60);
    EXPECT_LE(hint["advice"].size(), 5U);
    EXPECT_GE(hint["advice"][0]["visits"], hint["played"]["visits"]);
}

TEST_F(HintsInReplays, are_those_of_the_table_at_that_moment) {
    Tabletop again = a_match_of_two();
    again.play(first);
    const Seat mover = match.replay.moves[1].seat;
    const Hint then = hint_for(*again.table.match(), mover, SeatNames(match.replay.players), short_thought);

    const Json hint = ask(1).get().value();

    EXPECT_EQ(hint["advice"], best_advice(then));
}

TEST_F(HintsInReplays, are_for_the_seat_that_acted_though_others_were_asked_too) {
    // Both pick at the same time: the first ply is the host's, the second the ally's.
    EXPECT_EQ(ask(0).get().value()["seat"], 0);
    EXPECT_EQ(ask(1).get().value()["seat"], 1);
}

TEST_F(HintsInReplays, are_refused_where_there_was_nothing_to_decide) {
    const Refusal over = ask(plies()).get().error();
    EXPECT_EQ(over.code, Code::NotNow);
    EXPECT_THAT(over.message, HasSubstr("earlier ply"));

    const Refusal beyond = ask(plies() + 1).get().error();
    EXPECT_EQ(beyond.code, Code::NotFound);
    EXPECT_THAT(beyond.message, HasSubstr("plies 0 to"));
}

TEST_F(HintsInReplays, come_at_once_when_they_are_known) {
    const Json hint = ask(2).get().value();
    threads.close(); // nobody is left to think

    EXPECT_EQ(ask(2).get().value(), hint);
}

// Hints that nobody lives to see, unless they are stopped.
class EndlessHintsInReplays : public FinishedMatchOfTwo {
protected:
    EndlessHintsInReplays() : FinishedMatchOfTwo(endless) {}
};

TEST_F(EndlessHintsInReplays, are_thought_about_once_however_many_ask) {
    auto one = ask(2);
    auto another = ask(2);

    EXPECT_EQ(threads.busy(), 1U);
    hints.close();
    EXPECT_EQ(one.get().error().code, Code::Draining);
    EXPECT_EQ(another.get().error().code, Code::Draining);
}

TEST_F(EndlessHintsInReplays, are_few_at_a_time_for_each_match) {
    for (std::size_t ply = 0; ply < 4; ++ply) static_cast<void>(ask(ply));

    const Refusal fifth = ask(4).get().error();
    EXPECT_EQ(fifth.code, Code::TooManyRequests);
    EXPECT_THAT(fifth.message, HasSubstr("wait for one"));

    match.token = "another match";
    static_cast<void>(ask(4));
    EXPECT_EQ(threads.busy(), 5U);
}

TEST_F(EndlessHintsInReplays, are_refused_once_the_server_stops) {
    hints.close();

    EXPECT_EQ(ask(0).get().error().code, Code::Draining);
}

TEST(HallWithReplays, gives_no_hint_before_the_end_whatever_link_is_tried) {
    const TemporaryFolder folder;
    House house(folder.database());
    const Json table = house.create({.game = "dragon-racer", .name = "Hannah"});
    const Json& links = table["links"];
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(table["id"], host, ears);
    visit->command(command("start", "start", {{"fill", "random"}}));
    ASSERT_TRUE(ears->wait_for(asks).has_value());

    for (const Token token : {links["watch"], links["join"][0]["token"], links["resume"][0]["token"],
                              Json("nonsense"), table["id"]}) {
        EXPECT_EQ(house.wait(house.hall.replay_hint(host, token, 0)).error().code, Code::NotFound);
    }
}

} // namespace
} // namespace homestretch::server
