#pragma once

#include "server/net/site.h"
#include "server/net/socket_session.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>

#include <condition_variable>
#include <cstddef>
#include <map>
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
    Quotas& quotas;
    Metrics& metrics;
    const Log& log;
    bool for_machines = false; // the address of the metrics
};

// One network connection: requests one after the other, until one of them becomes a socket.
class Connection : public std::enable_shared_from_this<Connection> {
public:
    // The socket's executor must be a strand.
    Connection(boost::asio::ip::tcp::socket socket, const Doorway& doorway);

    boost::asio::awaitable<void> run();
    [[nodiscard]] const boost::asio::any_io_executor& strand() const { return strand_; }
    [[nodiscard]] const std::string& peer() const { return peer_; }
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

// All connections there are: so many of one address, and the last of them for addresses that have few. Behind
// a proxy, which is one address, only so many.
class Connections {
public:
    explicit Connections(const Settings& settings) : settings_(settings) {}

    [[nodiscard]] bool add(const std::shared_ptr<Connection>& connection); // false: full
    void remove(const std::shared_ptr<Connection>& connection);
    void farewell();
    void close();
    // False: some were still there when the time was over.
    [[nodiscard]] bool wait_until_empty(std::chrono::milliseconds longest);

private:
    [[nodiscard]] std::set<std::shared_ptr<Connection>> all();
    [[nodiscard]] bool has_room(std::size_t of_this_address) const;

    const Settings& settings_;
    std::mutex guard_;
    std::condition_variable removed_;
    std::set<std::shared_ptr<Connection>> connections_;
    std::map<std::string, std::size_t> by_address_;
};

} // namespace homestretch::server
