#include "bots/bot.h"
#include "engine/compile.h"
#include "engine/pack/folder.h"
#include "engine/playing.h"
#include "games/all_games.h"
#include "games/registry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch {
namespace {

using ::testing::HasSubstr;

const Seed a_seed = derived_seed(Seed{}, 7);

Pack standard_pack(const GameType& game) {
    const std::filesystem::path packs = HOMESTRETCH_SOURCE_DIR "/packs";
    auto pack = load_pack(packs / game.info().id / "standard", game.tables());
    check(pack.has_value());
    return std::move(*pack);
}

std::unique_ptr<Match> a_match(const GameType& game, std::size_t seats) {
    auto match = game.new_match(standard_pack(game), seats, {}, a_seed);
    check(match.has_value());
    return std::move(*match);
}

// Plays to the end; every choice must be accepted.
void play_with(BotKind kind, Match& match) {
    std::vector<Bot> bots;
    const SearchBudget a_glance{.iterations = 3};
    for (const Seat seat : seats(match.identity().seats)) bots.emplace_back(kind, match, seat, a_glance);
    while (!match.pending().empty()) {
        const Seat seat = *match.pending().begin();
        const auto done = match.act(seat, bots[index_of(seat)].choose(match));
        ASSERT_TRUE(done.has_value()) << done.error().message;
    }
}

TEST(Bots, have_names_that_find_them) {
    EXPECT_EQ(*find_bot("random"), BotKind::Random);
    EXPECT_EQ(*find_bot("greedy"), BotKind::Greedy);
    EXPECT_EQ(name_of(BotKind::Greedy), "greedy");
}

TEST(Bots, a_mistyped_name_suggests_the_nearest) {
    EXPECT_THAT(find_bot("gredy").error().message, HasSubstr("did you mean 'greedy'?"));
    EXPECT_THAT(find_bot("stockfish").error().message, HasSubstr("random, greedy, flat, easy, normal, hard"));
}

TEST(Bots, finish_every_game_with_legal_actions) {
    for (const GameType* game : all_games()) {
        for (const BotSpec& bot : all_bots()) {
            const auto match = a_match(*game, game->info().max_seats);
            play_with(bot.kind, *match);
            EXPECT_EQ(match->outcome().ending, Ending::Finished) << game->info().id << " with " << bot.name;
        }
    }
}

TEST(Bots, play_the_same_match_the_same_way) {
    const GameType& game = *all_games().front();
    const auto once = a_match(game, game.info().min_seats);
    const auto again = a_match(game, game.info().min_seats);

    play_with(BotKind::Random, *once);
    play_with(BotKind::Random, *again);

    EXPECT_EQ(once->history(), again->history());
}

TEST(BotStream, differs_by_match_seat_and_ply_and_from_the_matchs_own) {
    const RandomStream stream = bot_stream(a_seed, seat_at(0));
    EXPECT_EQ(stream, bot_stream(a_seed, seat_at(0)));
    EXPECT_NE(stream, bot_stream(a_seed, seat_at(1)));
    EXPECT_NE(stream, bot_stream(a_seed, seat_at(0), 1));
    EXPECT_NE(stream, bot_stream(derived_seed(a_seed, 1), seat_at(0)));
    EXPECT_NE(stream, RandomStream(a_seed));
}

// At every decision of a match: what is redealt behind the bot's back must not change its choice.
template <Game G>
void expect_that_hidden_things_do_not_matter() {
    const auto rules = compile_for<G>(standard_pack(*find_game(G::info.id)), G::info.max_seats, {});
    ASSERT_TRUE(rules.has_value());
    NullSink silent;
    RandomStream imagination(derived_seed(a_seed, 1));
    typename G::State state = G::start(*rules, a_seed, silent);
    play_out<G>(
        *rules, state,
        [&](const typename G::State& now, Seat seat, const ActionList& actions) {
            const Observer<G> truth(*rules, now, seat);
            const typename G::State imagined = truth.redealt(imagination);
            Player player{.kind = BotKind::Greedy};
            const Action chosen = choose<G>(player, truth, actions);
            EXPECT_EQ(chosen, choose<G>(player, Observer<G>(*rules, imagined, seat), actions));
            return chosen;
        },
        silent);
}

template <class... Games>
void expect_that_hidden_things_never_matter(GameList<Games...> /*games*/) {
    (expect_that_hidden_things_do_not_matter<Games>(), ...);
}

TEST(Greedy, decides_the_same_whatever_lies_hidden) {
    expect_that_hidden_things_never_matter(AllGames{});
}

} // namespace
} // namespace homestretch
