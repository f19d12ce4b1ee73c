#pragma once

#include "engine/json.h"
#include "games/iditacards/asks.h"
#include "games/iditacards/rules.h"
#include "games/iditacards/state.h"

#include <array>
#include <optional>
#include <vector>

namespace iditacards {

// One player as a viewer sees them. The names are those of Player, so that measures.h reads either.
struct PlayerView {
    CardSet today{};
    std::int16_t position = start_square;
    std::uint16_t turns = 0;
    std::uint16_t days = 0;
    std::uint8_t hypothermia = 0;
    std::uint8_t starvation = 0;
    std::uint8_t checkpoints = 0;
    std::uint8_t today_types = 0;
    std::uint8_t day_flags = 0;
    Table table{};
    std::vector<Risk> stack{}; // the top comes last
    Cards resolved{};          // in the chain of the stack (ID-34)
    Cards discard{};
    std::size_t hand_size = 0;
    std::size_t deck_size = 0;
    std::size_t unclaimed_size = 0;
    Cards hand{};      // one's own; of others what everybody knows to be there
    Cards deck{};      // in no order: one's own; of others what everybody knows to be there
    Cards unclaimed{}; // one's own only
    Cards owned{};     // hand, deck and what is looked at: everybody can count (rules page, who knows what)
    bool operator==(const PlayerView&) const = default;
};

// An upgrade deck: its order is nobody's business, its cards are everybody's.
struct UpgradeView {
    std::size_t size = 0;
    Cards cards{};
    Cards destroyed{};
    bool usable = false;
    bool operator==(const UpgradeView&) const = default;
};

struct View {
    homestretch::Viewer viewer{};
    Phase phase = Phase::Main;
    SeatSet pending{};
    Seat current{};
    std::size_t seats = 0;
    int round = 1;
    std::uint8_t weather = 0;
    std::array<PlayerView, max_players> players{};
    Cards supply{};
    std::array<UpgradeView, max_upgrade_decks> upgrades{};
    Cards out{}; // of the game
    std::size_t undealt = 0;
    std::size_t damage = 0;

    // What is asked, and about what.
    Ask ask = Ask::None;
    std::optional<CardId> card{};     // being paid, resolved or carried out
    int left = 0;                     // cards to pay, recover, destroy, take; missing to pay a revealed card
    std::optional<std::size_t> dog{}; // that is to hold an attachment
    SeatSet joined{};                 // of a new day, so far
    std::size_t looking = 0;          // cards being looked at
    Cards looked_at{};                // if they are the viewer's own
    bool operator==(const View&) const = default;
};

[[nodiscard]] View view(const Rules& rules, const State& state, homestretch::Viewer viewer);
[[nodiscard]] homestretch::Json to_json(const Rules& rules, const View& view);

} // namespace iditacards
