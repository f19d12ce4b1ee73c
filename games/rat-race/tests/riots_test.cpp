#include "games/rat-race/riots.h"
#include "games/rat-race/tests/fixtures.h"

#include <gmock/gmock.h>

#include <bit>
#include <deque>
#include <set>

// The rules about riots as properties: on every board that can come about, not only on examples.

namespace rat_race::tests {
namespace {

using Places = std::set<int>;

Places listed(PlaceSet set) {
    Places places;
    for (; set != 0; set &= set - 1) places.insert(std::countr_zero(set));
    return places;
}

// RR-60 as the rules page puts it, place by place and without any of the game's shortcuts.
class Walker {
public:
    Walker(const Layout& layout, PlaceSet riots) : layout_(layout), riots_(riots) {}

    [[nodiscard]] bool reaches_throne_from(int start) const {
        Places seen{start};
        std::deque<int> left{start};
        while (!left.empty()) {
            const int place = left.front();
            left.pop_front();
            if (place == static_cast<int>(throne)) return true;
            for (const int next : steps_from(place)) {
                if (seen.insert(next).second) left.push_back(next);
            }
        }
        return false;
    }

    [[nodiscard]] bool leaves_a_way_from_everywhere() const {
        if (!reaches_throne_from(static_cast<int>(off_board))) return false;
        for (int field = 0; field < static_cast<int>(layout_.field_words.size()); ++field) {
            if (!riots(field) && !reaches_throne_from(field)) return false;
        }
        return true;
    }

private:
    [[nodiscard]] bool riots(int place) const { return ((riots_ >> static_cast<unsigned>(place)) & 1U) != 0; }
    [[nodiscard]] Places steps_from(int place) const {
        Places forward;
        for (const int next : listed(layout_.forward[static_cast<std::size_t>(place)])) {
            if (!riots(next)) forward.insert(next);
        }
        if (!forward.empty()) return forward;
        Places backward;
        for (const int next : listed(layout_.backward[static_cast<std::size_t>(place)])) {
            if (!riots(next)) backward.insert(next);
        }
        return backward;
    }

    const Layout& layout_;
    PlaceSet riots_;
};

// RR-60 with riot_path=councilors: the tokens that have a way and would lose it.
PlaceSet losing_their_way(const Layout& layout, const Board& board, PlaceSet field) {
    PlaceSet lost = 0;
    for (const Place token : board.tokens) {
        const int place = static_cast<int>(token);
        if (Walker(layout, board.riots).reaches_throne_from(place) &&
            !Walker(layout, board.riots | field).reaches_throne_from(place))
            lost |= bit(token);
    }
    return lost;
}

struct Case {
    std::string layout{};
    std::string back_off_board{};
};

class Riots : public ::testing::TestWithParam<Case> {
protected:
    [[nodiscard]] static std::shared_ptr<const Rules> rules_with(const std::string& riot_path,
                                                                 const std::string& riot_occupied = "no") {
        return rules_for(3, {{"layout", GetParam().layout},
                             {"back_off_board", GetParam().back_off_board},
                             {"riot_path", riot_path},
                             {"riot_occupied", riot_occupied}});
    }
    std::shared_ptr<const Rules> rules_ = rules_with("every_field");

    // Starts riots one after the other until none is possible any more, and looks at every board between.
    template <class Look>
    void grow(std::uint64_t seed, Look look) const {
        RandomStream random(nth_seed(seed));
        Board board;
        while (true) {
            const PlaceSet possible = riot_fields(*rules_, board);
            look(board, possible);
            if (possible == 0) return;
            const Places fields = listed(possible);
            const auto chosen =
                std::next(fields.begin(), random.below(static_cast<std::uint32_t>(fields.size())));
            board.riots |= PlaceSet{1} << static_cast<unsigned>(*chosen);
        }
    }
};

INSTANTIATE_TEST_SUITE_P(Layouts, Riots,
                         ::testing::Values(Case{"lane", "yes"}, Case{"lane", "no"},
                                           Case{"great-stair", "yes"}, Case{"great-stair", "no"},
                                           Case{"avenue", "yes"}, Case{"avenue", "no"}));

TEST_P(Riots, RR_58_no_two_riots_ever_touch) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        grow(seed, [&](const Board& board, PlaceSet) {
            for (const int field : listed(board.riots))
                ASSERT_EQ(rules_->layout.neighbours[static_cast<std::size_t>(field)] & board.riots, 0U);
        });
    }
}

