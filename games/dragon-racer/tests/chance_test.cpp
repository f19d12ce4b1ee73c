#include "games/dragon-racer/tests/fixtures.h"

#include <algorithm>
#include <span>

// What chance decides, in which order it is asked, and what is unknown to whom afterwards. (Scenario files
// s20, g08, g21 and g22 say more about the same by example.)

namespace dragon_racer::tests {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::Key;

// ---- the draws of a seed, in the order of the rules page, made without the game

class Chance {
public:
    explicit Chance(const Seed& seed) : random_(seed) {}
    template <class T>
    [[nodiscard]] std::vector<T> shuffled(std::vector<T> items) {
        random_.shuffle(std::span<T>(items));
        return items;
    }
    // As many cards off the deck as are dealt; nobody looks at the others, so no chance is asked about them.
    [[nodiscard]] Ids dealt(Ids deck, std::size_t count) {
        random_.shuffle_front(std::span<std::string>(deck), count);
        deck.resize(count);
        return deck;
    }
    [[nodiscard]] bool heads() { return random_.below(2) == 0; }

private:
    RandomStream random_;
};

const Ids upper_tiles{"frozen_cove_green", "wyrm_woods_red", "golden_caves_gold", "star_field_blue"};
const Ids lower_tiles{"burning_spire_gold", "speed_city_blue", "golden_caves_green", "star_field_red"};

Ids in_file_order(const Race& race, Ids cards) {
    std::ranges::sort(cards, {}, [&](const std::string& id) { return *race.rules().dragon_words.find(id); });
    return cards;
}
Ids joined(Ids left, const Ids& right) {
    left.insert(left.end(), right.begin(), right.end());
    return left;
}
// The first so many leave the pile.
Ids dealt_from(Ids& pile, std::size_t count) {
    Ids cards(pile.begin(), pile.begin() + static_cast<std::ptrdiff_t>(count));
    pile.erase(pile.begin(), pile.begin() + static_cast<std::ptrdiff_t>(count));
    return cards;
}
Ids cards_of_level(const Race& race, unsigned level) {
    Ids cards;
    for (std::size_t id = 0; id < race.rules().dragons.size(); ++id) {
        const Dragon& dragon = race.rules().dragons[id];
        if (dragon.level == level) cards.insert(cards.end(), dragon.copies, race.rules().dragon_words.id(id));
    }
    return cards;
}
template <class T>
std::vector<T> of_all(const Race& race, const std::string& field) {
    std::vector<T> all;
    const Json position = race.dump();
    for (const Json& player : position["players"]) all.push_back(player[field].get<T>());
    return all;
}

TEST(Chance, DR_5_DR_12_DR_14_DR_15_DR_32_is_asked_in_the_order_of_the_rules_page) {
    const std::vector<Ids> sides{{"rowan", "amrita"}, {"rosella", "katsuro"}, {"li", "shawna"},
                                 {"odalys", "bram"},  {"zahra", "teague"},    {"kafka", "mingzhu"}};
    const Race race = a_race().with_players(3).from_seed(nth_seed(1)).start();

    Chance chance(nth_seed(1));
    Ids upper = chance.shuffled(upper_tiles);
    Ids lower = chance.shuffled(lower_tiles);
    const Numbers cards = chance.shuffled(Numbers{0, 1, 2, 3, 4, 5});
    Ids characters;
    for (std::size_t seat = 0; seat < 3; ++seat)
        characters.push_back(sides[static_cast<std::size_t>(cards[seat])][chance.heads() ? 0 : 1]);
    const Numbers trophies = chance.shuffled(Numbers{1, 2, 3});
    Ids level_1 = chance.shuffled(cards_of_level(race, 1));

    const Ids removed = joined(dealt_from(upper, 1), dealt_from(lower, 1));
    EXPECT_EQ(race.dump()["tiles"], (Json{{"upper", upper}, {"lower", lower}})) << removed[0] << removed[1];
    EXPECT_EQ(of_all<std::string>(race, "character"), characters);
    EXPECT_EQ(of_all<int>(race, "trophy"), trophies);
    for (const Ids& team : of_all<Ids>(race, "team")) EXPECT_EQ(team, dealt_from(level_1, team.size()));
    Ids hands = chance.dealt(in_file_order(race, joined(level_1, cards_of_level(race, 2))), 9);
    for (const Ids& hand : of_all<Ids>(race, "hand")) EXPECT_EQ(hand, dealt_from(hands, 3));
}

TEST(Chance, DR_12_DR_97_with_two_copies_characters_are_shuffled_and_copies_lie_side_by_side) {
    const Race race = a_race().with_players(5).from_seed(nth_seed(2)).start();

    Chance chance(nth_seed(2));
    static_cast<void>(chance.shuffled(upper_tiles));
    static_cast<void>(chance.shuffled(lower_tiles));
    Ids characters = chance.shuffled(Ids{"rowan", "amrita", "rosella", "katsuro", "li", "shawna", "odalys",
                                         "bram", "zahra", "teague", "kafka", "mingzhu"});
    const Numbers trophies = chance.shuffled(Numbers{1, 2, 3, 4, 5});
    Ids level_1 = chance.shuffled(cards_of_level(race, 1));

    EXPECT_EQ(of_all<std::string>(race, "character"), dealt_from(characters, 5));
    EXPECT_EQ(of_all<int>(race, "trophy"), trophies);
    EXPECT_EQ(race.cards(ann, "team"), dealt_from(level_1, race.cards(ann, "team").size()));
}

TEST(Chance, DR_27_lots_are_drawn_group_by_group_the_best_first) {
    const Race race =
        a_race().with_players(6).on_turn(2).distances({5, 9, 9, 5, 9, 7}).from_seed(nth_seed(5)).exploring();

    Chance chance(nth_seed(5));
    const Numbers best = chance.shuffled(Numbers{1, 2, 3});
    const Numbers last = chance.shuffled(Numbers{5, 6});

    EXPECT_EQ(of_all<int>(race, "trophy"), (Numbers{last[0], best[0], best[1], last[1], best[2], 4}));
}

TEST(Chance, DR_27_DR_30_DR_32_the_deck_is_shuffled_after_the_lots_and_whole_hands_are_dealt_in_seat_order) {
    const Position position = a_race().with_players(2).on_turn(2).from_seed(nth_seed(6));
    const Race alone = Position(position).distances({9, 5}).exploring(); // who is alone draws no lot
    const Race equal = Position(position).distances({7, 7}).exploring();

    Chance chance(nth_seed(6));
    Chance other_chance(nth_seed(6));

    EXPECT_EQ(joined(alone.hand(ann), alone.hand(ben)), chance.dealt(in_file_order(alone, alone.deck()), 8));
    EXPECT_EQ(of_all<int>(equal, "trophy"), other_chance.shuffled(Numbers{1, 2}));
    EXPECT_EQ(joined(equal.hand(ann), equal.hand(ben)),
              other_chance.dealt(in_file_order(equal, equal.deck()), 8));
}

// ---- how often things happen

TEST(Chance, DR_12_characters_and_the_sides_of_their_cards_come_equally_often) {
    const Ids fronts{"rowan", "rosella", "li", "odalys", "zahra", "kafka"};
    const auto dealt = [](std::size_t players, const Seed& seed) {
        return of_all<std::string>(a_race().with_players(players).from_seed(seed).start(), "character");
    };

    EXPECT_THAT(tally(1200, [&](const Seed& seed) { return dealt(3, seed)[2]; }), SpreadsEvenlyOver(12));
    EXPECT_THAT(tally(300, [&](const Seed& seed) { return dealt(2, seed)[1]; }), SpreadsEvenlyOver(6));
    EXPECT_THAT(tally(800,
                      [&](const Seed& seed) {
                          std::vector<bool> sides;
                          for (const std::string& id : dealt(3, seed))
                              sides.push_back(std::ranges::find(fronts, id) != fronts.end());
                          return sides;
                      }),
                SpreadsEvenlyOver(8));
}

// ---- too few cards

TEST(Draft, DR_39_with_too_few_cards_all_are_dealt_equally_many) {
    const Pack pack = edited_pack().set("turns.csv", "1", "deal", "9").pack();

    const Race three = a_plain_match(3).with_pack(pack).start();
    const Race five = a_plain_match(5).with_pack(pack).start();

    EXPECT_THAT(of_all<Ids>(three, "hand"), Each(::testing::SizeIs(15 / 3)));
    EXPECT_EQ(three.undealt().size(), 0U);
    EXPECT_THAT(of_all<Ids>(five, "hand"), Each(::testing::SizeIs(33 / 5)));
    EXPECT_EQ(five.undealt().size(), 33U % 5U);
}

TEST(Draft, DR_39_with_fewer_cards_than_players_there_is_no_draft) {
    homestretch::EditedPack few = edited_pack();
    for (const std::string_view id : {"lampdart", "brassgust", "turnpike", "bramblewing", "thornstride",
                                      "slagwing", "kilnheart", "rimewing", "sleetrunner"})
        few.remove("dragons.csv", id);

    const Race race = a_plain_match(2).with_pack(counted(few.pack())).start();

    Texts kinds;
    for (const Telling& telling : race.heard(spectator)) kinds.push_back(telling.kind);
    const auto hands = std::ranges::find(kinds, "hand_dealt");
    EXPECT_THAT(Texts(hands - 1, hands + 3),
                ElementsAre("team_dealt", "hand_dealt", "hand_dealt", "revealed"));
    EXPECT_EQ(race.story(spectator, "hand_dealt")[0], ""); // which is not worth telling
}

// ---- what cannot be known, dealt anew

// Everything is drafted as in the rules page's example; Ann, who is third, races first.
Race drafted(int rounds = 2) {
    Race race = a_race()
                    .with_players(3)
                    .trophies({3, 2, 1})
                    .team(ann, {"lampdart", "fernling", "emberpup"})
                    .team(ben, {"tramwing", "mossback", "cindernose"})
                    .team(cleo, {"frostkit", "driftfin", "icicle"})
                    .hand(ann, {"brassgust", "bramblewing", "slagwing"})
                    .hand(ben, {"rimewing", "turnpike", "thornstride"})
                    .hand(cleo, {"kilnheart", "sleetrunner", "hollowroot"})
                    .drafting()
                    .everybody_takes({"slagwing", "rimewing", "hollowroot"});
    if (rounds == 2) race.everybody_takes({"kilnheart", "bramblewing", "turnpike"});
    return race;
}
Race redealt(const Race& race, Viewer viewer, const Seed& luck) {
    return race.redealt(viewer, luck);
}

// Sleetrunner was the last card of a hand that Ann passed on. Bramblewing and Brassgust left her together.
// Three places hold any three of the nine cards that she has not seen.
TEST(Redeal, DR_33_DR_38_what_ann_cannot_know_is_dealt_evenly_over_all_that_is_possible) {
    const Race race = drafted();

    const auto all = tally(20'160, [&](const Seed& luck) {
        const Race imagined = redealt(race, ann, luck);
        EXPECT_EQ(imagined.collected(ben)[2], "sleetrunner");
        return joined(imagined.collected(ben), imagined.collected(cleo));
    });

