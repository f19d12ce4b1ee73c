#include "bots/search/searching.h"
#include "engine/wording.h"

#include "bots/player.h"
#include "engine/compile.h"
#include "engine/pack/folder.h"
#include "engine/playing.h"
#include "engine/testing/allocation_counter.h"
#include "games/all_games.h"
#include "games/registry.h"
#include "tests/tiny_race/fixtures.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch {
namespace {

const Seed a_seed = derived_seed(Seed{}, 7);

// Tiny Race as each method searches it.
struct FlatRace : tiny_race::Game {
    static SearchTuning search(const Rules& /*rules*/) { return {.method = SearchMethod::Flat}; }
};
struct SingleRace : tiny_race::Game {
    static SearchTuning search(const Rules& /*rules*/) { return {.method = SearchMethod::SingleObserver}; }
};
struct MultiRace : tiny_race::Game {
    static SearchTuning search(const Rules& /*rules*/) { return {.method = SearchMethod::MultiObserver}; }
};
struct RedealingRace : tiny_race::Game {
    static SearchTuning search(const Rules& /*rules*/) { return {.method = SearchMethod::Redealing}; }
};

// Others begin ten games behind what the rule of thumb likes.
struct CautiousRace : tiny_race::Game {
    static SearchTuning search(const Rules& /*rules*/) { return {.handicap = 10.0F}; }
};

// With a rule of thumb, and a tree that never tries anything else.
template <SearchMethod how>
struct ThumbRace : tiny_race::Game {
    static SearchTuning search(const Rules& /*rules*/) {
        return {.method = how, .widening = 0.0F, .rashness = 0.0F};
    }
    static Action quick(const Rules& /*rules*/, const State& /*state*/, Seat /*seat*/,
                        const ActionList& actions, Dice& /*dice*/) {
        return actions[actions.size() - 1];
    }
};

tiny_race::Rules tiny_rules() {
    auto rules = compile_for<tiny_race::Game>(tiny_race::tiny_pack(), 2, {});
    check(rules.has_value());
    return std::move(*rules);
}

// Seat 0 is two spaces before the finish; seat 1 will cross it by one space with its last card. Only a relay
// followed by a dash gets farther; a dash alone, or a relay and a trot, is as far.
tiny_race::State close_finish(const tiny_race::Rules& rules) {
    const Json position{
        {"random", {{"key", std::string(64, '0')}, {"position", 0}}},
        {"deck", Json::array()},
        {"discard", {"trot", "trot", "dash", "fork", "fork", "relay", "shove", "shove"}},
        {"players",
         {{{"spaces", rules.track - 2}, {"hand", {"dash", "relay", "trot"}}, {"chosen", nullptr}},
          {{"spaces", rules.track - 1}, {"hand", {"trot"}}, {"chosen", nullptr}}}},
        {"effects", Json::array()}};
    auto state = homestretch::arrange<tiny_race::Game>(rules, position);
    check(state.has_value());
    return *state;
}

template <Game G>
Thought thought_about(const typename G::Rules& rules, const typename G::State& state, Seat seat,
                      const SearchBudget& budget, decltype(search<G>) think = search<G>) {
    ActionList actions;
    G::legal(rules, state, seat, actions);
    RandomStream random(a_seed);
    return think(Observer<G>(rules, state, seat), actions, budget, random);
}

template <Game G>
Candidate best_at_the_finish() {
    const tiny_race::Rules rules = tiny_rules();
    return thought_about<G>(rules, close_finish(rules), seat_at(0), {.iterations = 2000}).candidates.front();
}

std::string text_of(Action action) {
    return homestretch::action_text<tiny_race::Game>(tiny_rules(), {}, action);
}

TEST(Search, flat_finds_the_move_that_wins_more_often) {
    const Candidate best = best_at_the_finish<FlatRace>();

    EXPECT_EQ(text_of(best.action), "play relay");
    EXPECT_LT(best.value(), 0.75); // it does not learn to go on with the dash
}

TEST(Search, plainly_tries_every_action_equally_often) {
    const tiny_race::Rules rules = tiny_rules();
    const Thought thought = thought_about<MultiRace>(rules, close_finish(rules), seat_at(0),
                                                     {.iterations = 2000}, search_plainly<MultiRace>);

    EXPECT_EQ(text_of(thought.candidates.front().action), "play relay");
    EXPECT_LT(thought.candidates.front().value(), 0.75); // and learns nothing meanwhile
    for (const Candidate& candidate : thought.candidates)
        EXPECT_EQ(candidate.visits, thought.iterations / thought.candidates.size());
    EXPECT_GE(thought.iterations, 2000U);
    EXPECT_LT(thought.iterations, 2000U + thought.candidates.size());
}

TEST(Search, trees_solve_a_small_position) {
    for (const Candidate& best : {best_at_the_finish<SingleRace>(), best_at_the_finish<MultiRace>(),
                                  best_at_the_finish<RedealingRace>()}) {
        EXPECT_EQ(text_of(best.action), "play relay");
        EXPECT_GT(best.value(), 0.8); // they do
    }
}

// What is liked differs from world to world, with the cards.
TEST(Search, a_tree_plays_what_the_rule_of_thumb_likes_until_it_knows_better) {
    const tiny_race::Rules rules = tiny_rules();
    NullSink silent;
    const tiny_race::State state = tiny_race::Game::start(rules, a_seed, silent);
    const auto thought = [&]<SearchMethod how>() {
        return thought_about<ThumbRace<how>>(rules, state, *tiny_race::Game::pending(state).begin(),
                                             {.iterations = 300});
    };
    const Thought flat = thought.operator()<SearchMethod::Flat>();

    EXPECT_EQ(thought.operator()<SearchMethod::SingleObserver>(), flat);
    EXPECT_EQ(thought.operator()<SearchMethod::MultiObserver>(), flat);
}

// The rule of thumb would play the dash.
TEST(Search, what_the_rule_of_thumb_likes_is_given_up_only_for_something_that_has_proved_better) {
    const tiny_race::Rules rules = tiny_rules();
    const auto played = [&](std::uint64_t iterations) {
        const Thought thought =
            thought_about<CautiousRace>(rules, close_finish(rules), seat_at(0), {.iterations = iterations});
        return text_of(thought.candidates.front().action);
    };

    EXPECT_EQ(played(30), "play dash");
    EXPECT_EQ(played(2000), "play relay");
}

TEST(Search, uses_its_whole_budget_and_no_more_than_one_round_of_candidates_beyond) {
    const tiny_race::Rules rules = tiny_rules();
    const Thought thought =
        thought_about<MultiRace>(rules, close_finish(rules), seat_at(0), {.iterations = 500});

    EXPECT_GE(thought.iterations, 500U);
    EXPECT_LT(thought.iterations, 503U);
}

TEST(Search, thinks_as_long_as_it_is_told_to) {
    const tiny_race::Rules rules = tiny_rules();
    const auto began = std::chrono::steady_clock::now();
    const Thought thought = thought_about<MultiRace>(rules, close_finish(rules), seat_at(0),
                                                     {.time = std::chrono::milliseconds(30)});

    EXPECT_GT(thought.iterations, 0U);
    EXPECT_GE(std::chrono::steady_clock::now() - began, std::chrono::milliseconds(30));
}

TEST(Search, stops_when_it_is_told_to) {
    const tiny_race::Rules rules = tiny_rules();
    const tiny_race::State state = close_finish(rules);
    std::stop_source over;
    over.request_stop();

    const Thought thought = thought_about<MultiRace>(rules, state, seat_at(0),
                                                     {.iterations = 1'000'000'000, .stop = over.get_token()});

    EXPECT_EQ(thought.iterations, 0U);
    EXPECT_FALSE(thought.candidates.empty()); // still something to choose
}

TEST(Search, adds_up_what_threads_find_and_comes_out_the_same_each_time) {
    const tiny_race::Rules rules = tiny_rules();
    const SearchBudget budget{.iterations = 600, .threads = 3};
    const Thought once = thought_about<MultiRace>(rules, close_finish(rules), seat_at(0), budget);

    EXPECT_GE(once.iterations, 600U);
    EXPECT_EQ(once, thought_about<MultiRace>(rules, close_finish(rules), seat_at(0), budget));
}

TEST(Search, asks_for_no_memory_once_it_plays) {
    const tiny_race::Rules rules = tiny_rules();
    const auto needed = [&](std::uint64_t iterations) {
        const std::size_t before = allocations_so_far();
        static_cast<void>(
            thought_about<MultiRace>(rules, close_finish(rules), seat_at(0), {.iterations = iterations}));
        return allocations_so_far() - before;
    };

    EXPECT_EQ(needed(5000), needed(50));
}

// ---- every game

Pack standard_pack(std::string_view game) {
    const std::filesystem::path packs = HOMESTRETCH_SOURCE_DIR "/packs";
    auto pack = load_pack(packs / game / "standard", find_game(game)->tables());
    check(pack.has_value());
    return std::move(*pack);
}

// Plays a match by the quick rule of thumb and calls visit(state, seat) now and then, where there is a
// choice.
template <Game G, class Visit>
void visit_positions(const typename G::Rules& rules, Visit visit) {
    NullSink silent;
    Dice dice(3);
    std::size_t ply = 0;
    typename G::State state = G::start(rules, a_seed, silent);
    play_out<G>(
        rules, state,
        [&](const typename G::State& now, Seat seat, const ActionList& actions) {
            if (ply++ % 37 == 5 && ply < 500 && actions.size() > 1) visit(now, seat);
            return quick_action<G>(rules, now, seat, actions, dice);
        },
        silent);
}

template <Game G>
void expect_that_hidden_things_do_not_matter() {
    const auto rules = compile_for<G>(standard_pack(G::info.id), G::info.max_seats, {});
    ASSERT_TRUE(rules.has_value());
    RandomStream imagination(derived_seed(a_seed, 1));
    visit_positions<G>(*rules, [&](const typename G::State& state, Seat seat) {
        const typename G::State other = Observer<G>(*rules, state, seat).redealt(imagination);
        const SearchBudget budget{.iterations = 40};
        for (const auto think : {search<G>, search_plainly<G>}) {
            EXPECT_EQ(thought_about<G>(*rules, state, seat, budget, think),
                      thought_about<G>(*rules, other, seat, budget, think))
                << G::info.id;
        }
    });
}

template <Game G>
void expect_no_memory_to_be_asked_for() {
    const auto rules = compile_for<G>(standard_pack(G::info.id), G::info.max_seats, {});
    ASSERT_TRUE(rules.has_value());
    visit_positions<G>(*rules, [&](const typename G::State& state, Seat seat) {
        const auto needed = [&](std::uint64_t iterations) {
            const std::size_t before = allocations_so_far();
            static_cast<void>(thought_about<G>(*rules, state, seat, {.iterations = iterations}));
            return allocations_so_far() - before;
        };
        EXPECT_EQ(needed(80), needed(1)) << G::info.id;
    });
}

template <Game G>
void expect_values_between_lost_and_won() {
    const auto rules = compile_for<G>(standard_pack(G::info.id), G::info.max_seats, {});
    ASSERT_TRUE(rules.has_value());
    visit_positions<G>(*rules, [&](const typename G::State& state, Seat /*seat*/) {
        const SeatValues values = evaluation<G>(*rules, state);
        const std::size_t seats = G::outcome(*rules, state).standings.size();
        for (std::size_t i = 0; i < seats; ++i) {
            EXPECT_GE(values[i], 0.0F) << G::info.id;
            EXPECT_LE(values[i], 1.0F) << G::info.id;
        }
    });
}

template <class... Games>
void for_each_game(GameList<Games...> /*games*/, auto test) {
    (test.template operator()<Games>(), ...);
}

TEST(SearchOfEveryGame, decides_the_same_whatever_lies_hidden) {
    for_each_game(AllGames{}, []<Game G>() { expect_that_hidden_things_do_not_matter<G>(); });
}

TEST(SearchOfEveryGame, asks_for_no_memory_once_it_plays) {
    for_each_game(AllGames{}, []<Game G>() { expect_no_memory_to_be_asked_for<G>(); });
}

TEST(SearchOfEveryGame, values_lie_between_lost_and_won) {
    for_each_game(AllGames{}, []<Game G>() { expect_values_between_lost_and_won<G>(); });
}

} // namespace
} // namespace homestretch
