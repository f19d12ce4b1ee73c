#pragma once

#include <filesystem>

namespace homestretch::server {

// Copies a database into a new file that only its owner can read, as it is at one moment, while others go on
// writing. What was deleted is not in the copy. Throws StoreError, and leaves nothing behind then.
void copy_database(const std::filesystem::path& database, const std::filesystem::path& file);

} // namespace homestretch::server
