#include "server/admin/desk.h"

#include "engine/nearest.h"
#include "engine/pack/text.h"
#include "server/table/hall.h"
#include "server/table/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <future>

namespace homestretch::server {

namespace {

// What the operator got wrong; nothing was done then.
struct Complaint : std::runtime_error {
    using std::runtime_error::runtime_error;
};

constexpr std::int64_t longest_warning = 7L * 24 * 60 * 60; // seconds
constexpr std::size_t longest_text = 500;

// A field of the request, of a type that the schema of errands in docs/operations.md names.
template <class T>
T field(const Json& request, const char* name) {
    try {
        return request.at(name).get<T>();
    } catch (const Json::exception&) {
        throw Complaint(fmt::format("the errand needs '{}'", name));
    }
}

Json table_entry(const TableRow& row) {
    const Json summary = Json::parse(row.summary, nullptr, false);
    Json players = Json::array();
    Json game;
    if (summary.is_object() && summary.contains("table")) {
        game = summary["table"].value("game", "");
        for (const Json& seat : summary["table"].value("seats", Json::array())) {
            if (seat.contains("name") && seat["name"].is_string()) players.push_back(seat["name"]);
        }
    }
    return {{"table", row.table},     {"game", game},       {"phase", row.phase},
            {"privacy", row.privacy}, {"players", players}, {"changed", to_number(row.changed)},
            {"records", row.records}, {"kept", row.kept}};
}

} // namespace

struct Desk::Errand {
    std::string_view name{};
    Json (Desk::*run)(const Json&) = nullptr;
};

const Desk::Errand* Desk::find_errand(std::string_view name) {
    static constexpr std::array errands = {
        Errand{"status", &Desk::status},
        Errand{"tables", &Desk::tables},
        Errand{"guests", &Desk::guests},
        Errand{"close", &Desk::close},
        Errand{"delete", &Desk::remove},
        Errand{"forget", &Desk::forget},
        Errand{"revoke-cookies", &Desk::revoke_cookies},
        Errand{"renew-links", &Desk::renew_links},
        Errand{"rotate-key", &Desk::rotate_key},
        Errand{"check", &Desk::check},
        Errand{"announce", &Desk::announce},
    };
    const auto* found = std::ranges::find(errands, name, &Errand::name);
    return found == errands.end() ? nullptr : found;
}

Json Desk::carry_out(const Json& request) {
    try {
        const auto name = field<std::string>(request, "errand");
        const Errand* errand = find_errand(name);
        if (errand == nullptr) throw Complaint(fmt::format("there is no errand {}", in_quotes(name)));
        return (this->*errand->run)(request);
    } catch (const std::exception& trouble) { // a complaint, or the database failed
        return {{"error", trouble.what()}};
    }
}

Json Desk::status(const Json& /*request*/) {
    std::map<std::string, std::size_t> phases;
    const std::vector<TableRow> rows = database_.table_rows({});
    for (const TableRow& row : rows) ++phases[row.phase];
    Json status{{"running", hall_ != nullptr},
                {"tables", rows.size()},
                {"phases", phases},
                {"guests", database_.guest_rows().size()},
                {"waiting_writes", database_.waiting()}};
    if (hall_ == nullptr) return status;
    const HallCounts counts = hall_->counts();
    status["tables_in_memory"] = counts.tables_in_memory;
    status["visits"] = counts.visits;
    status["set_aside"] = hall_->set_aside();
    const auto notice = hall_->notice();
    status["notice"] = notice ? Json{{"at", to_number(notice->at)}, {"text", notice->text}} : Json();
    return status;
}

Json Desk::tables(const Json& request) {
    const std::string phase = request.value("phase", "");
    const auto set_aside = hall_ == nullptr ? std::map<TableId, std::string>() : hall_->set_aside();
    Json entries = Json::array();
    for (const TableRow& row : database_.table_rows({})) {
        if (!phase.empty() && row.phase != phase) continue;
        entries.push_back(table_entry(row));
        const auto damaged = set_aside.find(row.table);
        entries.back()["damage"] = damaged == set_aside.end() ? Json() : Json(damaged->second);
    }
    return {{"tables", std::move(entries)}};
}

Json Desk::guests(const Json& /*request*/) {
    Json entries = Json::array();
    for (const GuestRow& row : database_.guest_rows()) {
        entries.push_back({{"guest", row.guest},
                           {"name", row.name},
                           {"seen", to_number(row.seen)},
                           {"tables", row.tables}});
    }
    return {{"guests", std::move(entries)}};
}

Json Desk::close(const Json& request) {
    if (hall_ == nullptr) throw Complaint("no server runs on this database, so every table is closed");
    const std::vector<TableId> tables = known_tables(request);
    const auto closed = hold(tables);
    return {{"closed", tables}};
}

Json Desk::remove(const Json& request) {
    const std::vector<TableId> tables = known_tables(request);
    const auto closed = hold(tables);
    finish([&](Upkeep::Written written) { database_.delete_tables(tables, std::move(written)); });
    return {{"deleted", tables}};
}

Json Desk::forget(const Json& request) {
    const GuestId guest = known_guest(request);
    const auto closed = hold(database_.tables_visited_by(guest));
    finish([&](Upkeep::Written written) { database_.forget_guest(guest, std::move(written)); });
    return {{"forgotten", guest}};
}

Json Desk::revoke_cookies(const Json& request) {
    const GuestId guest = known_guest(request);
    const auto closed = hold(database_.tables_visited_by(guest));
    finish([&](Upkeep::Written written) { database_.revoke_cookies(guest, std::move(written)); });
    return {{"revoked", guest}};
}

Json Desk::renew_links(const Json& request) {
    const std::vector<TableId> tables = known_tables(request);
    const auto closed = hold(tables);
    for (const TableId& table : tables) {
        finish([&](Upkeep::Written written) { database_.renew_links(table, std::move(written)); });
    }
    return {{"renewed", tables}};
}

Json Desk::rotate_key(const Json& request) {
    const bool at_once = request.value("at_once", false);
    finish([&](Upkeep::Written written) { database_.rotate_signing_key(at_once, std::move(written)); });
    if (on_new_keys_) on_new_keys_();
    return {{"rotated", true}, {"at_once", at_once}};
}

Json Desk::check(const Json& /*request*/) {
    Json damaged = Json::array();
    const std::vector<TableRow> rows = database_.table_rows({});
    for (const TableRow& row : rows) {
        if (const auto damage = damage_of(row.table)) {
            damaged.push_back({{"table", row.table}, {"damage", *damage}});
        }
    }
    return {{"checked", rows.size()}, {"damaged", std::move(damaged)}, {"file", database_.damage()}};
}

Json Desk::announce(const Json& request) {
    if (hall_ == nullptr) throw Complaint("no server runs on this database, so nobody would hear it");
    if (request.value("cancel", false)) {
        hall_->announce(std::nullopt);
        return {{"announced", nullptr}};
    }
    const auto seconds = field<std::int64_t>(request, "seconds");
    const std::string text = request.value("text", "");
    if (seconds < 0 || seconds > longest_warning)
        throw Complaint("a restart is announced up to a week ahead");
    if (text.size() > longest_text) throw Complaint("the text is too long for a banner");
    const Notice notice{.at = now() + std::chrono::seconds(seconds), .text = text};
    hall_->announce(notice);
    return {{"announced", {{"at", to_number(notice.at)}, {"text", notice.text}}}};
}

std::vector<TableId> Desk::known_tables(const Json& request) {
    auto tables = field<std::vector<TableId>>(request, "tables");
    for (const TableId& table : tables) {
        if (!database_.table_rows(table).empty()) continue;
        const std::vector<TableRow> rows = database_.table_rows({});
        std::vector<std::string_view> known;
        for (const TableRow& row : rows) known.push_back(row.table);
        throw Complaint(fmt::format("there is no table {}{}", in_quotes(table), suggestion(table, known)));
    }
    return tables;
}

GuestId Desk::known_guest(const Json& request) {
    auto guest = field<GuestId>(request, "guest");
    const std::vector<GuestRow> known = database_.guest_rows();
    if (std::ranges::find(known, guest, &GuestRow::guest) == known.end()) {
        throw Complaint(fmt::format("there is no guest {}; `homestretch admin guests` lists their ids",
                                    in_quotes(guest)));
    }
    return guest;
}

std::shared_ptr<void> Desk::hold(const std::vector<TableId>& tables) {
    return hall_ == nullptr ? nullptr : hall_->hold(tables);
}

void Desk::finish(const std::function<void(Upkeep::Written)>& begin) {
    std::promise<std::optional<StoreError>> written;
    begin([&](const std::optional<StoreError>& error) { written.set_value(error); });
    if (const auto error = written.get_future().get()) throw StoreError(*error);
}

std::optional<std::string> Desk::damage_of(const TableId& table) {
    try {
        const Records records = database_.records(table);
        if (records.empty()) return "it has no records";
        static_cast<void>(Table(records, packs_));
        return std::nullopt;
    } catch (const std::exception& error) { // whatever is wrong with it
        return error.what();
    }
}

} // namespace homestretch::server
