#include "engine/check.h"

#include <cstdio>
#include <cstdlib>

namespace homestretch {

void fail_check(std::source_location where) {
    std::fprintf(stderr, "homestretch: a check failed at %s:%u in %s\n", where.file_name(), where.line(),
                 where.function_name());
    std::abort();
}

} // namespace homestretch
