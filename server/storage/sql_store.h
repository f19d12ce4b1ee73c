#pragma once

#include "server/storage/store.h"

#include <memory>
#include <string>

namespace homestretch::server {

// `sqlite3:FILE`. Makes the file if need be and brings its schema up to date; throws StoreError with a
// message that says what to do, also if the file was written by a newer version.
[[nodiscard]] std::unique_ptr<Store> open_store(const std::string& url);

} // namespace homestretch::server
