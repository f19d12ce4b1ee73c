#include "server/table/bot_threads.h"

#include <sys/resource.h>
#include <unistd.h>

#include <ctime>

#include <utility>

namespace homestretch::server {

namespace {

constexpr int niceness = 10;

// The processor time of this thread until now.
std::chrono::duration<double> time_of_thread() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

} // namespace

BotThreads::BotThreads(std::size_t count) : thinking_(count, std::stop_source(std::nostopstate)) {
    for (std::size_t i = 0; i < count; ++i) threads_.emplace_back([this, i] { run(i); });
}

void BotThreads::close() {
    std::map<Line, std::deque<Waiting>> dropped; // destroyed without the lock: they hold rooms
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
        std::swap(dropped, lines_);
        for (std::stop_source& thought : thinking_) thought.request_stop();
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
}

std::stop_source BotThreads::think(const Line& line, Thought thought) {
    Waiting waiting{.thought = std::move(thought)};
    std::stop_source stop = waiting.stop;
    {
        const std::lock_guard lock(mutex_);
        if (closing_) return stop;
        std::deque<Waiting>& waiting_there = lines_[line];
        if (waiting_there.empty()) turns_.push_back(line);
        waiting_there.push_back(std::move(waiting));
        ++busy_;
    }
    changed_.notify_one();
    return stop;
}

std::size_t BotThreads::busy() const {
    const std::lock_guard lock(mutex_);
    return busy_;
}

std::chrono::duration<double> BotThreads::thought() const {
    const std::lock_guard lock(mutex_);
    return thought_;
}

BotThreads::Waiting BotThreads::take_next() {
    const Line line = std::move(turns_.front());
    turns_.pop_front();
    const auto found = lines_.find(line);
    Waiting next = std::move(found->second.front());
    found->second.pop_front();
    if (found->second.empty()) {
        lines_.erase(found);
    } else {
        turns_.push_back(line); // behind all who wait
    }
    return next;
}

void BotThreads::run(std::size_t thread) {
    // On Linux a thread has a niceness of its own. Without the right to lower it, bots compete as equals.
    static_cast<void>(setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), niceness));
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return closing_ || !turns_.empty(); });
        if (closing_) return;
        Waiting next = take_next();
        thinking_[thread] = next.stop;
        lock.unlock();
        const auto begun = time_of_thread();
        if (!next.stop.stop_requested()) next.thought(next.stop.get_token());
        next = {}; // without the lock: it may hold the last of a room
        const auto took = time_of_thread() - begun;
        lock.lock();
        thought_ += took;
        --busy_;
    }
}

} // namespace homestretch::server
