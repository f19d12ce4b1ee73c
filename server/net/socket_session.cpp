#include "server/net/socket_session.h"

#include "server/net/rate_limit.h"
#include "server/table/messages.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

namespace homestretch::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

constexpr auto plainly = asio::as_tuple(asio::use_awaitable); // errors as values
// A message somewhat too large is refused in words; one far too large ends the connection.
constexpr std::size_t far_too_large = 4;
constexpr std::chrono::seconds farewell_time{3};
constexpr std::size_t seconds_at_once = 4;

websocket::stream_base::timeout timeouts(const Settings& settings) {
    return {.handshake_timeout = settings.request_timeout,
            .idle_timeout = settings.idle_timeout,
            .keep_alive_pings = true};
}

} // namespace

SocketSession::SocketSession(asio::any_io_executor strand, const Settings& settings, Metrics& metrics,
                             Quotas& quotas, Speaker speaker)
    : strand_(std::move(strand)), settings_(settings), metrics_(metrics), quotas_(quotas),
      speaker_(std::move(speaker)) {}

void SocketSession::send(MessageText message) {
    asio::post(strand_, [self = shared_from_this(), text = std::move(message)] { self->enqueue(text); });
}

void SocketSession::enqueue(MessageText message) {
    if (ending_) return;
    if (queued_bytes_ + message->size() > settings_.max_queue) {
        metrics_.socket_dropped("too-slow");
        end(Code::TooSlow, "your connection could not keep up; it is opened again", true);
        return;
    }
    queued_bytes_ += message->size();
    queue_.push_back(std::move(message));
    write();
}

void SocketSession::write() {
    if (!open_ || writing_ || queue_.empty()) return;
    writing_ = true;
    asio::co_spawn(strand_, write_messages(), asio::detached);
}

asio::awaitable<void> SocketSession::write_messages() {
    const auto self = shared_from_this();
    while (!queue_.empty()) {
        const MessageText message = queue_.front();
        const auto [failed, sent] = co_await stream_->async_write(asio::buffer(*message), plainly);
        if (failed) co_return; // the reader hears of it too
        metrics_.message_sent(*message);
        queue_.pop_front();
        queued_bytes_ -= message->size();
    }
    writing_ = false;
    if (!ending_) co_return;
    const websocket::close_reason reason(websocket::close_code::going_away);
    co_await stream_->async_close(reason, plainly);
}

void SocketSession::bye(Code code, const std::string& message, bool again) {
    asio::post(strand_,
               [self = shared_from_this(), code, message, again] { self->end(code, message, again); });
}

void SocketSession::end(Code code, std::string_view message, bool again) {
    if (ending_) return;
    ending_ = true;
    while (queue_.size() > (writing_ ? 1U : 0U)) queue_.pop_back();
    const Json text{{"type", "bye"}, {"code", word_of(code)}, {"message", message}, {"again", again}};
    queue_.push_back(std::make_shared<const std::string>(to_text(text)));
    queued_bytes_ = 0;
    for (const MessageText& waiting : queue_) queued_bytes_ += waiting->size();
    write();
    asio::co_spawn(strand_, close_after(farewell_time), asio::detached);
}

asio::awaitable<void> SocketSession::close_after(std::chrono::seconds delay) {
    const std::weak_ptr<SocketSession> self = weak_from_this();
    asio::steady_timer timer(strand_, delay);
    co_await timer.async_wait(plainly);
    if (const auto still_there = self.lock()) still_there->close();
}

void SocketSession::close() {
    if (stream_) beast::get_lowest_layer(*stream_).close();
}

asio::awaitable<void> SocketSession::run(beast::tcp_stream stream, HttpRequest upgrade,
                                         std::string set_cookie, std::unique_ptr<Visit> visit) {
    const auto self = shared_from_this();
    stream_.emplace(std::move(stream));
    beast::get_lowest_layer(*stream_).expires_never(); // the socket has its own timeouts
    stream_->set_option(timeouts(settings_));
    stream_->read_message_max(settings_.max_message * far_too_large);
    stream_->set_option(websocket::stream_base::decorator([&](websocket::response_type& response) {
        if (!set_cookie.empty()) response.set(beast::http::field::set_cookie, set_cookie);
    }));
    const auto [failed] = co_await stream_->async_accept(upgrade, plainly);
    if (failed) co_return;
    stream_->text(true);
    open_ = true;
    write();
    co_await read_messages(*visit);
}

asio::awaitable<void> SocketSession::read_messages(Visit& visit) {
    using std::chrono::steady_clock;
    Allowance allowance(
        {.most = settings_.message_rate * seconds_at_once, .period = std::chrono::seconds(seconds_at_once)},
        steady_clock::now());
    asio::steady_timer pause(strand_);
    for (;;) {
        beast::flat_buffer buffer;
        const auto [failed, size] = co_await stream_->async_read(buffer, plainly);
        if (failed) co_return;
        if (ending_) continue; // only the end of the connection is still of interest
        metrics_.message_received();
        // Who is too fast waits: nothing is lost, and meanwhile nothing more is read.
        while (!allowance.take(steady_clock::now())) {
            pause.expires_after(std::chrono::milliseconds(1 + 1000 / settings_.message_rate));
            co_await pause.async_wait(plainly);
        }
        take_message(visit, stream_->got_text(), beast::buffers_to_string(buffer.data()));
    }
}

void SocketSession::take_message(Visit& visit, bool is_text, const std::string& text) {
    if (text.size() > settings_.max_message) {
        return refuse(std::nullopt, Code::TooLarge, "the message is too large; send less at once");
    }
    const Json message = is_text ? Json::parse(text, nullptr, false) : Json(Json::value_t::discarded);
    if (message.is_discarded()) return refuse(std::nullopt, Code::Malformed, "the message is not JSON");
    if (is_too_often(message)) {
        return refuse(command_id(message), Code::TooManyRequests,
                      "you have said or asked a lot in a short time; wait a moment");
    }
    visit.command(message);
}

bool SocketSession::is_too_often(const Json& message) {
    const auto type = message.is_object() ? message.find("type") : message.end();
    if (type == message.end()) return false;
    if (*type == "say") return !quotas_.talk.take(speaker_.guest, speaker_.address);
    return *type == "hint" && !quotas_.hints.take(speaker_.guest, speaker_.address);
}

void SocketSession::refuse(const std::optional<std::string>& id, Code code, std::string_view message) {
    const Refusal refusal{.code = code, .message = std::string(message)};
    enqueue(std::make_shared<const std::string>(to_text(refused_message(id, refusal))));
}

} // namespace homestretch::server
