#include "games/iditacards/tests/fixtures.h"

#include "engine/playing.h"

namespace iditacards::tests {
namespace {

struct Played {
    int arrived = 0; // matches that ended at the Finish
    int matches = 0;
    std::size_t rounds = 0;
};

// Greedy players on all seats.
Played play_greedily(std::size_t players, int matches) {
    const auto rules = rules_for(players);
    Played played{.matches = matches};
    for (int i = 0; i < matches; ++i) {
        NullSink silent;
        State state =
            Game::start(*rules, homestretch::derived_seed({}, static_cast<std::uint64_t>(i)), silent);
        homestretch::play_out<Game>(
            *rules, state,
            [&](const State& now, Seat seat, const ActionList& actions) {
                return Game::greedy(*rules, Game::view(*rules, now, seat), actions);
            },
            silent);
        bool arrived = false;
        for (const Seat seat : seats(players))
            arrived = arrived || player(state, seat).position == finish_square;
        played.arrived += arrived ? 1 : 0;
        played.rounds += state.turn / players;
    }
    ::testing::Test::RecordProperty("mean_rounds",
                                    static_cast<int>(played.rounds / static_cast<std::size_t>(matches)));
    return played;
}

TEST(Greedy, ID_94_four_greedy_players_end_a_match_at_the_finish) {
    const Played played = play_greedily(4, 100);

    EXPECT_GE(played.arrived, 99) << played.rounds;
}

TEST(Greedy, ID_94_so_do_two) {
    EXPECT_GE(play_greedily(2, 100).arrived, 99);
}

TEST(Greedy, ID_97_alone_a_greedy_player_arrives_more_often_than_not) {
    const Played played = play_greedily(1, 100);

    EXPECT_GE(played.arrived, 60) << played.rounds;
}

} // namespace
} // namespace iditacards::tests
