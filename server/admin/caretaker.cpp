#include "server/admin/caretaker.h"

#include <future>

namespace homestretch::server {

namespace {

constexpr std::chrono::seconds between_looks{5};
constexpr std::chrono::hours between_rounds{1};
constexpr std::size_t most_woken = 20;    // in one look
constexpr std::size_t most_at_once = 100; // in one transaction, so that nobody waits long behind it

void finish(const std::function<void(Upkeep::Written)>& begin) {
    std::promise<std::optional<StoreError>> written;
    begin([&](const std::optional<StoreError>& error) { written.set_value(error); });
    if (const auto error = written.get_future().get()) throw StoreError(*error);
}

// The part that nobody is at.
std::vector<TableId> unwatched(Hall& hall, std::vector<TableId> tables) {
    std::erase_if(tables, [&](const TableId& table) { return hall.has_visits(table); });
    return tables;
}

using Find = std::vector<TableId> (Upkeep::*)(Instant, std::size_t);

// Until there are none left but those that somebody watches.
std::size_t delete_tables(Database& database, Hall& hall, Find find, Instant before) {
    std::size_t deleted = 0;
    while (true) {
        const std::vector<TableId> tables = unwatched(hall, (database.*find)(before, most_at_once));
        if (tables.empty()) return deleted;
        const auto closed = hall.hold(tables);
        finish([&](Upkeep::Written written) { database.delete_tables(tables, std::move(written)); });
        deleted += tables.size();
    }
}

std::size_t forget_talk(Database& database, Hall& hall, Instant before) {
    const std::vector<TableId> tables =
        unwatched(hall, database.tables_with_talk_before(before, most_at_once));
    for (const TableId& table : tables) {
        const auto closed = hall.hold({table});
        finish([&](Upkeep::Written written) { database.forget_talk(table, before, std::move(written)); });
    }
    return tables.size();
}

std::size_t forget_guests(Database& database, Hall& hall, Instant before) {
    const std::vector<GuestId> guests = database.guests_unseen_since(before, most_at_once);
    for (const GuestId& guest : guests) {
        const auto closed = hall.hold(database.tables_visited_by(guest));
        finish([&](Upkeep::Written written) { database.forget_guest(guest, std::move(written)); });
    }
    return guests.size();
}

} // namespace

Cleaned clean(Database& database, Hall& hall, const Retention& retention, Instant present) {
    Cleaned cleaned;
    if (retention.finished.count() > 0) {
        cleaned.finished =
            delete_tables(database, hall, &Upkeep::tables_over_since, present - retention.finished);
    }
    if (retention.abandoned.count() > 0) {
        cleaned.abandoned =
            delete_tables(database, hall, &Upkeep::tables_abandoned_since, present - retention.abandoned);
    }
    if (retention.talk.count() > 0) cleaned.talk = forget_talk(database, hall, present - retention.talk);
    if (retention.guests.count() > 0) {
        cleaned.guests = forget_guests(database, hall, present - retention.guests);
    }
    return cleaned;
}

Caretaker::Caretaker(Database& database, Hall& hall, const Retention& retention, Report report)
    : database_(database), hall_(hall), retention_(retention), report_(std::move(report)),
      thread_([this] { run(); }) {}

Caretaker::~Caretaker() {
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    closing_changed_.notify_one();
    thread_.join();
}

void Caretaker::run() {
    auto next_round = std::chrono::steady_clock::now();
    std::unique_lock lock(mutex_);
    while (!closing_) {
        lock.unlock();
        if (std::chrono::steady_clock::now() >= next_round) {
            make_round();
            next_round += between_rounds;
        }
        try {
            hall_.wake(most_woken);
        } catch (const StoreError& trouble) {
            report_({}, trouble.what());
        }
        lock.lock();
        closing_changed_.wait_for(lock, between_looks, [this] { return closing_; });
    }
}

void Caretaker::make_round() {
    try {
        const Cleaned cleaned = clean(database_, hall_, retention_, now());
        if (cleaned != Cleaned{}) report_(cleaned, "");
    } catch (const StoreError& trouble) {
        report_({}, trouble.what());
    }
}

} // namespace homestretch::server
