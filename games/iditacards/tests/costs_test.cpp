// Costs raised and lowered, with traits that no card of the box has.

#include "games/iditacards/measures.h"
#include "games/iditacards/tests/fixtures.h"

namespace iditacards::tests {
namespace {

// Good Dog makes everything dearer, Cute Dog cheaper, each twice over.
class Dearer : public ::testing::Test {
protected:
    Costs costs(std::string_view card, std::initializer_list<std::string_view> dogs, int level) const {
        Player who{.hypothermia = static_cast<std::uint8_t>(level),
                   .starvation = static_cast<std::uint8_t>(level)};
        for (const std::string_view dog : dogs) who.table.push_back({.card = card_named(*rules_, dog)});
        return CostTable(*rules_, who).now(card_named(*rules_, card));
    }

private:
    static Rules edited() {
        auto rules = homestretch::compile_for<Game>(
            edited_pack()
                .replace("cards.csv", "Good Dog,dog,,starter,1,3,3,0,hand 1",
                         "Good Dog,dog,,starter,1,3,3,0,energy-cost 2; health-cost 1; risk-cost 1")
                .replace("cards.csv", "energy-cost -1,P", "energy-cost -1; energy-cost -1; risk-cost -2,P")
                .pack(),
            2, {});
        if (!rules) throw std::runtime_error(to_text(rules.error()));
        return std::move(*rules);
    }
    std::shared_ptr<const Rules> rules_ = std::make_shared<const Rules>(edited());
};

TEST_F(Dearer, ID_17_reductions_come_first_and_stop_at_0) {
    EXPECT_EQ(costs("push", {"cute-dog"}, 0).energy, 0);               // 1 - 2
    EXPECT_EQ(costs("push", {"cute-dog"}, 3).energy, 3);               // not 1 - 2 + 3
    EXPECT_EQ(costs("push", {"good-dog", "cute-dog"}, 0).energy, 2);   // not 1 - 2 + 2
    EXPECT_EQ(costs("dinner", {"good-dog", "cute-dog"}, 1).energy, 3); // 2 - 2 + 2 + 1
    EXPECT_EQ(costs("dinner", {"good-dog"}, 1).health, 4);
}

TEST_F(Dearer, ID_17_a_printed_0_stays_0) {
    EXPECT_EQ(costs("move", {"good-dog"}, 3).energy, 0);
    EXPECT_EQ(costs("move", {"good-dog"}, 3).health, 0);
    EXPECT_EQ(costs("move", {"good-dog"}, 3).risk, 0);
}

TEST_F(Dearer, ID_20_risk_is_lowered_first_too_and_no_level_raises_it) {
    EXPECT_EQ(costs("mush", {"cute-dog"}, 3).risk, 0);             // 1 - 2
    EXPECT_EQ(costs("mush", {"good-dog", "cute-dog"}, 3).risk, 1); // not 1 - 2 + 1
    EXPECT_EQ(costs("all-in", {"good-dog", "cute-dog"}, 3).risk, 2);
}

} // namespace
} // namespace iditacards::tests
