#include "server/table/table.h"

#include "games/registry.h"
#include "server/table/record_bodies.h"
#include "server/table/reveals.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace homestretch::server {

namespace {

// Enough for every client to repeat what it sent before a break.
constexpr std::size_t remembered_commands = 256;

void remember_command(TableState& state, const Json& body) {
    if (!body.contains("id")) return;
    std::pair command{body.at("guest").get<GuestId>(), body.at("id").get<std::string>()};
    if (!state.recent.empty() && state.recent.back() == command) return; // several records of one command
    state.recent.push_back(std::move(command));
    if (state.recent.size() > remembered_commands) state.recent.pop_front();
}

std::unique_ptr<Match> new_match(const TableState& state) {
    const TableSettings& settings = state.settings;
    auto match =
        find_game(settings.game)->new_match(*settings.pack, settings.seats, settings.options, state.seed);
    // The settings were tried when they were made, but perhaps by another version.
    if (!match) throw UnreadableTable(to_text(match.error()));
    return std::move(*match);
}

std::set<GuestId> guests_at(const TableState& state) {
    std::set<GuestId> guests;
    for (const Chair& chair : state.chairs) {
        if (chair.guest) guests.insert(*chair.guest);
    }
    return guests;
}

} // namespace

Table::Table(const Records& records, PackShelf& packs) : packs_(&packs) {
    check(!records.empty() && records.front().kind == "created");
    try {
        for (const Record& record : records) fold(record);
    } catch (const std::exception& error) {
        throw UnreadableTable(fmt::format("table {}, record {}: {}", state_.id, last_seq_ + 1, error.what()));
    }
}

void Table::fold(const Record& record) {
    check(record.seq == last_seq_ + 1);
    const Json& body = record.body;
    const std::string& kind = record.kind;
    const auto chair = [&]() -> Chair& { return state_.chairs.at(body.at("seat").get<std::size_t>()); };

    if (kind == "created") {
        state_ = created_state(record, *packs_);
    } else if (kind == "configured") {
        state_.settings = settings_from(body.at("settings"), *packs_);
        state_.chairs.resize(state_.settings.seats);
        give_join_links(state_.chairs, body.at("joins"));
    } else if (kind == "sat") {
        seat_guest(chair(), body);
        start_clock(chair(), record.at);
    } else if (kind == "resumed") {
        if (state_.host == chair().guest) state_.host = body.at("sitter");
        state_.admitted.insert(chair().guest.value()); // the device it came from may go on watching
        chair().guest = body.at("sitter").get<GuestId>();
    } else if (kind == "stood") {
        chair() = Chair{.join = body.at("join")};
    } else if (kind == "bot_seated") {
        stop_clock(chair(), record.at);
        seat_bot(chair(), body);
    } else if (kind == "taken_back") {
        chair().bot.reset();
        chair().missed = 0;
        start_clock(chair(), record.at);
    } else if (kind == "named") {
        chair().name = body.at("name");
    } else if (kind == "admitted") {
        state_.admitted.insert(body.at("admitted").get<GuestId>());
    } else if (kind == "started") {
        begin_match(record);
    } else if (kind == "acted") {
        if (const auto played = play(record); !played) throw UnreadableTable(played.error().message);
        return; // it has counted itself
    } else if (kind == "undo_asked") {
        state_.undo =
            UndoRequest{.seat = seat_in(body), .to_ply = body.at("to"), .waiting = waiting_in(body)};
    } else if (kind == "undo_answered") {
        answer_undo(state_, seat_in(body), body.at("agree"));
    } else if (kind == "undone") {
        undo_to(body.at("to"), record);
    } else if (kind == "finished") {
        finish(record);
    } else if (kind == "rematch") {
        state_.seed = *seed_from_hex(body.at("seed").get<std::string>());
        state_.seal = seal_of(state_.seed);
        ++state_.number;
        std::ranges::rotate(state_.chairs, state_.chairs.end() - 1); // everybody moves on by one seat
        begin_match(record);
    } else if (kind != "said") { // talk is kept, and changes nothing
        throw UnreadableTable("unknown kind " + kind);
    }
    remember_command(state_, body);
    last_seq_ = record.seq;
}