    EXPECT_THAT(all, SpreadsEvenlyOver(2 * 9 * 8 * 7));
}

TEST(Redeal, DR_42_DR_110_a_reveal_tells_what_is_left_for_others) {
    Race race = drafted();

    race.rests(ann);

    const auto of_cleo = tally(1'120, [&](const Seed& luck) {
        const Ids cards = redealt(race, ann, luck).collected(cleo);
        EXPECT_EQ(cards[2], "brassgust");
        return std::pair(cards[0], cards[1]);
    });
    EXPECT_THAT(of_cleo, SpreadsEvenlyOver(8 * 7));
}

// Ben has committed Bramblewing out of Brassgust and Bramblewing. Cleo never held that hand.
TEST(Redeal, DR_34_cleo_cannot_tell_any_arrangement_of_the_unseen_cards_from_another) {
    const Race race = drafted(1).does(ben, "pick 1");

    const auto all = tally(25'200, [&](const Seed& luck) {
        const Race imagined = redealt(race, cleo, luck);
        Ids hand = imagined.hand(ben);
        std::ranges::sort(hand);
        return std::tuple(imagined.collected(ann), imagined.collected(ben), hand);
    });

    EXPECT_THAT(all, SpreadsEvenlyOver(10 * 9 * (8 * 7 / 2)));
}

TEST(Redeal, DR_36_who_took_which_of_two_missing_cards_stays_open) {
    Race race = a_race()
                    .with_players(3)
                    .on_turn(3)
                    .hand(ann, {"slagwing", "lampdart", "rimewing", "fernling", "kilnheart"})
                    .drafting();

    for (int round = 0; round < 3; ++round) race.does(ann, "pick 0").does(ben, "pick 0").does(cleo, "pick 0");

    const auto takers = tally(400, [&](const Seed& luck) {
        const Race imagined = redealt(race, ann, luck);
        return std::pair(imagined.collected(ben)[1], imagined.collected(cleo)[2]);
    });
    EXPECT_THAT(race.hand(ann), ElementsAre("fernling", "kilnheart"));
    EXPECT_THAT(takers, AllOf(SpreadsEvenlyOver(2),
                              Contains(Key(std::pair<std::string, std::string>("lampdart", "rimewing"))),
                              Contains(Key(std::pair<std::string, std::string>("rimewing", "lampdart")))));
}

} // namespace
} // namespace dragon_racer::tests
