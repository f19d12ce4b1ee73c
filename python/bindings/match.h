#pragma once

#include "python/bindings/table.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace homestretch::python {

// A match as Python has it: played at full speed, and with words for whoever asks for them. What is handed in
// wrong throws Refused or IllegalAction, and changes nothing.
class PlayedMatch {
public:
    PlayedMatch(std::shared_ptr<const Table> table, const Seed& seed);
    PlayedMatch(const PlayedMatch& other);
    PlayedMatch(PlayedMatch&&) = default;
    PlayedMatch& operator=(const PlayedMatch&) = delete;
    ~PlayedMatch() = default;

    [[nodiscard]] const Table& table() const { return *table_; }
    [[nodiscard]] const Play& play() const { return *play_; }
    [[nodiscard]] const Seed& seed() const { return seed_; }
    [[nodiscard]] std::size_t ply() const { return play_->moves().size(); }

    // A seat of this table by its number, or why it is none. Nobody: a spectator.
    [[nodiscard]] Seat seat(std::int64_t number) const;
    [[nodiscard]] Viewer viewer(std::optional<std::int64_t> number) const;

    [[nodiscard]] std::vector<std::string> legal(Seat seat) const;
    void act(Seat seat, std::string_view text);
    void act_at(Seat seat, std::int64_t place); // of the list of legal actions
    void act(Seat seat, Action action);         // legal: a bot chose it
    void act_checked(Seat seat, Action action); // from outside
    void rewind(std::size_t ply);

    // What bot the seat has would do now, as text; it must be pending.
    [[nodiscard]] Action choose(Player& player, Seat seat, const std::stop_token& stop) const;
    [[nodiscard]] std::string text(Seat seat, Action action) const;
    void require_pending(Seat seat) const;

    void arrange(const Json& position);
    [[nodiscard]] PlayedMatch redealt(Viewer viewer, RandomStream& random) const;

    // The same match with words; it lives until the next call.
    [[nodiscard]] const Match& told() const;

private:
    std::shared_ptr<const Table> table_;
    Seed seed_;
    std::unique_ptr<Play> play_;
    mutable std::unique_ptr<Match> told_{}; // as far as it was asked for
};

} // namespace homestretch::python
