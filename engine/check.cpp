#include "engine/check.h"

#include "engine/during.h"

#include <cstdio>
#include <cstdlib>

namespace homestretch {

// Defined in during.cpp.
extern constinit thread_local const Doing* innermost;

Doing::Doing() : outer_(innermost) {
    innermost = this;
}
Doing::~Doing() {
    innermost = outer_;
}

void fail_check(std::source_location where) {
    std::fprintf(stderr, "homestretch: a check failed at %s:%u in %s\n", where.file_name(), where.line(),
                 where.function_name());
    const Doing* doing = innermost;
    innermost = nullptr; // words that fail a check themselves are not asked again
    for (; doing != nullptr; doing = doing->outer())
        std::fprintf(stderr, "  during %s\n", doing->words().c_str());
    std::abort();
}

} // namespace homestretch
