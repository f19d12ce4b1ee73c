#include "engine/replay/deal.h"

#include <sodium.h>

#include <string_view>

namespace homestretch {

namespace {

// So that the hash of a deal is never the hash of something else.
constexpr std::string_view label = "homestretch-deal-1";

Seed sha_256(const std::vector<unsigned char>& bytes) {
    Seed digest{};
    static_assert(std::tuple_size_v<Seed> == crypto_hash_sha256_BYTES);
    crypto_hash_sha256(digest.data(), bytes.data(), bytes.size());
    return digest;
}

void append(std::vector<unsigned char>& bytes, const Seed& more) {
    bytes.insert(bytes.end(), more.begin(), more.end());
}

} // namespace

std::string seal_of(const Seed& bytes) {
    return to_hex(sha_256({bytes.begin(), bytes.end()}));
}

Seed seed_of(const Deal& deal) {
    std::vector<unsigned char> bytes(label.begin(), label.end());
    append(bytes, deal.secret);
    for (const DealPart& part : deal.parts) {
        if (part.given) append(bytes, *part.given);
    }
    return sha_256(bytes);
}

} // namespace homestretch
