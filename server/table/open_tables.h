#pragma once

#include "server/table/room.h"

#include <boost/asio/thread_pool.hpp>

#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace homestretch::server {

// The rooms of tables in use; others are made from the database when somebody asks for them. Thread-safe, and
// locked for moments only. Reading a table that was played at for years can take a second: threads that do
// nothing else read, and whoever asked is a coroutine that waits without one.
class OpenTables {
public:
    using Found = Answer<std::shared_ptr<Room>>;

    explicit OpenTables(RoomWorld& world) : world_(world) {}

    using Then = std::function<void(Found)>;

    // What can be said at once. Nothing: the table has to be read first.
    [[nodiscard]] std::optional<Found> at_hand(const TableId& table);
    // `then` is called from a thread that reads, or at once.
    void fetch(const TableId& table, Then then);
    // Reads it, if it is not in memory, though nobody asks for it.
    void prepare(const TableId& table);
    void close(); // ends what is being read, and reads no more
    [[nodiscard]] std::shared_ptr<Room> in_memory(const TableId& table) const; // perhaps nullptr
    [[nodiscard]] std::vector<std::shared_ptr<Room>> all_in_memory() const;
    // Null: another new table, not yet written, has this id.
    [[nodiscard]] std::shared_ptr<Room> add(Table table);
    void remove(const TableId& table);
    [[nodiscard]] std::size_t size() const;

    // Sends everybody at these tables away and lets nobody in until what is given back is destroyed.
    [[nodiscard]] std::shared_ptr<void> hold(const std::vector<TableId>& tables);

    // Tables that cannot be read, with the reason: everything else goes on without them. They are tried again
    // whenever somebody asks for them.
    [[nodiscard]] std::map<TableId, std::string> set_aside() const;

private:
    [[nodiscard]] std::optional<Found> known(const TableId& table) const; // with the lock held
    [[nodiscard]] Found read(const TableId& table);
    void put_aside(const TableId& table, const std::string& reason);
    void drop_idle();
    void let_in(const std::vector<TableId>& tables);

    static constexpr std::size_t readers = 4; // tables read at once; more wait for one another

    RoomWorld& world_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::map<TableId, std::shared_ptr<Room>> rooms_;
    std::map<TableId, std::vector<Then>> reading_; // being read just now, and who waits for it
    std::multiset<TableId> held_;                  // nobody gets in
    std::map<TableId, std::string> set_aside_;
    Instant next_look_{};
    boost::asio::thread_pool readers_{readers}; // last: what it still does uses the others
};

} // namespace homestretch::server
