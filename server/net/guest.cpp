#include "server/net/guest.h"

#include "engine/check.h"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>

namespace homestretch::server {

namespace {

constexpr int a_year = 365 * 24 * 60 * 60;
constexpr int url_safe = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

std::string signature(const GuestId& guest, const GuestSignature::Key& key) {
    const std::vector<unsigned char> text(guest.begin(), guest.end());
    std::array<unsigned char, crypto_auth_BYTES> mac{};
    static_assert(crypto_auth_KEYBYTES == std::tuple_size_v<GuestSignature::Key>);
    check(crypto_auth(mac.data(), text.data(), text.size(), key.data()) == 0);
    std::array<char, sodium_base64_ENCODED_LEN(crypto_auth_BYTES, url_safe)> written{};
    return sodium_bin2base64(written.data(), written.size(), mac.data(), mac.size(), url_safe);
}

} // namespace

std::string GuestSignature::cookie(const GuestId& guest) const {
    return guest + "." + signature(guest, keys().front());
}

std::optional<GuestId> GuestSignature::guest_in(std::string_view cookie) const {
    const std::size_t dot = cookie.find('.');
    if (dot == 0 || dot == std::string_view::npos) return std::nullopt;
    GuestId guest(cookie.substr(0, dot));
    const std::string_view claimed = cookie.substr(dot + 1);
    const bool ours = std::ranges::any_of(keys(), [&](const Key& key) {
        const std::string expected = signature(guest, key);
        return claimed.size() == expected.size() &&
               sodium_memcmp(claimed.data(), expected.data(), expected.size()) == 0;
    });
    return ours ? std::optional(std::move(guest)) : std::nullopt;
}

void GuestSignature::replace(Keys keys) {
    const std::lock_guard lock(mutex_);
    keys_ = std::move(keys);
}

GuestSignature::Keys GuestSignature::keys() const {
    const std::lock_guard lock(mutex_);
    return keys_;
}

std::string set_cookie(const std::string& value, bool secure) {
    return fmt::format("{}={}; Path=/; Max-Age={}; HttpOnly; SameSite=Strict{}", guest_cookie, value, a_year,
                       secure ? "; Secure" : "");
}

} // namespace homestretch::server
