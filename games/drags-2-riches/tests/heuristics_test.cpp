#include "games/drags-2-riches/tests/fixtures.h"

namespace drags_2_riches::tests {
namespace {

// Plays to the end; seats in `greedy_seats` play greedily, the others at random.
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

TEST_P(Greedy, D2R_108_one_greedy_player_beats_random_ones) {
    const auto rules = rules_for(GetParam());
    int won = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Seat seat = seat_at(seed % GetParam());
        const State state = played(*rules, seed, SeatSet::only(seat));
        won += Game::outcome(*rules, state).standings[index_of(seat)].rank == 1 ? 1 : 0;
    }

    EXPECT_GT(won, 45); // three in four, whatever the number of opponents
}

TEST(GreedyPlayer, D2R_49_reverses_rather_than_blocks_rather_than_suffers) {
    Play play = a_table(2).hand(ann, {"L03", "C-S"}).hand(ben, {"A02", "A09"}).begin();

    play.does(ann, "activate L03");

    EXPECT_EQ(play.greedy_choice(ben), "reverse A09");
}

TEST(GreedyPlayer, D2R_103_always_competes_in_the_last_event) {
    const Play play = a_table(2)
                          .phase("declarations", "declare")
                          .set("event", "E15")
                          .set("event_stack", Json::array())
                          .set("spent", {"rest"})
                          .set("round", 15)
                          .look(ann, {"S-L"})
                          .look(ben, {"H15"})
                          .set("pending", {0, 1})
                          .begin();

    EXPECT_EQ(play.greedy_choice(ann), "up");
}

TEST(GreedyPlayer, D2R_89_judges_for_herself) {
    const Play play = a_table(2)
                          .event("E08")
                          .phase("declarations", "declare")
                          .look(ann, {"H15"})
                          .look(ben, {"O15"})
                          .set("pending", {0, 1})
                          .begin()
                          .does(ann, "up")
                          .does(ben, "up");

    EXPECT_EQ(play.greedy_choice(ann), "judge 0");
}

} // namespace
} // namespace drags_2_riches::tests
