#include "server/table/open_tables.h"

#include "server/table/unreadable_table.h"

#include <boost/asio/post.hpp>

#include <utility>

namespace homestretch::server {

std::optional<OpenTables::Found> OpenTables::at_hand(const TableId& table) {
    const std::lock_guard lock(mutex_);
    drop_idle();
    return known(table);
}

void OpenTables::prepare(const TableId& table) {
    fetch(table, [](const Found&) {});
}

void OpenTables::close() {
    readers_.stop();
    readers_.join();
}

std::optional<OpenTables::Found> OpenTables::known(const TableId& table) const {
    if (held_.contains(table)) {
        return Found(refused(Code::Storage, "this table is being looked after; try again in a moment"));
    }
    const auto open = rooms_.find(table);
    return open == rooms_.end() ? std::nullopt : std::optional<Found>(open->second);
}

void OpenTables::fetch(const TableId& table, Then then) {
    std::unique_lock lock(mutex_);
    if (auto found = known(table)) { // since it was looked for
        lock.unlock();
        return then(std::move(*found));
    }
    const auto [reading, is_first] = reading_.try_emplace(table);
    reading->second.push_back(std::move(then));
    if (!is_first) return;
    boost::asio::post(readers_, [this, table] {
        const Found room = read(table);
        std::vector<Then> waiting;
        {
            const std::lock_guard done(mutex_);
            if (room) rooms_.emplace(table, *room);
            waiting = std::move(reading_.extract(table).mapped());
        }
        changed_.notify_all();
        for (const Then& heard : waiting) heard(room);
    });
}

OpenTables::Found OpenTables::read(const TableId& table) {
    try {
        const Records records = world_.store.records(table);
        if (records.empty()) return refused(Code::NotFound, "there is no such table");
        auto room = std::make_shared<Room>(Table(records, world_.packs), world_);
        room->open_again();
        const std::lock_guard lock(mutex_);
        set_aside_.erase(table);
        return room;
    } catch (const StoreError&) {
        return Unexpected{not_stored()};
    } catch (const std::exception& damage) {
        put_aside(table, damage.what());
        return refused(Code::NotFound, "this table cannot be read, so it was set aside; whoever runs the "
                                       "server can look into it");
    }
}

void OpenTables::put_aside(const TableId& table, const std::string& reason) {
    {
        const std::lock_guard lock(mutex_);
        if (!set_aside_.insert_or_assign(table, reason).second) return; // it was reported before
    }
    world_.watch.set_aside(table, reason);
}

std::shared_ptr<Room> OpenTables::in_memory(const TableId& table) const {
    const std::lock_guard lock(mutex_);
    const auto open = rooms_.find(table);
    return open == rooms_.end() ? nullptr : open->second;
}

std::vector<std::shared_ptr<Room>> OpenTables::all_in_memory() const {
    const std::lock_guard lock(mutex_);
    std::vector<std::shared_ptr<Room>> all;
    for (const auto& [table, room] : rooms_) all.push_back(room);
    return all;
}

std::shared_ptr<Room> OpenTables::add(Table table) {
    const TableId id = table.state().id;
    auto room = std::make_shared<Room>(std::move(table), world_);
    const std::lock_guard lock(mutex_);
    drop_idle();
    return rooms_.try_emplace(id, room).second ? room : nullptr;
}

void OpenTables::remove(const TableId& table) {
    const std::lock_guard lock(mutex_);
    rooms_.erase(table);
}

std::size_t OpenTables::size() const {
    const std::lock_guard lock(mutex_);
    return rooms_.size();
}

std::shared_ptr<void> OpenTables::hold(const std::vector<TableId>& tables) {
    std::vector<std::shared_ptr<Room>> left;
    {
        std::unique_lock lock(mutex_);
        for (const TableId& table : tables) {
            held_.insert(table);
            changed_.wait(lock, [&] { return !reading_.contains(table); });
            const auto open = rooms_.find(table);
            if (open == rooms_.end()) continue;
            left.push_back(open->second);
            rooms_.erase(open);
        }
    }
    for (const auto& room : left) room->shut();
    return {nullptr, [this, tables](void*) { let_in(tables); }};
}

void OpenTables::let_in(const std::vector<TableId>& tables) {
    const std::lock_guard lock(mutex_);
    for (const TableId& table : tables) held_.erase(held_.find(table));
}

std::map<TableId, std::string> OpenTables::set_aside() const {
    const std::lock_guard lock(mutex_);
    return set_aside_;
}

// Looking at all rooms each time somebody comes in would be slow with many; once in a while is enough.
void OpenTables::drop_idle() {
    const Instant present = now();
    if (present < next_look_) return;
    next_look_ = present + world_.settings.idle / 4;
    std::erase_if(
        rooms_, [&](const auto& entry) { return entry.second.use_count() == 1 && entry.second->is_idle(); });
}

} // namespace homestretch::server
