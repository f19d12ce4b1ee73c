#pragma once

#include <string>

namespace homestretch::server {

// One process leads a database: it holds the file's lock from the constructor to the destructor. The lock is
// the kernel's and dies with the process, however that ends; who only reads or copies never meets it.
class Leader {
public:
    // Makes the file if need be, readable for its owner alone: the key that signs cookies is in it. Throws
    // StoreError if there is another leader or no file can be made.
    explicit Leader(const std::string& file);
    // SQLite's own locks in this process end with this one, so close its connections before.
    ~Leader();
    Leader(const Leader&) = delete;
    Leader& operator=(const Leader&) = delete;

private:
    int file_;
};

} // namespace homestretch::server
