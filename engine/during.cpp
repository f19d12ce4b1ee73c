#include "engine/during.h"

namespace homestretch {

// What check.cpp prints when a check fails. Apart from it, so that code for a program may be linked into a
// module: a compiler that knows where it lies reaches it in a way that only programs can.
constinit thread_local const Doing* innermost = nullptr;

} // namespace homestretch
