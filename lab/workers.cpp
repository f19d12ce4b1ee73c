#include "lab/workers.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace homestretch {

namespace {

class Workers {
public:
    Workers(std::uint64_t games, std::size_t threads, const PlayGames& play)
        : play_(play), games_(games), portion_(portion_of(games, threads)), working_(threads) {}

    void work() {
        Tally mine;
        std::exception_ptr trouble;
        try {
            for (std::uint64_t first = take(); first < games_ && !stop_; first = take()) {
                const std::uint64_t last = std::min(first + portion_, games_);
                play_(first, last, mine);
                done_ += last - first;
            }
        } catch (...) {
            trouble = std::current_exception();
            stop_ = true;
        }
        const std::lock_guard lock(mutex_);
        total_.merge(mine);
        if (trouble) trouble_ = trouble;
        if (--working_ == 0) finished_.notify_one();
    }

    // Waits for all, and reports meanwhile.
    [[nodiscard]] Tally result(const ProgressReport& progress) {
        constexpr std::chrono::milliseconds between_reports{50};
        std::unique_lock lock(mutex_);
        while (!finished_.wait_for(lock, between_reports, [this] { return working_ == 0; })) {
            lock.unlock();
            if (progress && !progress(done_)) stop_ = true;
            lock.lock();
        }
        if (trouble_) std::rethrow_exception(trouble_);
        return total_;
    }

private:
    // Small enough to share the end fairly and to stop quickly, large enough that taking one costs nothing.
    static std::uint64_t portion_of(std::uint64_t games, std::size_t threads) {
        return std::clamp<std::uint64_t>(games / (threads * 16), 1, 256);
    }
    std::uint64_t take() { return next_.fetch_add(portion_); }

    const PlayGames& play_;
    const std::uint64_t games_;
    const std::uint64_t portion_;
    std::atomic<std::uint64_t> next_ = 0;
    std::atomic<std::uint64_t> done_ = 0;
    std::atomic<bool> stop_ = false;
    std::mutex mutex_;
    std::condition_variable finished_;
    std::size_t working_; // these three are guarded by mutex_
    Tally total_;
    std::exception_ptr trouble_;
};

} // namespace

Tally play_on_threads(std::uint64_t games, std::size_t threads, const PlayGames& play,
                      const ProgressReport& progress) {
    const std::size_t useful = std::clamp<std::size_t>(threads, 1, std::max<std::uint64_t>(games, 1));
    Workers workers(games, useful, play);
    std::vector<std::jthread> pool; // joined before `workers` goes
    for (std::size_t i = 0; i < useful; ++i) pool.emplace_back([&workers] { workers.work(); });
    return workers.result(progress);
}

} // namespace homestretch
