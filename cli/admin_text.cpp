#include "cli/admin_text.h"

#include "cli/text/grid.h"
#include "server/table/instant.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

namespace homestretch {

namespace {

std::string time_text(const Json& milliseconds) {
    const auto instant = server::instant_at(milliseconds.get<std::int64_t>());
    return fmt::format("{:%Y-%m-%d %H:%M}", fmt::localtime(std::chrono::system_clock::to_time_t(instant)));
}

std::string count(std::size_t number, std::string_view one, std::string_view many) {
    return fmt::format("{} {}", number, number == 1 ? one : many);
}

std::string joined(const Json& texts) {
    return fmt::format("{}", fmt::join(texts.get<std::vector<std::string>>(), ", "));
}

std::string tables_text(const Json& answer, const Console& console) {
    if (answer.at("tables").empty()) return "There are no tables.\n";
    Grid grid({"Table", "Game", "Phase", "Who can see it", "Players", "Last changed", "Records", ""});
    grid.align_right(6);
    for (const Json& table : answer["tables"]) {
        std::string note = table["kept"].get<bool>() ? "replay kept" : "";
        if (table["damage"].is_string()) note = "set aside: " + table["damage"].get<std::string>();
        grid.add({console.paint(Ink::Gold, table["table"].get<std::string>()),
                  table["game"].is_string() ? table["game"].get<std::string>() : "?", table["phase"],
                  table["privacy"], joined(table["players"]), time_text(table["changed"]),
                  std::to_string(table["records"].get<std::size_t>()), note});
    }
    return grid.text(console.paint, console.width);
}

std::string guests_text(const Json& answer, const Console& console) {
    if (answer.at("guests").empty()) return "There are no guests.\n";
    Grid grid({"Guest", "Name", "Last seen", "Tables"});
    grid.align_right(3);
    for (const Json& guest : answer["guests"]) {
        const bool seen = guest["seen"].get<std::int64_t>() > 0;
        grid.add({guest["guest"], guest["name"], seen ? time_text(guest["seen"]) : "",
                  std::to_string(guest["tables"].get<std::size_t>())});
    }
    return grid.text(console.paint, console.width);
}

std::string status_text(const Json& answer) {
    std::string text = answer.at("running").get<bool>() ? "A server runs on this database.\n"
                                                        : "No server runs on this database.\n";
    std::vector<std::string> phases;
    for (const auto& [phase, number] : answer["phases"].items()) {
        phases.push_back(fmt::format("{} {}", number.get<std::size_t>(), phase));
    }
    text += count(answer["tables"], "table", "tables");
    if (!phases.empty()) text += fmt::format(" ({})", fmt::join(phases, ", "));
    text += fmt::format(", {}\n", count(answer["guests"], "guest", "guests"));
    if (!answer["running"].get<bool>()) return text;
    text += fmt::format("{} in memory, {}, {} to disk\n", answer["tables_in_memory"].get<std::size_t>(),
                        count(answer["visits"], "connection", "connections"),
                        count(answer["waiting_writes"], "write on its way", "writes on their way"));
    for (const auto& [table, damage] : answer["set_aside"].items()) {
        text += fmt::format("Set aside: {} ({})\n", table, damage.get<std::string>());
    }
    if (!answer["notice"].is_null()) {
        text += fmt::format("Announced: a restart at {}\n", time_text(answer["notice"]["at"]));
    }
    return text;
}

std::string check_text(const Json& answer) {
    std::string text;
    for (const Json& complaint : answer.at("file")) {
        text += fmt::format("The file: {}\n", complaint.get<std::string>());
    }
    for (const Json& table : answer["damaged"]) {
        text +=
            fmt::format("{}: {}\n", table["table"].get<std::string>(), table["damage"].get<std::string>());
    }
    const std::string checked = count(answer["checked"], "table", "tables");
    if (text.empty()) return fmt::format("{} checked; all of it is sound.\n", checked);
    return text + fmt::format("{} checked. What is damaged is set aside, and everything else can be played; "
                              "restore a backup, or delete those tables.\n",
                              checked);
}

std::string announced_text(const Json& answer) {
    if (answer.at("announced").is_null()) return "Nothing is announced any more.\n";
    return fmt::format("Everybody is told of a restart at {}.\n", time_text(answer["announced"]["at"]));
}

} // namespace

std::string admin_text(const std::string& errand, const Json& answer, const Console& console) {
    if (errand == "tables") return tables_text(answer, console);
    if (errand == "guests") return guests_text(answer, console);
    if (errand == "status") return status_text(answer);
    if (errand == "check") return check_text(answer);
    if (errand == "announce") return announced_text(answer);
    if (errand == "close") return fmt::format("Closed: {}\n", joined(answer.at("closed")));
    if (errand == "delete") return fmt::format("Deleted: {}\n", joined(answer.at("deleted")));
    if (errand == "renew-links") return fmt::format("New links at: {}\n", joined(answer.at("renewed")));
    if (errand == "forget") return "The guest is forgotten; at other people's tables somebody has played.\n";
    if (errand == "revoke-cookies") return "The guest's cookies are worth nothing any more.\n";
    if (errand == "backup") {
        return fmt::format("Copied to {} ({} bytes).\n", answer.at("file").get<std::string>(),
                           answer["bytes"].get<std::uint64_t>());
    }
    return answer.at("at_once").get<bool>()
               ? "There is a new key, and every cookie until now is worth nothing.\n"
               : "There is a new key; cookies of the one before are signed anew when they are seen.\n";
}

} // namespace homestretch
