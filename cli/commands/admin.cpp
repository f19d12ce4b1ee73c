#include "cli/admin_text.h"
#include "cli/arguments.h"
#include "cli/commands/commands.h"
#include "cli/exit_status.h"
#include "cli/server_settings.h"
#include "server/admin/offline.h"
#include "server/admin/socket.h"
#include "server/storage/backup.h"

#include <fmt/format.h>

#include <istream>
#include <memory>
#include <ostream>

namespace homestretch {

namespace {

namespace fs = std::filesystem;

struct AdminArgs {
    std::string config{};
    std::map<std::string_view, std::vector<std::string>> flags{}; // of the server's settings
    bool json = false;
    bool yes = false;
    std::string question{}; // to be answered before something is lost for good
    Json request{};
    // What the words behind an errand say.
    std::vector<std::string> tables{};
    std::string guest{};
    std::string phase{};
    std::string file{};
    std::string text{};
    std::uint64_t minutes = 10;
    bool at_once = false;
    bool cancel = false;
};

bool agreed(const AdminArgs& args, const Console& console) {
    if (args.question.empty() || args.yes) return true;
    console.err << args.question << " [y/N] " << std::flush;
    std::string answer;
    std::getline(console.in, answer);
    return answer == "y" || answer == "Y" || answer == "yes";
}

// This program copies by itself, since it may write where a server may not.
Json back_up(const fs::path& database, const fs::path& file) {
    try {
        server::copy_database(database, file);
        return {{"file", file.string()}, {"bytes", fs::file_size(file)}};
    } catch (const std::runtime_error& trouble) {
        return {{"error", trouble.what()}};
    }
}

// The running server does everything else, or else this program itself.
Json do_errand(const fs::path& database, const Json& request) {
    if (request.at("errand") == "backup") return back_up(database, request.at("file").get<std::string>());
    if (const auto answer = server::ask_server(server::admin_socket_of(database), request)) return *answer;
    return server::do_without_server(database, request);
}

int run_admin(const AdminArgs& args, const Console& console) {
    server::Settings settings;
    if (const Problems problems = gather_settings(args.config, args.flags, settings); !problems.empty()) {
        return refuse(console, "admin", problems);
    }
    if (const auto settled = settle_database(settings); !settled) {
        return refuse(console, "admin", settled.error().message);
    }
    std::error_code ignored;
    if (!fs::exists(settings.database, ignored)) {
        return refuse(console, "admin",
                      fmt::format("there is no database {}; name the server's with --database FILE",
                                  settings.database));
    }
    if (!agreed(args, console)) {
        console.err << "Nothing was done.\n";
        return exit_failed;
    }
    const Json answer = do_errand(settings.database, args.request);
    if (answer.contains("error")) {
        if (args.json) console.out << answer.dump(2) << '\n';
        console.err << "homestretch admin: " << answer["error"].get<std::string>() << '\n';
        return exit_failed;
    }
    const std::string errand = args.request.at("errand");
    console.out << (args.json ? answer.dump(2) + "\n" : admin_text(errand, answer, console));
    const bool damaged = errand == "check" && !(answer["damaged"].empty() && answer["file"].empty());
    return damaged ? exit_failed : exit_ok;
}

class Errands {
public:
    Errands(CLI::App& admin, Command& chosen, std::shared_ptr<AdminArgs> args)
        : admin_(admin), chosen_(chosen), args_(std::move(args)) {}

