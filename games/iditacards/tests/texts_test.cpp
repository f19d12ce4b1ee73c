#include "games/iditacards/tests/fixtures.h"

namespace iditacards::tests {
namespace {

using ::testing::HasSubstr;

std::string text_of(std::string_view id, const homestretch::OptionTexts& options = {}) {
    const auto rules = rules_for(2, options);
    return rules->text(card_named(*rules, id));
}

TEST(Texts, ID_68_of_looking_at_a_deck) {
    EXPECT_EQ(text_of("first-aid"),
              "Look at the top 3 cards of your deck, destroy up to 1 and draw any of the others.");
    EXPECT_EQ(text_of("band-aid"), "Look at the top card of your deck; you may destroy it or draw it.");
    EXPECT_EQ(text_of("meditate"), "Look at your deck and draw any of them.");
    EXPECT_EQ(text_of("diamorphine"), "Look at your deck, destroy any number and draw any of the others.");
}

TEST(Texts, ID_70_of_taking_cards) {
    EXPECT_EQ(text_of("upgrade-sled"), "Fill the supply to 3 cards, then take 1.");
    EXPECT_EQ(text_of("improvise"), "Take 1 card from the supply.");
    EXPECT_EQ(text_of("here-boy"), "Fill the supply until it holds a dog, then take 1.");
    EXPECT_EQ(text_of("new-sled"),
              "Destroy all cards in your hand. Fill the supply to as many cards as were destroyed, "
              "then take that many.");
    EXPECT_EQ(text_of("upgrade-sled", {{"supply_fill", "add-y"}}), "Add 3 cards to the supply, then take 1.");
}

TEST(Texts, ID_43_of_conditions) {
    EXPECT_EQ(text_of("surgery"),
              "If you have resolved another personal card today: look at the top 10 cards of your "
              "deck, destroy up to 10 and draw any of the others.");
    EXPECT_EQ(text_of("ibuprofin"),
              "If you have resolved a food card today: look at the top 10 cards of your deck, "
              "destroy up to 2 and draw any of the others. Otherwise: take 2 damage.");
    EXPECT_EQ(text_of("satiated"),
              "If you have resolved Breakfast, Lunch and Dinner today: fill the supply to 10 cards, "
              "then take 10.");
    EXPECT_EQ(text_of("stop-and-shop"),
              "If no card has moved you today: fill the supply to 5 cards, then take 2.");
}

TEST(Texts, ID_74_of_movement) {
    EXPECT_EQ(text_of("mush"), "Move 10 + speed.");
    EXPECT_EQ(text_of("downhill-slide"), "Move (3 + speed) × 2.");
    EXPECT_EQ(text_of("through-the-night"), "Move 5 + speed. A new day begins.");
}

TEST(Texts, ID_44_of_what_depends_on_a_kill) {
    EXPECT_EQ(text_of("eat-dog"), "Kill one of your dogs. If you could: draw 7 cards.");
}

TEST(Texts, ID_60_of_dogs_and_attachments) {
    EXPECT_EQ(text_of("husky"), "+1 speed. You draw 1 card more at a new day.");
    EXPECT_EQ(text_of("problem-dog"), "+3 speed. You draw 1 card fewer at a new day.");
    EXPECT_EQ(text_of("lead-dog"), "Legs give you 1 less hypothermia and starvation.");
    EXPECT_EQ(text_of("wheel-dog"),
              "+1 speed. Goes to your discard pile when it dies. Starts the match on your table.");
    EXPECT_EQ(text_of("lazy-dog"), "−1 speed. Holds up to 2 attachments.");
    EXPECT_EQ(text_of("greyhound"), "+3 speed. Holds no attachment.");
    EXPECT_EQ(text_of("malamute"), "After each of your movements: draw 1 card.");
    EXPECT_EQ(
        text_of("polar-bear"),
        "+3 speed. When it comes into play: gain 1 hypothermia. When it comes into play: take 1 damage.");
    EXPECT_EQ(text_of("cute-dog"), "Your energy costs are 1 lower.");
    EXPECT_EQ(text_of("plate-mail"), "Its dog cannot die.");
    EXPECT_EQ(text_of("russian-bear-dog"), "Cannot die.");
    EXPECT_EQ(text_of("nuclear-reactor"), "+5 speed. Its dog's death kills all the rest of your dogs.");
    EXPECT_EQ(text_of("puppy"), "Your personal cards look at 1 more and destroy up to 1 more.");
}

TEST(Texts, ID_53_of_legs_and_weather) {
    const auto rules = rules_for(2);

    EXPECT_EQ(rules->text(rules->leg(90)), "At each new day: gain 1 starvation.");
    EXPECT_EQ(rules->text(rules->leg(36)), "−1 speed per dog.");
    EXPECT_EQ(rules->text(rules->weathers[0]), "For everybody who is not immune: Sled cards have no effect.");
    EXPECT_EQ(rules->text(rules->weathers[2]),
              "For everybody who is not immune: +5 speed. When rolled: gain 1 hypothermia.");
}

TEST(Texts, ID_25_every_card_and_every_word_on_cards_is_explained) {
    std::map<std::string, int> tables;
    for (const homestretch::CardWords& words : Game::cards(*rules_for(2))) {
        EXPECT_FALSE(words.text.empty()) << words.id;
        ++tables[words.table];
    }

    EXPECT_EQ(tables["Starter"], 17);
    EXPECT_EQ(tables["Legendary"], 22);
    EXPECT_EQ(tables["Legs"] + tables["Legs for one player"], 20);
    EXPECT_EQ(tables["Weather"], 6);
    EXPECT_GT(tables["Words"], 20);
}

// ---- what a player reads

struct Asked {
    std::shared_ptr<const Rules> rules = rules_for(2, {{"first_player", "0"}});
    State state{};
    View view{};
    ActionList actions{};

