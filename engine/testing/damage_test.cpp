#include "engine/testing/damage.h"

#include <gtest/gtest.h>

#include <set>

namespace homestretch {

TEST(Damage, changes_nearly_always_something_and_in_many_ways) {
    const Json whole{{"deck", {"dash", "trot"}}, {"players", {{{"spaces", 3}, {"first", true}}}}};
    RandomStream random;

    std::set<std::string> results;
    int unchanged = 0;
    for (int i = 0; i < 500; ++i) {
        const Json changed = damaged(whole, random);
        unchanged += changed == whole ? 1 : 0;
        results.insert(changed.dump());
    }

    EXPECT_LT(unchanged, 60); // a string may be replaced by itself
    EXPECT_GT(results.size(), 50U);
}

} // namespace homestretch
