#pragma once

#include "server/net/request.h"

#include <string_view>

namespace homestretch::server {

// Whether a change or a socket may have been asked for by a page of ours. Browsers say where a request comes
// from; a program that is no browser says nothing, and has no cookie of anybody that it could misuse.
// `public_url` empty: our own host is the one the request was sent to.
[[nodiscard]] bool from_our_origin(const Request& request, std::string_view public_url);

// The same for what only reads: browsers say where that comes from in another way.
[[nodiscard]] bool read_by_our_origin(const Request& request, std::string_view public_url);

} // namespace homestretch::server
