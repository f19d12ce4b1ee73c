#pragma once

#include "bots/hint.h"
#include "server/table/notices.h"
#include "server/table/table.h"

#include <optional>
#include <string>

namespace homestretch::server {

// The messages of docs/protocol.md for one guest or viewer, and the bodies of HTTP that show the same.
// Nothing else of a table goes to a network. None of them holds a guest's id, another guest's links, or
// anything its viewer may not know.

// The schema's Table, as this guest sees it.
[[nodiscard]] Json table_body(const Table& table, const GuestId& guest, const Presence& presence,
                              Instant present);
[[nodiscard]] Json table_message(const Table& table, const GuestId& guest, const Presence& presence,
                                 Instant present);
// Who is here, the same for everybody; and as a message for those who may host now, or may not.
[[nodiscard]] Json presence_body(const Table& table, const Presence& presence, Instant present);
[[nodiscard]] Json presence_message(const Json& presence, bool hosting);

// The whole position and the part of the log that is not known yet. The match must have begun.
[[nodiscard]] Json match_message(const Table& table, Viewer viewer, Known known);
// What the viewer heard since then, no more than one action ago, what that changed in its view, and the
// position.
struct Moment {
    std::size_t ply = 0;
    std::size_t log_size = 0;
};
[[nodiscard]] Json events_message(const Table& table, Viewer viewer, const Moment& since);

[[nodiscard]] Json done_message(const std::string& id);
[[nodiscard]] Json refused_message(const std::optional<std::string>& id, const Refusal& refusal);
[[nodiscard]] Json chat_message(const Talk& talk);
[[nodiscard]] Json talk_message(const TableState& state); // what was said of late
[[nodiscard]] Json undo_message(const UndoRequest& request);
[[nodiscard]] Json undo_settled_message(Seat seat, std::string_view how); // undone, declined, lapsed

[[nodiscard]] Json end_message(const EndRequest& request);
[[nodiscard]] Json end_settled_message(Seat seat, std::string_view how); // agreed, declined, lapsed

// Everybody hears that a hint was asked for; what it says is for the seat alone.
[[nodiscard]] Json hint_asked_message(Seat seat);
[[nodiscard]] Json notice_body(const std::optional<Notice>& notice); // the schema's Notice, or null
[[nodiscard]] Json notice_message(const std::optional<Notice>& notice);
[[nodiscard]] Json hint_message(Seat seat, std::uint64_t decision, const Hint& hint);
[[nodiscard]] Json best_advice(const Hint& hint); // the first few
[[nodiscard]] Json advice_body(const Advice& advice);

// A seat as everybody sees it, whoever looks and whoever is here.
[[nodiscard]] Json seat_entry(const TableState& state, Seat seat);
[[nodiscard]] std::string_view word_of(Phase phase);
// As `outcome_body`, also of a match that was ended before its end.
[[nodiscard]] Json outcome_of(const FinishedMatch& match);

// JSON as it goes over the wire; bytes that are not UTF-8 become replacement characters.
[[nodiscard]] std::string to_text(const Json& message);

} // namespace homestretch::server