void Table::begin_match(const Record& record) {
    state_.phase = Phase::Playing;
    state_.played.clear();
    state_.undo.reset();
    match_ = new_match(state_);
    before_last_.reset();
    last_action_is_free_.reset();
    for (Chair& chair : state_.chairs) {
        chair.missed = 0;
        chair.asked.reset();
        chair.bank.reset();
        if (state_.settings.clock.kind == ClockKind::Bank) chair.bank = state_.settings.clock.time;
    }
    ask(record);
}

Result<void> Table::play(const Record& record) {
    const Seat seat = seat_in(record.body);
    auto before = match_->clone();
    if (auto played = match_->act(seat, record.body.at("action").get_ref<const std::string&>()); !played) {
        return played;
    }
    before_last_ = std::move(before);
    last_action_is_free_.reset();

    Chair& chair = state_.chairs.at(index_of(seat));
    const PlayedBy by = played_by(record.body);
    const auto left = time_left(chair, record.at);
    state_.played.push_back({.by = by, .left = left});
    stop_clock(chair, record.at);
    if (chair.bank && left) *chair.bank += state_.settings.clock.increment;
    chair.missed = by == PlayedBy::Clock ? chair.missed + 1 : 0;
    chair.asked.reset();
    state_.undo.reset(); // what it would have gone back to is no longer what people agreed to
    ask(record);
    remember_command(state_, record.body);
    last_seq_ = record.seq;
    return {};
}

void Table::ask(const Record& record) {
    const SeatSet pending = match_->pending();
    for (const Seat seat : seats(state_.chairs.size())) {
        Chair& chair = state_.chairs[index_of(seat)];
        if (!pending.contains(seat)) {
            chair.asked.reset();
        } else if (!chair.asked) {
            chair.asked = Asked{.decision = record.seq};
            start_clock(chair, record.at);
        }
    }
}

void Table::start_clock(Chair& chair, Instant at) const {
    if (!chair.asked) return;
    chair.asked->at = at;
    if (!chair.is_played_by_person()) return;
    if (state_.settings.clock.kind == ClockKind::Decision)
        chair.asked->allowance = state_.settings.clock.time;
    if (state_.settings.clock.kind == ClockKind::Bank) chair.asked->allowance = chair.bank;
}

void Table::stop_clock(Chair& chair, Instant at) {
    const auto left = time_left(chair, at);
    if (chair.bank && left) chair.bank = left;
    if (chair.asked) chair.asked->allowance.reset();
}

std::optional<Duration> Table::time_left(const Chair& chair, Instant at) {
    if (!chair.asked || !chair.asked->allowance) return std::nullopt;
    return std::max(Duration::zero(), *chair.asked->allowance - (at - chair.asked->at));
}

// Time that was spent stays spent, and an increment is paid for an action that stands: otherwise acting and
// taking back would be a way to make time.
void Table::undo_to(std::size_t ply, const Record& record) {
    const std::vector<Move> moves = match_->history();
    check(ply < moves.size());
    std::map<Seat, Duration> left;
    for (const Seat seat : match_->pending()) {
        Chair& chair = state_.chairs[index_of(seat)];
        if (const auto time = time_left(chair, record.at)) left[seat] = *time;
        stop_clock(chair, record.at);
    }
    for (std::size_t i = moves.size(); i > ply; --i) {
        const Seat seat = moves[i - 1].seat;
        Chair& chair = state_.chairs[index_of(seat)];
        const auto time = state_.played[i - 1].left;
        if (!time) continue;
        left[seat] = *time;
        if (chair.bank)
            *chair.bank = std::max(Duration::zero(), *chair.bank - state_.settings.clock.increment);
    }

    before_last_ = ply > 0 ? match_->rewound(ply - 1) : nullptr;
    match_ = match_->rewound(ply);
    last_action_is_free_.reset();
    state_.played.resize(ply);
    state_.undo.reset();
    for (Chair& chair : state_.chairs) chair.asked.reset();
    ask(record);
    for (const auto& [seat, time] : left) {
        auto& asked = state_.chairs[index_of(seat)].asked;
        if (asked && asked->allowance && state_.settings.clock.kind == ClockKind::Decision)
            asked->allowance = time;
    }
}

void Table::finish(const Record& record) {
    state_.phase = Phase::Finished;
    std::vector<std::string> names;
    for (const Chair& chair : state_.chairs) names.push_back(chair.name);
    Replay replay = replay_of(*match_, std::move(names));
    replay.seal = state_.seal;
    state_.finished.push_back({.number = state_.number,
                               .token = record.body.at("replay"),
                               .replay = std::move(replay),
                               .outcome = match_->outcome(),
                               .guests = guests_at(state_),
                               .ended = record.at});
}

