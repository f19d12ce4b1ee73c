#include "server/net/tests/client.h"

#include "engine/check.h"
#include "server/net/tests/traffic.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include <sys/socket.h>
#include <sys/time.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace homestretch::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;

namespace {

constexpr int patience_in_seconds = 20; // a test that waits longer has failed

void connect(tcp::socket& socket, std::uint16_t port) {
    socket.connect(tcp::endpoint(asio::ip::address_v4::loopback(), port));
    const timeval limit{.tv_sec = patience_in_seconds, .tv_usec = 0};
    setsockopt(socket.native_handle(), SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
}

template <class Fields>
HeaderList header_list(const Fields& fields) {
    HeaderList headers;
    for (const auto& field : fields) {
        std::string name(field.name_string());
        std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
        headers[name] = std::string(field.value());
    }
    return headers;
}

} // namespace

HttpAnswer Browser::send(const std::string& method, const std::string& path, const std::string& body,
                         const HeaderList& headers) {
    http::request<http::string_body> request;
    request.method_string(method);
    request.target(path);
    request.set(http::field::host, "127.0.0.1:" + std::to_string(port_));
    if (method != "GET") request.set(http::field::origin, origin());
    if (!cookie_.empty()) request.set(http::field::cookie, cookie_);
    for (const auto& [name, value] : headers) {
        if (value.empty()) {
            request.erase(name);
        } else {
            request.set(name, value);
        }
    }
    request.body() = body;
    request.prepare_payload();

    asio::io_context io;
    tcp::socket socket(io);
    connect(socket, port_);
    beast::error_code failed;
    http::write(socket, request, failed); // a server may answer and close before all is written
    http::response_parser<http::string_body> parser;
    parser.body_limit(std::uint64_t{64} << 20U);
    parser.skip(method == "HEAD");
    beast::flat_buffer buffer;
    http::read(socket, buffer, parser);

    const auto& response = parser.get();
    HttpAnswer answer{response.result_int(), header_list(response), response.body()};
    if (const auto set = answer.headers.find("set-cookie"); set != answer.headers.end()) {
        cookie_ = set->second.substr(0, set->second.find(';'));
    }
    record_http(method, path, answer.status, body, answer.body);
    return answer;
}

HttpAnswer Browser::get(const std::string& path, const HeaderList& headers) {
    return send("GET", path, "", headers);
}
HttpAnswer Browser::put(const std::string& path, const Json& body, const HeaderList& headers) {
    return send("PUT", path, body.dump(), headers);
}
HttpAnswer Browser::post(const std::string& path, const Json& body, const HeaderList& headers) {
    return send("POST", path, body.dump(), headers);
}

struct TableSocket::Stream {
    asio::io_context io{};
    websocket::stream<tcp::socket> stream{io};
};

TableSocket::TableSocket(const Browser& browser, const std::string& path, const HeaderList& headers)
    : stream_(std::make_unique<Stream>()) {
    connect(stream_->stream.next_layer(), browser.port());
    stream_->stream.read_message_max(std::size_t{16} << 20U);
    stream_->stream.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
        request.set(http::field::origin, browser.origin());
        if (!browser.cookie().empty()) request.set(http::field::cookie, browser.cookie());
        for (const auto& [name, value] : headers) {
            if (value.empty()) {
                request.erase(name);
            } else {
                request.set(name, value);
            }
        }
    }));
    websocket::response_type response;
    beast::error_code failed;
    stream_->stream.handshake(response, "127.0.0.1:" + std::to_string(browser.port()), path, failed);
    status_ = response.result_int();
}

TableSocket::~TableSocket() {
    beast::error_code ignored;
    stream_->stream.next_layer().close(ignored);
}

unsigned TableSocket::status() const {
    return status_;
}

void TableSocket::say(const Json& message) {
    record("client-messages", message);
    say_text(message.dump());
}

void TableSocket::say_text(const std::string& text) {
    beast::error_code failed;
    stream_->stream.text(true);
    stream_->stream.write(asio::buffer(text), failed);
}

std::optional<Json> TableSocket::next() {
    beast::flat_buffer buffer;
    beast::error_code failed;
    stream_->stream.read(buffer, failed);
    if (failed) return std::nullopt;
    Json message = Json::parse(beast::buffers_to_string(buffer.data()));
    record("server-messages", message);
    follow(message);
    return message;
}

// As docs/protocol.md says under Frames; those of a sound server always fit.
void TableSocket::follow(const Json& message) {
    if (message.at("type") == "table") game_ = message.at("table").at("game").get<std::string>();
    if (!message.contains("position")) return;
    for (const char* log : {"log", "events"}) {
        if (!message.contains(log)) continue;
        for (const Json& entry : message.at(log))
            record("events/" + game_, {{entry.at("kind").get<std::string>(), entry.at("details")}});
    }
    const Json& position = message.at("position");
    if (message.at("type") == "match") {
        view_ = position.at("view");
        record("views/" + game_, view_);
    } else {
        check(message.at("from") == shown_.at("ply") && position.at("epoch") == shown_.at("epoch") &&
              position.at("number") == shown_.at("number"));
        for (const Json& event : message.at("events")) {
            if (event.contains("frame")) view_.patch_inplace(event.at("frame"));
        }
        view_.patch_inplace(message.at("frame"));
    }
    shown_ = position;
}

Json TableSocket::next_of(std::string_view type) {
    while (auto message = next()) {
        if (message->at("type") == type) return *message;
    }
    return {};
}

Json TableSocket::answer_to(std::string_view id) {
    while (auto message = next()) {
        if (message->contains("id") && message->at("id") == id) return *message;
    }
    return {};
}

struct OpenConnection::Stream {
    asio::io_context io{};
    tcp::socket socket{io};
};

OpenConnection::OpenConnection(std::uint16_t port, const std::string& from)
    : stream_(std::make_unique<Stream>()) {
    tcp::socket& socket = stream_->socket;
    socket.open(tcp::v4());
    socket.bind(tcp::endpoint(asio::ip::make_address(from), 0));
    connect(socket, port);
}

OpenConnection::~OpenConnection() = default;

bool OpenConnection::is_answered() {
    beast::error_code failed;
    asio::write(stream_->socket, asio::buffer(std::string_view("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")),
                failed);
    std::array<char, 12> answer{};
    asio::read(stream_->socket, asio::buffer(answer), failed);
    return std::string_view(answer.data(), answer.size()) == "HTTP/1.1 200";
}

std::uint16_t free_port() {
    asio::io_context io;
    return tcp::acceptor(io, tcp::endpoint(asio::ip::address_v4::loopback(), 0)).local_endpoint().port();
}

std::string send_raw(std::uint16_t port, std::string_view bytes) {
    asio::io_context io;
    tcp::socket socket(io);
    connect(socket, port);
    beast::error_code failed;
    asio::write(socket, asio::buffer(bytes), failed);
    std::string heard;
    asio::read(socket, asio::dynamic_buffer(heard), failed);
    return heard;
}

} // namespace homestretch::server
