#include "server/table/messages.h"

#include "engine/check.h"
#include "server/table/position.h"
#include "server/table/table_setting.h"
#include "server/table/words.h"

#include <algorithm>
#include <array>

namespace homestretch::server {

namespace {

constexpr std::size_t most_advice = 5; // more would be a list of everything
constexpr std::array<std::string_view, 3> phase_words{"gathering", "playing", "finished"};

Json holder_of(const Chair& chair) {
    if (chair.guest) return "person";
    return chair.bot ? "bot" : "open";
}

Json seats_body(const Table& table, const GuestId& guest, const Presence& presence, Instant present) {
    const TableState& state = table.state();
    Json entries = Json::array();
    for (const Seat seat : seats(state.chairs.size())) {
        const Chair& chair = state.chairs[index_of(seat)];
        Json entry = seat_entry(state, seat);
        if (chair.guest) {
            entry["here"] = presence.is_here(*chair.guest);
            entry["away"] = table.is_away(*chair.guest, presence, present);
        }
        entry["mine"] = chair.guest == guest;
        entries.push_back(std::move(entry));
    }
    return entries;
}

Json links_body(const Table& table, const GuestId& guest) {
    const TableState& state = table.state();
    Json join = Json::array();
    Json resume = Json::array();
    for (const Seat seat : seats(state.chairs.size())) {
        const Chair& chair = state.chairs[index_of(seat)];
        if (guest == state.host && !chair.guest && state.phase != Phase::Finished) {
            join.push_back({{"seat", index_of(seat)}, {"token", chair.join}});
        }
        if (chair.guest == guest) resume.push_back({{"seat", index_of(seat)}, {"token", chair.resume}});
    }
    const bool over = state.phase == Phase::Finished && table.may_watch(guest);
    return {{"join", std::move(join)},
            {"watch", table.may_watch(guest) ? Json(state.watch) : Json()},
            {"resume", std::move(resume)},
            {"replay", over ? Json(state.finished.back().token) : Json()}};
}

Json clock_body(const Table& table) {
    const TableState& state = table.state();
    if (state.settings.clock.kind == ClockKind::None || state.phase != Phase::Playing) return nullptr;
    const auto deadline = table.deadline();
    Json banks = Json::array();
    for (const Chair& chair : state.chairs) {
        banks.push_back(chair.bank && chair.guest ? Json(chair.bank->count()) : Json());
    }
    return {{"deadline", deadline ? Json(to_number(*deadline)) : Json()}, {"banks", std::move(banks)}};
}

// Of the match that is dealt next, as long as it is not.
Json deal_body(const Table& table) {
    const TableState& state = table.state();
    const bool of_rematch = state.phase == Phase::Finished && state.dealing;
    const auto until = table.dealt_at();
    Json parts = Json::array();
    for (const DealPart& part :
         state.dealing ? state.dealing->deal.parts : state.deal.value_or(Deal{}).parts) {
        parts.push_back(
            {{"seat", index_of(part.seat)}, {"promise", part.promise}, {"given", part.given.has_value()}});
    }
    return {{"number", state.number + (of_rematch ? 1 : 0)},
            {"seal", state.dealing ? state.dealing->seal : state.seal},
            {"parts", std::move(parts)},
            {"until", until ? Json(to_number(*until)) : Json()}};
}

std::size_t watchers(const Table& table, const Presence& presence) {
    return presence.count_if([&](const GuestId& guest) { return table.seats_of(guest).empty(); });
}

Json votes(SeatSet seats) {
    Json numbers = Json::array();
    for (const Seat seat : seats) numbers.push_back(index_of(seat));
    return numbers;
}

// What a table knows of a position beyond its match.
Json completed(const Table& table, Viewer viewer, Json position) {
    const TableState& state = table.state();
    position["epoch"] = state.epoch;
    position["clock"] = clock_body(table);
    if (state.is_stopped()) {
        position["outcome"] = outcome_of(state.finished.back());
        position["pending"] = Json::array();
        position["question"] = nullptr;
        position["choices"] = Json::array();
        position["blocked"] = Json::array();
    }
    if (!viewer) return position;
    const auto& asked = state.chairs[index_of(*viewer)].asked;
    if (asked) position["decision"] = asked->decision;
    position["undo"] = word_of(table.undo_for(*viewer));
    return position;
}

} // namespace

Json seat_entry(const TableState& state, Seat seat) {
    const Chair& chair = state.chairs[index_of(seat)];
    return {{"seat", index_of(seat)},
            {"holder", holder_of(chair)},
            {"name", chair.is_open() ? Json() : Json(chair.name)},
            {"bot", chair.bot ? Json(name_of(*chair.bot)) : Json()},
            {"here", !chair.guest && chair.bot},
            {"away", false},
            {"resigned", chair.resigned},
            {"mine", false},
            {"host", chair.guest == state.host}};
}

Json table_body(const Table& table, const GuestId& guest, const Presence& presence, Instant present) {
    const TableState& state = table.state();
    Json body{{"id", state.id},
              {"game", state.settings.game},
              {"pack", pack_name(*state.pack)},
              {"options", state.settings.options},
              {"phase", word_of(state.phase)},
              {"number", state.number},
              {"seats", seats_body(table, guest, presence, present)},
              {"hosting", table.may_host(guest, presence, present)},
              {"watchers", watchers(table, presence)},
              {"hinting", table.hints_for(guest)},
              {"seal", state.seal},
              {"deal", deal_body(table)},
              {"created", to_number(state.created)},
              {"links", links_body(table, guest)}};
    for (const TableSetting& setting : table_settings()) {
        body[std::string(setting.name)] = setting.write(setting.of(state.settings));
    }
    return body;
}

Json table_message(const Table& table, const GuestId& guest, const Presence& presence, Instant present) {
    return {{"type", "table"},
            {"table", table_body(table, guest, presence, present)},
            {"now", to_number(present)}};
}

Json presence_body(const Table& table, const Presence& presence, Instant present) {
    Json here = Json::array();
    Json away = Json::array();
    for (const Chair& chair : table.state().chairs) {
        here.push_back(chair.guest ? presence.is_here(*chair.guest) : chair.bot.has_value());
        away.push_back(chair.guest && table.is_away(*chair.guest, presence, present));
    }
    return {{"here", std::move(here)},
            {"away", std::move(away)},
            {"hosted", !table.is_away(table.state().host, presence, present)},
            {"watchers", watchers(table, presence)}};
}

Json presence_message(const Json& presence, bool hosting) {
    return {{"type", "presence"},
            {"here", presence.at("here")},
            {"away", presence.at("away")},
            {"watchers", presence.at("watchers")},
            {"hosting", hosting}};
}

Json match_message(const Table& table, Viewer viewer, Known known) {
    const bool same_log = known.epoch == table.state().epoch && known.entries <= table.match()->event_count();
    const std::size_t from = same_log ? known.entries : 0;
    Json position = position_of(*table.match(), table.state().number, viewer, table.seat_names());
    return {{"type", "match"},
            {"position", completed(table, viewer, std::move(position))},
            {"since", from},
            {"log", log_of(*table.match(), viewer, table.seat_names(), from)}};
}

Json events_message(const Table& table, Viewer viewer, const Moment& since) {
    const Match& match = *table.match();
    const bool acted = match.history().size() > since.ply;
    check(match.history().size() <= since.ply + 1);
    Json events = log_of(match, viewer, table.seat_names(), since.log_size);
    Json frame = acted ? add_frames(match, viewer, events) : Json::array();
    Json position = next_position_of(match, table.state().number, viewer, table.seat_names());
    return {{"type", "events"},
            {"from", since.ply},
            {"events", std::move(events)},
            {"frame", std::move(frame)},
            {"position", completed(table, viewer, std::move(position))}};
}

Json done_message(const std::string& id) {
    return {{"type", "done"}, {"id", id}};
}

Json refused_message(const std::optional<std::string>& id, const Refusal& refusal) {
    Json message{{"type", "refused"},
                 {"id", id ? Json(*id) : Json()},
                 {"code", word_of(refusal.code)},
                 {"message", shortened(refusal.message)}};
    if (!refusal.rule.empty()) message["rule"] = refusal.rule;
    return message;
}

Json chat_message(const Talk& talk) {
    Json message{{"type", "chat"}, {"seat", seat_body(talk.said.seat)}, {"name", talk.said.name}};
    if (talk.said.phrase) message["phrase"] = *talk.said.phrase;
    if (talk.said.text) message["text"] = *talk.said.text;
    message["at"] = to_number(talk.at);
    return message;
}

Json talk_message(const TableState& state) {
    Json said = Json::array();
    for (const Talk& talk : state.talk) said.push_back(chat_message(talk));
    return {{"type", "talk"}, {"said", std::move(said)}};
}

Json undo_message(const UndoRequest& request) {
    return {{"type", "undo"}, {"seat", index_of(request.seat)}, {"waiting", votes(request.waiting)}};
}

Json end_message(const EndRequest& request) {
    return {{"type", "end"}, {"seat", index_of(request.seat)}, {"waiting", votes(request.waiting)}};
}

Json end_settled_message(Seat seat, std::string_view how) {
    return {{"type", "end"}, {"seat", index_of(seat)}, {"settled", how}};
}

Json outcome_of(const FinishedMatch& match) {
    if (match.outcome.ending != Ending::Unfinished) return outcome_body(match.outcome);
    Json standings = Json::array();
    for (const Standing& standing : match.outcome.standings) {
        standings.push_back({{"score", standing.score}, {"rank", 0}});
    }
    return {{"ending", "stopped"}, {"standings", std::move(standings)}, {"team", nullptr}};
}

Json undo_settled_message(Seat seat, std::string_view how) {
    return {{"type", "undo"}, {"seat", index_of(seat)}, {"settled", how}};
}

Json notice_body(const std::optional<Notice>& notice) {
    if (!notice) return nullptr;
    return {{"at", to_number(notice->at)}, {"text", notice->text}};
}

Json notice_message(const std::optional<Notice>& notice) {
    return {{"type", "notice"}, {"notice", notice_body(notice)}};
}

Json hint_asked_message(Seat seat) {
    return {{"type", "hint_asked"}, {"seat", index_of(seat)}};
}

Json hint_message(Seat seat, std::uint64_t decision, const Hint& hint) {
    return {{"type", "hint"},
            {"seat", index_of(seat)},
            {"decision", decision},
            {"iterations", hint.iterations},
            {"advice", best_advice(hint)}};
}

Json best_advice(const Hint& hint) {
    Json best = Json::array();
    for (std::size_t i = 0; i < std::min(hint.advice.size(), most_advice); ++i) {
        best.push_back(advice_body(hint.advice[i]));
    }
    return best;
}

Json advice_body(const Advice& advice) {
    return {
        {"choice", choice_body(advice.choice)}, {"win_share", advice.win_share}, {"visits", advice.visits}};
}

std::string_view word_of(Phase phase) {
    return phase_words.at(static_cast<std::size_t>(phase));
}

std::string to_text(const Json& message) {
    return message.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace homestretch::server
