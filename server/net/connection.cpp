#include "server/net/connection.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include <algorithm>
#include <cctype>
#include <exception>

namespace homestretch::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

namespace {

constexpr auto plainly = asio::as_tuple(asio::use_awaitable); // errors as values
constexpr std::uint32_t largest_header = 16U << 10U;
constexpr std::size_t part_kept_for_others = 8;
constexpr std::size_t few = 6; // as many as a browser opens to one host

std::string lower_case(std::string_view text) {
    std::string lower;
    for (const char letter : text) {
        lower += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
    return lower;
}

// False: the target is not a path. Of a header that is there twice the last counts.
bool read_request(const HttpRequest& message, Request& request) {
    request.method = std::string(message.method_string());
    for (const auto& field : message) {
        request.headers[lower_case(field.name_string())] = std::string(field.value());
    }
    request.body = message.body();
    return read_target(message.target(), request);
}

// Whom a limit counts: whoever has one IPv6 address has the 2^64 beside it, too.
std::string counted_as(const asio::ip::address& address) {
    if (!address.is_v6() || address.to_v6().is_v4_mapped()) return address.to_string();
    asio::ip::address_v6::bytes_type bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + bytes.size() / 2, bytes.end(), std::uint8_t{0});
    return asio::ip::address_v6(bytes).to_string();
}

// What to say about a request that could not be read; nothing if the client just left.
std::optional<Response> about(const beast::error_code& failed) {
    if (failed == http::error::body_limit) {
        return error_response(Code::TooLarge, "the body is too large; send less at once");
    }
    if (failed == http::error::header_limit) {
        Response response = error_response(Code::TooLarge, "the header is too large");
        response.status = 431;
        return response;
    }
    if (failed == http::error::end_of_stream || failed == http::error::partial_message) return std::nullopt;
    if (failed.category() == http::make_error_code(http::error::bad_method).category()) {
        return error_response(Code::Malformed, "this is not HTTP");
    }
    return std::nullopt;
}

} // namespace

Connection::Connection(asio::ip::tcp::socket socket, const Doorway& doorway)
    : strand_(socket.get_executor()), stream_(std::move(socket)), doorway_(doorway) {
    beast::error_code ignored;
    peer_ = counted_as(stream_.socket().remote_endpoint(ignored).address());
    stream_.socket().set_option(asio::ip::tcp::no_delay(true), ignored);
}

asio::awaitable<void> Connection::run() {
    const auto self = shared_from_this();
    doorway_.metrics.connection_opened();
    try {
        co_await serve();
    } catch (const std::exception& trouble) {
        doorway_.log.write(LogLevel::Error, "connection-failed", {{"reason", trouble.what()}});
    }
    doorway_.metrics.connection_closed();
}

asio::awaitable<void> Connection::serve() {
    Next next = Next::Request;
    while (next == Next::Request) {
        http::request_parser<http::string_body> parser;
        parser.header_limit(largest_header);
        parser.body_limit(doorway_.settings.max_body);
        stream_.expires_after(doorway_.settings.request_timeout);
        idle_ = true;
        const auto [failed, size] = co_await http::async_read(stream_, buffer_, parser, plainly);
        idle_ = false;
        if (failed) {
            if (auto answer = about(failed)) {
                HttpRequest unknown;
                unknown.keep_alive(false);
                Response response = doorway_.site.dressed(std::move(*answer));
                co_await write(std::move(response), unknown);
            }
            break;
        }
        next = co_await serve_request(parser.release());
    }
    if (!socket_) stream_.close();
}

asio::awaitable<Connection::Next> Connection::serve_request(HttpRequest message) {
    Request request;
    const bool readable = read_request(message, request);
    request.client = client_of(message);
    request.for_machines = doorway_.for_machines;
    if (!readable) {
        Response response =
            doorway_.site.dressed(error_response(Code::Malformed, "this is not the address of anything"));
        co_return co_await write(std::move(response), message);
    }
    if (beast::websocket::is_upgrade(message)) {
        co_await serve_socket(std::move(message), std::move(request));
        co_return Next::End;
    }
    Response response = co_await doorway_.site.answer(request);
    co_return co_await write(std::move(response), message);
}

