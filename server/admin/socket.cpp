#include "server/admin/socket.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/streambuf.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <fmt/format.h>
#include <sys/stat.h>

#include <stdexcept>
#include <thread>

namespace homestretch::server {

namespace asio = boost::asio;
using Local = asio::local::stream_protocol;

namespace {

constexpr auto plainly = asio::as_tuple(asio::use_awaitable); // errors as values
constexpr std::size_t largest_request = std::size_t{1} << 20;

Local::acceptor listening(asio::io_context& io, const std::filesystem::path& path) {
    try {
        std::filesystem::remove(path); // of a server that was killed
        Local::acceptor acceptor(io, Local());
        // The file gets the mode of the socket, so there is no moment at which others could open it.
        if (fchmod(acceptor.native_handle(), S_IRUSR | S_IWUSR) != 0) throw std::runtime_error("its mode");
        acceptor.bind(Local::endpoint(path.string()));
        acceptor.listen();
        return acceptor;
    } catch (const std::exception& trouble) { // a path longer than a socket may have, too
        throw std::runtime_error(fmt::format("cannot make the socket {}: {}", path.string(), trouble.what()));
    }
}

} // namespace

std::filesystem::path admin_socket_of(const std::filesystem::path& database) {
    return database.string() + "-admin";
}

class AdminSocket::Parts {
public:
    Parts(const std::filesystem::path& path, Desk& desk)
        : path_(path), desk_(desk), acceptor_(listening(io_, path)) {
        asio::co_spawn(io_, accept(), asio::detached);
        thread_ = std::thread([this] { io_.run(); });
    }
    ~Parts() {
        io_.stop();
        thread_.join();
        std::error_code ignored;
        std::filesystem::remove(path_, ignored);
    }
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;

private:
    asio::awaitable<void> accept() {
        while (true) {
            Local::socket caller(io_);
            const auto [failed] = co_await acceptor_.async_accept(caller, plainly);
            if (!failed) asio::co_spawn(io_, serve(std::move(caller)), asio::detached);
        }
    }

    asio::awaitable<void> serve(Local::socket caller) {
        std::string text;
        const auto [unread, size] = co_await asio::async_read_until(
            caller, asio::dynamic_buffer(text, largest_request), '\n', plainly);
        if (unread) co_return;
        const Json request = Json::parse(text, nullptr, false);
        const Json answer = request.is_object() ? desk_.carry_out(request)
                                                : Json{{"error", "an errand is an object, on one line"}};
        const std::string line = answer.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
        co_await asio::async_write(caller, asio::buffer(line), plainly);
    }

    std::filesystem::path path_;
    Desk& desk_;
    asio::io_context io_;
    Local::acceptor acceptor_;
    std::thread thread_; // last: it uses all of the above
};

AdminSocket::AdminSocket(const std::filesystem::path& path, Desk& desk)
    : parts_(std::make_unique<Parts>(path, desk)) {}
AdminSocket::~AdminSocket() = default;

std::optional<Json> ask_server(const std::filesystem::path& path, const Json& request) {
    asio::io_context io;
    Local::socket socket(io);
    boost::system::error_code failed;
    socket.connect(Local::endpoint(path.string()), failed);
    if (failed == asio::error::access_denied) {
        throw std::runtime_error(
            fmt::format("may not open {}; use the account that runs the server", path.string()));
    }
    if (failed) return std::nullopt; // nobody listens, or nobody ever did
    asio::write(socket, asio::buffer(request.dump() + "\n"), failed);
    std::string answer;
    if (!failed) asio::read(socket, asio::dynamic_buffer(answer), failed); // until it hangs up
    Json read = Json::parse(answer, nullptr, false);
    if (read.is_discarded()) {
        throw std::runtime_error("the server took the errand and went away; look into its log");
    }
    return read;
}

} // namespace homestretch::server
