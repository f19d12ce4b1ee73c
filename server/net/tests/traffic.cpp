#include "server/net/tests/traffic.h"

#include "server/net/api.h"

#include <cstdlib>
#include <fstream>
#include <mutex>

namespace homestretch::server {

namespace {

void write_line(const Json& line) {
    static std::mutex guard;
    const char* file = std::getenv("HOMESTRETCH_TRAFFIC");
    if (file == nullptr) return;
    const std::lock_guard lock(guard);
    static std::ofstream traffic(file); // what an earlier run left is gone
    traffic << line.dump() << '\n' << std::flush;
}

} // namespace

void record(std::string_view schema, const Json& body) {
    write_line({{"schema", schema}, {"body", body}});
}

void record_http(std::string_view method, std::string_view path, unsigned status, const std::string& asked,
                 const std::string& answered) {
    const std::string_view plain = path.substr(0, path.find('?'));
    if (!plain.starts_with("/api/") || method == "HEAD") return;
    write_line({{"method", method},
                {"path", Api::pattern_of(plain)},
                {"status", status},
                {"asked", status < 400 && !asked.empty() ? Json::parse(asked) : Json()},
                {"answered", Json::parse(answered)}});
}

} // namespace homestretch::server
