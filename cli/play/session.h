#pragma once

#include "bots/bot.h"
#include "cli/home.h"
#include "cli/play/record.h"
#include "cli/play/seating.h"

#include <memory>
#include <optional>
#include <vector>

namespace homestretch {

// One sitting at the table: from the match as it stands to its end, or until people leave.
class Session {
public:
    Session(const Console& console, const Home& home, const GameType& game, const Pack& pack,
            std::unique_ptr<Match> match, Seating seating, std::optional<std::filesystem::path> record_file,
            bool can_be_kept = true);

    // Returns the exit status.
    [[nodiscard]] int play();

private:
    // What came of asking a person.
    enum class Turn : std::uint8_t { Played, Left, Interrupted };

    [[nodiscard]] std::optional<Seat> pending_bot() const;
    void let_decide(Seat bot);
    [[nodiscard]] Turn take_turn(Seat seat);
    // Nothing: the person is there and ready.
    [[nodiscard]] std::optional<Turn> hand_over(Seat seat);
    void print_news(Viewer viewer, std::size_t from) const;
    void show_table(Seat seat, const std::vector<Choice>& choices, std::size_t& shown) const;
    // Does what the answer says. Nothing: ask again.
    [[nodiscard]] std::optional<Turn> answer(Seat seat, const std::string& text,
                                             const std::vector<Choice>& choices, std::size_t& shown);
    void show_rules() const;
    void show_cards() const;

    [[nodiscard]] int leave();
    [[nodiscard]] int interrupted();
    [[nodiscard]] int finish();

    const Console& console_;
    const Home& home_;
    const GameType& game_;
    const Pack& pack_;
    std::unique_ptr<Match> match_;
    Seating seating_;
    std::vector<Bot> bots_; // by seat; those of people never decide
    Record record_;
    std::vector<std::size_t> heard_; // by seat: events this person has been told
    std::size_t watched_ = 0;        // events a spectator has been told
    std::optional<Seat> at_screen_;  // whose hand the screen shows
    bool people_played_ = false;     // in this sitting: there is something to lose
};

} // namespace homestretch
