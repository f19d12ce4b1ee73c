#pragma once

#include "bench/load/person.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace homestretch::bench {

struct LoadPlan {
    std::string game = "dragon-racer";
    std::size_t tables = 1000;
    std::size_t seats = 4;
    double seconds = 30;
    double rate = 500; // actions per second, of all tables together
};

struct LoadFigures {
    double opening_seconds = 0; // until every table was running
    double seconds = 0;         // of play
    std::size_t actions = 0;    // durable: their `done` was heard
    double p50 = 0;             // milliseconds from sending an action to its `done`
    double p99 = 0;
    double longest = 0;
    double message_bytes = 0; // heard by all connections during play
    std::size_t errors = 0;   // refused, never answered, or a connection lost
    std::string first_error{};
};

// Opens the tables, plays at random as long and as fast as planned, and leaves. A match that ends is followed
// by a rematch. `opened` is called when all tables are running, `played` when the time is over. Throws
// std::runtime_error if a table cannot be opened.
[[nodiscard]] LoadFigures run_load(const LoadPlan& plan, const ServerAddress& server,
                                   const std::function<void()>& opened, const std::function<void()>& played);

} // namespace homestretch::bench
