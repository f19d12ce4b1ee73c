#include "bench/load/usage.h"

#include <unistd.h>

#include <fstream>
#include <limits>

namespace homestretch::bench {

Usage usage_of(const std::string& process) {
    std::ifstream file("/proc/" + process + "/stat");
    // The second field is a name that may hold spaces, in parentheses; user and system time are fields 14
    // and 15, pages in memory field 24.
    file.ignore(std::numeric_limits<std::streamsize>::max(), ')');
    std::string field;
    for (int i = 3; i < 14; ++i) file >> field;
    double user = 0;
    double system = 0;
    file >> user >> system;
    for (int i = 16; i < 24; ++i) file >> field;
    double pages = 0;
    file >> pages;
    return {.cpu_seconds = (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK)),
            .megabytes = pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6};
}

} // namespace homestretch::bench
