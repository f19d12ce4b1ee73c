#pragma once

#include "server/table/room.h"

#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace homestretch::server {

// The rooms of tables in use; others are made from the database when somebody asks for them. Thread-safe, and
// locked for moments only: while one table is read from the database nobody at another waits.
class OpenTables {
public:
    explicit OpenTables(RoomWorld& world) : world_(world) {}

    [[nodiscard]] Answer<std::shared_ptr<Room>> find(const TableId& table);
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
    [[nodiscard]] Answer<std::shared_ptr<Room>> read(const TableId& table);
    void put_aside(const TableId& table, const std::string& reason);
    void drop_idle();
    void let_in(const std::vector<TableId>& tables);

    RoomWorld& world_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::map<TableId, std::shared_ptr<Room>> rooms_;
    std::set<TableId> reading_;   // somebody reads them just now
    std::multiset<TableId> held_; // nobody gets in
    std::map<TableId, std::string> set_aside_;
    Instant next_look_{};
};

} // namespace homestretch::server
