#include "server/table/names.h"

#include "engine/check.h"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
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

template <std::size_t Count>
std::string_view any_of(const std::array<std::string_view, Count>& words) {
    return words.at(randombytes_uniform(std::uint32_t{Count}));
}

// The bytes of the character that begins here.
std::size_t bytes_of_character(char first) {
    const auto byte = static_cast<unsigned char>(first);
    if (byte < 0x80U) return 1;
    if (byte < 0xE0U) return 2;
    return byte < 0xF0U ? 3 : 4;
}

// Characters that would change how the text around a name is read: controls, and marks that turn the
// direction of writing or are not seen at all (U+200B to U+200F, U+2028 to U+202E, U+2060 to U+206F, U+FEFF).
bool is_unseen(std::string_view character) {
    if (character.size() == 1)
        return static_cast<unsigned char>(character[0]) < 0x20U || character[0] == 0x7F;
    if (character.size() == 2) return character >= "\xC2\x80" && character <= "\xC2\x9F";
    if (character.size() != 3) return false;
    return (character >= "\xE2\x80\x8B" && character <= "\xE2\x80\x8F") ||
           (character >= "\xE2\x80\xA8" && character <= "\xE2\x80\xAE") ||
           (character >= "\xE2\x81\xA0" && character <= "\xE2\x81\xAF") || character == "\xEF\xBB\xBF";
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

TableId random_table_id() {
    check(sodium_init() >= 0);
    return fmt::format("{}-{}-{}", any_of(adjectives), any_of(animals), 100 + randombytes_uniform(900));
}

Result<std::string> cleaned_name(std::string_view name) {
    std::string cleaned;
    std::size_t characters = 0;
    for (std::size_t at = 0; at < name.size();) {
        const std::string_view character = name.substr(at, bytes_of_character(name[at]));
        at += character.size();
        if (is_unseen(character)) continue;
        if (character == " " && (cleaned.empty() || cleaned.back() == ' ')) continue;
        cleaned += character;
        ++characters;
    }
    if (!cleaned.empty() && cleaned.back() == ' ') {
        cleaned.pop_back();
        --characters;
    }
    if (characters == 0) return failure("the name is empty; choose one that others can read");
    if (characters > longest_name) {
        return failure(fmt::format("the name is too long; use at most {} characters", longest_name));
    }
    return cleaned;
}

std::string bot_name(Seat seat) {
    return std::string(plants.at(index_of(seat)));
}

std::string unlike(const std::string& name, std::span<const std::string> others) {
    std::string candidate = name;
    for (int number = 2; std::ranges::find(others, candidate) != others.end(); ++number) {
        candidate = fmt::format("{} {}", name, number);
    }
    return candidate;
}

} // namespace homestretch::server
