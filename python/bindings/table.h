#pragma once

// A game compiled for one table, and a match at it, with their types erased: what Python holds. Unlike
// engine/match.h, playing here writes no words and keeps no events, so that a match is played at full speed;
// whoever asks for words gets them from a `Match` that is made when it is needed (match.h).

#include "bots/player.h"
#include "engine/match.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace homestretch::python {

struct TableSetup {
    const GameType* type = nullptr;
    Pack pack{};
    std::size_t seats = 0;
    OptionTexts options{};
};

struct PlayedMove {
    Seat seat{};
    Action action{};
};

// One match. Callers check: what is handed in is legal.
class Play {
public:
    Play() = default;
    Play(const Play&) = default;
    Play& operator=(const Play&) = delete;
    virtual ~Play() = default;
    [[nodiscard]] virtual std::unique_ptr<Play> clone() const = 0;

    [[nodiscard]] virtual const std::vector<PlayedMove>& moves() const = 0;
    [[nodiscard]] virtual SeatSet pending() const = 0;
    virtual void legal(Seat seat, ActionList& actions) const = 0; // nothing for a seat that is not pending
    [[nodiscard]] virtual std::vector<std::string> texts(Seat seat, const ActionList& actions) const = 0;
    // Why the seat may not act at all; nothing if it may.
    [[nodiscard]] virtual std::optional<Error> turn_mistake(Seat seat) const = 0;
    virtual void apply(Seat seat, Action action) = 0;
    virtual void rewind(std::size_t ply) = 0;
    [[nodiscard]] virtual Outcome outcome() const = 0;

    [[nodiscard]] virtual Json view(Viewer viewer) const = 0;
    virtual void observe(Viewer viewer, std::span<std::int16_t> into) const = 0;
    [[nodiscard]] virtual bool looks_the_same(const Play& other, Viewer viewer) const = 0;

    [[nodiscard]] virtual Json dump() const = 0;
    // The position it began with, if that was arranged.
    [[nodiscard]] virtual std::optional<Json> arranged() const = 0;
    [[nodiscard]] virtual Result<void> arrange(const Json& position) = 0;
    virtual void redeal(Viewer viewer, RandomStream& random) = 0;

    [[nodiscard]] virtual Action choose(Player& player, Seat seat, const std::stop_token& stop) const = 0;
};

class Table : public std::enable_shared_from_this<Table> {
public:
    explicit Table(TableSetup setup) : setup_(std::move(setup)) {}
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    virtual ~Table() = default;

    [[nodiscard]] const TableSetup& setup() const { return setup_; }
    [[nodiscard]] const GameInfo& info() const { return setup_.type->info(); }
    // A match of engine/match.h with the same setup.
    [[nodiscard]] std::unique_ptr<Match> new_match(const Seed& seed) const;

    [[nodiscard]] virtual std::unique_ptr<Play> start(const Seed& seed) const = 0;
    [[nodiscard]] virtual std::vector<fields::Observed> observation() const = 0;
    [[nodiscard]] virtual std::size_t observed() const = 0; // how many numbers that are
    [[nodiscard]] virtual std::vector<CardWords> cards() const = 0;
    [[nodiscard]] virtual std::size_t state_bytes() const = 0;
    [[nodiscard]] virtual std::size_t decision_bound() const = 0;
    [[nodiscard]] virtual bool is_team_game() const = 0;

private:
    TableSetup setup_;
};

// The game must be one of this build; problems are those of pack, seats and options.
[[nodiscard]] Result<std::shared_ptr<const Table>, Problems> make_table(TableSetup setup);

} // namespace homestretch::python
