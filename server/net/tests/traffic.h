#pragma once

#include "engine/json.h"

#include <string>
#include <string_view>

namespace homestretch::server {

// If $HOMESTRETCH_TRAFFIC names a file, every message and body of the tests is written to it, one JSON
// object per line with the schema it has to fit: tests/protocol/check_traffic.py reads it.
void record(std::string_view schema, const Json& body);
void record_http(std::string_view method, std::string_view path, unsigned status, const std::string& asked,
                 const std::string& answered);

} // namespace homestretch::server
