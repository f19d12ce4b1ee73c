#include "server/table/messages.h"

#include "server/table/position.h"
#include "server/table/table_setting.h"

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

Json seats_body(const TableState& state, const GuestId& guest, const Presence& presence) {
    Json entries = Json::array();
    for (const Seat seat : seats(state.chairs.size())) {
        const Chair& chair = state.chairs[index_of(seat)];
        Json entry = seat_entry(state, seat);
        if (chair.guest) entry["here"] = presence.is_here(*chair.guest);
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

Json position_body(const Table& table, Viewer viewer) {
    const TableState& state = table.state();
    Json position = position_of(*table.match(), state.number, viewer, table.seat_names());
    position["clock"] = clock_body(table);
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
            {"mine", false},
            {"host", chair.guest == state.host}};
}

Json table_body(const Table& table, const GuestId& guest, const Presence& presence) {
    const TableState& state = table.state();
    const auto watches = [&](const GuestId& other) { return table.seats_of(other).empty(); };
    Json body{{"id", state.id},
              {"game", state.settings.game},
              {"pack", pack_name(*state.pack)},
              {"options", state.settings.options},
              {"phase", word_of(state.phase)},
              {"number", state.number},
              {"seats", seats_body(state, guest, presence)},
              {"hosting", table.may_host(guest, presence)},
              {"watchers", presence.count_if(watches)},
              {"hinting", table.hints_for(guest)},
              {"seal", state.seal},
              {"created", to_number(state.created)},
              {"links", links_body(table, guest)}};
    for (const TableSetting& setting : table_settings()) {
        body[std::string(setting.name)] = setting.write(setting.of(state.settings));
    }
    return body;
}

Json table_message(const Table& table, const GuestId& guest, const Presence& presence, Instant now) {
    return {{"type", "table"}, {"table", table_body(table, guest, presence)}, {"now", to_number(now)}};
}

Json match_message(const Table& table, Viewer viewer, std::size_t since) {
    // A client that knows more than there is has seen what was taken back since.
    const std::size_t from = since > table.match()->event_count() ? 0 : since;
    return {{"type", "match"},
            {"position", position_body(table, viewer)},
            {"since", from},
            {"log", log_of(*table.match(), viewer, table.seat_names(), from)}};
}

Json events_message(const Table& table, Viewer viewer, std::size_t since) {
    return {{"type", "events"},
            {"events", log_of(*table.match(), viewer, table.seat_names(), since)},
            {"position", position_body(table, viewer)}};
}

Json done_message(const std::string& id) {
    return {{"type", "done"}, {"id", id}};
}

Json refused_message(const std::optional<std::string>& id, const Refusal& refusal) {
    Json message{{"type", "refused"},
                 {"id", id ? Json(*id) : Json()},
                 {"code", word_of(refusal.code)},
                 {"message", refusal.message}};
    if (!refusal.rule.empty()) message["rule"] = refusal.rule;
    return message;
}

Json chat_message(const Said& said, Instant at) {
    Json message{{"type", "chat"}, {"seat", seat_body(said.seat)}, {"name", said.name}};
    if (said.phrase) message["phrase"] = *said.phrase;
    if (said.text) message["text"] = *said.text;
    message["at"] = to_number(at);
    return message;
}

Json undo_message(const UndoRequest& request) {
    Json waiting = Json::array();
    for (const Seat seat : request.waiting) waiting.push_back(index_of(seat));
    return {{"type", "undo"}, {"seat", index_of(request.seat)}, {"waiting", std::move(waiting)}};
}

Json undo_settled_message(Seat seat, std::string_view how) {
    return {{"type", "undo"}, {"seat", index_of(seat)}, {"settled", how}};
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
