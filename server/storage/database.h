#pragma once

#include <soci/soci.h>

#include <string>

namespace homestretch::server {

// The FILE of `sqlite3:FILE`. Throws StoreError if it is something else.
[[nodiscard]] std::string database_file(const std::string& url);
// Opens a connection; throws StoreError.
void connect(soci::session& session, const std::string& file);

// Brings the schema up to date, step by step; throws StoreError if a newer version has been at it.
void migrate(soci::session& session);

// May write from its beginning, and waits there for whoever else writes: a transaction that reads first can
// find that its picture is outdated when it comes to writing, and then no waiting helps.
class WriteTransaction {
public:
    explicit WriteTransaction(soci::session& session);
    ~WriteTransaction(); // takes back what was not committed
    WriteTransaction(const WriteTransaction&) = delete;
    WriteTransaction& operator=(const WriteTransaction&) = delete;

    void commit();

private:
    soci::session& session_;
    bool open_ = true;
};

} // namespace homestretch::server
