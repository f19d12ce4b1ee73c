#pragma once

#include "bots/player.h"
#include "python/bindings/table.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace homestretch::python {

// Who plays a seat of every match of a batch, unless whoever steps it does.
struct Opponent {
    BotKind kind{};
    std::optional<SearchBudget> budget{};
};
using Opponents = std::vector<std::optional<Opponent>>; // by seat

// Many matches of one table, stepped together. What is learned from lies in arrays that are made once and
// written in place; a match that has ended starts anew in the same step. What comes out depends on the seed
// and the actions, never on the number of threads.
class Batch {
public:
    static constexpr std::size_t places =
        ActionList::capacity; // an action is a place in the list of legal ones

    Batch(std::shared_ptr<const Table> table, std::size_t count, const Seed& seed, std::size_t threads,
          Opponents opponents);
    Batch(const Batch&) = delete; // its arrays are handed out
    Batch& operator=(const Batch&) = delete;
    ~Batch() = default;

    [[nodiscard]] std::size_t count() const { return slots_.size(); }
    [[nodiscard]] const Table& table() const { return *table_; }

    // One action for each match. Throws, and steps none, if one of them is not legal.
    void step(std::span<const std::int32_t> actions);
    // All matches from their beginning.
    void restart(const Seed& seed);
    // A legal action for each match, each as likely as the others.
    void draw(std::span<std::int32_t> actions);
    // A match as it stands: (match seed, actions).
    [[nodiscard]] const Play& play(std::size_t slot) const { return *slots_[slot].play; }

    // By match, and then as it says.
    std::vector<std::int16_t> observations{}; // the view of the seat that decides
    std::vector<std::uint8_t> mask{};         // 1 for places at which there is a legal action
    std::vector<Action> legal{};              // which they are
    std::vector<std::int16_t> counts{};       // how many
    std::vector<std::int8_t> seats{};         // who decides
    std::vector<float> rewards{};             // by seat, of a match that ended in this step
    std::vector<std::uint8_t> ended{};        // 1: finished in this step; 2: void

private:
    struct Slot {
        std::unique_ptr<Play> play{};
        ActionList legal{};
        Seat seat{};
        std::array<Player, max_seats> bots{};
        std::uint64_t matches = 0; // begun so far
    };
    void begin(std::size_t slot);
    void settle(std::size_t slot); // on to the next decision that is not a bot's
    void reward(std::size_t slot);
    void show(std::size_t slot);
    template <class Work>
    void on_threads(Work&& work);

    std::shared_ptr<const Table> table_;
    Seed seed_{};
    std::size_t threads_;
    Opponents opponents_;
    std::vector<Slot> slots_;
    RandomStream random_{};
};

} // namespace homestretch::python
