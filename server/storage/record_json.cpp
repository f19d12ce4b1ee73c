#include "server/storage/record_json.h"

#include "server/table/unreadable_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace homestretch::server {

namespace {

constexpr std::array<std::string_view, 3> played_by_words{"person", "bot", "clock"};
constexpr std::array<std::string_view, 5> bot_reason_words{"asked", "left", "away", "clock", "resigned"};
constexpr std::array<std::string_view, 3> end_reason_words{"agreed", "resigned", "abandoned"};

Json to_json(const std::string& text) {
    return text;
}
Json to_json(bool flag) {
    return flag;
}
Json to_json(std::size_t number) {
    return number;
}
Json to_json(Seat seat) {
    return index_of(seat);
}
Json to_json(SeatSet seats) {
    Json numbers = Json::array();
    for (const Seat seat : seats) numbers.push_back(index_of(seat));
    return numbers;
}
Json to_json(const std::vector<DealPart>& promises) {
    Json entries = Json::array();
    for (const DealPart& part : promises) {
        entries.push_back({{"seat", index_of(part.seat)}, {"promise", part.promise}});
    }
    return entries;
}
Json to_json(const Seed& seed) {
    return to_hex(seed);
}
Json to_json(const std::vector<Token>& tokens) {
    return tokens;
}
Json to_json(BotKind bot) {
    return name_of(bot);
}
Json to_json(PlayedBy by) {
    return played_by_words.at(static_cast<std::size_t>(by));
}
Json to_json(BotReason why) {
    return bot_reason_words.at(static_cast<std::size_t>(why));
}
Json to_json(EndReason why) {
    return end_reason_words.at(static_cast<std::size_t>(why));
}

template <class Enum>
void read_word(const Json& json, std::span<const std::string_view> words, Enum& value) {
    const auto found = std::ranges::find(words, json.get<std::string>());
    if (found == words.end()) throw UnreadableTable("unknown word " + json.get<std::string>());
    value = static_cast<Enum>(found - words.begin());
}

void read(const Json& json, std::string& text) {
    text = json.get<std::string>();
}
void read(const Json& json, bool& flag) {
    flag = json.get<bool>();
}
void read(const Json& json, std::size_t& number) {
    number = json.get<std::size_t>();
}
void read(const Json& json, Seat& seat) {
    const auto number = json.get<std::size_t>();
    if (number >= max_seats) throw UnreadableTable(fmt::format("there is no seat {}", number));
    seat = seat_at(number);
}
void read(const Json& json, SeatSet& seats) {
    for (const Json& entry : json) {
        Seat seat{};
        read(entry, seat);
        seats.insert(seat);
    }
}
void read(const Json& json, std::vector<DealPart>& promises) {
    for (const Json& entry : json) {
        DealPart& part = promises.emplace_back();
        read(entry.at("seat"), part.seat);
        read(entry.at("promise"), part.promise);
    }
}
void read(const Json& json, Seed& seed) {
    const auto read = seed_from_hex(json.get<std::string>());
    if (!read) throw UnreadableTable("this is no seed");
    seed = *read;
}
void read(const Json& json, std::vector<Token>& tokens) {
    tokens = json.get<std::vector<Token>>();
}
void read(const Json& json, BotKind& bot) {
    const auto found = find_bot(json.get<std::string>());
    if (!found) throw UnreadableTable(found.error().message);
    bot = *found;
}
void read(const Json& json, PlayedBy& by) {
    read_word(json, played_by_words, by);
}
void read(const Json& json, BotReason& why) {
    read_word(json, bot_reason_words, why);
}
void read(const Json& json, EndReason& why) {
    read_word(json, end_reason_words, why);
}
void read(const Json& json, TableSettings& settings) {
    settings = settings_from(json);
}

class BodyWriter {
public:
    void operator()(const char* key, const auto& value) { body[key] = to_json(value); }
    void operator()(const char* key, const std::optional<Seat>& seat) {
        body[key] = seat ? Json(index_of(*seat)) : Json();
    }
    template <class T>
    void operator()(const char* key, const std::optional<T>& value) {
        if (value) body[key] = to_json(*value);
    }

    Json body = Json::object();
};

class BodyReader {
public:
    explicit BodyReader(const Json& body) : body_(body) {}

