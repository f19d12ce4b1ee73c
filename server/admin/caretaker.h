#pragma once

#include "server/storage/upkeep.h"
#include "server/table/hall.h"

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>

namespace homestretch::server {

// How long things are kept that nobody uses; zero: for ever.
struct Retention {
    std::chrono::days finished{};  // tables whose match is over, unless somebody keeps a replay of them
    std::chrono::days abandoned{}; // other tables at which nothing happens
    std::chrono::days talk{};      // what was said at tables
    std::chrono::days guests{};    // guests who do not come
};

// What was deleted in one round.
struct Cleaned {
    std::size_t finished = 0;
    std::size_t abandoned = 0;
    std::size_t talk = 0; // tables
    std::size_t guests = 0;
    bool operator==(const Cleaned&) const = default;
};

// Deletes what has outlived the settings. Tables at which somebody is connected are left for another time.
[[nodiscard]] Cleaned clean(Database& database, Hall& hall, const Retention& retention, Instant present);

// Does what is due while nobody asks: tables whose time has come, every few seconds; retention, once an hour.
class Caretaker {
public:
    // `report` after a round that deleted something, or that failed.
    using Report = std::function<void(const Cleaned&, const std::string& failure)>;

    Caretaker(Database& database, Hall& hall, const Retention& retention, Report report);
    ~Caretaker();
    Caretaker(const Caretaker&) = delete;
    Caretaker& operator=(const Caretaker&) = delete;

private:
    void run();
    void make_round();

    Database& database_;
    Hall& hall_;
    Retention retention_;
    Report report_;
    std::mutex mutex_;
    std::condition_variable closing_changed_;
    bool closing_ = false;
    std::thread thread_; // last: it uses all of the above
};

} // namespace homestretch::server
