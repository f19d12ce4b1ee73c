#include "server/table/bot_threads.h"

#include <sys/resource.h>
#include <unistd.h>

namespace homestretch::server {

namespace {

constexpr int niceness = 10;

} // namespace

BotThreads::BotThreads(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) threads_.emplace_back([this] { run(); });
}

void BotThreads::close() {
    std::deque<std::function<void()>> dropped; // destroyed without the lock: they hold rooms
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
        std::swap(dropped, waiting_);
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
}

void BotThreads::think(std::function<void()> thought) {
    {
        const std::lock_guard lock(mutex_);
        if (closing_) return;
        waiting_.push_back(std::move(thought));
    }
    changed_.notify_one();
}

std::size_t BotThreads::busy() const {
    const std::lock_guard lock(mutex_);
    return waiting_.size() + thinking_;
}

void BotThreads::run() {
    // On Linux a thread has a niceness of its own. Without the right to lower it, bots compete as equals.
    static_cast<void>(setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), niceness));
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
        if (closing_) return;
        const std::function<void()> thought = std::move(waiting_.front());
        waiting_.pop_front();
        ++thinking_;
        lock.unlock();
        thought();
        lock.lock();
        --thinking_;
    }
}

} // namespace homestretch::server
