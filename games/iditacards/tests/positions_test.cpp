// Positions written by people: what is wrong with them is said with its place.

#include "games/iditacards/tests/fixtures.h"

#include <functional>

namespace iditacards::tests {
namespace {

using homestretch::Json;
using ::testing::HasSubstr;

// What is wrong with the first position of a match of two when a person has changed it like this.
std::string mistakes(const std::function<void(Json&)>& change, const std::string& decks = "all") {
    const auto rules = rules_for(2, {{"first_player", "0"}, {"decks", decks}});
    NullSink silent;
    Json position = homestretch::dump<Game>(*rules, Game::start(*rules, {}, silent));
    change(position);
    const auto arranged = homestretch::arrange<Game>(*rules, position);
    return arranged ? std::string() : arranged.error().message;
}

TEST(Positions, ID_67_every_card_lies_somewhere_once) {
    EXPECT_EQ(mistakes([](Json&) {}), "");
    EXPECT_THAT(mistakes([](Json& position) { position["supply"]["bear"] = 3; }),
                HasSubstr("every 'bear' lies somewhere else already: there are 3"));
    EXPECT_THAT(mistakes([](Json& position) { position["damage"] = 17; }),
                HasSubstr("these lie nowhere: damaged;"));
    EXPECT_THAT(mistakes([](Json& position) { position["box"].erase("move"); }),
                HasSubstr("these lie nowhere: move;"));
}

TEST(Positions, ID_84_no_two_players_share_a_square) {
    EXPECT_EQ(mistakes([](Json& position) {
                  position["players"][0]["position"] = 17;
                  position["players"][1]["position"] = 17;
              }),
              "players.1.position: seat 0 stands on this square (ID-84)");
}

TEST(Positions, ID_59_a_table_has_room_for_six_dogs) {
    EXPECT_THAT(mistakes([](Json& position) {
                    position["box"] = "rest";
                    position["decks"]["speed"] = Json::array();
                    position["players"][0]["table"] = {{{"dog", "big-dog"}, {"attachments", Json::array()}},
                                                       {{"dog", "big-dog"}, {"attachments", Json::array()}},
                                                       {{"dog", "big-dog"}, {"attachments", Json::array()}},
                                                       {{"dog", "bear"}, {"attachments", Json::array()}}};
                }),
                HasSubstr("players.0.table: a table has room for 6 dogs"));
}

TEST(Positions, ID_66_a_dog_holds_what_it_can) {
    EXPECT_THAT(
        mistakes([](Json& position) {
            position["box"] = "rest";
            position["decks"]["speed"] = Json::array();
            position["players"][0]["table"] = {{{"dog", "bear"}, {"attachments", {"dog-shoes", "squirrel"}}}};
        }),
        HasSubstr("players.0.table.0.attachments.1: Bear holds no more"));
}

TEST(Positions, ID_82_only_checkpoints_are_passed) {
    EXPECT_THAT(mistakes([](Json& position) {
                    position["players"][1]["checkpoints"] = {5, 6};
                }),
                HasSubstr("players.1.checkpoints: expected the squares of checkpoints, in rising order"));
}

TEST(Positions, ID_28_only_cards_with_a_risk_wait_on_a_stack) {
    EXPECT_THAT(mistakes([](Json& position) {
                    position["box"] = "rest";
                    position["decks"]["speed"] = Json::array();
                    position["players"][0]["stack"] = {{{"card", "push"}, {"risks", 1}}};
                }),
                HasSubstr("players.0.stack.0.card: this card has no risk to pay"));
}

TEST(Positions, ID_71_what_is_not_in_play_does_not_lie_in_the_supply) {
    const auto with_rope = [](Json& position) {
        position["box"] = "rest";
        position["decks"]["improvement"] = Json::array();
        position["unordered"]["improvement"] = 0;
        position["supply"]["rope"] = 1;
    };

    EXPECT_EQ(mistakes(with_rope), "");
    EXPECT_THAT(mistakes(with_rope, "only:speed"),
                HasSubstr("supply.rope: this card's deck is not in play; see the option 'decks'"));
}

TEST(Positions, ID_71_a_deck_that_is_not_in_play_stays_in_the_box) {
    EXPECT_EQ(mistakes(
                  [](Json& position) {
                      position["box"] = "rest";
                      position["destroyed"]["speed"] = {{"bear", 1}};
                      position["decks"]["speed"] = {"bear"};
                  },
                  "only:attack"),
              "decks.speed.0: this card's deck is not in play; see the option 'decks' (ID-71)\n"
              "destroyed.speed.bear: this card's deck is not in play; see the option 'decks' (ID-71)");
}

TEST(Positions, ID_34_resolved_cards_belong_to_a_chain) {
    const auto with_resolved = [](std::string card, bool stack) {
        return [=](Json& position) {
            Json& who = position["players"][0];
            position["box"] = "rest";
            who["deck"] = Json::array();
            who["hand"] = Json::object();
            who["resolved"] = {{card, 1}};
            if (stack) who["stack"] = {{{"card", "mush"}, {"risks", 1}}};
        };
    };

    EXPECT_EQ(mistakes(with_resolved("lunch", true)), "");
    EXPECT_THAT(
        mistakes(with_resolved("lunch", false)),
        HasSubstr("players.0.resolved: resolved cards are discarded when no risk is left; see stack"));
    EXPECT_THAT(mistakes(with_resolved("husky", true)),
                HasSubstr("players.0.resolved.husky: dogs, attachments and damage cards do not lie"));
}

TEST(Positions, ID_103_an_open_question_is_written_down_and_read_again) {
    Alone alone({{"hand", {{"rest", 1}}},
                 {"deck", {"lunch", "move"}},
                 {"stack", {{{"card", "mush"}, {"risks", 1}}}},
                 {"resolved", {{"dinner", 1}}},
                 {"table", {dog("cat", {"steam-engine"}), dog("bear"), dog("wheel-dog")}}});

    alone.play(make_action(ActionKind::PayRisk));
    EXPECT_EQ(alone.ask(), Ask::BeforeFailing);
    EXPECT_EQ(alone.arranged(alone.dump()).value(), alone.state());
    Json wrong = alone.dump();
    wrong["players"][0]["hand"]["move"] = 1;
    wrong["players"][0]["deck"] = Json::array();
    EXPECT_THAT(alone.arranged(wrong).error().message,
                HasSubstr("effects: nothing is asked here: what waits would go on by itself"));

    alone.play(make_action(ActionKind::KillDog));
    EXPECT_EQ(alone.ask(), Ask::KillOwn);
    EXPECT_EQ(alone.arranged(alone.dump()).value(), alone.state());
}

TEST(Positions, ID_2_somebody_has_to_decide) {
    EXPECT_THAT(mistakes([](Json& position) { position["pending"] = {1}; }),
                HasSubstr("pending: follows from the rest and is [0], not [1]"));
    EXPECT_THAT(mistakes([](Json& position) { position["phase"] = "new-day"; }),
                HasSubstr("effects: something is to be carried out in this phase"));
    EXPECT_THAT(mistakes([](Json& position) { position["phase"] = "finished"; }),
                HasSubstr("phase: a match is finished when"));
}

TEST(Positions, ID_51_an_unknown_card_is_named_with_the_nearest_one) {
    EXPECT_THAT(mistakes([](Json& position) { position["players"][0]["hand"]["lunhc"] = 1; }),
                HasSubstr("players.0.hand.lunhc: unknown card 'lunhc'; did you mean 'lunch'?"));
    EXPECT_THAT(mistakes([](Json& position) { position["players"][0]["deck"][0] = "diner"; }),
                HasSubstr("players.0.deck.0: unknown card 'diner'; did you mean 'dinner'?"));
}

} // namespace
} // namespace iditacards::tests
