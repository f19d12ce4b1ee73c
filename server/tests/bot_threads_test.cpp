// One thread, so that the order in which thoughts begin can be told.

#include "server/table/bot_threads.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>
#include <string>

namespace homestretch::server {
namespace {

using ::testing::ElementsAre;

class OneThread : public ::testing::Test {
protected:
    // Keeps the thread busy until the gate is opened.
    void hold() {
        std::promise<void> begun;
        threads.think("held", [&](const std::stop_token&) {
            begun.set_value();
            gate.get_future().wait();
        });
        begun.get_future().wait();
    }
    std::stop_source think(const std::string& line, const std::string& thought) {
        return threads.think(line, [this, thought](const std::stop_token&) { thoughts.push_back(thought); });
    }
    // Lets everything that waits be thought.
    void go() {
        std::promise<void> done;
        threads.think("last", [&](const std::stop_token&) { done.set_value(); });
        gate.set_value();
        done.get_future().wait();
    }

    std::promise<void> gate;
    std::vector<std::string> thoughts;
    BotThreads threads{1};
};

TEST_F(OneThread, lets_tables_take_turns) {
    hold();
    think("ash", "ash 1");
    think("ash", "ash 2");
    think("birch", "birch 1");

    std::promise<void> ash_done;
    threads.think("ash", [&](const std::stop_token&) { ash_done.set_value(); });
    gate.set_value();
    ash_done.get_future().wait();

    EXPECT_THAT(thoughts, ElementsAre("ash 1", "birch 1", "ash 2"));
}

TEST_F(OneThread, never_begins_what_was_stopped_before) {
    hold();
    think("ash", "first");
    think("birch", "second").request_stop();

    go();

    EXPECT_THAT(thoughts, ElementsAre("first"));
}

TEST_F(OneThread, counts_what_waits_and_what_is_thought) {
    hold();
    think("ash", "first");
    think("birch", "second");

    EXPECT_EQ(threads.busy(), 3U);
    go();
}

TEST(ClosedThreads, do_not_wait_for_long_thoughts_and_drop_what_has_not_begun) {
    BotThreads threads(1);
    std::promise<void> begun;
    bool late = false;
    threads.think("ash", [&](const std::stop_token& stop) {
        begun.set_value();
        while (!stop.stop_requested()) std::this_thread::yield(); // for ever, if nobody said so
    });
    threads.think("birch", [&](const std::stop_token&) { late = true; });
    begun.get_future().wait();

    threads.close();
    threads.think("cedar", [&](const std::stop_token&) { late = true; });

    EXPECT_FALSE(late);
}

} // namespace
} // namespace homestretch::server
