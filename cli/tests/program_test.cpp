// The program itself, as a shell and a terminal see it.

#include "cli/tests/running.h"
#include "engine/replay/replay.h"
#include "engine/replay/store.h"

#include <sys/wait.h>
#include <unistd.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <thread>

namespace homestretch {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// Runs a shell command with $HOMESTRETCH standing for the program; both output streams together.
Ran shell(const std::string& command) {
    setenv("HOMESTRETCH_HOME", HOMESTRETCH_SOURCE_DIR, 1);
    setenv("HOMESTRETCH", HOMESTRETCH_PROGRAM, 1);
    FILE* pipe = popen(("exec 2>&1; " + command).c_str(), "r");
    check(pipe != nullptr);
    Ran ran;
    for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe)) {
        ran.out += static_cast<char>(letter);
    }
    const int status = pclose(pipe);
    ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return ran;
}

// Starts the program with an input that stays open and silent.
class Waiting {
public:
    explicit Waiting(const std::vector<std::string>& words) {
        check(pipe(input_) == 0);
        std::fflush(nullptr); // what is buffered is not the child's to print
        process_ = fork();
        check(process_ >= 0); // kill() would take -1 for everybody
        if (process_ == 0) {
            dup2(input_[0], STDIN_FILENO);
            close(input_[1]);
            const FILE* silent = std::freopen("/dev/null", "w", stdout);
            const FILE* quiet = std::freopen("errors.txt", "w", stderr);
            std::vector<std::string> copies = words;
            std::vector<char*> arguments{const_cast<char*>(HOMESTRETCH_PROGRAM)}; // NOLINT: exec wants it so
            for (std::string& word : copies) arguments.push_back(word.data());
            arguments.push_back(nullptr);
            if (silent != nullptr && quiet != nullptr) execv(HOMESTRETCH_PROGRAM, arguments.data());
            _exit(127);
        }
    }
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;
    ~Waiting() {
        close(input_[0]);
        close(input_[1]);
    }

    // Sends the signal and returns the exit status.
    [[nodiscard]] int end_with(int signal) const {
        kill(process_, signal);
        int status = 0;
        waitpid(process_, &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

private:
    int input_[2]{};
    pid_t process_ = 0;
};

TEST(Program, exit_statuses_and_streams_are_those_of_a_good_command) {
    EXPECT_EQ(shell("$HOMESTRETCH games").status, exit_ok);
    EXPECT_EQ(shell("$HOMESTRETCH gmaes").status, exit_bad_input);
    EXPECT_EQ(shell("$HOMESTRETCH gmaes 2>/dev/null").out, "");
    EXPECT_EQ(shell("$HOMESTRETCH rules dragon-racer | head -1").status, exit_ok);
}

TEST(Program, has_no_colours_in_a_pipe) {
    EXPECT_THAT(shell("$HOMESTRETCH rules dragon-racer").out, Not(HasSubstr("\x1b")));
}

TEST(Program, a_whole_game_through_a_pipe) {
    const TemporaryFolder folder;
    const Ran ran =
        shell("yes 1 | head -300 | $HOMESTRETCH play dragon-racer --seats 4 --bots random --record g.json");
    EXPECT_EQ(ran.status, exit_ok);
    EXPECT_THAT(ran.out, HasSubstr("Place"));
    EXPECT_THAT(shell("$HOMESTRETCH replay g.json --view all").out, HasSubstr("Place"));
}

TEST(Program, an_interrupted_game_is_kept) {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        const TemporaryFolder folder;
        setenv("HOMESTRETCH_HOME", HOMESTRETCH_SOURCE_DIR, 1);
        const Waiting game({"play", "dragon-racer", "--record", "kept.json"});
        for (int i = 0; i < 1000 && !std::filesystem::exists("kept.json");
             ++i) { // it runs once this is there
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }

        EXPECT_EQ(game.end_with(signal), exit_interrupted);

        EXPECT_TRUE(load_replay("kept.json").has_value());
        EXPECT_THAT(shell("cat errors.txt").out, HasSubstr("homestretch play --resume kept.json"));
    }
}

} // namespace
} // namespace homestretch