    // `complete` makes the request of what was said; it has the errand's name already.
    template <class Complete>
    CLI::App* add(const std::string& name, const std::string& what, const std::string& example,
                  Complete complete) {
        CLI::App* command = admin_.add_subcommand(name, what);
        command->footer("Example:\n  homestretch admin " + example);
        command->callback([&chosen = chosen_, args = args_, name, complete] {
            args->request = {{"errand", name}};
            complete(*args);
            chosen = [args](const Console& console) { return run_admin(*args, console); };
        });
        return command;
    }

private:
    CLI::App& admin_;
    Command& chosen_;
    std::shared_ptr<AdminArgs> args_;
};

void put_tables(AdminArgs& args) {
    args.request["tables"] = args.tables;
}
void put_guest(AdminArgs& args) {
    args.request["guest"] = args.guest;
}

void add_table_errands(Errands& errands, AdminArgs& args) {
    errands
        .add("tables", "List the tables, the last used first", "tables --phase playing",
             [](AdminArgs& said) { said.request["phase"] = said.phase; })
        ->add_option("--phase", args.phase, "Only those gathering, playing or finished")
        ->check(CLI::IsMember({"gathering", "playing", "finished"}));
    const auto add = [&](const char* name, const char* what, const char* question) {
        CLI::App* command = errands.add(name, what, fmt::format("{} brisk-otter-417", name),
                                        [question = std::string(question)](AdminArgs& said) {
                                            put_tables(said);
                                            said.question = question;
                                        });
        command->add_option("TABLE", args.tables, "Tables by their names")->required();
        return command;
    };
    add("close", "Send everybody away from tables; they may come back, and nothing is lost", "");
    add("delete", "Delete tables with their matches, talk and links", "Delete these tables for good?")
        ->add_flag("--yes", args.yes, "Do not ask");
    add("renew-links", "Give tables new links; the old ones lead nowhere any more", "");
}

void add_guest_errands(Errands& errands, AdminArgs& args) {
    errands.add("guests", "List the guests with their ids", "guests", [](AdminArgs&) {});
    CLI::App* forget = errands.add("forget", "Erase a guest and what concerns nobody else",
                                   "forget pHhSw3mN0qDf1xCkz8aV2g", [](AdminArgs& said) {
                                       put_guest(said);
                                       said.question = "Erase this guest for good?";
                                   });
    forget->add_option("GUEST", args.guest, "The guest's id")->required();
    forget->add_flag("--yes", args.yes, "Do not ask");
    errands
        .add("revoke-cookies", "Make a guest's cookies worthless; what is theirs stays for a recovery code",
             "revoke-cookies pHhSw3mN0qDf1xCkz8aV2g", put_guest)
        ->add_option("GUEST", args.guest, "The guest's id")
        ->required();
}

void add_server_errands(Errands& errands, AdminArgs& args) {
    errands.add("status", "What there is, and whether a server runs", "status", [](AdminArgs&) {});
    CLI::App* rotate =
        errands.add("rotate-key", "Sign cookies with a new key", "rotate-key --at-once", [](AdminArgs& said) {
            said.request["at_once"] = said.at_once;
            if (said.at_once) said.question = "Make every cookie worthless, so that all guests are new?";
        });
    rotate->add_flag("--at-once", args.at_once,
                     "Believe no cookie of the old key; for when somebody has read it");
    rotate->add_flag("--yes", args.yes, "Do not ask");
    errands
        .add("backup", "Copy the database into a new file while it is used",
             "backup /var/backups/homestretch.db",
             [](AdminArgs& said) { said.request["file"] = fs::absolute(said.file).string(); })
        ->add_option("FILE", args.file, "The file to make")
        ->required();
    errands.add("check", "Look for damage in the file and in every table", "check", [](AdminArgs&) {});
    CLI::App* announce = errands.add("announce", "Tell everybody that the server will be restarted",
                                     "announce --in 15 \"A new version is coming\"", [](AdminArgs& said) {
                                         said.request["seconds"] = said.minutes * 60;
                                         said.request["text"] = said.text;
                                         said.request["cancel"] = said.cancel;
                                     });
    announce->add_option("TEXT", args.text, "What else to say");
    announce->add_option("--in", args.minutes, "Minutes from now (default 10)")
        ->type_name("N")
        ->check(number_between(0, 10'080));
    announce->add_flag("--cancel", args.cancel, "Take the announcement back");
}

} // namespace

void add_admin(CLI::App& line, Command& chosen) {
    const auto args = std::make_shared<AdminArgs>();
    CLI::App* admin = line.add_subcommand("admin", "Look after a server and its database");
    admin->require_subcommand(1);
    admin->fallthrough(); // --json and --database may stand behind the errand, too
    admin
        ->add_option("--database", args->flags["database"],
                     "The server's database, if it is not the usual one")
        ->type_name("FILE")
        ->allow_extra_args(false)
        ->expected(1)
        ->take_last();
    admin->add_option("--config", args->config, "The server's settings file")->type_name("FILE");
    admin->add_flag("--json", args->json, "Answer with JSON, for scripts; times are milliseconds since 1970");
    admin->footer(
        "A server that runs does the errand itself, without a pause; it listens on a socket beside its\n"
        "database, for the account it runs under. Without a server the database is opened directly.\n"
        "\n"
        "Examples:\n"
        "  homestretch admin tables\n"
        "  homestretch admin backup /var/backups/homestretch.db\n"
        "  homestretch admin announce --in 15 \"A new version is coming\"\n"
        "  homestretch admin tables --json | jq '.tables[].table'\n"
        "\n"
        "Exit status: 0 done, 1 not done or damage found, 2 bad input.");
    Errands errands(*admin, chosen, args);
    add_server_errands(errands, *args);
    add_table_errands(errands, *args);
    add_guest_errands(errands, *args);
}

} // namespace homestretch
