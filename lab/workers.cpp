#include "lab/workers.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

namespace homestretch {

namespace {

class Workers {
public:
    Workers(std::uint64_t games, std::size_t workers, std::uint64_t portion, const PlayPortion& play)
        : play_(play), games_(games), portion_(portion > 0 ? portion : portion_of(games, workers)),
          working_(workers) {}

    void work(std::size_t worker) {
        std::exception_ptr trouble;
        try {
            for (std::uint64_t first = take(); first < games_; first = take()) {
                const std::uint64_t last = std::min(first + portion_, games_);
                play_(worker, first, last);
                done_ += last - first;
            }
        } catch (...) {
            trouble = std::current_exception();
            stop_ = true;
        }
        const std::lock_guard lock(mutex_);
        if (trouble) trouble_ = trouble;
        if (--working_ == 0) finished_.notify_one();
    }

    // Waits for all, and reports meanwhile.
    void wait(const ProgressReport& progress) {
        constexpr std::chrono::milliseconds between_reports{50};
        std::unique_lock lock(mutex_);
        while (!finished_.wait_for(lock, between_reports, [this] { return working_ == 0; })) {
            lock.unlock();
            if (progress && !progress(done_)) stop_ = true;
            lock.lock();
        }
        if (trouble_) std::rethrow_exception(trouble_);
    }

private:
    // Small enough to share the end fairly and to stop quickly, large enough that taking one costs nothing.
    static std::uint64_t portion_of(std::uint64_t games, std::size_t workers) {
        return std::clamp<std::uint64_t>(games / (workers * 16), 1, 256);
    }
    // The first game of the next portion. What is taken is played, so that no gap is left.
    std::uint64_t take() { return stop_ ? games_ : next_.fetch_add(portion_); }

    const PlayPortion& play_;
    const std::uint64_t games_;
    const std::uint64_t portion_;
    std::atomic<std::uint64_t> next_ = 0;
    std::atomic<std::uint64_t> done_ = 0;
    std::atomic<bool> stop_ = false;
    std::mutex mutex_;
    std::condition_variable finished_;
    std::size_t working_; // these two are guarded by mutex_
    std::exception_ptr trouble_;
};

} // namespace

std::size_t workers_for(std::uint64_t games, std::size_t threads) {
    return std::clamp<std::size_t>(threads, 1, std::max<std::uint64_t>(games, 1));
}

void deal_out(std::uint64_t games, std::size_t workers, std::uint64_t portion, const PlayPortion& play,
              const ProgressReport& progress) {
    Workers all(games, workers, portion, play);
    std::vector<std::jthread> pool; // joined before `all` goes
    for (std::size_t i = 0; i < workers; ++i) pool.emplace_back([&all, i] { all.work(i); });
    all.wait(progress);
}

Tally play_on_threads(std::uint64_t games, std::size_t threads, const PlayGames& play,
                      const ProgressReport& progress) {
    return add_up(Tally{}, games, threads, 0, play, progress);
}

} // namespace homestretch
