#pragma once

#include "engine/json.h"

#include <memory>
#include <string_view>

namespace spdlog {
class logger;
}

namespace homestretch::server {

enum class LogLevel : unsigned char { Debug, Info, Warning, Error };

// One JSON object per line on the error stream: {"time": …, "level": …, "event": …, and the fields}. Nothing
// secret belongs into fields: no cookies, tokens, names of guests or hidden cards, and paths only as the
// pattern they match.
class Log {
public:
    explicit Log(std::string_view level); // debug, info, warning, error, off
    void write(LogLevel level, std::string_view event, const Json& fields = Json::object()) const;

private:
    std::shared_ptr<spdlog::logger> logger_;
};

} // namespace homestretch::server
