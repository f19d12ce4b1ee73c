// What the engine's interpreter must be able to do, on the smallest game that needs it: an effect that stops
// for a choice, for another card and for another seat is all in the state, and goes on in every copy of it.

#include "engine/match_of.h"
#include "tests/tiny_race/fixtures.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tiny_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

constexpr Seat red{0};
constexpr Seat blue{1};

// Two players; everything that a test does not name lies in the deck.
class TinyRace : public ::testing::Test {
protected:
    void hands(std::vector<std::string> of_red, std::vector<std::string> of_blue) {
        std::vector<std::string> deck{"trot", "trot", "trot",  "trot",  "dash",  "dash",
                                      "fork", "fork", "relay", "relay", "shove", "shove"};
        for (const auto& hand : {of_red, of_blue}) {
            for (const std::string& card : hand) deck.erase(std::find(deck.begin(), deck.end(), card));
        }
        Json position = race_->dump();
        position["deck"] = deck;
        position["players"] = {{{"spaces", 3}, {"hand", of_red}, {"chosen", nullptr}},
                               {{"spaces", 3}, {"hand", of_blue}, {"chosen", nullptr}}};
        const auto arranged = race_->arrange(position);
        ASSERT_TRUE(arranged) << arranged.error().message;
    }
    static void act(Match& match, Seat seat, std::string_view text) {
        const auto acted = match.act(seat, text);
        ASSERT_TRUE(acted) << acted.error().message;
    }
    void act(Seat seat, std::string_view text) { act(*race_, seat, text); }
    static std::vector<std::string> choices(const Match& match, Seat seat) {
        std::vector<std::string> texts;
        for (const Choice& choice : match.choices(seat)) texts.push_back(choice.text);
        return texts;
    }
    static int spaces(const Match& match, Seat seat) {
        return match.outcome().standings[index_of(seat)].score;
    }
    [[nodiscard]] int spaces(Seat seat) const { return spaces(*race_, seat); }

    std::unique_ptr<Match> race_ = [] {
        auto match = GameTypeOf<Game>().new_match(tiny_pack(), 2, {{"track", "long"}}, Seed{});
        check(match.has_value());
        return std::move(*match);
    }();
};

TEST_F(TinyRace, the_chosen_cards_are_performed_once_all_have_chosen) {
    hands({"dash"}, {"trot"});

    act(blue, "play trot");
    EXPECT_EQ(spaces(blue), 3);
    act(red, "play dash");

    EXPECT_EQ(spaces(red), 6);
    EXPECT_EQ(spaces(blue), 5);
}

TEST_F(TinyRace, a_choice_inside_an_effect_can_be_answered_differently_in_two_copies) {
    hands({"fork"}, {"dash"});
    act(blue, "play dash");
    act(red, "play fork");
    ASSERT_EQ(race_->pending(), SeatSet::only(red));
    const std::unique_ptr<Match> other = race_->clone();

    act(*race_, red, "move");
    act(*other, red, "draw");

    EXPECT_EQ(spaces(*race_, red), 5);
    EXPECT_EQ(spaces(*other, red), 3);
    EXPECT_EQ(race_->view(red)["players"][0]["hand"].size(), 1U);
    EXPECT_EQ(other->view(red)["players"][0]["hand"].size(), 2U);
}

TEST_F(TinyRace, a_card_played_by_another_card_is_performed_inside_it) {
    hands({"relay", "fork", "dash"}, {"trot"});
    act(red, "play relay");
    act(blue, "play trot");

    EXPECT_THAT(choices(*race_, red), ElementsAre("play fork", "play dash"));
    act(red, "play fork");
    EXPECT_EQ(race_->dump()["effects"].size(), 2U);
    act(red, "move");

    EXPECT_EQ(spaces(red), 6);
    EXPECT_EQ(spaces(blue), 5);
}

TEST_F(TinyRace, cards_that_play_cards_can_be_nested) {
    hands({"relay", "relay", "shove"}, {"trot", "dash"});
    act(blue, "play trot");
    act(red, "play relay");
    act(red, "play relay");
    act(red, "play shove");

    EXPECT_EQ(race_->dump()["effects"].size(), 3U);
    EXPECT_EQ(race_->pending(), SeatSet::only(blue));
    act(blue, "give-way");

    EXPECT_EQ(spaces(red), 6);
    EXPECT_EQ(spaces(blue), 3);
}

