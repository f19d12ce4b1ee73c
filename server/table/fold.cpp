#include "server/table/fold.h"

#include "games/registry.h"
#include "server/table/unreadable_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace homestretch::server {

namespace {

// Of one guest: enough for a client that repeats what it sent before a break.
constexpr std::size_t remembered_commands = 256;

constexpr std::size_t remembered_talk = 100;

void remember(TableState& state, const CommandName& command) {
    std::deque<std::string>& ids = state.answered[command.guest];
    if (!ids.empty() && ids.back() == command.id) return; // several records of one command
    ids.push_back(command.id);
    if (ids.size() > remembered_commands) ids.pop_front();
}

std::unique_ptr<Match> new_match(const TableState& state) {
    const TableSettings& settings = state.settings;
    const GameType* game = find_game(settings.game);
    if (game == nullptr) throw UnreadableTable("there is no game " + settings.game);
    auto match = game->new_match(*state.pack, settings.seats, settings.options, state.seed);
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

void Fold::run() {
    if (record_.seq != table_.last_seq_ + 1) {
        throw UnreadableTable(fmt::format("record {} is missing", table_.last_seq_ + 1));
    }
    std::visit(*this, record_.fact);
    count();
}

Match& Fold::match() {
    if (table_.match_ == nullptr) throw UnreadableTable("no match has begun");
    return *table_.match_;
}

void Fold::count() {
    if (record_.command) remember(state_, *record_.command);
    table_.last_seq_ = record_.seq;
    table_.last_at_ = std::max(table_.last_at_, record_.at);
}

void Fold::operator()(const Created& fact) {
    state_ = {.id = fact.table,
              .created = record_.at,
              .host = fact.host,
              .settings = fact.settings,
              .pack = table_.packs_->at(fact.settings.pack),
              .watch = fact.watch};
    seal_deal(fact.seed);
    state_.seal = state_.dealing->seal;
    state_.chairs.resize(state_.settings.seats);
    give_join_links(fact.joins);
    Chair& first = chair(seat_at(0));
    first.guest = state_.host;
    first.name = fact.name;
    first.resume = fact.resume;
}

void Fold::operator()(const Configured& fact) {
    state_.pack = table_.packs_->at(fact.settings.pack);
    state_.settings = fact.settings;
    state_.chairs.resize(state_.settings.seats);
    give_join_links(fact.joins);
}

void Fold::give_join_links(const std::vector<Token>& joins) {
    std::size_t next = 0;
    for (Chair& chair : state_.chairs) {
        if (chair.join.empty()) chair.join = joins.at(next++);
    }
}

void Fold::operator()(const Sat& fact) {
    Chair& taken = chair(fact.seat);
    taken.guest = fact.sitter;
    taken.name = fact.name;
    taken.resume = fact.resume;
    taken.bot.reset();
    taken.missed = 0;
    state_.put_away_by.erase(fact.sitter);
    start_clock(taken);
}

void Fold::operator()(const Resumed& fact) {
    Chair& moved = chair(fact.seat);
    if (state_.host == moved.guest) state_.host = fact.sitter;
    state_.admitted.insert(moved.guest.value()); // the device it came from may go on watching
    moved.guest = fact.sitter;
    if (fact.resume) moved.resume = *fact.resume;
}

void Fold::operator()(const Relinked& fact) {
    chair(fact.seat).resume = fact.resume;
}

void Fold::operator()(const Stood& fact) {
    chair(fact.seat) = Chair{.join = fact.join};
}

void Fold::operator()(const BotSeated& fact) {
    Chair& seated = chair(fact.seat);
    stop_clock(seated);
    seated.bot = fact.bot;
    seated.resigned = fact.why == BotReason::Resigned;
    if (!seated.guest) seated.name = fact.name.value();
}

void Fold::operator()(const TakenBack& fact) {
    Chair& own = chair(fact.seat);
    own.bot.reset();
    own.missed = 0;
    start_clock(own);
}

void Fold::operator()(const Named& fact) {
    chair(fact.seat).name = fact.name;
}

void Fold::operator()(const Admitted& fact) {
    state_.admitted.insert(fact.admitted);
}

void Fold::seal_deal(const Seed& secret) {
    state_.dealing = Dealing{.deal = {.secret = secret}, .seal = seal_of(secret)};
}

void Fold::operator()(const Sealed& fact) {
    seal_deal(fact.secret);
}

void Fold::operator()(const Shuffling& fact) {
    Dealing& dealing = state_.dealing.value();
    dealing.deal.parts = fact.promises;
    dealing.asked = record_.at;
}

void Fold::operator()(const Revealed& fact) {
    const std::string promise = seal_of(fact.part);
    for (DealPart& part : state_.dealing.value().deal.parts) {
        if (part.promise == promise) part.given = fact.part;
    }
}

void Fold::operator()(const Started& /*fact*/) {
    deal();
    begin_match();
}

void Fold::deal() {
    const Dealing dealing = state_.dealing.value();
    state_.dealing.reset();
    state_.seal = dealing.seal;
    state_.deal.reset();
    if (dealing.asked) state_.deal = dealing.deal; // older servers asked nobody
    state_.seed = dealing.asked ? seed_of(dealing.deal) : dealing.deal.secret;
}

void Fold::begin_match() {
    state_.phase = Phase::Playing;
    state_.played.clear();
    state_.put_away_by.clear();
    ++state_.epoch;
    settle_votes();
    table_.match_ = new_match(state_);
    table_.before_last_.reset();
    table_.last_action_is_free_.reset();
    for (Chair& chair : state_.chairs) {
        chair.missed = 0;
        chair.resigned = false;
        chair.asked.reset();
        chair.bank.reset();
        if (state_.settings.clock.kind == ClockKind::Bank) chair.bank = state_.settings.clock.time;
    }
    ask();
}

void Fold::operator()(const Acted& fact) {
    if (const auto played = play(fact); !played) throw UnreadableTable(played.error().message);
}

Result<void> Fold::play(const Acted& fact) {
    auto before = match().clone();
    if (auto played = match().act(fact.seat, fact.action); !played) return played;
    table_.before_last_ = std::move(before);
    table_.last_action_is_free_.reset();

    Chair& actor = chair(fact.seat);
    const auto left = time_left(actor);
    state_.played.push_back({.by = fact.by, .left = left});
    stop_clock(actor);
    if (actor.bank && left) *actor.bank += state_.settings.clock.increment;
    actor.missed = fact.by == PlayedBy::Clock ? actor.missed + 1 : 0;
    actor.asked.reset();
    state_.undo.reset(); // what it would have gone back to is no longer what people agreed to
    ask();
    count();
    return {};
}

void Fold::ask() {
    const SeatSet pending = match().pending();
    for (const Seat seat : seats(state_.chairs.size())) {
        Chair& asked = chair(seat);
        if (!pending.contains(seat)) {
            asked.asked.reset();
        } else if (!asked.asked) {
            asked.asked = Asked{.decision = record_.seq};
            start_clock(asked);
        }
    }
}

void Fold::start_clock(Chair& chair) {
    if (!chair.asked) return;
    chair.asked->at = record_.at;
    if (!chair.is_played_by_person()) return;
    if (state_.settings.clock.kind == ClockKind::Decision)
        chair.asked->allowance = state_.settings.clock.time;
    if (state_.settings.clock.kind == ClockKind::Bank) chair.asked->allowance = chair.bank;
}

void Fold::stop_clock(Chair& chair) {
    const auto left = time_left(chair);
    if (chair.bank && left) chair.bank = left;
    if (chair.asked) chair.asked->allowance.reset();
}

std::optional<Duration> Fold::time_left(const Chair& chair) const {
    if (!chair.asked || !chair.asked->allowance) return std::nullopt;
    return std::max(Duration::zero(), *chair.asked->allowance - (record_.at - chair.asked->at));
}

void Fold::operator()(const UndoAsked& fact) {
    state_.undo = UndoRequest{.seat = fact.seat, .to_ply = fact.to, .waiting = fact.waiting};
}

void Fold::operator()(const UndoAnswered& fact) {
    if (fact.agree) {
        state_.undo.value().waiting.erase(fact.seat);
    } else {
        state_.undo.reset();
    }
}

// Time that was spent stays spent, and an increment is paid for an action that stands: otherwise acting and
// taking back would be a way to make time.
void Fold::operator()(const Undone& fact) {
    const std::vector<Move> moves = match().history();
    if (fact.to >= moves.size()) throw UnreadableTable("an undo of what was never done");
    std::map<Seat, Duration> left;
    for (const Seat seat : table_.match_->pending()) {
        if (const auto time = time_left(chair(seat))) left[seat] = *time;
        stop_clock(chair(seat));
    }
    for (std::size_t i = moves.size(); i > fact.to; --i) {
        const Seat seat = moves[i - 1].seat;
        const auto time = state_.played[i - 1].left;
        if (!time) continue;
        left[seat] = *time;
        auto& bank = chair(seat).bank;
        if (bank) *bank = std::max(Duration::zero(), *bank - state_.settings.clock.increment);
    }

    table_.before_last_ = fact.to == 0 ? nullptr : table_.match_->rewound(fact.to - 1);
    table_.match_ = table_.match_->rewound(fact.to);
    table_.last_action_is_free_.reset();
    state_.played.resize(fact.to);
    ++state_.epoch;
    state_.undo.reset();
    for (Chair& chair : state_.chairs) chair.asked.reset();
    ask();
    for (const auto& [seat, time] : left) {
        auto& asked = chair(seat).asked;
        if (asked && asked->allowance && state_.settings.clock.kind == ClockKind::Decision)
            asked->allowance = time;
    }
}

void Fold::operator()(const EndAsked& fact) {
    state_.ending = EndRequest{.seat = fact.seat, .waiting = fact.waiting};
}

void Fold::operator()(const EndAnswered& fact) {
    if (fact.agree) {
        state_.ending.value().waiting.erase(fact.seat);
    } else {
        state_.ending.reset();
    }
}

void Fold::operator()(const Ended& fact) {
    for (Chair& chair : state_.chairs) chair.asked.reset();
    keep_match(fact.replay);
}

void Fold::operator()(const PutAway& fact) {
    state_.put_away_by.insert(fact.by);
}

void Fold::settle_votes() {
    state_.undo.reset();
    state_.ending.reset();
}

void Fold::operator()(const Finished& fact) {
    keep_match(fact.replay);
}

void Fold::keep_match(const Token& token) {
    state_.phase = Phase::Finished;
    settle_votes();
    std::vector<std::string> names;
    for (const Chair& chair : state_.chairs) names.push_back(chair.name);
    Replay replay = replay_of(match(), std::move(names));
    replay.seal = state_.seal;
    replay.deal = state_.deal;
    state_.finished.push_back({.number = state_.number,
                               .token = token,
                               .replay = std::move(replay),
                               .outcome = table_.match_->outcome(),
                               .guests = guests_at(state_),
                               .ended = record_.at});
}

void Fold::operator()(const Rematched& fact) {
    if (fact.seed) seal_deal(*fact.seed);
    deal();
    ++state_.number;
    std::ranges::rotate(state_.chairs, state_.chairs.end() - 1); // everybody moves on by one seat
    begin_match();
}

void Fold::operator()(const Said& fact) {
    const bool wiped = fact.text && fact.text->empty(); // after its time
    if (wiped) return;
    state_.talk.push_back({.said = fact, .at = record_.at});
    if (state_.talk.size() > remembered_talk) state_.talk.pop_front();
}

} // namespace homestretch::server
