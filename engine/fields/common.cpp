#include "engine/fields/common.h"

namespace homestretch::fields {

namespace {

struct Nothing {};

std::string key_text(const Nothing&, const Seed& key) {
    return to_hex(key);
}

// Exactly as it was written, so that a dump that was read gives itself again.
std::optional<std::string> read_key(const Nothing&, std::string_view digits, Seed& key) {
    const auto found = seed_from_hex(digits);
    if (!found) return found.error().message;
    if (to_hex(*found) != digits) return "expected 64 hexadecimal digits in lower case";
    key = *found;
    return std::nullopt;
}

} // namespace

Object stream_form() {
    return object(field<&WrittenStream::key>("key", text<&key_text, &read_key>("key"),
                                             "the key, as 64 hexadecimal digits"),
                  field<&WrittenStream::position>(
                      "position", count(0, std::numeric_limits<std::int64_t>::max()), "how much was drawn"));
}

} // namespace homestretch::fields
