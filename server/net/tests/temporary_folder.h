#pragma once

#include <chrono>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

#include <stdlib.h> // mkdtemp is not in <cstdlib>

namespace homestretch::server {

// A folder of its own for a test, one level down so that the test owns what is beside it, too.
class TemporaryFolder {
public:
    TemporaryFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "homestretch-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make a temporary folder");
        top_ = name;
        std::filesystem::create_directory(path());
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(top_, ignored);
    }

    [[nodiscard]] std::filesystem::path path() const { return top_ / "folder"; }

    void write(const std::string& file, const std::string& text) const {
        std::filesystem::create_directories((path() / file).parent_path());
        std::ofstream(path() / file, std::ios::binary) << text;
    }
    void remove(const std::string& file) const { std::filesystem::remove(path() / file); }
    // As if it had been written later: two writes of a test may fall into one tick of the clock.
    void touch(const std::string& file) const {
        std::filesystem::last_write_time(path() / file, std::filesystem::file_time_type::clock::now() +
                                                            std::chrono::seconds(++touches_));
    }

private:
    std::filesystem::path top_;
    mutable int touches_ = 0;
};

} // namespace homestretch::server
