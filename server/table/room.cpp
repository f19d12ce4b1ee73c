#include "server/table/room.h"

#include "server/table/messages.h"

#include <algorithm>
#include <utility>

namespace homestretch::server {

namespace {

// Enough for a client that repeats what it sent before a break.
constexpr std::size_t remembered_refusals = 64;

} // namespace

Room::Room(Table table, RoomWorld& world)
    : world_(world), table_(std::move(table)), presence_(now()), outbox_(table_.last_seq()),
      alarm_(world.executor), last_used_(now()) {}

Room::Alone::~Alone() {
    for (auto& call : room_.outbox_.flush()) room_.calls_.push_back(std::move(call));
    const Outbox::Calls calls = std::exchange(room_.calls_, {});
    lock_.unlock();
    for (const auto& call : calls) call();
}

void Room::open_new(const Records& records, const Then& then) {
    const Alone alone(*this);
    outbox_.on_disk(0);
    Parcel parcel{.then = [then] { then({}); },
                  .lost = [then](const Refusal& refusal) { then(Unexpected{refusal}); }};
    commit(records, std::move(parcel));
}

void Room::open_again() {
    const Alone alone(*this);
    look_ahead();
}

Circumstances Room::circumstances() const {
    return {.now = now(),
            .presence = presence_,
            .token = random_token,
            .seed = seed_from_system,
            .away_grace = world_.settings.away_grace};
}

Viewer Room::viewer_of(const Connection& connection) const {
    const std::vector<Seat> own = table_.seats_of(connection.caller.guest);
    if (connection.as.watch || own.empty()) return spectator;
    if (connection.as.seat && std::ranges::find(own, *connection.as.seat) != own.end()) {
        return connection.as.seat;
    }
    return own.front();
}

Room::Before Room::before() const {
    Before before{.log_size = table_.match() != nullptr ? table_.match()->event_count() : 0,
                  .undo = table_.state().undo};
    for (const auto& [number, connection] : connections_) before.viewers[number] = viewer_of(connection);
    return before;
}

Answer<std::size_t> Room::attach(const Caller& caller, LookAs as, std::size_t since,
                                 std::shared_ptr<Listener> listener) {
    const Alone alone(*this);
    if (lost_ && !read_again()) return Unexpected{not_stored()};
    const std::vector<Seat> own = table_.seats_of(caller.guest);
    if (as.seat && std::ranges::find(own, *as.seat) == own.end()) {
        return refused(Code::NotAllowed, "that seat is not yours");
    }
    if (!table_.may_watch(caller.guest)) {
        return refused(Code::NotAllowed, "this table is private; ask for one of its links");
    }
    const std::size_t number = next_connection_++;
    const Connection& connection =
        connections_.emplace(number, Connection{caller, as, std::move(listener)}).first->second;
    presence_.arrive(caller.guest);
    ++world_.visits;

    Parcel parcel{.after = table_.last_seq()};
    tell_table(parcel);
    if (table_.match() != nullptr) {
        parcel.add(connection.listener, to_text(match_message(table_, viewer_of(connection), since)));
    }
    if (table_.state().undo) parcel.add(connection.listener, to_text(undo_message(*table_.state().undo)));
    if (!planning_.empty()) tell_plan(connection, parcel);
    outbox_.put(std::move(parcel));
    look_ahead();
    return number;
}

void Room::leave(std::size_t connection) {
    const Alone alone(*this);
    const auto found = connections_.find(connection);
    presence_.leave(found->second.caller.guest, now());
    connections_.erase(found);
    --world_.visits;
    Parcel parcel{.after = table_.last_seq()};
    tell_table(parcel);
    outbox_.put(std::move(parcel));
    look_ahead();
}

std::optional<Refusal> Room::first_answer(const GuestId& guest, const std::string& id) const {
    const auto command = std::pair(guest, id);
    for (const auto& [refused_command, refusal] : refusals_) {
        if (refused_command == command) return refusal;
    }
    return std::nullopt;
}

void Room::refuse(const Connection& connection, const std::optional<std::string>& id,
                  const Refusal& refusal) {
    Parcel parcel{.after = table_.last_seq()};
    parcel.add(connection.listener, to_text(refused_message(id, refusal)));
    const bool outdated = refusal.code == Code::Stale || refusal.code == Code::Illegal;
    if (outdated && table_.match() != nullptr) {
        const std::size_t log_size = table_.match()->event_count();
        parcel.add(connection.listener, to_text(match_message(table_, viewer_of(connection), log_size)));
    }
    outbox_.put(std::move(parcel));
}

void Room::command(std::size_t number, const Json& message) {
    const Alone alone(*this);
    Connection& connection = connections_.at(number);
    const auto command = read_command(message);
    if (!command) return refuse(connection, command_id(message), command.error());
    if (lost_ && !read_again()) return refuse(connection, command->id, not_stored());
    const GuestId& guest = connection.caller.guest;
    if (const auto first = first_answer(guest, command->id)) return refuse(connection, command->id, *first);

    const Before before = this->before();
    const auto refuse_for_good = [&](const Refusal& refusal) {
        refusals_.emplace_back(std::pair(guest, command->id), refusal);
        if (refusals_.size() > remembered_refusals) refusals_.pop_front();
        refuse(connection, command->id, refusal);
    };
    const auto records = table_.carry_out(connection.caller, *command, circumstances());
    if (!records) return refuse_for_good(records.error());
    Parcel parcel{.after = table_.last_seq(),
                  .lost = [listener = connection.listener, id = command->id](const Refusal& refusal) {
                      listener->send(
                          std::make_shared<const std::string>(to_text(refused_message(id, refusal))));
                  }};
    if (const auto* look = std::get_if<Look>(&command->wish)) {
        connection.as = {.watch = !look->as, .seat = look->as};
        if (table_.match() != nullptr) {
            parcel.add(connection.listener, to_text(match_message(table_, viewer_of(connection), 0)));
        }
        if (!planning_.empty()) tell_plan(connection, parcel);
    }
    if (const auto planned = plan_together(command->wish, parcel); !planned)
        return refuse_for_good(planned.error());
    if (const auto* hint = std::get_if<AskHint>(&command->wish)) {
        const auto asked = ask_for_hint(*hint, command->id, parcel);
        if (!asked) return refuse_for_good(asked.error());
    }
    tell(*records, before, parcel);
    parcel.add(connection.listener, to_text(done_message(command->id)));
    commit(*records, std::move(parcel));
}

void Room::open_link(const Caller& caller, const Token& token,
                     const std::function<void(Answer<OpenedLink>)>& then) {
    const Alone alone(*this);
    const auto answer = [&](Answer<OpenedLink> opened) {
        calls_.emplace_back([then, opened = std::move(opened)] { then(opened); });
    };
    if (lost_ && !read_again()) return answer(Unexpected{not_stored()});
    const auto link = table_.link(token);
    if (!link) return answer(refused(Code::NotFound, "this link leads nowhere any more; ask for a new one"));
    const Before before = this->before();
    const auto records = table_.open(caller, *link, circumstances());
    if (!records) return answer(Unexpected{records.error()});

    OpenedLink opened{.table = table_.state().id};
    const std::vector<Seat> own = table_.seats_of(caller.guest);
    switch (link->kind) {
    case LinkKind::Join:
        opened.kind = "join";
        opened.seat = std::ranges::find(own, link->seat) != own.end() ? link->seat : own.front();
        break;
    case LinkKind::Watch: opened.kind = "watch"; break;
    case LinkKind::Resume:
        opened.kind = "resume";
        opened.seat = link->seat;
        break;
    case LinkKind::Replay: opened = {.kind = "replay", .replay = token}; break;
    }
    Parcel parcel{.after = table_.last_seq(),
                  .then = [then, opened] { then(opened); },
                  .lost = [then](const Refusal& refusal) { then(Unexpected{refusal}); }};
    tell(*records, before, parcel);
    commit(*records, std::move(parcel));
}

void Room::when_true(const std::function<Json(const Table&, const Presence&)>& show,
                     const std::function<void(Answer<Json>)>& then) {
    const Alone alone(*this);
    if (lost_ && !read_again()) {
        calls_.emplace_back([then] { then(Unexpected{not_stored()}); });
        return;
    }
    outbox_.put({.after = table_.last_seq(),
                 .then = [then, shown = show(table_, presence_)] { then(shown); },
                 .lost = [then](const Refusal& refusal) { then(Unexpected{refusal}); }});
}

std::optional<FinishedMatch> Room::finished(const Token& token) const {
    const std::lock_guard lock(mutex_);
    const auto& all = table_.state().finished;
    const auto found = std::ranges::find(all, token, &FinishedMatch::token);
    if (found == all.end()) return std::nullopt;
    return *found;
}

bool Room::is_here(const GuestId& guest) const {
    const std::lock_guard lock(mutex_);
    return presence_.is_here(guest);
}

bool Room::is_idle(Instant now) const {
    const std::lock_guard lock(mutex_);
    return connections_.empty() && outbox_.empty() && thinking_.empty() && !alarm_at_ &&
           last_used_ + world_.settings.idle <= now;
}

} // namespace homestretch::server
