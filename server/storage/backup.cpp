#include "server/storage/backup.h"

#include "server/storage/database.h"
#include "server/storage/store.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace homestretch::server {

namespace {

// An empty file, into which SQLite is willing to write.
void make_private_file(const std::filesystem::path& file) {
    const int made = open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (made < 0) {
        throw StoreError(fmt::format("cannot make the file {}: {}", file.string(),
                                     std::generic_category().message(errno)));
    }
    close(made);
}

} // namespace

void copy_database(const std::filesystem::path& database, const std::filesystem::path& file) {
    if (std::filesystem::exists(file)) {
        throw StoreError(fmt::format("{} is there already; name a new file", file.string()));
    }
    soci::session session;
    connect(session, database);
    const std::string part = file.string() + ".part";
    std::error_code ignored;
    std::filesystem::remove(part, ignored); // of a copy that was broken off
    make_private_file(part);
    try {
        session << "VACUUM INTO :file", soci::use(part);
        std::filesystem::rename(part, file);
    } catch (const std::exception& trouble) {
        std::filesystem::remove(part, ignored);
        throw StoreError(fmt::format("cannot copy to {}: {}", file.string(), trouble.what()));
    }
}

} // namespace homestretch::server