TEST_P(Riots, RR_59_the_throne_can_be_reached_from_everywhere) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        grow(seed, [&](const Board& board, PlaceSet) {
            ASSERT_TRUE(Walker(rules_->layout, board.riots).leaves_a_way_from_everywhere());
        });
    }
}

TEST_P(Riots, RR_60_every_field_that_leaves_a_way_is_offered_and_no_other) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        grow(seed, [&](const Board& board, PlaceSet possible) {
            PlaceSet expected = 0;
            for (int field = 0; field < static_cast<int>(rules_->layout.field_words.size()); ++field) {
                const PlaceSet own = PlaceSet{1} << static_cast<unsigned>(field);
                const auto index = static_cast<std::size_t>(field);
                if ((rules_->layout.may_riot & own) == 0 || (board.riots & own) != 0) continue;
                if ((rules_->layout.neighbours[index] & board.riots) != 0) continue;
                if (Walker(rules_->layout, board.riots | own).leaves_a_way_from_everywhere()) expected |= own;
            }
            ASSERT_EQ(listed(possible), listed(expected));
        });
    }
}

// Tokens stand anywhere, in pockets and with riot_occupied on Riot Fields too.
TEST_P(Riots, RR_60_a_field_is_refused_if_a_councilor_would_lose_its_way_and_only_then) {
    int refusals = 0;
    for (const std::string occupied : {"no", "yes"}) {
        const auto rules = rules_with("councilors", occupied);
        const Layout& layout = rules->layout;
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            RandomStream random(nth_seed(seed));
            Board board;
            for (int round = 0; round < 12; ++round) {
                PlaceSet taken = 0;
                for (Place& token : board.tokens) {
                    const auto drawn =
                        random.below(static_cast<std::uint32_t>(layout.field_words.size() + 8));
                    token = drawn < layout.field_words.size() ? static_cast<Place>(drawn) : off_board;
                    if ((bit(token) & board.riots) != 0 && occupied == "no") token = off_board;
                    taken |= bit(token);
                }
                const PlaceSet possible = riot_fields(*rules, board);
                for (int field = 0; field < static_cast<int>(layout.field_words.size()); ++field) {
                    const PlaceSet own = PlaceSet{1} << static_cast<unsigned>(field);
                    const PlaceSet around = layout.neighbours[static_cast<std::size_t>(field)];
                    if ((layout.may_riot & own) == 0 || ((board.riots & (own | around)) != 0) ||
                        (occupied == "no" && (taken & own) != 0)) {
                        ASSERT_EQ(possible & own, 0U);
                        continue;
                    }
                    const PlaceSet lost = losing_their_way(layout, board, own);
                    ASSERT_EQ((possible & own) != 0, lost == 0);
                    ASSERT_EQ(listed(cut_off_by_riot(*rules, board, static_cast<Place>(field))),
                              listed(lost));
                    refusals += lost == 0 ? 0 : 1;
                }
                const Places fields = listed(possible);
                if (fields.empty()) break;
                board.riots |= PlaceSet{1} << static_cast<unsigned>(*std::next(
                                   fields.begin(), random.below(static_cast<std::uint32_t>(fields.size()))));
            }
        }
    }
    EXPECT_GT(refusals, 20); // otherwise this test says nothing
}

// RR-101 names the first place without a way; here all of them are found.
TEST_P(Riots, RR_60_with_every_field_all_places_without_a_way_are_known) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        grow(seed, [&](const Board& board, PlaceSet possible) {
            for (const int field : listed(rules_->layout.may_riot & ~board.riots & ~possible)) {
                const PlaceSet own = PlaceSet{1} << static_cast<unsigned>(field);
                if ((rules_->layout.neighbours[static_cast<std::size_t>(field)] & board.riots) != 0) continue;
                const Walker walker(rules_->layout, board.riots | own);
                Places expected;
                for (const int place :
                     listed(((rules_->layout.fields | bit(off_board)) & ~board.riots) & ~own)) {
                    if (!walker.reaches_throne_from(place)) expected.insert(place);
                }
                ASSERT_EQ(listed(cut_off_by_riot(*rules_, board, static_cast<Place>(field))), expected);
            }
        });
    }
}

TEST_P(Riots, RR_62_calming_leaves_every_way_open) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        grow(seed, [&](const Board& board, PlaceSet) {
            for (const int field : listed(board.riots)) {
                const PlaceSet calmed = board.riots & ~(PlaceSet{1} << static_cast<unsigned>(field));
                ASSERT_TRUE(Walker(rules_->layout, calmed).leaves_a_way_from_everywhere());
            }
        });
    }
}

} // namespace
} // namespace rat_race::tests
