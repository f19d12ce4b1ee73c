#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace homestretch::server {

// The threads on which bots think: a fixed number, of low priority, so that people are never kept waiting.
class BotThreads {
public:
    explicit BotThreads(std::size_t count);
    ~BotThreads() { close(); }
    BotThreads(const BotThreads&) = delete;
    BotThreads& operator=(const BotThreads&) = delete;

    void think(std::function<void()> thought); // does nothing once closed
    // Waits for the thoughts in progress; those that have not begun are dropped.
    void close();
    [[nodiscard]] std::size_t busy() const; // thinking, or waiting for a thread

private:
    void run();

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> waiting_;
    std::size_t thinking_ = 0;
    bool closing_ = false;
    std::vector<std::thread> threads_; // last: they use all of the above
};

} // namespace homestretch::server
