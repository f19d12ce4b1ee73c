#include "engine/random.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <sodium.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <vector>

namespace homestretch {

namespace {

using ::testing::HasSubstr;

std::vector<std::uint8_t> bytes_of(const ChaChaBlock& block) {
    std::vector<std::uint8_t> bytes;
    for (const std::uint32_t word : block) {
        for (unsigned shift = 0; shift < 32; shift += 8)
            bytes.push_back(static_cast<std::uint8_t>(word >> shift));
    }
    return bytes;
}

std::string hex(const ChaChaBlock& block) {
    std::string digits(2 * sizeof block + 1, '\0');
    const std::vector<std::uint8_t> bytes = bytes_of(block);
    sodium_bin2hex(digits.data(), digits.size(), bytes.data(), bytes.size());
    digits.pop_back();
    return digits;
}

// Sum of (observed - expected)² / expected when all outcomes are equally likely.
double chi_squared(const std::vector<int>& counts) {
    const double expected =
        std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

Seed some_seed() {
    return *seed_from_hex("6162636465");
}

} // namespace

// draft-strombergson-chacha-test-vectors-01, TC1 and TC2 with 256-bit keys and 8 rounds.
TEST(ChaCha8, gives_the_published_blocks) {
    EXPECT_EQ(hex(chacha_block<8>({}, 0, 0)),
              "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
              "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42");
    EXPECT_EQ(hex(chacha_block<8>({}, 1, 0)),
              "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
              "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa");
    EXPECT_EQ(hex(chacha_block<8>({1}, 0, 0)),
              "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
              "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8");
}

TEST(ChaCha20, gives_the_published_block) {
    EXPECT_EQ(hex(chacha_block<20>({}, 0, 0)),
              "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
              "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
}

// Everything but the number of rounds is shared with ChaCha8, so an independent ChaCha20 checks it all.
RC_GTEST_PROP(ChaCha20, agrees_with_libsodium, (std::uint64_t counter, std::uint64_t nonce)) {
    const auto key = *rc::gen::container<std::array<std::uint8_t, 32>>(rc::gen::arbitrary<std::uint8_t>());
    ChaChaKey words{};
    for (std::size_t i = 0; i < key.size(); ++i) words[i / 4] |= std::uint32_t{key[i]} << (8 * (i % 4));
    std::array<std::uint8_t, 8> nonce_bytes{};
    for (std::size_t i = 0; i < 8; ++i) nonce_bytes[i] = static_cast<std::uint8_t>(nonce >> (8 * i));

    const std::vector<std::uint8_t> zeros(64);
    std::vector<std::uint8_t> expected(64);
    crypto_stream_chacha20_xor_ic(expected.data(), zeros.data(), zeros.size(), nonce_bytes.data(), counter,
                                  key.data());

    RC_ASSERT(bytes_of(chacha_block<20>(words, counter, nonce)) == expected);
}

TEST(RandomStream, gives_the_words_of_its_blocks_one_after_the_other) {
    RandomStream stream;

    for (std::uint64_t block = 0; block < 3; ++block) {
        for (const std::uint32_t word : chacha_block<8>({}, block, 0)) EXPECT_EQ(stream.word(), word);
    }
    EXPECT_EQ(stream.position(), 48U);
}

TEST(RandomStream, goes_on_exactly_from_its_key_and_position) {
    RandomStream stream(some_seed());

    for (std::uint64_t position = 0; position < 50; ++position) {
        RandomStream resumed = RandomStream::at(some_seed(), position);
        EXPECT_EQ(resumed, stream) << position; // as a whole: a dumped state is the same byte for byte
        EXPECT_EQ(resumed.key(), some_seed());
        const std::uint32_t next = stream.word();
        EXPECT_EQ(resumed.word(), next);
    }
}

TEST(RandomStream, split_off_is_unlike_its_parent_and_its_siblings) {
    RandomStream stream(some_seed());
    RandomStream parent = stream;

    RandomStream one = stream.split();
    RandomStream other = stream.split();

    EXPECT_EQ(one.position(), 0U);
    const std::set<std::uint32_t> words{parent.word(), one.word(), other.word(), stream.word()};
    EXPECT_EQ(words.size(), 4U);
}

RC_GTEST_PROP(RandomStream, below_stays_below, (std::uint32_t count, const Seed& seed)) {
    RC_PRE(count > 0U);
    RandomStream stream(seed);

    for (int i = 0; i < 20; ++i) RC_ASSERT(stream.below(count) < count);
}

TEST(RandomStream, below_one_is_zero) {
    RandomStream stream(some_seed());
    EXPECT_EQ(stream.below(1), 0U);
}

TEST(RandomStream, below_is_uniform) {
    RandomStream stream(some_seed());

    std::vector<int> counts(100);
    for (int i = 0; i < 100'000; ++i) ++counts[stream.below(100)];

    EXPECT_LT(chi_squared(counts), 149); // 99 degrees of freedom: exceeded once in a thousand
}

// With 3 · 2^30 outcomes a remainder would give the lowest quarter of all numbers twice as often, and a
// multiplication without rejection every third one.
TEST(RandomStream, below_has_no_bias_where_a_remainder_would) {
    constexpr std::uint32_t count = 3U << 30U;
    RandomStream stream(some_seed());

    std::vector<int> thirds(3);
    std::vector<int> remainders(3);
    for (int i = 0; i < 30'000; ++i) {
        const std::uint32_t drawn = stream.below(count);
        ++thirds[drawn >> 30U];
        ++remainders[drawn % 3];
    }

    EXPECT_LT(chi_squared(thirds), 13.9); // 2 degrees of freedom: exceeded once in a thousand
    EXPECT_LT(chi_squared(remainders), 13.9);
}

TEST(RandomStream, places_to_take_give_every_order_equally_often) {
    RandomStream stream(some_seed());

    std::map<std::array<std::uint32_t, 3>, int> orders;
    for (int i = 0; i < 60'000; ++i) {
        std::array<std::uint32_t, 3> places{};
        stream.places_to_take(5, places);
        ++orders[places];
    }

    std::vector<int> counts;
    for (const auto& [order, count] : orders) counts.push_back(count);
    ASSERT_EQ(counts.size(), 60U);        // the first of 5, the second of 4, the third of 3
    EXPECT_LT(chi_squared(counts), 98.4); // 59 degrees of freedom: exceeded once in a thousand
}

TEST(RandomStream, the_most_places_to_take_at_once_are_uniform_to_the_last) {
    RandomStream stream(some_seed());

    std::vector<int> counts(RandomStream::most_to_take_from - RandomStream::most_places + 1);
    for (int i = 0; i < 55'000; ++i) {
        std::array<std::uint32_t, RandomStream::most_places> places{};
        stream.places_to_take(RandomStream::most_to_take_from, places);
        ++counts.at(places.back());
    }

    EXPECT_LT(chi_squared(counts), 91.9); // 54 degrees of freedom: exceeded once in a thousand
}

RC_GTEST_PROP(RandomStream, shuffling_keeps_all_items, (std::vector<int> items, const Seed& seed)) {
    std::vector<int> shuffled = items;
    RandomStream stream(seed);

    stream.shuffle(std::span(shuffled));

    std::sort(items.begin(), items.end());
    std::sort(shuffled.begin(), shuffled.end());
    RC_ASSERT(shuffled == items);
}

TEST(RandomStream, shuffling_gives_every_order_equally_often) {
    RandomStream stream(some_seed());

    std::map<std::array<int, 4>, int> orders;
    for (int i = 0; i < 24'000; ++i) {
        std::array<int, 4> items{0, 1, 2, 3};
        stream.shuffle(std::span<int>(items));
        ++orders[items];
    }

    std::vector<int> counts;
    for (const auto& [order, count] : orders) counts.push_back(count);
    ASSERT_EQ(counts.size(), 24U);
    EXPECT_LT(chi_squared(counts), 49.8); // 23 degrees of freedom: exceeded once in a thousand
}

TEST(RandomStream, shuffling_less_than_two_items_draws_nothing) {
    RandomStream stream(some_seed());
    std::array<int, 1> one{7};

    stream.shuffle(std::span<int>(one));
    stream.shuffle(std::span<int>());

    EXPECT_EQ(stream.position(), 0U);
}

RC_GTEST_PROP(Seed, reads_back_from_its_digits, (const Seed& seed)) {
    const auto read = seed_from_hex(to_hex(seed));
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == seed);
}

TEST(Seed, is_a_number_so_leading_zeros_and_capitals_make_no_difference) {
    EXPECT_EQ(*seed_from_hex("2a"), *seed_from_hex("002A"));
    EXPECT_EQ(to_hex(*seed_from_hex("2a")), std::string(62, '0') + "2a");
    EXPECT_NE(*seed_from_hex("2a"), *seed_from_hex("2a0"));
}

TEST(Seed, of_other_length_or_letters_is_refused) {
    EXPECT_THAT(seed_from_hex("").error().message, HasSubstr("1 to 64 hexadecimal digits"));
    EXPECT_THAT(seed_from_hex(std::string(65, '1')).error().message, HasSubstr("this one has 65"));
    EXPECT_THAT(seed_from_hex("12g4").error().message, HasSubstr("not '12g4'"));
    EXPECT_THAT(seed_from_hex("0x12").error().message, HasSubstr("not '0x12'"));
    EXPECT_TRUE(seed_from_hex(std::string(64, 'f')));
}

TEST(Seed, derived_is_different_for_every_parent_and_index) {
    std::set<Seed> seeds{Seed{}, some_seed()};
    for (std::uint64_t index = 0; index < 100; ++index) {
        seeds.insert(derived_seed({}, index));
        seeds.insert(derived_seed(some_seed(), index));
    }

    EXPECT_EQ(seeds.size(), 202U);
    EXPECT_EQ(derived_seed(some_seed(), 5), derived_seed(some_seed(), 5));
}

TEST(Seed, from_the_system_is_never_the_same) {
    EXPECT_NE(seed_from_system(), seed_from_system());
}

} // namespace homestretch
