#pragma once

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <memory>
#include <utility>

namespace homestretch::server {

// Waits without a thread: `begin` is given a callback, and what that is called with, perhaps later and from
// another thread, is the result. The coroutine goes on where it was, on its own executor.
template <class T, class Begin>
boost::asio::awaitable<T> called_back(Begin begin) {
    const auto initiate = [&begin](auto handler) {
        const auto executor = boost::asio::get_associated_executor(handler);
        const auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        begin([executor, waiting](T value) {
            boost::asio::post(executor, [waiting, value = std::move(value)]() mutable {
                std::move (*waiting)(std::move(value));
            });
        });
    };
    co_return co_await boost::asio::async_initiate<const boost::asio::use_awaitable_t<>, void(T)>(
        initiate, boost::asio::use_awaitable);
}

} // namespace homestretch::server
