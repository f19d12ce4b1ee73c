#pragma once

#include "cli/command_line.h"
#include "cli/exit_status.h"

#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

namespace homestretch {

// What came of one command.
struct Ran {
    int status = 0;
    std::string out{};
    std::string err{};
};

// Runs a command as if typed, with `input` as what a person types into it.
[[nodiscard]] inline Ran run(const std::vector<std::string>& words, const std::string& input = "") {
    setenv("HOMESTRETCH_HOME", HOMESTRETCH_SOURCE_DIR, 1); // wherever the tests were built
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int status = run_homestretch(words, {.in = in, .out = out, .err = err});
    return {status, out.str(), err.str()};
}

// A folder that is empty at first and gone at the end, and the current one while it exists.
class TemporaryFolder {
public:
    TemporaryFolder() : before_(std::filesystem::current_path()) {
        std::string name = (std::filesystem::temp_directory_path() / "homestretch-XXXXXX").string();
        path_ = mkdtemp(name.data());
        std::filesystem::current_path(path_);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::filesystem::current_path(before_);
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path before_;
    std::filesystem::path path_;
};

} // namespace homestretch
