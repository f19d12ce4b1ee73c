#include "cli/command_line.h"

#include "cli/commands/commands.h"
#include "cli/exit_status.h"
#include "cli/text/layout.h"
#include "engine/nearest.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace homestretch {

namespace {

constexpr std::string_view overview = R"(Racing card games, with friends or against bots.

  homestretch play dragon-racer     play now, against two bots
  homestretch serve                 play in browsers, from this machine or others
  homestretch admin status          look after a server: tables, guests, backups
  homestretch learn dragon-racer    a first match with a coach, in a few minutes
  homestretch games                 which games there are, and with a game which options it has
  homestretch rules dragon-racer    how one is played
  homestretch cards dragon-racer    every card with its text
  homestretch sim dragon-racer      let bots play thousands of games and count
  homestretch report dragon-racer   write a page about the balance of a game and its cards
  homestretch tournament GAME       let bots play against each other and rate them
  homestretch replay FILE           look at a saved game again
  homestretch hint FILE             ask the strongest bot about one
  homestretch verify FILE           check that a match was dealt and played fairly
  homestretch pack check DIR        find the mistakes in cards of your own
  homestretch scenario FILE         check situations that a file describes

Every command explains itself: homestretch play --help
)";

// The command that the words have reached, or the line itself.
const CLI::App& reached(const CLI::App& line) {
    const auto chosen = line.get_subcommands();
    return chosen.empty() ? line : reached(*chosen.front());
}

// "homestretch play", "homestretch pack check"
std::string full_name(const CLI::App& app) {
    return app.get_parent() == nullptr ? app.get_name() : full_name(*app.get_parent()) + " " + app.get_name();
}

std::string about_unknown_option(const CLI::App& app, const std::string& word) {
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options()) {
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    }
    const std::string name = word.substr(0, word.find('='));
    const std::vector<std::string_view> candidates(names.begin(), names.end());
    return fmt::format("there is no option '{}'{}", name, suggestion(name, candidates));
}

std::vector<std::string> commands_of(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        names.push_back(command->get_name());
    }
    return names;
}

std::string about_unknown_word(const CLI::App& app, const std::string& word) {
    const std::vector<std::string> commands = commands_of(app);
    if (commands.empty()) return fmt::format("'{}' is one word too many", word);
    const std::vector<std::string_view> candidates(commands.begin(), commands.end());
    return fmt::format("there is no command '{}'{}", word, suggestion(word, candidates));
}

// The library's reasons, in our words where it knows less than we do.
std::string explanation(const CLI::App& line, const CLI::ParseError& error) {
    const CLI::App& app = reached(line);
    std::string reason = error.what();
    const bool missing = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
    const bool unknown = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
    if (const std::vector<std::string> left = line.remaining(true); (missing || unknown) && !left.empty()) {
        return left.front().starts_with('-') ? about_unknown_option(app, left.front())
                                             : about_unknown_word(app, left.front());
    }
    if (missing && !commands_of(app).empty()) {
        return fmt::format("a command is missing; expected one of {}", fmt::join(commands_of(app), ", "));
    }
    if (missing) return reason.substr(0, reason.find(' ')) + " is missing";
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr &&
        reason.find(':') != std::string::npos) {
        const std::string name = reason.substr(0, reason.find(':'));
        return name + (reason.ends_with("missing") ? " needs a value" : " may be given only once");
    }
    return reason;
}

void add_everything(CLI::App& line, Command& chosen) {
    line.set_version_flag("--version", "homestretch " HOMESTRETCH_VERSION, "Print the version");
    line.set_help_flag("-h,--help", "Print this help");
    line.require_subcommand(1);
    line.get_formatter()->column_width(32);
    line.footer("Each command has its own help: homestretch play --help\n"
                "Colours are off when the output is not a terminal or NO_COLOR is set.\n"
                "Exit status: 0 done, 1 an expectation failed, 2 bad input, 130 interrupted.");
    add_games(line, chosen);
    add_rules(line, chosen);
    add_cards(line, chosen);
    add_fields(line, chosen);
    add_play(line, chosen);
    add_sim(line, chosen);
    add_report(line, chosen);
    add_tournament(line, chosen);
    add_learn(line, chosen);
    add_replay(line, chosen);
    add_hint(line, chosen);
    add_pack(line, chosen);
    add_scenario(line, chosen);
    add_serve(line, chosen);
    add_admin(line, chosen);
    add_verify(line, chosen);
}

} // namespace

int run_homestretch(const std::vector<std::string>& words, const Console& console) {
    if (words.empty()) {
        console.out << overview;
        return exit_ok;
    }
    std::vector<std::string> asked = words;
    if (asked.front() == "help") { // `help play` is `play --help`
        asked.erase(asked.begin());
        asked.emplace_back("--help");
    }
    CLI::App line("Racing card games, with friends or against bots.", "homestretch");
    Command chosen;
    add_everything(line, chosen);
    try {
        std::ranges::reverse(asked); // the library takes the last word first
        line.parse(std::move(asked));
    } catch (const CLI::Success& success) { // --help, --version
        return line.exit(success, console.out, console.err);
    } catch (const CLI::ParseError& error) {
        const std::string name = full_name(reached(line));
        console.err << fmt::format("{}: {}\nHelp: {} --help\n", name,
                                   without_controls(explanation(line, error)), name);
        return exit_bad_input;
    }
    return chosen(console);
}

} // namespace homestretch
