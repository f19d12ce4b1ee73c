#include "server/net/server.h"

#include "server/admin/backstage.h"
#include "server/net/connection.h"
#include "server/storage/sql_store.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <future>
#include <optional>
#include <stdexcept>
#include <thread>
#include <vector>

namespace homestretch::server {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

constexpr auto plainly = asio::as_tuple(asio::use_awaitable); // errors as values
constexpr std::chrono::milliseconds after_refused_accept{100};
constexpr std::chrono::seconds to_close_all{5};

std::string database_url(const std::string& database) {
    return database.find(':') == std::string::npos ? "sqlite3:" + database : database;
}

std::vector<std::filesystem::path> pack_roots(const Settings& settings, const std::filesystem::path& home) {
    std::vector<std::filesystem::path> roots{home / "packs"};
    roots.insert(roots.end(), settings.packs.begin(), settings.packs.end());
    return roots;
}

HallSettings hall_settings(const Settings& settings) {
    const std::size_t cores = std::max(std::thread::hardware_concurrency(), 1U);
    return {.bot_pause = settings.bot_pause,
            .away_grace = settings.away_after,
            .bot_threads = settings.bot_threads > 0 ? settings.bot_threads : cores,
            .bot_games = settings.bot_games};
}

// A connection is an open file, and shells allow few by default.
void allow_many_files() {
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

tcp::acceptor listening(asio::io_context& io, const std::string& host, std::uint16_t port,
                        std::string_view setting) {
    boost::system::error_code failed;
    const asio::ip::address address = asio::ip::make_address(host, failed);
    if (failed) {
        throw std::runtime_error(
            fmt::format("'{}' is not a network address; try 127.0.0.1 or 0.0.0.0", host));
    }
    try {
        return {io, tcp::endpoint(address, port)};
    } catch (const boost::system::system_error& trouble) {
        throw std::runtime_error(fmt::format("cannot listen on {} port {} ({}); choose another with {}", host,
                                             port, trouble.code().message(), setting));
    }
}

// The address of the metrics, if it is one of its own.
std::optional<tcp::acceptor> listening_for_machines(asio::io_context& io, const Settings& settings) {
    if (settings.metrics.empty()) return std::nullopt;
    return listening(io, settings.metrics_host(), settings.metrics_port(), "--metrics HOST:PORT");
}

} // namespace

class Server::Parts {
public:
    Parts(Settings settings, const std::filesystem::path& home)
        : settings_(std::move(settings)), log_(settings_.log_level),
          acceptor_(listening(io_, settings_.address, settings_.port, "--port N")),
          machines_(listening_for_machines(io_, settings_)), port_(acceptor_.local_endpoint().port()),
          store_(open_store(database_url(settings_.database), watch_store())),
          packs_(pack_roots(settings_, home), [this](const BrokenPack& broken) { report(broken); }),
          signature_(store_->signing_keys()), readiness_(*store_),
          hall_(std::make_unique<Hall>(*store_, packs_, io_.get_executor(), hall_settings(settings_),
                                       watch_hall())),
          recovery_(*store_), quotas_(settings_),
          site_(settings_, *hall_, Api(*hall_, *store_, packs_, recovery_, quotas_, home), signature_,
                readiness_, metrics_, log_),
          connections_(settings_), doorway_{settings_, site_, *hall_, quotas_, metrics_, log_},
          signals_(io_) {
        allow_many_files();
        backstage_ = std::make_unique<Backstage>(settings_, *store_, *hall_, log_,
                                                 [this] { signature_.replace(store_->signing_keys()); });
    }

    [[nodiscard]] std::uint16_t port() const { return port_; }
    [[nodiscard]] const Settings& settings() const { return settings_; }

    void stop_on_signals() {
        signals_.add(SIGINT);
        signals_.add(SIGTERM);
        signals_.async_wait([this](const boost::system::error_code& failed, int) {
            if (!failed) stop();
        });
    }

    void run() {
        const PackWatcher watcher(packs_);
        asio::co_spawn(door_, accept(acceptor_, doorway_), asio::detached);
        Doorway for_machines = doorway_;
        for_machines.for_machines = true;
        if (machines_) asio::co_spawn(door_, accept(*machines_, for_machines), asio::detached);
        std::vector<std::thread> threads;
        for (std::size_t i = 0; i < settings_.threads; ++i) threads.emplace_back([this] { io_.run(); });
        log_.write(LogLevel::Info, "open", {{"address", settings_.address}, {"port", port()}});

        stopped_.get_future().wait();
        drain();
        for (std::thread& thread : threads) thread.join();
        backstage_.reset();
        hall_.reset(); // what was begun is on disk
        log_.write(LogLevel::Info, "closed");
    }

