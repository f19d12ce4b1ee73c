#include "server/table/hall.h"

#include "server/table/messages.h"
#include "server/table/replay_hints.h"
#include "server/table/room.h"
#include "server/table/summaries.h"
#include "server/table/unreadable_table.h"

#include <algorithm>
#include <functional>

namespace homestretch::server {

namespace {

constexpr std::size_t most_listed = 100;
constexpr std::string_view nameless = "Guest";

// Of `hard` and of hints; nothing: the usual.
std::optional<SearchBudget> budget_of(const HallSettings& settings) {
    if (settings.bot_games == 0) return std::nullopt;
    return SearchBudget{.iterations = settings.bot_games};
}

class RoomVisit final : public Visit {
public:
    RoomVisit(std::shared_ptr<Room> room, std::size_t connection)
        : room_(std::move(room)), connection_(connection) {}
    ~RoomVisit() override { room_->leave(connection_); }
    RoomVisit(const RoomVisit&) = delete;
    RoomVisit& operator=(const RoomVisit&) = delete;

    void command(const Json& message) override { room_->command(connection_, message); }

private:
    std::shared_ptr<Room> room_;
    std::size_t connection_;
};

} // namespace

// The rooms in use, by table; others are made from the database when somebody asks for them.
class Hall::Rooms {
public:
    Rooms(Store& store, const PackCatalogue& catalogue, const boost::asio::any_io_executor& executor,
          const HallSettings& settings)
        : packs_(store, catalogue), thinkers_(settings.bot_threads), quick_(1),
          world_{.store = store,
                 .packs = packs_,
                 .thinkers = {.patient = thinkers_, .quick = quick_, .budget = budget_of(settings)},
                 .executor = executor,
                 .settings = settings},
          replay_hints_(thinkers_, world_.thinkers.budget) {}

    ~Rooms() {
        replay_hints_.close();
        thinkers_.close();
        quick_.close();
        world_.store.settle();
    }
    Rooms(const Rooms&) = delete;
    Rooms& operator=(const Rooms&) = delete;

    [[nodiscard]] Store& store() { return world_.store; }
    [[nodiscard]] StoredPacks& packs() { return packs_; }
    [[nodiscard]] ReplayHints& replay_hints() { return replay_hints_; }
    [[nodiscard]] const HallSettings& settings() const { return world_.settings; }

    [[nodiscard]] Answer<std::shared_ptr<Room>> find(const TableId& table) {
        const std::lock_guard lock(mutex_);
        drop_idle();
        if (const auto open = rooms_.find(table); open != rooms_.end()) return open->second;
        try {
            const Records records = world_.store.records(table);
            if (records.empty()) return refused(Code::NotFound, "there is no such table");
            auto room = std::make_shared<Room>(Table(records, packs_), world_);
            room->open_again();
            rooms_.emplace(table, room);
            return room;
        } catch (const UnreadableTable&) {
            return refused(Code::NotFound, "this table was played with another version of the rules");
        } catch (const StoreError&) {
            return Unexpected{not_stored()};
        }
    }

    // Null: another new table, not yet written, has this id.
    [[nodiscard]] std::shared_ptr<Room> add(Table table) {
        const TableId id = table.state().id;
        auto room = std::make_shared<Room>(std::move(table), world_);
        const std::lock_guard lock(mutex_);
        drop_idle();
        return rooms_.try_emplace(id, room).second ? room : nullptr;
    }

    void remove(const TableId& table) {
        const std::lock_guard lock(mutex_);
        rooms_.erase(table);
    }

    [[nodiscard]] HallCounts counts() const {
        const std::lock_guard lock(mutex_);
        return {.tables_in_memory = rooms_.size(),
                .visits = world_.visits,
                .bots_thinking = thinkers_.busy() + quick_.busy()};
    }

    [[nodiscard]] Caller caller(const GuestId& guest, const std::optional<std::string>& name) {
        if (name) return {.guest = guest, .name = *name};
        return {.guest = guest, .name = store().guest_name(guest).value_or(std::string(nameless))};
    }

