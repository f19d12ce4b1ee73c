#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

namespace homestretch::server {

// A folder that is gone after the test.
class TemporaryFolder {
public:
    TemporaryFolder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "homestretch-XXXXXX").string();
        path_ = mkdtemp(pattern.data());
    }
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    [[nodiscard]] std::filesystem::path file() const { return path_ / "test.db"; }
    [[nodiscard]] std::string database() const { return "sqlite3:" + file().string(); }

private:
    std::filesystem::path path_;
};

} // namespace homestretch::server
