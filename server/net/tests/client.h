#pragma once

#include "engine/json.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace homestretch::server {

using HeaderList = std::map<std::string, std::string>;

struct HttpAnswer {
    unsigned status = 0;
    HeaderList headers{}; // by lower-case name
    std::string body{};

    [[nodiscard]] Json json() const { return Json::parse(body); }
    [[nodiscard]] std::string code() const { return json().at("error").at("code"); }
};

// A browser, as far as the server can tell: it keeps its cookie and says where its requests come from.
// Everything it hears goes into the recorded traffic.
class Browser {
public:
    explicit Browser(std::uint16_t port) : port_(port) {}

    HttpAnswer get(const std::string& path, const HeaderList& headers = {});
    HttpAnswer put(const std::string& path, const Json& body, const HeaderList& headers = {});
    HttpAnswer post(const std::string& path, const Json& body, const HeaderList& headers = {});
    HttpAnswer send(const std::string& method, const std::string& path, const std::string& body,
                    const HeaderList& headers);

    [[nodiscard]] const std::string& cookie() const { return cookie_; } // "homestretch_guest=…"
    void set_cookie(std::string cookie) { cookie_ = std::move(cookie); }
    [[nodiscard]] std::uint16_t port() const { return port_; }
    [[nodiscard]] std::string origin() const { return "http://127.0.0.1:" + std::to_string(port_); }

private:
    std::uint16_t port_;
    std::string cookie_;
};

// The socket of a table.
class TableSocket {
public:
    // `status` other than 101: it was refused.
    TableSocket(const Browser& browser, const std::string& path, const HeaderList& headers = {});
    ~TableSocket();
    TableSocket(const TableSocket&) = delete;
    TableSocket& operator=(const TableSocket&) = delete;

    [[nodiscard]] unsigned status() const;
    void say(const Json& message);
    void say_text(const std::string& text);
    // The next message; nothing if the server has closed.
    [[nodiscard]] std::optional<Json> next();
    // The next of this type; others before it are passed over. Null if there is none.
    [[nodiscard]] Json next_of(std::string_view type);
    // The `done` or `refused` with this id.
    Json answer_to(std::string_view id);
    // What the viewer sees by now: the whole view that came last, and all frames since.
    [[nodiscard]] const Json& view() const { return view_; }

private:
    void follow(const Json& message);

    struct Stream;
    std::unique_ptr<Stream> stream_;
    unsigned status_ = 0;
    std::string game_{};
    Json view_{};
    Json shown_{}; // the position of that view
};

// A connection that is kept open, from an address of this machine: 127.0.0.2 is another one than 127.0.0.1.
class OpenConnection {
public:
    OpenConnection(std::uint16_t port, const std::string& from);
    ~OpenConnection();
    OpenConnection(const OpenConnection&) = delete;
    OpenConnection& operator=(const OpenConnection&) = delete;

    // Whether the server answers a request on it.
    [[nodiscard]] bool is_answered();

private:
    struct Stream;
    std::unique_ptr<Stream> stream_;
};

// A port that nobody listens on just now.
[[nodiscard]] std::uint16_t free_port();

// Sends bytes as they are and returns everything that comes back until the server closes.
[[nodiscard]] std::string send_raw(std::uint16_t port, std::string_view bytes);

} // namespace homestretch::server
