#pragma once

#include "server/storage/upkeep.h"

#include <memory>
#include <string>

namespace homestretch::server {

// `sqlite3:FILE`. Makes the file if need be and brings its schema up to date; throws StoreError with a
// message that says what to do, also if another process leads it or a newer version has written it.
[[nodiscard]] std::unique_ptr<Database> open_store(const std::string& url, StoreWatch watch = {});

} // namespace homestretch::server
