#pragma once

#include "engine/json.h"
#include "engine/random.h"
#include "engine/seat.h"
#include "server/table/refusal.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch::server {

// Reads the fields of an object that came over the wire. The first thing that is not as the schemas say is
// remembered, and harmless values are given until somebody asks for `mistake()`.
class Fields {
public:
    // The object must outlive the reader.
    explicit Fields(const Json& object);

    [[nodiscard]] bool has(std::string_view key);
    [[nodiscard]] std::string text(std::string_view key, std::size_t most);
    [[nodiscard]] std::int64_t number(std::string_view key, std::int64_t low, std::int64_t high);
    [[nodiscard]] Seed bytes(std::string_view key); // 64 hexadecimal digits
    [[nodiscard]] bool flag(std::string_view key);
    [[nodiscard]] Seat seat(std::string_view key);
    // The place of the word among the words.
    [[nodiscard]] std::size_t word(std::string_view key, std::span<const std::string_view> words);
    // Null if it is not there.
    [[nodiscard]] const Json& object(std::string_view key);

    void complain(std::string message);
    // The refusal (malformed), also about fields that nobody asked for.
    [[nodiscard]] std::optional<Refusal> mistake() const;

private:
    [[nodiscard]] const Json& at(std::string_view key);

    const Json& object_;
    std::vector<std::string_view> known_;
    std::optional<std::string> mistake_;
};

} // namespace homestretch::server
