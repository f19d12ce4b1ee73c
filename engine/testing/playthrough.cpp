#include "engine/testing/playthrough.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

namespace homestretch {

std::string difference_to_file(std::string_view game, const std::string& name, const std::string& written) {
    const auto path = std::filesystem::path(HOMESTRETCH_SOURCE_DIR) / "games" / game / "tests" /
                      "playthroughs" / (name + ".txt");
    if (std::getenv("HOMESTRETCH_UPDATE_PLAYTHROUGHS") != nullptr) {
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path) << written;
    }
    std::ifstream kept(path);
    std::istringstream found(written);
    for (int line = 1; kept || found; ++line) {
        std::string kept_line = "(the end)";
        std::string found_line = "(the end)";
        std::getline(kept, kept_line);
        std::getline(found, found_line);
        if (kept_line != found_line)
            return fmt::format("{}.txt, line {}:\n- {}\n+ {}", name, line, kept_line, found_line);
    }
    return "";
}

} // namespace homestretch
