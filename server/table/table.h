#pragma once

#include "engine/match.h"
#include "server/table/command.h"
#include "server/table/presence.h"
#include "server/table/record.h"
#include "server/table/table_state.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace homestretch::server {

// All that a table takes from the world to carry something out. What comes of it is in the records, so that
// folding them needs none of it.
struct Circumstances {
    Instant now{};
    const Presence& presence;
    std::function<Token()> token;
    std::function<Seed()> seed;
    // The part that a guest's client has promised to the next deal.
    std::function<std::optional<std::string>(const GuestId&)> promise = [](const GuestId& /*guest*/) {
        return std::optional<std::string>();
    };
};

// How long a deal waits for the parts that were promised to it.
inline constexpr Duration reveal_time{5000};

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
    bool operator==(const BotDuty&) const = default;
};

enum class LinkKind : std::uint8_t { Join, Watch, Resume, Replay };

struct Link {
    LinkKind kind{};
    Seat seat{}; // of a join or resume link
};

// One table: the fold of its records, and the rules by which a command becomes records. Pure: the same
// records make the same table, whenever and wherever they are read. Not thread-safe.
class Table {
public:
    // The first record must be `created`; the shelf must outlive the table. Throws UnreadableTable.
    Table(const Records& records, PackShelf& packs);
    // A new table with its host in seat 0; its records so far are put into `records`.
    [[nodiscard]] static Table create(const TableId& id, const Caller& host, const TableSettings& settings,
                                      PackShelf& packs, const Circumstances& world, Records& records);

    [[nodiscard]] const TableState& state() const { return state_; }
    [[nodiscard]] const Match* match() const { return match_.get(); } // nullptr before the start
    [[nodiscard]] std::uint64_t last_seq() const { return last_seq_; }
    [[nodiscard]] Instant last_at() const { return last_at_; } // no record has a later time

    // Carries the command out and gives the records that say so, or refuses it and changes nothing. A command
    // that was carried out before gives no records. `Look`, `Plan`, `Agree` and `AskHint` change nothing
    // here: they are only checked.
    [[nodiscard]] Answer<Records> carry_out(const Caller& caller, const Command& command,
                                            const Circumstances& world);
    // What a token of this table leads to; nothing if it leads nowhere any more.
    [[nodiscard]] std::optional<Link> link(const Token& token) const;
    // A join link seats the caller (who has no seat yet), a watch link admits them, a resume link moves the
    // seat to them, once. Opened again by whom it served, it gives no records; so does a replay link.
    [[nodiscard]] Answer<Records> open(const Caller& caller, const Link& link, const Circumstances& world);

    // Takes the table out of the guest's sight; refused while they play.
    [[nodiscard]] Answer<Records> put_away(const GuestId& guest, const Circumstances& world);

    // What bots owe, and their answer. An answer to a decision that is over gives no records.
    [[nodiscard]] std::vector<BotDuty> bot_duties() const;
    [[nodiscard]] Records bot_acts(const BotDuty& duty, std::string_view action, const Circumstances& world);

    // When `expire` has something to do; nothing: never, as things stand.
    [[nodiscard]] std::optional<Instant> next_expiry(const Presence& presence) const;
    // Whatever time has decided by now: cards are dealt without a part that does not come, a bot answers for
    // those whose clock ran out, and takes the seats of those who missed three decisions or try the table's
    // patience. A match that everybody has left so is over.
    [[nodiscard]] Records expire(const Circumstances& world);

    // When somebody who is gone counts as away, by the table's patience; nothing: never, as things stand.
    [[nodiscard]] std::optional<Instant> away_at(const GuestId& guest, const Presence& presence) const;
    [[nodiscard]] bool is_away(const GuestId& guest, const Presence& presence, Instant present) const;
    // When the next one does.
    [[nodiscard]] std::optional<Instant> next_absence(const Presence& presence, Instant present) const;

    [[nodiscard]] std::vector<Seat> seats_of(const GuestId& guest) const;
    [[nodiscard]] bool may_watch(const GuestId& guest) const;
    // The host, and while the host is away everybody seated: nobody should have to wait for one who left.
    [[nodiscard]] bool may_host(const GuestId& guest, const Presence& presence, Instant present) const;
    [[nodiscard]] SeatNames seat_names() const;
    // Whether the seat's last action can be taken back, and whether others have to be asked.
    [[nodiscard]] UndoRule undo_for(Seat seat) const;
    // When the cards are dealt, whoever has not given their part by then.
    [[nodiscard]] std::optional<Instant> dealt_at() const;
    // Whether the guest may ask for hints, as people sit now.
    [[nodiscard]] bool hints_for(const GuestId& guest) const;
    // The first of the pending decisions to run out.
    [[nodiscard]] std::optional<Instant> deadline() const;

    // The same table with everything the viewer cannot know dealt anew; for tests that nothing leaks.
    [[nodiscard]] Table imagined_by(Viewer viewer, RandomStream& random) const;

private:
    friend class Fold;    // makes records true; see fold.h
    friend class Steward; // makes records; see steward.h

    Table(TableState state, PackShelf& packs) : state_(std::move(state)), packs_(&packs) {}

    [[nodiscard]] bool was_carried_out(const GuestId& guest, const std::string& command) const;
    [[nodiscard]] std::optional<std::size_t> last_ply_of(Seat seat) const; // played by its person
    [[nodiscard]] std::optional<Instant> deadline_of(Seat seat) const;
    // When those who wait for an absent player have waited long enough.
    [[nodiscard]] std::optional<Instant> patience_ends(Seat seat, const Presence& presence) const;
    // When none of these seats has to be waited for any more.
    [[nodiscard]] std::optional<Instant> unneeded_at(SeatSet waiting, const Presence& presence) const;
    // When a match that all its people have left is over.
    [[nodiscard]] std::optional<Instant> abandoned_at(const Presence& presence) const;

    TableState state_;
    PackShelf* packs_;
    std::uint64_t last_seq_ = 0;
    Instant last_at_{};
    std::unique_ptr<Match> match_;
    std::unique_ptr<Match> before_last_;              // the match before its last action
    mutable std::optional<bool> last_action_is_free_; // worked out when somebody asks
};

} // namespace homestretch::server
