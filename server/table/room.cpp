#include "server/table/room.h"

#include "server/table/messages.h"

#include <algorithm>
#include <utility>

namespace homestretch::server {

namespace {

// At a live table nobody is blamed for the time in which there was no room to be in.
Instant unseen_since(const Table& table, Instant present) {
    return table.state().settings.patience.kind == PatienceKind::Day ? table.last_at() : present;
}

} // namespace

Room::Room(Table table, RoomWorld& world)
    : world_(world), table_(std::move(table)), audience_(unseen_since(table_, now())),
      thoughts_(world.thinkers), hints_(world.thinkers), outbox_(table_.last_seq()), alarm_(world.executor),
      ahead_(std::max(Duration::zero(), table_.last_at() - now())), last_used_(now()) {}

Room::Alone::~Alone() {
    for (auto& call : room_.outbox_.flush()) room_.calls_.push_back(std::move(call));
    const Outbox::Calls calls = std::exchange(room_.calls_, {});
    lock_.unlock();
    for (const auto& call : calls) call();
}

void Room::open_new(const Records& records, const Then& then) {
    const Alone alone(*this);
    outbox_.on_disk(0);
    keep(records, {.then = [then] { then({}); },
                   .lost = [then](const Refusal& refusal) { then(Unexpected{refusal}); }});
}

void Room::open_again() {
    const Alone alone(*this);
    look_ahead();
}

Circumstances Room::circumstances() const {
    return {.now = present(),
            .presence = audience_.presence(),
            .token = random_token,
            .seed = seed_from_system,
            .promise = [this](const GuestId& guest) { return audience_.promise_of(guest); }};
}

Answer<Audience::Number> Room::attach(const Caller& caller, LookAs as, Known known,
                                      std::shared_ptr<Listener> listener) {
    const Alone alone(*this);
    if (!is_usable()) return Unexpected{not_stored()};
    const std::vector<Seat> own = table_.seats_of(caller.guest);
    // Seats move on with every rematch, and a client may not have heard of it yet.
    const bool moved_on = !own.empty() && table_.state().number > 1;
    if (as.seat && std::ranges::find(own, *as.seat) == own.end() && !moved_on) {
        return refused(Code::NotAllowed, "that seat is not yours");
    }
    if (!table_.may_watch(caller.guest)) {
        return refused(Code::NotAllowed, "this table is private; ask for one of its links");
    }
    const Audience::Number number = audience_.join({caller, as, std::move(listener)});
    const Member& member = *audience_.find(number);
    ++world_.visits;

    Parcel said = parcel();
    welcome(table_, audience_, member, known, present(), said);
    if (!planning_.empty()) tell_plan(member, said);
    if (const auto notice = world_.notices.now_up()) {
        said.add(member.listener, to_text(notice_message(notice)));
    }
    outbox_.put(std::move(said));
    look_ahead();
    return number;
}

void Room::leave(Audience::Number number) {
    const Alone alone(*this);
    audience_.leave(number, present());
    --world_.visits;
    answers_.forget_passers_by([this](const GuestId& guest) {
        return audience_.presence().is_here(guest) || !table_.seats_of(guest).empty();
    });
    look_ahead();
}

void Room::refuse(const Member& member, const std::optional<std::string>& id, const Refusal& refusal) {
    world_.watch.refused(refusal.code);
    Parcel said = parcel();
    said.add(member.listener, to_text(refused_message(id, refusal)));
    const bool outdated = refusal.code == Code::Stale || refusal.code == Code::Illegal;
    if (outdated && table_.match() != nullptr) {
        const Known all{.epoch = table_.state().epoch, .entries = table_.match()->event_count()};
        said.add(member.listener, to_text(match_message(table_, viewer_of(table_, member), all)));
    }
    outbox_.put(std::move(said));
}

void Room::command(Audience::Number number, const Json& message) {
    const Alone alone(*this);
    Member* member = audience_.find(number);
    if (member == nullptr) return; // sent away; this was on its way
    const auto command = read_command(message);
    if (!command) return refuse(*member, command_id(message), command.error());
    if (std::holds_alternative<Ping>(command->wish)) { // an answer that waits for nothing
        return member->listener->send(
            std::make_shared<const std::string>(to_text(done_message(command->id))));
    }
    if (!is_usable()) return refuse(*member, command->id, not_stored());
    const CommandName name{member->caller.guest, command->id};
    if (const auto first = answers_.find(name)) return refuse(*member, command->id, *first);

    const News news(table_, audience_);
    Parcel said = parcel();
    said.lost = [listener = member->listener, id = command->id](const Refusal& refusal) {
        listener->send(std::make_shared<const std::string>(to_text(refused_message(id, refusal))));
    };
    auto records = table_.carry_out(member->caller, *command, circumstances());
    if (records && contain<Shuffling>(*records)) audience_.forget_promises();
    const Answer<void> done = records ? do_beside(*member, *command, said) : Unexpected{records.error()};
    if (!done) {
        answers_.remember(name, done.error());
        return refuse(*member, command->id, done.error());
    }
    said.last.emplace(member->listener,
                      std::make_shared<const std::string>(to_text(done_message(command->id))));
    commit(*records, news, std::move(said));
}

Answer<void> Room::do_beside(Member& member, const Command& command, Parcel& parcel) {
    if (const auto* look = std::get_if<Look>(&command.wish)) {
        member.as = {.watch = !look->as, .seat = look->as};
        if (table_.match() != nullptr) {
            parcel.add(member.listener, to_text(match_message(table_, viewer_of(table_, member), {})));
        }
        if (!planning_.empty()) tell_plan(member, parcel);
        return {};
    }
    if (const auto* promise = std::get_if<Promise>(&command.wish)) {
        member.promise = promise->seal;
        return {};
    }
    if (const auto* hint = std::get_if<AskHint>(&command.wish)) {
        return ask_for_hint(member, *hint, command.id, parcel);
    }
    Answer<void> planned;
    if (const auto* plan = std::get_if<Plan>(&command.wish)) {
        planned = planning_.plan(*table_.match(), *plan);
    } else if (const auto* agree = std::get_if<Agree>(&command.wish)) {
        planned = planning_.agree(*agree);
    } else {
        return {};
    }
    if (planned) tell_plan(parcel);
    return planned;
}

Answer<void> Room::ask_for_hint(const Member& member, const AskHint& wish, const std::string& command,
                                Parcel& parcel) {
    const auto found = hints_.ask(
        wish, {member.caller.guest, command}, table_,
        [room = shared_from_this()](const AskHint& asked, const Hint& hint) { room->on_hint(asked, hint); });
    if (!found) return Unexpected{found.error()};
    if (*found) {
        parcel.add(member.listener, **found);
    } else {
        tell_all(audience_, to_text(hint_asked_message(wish.seat)), parcel);
    }
    return {};
}

void Room::on_hint(const AskHint& wish, const Hint& hint) {
    const Alone alone(*this);
    const auto message = hints_.keep(wish, hint);
    if (!message) return; // the match has gone on meanwhile
    Parcel said = parcel();
    // To everybody who looks through the seat's eyes: its guest, on any device.
    for (const auto& [number, member] : audience_.members()) {
        if (viewer_of(table_, member) == wish.seat) said.add(member.listener, *message);
    }
    outbox_.put(std::move(said));
}

void Room::open_link(const Caller& caller, const Token& token,
                     const std::function<void(Answer<OpenedLink>)>& then) {
    const Alone alone(*this);
    const auto answer = [&](Answer<OpenedLink> opened) {
        calls_.emplace_back([then, opened = std::move(opened)] { then(opened); });
    };
    if (!is_usable()) return answer(Unexpected{not_stored()});
    const auto link = table_.link(token);
    if (!link) return answer(refused(Code::NotFound, "this link leads nowhere any more; ask for a new one"));
    const News news(table_, audience_);
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
    commit(*records, news,
           {.then = [then, opened] { then(opened); },
            .lost = [then](const Refusal& refusal) { then(Unexpected{refusal}); }});
}

void Room::put_away(const GuestId& guest, const Then& then) {
    const Alone alone(*this);
    const News news(table_, audience_);
    const auto records =
        is_usable() ? table_.put_away(guest, circumstances()) : Answer<Records>(Unexpected{not_stored()});
    if (!records) {
        calls_.emplace_back([then, refusal = records.error()] { then(Unexpected{refusal}); });
        return;
    }
    commit(*records, news,
           {.then = [then] { then({}); },
            .lost = [then](const Refusal& refusal) { then(Unexpected{refusal}); }});
}

void Room::when_true(const std::function<Json(const Table&, const Presence&, Instant)>& show,
                     const std::function<void(Answer<Json>)>& then) {
    const Alone alone(*this);
    if (!is_usable()) {
        calls_.emplace_back([then] { then(Unexpected{not_stored()}); });
        return;
    }
    outbox_.put({.after = table_.last_seq(),
                 .then = [then, shown = show(table_, audience_.presence(), present())] { then(shown); },
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
    return audience_.presence().is_here(guest);
}

bool Room::has_visits() const {
    const std::lock_guard lock(mutex_);
    return !audience_.empty();
}

void Room::tell_notice() {
    const Alone alone(*this);
    Parcel said = parcel();
    tell_all(audience_, to_text(notice_message(world_.notices.now_up())), said);
    outbox_.put(std::move(said));
}

void Room::shut() {
    const Alone alone(*this);
    shut_ = true;
    look_ahead();
    for (const auto& [number, member] : audience_.members()) {
        member.listener->bye(Code::NotNow, "this table is being looked after; it is back in a moment", true);
    }
}

bool Room::is_idle() const {
    const std::unique_lock lock(mutex_, std::try_to_lock);
    if (!lock.owns_lock()) return false; // somebody is busy here
    const Instant unused = last_used_ + world_.settings.idle;
    const bool wakes_soon = alarm_.at() && *alarm_.at() <= present() + world_.settings.longest_nap;
    return audience_.empty() && outbox_.empty() && thoughts_.empty() && !wakes_soon && unused <= now();
}

} // namespace homestretch::server
