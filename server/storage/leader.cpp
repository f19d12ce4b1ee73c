#include "server/storage/leader.h"

#include "server/storage/store.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace homestretch::server {

Leader::Leader(const std::string& file)
    : file_(open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR)) {
    if (file_ < 0) {
        throw StoreError(fmt::format("cannot open the database {}: {}; is the folder there, and may it be "
                                     "written?",
                                     file, std::generic_category().message(errno)));
    }
    // Not fcntl's kind, which SQLite uses itself.
    if (flock(file_, LOCK_EX | LOCK_NB) != 0) {
        close(file_);
        throw StoreError(fmt::format(
            "another server leads the database {}; stop that one first, or name another file with --database "
            "FILE. What runs already is looked after with `homestretch admin`",
            file));
    }
}

Leader::~Leader() {
    close(file_);
}

} // namespace homestretch::server
