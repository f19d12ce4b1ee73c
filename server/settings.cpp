#include "server/settings.h"

#include "engine/nearest.h"
#include "engine/pack/file.h"
#include "engine/pack/text.h"
#include "engine/pack/toml.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

namespace homestretch::server {

namespace {

constexpr std::string_view environment_prefix = "HOMESTRETCH_";
constexpr std::array<std::string_view, 2> other_variables = {"HOMESTRETCH_HOME", "HOMESTRETCH_CONFIG"};
constexpr std::size_t largest_settings_file = std::size_t{1} << 20;
constexpr std::array<std::string_view, 5> log_levels = {"debug", "info", "warning", "error", "off"};

Result<std::uint64_t> number(std::string_view text, std::uint64_t low, std::uint64_t high) {
    std::uint64_t value = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failed == std::errc() && end == text.data() + text.size() && value >= low && value <= high) {
        return value;
    }
    return failure(fmt::format("must be a whole number from {} to {}, not {}", low, high, in_quotes(text)));
}

// A row of the table for a number: `Member` says where it goes.
template <auto Member, std::uint64_t Low, std::uint64_t High>
Result<void> read_number(std::string_view text, Settings& settings) {
    const auto value = number(text, Low, High);
    if (!value) return Unexpected{value.error()};
    settings.*Member = std::remove_reference_t<decltype(settings.*Member)>(*value);
    return {};
}

template <auto Member>
std::string write_number(const Settings& settings) {
    const auto& value = settings.*Member;
    if constexpr (requires { value.count(); }) {
        return std::to_string(value.count());
    } else {
        return std::to_string(value);
    }
}

template <auto Member>
Result<void> read_text(std::string_view text, Settings& settings) {
    settings.*Member = std::string(text);
    return {};
}

template <auto Member>
std::string write_text(const Settings& settings) {
    return std::string(settings.*Member);
}

Result<void> read_public_url(std::string_view text, Settings& settings) {
    const bool has_scheme = text.starts_with("http://") || text.starts_with("https://");
    const std::size_t host = text.find("//") + 2;
    if (!has_scheme || text.size() == host || text.find_first_of("/?#", host) != std::string_view::npos) {
        return failure(
            fmt::format("must be like https://play.example.org, without a path; not {}", in_quotes(text)));
    }
    settings.public_url = text;
    return {};
}

Result<void> read_metrics(std::string_view text, Settings& settings) {
    const std::size_t colon = text.rfind(':');
    if (colon == 0 || colon == std::string_view::npos || !number(text.substr(colon + 1), 0, 65'535)) {
        return failure(
            fmt::format("must be an address and a port like 127.0.0.1:9100, not {}", in_quotes(text)));
    }
    settings.metrics = text;
    return {};
}

Result<void> read_behind_proxy(std::string_view text, Settings& settings) {
    if (text != "true" && text != "false") {
        return failure(fmt::format("must be true or false, not {}", in_quotes(text)));
    }
    settings.behind_proxy = text == "true";
    return {};
}

Result<void> read_packs(std::string_view text, Settings& settings) {
    std::error_code ignored;
    if (!std::filesystem::is_directory(text, ignored)) {
        return failure(fmt::format("{} is not a folder; name one with packs in it", in_quotes(text)));
    }
    settings.packs.emplace_back(text);
    return {};
}

std::string write_packs(const Settings& settings) {
    std::string text;
    for (const auto& folder : settings.packs) text += (text.empty() ? "" : ":") + folder.string();
    return text;
}

Result<void> read_log_level(std::string_view text, Settings& settings) {
    if (std::ranges::find(log_levels, text) == log_levels.end()) {
        return failure(fmt::format("there is no level {}{}", in_quotes(text), suggestion(text, log_levels)));
    }
    settings.log_level = text;
    return {};
}

using S = Settings;

constexpr std::uint64_t day = 86'400;
constexpr std::uint64_t most_days = 36'500;

constexpr std::array specs = {
    SettingSpec{"address", "IP", "Network address to listen on; 0.0.0.0 for all", false,
                read_text<&S::address>, write_text<&S::address>},
    SettingSpec{"port", "N", "Port to listen on; 0 for any free one", false, read_number<&S::port, 0, 65'535>,
                write_number<&S::port>},
    SettingSpec{"public-url", "URL", "Address that browsers use, if it is another one", false,
                read_public_url, write_text<&S::public_url>},
    SettingSpec{"behind-proxy", "true|false", "Believe X-Forwarded-For: a reverse proxy is in front", false,
                read_behind_proxy,
                [](const S& settings) { return std::string(settings.behind_proxy ? "true" : "false"); }},
    SettingSpec{"database", "FILE", "Where tables, guests and matches are kept", false,
                read_text<&S::database>, write_text<&S::database>},
    SettingSpec{"web", "DIR", "The built browser client", false, read_text<&S::web>, write_text<&S::web>},
    SettingSpec{"packs", "DIR", "Folder with packs of your own; watched while you edit", true, read_packs,
                write_packs},
    SettingSpec{"metrics", "IP:PORT", "Address for /metrics alone; without it, the usual one", false,
                read_metrics, write_text<&S::metrics>},
    SettingSpec{"log-level", "LEVEL", "debug, info, warning, error or off", false, read_log_level,
                write_text<&S::log_level>},
    SettingSpec{"threads", "N", "Threads that serve people", false, read_number<&S::threads, 1, 256>,
                write_number<&S::threads>},
    SettingSpec{"bot-threads", "N", "Threads on which bots think; 0 for one per core", false,
                read_number<&S::bot_threads, 0, 256>, write_number<&S::bot_threads>},
    SettingSpec{"bot-games", "N",
                "Games imagined by `hard` and for hints, and the most by weaker bots; 0 for the usual", false,
                read_number<&S::bot_games, 0, 10'000'000>, write_number<&S::bot_games>},
    SettingSpec{"bot-pause", "MS", "How long a bot waits before its turn, in milliseconds", false,
                read_number<&S::bot_pause, 0, 60'000>, write_number<&S::bot_pause>},
    SettingSpec{"away-after", "S",
                "Patience of a new table with who is gone, in seconds, unless its host says", false,
                read_number<&S::away_after, 1, day>, write_number<&S::away_after>},
    SettingSpec{"max-connections", "N", "Connections at the same time", false,
                read_number<&S::max_connections, 1, 1'000'000>, write_number<&S::max_connections>},
    SettingSpec{"address-connections", "N", "The same from one network address (IPv6: from one /64)", false,
                read_number<&S::address_connections, 1, 1'000'000>, write_number<&S::address_connections>},
    SettingSpec{"guest-sockets", "N", "Sockets of one guest at the same time", false,
                read_number<&S::guest_sockets, 1, 1'000'000>, write_number<&S::guest_sockets>},
    SettingSpec{"table-sockets", "N", "Sockets of one guest at one table", false,
                read_number<&S::table_sockets, 1, 1'000'000>, write_number<&S::table_sockets>},
    SettingSpec{"max-body", "BYTES", "Largest body of a request", false,
                read_number<&S::max_body, 1'024, 1U << 24U>, write_number<&S::max_body>},
    SettingSpec{"max-message", "BYTES", "Largest message from a client", false,
                read_number<&S::max_message, 1'024, 1U << 24U>, write_number<&S::max_message>},
    SettingSpec{"max-queue", "BYTES", "What may wait for a client that does not read", false,
                read_number<&S::max_queue, 65'536, 1U << 30U>, write_number<&S::max_queue>},
    SettingSpec{"request-rate", "N", "Requests per second and network address", false,
                read_number<&S::request_rate, 1, 1'000'000>, write_number<&S::request_rate>},
    SettingSpec{"message-rate", "N", "Messages per second and connection", false,
                read_number<&S::message_rate, 1, 1'000'000>, write_number<&S::message_rate>},
    SettingSpec{"table-rate", "N", "New tables per hour and guest; five times that from one address", false,
                read_number<&S::table_rate, 1, 1'000'000>, write_number<&S::table_rate>},
    SettingSpec{"talk-rate", "N", "Things said per minute and guest; five times that from one address", false,
                read_number<&S::talk_rate, 1, 1'000'000>, write_number<&S::talk_rate>},
    SettingSpec{"hint-rate", "N", "Hints per minute and guest; five times that from one address", false,
                read_number<&S::hint_rate, 1, 1'000'000>, write_number<&S::hint_rate>},
    SettingSpec{"request-timeout", "S", "Seconds in which a request must be complete", false,
                read_number<&S::request_timeout, 1, day>, write_number<&S::request_timeout>},
    SettingSpec{"idle-timeout", "S", "Seconds after which a silent connection is shut", false,
                read_number<&S::idle_timeout, 2, day>, write_number<&S::idle_timeout>},
    SettingSpec{"drain", "S", "Seconds to finish in when the server is stopped", false,
                read_number<&S::drain, 0, day>, write_number<&S::drain>},
    SettingSpec{"keep-finished", "DAYS",
                "Days until a finished table is deleted, unless somebody keeps a replay of it; 0 for never",
                false, read_number<&S::keep_finished, 0, most_days>, write_number<&S::keep_finished>},
    SettingSpec{"keep-abandoned", "DAYS",
                "Days until a table at which nothing happens is deleted; 0 for never", false,
                read_number<&S::keep_abandoned, 0, most_days>, write_number<&S::keep_abandoned>},
    SettingSpec{"keep-talk", "DAYS", "Days until what was said at a table is wiped; 0 for never", false,
                read_number<&S::keep_talk, 0, most_days>, write_number<&S::keep_talk>},
    SettingSpec{"keep-guests", "DAYS", "Days until a guest who does not come is forgotten; 0 for never",
                false, read_number<&S::keep_guests, 0, most_days>, write_number<&S::keep_guests>},
};

const SettingSpec* find_spec(std::string_view name) {
    const auto* spec = std::ranges::find(specs, name, &SettingSpec::name);
    return spec == specs.end() ? nullptr : spec;
}

std::string unknown(std::string_view name) {
    std::vector<std::string_view> names;
    for (const SettingSpec& spec : specs) names.push_back(spec.name);
    return fmt::format("there is no setting {}{}", in_quotes(name), suggestion(name, names));
}

// The value of a key as text; nothing if it is of a kind that no setting has.
std::optional<std::string> text_of(const toml::node& node) {
    if (const auto* text = node.as_string()) return text->get();
    if (const auto* whole = node.as_integer()) return std::to_string(whole->get());
    if (const auto* flag = node.as_boolean()) return flag->get() ? "true" : "false";
    return std::nullopt;
}

// A source's values for one setting, which replace those of weaker sources.
class Source {
public:
    explicit Source(Settings& settings) : settings_(settings) {}

    Result<void> take(const SettingSpec& spec, std::string_view text) {
        const bool first = ++seen_[spec.name] == 1;
        if (!first && !spec.repeats) return failure("may be given only once");
        if (first && spec.name == "packs") settings_.packs.clear();
        return spec.read(text, settings_);
    }

private:
    Settings& settings_;
    std::map<std::string_view, int> seen_;
};

} // namespace

std::string Settings::metrics_host() const {
    const std::string host = metrics.substr(0, metrics.rfind(':'));
    return host.starts_with('[') ? host.substr(1, host.size() - 2) : host; // [::1]:9100
}

std::uint16_t Settings::metrics_port() const {
    return static_cast<std::uint16_t>(
        *number(std::string_view(metrics).substr(metrics.rfind(':') + 1), 0, 65'535));
}

std::span<const SettingSpec> setting_specs() {
    return specs;
}

std::string environment_name(const SettingSpec& spec) {
    std::string name(environment_prefix);
    for (const char letter : spec.name) {
        name += letter == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    }
    return name;
}

Problems apply_settings_file(const std::filesystem::path& file, Settings& settings) {
    const auto text = read_text_file(file, largest_settings_file);
    if (!text) return {{.message = text.error().message}};
    Problems problems;
    const auto report = [&](int line, std::string_view key, std::string message) {
        problems.push_back(
            {.file = file.string(), .line = line, .column = std::string(key), .message = std::move(message)});
    };
    const auto table = parse_toml(*text);
    if (!table) {
        report(table.error().line, "", table.error().message);
        return problems;
    }
    Source source(settings);
    for (const auto& [key, node] : *table) {
        const auto line = static_cast<int>(key.source().begin.line);
        const SettingSpec* spec = find_spec(key.str());
        if (spec == nullptr) {
            report(line, "", unknown(key.str()));
            continue;
        }
        const auto take = [&](const toml::node& value) {
            const auto words = text_of(value);
            const Result<void> taken = words ? source.take(*spec, *words)
                                             : failure("must be text, a whole number, or true or false");
            if (!taken) report(line, key.str(), taken.error().message);
        };
        if (const toml::array* values = node.as_array(); values != nullptr && spec->repeats) {
            for (const toml::node& value : *values) take(value);
        } else {
            take(node);
        }
    }
    return problems;
}

Problems apply_environment(std::span<const std::string> environment, Settings& settings) {
    Problems problems;
    Source source(settings);
    for (const std::string& variable : environment) {
        const std::string name = variable.substr(0, variable.find('='));
        if (!name.starts_with(environment_prefix) || name.size() == variable.size()) continue;
        if (std::ranges::find(other_variables, name) != other_variables.end()) continue;
        const auto* spec = std::ranges::find(specs, name, environment_name);
        if (spec == specs.end()) {
            std::vector<std::string> names;
            for (const SettingSpec& known : specs) names.push_back(environment_name(known));
            const std::vector<std::string_view> candidates(names.begin(), names.end());
            problems.push_back({.message = fmt::format("the environment variable {} means nothing{}", name,
                                                       suggestion(name, candidates))});
            continue;
        }
        std::string_view left = std::string_view(variable).substr(name.size() + 1);
        while (!left.empty()) {
            const std::size_t end = spec->repeats ? left.find(':') : std::string_view::npos;
            const auto taken = source.take(*spec, left.substr(0, end));
            if (!taken) problems.push_back({.message = name + " " + taken.error().message});
            left.remove_prefix(end == std::string_view::npos ? left.size() : end + 1);
        }
    }
    return problems;
}

Problems apply_flags(std::span<const std::pair<std::string, std::string>> flags, Settings& settings) {
    Problems problems;
    Source source(settings);
    for (const auto& [name, text] : flags) {
        const SettingSpec* spec = find_spec(name);
        check(spec != nullptr); // the command line refuses unknown flags itself
        const auto taken = source.take(*spec, text);
        if (!taken) problems.push_back({.message = fmt::format("--{} {}", name, taken.error().message)});
    }
    return problems;
}

Result<std::filesystem::path> usual_database(const char* state_home, const char* home) {
    std::filesystem::path state;
    if (state_home != nullptr && *state_home != '\0') {
        state = state_home;
    } else if (home != nullptr && *home != '\0') {
        state = std::filesystem::path(home) / ".local" / "state";
    } else {
        return failure("cannot tell where to keep the database; name a file with --database FILE");
    }
    return state / "homestretch" / "homestretch.db";
}

} // namespace homestretch::server
