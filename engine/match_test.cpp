#include "engine/match_of.h"

#include "engine/testing/three_seats.h"
#include "tests/tiny_race/fixtures.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch {

namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

template <class G = tiny_race::Game>
std::unique_ptr<Match> new_match(const OptionTexts& options = {}) {
    auto match = GameTypeOf<G>().new_match(tiny_race::tiny_pack(), 2, options, Seed{7});
    check(match.has_value());
    return std::move(*match);
}

void play_to_the_end(Match& match) {
    while (!match.pending().empty()) {
        const Seat seat = *match.pending().begin();
        check(match.act(seat, match.choices(seat).front().text).has_value());
    }
}

struct NeverOver : tiny_race::Game {
    static std::size_t decision_bound(const Rules&) { return 2; }
};

} // namespace

TEST(Match, knows_what_it_was_made_from) {
    const auto match = new_match({{"track", "long"}});

    EXPECT_EQ(match->identity().game, "tiny-race");
    EXPECT_EQ(match->identity().pack, "tiny");
    EXPECT_THAT(match->identity().pack_hash, SizeIs(64));
    EXPECT_EQ(match->identity().options, (OptionTexts{{"track", "long"}}));
    EXPECT_EQ(match->identity().seats, 2U);
    EXPECT_EQ(match->identity().seed, Seed{7});
    EXPECT_THAT(match->history(), IsEmpty());
}

TEST(Match, plays_an_action_by_its_text_and_remembers_it) {
    const auto match = new_match();
    const std::string text = match->choices(blue).front().text;

    ASSERT_TRUE(match->act(blue, text));

    ASSERT_THAT(match->history(), SizeIs(1));
    EXPECT_EQ(match->history().front(), (Move{blue, text}));
    EXPECT_EQ(match->pending(), SeatSet::only(red));
}

TEST(Match, refuses_an_unknown_action_with_the_nearest_and_changes_nothing) {
    const auto match = new_match();
    const Json before = match->dump();
    const std::string text = match->choices(red).front().text;

    const auto acted = match->act(red, text + "x");

    ASSERT_FALSE(acted);
    EXPECT_EQ(acted.error().message, "'" + text + "x' is not legal now; did you mean '" + text + "'?");
    EXPECT_EQ(match->dump(), before);
    EXPECT_THAT(match->history(), IsEmpty());
}

TEST(Match, refuses_a_seat_that_has_nothing_to_decide) {
    const auto match = new_match();
    ASSERT_TRUE(match->act(red, match->choices(red).front().text));
    const Json before = match->dump();

    const auto again = match->act(red, match->choices(blue).front().text);
    const auto nobody = match->act(seat_at(5), "play trot");

    EXPECT_EQ(again.error().message, "seat 0 has nothing to decide now; the match waits for seat 1");
    EXPECT_EQ(nobody.error().message, "seat 5 has nothing to decide now; the match waits for seat 1");
    EXPECT_EQ(match->dump(), before);
    EXPECT_THAT(match->choices(red), IsEmpty());
}

TEST(Match, refuses_everything_when_it_is_over) {
    const auto match = new_match();
    play_to_the_end(*match);

    EXPECT_EQ(match->outcome().ending, Ending::Finished);
    EXPECT_THAT(match->act(red, "play trot").error().message, HasSubstr("the match is over"));
}

TEST(Match, is_void_when_it_goes_on_beyond_its_bound) {
    const auto match = new_match<NeverOver>();
    play_to_the_end(*match);

    EXPECT_THAT(match->history(), SizeIs(2));
    EXPECT_EQ(match->outcome().ending, Ending::Void);
    EXPECT_TRUE(winners(match->outcome()).empty());
    EXPECT_THAT(match->choices(red), IsEmpty());
    EXPECT_THAT(match->act(red, "play trot").error().message, HasSubstr("the match is void"));
}

TEST(Match, looks_the_same_to_whoever_cannot_tell_two_choices_apart) {
    const auto one = new_match();
    const auto other = new_match();
    ASSERT_NE(one->choices(red).front().text, one->choices(red).back().text);
    ASSERT_TRUE(one->act(red, one->choices(red).front().text));
    ASSERT_FALSE(one->looks_the_same(*other, blue, 0)); // it waits for other seats

    ASSERT_TRUE(other->act(red, other->choices(red).back().text));

    EXPECT_TRUE(one->looks_the_same(*other, blue, 0));
    EXPECT_TRUE(one->looks_the_same(*other, spectator, 0));
    EXPECT_FALSE(one->looks_the_same(*other, red, 0));
}

TEST(Match, looks_different_to_whoever_has_heard_something_else) {
    const auto one = new_match();
    const auto other = new_match();
    ASSERT_TRUE(other->arrange(one->dump())); // forgets what was told
    ASSERT_GT(one->event_count(), 0U);

    EXPECT_FALSE(one->looks_the_same(*other, blue, 0));
    EXPECT_TRUE(one->looks_the_same(*other, blue, one->event_count()));
}

TEST(Match, that_is_rewound_is_what_it_was_then) {
    const auto match = new_match();
    std::vector<std::unique_ptr<Match>> past;
    while (!match->pending().empty()) {
        past.push_back(match->clone());
        const Seat seat = *match->pending().begin();
        ASSERT_TRUE(match->act(seat, match->choices(seat).back().text));
    }

    for (std::size_t ply = 0; ply < past.size(); ++ply) {
        const auto rewound = match->rewound(ply);
        EXPECT_EQ(rewound->dump(), past[ply]->dump()) << ply;
        EXPECT_EQ(rewound->history(), past[ply]->history()) << ply;
        EXPECT_TRUE(rewound->looks_the_same(*past[ply], red, 0)) << ply;
    }
}

