#pragma once

#include "server/net/request.h"
#include "server/table/names.h"

#include <array>
#include <chrono>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace homestretch::server {

// Who somebody is, as their browser keeps it.
struct GuestPass {
    GuestId guest{};
    std::chrono::sys_seconds issued{};
    bool operator==(const GuestPass&) const = default;
};

// Signs guest ids, so that nobody can make up a cookie: HMAC-SHA-512-256 with a key of the server's own.
class GuestSignature {
public:
    using Key = std::array<unsigned char, 32>;
    using Keys = std::vector<Key>; // the first signs, all are believed
    explicit GuestSignature(Keys keys) : keys_(std::move(keys)) {}

    void replace(Keys keys); // from any thread

    [[nodiscard]] std::string write(const GuestPass& pass) const; // "id.issued.signature"
    // Nothing if the signature is not ours. Cookies of old have no date, as if it were long ago.
    [[nodiscard]] std::optional<GuestPass> read(std::string_view cookie) const;

private:
    [[nodiscard]] Keys keys() const;

    mutable std::mutex mutex_;
    Keys keys_;
};

// The cookie with the pass. Over https its name binds it to this host and to https.
class GuestCookie {
public:
    GuestCookie(const GuestSignature& signature, bool secure) : signature_(signature), secure_(secure) {}

    [[nodiscard]] std::optional<GuestPass> read(const Request& request) const;
    // Whether the browser should get it anew: it would be forgotten, or has the name of old.
    [[nodiscard]] bool is_due(const Request& request, const GuestPass& known) const;
    // What a Set-Cookie header says.
    [[nodiscard]] std::string set(const GuestId& guest) const;
    [[nodiscard]] std::vector<std::string> clear() const; // under every name it may have

private:
    [[nodiscard]] std::string_view name() const;
    [[nodiscard]] std::string header(std::string_view name, std::string_view value,
                                     std::chrono::seconds age) const;

    const GuestSignature& signature_;
    bool secure_;
};

} // namespace homestretch::server
