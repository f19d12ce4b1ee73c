#pragma once

#include <stdexcept>

namespace homestretch::server {

// Records that are no table: damaged, or made by another version of the program with other rules.
struct UnreadableTable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

} // namespace homestretch::server
