#include "cli/arguments.h"
#include "cli/commands/commands.h"
#include "cli/exit_status.h"
#include "cli/home.h"
#include "engine/pack/folder.h"
#include "games/registry.h"

#include <fmt/format.h>

#include <map>
#include <ostream>

namespace homestretch {

namespace {

// "12 Characters, 64 Dragons"
std::string count_of(const std::vector<CardWords>& cards) {
    std::map<std::string, std::size_t> counts;
    for (const CardWords& card : cards) ++counts[card.table];
    std::string text;
    for (const auto& [table, count] : counts)
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, table);
    return text;
}

int report(const Console& console, const std::string& folder, const Problems& problems) {
    console.err << to_text(problems) << '\n';
    console.err << fmt::format("{}: {} {} to mend\n", folder, problems.size(),
                               problems.size() == 1 ? "problem" : "problems");
    return exit_bad_input;
}

int run_pack_check(const std::string& folder, const Console& console) {
    const auto manifest = load_pack(folder, {});
    if (!manifest) return report(console, folder, manifest.error());
    const auto game = game_named(manifest->game);
    if (!game)
        return report(console, folder,
                      {{.file = "pack.toml", .column = "game", .message = game.error().message}});
    const auto pack = load_pack(folder, (*game)->tables());
    if (!pack) return report(console, folder, pack.error());
    const Problems problems = (*game)->check_pack(*pack);
    if (!problems.empty()) return report(console, folder, problems);
    const auto cards = (*game)->cards(*pack);
    if (!cards) return report(console, folder, cards.error());
    console.out << fmt::format("{}: pack {} {} for {}\n  {}\n  content hash {}\n",
                               console.paint(Ink::Green, "ok"), pack->id, pack->version,
                               (*game)->info().title, count_of(*cards), pack->hash);
    return exit_ok;
}

} // namespace

void add_pack(CLI::App& line, Command& chosen) {
    const auto folder = std::make_shared<std::string>();
    CLI::App* pack = line.add_subcommand("pack", "Work on cards of your own");
    pack->require_subcommand(1);
    pack->footer("Example:\n  homestretch pack check packs/dragon-racer/standard");
    CLI::App* check = pack->add_subcommand("check", "Find every mistake in a pack");
    check->add_option("DIR", *folder, "The folder with pack.toml and the tables")->type_name("")->required();
    check->footer(
        "Reports all mistakes at once, with file, line and column. Exit status 0 only if there are none.\n\n"
        "Example:\n"
        "  cp -r packs/dragon-racer/standard my-dragons\n"
        "  homestretch pack check my-dragons\n"
        "  homestretch play dragon-racer --pack my-dragons");
    check->callback([&chosen, folder] {
        chosen = [folder](const Console& console) { return run_pack_check(*folder, console); };
    });
}

} // namespace homestretch
