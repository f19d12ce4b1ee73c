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
            arrived = arrived || player(state.open, seat).position == finish_square;
        played.arrived += arrived ? 1 : 0;
        played.rounds += state.open.turn / players;
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

TEST(Greedy, ID_65_it_declines_an_attachment_worth_less_than_what_it_would_replace) {
    Alone alone({{"hand", {{"armour", 1}, {"rest", 1}}},
                 {"deck", {"5 move"}},
                 {"table", {dog("wheel-dog", {"dog-shoes"})}}});
    alone.play(make_action(ActionKind::Play, alone.card("armour")));

    EXPECT_EQ(kind_of(alone.greedy_answer()), ActionKind::Decline);
}

TEST(Greedy, ID_103_it_gives_up_a_cat_for_a_long_movement_that_would_fizzle) {
    Alone alone({{"hand", {{"rest", 1}}},
                 {"deck", {"lunch", "4 move"}},
                 {"stack", {{{"card", "mush"}, {"risks", 1}}}},
                 {"table", {dog("wheel-dog"), dog("cat")}}});
    alone.play(make_action(ActionKind::PayRisk));

    EXPECT_EQ(alone.greedy_answer(), make_action(ActionKind::KillDog, 1));
}

} // namespace
} // namespace iditacards::tests
