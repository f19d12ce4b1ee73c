#include "server/table/command.h"

#include "server/table/fields.h"
#include "server/table/names.h"
#include "server/table/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

namespace homestretch::server {

namespace {

bool is_command_id(std::string_view id) {
    const auto allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
    };
    return !id.empty() && id.size() <= 40 && std::ranges::all_of(id, allowed);
}

std::uint64_t decision_in(Fields& fields) {
    return static_cast<std::uint64_t>(fields.number("decision", 0, std::numeric_limits<std::int64_t>::max()));
}

Wish read_act(Fields& fields) {
    return Act{
        .seat = fields.seat("seat"), .decision = decision_in(fields), .action = fields.text("action", 200)};
}

Wish read_look(Fields& fields) {
    const Json& as = fields.object("as");
    if (as.is_string() && as.get_ref<const std::string&>() == "watch") return Look{.as = spectator};
    return Look{.as = fields.seat("as")};
}

Wish read_undo(Fields& fields) {
    return Undo{.seat = fields.seat("seat")};
}

Wish read_undo_answer(Fields& fields) {
    return UndoAnswer{.seat = fields.seat("seat"), .agree = fields.flag("agree")};
}

Wish read_say(Fields& fields) {
    const bool is_phrase = fields.has("phrase");
    if (is_phrase == fields.has("text")) fields.complain("say either a 'phrase' or a 'text'");
    if (is_phrase) return Say{true, std::string(phrases.at(fields.word("phrase", phrases)))};
    Say say{.words = fields.text("text", longest_talk)};
    if (say.words.empty()) fields.complain("say something");
    return say;
}

Wish read_sit(Fields& fields) {
    return Sit{.seat = fields.seat("seat"), .name = fields.text("name", longest_name)};
}

Wish read_stand(Fields& fields) {
    return Stand{.seat = fields.seat("seat")};
}

Wish read_seat_bot(Fields& fields) {
    return SeatBot{.seat = fields.seat("seat"), .bot = fields.text("bot", 40)};
}

Wish read_take_back(Fields& fields) {
    return TakeBack{.seat = fields.seat("seat")};
}

Wish read_configure(Fields& fields) {
    auto change = read_settings_change(fields);
    return change ? Configure{.change = std::move(*change)} : Configure{};
}

Wish read_start(Fields& fields) {
    Start start;
    if (fields.has("fill")) start.fill = fields.text("fill", 40);
    return start;
}

Wish read_rematch(Fields& /*fields*/) {
    return Rematch{};
}

Wish read_name(Fields& fields) {
    return Rename{.seat = fields.seat("seat"), .name = fields.text("name", longest_name)};
}

Wish read_revoke(Fields& fields) {
    return RevokeLink{.seat = fields.seat("seat")};
}

constexpr std::size_t most_planned = 32; // cards in all hands, and then some
constexpr std::size_t most_answers = 8;

PlannedPlay read_planned_play(const Json& json, Seat by, Fields& plan) {
    Fields fields(json);
    PlannedPlay play{.by = by,
                     .seat = fields.seat("seat"),
                     .card = fields.text("card", 80),
                     .place = fields.text("place", 20)};
    const Json& answers = fields.object("answers");
    const bool readable = answers.is_array() && answers.size() <= most_answers &&
                          std::ranges::all_of(answers, [](const Json& answer) { return answer.is_string(); });
    if (readable) {
        play.answers = answers.get<std::vector<std::string>>();
    } else {
        fields.complain(fmt::format("'answers' must be an array of at most {} texts", most_answers));
    }
    if (const auto mistake = fields.mistake()) plan.complain("in 'plays': " + mistake->message);
    return play;
}

Wish read_plan(Fields& fields) {
    Plan plan{.seat = fields.seat("seat")};
    const Json& plays = fields.object("plays");
    if (!plays.is_array() || plays.size() > most_planned) {
        fields.complain(fmt::format("'plays' must be an array of at most {} plays", most_planned));
        return plan;
    }
    for (const Json& play : plays) plan.plays.push_back(read_planned_play(play, plan.seat, fields));
    return plan;
}

Wish read_agree(Fields& fields) {
    return Agree{.seat = fields.seat("seat"), .agree = fields.flag("agree")};
}

Wish read_hint(Fields& fields) {
    return AskHint{.seat = fields.seat("seat"), .decision = decision_in(fields)};
}

Wish read_resign(Fields& fields) {
    return Resign{.seat = fields.seat("seat")};
}

Wish read_end(Fields& fields) {
    return EndMatch{.seat = fields.seat("seat")};
}

Wish read_end_answer(Fields& fields) {
    return EndAnswer{.seat = fields.seat("seat"), .agree = fields.flag("agree")};
}

Wish read_promise(Fields& fields) {
    return Promise{.seal = to_hex(fields.bytes("promise"))};
}

Wish read_reveal(Fields& fields) {
    return Reveal{.part = fields.bytes("part")};
}

Wish read_ping(Fields& /*fields*/) {
    return Ping{};
}

struct CommandType {
    std::string_view name{};
    Wish (*read)(Fields&) = nullptr;
};

constexpr std::array types{
    CommandType{"act", read_act},
    CommandType{"look", read_look},
    CommandType{"undo", read_undo},
    CommandType{"undo_answer", read_undo_answer},
    CommandType{"say", read_say},
    CommandType{"sit", read_sit},
    CommandType{"stand", read_stand},
    CommandType{"seat_bot", read_seat_bot},
    CommandType{"take_back", read_take_back},
    CommandType{"configure", read_configure},
    CommandType{"start", read_start},
    CommandType{"rematch", read_rematch},
    CommandType{"name", read_name},
    CommandType{"revoke", read_revoke},
    CommandType{"plan", read_plan},
    CommandType{"agree", read_agree},
    CommandType{"hint", read_hint},
    CommandType{"resign", read_resign},
    CommandType{"end", read_end},
    CommandType{"end_answer", read_end_answer},
    CommandType{"promise", read_promise},
    CommandType{"reveal", read_reveal},
    CommandType{"ping", read_ping},
};

} // namespace

std::optional<std::string> command_id(const Json& message) {
    if (!message.is_object() || !message.contains("id") || !message["id"].is_string()) return std::nullopt;
    auto id = message["id"].get<std::string>();
    if (!is_command_id(id)) return std::nullopt;
    return id;
}

Answer<Command> read_command(const Json& message) {
    Fields fields(message);
    std::array<std::string_view, types.size()> names{};
    std::ranges::transform(types, names.begin(), &CommandType::name);
    const CommandType& type = types.at(fields.word("type", names));
    Command command{.id = fields.text("id", 40)};
    if (!is_command_id(command.id)) fields.complain("'id' must be 1 to 40 letters, digits and '-'");
    // Without a known type nobody can say which other fields are wrong.
    if (fields.has("type") && message["type"] == type.name) command.wish = type.read(fields);
    if (auto mistake = fields.mistake()) return Unexpected{*mistake};
    return command;
}

} // namespace homestretch::server