TEST_F(TinyRace, a_reaction_of_another_seat_in_the_middle_of_an_effect_goes_on_from_a_dump) {
    hands({"shove"}, {"trot", "fork"});
    act(red, "play shove");
    act(blue, "play trot");
    ASSERT_EQ(race_->pending(), SeatSet::only(blue));
    const std::unique_ptr<Match> other = race_->clone();
    ASSERT_TRUE(other->arrange(Json::parse(race_->dump().dump())));

    EXPECT_THAT(choices(*race_, blue), ElementsAre("give-way", "block fork"));
    act(*race_, blue, "block fork");
    act(*other, blue, "give-way");

    EXPECT_EQ(spaces(*race_, blue), 5);
    EXPECT_EQ(spaces(*other, blue), 3);
    EXPECT_EQ(spaces(*race_, red), 4);
    EXPECT_EQ(spaces(*other, red), 4);
}

TEST_F(TinyRace, a_seat_without_cards_cannot_react) {
    hands({"shove"}, {"trot"});
    act(red, "play shove");
    act(blue, "play trot");

    EXPECT_EQ(race_->pending().size(), 2U);
    EXPECT_EQ(spaces(blue), 3);
}

TEST_F(TinyRace, others_hear_that_a_card_was_chosen_but_not_which) {
    hands({"dash"}, {"trot"});
    act(red, "play dash");

    EXPECT_EQ(race_->story(red).back().words, "You chose Dash.");
    EXPECT_EQ(race_->story(blue).back().words, "Seat 0 chose a card.");
    EXPECT_EQ(race_->story(spectator).back().words, "Seat 0 chose a card.");
}

TEST_F(TinyRace, an_impossible_position_is_refused_with_its_place) {
    Json position = race_->dump();
    position["players"][1]["hand"][0] = "tort";

    const auto arranged = race_->arrange(position);

    ASSERT_FALSE(arranged);
    EXPECT_THAT(arranged.error().message,
                HasSubstr("players.1.hand.0: unknown card 'tort'; did you mean 'trot'?"));
}

// The stack of effects has room for so many cards inside one another and no more.
TEST(TinyRaceCards, that_could_play_one_another_too_deeply_are_refused) {
    Pack pack = tiny_pack();
    std::string& copies = pack.tables[0].rows[3].cells[2]; // of Relay
    copies = std::to_string(max_relays);
    EXPECT_TRUE(compile_for<Game>(pack, 2, {}));

    copies = std::to_string(max_relays + 1);
    const auto refused = compile_for<Game>(pack, 2, {});

    ASSERT_FALSE(refused);
    EXPECT_THAT(to_text(refused.error()), HasSubstr("cards.csv: at most 3 cards may play another one"));
}

TEST(TinyRaceCards, read_as_their_programs_say) {
    const auto cards = GameTypeOf<Game>().cards(tiny_pack());
    ASSERT_TRUE(cards);

    EXPECT_EQ((*cards)[2].text, "Move 2 spaces or draw 1 card.");
    EXPECT_EQ((*cards)[3].text, "Move 1 space. Play another card of your hand.");
    EXPECT_EQ((*cards)[4].text,
              "The player to your left moves back 2, unless they discard a card. Move 1 space.");
}

// Red sees its own hand; blue's three cards are any three of the nine others, each set of places equally
// likely.
TEST(TinyRaceRedeal, deals_every_hidden_card_to_every_hidden_place_equally_often) {
    constexpr int deals = 9000;
    const auto rules = compile_for<Game>(tiny_pack(), 2, {});
    NullSink silent;
    const State state = Game::start(*rules, Seed{1}, silent);
    std::array<int, 5> copies{};
    for (const CardId card : state.deck) ++copies[static_cast<std::size_t>(card)];
    for (const CardId card : state.players[1].hand) ++copies[static_cast<std::size_t>(card)];

    std::array<int, 5> dealt{};
    RandomStream random;
    for (int i = 0; i < deals; ++i) {
        State imagined = state;
        Game::redeal(*rules, imagined, red, random);
        ++dealt[static_cast<std::size_t>(imagined.players[1].hand[0])];
    }

    double chi_squared = 0;
    int kinds = 0;
    for (std::size_t card = 0; card < copies.size(); ++card) {
        if (copies[card] == 0) continue;
        const double expected = deals * copies[card] / 9.0;
        chi_squared += (dealt[card] - expected) * (dealt[card] - expected) / expected;
        ++kinds;
    }
    EXPECT_GT(kinds, 2);
    EXPECT_LT(chi_squared, 18.5); // 4 degrees of freedom: exceeded once in a thousand
}

} // namespace
} // namespace tiny_race
