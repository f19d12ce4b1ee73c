#include "server/table/names.h"

#include "engine/check.h"

#include <fmt/format.h>
#include <sodium.h>

#include <array>
#include <cstdint>

namespace homestretch::server {

namespace {

constexpr std::array<std::string_view, 48> adjectives{
    "amber",  "bold",   "brave",  "breezy", "bright", "brisk", "calm",  "clever", "cosy",   "crisp",
    "dapper", "daring", "eager",  "early",  "fancy",  "fleet", "fond",  "frosty", "gentle", "glad",
    "golden", "grand",  "happy",  "hardy",  "hasty",  "jolly", "keen",  "kind",   "lively", "lucky",
    "merry",  "mighty", "nimble", "noble",  "plucky", "proud", "quick", "quiet",  "rapid",  "rosy",
    "royal",  "silver", "sleek",  "steady", "sunny",  "swift", "witty", "zesty"};
constexpr std::array<std::string_view, 48> animals{
    "badger", "beaver", "bison",  "camel",  "cheetah",  "cobra",   "condor", "crane",  "deer",   "dingo",
    "dragon", "falcon", "ferret", "finch",  "fox",      "gazelle", "gecko",  "goose",  "hare",   "heron",
    "horse",  "husky",  "ibex",   "jackal", "koala",    "lemur",   "llama",  "lynx",   "marten", "moose",
    "newt",   "ocelot", "otter",  "owl",    "panda",    "pony",    "puffin", "rabbit", "raven",  "robin",
    "salmon", "seal",   "swan",   "tiger",  "tortoise", "turtle",  "weasel", "zebra"};
constexpr std::array<std::string_view, max_seats> plants{"Bramble", "Hazel",  "Clover",  "Juniper",
                                                         "Sorrel",  "Teasel", "Thistle", "Fern"};

constexpr std::size_t tries_per_length = 4;

template <std::size_t Count>
std::string_view any_of(const std::array<std::string_view, Count>& words) {
    return words.at(randombytes_uniform(std::uint32_t{Count}));
}

} // namespace

std::string random_token() {
    check(sodium_init() >= 0);
    std::array<std::uint8_t, 16> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    std::array<char, 32> text{};
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(),
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    return text.data();
}

TableId random_table_id(std::size_t tries) {
    check(sodium_init() >= 0);
    std::uint32_t numbers = 900;
    for (std::size_t failed = tries_per_length; failed <= tries && numbers < 900'000'000;
         failed += tries_per_length) {
        numbers *= 1000;
    }
    return fmt::format("{}-{}-{}", any_of(adjectives), any_of(animals), 100 + randombytes_uniform(numbers));
}

std::string bot_name(Seat seat) {
    return std::string(plants.at(index_of(seat)));
}

} // namespace homestretch::server
