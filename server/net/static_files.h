#pragma once

#include "server/net/request.h"

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace homestretch::server {

// The built browser client, held in memory: what was not in its folder cannot be asked for, whatever the
// path says. Read again when it was built again.
class StaticFiles {
public:
    explicit StaticFiles(std::filesystem::path folder); // an empty path: there is no client

    // A file, or the client's page for every path that is none: it knows its own addresses.
    [[nodiscard]] Response get(const Request& request);

private:
    struct File {
        std::string_view type{};
        std::string tag{};                           // from the content
        std::map<std::string, std::string> bodies{}; // by encoding: "", "br", "gzip"
    };
    using Files = std::map<std::string, File>; // by path: "/index.html"

    [[nodiscard]] std::shared_ptr<const Files> files();
    [[nodiscard]] static Files read(const std::filesystem::path& folder);
    [[nodiscard]] static Response answer(const Request& request, const std::string& path, const File& file);

    std::filesystem::path folder_;
    std::mutex guard_;
    std::filesystem::file_time_type built_{};
    std::shared_ptr<const Files> files_ = std::make_shared<const Files>();
};

} // namespace homestretch::server
