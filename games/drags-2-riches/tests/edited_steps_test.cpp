#include "games/drags-2-riches/tests/fixtures.h"

// Steps of the vocabulary that no supplied card has; packs of one's own may have them.

namespace drags_2_riches::tests {
namespace {

using ::testing::ElementsAre;

TEST(EditedSteps, D2R_17_a_step_dry_cleans_over_cards) {
    const Pack pack = with_effect("H09", "may dry-clean; draw 2", "");
    Play play = Position(2, {}, pack)
                    .hand(ann, {"H09", "C-S"})
                    .wardrobe(ann, {"O15"})
                    .floordrobe(ann, {"L15"})
                    .begin();

    play.does(ann, "activate H09");
    EXPECT_THAT(play.choices(ann), ElementsAre("yes", "skip"));
    play.does(ann, "yes");

    EXPECT_EQ(play.of(ann)["hand"], Json({"O15", "L15", "C-S"}));
    EXPECT_EQ(play.of(ann)["floordrobe"], Json::array());
}

TEST(EditedSteps, D2R_23_a_worn_card_is_taken_off_and_activated_its_shade_first) {
    const Pack pack = with_effect("O04", "may activate look 10; draw 1", "");
    Play play = Position(2, {}, pack)
                    .hand(ann, {"O04", "C-S"})
                    .wardrobe(ann, {"O15"})
                    .look(ann, {"H05", "L10"})
                    .hand(ben, {"S-H", "S-O", "S-L"})
                    .begin();

    play.does(ann, "activate O04");
    EXPECT_THAT(play.choices(ann), ElementsAre("pick-slot Hair", "pick-slot Heels", "skip"));
    play.does(ann, "pick-slot Heels");

    EXPECT_EQ(play.asked(), SeatSet::only(ben)); // before anything is drawn
    EXPECT_EQ(play.of(ann)["hand"], Json({"C-S"}));
    play.does(ben, "suffer");
    EXPECT_EQ(play.of(ben)["hand"].size(), 2);
    EXPECT_EQ(play.of(ann)["hand"], Json({"O15", "C-S"}));
    EXPECT_EQ(play.dump()["activated"], Json({"O04", "L10"}));
    EXPECT_EQ(play.of(ann)["look"]["Heels"], Json());
    EXPECT_EQ(play.of(ann)["look"]["Hair"], "H05");
}

} // namespace
} // namespace drags_2_riches::tests
