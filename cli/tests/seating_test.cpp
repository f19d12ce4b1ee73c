#include "cli/play/seating.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr std::optional<BotKind> random_bot = BotKind::Random;
constexpr std::optional<BotKind> greedy_bot = BotKind::Greedy;

TEST(Seating, people_sit_first_and_a_short_list_repeats) {
    EXPECT_THAT(*seat_players({"random", "greedy"}, 4, std::nullopt),
                ElementsAre(a_person, random_bot, greedy_bot, random_bot));
    EXPECT_THAT(*seat_players({"greedy"}, 3, 2), ElementsAre(a_person, a_person, greedy_bot));
    EXPECT_THAT(*seat_players({"greedy"}, 2, 0), ElementsAre(greedy_bot, greedy_bot));
}

TEST(Seating, a_list_for_every_seat_goes_by_seat) {
    EXPECT_THAT(*seat_players({"greedy", "random", "greedy"}, 3, std::nullopt),
                ElementsAre(a_person, random_bot, greedy_bot));
}

TEST(Seating, a_list_with_people_says_where_they_sit) {
    EXPECT_THAT(*seat_players({"greedy", "human"}, 3, std::nullopt),
                ElementsAre(greedy_bot, a_person, greedy_bot));
}

TEST(Seating, what_does_not_fit_is_explained) {
    EXPECT_THAT(seat_players({"gredy"}, 3, std::nullopt).error().message,
                HasSubstr("did you mean 'greedy'?"));
    EXPECT_THAT(seat_players({"greedy"}, 2, 3).error().message, HasSubstr("--seats 3"));
    EXPECT_THAT(seat_players({"human"}, 2, 1).error().message, HasSubstr("leave out --humans"));
    EXPECT_THAT(seat_players({"random", "random", "random"}, 2, std::nullopt).error().message,
                HasSubstr("3 players"));
}

TEST(Seating, is_found_again_in_a_saved_game) {
    const Seating seating{a_person, greedy_bot, random_bot};
    EXPECT_EQ(seating_of(player_words(seating), 3), seating);
    EXPECT_THAT(seating_of({}, 2), ElementsAre(a_person, greedy_bot));
    EXPECT_THAT(seating_of({"Ada"}, 2), ElementsAre(a_person, greedy_bot));
}

} // namespace
} // namespace homestretch
