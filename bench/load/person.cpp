#include "bench/load/person.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <fmt/format.h>

#include <deque>
#include <stdexcept>

namespace homestretch::bench {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;

namespace {

constexpr auto plainly = asio::as_tuple(asio::use_awaitable); // errors as values
constexpr std::size_t largest_message = std::size_t{16} << 20U;

} // namespace

struct Person::Line {
    explicit Line(const asio::any_io_executor& executor) : stream(executor) {
        stream.read_message_max(largest_message);
    }

    websocket::stream<beast::tcp_stream> stream;
    beast::flat_buffer buffer{};
    std::deque<std::string> unsent{}; // the first is being written
};

Person::Person(const asio::any_io_executor& executor, ServerAddress server)
    : server_(std::move(server)), line_(std::make_unique<Line>(executor)) {}
Person::~Person() = default;

asio::awaitable<void> Person::connect() {
    auto& socket = beast::get_lowest_layer(line_->stream);
    if (socket.socket().is_open()) co_return;
    tcp::resolver resolver(line_->stream.get_executor());
    const auto found = co_await resolver.async_resolve(server_.host, server_.port, asio::use_awaitable);
    co_await socket.async_connect(found, asio::use_awaitable);
    socket.socket().set_option(tcp::no_delay(true));
}

asio::awaitable<Json> Person::post(std::string path, std::string body) {
    co_await connect();
    auto& socket = beast::get_lowest_layer(line_->stream);
    const std::string host = server_.host + ":" + server_.port;
    http::request<http::string_body> request(http::verb::post, path, 11);
    request.set(http::field::host, host);
    request.set(http::field::origin, "http://" + host);
    request.set(http::field::content_type, "application/json");
    if (!cookie_.empty()) request.set(http::field::cookie, cookie_);
    request.body() = std::move(body);
    request.prepare_payload();
    co_await http::async_write(socket, request, asio::use_awaitable);
    http::response<http::string_body> answer;
    co_await http::async_read(socket, line_->buffer, answer, asio::use_awaitable);
    if (answer.result_int() >= 400) {
        throw std::runtime_error(fmt::format("POST {} was answered with {}", path, answer.body()));
    }
    if (const std::string_view set = answer[http::field::set_cookie]; !set.empty()) {
        cookie_ = set.substr(0, set.find(';'));
    }
    co_return Json::parse(answer.body());
}

asio::awaitable<void> Person::enter(std::string path, Listener& listener) {
    const std::string host = server_.host + ":" + server_.port;
    line_->stream.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
        request.set(http::field::origin, "http://" + host);
        request.set(http::field::cookie, cookie_);
    }));
    websocket::response_type answer;
    const auto [failed] = co_await line_->stream.async_handshake(answer, host, path, plainly);
    if (failed) {
        throw std::runtime_error(fmt::format("{} was not opened: {} (status {}) {}", path, failed.message(),
                                             answer.result_int(), answer.body()));
    }
    asio::co_spawn(line_->stream.get_executor(), read(listener), asio::detached);
}

asio::awaitable<void> Person::read(Listener& listener) {
    for (;;) {
        const auto [failed, size] = co_await line_->stream.async_read(line_->buffer, plainly);
        if (failed) break;
        std::string message = beast::buffers_to_string(line_->buffer.data());
        line_->buffer.consume(size);
        listener.heard(std::move(message));
    }
    listener.lost();
}

void Person::say(const Json& message) {
    line_->unsent.push_back(message.dump());
    if (line_->unsent.size() == 1) {
        asio::co_spawn(line_->stream.get_executor(), write(), asio::detached);
    }
}

asio::awaitable<void> Person::write() {
    while (!line_->unsent.empty()) {
        const auto [failed, size] =
            co_await line_->stream.async_write(asio::buffer(line_->unsent.front()), plainly);
        if (failed) co_return; // the reader hears of it too
        line_->unsent.pop_front();
    }
}

void Person::leave() {
    beast::get_lowest_layer(line_->stream).close();
}

} // namespace homestretch::bench
