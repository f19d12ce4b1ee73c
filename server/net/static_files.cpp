#include "server/net/static_files.h"

#include "engine/pack/file.h"

#include <fmt/format.h>
#include <sodium.h>

#include <array>
#include <utility>
#include <vector>

namespace homestretch::server {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t largest_file = std::size_t{16} << 20;
constexpr std::string_view page = "/index.html";
constexpr std::string_view hashed = "/assets/"; // the build puts a hash of the content into these names

using Pair = std::pair<std::string_view, std::string_view>;
constexpr std::array types = {
    Pair{".html", "text/html; charset=utf-8"},
    Pair{".js", "text/javascript; charset=utf-8"},
    Pair{".css", "text/css; charset=utf-8"},
    Pair{".json", "application/json"},
    Pair{".webmanifest", "application/manifest+json"},
    Pair{".svg", "image/svg+xml"},
    Pair{".png", "image/png"},
    Pair{".ico", "image/x-icon"},
    Pair{".webp", "image/webp"},
    Pair{".woff2", "font/woff2"},
    Pair{".woff", "font/woff"},
    Pair{".txt", "text/plain; charset=utf-8"},
};
constexpr std::array encodings = {Pair{".br", "br"}, Pair{".gz", "gzip"}}; // the smaller one first

std::string_view type_of(const fs::path& file) {
    for (const auto& [ending, type] : types) {
        if (file.extension() == ending) return type;
    }
    return "application/octet-stream";
}

std::string tag_of(const std::string& content) {
    const std::vector<unsigned char> bytes(content.begin(), content.end());
    std::array<unsigned char, crypto_generichash_BYTES_MIN> digest{};
    crypto_generichash(digest.data(), digest.size(), bytes.data(), bytes.size(), nullptr, 0);
    return fmt::format("{:02x}", fmt::join(digest, ""));
}

bool accepts(const Request& request, std::string_view encoding) {
    return request.header("accept-encoding").find(encoding) != std::string_view::npos;
}

} // namespace

StaticFiles::StaticFiles(fs::path folder) : folder_(std::move(folder)) {}

StaticFiles::Files StaticFiles::read(const fs::path& folder) {
    Files files;
    std::error_code failed;
    for (fs::recursive_directory_iterator at(folder, failed), end; !failed && at != end;
         at.increment(failed)) {
        std::error_code ignored;
        if (!at->is_regular_file(ignored)) continue;
        const auto content = read_text_file(at->path(), largest_file);
        if (!content) continue;
        fs::path path = at->path();
        std::string encoding;
        for (const auto& [ending, name] : encodings) {
            if (path.extension() == ending) encoding = name;
        }
        if (!encoding.empty()) path.replace_extension();
        File& file = files["/" + path.lexically_relative(folder).generic_string()];
        file.type = type_of(path);
        if (encoding.empty()) file.tag = tag_of(*content);
        file.bodies[encoding] = *content;
    }
    std::erase_if(files, [](const auto& entry) { return !entry.second.bodies.contains(""); });
    return files;
}

std::shared_ptr<const StaticFiles::Files> StaticFiles::files() {
    const std::lock_guard lock(guard_);
    if (folder_.empty()) return files_;
    std::error_code missing;
    const auto built = fs::last_write_time(folder_ / page.substr(1), missing);
    if (!missing && built != built_) {
        files_ = std::make_shared<const Files>(read(folder_));
        built_ = built;
    }
    return files_;
}

Response StaticFiles::answer(const Request& request, const std::string& path, const File& file) {
    std::string encoding;
    for (const auto& [ending, name] : encodings) {
        if (encoding.empty() && file.bodies.contains(std::string(name)) && accepts(request, name)) {
            encoding = name;
        }
    }
    const std::string tag = fmt::format("\"{}{}\"", file.tag, encoding);
    Response response{
        .headers = {{"Content-Type", std::string(file.type)},
                    {"ETag", tag},
                    {"Vary", "Accept-Encoding"},
                    {"Cache-Control",
                     path.starts_with(hashed) ? "public, max-age=31536000, immutable" : "no-cache"}}};
    if (!encoding.empty()) response.headers.emplace_back("Content-Encoding", encoding);
    if (request.header("if-none-match").find(tag) != std::string_view::npos) {
        response.status = 304;
    } else {
        response.body = file.bodies.at(encoding);
    }
    return response;
}

Response StaticFiles::get(const Request& request) {
    const std::shared_ptr<const Files> all = files();
    if (const auto file = all->find(request.path); file != all->end()) {
        return answer(request, file->first, file->second);
    }
    const auto client = all->find(std::string(page));
    if (client != all->end() && !request.path.starts_with(hashed)) {
        return answer(request, client->first, client->second);
    }
    Response response{.status = 404, .headers = {{"Content-Type", "text/plain; charset=utf-8"}}};
    response.body = client != all->end()
                        ? "There is no such file.\n"
                        : "The browser client is not here. Build it with `make build`, or name its folder "
                          "with --web DIR. Programs find the server under /api/v1.\n";
    return response;
}

} // namespace homestretch::server
