#include "server/table/fields.h"

#include "engine/nearest.h"
#include "engine/pack/text.h"

#include <fmt/format.h>

#include <algorithm>

namespace homestretch::server {

namespace {

const Json nothing = nullptr;

// Characters, not bytes: the parser has made sure that it is UTF-8.
std::size_t length(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

} // namespace

Fields::Fields(const Json& object) : object_(object) {
    if (!object.is_object()) complain("expected an object");
}

void Fields::complain(std::string message) {
    if (!mistake_) mistake_ = std::move(message);
}

bool Fields::has(std::string_view key) {
    known_.push_back(key);
    return object_.is_object() && object_.contains(key);
}

const Json& Fields::at(std::string_view key) {
    if (has(key)) return object_.at(std::string(key));
    complain(fmt::format("'{}' is missing", key));
    return nothing;
}

std::string Fields::text(std::string_view key, std::size_t most) {
    const Json& value = at(key);
    if (value.is_string() && length(value.get_ref<const std::string&>()) <= most)
        return value.get<std::string>();
    complain(fmt::format("'{}' must be a text of at most {} characters", key, most));
    return {};
}

std::int64_t Fields::number(std::string_view key, std::int64_t low, std::int64_t high) {
    const Json& value = at(key);
    const bool whole = value.is_number_integer() &&
                       !(value.is_number_unsigned() && value.get<std::uint64_t>() > std::uint64_t{INT64_MAX});
    if (whole && value.get<std::int64_t>() >= low && value.get<std::int64_t>() <= high) {
        return value.get<std::int64_t>();
    }
    complain(fmt::format("'{}' must be a whole number from {} to {}", key, low, high));
    return low;
}

Seed Fields::bytes(std::string_view key) {
    constexpr std::size_t digits = 2 * std::tuple_size_v<Seed>;
    const std::string given = text(key, digits);
    const auto read = seed_from_hex(given);
    if (read && to_hex(*read) == given) return *read;
    complain(fmt::format("'{}' must be {} hexadecimal digits, small ones", key, digits));
    return {};
}

bool Fields::flag(std::string_view key) {
    const Json& value = at(key);
    if (value.is_boolean()) return value.get<bool>();
    complain(fmt::format("'{}' must be true or false", key));
    return false;
}

Seat Fields::seat(std::string_view key) {
    return seat_at(static_cast<std::size_t>(number(key, 0, std::int64_t{max_seats} - 1)));
}

std::size_t Fields::word(std::string_view key, std::span<const std::string_view> words) {
    const std::string given = text(key, 40);
    const auto found = std::ranges::find(words, given);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    complain(fmt::format("'{}' cannot be {}{}", key, in_quotes(given), suggestion(given, words)));
    return 0;
}

const Json& Fields::object(std::string_view key) {
    return has(key) ? object_.at(std::string(key)) : nothing;
}

std::optional<Refusal> Fields::mistake() const {
    if (mistake_) return Refusal{.code = Code::Malformed, .message = *mistake_};
    for (const auto& [key, value] : object_.items()) {
        if (std::ranges::find(known_, key) == known_.end()) {
            return Refusal{.code = Code::Malformed,
                           .message =
                               fmt::format("unknown field {}{}", in_quotes(key), suggestion(key, known_))};
        }
    }
    return std::nullopt;
}

} // namespace homestretch::server
