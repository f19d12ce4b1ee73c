#pragma once

#include "server/net/request.h"
#include "server/table/names.h"

#include <array>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace homestretch::server {

inline constexpr std::string_view guest_cookie = "homestretch_guest";

// Signs guest ids, so that nobody can make up a cookie: HMAC-SHA-512-256 with a key of the server's own.
class GuestSignature {
public:
    using Key = std::array<unsigned char, 32>;
    using Keys = std::vector<Key>; // the first signs, all are believed
    explicit GuestSignature(Keys keys) : keys_(std::move(keys)) {}

    void replace(Keys keys); // from any thread

    [[nodiscard]] std::string cookie(const GuestId& guest) const; // the value: "id.signature"
    // The id in a cookie's value, if the signature is ours.
    [[nodiscard]] std::optional<GuestId> guest_in(std::string_view cookie) const;

private:
    [[nodiscard]] Keys keys() const;

    mutable std::mutex mutex_;
    Keys keys_;
};

// The Set-Cookie header for a year from now. Only over https if `secure`.
[[nodiscard]] std::string set_cookie(const std::string& value, bool secure);

} // namespace homestretch::server
