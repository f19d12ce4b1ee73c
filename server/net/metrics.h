#pragma once

#include "server/table/hall.h"

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace homestretch::server {

// What the server counts, in the text format of Prometheus. Thread-safe.
class Metrics {
public:
    Metrics();
    Metrics(const Metrics&) = delete;
    Metrics& operator=(const Metrics&) = delete;
    ~Metrics();

    // `pattern` is "/api/v1/tables/{table}", never a path: paths hold tokens.
    void request(std::string_view method, std::string_view pattern, unsigned status,
                 std::chrono::duration<double> took);
    void connection_opened();
    void connection_closed();
    void message_received();
    void message_sent(std::string_view message);
    void socket_dropped(std::string_view reason);

    void refused(Code code); // a command
    void synced(std::chrono::duration<double> took);
    void write_failed();

    [[nodiscard]] std::string text(const HallCounts& counts);

private:
    struct Families;
    std::unique_ptr<Families> families_;
};

} // namespace homestretch::server
