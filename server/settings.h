#pragma once

#include "engine/problem.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace homestretch::server {

// How one server runs. `setting_specs` explains every field.
struct Settings {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;
    std::string public_url{}; // empty: whatever host the browser used
    bool behind_proxy = false;
    std::string database{};      // a file or a connection URL
    std::filesystem::path web{}; // empty: no client is served
    std::vector<std::filesystem::path> packs{};
    std::string metrics{}; // "127.0.0.1:9100"; empty: at the address of everything else
    std::string log_level = "info";
    std::size_t threads = 2;
    std::size_t bot_threads = 0; // 0: one for each core
    std::uint64_t bot_games = 0; // 0: the usual
    std::chrono::milliseconds bot_pause{600};
    std::chrono::seconds away_after{60};
    std::size_t max_connections = 8000;
    std::size_t address_connections = 200;
    std::size_t guest_sockets = 40;
    std::size_t table_sockets = 8;
    std::size_t max_body = std::size_t{64} << 10;
    std::size_t max_message = std::size_t{16} << 10;
    std::size_t max_queue = std::size_t{4} << 20;
    std::size_t request_rate = 50;
    std::size_t message_rate = 20;
    std::size_t table_rate = 60;
    std::size_t talk_rate = 30;
    std::size_t hint_rate = 30;
    std::chrono::seconds request_timeout{15};
    std::chrono::seconds idle_timeout{60};
    std::chrono::seconds drain{5};
    std::chrono::days keep_finished{180}; // 0: for ever, as with all that follow
    std::chrono::days keep_abandoned{60};
    std::chrono::days keep_talk{30};
    std::chrono::days keep_guests{400}; // longer than a cookie lives

    // The parts of `metrics`.
    [[nodiscard]] std::string metrics_host() const;
    [[nodiscard]] std::uint16_t metrics_port() const;
};

// One row drives the config file (`port = 8080`), the environment (HOMESTRETCH_PORT), the command line
// (--port), the help and the documentation.
struct SettingSpec {
    std::string_view name{};    // lower-case words joined by '-'
    std::string_view value{};   // what to write: "N", "DIR"
    std::string_view meaning{}; // one line, without the default
    bool repeats = false;       // may be given several times; ':' separates values in the environment
    // Reads one value into the settings; the error says what would do.
    Result<void> (*read)(std::string_view text, Settings& settings) = nullptr;
    std::string (*write)(const Settings& settings) = nullptr; // empty: not set
};

[[nodiscard]] std::span<const SettingSpec> setting_specs();
[[nodiscard]] std::string environment_name(const SettingSpec& spec); // "HOMESTRETCH_MAX_BODY"

// Later sources win; a repeating setting takes all values of the last source that has any. An unknown name
// is a problem that proposes the nearest known one. All problems are reported at once.
[[nodiscard]] Problems apply_settings_file(const std::filesystem::path& file, Settings& settings);
// `environment` is the process's: "HOMESTRETCH_PORT=80" among others.
[[nodiscard]] Problems apply_environment(std::span<const std::string> environment, Settings& settings);
// Names without the dashes, and their values, in the order they were given.
[[nodiscard]] Problems apply_flags(std::span<const std::pair<std::string, std::string>> flags,
                                   Settings& settings);

// Where matches are kept when nobody says: under $XDG_STATE_HOME, or else ~/.local/state.
[[nodiscard]] Result<std::filesystem::path> usual_database(const char* state_home, const char* home);

} // namespace homestretch::server
