// Reading what clients send.

#include "server/table/command.h"
#include "server/table/names.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch::server {
namespace {

using ::testing::HasSubstr;

std::string complaint(const char* message) {
    const auto command = read_command(Json::parse(message));
    return command ? "none" : command.error().message;
}

TEST(ReadCommand, reads_an_action) {
    const auto command =
        read_command(Json::parse(R"({"type":"act","id":"a-1","seat":2,"decision":12,"action":"pick 1"})"));

    const auto& act = std::get<Act>(command->wish);
    EXPECT_EQ(command->id, "a-1");
    EXPECT_EQ(act.seat, seat_at(2));
    EXPECT_EQ(act.decision, 12U);
    EXPECT_EQ(act.action, "pick 1");
}

TEST(ReadCommand, reads_a_look_as_a_seat_or_as_a_spectator) {
    EXPECT_EQ(std::get<Look>(read_command({{"type", "look"}, {"id", "1"}, {"as", "watch"}})->wish).as,
              spectator);
    EXPECT_EQ(std::get<Look>(read_command({{"type", "look"}, {"id", "1"}, {"as", 3}})->wish).as, seat_at(3));
    EXPECT_EQ(complaint(R"({"type":"look","id":"1","as":"all"})"), "'as' must be a whole number from 0 to 7");
}

TEST(ReadCommand, reads_a_change_of_settings) {
    const auto command = read_command(Json::parse(
        R"({"type":"configure","id":"1","clock":{"kind":"bank","seconds":600,"increment":10},"undo":"free"})"));

    const SettingsChange& change = std::get<Configure>(command->wish).change;
    EXPECT_EQ(change.clock, (Clock{ClockKind::Bank, std::chrono::minutes(10), std::chrono::seconds(10)}));
    EXPECT_EQ(change.undo, UndoRule::Free);
    EXPECT_FALSE(change.seats.has_value());
}

TEST(ReadCommand, says_what_is_wrong) {
    EXPECT_EQ(complaint("7"), "expected an object");
    EXPECT_EQ(complaint("{}"), "'type' is missing");
    EXPECT_THAT(complaint(R"({"type":"rematsh","id":"1"})"), HasSubstr("did you mean 'rematch'?"));
    EXPECT_THAT(complaint(R"({"type":"reveal","id":"1","part":"abc"})"), HasSubstr("64 hexadecimal digits"));
    EXPECT_THAT(complaint(R"({"type":"rematch","id":"ä"})"), HasSubstr("letters, digits"));
    EXPECT_THAT(complaint(R"({"type":"rematch","id":"1","seat":1})"), HasSubstr("unknown field"));
    EXPECT_THAT(complaint(R"({"type":"stand","id":"1","seat":8})"), HasSubstr("from 0 to 7"));
    EXPECT_THAT(complaint(R"({"type":"act","id":"1","seat":0,"decision":-1,"action":"x"})"),
                HasSubstr("decision"));
    EXPECT_THAT(complaint(R"({"type":"say","id":"1","phrase":"a","text":"b"})"), HasSubstr("either"));
    EXPECT_THAT(complaint(R"({"type":"say","id":"1","text":""})"), HasSubstr("say something"));
    EXPECT_THAT(complaint(R"({"type":"say","id":"1","phrase":"helo"})"), HasSubstr("did you mean 'hello'?"));
    EXPECT_THAT(complaint(R"({"type":"configure","id":"1","clock":{"kind":"bank"}})"), HasSubstr("clock: "));
    EXPECT_THAT(complaint(R"({"type":"configure","id":"1","options":{"a":1}})"), HasSubstr("must be a text"));
}

TEST(CommandId, is_found_in_a_message_that_is_otherwise_wrong) {
    EXPECT_EQ(command_id(Json::parse(R"({"type":"nonsense","id":"a-1"})")), "a-1");
    EXPECT_EQ(command_id(Json::parse(R"({"id":"with space"})")), std::nullopt);
    EXPECT_EQ(command_id(Json::parse(R"(["id"])")), std::nullopt);
}

TEST(NewTables, need_a_game_and_nothing_else) {
    EXPECT_EQ(read_new_table(Json::parse(R"({"game":"dragon-racer"})"))->game, "dragon-racer");
    EXPECT_EQ(read_new_table(Json::parse(R"({})")).error().code, Code::Malformed);
    EXPECT_EQ(read_new_table(Json::parse(R"({"game":"a","seats":9})")).error().code, Code::Malformed);
}

TEST(Tokens, are_long_and_new_each_time) {
    EXPECT_EQ(random_token().size(), 22U);
    EXPECT_NE(random_token(), random_token());
    EXPECT_THAT(random_table_id(), ::testing::MatchesRegex("[a-z]+-[a-z]+-[0-9][0-9][0-9]"));
    for (const std::size_t tries : {4U, 1000U}) {
        EXPECT_THAT(random_table_id(tries), ::testing::MatchesRegex("[a-z]+-[a-z]+-[0-9]+"));
    }
}

} // namespace
} // namespace homestretch::server
