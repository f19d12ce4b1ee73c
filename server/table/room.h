#pragma once

#include "bots/hint.h"
#include "server/storage/store.h"
#include "server/table/bot_threads.h"
#include "server/table/hall.h"
#include "server/table/outbox.h"
#include "server/table/planning.h"
#include "server/table/stored_packs.h"
#include "server/table/table.h"

#include <boost/asio/system_timer.hpp>

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace homestretch::server {

// What all rooms of a hall share; outlives them.
struct RoomWorld {
    Store& store;
    StoredPacks& packs;
    BotThreads& thinkers; // for bots that take their time, and for hints
    BotThreads& quick;    // for bots that answer at once, so that they never wait for the others
    boost::asio::any_io_executor executor;
    HallSettings settings{};
    std::atomic<std::size_t> visits = 0;

    // Of `hard` and of hints; nothing: the usual.
    [[nodiscard]] std::optional<SearchBudget> bot_budget() const {
        if (settings.bot_games == 0) return std::nullopt;
        return SearchBudget{.iterations = settings.bot_games};
    }
};

// A table in use: its connections, its timer, and the order in which things happen at it. Thread-safe; held
// by shared pointer, because the writer, bots and timers answer later.
class Room : public std::enable_shared_from_this<Room> {
public:
    using Then = std::function<void(Answer<void>)>;

    Room(Table table, RoomWorld& world);

    // Call it once, after the room is held by a shared pointer: its table has records that are not yet
    // written. `then` when they are.
    void open_new(const Records& records, const Then& then);
    // The same for a table read from the database: clocks and bots go on.
    void open_again();

    [[nodiscard]] Answer<std::size_t> attach(const Caller& caller, LookAs as, std::size_t since,
                                             std::shared_ptr<Listener> listener);
    void leave(std::size_t connection);
    void command(std::size_t number, const Json& message); // of a connection
    void open_link(const Caller& caller, const Token& token,
                   const std::function<void(Answer<OpenedLink>)>& then);

    // Gives what `show` makes of the table as it is now, once all of that is on disk.
    void when_true(const std::function<Json(const Table&, const Presence&)>& show,
                   const std::function<void(Answer<Json>)>& then);
    // A finished match never changes, so it is given at once.
    [[nodiscard]] std::optional<FinishedMatch> finished(const Token& token) const;

    [[nodiscard]] bool is_here(const GuestId& guest) const;
    // Nobody is here, nothing is on its way, and time will change nothing.
    [[nodiscard]] bool is_idle(Instant now) const;

private:
    struct Connection {
        Caller caller{};
        LookAs as{};
        std::shared_ptr<Listener> listener{};
    };
    // What connections knew before something happened, to tell them the difference.
    struct Before {
        std::size_t log_size = 0;
        std::optional<UndoRequest> undo{};
        std::map<std::size_t, Viewer> viewers{}; // by connection
    };

    // What a bot thinks about.
    struct Thinking {
        BotDuty duty{};
        std::stop_source stop{};
    };
    // A hint about the decision a seat owes: being thought about, or found.
    struct HintAsked {
        std::uint64_t decision = 0;
        std::string command{}; // that asked for it
        std::stop_source stop{};
        std::optional<std::string> found{}; // the message
    };

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

    [[nodiscard]] Circumstances circumstances() const;
    [[nodiscard]] Viewer viewer_of(const Connection& connection) const;
    [[nodiscard]] Before before() const;

    // Hands the records to the store and keeps the parcel until they are on disk.
    void commit(const Records& records, Parcel parcel);
    // The same for what nobody in particular has asked for.
    void commit_and_tell(const Records& records, const Before& before);
    void on_written(std::uint64_t seq, std::uint64_t epoch, const std::optional<StoreError>& error);
    // Something was not written: back to what is on disk.
    void start_over();
    // False: the table cannot be read either, and nothing can be done at it for now.
    [[nodiscard]] bool read_again();
    [[nodiscard]] Batch batch_of(const Records& records) const;

    void tell(const Records& records, const Before& before, Parcel& parcel);
    void tell_table(Parcel& parcel) const;
    void tell_undo(const Records& records, const Before& before, Parcel& parcel) const;
    void tell_match(const Records& records, const Before& before, Parcel& parcel) const;
    void tell_plan(Parcel& parcel) const;
    void tell_plan(const Connection& connection, Parcel& parcel) const;
    // What happens to the plan when the match has gone on.
    void keep_plan_up(Parcel& parcel);
    // Wishes that are no part of the table's records, once the table allows them.
    [[nodiscard]] Answer<void> plan_together(const Wish& wish, Parcel& parcel);

    // Lets a hint be thought about, or gives the one that was found already. Hints are no part of the
    // records.
    [[nodiscard]] Answer<void> ask_for_hint(const AskHint& wish, const std::string& command, Parcel& parcel);
    void on_hint(const AskHint& wish, std::uint64_t epoch, const Hint& hint);
    // To everybody who looks through the seat's eyes: its guest, on any device.
    void tell_hint(Seat seat, const std::string& message, Parcel& parcel) const;

    [[nodiscard]] std::optional<Refusal> first_answer(const GuestId& guest, const std::string& id) const;
    void refuse(const Connection& connection, const std::optional<std::string>& id, const Refusal& refusal);

    // Lets due bots think and sets the alarm for whatever comes next.
    void look_ahead();
    void think(const BotDuty& duty);
    // Stop thinking about decisions that are over.
    void drop_old_thoughts(const std::vector<BotDuty>& duties);
    void drop_old_hints();
    void on_alarm();
    void on_thought(const BotDuty& duty, std::uint64_t epoch, const std::string& action);

    RoomWorld& world_;
    mutable std::mutex mutex_;
    Table table_;
    Presence presence_;
    Planning planning_;
    std::map<std::size_t, Connection> connections_;
    std::size_t next_connection_ = 0;
    Outbox outbox_;
    Outbox::Calls calls_;     // to be made when the room is left
    bool lost_ = false;       // the table could not be read again
    std::uint64_t epoch_ = 0; // grows when the table starts over: answers from before are thrown away
    std::vector<Thinking> thinking_;
    std::map<Seat, HintAsked> hints_;
    std::deque<std::pair<std::pair<GuestId, std::string>, Refusal>> refusals_; // of late, by command
    boost::asio::system_timer alarm_;
    std::optional<Instant> alarm_at_;
    Instant last_used_;
};

} // namespace homestretch::server
