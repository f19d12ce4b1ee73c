#pragma once

#include "bots/player.h"
#include "engine/match.h"

#include <optional>
#include <stop_token>
#include <string>

namespace homestretch {

// A bot at one seat of a match of any game, for the terminal and the server. It knows what the seat knows:
// between the match and the choice there is only an Observer.
class Bot {
public:
    // Joins the match as it stands: a match that is saved and taken up again goes on the same way each time.
    Bot(BotKind kind, const Match& match, Seat seat, const std::optional<SearchBudget>& budget = {});

    [[nodiscard]] BotKind kind() const { return player_.kind; }
    // The text of the action to play; the bot's seat must be pending. Told to stop, it chooses at once.
    [[nodiscard]] std::string choose(const Match& match, const std::stop_token& stop = {});

private:
    Seat seat_;
    Player player_;
};

} // namespace homestretch
