#pragma once

#include "engine/testing/playout.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstring>

namespace homestretch {

// The random stream inside a state of any game, found by the seed it was made from. The contract gives it
// no name, but whether it is really secret must be checked from outside.
template <Game G>
class HiddenStream {
public:
    using State = typename G::State;

    [[nodiscard]] static std::optional<HiddenStream> find(const State& state, const Seed& seed) {
        static_assert(std::is_trivially_copyable_v<RandomStream> && sizeof(State) >= sizeof(RandomStream));
        const Bytes bytes = bytes_of(state);
        const auto wanted = bytes_of_key(seed);
        const auto found = std::search(bytes.begin(), bytes.end(), wanted.begin(), wanted.end());
        const auto offset = static_cast<std::size_t>(found - bytes.begin());
        if (found == bytes.end() || offset + sizeof(RandomStream) > sizeof(State)) return std::nullopt;
        return HiddenStream(offset);
    }

    [[nodiscard]] State replaced(const State& state, const RandomStream& stream) const {
        Bytes bytes = bytes_of(state);
        std::memcpy(bytes.data() + offset_, &stream, sizeof stream);
        State changed = state;
        std::memcpy(&changed, bytes.data(), sizeof changed);
        return changed;
    }
    // Whether two states differ in more than their streams.
    [[nodiscard]] bool differ_elsewhere(const State& left, const State& right) const {
        return !same_bytes<G>(replaced(left, {}), replaced(right, {}));
    }

private:
    using Bytes = std::array<std::byte, sizeof(State)>;
    using KeyBytes = std::array<std::byte, sizeof(ChaChaKey)>;

    explicit HiddenStream(std::size_t offset) : offset_(offset) {}

    [[nodiscard]] static Bytes bytes_of(const State& state) {
        Bytes bytes{};
        std::memcpy(bytes.data(), &state, sizeof state);
        return bytes;
    }
    // A stream begins with its key.
    [[nodiscard]] static KeyBytes bytes_of_key(const Seed& seed) {
        const RandomStream stream(seed);
        KeyBytes bytes{};
        std::memcpy(bytes.data(), &stream, bytes.size());
        return bytes;
    }

    std::size_t offset_;
};

} // namespace homestretch