    explicit Asked(std::string_view changes) {
        NullSink silent;
        homestretch::Json position = homestretch::dump<Game>(*rules, Game::start(*rules, {}, silent));
        position.merge_patch(homestretch::Json::parse(changes));
        for (auto& who : position["players"]) {
            who["deck"] = {"rope", "rope"};
            who["unclaimed"] = homestretch::Json::object();
        }
        position["players"][0]["hand"] = {{"mush", 1}, {"dinner", 1}, {"move", 1}};
        position["players"][1]["hand"] = homestretch::Json::object();
        position["players"][0]["position"] = 50;
        position["players"][0]["table"] = {{{"dog", "moose"}, {"attachments", homestretch::Json::array()}}};
        for (auto& deck : position["decks"]) deck = homestretch::Json::array();
        position["undealt"] = homestretch::Json::object();
        position["box"] = "rest";
        position["weather"] = "snow";
        auto arranged = homestretch::arrange<Game>(*rules, position);
        if (!arranged) throw std::runtime_error(arranged.error().message);
        state = *arranged;
        view = Game::view(*rules, state, Seat{0});
        Game::legal(*rules, state, Seat{0}, actions);
    }
};

TEST(Words, ID_4_the_question_says_what_the_end_of_the_turn_will_move) {
    const Asked seen("{}");

    const homestretch::Question asked = homestretch::question<Game>(*seen.rules, seen.view);

    EXPECT_EQ(asked.ask, "Play a card or take a new day; then you move 6");
    EXPECT_EQ(asked.rule, "ID-4");
}

TEST(Words, ID_4_spectators_are_told_where_the_match_stands_and_asked_nothing) {
    const Asked seen("{}");

    const homestretch::Question asked =
        homestretch::question<Game>(*seen.rules, Game::view(*seen.rules, seen.state, {}));

    EXPECT_EQ(asked.phase, "Round 1, main action");
    EXPECT_EQ(asked.ask, "");
}

TEST(Words, ID_21_a_card_that_cannot_be_paid_says_why) {
    Asked seen("{}");
    seen.state.open.players[0].hypothermia = 1;
    seen.view = Game::view(*seen.rules, seen.state, Seat{0});
    Game::legal(*seen.rules, seen.state, Seat{0}, seen.actions);

    const auto reasons = Game::blocked(*seen.rules, seen.view, seen.actions, {});

    ASSERT_EQ(reasons.size(), 3U);
    EXPECT_EQ(reasons[0].target.id, "dinner");
    EXPECT_EQ(reasons[0].reason, "needs 3 energy, and 2 cards are left in your hand");
    EXPECT_EQ(reasons[2].reason, "cannot die");
}

TEST(Words, ID_25_a_play_is_described_with_its_costs_and_its_effect) {
    const Asked seen("{}");

    const auto said = homestretch::describe<Game>(
        *seen.rules, seen.view, make_action(ActionKind::Play, card_named(*seen.rules, "mush")), {});

    EXPECT_EQ(said.label, "Play Mush");
    EXPECT_EQ(
        said.words,
        "Play Mush for energy 2, health 2, risk 1: Move 10 + speed. It takes effect after 1 risk is paid.");
}

TEST(Words, ID_8_a_movement_says_whether_the_end_of_a_turn_made_it) {
    const auto rules = rules_for(2);
    Event moved{.kind = Event::Kind::Moved, .seat = Seat{0}, .from = 3, .to = 5};

    EXPECT_EQ(homestretch::tell<Game>(*rules, moved, {}, {}).details["by"], "card");
    moved.number = 1;
    EXPECT_EQ(homestretch::tell<Game>(*rules, moved, {}, {}).details["by"], "turn");
}

// What the second of two players, Ben, hears of an event of Ann's, and what Ann hears herself.
struct Heard {
    std::shared_ptr<const Rules> rules = rules_for(2);
    homestretch::SeatNames names{{"Ann", "Ben"}};

