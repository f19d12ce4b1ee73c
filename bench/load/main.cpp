#include "bench/load/load.h"
#include "bench/load/usage.h"
#include "server/net/tests/temporary_folder.h"
#include "tests/server/server_process.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <sys/resource.h>

#include <csignal>
#include <exception>
#include <optional>

namespace homestretch::bench {
namespace {

// CPU over the time of play in cores, memory at its end.
struct Cost {
    std::string process;
    Usage begin{};
    Usage end{};

    [[nodiscard]] Json body(double seconds) const {
        return {{"cores", (end.cpu_seconds - begin.cpu_seconds) / seconds}, {"megabytes", end.megabytes}};
    }
    [[nodiscard]] std::string text(double seconds) const {
        return fmt::format("{:.2f} cores, {:.0f} MB", (end.cpu_seconds - begin.cpu_seconds) / seconds,
                           end.megabytes);
    }
};

ServerAddress address_in(std::string_view url) {
    constexpr std::string_view scheme = "http://";
    const std::string_view rest = url.substr(std::min(scheme.size(), url.size()));
    const std::size_t colon = rest.rfind(':');
    if (!url.starts_with(scheme) || colon == std::string_view::npos) {
        throw std::runtime_error(fmt::format("--url must be like http://127.0.0.1:8080, not '{}'", url));
    }
    const std::string_view port = rest.substr(colon + 1);
    return {.host = std::string(rest.substr(0, colon)), .port = std::string(port.substr(0, port.find('/')))};
}

// Every player is an open file, here and in the server.
void allow_many_files() {
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

void print_text(const LoadPlan& plan, const LoadFigures& figures, const std::optional<Cost>& server,
                const Cost& generator) {
    fmt::print("{} tables, {} connections, opened in {:.1f} s\n", plan.tables, plan.tables * plan.seats,
               figures.opening_seconds);
    fmt::print("{} durable actions in {:.1f} s: {:.1f} per second of {:.1f} wanted\n", figures.actions,
               figures.seconds, static_cast<double>(figures.actions) / figures.seconds, plan.rate);
    fmt::print("sent to done: p50 {:.1f} ms, p99 {:.1f} ms, longest {:.1f} ms\n", figures.p50, figures.p99,
               figures.longest);
    fmt::print("heard: {:.1f} MB per second\n", figures.message_bytes / figures.seconds / 1e6);
    if (server) fmt::print("server: {}\n", server->text(figures.seconds));
    fmt::print("generator: {}\n", generator.text(figures.seconds));
    fmt::print("errors: {}{}\n", figures.errors, figures.errors > 0 ? ", first: " + figures.first_error : "");
}

void print_json(const LoadPlan& plan, const LoadFigures& figures, const std::optional<Cost>& server,
                const Cost& generator) {
    const Json all{{"game", plan.game},
                   {"tables", plan.tables},
                   {"connections", plan.tables * plan.seats},
                   {"opening_seconds", figures.opening_seconds},
                   {"seconds", figures.seconds},
                   {"actions", figures.actions},
                   {"actions_per_second", static_cast<double>(figures.actions) / figures.seconds},
                   {"wanted_per_second", plan.rate},
                   {"p50_ms", figures.p50},
                   {"p99_ms", figures.p99},
                   {"longest_ms", figures.longest},
                   {"message_bytes", figures.message_bytes},
                   {"server", server ? server->body(figures.seconds) : Json()},
                   {"generator", generator.body(figures.seconds)},
                   {"errors", figures.errors},
                   {"first_error", figures.first_error}};
    fmt::print("{}\n", all.dump());
}

int run(int argc, char** argv) {
    CLI::App app{"Plays at many tables of a server at once and measures how long a durable action takes. "
                 "Without --url it starts a server of its own on a temporary database."};
    LoadPlan plan;
    std::string url;
    bool json = false;
    app.add_option("--url", url,
                   "A running server, like http://127.0.0.1:8080; its request-rate must allow it");
    app.add_option("--game", plan.game, "What is played")->capture_default_str();
    app.add_option("--tables", plan.tables, "Running tables")->capture_default_str();
    app.add_option("--seats", plan.seats, "People at each, every one with a connection")
        ->capture_default_str();
    app.add_option("--seconds", plan.seconds, "How long is played")->capture_default_str();
    app.add_option("--rate", plan.rate, "Actions per second, of all tables together")->capture_default_str();
    app.add_flag("--json", json, "Print the figures as JSON");
    CLI11_PARSE(app, argc, argv);
    try {
        allow_many_files();
        const server::TemporaryFolder folder;
        std::optional<ServerProcess> process;
        std::optional<Cost> server;
        if (url.empty()) {
            // All of them come from one address; people at a real server do not.
            const std::string everybody = std::to_string(2 * plan.tables * plan.seats + 100);
            process.emplace(folder.path() / "load.db",
                            std::vector<std::string>{"--max-connections", everybody, "--address-connections",
                                                     everybody, "--table-rate", everybody});
            url = fmt::format("http://127.0.0.1:{}", process->port());
            server = Cost{.process = std::to_string(process->pid())};
        }
        Cost generator{.process = "self"};
        const auto opened = [&] {
            generator.begin = usage_of(generator.process);
            if (server) server->begin = usage_of(server->process);
        };
        const auto played = [&] {
            generator.end = usage_of(generator.process);
            if (server) server->end = usage_of(server->process);
        };
        const LoadFigures figures = run_load(plan, address_in(url), opened, played);
        if (process) process->end_by(SIGTERM);
        (json ? print_json : print_text)(plan, figures, server, generator);
        return figures.errors == 0 ? 0 : 1;
    } catch (const std::exception& problem) {
        fmt::print(stderr, "bench_load: {}\n", problem.what());
        return 2;
    }
}

} // namespace
} // namespace homestretch::bench

int main(int argc, char** argv) {
    return homestretch::bench::run(argc, argv);
}
