#include "games/rat-race/tests/fixtures.h"

namespace rat_race::tests {
namespace {

// Plays to the end; seats in `greedy` play greedily, the others at random.
State played(const Rules& rules, std::uint64_t seed, SeatSet greedy_seats) {
    NullSink silent;
    State state = Game::start(rules, nth_seed(seed), silent);
    RandomStream luck(nth_seed(seed + 1'000'000));
    ActionList actions;
    while (!state.open.pending.empty()) {
        const Seat seat = *state.open.pending.begin();
        Game::legal(rules, state, seat, actions);
        const Action action = greedy_seats.contains(seat)
                                  ? Game::greedy(rules, Game::view(rules, state, seat), actions)
                                  : actions[luck.below(static_cast<std::uint32_t>(actions.size()))];
        Game::apply(rules, state, seat, action, silent);
    }
    return state;
}

class Greedy : public ::testing::TestWithParam<std::size_t> {};
INSTANTIATE_TEST_SUITE_P(Players, Greedy, ::testing::Values(2, 3, 4, 5));

TEST_P(Greedy, RR_76_matches_of_greedy_players_end_on_the_throne) {
    const auto rules = rules_for(GetParam());
    int on_throne = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed)
        on_throne +=
            played(*rules, seed, homestretch::seats(GetParam())).open.ended_by == EndedBy::Throne ? 1 : 0;

    EXPECT_GE(on_throne, 297);
}

TEST_P(Greedy, RR_78_one_greedy_player_beats_random_ones) {
    const auto rules = rules_for(GetParam());
    int won = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Seat seat = seat_at(seed % GetParam());
        const State state = played(*rules, seed, SeatSet::only(seat));
        won += Game::outcome(*rules, state).standings[index_of(seat)].rank == 1 ? 1 : 0;
    }

    EXPECT_GT(won, 100); // more than half, whatever the number of opponents
}

TEST(GreedyPlayer, RR_83_does_not_keep_the_last_cards_going_round) {
    for (const std::uint64_t seed : {930U, 1073U, 2377U, 2925U}) {
        const auto rules = rules_for(3);
        EXPECT_NE(played(*rules, seed, homestretch::seats(3)).open.ended_by, EndedBy::TechnicalBound);
    }
}

TEST(GreedyPlayer, RR_100_keeps_its_favourite_out_of_a_pocket) {
    const Play play = a_table(4)
                          .phase("move")
                          .token("bull", "2,1")
                          .row("bull", {"I22", "I15", "I29"})
                          .riots({"1,4", "0,6"})
                          .bank(ann, {"I08", "I09", "A10"})
                          .begin();
    ASSERT_THAT(play.choices(ann), ::testing::IsSupersetOf({"move bull 1,2", "move bull 2,2"}));
    ActionList actions;
    Game::legal(play.rules(), play.state(), ann, actions);

    const Action chosen = greedy(play.rules(), play.seen_by(ann), actions);

    EXPECT_EQ(action_text(play.rules(), play.seen_by(ann), chosen), "move bull 2,2");
}

TEST(GreedyPlayer, RR_76_takes_the_throne_with_the_councilor_it_has_banked_on) {
    const Play play = a_table(3).phase("move").token("rat", "0,7").bank(ann, {"A20", "I22", "I06"}).begin();
    ActionList actions;
    Game::legal(play.rules(), play.state(), ann, actions);

    const Action chosen = greedy(play.rules(), play.seen_by(ann), actions);

    EXPECT_EQ(action_text(play.rules(), play.seen_by(ann), chosen), "move rat throne");
}

} // namespace
} // namespace rat_race::tests
