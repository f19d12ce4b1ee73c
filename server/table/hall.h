#pragma once

#include "engine/json.h"
#include "server/storage/store.h"
#include "server/table/audience.h"
#include "server/table/command.h"
#include "server/table/listener.h"
#include "server/table/names.h"
#include "server/table/notices.h"
#include "server/table/packs.h"
#include "server/table/replays.h"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace homestretch::server {

struct HallSettings {
    Duration bot_pause{600};     // between a question and a bot's answer, so that people can follow
    Duration away_grace{60'000}; // the patience of new tables whose hosts do not say
    Duration idle{60'000};       // how long a table nobody uses stays in memory
    Duration longest_nap{std::chrono::hours(1)}; // if time will change something there, so long
    std::size_t bot_threads = 1;                 // for those that think ahead, and for hints
    std::uint64_t bot_games = 0; // imagined by `hard` and for hints, at most by others; 0: the usual
};

// A connection's place at a table. Destroying it is leaving.
class Visit {
public:
    Visit() = default;
    Visit(const Visit&) = delete;
    Visit& operator=(const Visit&) = delete;
    virtual ~Visit() = default;

    // Any message of a client. The answer, and whatever comes of it, goes to the listeners.
    virtual void command(const Json& message) = 0;
};

struct OpenedLink {
    std::string kind{}; // join, watch, resume, replay
    std::optional<TableId> table{};
    std::optional<Seat> seat{};
    std::optional<Token> replay{};
};

struct HallCounts {
    std::size_t tables_in_memory = 0;
    std::size_t visits = 0;
    std::size_t bots_thinking = 0; // waiting for a thread included
    std::size_t waiting_writes = 0;
    std::chrono::duration<double> thought{}; // processor time of bots and hints until now
};

// For whoever logs and counts. Called from any thread; must not wait.
struct HallWatch {
    // Once for each table and reason.
    std::function<void(const TableId&, const std::string& reason)> set_aside = [](const TableId&,
                                                                                  const std::string&) {};
    std::function<void(Code)> refused = [](Code) {}; // a command
};

// All tables. Thread-safe: each table works through its commands one by one, different ones at the same time.
//
// What changes something, has to be thought about or needs a table that may have to be read first is awaited:
// no thread is held up until the answer comes. Arguments must outlive the answer.
class Hall {
public:
    template <class T>
    using Awaited = boost::asio::awaitable<Answer<T>>;

    // Store, catalogue and executor must outlive the hall. Timers run on the executor; end its threads before
    // the hall.
    Hall(Store& store, const PackCatalogue& packs, const boost::asio::any_io_executor& executor,
         HallSettings settings, HallWatch watch = {});
    ~Hall(); // what was begun is on disk
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;

    // Has tables read at which time has come for something, though nobody is there: a clock has run out. Call
    // it now and then; everything else waits until somebody comes.
    void wake(std::size_t most);

    // Sends everybody at these tables away and lets nobody in until what is given back is destroyed.
    [[nodiscard]] std::shared_ptr<void> hold(const std::vector<TableId>& tables);
    // Tables that cannot be read, with the reason. Everything else goes on without them.
    [[nodiscard]] std::map<TableId, std::string> set_aside() const;
    // Everybody hears of it, and who comes later, too. Nothing: what was announced is not so.
    void announce(const std::optional<Notice>& notice);
    [[nodiscard]] std::optional<Notice> notice() const;

    [[nodiscard]] std::optional<std::string> guest_name(const GuestId& guest) const;
    // Gives the name as it was kept.
    [[nodiscard]] Awaited<std::string> name_guest(const GuestId& guest, const std::string& name);
    // The schema's Session.
    [[nodiscard]] Json session(const GuestId& guest) const;

    // Gives the schema's Table.
    [[nodiscard]] Awaited<Json> create(const GuestId& host, const NewTable& wanted);
    // `name`: under which to sit down; absent: the guest's own.
    [[nodiscard]] Awaited<OpenedLink> open_link(const GuestId& guest, const Token& token,
                                                const std::optional<std::string>& name);

    [[nodiscard]] Json open_tables(const GuestId& guest) const; // the schema's TableList
    [[nodiscard]] Awaited<Json> table(const TableId& table, const GuestId& guest);
    // Takes a table that is over, or that the guest only watched, out of their session, which it gives.
    [[nodiscard]] Awaited<Json> put_away(const TableId& table, const GuestId& guest);
    [[nodiscard]] Awaited<std::string> replay(const Token& token);
    [[nodiscard]] Awaited<Json> replay_ply(const Token& token, std::size_t ply, ReplayViewer viewer);
    // The schema's ReplayHint; from a thread of the bots, unless it is known.
    [[nodiscard]] Awaited<Json> replay_hint(const GuestId& guest, const Token& token, std::size_t ply);
    // A replay that somebody keeps is not deleted by itself.
    [[nodiscard]] Awaited<bool> keep_replay(const GuestId& guest, const Token& token, bool keep);
    [[nodiscard]] PackShelf& shelf();
    // Whether somebody is connected to the table.
    [[nodiscard]] bool has_visits(const TableId& table) const;
    // An edition that some table uses or used, though it may be in no folder any more.
    [[nodiscard]] std::shared_ptr<const Pack> pack(std::string_view hash) const; // nullptr: never seen

    // The listener gets `table`, and `match` if there is one.
    [[nodiscard]] Awaited<std::unique_ptr<Visit>> attach(const TableId& table, const GuestId& guest,
                                                         LookAs as, Known known,
                                                         std::shared_ptr<Listener> listener);

    // Whoever waits for a bot to think about a replay is told to try again later.
    void drain();

    [[nodiscard]] HallCounts counts() const;

private:
    class Rooms;
    std::unique_ptr<Rooms> rooms_;
};

} // namespace homestretch::server
