#pragma once

#include "server/net/site.h"
#include "server/net/socket_session.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>

#include <condition_variable>
#include <cstddef>
#include <memory>
#include <mutex>
#include <set>
#include <string>

namespace homestretch::server {

// What connections share. All of it outlives them.
struct Doorway {
    const Settings& settings;
    Site& site;
    Hall& hall;
    Metrics& metrics;
    const Log& log;
};

// One network connection: requests one after the other, until one of them becomes a socket.
class Connection : public std::enable_shared_from_this<Connection> {
public:
    // The socket's executor must be a strand.
    Connection(boost::asio::ip::tcp::socket socket, const Doorway& doorway);

    boost::asio::awaitable<void> run();
    [[nodiscard]] const boost::asio::any_io_executor& strand() const { return strand_; }
    // From any thread: to come to an end politely, or at once.
    void farewell();
    void close();

private:
    enum class Next : unsigned char { Request, End };

    boost::asio::awaitable<void> serve();
    boost::asio::awaitable<Next> serve_request(HttpRequest message);
    boost::asio::awaitable<void> serve_socket(HttpRequest message, Request request);
    boost::asio::awaitable<Next> write(Response response, const HttpRequest& message);
    [[nodiscard]] std::string client_of(const HttpRequest& message) const;

    boost::asio::any_io_executor strand_;
    boost::beast::tcp_stream stream_; // until it becomes the socket's
    boost::beast::flat_buffer buffer_;
    Doorway doorway_;
    std::shared_ptr<SocketSession> socket_; // once it is one
    std::string peer_;
    bool idle_ = true; // waiting for a request
    bool leaving_ = false;
};

// All connections there are.
class Connections {
public:
    [[nodiscard]] bool add(const std::shared_ptr<Connection>& connection, std::size_t most); // false: full
    void remove(const std::shared_ptr<Connection>& connection);
    void farewell();
    void close();
    // False: some were still there when the time was over.
    [[nodiscard]] bool wait_until_empty(std::chrono::milliseconds longest);

private:
    [[nodiscard]] std::set<std::shared_ptr<Connection>> all();

    std::mutex guard_;
    std::condition_variable removed_;
    std::set<std::shared_ptr<Connection>> connections_;
};

} // namespace homestretch::server
