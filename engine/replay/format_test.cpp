#include "engine/replay/replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch {
namespace {

using testing::HasSubstr;

Replay small_replay() {
    return {.identity = {.game = "tiny-race",
                         .pack = "tiny",
                         .pack_version = "1.0",
                         .pack_hash = std::string(64, 'a'),
                         .options = {{"track", "long"}},
                         .seats = 2,
                         .seed = *seed_from_hex("2a")},
            .players = {"you", "greedy"},
            .moves = {{seat_at(0), "play trot"}, {seat_at(1), "play dash"}}};
}

// The text of the small replay with one piece of it replaced.
std::string edited(std::string_view from, std::string_view to) {
    std::string text = write_replay(small_replay());
    const std::size_t place = text.find(from);
    EXPECT_NE(place, std::string::npos) << from;
    return text.replace(place, from.size(), to);
}

std::string complaint(std::string_view text) {
    const auto replay = read_replay(text);
    return replay ? "(it was read)" : replay.error().message;
}

TEST(ReplayFormat, is_readable_with_one_action_on_each_line) {
    EXPECT_EQ(write_replay(small_replay()), R"({
  "format": "homestretch-replay",
  "version": 1,
  "game": "tiny-race",
  "pack": {"id":"tiny","version":"1.0","hash":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"},
  "options": {"track":"long"},
  "seats": 2,
  "seed": "000000000000000000000000000000000000000000000000000000000000002a",
  "players": ["you","greedy"],
  "actions": [
    [0, "play trot"],
    [1, "play dash"]
  ]
}
)");
}

TEST(ReplayFormat, reads_what_it_wrote) {
    const Replay replay = small_replay();

    const auto read = read_replay(write_replay(replay));

    ASSERT_TRUE(read);
    EXPECT_EQ(*read, replay);
}

TEST(ReplayFormat, keeps_the_seal_of_a_match_whose_deal_was_sealed) {
    Replay replay = small_replay();
    replay.seal = seal_of(replay.identity.seed);

    const std::string text = write_replay(replay);
    const auto read = read_replay(text);

    EXPECT_THAT(text, HasSubstr("\"seal\": \"" + replay.seal + "\""));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, replay);
}

TEST(ReplayFormat, refuses_a_seal_that_is_none) {
    EXPECT_EQ(complaint(edited("\"players\"", "\"seal\": \"abc\", \"players\"")),
              "seal must be 64 hexadecimal digits");
}

TEST(ReplayFormat, keeps_what_everybody_put_into_the_deal) {
    Replay replay = small_replay();
    const Seed part = *seed_from_hex("b0b");
    replay.deal = Deal{.secret = *seed_from_hex("5ec7e7"),
                       .parts = {{.seat = seat_at(0), .promise = seal_of(part), .given = part},
                                 {.seat = seat_at(1), .promise = seal_of(Seed{})}}};

    const std::string text = write_replay(replay);
    const auto read = read_replay(text);

    EXPECT_THAT(text, HasSubstr("\"version\": 2"));
    EXPECT_THAT(text, HasSubstr("\"given\":null"));
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(*read, replay);
}

TEST(ReplayFormat, refuses_a_deal_that_is_none) {
    const auto of_deal = [](const std::string& deal) {
        return complaint(edited("\"players\"", "\"deal\": " + deal + ", \"players\""));
    };
    const std::string hash = "\"" + std::string(64, 'a') + "\"";

    EXPECT_EQ(of_deal("7"), "deal must be an object, not a number");
    EXPECT_EQ(of_deal("{}"), "deal.secret is missing");
    EXPECT_EQ(of_deal(R"({"secret": "abc", "parts": []})"), "deal.secret must be 64 hexadecimal digits");
    EXPECT_EQ(of_deal("{\"secret\": " + hash + ", \"parts\": 3}"), "deal.parts must be a list");
    EXPECT_EQ(of_deal("{\"secret\": " + hash + ", \"parts\": [3]}"),
              "each of the parts of a deal must be an object");
    EXPECT_THAT(of_deal("{\"secret\": " + hash + ", \"parts\": [{\"seat\": 2, \"promise\": " + hash +
                        ", \"given\": null}]}"),
                HasSubstr("the seat of a part must be a whole number from 0 to 1"));
}