std::vector<Seat> Table::seats_of(const GuestId& guest) const {
    std::vector<Seat> own;
    for (const Seat seat : seats(state_.chairs.size())) {
        if (state_.chairs[index_of(seat)].guest == guest) own.push_back(seat);
    }
    return own;
}

bool Table::may_watch(const GuestId& guest) const {
    return state_.settings.privacy == Privacy::Public || guest == state_.host ||
           state_.admitted.contains(guest) || !seats_of(guest).empty();
}

bool Table::may_host(const GuestId& guest, const Presence& presence) const {
    return guest == state_.host || (!presence.is_here(state_.host) && !seats_of(guest).empty());
}

SeatNames Table::seat_names() const {
    std::vector<std::string> names;
    for (const Chair& chair : state_.chairs) names.push_back(chair.name);
    return SeatNames(std::move(names));
}

std::vector<BotDuty> Table::bot_duties() const {
    std::vector<BotDuty> duties;
    // While people talk about going back, bots do not run ahead.
    if (state_.phase != Phase::Playing || state_.undo) return duties;
    for (const Seat seat : seats(state_.chairs.size())) {
        const Chair& chair = state_.chairs[index_of(seat)];
        if (chair.bot && chair.asked) {
            duties.push_back({seat, *chair.bot, chair.asked->decision, chair.asked->at});
        }
    }
    return duties;
}

std::optional<std::size_t> Table::last_ply_of(Seat seat) const {
    if (!match_) return std::nullopt;
    const std::vector<Move>& moves = match_->history();
    for (std::size_t i = moves.size(); i > 0; --i) {
        if (moves[i - 1].seat == seat && state_.played[i - 1].by == PlayedBy::Person) return i - 1;
    }
    return std::nullopt;
}

std::optional<Link> Table::link(const Token& token) const {
    if (token.empty()) return std::nullopt; // what a seat without a link has
    if (token == state_.watch) return Link{.kind = LinkKind::Watch};
    for (const Seat seat : seats(state_.chairs.size())) {
        const Chair& chair = state_.chairs[index_of(seat)];
        if (token == chair.join) return Link{.kind = LinkKind::Join, .seat = seat};
        if (token == chair.resume) return Link{.kind = LinkKind::Resume, .seat = seat};
    }
    if (std::ranges::find(state_.finished, token, &FinishedMatch::token) == state_.finished.end()) {
        return std::nullopt;
    }
    return Link{.kind = LinkKind::Replay};
}

UndoRule Table::undo_for(Seat seat) const {
    const auto ply = last_ply_of(seat);
    if (state_.phase != Phase::Playing || state_.settings.undo == UndoRule::None || !ply)
        return UndoRule::None;
    const Chair& own = state_.chairs[index_of(seat)];
    const bool alone = std::ranges::none_of(state_.chairs, [&](const Chair& other) {
        return other.is_played_by_person() && other.guest != own.guest;
    });
    if (alone && state_.settings.undo == UndoRule::Ask) return UndoRule::Free; // bots always agree
    if (*ply + 1 == match_->history().size()) {
        if (!last_action_is_free_) last_action_is_free_ = revealed_nothing(*before_last_, *match_);
        if (*last_action_is_free_) return UndoRule::Free;
    }
    return state_.settings.undo == UndoRule::Ask ? UndoRule::Ask : UndoRule::None;
}

bool Table::hints_for(const GuestId& guest) const {
    if (seats_of(guest).empty()) return false;
    switch (state_.settings.hints) {
    case HintRule::On: return true;
    case HintRule::Off: return false;
    case HintRule::Alone: break;
    }
    // Whoever shares a device is somebody else, too.
    return std::ranges::count_if(state_.chairs, [](const Chair& chair) { return chair.guest.has_value(); }) ==
           1;
}

Table Table::imagined_by(Viewer viewer, RandomStream& random) const {
    Table imagined(state_, *packs_);
    imagined.last_seq_ = last_seq_;
    if (!match_) return imagined;
    imagined.match_ = match_->redealt(viewer, random);
    // The past is not dealt anew with it; what it says about taking back stays as it was found.
    if (viewer) static_cast<void>(undo_for(*viewer));
    imagined.last_action_is_free_ = last_action_is_free_;
    return imagined;
}

} // namespace homestretch::server
