#pragma once

#include "server/table/record.h"
#include "server/table/table_state.h"

namespace homestretch::server {

// What the bodies of records say, for the fold of a table.

[[nodiscard]] TableState created_state(const Record& created, PackShelf& packs);
[[nodiscard]] Seat seat_in(const Json& body);
[[nodiscard]] SeatSet waiting_in(const Json& body);
[[nodiscard]] PlayedBy played_by(const Json& body);
[[nodiscard]] std::string_view word_of(PlayedBy by);

// The links a record makes, and the guests it brings to the table.
[[nodiscard]] std::vector<Token> links_in(const Record& record);
[[nodiscard]] std::vector<GuestId> guests_in(const Record& record);

void give_join_links(std::vector<Chair>& chairs, const Json& joins); // to those that have none
void seat_guest(Chair& chair, const Json& body);
void seat_bot(Chair& chair, const Json& body);
void answer_undo(TableState& state, Seat seat, bool agree);

} // namespace homestretch::server
