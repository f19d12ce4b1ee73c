#include "server/table/hall.h"

#include "server/table/awaiting.h"
#include "server/table/messages.h"
#include "server/table/open_tables.h"
#include "server/table/replay_hints.h"
#include "server/table/summaries.h"
#include "server/table/words.h"

#include <algorithm>
#include <functional>

namespace homestretch::server {

namespace {

constexpr std::size_t most_listed = 100;
constexpr std::size_t most_looked_at = 300;
constexpr std::size_t most_of_one_host = 3;
constexpr std::string_view nameless = "Guest";

// Of the schema's TableSummary: whether a person is connected.
bool has_somebody(const Json& summary) {
    return std::ranges::any_of(summary.at("seats"), [](const Json& seat) {
        return seat.at("holder") == "person" && seat.at("here") == true;
    });
}

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
          const HallSettings& settings, HallWatch watch)
        : packs_(store, catalogue), thinkers_(settings.bot_threads), quick_(1),
          world_{.store = store,
                 .packs = packs_,
                 .thinkers = {.patient = thinkers_, .quick = quick_, .budget = budget_of(settings)},
                 .executor = executor,
                 .settings = settings,
                 .watch = std::move(watch)},
          replay_hints_(thinkers_, world_.thinkers.budget), replays_(packs_) {}

