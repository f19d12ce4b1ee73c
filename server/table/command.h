#pragma once

#include "engine/random.h"
#include "engine/seat.h"
#include "server/table/settings.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace homestretch::server {

// What a guest may ask of a table; docs/protocol.md says who may ask what.
struct Act {
    Seat seat{};
    std::uint64_t decision = 0;
    std::string action{};
};
struct Look {
    Viewer as{}; // nullopt: as a spectator
};
struct Undo {
    Seat seat{};
};
struct UndoAnswer {
    Seat seat{};
    bool agree = false;
};
struct Say {
    bool is_phrase = false;
    std::string words{};
};
struct Sit {
    Seat seat{};
    std::string name{};
};
struct Stand {
    Seat seat{};
};
struct SeatBot {
    Seat seat{};
    std::string bot{};
};
struct TakeBack {
    Seat seat{};
};
struct Configure {
    SettingsChange change{};
};
// A part of the next deal, which nobody else knows yet: its seal.
struct Promise {
    std::string seal{};
};
struct Reveal {
    Seed part{};
};
struct Start {
    std::optional<std::string> fill{}; // the bot for empty seats
};
struct Resign {
    Seat seat{};
};
struct EndMatch {
    Seat seat{};
};
struct EndAnswer {
    Seat seat{};
    bool agree = false;
};
struct Rematch {};
struct Rename {
    Seat seat{};
    std::string name{};
};
struct RevokeLink {
    Seat seat{}; // whose link to another device becomes another one
};
// A card that somebody thinks of playing, in the words of the game.
struct PlannedPlay {
    Seat by{};   // whose thought it is
    Seat seat{}; // who would play it
    std::string card{};
    std::string place{};
    std::vector<std::string> answers{};
};
struct Plan {
    Seat seat{};
    std::vector<PlannedPlay> plays{}; // all that this seat thinks of
};
struct Agree {
    Seat seat{};
    bool agree = false;
};
struct AskHint {
    Seat seat{};
    std::uint64_t decision = 0;
};
struct Ping {}; // is anybody there?
using Wish = std::variant<Act, Look, Undo, UndoAnswer, Say, Sit, Stand, SeatBot, TakeBack, Configure, Start,
                          Rematch, Rename, RevokeLink, Plan, Agree, AskHint, Resign, EndMatch, EndAnswer,
                          Promise, Reveal, Ping>;

struct Command {
    std::string id{}; // the client's choice; the same id is carried out once per guest
    Wish wish{};
};

// Refuses (malformed) what is not in protocol/client-messages.schema.json, naming the field.
[[nodiscard]] Answer<Command> read_command(const Json& message);
// The id of a message, even of one that is otherwise malformed.
[[nodiscard]] std::optional<std::string> command_id(const Json& message);

} // namespace homestretch::server
