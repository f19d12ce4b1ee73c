#pragma once

#include "engine/match.h"
#include "server/table/command.h"
#include "server/table/presence.h"
#include "server/table/record.h"
#include "server/table/table_state.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace homestretch::server {

// All that a table takes from the world to carry something out. What comes of it is in the records, so that
// folding them needs none of it.
struct Circumstances {
    Instant now{};
    const Presence& presence;
    std::function<Token()> token;
    std::function<Seed()> seed;
    Duration away_grace{}; // how long people wait for somebody who is gone
};

struct Caller {
    GuestId guest{};
    std::string name{}; // what the guest is called where no seat says so
};

// A decision that a bot owes.
struct BotDuty {
    Seat seat{};
    BotKind bot{};
    std::uint64_t decision = 0;
    Instant since{};
};

// One table: the fold of its records, and the rules by which a command becomes records. Pure: the same
// records make the same table, whenever and wherever they are read. Not thread-safe.
class Table {
public:
    // The first record must be `created`; the shelf must outlive the table.
    Table(const Records& records, PackShelf& packs);
    // A new table with its host in seat 0; its records so far are put into `records`.
    [[nodiscard]] static Table create(const TableId& id, const Caller& host, TableSettings settings,
                                      PackShelf& packs, const Circumstances& world, Records& records);

    [[nodiscard]] const TableState& state() const { return state_; }
    [[nodiscard]] const Match* match() const { return match_.get(); } // nullptr before the start
    [[nodiscard]] std::uint64_t last_seq() const { return last_seq_; }

    // Carries the command out and gives the records that say so, or refuses it and changes nothing. A command
    // that was carried out before gives no records. `Look` changes nothing: it is only checked.
    [[nodiscard]] Answer<Records> carry_out(const Caller& caller, const Command& command,
                                            const Circumstances& world);
    // A link of this table was opened; which one, `link_kind` says.
    [[nodiscard]] Answer<Records> open_join_link(const Caller& caller, const Token& token,
                                                 const Circumstances& world);
    [[nodiscard]] Records open_watch_link(const Caller& caller, const Circumstances& world);
    // The seat moves to the guest who opened the link.
    [[nodiscard]] Answer<Records> open_resume_link(const Caller& caller, const Token& token,
                                                   const Circumstances& world);

    // What bots owe, and their answer. An answer to a decision that is over gives no records.
    [[nodiscard]] std::vector<BotDuty> bot_duties() const;
    [[nodiscard]] Records bot_acts(const BotDuty& duty, std::string_view action, const Circumstances& world);

    // When `expire` has something to do; nothing: never, as things stand.
    [[nodiscard]] std::optional<Instant> next_expiry(const Presence& presence, Duration away_grace) const;
    // Whatever time has decided by now: a bot answers for those whose clock ran out, and takes the seats of
    // those who missed three decisions or stay away while others wait.
    [[nodiscard]] Records expire(const Circumstances& world);

    [[nodiscard]] std::vector<Seat> seats_of(const GuestId& guest) const;
    [[nodiscard]] bool may_watch(const GuestId& guest) const;
    [[nodiscard]] SeatNames seat_names() const;
    // Whether the seat's last action can be taken back, and at what price.
    [[nodiscard]] UndoRule undo_for(Seat seat) const;
    // The first of the pending decisions to run out.
    [[nodiscard]] std::optional<Instant> deadline() const;

    // The same table with everything the viewer cannot know dealt anew; for tests that nothing leaks.
    [[nodiscard]] Table imagined_by(Viewer viewer, RandomStream& random) const;

private:
    friend class Steward; // carries commands out; see steward.h

    Table(const TableState& state, PackShelf& packs) : state_(state), packs_(&packs) {}

    void fold(const Record& record);
    // The fold of `acted`, the one record that may turn out to be impossible; then nothing has changed.
    [[nodiscard]] Result<void> play(const Record& record);
    void begin_match();
    void undo_to(std::size_t ply, const Record& record);
    // Asks the pending seats that have not been asked yet.
    void ask(const Record& record);

    TableState state_;
    PackShelf* packs_;
    std::uint64_t last_seq_ = 0;
    std::unique_ptr<Match> match_;
    std::unique_ptr<Match> before_last_;              // the match before its last action
    mutable std::optional<bool> last_action_is_free_; // worked out when somebody asks
};

} // namespace homestretch::server
