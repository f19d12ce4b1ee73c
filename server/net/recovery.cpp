#include "server/net/recovery.h"

#include "engine/check.h"
#include "server/net/recovery_words.h"
#include "server/table/awaiting.h"

#include <boost/asio/post.hpp>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <vector>

namespace homestretch::server {

namespace {

constexpr std::size_t words_in_code = 6;
constexpr std::size_t words_to_find = 2;
constexpr std::size_t most_waiting = 8; // about a second's worth
constexpr std::size_t longest_typed = 200;

using Words = std::vector<std::string>;

std::string joined(const Words& words, std::size_t from, std::size_t to) {
    std::string text;
    for (std::size_t i = from; i < to; ++i) text += (i == from ? "" : " ") + words[i];
    return text;
}

// What finds the guest, and what proves it.
std::string finder_of(const Words& words) {
    return joined(words, 0, words_to_find);
}
std::string secret_of(const Words& words) {
    return joined(words, words_to_find, words_in_code);
}

Words random_words() {
    check(sodium_init() >= 0);
    Words words;
    while (words.size() < words_in_code) {
        words.emplace_back(recovery_words.at(randombytes_uniform(std::uint32_t{recovery_words.size()})));
    }
    return words;
}

// Anything that is no letter separates words.
Words typed_words(std::string_view typed) {
    Words words;
    bool inside = false;
    for (const char letter : typed.substr(0, longest_typed)) {
        const char small = static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter);
        const bool is_letter = small >= 'a' && small <= 'z';
        if (is_letter && !inside) words.emplace_back();
        if (is_letter) words.back() += small;
        inside = is_letter;
    }
    return words;
}

std::optional<std::string> hash_of(const std::string& secret) {
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    const int failed =
        crypto_pwhash_str_alg(hash.data(), secret.data(), secret.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                              crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13);
    if (failed != 0) return std::nullopt; // no memory
    return hash.data();
}

Unexpected<Refusal> nobodys_code() {
    return refused(Code::NotFound,
                   "this is not the code of anybody here; check the six words and their order");
}

} // namespace

// Hashes on the thread for that, and waits without holding up another one.
boost::asio::awaitable<Answer<std::string>> Recovery::aside(const Work& work) {
    if (waiting_ >= most_waiting) {
        co_return refused(Code::TooManyRequests, "many people use their codes just now; wait a moment");
    }
    ++waiting_;
    auto done = co_await called_back<Answer<std::string>>(
        [&](auto then) { boost::asio::post(hashing_, [&work, then] { then(work()); }); });
    --waiting_;
    co_return done;
}

boost::asio::awaitable<Answer<std::string>> Recovery::make_code(const GuestId& guest) {
    const Words words = random_words();
    const Work work = [&]() -> Answer<std::string> {
        if (auto made = hash_of(secret_of(words))) return *made;
        return refused(Code::Storage, "the server is short of memory; try again in a moment");
    };
    const auto hash = co_await aside(work);
    if (!hash) co_return Unexpected{hash.error()};
    const StoredRecovery recovery{.guest = guest, .finder = finder_of(words), .hash = *hash, .made = now()};
    const auto error = co_await called_back<std::optional<StoreError>>(
        [&](auto then) { store_.keep_recovery(recovery, then); });
    if (error) co_return Unexpected{not_stored()};
    co_return joined(words, 0, words.size());
}

boost::asio::awaitable<Answer<GuestId>> Recovery::guest_with(const std::string& typed) {
    const Words words = typed_words(typed);
    if (words.size() != words_in_code) {
        co_return refused(Code::Malformed, "a recovery code has six words; type all of them");
    }
    const std::vector<StoredRecovery> candidates = store_.recoveries(finder_of(words));
    if (candidates.empty()) co_return nobodys_code();
    const Work work = [&]() -> Answer<GuestId> {
        const std::string secret = secret_of(words);
        for (const StoredRecovery& candidate : candidates) {
            if (crypto_pwhash_str_verify(candidate.hash.c_str(), secret.data(), secret.size()) == 0) {
                return candidate.guest;
            }
        }
        return nobodys_code();
    };
    co_return co_await aside(work);
}

} // namespace homestretch::server
