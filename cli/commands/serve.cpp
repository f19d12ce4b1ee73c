#include "cli/arguments.h"
#include "cli/commands/commands.h"
#include "cli/exit_status.h"
#include "cli/home.h"
#include "cli/server_settings.h"
#include "server/net/server.h"

#include <fmt/format.h>

#include <filesystem>
#include <ostream>

namespace homestretch {

namespace {

namespace fs = std::filesystem;
using server::Settings;
using server::SettingSpec;

struct ServeArgs {
    std::string config{};
    std::map<std::string_view, std::vector<std::string>> flags{}; // by setting
};

// The built client beside the packs: where it is built, or where it is installed.
fs::path usual_web(const Home& home) {
    for (const fs::path& folder : {home.folder() / "web" / "dist", home.folder() / "web"}) {
        std::error_code ignored;
        // A checkout has a page to build from, too.
        if (fs::exists(folder / "index.html", ignored) && !fs::exists(folder / "package.json", ignored)) {
            return folder;
        }
    }
    return home.folder() / "web" / "dist"; // it may be built later
}

// The folder of the usual database is for its owner alone: the key that signs cookies is in it.
void make_private_folder(const fs::path& folder) {
    if (fs::create_directories(folder)) fs::permissions(folder, fs::perms::owner_all);
}

int run_serve(const ServeArgs& args, const Console& console) {
    const auto home = Home::find();
    if (!home) return refuse(console, "serve", home.error().message);
    Settings settings{.web = usual_web(*home)};
    if (const Problems problems = gather_settings(args.config, args.flags, settings); !problems.empty()) {
        return refuse(console, "serve", problems);
    }
    const bool usual = settings.database.empty();
    if (const auto settled = settle_database(settings); !settled) {
        return refuse(console, "serve", settled.error().message);
    }
    if (usual) make_private_folder(fs::path(settings.database).parent_path());
    try {
        server::Server server(settings, home->folder());
        server.stop_on_signals();
        console.out << "Homestretch is open at " << server.url() << '\n' << std::flush;
        server.run();
    } catch (const std::runtime_error& trouble) {
        console.err << "homestretch serve: " << trouble.what() << '\n';
        return exit_failed;
    }
    return exit_ok;
}

} // namespace

void add_serve(CLI::App& line, Command& chosen) {
    const auto args = std::make_shared<ServeArgs>();
    CLI::App* command = line.add_subcommand("serve", "Let people play in their browsers");
    command->add_option("--config", args->config, "A settings file; flags and environment go before it")
        ->type_name("FILE");
    for (const SettingSpec& spec : server::setting_specs()) {
        const std::string normal = spec.write(Settings{});
        CLI::Option* option =
            command
                ->add_option(fmt::format("--{}", spec.name), args->flags[spec.name],
                             fmt::format("{}{}", spec.meaning,
                                         normal.empty() ? "" : fmt::format(" (default {})", normal)))
                ->type_name(std::string(spec.value))
                ->allow_extra_args(false);
        if (!spec.repeats) option->expected(1)->take_last();
    }
    command->footer(
        "Every setting may also be a line of the settings file (port = 8080) or a variable of the\n"
        "environment (HOMESTRETCH_PORT=8080); docs/operations.md has more.\n"
        "Ctrl-C stops the server; no move is lost.\n\n"
        "Examples:\n"
        "  homestretch serve\n"
        "  homestretch serve --address 0.0.0.0 --packs my-packs");
    command->callback(
        [&chosen, args] { chosen = [args](const Console& console) { return run_serve(*args, console); }; });
}

} // namespace homestretch