TEST(Match, that_is_cloned_goes_its_own_way) {
    const auto match = new_match();
    const Json before = match->dump();

    const auto other = match->clone();
    play_to_the_end(*other);

    EXPECT_EQ(match->dump(), before);
    EXPECT_THAT(match->history(), IsEmpty());
    EXPECT_EQ(other->identity(), match->identity());
}

TEST(Match, tells_its_story_from_any_event_on) {
    const auto match = new_match();
    const std::size_t before = match->event_count();
    ASSERT_TRUE(match->act(red, match->choices(red).front().text));

    EXPECT_THAT(match->story(red), SizeIs(match->event_count()));
    EXPECT_THAT(match->story(red, before), SizeIs(1));
    EXPECT_EQ(match->story(red, before).front().kind, "chose");
}

TEST(Match, knows_after_which_move_everything_happened) {
    const auto match = new_match();
    const std::size_t at_start = match->event_count();
    for (const Seat seat : {red, blue}) ASSERT_TRUE(match->act(seat, match->choices(seat).front().text));

    const std::vector<Telling> story = match->story(red);
    EXPECT_EQ(story.front().ply, 0U);
    EXPECT_EQ(story[at_start].ply, 1U);
    EXPECT_EQ(story.back().ply, 2U);
    EXPECT_EQ(match->story(red, at_start).front().ply, 1U);
}

TEST(Match, shows_what_its_last_move_changed_event_by_event) {
    const auto match = new_match();
    EXPECT_THAT(match->frames(red), IsEmpty());
    ASSERT_TRUE(match->act(red, match->choices(red).front().text));
    Json view = match->view(blue);
    ASSERT_TRUE(match->act(blue, match->choices(blue).front().text));

    const std::vector<Json> frames = match->frames(blue);

    EXPECT_THAT(frames, SizeIs(match->event_count() - match->event_count_at(1) + 1));
    for (const Json& frame : frames) view = view.patch(frame);
    EXPECT_EQ(view, match->view(blue));
    EXPECT_EQ(match->frames(red), match->clone()->frames(red));
}

TEST(Match, arranged_goes_on_from_there_and_back) {
    const auto match = new_match();
    ASSERT_TRUE(match->act(red, match->choices(red).front().text));
    const Json position = match->dump();
    ASSERT_TRUE(match->arrange(position));
    ASSERT_TRUE(match->act(blue, match->choices(blue).front().text));

    EXPECT_EQ(match->arranged(), position);
    EXPECT_EQ(match->rewound(0)->dump(), position);
    EXPECT_EQ(match->rewound(1)->dump(), match->dump());
}

TEST(Match, arranged_forgets_how_it_came_about) {
    const auto match = new_match();
    const Json start = match->dump();
    ASSERT_TRUE(match->act(red, match->choices(red).front().text));

    EXPECT_FALSE(match->arrange(Json::object()));
    EXPECT_THAT(match->history(), SizeIs(1));

    ASSERT_TRUE(match->arrange(start));
    EXPECT_EQ(match->dump(), start);
    EXPECT_THAT(match->history(), IsEmpty());
    EXPECT_EQ(match->event_count(), 0U);
}

TEST(Match, of_a_game_that_draws_nothing_is_shown_by_the_fields_of_its_views) {
    const auto match = new_match();

    const std::string drawing = match->draw(blue, Paint(false));

    EXPECT_THAT(drawing, HasSubstr("deck 6, pending 0 1, question choose-card\n"));
    EXPECT_THAT(drawing, HasSubstr("players 0: spaces 0, hand size 3\n"));
    EXPECT_THAT(drawing, HasSubstr("players 1: spaces 0, hand size 3, hand "));
    EXPECT_THAT(match->blocked(blue, {}), IsEmpty());
}

TEST(GameType, refuses_a_table_that_does_not_fit) {
    const GameTypeOf<tiny_race::Game> game;
    Pack other = tiny_race::tiny_pack();
    other.game = "dragon-racer";

    EXPECT_EQ(to_text(game.new_match(tiny_race::tiny_pack(), 4, {}, {}).error()),
              "Tiny Race is for 2 to 3 players, not 4");
    EXPECT_EQ(to_text(game.new_match(tiny_race::tiny_pack(), 2, {{"trak", "long"}}, {}).error()),
              "there is no option 'trak'; did you mean 'track'?");
    EXPECT_EQ(to_text(game.new_match(other, 2, {}, {}).error()),
              "pack 'tiny' is for the game 'dragon-racer', not for 'tiny-race'");
}

TEST(GameType, checks_a_pack_for_all_tables_and_reports_each_mistake_once) {
    const GameTypeOf<tiny_race::Game> game;
    const PackFiles files{{"pack.toml",
                           "id = \"mine\"\nversion = \"1\"\ntitle = \"Mine\"\ngame = \"tiny-race\"\n"
                           "authors = [\"Ada\"]\nlicence = \"CC0-1.0\"\n"},
                          {"cards.csv", "id,name,copies,effect\ntrot,Trot,12,mov 2\n"}};
    const auto pack = read_pack(files, "mine", tiny_race::Game::tables());
    ASSERT_TRUE(pack) << to_text(pack.error());

    EXPECT_THAT(game.check_pack(tiny_race::tiny_pack()), IsEmpty());
    const Problems problems = game.check_pack(*pack);
    ASSERT_FALSE(problems.empty());
    EXPECT_THAT(to_text(problems.front()), HasSubstr("cards.csv:2, column effect: "));
    EXPECT_THAT(to_text(problems.front()), HasSubstr("did you mean 'move'?"));
    EXPECT_EQ(std::count(problems.begin(), problems.end(), problems.front()), 1);
}

} // namespace homestretch
