#pragma once

#include "bench/load/person.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch::bench {

using SteadyInstant = std::chrono::steady_clock::time_point;

class Player;

// What all players of a run share.
struct Crowd {
    std::vector<Player*> ready{};    // are asked something and have not answered
    std::vector<double> latencies{}; // in milliseconds
    std::size_t running = 0;         // tables that were started
    std::size_t waiting = 0;         // actions without an answer
    std::size_t bytes = 0;
    std::size_t errors = 0;
    std::string first_error{};
    bool over = false; // from now on a lost connection is no error
    std::mt19937_64 random{1};

    void error(std::string_view what);
};

// Plays one seat when told to, with legal actions at random.
class Player final : public Person::Listener {
public:
    Player(const boost::asio::any_io_executor& executor, const ServerAddress& server, Crowd& crowd)
        : person_(executor, server), crowd_(crowd) {}

    [[nodiscard]] Person& person() { return person_; }
    void start(); // the match: only the host
    void act();   // must be ready

    void heard(std::string message) override;
    void lost() override;

private:
    void consider(std::string message);
    void get_ready();

    Person person_;
    Crowd& crowd_;
    bool is_host_ = false;
    std::string latest_;         // message with a position
    std::uint64_t decision_ = 0; // in it; 0: nothing is asked
    std::uint64_t answered_ = 0; // decision
    std::uint64_t commands_ = 0; // sent so far
    bool is_ready_ = false;
    std::optional<SteadyInstant> sent_; // the action that is under way
};

} // namespace homestretch::bench
