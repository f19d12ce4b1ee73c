#pragma once

#include "server/settings.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

namespace homestretch::server {

// A whole server: database, packs, tables and network.
class Server {
public:
    // Opens the database, reads the packs, restores running matches and begins to listen. `home` is the
    // folder with packs/ and docs/rules/. Throws std::runtime_error with what to do if the world does not
    // allow it: the port is taken, the database cannot be opened.
    Server(Settings settings, const std::filesystem::path& home);
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server();

    [[nodiscard]] std::uint16_t port() const;
    [[nodiscard]] std::string url() const; // what to open in a browser

    // From now on SIGINT and SIGTERM do what `stop` does.
    void stop_on_signals();
    // Serves until it is stopped; then says goodbye to everybody, finishes what was begun and returns.
    void run();
    // From any thread.
    void stop();

private:
    class Parts;
    std::unique_ptr<Parts> parts_;
};

} // namespace homestretch::server
