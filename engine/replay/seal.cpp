#include "engine/replay/replay.h"

#include <fmt/format.h>
#include <sodium.h>

#include <array>

namespace homestretch {

std::string seal_of(const Seed& seed) {
    std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
    crypto_hash_sha256(digest.data(), seed.data(), seed.size());
    return fmt::format("{:02x}", fmt::join(digest, ""));
}

} // namespace homestretch
