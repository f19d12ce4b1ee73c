// What happens when a card comes into play, with effects that no card of the box has.

#include "games/iditacards/tests/fixtures.h"

namespace iditacards::tests {
namespace {

TEST(Arrivals, ID_34_a_dog_has_done_what_it_does_before_its_chain_is_discarded) {
    homestretch::EditedPack pack = edited_pack();
    pack.replace("cards.csv", "2,2,1,hand 2,P", "2,2,1,hand 2; on-play recover 1,P"); // Retriever
    Alone alone(
        {{"deck", {"rest"}}, {"discard", {{"lunch", 1}}}, {"stack", {{{"card", "retriever"}, {"risks", 1}}}}},
        pack);

    alone.play(make_action(ActionKind::PayRisk));
    EXPECT_EQ(alone.ask(), Ask::Recover);
    EXPECT_EQ(alone.dump()["players"][0]["resolved"], (homestretch::Json{{"rest", 1}}));

    alone.play(make_action(ActionKind::Stop));
    EXPECT_EQ(alone.dump()["players"][0]["discard"], (homestretch::Json{{"lunch", 1}, {"rest", 1}}));
}

TEST(Arrivals, ID_65_an_attachment_that_is_declined_does_nothing) {
    homestretch::EditedPack pack = edited_pack();
    pack.replace("cards.csv", "A Hat,attachment,,starter,1,2,2,0,hand 1,P",
                 "A Hat,attachment,,starter,1,0,0,0,hand 1; on-play draw 1,P");
    const homestretch::Json position{
        {"hand", {{"a-hat", 1}}}, {"deck", {"2 move"}}, {"table", {dog("wheel-dog", {"armour"})}}};

    Alone declines(position, pack);
    declines.play(make_action(ActionKind::Play, declines.card("a-hat")));
    declines.play(make_action(ActionKind::Decline));
    EXPECT_EQ(hand(declines.state(), Seat{0}).size(), 0U);

    Alone attaches(position, pack);
    attaches.play(make_action(ActionKind::Play, attaches.card("a-hat")));
    attaches.play(make_action(ActionKind::AttachTo));
    EXPECT_EQ(hand(attaches.state(), Seat{0}).size(), 1U);
}

} // namespace
} // namespace iditacards::tests
