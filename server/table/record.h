#pragma once

#include "engine/json.h"
#include "server/table/instant.h"

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace homestretch::server {

// One fact about a table that will never change. All the records of a table, in order, are the table.
struct Record {
    std::uint64_t seq = 0; // 1, 2, 3, … without gaps
    Instant at{};
    std::string kind{}; // "acted"; table.cpp lists them
    Json body{};
    bool operator==(const Record&) const = default;
};

using Records = std::vector<Record>;

// Records that do not fold: another version of the program, with other rules, has made them.
struct UnreadableTable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

} // namespace homestretch::server
