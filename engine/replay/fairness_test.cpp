#include "engine/json.h"
#include "engine/pack/file.h"
#include "engine/replay/fairness.h"

#include <gtest/gtest.h>

namespace homestretch {
namespace {

Seed bytes(const Json& digits) {
    return *seed_from_hex(digits.get<std::string>());
}

Noted noted_in(const Json& json) {
    Noted noted{.seal = json.value("seal", "")};
    if (json.contains("promises")) noted.promises = json["promises"].get<std::vector<std::string>>();
    if (json.contains("part")) noted.part = bytes(json["part"]);
    return noted;
}

// The browser is held to the same file: web/src/state/fairness.test.ts.
TEST(Fairness, finds_what_is_wrong_with_a_deal) {
    const auto text = read_text_file(HOMESTRETCH_SOURCE_DIR "/tests/fairness/vectors.json", 1 << 20);
    ASSERT_TRUE(text);

    for (const Json& example : Json::parse(*text)) {
        const auto replay = read_replay(example.at("file").dump());

        ASSERT_TRUE(replay) << example.at("name") << ": " << replay.error().message;
        EXPECT_EQ(word_of(fault_in(*replay, noted_in(example.at("noted")))),
                  example.at("fault").get<std::string>())
            << example.at("name");
    }
}

TEST(Deal, seals_with_sha_256) {
    EXPECT_EQ(seal_of(Seed{}), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
}

TEST(Deal, makes_another_seed_of_every_part) {
    const Deal alone{.secret = Seed{1}};
    Deal promised = alone;
    promised.parts.push_back({.seat = seat_at(0), .promise = seal_of(Seed{})});
    Deal given = promised;
    given.parts.front().given = Seed{};

    EXPECT_EQ(seed_of(promised), seed_of(alone)); // what did not come is not in it
    EXPECT_NE(seed_of(given), seed_of(alone));
    EXPECT_NE(seed_of(alone), alone.secret);
}

} // namespace
} // namespace homestretch
