#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <sys/types.h>
#include <vector>

namespace homestretch {

// `homestretch serve` as a process of its own, on a free port.
class ServerProcess {
public:
    // Waits until it says where it is. `flags` are further ones of `serve`.
    explicit ServerProcess(const std::filesystem::path& database, const std::vector<std::string>& flags = {});
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;
    ~ServerProcess(); // kills it, if it still runs

    [[nodiscard]] std::uint16_t port() const { return port_; }
    [[nodiscard]] pid_t pid() const { return process_; }
    // Sends the signal and waits for the end. The exit status, or minus the signal that ended it.
    int end_by(int signal);

private:
    pid_t process_ = -1;
    std::uint16_t port_ = 0;
};

} // namespace homestretch
