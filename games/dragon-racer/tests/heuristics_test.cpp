#include "games/dragon-racer/tests/fixtures.h"

#include "engine/playing.h"

namespace dragon_racer::tests {
namespace {

using ::testing::AllOf;
using ::testing::Ge;
using ::testing::Le;

// Plays a match in which these seats are greedy and the others choose at random.
State played(std::size_t players, SeatSet greedy_seats, std::uint64_t number) {
    const auto rules = rules_for(players);
    NullSink silent;
    State state = Game::start(*rules, nth_seed(number), silent);
    RandomStream random(nth_seed(1'000'000 + number));
    const auto choose = [&](const State& now, Seat seat, const ActionList& actions) {
        if (greedy_seats.contains(seat)) return Game::greedy(*rules, Game::view(*rules, now, seat), actions);
        return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    };
    homestretch::play_out<Game>(*rules, state, choose, silent);
    return state;
}

double mean_distance(std::size_t players, SeatSet greedy_seats, std::uint64_t games) {
    double all = 0;
    for (std::uint64_t number = 0; number < games; ++number) {
        const State state = played(players, greedy_seats, number);
        for (const Seat seat : seats(players)) all += player(state, seat).distance;
    }
    return all / static_cast<double>(players * games);
}

// The share of wins of one greedy seat, which moves round the table, among random players.
double wins_of_greedy(std::size_t players, std::uint64_t games) {
    double wins = 0;
    for (std::uint64_t number = 0; number < games; ++number) {
        const Seat greedy_seat = homestretch::seat_at(number % players);
        const State state = played(players, SeatSet::only(greedy_seat), number);
        wins += homestretch::win_share(Game::outcome(*rules_for(players), state), greedy_seat);
    }
    return wins / static_cast<double>(games);
}

TEST(Greedy, beats_random_players_clearly) {
    EXPECT_GT(wins_of_greedy(2, 100), 0.95);
    EXPECT_GT(wins_of_greedy(4, 200), 0.90);
}

TEST(Greedy, moves_about_as_far_as_the_card_set_was_measured) {
    EXPECT_THAT(mean_distance(2, seats(2), 60), AllOf(Ge(105), Le(130)));
    EXPECT_THAT(mean_distance(4, seats(4), 60), AllOf(Ge(84), Le(105)));
    EXPECT_THAT(mean_distance(8, seats(8), 20), AllOf(Ge(72), Le(92)));
}

TEST(Greedy, random_players_move_about_as_far_as_the_card_set_was_measured) {
    EXPECT_THAT(mean_distance(2, SeatSet(), 200), AllOf(Ge(63), Le(71)));
    EXPECT_THAT(mean_distance(4, SeatSet(), 200), AllOf(Ge(43), Le(49)));
    EXPECT_THAT(mean_distance(8, SeatSet(), 100), AllOf(Ge(31), Le(37)));
}

Action greedy_choice(const Race& race, Seat seat) {
    ActionList actions;
    Game::legal(race.rules(), race.state(), seat, actions);
    return Game::greedy(race.rules(), race.seen_by(seat), actions);
}

TEST(Greedy, DR_58_fires_up_the_best_set) {
    const Race race = a_race()
                          .team(ann, {"emberpup", "kilnheart", "slagwing"})
                          .collected(ann, {"cindernose", "fernling", "lampdart"})
                          .characters({"rosella", "rowan"})
                          .racing(ann);

    EXPECT_EQ(greedy_choice(race, ann), fire(3));
}

TEST(Greedy, DR_34_takes_the_card_that_completes_a_set) {
    const Race race = a_race()
                          .team(ann, {"slagwing", "bramblewing", "brassgust"})
                          .collected(ann, {"emberpup"})
                          .hand(ann, {"driftfin", "kilnheart"})
                          .drafting(2);

    EXPECT_EQ(greedy_choice(race, ann), pick(1));
}

TEST(Greedy, DR_81_swaps_for_the_bonus_on_the_last_turn) {
    const Race race = a_race()
                          .with_players(3)
                          .on_turn(7)
                          .characters({"rosella", "rowan", "li"})
                          .team(ann, {"pyreclimber", "slagwing", "autumnblaze"})
                          .collected(ann, {"lampdart", "tramwing", "turnpike", "brassgust", "fernling",
                                           "mossback", "frostkit", "driftfin", "rimewing"})
                          .racing(ann);

    EXPECT_EQ(race.decision(), "swap");
    EXPECT_EQ(kind_of(greedy_choice(race, ann)), ActionKind::Swap);
}

} // namespace
} // namespace dragon_racer::tests
