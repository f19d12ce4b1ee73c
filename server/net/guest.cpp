#include "server/net/guest.h"

#include "engine/check.h"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <charconv>

namespace homestretch::server {

namespace {

constexpr std::chrono::days kept{365};
constexpr std::chrono::days renewed_after{30};
constexpr int url_safe = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
constexpr std::string_view plain_name = "homestretch_guest";
constexpr std::string_view secure_name = "__Host-homestretch_guest";

std::chrono::sys_seconds this_second() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

std::string signature(std::string_view text, const GuestSignature::Key& key) {
    const std::vector<unsigned char> bytes(text.begin(), text.end());
    std::array<unsigned char, crypto_auth_BYTES> mac{};
    static_assert(crypto_auth_KEYBYTES == std::tuple_size_v<GuestSignature::Key>);
    check(crypto_auth(mac.data(), bytes.data(), bytes.size(), key.data()) == 0);
    std::array<char, sodium_base64_ENCODED_LEN(crypto_auth_BYTES, url_safe)> written{};
    return sodium_bin2base64(written.data(), written.size(), mac.data(), mac.size(), url_safe);
}

} // namespace

void GuestSignature::replace(Keys keys) {
    const std::lock_guard lock(mutex_);
    keys_ = std::move(keys);
}

GuestSignature::Keys GuestSignature::keys() const {
    const std::lock_guard lock(mutex_);
    return keys_;
}

std::string GuestSignature::write(const GuestPass& pass) const {
    const std::string text = fmt::format("{}.{}", pass.guest, pass.issued.time_since_epoch().count());
    return text + "." + signature(text, keys().front());
}

std::optional<GuestPass> GuestSignature::read(std::string_view cookie) const {
    const std::size_t end = cookie.rfind('.');
    if (end == 0 || end == std::string_view::npos) return std::nullopt;
    const std::string_view text = cookie.substr(0, end);
    const std::string_view claimed = cookie.substr(end + 1);
    const Keys believed = keys();
    const auto key = std::ranges::find_if(believed, [&](const Key& candidate) {
        const std::string expected = signature(text, candidate);
        return claimed.size() == expected.size() &&
               sodium_memcmp(claimed.data(), expected.data(), expected.size()) == 0;
    });
    if (key == believed.end()) return std::nullopt;
    const std::size_t dot = text.find('.');
    std::int64_t issued = 0;
    // Signed by a key of before, it is as old as one without a date: the browser gets it anew.
    const bool dated = dot != std::string_view::npos && key == believed.begin();
    if (dated) std::from_chars(text.data() + dot + 1, cookie.data() + end, issued);
    return GuestPass{.guest = GuestId(text.substr(0, dot)),
                     .issued = std::chrono::sys_seconds(std::chrono::seconds(issued))};
}

std::optional<GuestPass> GuestCookie::read(const Request& request) const {
    const std::string_view cookies = request.header("cookie");
    if (secure_) {
        if (auto pass = signature_.read(cookie_value(cookies, secure_name))) return pass;
    }
    return signature_.read(cookie_value(cookies, plain_name));
}

bool GuestCookie::is_due(const Request& request, const GuestPass& known) const {
    return cookie_value(request.header("cookie"), name()).empty() ||
           known.issued + renewed_after < this_second();
}

std::string GuestCookie::set(const GuestId& guest) const {
    return header(name(), signature_.write({.guest = guest, .issued = this_second()}), kept);
}

std::vector<std::string> GuestCookie::clear() const {
    std::vector<std::string> cleared{header(plain_name, "", {})};
    if (secure_) cleared.push_back(header(secure_name, "", {}));
    return cleared;
}

std::string_view GuestCookie::name() const {
    return secure_ ? secure_name : plain_name;
}

// Lax: whoever follows a link from a letter or another page is still who they are here.
std::string GuestCookie::header(std::string_view name, std::string_view value,
                                std::chrono::seconds age) const {
    return fmt::format("{}={}; Path=/; Max-Age={}; HttpOnly; SameSite=Lax{}", name, value, age.count(),
                       secure_ ? "; Secure" : "");
}

} // namespace homestretch::server