    void operator()(const char* key, auto& value) { read(body_.at(key), value); }
    template <class T>
    void operator()(const char* key, std::optional<T>& value) {
        if (body_.contains(key) && !body_[key].is_null()) read(body_[key], value.emplace());
    }

private:
    const Json& body_;
};

// The fields of every fact, for both directions.

void fields(auto& io, Created& fact) {
    io("table", fact.table);
    io("host", fact.host);
    io("name", fact.name);
    io("settings", fact.settings);
    io("seed", fact.seed);
    io("watch", fact.watch);
    io("joins", fact.joins);
    io("resume", fact.resume);
}
void fields(auto& io, Configured& fact) {
    io("settings", fact.settings);
    io("joins", fact.joins);
}
void fields(auto& io, Sat& fact) {
    io("seat", fact.seat);
    io("sitter", fact.sitter);
    io("name", fact.name);
    io("resume", fact.resume);
}
void fields(auto& io, Resumed& fact) {
    io("seat", fact.seat);
    io("sitter", fact.sitter);
    io("resume", fact.resume);
}
void fields(auto& io, Relinked& fact) {
    io("seat", fact.seat);
    io("resume", fact.resume);
}
void fields(auto& io, Stood& fact) {
    io("seat", fact.seat);
    io("join", fact.join);
}
void fields(auto& io, BotSeated& fact) {
    io("seat", fact.seat);
    io("bot", fact.bot);
    io("why", fact.why);
    io("name", fact.name);
}
void fields(auto& io, TakenBack& fact) {
    io("seat", fact.seat);
}
void fields(auto& io, Named& fact) {
    io("seat", fact.seat);
    io("name", fact.name);
}
void fields(auto& io, Admitted& fact) {
    io("admitted", fact.admitted);
}
void fields(auto& io, Sealed& fact) {
    io("secret", fact.secret);
}
void fields(auto& io, Shuffling& fact) {
    io("promises", fact.promises);
}
void fields(auto& io, Revealed& fact) {
    io("part", fact.part);
}
void fields(auto& /*io*/, Started& /*fact*/) {}
void fields(auto& io, Acted& fact) {
    io("seat", fact.seat);
    io("action", fact.action);
    io("by", fact.by);
}
void fields(auto& io, UndoAsked& fact) {
    io("seat", fact.seat);
    io("to", fact.to);
    io("waiting", fact.waiting);
}
void fields(auto& io, UndoAnswered& fact) {
    io("seat", fact.seat);
    io("agree", fact.agree);
}
void fields(auto& io, Undone& fact) {
    io("seat", fact.seat);
    io("to", fact.to);
}
void fields(auto& io, EndAsked& fact) {
    io("seat", fact.seat);
    io("waiting", fact.waiting);
}
void fields(auto& io, EndAnswered& fact) {
    io("seat", fact.seat);
    io("agree", fact.agree);
}
void fields(auto& io, Ended& fact) {
    io("why", fact.why);
    io("replay", fact.replay);
}
void fields(auto& io, PutAway& fact) {
    io("by", fact.by);
}
void fields(auto& io, Finished& fact) {
    io("replay", fact.replay);
}
void fields(auto& io, Rematched& fact) {
    io("seed", fact.seed);
}
void fields(auto& io, Said& fact) {
    io("seat", fact.seat);
    io("name", fact.name);
    io("phrase", fact.phrase);
    io("text", fact.text);
}

// The alternative of this kind, empty.
template <std::size_t Index = 0>
Fact empty_fact(std::string_view kind) {
    if constexpr (Index == std::variant_size_v<Fact>) {
        throw UnreadableTable(fmt::format("unknown kind {}", kind));
    } else {
        using Candidate = std::variant_alternative_t<Index, Fact>;
        return Candidate::kind == kind ? Fact(Candidate{}) : empty_fact<Index + 1>(kind);
    }
}

} // namespace

std::string_view kind_of(const Record& record) {
    return std::visit([](const auto& fact) { return fact.kind; }, record.fact);
}

Json body_of(const Record& record) {
    BodyWriter writer;
    std::visit([&](auto fact) { fields(writer, fact); }, record.fact);
    if (record.command) {
        writer.body["guest"] = record.command->guest;
        writer.body["id"] = record.command->id;
    }
    return std::move(writer.body);
}

Record record_from(std::uint64_t seq, Instant at, std::string_view kind, std::string_view text) {
    Record record{.seq = seq, .at = at, .fact = empty_fact(kind)};
    try {
        const Json body = Json::parse(text);
        BodyReader reader(body);
        std::visit([&](auto& fact) { fields(reader, fact); }, record.fact);
        if (body.contains("id")) record.command = {.guest = body.at("guest"), .id = body.at("id")};
    } catch (const Json::exception& error) {
        throw UnreadableTable(error.what());
    }
    return record;
}

} // namespace homestretch::server
