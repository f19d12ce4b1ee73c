#include "engine/random.h"

#include <fmt/format.h>
#include <sodium.h>

#include <cstring>
#include <optional>

namespace homestretch {

namespace {

// Four words side by side: the compiler turns operations on them into single vector instructions.
using Lanes = std::uint32_t __attribute__((vector_size(16)));

template <int Bits>
Lanes rotated(Lanes row) {
    return (row << Bits) | (row >> (32 - Bits));
}

void quarter_rounds(Lanes& a, Lanes& b, Lanes& c, Lanes& d) {
    a += b;
    d = rotated<16>(d ^ a);
    c += d;
    b = rotated<12>(b ^ c);
    a += b;
    d = rotated<8>(d ^ a);
    c += d;
    b = rotated<7>(b ^ c);
}

template <int Places>
Lanes turned(Lanes row) {
    return __builtin_shufflevector(row, row, Places, (Places + 1) % 4, (Places + 2) % 4, (Places + 3) % 4);
}

// The words of one block, four to a row.
struct Rows {
    Lanes a, b, c, d;
    Rows& operator+=(const Rows& other) {
        a += other.a;
        b += other.b;
        c += other.c;
        d += other.d;
        return *this;
    }
};

void double_round(Rows& rows) {
    quarter_rounds(rows.a, rows.b, rows.c, rows.d); // columns
    rows.b = turned<1>(rows.b);
    rows.c = turned<2>(rows.c);
    rows.d = turned<3>(rows.d);
    quarter_rounds(rows.a, rows.b, rows.c, rows.d); // diagonals
    rows.b = turned<3>(rows.b);
    rows.c = turned<2>(rows.c);
    rows.d = turned<1>(rows.d);
}

// Blocks with consecutive counters. Each step waits for the one before, so the processor has time to do
// another block in between.
template <int Rounds, std::size_t Count>
std::array<std::uint32_t, 16 * Count> chacha_blocks(const ChaChaKey& key, std::uint64_t counter,
                                                    std::uint64_t nonce) {
    std::array<Rows, Count> input{};
    for (std::size_t i = 0; i < Count; ++i, ++counter) {
        input[i].a = Lanes{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}; // "expand 32-byte k"
        input[i].b = Lanes{key[0], key[1], key[2], key[3]};
        input[i].c = Lanes{key[4], key[5], key[6], key[7]};
        input[i].d = Lanes{static_cast<std::uint32_t>(counter), static_cast<std::uint32_t>(counter >> 32U),
                           static_cast<std::uint32_t>(nonce), static_cast<std::uint32_t>(nonce >> 32U)};
    }
    std::array<Rows, Count> blocks = input;
    for (int round = 0; round < Rounds; round += 2) {
        for (Rows& rows : blocks) double_round(rows);
    }
    std::array<std::uint32_t, 16 * Count> words{};
    for (std::size_t i = 0; i < Count; ++i) {
        blocks[i] += input[i];
        static_assert(sizeof(Rows) == 64);
        std::memcpy(words.data() + 16 * i, &blocks[i], sizeof(Rows));
    }
    return words;
}

constexpr std::uint64_t derivation_nonce = 1; // streams use 0, so derived seeds never repeat stream words

ChaChaKey key_of(const Seed& seed) {
    ChaChaKey key{};
    for (std::size_t i = 0; i < key.size(); ++i) { // little-endian: one load each, where the machine is that
        const std::uint8_t* const bytes = seed.data() + 4 * i;
        key[i] = std::uint32_t{bytes[0]} | std::uint32_t{bytes[1]} << 8U | std::uint32_t{bytes[2]} << 16U |
                 std::uint32_t{bytes[3]} << 24U;
    }
    return key;
}

template <class Words>
Seed seed_of(const Words& words) {
    Seed seed{};
    for (std::size_t i = 0; i < seed.size(); i += 4) {
        for (std::size_t byte = 0; byte < 4; ++byte)
            seed[i + byte] = static_cast<std::uint8_t>(words[i / 4] >> (8 * byte));
    }
    return seed;
}

std::optional<unsigned> hex_value(char digit) {
    if (digit >= '0' && digit <= '9') return static_cast<unsigned>(digit - '0');
    if (digit >= 'a' && digit <= 'f') return static_cast<unsigned>(digit - 'a') + 10U;
    if (digit >= 'A' && digit <= 'F') return static_cast<unsigned>(digit - 'A') + 10U;
    return std::nullopt;
}

} // namespace

template <int Rounds>
ChaChaBlock chacha_block(const ChaChaKey& key, std::uint64_t counter, std::uint64_t nonce) {
    return chacha_blocks<Rounds, 1>(key, counter, nonce);
}

template ChaChaBlock chacha_block<8>(const ChaChaKey&, std::uint64_t, std::uint64_t);
template ChaChaBlock chacha_block<20>(const ChaChaKey&, std::uint64_t, std::uint64_t);

RandomStream::RandomStream(const Seed& seed) : key_(key_of(seed)) {}

RandomStream RandomStream::split() {
    RandomStream fresh;
    for (std::uint32_t& part : fresh.key_) part = word();
    return fresh;
}

void RandomStream::refill() {
    words_ = chacha_blocks<8, blocks_ahead>(key_, position_ / words_.size() * blocks_ahead, 0);
}

Seed RandomStream::key() const {
    return seed_of(key_);
}

RandomStream RandomStream::at(const Seed& key, std::uint64_t position) {
    RandomStream stream(key);
    if (position > 0) {
        stream.position_ = position - 1;
        stream.refill();
        stream.position_ = position;
    }
    return stream;
}

Result<Seed> seed_from_hex(std::string_view digits) {
    constexpr std::size_t most = 2 * std::tuple_size_v<Seed>;
    if (digits.empty() || digits.size() > most) {
        return failure(fmt::format("a seed is 1 to {} hexadecimal digits (0-9, a-f), this one has {}", most,
                                   digits.size()));
    }
    Seed seed{};
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const auto value = hex_value(digits[digits.size() - 1 - i]);
        if (!value) {
            return failure(
                fmt::format("a seed is 1 to {} hexadecimal digits (0-9, a-f), not '{}'", most, digits));
        }
        seed[seed.size() - 1 - i / 2] |= static_cast<std::uint8_t>(*value << (4 * (i % 2)));
    }
    return seed;
}

std::string to_hex(const Seed& seed) {
    std::string text;
    for (const std::uint8_t byte : seed) text += fmt::format("{:02x}", byte);
    return text;
}

Seed derived_seed(const Seed& parent, std::uint64_t index) {
    return seed_of(chacha_block<8>(key_of(parent), index, derivation_nonce));
}

Seed seed_from_system() {
    check(sodium_init() >= 0);
    Seed seed{};
    randombytes_buf(seed.data(), seed.size());
    return seed;
}

} // namespace homestretch