    [[nodiscard]] CardId card(std::string_view id) const { return card_named(*rules, id); }
    [[nodiscard]] homestretch::Words by(const Event& event, Seat viewer) const {
        return homestretch::tell<Game>(*rules, event, viewer, names).words;
    }
    [[nodiscard]] std::string ann(const Event& event) const { return by(event, Seat{0}).text(); }
    [[nodiscard]] std::string ben(const Event& event) const { return by(event, Seat{1}).text(); }
};

TEST(Words, ID_46_others_hear_how_many_cards_were_drawn) {
    const Heard heard;
    const Event drew{.kind = Event::Kind::Drew, .cards = {heard.card("mush"), heard.card("rope")}};

    EXPECT_EQ(heard.ann(drew), "You drew Mush and Rope.");
    EXPECT_EQ(heard.ben(drew), "Ann drew 2 cards.");
}

TEST(Words, ID_28_numbers_and_owners_agree_with_what_is_told) {
    const Heard heard;
    const CardId mush = heard.card("mush");

    EXPECT_EQ(heard.ann({.kind = Event::Kind::Risked, .card = mush, .number = 1}),
              "Mush went on your risk stack, with 1 risk to pay.");
    EXPECT_EQ(heard.ben({.kind = Event::Kind::Risked, .card = mush, .number = 2}),
              "Mush went on Ann's risk stack, with 2 risks to pay.");
    EXPECT_EQ(heard.ben({.kind = Event::Kind::RiskPaid, .card = mush, .number = 0}),
              "The risk of Mush was paid.");
    EXPECT_EQ(heard.ben({.kind = Event::Kind::ChainEnded, .cards = {mush}}),
              "The chain was over: Mush was discarded.");
    EXPECT_EQ(heard.ann({.kind = Event::Kind::LookedAt, .number = 1}),
              "You looked at the top card of your deck.");
    EXPECT_EQ(
        heard.ben({.kind = Event::Kind::FlagSet, .number = static_cast<std::int16_t>(DayFlag::HealthZero)}),
        "Ann was freed from health costs for the rest of the day.");
    EXPECT_EQ(heard.ben({.kind = Event::Kind::Lost, .number = start_square}),
              "Ann died at Start: the race was lost.");
}

TEST(Words, ID_25_every_kind_of_event_is_told) {
    const Heard heard;
    const auto last = static_cast<int>(Event::Kind::Lost);

    for (int kind = 0; kind <= last; ++kind) {
        const Event event{.kind = static_cast<Event::Kind>(kind), .cards = {heard.card("mush")}};
        EXPECT_THAT(heard.ben(event), ::testing::EndsWith(".")) << kind;
    }
}

TEST(Words, ID_63_a_dead_dog_is_told_with_where_it_went) {
    const Heard heard;
    Event died{.kind = Event::Kind::DogDied, .card = heard.card("moose")};

    EXPECT_EQ(heard.ben(died), "Ann's Moose died.");
    died.number = static_cast<std::int16_t>(DiesTo::Discard);
    EXPECT_EQ(heard.ann(died), "Your Moose died and went to your discard pile.");
}

TEST(Words, ID_80_a_leg_is_told_as_what_the_pack_calls_it) {
    const Heard heard;

    const homestretch::Words entered = heard.by({.kind = Event::Kind::EnteredLeg, .number = 1}, Seat{1});

    EXPECT_EQ(entered, "Ann entered the Hills.");
    EXPECT_THAT(entered.parts(),
                ::testing::Contains(homestretch::Part{
                    .kind = homestretch::Part::Kind::Word, .text = "Hills", .noun = "leg", .id = "leg-2"}));
}

TEST(Words, ID_73_the_picture_shows_track_weather_dogs_and_hand) {
    const Asked seen("{}");

    const std::string picture = Game::draw(*seen.rules, seen.view, homestretch::Paint(false));

    EXPECT_THAT(picture, HasSubstr("Weather: Snow"));
    EXPECT_THAT(picture, HasSubstr("d#0"));
    EXPECT_THAT(picture, HasSubstr("square 50 (Frozen Lake), speed 5, moves 6 at the end of a turn"));
    EXPECT_THAT(picture, HasSubstr("dogs: 0 Moose"));
    EXPECT_THAT(picture, HasSubstr("M Mush  energy 2, health 2, risk 1"));
    EXPECT_THAT(picture, HasSubstr("b+"));
}

} // namespace
} // namespace iditacards::tests
