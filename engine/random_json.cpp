#include "engine/random_json.h"

namespace homestretch {

Json to_json(const RandomStream& stream) {
    return {{"key", to_hex(stream.key())}, {"position", stream.position()}};
}

RandomStream read_stream(const JsonReader& json) {
    json.expect_keys({"key", "position"});
    const std::string digits = json.at("key").text();
    const auto key = seed_from_hex(digits);
    if (!key) {
        json.at("key").mistake(key.error().message);
        return {};
    }
    // Exactly as it was written, so that a dump that was read gives itself again.
    if (to_hex(*key) != digits) json.at("key").mistake("expected 64 hexadecimal digits in lower case");
    return RandomStream::at(*key, static_cast<std::uint64_t>(json.at("position").number(0, INT64_MAX)));
}

} // namespace homestretch
