#pragma once

#include "server/storage/store.h"
#include "server/table/refusal.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace homestretch::server {

// Codes of six words by which a guest without an account is the same guest on another device. The server
// keeps what finds the guest, which the first two words are, and an Argon2id hash of the rest.
class Recovery {
public:
    explicit Recovery(Store& store) : store_(store) {}
    ~Recovery() { hashing_.join(); }
    Recovery(const Recovery&) = delete;
    Recovery& operator=(const Recovery&) = delete;

    // A new code, which nobody can be told again. The one before it leads nowhere any more.
    [[nodiscard]] boost::asio::awaitable<Answer<std::string>> make_code(const GuestId& guest);
    // Whose code it is, however it is typed: in capitals, with commas.
    [[nodiscard]] boost::asio::awaitable<Answer<GuestId>> guest_with(const std::string& typed);

private:
    using Work = std::function<Answer<std::string>()>;

    // The work must outlive the answer.
    boost::asio::awaitable<Answer<std::string>> aside(const Work& work);

    Store& store_;
    std::atomic<std::size_t> waiting_ = 0;
    boost::asio::thread_pool hashing_{1}; // a hash takes a tenth of a second and 64 MB: one after the other
};

} // namespace homestretch::server
