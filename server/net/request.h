#pragma once

#include "engine/json.h"
#include "server/table/refusal.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace homestretch::server {

// A request as handlers see it, free of the HTTP library.
struct Request {
    std::string method{};
    std::string path{}; // decoded, without the query
    std::map<std::string, std::string> query{};
    std::map<std::string, std::string> headers{}; // by lower-case name
    std::string body{};
    std::string client{};      // network address, for limits
    bool for_machines = false; // came to the address of the metrics

    [[nodiscard]] std::string_view header(const std::string& name) const { // empty: it is not there
        const auto found = headers.find(name);
        return found == headers.end() ? std::string_view() : found->second;
    }
};

struct Response {
    unsigned status = 200;
    std::string body{};
    std::vector<std::pair<std::string, std::string>> headers{};
    std::optional<std::string> guest{}; // who the browser is from now on; empty: nobody
};

[[nodiscard]] Response json_response(const Json& body, unsigned status = 200);
[[nodiscard]] Response error_response(Code code, std::string_view message);

// Splits "/a%20b?x=1" into the path and the query; false if it is not well formed.
[[nodiscard]] bool read_target(std::string_view target, Request& request);

// The value of one cookie of a Cookie header; empty if it is not there.
[[nodiscard]] std::string_view cookie_value(std::string_view header, std::string_view name);

} // namespace homestretch::server