TEST(ReplayFormat, reads_a_match_without_players_options_or_actions) {
    Replay replay = small_replay();
    replay.players.clear();
    replay.identity.options.clear();
    replay.moves.clear();

    const auto read = read_replay(write_replay(replay));

    ASSERT_TRUE(read);
    EXPECT_EQ(*read, replay);
}

TEST(ReplayFormat, keeps_quotes_and_letters_of_any_language) {
    Replay replay = small_replay();
    replay.players = {"Zoë \"Z\"\n", "竜"};

    const auto read = read_replay(write_replay(replay));

    ASSERT_TRUE(read);
    EXPECT_EQ(read->players, replay.players);
}

TEST(ReplayFormat, writes_a_name_that_is_not_utf8_without_stopping) {
    Replay replay = small_replay();
    replay.players = {"\xff", "b"};

    EXPECT_TRUE(read_replay(write_replay(replay)));
}

TEST(ReplayFormat, names_the_line_of_damage) {
    EXPECT_THAT(complaint(edited("\"seats\": 2,", "\"seats\": 2")), HasSubstr("line 8: this is not JSON"));
}

TEST(ReplayFormat, says_that_a_cut_file_ends_too_early) {
    const std::string text = write_replay(small_replay());

    EXPECT_THAT(complaint(std::string_view(text).substr(0, text.size() - 10)), HasSubstr("ends too early"));
}

TEST(ReplayFormat, refuses_every_beginning_of_a_file) {
    const std::string text = write_replay(small_replay());
    for (std::size_t size = 0; size + 2 < text.size(); ++size) {
        EXPECT_FALSE(read_replay(std::string_view(text).substr(0, size))) << size;
    }
}

TEST(ReplayFormat, refuses_an_empty_file) {
    EXPECT_EQ(complaint(" \n"), "the file is empty");
}

TEST(ReplayFormat, refuses_bytes_that_are_not_utf8) {
    EXPECT_THAT(complaint(edited("greedy", "\xff")), HasSubstr("line 9: this is not JSON"));
}

TEST(ReplayFormat, refuses_other_json) {
    EXPECT_THAT(complaint("[1, 2]"), HasSubstr("this is not a replay"));
    EXPECT_THAT(complaint("{}"), HasSubstr("this is not a replay"));
    EXPECT_THAT(complaint(R"({"format": 3})"), HasSubstr("format must be text, not a number"));
    EXPECT_THAT(complaint(edited("homestretch-replay", "chess")), HasSubstr("its format is 'chess'"));
}

TEST(ReplayFormat, is_not_troubled_by_deep_nesting) {
    constexpr std::size_t deep = 100'000;

    EXPECT_THAT(complaint(std::string(deep, '[')), HasSubstr("ends too early"));
    EXPECT_THAT(complaint(std::string(deep, '[') + std::string(deep, ']')),
                HasSubstr("this is not a replay"));
}

TEST(ReplayFormat, refuses_a_version_from_the_future) {
    EXPECT_THAT(complaint(edited("\"version\": 1", "\"version\": 3")), HasSubstr("use a newer homestretch"));
    EXPECT_THAT(complaint(edited("\"version\": 1", "\"version\": 0")), HasSubstr("version must be"));
    EXPECT_THAT(complaint(edited("\"version\": 1", "\"version\": \"1\"")), HasSubstr("not text"));
}

