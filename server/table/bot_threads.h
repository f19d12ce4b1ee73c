#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace homestretch::server {

// Threads on which bots think: a fixed number, of low priority, so that people are never kept waiting. Lines
// take turns, one thought each: whoever has seven bots waits seven turns, and nobody else does.
class BotThreads {
public:
    // Should end soon when it is told to stop; what came of it is of no use to anybody then.
    using Thought = std::function<void(const std::stop_token&)>;

    explicit BotThreads(std::size_t count);
    ~BotThreads() { close(); }
    BotThreads(const BotThreads&) = delete;
    BotThreads& operator=(const BotThreads&) = delete;

    using Line = std::string; // a guest: all their tables and replays together have one turn

    // What is given back stops the thought; one that has not begun never does then. Does nothing once closed.
    std::stop_source think(const Line& line, Thought thought);
    // Stops the thoughts in progress; those that have not begun are dropped.
    void close();
    [[nodiscard]] std::size_t busy() const; // thinking, or waiting for a thread
    // Of processor time, that was thought until now.
    [[nodiscard]] std::chrono::duration<double> thought() const;

private:
    struct Waiting {
        Thought thought{};
        std::stop_source stop{};
    };

    void run(std::size_t thread);
    [[nodiscard]] Waiting take_next(); // there must be one

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::map<Line, std::deque<Waiting>> lines_; // none is empty
    std::deque<Line> turns_;                    // those not empty, the next one first
    std::vector<std::stop_source> thinking_;    // by thread: its last thought
    std::size_t busy_ = 0;
    std::chrono::duration<double> thought_{};
    bool closing_ = false;
    std::vector<std::thread> threads_; // last: they use all of the above
};

} // namespace homestretch::server
