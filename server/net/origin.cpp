#include "server/net/origin.h"

namespace homestretch::server {

bool from_our_origin(const Request& request, std::string_view public_url) {
    const std::string_view origin = request.header("origin");
    if (origin.empty())
        return !request.headers.contains("sec-fetch-site") && !request.headers.contains("origin");
    if (!public_url.empty()) return origin == public_url;
    const std::size_t host = origin.find("://");
    return host != std::string_view::npos && origin.substr(host + 3) == request.header("host");
}

bool read_by_our_origin(const Request& request, std::string_view public_url) {
    return request.header("sec-fetch-site") == "same-origin" || from_our_origin(request, public_url);
}

} // namespace homestretch::server
