#pragma once

#include "server/net/api.h"
#include "server/net/metrics.h"
#include "server/settings.h"
#include "server/table/hall.h"
#include "server/table/listener.h"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>

#include <chrono>
#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace homestretch::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

// A table's socket: passes commands on to a visit, and everything the table says to the client. Messages
// wait in a queue with a bound; a client that does not read is sent away.
//
// Everything but `send` and `bye` runs on the strand.
class SocketSession final : public Listener, public std::enable_shared_from_this<SocketSession> {
public:
    // Whose talk and hints are counted.
    struct Speaker {
        GuestId guest{};
        std::string address{};
    };

    // `strand` is the one of the stream that `run` will get.
    SocketSession(boost::asio::any_io_executor strand, const Settings& settings, Metrics& metrics,
                  Quotas& quotas, Speaker speaker);

    // Messages that come before the handshake wait for it.
    void send(MessageText message) override;
    // The last message, then the end, within a few seconds even if nobody reads it.
    void bye(Code code, const std::string& message, bool again) override;

    // Answers the upgrade and goes on until either side ends it. The visit is over then.
    boost::asio::awaitable<void> run(boost::beast::tcp_stream stream, HttpRequest upgrade,
                                     std::string set_cookie, std::unique_ptr<Visit> visit);
    void close();

private:
    boost::asio::awaitable<void> read_messages(Visit& visit);
    boost::asio::awaitable<void> write_messages();
    boost::asio::awaitable<void> close_after(std::chrono::seconds delay);
    void take_message(Visit& visit, bool is_text, const std::string& text);
    void end(Code code, std::string_view message, bool again);
    void enqueue(MessageText message);
    void write();
    [[nodiscard]] bool is_too_often(const Json& message);
    void refuse(const std::optional<std::string>& id, Code code, std::string_view message);

    boost::asio::any_io_executor strand_;
    std::optional<boost::beast::websocket::stream<boost::beast::tcp_stream>> stream_; // while it runs
    const Settings& settings_;
    Metrics& metrics_;
    Quotas& quotas_;
    Speaker speaker_;
    std::deque<MessageText> queue_; // the first is being written while writing_
    std::size_t queued_bytes_ = 0;
    bool open_ = false; // the handshake is done
    bool writing_ = false;
    bool ending_ = false; // the last message is in the queue
};

} // namespace homestretch::server
