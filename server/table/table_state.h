#pragma once

#include "engine/outcome.h"
#include "engine/replay/replay.h"
#include "server/table/record.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace homestretch::server {

enum class Phase : std::uint8_t { Gathering, Playing, Finished };

// What is asked of a pending seat.
struct Asked {
    std::uint64_t decision = 0; // the record that brought the question: grows, and is never used twice
    Instant at{};
    std::optional<Duration> allowance{}; // from then on; nothing: as long as they like
    bool operator==(const Asked&) const = default;
};

// One seat and whoever is in it. With a guest it is theirs, even while a bot plays it.
struct Chair {
    std::optional<GuestId> guest{};
    std::string name{};             // empty: the seat is open
    std::optional<BotKind> bot{};   // who plays it now, if no person does
    Token join{};                   // seats whoever opens it first
    Token resume{};                 // brings the seat to another device, once; empty without a guest
    bool resigned = false;          // its guest has given it up for this match
    int missed = 0;                 // decisions in a row that the clock took
    std::optional<Duration> bank{}; // what is left of it; set while playing with one
    std::optional<Asked> asked{};
    bool operator==(const Chair&) const = default;

    [[nodiscard]] bool is_open() const { return name.empty(); }
    [[nodiscard]] bool is_played_by_person() const { return guest.has_value() && !bot.has_value(); }
};

// What the table remembers of an action besides the action, by ply.
struct Played {
    PlayedBy by = PlayedBy::Person;
    std::optional<Duration> left{}; // of the allowance, when it was played
    bool operator==(const Played&) const = default;
};

// Somebody wants to take back an action that others must agree to.
struct UndoRequest {
    Seat seat{};
    std::size_t to_ply = 0;
    SeatSet waiting{}; // have not answered yet
    bool operator==(const UndoRequest&) const = default;
};

// Somebody wants the match to end, and others must agree to it.
struct EndRequest {
    Seat seat{};
    SeatSet waiting{}; // have not answered yet
    bool operator==(const EndRequest&) const = default;
};

struct Talk {
    Said said{};
    Instant at{};
    bool operator==(const Talk&) const = default;
};

// How the match that comes is dealt.
struct Dealing {
    Deal deal{};
    std::string seal{};             // of the server's part, public from the beginning
    std::optional<Instant> asked{}; // since when everybody is asked for the part they have promised
    bool operator==(const Dealing&) const = default;

    [[nodiscard]] bool is_complete() const {
        return std::ranges::all_of(deal.parts, [](const DealPart& part) { return part.given.has_value(); });
    }
};

// A match that is over, as its replay link shows it.
struct FinishedMatch {
    std::size_t number = 0;
    Token token{};
    Replay replay{};            // with its deal
    Outcome outcome{};          // unfinished: it was ended before its end
    std::set<GuestId> guests{}; // who played it
    Instant ended{};
    bool operator==(const FinishedMatch&) const = default;
};

// What a client knows of a match's log already.
struct Known {
    std::uint64_t epoch = 0; // of another one nothing counts
    std::size_t entries = 0;
};

// Everything a table is, besides the match on it.
struct TableState {
    TableId id{};
    Instant created{};
    GuestId host{};
    TableSettings settings{};
    std::shared_ptr<const Pack> pack{}; // of the settings
    Phase phase = Phase::Gathering;
    std::size_t number = 1;           // of the match
    Seed seed{};                      // of the match; secret until it is over
    std::string seal{};               // of the server's part of it
    std::optional<Deal> deal{};       // that made the seed; nothing: the seed was the server's alone
    std::optional<Dealing> dealing{}; // of the first match before it begins, and of a rematch from the end on
    Token watch{};
    std::set<GuestId> admitted{}; // may watch a private table
    std::vector<Chair> chairs{};  // by seat
    std::vector<Played> played{}; // by ply of the match
    std::uint64_t epoch = 0;      // of the log: grows when some of it is taken back, or a match begins
    std::optional<UndoRequest> undo{};
    std::optional<EndRequest> ending{};
    std::deque<Talk> talk{};         // the last of it
    std::set<GuestId> put_away_by{}; // do not want to see the table any more
    std::vector<FinishedMatch> finished{};
    std::map<GuestId, std::deque<std::string>> answered{}; // their commands carried out lately, by id
    bool operator==(const TableState&) const = default;

    // The match was ended before its end.
    [[nodiscard]] bool is_stopped() const {
        return phase == Phase::Finished && finished.back().outcome.ending == Ending::Unfinished;
    }
    // Everybody is asked for their part of the deal, and the match begins in a moment.
    [[nodiscard]] bool is_shuffling() const { return dealing && dealing->asked; }
};

} // namespace homestretch::server