    // The schema's TableSummary, with who is connected: to a table that is not in memory, nobody.
    [[nodiscard]] Json summary(const StoredSummary& stored, const GuestId& guest) {
        const Json all = Json::parse(stored.summary);
        Json shown = summary_for(all, guest);
        const std::lock_guard lock(mutex_);
        const auto room = rooms_.find(stored.table);
        for (std::size_t i = 0; room != rooms_.end() && i < all.at("guests").size(); ++i) {
            const Json& sitter = all["guests"][i];
            if (sitter.is_string()) shown["seats"][i]["here"] = room->second->is_here(sitter);
        }
        return shown;
    }

    // The finished match that a replay link leads to.
    [[nodiscard]] Answer<FinishedMatch> finished(const Token& token) {
        const auto table = store().table_of_link(token);
        const auto room = table ? find(*table) : Answer<std::shared_ptr<Room>>(refused(Code::NotFound, ""));
        const auto match = room ? (*room)->finished(token) : std::nullopt;
        if (!match) return refused(Code::NotFound, "there is no such replay");
        return *match;
    }

private:
    // Looking at all rooms each time somebody comes in would be slow with many; once in a while is enough.
    void drop_idle() {
        const Instant present = now();
        if (present < next_look_) return;
        next_look_ = present + world_.settings.idle / 4;
        std::erase_if(rooms_, [&](const auto& entry) {
            return entry.second.use_count() == 1 && entry.second->is_idle();
        });
    }