asio::awaitable<void> Connection::serve_socket(HttpRequest message, Request request) {
    auto admitted = doorway_.site.admit(request);
    if (auto* refusal = std::get_if<Response>(&admitted)) {
        co_await write(std::move(*refusal), message);
        co_return;
    }
    auto& wish = std::get<SocketWish>(admitted);
    const SocketSession::Speaker speaker{.guest = wish.guest, .address = request.client};
    const auto socket = std::make_shared<SocketSession>(strand_, doorway_.settings, doorway_.metrics,
                                                        doorway_.quotas, speaker);
    auto visit = co_await doorway_.hall.attach(wish.table, wish.guest, wish.as, wish.known, socket);
    if (visit && leaving_) visit = refused(Code::ServerStopping, "the server is being restarted");
    if (!visit) {
        Response response = doorway_.site.dressed(refusal_response(visit.error()));
        co_await write(std::move(response), message);
        co_return;
    }
    socket_ = socket;
    co_await socket->run(std::move(stream_), std::move(message), std::move(wish.set_cookie),
                         std::move(*visit));
    socket->close();
}

asio::awaitable<Connection::Next> Connection::write(Response response, const HttpRequest& message) {
    http::response<http::string_body> answer(http::int_to_status(response.status), message.version());
    for (const auto& [name, value] : response.headers) answer.insert(name, value);
    answer.keep_alive(message.keep_alive() && !leaving_);
    if (message.method() == http::verb::head) {
        answer.content_length(response.body.size());
    } else {
        answer.body() = std::move(response.body);
        answer.prepare_payload();
    }
    stream_.expires_after(doorway_.settings.request_timeout);
    const auto [failed, size] = co_await http::async_write(stream_, answer, plainly);
    co_return failed || !answer.keep_alive() ? Next::End : Next::Request;
}

std::string Connection::client_of(const HttpRequest& message) const {
    if (!doorway_.settings.behind_proxy) return peer_;
    const std::string_view chain = message["X-Forwarded-For"];
    const std::string_view last = chain.substr(chain.find_last_of(", ") + 1); // what the proxy itself saw
    beast::error_code unreadable;
    const auto address = asio::ip::make_address(last, unreadable);
    return unreadable ? peer_ : counted_as(address);
}

void Connection::farewell() {
    asio::post(strand_, [self = shared_from_this()] {
        self->leaving_ = true;
        if (self->socket_) {
            self->socket_->bye(Code::ServerStopping, "the server is being restarted; it will be back", true);
        } else if (self->idle_) {
            self->stream_.close();
        }
    });
}

void Connection::close() {
    asio::post(strand_, [self = shared_from_this()] {
        if (self->socket_) {
            self->socket_->close();
        } else {
            self->stream_.close();
        }
    });
}

bool Connections::has_room(std::size_t of_this_address) const {
    const std::size_t most = settings_.max_connections;
    if (connections_.size() >= most) return false;
    if (settings_.behind_proxy) return true;
    const bool nearly_full = connections_.size() >= most - most / part_kept_for_others;
    return of_this_address < (nearly_full ? few : settings_.address_connections);
}

bool Connections::add(const std::shared_ptr<Connection>& connection) {
    const std::lock_guard lock(guard_);
    std::size_t& own = by_address_[connection->peer()];
    const bool added = has_room(own) && connections_.insert(connection).second;
    if (added) ++own;
    if (own == 0) by_address_.erase(connection->peer());
    return added;
}

void Connections::remove(const std::shared_ptr<Connection>& connection) {
    const std::lock_guard lock(guard_);
    if (connections_.erase(connection) > 0 && --by_address_[connection->peer()] == 0) {
        by_address_.erase(connection->peer());
    }
    removed_.notify_all();
}

std::set<std::shared_ptr<Connection>> Connections::all() {
    const std::lock_guard lock(guard_);
    return connections_;
}

void Connections::farewell() {
    for (const auto& connection : all()) connection->farewell();
}

void Connections::close() {
    for (const auto& connection : all()) connection->close();
}

bool Connections::wait_until_empty(std::chrono::milliseconds longest) {
    std::unique_lock lock(guard_);
    return removed_.wait_for(lock, longest, [this] { return connections_.empty(); });
}

} // namespace homestretch::server
