#include "server/table/record_bodies.h"

#include <algorithm>
#include <array>

namespace homestretch::server {

namespace {

constexpr std::array<std::string_view, 3> played_by_words{"person", "bot", "clock"};

} // namespace

TableState created_state(const Record& created, PackShelf& packs) {
    const Json& body = created.body;
    TableState state{.id = body.at("table"),
                     .created = created.at,
                     .host = body.at("host"),
                     .settings = settings_from(body.at("settings"), packs),
                     .seed = *seed_from_hex(body.at("seed").get<std::string>()),
                     .watch = body.at("watch")};
    state.seal = seal_of(state.seed);
    state.chairs.resize(state.settings.seats);
    give_join_links(state.chairs, body.at("joins"));
    Chair& first = state.chairs.front();
    first.guest = state.host;
    first.name = body.at("name");
    first.resume = body.at("resume");
    return state;
}

Seat seat_in(const Json& body) {
    return seat_at(body.at("seat").get<std::size_t>());
}

SeatSet waiting_in(const Json& body) {
    SeatSet waiting;
    for (const Json& seat : body.at("waiting")) waiting.insert(seat_at(seat.get<std::size_t>()));
    return waiting;
}

PlayedBy played_by(const Json& body) {
    const auto found = std::ranges::find(played_by_words, body.at("by").get<std::string>());
    if (found == played_by_words.end()) throw UnreadableTable("unknown way of playing");
    return static_cast<PlayedBy>(found - played_by_words.begin());
}

std::string_view word_of(PlayedBy by) {
    return played_by_words.at(static_cast<std::size_t>(by));
}

std::vector<Token> links_in(const Record& record) {
    std::vector<Token> links;
    for (const char* key : {"watch", "join", "resume", "replay"}) {
        if (record.body.contains(key)) links.push_back(record.body[key]);
    }
    if (record.body.contains("joins")) {
        for (const Json& join : record.body["joins"]) links.push_back(join);
    }
    return links;
}

std::vector<GuestId> guests_in(const Record& record) {
    std::vector<GuestId> guests;
    for (const char* key : {"host", "sitter", "admitted"}) {
        if (record.body.contains(key)) guests.push_back(record.body[key]);
    }
    return guests;
}

void give_join_links(std::vector<Chair>& chairs, const Json& joins) {
    std::size_t next = 0;
    for (Chair& chair : chairs) {
        if (chair.join.empty()) chair.join = joins.at(next++);
    }
}

void seat_guest(Chair& chair, const Json& body) {
    chair.guest = body.at("sitter").get<GuestId>();
    chair.name = body.at("name");
    chair.resume = body.at("resume");
    chair.bot.reset();
    chair.missed = 0;
}

void seat_bot(Chair& chair, const Json& body) {
    chair.bot = *find_bot(body.at("bot").get<std::string>());
    if (!chair.guest) chair.name = body.at("name");
}

void answer_undo(TableState& state, Seat seat, bool agree) {
    if (agree) {
        state.undo->waiting.erase(seat);
    } else {
        state.undo.reset();
    }
}

} // namespace homestretch::server