    StoredPacks packs_;
    BotThreads thinkers_;
    BotThreads quick_;
    RoomWorld world_;
    ReplayHints replay_hints_;
    mutable std::mutex mutex_;
    std::map<TableId, std::shared_ptr<Room>> rooms_;
    Instant next_look_{};
};

Hall::Hall(Store& store, const PackCatalogue& packs, const boost::asio::any_io_executor& executor,
           HallSettings settings)
    : rooms_(std::make_unique<Rooms>(store, packs, executor, settings)) {}

Hall::~Hall() = default;

void Hall::restore() {
    for (const TableId& table : rooms_->store().tables_in_phase("playing")) {
        static_cast<void>(rooms_->find(table));
    }
}

std::optional<std::string> Hall::guest_name(const GuestId& guest) const {
    return rooms_->store().guest_name(guest);
}

void Hall::name_guest(const GuestId& guest, const std::string& name, const Then<std::string>& then) {
    const auto cleaned = cleaned_name(name);
    if (!cleaned) return then(refused(Code::BadSetting, cleaned.error().message));
    rooms_->store().name_guest(
        guest, *cleaned, [then, name = *cleaned](const std::optional<StoreError>& error) {
            then(error ? Answer<std::string>(Unexpected{not_stored()}) : Answer<std::string>(name));
        });
}

Json Hall::session(const GuestId& guest) const {
    const auto name = guest_name(guest);
    Json tables = Json::array();
    std::vector<Json> replays;
    for (const StoredSummary& stored : rooms_->store().tables_of_guest(guest, most_listed)) {
        const Json summary = Json::parse(stored.summary);
        for (Json& replay : replays_for(summary, guest)) replays.push_back(std::move(replay));
        if (!is_put_away(summary, guest)) tables.push_back(rooms_->summary(stored, guest));
    }
    for (const std::string& stored : rooms_->store().replays_of_guest(guest, most_listed)) {
        if (auto replay = replay_for(Json::parse(stored), guest)) replays.push_back(std::move(*replay));
    }
    const auto ended = [](const Json& replay) { return replay.at("ended").get<std::int64_t>(); };
    std::ranges::stable_sort(replays, std::greater<>(), ended);
    return {{"name", name ? Json(*name) : Json()}, {"tables", std::move(tables)}, {"replays", replays}};
}

Json Hall::open_tables(const GuestId& guest) const {
    Json tables = Json::array();
    for (const StoredSummary& stored : rooms_->store().public_tables(most_listed)) {
        tables.push_back(rooms_->summary(stored, guest));
    }
    return {{"tables", std::move(tables)}};
}

void Hall::create(const GuestId& host, const NewTable& wanted, const Then<Json>& then) {
    Caller caller = rooms_->caller(host, wanted.name);
    const auto name = cleaned_name(caller.name);
    if (!name) return then(refused(Code::BadSetting, name.error().message));
    caller.name = *name;
    NewTable full = wanted;
    if (!full.settings.patience) full.settings.patience = Patience{.time = rooms_->settings().away_grace};
    const auto settings = first_settings(full, rooms_->packs());
    if (!settings) return then(Unexpected{settings.error()});

    TableId id = random_table_id();
    while (!rooms_->store().records(id).empty()) id = random_table_id();
    Records records;
    const Presence nobody(now());
    const Circumstances world{
        .now = now(), .presence = nobody, .token = random_token, .seed = seed_from_system};
    Table table = Table::create(id, caller, *settings, rooms_->packs(), world, records);
    const Json shown = table_body(table, host, nobody, world.now);
    const auto room = rooms_->add(std::move(table));
    if (!room) return create(host, wanted, then); // with another id
    room->open_new(records, [this, id, shown, then](const Answer<void>& written) {
        if (written) return then(shown);
        rooms_->remove(id);
        then(Unexpected{written.error()});
    });
}

void Hall::open_link(const GuestId& guest, const Token& token, const std::optional<std::string>& name,
                     const Then<OpenedLink>& then) {
    const auto table = rooms_->store().table_of_link(token);
    if (!table) return then(refused(Code::NotFound, "there is no such link; ask for a new one"));
    const auto room = rooms_->find(*table);
    if (!room) return then(Unexpected{room.error()});
    (*room)->open_link(rooms_->caller(guest, name), token, then);
}

void Hall::table(const TableId& table, const GuestId& guest, const Then<Json>& then) {
    const auto room = rooms_->find(table);
    if (!room) return then(Unexpected{room.error()});
    (*room)->when_true(
        [guest](const Table& it, const Presence& presence, Instant present) {
            return it.may_watch(guest) ? table_body(it, guest, presence, present) : Json();
        },
        [then](Answer<Json> shown) {
            if (!shown || !shown->is_null()) return then(std::move(shown));
            then(refused(Code::NotAllowed, "this table is private; ask for one of its links"));
        });
}

void Hall::put_away(const TableId& table, const GuestId& guest, const Then<Json>& then) {
    const auto room = rooms_->find(table);
    if (!room) return then(Unexpected{room.error()});
    (*room)->put_away(guest, [this, guest, then](const Answer<void>& done) {
        then(done ? Answer<Json>(session(guest)) : Unexpected{done.error()});
    });
}

Answer<std::string> Hall::replay(const Token& token) {
    const auto match = rooms_->finished(token);
    if (!match) return Unexpected{match.error()};
    return replay_file(*match);
}

Answer<Json> Hall::replay_ply(const Token& token, std::size_t ply, ReplayViewer viewer) {
    const auto match = rooms_->finished(token);
    if (!match) return Unexpected{match.error()};
    return server::replay_ply(*match, ply, viewer, rooms_->packs());
}

void Hall::replay_hint(const GuestId& guest, const Token& token, std::size_t ply, const Then<Json>& then) {
    const auto match = rooms_->finished(token);
    if (!match) return then(Unexpected{match.error()});
    rooms_->replay_hints().ask(guest, *match, ply, rooms_->packs(), then);
}

std::shared_ptr<const Pack> Hall::pack(std::string_view hash) const {
    return rooms_->packs().find(hash);
}

Answer<std::unique_ptr<Visit>> Hall::attach(const TableId& table, const GuestId& guest, LookAs as,
                                            Known known, std::shared_ptr<Listener> listener) {
    const auto room = rooms_->find(table);
    if (!room) return Unexpected{room.error()};
    const auto connection =
        (*room)->attach(rooms_->caller(guest, std::nullopt), as, known, std::move(listener));
    if (!connection) return Unexpected{connection.error()};
    std::unique_ptr<Visit> visit = std::make_unique<RoomVisit>(*room, *connection);
    return visit;
}

void Hall::drain() {
    rooms_->replay_hints().close();
}

HallCounts Hall::counts() const {
    return rooms_->counts();
}

} // namespace homestretch::server
