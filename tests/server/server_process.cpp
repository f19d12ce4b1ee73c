#include "tests/server/server_process.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <stdexcept>

namespace homestretch {

namespace {

// The first line that the process writes.
std::string first_line(int pipe) {
    std::string line;
    char letter = 0;
    while (read(pipe, &letter, 1) == 1 && letter != '\n') line += letter;
    return line;
}

} // namespace

ServerProcess::ServerProcess(const std::filesystem::path& database, const std::vector<std::string>& flags) {
    std::vector<std::string> words = {HOMESTRETCH_PROGRAM, "serve",  "--port",         "0",
                                      "--database",        database, "--bot-pause",    "0",
                                      "--log-level",       "error",  "--request-rate", "100000",
                                      "--message-rate",    "100000"};
    words.insert(words.end(), flags.begin(), flags.end());
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);

    std::array<int, 2> pipe{};
    if (pipe2(pipe.data(), O_CLOEXEC) != 0) throw std::runtime_error("cannot make a pipe");
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, pipe[1], STDOUT_FILENO);
    const int failed =
        posix_spawn(&process_, HOMESTRETCH_PROGRAM, &files, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    close(pipe[1]);
    const std::string line = failed == 0 ? first_line(pipe[0]) : "";
    close(pipe[0]);
    const std::size_t colon = line.rfind(':');
    if (colon == std::string::npos) throw std::runtime_error("the server did not say where it is");
    port_ = static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
}

int ServerProcess::end_by(int signal) {
    kill(process_, signal);
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = -1;
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

ServerProcess::~ServerProcess() {
    if (process_ > 0) end_by(SIGKILL);
}

} // namespace homestretch
