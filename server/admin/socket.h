#pragma once

#include "engine/json.h"
#include "engine/result.h"
#include "server/admin/desk.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace homestretch::server {

// Beside the database: `homestretch.db-admin`.
[[nodiscard]] std::filesystem::path admin_socket_of(const std::filesystem::path& database);

// Takes errands for the desk, on a socket that only the owner of the database can open and with a thread of
// its own. Whoever makes it must lead the database: a socket that was left behind is replaced.
class AdminSocket {
public:
    // Throws std::runtime_error if it cannot be made.
    AdminSocket(const std::filesystem::path& path, Desk& desk);
    ~AdminSocket(); // after the errand in hand
    AdminSocket(const AdminSocket&) = delete;
    AdminSocket& operator=(const AdminSocket&) = delete;

private:
    class Parts;
    std::unique_ptr<Parts> parts_;
};

// The answer of the server that listens there; nothing: there is none. Throws std::runtime_error if it does
// not answer.
[[nodiscard]] std::optional<Json> ask_server(const std::filesystem::path& path, const Json& request);

} // namespace homestretch::server
