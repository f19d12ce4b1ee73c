#include "server/net/log.h"

#include "server/table/instant.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace homestretch::server {

namespace {

spdlog::level::level_enum library_level(LogLevel level) {
    switch (level) {
    case LogLevel::Debug: return spdlog::level::debug;
    case LogLevel::Info: return spdlog::level::info;
    case LogLevel::Warning: return spdlog::level::warn;
    case LogLevel::Error: return spdlog::level::err;
    }
    return spdlog::level::off;
}

std::string time_text() {
    const Instant instant = now();
    const auto milliseconds = to_number(instant) % 1000;
    return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z",
                       fmt::gmtime(std::chrono::system_clock::to_time_t(instant)), milliseconds);
}

} // namespace

Log::Log(std::string_view level)
    : logger_(std::make_shared<spdlog::logger>("homestretch",
                                               std::make_shared<spdlog::sinks::stderr_sink_mt>())) {
    logger_->set_pattern("%v");
    logger_->set_level(spdlog::level::from_str(std::string(level)));
    logger_->flush_on(spdlog::level::debug);
}

void Log::write(LogLevel level, std::string_view event, const Json& fields) const {
    const spdlog::level::level_enum importance = library_level(level);
    if (!logger_->should_log(importance)) return;
    const auto name = spdlog::level::to_string_view(importance);
    Json line{{"time", time_text()}, {"level", std::string_view(name.data(), name.size())}, {"event", event}};
    line.update(fields);
    logger_->log(importance, "{}", line.dump(-1, ' ', false, Json::error_handler_t::replace));
}

} // namespace homestretch::server
