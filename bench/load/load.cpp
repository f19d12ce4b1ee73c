#include "bench/load/load.h"

#include "bench/load/player.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <exception>
#include <stdexcept>

namespace homestretch::bench {

namespace asio = boost::asio;
using std::chrono::steady_clock;

namespace {

constexpr std::size_t opened_at_once = 8; // tables; a flood would only queue up in the server
constexpr std::chrono::milliseconds tick{1};
constexpr std::chrono::seconds patience{10}; // for the last answers

double seconds_since(SteadyInstant start) {
    return std::chrono::duration<double>(steady_clock::now() - start).count();
}

// The smallest value that this share of all is not above.
double percentile(const std::vector<double>& sorted, double share) {
    if (sorted.empty()) return 0;
    const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(sorted.size())));
    return sorted[std::max<std::size_t>(rank, 1) - 1];
}

class Load {
public:
    Load(const LoadPlan& plan, const ServerAddress& server) : plan_(plan) {
        for (std::size_t i = 0; i < plan.tables * plan.seats; ++i) {
            players_.push_back(std::make_unique<Player>(io_.get_executor(), server, crowd_));
        }
    }

    [[nodiscard]] LoadFigures run(const std::function<void()>& opened, const std::function<void()>& played) {
        LoadFigures figures;
        for (std::size_t i = 0; i < opened_at_once; ++i) spawn(open_tables());
        spawn(play(opened, played, figures));
        io_.run();
        if (failure_) std::rethrow_exception(failure_);
        return figures;
    }

private:
    void spawn(asio::awaitable<void> work) {
        asio::co_spawn(io_, std::move(work), [this](const std::exception_ptr& failure) {
            if (!failure) return;
            failure_ = failure;
            io_.stop();
        });
    }

    asio::awaitable<void> open_tables() {
        while (next_table_ < plan_.tables) {
            const std::size_t table = next_table_++;
            co_await open_table(table);
        }
    }

    asio::awaitable<void> open_table(std::size_t table) {
        const auto player = [&](std::size_t seat) -> Player& {
            return *players_[table * plan_.seats + seat];
        };
        Player& host = player(0);
        const Json wanted{{"game", plan_.game}, {"seats", plan_.seats}, {"name", "Load 1"}};
        const Json made = co_await host.person().post("/api/v1/tables", wanted.dump());
        const std::string socket = fmt::format("/api/v1/tables/{}/socket", made.at("id").get<std::string>());
        co_await host.person().enter(socket, host);
        for (const Json& link : made.at("links").at("join")) {
            const auto seat = link.at("seat").get<std::size_t>();
            const Json introduction{{"name", fmt::format("Load {}", seat + 1)}};
            Player& guest = player(seat);
            co_await guest.person().post("/api/v1/links/" + link.at("token").get<std::string>(),
                                         introduction.dump());
            co_await guest.person().enter(socket, guest);
        }
        host.start();
    }

    asio::awaitable<void> play(const std::function<void()>& opened, const std::function<void()>& played,
                               LoadFigures& figures) {
        asio::steady_timer timer(io_);
        const SteadyInstant begin = steady_clock::now();
        while (crowd_.running < plan_.tables && crowd_.errors == 0) co_await pause(timer);
        if (crowd_.errors > 0) throw std::runtime_error("not every table was started: " + crowd_.first_error);
        figures.opening_seconds = seconds_since(begin);
        opened();
        crowd_.bytes = 0;
        const SteadyInstant start = steady_clock::now();
        double begun = 0; // actions
        while (seconds_since(start) < plan_.seconds) {
            const double due = plan_.rate * seconds_since(start);
            for (; begun < due && !crowd_.ready.empty(); ++begun) let_somebody_act();
            begun = std::max(begun, due - 1); // nobody was asked anything: that time is past
            co_await pause(timer);
        }
        figures.seconds = seconds_since(start);
        figures.message_bytes = static_cast<double>(crowd_.bytes);
        played();
        co_await wait_for_answers(timer);
        summarise(figures);
        for (const auto& player : players_) player->person().leave();
    }

    void let_somebody_act() {
        std::uniform_int_distribution<std::size_t> any(0, crowd_.ready.size() - 1);
        std::swap(crowd_.ready[any(crowd_.random)], crowd_.ready.back());
        Player* chosen = crowd_.ready.back();
        crowd_.ready.pop_back();
        chosen->act();
    }

    asio::awaitable<void> wait_for_answers(asio::steady_timer& timer) {
        const SteadyInstant end = steady_clock::now() + patience;
        while (crowd_.waiting > 0 && steady_clock::now() < end) co_await pause(timer);
        for (; crowd_.waiting > 0; --crowd_.waiting) crowd_.error("an action was never answered");
        crowd_.over = true;
    }

    static asio::awaitable<void> pause(asio::steady_timer& timer) {
        timer.expires_after(tick);
        co_await timer.async_wait(asio::use_awaitable);
    }

    void summarise(LoadFigures& figures) {
        std::vector<double>& latencies = crowd_.latencies;
        std::ranges::sort(latencies);
        figures.actions = latencies.size();
        figures.p50 = percentile(latencies, 0.5);
        figures.p99 = percentile(latencies, 0.99);
        figures.longest = percentile(latencies, 1);
        figures.errors = crowd_.errors;
        figures.first_error = crowd_.first_error;
    }

    LoadPlan plan_;
    asio::io_context io_{1};
    Crowd crowd_;
    std::vector<std::unique_ptr<Player>> players_; // after io_: their sockets belong to it
    std::size_t next_table_ = 0;
    std::exception_ptr failure_;
};

} // namespace

LoadFigures run_load(const LoadPlan& plan, const ServerAddress& server, const std::function<void()>& opened,
                     const std::function<void()>& played) {
    return Load(plan, server).run(opened, played);
}

} // namespace homestretch::bench