TEST(ReplayFormat, names_a_missing_key) {
    EXPECT_EQ(complaint(edited("  \"game\": \"tiny-race\",\n", "")), "game is missing");
    EXPECT_EQ(complaint(edited("\"id\":\"tiny\",", "")), "pack.id is missing");
    EXPECT_EQ(complaint(edited("  \"seats\": 2,\n", "")), "seats is missing");
    EXPECT_EQ(complaint(edited("  \"version\": 1,\n", "")), "version is missing");
}

TEST(ReplayFormat, names_an_unknown_key_and_the_one_that_was_meant) {
    EXPECT_EQ(complaint(edited("\"seed\"", "\"sead\"")), "unknown key 'sead'; did you mean 'seed'?");
    EXPECT_EQ(complaint(edited("\"hash\"", "\"hsah\"")), "unknown key 'hsah' in pack; did you mean 'hash'?");
}

TEST(ReplayFormat, names_a_key_that_is_there_twice) {
    EXPECT_EQ(complaint(edited("\"seats\": 2,", "\"seats\": 2, \"seats\": 3,")), "'seats' is there twice");
    EXPECT_EQ(complaint(edited("\"id\":\"tiny\",", "\"id\":\"a\",\"id\":\"b\",")), "'id' is there twice");
}

TEST(ReplayFormat, names_a_value_of_the_wrong_kind) {
    EXPECT_EQ(complaint(edited("\"tiny-race\"", "7")), "game must be text, not a number");
    EXPECT_EQ(complaint(edited("\"long\"", "true")), "option 'track' must be text, not true or false");
    EXPECT_EQ(complaint(edited("{\"track\":\"long\"}", "[]")), "options must be an object, not a list");
    EXPECT_EQ(complaint(edited("\"seats\": 2", "\"seats\": 2.5")),
              "seats must be a whole number from 1 to 8, not a number with a point");
    EXPECT_EQ(complaint(edited("[\"you\",\"greedy\"]", "\"you\"")), "players must be a list, not text");
}

TEST(ReplayFormat, refuses_a_table_that_does_not_exist) {
    EXPECT_THAT(complaint(edited("\"seats\": 2", "\"seats\": 0")), HasSubstr("from 1 to 8, not 0"));
    EXPECT_THAT(complaint(edited("\"seats\": 2", "\"seats\": 9")), HasSubstr("from 1 to 8, not 9"));
    EXPECT_THAT(complaint(edited("\"seats\": 2", "\"seats\": -1")), HasSubstr("from 1 to 8, not -1"));
    EXPECT_THAT(complaint(edited("\"seats\": 2", "\"seats\": 1e999")), HasSubstr("number that is too large"));
    EXPECT_THAT(complaint(edited("\"greedy\"]", "\"greedy\",\"third\"]")),
                HasSubstr("each of the 2 seats, not 3"));
}

TEST(ReplayFormat, refuses_a_seed_that_is_none) {
    EXPECT_THAT(complaint(edited("2a\"", "zz\"")), HasSubstr("seed: a seed is 1 to 64 hexadecimal digits"));
}

TEST(ReplayFormat, refuses_a_hash_that_is_none) {
    EXPECT_EQ(complaint(edited("\"hash\":\"a", "\"hash\":\"")), "pack.hash must be 64 hexadecimal digits");
    EXPECT_EQ(complaint(edited("\"hash\":\"a", "\"hash\":\"x")), "pack.hash must be 64 hexadecimal digits");
}

TEST(ReplayFormat, names_the_action_that_is_wrong) {
    EXPECT_THAT(complaint(edited("[1, \"play dash\"]", "[2, \"play dash\"]")),
                HasSubstr("the seat of action 2 must be a whole number from 0 to 1, not 2"));
    EXPECT_THAT(complaint(edited("[1, \"play dash\"]", "[1]")), HasSubstr("action 2 must be a list"));
    EXPECT_THAT(complaint(edited("[1, \"play dash\"]", "[1, 4]")),
                HasSubstr("the text of action 2 must be text, not a number"));
}

} // namespace
} // namespace homestretch
