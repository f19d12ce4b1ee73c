#pragma once

#include "engine/json.h"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>

#include <memory>
#include <string>
#include <string_view>

namespace homestretch::bench {

struct ServerAddress {
    std::string host{};
    std::string port{};
};

// A guest with one connection, which asks over HTTP and then becomes the socket of a table. Only for the one
// thread that runs its executor.
class Person {
public:
    // Who hears what the server says to a person.
    class Listener {
    public:
        Listener() = default;
        Listener(const Listener&) = delete;
        Listener& operator=(const Listener&) = delete;
        virtual ~Listener() = default;
        virtual void heard(std::string message) = 0;
        virtual void lost() = 0; // the socket ended, whoever ended it
    };

    Person(const boost::asio::any_io_executor& executor, ServerAddress server);
    ~Person();
    Person(const Person&) = delete;
    Person& operator=(const Person&) = delete;

    // These throw std::runtime_error if the server refuses.
    boost::asio::awaitable<Json> post(std::string path, std::string body);
    // From now on the listener, which must outlive the socket, hears every message.
    boost::asio::awaitable<void> enter(std::string path, Listener& listener);

    void say(const Json& message);
    void leave();

private:
    struct Line;
    boost::asio::awaitable<void> connect();
    boost::asio::awaitable<void> read(Listener& listener);
    boost::asio::awaitable<void> write();

    ServerAddress server_;
    std::string cookie_;
    std::unique_ptr<Line> line_;
};

} // namespace homestretch::bench