    void stop() {
        if (!stopping_.exchange(true)) stopped_.set_value();
    }

private:
    asio::awaitable<void> accept(tcp::acceptor& acceptor, Doorway doorway) {
        while (acceptor.is_open()) {
            tcp::socket socket(asio::make_strand(io_));
            const auto [failed] = co_await acceptor.async_accept(socket, plainly);
            if (failed) { // out of file descriptors, perhaps: others will leave
                asio::steady_timer pause(door_, after_refused_accept);
                co_await pause.async_wait(plainly);
                continue;
            }
            const auto connection = std::make_shared<Connection>(std::move(socket), doorway);
            if (!connections_.add(connection)) {
                metrics_.socket_dropped("too-many-connections");
                continue;
            }
            asio::co_spawn(io_, serve(connection), asio::detached);
        }
    }

    asio::awaitable<void> serve(std::shared_ptr<Connection> connection) {
        co_await asio::co_spawn(connection->strand(), connection->run(), asio::use_awaitable);
        connections_.remove(connection);
    }

    // Politely, then firmly. Nobody may be left who could still call the hall when it closes.
    void drain() {
        log_.write(LogLevel::Info, "draining");
        site_.drain();
        hall_->drain();
        asio::post(door_, [this] {
            acceptor_.close();
            if (machines_) machines_->close();
        });
        connections_.farewell();
        if (!connections_.wait_until_empty(settings_.drain)) {
            connections_.close();
            if (!connections_.wait_until_empty(to_close_all)) {
                log_.write(LogLevel::Error, "connections-left");
            }
        }
        io_.stop();
    }

    [[nodiscard]] StoreWatch watch_store() {
        return {.failed =
                    [this](const StoreError& error) {
                        metrics_.write_failed();
                        log_.write(LogLevel::Error, "write-failed", {{"reason", error.what()}});
                    },
                .synced = [this](std::chrono::duration<double> took) { metrics_.synced(took); }};
    }

    [[nodiscard]] HallWatch watch_hall() {
        return {
            .set_aside =
                [this](const TableId& table, const std::string& reason) {
                    log_.write(LogLevel::Error, "table-set-aside", {{"table", table}, {"reason", reason}});
                },
            .refused = [this](Code code) { metrics_.refused(code); }};
    }

    void report(const BrokenPack& broken) const {
        for (const Problem& problem : broken.mistakes.problems) {
            log_.write(LogLevel::Warning, "broken-pack",
                       {{"pack", broken.folder}, {"problem", to_text(problem)}});
        }
    }

    Settings settings_;
    Log log_;
    asio::io_context io_;
    asio::strand<asio::io_context::executor_type> door_{io_.get_executor()}; // for the acceptor
    tcp::acceptor acceptor_;
    std::optional<tcp::acceptor> machines_;
    std::uint16_t port_;
    Metrics metrics_;
    std::unique_ptr<Database> store_;
    WatchedPacks packs_;
    GuestSignature signature_;
    Readiness readiness_;
    std::unique_ptr<Hall> hall_;
    Recovery recovery_;
    Quotas quotas_;
    Site site_;
    Connections connections_;
    Doorway doorway_;
    std::unique_ptr<Backstage> backstage_;
    asio::signal_set signals_;
    std::atomic<bool> stopping_ = false;
    std::promise<void> stopped_;
};

Server::Server(Settings settings, const std::filesystem::path& home)
    : parts_(std::make_unique<Parts>(std::move(settings), home)) {}
Server::~Server() = default;

std::uint16_t Server::port() const {
    return parts_->port();
}

std::string Server::url() const {
    const Settings& settings = parts_->settings();
    if (!settings.public_url.empty()) return settings.public_url;
    std::string host = settings.address;
    if (host == "0.0.0.0" || host == "::") host = "localhost";
    return fmt::format("http://{}:{}", host.find(':') == std::string::npos ? host : "[" + host + "]", port());
}

void Server::stop_on_signals() {
    parts_->stop_on_signals();
}

void Server::run() {
    parts_->run();
}

void Server::stop() {
    parts_->stop();
}

} // namespace homestretch::server
