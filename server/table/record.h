#pragma once

#include "bots/kinds.h"
#include "engine/random.h"
#include "engine/replay/deal.h"
#include "engine/seat.h"
#include "server/table/instant.h"
#include "server/table/names.h"
#include "server/table/settings.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace homestretch::server {

// What can be true of a table. `kind` is the word under which the database keeps it.

struct Created {
    static constexpr std::string_view kind = "created";
    TableId table{};
    GuestId host{}; // sits in seat 0
    std::string name{};
    TableSettings settings{};
    Seed seed{}; // the server's part of the first deal; older tables: all of it
    Token watch{};
    std::vector<Token> joins{};
    Token resume{};
    bool operator==(const Created&) const = default;
};
struct Configured {
    static constexpr std::string_view kind = "configured";
    TableSettings settings{};
    std::vector<Token> joins{}; // for seats that are new
    bool operator==(const Configured&) const = default;
};
struct Sat {
    static constexpr std::string_view kind = "sat";
    Seat seat{};
    GuestId sitter{};
    std::string name{};
    Token resume{};
    bool operator==(const Sat&) const = default;
};
// The seat's guest came back as another one, on another device.
struct Resumed {
    static constexpr std::string_view kind = "resumed";
    Seat seat{};
    GuestId sitter{};
    std::optional<Token> resume{}; // in place of the one that was used; older records left it as it was
    bool operator==(const Resumed&) const = default;
};
// The link that brings a seat to another device is another one.
struct Relinked {
    static constexpr std::string_view kind = "relinked";
    Seat seat{};
    Token resume{};
    bool operator==(const Relinked&) const = default;
};
struct Stood {
    static constexpr std::string_view kind = "stood";
    Seat seat{};
    Token join{};
    bool operator==(const Stood&) const = default;
};
enum class BotReason : std::uint8_t { Asked, Left, Away, Clock, Resigned };
struct BotSeated {
    static constexpr std::string_view kind = "bot_seated";
    Seat seat{};
    BotKind bot{};
    BotReason why{};
    std::optional<std::string> name{}; // in a seat that is nobody's
    bool operator==(const BotSeated&) const = default;
};
struct TakenBack {
    static constexpr std::string_view kind = "taken_back";
    Seat seat{};
    bool operator==(const TakenBack&) const = default;
};
struct Named {
    static constexpr std::string_view kind = "named";
    Seat seat{};
    std::string name{};
    bool operator==(const Named&) const = default;
};
// May watch from now on.
struct Admitted {
    static constexpr std::string_view kind = "admitted";
    GuestId admitted{};
    bool operator==(const Admitted&) const = default;
};
// The server's part of the next deal is fixed.
struct Sealed {
    static constexpr std::string_view kind = "sealed";
    Seed secret{};
    bool operator==(const Sealed&) const = default;
};
// Everybody is asked for the part they have promised to the deal; nothing more is promised to it.
struct Shuffling {
    static constexpr std::string_view kind = "shuffling";
    std::vector<DealPart> promises{}; // by their seats in the match that comes
    bool operator==(const Shuffling&) const = default;
};
struct Revealed {
    static constexpr std::string_view kind = "revealed";
    Seed part{}; // of whoever has promised it
    bool operator==(const Revealed&) const = default;
};
struct Started {
    static constexpr std::string_view kind = "started";
    bool operator==(const Started&) const = default;
};
enum class PlayedBy : std::uint8_t { Person, Bot, Clock };
struct Acted {
    static constexpr std::string_view kind = "acted";
    Seat seat{};
    std::string action{};
    PlayedBy by{};
    bool operator==(const Acted&) const = default;
};
struct UndoAsked {
    static constexpr std::string_view kind = "undo_asked";
    Seat seat{};
    std::size_t to = 0; // ply
    SeatSet waiting{};  // who must agree
    bool operator==(const UndoAsked&) const = default;
};
struct UndoAnswered {
    static constexpr std::string_view kind = "undo_answered";
    Seat seat{};
    bool agree = false;
    bool operator==(const UndoAnswered&) const = default;
};
struct Undone {
    static constexpr std::string_view kind = "undone";
    Seat seat{};
    std::size_t to = 0; // ply
    bool operator==(const Undone&) const = default;
};
// Somebody wants the match to end here.
struct EndAsked {
    static constexpr std::string_view kind = "end_asked";
    Seat seat{};
    SeatSet waiting{}; // who must agree
    bool operator==(const EndAsked&) const = default;
};
struct EndAnswered {
    static constexpr std::string_view kind = "end_answered";
    Seat seat{};
    bool agree = false;
    bool operator==(const EndAnswered&) const = default;
};
// The match is over before its end.
enum class EndReason : std::uint8_t { Agreed, Resigned, Abandoned };
struct Ended {
    static constexpr std::string_view kind = "ended";
    EndReason why{};
    Token replay{};
    bool operator==(const Ended&) const = default;
};
// Out of sight of this guest.
struct PutAway {
    static constexpr std::string_view kind = "put_away";
    GuestId by{};
    bool operator==(const PutAway&) const = default;
};
struct Finished {
    static constexpr std::string_view kind = "finished";
    Token replay{};
    bool operator==(const Finished&) const = default;
};
struct Rematched {
    static constexpr std::string_view kind = "rematch";
    std::optional<Seed> seed{}; // in older records, where the server dealt alone
    bool operator==(const Rematched&) const = default;
};
// Talk is kept, and changes nothing. Either a phrase or a text.
struct Said {
    static constexpr std::string_view kind = "said";
    std::optional<Seat> seat{};
    std::string name{};
    std::optional<std::string> phrase{};
    std::optional<std::string> text{};
    bool operator==(const Said&) const = default;
};

using Fact = std::variant<Created, Configured, Sat, Resumed, Relinked, Stood, BotSeated, TakenBack, Named,
                          Admitted, Sealed, Shuffling, Revealed, Started, Acted, UndoAsked, UndoAnswered,
                          Undone, EndAsked, EndAnswered, Ended, PutAway, Finished, Rematched, Said>;

// A command by whom it was given and what they call it.
struct CommandName {
    GuestId guest{};
    std::string id{};
    bool operator==(const CommandName&) const = default;
};

// One fact about a table that will never change. All the records of a table, in order, are the table.
struct Record {
    std::uint64_t seq = 0; // 1, 2, 3, … without gaps
    Instant at{};
    std::optional<CommandName> command{}; // that brought it about
    Fact fact{};
    bool operator==(const Record&) const = default;
};

using Records = std::vector<Record>;

// The links a record makes, and the guests it brings to the table.
[[nodiscard]] std::vector<Token> links_in(const Record& record);
[[nodiscard]] std::vector<GuestId> guests_in(const Record& record);

template <class... Wanted>
[[nodiscard]] bool is_one_of(const Record& record) {
    return (std::holds_alternative<Wanted>(record.fact) || ...);
}
template <class... Wanted>
[[nodiscard]] bool contain(const Records& records) {
    for (const Record& record : records) {
        if (is_one_of<Wanted...>(record)) return true;
    }
    return false;
}

} // namespace homestretch::server
