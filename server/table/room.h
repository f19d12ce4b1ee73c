#pragma once

#include "server/storage/store.h"
#include "server/table/alarm.h"
#include "server/table/audience.h"
#include "server/table/first_answers.h"
#include "server/table/hall.h"
#include "server/table/hint_desk.h"
#include "server/table/news.h"
#include "server/table/outbox.h"
#include "server/table/planning.h"
#include "server/table/stored_packs.h"
#include "server/table/thoughts.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>

namespace homestretch::server {

// What all rooms of a hall share; outlives them.
struct RoomWorld {
    Store& store;
    StoredPacks& packs;
    Thinkers thinkers;
    boost::asio::any_io_executor executor;
    HallSettings settings{};
    HallWatch watch{};
    std::atomic<std::size_t> visits = 0;
    Notices notices{};
};

// A table in use, and the order in which things happen at it. What it is made of is in parts with names of
// their own; the room has the one lock, and says which of them does what when. Thread-safe; held by shared
// pointer, because the writer, bots and timers answer later.
class Room : public std::enable_shared_from_this<Room> {
public:
    using Then = std::function<void(Answer<void>)>;

    Room(Table table, RoomWorld& world);

    // Call it once, after the room is held by a shared pointer: its table has records that are not yet
    // written. `then` when they are.
    void open_new(const Records& records, const Then& then);
    // The same for a table read from the database: clocks and bots go on.
    void open_again();

    [[nodiscard]] Answer<Audience::Number> attach(const Caller& caller, LookAs as, Known known,
                                                  std::shared_ptr<Listener> listener);
    void leave(Audience::Number number);
    void command(Audience::Number number, const Json& message);
    void open_link(const Caller& caller, const Token& token,
                   const std::function<void(Answer<OpenedLink>)>& then);
    // Puts the table out of the guest's sight.
    void put_away(const GuestId& guest, const Then& then);

    // Gives what `show` makes of the table as it is now, once all of that is on disk.
    void when_true(const std::function<Json(const Table&, const Presence&, Instant)>& show,
                   const std::function<void(Answer<Json>)>& then);
    // A finished match never changes, so it is given at once.
    [[nodiscard]] std::optional<FinishedMatch> finished(const Token& token) const;

    [[nodiscard]] bool is_here(const GuestId& guest) const;
    [[nodiscard]] bool has_visits() const;
    // Everybody hears what notice is up, or that there is none any more.
    void tell_notice();
    // Sends everybody away, and nothing happens here any more: whoever comes next is at another room.
    void shut();
    // Nobody is here, nothing is on its way, and time will change nothing soon.
    [[nodiscard]] bool is_idle() const;

private:
    // Has the room to itself; at the end, what may leave is sent, and callbacks are called with no lock held.
    class Alone {
    public:
        explicit Alone(Room& room) : room_(room), lock_(room.mutex_) { room.last_used_ = now(); }
        ~Alone();
        Alone(const Alone&) = delete;
        Alone& operator=(const Alone&) = delete;

    private:
        Room& room_;
        std::unique_lock<std::mutex> lock_;
    };

    // The time at the table: it never lies before what has happened there.
    [[nodiscard]] Instant present() const { return now() + ahead_; }
    [[nodiscard]] Circumstances circumstances() const;
    [[nodiscard]] Parcel parcel() const { return {.after = table_.last_seq()}; }

    // Carries out what is no part of the table's records.
    [[nodiscard]] Answer<void> do_beside(Member& member, const Command& command, Parcel& parcel);
    [[nodiscard]] Answer<void> ask_for_hint(const Member& member, const AskHint& wish,
                                            const std::string& command, Parcel& parcel);
    void refuse(const Member& member, const std::optional<std::string>& id, const Refusal& refusal);

    // Hands the records to the store and keeps the parcel, with the news, until they are on disk.
    void commit(const Records& records, const News& news, Parcel parcel);
    void keep(const Records& records, Parcel parcel);
    [[nodiscard]] Batch batch_of(const Records& records);
    void on_written(std::uint64_t seq, std::uint64_t epoch, const std::optional<StoreError>& error);
    // Something was not written: back to what is on disk.
    void start_over();
    // False: the table cannot be read either, and nothing can be done at it for now.
    [[nodiscard]] bool read_again();
    [[nodiscard]] bool is_usable() { return !shut_ && (!lost_ || read_again()); }

    void tell_plan(const Member& member, Parcel& parcel) const;
    void tell_plan(Parcel& parcel) const;
    void keep_plan_up(Parcel& parcel);
    void tell_presence();

    // Lets due bots think and sets the alarm for whatever comes next.
    void look_ahead();
    // When bots must be woken that are not thinking yet; those that are due begin.
    [[nodiscard]] std::optional<Instant> wake_bots();
    void on_alarm();
    void on_thought(Thoughts::Number number, const std::string& action);
    void on_hint(const AskHint& wish, const Hint& hint);

    RoomWorld& world_;
    mutable std::mutex mutex_;
    Table table_;
    Audience audience_;
    Planning planning_;
    Thoughts thoughts_;
    HintDesk hints_;
    FirstAnswers answers_;
    Outbox outbox_;
    Outbox::Calls calls_; // to be made when the room is left
    Alarm alarm_;
    Json told_presence_;                  // what everybody knows of who is here
    std::optional<Instant> presence_due_; // when they hear of a change
    bool lost_ = false;                   // the table could not be read again
    bool shut_ = false;
    std::uint64_t epoch_ = 0;      // grows when the table starts over: writes of before are void
    std::size_t replays_kept_ = 0; // of the finished matches, in the store
    Duration ahead_{};             // of the clock, so that no time lies before the last record
    Instant last_used_;
};

} // namespace homestretch::server