    ~Rooms() {
        open_.close();
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
    [[nodiscard]] ReplayShelf& replays() { return replays_; }
    [[nodiscard]] const HallSettings& settings() const { return world_.settings; }

    [[nodiscard]] OpenTables& open() { return open_; }
    [[nodiscard]] RoomWorld& world() { return world_; }
    [[nodiscard]] Awaited<std::shared_ptr<Room>> find(const TableId& table) {
        if (auto found = open_.at_hand(table)) co_return std::move(*found);
        co_return co_await called_back<OpenTables::Found>([&](auto then) { open_.fetch(table, then); });
    }

    [[nodiscard]] HallCounts counts() const {
        return {.tables_in_memory = open_.size(),
                .visits = world_.visits,
                .bots_thinking = thinkers_.busy() + quick_.busy(),
                .waiting_writes = world_.store.waiting(),
                .thought = thinkers_.thought() + quick_.thought()};
    }

    [[nodiscard]] Caller caller(const GuestId& guest, const std::optional<std::string>& name) {
        if (name) return {.guest = guest, .name = *name};
        const auto kept =
            cleaned_name(store().guest_name(guest).value_or("")); // an older one may be refused now
        return {.guest = guest, .name = kept ? *kept : std::string(nameless)};
    }

    // The schema's TableSummary, with who is connected: to a table that is not in memory, nobody. Nothing:
    // the stored one is damaged.
    [[nodiscard]] std::optional<Json> summary(const StoredSummary& stored, const GuestId& guest) try {
        const Json all = Json::parse(stored.summary);
        Json shown = summary_for(all, guest);
        const auto room = open_.in_memory(stored.table);
        for (std::size_t i = 0; room != nullptr && i < all.at("guests").size(); ++i) {
            const Json& sitter = all["guests"][i];
            if (sitter.is_string()) shown["seats"][i]["here"] = room->is_here(sitter);
        }
        return shown;
    } catch (const Json::exception&) {
        return std::nullopt;
    }

    // The finished match that a replay link leads to.
    [[nodiscard]] Awaited<FinishedMatch> finished(const Token& token) {
        const auto table = store().table_of_link(token);
        if (!table) co_return refused(Code::NotFound, "there is no such replay");
        const auto room = co_await find(*table);
        const auto match = room ? (*room)->finished(token) : std::nullopt;
        if (!match) co_return refused(Code::NotFound, "there is no such replay");
        co_return *match;
    }

private:
    StoredPacks packs_;
    BotThreads thinkers_;
    BotThreads quick_;
    RoomWorld world_;
    ReplayHints replay_hints_;
    ReplayShelf replays_;
    OpenTables open_{world_};
};

Hall::Hall(Store& store, const PackCatalogue& packs, const boost::asio::any_io_executor& executor,
           HallSettings settings, HallWatch watch)
    : rooms_(std::make_unique<Rooms>(store, packs, executor, settings, std::move(watch))) {}

Hall::~Hall() = default;

void Hall::wake(std::size_t most) {
    const auto damaged = set_aside();
    for (const TableId& table : rooms_->store().tables_due(now(), most)) {
        if (!damaged.contains(table)) rooms_->open().prepare(table);
    }
}

std::shared_ptr<void> Hall::hold(const std::vector<TableId>& tables) {
    return rooms_->open().hold(tables);
}

std::map<TableId, std::string> Hall::set_aside() const {
    return rooms_->open().set_aside();
}

void Hall::announce(const std::optional<Notice>& notice) {
    rooms_->world().notices.put_up(notice);
    for (const auto& room : rooms_->open().all_in_memory()) room->tell_notice();
}

std::optional<Notice> Hall::notice() const {
    return rooms_->world().notices.now_up();
}

std::optional<std::string> Hall::guest_name(const GuestId& guest) const {
    return rooms_->store().guest_name(guest);
}

Hall::Awaited<std::string> Hall::name_guest(const GuestId& guest, const std::string& name) {
    const auto cleaned = cleaned_name(name);
    if (!cleaned) co_return refused(Code::BadSetting, cleaned.error().message);
    const auto error = co_await called_back<std::optional<StoreError>>(
        [&](auto then) { rooms_->store().name_guest(guest, *cleaned, then); });
    if (error) co_return Unexpected{not_stored()};
    co_return *cleaned;
}

Json Hall::session(const GuestId& guest) const {
    const auto name = guest_name(guest);
    rooms_->store().note_guest(guest);
    Json tables = Json::array();
    std::vector<Json> replays;
    for (const StoredSummary& stored : rooms_->store().tables_of_guest(guest, most_listed)) {
        auto shown = rooms_->summary(stored, guest);
        if (!shown) continue; // damaged
        const Json summary = Json::parse(stored.summary);
        for (Json& replay : replays_for(summary, guest)) replays.push_back(std::move(replay));
        if (!is_put_away(summary, guest)) tables.push_back(std::move(*shown));
    }
    for (const std::string& stored : rooms_->store().replays_of_guest(guest, most_listed)) {
        try {
            if (auto replay = replay_for(Json::parse(stored), guest)) replays.push_back(std::move(*replay));
        } catch (const Json::exception&) {
            continue; // damaged, too
        }
    }
    const auto ended = [](const Json& replay) { return replay.at("ended").get<std::int64_t>(); };
    std::ranges::stable_sort(replays, std::greater<>(), ended);
    const auto recovery = rooms_->store().recovery_made(guest);
    return {{"name", name ? Json(*name) : Json()},
            {"recovery", recovery ? Json(to_number(*recovery)) : Json()},
            {"tables", std::move(tables)},
            {"replays", replays},
            {"kept", rooms_->store().kept_replays(guest)},
            {"notice", notice_body(notice())}};
}

Json Hall::open_tables(const GuestId& guest) const {
    std::vector<Json> tables;
    for (const StoredSummary& stored : rooms_->store().public_tables(most_looked_at, most_of_one_host)) {
        if (auto summary = rooms_->summary(stored, guest)) tables.push_back(std::move(*summary));
    }
    std::ranges::stable_partition(tables, has_somebody); // an empty table can wait for company longer
    if (tables.size() > most_listed) tables.resize(most_listed);
    return {{"tables", std::move(tables)}};
}

Hall::Awaited<Json> Hall::create(const GuestId& host, const NewTable& wanted) {
    Caller caller = rooms_->caller(host, wanted.name);
    const auto name = cleaned_name(caller.name);
    if (!name) co_return refused(Code::BadSetting, name.error().message);
    caller.name = *name;
    NewTable full = wanted;
    if (!full.settings.patience) full.settings.patience = Patience{.time = rooms_->settings().away_grace};
    const auto settings = first_settings(full, rooms_->packs());
    if (!settings) co_return Unexpected{settings.error()};

    TableId id = random_table_id();
    for (std::size_t tries = 1; !rooms_->store().records(id).empty(); ++tries) id = random_table_id(tries);
    Records records;
    const Presence nobody(now());
    const Circumstances world{
        .now = now(), .presence = nobody, .token = random_token, .seed = seed_from_system};
    Table table = Table::create(id, caller, *settings, rooms_->packs(), world, records);
    Json shown = table_body(table, host, nobody, world.now);
    const auto room = rooms_->open().add(std::move(table));
    if (!room) co_return co_await create(host, wanted); // with another id
    const auto written =
        co_await called_back<Answer<void>>([&](auto then) { room->open_new(records, then); });
    if (written) co_return shown;
    rooms_->open().remove(id);
    co_return Unexpected{written.error()};
}

Hall::Awaited<OpenedLink> Hall::open_link(const GuestId& guest, const Token& token,
                                          const std::optional<std::string>& name) {
    const auto table = rooms_->store().table_of_link(token);
    if (!table) co_return refused(Code::NotFound, "there is no such link; ask for a new one");
    const auto room = co_await rooms_->find(*table);
    if (!room) co_return Unexpected{room.error()};
    co_return co_await called_back<Answer<OpenedLink>>(
        [&](auto then) { (*room)->open_link(rooms_->caller(guest, name), token, then); });
}

Hall::Awaited<Json> Hall::table(const TableId& table, const GuestId& guest) {
    const auto room = co_await rooms_->find(table);
    if (!room) co_return Unexpected{room.error()};
    const auto show = [&](const Table& it, const Presence& presence, Instant present) {
        return it.may_watch(guest) ? table_body(it, guest, presence, present) : Json();
    };
    auto shown = co_await called_back<Answer<Json>>([&](auto then) { (*room)->when_true(show, then); });
    if (!shown || !shown->is_null()) co_return shown;
    co_return refused(Code::NotAllowed, "this table is private; ask for one of its links");
}

Hall::Awaited<Json> Hall::put_away(const TableId& table, const GuestId& guest) {
    const auto room = co_await rooms_->find(table);
    if (!room) co_return Unexpected{room.error()};
    const auto done = co_await called_back<Answer<void>>([&](auto then) { (*room)->put_away(guest, then); });
    if (!done) co_return Unexpected{done.error()};
    co_return session(guest);
}

Hall::Awaited<std::string> Hall::replay(const Token& token) {
    const auto match = co_await rooms_->finished(token);
    if (!match) co_return Unexpected{match.error()};
    co_return replay_file(*match);
}

Hall::Awaited<Json> Hall::replay_ply(const Token& token, std::size_t ply, ReplayViewer viewer) {
    const auto match = co_await rooms_->finished(token);
    if (!match) co_return Unexpected{match.error()};
    co_return server::replay_ply(*match, ply, viewer, rooms_->replays());
}

Hall::Awaited<Json> Hall::replay_hint(const GuestId& guest, const Token& token, std::size_t ply) {
    const auto match = co_await rooms_->finished(token);
    if (!match) co_return Unexpected{match.error()};
    co_return co_await called_back<Answer<Json>>(
        [&](auto then) { rooms_->replay_hints().ask(guest, *match, ply, rooms_->packs(), then); });
}

Hall::Awaited<bool> Hall::keep_replay(const GuestId& guest, const Token& token, bool keep) {
    const auto match = co_await rooms_->finished(token);
    if (!match) co_return Unexpected{match.error()};
    const auto error = co_await called_back<std::optional<StoreError>>(
        [&](auto then) { rooms_->store().keep_replay(guest, token, keep, then); });
    if (error) co_return Unexpected{not_stored()};
    co_return keep;
}

PackShelf& Hall::shelf() {
    return rooms_->packs();
}

bool Hall::has_visits(const TableId& table) const {
    const auto room = rooms_->open().in_memory(table);
    return room != nullptr && room->has_visits();
}

std::shared_ptr<const Pack> Hall::pack(std::string_view hash) const {
    return rooms_->packs().find(hash);
}

Hall::Awaited<std::unique_ptr<Visit>> Hall::attach(const TableId& table, const GuestId& guest, LookAs as,
                                                   Known known, std::shared_ptr<Listener> listener) {
    const auto room = co_await rooms_->find(table);
    if (!room) co_return Unexpected{room.error()};
    const auto connection =
        (*room)->attach(rooms_->caller(guest, std::nullopt), as, known, std::move(listener));
    if (!connection) co_return Unexpected{connection.error()};
    std::unique_ptr<Visit> visit = std::make_unique<RoomVisit>(*room, *connection);
    co_return visit;
}

void Hall::drain() {
    rooms_->replay_hints().close();
}

HallCounts Hall::counts() const {
    return rooms_->counts();
}

} // namespace homestretch::server
